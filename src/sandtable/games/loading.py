"""Loads a game's package: its own modules, or another set of them that reads its content with changes.

A game's tables are constants of its modules, for speed. So a variant is a second set of the same modules under a name
of its own, imported while the overlay is in force. It is imported from source: compiled modules exist once a process.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from sandtable.engine import Game, Overlay, SandtableError
from sandtable.engine.errors import BadOverlay

MARK = "@"
"""Stands in the module names of a variant, where no name that a statement can import has it."""


class FromSource(MetaPathFinder):
    """Finds the modules of variants: those of the game's own folder, never a compiled one."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, mark, _ = fullname.partition(MARK)
        if not mark:
            return None
        if "." in fullname[len(package) :]:
            return FileFinder((path or [""])[0], (SourceFileLoader, [".py"])).find_spec(fullname)
        file = folder_of(package) / "__init__.py"
        return spec_from_file_location(
            fullname, file, loader=SourceFileLoader(fullname, str(file)), submodule_search_locations=[str(file.parent)]
        )


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, package
    return Path(spec.origin).parent


def load(package: str) -> Game:
    game: Game = importlib.import_module(package).GAME
    return game


def load_variant(id: str, package: str, overlay: Overlay, own_modules: bool = False) -> Game:
    """The game with the overlay's changes: in modules of its own, or in the package's, if nobody uses those yet."""
    overlay.check(id, folder_of(package))
    if not any(isinstance(finder, FromSource) for finder in sys.meta_path):
        sys.meta_path.insert(sys.meta_path.index(PathFinder), FromSource())
    name = package if own_modules else f"{package}{MARK}{overlay.digest}"
    try:
        with overlay.in_force():
            game = load(name)
    except SandtableError as error:
        forget(name)
        raise BadOverlay(f"{overlay.source}: {error}") from error
    except (LookupError, TypeError, ValueError, AssertionError, ArithmeticError) as error:
        forget(name)
        what = f"{type(error).__name__}: {error}"
        raise BadOverlay(f"{overlay.source}: the game cannot be set up with these changes ({what})") from error
    check_decks(game, overlay)
    return replace(game, variant=overlay)


def forget(package: str) -> None:
    """Modules that were half loaded must not be met again."""
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def check_decks(game: Game, overlay: Overlay) -> None:
    """Rows are added to and taken out of decks only: the rest of the game is counted on by the rules."""
    for deck in overlay.added():
        if deck not in game.decks:
            raise BadOverlay(f"{overlay.where(('add', *deck.split('.')))}: {refusal(game)}")
    decks = {deck.partition(".")[0] for deck in game.decks}
    for stem, ids in overlay.data.get("remove", {}).items():
        if ids and stem not in decks:
            raise BadOverlay(f"{overlay.where(('remove', stem))}: {refusal(game)}")


def refusal(game: Game) -> str:
    allowed = ", ".join(sorted(game.decks)) or "none"
    return f"nothing can be added or taken out here; {game.id} allows it in: {allowed}"
