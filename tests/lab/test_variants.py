"""Variants of the real games: played, kept apart, recorded, refused."""

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sandtable.engine import Keyed, Match, Overlay, loads
from sandtable.engine.errors import BadOverlay, BadRecord
from sandtable.games import changes_of, find_game, replay
from sandtable.lab import Job, play_game, simulate, try_variant
from sandtable.testing.play import random_answers
from sandtable.text import catalogue, check_texts

DECK_CHANGES: dict[str, dict[str, Any]] = {
    "axis": {"remove": {"objectives": ["germany_1"]}},
    "dawn": {
        "remove": {"base_cards": ["gulf_war"], "history_cards": ["peace_dividend"]},
        "add": {
            "base_cards": {"card": [{"id": "nafta_again", "like": "nafta"}, {"id": "gulf_again", "like": "gulf_war"}]}
        },
    },
    "states": {
        "remove": {"persons": ["zou_ji"], "general_events": ["storm_cities"], "public_events": ["covenant"]},
        "add": {
            "persons": {"person": [{"id": "sun_bin_again", "like": "sun_bin", "vp": 1}]},
            "general_events": {"event": [{"id": "besiege_again", "like": "besiege_wei"}]},
        },
    },
    "taiwan2045": {
        "remove": {"cards": ["n03", "y02"], "missions": ["a_1"]},
        "add": {
            "missions": {"mission": [{"id": "a_again", "like": "a_2"}]},
            "cards": {"character": [{"id": "n_again", "like": "n01"}]},
        },
    },
    "twilight": {
        "remove": {"cards": ["nasser", "europe_scoring"]},
        "add": {"cards": {"card": [{"id": "fidel_again", "like": "fidel"}]}},
    },
}


@pytest.fixture
def heavier() -> Overlay:
    return Overlay({"name": "Heavier Fidel", "cards": {"fidel": {"ops": 3}}})


@pytest.fixture(params=sorted(DECK_CHANGES))
def changed_deck(request: pytest.FixtureRequest) -> Iterator[tuple[str, Overlay]]:
    yield request.param, Overlay(DECK_CHANGES[request.param])


def test_cards_can_be_added_and_taken_out_in_every_game(changed_deck: tuple[str, Overlay]) -> None:
    id, overlay = changed_deck
    game, plain = find_game(id, overlay), find_game(id)
    assert game.names.all()[: len(plain.names)] == plain.names.all(), "known options keep their numbers"
    try_variant(game, game.seats[0], games=2 if id == "axis" else 20)


def test_variants_live_beside_the_game_and_each_other(heavier: Overlay) -> None:
    plain, variant = find_game("twilight"), find_game("twilight", heavier)
    other = find_game("twilight", heavier.with_value("cards.fidel.ops", 4))
    assert plain.variant is None and variant.variant == heavier
    ops = [game.board()["cards"]["card:fidel"]["ops"] for game in (plain, variant, other)]
    assert ops == [2, 3, 4]
    assert find_game("twilight") is plain and find_game("twilight", heavier) is variant


def test_what_a_variant_changes_is_told(heavier: Overlay) -> None:
    assert [(change.path, change.before, change.after) for change in changes_of("twilight", heavier)] == [
        ("cards.fidel.ops", 2, 3)
    ]


def test_a_record_carries_its_variant_and_verifies_anywhere() -> None:
    overlay = Overlay(DECK_CHANGES["twilight"])
    match = Match.new(find_game("twilight", overlay), ["a", "b"], chance=Keyed.from_seed(1))
    random_answers(match, Random(1), 200)
    record = loads(match.close().dumps())
    assert record.variant == overlay.data
    assert replay(record, paranoid=True).game.variant == overlay
    record.variant = {}
    with pytest.raises(BadRecord):
        replay(record)


def test_a_record_with_a_garbled_variant_is_refused() -> None:
    record = Match.new(find_game("twilight"), ["a", "b"]).close()
    record.variant = {"cards": {"no_such_card": {"ops": 1}}}
    with pytest.raises(BadOverlay, match=r"the record's variant, cards\.no_such_card: there is no 'no_such_card'"):
        replay(loads(record.dumps()))


