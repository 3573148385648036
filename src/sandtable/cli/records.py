"""`sandtable replay` and `sandtable verify`: what a record says, and whether it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.text import Text

from sandtable import games
from sandtable.engine import CHANCE, OBSERVER, Match, Record, SandtableError, read_record
from sandtable.engine.errors import BadRecord, BadSeats
from sandtable.engine.record import Answer
from sandtable.text import catalogue

from .arguments import Language, check_language
from .console import errors, out
from .draw import Artist

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


class NoSuchStep(SandtableError):
    """The record has no such step."""


def verify(file: RecordFile) -> None:
    """Plays a record again and checks every step; exits 1 at the first that does not hold."""
    try:
        record = read_record(file)
        match = games.replay(record, paranoid=True)
        dice = games.check_dice(record)
    except SandtableError as error:
        step = error.step if isinstance(error, BadRecord) else 0
        where = f"step {step}: " if step and f"step {step}" not in str(error) else ""
        errors.print(f"[red]does not hold:[/] {where}{escape(str(error))}", soft_wrap=True)
        raise typer.Exit(1) from error
    ending = match.state.ending if match.state.over else "not over yet"
    recomputed = f", {dice} dice and draws recomputed" if dice else ""
    out.print(f"[green]holds[/]: {match.game.id}, {len(match.answers)} answers{recomputed}, {escape(ending)}")


def replay(
    file: RecordFile,
    step: Annotated[int | None, typer.Option(min=0, help="Show the table after so many answers.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Through whose eyes to see the table.")] = None,
    lang: Language = "en",
) -> None:
    """Tells a recorded game step by step, or shows the table as it stood after one step."""
    check_language(lang)
    match = games.replay(read_record(file))
    watcher = OBSERVER if seat is None else seat - 1
    if watcher >= len(match.record.seats):
        raise BadSeats(f"there is no seat {seat}: seats are 1 to {len(match.record.seats)}")
    artist = artist_of(match, lang)
    if step is None:
        tell(match, artist)
        show(match, artist, watcher)
        return
    if step > len(match.answers):
        raise NoSuchStep(f"{file}: there is no step {step}; the last is {len(match.answers)}")
    show(at_step(match, step), artist, watcher, step, len(match.answers))


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
        out.print(Text(f"{artist.texts.get(f'end-{match.state.ending}')}: {artist.words.get(key, {'names': names})}"))
