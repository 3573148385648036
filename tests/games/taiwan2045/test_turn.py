"""A player's turn: picking, playing, friendliness, effect or basic action."""

from typing import Any

import pytest

from sandtable.games.taiwan2045.content import card_of, space_of
from sandtable.testing import deal

SUPPLY: dict[str, Any] = {
    "face_up": ["n01", "n08"],
    "face_down": {"north": "n05", "middle": "m04", "south": "s07"},
    "elite_up": "z06",
}


@pytest.mark.rule("flow-1", "flow-2", "def-turn", "def-round", "game-2")
def test_turns_go_round_in_slot_order_until_all_have_passed() -> None:
    table = deal("taiwan2045", slots=[2, 1, 3], turn=1, hand={1: ["n01"]})
    table.answer(1, "pass", "slot:3")
    assert table.state.seat == 0
    table.answer(0, "slot:1")
    table.answer(2, "slot:5")
    assert table.state.round == 2 and table.state.slot == [1, 3, 5]


@pytest.mark.rule("flow-2", "flow-3")
def test_a_turn_is_a_card_or_a_pass_and_extras_need_a_card() -> None:
    table = deal("taiwan2045", **SUPPLY)
    assert table.options(0) == [
        "card:n01",
        "card:n08",
        "blind:north",
        "blind:middle",
        "blind:south",
        "elite:z06",
        "pass",
    ]
    table.answer(0, "card:n08")
    assert "do:reveal" in table.options(0)


@pytest.mark.rule("play-1")
def test_a_taken_card_is_not_replaced() -> None:
    table = deal("taiwan2045", **SUPPLY)
    table.answer(0, "card:n08")
    assert table.state.face_up == [card_of("n01")]


@pytest.mark.rule("play-a1", "play-a2")
def test_the_picked_card_joins_the_hand_and_any_card_is_played() -> None:
    table = deal("taiwan2045", hand={0: ["s14"]}, **SUPPLY)
    table.answer(0, "blind:middle")
    assert table.options(0) == ["card:s14", "card:m04"]
    table.answer(0, "card:s14")
    assert table.state.playing == card_of("s14") and table.state.hand[0] == [card_of("m04")]


@pytest.mark.rule("play-b1", "pass-4")
def test_hand_cards_are_played_directly_only_from_an_empty_supply() -> None:
    table = deal("taiwan2045", hand={0: ["s14"]})
    assert table.options(0) == ["card:s14", "pass"]
    table = deal("taiwan2045", hand={0: ["s14"]}, **SUPPLY)
    assert "card:s14" not in table.options(0)


@pytest.mark.rule("play-c1", "play-c2", "play-c3")
def test_an_elite_card_gives_two_basic_actions_must_be_carried_out_and_has_no_enemy_work() -> None:
    table = deal("taiwan2045", units={"y05": (0, "c3", 3)}, **SUPPLY)
    table.answer(0, "elite:z06", "do:extra", "do:recruit", "card:y05", "do:extra", "do:recruit", "card:y05")
    assert table.state.troops[card_of("y05")] == 9
    assert table.options(0) == ["do:land", "do:reveal"]
    table.answer(0, "do:land", "space:d1", "space:d1")
    assert table.state.troops[card_of("z06")] == 3
    assert table.asked(0).prompt == "turn-end"


@pytest.mark.rule("play-c4", "faq-elite-3")
def test_an_agitation_of_a_landing_cashes_the_lure_markers() -> None:
    table = deal("taiwan2045", playing="z01", lures=3)
    table.answer(0, "do:land", "space:a4", "space:a4", "space:a5", "do:done")
    assert table.state.score[0] == 5 + 6 and table.state.lures == 0
    table = deal("taiwan2045", playing="z03", lures=2)
    table.answer(0, "do:land", "space:c5", "space:c5", "space:c4")
    table.answer(0, "space:b4", "do:done")
    assert table.state.score[0] == 5 + 4 and table.state.lures == 0


@pytest.mark.rule("friend-1")
def test_an_action_card_first_gives_friendliness_with_its_faction() -> None:
    table = deal("taiwan2045", **SUPPLY)
    table.answer(0, "card:n01")
    assert table.state.friends[0] == [1, 0, 0]


@pytest.mark.rule("friend-4")
def test_a_card_without_faction_gives_none() -> None:
    table = deal("taiwan2045", hand={0: ["s13"]})
    table.answer(0, "card:s13")
    assert table.state.friends[0] == [0, 0, 0]


