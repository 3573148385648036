"""Standing tests of texts and content: every key exists in all four languages, every id resolves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.engine import LANGUAGES, Game, Log, Runner, View
from sandtable.text import Catalogue, message_id


def catalogues_agree(game: Game) -> None:
    """The same keys, attributes and variables in all four languages, and nothing that does not parse."""
    reference = read_catalogue(game.folder / "locale" / "en.ftl")
    for language in LANGUAGES:
        path = game.folder / "locale" / f"{language}.ftl"
        found = read_catalogue(path)
        assert found.keys() == reference.keys(), f"{path}: keys differ: {sorted(found.keys() ^ reference.keys())[:10]}"
        for key, variables in found.items():
            extra = variables - reference[key]
            assert not extra, f"{path}: {key} uses {sorted(extra)}, which English does not"


def read_catalogue(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a catalogue, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: cannot parse {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is listed twice"
            found[entry.id.name] = variables_in(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables_in(attribute.value)
    return found


def variables_in(pattern: Any) -> set[str]:
    class Collector(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            self.names.add(node.id.name)

    collector = Collector()
    if pattern is not None:
        collector.visit(pattern)
    return collector.names


def every_text_exists(game: Game, games: int) -> None:
    """Everything the rules can say: names, declared texts, and the prompts, notes and labels of play and source."""
    catalogue = Catalogue(game, "en")
    missing = [name for name in game.names.all() if not _has_name(catalogue, name)]
    assert not missing, f"no text for {missing[:10]}"
    wanted = {*declared_keys(game), *source_keys(game), *played_keys(game, games)}
    missing = sorted(key for key in wanted if not catalogue.has(key))
    assert not missing, f"no text for {missing[:20]}"


def _has_name(catalogue: Catalogue, name: str) -> bool:
    kind, _, id = name.partition(":")
    return catalogue.has(message_id(name)) or (id.lstrip("-").isdigit() and catalogue.has(kind))


def declared_keys(game: Game) -> Iterator[str]:
    yield from ("game-title", "game-tagline")
    yield from (f"changes-{version}" for version in range(2, int(game.version) + 1))
    for option in game.options:
        yield f"option-{message_id(option.id)}"
        for choice in option.choices:
            yield f"option-{message_id(option.id)}-{message_id(choice)}"
    for lesson in game.lessons:
        yield from (f"lesson-{lesson.id}", f"lesson-{lesson.id}-task")
    for seats in game.seats:
        for role in game.roles(seats, game.complete({})):
            yield f"seat-{message_id(role)}"


def source_keys(game: Game) -> Iterator[str]:
    """The prompts and note keys written in the game's source."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            place, prefix = {"ask": (1, "ask-"), "note": (0, "note-"), "finish": (0, "end-")}.get(
                node.func.attr, (-1, "")
            )
            if 0 <= place < len(node.args):
                word = node.args[place]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield prefix + word.value


def played_keys(game: Game, games: int) -> set[str]:
    keys: set[str] = set()
    for seed in range(games):
        random = Random(seed)
        state = game.start(game.seats[seed % len(game.seats)], game.short)
        state.log = log = Log()
        runner = Runner(state)
        while (decision := runner.decision) is not None:
            if decision.seat >= 0:
                keys.add(f"ask-{decision.prompt}")
                if runner.state.so_far(decision):
                    keys.add(f"so-far-{decision.prompt}")
            if random.random() < 0.05:
                keys |= set(view_keys(runner.state.view(0)))
            runner.answer(random.choice(decision.options))
        keys |= {f"note-{note.key}" for note in log.notes}
        keys |= set(view_keys(runner.state.view(0)))
        keys |= {f"value-{message_id(id)}" for score in runner.state.standings() for id in score["values"]}
        keys.add(f"end-{runner.state.ending}")
    return keys


def view_keys(view: View) -> Iterator[str]:
    """The labels that the table will look for when it draws this view."""
    if "phase" in view:
        yield f"phase-{message_id(view['phase'])}"
    for section, prefix in (("tracks", "track-"), ("piles", "pile-")):
        for id in view.get(section, {}):
            yield prefix + message_id(id)
    for holder in [*view.get("seats", []), *view.get("spaces", {}).values()]:
        for id in holder.get("values", {}):
            yield f"value-{message_id(id)}"
        for id in holder.get("marks", []):
            yield f"mark-{message_id(id)}"
        for piece in holder.get("pieces", []):
            yield message_id(piece["what"])
    for laid in view.get("laid", []):
        yield f"laid-{message_id(laid['label'])}"
    for effect in view.get("effects", []):
        yield message_id(effect)


def content_resolves(game: Game) -> None:
    """The board names only options of the game, neighbours included, and the ledger is whole."""
    board = game.board()
    for name, space in board.get("spaces", {}).items():
        assert name in game.names, f"the board has a space {name}, which is not an option"
        for other in space.get("adjacent", []):
            assert other in board["spaces"], f"{name} borders on {other}, which the board does not have"
    for name in board.get("cards", {}):
        assert name in game.names, f"the board has a card {name}, which is not an option"
    assert game.rules()
