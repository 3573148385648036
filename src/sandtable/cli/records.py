"""`sandtable replay` and `sandtable verify`: what a record says, and whether it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.text import Text

from sandtable import games
from sandtable.engine import (
    CHANCE,
    OBSERVER,
    Match,
    Record,
    SandtableError,
    check_dice,
    read_record,
    replay_as_far_as_it_holds,
)
from sandtable.engine.errors import BadRecord, BadSeats, OtherRules
from sandtable.engine.record import Answer
from sandtable.text import catalogue
from sandtable.text.changes import changes_since

from .arguments import Language, check_language
from .console import errors, out
from .draw import Artist
from .variants import tell_changes

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
AsFar = Annotated[
    bool,
    typer.Option(
        "--as-far-as-it-holds",
        help="Follow a record made under other rules up to the first answer that no longer fits.",
    ),
]


class NoSuchStep(SandtableError):
    """The record has no such step."""


def verify(file: RecordFile, as_far_as_it_holds: AsFar = False) -> None:
    """Plays a record again and checks every step; exits with 1 at the first that does not hold."""
    try:
        record = read_record(file)
        if as_far_as_it_holds:
            verify_as_far_as_it_holds(record)
            return
        match = games.replay(record, paranoid=True)
        dice = games.check_dice(record)
    except SandtableError as error:
        step = error.step if isinstance(error, BadRecord) else 0
        where = f"step {step}: " if step and f"step {step}" not in str(error) else ""
        errors.print(f"[red]does not hold:[/] {where}{escape(str(error))}", soft_wrap=True)
        if isinstance(error, OtherRules):
            explain(record, "en")
        raise typer.Exit(1) from error
    tell_changes(match.game)
    out.print(f"[green]holds[/]: {summary(match, dice)}")


def verify_as_far_as_it_holds(record: Record) -> None:
    """The same under whatever rules there are now; exits 1 if the record leaves them on its way."""
    game = games.game_of(record)
    match, stop = replay_as_far_as_it_holds(game, record)
    dice = check_dice(game, record, len(match.answers))
    if stop:
        held, whole = len(match.answers), len(record.in_force())
        out.print(f"[yellow]holds up to step {held} of {whole}[/]: {summary(match, dice)}", soft_wrap=True)
        errors.print(f"[red]stops there:[/] {escape(stop)}", soft_wrap=True)
        raise typer.Exit(1)
    out.print(f"[green]holds under rules {game.version} too[/]: {summary(match, dice)}")


def summary(match: Match, dice: int) -> str:
    ending = match.state.ending if match.state.over else "not over yet"
    recomputed = f", {dice} dice and draws recomputed" if dice else ""
    return f"{match.game.id}, {len(match.answers)} answers{recomputed}, {escape(ending)}"


def explain(record: Record, language: str) -> None:
    """What has changed between the record's rules and these, and how to see the record all the same."""
    game = games.game_of(record)
    for version, change in changes_since(game, record.version, language):
        errors.print(f"  {version}: {escape(change)}", soft_wrap=True)
    errors.print("--as-far-as-it-holds follows the record up to the first answer that no longer fits.", soft_wrap=True)


def replay(
    file: RecordFile,
    step: Annotated[int | None, typer.Option(min=0, help="Show the table after this many answers.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Show the table as this seat sees it.")] = None,
    lang: Language = "en",
    as_far_as_it_holds: AsFar = False,
) -> None:
    """Tells a recorded game step by step, or shows the table as it was after one step."""
    check_language(lang)
    match, stop = replayed(read_record(file), lang, as_far_as_it_holds)
    watcher = OBSERVER if seat is None else seat - 1
    if watcher >= len(match.record.seats):
        raise BadSeats(f"there is no seat {seat}; the seats are 1 to {len(match.record.seats)}")
    artist = artist_of(match, lang)
    tell_changes(match.game)
    if step is None:
        tell(match, artist)
        show(match, artist, watcher)
    elif step > len(match.answers):
        raise NoSuchStep(f"{file}: there is no step {step}; the last is {len(match.answers)}")
    else:
        show(at_step(match, step), artist, watcher, step, len(match.answers))
    if stop:
        errors.print(f"[yellow]the record goes on, but not under these rules:[/] {escape(stop)}", soft_wrap=True)


def replayed(record: Record, language: str, as_far_as_it_holds: bool) -> tuple[Match, str]:
    """The match, and why it stops before the record does."""
    if as_far_as_it_holds:
        return replay_as_far_as_it_holds(games.game_of(record), record)
    try:
        return games.replay(record), ""
    except OtherRules as error:
        errors.print(f"[red]error:[/] {escape(str(error))}", soft_wrap=True)
        explain(record, language)
        raise typer.Exit(2) from error


def artist_of(match: Match, language: str) -> Artist:
    record, texts = match.record, catalogue(match.game, language)
    roles = match.game.roles(len(record.seats), record.options)
    return Artist(match.game, language, [texts.get(f"seat-{role}") for role in roles])


def at_step(match: Match, step: int) -> Match:
    """The match as it stood after so many answers that are still in force."""
    record = match.record
    return Match(match.game, Record(record.game, record.version, record.options, record.seats, [*match.answers[:step]]))


def tell(match: Match, artist: Artist) -> None:
    """Every answer, and below it what came of it."""
    record = match.record
    again = Match(match.game, Record(record.game, record.version, record.options, record.seats))
    for number, answer in enumerate(match.answers, 1):
        told = len(again.log)
        again.submit(answer.by, answer.answer)
        out.print(answer_line(artist, number, answer))
        for note in again.log.notes[told:]:
            out.print(Text("       ").append_text(artist.note(note)))


def answer_line(artist: Artist, number: int, answer: Answer) -> Text:
    who = Text(artist.words.get("chance"), style="italic") if answer.by == CHANCE else artist.person(answer.by)
    return Text.assemble((f"{number:>5}  ", "dim"), who, ": ", artist.texts.name(answer.answer))


def show(match: Match, artist: Artist, watcher: int, step: int | None = None, of: int = 0) -> None:
    if step is not None:
        out.print(Text(artist.words.get("step", {"n": step, "of": of}), style="bold"))
        if step:
            out.print(answer_line(artist, step, match.answers[-1]))
    view = match.view(watcher)
    out.print(artist.table(view))
    if watcher != OBSERVER and (hand := artist.hand(view, watcher)) is not None:
        out.print(hand)
    if match.state.over:
        names = artist.listed(artist.people[seat] for seat in match.state.winners)
        key = "draw" if not match.state.winners else "winner" if len(match.state.winners) == 1 else "winners"
        out.print(Text(artist.texts.get(f"end-{match.state.ending}")))
        out.print(Text(artist.words.get(key, {"names": names})))