@pytest.mark.rule("friend-2")
def test_coloured_spaces_pay_merit_troops_or_a_mission() -> None:
    table = deal("taiwan2045", hand={0: ["n08"]}, friends={0: {"central": 1}})
    table.answer(0, "card:n08")
    assert table.state.merit[0] == 2
    table = deal("taiwan2045", hand={0: ["n13"]}, friends={0: {"enterprise": 1}})
    table.answer(0, "card:n13")
    assert table.asked(0).prompt == "mission-deck"
    table.answer(0, "region:d")
    assert len(table.state.missions[0]) == 1


@pytest.mark.rule("friend-2", "friend-3")
def test_local_troops_are_split_as_far_as_the_reserve_goes() -> None:
    units = {"y05": (0, "e1", 3), "y04": (0, "d5", 3)}
    table = deal("taiwan2045", hand={0: ["n14"]}, friends={0: {"local": 1}}, units=units)
    table.answer(0, "card:n14", "card:y05", "card:y04", "card:y05")
    assert (table.state.troops[card_of("y05")], table.state.troops[card_of("y04")]) == (5, 4)
    table = deal("taiwan2045", hand={0: ["n14"]}, friends={0: {"local": 1}}, units=units, reserve=1)
    table.answer(0, "card:n14", "card:y05")
    assert table.asked(0).prompt == "act" and table.state.reserve == 0


@pytest.mark.rule("friend-5")
def test_effect_or_one_basic_action() -> None:
    table = deal("taiwan2045", playing="n08", units={"y05": (0, "e1", 3)})
    assert table.options(0) == ["do:effect", "do:basic", "do:reveal"]
    table.answer(0, "do:basic", "do:recruit", "card:y05")
    assert table.options(0) == ["do:done", "do:reveal"]


@pytest.mark.rule("friend-5")
def test_favour_that_an_effect_gives_comes_after_the_rest_of_it() -> None:
    table = deal("taiwan2045", playing="n14", units={"y01": (0, "a1", 3)}, friends={0: {"local": 3}}, reserve=3)
    table.answer(0, "do:effect", "card:y01", "card:y01", "card:y01")
    assert table.state.friends[0] == [0, 3, 0] and table.state.reserve == 0
    table.answer(0, "do:done")
    assert table.state.friends[0] == [0, 4, 0], "with nobody left in the reserve the coloured space gives nothing"
    assert table.notes("befriends")[-1].rule == "friend-5"


@pytest.mark.rule("friend-5")
def test_an_effect_that_is_given_up_gives_no_favour() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:basic", "do:recruit", "card:y05")
    assert table.state.friends[0] == [0, 0, 0]


@pytest.mark.rule("action-char-1", "def-unit-1", "def-mine")
def test_a_character_enters_with_its_troops_at_its_place() -> None:
    table = deal("taiwan2045", playing="m01")
    table.answer(0, "do:effect")
    state = table.state
    assert state.where[card_of("m01")] == space_of("c1") and state.troops[card_of("m01")] == 6
    assert state.mine[0] == [card_of("m01")] and state.reserve == 32


@pytest.mark.rule("action-char-2", "combat-4")
def test_entering_among_the_pla_is_an_attack_at_once() -> None:
    table = deal("taiwan2045", playing="n01", pla={"a3": 1})
    table.answer(0, "do:effect")
    state = table.state
    assert state.pla[space_of("a3")] == 0 and state.merit[0] == 1 and state.troops[card_of("n01")] == 5


@pytest.mark.rule("action-char-3")
def test_the_entry_effect_moves_one_character_even_if_the_new_one_was_lost() -> None:
    table = deal("taiwan2045", playing="n04", pla={"a2": 9}, units={"y05": (0, "c3", 3)}, reserve=2)
    table.answer(0, "do:effect")
    assert card_of("n04") in table.state.exits[0]
    assert table.options(0) == ["card:y05", "do:done"]
    table.answer(0, "card:y05", "space:c1", "space:b4")
    assert table.state.where[card_of("y05")] == space_of("b4")


@pytest.mark.rule("action-char-3")
def test_some_characters_have_no_entry_effect() -> None:
    table = deal("taiwan2045", playing="n03", units={"y05": (0, "c3", 3)})
    table.answer(0, "do:effect")
    assert table.asked(0).prompt == "act"


