"""The first stronghold, landing ground and elite are as good as any: where a row ends, another kind begins."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import (
    ELITE_ENTERED,
    ELITE_STRENGTH,
    FIRST_ELITE,
    SCATTERED,
    STRONGHOLDS,
    card_of,
    space_of,
)
from sandtable.games.taiwan2045.rules.battle import battle, character_retreats, strongest
from sandtable.games.taiwan2045.rules.losses import gain_merit, hit
from sandtable.games.taiwan2045.rules.scoring import arms_sales
from sandtable.games.taiwan2045.rules.strength import bonus, strength
from sandtable.games.taiwan2045.rules.supply import take_from_supply
from sandtable.games.taiwan2045.rules.tallies import began_in, tally_elite_step
from sandtable.games.taiwan2045.state import Taiwan2045
from sandtable.testing import TestTable, deal

Z01, Z02 = card_of("z01"), card_of("z02")
A1 = space_of("a1")


def island(**position: Any) -> tuple[TestTable, Taiwan2045]:
    table = deal("taiwan2045", **position)
    state = table.state
    assert isinstance(state, Taiwan2045)
    return table, state


def test_the_first_in_line() -> None:
    assert (Z01, A1, space_of("ln")) == (FIRST_ELITE, 0, STRONGHOLDS)


@pytest.mark.rule("combat-3")
def test_an_elite_is_no_fellow_of_a_rebel() -> None:
    _, state = island(elites={"z01": ("a2", 3)})
    fellows = card_of("s04")
    alone = bonus(state, fellows, space_of("a2"), False, [fellows])
    assert bonus(state, fellows, space_of("a2"), False, [Z01, fellows]) == alone
    assert bonus(state, fellows, space_of("a2"), False, [card_of("y05"), fellows]) == alone + 1


@pytest.mark.rule("combat-3")
def test_the_first_elite_adds_its_number_to_its_troops() -> None:
    _, state = island(elites={"z01": ("a2", 3)})
    assert strength(state, Z01, space_of("a2"), False, [Z01], []) == 3 + ELITE_STRENGTH[Z01]


@pytest.mark.rule("combat-10")
def test_of_two_elites_as_strong_the_current_player_chooses() -> None:
    _, state = island(elites={"z01": ("a2", 3), "z02": ("a2", 3)})
    asked = next(strongest(state, [Z01, Z02], [8, 8]))
    assert asked.prompt == "who-suffers" and len(asked.options) == 2


@pytest.mark.rule("combat-8")
def test_an_elite_that_wins_loses_nobody() -> None:
    _, state = island(elites={"z01": ("a2", 3)}, units={"y05": (0, "a2", 2)})
    assert not list(battle(state, space_of("a2"), True))
    assert state.troops[Z01] == 3 and state.pla[space_of("a2")] == 3


@pytest.mark.rule("combat-12")
def test_the_losses_of_the_first_elite_are_those_of_the_pla() -> None:
    table, state = island(elites={"z01": ("a2", 3)})
    hit(state, Z01, space_of("a2"), 3, 0)
    assert table.notes("loses-pla")[0].values["seat"] == -1 and not table.notes("loses")
    assert state.elites_out == [Z01] and state.merit[0] == 3 + ELITE_STRENGTH[Z01]


@pytest.mark.rule("play-c1")
def test_the_first_elite_card_lands_and_enters_no_base() -> None:
    table, _ = island(playing="z01")
    assert table.options(0)[:2] == ["do:extra", "do:land"]


def test_an_elite_that_began_in_the_first_stronghold_does_not_enter_its_region_again() -> None:
    _, state = island(elites={"z01": ("a1", 3), "z02": ("b1", 3)})
    assert began_in(state, Z01, 0) and not began_in(state, Z02, 0)
    tally_elite_step(state, Z01, space_of("b2"), space_of("a2"))
    assert state.tallies[ELITE_ENTERED * STRONGHOLDS + space_of("a2")] == 0
    tally_elite_step(state, Z02, space_of("b2"), space_of("a2"))
    assert state.tallies[ELITE_ENTERED * STRONGHOLDS + space_of("a2")] == 1


def test_an_elite_that_began_on_the_first_landing_ground_enters_a_region() -> None:
    _, state = island(elites={"z01": ("ln", 3)})
    assert not began_in(state, Z01, 0)
    tally_elite_step(state, Z01, space_of("ln"), space_of("a3"))
    assert state.tallies[ELITE_ENTERED * STRONGHOLDS + space_of("a3")] == 1
    tally_elite_step(state, Z01, space_of("a3"), space_of("ln"))


@pytest.mark.rule("score-merit-kunshen")
def test_arms_are_sold_against_an_elite_on_the_island_only() -> None:
    def sales(place: str) -> int:
        return arms_sales(island(elites={"z01": (place, 9)})[1])

    assert sales("a1") == sales("b1") > sales("ln") == 0


@pytest.mark.rule("def-merit")
def test_no_merit_is_not_told() -> None:
    table, state = island()
    gain_merit(state, 0, 0, "combat-11")
    assert not table.notes("merit")
    gain_merit(state, 0, 1, "combat-11")
    assert len(table.notes("merit")) == 1


@pytest.mark.rule("faq-combat-2")
@pytest.mark.parametrize(("company", "decider"), [({}, 1), ({"y05": (0, "a2", 3)}, 0), ({"y05": (2, "a2", 3)}, 1)])
def test_the_owner_fires_the_artillery_unless_the_current_player_fights_beside_it(
    company: dict[str, Any], decider: int
) -> None:
    _, state = island(units={"m01": (1, "a2", 3), **company}, pla={"a2": 3})
    assert next(battle(state, space_of("a2"), True)).seat == decider


@pytest.mark.rule("power-gov-1")
def test_an_empty_reserve_sends_nobody() -> None:
    for reserve in (0, 1):
        table, _ = island(
            powers=["government", "silicon", "tiandi"], playing="n08", units={"y05": (0, "e1", 3)}, reserve=reserve
        )
        table.answer(0, "do:reveal", "do:power", "do:overseas")
        assert ("do:reserve" in table.options(0)) == (reserve > 0)


def test_nobody_need_go_overseas() -> None:
    table, _ = island(playing="m11")
    table.answer(0, "do:effect", "do:overseas")
    assert table.options(0)[0] == "n:0"


def test_the_legend_spares_a_single_troop_without_a_word() -> None:
    table, _ = island(playing="m14", units={"y03": (0, "c1", 3)}, pla={"c4": 1})
    table.answer(0, "do:effect", "card:y03")
    assert not table.notes("loses-pla")


@pytest.mark.rule("retreat-tw-3")
def test_who_breaks_out_of_a_lost_battle_does_not_charge() -> None:
    """The Black Bears are stronger by the links of a march only."""
    table, state = island(units={"s07": (0, "a2", 4)}, pla={"a2": 9, "a1": 3, "a3": 3, "a6": 3, "b2": 3})
    state.charge = 2
    retreat = character_retreats(state, card_of("s07"), space_of("a2"))
    next(retreat)
    retreat.send(table.game.names.number("space:a1"))
    assert table.notes("battle")[0].values["n"] == 4


@pytest.mark.rule("between-1")
def test_from_empty_decks_nothing_is_laid_out() -> None:
    table, state = island(stage="round-end")
    for deck in state.decks:
        deck.replace([])
    table.until("turn")
    assert state.face_up == [] and state.face_down == [-1, -1, -1] and state.elite_up >= FIRST_ELITE


@pytest.mark.rule("play-a1")
def test_everybody_knows_a_card_that_was_taken_face_up_and_its_owner_one_taken_face_down() -> None:
    table, state = island(face_up=["m08"], face_down={"north": "n08"}, hand={1: ["s08"]}, turn=1)
    take_from_supply(state, 1, table.game.names.number("card:m08"))
    take_from_supply(state, 1, table.game.names.number("blind:north"))
    assert [state.knows(seat, card_of("m08")) for seat in range(3)] == [True, True, True]
    assert [state.knows(seat, card_of("n08")) for seat in range(3)] == [False, True, False]


def test_scattered_troops_come_after_the_last_elite() -> None:
    _, state = island(pla={"a2": 4})
    assert strength(state, SCATTERED, space_of("a2"), False, [SCATTERED], []) == 4
