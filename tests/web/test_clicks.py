"""How many clicks a player used to other tables needs here, counted while those very things are done."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import MOVED_ON, OFFERED, is_over, let_the_log_follow, play_random_bots, settle, wait_for_choice

DESK = {"width": 1440, "height": 900}


CORNER = {"x": 12, "y": 12}
"""Of every card in a hand this much is in sight, even where the next one lies on it, unless the pointer lifts one."""


class Clicks:
    """A mouse that counts. Every click is a real one, where a person would make it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.made = 0

    def __call__(self, selector: str) -> None:
        """One click that answers something."""
        turn = self.page.locator("main").get_attribute("data-turn")
        self.aside(selector)
        self.page.wait_for_function(MOVED_ON, arg=turn)
        settle(self.page)
        self.page.locator(f"{OFFERED}, section.result").first.wait_for()

    def aside(self, selector: str) -> None:
        """One click that only prepares an answer."""
        card = selector.startswith(".card")
        if card:
            self.page.mouse.move(0, 0)
        self.page.locator(selector).first.click(position=CORNER if card else None)
        self.made += 1

    def on(self, place: str) -> None:
        self(f"[data-space='space:{place}'].lit > .hit")

    def press(self, option: str) -> None:
        self(f".prompt [data-option='{option}']")

    def all_or_none(self, unit: str) -> None:
        self.aside(f"[data-thing='unit:{unit}'] .all")

    def fewer(self, unit: str) -> None:
        self.aside(f"[data-thing='unit:{unit}'] .less")

    def count(self, did: Any) -> int:
        """How many clicks something takes."""
        before = self.made
        did()
        return self.made - before

    def offers(self, option: str) -> bool:
        return bool(self.page.locator(f".prompt [data-option='{option}']").count())

    def phase(self) -> str:
        return str(self.page.locator(".theatre").get_attribute("data-phase"))


@pytest.fixture
def germany(person: Any) -> Clicks:
    page = person(**DESK)
    play_random_bots(page, "axis")
    wait_for_choice(page)
    return Clicks(page)


def buy_six(click: Clicks) -> None:
    for _ in range(2):
        click(".purchase .buy:has-text('Tank')")
    for _ in range(4):
        click(".purchase .buy:has-text('Infantry')")
    click.press("do:done")


def three_battles(click: Clicks) -> None:
    """Fourteen units from three territories: one stack is divided between two targets."""
    click.on("poland")
    click.fewer("infantry")
    click.all_or_none("tank")
    click.on("east_poland")
    click.on("poland")
    click.on("baltic_states")
    click.on("bulgaria_romania")
    click.on("ukraine")
    click.on("czechoslovakia_hungary")
    click.on("east_poland")
    click.press("do:done")


def ordered(page: Any) -> int:
    """How many units are sent into battle, as the log tells it."""
    let_the_log_follow(page)
    orders = page.locator(".log li", has_text="against").all_inner_texts()
    return sum(int(text.split("×")[0].split()[-1]) for text in orders)


def fight(click: Clicks) -> None:
    """Presses every attack, loses what the table would lose first, and has the first battle first."""
    while click.phase() not in ("noncombat-move", "mobilize") and not is_over(click.page):
        if click.offers("do:press"):
            click.press("do:press")
        elif click.page.locator(".prompt .option").count():
            click(".prompt .option")
        else:
            click(".space.lit > .hit")


def test_axis_a_whole_first_german_turn(germany: Clicks) -> None:
    """Six units bought, fourteen sent into three battles, fought out, and six placed."""
    click = germany
    assert click.count(lambda: buy_six(click)) <= 7
    assert click.count(lambda: three_battles(click)) <= 11
    assert ordered(click.page) >= 14
    fight(click)
    click.press("do:done")
    assert click.count(lambda: click.on("germany")) <= 2
    assert click.phase() != "mobilize"
    assert click.made <= 30


def test_axis_sixteen_units_in_eight_orders_at_three_targets(germany: Clicks) -> None:
    click = germany
    click.press("do:done")
    click.made = 0
    click.on("poland")
    click.aside("[data-thing='unit:fighter'] .more")
    click.on("baltic_states")
    click.on("bulgaria_romania")
    click.on("ukraine")
    click.on("czechoslovakia_hungary")
    click.on("east_poland")
    click.press("do:done")
    assert ordered(click.page) == 16
    assert click.made <= 13


def test_axis_two_units_by_transport_onto_a_coast(germany: Clicks) -> None:
    click = germany
    click.press("do:done")
    click.made = 0
    click.on("sz5")
    click.press("unit:transport")
    click("[data-gesture]:has-text('Infantry from Germany')")
    click("[data-gesture]:has-text('Artillery from Germany')")
    click.on("baltic_states")
    assert click.offers("do:done")
    assert click.made <= 5


def test_axis_a_gesture_is_taken_back_as_one(germany: Clicks) -> None:
    click, page = germany, germany.page
    click.press("do:done")
    click.on("poland")
    click.on("east_poland")
    page.locator(".routes .order").wait_for(state="attached")
    click(".prompt .undo")
    page.locator("[data-thing='unit:tank']").wait_for()
    assert page.locator(".routes .order").count() == 0


@pytest.fixture
def ussr(person: Any) -> Clicks:
    """The USSR in the first action round."""
    page = person(**DESK)
    play_random_bots(page, "twilight")
    wait_for_choice(page)
    click = Clicks(page)
    for _ in range(5):
        click.aside(".stepper .more")
    click.on("poland")
    click(".card.lit[data-option='card:defectors']")
    return click


def test_twilight_a_coup(ussr: Clicks) -> None:
    click = ussr
    click.made = 0
    click(".card.lit[data-option='card:nasser']")
    click.press("do:coup")
    click.on("iran")
    assert click.made <= 3


def test_twilight_four_points_of_influence_and_a_scoring_card(ussr: Clicks) -> None:
    click = ussr
    click.made = 0
    click(".card.lit[data-option='card:us_japan_mutual_defense_pact']")
    click.press("do:influence")
    click.aside(".stepper .all")
    click.on("iraq")
    assert click.made <= 6
    while not click.page.locator(".card.lit[data-option='card:europe_scoring']").count():
        click(OFFERED)
    click.made = 0
    click(".card.lit[data-option='card:europe_scoring']")
    assert click.made == 1


def test_taiwan2045_a_turn(person: Any) -> None:
    """A card for its effect, and what the PLA does, to the end of the turn."""
    page = person(**DESK)
    play_random_bots(page, "taiwan2045")
    wait_for_choice(page)
    click = Clicks(page)
    click.press("blind:north")
    ended = page.locator(".log li", has_text="ends the turn")
    for _ in range(20):
        let_the_log_follow(page)
        if ended.count():
            break
        named = [option for option in ("do:done", "do:effect") if click.offers(option)]
        click(f".prompt [data-option='{named[0]}']" if named else ".card.lit, .space.lit > .hit")
    assert click.made <= 8
