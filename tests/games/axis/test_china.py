"""China (4)."""

import pytest

from .table_talk import USA, begin, count, done, goals, kinds, move, origins, owner, table, waiting


@pytest.mark.rule("4a", "4c", "4d", "4e")
@pytest.mark.parametrize(("when", "first", "second"), [("before", "china", "usa"), ("after", "usa", "china")])
def test_china_acts_as_one_block_before_or_after_the_united_states(when: str, first: str, second: str) -> None:
    t = begin("usa", "combat-move", options={"china": when})
    assert t.view(0)["active"] == first and t.asked(USA).prompt == "combat-from"
    done(t, USA)
    assert t.view(0)["active"] == second and t.asked(USA).prompt == "combat-from"
    done(t, USA)
    assert t.asked(USA).prompt == "noncombat-from"


@pytest.mark.rule("4k", "4l", "4m")
def test_new_chinese_infantry_is_placed_where_fewer_than_three_units_stand() -> None:
    t = begin(
        "usa",
        "mobilize",
        waiting={"china": {"infantry": 3}},
        hupeh={"china": {"infantry": 2}},
        yunnan={"china": {"infantry": 2}},
        kiangsu={"owner": "china"},
    )
    offered = set(t.options(USA))
    assert "space:yunnan" not in offered and {"space:hupeh", "space:kiangsu"} <= offered
    assert "space:kwangtung" not in offered
    t.answer(USA, "space:hupeh", "space:hupeh", "space:hupeh")
    assert count(t, "hupeh", "china", "infantry") == 5 and waiting(t, "china", "infantry") == 0


@pytest.mark.rule("4n", "4u", "4r")
def test_chinese_units_keep_to_their_zone() -> None:
    t = table("usa", "noncombat-move", yunnan={"china": {"infantry": 1, "fighter": 1}})
    done(t, USA)
    assert goals(t, USA, "yunnan", "infantry") == {"fukien", "hupeh", "sikang"}
    t = table("usa", "noncombat-move", fukien={"china": {"infantry": 1}})
    done(t, USA)
    assert "kwangtung" not in goals(t, USA, "fukien", "infantry")


@pytest.mark.rule("4v")
def test_the_flying_tigers_fly_inside_the_zone() -> None:
    t = table("usa", "noncombat-move", yunnan={"china": {"fighter": 1}})
    done(t, USA)
    offered = goals(t, USA, "yunnan", "fighter")
    assert offered == {"fukien", "hupeh", "sikang", "ningxia", "chinghai", "suiyuan"}


@pytest.mark.rule("4o", "4p", "5.5.3.7a")
def test_china_may_take_manchuria_and_kiangsu() -> None:
    t = table("usa", "combat-move", suiyuan={"china": {"infantry": 2}})
    assert {"kiangsu", "manchuria"} == goals(t, USA, "suiyuan", "infantry")
    t.answer(USA, "space:kiangsu", "n:1")
    done(t, USA)
    assert owner(t, "kiangsu") == "china"


@pytest.mark.rule("4s", "4t", "4r")
def test_china_retakes_kwangtung_for_britain() -> None:
    t = table("usa", "combat-move", fukien={"china": {"infantry": 1}}, options={"scenario": "1942"})
    move(t, USA, "fukien", "kwangtung", "infantry")
    done(t, USA)
    assert owner(t, "kwangtung") == "uk" and count(t, "kwangtung", "china", "infantry") == 1


@pytest.mark.rule("4q")
def test_chinese_units_do_not_board() -> None:
    t = table("usa", "noncombat-move", fukien={"china": {"infantry": 1}}, sz61={"usa": {"transport": 1}})
    done(t, USA)
    assert origins(t, USA) == {"space:fukien".removeprefix("space:"), "do:done"}


@pytest.mark.rule("4g")
def test_chinese_territory_pays_only_an_axis_occupier() -> None:
    t = table("japan", "income", fukien={"owner": "japan"}, ipc={"japan": 0}, options={"objectives": False})
    t.settle()
    assert t.state.ipc[2] == 18 and t.state.ipc[6] == 0


@pytest.mark.rule("4x", "5.4m")
def test_other_allies_may_help_in_china() -> None:
    t = table("usa", "noncombat-move", burma={"usa": {"infantry": 1}}, yunnan={"china": {"infantry": 1}})
    move(t, USA, "burma", "yunnan", "infantry")
    assert count(t, "yunnan", "usa", "infantry") == 1


@pytest.mark.rule("4c", "5.5.4a")
def test_chinese_and_american_units_never_attack_together() -> None:
    t = table(
        "usa",
        "combat-move",
        hupeh={"china": {"infantry": 3}, "usa": {"infantry": 3}},
        kiangsu={"japan": {"infantry": 1}},
    )
    move(t, USA, "hupeh", "kiangsu", "infantry", 1)
    t.script(6, 6)
    done(t, USA)
    assert t.asked(USA).prompt == "press-or-retreat" and count(t, "kiangsu", "usa", "infantry") == 0


@pytest.mark.rule("4d")
def test_american_units_wait_until_the_chinese_block_is_over() -> None:
    hupeh = {"china": {"infantry": 1, "fighter": 1}, "usa": {"tank": 1}}
    t = table("usa", "combat-move", hupeh=hupeh, kiangsu={"japan": {"infantry": 1}})
    assert kinds(t, USA, "hupeh") == {"infantry", "fighter"}
    t = done(table("usa", "combat-move", hupeh=hupeh, kiangsu={"japan": {"infantry": 1}}), USA)
    assert kinds(t, USA, "hupeh") == {"tank"}
