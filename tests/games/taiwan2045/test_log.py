"""The public log says what happened, where, to whom, and by which clause."""

from typing import Any

import pytest

from sandtable.engine import OBSERVER, Note
from sandtable.games.taiwan2045.options import NAMES
from sandtable.testing import TestTable, deal

OF_THINGS = {"card", "start", "space", "base", "deck", "region", "power"}


def told(note: Note) -> dict[str, Any]:
    """A note's values with the names of things instead of their numbers."""
    return {key: NAMES[value] if key in OF_THINGS else value for key, value in note.values.items()}  # type: ignore[index]


def lines(table: TestTable, key: str) -> list[dict[str, Any]]:
    return [told(note) for note in table.notes(key, seat=OBSERVER)]


def working(**position: Any) -> TestTable:
    return deal("taiwan2045", playing="m08", stage="enemy-work", **position)


def event(id: str, **position: Any) -> TestTable:
    return deal("taiwan2045", playing=id, **position).answer(0, "do:effect")


@pytest.mark.rule("enemy-lure-3", "enemy-lure-6")
def test_lured_troops_are_followed_to_where_they_end_without_a_battle() -> None:
    table = working().answer(0, "space:ln", "space:ls", "do:lure", "space:lm", "n:3", "space:c5", "space:b5", "n:2")
    assert lines(table, "lures")[0]["n"] == 3 and lines(table, "lures")[0]["markers"] == 1
    steps = [(line["start"], line["space"], line["n"]) for line in lines(table, "moves-pla")]
    assert steps == [("space:lm", "space:c5", 3), ("space:c5", "space:b5", 1)]
    assert lines(table, "stays-pla") == [{"space": "space:c5", "n": 2}]
    assert [line["space"] for line in lines(table, "taken")] == ["space:c5", "space:b5"]


@pytest.mark.rule("enemy-agitate-1", "enemy-agitate-3")
def test_an_agitated_elite_is_followed_with_what_it_takes_along() -> None:
    table = working(elites={"z03": ("lm", 4)}, pla={"c5": 5})
    table.answer(0, "space:ln", "space:ls", "do:agitate", "space:c5", "space:b5")
    assert lines(table, "sweeps") == [{"card": "elite:z03", "space": "space:c5", "n": 4}]
    assert [(line["space"], line["n"]) for line in lines(table, "moves-pla")] == [("space:c5", 3), ("space:b5", 7)]


@pytest.mark.rule("play-c1")
def test_every_wave_of_a_landing_is_told_with_its_troops() -> None:
    table = deal("taiwan2045", playing="z03").answer(0, "do:land", "space:c4", "space:c4", "space:c5")
    assert [(line["space"], line["n"]) for line in lines(table, "lands")] == [("space:c4", 6)]
    assert [(line["space"], line["n"]) for line in lines(table, "wave-lands")] == [("space:c5", 2), ("space:d3", 2)]
    assert lines(table, "sweeps") == [{"card": "elite:z03", "space": "space:lm", "n": 4}]


@pytest.mark.rule("combat-7", "combat-8")
def test_both_sides_losses_are_told_with_their_place() -> None:
    table = working(units={"y05": (0, "c5", 9)}, pla={"lm": 5})
    table.answer(0, "space:ln", "space:ls", "do:lure", "space:lm", "n:3", "space:c5")
    assert [(line["card"], line["space"], line["n"]) for line in lines(table, "loses-pla")] == [
        ("unit:scattered", "space:c5", 2)
    ]
    assert [(line["card"], line["space"], line["n"]) for line in lines(table, "loses")] == [("card:y05", "space:c5", 1)]


@pytest.mark.rule("faq-event-2")
def test_mazu_says_where_to_and_every_unit_that_goes() -> None:
    table = event("m13", pla={"c5": 3, "d3": 2}).answer(0, "space:ln")
    assert lines(table, "mazu") == [{"seat": 0, "space": "space:ln"}]
    assert [(line["start"], line["n"]) for line in lines(table, "moves-pla")] == [("space:c5", 3), ("space:d3", 2)]


