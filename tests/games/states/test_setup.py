"""Set-up: clauses S."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import Log, Runner
from sandtable.engine.errors import BadSeats
from sandtable.games import find_game
from sandtable.games.states.content import CARD_IDS, EVENT_IDS, MAP, STATE_IDS
from sandtable.games.states.rules.goals import EARLY_PERSONS, LATE_PERSONS, PEOPLE_OF_THE_AGE
from sandtable.testing import deal, play_randomly

from .table import names, neighbours, resolve, values

STATES = find_game("states")


@pytest.mark.rule("S-01")
def test_three_to_five_players() -> None:
    assert STATES.seats == (3, 4, 5)
    with pytest.raises(BadSeats):
        STATES.start(2)
    with pytest.raises(BadSeats):
        STATES.start(6)


@pytest.mark.rule("S-02")
def test_the_board_is_the_same_for_any_number_of_players() -> None:
    boards = [deal("states", seats=seats).view(0)["spaces"] for seats in (3, 4, 5)]
    assert boards[0] == boards[1] == boards[2]


@pytest.mark.rule("S-03")
def test_seven_states_with_four_attributes() -> None:
    spaces = deal("states").view(0)["spaces"]
    assert len(spaces) == 7
    assert all(set(space["values"]) == {"military", "economy", "culture", "people", "sum"} for space in spaces.values())


@pytest.mark.rule("S-04")
def test_starting_attributes() -> None:
    table = deal("states")
    assert {state: values(table, state) for state in STATE_IDS} == {
        "qi": [4, 5, 4, 4],
        "chu": [4, 4, 5, 4],
        "yan": [5, 4, 4, 4],
        "han": [4, 4, 4, 5],
        "zhao": [4, 4, 5, 4],
        "wei": [4, 5, 4, 4],
        "qin": [5, 4, 4, 4],
    }
    assert all(sum(values(table, state)) == 17 for state in STATE_IDS)


@pytest.mark.rule("S-05")
def test_what_rises_beyond_ten_is_lost() -> None:
    table = resolve("hu_dress qin", qin={"military": 9})
    assert values(table, "qin") == [10, 4, 3, 4]


@pytest.mark.rule("S-06")
def test_a_reduction_below_one_destroys() -> None:
    table = resolve("rites_and_music B han", han={"culture": 1})
    assert "destroyed" in table.view(0)["spaces"]["state:han"]["marks"]


@pytest.mark.rule("S-07")
def test_fourteen_random_public_events_then_the_two_fixed_ones() -> None:
    for seed in range(5):
        turned = public_events_of_a_game(seed)
        assert len(set(turned[:14])) == 14
        assert not {"event:silkworm_whale", "event:unification"} & set(turned[:14])
        assert turned[14:] == ["event:silkworm_whale", "event:unification"]


@pytest.mark.rule("S-08")
def test_eight_public_events_are_never_seen() -> None:
    assert len(EVENT_IDS) == 24
    state: Any = play_randomly(STATES, 4, {}, 3, 10**6).runner.state
    assert state.ending == "sixteenth-card"
    assert len(state.public_deck) == 8


def public_events_of_a_game(seed: int) -> list[str]:
    """The public events of a random game that reached the sixteenth card."""
    random = Random(seed)
    state: Any = STATES.start(3)
    state.log = Log()
    runner = Runner(state)
    while runner.decision is not None:
        runner.answer(random.choice(runner.decision.options))
    if state.ending != "sixteenth-card":
        return public_events_of_a_game(seed + 100)
    return names([note.values["event"] for note in state.log.notes if note.key == "public-event"])


@pytest.mark.rule("S-09", "S-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_event_cards_each_and_the_last_of_five_players_gets_four(seats: int) -> None:
    table = deal("states", seats=seats).script("seat:2")
    table.asked(0)
    sizes = [len(table.state.hands[seat]) for seat in table.state.in_order()]
    assert len(CARD_IDS) == 24
    assert sizes == ([5] * seats if seats < 5 else [5, 5, 5, 5, 4])


@pytest.mark.rule("S-11")
def test_early_and_late_persons_have_separate_decks() -> None:
    state = deal("states").state
    assert (len(EARLY_PERSONS), len(LATE_PERSONS)) == (21, 35)
    assert sorted(state.early.deck.cards) == EARLY_PERSONS
    assert sorted(state.late.deck.cards) == LATE_PERSONS


@pytest.mark.rule("S-12", "S-13")
def test_three_early_persons_are_drawn_two_kept_and_one_shuffled_back() -> None:
    table = deal("states", seats=3)
    assert all(len(table.options(seat)) == 3 for seat in range(3))
    for seat in range(3):
        table.answer(seat, table.options(seat)[0], table.options(seat)[1])
    assert [len(persons) for persons in table.state.persons] == [2, 2, 2]
    assert len(table.state.early.deck) == 21 - 6
    assert not table.state.early.discards


@pytest.mark.rule("S-14")
def test_the_first_hegemon_is_random() -> None:
    table = deal("states", seats=4)
    assert names(table.runner.pending[0].options) == ["seat:1", "seat:2", "seat:3", "seat:4"]
    table.script("seat:3").asked(0)
    assert table.state.hegemon == 2


@pytest.mark.rule("S-15")
def test_left_is_the_next_seat_and_right_the_previous() -> None:
    state = deal("states", seats=4).state
    assert (state.left_of(3), state.right_of(0)) == (0, 3)


@pytest.mark.rule("S-16")
def test_canonical_order() -> None:
    assert STATE_IDS == ["qi", "chu", "yan", "han", "zhao", "wei", "qin"]


@pytest.mark.rule("S-17")
def test_borders_are_mutual_and_han_and_zhao_share_one() -> None:
    table = deal("states", phase="resolve")
    drawn = {state["id"]: set(state["adjacent"]) for state in MAP["state"]}
    assert {state: neighbours(table, state) for state in STATE_IDS} == drawn
    assert all(state in drawn[other] for state in STATE_IDS for other in drawn[state])
    assert "zhao" in drawn["han"]


@pytest.mark.rule("S-18")
def test_every_state_is_served_by_three_early_and_five_late_persons() -> None:
    for state in range(len(STATE_IDS)):
        served = [person.early for person in PEOPLE_OF_THE_AGE if person.state == state]
        assert (served.count(True), served.count(False)) == (3, 5)
