"""General event cards: clauses G."""

from collections import Counter
from typing import Any

import pytest

from sandtable.games.states.content import CARD_IDS, GENERAL_EVENTS
from sandtable.games.states.options import NAMES
from sandtable.games.states.rules.cards import OPTIONS
from sandtable.testing import TestTable, deal

from .table import is_alive, is_rolling, names, resolve, values

ASSASSIN = "card:assassination"


@pytest.mark.rule("G-01", "G-03")
def test_labels_are_given_when_the_card_is_laid_and_stay() -> None:
    table = deal("states", phase="lay", hands=[["royal_marriage"], ["hu_dress"]])
    table.answer(0, "card:royal_marriage", "state:qi", "state:yan")
    assert table.view(0)["labels"]["card:royal_marriage"] == ["state:qi", "state:yan"]
    table.answer(1, "card:hu_dress", "state:wei").answer(0, "pass", "card:royal_marriage")
    resolved = [names(note.values["labels"]) for note in table.notes("resolves")]
    assert resolved == [["state:qi", "state:yan"], ["state:wei"]]


@pytest.mark.rule("G-02", "G-03")
def test_one_of_two_options_is_chosen_and_only_that_takes_effect() -> None:
    table = deal("states", phase="lay", hands=[["rites_and_music"]])
    table.answer(0, "card:rites_and_music")
    assert table.options(0) == ["choice:a", "choice:b"]
    assert values(resolve("rites_and_music A qi"), "qi") == [4, 5, 5, 5]
    assert values(resolve("rites_and_music B qi"), "qi") == [4, 5, 3, 4]


@pytest.mark.rule("G-04")
def test_a_card_that_cannot_be_labelled_may_be_laid_without_effect() -> None:
    unarmed: dict[str, Any] = {state: {"military": 1} for state in ("qi", "chu", "yan", "han", "zhao", "wei", "qin")}
    table = deal("states", phase="lay", hands=[["storm_cities", "hu_dress"]], **unarmed)
    table.answer(0, "card:storm_cities")
    assert table.asked(0).prompt == "lay-more"
    void = resolve("storm_cities")
    assert [note.rule for note in void.notes("void")] == ["G-04"]


@pytest.mark.rule("G-05")
def test_a_dead_label_voids_the_whole_card() -> None:
    table = resolve("royal_marriage han yan", han={"held_by": "qin"})
    assert [note.rule for note in table.notes("void")] == ["G-05"]
    assert values(table, "yan") == [5, 4, 4, 4]
    assert values(table, "qin") == [5, 4, 4, 4]


@pytest.mark.rule("G-06")
def test_who_laid_a_card_is_known_to_its_player_and_the_hegemon_only() -> None:
    table = deal("states", phase="gather", laid=[[], ["hu_dress qin"], []])
    table.asked(0)
    (taken,) = table.notes("taken")
    assert sorted(taken.audience) == [0, 1]
    deck = next(shelf for shelf in table.view(0)["laid"] if shelf["label"] == "event_deck")
    assert deck["layers"] == [1]
    unread = next(shelf for shelf in table.view(2)["laid"] if shelf["label"] == "event_deck")
    assert (unread["cards"], unread["layers"], unread["hidden"]) == ([], [], 1)


# Assassination B


def assassin_after_refill(*, target: list[str], **position: Any) -> TestTable:
    """Seat 1 holds Assassination in the window after the refill, seat 2 the target's persons."""
    hands = [full_hand(0), ["assassination", *full_hand(1)[:4]], full_hand(2)]
    return deal("states", phase="refill", hands=hands, persons=[[], [], target], **position)


def full_hand(seat: int) -> list[str]:
    plain = [id for id in CARD_IDS if not id.startswith("assassination")]
    return plain[5 * seat : 5 * seat + 5]


@pytest.mark.rule("G-07", "G-08", "G-09", "G-10")
def test_assassination_succeeds_on_five_and_the_target_draws_anew() -> None:
    table = assassin_after_refill(target=["sun_bin"]).script(5, "person:sun_bin", "person:su_qin")
    table.answer(1, "seat:3")
    assert names(table.state.persons[2]) == ["person:su_qin"]
    assert names(table.state.early.shown) == ["person:sun_bin"]
    assert table.notes("assassinated", seat=0)


@pytest.mark.rule("G-08")
@pytest.mark.parametrize(("die", "hits"), [(1, False), (4, False), (5, True), (6, True)])
def test_only_five_and_six_succeed(die: int, hits: bool) -> None:
    table = assassin_after_refill(target=["sun_bin"]).script(die)
    table.answer(1, "seat:3")
    assert bool(table.notes("assassinated")) == hits


@pytest.mark.rule("G-10")
def test_the_target_is_another_player_with_an_unfinished_person() -> None:
    table = assassin_after_refill(target=["sun_bin"])
    assert table.options(1) == ["pass", "seat:3"]


