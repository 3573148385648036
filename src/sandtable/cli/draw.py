"""Draws any game in the terminal from its view: the sections that docs/add-a-game.md lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sandtable.engine import Decision, Game, Note, State, View
from sandtable.engine.contract import Owner, PieceView, SeatView, Shelf, SpaceView
from sandtable.text import Catalogue, Texts, catalogue, message_id

Track = int | dict[str, int]

SEAT_COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
MANY_SPACES = 30
MANY_OPTIONS = 9
DARK, WHITE = 0x80, 0xFF


def words_of(language: str) -> Texts:
    """The terminal's own words."""
    return Texts(language, [Path(__file__).parent / "locale"])


class Artist:
    """Knows a game, a language and who sits where, and draws what a seat may see."""

    def __init__(self, game: Game, language: str, people: list[str], bots: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.texts: Catalogue = catalogue(game, language)
        self.words = words_of(language)
        self.people = people
        self.bots = bots or {}
        self.language = language

    @cached_property
    def board(self) -> Mapping[str, Any]:
        return self.game.board()

    def person(self, seat: int) -> Text:
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        return Text(self.people[seat], style=f"bold {colour}")

    def table(self, view: View, whole_map: bool = False) -> Group:
        """The whole table, section by section; what the view does not have is left out."""
        sections = (
            self.seats(view.get("seats", [])),
            self.spaces(view.get("spaces", {}), whole_map),
            self.tracks(view.get("tracks", {})),
            self.piles(view.get("piles", {})),
            self.laid(view.get("laid", [])),
            self.effects(view.get("effects", [])),
        )
        return Group(self.heading(view), *(section for section in sections if section is not None))

    def heading(self, view: View) -> RenderableType:
        parts = [self.texts.get("game-title")]
        if view.get("turn"):
            texts = self.texts if self.texts.has("turn") else self.words
            parts.append(texts.get("turn", {"n": view["turn"]}))
        if view.get("phase"):
            parts.append(self.texts.get(f"phase-{message_id(str(view['phase']))}"))
        return Panel(Text(" · ".join(parts), style="bold", justify="center"), box=box.HEAVY)

    # Seats

    def seats(self, seats: list[SeatView]) -> RenderableType | None:
        if not seats:
            return None
        columns = list(dict.fromkeys(id for entry in seats for id in entry.get("values", {})))
        scored = any("score" in entry for entry in seats)
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("", overflow="fold")
        if scored:
            grid.add_column(self.words.get("score"), justify="right")
        for id in columns:
            grid.add_column(self.value_name(id), justify="right")
        grid.add_column("", overflow="fold")
        for entry in seats:
            grid.add_row(*self.seat_row(entry, columns, scored))
        lines = [self.shown_by(entry) for entry in seats if entry.get("shown")]
        return Panel(Group(grid, *lines), title=self.words.get("seats"), title_align="left")

    def seat_row(self, entry: SeatView, columns: list[str], scored: bool) -> Iterator[RenderableType]:
        seat = int(entry["seat"])
        yield self.person(seat).append(f" {self.bots[seat]}" if seat in self.bots else "", style="dim not bold")
        if scored:
            yield Text(number(entry.get("score")), style="bold")
        values = entry.get("values", {})
        yield from (Text(number(values.get(id))) for id in columns)
        yield Text(self.listed(self.mark_name(id) for id in entry.get("marks", [])))

    def shown_by(self, entry: SeatView) -> Text:
        """What lies open before a seat."""
        names = self.listed(self.texts.name(name) for name in entry["shown"])
        return self.person(int(entry["seat"])).append(f": {names}", style="not bold default")

    # Spaces

    def spaces(self, spaces: dict[str, SpaceView], whole: bool) -> RenderableType | None:
        if not spaces:
            return None
        shown = spaces if whole or len(spaces) <= MANY_SPACES else {n: s for n, s in spaces.items() if holds(s)}
        regions: dict[str, list[str]] = {}
        printed = self.board.get("spaces", {})
        for name in shown:
            regions.setdefault(str(printed.get(name, {}).get("region", "")), []).append(name)
        drawn: list[RenderableType] = [
            self.region(region, {name: spaces[name] for name in names}) for region, names in regions.items()
        ]
        if hidden := len(spaces) - len(shown):
            drawn.append(Text(self.words.get("more-spaces", {"n": hidden}), style="dim"))
        return Panel(Columns(drawn, padding=(0, 2)), title=self.words.get("spaces"), title_align="left")

    def region(self, region: str, spaces: dict[str, SpaceView]) -> Table:
        columns = list(dict.fromkeys(id for space in spaces.values() for id in space.get("values", {})))
        title = self.texts.get(f"region-{message_id(region)}") if region else None
        grid = Table(box=None, title=title, title_justify="left", title_style="bold underline", pad_edge=False)
        grid.add_column("")
        for id in columns:
            grid.add_column(self.value_name(id), justify="right", header_style="dim")
        grid.add_column("", overflow="fold")
        for name, space in spaces.items():
            values = space.get("values", {})
            figures = (number(values.get(id)) for id in columns)
            grid.add_row(self.space_name(name, space), *figures, self.on(name, space))
        return grid

    def space_name(self, name: str, space: SpaceView) -> Text:
        return Text(self.texts.name(name), style=self.colour(space.get("owner")))

    def on(self, name: str, space: SpaceView) -> Text:
        """Owner, pieces and marks of a space in one line."""
        parts = []
        if space.get("owner") is not None and self.owner_name(space["owner"]) != self.texts.name(name):
            parts.append(Text(self.owner_name(space["owner"]), style=self.colour(space["owner"])))
        for owner, group in groupby(space.get("pieces", []), key=lambda piece: piece.get("owner")):
            pieces = list(group)
            label = self.listed(map(self.piece, pieces))
            if owner not in (None, space.get("owner")) and not all(says_its_owner(piece) for piece in pieces):
                label = self.words.get("pieces-of", {"owner": self.owner_name(owner), "pieces": label})
            parts.append(Text(label, style=self.colour(owner)))
        parts += [Text(self.mark_name(id), style="italic") for id in space.get("marks", [])]
        return Text(" · ").join(parts)

    def piece(self, piece: PieceView) -> str:
        label = f"{piece['n']}× {self.texts.name(piece['what'])}"
        if aboard := piece.get("aboard"):
            label = self.words.get(
                "piece-carries", {"piece": label, "cargo": self.listed(map(self.texts.name, aboard))}
            )
        return label

    def owner_name(self, owner: Owner) -> str:
        return self.people[owner] if isinstance(owner, int) else self.side_name(str(owner))

    def side_name(self, side: str) -> str:
        key = f"side-{message_id(side)}"
        return self.texts.get(key) if self.texts.has(key) else self.texts.name(side)

    def colour(self, owner: Owner) -> str:
        if isinstance(owner, int) and owner >= 0:
            return SEAT_COLOURS[owner % len(SEAT_COLOURS)]
        colour = self.board.get("sides", {}).get(owner, {}).get("colour", "") if isinstance(owner, str) else ""
        return readable(str(colour))

    # Tracks, piles, what lies on the table

    def tracks(self, tracks: dict[str, Track]) -> RenderableType | None:
        if not tracks:
            return None
        grid = Table.grid(padding=(0, 2))
        for id, where in tracks.items():
            grid.add_row(Text(self.texts.get(f"track-{message_id(id)}")), self.track(id, where))
        return Panel(grid, title=self.words.get("tracks"), title_align="left")

    def track(self, id: str, where: Track) -> Text:
        if isinstance(where, dict):
            parts = [Text(f"{self.holder_name(who)} {number(n)}", style=self.colour(who)) for who, n in where.items()]
            return Text("   ").join(parts)
        ends = self.board.get("tracks", {}).get(id, {})
        low, high = ends.get("low"), ends.get("high")
        line = Text(number(where), style="bold")
        if isinstance(low, int) and isinstance(high, int) and isinstance(where, int) and high - low <= 60:
            line.append("  " + "".join("●" if n == where else "·" for n in range(low, high + 1)), style="dim")
        return line

    def holder_name(self, who: str) -> str:
        return self.people[int(who)] if who.isdigit() else self.side_name(who)

    def piles(self, piles: dict[str, int | list[str]]) -> RenderableType | None:
        if not piles:
            return None
        grid = Table.grid(padding=(0, 2))
        for id, cards in piles.items():
            shown = self.listed(self.texts.name(name) for name in cards) if isinstance(cards, list) else ""
            count = len(cards) if isinstance(cards, list) else cards
            grid.add_row(Text(self.texts.get(f"pile-{message_id(id)}")), Text(number(count), style="bold"), Text(shown))
        return Panel(grid, title=self.words.get("piles"), title_align="left")

    def laid(self, laid: list[Shelf]) -> RenderableType | None:
        there = [entry for entry in laid if entry.get("cards") or entry.get("hidden")]
        if not there:
            return None
        grid = Table.grid(padding=(0, 2))
        for entry in there:
            seat = entry.get("seat")
            who = self.person(seat) if isinstance(seat, int) and seat >= 0 else Text("")
            cards = [self.texts.name(name) for name in entry.get("cards", [])]
            if entry.get("hidden"):
                cards.append(self.words.get("face-down", {"n": entry["hidden"]}))
            grid.add_row(who, Text(self.texts.get(f"laid-{message_id(str(entry['label']))}")), Text(self.listed(cards)))
        return Panel(grid, title=self.words.get("laid"), title_align="left")

    def effects(self, effects: list[str]) -> RenderableType | None:
        if not effects:
            return None
        lines = [self.with_face(self.texts.name(name), self.texts.face(name)) for name in effects]
        return Panel(Group(*lines), title=self.words.get("effects"), title_align="left")

    # Hand, log, options

    def hand(self, view: View, seat: int) -> RenderableType | None:
        if "hand" not in view:
            return None
        lines = [self.with_face(self.texts.name(name), self.texts.face(name)) for name in view["hand"]]
        title = self.words.get("hand", {"seat": self.people[seat]})
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        content = Group(*lines) if lines else Text(self.words.get("hand-empty"), style="dim")
        return Panel(content, title=title, title_align="left", border_style=colour)

    def log(self, notes: Iterable[Note]) -> RenderableType:
        """What happened, line by line; the same line several times in a row is one with a count."""
        lines = [repeated(line, len(list(same))) for line, same in groupby(map(self.note, notes))]
        content = Group(*lines) if lines else Text(self.words.get("log-empty"), style="dim")
        return Panel(content, title=self.words.get("log"), title_align="left", border_style="dim")

    def note(self, note: Note) -> Text:
        line = Text(self.texts.note(note, self.people))
        return line.append(f"  [{note.rule}]", style="dim") if note.rule else line

    def question(self, state: State, decision: Decision) -> RenderableType:
        """The prompt and the numbered options."""
        hints = state.hints(decision)
        lines = [self.option(place, option, hints.get(option, {})) for place, option in enumerate(decision.options, 1)]
        options = Columns(lines, padding=(0, 3), column_first=True) if len(lines) > MANY_OPTIONS else Group(*lines)
        colour = SEAT_COLOURS[decision.seat % len(SEAT_COLOURS)]
        title = Text.assemble(self.person(decision.seat), ": ", self.texts.question(state, decision, self.people))
        return Panel(options, title=title, title_align="left", border_style=colour, box=box.HEAVY)

    def option(self, place: int, option: int, hints: dict[str, float]) -> Text:
        line = Text.assemble((f"{place:>3} ", "bold cyan"), self.texts.name(self.game.names[option]))
        if hints:
            line.append("  " + ", ".join(self.hint(key, value) for key, value in hints.items()), style="dim")
        return line

    def hint(self, key: str, value: float) -> str:
        word = f"hint-{key}"
        if key == "success":
            return self.words.get(word, {"n": f"{value:.0%}"})
        if self.words.has(word):
            return self.words.get(word, {"n": int(value) if value == int(value) else value})
        return f"{self.value_name(key)} {number(value)}"

    # Words

    def with_face(self, name: str, face: str) -> Text:
        return Text.assemble((name, "bold"), (f"  {face}" if face else "", "dim"))

    def value_name(self, id: str) -> str:
        return self.texts.get(f"value-{message_id(id)}")

    def mark_name(self, id: str) -> str:
        return self.texts.get(f"mark-{message_id(id)}")

    def listed(self, names: Iterable[str]) -> str:
        return self.texts.get("and").join(names)


def says_its_owner(piece: PieceView) -> bool:
    """A kind of piece that only one side has, such as `influence-us`."""
    return piece["what"].endswith(f"-{piece.get('owner')}")


def holds(space: SpaceView) -> bool:
    """Whether anything is on the space worth a line."""
    values = any(space.get("values", {}).values())
    return space.get("owner") is not None or bool(space.get("pieces")) or bool(space.get("marks")) or values


def repeated(line: Text, times: int) -> Text:
    """
    >>> repeated(Text("A card is drawn."), 3).plain
    'A card is drawn.  × 3'
    """
    return line.append(f"  × {times}", style="bold") if times > 1 else line


def readable(colour: str) -> str:
    """A side's colour as it can be read on a dark terminal; nothing when it is no colour.

    >>> readable("#ffcc00"), readable("#202020"), readable("red")
    ('#ffcc00', '#8f8f8f', '')
    """
    if not re.fullmatch("#[0-9a-fA-F]{6}", colour):
        return ""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    if max(parts) < DARK:
        parts = [part + (WHITE - part) // 2 for part in parts]
    return "#" + "".join(f"{part:02x}" for part in parts)


def number(value: float | None) -> str:
    """
    >>> number(3.0), number(2.5), number(None)
    ('3', '2.5', '')
    """
    return "" if value is None else f"{value:g}"
