"""Who knows what: clauses I."""

import json

import pytest

from sandtable.engine import NOTHING, OBSERVER
from sandtable.games.states.options import CARD
from sandtable.games.states.state import WarringStates
from sandtable.games.states.table.hidden import label_anew
from sandtable.testing import deal

from .table import resolve


@pytest.mark.rule("I-01")
def test_hands_persons_plays_and_piles_are_secret() -> None:
    table = deal(
        "states",
        phase="gather",
        hands=[["hu_dress"], ["long_wall"], []],
        persons=[["sun_bin"], ["zou_ji"], []],
        laid=[["jixia_academy qi"], ["reform A qi", "reform_2 A qi"], []],
        discards=["storm_cities"],
    )
    table.asked(0)
    own, other = json.dumps(table.view(1)), json.dumps(table.view(2))
    for secret in ("card:long_wall", "person:zou_ji", "card:reform"):
        assert secret in own and secret not in other
    for nobody_knows in ("card:storm_cities", "card:royal_marriage", "person:su_qin"):
        assert nobody_knows not in own and nobody_knows not in json.dumps(table.view(OBSERVER))


@pytest.mark.rule("I-02")
def test_attributes_lands_counts_completed_persons_cards_and_dice_are_public() -> None:
    table = resolve("storm_cities qin wei", dice=(6, 1), completed=[["sun_bin"]], persons=[[], ["zou_ji"]])
    view = table.view(OBSERVER)
    assert view["spaces"]["state:qin"]["values"]["economy"] == 5
    assert view["spaces"]["state:qin"]["owner"] == "qin"
    assert view["seats"][1]["values"]["persons"] == 1
    assert view["seats"][0]["shown"] == ["person:sun_bin"]
    assert view["piles"]["events_seen"] == ["card:storm_cities"]
    assert view["piles"]["persons"] == 19
    assert table.notes("war", seat=OBSERVER)


@pytest.mark.rule("I-03", "F-13")
def test_that_somebody_swaps_is_public_but_not_the_cards() -> None:
    table = deal("states", phase="lay", hands=[["hu_dress"], ["reform"]], persons=[["sun_bin"]])
    table.answer(0, "do:swap").answer(1, "card:reform", "choice:a", "state:qi")
    assert table.notes("swaps", seat=1)
    assert table.notes("gave-up", seat=1), "that a person was given up shows in the number of persons"
    assert table.notes("gave-up-person", seat=0) and not table.notes("gave-up-person", seat=1)
    assert table.notes("drew-person", seat=0) and not table.notes("drew-person", seat=1)


@pytest.mark.rule("I-01")
def test_a_card_of_two_states_can_be_imagined_when_only_one_is_left() -> None:
    state = deal("states", phase="gather").state
    assert isinstance(state, WarringStates)
    state.board.destroy(state.board.living & ~1)
    for card in CARD.options:
        label_anew(state, card, lambda: 0.99)
        labels = (state.first_label[card], state.second_label[card])
        assert labels == (NOTHING, NOTHING) or labels[0] == 0 != labels[1]
    assert any(label != NOTHING for label in state.second_label), "a card that names two states was among them"
