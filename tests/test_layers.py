"""No arrow points up: what each layer may import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable

ROOT = Path(sandtable.__file__).parent
MAY_IMPORT = {
    "engine": {"engine"},
    "text": {"engine"},
    "template": {"engine", "testing"},
    "bots": {"engine"},
    "coach": {"engine", "bots"},
    "lab": {"engine", "games", "bots", "text"},
    "envs": {"engine", "games", "bots", "text"},
    "testing": {"engine", "games", "bots", "text"},
    "server": {"engine", "games", "bots", "coach", "text", "lab"},
}


def imports(path: Path) -> Iterator[str]:
    """Every `sandtable.x.y` that a file imports, relative imports spelt out."""
    package = path.relative_to(ROOT.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            yield ".".join(part for part in (base, node.module) if part)


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py")) if folder.exists() else []


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    for path in sources(ROOT / layer):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "sandtable" and len(parts) > 1:
                assert parts[1] in MAY_IMPORT[layer] | {layer}, f"{path} imports {name}"
                assert parts[1] != "games" or len(parts) == 2, f"{path} imports one game: {name}"


def test_the_engine_needs_only_the_standard_library() -> None:
    import sys

    for path in sources(ROOT / "engine"):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names | {"sandtable", "mypy_extensions"}, f"{path} imports {name}"


def test_a_game_imports_only_the_engine_and_what_games_share() -> None:
    for folder in (ROOT / "games").iterdir():
        for path in sources(folder):
            for name in imports(path):
                parts = name.split(".")
                if parts[0] == "sandtable" and len(parts) > 1:
                    own = parts[1] == "games" and (len(parts) < 3 or parts[2] in {folder.name, "common"})
                    assert parts[1] == "engine" or own, f"{path} imports {name}"
