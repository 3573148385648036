"""Taking, freeing and losing territory and capitals (5.5.3.6-5.5.3.9, 7.1.5)."""

import pytest

from sandtable.games.axis.content import ALLIES, CITY_SPACES, OWNER_1941, SIDE, SPACES, space

from .table_talk import GERMANY, ITALY, JAPAN, UK, USA, count, done, move, owner, table


@pytest.mark.rule("5.5.3.7a", "5.5.3.7b", "7.1.5k")
def test_freeing_a_friends_territory_gives_it_back_with_guns_and_complex() -> None:
    t = table(
        "uk",
        "combat-move",
        karelia_ssr={"owner": "germany", "germany": {"aa_gun": 1}},
        archangelsk={"uk": {"infantry": 1}},
        waiting={"uk": {"infantry": 1}},
    )
    move(t, UK, "archangelsk", "karelia_ssr")
    done(t, UK)
    assert owner(t, "karelia_ssr") == "ussr" and count(t, "karelia_ssr", "ussr", "aa_gun") == 1
    assert t.state.production(1) == 30


@pytest.mark.rule("5.5.3.7c", "5.5.3.7d", "5.7.1c", "7.1.5j")
def test_while_the_friends_capital_is_lost_the_liberator_keeps_it() -> None:
    t = table(
        "uk",
        "combat-move",
        karelia_ssr={"owner": "germany", "germany": {"aa_gun": 1}},
        archangelsk={"uk": {"infantry": 1}},
        russia={"owner": "germany"},
        waiting={"uk": {"infantry": 9}},
        united_kingdom={"damage": 8},
    )
    move(t, UK, "archangelsk", "karelia_ssr")
    done(t, UK)
    assert owner(t, "karelia_ssr") == "uk" and count(t, "karelia_ssr", "uk", "aa_gun") == 1
    done(t, UK)
    assert t.state.power == 4
    t = table(
        "uk",
        "mobilize",
        karelia_ssr={"owner": "uk"},
        russia={"owner": "germany"},
        waiting={"uk": {"infantry": 1}},
        united_kingdom={"damage": 8},
    )
    t.answer(UK, "unit:infantry", "space:karelia_ssr")
    assert count(t, "karelia_ssr", "uk", "infantry") == 1


@pytest.mark.rule("5.5.3.8a", "5.5.3.8b")
def test_the_captor_of_a_capital_takes_its_treasury() -> None:
    t = table(
        "germany",
        "combat-move",
        belorussia={"owner": "germany", "germany": {"tank": 1}},
        ipc={"ussr": 18, "germany": 5},
    )
    move(t, GERMANY, "belorussia", "russia")
    done(t, GERMANY)
    assert owner(t, "russia") == "germany" and t.state.ipc[0] == 23 and t.state.ipc[1] == 0
    assert t.state.production(0) == 31 + 1 + 6


@pytest.mark.rule("5.5.3.8c", "5.5.3.8g", "5.5.3.8h", "5.5.3.8i", "5.5.3.8j")
def test_freeing_a_capital_moves_no_money_and_restores_the_power() -> None:
    t = table(
        "uk",
        "combat-move",
        russia={"owner": "germany", "germany": {"aa_gun": 1}},
        archangelsk={"owner": "uk", "uk": {"tank": 1, "aa_gun": 1}},
        karelia_ssr={"owner": "uk", "uk": {"aa_gun": 1}},
        ipc={"germany": 40, "ussr": 0, "uk": 7},
    )
    move(t, UK, "archangelsk", "russia", "tank")
    done(t, UK)
    assert owner(t, "russia") == "ussr" and count(t, "russia", "ussr", "aa_gun") == 1
    assert (t.state.ipc[0], t.state.ipc[1], t.state.ipc[3]) == (40, 0, 7)
    assert owner(t, "karelia_ssr") == "ussr" and owner(t, "archangelsk") == "ussr"
    assert t.state.complex[space("karelia_ssr")] and count(t, "karelia_ssr", "uk", "aa_gun") == 1


