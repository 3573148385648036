"""What is not offered names its clause; the lists that are made fast and the predicates that say why agree."""

from random import Random

import pytest

from sandtable.engine import CHANCE, Decision, Runner
from sandtable.games import find_game
from sandtable.games.taiwan2045.options import SPACE
from sandtable.games.taiwan2045.table.why_not import SPACES
from sandtable.testing import TestTable, deal

GAME = find_game("taiwan2045")


def reason(table: TestTable, name: str) -> str:
    return str(table.state.why_not(table.asked(0), GAME.names.number(name)))


def test_every_space_is_either_offered_or_barred_by_a_clause() -> None:
    clauses = {rule.id for rule in GAME.rules()}
    for seed in range(3):
        random, runner = Random(seed), Runner(GAME.start(GAME.seats[seed % 3]))
        while (decision := runner.decision) is not None:
            offered = set(decision.options)
            bare = Decision(decision.seat, decision.prompt, [], decision.left, decision.about)
            if decision.seat != CHANCE and not offered.isdisjoint(SPACE.options):
                for option in SPACE.options:
                    rule = runner.state.why_not(bare, option)
                    where = f"{decision.prompt}, {GAME.names[option]}: {rule!r}"
                    assert (option in offered) == (rule == ""), where
                    assert not rule or rule in clauses, where
            runner.answer(random.choice(decision.options))


def test_every_prompt_that_can_ask_for_a_space_has_its_predicate() -> None:
    assert SPACES.keys() <= GAME.prompts()


@pytest.mark.rule("path-1", "path-2")
def test_a_march_goes_along_links_and_never_back() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "c1", 3)})
    table.answer(0, "do:basic", "do:march", "card:y05")
    assert reason(table, "space:a1") == "path-1"
    table.answer(0, "space:c4")
    assert reason(table, "space:c1") == "path-2"


@pytest.mark.rule("basic-action-march-1")
def test_a_march_counts_its_links_down() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "c1", 3)})
    assert table.answer(0, "do:basic", "do:march", "card:y05").asked(0).left == 2
    assert table.answer(0, "space:c4").asked(0).left == 1


@pytest.mark.rule("play-1", "play-b1")
def test_the_hand_waits_until_the_supply_is_empty() -> None:
    table = deal("taiwan2045", hand={0: ["m08"]}, face_up=["n08"])
    assert reason(table, "card:n08") == ""
    assert reason(table, "card:m08") == "play-b1"
    assert reason(table, "card:s08") == "play-1"
    landing = deal("taiwan2045", face_up=["n08"], elite_up="z01")
    assert reason(landing, "elite:z01") == "" and reason(landing, "card:s08") == "play-1"


@pytest.mark.rule("comp-4")
def test_a_closed_mountain_road_is_named_as_such() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "a6", 3)})
    table.answer(0, "do:basic", "do:march", "card:y05")
    assert reason(table, "space:f2") == "comp-4"


@pytest.mark.rule("retreat-tw-1", "combat-7")
def test_a_retreat_avoids_enemies_and_goes_one_link() -> None:
    units = {"y05": (0, "c1", 3)}
    table = deal("taiwan2045", playing="m08", stage="enemy-work", units=units, pla={"c4": 9, "c5": 2})
    table.answer(0, "space:ln", "space:ls", "do:lure", "space:c4", "n:8", "space:c1")
    assert reason(table, "space:c5") == "retreat-tw-1" and reason(table, "space:a1") == "combat-7"
    assert reason(table, "space:lm") == "faq-combat-4"


@pytest.mark.rule("retreat-pla-1", "combat-7")
def test_the_pla_falls_back_to_its_own_even_if_few() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "c1", 9)}, pla={"c4": 5, "c2": 1, "c5": 1, "lm": 0})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:c4")
    assert table.asked(0).prompt == "pla-retreat-where" and reason(table, "space:c2") == ""
    assert reason(table, "space:c1") == "retreat-pla-1" and reason(table, "space:a1") == "combat-7"


@pytest.mark.rule("basic-action-reform-1", "basic-action-defect-1")
def test_re_forming_needs_a_free_core_city_and_defecting_the_pla_next_door() -> None:
    table = deal("taiwan2045", playing="m08", exits={0: ["y05"]}, pla={"a1": 1})
    table.answer(0, "do:basic", "do:reform", "card:y05")
    assert reason(table, "space:a1") == "basic-action-reform-1" == reason(table, "space:a2")
    table = deal("taiwan2045", playing="m08").answer(0, "do:basic", "do:defect")
    assert reason(table, "space:c1") == "basic-action-defect-1"


@pytest.mark.rule("action-group-2")
def test_a_card_of_the_middle_deck_reaches_the_middle_only() -> None:
    table = deal("taiwan2045", playing="m12", pla={"b4": 1, "a2": 3}).answer(0, "do:effect", "do:defect", "do:defect")
    assert reason(table, "space:a1") == "action-group-2"


@pytest.mark.rule("ability-1")
def test_submarines_strike_landing_grounds_only() -> None:
    table = deal("taiwan2045", playing="m08", units={"n07": (0, "f3", 3)}, pla={"a1": 3}).answer(0, "use:n07")
    assert reason(table, "space:a1") == "ability-1"


@pytest.mark.rule("mission-2", "play-a2")
def test_a_card_of_the_wrong_kind_says_what_is_asked_for() -> None:
    table = deal("taiwan2045", hand={0: ["m08"]}, missions={0: ["a_1"]}, face_up=["n08"]).answer(0, "card:n08")
    assert reason(table, "mission:a_1") == "play-a2" and reason(table, "card:m08") == ""
