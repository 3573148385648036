"""Draws `docs/images/play.svg`: a moment of a game as the terminal shows it. Run by hand when the table changes."""

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console

from sandtable.cli.draw import Artist
from sandtable.engine import Keyed, Match
from sandtable.games import find_game
from sandtable.testing import random_answers
from sandtable.text import catalogue

GAME, SEAT, STEPS, WIDTH, NEWS = "states", 0, 95, 110, 8
PICTURE = Path(__file__).parents[1] / "images" / "play.svg"


def main() -> None:
    game, random = find_game(GAME), Random(4)
    match = Match.new(game, ["human", "bot", "bot"], chance=Keyed.from_seed(4))
    random_answers(match, random, STEPS)
    while match.decision_of(SEAT) is None:
        random_answers(match, random, 1)
    texts = catalogue(game, "en")
    people = [texts.get(f"seat-{role}") for role in game.roles(3, {})]
    artist = Artist(game, "en", people, {1: "montecarlo", 2: "montecarlo"})
    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True)
    view, decision = match.view(SEAT), match.decision_of(SEAT)
    assert decision is not None
    console.print(artist.table(view), artist.log(match.notes_for(SEAT)[-NEWS:]))
    console.print(artist.hand(view, SEAT), artist.question(match.state, decision))
    svg = console.export_svg(title=f"sandtable play {GAME}")
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf8")


if __name__ == "__main__":
    main()
