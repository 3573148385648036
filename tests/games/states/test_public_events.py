"""Public events: clauses P."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.states.content import STATE_IDS
from sandtable.games.states.options import NAMES
from sandtable.testing import deal

from .table import holder, is_alive, is_rolling, names, resolve, turn_over, values

LAID = [
    ["hu_dress qi", "long_wall qi"],
    ["jixia_academy qi"],
    ["royal_marriage qi yan", "reform A qi", "reform_2 B qi"],
]


def shelf(view: Mapping[str, Any], label: str) -> Any:
    return next(shelf for shelf in view["laid"] if shelf["label"] == label)


@pytest.mark.rule("P-01")
def test_each_holds_a_corner_suspends_the_hegemon_who_returns_next_round() -> None:
    table = resolve("hu_dress qi", public="divided_realm", hegemon=1)
    assert table.state.board.round == 2
    assert table.state.hegemon == 1
    suspended = deal("states", phase="lay", public="divided_realm", hegemon=1, hands=[["hu_dress"]])
    assert suspended.view(0)["seats"][1]["marks"] == []


@pytest.mark.rule("P-02")
def test_each_holds_a_corner_takes_from_everybody_and_resolves_at_random() -> None:
    table = deal("states", phase="gather", public="divided_realm", laid=LAID)
    table.script("card:long_wall", "card:reform", "card:royal_marriage")
    assert names(table.runner.pending[0].options) == ["card:hu_dress", "card:long_wall"]
    table.script("card:reform", "card:jixia_academy", "card:long_wall")
    table.settle()
    order = [note.values["card"] for note in table.notes("resolves")]
    assert names(order) == ["card:reform", "card:jixia_academy", "card:long_wall", "card:royal_marriage"]
    assert not any(note.key in ("left-alone", "ordered", "speech") for note in table.notes()[: len(order)])


@pytest.mark.rule("P-02")
def test_without_a_hegemon_nobody_speaks() -> None:
    assert not turn_over("divided_realm", hands=[["hu_dress"]]).notes("speech")
    assert turn_over("covenant", hands=[["hu_dress"]]).notes("speech")


@pytest.mark.rule("P-03", "P-04")
def test_open_counsel_lets_the_hegemon_choose_from_face_up_cards() -> None:
    table = deal("states", phase="gather", public="open_counsel", hegemon=1, laid=LAID)
    assert (table.asked(1).prompt, table.asked(1).left) == ("take", 2)
    assert table.options(1) == ["card:royal_marriage", "card:reform", "card:reform_2"]
    assert shelf(table.view(0), "laid")["cards"] == ["card:hu_dress", "card:long_wall"]
    table.answer(1, "card:reform_2", "card:reform", "card:hu_dress")
    assert table.asked(1).prompt == "order"
    assert set(table.options(1)) == {"card:reform_2", "card:reform", "card:hu_dress", "card:jixia_academy"}


@pytest.mark.rule("P-04")
def test_open_counsel_reveals_all_plays_together() -> None:
    hands = [["hu_dress"], ["long_wall"], ["jixia_academy"]]
    table = deal("states", phase="lay", public="open_counsel", hands=hands)
    table.answer(0, "card:hu_dress", "state:qi").answer(1, "card:long_wall", "state:qi")
    assert not table.notes("laid-openly")
    assert "card:hu_dress" not in str(table.view(1))
    table.answer(2, "card:jixia_academy", "state:qi")
    assert len(table.notes("laid-openly", seat=2)) == 3


@pytest.mark.rule("P-05")
def test_a_word_worth_gold_allows_one_card_and_the_hegemon_a_second() -> None:
    hands = [["hu_dress", "long_wall"], ["reform", "reform_2"], ["jixia_academy"]]
    table = deal("states", phase="lay", public="word_worth_gold", hands=hands)
    table.answer(1, "card:reform", "choice:a", "state:qi").answer(2, "card:jixia_academy", "state:qi")
    table.answer(0, "card:hu_dress", "state:qi")
    assert (table.asked(0).prompt, table.options(0)) == ("add-from-hand", ["pass", "card:long_wall"])
    assert shelf(table.view(0), "event_deck")["cards"] == ["card:reform", "card:jixia_academy"]
    table.answer(0, "card:long_wall", "state:yan")
    assert table.asked(0).prompt == "order"
    assert len(table.options(0)) == 4


@pytest.mark.rule("P-05")
def test_a_word_worth_gold_costs_the_right_to_amend() -> None:
    table = deal(
        "states", phase="gather", public="word_worth_gold", laid=[["hu_dress qi"], ["reform A qi"], []], plan=["done"]
    )
    assert table.asked(0).prompt == "order"


@pytest.mark.rule("P-06")
def test_a_hegemon_who_swapped_adds_nothing() -> None:
    table = deal(
        "states",
        phase="gather",
        public="word_worth_gold",
        hands=[["hu_dress"]],
        laid=[[], ["reform A qi"], ["reform_2 A qi"]],
        plan=["swap", "done", "done"],
    )
    assert table.asked(0).prompt == "order"


@pytest.mark.rule("P-07", "P-08")
def test_the_covenant_voids_wars_without_dice_and_nothing_else() -> None:
    table = resolve("storm_cities qin wei", "reform A qi", public="covenant")
    assert not is_rolling(table) and not table.notes("war")
    assert table.state.board.attacker == -1
    assert values(table, "qi") == [5, 6, 3, 4]


FREEZES = [
    ("P-09", "arms_at_rest", "golden_terrace A qi", [4, 5, 5, 4]),
    ("P-10", "books_burned", "golden_terrace A qi", [5, 5, 4, 4]),
    ("P-11", "hearts_divided", "golden_terrace B qi", [4, 6, 4, 4]),
    ("P-12", "passes_closed", "golden_terrace B qi", [4, 5, 4, 5]),
]


@pytest.mark.rule("P-09", "P-10", "P-11", "P-12")
@pytest.mark.parametrize(("clause", "event", "play", "after"), FREEZES)
def test_a_freeze_lasts_for_the_round(clause: str, event: str, play: str, after: list[int]) -> None:
    assert turn_over(event).state.board.frozen >= 0, clause
    table = resolve(play, public=event)
    assert values(table, "qi") == after
    assert table.state.board.round == 2 and table.state.board.frozen == -1


@pytest.mark.rule("P-13", "P-14")
def test_heroes_arise_of_the_present_era_in_order() -> None:
    table = turn_over("heroes_arise", hegemon=1, round=7)
    table.script("person:bai_qi", "person:fan_ju", "person:li_mu").settle()
    assert [names(persons) for persons in table.state.persons] == [
        ["person:li_mu"],
        ["person:bai_qi"],
        ["person:fan_ju"],
    ]


@pytest.mark.rule("P-15", "P-18")
def test_armour_cast_off_discards_one_card_each_in_secret() -> None:
    table = turn_over("armour_cast_off", hands=[["hu_dress", "reform"], ["long_wall"], []])
    assert sorted(decision.seat for decision in table.runner.pending) == [0, 1]
    table.answer(1, "card:long_wall")
    assert table.view(0)["seats"][1]["values"]["cards"] == 1
    table.answer(0, "card:hu_dress")
    assert names(table.state.events.discards) == ["card:hu_dress", "card:long_wall"]
    assert [len(hand) for hand in table.state.hands] == [1, 0, 0]
    assert [note.values["seat"] for note in table.notes("discarded")] == [0, 1]
    assert [(note.audience, note.values["card"]) for note in table.notes("discarded-card")] == [
        ((0,), NAMES.number("card:hu_dress")),
        ((1,), NAMES.number("card:long_wall")),
    ]


@pytest.mark.rule("P-16", "P-17", "P-18")
@pytest.mark.parametrize(("event", "to"), [("mission_east", 2), ("mission_west", 1)])
def test_missions_pass_a_card_to_the_right_or_left(event: str, to: int) -> None:
    table = turn_over(event, hands=[["hu_dress"], ["long_wall"], ["reform"]])
    table.answer(0, "card:hu_dress").answer(1, "card:long_wall")
    assert names(table.state.hands[0]) == ["card:hu_dress"]
    table.answer(2, "card:reform")
    assert names(table.state.hands[to]) == ["card:hu_dress"]
    assert [len(hand) for hand in table.state.hands] == [1, 1, 1]


@pytest.mark.rule("P-19", "P-21")
def test_silkworm_and_whale_annexes_the_two_weakest_neighbours() -> None:
    table = turn_over("silkworm_whale", round=15, qin={"each": 6}, han={"each": 2}, chu={"each": 3})
    assert (holder(table, "han"), holder(table, "chu")) == ("qin", "qin")
    assert values(table, "qin") == [8, 8, 8, 8]
    assert is_alive(table, "wei") and is_alive(table, "zhao")


@pytest.mark.rule("P-20", "P-21")
def test_silkworm_and_whale_names_both_before_annexing_either() -> None:
    """Qin takes Zhao first; Yan, then a neighbour and weaker than Wei, is not among those named."""
    table = turn_over(
        "silkworm_whale", round=15, qin={"each": 6}, zhao={"each": 1}, yan={"each": 1, "people": 2}, wei={"each": 2}
    )
    assert not is_alive(table, "zhao") and not is_alive(table, "wei")
    assert is_alive(table, "yan")


@pytest.mark.rule("P-20")
def test_silkworm_and_whale_takes_all_when_there_are_fewer_than_two() -> None:
    gone: dict[str, Any] = {state: {"held_by": "zhao"} for state in ("qi", "chu", "han", "wei")}
    table = turn_over("silkworm_whale", round=15, yan={"each": 6}, **gone)
    assert not is_alive(table, "zhao") and is_alive(table, "qin")
    assert values(table, "yan") == [7, 7, 7, 7]


@pytest.mark.rule("P-22")
def test_unification_ends_the_game_with_the_strongest_holding_everything() -> None:
    table = turn_over("unification", round=16, wei={"each": 8})
    assert table.state.over and table.state.ending == "sixteenth-card"
    assert {holder(table, state) for state in STATE_IDS} == {"wei"}
    assert table.state.public_event == NAMES.number("event:unification")


ALL = set(STATE_IDS)
ATTRIBUTE_EVENTS = [
    ("P-23", "spring_beyond_passes", [0, 1, 0, 1], {"qin", "chu"}),
    ("P-24", "royal_tour_south", [0, 1, 1, 0], {"yan", "han"}),
    ("P-25", "famine", [0, -1, 0, 0], set()),
    ("P-25", "abundance", [0, 1, 0, 0], set()),
    ("P-26", "swords_to_ploughs", [-1, 0, 0, 0], set()),
    ("P-26", "conscription", [1, 0, 0, 0], set()),
    ("P-27", "shrines_cast_down", [0, 0, -1, 0], set()),
    ("P-27", "hundred_schools", [0, 0, 1, 0], set()),
    ("P-28", "sun_devoured", [0, 0, 0, -1], set()),
    ("P-28", "thousand_homes_sing", [0, 0, 0, 1], set()),
]


@pytest.mark.rule("P-23", "P-24", "P-25", "P-26", "P-27", "P-28")
@pytest.mark.parametrize(("clause", "event", "delta", "spared"), ATTRIBUTE_EVENTS)
def test_events_that_change_every_state(clause: str, event: str, delta: list[int], spared: set[str]) -> None:
    before, after = deal("states", phase="resolve"), turn_over(event)
    for state in STATE_IDS:
        expected = [0, 0, 0, 0] if state in spared else delta
        changed = [new - old for new, old in zip(values(after, state), values(before, state), strict=True)]
        assert changed == expected, f"{clause}: {state}"
