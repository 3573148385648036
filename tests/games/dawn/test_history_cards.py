"""Every result of every historical event card can be carried out and does what its words say."""

import pytest

from sandtable.games.dawn.content import HISTORY_ROWS, HISTORY_SIDE, LATE_FROM, MID_FROM
from sandtable.games.dawn.options import NAMES
from sandtable.games.dawn.rules.effect_schema import BANDS, DIPLOMACY, ECONOMY, FOREX, SECURITY, SOCIAL, VP
from sandtable.testing import TestTable, deal

from .table import CN, US, influence, spaces

DRAWN = [row["id"] for row in HISTORY_ROWS if row and not row.get("fixed") and not row.get("set_aside")]
TURN = {"E": 2, "M": MID_FROM, "L": LATE_FROM}
ROLLS = (1, 2, 4, 6)


def play(id: str, roll: int) -> TestTable:
    """The card comes up in its era."""
    number = NAMES.number(f"history:{id}")
    side = HISTORY_SIDE[number]
    table = deal(
        "dawn",
        step="history",
        turn=TURN[HISTORY_ROWS[number]["era"]],
        history_played=side,
        us={"forex": 0, "social": 6},
        cn={"forex": 0},
        security=2,
        diplomacy=2,
    )
    return table.script(f"history:{id}", roll)


@pytest.mark.rule("4.6.De", "2.2.2.1")
@pytest.mark.parametrize("band", range(4))
@pytest.mark.parametrize("id", DRAWN)
def test_tracks_move_as_the_band_says(id: str, band: int) -> None:
    table = play(id, ROLLS[band])
    social, economy, vp = [6, 6], [8, 6], [0, 0]
    for effect in BANDS[NAMES.number(f"history:{id}")][band]:
        if effect.do in (SOCIAL, ECONOMY, VP):
            {SOCIAL: social, ECONOMY: economy, VP: vp}[effect.do][effect.side] += effect.n
    table.runner.answer(NAMES.number(f"history:{id}"))
    table.runner.answer(ROLLS[band])
    while table.runner.decision is not None and table.runner.decision.seat >= 0:
        table.runner.answer(table.runner.decision.options[0])
    assert NAMES[table.notes("history-result")[0].values["band"]] == f"band:{id}_{band + 1}"
    assert (table.state.social, table.state.economy, table.state.vp) == (social, economy, vp)


@pytest.mark.rule("4.6.Dh", "4.6.Di")
@pytest.mark.parametrize(
    ("id", "roll", "seat", "answers", "country", "counts"),
    [
        ("aid_to_russia", 6, US, ("space:ukraine",), "russia", (2, 0, 0)),
        ("aid_to_russia", 1, US, (), "russia", (0, 0, 1)),
        ("somalia_mission", 1, US, (), "somalia", (0, 0, 2)),
        ("somalia_mission", 6, US, (), "ethiopia", (1, 0, 0)),
        ("middle_east_process", 1, CN, tuple(spaces("israel", "jordan")), "jordan", (0, 0, 1)),
        ("middle_east_process", 6, US, tuple(spaces("israel", "jordan")), "jordan", (1, 0, 0)),
        ("koo_wang_talks", 1, CN, (), "taiwan", (4, 0, 0)),
        ("koo_wang_talks", 6, CN, (), "taiwan", (3, 1, 0)),
        ("good_neighbours", 1, US, ("space:vietnam",), "vietnam", (0, 0, 1)),
        ("good_neighbours", 6, CN, tuple(spaces("vietnam", "mongolia", "myanmar")), "myanmar", (0, 1, 1)),
        ("russia_reset", 1, CN, tuple(spaces("russia", "ukraine")), "ukraine", (0, 0, 1)),
        ("drone_campaign", 1, US, (), "yemen", (0, 0, 1)),
        ("drone_campaign", 6, US, tuple(spaces("iran", "iran")), "iran", (0, 0, 1)),
        ("election_2008", 6, US, tuple(spaces("kenya", "greece")), "kenya", (1, 0, 0)),
        ("western_development", 6, CN, (), "central_asia", (0, 1, 0)),
        ("going_global", 4, CN, tuple(spaces("peru", "kenya")), "peru", (0, 1, 0)),
        ("three_links", 6, CN, (), "taiwan", (3, 2, 0)),
        ("election_2016", 1, CN, ("space:poland",), "poland", (0, 0, 0)),
        ("alliance_council", 6, US, tuple(spaces("poland", "japan", "thailand")), "poland", (2, 0, 0)),
        ("dual_circulation", 6, CN, tuple(spaces("iran", "kenya")), "iran", (0, 1, 3)),
    ],
)
def test_influence_moves_as_the_band_says(
    id: str, roll: int, seat: int, answers: tuple[str, ...], country: str, counts: tuple[int, int, int]
) -> None:
    table = play(id, roll)
    table.answer(seat, *answers)
    table.settle()
    assert influence(table, country) == counts


@pytest.mark.rule("card d")
def test_dollars_and_shared_tracks() -> None:
    strong_dollar = play("inflation_surge", 6)
    strong_dollar.settle()
    assert strong_dollar.state.forex[US] == 2 and strong_dollar.state.forex[CN] == 0
    reset = play("russia_reset", 4)
    reset.settle()
    assert reset.state.security == 3
    solidarity = play("wenchuan_earthquake", 6)
    solidarity.settle()
    assert solidarity.state.diplomacy == 3


def test_no_history_card_lowers_diplomacy() -> None:
    for bands in BANDS:
        for band in bands:
            assert all(effect.n > 0 for effect in band if effect.do in (DIPLOMACY, SECURITY))
            assert all(effect.n != 0 for effect in band if effect.do in (FOREX, ECONOMY, SOCIAL))


@pytest.mark.rule("4.6.Dh")
def test_the_us_withdraws_only_from_where_it_is() -> None:
    table = deal("dawn", step="history", turn=1, clear=True, germany={"us": 2}, france={"us": 1}, italy={"cn": 1})
    table.script(1).settle()
    (asked,) = table.runner.pending
    assert set(table.options(asked.seat)) == set(spaces("germany", "france"))
