"""One floor plan for every game: whoever has lived in one finds the light switch in every other."""

from __future__ import annotations

import ast
from pathlib import Path

from sandtable.engine import Game, released_names
from sandtable.engine.ledger import LANGUAGES

FILES = {"__init__.py", "content.py", "options.py", "state.py", "position.py", "features.py"}
ROOMS = {
    "rules": {"setup.py"},
    "table": {"board.py", "view.py", "why_not.py", "hints.py", "hidden.py", "invariants.py"},
    "bot": set[str](),
}
ALSO = {"importer", "odds", "tests", "lessons.py", "puzzles.jsonl"}
"""What a game may have."""

BESIDE = {"content", "locale", "rules.toml", "RULINGS.md", "emblem.svg", "options.lock", "features.lock"}


def stands(game: Game) -> None:
    """The game's folder has the rooms and files of the plan, and nothing beside them."""
    folder = game.folder
    there = {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix != ".so"}
    missing = (FILES | set(ROOMS) | BESIDE) - there
    assert not missing, f"{game.id} lacks {', '.join(sorted(missing))}"
    others = there - FILES - set(ROOMS) - BESIDE - ALSO
    assert not others, f"{game.id} has what the plan does not know: {', '.join(sorted(others))}"
    for room, wanted in ROOMS.items():
        files = {path.name for path in (folder / room).rglob("*.py")}
        assert wanted <= files, f"{game.id}/{room} lacks {', '.join(sorted(wanted - files))}"
    for language in LANGUAGES:
        assert (folder / "locale" / f"{language}.ftl").exists(), f"{game.id} has no catalogue in {language}"


def declares_only(game: Game) -> None:
    """`__init__.py` declares GAME, and nothing else."""
    for node in ast.parse((game.folder / "__init__.py").read_text(encoding="utf8")).body:
        declared = isinstance(node, ast.Import | ast.ImportFrom | ast.Expr) or (
            isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["GAME"]
        )
        assert declared, f"{game.id}/__init__.py line {node.lineno} declares more than the game"


def one_final_state(game: Game) -> None:
    """`state.py` holds the one class that the rules are typed on: it is final, and the game starts with it."""
    tree = ast.parse((game.folder / "state.py").read_text(encoding="utf8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    final = [node.name for node in classes if "final" in map(ast.unparse, node.decorator_list)]
    state = game.start(game.seats[0])
    assert type(state).__name__ in final, f"{game.id}: {type(state).__name__} is not a final class of state.py"
    assert type(state).__module__.endswith(".state"), f"{game.id}: {type(state).__name__} is defined elsewhere"


def numbers_are_stable(game: Game) -> None:
    """Every name of the last release still has its number; new ones come after them."""
    released = released_names(game.folder / "options.lock")
    assert game.names.all()[: len(released)] == released, f"{game.id}: an option's number has shifted"


def no_offsets(game: Game) -> None:
    """Options are converted by their kind, never by adding or subtracting a first number."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
                for side in (node.left, node.right):
                    assert not _is_first_number(side), f"{_where(path, node)} converts an option by hand"


def _is_first_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id.startswith("FIRST_") and node.id.isupper()


def _where(path: Path, node: ast.expr) -> str:
    return f"{path.name} line {node.lineno}"