@pytest.mark.rule("G-10")
def test_the_person_is_picked_at_random() -> None:
    table = assassin_after_refill(target=["sun_bin", "zou_ji"])
    table.script(6, "person:zou_ji").answer(1, "seat:3")
    assert "person:zou_ji" in names(table.state.early.shown)


@pytest.mark.rule("G-07", "G-11")
def test_only_holders_are_asked_and_nobody_sees_it() -> None:
    table = assassin_after_refill(target=["sun_bin"])
    (decision,) = table.runner.pending
    assert (decision.seat, decision.quiet) == (1, True)


@pytest.mark.rule("G-11")
def test_windows_after_refill_public_event_and_every_event() -> None:
    table = assassin_after_refill(target=["king_zhao_yan"], round=7).script("event:covenant")
    assert table.answer(1, "pass").state.public_event == NAMES.number("event:covenant")
    assert table.asked(1).prompt == "assassinate"
    table.answer(1, "pass")
    between = deal(
        "states",
        phase="resolve",
        event_deck=["hu_dress qin", "long_wall qin"],
        hands=[[], ["assassination"]],
        persons=[["sun_bin"]],
    )
    assert len(between.notes("resolves")) == 1
    assert between.answer(1, "pass").asked(1).prompt == "assassinate"
    assert len(between.notes("resolves")) == 2


@pytest.mark.rule("G-11")
def test_before_committing_in_step_four_one_may_assassinate_and_is_asked_again() -> None:
    hands = [["hu_dress"], ["assassination", "long_wall"], ["reform"]]
    table = deal("states", phase="lay", hands=hands, persons=[["sun_bin"], [], []]).script(1)
    table.answer(1, "do:assassinate").answer(0, "card:hu_dress", "state:qi").answer(
        2, "card:reform", "choice:a", "state:qi"
    )
    assert table.asked(1).prompt == "assassinate"
    table.answer(1, "seat:1")
    assert (table.asked(1).prompt, table.options(1)) == ("lay-or-swap", ["card:long_wall"])


@pytest.mark.rule("G-11")
def test_a_due_completion_window_comes_before_the_assassin() -> None:
    table = deal(
        "states",
        phase="resolve",
        event_deck=["hu_dress chu"],
        hands=[[], ["assassination"]],
        persons=[["zhao_xixu"]],
    )
    assert table.asked(0).prompt == "complete"


@pytest.mark.rule("G-12")
def test_assassination_on_the_table_is_option_a() -> None:
    table = deal("states", phase="lay", hands=[["assassination", "hu_dress"]])
    table.answer(0, "card:assassination")
    assert table.asked(0).prompt == "label-target"


@pytest.mark.rule("G-13")
@pytest.mark.parametrize("die", [1, 6])
def test_assassination_is_discarded_hit_or_miss_and_not_replaced(die: int) -> None:
    table = assassin_after_refill(target=["sun_bin"]).script(die)
    table.answer(1, "seat:3")
    assert ASSASSIN in names(table.state.events.shown)
    assert len(table.state.hands[1]) == 4


# What the cards do


@pytest.mark.rule("G-14")
def test_twenty_two_designs_make_twenty_four_cards() -> None:
    counts = Counter({event["id"]: event["copies"] for event in GENERAL_EVENTS["event"]})
    assert (len(counts), counts.total(), len(CARD_IDS)) == (22, 24, 24)
    assert {id for id, count in counts.items() if count == 2} == {"reform", "assassination"}


