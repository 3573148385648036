"""Puts every page of docs/games into the navigation, so that adding a game edits no list."""

from pathlib import Path
from typing import Any


def on_config(config: Any) -> Any:
    folder = Path(config.docs_dir) / "games"
    pages = [f"games/{page.name}" for page in sorted(folder.glob("*.md"))]
    if pages:
        config.nav = [*config.nav, {"Games": pages}]
    return config
