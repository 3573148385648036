"""Set-up and slot rewards."""

from typing import Any

import pytest

from sandtable.engine import NOTHING
from sandtable.games.taiwan2045.content import (
    CARD_GROUP,
    ELITE_GROUND,
    ENTRY_AT,
    ENTRY_TROOPS,
    GROUNDS,
    GROUP_OF,
    MISSION_REGION,
    REGION_OF,
    card_of,
    space_of,
)
from sandtable.testing import deal


@pytest.mark.rule("setup-1", "setup-2", "setup-7", "def-reserve-tw")
def test_round_one_with_twelve_troops_overseas() -> None:
    table = deal("taiwan2045", seats=4)
    state = table.state
    assert (state.round, state.reserve, state.overseas) == (1, 38, 12)


@pytest.mark.rule("setup-3", "setup-9")
def test_decks_are_sets_without_an_order() -> None:
    state = deal("taiwan2045", seats=4).state
    assert [len(deck) for deck in state.mission_decks] == [8] * 6
    assert [len(deck) for deck in state.decks] == [14] * 3 and len(state.elite_deck) == 6


@pytest.mark.rule("setup-6")
def test_a_passport_is_seen_by_its_owner_only() -> None:
    table = deal("taiwan2045", seats=4)
    table.until("turn")
    for seat in range(4):
        shown = [any(name.startswith("power:") for name in row["shown"]) for row in table.view(seat)["seats"]]
        assert shown == [other == seat for other in range(4)]
        assert len(table.notes("your-power", seat=seat)) == 1


@pytest.mark.rule("setup-8", "setup-10a", "setup-10b", "def-unit-2")
def test_the_first_elite_stands_with_thirteen_and_does_nothing() -> None:
    table = deal("taiwan2045", seats=4).script("power:government", "power:silicon", "power:tiandi", "power:kunshen")
    table.script("elite:z01", "elite:z04")
    table.until("turn")
    state = table.state
    assert state.troops[card_of("z01")] == 13 and state.where[card_of("z01")] == space_of("ln")
    assert [state.pla[ground] for ground in GROUNDS] == [13, 5, 5]
    assert sum(state.pla) == 23


@pytest.mark.rule("setup-11a", "setup-11b", "setup-11c", "play-1")
def test_the_supply_has_an_elite_two_open_and_three_closed_cards() -> None:
    table = deal("taiwan2045", seats=4)
    table.until("turn")
    state = table.state
    group = GROUP_OF[ELITE_GROUND[state.elite_up]]
    assert len(state.face_up) == 2 and all(CARD_GROUP[card] == group for card in state.face_up)
    assert [CARD_GROUP[card] for card in state.face_down] == [0, 1, 2]


@pytest.mark.rule("setup-12", "setup-12-1", "setup-12-2", "setup-12-3")
def test_starting_characters_bring_troops_friendliness_and_a_mission() -> None:
    table = deal("taiwan2045", seats=4)
    table.until("turn")
    state = table.state
    for seat in range(4):
        (card,) = state.mine[seat]
        assert state.where[card] == ENTRY_AT[card] and state.troops[card] == ENTRY_TROOPS[card]
        assert sum(state.friends[seat]) == 1
        assert REGION_OF[ENTRY_AT[card]] in [MISSION_REGION[mission] for mission in state.missions[seat]]
    assert state.reserve == 38 - sum(ENTRY_TROOPS[state.mine[seat][0]] for seat in range(4))


@pytest.mark.rule("setup-13a", "setup-13b", "def-order")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_round_one_uses_the_first_slots_clockwise(seats: int) -> None:
    table = deal("taiwan2045", seats=seats)
    table.until("turn")
    slots = table.state.slot
    assert sorted(slots) == list(range(1, seats + 1))
    first = slots.index(1)
    assert [slots[(first + step) % seats] for step in range(seats)] == list(range(1, seats + 1))


@pytest.mark.rule("setup-13c", "slot-2", "slot-5", "between-3")
def test_slot_rewards_come_before_the_round() -> None:
    table = deal("taiwan2045", seats=5, stage="round-start")
    assert table.asked(1).prompt == "mission-deck" and len(table.options(1)) == 6
    table.answer(1, "region:c")
    assert len(table.state.missions[1]) == 1
    assert table.asked(4).prompt == "action-deck"
    table.answer(4, "deck:south")
    assert len(table.state.hand[4]) == 1
    assert table.state.seat == 0


@pytest.mark.rule("slot-1")
def test_slot_one_picks_first_and_gets_two_of_the_six_cards() -> None:
    supply: dict[str, Any] = {"face_up": ["n01", "n02"], "face_down": {"north": "n03", "middle": "m01", "south": "s01"}}
    table = deal("taiwan2045", seats=5, elite_up="z01", slots=[5, 4, 3, 2, 1], turn=4, **supply)
    assert table.asked(4).prompt == "turn" and len(table.options(4)) == 7


@pytest.mark.rule("slot-3")
def test_slot_three_sees_the_closed_cards() -> None:
    down = {"north": "n03", "middle": "m01", "south": "s01"}
    table = deal("taiwan2045", seats=3, face_down=down, face_up=["n01"], stage="round-start")
    table.answer(1, "region:a")
    seen = [row["cards"] for row in table.view(2)["laid"] if row["label"] == "closed"]
    assert seen == [["blind:north", "card:n03"], ["blind:middle", "card:m01"], ["blind:south", "card:s01"]]
    unseen = [row["cards"] for row in table.view(0)["laid"] if row["label"] == "closed"]
    assert unseen == [["blind:north"], ["blind:middle"], ["blind:south"]]


@pytest.mark.rule("slot-4")
def test_slot_four_adds_a_basic_action_before_or_after_the_effect() -> None:
    position: dict[str, Any] = {"slots": [4, 1, 2], "units": {"y05": (0, "e1", 3)}, "playing": "m08"}
    table = deal("taiwan2045", **position)
    assert "do:extra" in table.options(0)
    table.answer(0, "do:extra", "do:recruit", "card:y05", "do:effect", "do:done")
    assert "do:extra" not in table.options(0)
    table = deal("taiwan2045", **position)
    table.answer(0, "do:effect", "do:done")
    assert {"do:extra", "do:done"} <= set(table.options(0))
    table.answer(0, "do:done")
    assert table.asked(0).prompt == "pla-reinforce"


@pytest.mark.rule("slot-4")
def test_slot_four_does_nothing_for_an_elite_card() -> None:
    table = deal("taiwan2045", slots=[4, 1, 2], playing="z06", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:extra", "do:recruit", "card:y05", "do:extra", "do:recruit", "card:y05")
    assert "do:extra" not in table.options(0)


def test_nothing_is_laid_out_before_the_set_up() -> None:
    state = deal("taiwan2045").state
    assert state.face_down == [NOTHING] * 3 and state.face_up == []