WON = (6, 1)
EFFECTS = [
    ("G-15", "storm_cities qin wei", WON, {"qin": [5, 5, 4, 4], "wei": [4, 4, 4, 4]}),
    ("G-16", "besiege_wei qin wei", WON, {"qin": [5, 4, 4, 5], "wei": [4, 5, 4, 3]}),
    ("G-17", "far_friend_near_foe qin wei", WON, {"qin": [5, 4, 4, 4], "wei": [3, 5, 4, 4]}),
    ("G-18", "flood_the_walls qin wei", WON, {"qin": [5, 4, 4, 4], "wei": [4, 4, 4, 3]}),
    ("G-19", "league_against_strong qi", WON, {"qi": [4, 5, 4, 4], "yan": [4, 3, 4, 4]}),
    ("G-21", "seize_bronzes qin wei", WON, {"qin": [5, 4, 5, 4], "wei": [4, 5, 3, 4]}),
    ("G-22", "reform A qi", (), {"qi": [5, 6, 3, 4]}),
    ("G-22", "reform_2 B qi", (), {"qi": [4, 4, 5, 5]}),
    ("G-23", "hydraulic_works A qi", (), {"qi": [4, 7, 4, 4]}),
    ("G-23", "hydraulic_works B qi yan", (), {"qi": [4, 6, 4, 4], "yan": [5, 3, 4, 4]}),
    ("G-24", "hu_dress qi", (), {"qi": [6, 5, 3, 4]}),
    ("G-25", "long_wall qi", (), {"qi": [6, 5, 4, 3]}),
    ("G-26", "jixia_academy qi", (), {"qi": [4, 5, 6, 4]}),
    ("G-27", "taxes_and_corvee A qi", (), {"qi": [4, 4, 4, 6]}),
    ("G-27", "taxes_and_corvee B qi", (), {"qi": [4, 7, 4, 3]}),
    ("G-28", "golden_terrace A qi", (), {"qi": [5, 5, 5, 4]}),
    ("G-28", "golden_terrace B qi", (), {"qi": [4, 6, 4, 5]}),
    ("G-29", "rites_and_music A qi", (), {"qi": [4, 5, 5, 5]}),
    ("G-29", "rites_and_music B qi", (), {"qi": [4, 5, 3, 4]}),
    ("G-30", "assassination qi", (), {"qi": [3, 5, 4, 4]}),
    ("G-31", "sow_discord A qi", (), {"qi": [3, 5, 3, 4]}),
    ("G-31", "sow_discord B qi", (), {"qi": [4, 5, 3, 3]}),
    ("G-32", "flood_and_drought qi", (), {"qi": [4, 4, 4, 3]}),
    ("G-33", "cede_land qi yan", (), {"qi": [5, 4, 4, 4], "yan": [5, 5, 4, 4]}),
    ("G-34", "vertical_horizontal A qi qin", (), {"qi": [5, 5, 4, 4], "qin": [6, 4, 4, 4]}),
    ("G-34", "vertical_horizontal B qi qin", (), {"qi": [5, 5, 4, 4], "qin": [4, 4, 4, 4]}),
    ("G-35", "royal_marriage qi qin", (), {"qi": [4, 5, 4, 5], "qin": [5, 4, 4, 5]}),
    ("G-36", "border_markets A qi yan", (), {"qi": [4, 6, 4, 4], "yan": [5, 5, 4, 4]}),
    ("G-36", "border_markets B qi", (), {"qi": [4, 4, 4, 4]}),
    ("G-37", "three_inch_tongue chu qi", (), {"chu": [4, 4, 5, 5], "qi": [4, 5, 4, 3]}),
    ("G-37", "three_inch_tongue qi yan", (), {"qi": [4, 5, 4, 4], "yan": [5, 4, 4, 4]}),
]


@pytest.mark.rule(*sorted({clause for clause, *_ in EFFECTS}))
@pytest.mark.parametrize(("clause", "play", "dice", "after"), EFFECTS)
def test_the_effect_of_a_card(clause: str, play: str, dice: tuple[int, ...], after: dict[str, list[int]]) -> None:
    strongest = {"yan": {"military": 5}, "qin": {"military": 5}}
    if clause == "G-19":
        strongest = {"yan": {"people": 4}, "qin": {"people": 3}}
    table = resolve(play, dice=dice, **strongest)
    assert {state: values(table, state) for state in after} == after


@pytest.mark.rule("G-23", "G-33", "G-36")
@pytest.mark.parametrize(
    ("card", "choice"), [("hydraulic_works", ["choice:b"]), ("cede_land", []), ("border_markets", ["choice:a"])]
)
def test_some_pairs_must_be_neighbours(card: str, choice: list[str]) -> None:
    table = deal("states", phase="lay", hands=[[card]])
    table.answer(0, f"card:{card}", *choice, "state:yan")
    assert table.options(0) == ["state:qi", "state:zhao"]


@pytest.mark.rule("G-34", "G-35", "G-37")
@pytest.mark.parametrize(
    ("card", "choice"), [("vertical_horizontal", ["choice:b"]), ("royal_marriage", []), ("three_inch_tongue", [])]
)
def test_other_pairs_may_be_any_two_states(card: str, choice: list[str]) -> None:
    table = deal("states", phase="lay", hands=[[card]])
    table.answer(0, f"card:{card}", *choice, "state:yan")
    assert len(table.options(0)) == 6


@pytest.mark.rule("G-20")
def test_a_league_led_by_the_strongest_is_void() -> None:
    table = resolve("league_against_strong qin", qin={"military": 9})
    assert table.notes("leader-strongest") and not is_rolling(table)
    assert table.state.board.attacker == -1


@pytest.mark.rule("G-19")
def test_a_league_annexes_a_strongest_state_that_is_no_neighbour() -> None:
    table = resolve(
        "league_against_strong qi", dice=(6, 1), qin={"military": 10, "culture": 10, "economy": 1}, qi={"military": 8}
    )
    assert not is_alive(table, "qin")
    assert values(table, "qi") == [9, 6, 5, 5]


def test_every_card_has_the_labels_its_effects_need() -> None:
    for options in OPTIONS:
        for option in options:
            roles = {effect.role for effect in option.effects}
            assert roles <= set(range(option.labels + option.against_strongest))
