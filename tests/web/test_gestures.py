"""Every gesture of every game is made by keyboard and with a thumb, and one undo takes all of it back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.engine import Decision, Gesture, Match, Record, loads
from sandtable.games import find_game

from .hands import A_TRY_MS, Hand, Keyboard, Mouse
from .recorded import SEATS, first_asked, recorded
from .table_talk import MOVED_ON, settle, sit_after

GESTURES = {
    ("axis", "board"): "voyage",
    ("axis", "buy"): "purchase",
    ("axis", "land"): "voyage",
    ("axis", "place"): "mobilize",
    ("axis", "stack"): "combat-unit",
    ("dawn", "points"): "influence-where",
    ("states", "as-they-lie"): "order",
    ("taiwan2045", "lure"): "lure-or-agitate",
    ("taiwan2045", "march"): "move-where",
    ("taiwan2045", "troops"): "give-whom",
    ("twilight", "points"): "set-up",
    ("twilight", "score"): "play-card",
}
"""Where each kind of them is met that gives several answers as one."""
TWICE = 2


class Finger(Mouse):
    """A thumb of somebody who confirms nothing."""

    def use(self, target: Any) -> None:
        target.tap(timeout=A_TRY_MS)


HANDS: dict[str, tuple[type[Hand], int, int]] = {"keyboard": (Keyboard, 1440, 900), "thumb": (Finger, 390, 844)}


def number_of(gesture: Gesture) -> int:
    """As many as go by themselves, or two where one does."""
    return min(gesture.most, max(gesture.usual, TWICE))


def gives_several(gesture: Gesture) -> bool:
    return len(gesture.in_full(number_of(gesture))) > 1


def test_no_kind_of_gesture_is_left_out() -> None:
    found = set()
    for game in SEATS:
        played, record = find_game(game), loads(recorded(game).text)
        match = Match(played, Record(played.id, played.version, record.options, record.seats, []))
        for answer in record.in_force():
            asked = [decision for decision in match.pending if decision.seat >= 0]
            found |= {(game, each.key) for one in asked for each in match.state.gestures(one) if gives_several(each)}
            match.feed(answer)
    assert found == set(GESTURES)


def several(match: Match, decision: Decision, key: str) -> list[Gesture]:
    return [each for each in match.state.gestures(decision) if each.key == key and gives_several(each)]


def make(hand: Hand, gesture: Gesture, names: Any) -> None:
    """Says how many, then touches the place or presses the button."""
    page = hand.page
    what = names[gesture.what] if gesture.what >= 0 else ""
    for _ in range(number_of(gesture) - gesture.usual):
        hand.use(page.locator(f".stepper[data-thing='{what}'] .more").first)
    if gesture.at >= 0:
        hand.give(names[gesture.at])
        return
    turn = page.locator("main").get_attribute("data-turn")
    hand.use(page.locator(".prompt [data-gesture]").first)
    page.wait_for_function(MOVED_ON, arg=turn)
    settle(page)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(("game", "key"), GESTURES)
def test_a_gesture_is_made_and_taken_back_as_one(person: Any, game: str, key: str, hand: str) -> None:
    match, decision = first_asked(game, GESTURES[game, key], lambda m, d: bool(several(m, d, key)))
    gesture = several(match, decision, key)[0]
    kind, width, height = HANDS[hand]
    page = person("en", width, height)
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))
    sit_after(page, game, len(match.answers), decision.seat)
    where = f"/api/matches/{page.url.rsplit('/', 1)[1]}/view?seat={decision.seat}"
    before = page.request.get(where).json()["view"]
    make(kind(page), gesture, match.game.names)
    given = [each["answers"] for each in said if each["type"] == "gesture"]
    assert len(given) == 1 and len(given[0]) > 1, said
    assert not [each for each in said if each["type"] == "answer"]
    turn = page.locator("main").get_attribute("data-turn")
    kind(page).use(page.locator(".prompt .undo"))
    page.wait_for_function(MOVED_ON, arg=turn)
    assert page.request.get(where).json()["view"] == before
