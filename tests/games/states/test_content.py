"""Content and code fit each other, or the game does not load and the error names what is wrong."""

from typing import Any

import pytest

from sandtable.engine.errors import BadContent
from sandtable.games import find_game
from sandtable.games.states.content import GENERAL_EVENTS, PERSONS, PUBLIC_EVENTS
from sandtable.games.states.rules.cards import CardOption, PublicEvent
from sandtable.games.states.rules.conditions import CONDITIONS, parse
from sandtable.games.states.rules.goals import Person
from sandtable.games.states.rules.public_event import EFFECTS

CLAUSES = {rule.id for rule in find_game("states").rules()}


def test_a_public_event_that_nothing_knows_how_to_carry_out_is_named() -> None:
    event = PublicEvent({"id": "comet", "kind": "procedure", "rule": "P-01"})
    with pytest.raises(BadContent, match=r"public_events.toml, comet: 'comet' has no effect"):
        EFFECTS.get(event.effect, "public_events.toml, comet")


def test_a_public_event_told_by_its_figures_needs_no_code() -> None:
    row = {
        "id": "comet",
        "kind": "attribute",
        "rule": "P-28",
        "effects": [{"attr": "people", "delta": -1, "except": ["qin"]}],
    }
    event = PublicEvent(row)
    assert EFFECTS.get(event.effect, "comet") is EFFECTS.get("attribute", "comet")
    assert len(event.changes) == 6


def test_an_effect_that_no_event_has_is_named() -> None:
    words = [PublicEvent(row).effect for row in PUBLIC_EVENTS["event"] if row["id"] != "covenant"]
    with pytest.raises(BadContent, match="'covenant'"):
        EFFECTS.check_used(words, "public_events.toml")


def test_a_condition_that_nobody_can_read_is_named_with_its_person() -> None:
    with pytest.raises(BadContent, match=r"sun_bin: 'war_wun' has no condition; did you mean 'war_won'"):
        parse({"op": "war_wun"}, "sun_bin")
    with pytest.raises(BadContent, match="there is no 'sum', but there is a condition for it"):
        CONDITIONS.check_used(["attr"], "persons.toml")


def option(**changes: Any) -> dict[str, Any]:
    return {**GENERAL_EVENTS["event"][0]["option"][0], **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"timing": "dekc"},
        {"kind": "wra"},
        {"attack_attr": "militray"},
        {"effects": [{"when": "attacker_wins", "role": "defneder", "attr": "economy", "delta": -1}]},
        {"effects": [{"when": "attacker_won", "role": "defender", "attr": "economy", "delta": -1}]},
    ],
)
def test_a_misspelt_word_on_a_card_is_named_with_the_card(changes: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match=r"storm_cities: there is no '\w+'; did you mean"):
        CardOption(option(**changes), "storm_cities", "G-15")


@pytest.mark.parametrize("changes", [{"era": "middle"}, {"state": "song"}])
def test_a_misspelt_word_on_a_person_is_named_with_the_person(changes: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match="sun_bin: there is no"):
        Person({**PERSONS["person"][0], **changes})


def test_a_comparison_is_one_of_two() -> None:
    with pytest.raises(BadContent, match="zou_ji: there is no '='"):
        parse({"op": "attr", "state": "qi", "attr": "people", "cmp": "=", "value": 6}, "zou_ji")


def test_every_card_cites_a_clause_of_the_ledger() -> None:
    for event in [*GENERAL_EVENTS["event"], *PUBLIC_EVENTS["event"]]:
        assert event["rule"] in CLAUSES, event["id"]
