"""`sandtable new-game`: creates a new game's folder and tests from the template."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated

import typer

import sandtable
from sandtable.engine import Game, SandtableError
from sandtable.games import game_ids

from .console import out

TEMPLATE = Path(sandtable.__file__).parent / "template"
TEMPLATE_ID = "fords"
TEMPLATE_CLASS = "Fords"
RESERVED = {"common", TEMPLATE_ID, "test", "tests"}


class BadId(SandtableError):
    """An id that cannot be a game's."""


class NoCheckout(SandtableError):
    """A new game needs a checkout of Sandtable."""


def new_game(
    id: Annotated[str, typer.Argument(metavar="ID", help="Lowercase letters and digits, such as `thirtyyears`.")],
    into: Annotated[Path, typer.Option(help="The checkout to put it in.")] = Path("."),
) -> None:
    """Creates a new game that runs and passes its tests as it is."""
    check_id(id)
    folder, tests = folders(id, into)
    lay_out(id, folder, tests)
    write_golden(id, folder, into / "tests" / "golden")
    out.print(f"[green]{folder}[/] and [green]{tests}[/] have been created. Next:\n")
    out.print(f"  sandtable play {id}\n  pytest {tests}\n  sandtable rules {id} --coverage\n")
    out.print("docs/add-a-game.md explains the files.")


def check_id(id: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", id) or keyword.iskeyword(id) or id in RESERVED:
        raise BadId(
            f"{id!r} cannot be a game's id: use lowercase letters and digits, a letter first, and no Python keyword"
        )
    if id in game_ids():
        raise BadId(f"the game {id} already exists and is left as it is")


def folders(id: str, into: Path) -> tuple[Path, Path]:
    games = into / "src" / "sandtable" / "games"
    if not games.is_dir():
        raise NoCheckout(f"{into} is not a checkout of Sandtable (it has no src/sandtable/games); use --into")
    folder, tests = games / id, into / "tests" / "games" / id
    for path in (folder, tests):
        if path.exists():
            raise BadId(f"{path} already exists and is left as it is")
    return folder, tests


def lay_out(id: str, folder: Path, tests: Path) -> None:
    """Copies the template; a failure halfway leaves nothing behind."""
    try:
        for source in sorted(TEMPLATE.rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                copy_file(source, id, folder, tests)
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(tests, ignore_errors=True)
        raise


def write_golden(id: str, folder: Path, goldens: Path) -> None:
    """The golden playthrough and the digests that the standing tests expect of every game."""
    try:
        from sandtable.testing.golden import write
    except ImportError:
        out.print("[yellow]a golden playthrough needs sandtable\\[dev]; write it later with `make golden`[/]")
        return
    goldens.mkdir(parents=True, exist_ok=True)
    write(load(id, folder), goldens)


def load(id: str, folder: Path) -> Game:
    """The game that was just created, wherever the checkout is."""
    name = f"sandtable.games.{id}"
    spec = spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    game: Game = module.GAME
    return game


def copy_file(source: Path, id: str, folder: Path, tests: Path) -> None:
    path = source.relative_to(TEMPLATE)
    target = tests / Path(*path.parts[1:]) if path.parts[0] == "tests" else folder / path
    target = target.with_name(target.name.replace(TEMPLATE_ID, id))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf8"), id), encoding="utf8")


def renamed(text: str, id: str) -> str:
    """The template's text with the new game's name in place of its own.

    >>> renamed('class Fords(State): GAME = Game(id="fords", view_type=FordsView)', "rivers")
    'class Rivers(State): GAME = Game(id="rivers", view_type=RiversView)'
    """
    text = re.sub(r"^game-title = .*$", f"game-title = {id.capitalize()}", text, flags=re.MULTILINE)
    text = text.replace("sandtable.template", f"sandtable.games.{id}")
    text = re.sub(rf"\b{TEMPLATE_CLASS}(?=[A-Z]|\b)", id.capitalize(), text)
    return re.sub(rf"\b{TEMPLATE_ID}(?=\.toml|\")", id, text)
