"""Matches: checked answers, taking back, records and what bad input gets."""

import pickle
from pathlib import Path
from random import Random

import pytest

from sandtable.engine import CHANCE, Keyed, Match, Record, fingerprint, loads, read_record
from sandtable.engine.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    CannotUndo,
    GameOver,
    NotOffered,
    NotYourDecision,
    OtherRules,
    UnknownGame,
)
from sandtable.engine.game import Option
from sandtable.engine.record import Answer, TakeBack
from sandtable.games import find_game, replay
from sandtable.template import GAME


@pytest.fixture
def match() -> Match:
    return Match.new(GAME, ["Ann", "Bo"], chance=Keyed.from_seed(3), paranoid=True)


def first_option(match: Match, seat: int) -> str:
    decision = match.decision_of(seat)
    assert decision is not None
    return GAME.names[decision.options[0]]


def play_on(match: Match) -> None:
    while match.pending:
        seat = match.pending[0].seat
        match.submit(seat, first_option(match, seat))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of the template's game can be replayed as if it were registered."""
    monkeypatch.setattr("sandtable.games.find_game", lambda id: GAME if id == "fords" else find_game(id))


def test_an_answer_that_was_not_offered_changes_nothing(match: Match) -> None:
    before = fingerprint(match.state), len(match.record.entries)
    with pytest.raises(NotOffered, match="is not offered"):
        match.submit(0, "ford:upper")
    with pytest.raises(NotOffered, match="did you mean"):
        match.submit(0, first_option(match, 0).replace("order", "ordre"))
    assert (fingerprint(match.state), len(match.record.entries)) == before


def test_a_wrong_seat_and_an_ended_game_are_refused(match: Match) -> None:
    match.submit(0, first_option(match, 0))
    with pytest.raises(NotYourDecision):
        match.submit(0, "order:1")
    play_on(match)
    with pytest.raises(GameOver):
        match.submit(0, "order:1")


def test_own_secret_answer_can_be_taken_back(match: Match) -> None:
    laid = first_option(match, 0)
    match.submit(0, laid)
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.view(0)["played"] is None
    assert laid in match.view(0)["hand"]


def test_taking_back_beside_others_spares_their_answers() -> None:
    match = Match.new(GAME, ["a", "b", "c"], chance=Keyed.from_seed(3))
    match.submit(0, first_option(match, 0))
    match.submit(1, first_option(match, 1))
    match.take_back(0)
    assert match.view(0)["played"] is None
    assert match.view(1)["played"] is not None
    assert [decision.seat for decision in match.pending] == [0, 2]


def test_dice_are_a_barrier_that_only_consent_passes(match: Match) -> None:
    match.submit(0, first_option(match, 0))
    match.submit(1, first_option(match, 1))
    assert not match.can_take_back(1)
    with pytest.raises(CannotUndo, match="have to agree"):
        match.take_back(1)
    match.take_back(1, agreed=True)
    assert match.view(0)["turn"] == 1
    assert match.view(0)["played"] is not None


def test_an_answer_binds_when_dice_follow_it(match: Match) -> None:
    before = fingerprint(match.state), len(match.record.entries), len(match.log)
    assert not match.would_bind(0, [first_option(match, 0)], Random(1).random)
    match.submit(0, first_option(match, 0))
    assert match.would_bind(1, [first_option(match, 1)], Random(1).random)
    assert not match.would_end(1, [first_option(match, 1)], Random(1).random)
    match.take_back(0)
    assert (fingerprint(match.state), len(match.record.entries) - 2, len(match.log)) == before


def test_what_was_not_offered_is_not_tried(match: Match) -> None:
    with pytest.raises(NotOffered):
        match.would_bind(0, ["ford:upper"], Random(1).random)
    play_on(match)
    with pytest.raises(GameOver):
        match.would_end(0, ["order:1"], Random(1).random)


def test_nothing_to_take_back(match: Match) -> None:
    with pytest.raises(CannotUndo, match="no answer"):
        match.take_back(0)


def test_dice_after_taking_back_are_new_but_repeatable(match: Match) -> None:
    match.submit(0, first_option(match, 0))
    match.submit(1, first_option(match, 1))
    match.take_back(1, agreed=True)
    play_on(match)
    record = match.close()
    again = replay(loads(record.dumps()))
    assert again.state.winners == match.state.winners


def test_a_record_survives_writing_and_reading(match: Match, tmp_path: Path) -> None:
    play_on(match)
    path = tmp_path / "game.jsonl"
    match.close().write(path)
    record = read_record(path)
    assert record.seats == ["Ann", "Bo"]
    assert fingerprint(replay(record).state) == record.fingerprint
    assert list(tmp_path.iterdir()) == [path]


def test_equal_answers_are_kept_once(match: Match) -> None:
    play_on(match)
    again = loads(match.close().dumps())
    assert len({id(entry) for entry in again.entries}) == len(set(again.entries)) < len(again.entries)
    assert all(one is other for one, other in zip(again.entries, match.record.entries, strict=True))


def test_what_a_note_tells_cannot_be_changed_by_who_reads_it(match: Match) -> None:
    play_on(match)
    note = next(note for note in match.log.notes if note.values)
    told = dict(note.values)
    note.values.clear()
    assert note.values == told


