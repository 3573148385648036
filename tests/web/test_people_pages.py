"""What people can do about each other and for themselves, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.server.settings import Limits

from .table_talk import LANGUAGES, play_now
from .test_screens import inspect

RECORDS = Path(__file__).parents[2] / "web/tests/records"


def test_dice_are_worked_out_in_the_readers_own_browser(person: Any, tmp_path: Path) -> None:
    """With every connection to the server cut: a whole record holds, one with another die does not."""
    page = person()
    page.goto("/dice")
    page.locator("input[type=file]").wait_for()
    page.route("**/*", lambda route: route.abort())
    page.set_input_files("input[type=file]", RECORDS / "twilight.jsonl")
    page.locator(".notice", has_text="results match the seal").wait_for()
    inspect(page)
    text = (RECORDS / "fords.jsonl").read_text(encoding="utf8")
    last = text.rindex('"roll:')
    face = int(text[last + 6])
    (tmp_path / "other.jsonl").write_text(text[: last + 6] + str(face % 6 + 1) + text[last + 7 :], encoding="utf8")
    page.set_input_files("input[type=file]", tmp_path / "other.jsonl")
    page.locator(".notice.bad", has_text="do not match").wait_for()


def test_somebody_in_the_chat_can_be_muted_and_reported(person: Any) -> None:
    ada, ben = person(), person()
    play_now(ada, "states")
    ben.goto(ada.url)
    for page in (ada, ben):
        page.locator(".side-tabs button").nth(1).click()
    ben.get_by_placeholder("Say something").fill("something rude")
    ben.get_by_role("button", name="Send").click()
    ada.get_by_text("something rude").wait_for()
    ada.get_by_role("button", name="mute, block, report").click()
    ada.get_by_role("button", name="Report", exact=True).click()
    ada.get_by_text("Thank you.").wait_for()
    ada.get_by_role("button", name="Mute", exact=True).click()
    ada.get_by_text("(muted)").wait_for()
    assert ada.get_by_text("something rude").count() == 0
    ada.goto("/settings")
    ada.get_by_text("Muted and blocked").wait_for()
    ada.get_by_role("button", name="Undo", exact=True).click()
    ada.get_by_text("Muted and blocked").wait_for(state="detached")


def test_a_word_that_is_refused_says_why_and_is_not_lost(person: Any) -> None:
    ada, ben = person(), person()
    play_now(ada, "states")
    ben.goto(ada.url)
    ben.locator(".side-tabs button").nth(1).click()
    for number in range(Limits().chat_of_watcher + 1):
        ben.get_by_placeholder("Say something").fill(f"line {number}")
        ben.get_by_role("button", name="Send").click()
    ben.locator(".chat [role=alert]", has_text="too").wait_for()
    assert ben.get_by_placeholder("Say something").input_value() == f"line {number}"
    inspect(ben)


def test_a_bot_gets_a_token_and_loses_it(person: Any) -> None:
    page = person()
    page.goto("/settings")
    page.get_by_label("Login").fill("botmaker")
    page.get_by_label("Password").fill("long enough")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_text("botmaker").wait_for()
    page.locator("fieldset details summary").click()
    page.get_by_label("Name of the bot").fill("Careful")
    page.get_by_role("button", name="Make a token").click()
    page.locator("code", has_text="bot_").wait_for()
    page.get_by_text("BOT Careful").wait_for()
    inspect(page)
    page.get_by_role("button", name="Revoke").click()
    page.get_by_text("BOT Careful").wait_for(state="detached")


def test_the_account_page_is_whole_in_every_language(person: Any) -> None:
    page = person()
    page.goto("/settings")
    page.get_by_label("Login").fill("somebody")
    page.get_by_label("Password").fill("long enough")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_text("somebody").wait_for()
    for language in LANGUAGES:
        page.locator(f'input[name=language][value="{language}"]').check()
        page.locator("fieldset details summary").click()
        page.locator("fieldset details form").first.wait_for()
        inspect(page)
        page.locator("fieldset details summary").click()
