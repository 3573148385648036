"""Nobody's power, missions or hand can be told from what another seat receives."""

from random import Random

import pytest

from sandtable.engine import Runner
from sandtable.games import find_game
from sandtable.games.taiwan2045.content import POWER_IDS
from sandtable.games.taiwan2045.options import REVEAL
from sandtable.testing import deal, standing

GAME = find_game("taiwan2045")


@pytest.mark.slow
def test_views_options_and_logs_leak_nothing() -> None:
    standing.nothing_leaks(GAME, 150, 700)


def test_every_power_is_offered_the_same() -> None:
    offered = set()
    for power in POWER_IDS:
        others = [id for id in POWER_IDS if id != power][:2]
        table = deal("taiwan2045", powers=[power, *others], playing="m08", units={"y05": (0, "e1", 3)})
        offered.add(tuple(table.options(0)))
    assert len(offered) == 1


def test_the_end_of_a_turn_is_asked_whether_or_not_a_mission_is_met() -> None:
    for missions in (["b_2"], ["a_1"]):
        table = deal("taiwan2045", playing="m08", missions={0: missions}, units={"y05": (0, "a1", 9)}, pla={"a2": 2})
        table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
        assert table.asked(0).prompt == "act"
        table.answer(0, "do:done", "space:lm", "space:ls", "do:lure", "space:ln", "n:1", "space:a4", "do:done")
        assert table.asked(0).prompt == "turn-end"


def test_the_turn_end_is_asked_even_with_nothing_left_to_do() -> None:
    table = deal("taiwan2045", playing="m08", revealed=[0], stage="turn-end")
    assert table.options(0) == ["do:done"]


def test_slot_three_answers_with_the_same_words_as_others() -> None:
    down = {"north": "n03", "middle": "m01", "south": "s01"}
    for slots in ([3, 1, 2], [1, 2, 3]):
        table = deal("taiwan2045", slots=slots, face_down=down)
        assert table.options(0) == ["blind:north", "blind:middle", "blind:south", "pass"]


def test_other_hands_show_only_sorted_backs() -> None:
    for hand in (["s01", "n01"], ["n05", "s13"]):
        table = deal("taiwan2045", hand={1: hand}, missions={1: ["f_1", "a_3"]})
        row = table.view(0)["seats"][1]
        assert row["backs"] == ["deck:north", "deck:south"] and row["mission-backs"] == ["region:a", "region:f"]


def test_games_that_differ_only_in_powers_ask_the_same_until_one_is_revealed() -> None:
    """The same answers with other passports: every prompt and every option stays what it was."""
    for seed in range(30):
        random = Random(seed)
        one, other = Runner(GAME.start(4)), Runner(GAME.start(4))
        for runner, powers in ((one, ["government", "silicon", "tiandi", "kunshen"]), (other, POWER_IDS[::-1][:4])):
            for power in powers:
                runner.answer(GAME.names.number(f"power:{power}"))
        while one.decision is not None and other.decision is not None:
            assert (one.decision.seat, one.decision.prompt) == (other.decision.seat, other.decision.prompt)
            assert one.decision.options == other.decision.options
            option = random.choice([option for option in one.decision.options if option != REVEAL])
            one.answer(option)
            other.answer(option)
        assert one.decision is other.decision is None
