"""Links that lead nowhere say why, in the reader's language, and lead back."""

from __future__ import annotations

from typing import Any


def test_a_wrong_link_says_why_and_leads_back(person: Any) -> None:
    page = person("ja")
    for path, why in (
        ("/join/never-given-out", "そのリンクは存在しません。"),
        ("/m/m_AAAAAAAAAAAAAAAA", "その卓はありません。"),
        ("/replay/m_AAAAAAAAAAAAAAAA/3", "その卓はありません。"),
        ("/%ff", "何もありません"),
    ):
        page.goto(path)
        page.get_by_role("alert").filter(has_text=why).wait_for()
        page.locator("main a.button[href='/']").click()
        page.locator("[data-game]").first.wait_for()


def test_another_device_goes_on_by_link(person: Any) -> None:
    page, phone = person(), person()
    page.goto("/settings")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_label("Link for the other device").input_value()
    phone.goto(link)
    phone.get_by_text("You are now signed in on this browser.").wait_for()
    assert phone.get_by_label("Your name").input_value() == "Ada"