def test_jobs_play_their_variant_in_any_number_of_processes(heavier: Overlay) -> None:
    job = Job("twilight", ("random", "random"), 6, records=True, changes=heavier.data)
    alone, spread = list(simulate(job)), list(simulate(job, jobs=2))
    assert alone == spread
    assert alone[0].record is not None and alone[0].record.variant == heavier.data
    assert play_game(job, 0) == alone[0]


def test_texts_change_and_what_is_new_needs_a_name() -> None:
    added = {"add": {"cards": {"card": [{"id": "che_again", "like": "fidel"}]}}}
    with pytest.raises(BadOverlay, match="what is added needs a name; write card-che-again"):
        check_texts(find_game("twilight", Overlay(added)))
    text = {"en": {"card-che-again": "Che again", "card-fidel": "Castro"}, "ja": {"card-fidel.text": "新しい文"}}
    game = find_game("twilight", Overlay({**added, "text": text}))
    check_texts(game)
    english, japanese = catalogue(game, "en"), catalogue(game, "ja")
    assert (english.name("card:fidel"), english.name("card:che_again")) == ("Castro", "Che again")
    assert japanese.name("card:che_again") == "Che again"
    assert japanese.face("card:fidel") == "新しい文"
    assert japanese.name("card:fidel") == catalogue(find_game("twilight"), "ja").name("card:fidel")
    assert catalogue(find_game("twilight"), "en").name("card:fidel") != "Castro"


@pytest.mark.parametrize(
    ("key", "text", "message"),
    [
        ("card-fidle", "x", "text.en.card-fidle: there is no message 'card-fidle'; did you mean 'card-fidel'?"),
        ("card-fidel", "{ $broken", "text.en.card-fidel: is not a well-formed Fluent text"),
    ],
)
def test_wrong_texts_are_refused(key: str, text: str, message: str) -> None:
    with pytest.raises(BadOverlay) as caught:
        check_texts(find_game("twilight", Overlay({"text": {"en": {key: text}}})))
    assert message in str(caught.value)


def test_only_decks_can_grow_or_shrink() -> None:
    with pytest.raises(BadOverlay, match=r"taiwan2045 allows it in: cards\.character"):
        find_game("taiwan2045", Overlay({"remove": {"map": ["a1"]}}))
    with pytest.raises(BadOverlay, match=r"add\.map\.region: nothing can be added"):
        find_game("taiwan2045", Overlay({"add": {"map": {"region": [{"id": "g", "like": "f"}]}}}))


def test_a_game_that_cannot_be_set_up_says_so_and_leaves_no_trace() -> None:
    overlay = Overlay({"missions": {"a_1": {"region": "z"}}}, "bad.toml")
    for _ in range(2):
        with pytest.raises(BadOverlay, match=r"bad\.toml: missions\.toml: there is no 'z'"):
            find_game("taiwan2045", overlay)
    assert not [name for name in sys.modules if overlay.digest in name]


@pytest.mark.parametrize(
    ("id", "seats", "data", "message"),
    [
        ("states", 3, {"map": {"qi": {"military": 99}}}, "an invariant is broken: qi has attributes"),
        ("states", 5, {"numbers": {"rounds": {"last": 40}}}, "draw offers nothing"),
    ],
)
def test_a_variant_that_breaks_the_game_is_found_in_random_games(
    id: str, seats: int, data: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOverlay) as caught:
        try_variant(find_game(id, Overlay(data, "bad.toml")), seats, games=20)
    assert str(caught.value).startswith(f"bad.toml: {id} cannot be played with these changes")
    assert message in str(caught.value)


ALONE = """
import sys
from sandtable.engine import Overlay
from sandtable.games import find_game, play_only
overlay = Overlay({"cards": {"fidel": {"ops": 3}}})
variant = play_only("twilight", overlay)
assert variant.new.__module__ == "sandtable.games.twilight.state"
assert find_game("twilight", overlay) is variant
plain = find_game("twilight")
assert plain.variant is None
print([game.board()["cards"]["card:fidel"]["ops"] for game in (variant, plain)])
"""


def test_a_process_for_one_variant_uses_the_games_own_modules() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[3, 2]"