@pytest.mark.rule("5.5.3.8c")
def test_a_second_captor_gets_no_prize() -> None:
    t = table(
        "uk",
        "combat-move",
        france={"uk": {"tank": 1}, "owner": "uk"},
        italy={"owner": "germany"},
        ipc={"italy": 0, "germany": 30},
    )
    move(t, UK, "france", "italy")
    done(t, UK)
    assert owner(t, "italy") == "uk" and t.state.ipc[0] == 30 and t.state.ipc[3] == 43


@pytest.mark.rule("5.5.3.6f")
@pytest.mark.parametrize(("turn", "seat", "gets"), [("uk", UK, "usa"), ("germany", GERMANY, "japan")])
def test_in_1942_both_markers_count(turn: str, seat: int, gets: str) -> None:
    """The Philippines: freed by an Ally they are American, by an Axis power Japanese."""
    holder = "japan" if turn == "uk" else "usa"
    t = table(
        turn,
        "combat-move",
        options={"scenario": "1942"},
        philippine_islands={"owner": holder},
        sz50={turn: {"transport": 1}, "cargo": [["infantry"]]},
    )
    t.answer(seat, "space:sz50", "space:philippine_islands")
    done(t, seat)
    assert owner(t, "philippine_islands") == gets


@pytest.mark.rule("5.5.3.7a")
def test_italy_frees_france_for_germany() -> None:
    t = table("italy", "combat-move", france={"owner": "uk"}, italy={"italy": {"infantry": 1}})
    move(t, ITALY, "italy", "france")
    done(t, ITALY)
    assert owner(t, "france") == "germany"


@pytest.mark.rule("4r", "4t")
def test_japan_takes_kwangtung_and_china_may_then_enter() -> None:
    t = table("japan", "combat-move", french_indo_china_thailand={"japan": {"infantry": 1}})
    assert not t.state.kwangtung_fell
    move(t, JAPAN, "french_indo_china_thailand", "kwangtung")
    done(t, JAPAN)
    assert owner(t, "kwangtung") == "japan" and t.state.kwangtung_fell


@pytest.mark.rule("5.5.3.9b", "6a", "6c", "5.1e", "1.3e", "1.4a", "6b")
@pytest.mark.parametrize(("cities", "ends"), [("13", True), ("15", False)])
def test_victory_is_judged_after_the_american_turn(cities: str, ends: bool) -> None:
    held = {
        name: {"owner": "germany"}
        for name in ("russia", "caucasus", "karelia_ssr", "india", "australia", "united_kingdom", "kwangtung")
    }
    t = table("italy", "noncombat-move", options={"cities": cities}, **held)
    done(t, ITALY)
    assert not t.state.over
    for _ in range(12):
        if t.state.over or t.state.round == 2:
            break
        t.answer(USA, next(name for name in ("do:done", *t.options(USA)) if name in t.options(USA)))
    assert t.state.over is ends
    if ends:
        assert t.state.ending == "cities-axis" and t.state.winners == [0, 2, 4]
    else:
        assert t.state.round == 2


@pytest.mark.rule("1.4a", "1.4.1a", "1.4.1b", "6b")
@pytest.mark.parametrize("cities", [13, 15, 18])
@pytest.mark.parametrize("short", [0, 1])
def test_a_side_wins_with_the_agreed_number_of_cities(cities: int, short: int) -> None:
    allied = [SPACES[at] for at in CITY_SPACES if SIDE[OWNER_1941[at]] == ALLIES]
    taken = allied[: cities - short - (len(CITY_SPACES) - len(allied))]
    t = table("usa", "noncombat-move", options={"cities": str(cities)}, **{id: {"owner": "japan"} for id in taken})
    while not t.state.over and t.state.round == 1:
        t.answer(USA, next(name for name in ("do:done", *t.options(USA)) if name in t.options(USA)))
    assert t.state.over is (short == 0)


@pytest.mark.rule("6c")
def test_at_an_agreed_last_round_more_cities_win() -> None:
    t = table("usa", "noncombat-move", options={"rounds": 1})
    while not t.state.over:
        t.answer(USA, next(name for name in ("do:done", *t.options(USA)) if name in t.options(USA)))
    assert t.state.ending == "rounds-allies" and t.state.winners == [1, 3, 5]
    assert t.state.scores()[1] > t.state.scores()[0]
