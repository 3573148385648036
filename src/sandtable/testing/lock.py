"""Writes the names of this release: `python -m sandtable.testing.lock` rewrites `options.lock` of every game.

Names that were released before keep their numbers, so a lock only ever grows at its end.
"""

from __future__ import annotations

from sandtable.engine import Game, released_names
from sandtable.games import find_game, game_ids


def lock(game: Game) -> int:
    """Returns the number of names that are new since the last release."""
    path = game.folder / "options.lock"
    names = game.names.all()
    new = len(names) - len(released_names(path))
    path.write_text("\n".join(names) + "\n", encoding="utf8")
    return new


if __name__ == "__main__":
    for id in game_ids():
        print(f"{id}: {lock(find_game(id))} new names")