@pytest.mark.rule("action-event-1")
def test_events_name_what_they_were_aimed_at() -> None:
    blackout = event("m10", elites={"z03": ("lm", 10)}).answer(0, "elite:z03")
    assert lines(blackout, "blackout") == [{"seat": 0, "card": "elite:z03"}]
    for id, place in (("n11", "a3"), ("s11", "d2")):
        water = event(id, pla={place: 3}).answer(0, f"space:{place}")
        assert lines(water, "cuts-water") == [{"seat": 0, "space": f"space:{place}"}]
    heaven = event("s13", units={"y05": (0, "e1", 3)}).answer(0, "card:y05")
    assert lines(heaven, "defies") == [{"seat": 0, "card": "card:y05"}]
    legend = event("m14", units={"y03": (0, "c1", 3)}, pla={"c4": 5}).answer(0, "card:y03")
    assert lines(legend, "bagua") == [{"seat": 0, "card": "card:y03", "space": "space:c1"}]


@pytest.mark.rule("slot-5", "power-tiandi-1", "action-event-1", "friend-2")
def test_a_draw_cites_what_caused_it() -> None:
    table = event("s12").answer(0, "do:draw", "deck:north")
    assert [note.rule for note in table.notes("draws-action")] == ["action-event-1"]
    table = deal("taiwan2045", playing="m08", powers=["tiandi", "silicon", "kunshen"])
    table.answer(0, "do:reveal", "do:power", "deck:north", "deck:south")
    assert [note.rule for note in table.notes("draws-action")] == ["power-tiandi-1"] * 2
    table = deal("taiwan2045", hand={0: ["m10"]}, friends={0: {"enterprise": 1}}).answer(0, "card:m10", "region:a")
    assert [note.rule for note in table.notes("draws-mission")] == ["friend-2"]


@pytest.mark.rule("friend-3", "power-gov-1", "power-gov-2")
def test_troops_that_change_place_outside_battle_are_told() -> None:
    table = event("m08", units={"y05": (0, "e1", 3)}).answer(0, "card:y05", "do:done")
    assert lines(table, "gains") == [{"seat": 0, "card": "card:y05", "space": "space:e1", "n": 1}]
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:reveal", "do:power", "do:overseas", "card:y05", "do:reserve", "do:done")
    gone = {"seat": 0, "card": "card:y05", "space": "space:e1", "base": "space:ov", "n": 1}
    assert lines(table, "goes-overseas") == [gone]
    assert lines(table, "reserve-overseas") == [{"seat": 0, "base": "space:ov", "n": 1}]


@pytest.mark.rule("comp-2")
def test_what_an_empty_reserve_cannot_give_is_not_told() -> None:
    table = event("s09", units={"y05": (0, "e1", 3)}, reserve=0)
    while table.asked(0).prompt != "convoy-who":
        table.answer(0, "do:done")
    assert lines(table.answer(0, "card:y05"), "gains") == []


@pytest.mark.rule("action-char-4", "action-event-2")
def test_a_card_given_up_is_told_with_where_it_goes() -> None:
    table = deal("taiwan2045", playing="m04").answer(0, "do:basic")
    assert lines(table, "gives-up") == [{"seat": 0, "card": "card:m04"}]
    table = deal("taiwan2045", playing="m08").answer(0, "do:basic")
    assert lines(table, "drops-event") == [{"seat": 0, "card": "card:m08"}]


@pytest.mark.rule("power-council-1")
def test_a_council_that_returns_says_where_its_rebels_stand() -> None:
    units = {"y05": (0, "e1", 5), "y02": (0, "c1", 3)}
    table = deal("taiwan2045", playing="m08", powers=["reunification", "silicon", "kunshen"], units=units)
    table.answer(0, "do:reveal")
    assert table.notes("turns")[0].values["spaces"] == [NAMES.number("space:c1"), NAMES.number("space:e1")]


@pytest.mark.rule("power-selfdef-2")
def test_a_spirit_that_removed_nobody_scores_no_line() -> None:
    table = deal("taiwan2045", playing="m08", powers=["self_defence", "silicon", "kunshen"], stage="turn-end")
    table.answer(0, "do:reveal", "do:power", "do:done")
    assert not table.notes("spirit") and table.state.score[0] == 5


@pytest.mark.rule("score-total-1", "war-2")
def test_the_ending_says_how_the_war_ended_and_what_each_seat_scored() -> None:
    table = deal("taiwan2045", stage="round-end", round=3, merit={1: 4})
    table.settle()
    ending = table.view(OBSERVER)["ending"]
    assert (ending["how"], ending["rule"], ending["decided"]) == ("taiwan", "war-2", "score-total-1")
    totals = [row["values"]["total"] for row in ending["scores"]]
    assert totals == sorted(totals, reverse=True) and len(totals) == 3
    assert [row["who"] for row in ending["scores"] if "hero" in row["values"]] == [1]
