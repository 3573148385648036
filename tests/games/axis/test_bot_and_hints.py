"""The bot axis-basic, hints, reasons and undo."""

from random import Random

import pytest

from sandtable.engine import Keyed, Match, Runner
from sandtable.engine.bot import Sight
from sandtable.games import find_game
from sandtable.games.axis.bot.player import AxisBasic
from sandtable.games.axis.odds.land import land_odds

from .table_talk import GERMANY, JAPAN, begin, count, done, move, table
from .test_odds import units

GAME = find_game("axis")


def play(bots: set[int], seed: int, rounds: int) -> list[float]:
    """A game of two seats; who is not a bot answers at random."""
    random = Random(seed)
    runner = Runner(GAME.start(2, {"rounds": rounds}), keep=True)
    minds = {seat: AxisBasic() for seat in bots}
    while (decision := runner.decision) is not None:
        if decision.seat in minds:
            answer = minds[decision.seat].choose(Sight(runner, decision, random))
            assert answer in decision.options
        else:
            answer = random.choice(decision.options)
        runner.answer(answer)
    return runner.state.scores()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_bot_gains_on_a_random_player(seat: int) -> None:
    before = GAME.start(2).scores()
    after = play({seat}, 1, 4)
    assert after[seat] > before[seat]


def test_two_bots_finish_their_game() -> None:
    assert sum(int(score) for score in play({0, 1}, 2, 3)) == 18


def test_the_bot_guards_its_capital() -> None:
    t = table("germany", "purchase", poland={"owner": "ussr", "ussr": {"tank": 6}}, ipc={"germany": 12})
    answer = AxisBasic().choose(Sight(t.runner, t.asked(GERMANY), Random(1)))
    assert GAME.names[answer] == "unit:infantry"


def test_hints_foretell_battles_and_prices() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}}, east_poland={"ussr": {"infantry": 1}})
    t.answer(GERMANY, "space:poland")
    hints = t.state.hints(t.asked(GERMANY))
    assert hints[GAME.names.number("space:east_poland")]["success"] == pytest.approx(0.5)
    t = table("germany", "purchase")
    assert t.state.hints(t.asked(GERMANY))[GAME.names.number("unit:tank")] == {"cost": 5.0}


def test_hints_foretell_the_whole_stack_and_nothing_where_nobody_stands() -> None:
    t = table(
        "germany",
        "combat-move",
        poland={"germany": {"infantry": 4, "tank": 3}},
        east_poland={"ussr": {"infantry": 2}},
        baltic_states={"ussr": {}},
    )
    t.answer(GERMANY, "space:poland")
    asked = t.asked(GERMANY)
    east, baltic = (GAME.names.number(f"space:{place}") for place in ("east_poland", "baltic_states"))
    hints = t.state.hints(asked)
    everybody = land_odds(units(infantry=4, tank=3), units(infantry=2), 0, []).win
    assert {east, baltic} <= {gesture.at for gesture in t.state.gestures(asked)}
    assert hints[east]["success"] == pytest.approx(everybody)
    assert baltic not in hints


@pytest.mark.parametrize(
    ("start", "others", "goal", "goes"),
    [
        ("czechoslovakia_hungary", {}, "east_poland", True),  # by Poland or by Romania: nothing is taken
        ("czechoslovakia_hungary", {"fighter": 1}, "east_poland", False),  # chosen by name: a retreat may matter
        ("poland", {}, "belorussia", False),  # by East Poland or by the Baltic: a blitz takes one or the other
    ],
)
def test_tanks_are_asked_by_which_way_where_it_matters(
    start: str, others: dict[str, int], goal: str, goes: bool
) -> None:
    units_there = {start: {"germany": {"tank": 2, **others}}, "ukraine": {"ussr": {"infantry": 1}}}
    t = table("germany", "combat-move", **units_there)
    t.answer(GERMANY, f"space:{start}")
    if others:
        t.answer(GERMANY, "unit:tank")
    asked = t.asked(GERMANY)
    place = GAME.names.number(f"space:{goal}")
    assert asked.prompt == "combat-to" and place in asked.options
    assert (place in [gesture.at for gesture in t.state.gestures(asked)]) == goes
    t.answer(GERMANY, f"space:{goal}")
    assert t.asked(GERMANY).prompt == "combat-via"


def test_hints_foretell_pressing_on() -> None:
    t = table("germany", "combat-move", poland={"germany": {"tank": 1}}, east_poland={"ussr": {"infantry": 1}})
    move(t, GERMANY, "poland", "east_poland").script(6, 6)
    done(t, GERMANY)
    assert t.state.hints(t.asked(GERMANY))[GAME.names.number("do:press")]["success"] == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("option", "clause"),
    [("space:turkey", "2.2e"), ("space:poland", "5.4f"), ("space:russia", "5.4d")],
)
def test_reasons_for_what_is_not_offered(option: str, clause: str) -> None:
    t = table("germany", "combat-move", bulgaria_romania={"germany": {"infantry": 1}})
    t.answer(GERMANY, "space:bulgaria_romania")
    assert t.state.why_not(t.asked(GERMANY), GAME.names.number(option)) == clause


def test_orders_can_be_taken_back_until_dice_are_rolled() -> None:
    match = Match.new(GAME, ["axis", "allies"], chance=Keyed.from_seed(1), paranoid=True)
    for name in ("unit:infantry", "do:done", "space:poland", "unit:infantry", "space:east_poland", "n:2"):
        match.submit(0, name)
    for _ in range(6):
        assert match.can_take_back(0)
        match.take_back(0)
    decision = match.decision_of(0)
    assert decision is not None and decision.prompt == "purchase"


def test_two_answers_at_once_only_where_owners_must_agree() -> None:
    t = table(
        "japan", "combat-move", kiangsu={"japan": {"tank": 2}}, hupeh={"china": {"infantry": 1}, "uk": {"infantry": 1}}
    )
    move(t, JAPAN, "kiangsu", "hupeh", n=2).script(3, 6)
    done(t, JAPAN)
    assert len(t.runner.pending) == 2 and count(t, "hupeh", "japan", "tank") == 2


def test_hints_foretell_a_breakthrough() -> None:
    t = begin("germany", "research", options={"research": True}, tokens={"germany": 1})
    hints = t.state.hints(t.asked(GERMANY))
    assert hints[GAME.names.number("n:0")]["success"] == pytest.approx(1 / 6)
    assert hints[GAME.names.number("n:1")]["success"] == pytest.approx(11 / 36)


@pytest.mark.rule("5.6.1.2f")
def test_aircraft_that_keep_the_noncombat_move_open_are_named() -> None:
    t = table("germany", "combat-move", poland={"germany": {"fighter": 1}}, east_poland={"ussr": {"infantry": 2}})
    move(t, GERMANY, "poland", "east_poland")
    t.script(6, 6, 6)
    done(t, GERMANY)
    t.answer(GERMANY, "do:retreat")
    assert "do:done" not in t.options(GERMANY)
    assert t.state.hints(t.asked(GERMANY)) == {GAME.names.number("space:east_poland"): {"must-land": 1.0}}
    move(t, GERMANY, "east_poland", "poland")
    assert t.state.hints(t.asked(GERMANY)) == {}
