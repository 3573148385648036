"""The features of every game that is registered, and of the template of new ones."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sandtable import template
from sandtable.engine import Encoder, Features, Game, Runner, Sink
from sandtable.engine.errors import BadSeats, UnknownName
from sandtable.engine.features import new_sink
from sandtable.games import find_game, game_ids
from sandtable.template.state import Fords
from sandtable.testing import features
from sandtable.testing.play import play_randomly

GAMES = [find_game(id) for id in game_ids()] + [template.GAME]
FORDS = template.GAME

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_nothing_hidden_shows(game: Game) -> None:
    features.nothing_leaks(game, 12 if game.id == "axis" else 40, 600)


@every_game
def test_nothing_that_a_seat_sees_is_missing(game: Game) -> None:
    features.nothing_is_missing(game, 2 if game.id == "axis" else 6, 150)


@every_game
def test_what_looks_different_has_different_features(game: Game) -> None:
    features.siblings_are_told_apart(game, 1 if game.id == "axis" else 6, 60 if game.id == "axis" else 150)


@every_game
def test_numbers_stay_in_their_ranges(game: Game) -> None:
    features.ranges_are_kept(game, range(1 if game.id == "axis" else 3), game.short)


@every_game
def test_features_are_those_written_down(game: Game) -> None:
    features.are_as_locked(game)


@every_game
def test_a_program_can_read_the_schema(game: Game) -> None:
    encoder = Encoder(game)
    schema = json.loads(json.dumps(encoder.schema()))
    end = 0
    for block in schema["blocks"]:
        assert block["first"] == end and [len(labels) for labels in block["axes"]] == block["shape"]
        end += encoder.feature(block["name"]).size
    assert end == schema["size"] == encoder.size
    assert schema["actions"] == game.names.all()


def test_the_page_of_features_is_up_to_date() -> None:
    page = Path(__file__).parents[2] / "docs" / "features.md"
    assert page.read_text(encoding="utf8") == features.page(), "python -m sandtable.testing.features docs/features.md"


def shows_the_other_hand(g: Fords, seat: int, out: Sink) -> None:
    out[0] = sum(g.hands[1 - seat])


def test_a_feature_that_is_missing_is_found() -> None:
    blind = replace(FORDS, encode=lambda g, seat, out: None)
    with pytest.raises(AssertionError, match="lack"):
        features.nothing_is_missing(blind, 1, 100)
    with pytest.raises(AssertionError, match="lack"):
        features.siblings_are_told_apart(blind, 1, 100)


def test_a_feature_that_leaks_is_found() -> None:
    with pytest.raises(AssertionError, match="learns from ford"):
        features.nothing_leaks(replace(FORDS, encode=shows_the_other_hand), 10, 8)


def test_a_number_out_of_range_is_found() -> None:
    def too_much(g: object, seat: int, out: Sink) -> None:
        out[0] = 9

    with pytest.raises(AssertionError, match="out of range: ford"):
        features.ranges_are_kept(replace(FORDS, encode=too_much), range(1))


def test_a_game_without_features_still_has_those_of_the_table() -> None:
    bare = replace(FORDS, features=None, encode=None)
    look = features.Look(bare)
    played = play_randomly(bare, 2, {}, 1, 6)
    assert look.at(played.runner, 1)[: len(look.row)].any() and look.encoder.version == "1.0"


def test_two_features_of_the_same_name_are_an_error() -> None:
    declared = Features("1")
    declared.flags("hand", ["a"])
    with pytest.raises(UnknownName, match="'hand' is declared twice"):
        declared.flags("hand", ["b"])
    with pytest.raises(UnknownName, match="no feature 'hnad'"):
        Encoder(FORDS).feature("hnad")


def test_only_seats_have_features() -> None:
    encoder = Encoder(FORDS)
    runner = Runner(FORDS.start(2))
    with pytest.raises(BadSeats, match="there is no seat 2"):
        encoder.fill(runner, 2, [], new_sink(encoder.size))


def test_the_table_says_who_is_asked_and_what() -> None:
    look = features.Look(FORDS)
    played = play_randomly(FORDS, 2, {}, 1, 6)
    runner = played.runner
    assert runner.side_by_side
    row = look.at(runner, 0)
    prompt, acting = look.encoder.feature("prompt"), look.encoder.feature("acting")
    assert row[prompt.first + prompt.axes[0].index("play-order")] == 1
    assert list(row[acting.first : acting.first + 2]) == [1, 1]
    runner.answer_for(1, Random(1).choice(runner.pending[-1].options))
    assert list(look.at(runner, 0)[acting.first : acting.first + 2]) == [1, 1], "that one has chosen shows"