def finished(match: Match) -> list[str]:
    play_on(match)
    return match.close().dumps().splitlines()


def test_a_truncated_record_is_told_from_a_whole_one(match: Match) -> None:
    lines = finished(match)
    with pytest.raises(BadRecord, match="truncated"):
        loads("\n".join(lines[:-1]))
    with pytest.raises(BadRecord, match="missing or misplaced") as caught:
        loads("\n".join(lines[:5] + lines[6:]))
    assert caught.value.step == 5


def test_an_edited_record_names_the_first_bad_step(match: Match) -> None:
    lines = finished(match)
    step = next(n for n, line in enumerate(lines) if '"by": 0' in line)
    lines[step] = lines[step].replace("order:", "ford:")
    with pytest.raises(BadRecord, match="is not offered") as caught:
        replay(loads("\n".join(lines)))
    assert caught.value.step == step


def test_an_edited_die_is_found_by_the_fingerprint(match: Match) -> None:
    lines = finished(match)
    last = max(n for n, line in enumerate(lines) if '"roll"' in line)
    best = '"roll:6"' if '"roll:1"' in lines[last] or '"roll:2"' in lines[last] else '"roll:1"'
    lines[last] = lines[last][: lines[last].index('"answer"')] + f'"answer": {best}}}'
    record = loads("\n".join(lines))
    record.fingerprint = "0" * 32
    with pytest.raises(BadRecord, match="fingerprint"):
        replay(record)


def test_what_is_no_record_at_all(tmp_path: Path) -> None:
    for text, message in (("", "not a Sandtable"), ("{}", "not a Sandtable"), ("hello", "not JSON"), ("[1]", "object")):
        with pytest.raises(BadRecord, match=message):
            loads(text)
    with pytest.raises(BadRecord, match="format 99"):
        loads('{"sandtable": 99}')
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "nowhere.jsonl")


def test_a_record_of_other_rules_or_seats_is_refused(match: Match) -> None:
    record = match.close()
    with pytest.raises(OtherRules):
        replay(Record("fords", "0", record.options, record.seats))
    with pytest.raises(BadSeats):
        replay(Record("fords", "1", record.options, ["alone"]))
    with pytest.raises(UnknownGame):
        replay(Record("chess", "1", {}, []))


def test_seats_and_options_out_of_range_are_refused() -> None:
    with pytest.raises(BadSeats, match="2, 3, 4"):
        GAME.start(9)
    with pytest.raises(BadOption, match="no option"):
        GAME.start(2, {"speed": 1})
    number = Option("handicap", 0, low=0, high=3)
    for value in (4, "x", True):
        with pytest.raises(BadOption, match="0 to 3"):
            number.parse(value)
    with pytest.raises(BadOption, match="on or off"):
        Option("cards", True).parse("maybe")
    with pytest.raises(BadOption, match="one of"):
        Option("scenario", "1941", choices=("1941", "1942")).parse("1943")


@pytest.mark.parametrize("value", [13, "13"])
def test_a_choice_among_words_that_are_numbers_may_be_given_as_a_number(value: int | str) -> None:
    assert Option("cities", "15", choices=("13", "15", "18")).parse(value) == "13"


def test_a_record_may_give_such_a_choice_as_a_number() -> None:
    axis = find_game("axis")
    match = Match.new(axis, ["a", "b"], {"cities": 13})
    assert match.record.options["cities"] == "13"
    old = Record("axis", axis.version, {**match.record.options, "cities": 13}, ["a", "b"])
    assert fingerprint(replay(loads(old.dumps())).state) == fingerprint(match.state)


def test_without_a_chance_source_dice_are_submitted_like_any_answer() -> None:
    match = Match.new(GAME, ["a", "b"])
    match.submit(CHANCE, "order:4")
    assert "order:4" in match.view(0)["hand"]


def test_a_trusted_record_is_played_without_working_out_options(match: Match) -> None:
    play_on(match)
    again = Match(GAME, match.record, trusted=True)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [note.key for note in again.log.notes] == [note.key for note in match.log.notes]


def test_a_trusted_record_must_still_answer_what_is_asked(match: Match) -> None:
    entries = match.record.entries
    match.record.entries = [*entries[:2], *entries[3:], Answer(0, "play-order", "order:1")]
    with pytest.raises(BadRecord) as error:
        Match(GAME, match.record, trusted=True)
    assert error.value.step == 6


def test_only_a_line_feed_ends_a_line_of_a_record() -> None:
    """Names may hold what other programs break lines at, and no entry hides from a count of the lines."""
    record = Record("fords", "1", {}, ["Ada\u2028Lovelace", "b"])
    assert loads(record.dumps()).seats == ["Ada\u2028Lovelace", "b"]
    with pytest.raises(BadRecord):
        loads(record.dumps().replace("\n", "\x0b"))


def test_entries_go_to_another_process() -> None:
    """Bots think in processes of their own; compiled, a frozen class does not unpickle by itself."""
    entries = [Answer(0, "order", "order:7"), TakeBack(1, 4, alone=True)]
    assert pickle.loads(pickle.dumps(entries)) == entries
