"""A log that leaves nothing out: what changes in the public view is named by a public line, and the other way round.

A game says in `Game.told` which lines tell of which part of the public view: a path such as `tracks.defcon`,
`piles.deck`, `seats.*.score` or `spaces.*.owner`, and for it the keys of the notes that name a change of it.
A `*` stands for one part of the path; what it stood for must be among the note's values (a space or card by its
name, a seat by its number, a side, track or value by its id). A path that ends in `**` covers everything below it.
Several paths may cover the same part. Pieces go by owner and kind: `spaces.*.pieces.*.*.n`. A line that carries a value
`now` says what the figure has become: the view must agree. Where another value of the line says it, the key names that
too: `rises:sum`. Something of what a line tells must have changed, or another line has changed it back; a key that ends
in `?` belongs to a line that may also be written when nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from sandtable.engine import CHANCE, NOTHING, OBSERVER, Game, Log, Note, Runner, play_out

Path = tuple[str, ...]
Leaves = dict[Path, Any]

NOT_CHANGES = {"phase", "turn", "year", "acting", "current"}
"""Where the game stands is the table's business: the header shows it."""

IS_PIECE = {"what", "n", "owner"}


def tells_everything(game: Game, seeds: range, steps: int) -> None:
    """Between two decisions nothing changes in the public view that no public line names, and no line names in vain."""
    for seed in seeds:
        random = Random(seed)
        state = game.start(game.seats[seed % len(game.seats)], game.short)
        state.log = Log()
        runner = Runner(state)
        before, heard = dict(flat(state.view(OBSERVER))), len(state.log.notes)
        for _ in range(steps):
            if (decision := runner.decision) is None:
                break
            runner.answer(random.choice(decision.options))
            if runner.decision is not None and runner.decision.seat == CHANCE:
                continue
            after = dict(flat(state.view(OBSERVER)))
            lines = [note for note in state.log.notes[heard:] if not note.audience]
            where = f"{game.id}, seed {seed}"
            for path in changed(before, after):
                assert is_told(game, path, lines), f"{where}: {'.'.join(path)} changed without a word"
            for path, figure in after.items():
                said = last_said(game, path, lines)
                assert said is None or said == figure, f"{where}: {path} is {figure}, not {said} as said"
            for line in lines:
                assert came_true(game, line, lines, before, after), (
                    f"{where}: {line.key} {line.values}: nothing changed"
                )
            before, heard = after, len(state.log.notes)


def ends_in_words(game: Game, games: int) -> None:
    """The last public line that cites the clause of the ending says how the game ended: the last screen repeats it."""
    for seed in range(games):
        state = game.start(game.seats[seed % len(game.seats)], game.short)
        state.log = Log()
        play_out(Runner(state), Random(seed).random)
        ending = state.view(OBSERVER)["ending"]
        line = [note for note in state.log.notes if note.rule == ending["rule"] and not note.audience][-1]
        said = [str(value).replace(":", "-") for value in line.values.values()]
        assert f"end-{ending['how']}" in said, f"{game.id}, seed {seed}: {line.key} does not say {ending['how']}"


def flat(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The leaves of a view, each with its path; lists of plain things are leaves."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            if path or key not in NOT_CHANGES:
                yield from flat(item, (*path, str(key)))
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for place, item in enumerate(value):
            if item.keys() >= IS_PIECE and "space" not in item:
                yield from flat_piece(item, path)
            else:
                yield from flat(item, (*path, str(item.get("seat", place) if path == ("seats",) else place)))
    else:
        yield path, value


def flat_piece(piece: Mapping[str, Any], path: Path) -> Iterator[tuple[Path, Any]]:
    """A piece is found by whose and what it is, wherever it stands in its list."""
    found = (*path, str(piece["owner"]), piece["what"].rpartition(":")[2])
    for key, item in piece.items():
        if key not in ("owner", "what"):
            yield from flat(item, (*found, key))


def changed(before: Leaves, after: Leaves) -> list[Path]:
    """The paths of leaves that differ; an empty list is as good as none."""
    both = ((path, before.get(path), after.get(path)) for path in {**before, **after})
    return [path for path, old, new in both if old != new and (old or new)]


def came_true(game: Game, line: Note, lines: list[Note], before: Leaves, after: Leaves) -> bool:
    """Whether something that the line tells has changed, unless another line may have changed it back."""
    if line.key not in obliged(game) or any(is_told(game, path, [line]) for path in changed(before, after)):
        return True
    others = [other for other in lines if other is not line]
    return any(is_told(game, path, [line]) and is_told(game, path, others) for path in {**before, **after})


@cache
def obliged(game: Game) -> set[str]:
    """The keys of lines that are written only when something changes."""
    keys = {key.partition(":")[0] for keys in game.told.values() for key in keys}
    return {key for key in keys if not key.endswith("?")}


def is_told(game: Game, path: Path, lines: list[Note]) -> bool:
    """Whether a line speaks of the path: by its key, and by naming what stood in place of each `*`."""
    return any(True for _ in speaking(game, path, lines))


def last_said(game: Game, path: Path, lines: list[Note]) -> object:
    """What the last line about a path says that it is now; None if it does not say."""
    about = list(speaking(game, path, lines))
    return next((note.values[field] for note, field in about if note is about[-1][0] and field in note.values), None)


def speaking(game: Game, path: Path, lines: list[Note]) -> Iterator[tuple[Note, str]]:
    """The lines that speak of a path in their order, each with the value that says what it is now."""
    for note in lines:
        for wild, fields in covering(game, path):
            if note.key in fields and all(names(game, note, part) for part in wild):
                yield note, fields[note.key]


@cache
def covering(game: Game, path: Path) -> list[tuple[list[str], dict[str, str]]]:
    """What the stars of every pattern stand for that covers a path, and by note key the value to be believed."""
    found = []
    for pattern, keys in game.told.items():
        wild = matched(pattern.split("."), path)
        if wild is not None:
            fields = {key.partition(":")[0].rstrip("?"): key.partition(":")[2] or "now" for key in keys}
            found.append((wild, fields))
    return found


def matched(pattern: list[str], path: Path) -> list[str] | None:
    """What the stars of the pattern stand for in the path; None if it is another path."""
    if pattern[-1] == "**":
        pattern = [*pattern[:-1], *["**"] * (len(path) - len(pattern) + 1)]
    if len(pattern) != len(path):
        return None
    if any(part not in ("*", "**") and part != here for part, here in zip(pattern, path, strict=True)):
        return None
    return [here for part, here in zip(pattern, path, strict=True) if part == "*"]


def names(game: Game, note: Note, part: str) -> bool:
    """Whether a value of the note is the part: things by name, persons by seat, words by themselves or their id.

    An id of two words names both: `loss:germany_infantry`.
    """
    for key, value in note.values.items():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, int) and key in game.things:
                word = "" if item == NOTHING else game.names[item]
            else:
                word = str(item) if isinstance(item, str) or key in game.persons else ""
            if part in (word, id := word.rpartition(":")[2]) or id.startswith(f"{part}_") or id.endswith(f"_{part}"):
                return True
    return False