@pytest.mark.rule("action-char-4")
def test_a_character_given_up_waits_in_the_exit_area() -> None:
    table = deal("taiwan2045", playing="n01", units={"y05": (0, "e1", 3)})
    table.answer(0, "do:basic", "do:recruit", "card:y05")
    assert table.state.exits[0] == [card_of("n01")]


@pytest.mark.rule("action-event-1", "action-event-2")
def test_events_leave_the_game_used_or_given_up() -> None:
    for deed in ("do:effect", "do:basic"):
        table = deal("taiwan2045", playing="m08", units={"y05": (0, "e1", 3)})
        table.answer(0, deed)
        state = table.state
        assert all(card_of("m08") not in pile for pile in [*state.hand, *state.exits])
        assert all(table.game.names.number("card:m08") not in deck for deck in state.decks)


@pytest.mark.rule("enemy-1")
def test_every_action_card_turn_ends_with_enemy_work() -> None:
    table = deal("taiwan2045", playing="m08")
    table.answer(0, "do:effect", "do:done")
    assert table.asked(0).prompt == "pla-reinforce"


@pytest.mark.rule("pass-1", "pass-2")
def test_passing_takes_a_free_slot_and_ends_the_round_for_that_seat() -> None:
    table = deal("taiwan2045", hand={0: ["n01"]}, next_slot={1: 2})
    table.answer(0, "pass")
    assert table.options(0) == ["slot:1", "slot:3", "slot:4", "slot:5"]
    table.answer(0, "slot:4")
    assert table.state.next_slot == [4, 2, -1] and table.state.seat == 2


@pytest.mark.rule("pass-3")
def test_without_supply_and_hand_one_must_pass() -> None:
    table = deal("taiwan2045", turn=0)
    assert table.asked(0).prompt == "next-slot"


@pytest.mark.rule("pass-5")
def test_the_last_player_empties_the_supply() -> None:
    table = deal("taiwan2045", next_slot={1: 2, 2: 1}, **SUPPLY)
    assert "pass" not in table.options(0)
    assert table.state.why_not(table.asked(0), 0) == "pass-5"


@pytest.mark.rule("pass-6", "between-1", "between-2", "between-3")
def test_the_next_round_is_laid_out_when_all_have_passed() -> None:
    table = deal("taiwan2045", next_slot={1: 2, 2: 4})
    table.answer(0, "slot:3")
    state = table.state
    assert state.round == 2 and state.slot == [3, 2, 4] and state.next_slot == [-1, -1, -1]
    assert len(state.face_up) == 2 and -1 not in state.face_down and state.elite_up >= 0
    assert table.asked(1).prompt == "mission-deck"


@pytest.mark.rule("friend-1", "friend-2", "def-score")
def test_the_log_tells_where_friendliness_merit_and_points_come_from() -> None:
    table = deal("taiwan2045", hand={0: ["m08"]}, friends={0: {"central": 1}}, units={"m06": (0, "d4", 3)})
    table.answer(0, "card:m08")
    assert table.notes("befriends")[-1].values == {
        "seat": 0,
        "faction": "central",
        "track": "track-central",
        "now": 2,
    }
    assert [(note.rule, note.values["n"]) for note in table.notes("merit")] == [("friend-2", 2)]
    table.answer(0, "do:basic", "do:defect", "space:a3")
    assert [(note.values["n"], note.rule) for note in table.notes("scores")] == [(2, "def-score")]


@pytest.mark.rule("slot-4")
def test_slot_four_gives_its_action_with_every_action_card_and_no_other_slot_does() -> None:
    for slot in (1, 4):
        table = deal("taiwan2045", slots=[slot, 2, 3], hand={0: ["n08"]}, units={"y05": (0, "e1", 3)})
        table.answer(0, "card:n08")
        assert ("do:extra" in table.options(0)) is (slot == 4)


@pytest.mark.rule("friend-1", "score-prep-1")
def test_the_friendliness_track_ends_at_twelve() -> None:
    table = deal("taiwan2045", hand={0: ["m08"]}, friends={0: {"central": 12}})
    table.answer(0, "card:m08")
    assert table.state.friends[0][0] == 12 and not table.notes("befriends")


@pytest.mark.rule("basic-action-march-1")
def test_a_march_enters_no_place_twice() -> None:
    table = deal("taiwan2045", playing="m08", units={"y05": (0, "a1", 3)})
    table.answer(0, "do:basic", "do:march", "card:y05", "space:a2")
    assert "space:a1" not in table.options(0) and "space:b2" in table.options(0)
