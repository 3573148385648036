"""Records for the page that works out dice in the browser: `python -m tests.server.dice_records` writes them anew."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

from sandtable.engine import CHANCE, Game, Keyed, Match, Record
from sandtable.engine.verify import outcomes_of, salt_of
from sandtable.games import find_game
from sandtable.template import GAME as FORDS

FOLDER = Path(__file__).parents[2] / "web/tests/records"
MATCH = "m_AAAAAAAAAAAAAAAA"
WORDS = ["first word", "zweites Wort", "三"]


def record_of(game: Game, seats: int, answers: int, renewed: bool = False) -> Record:
    """So many answers, something taken back among them, with dice as a server makes them."""
    key, salt, random = hashlib.sha256(game.id.encode()).digest(), salt_of(MATCH, WORDS), Random(7)
    match = Match(game, Record(game.id, game.version, game.complete({}), [f"seat {n}" for n in range(seats)]))
    places: list[int] = []
    while len(match.record.entries) < answers and match.pending:
        decision = match.pending[0]
        if decision.seat == CHANCE:
            place = len(match.record.entries)
            match.submit(CHANCE, game.names[Keyed(key, salt, places).pick(decision, place)])
        else:
            match.submit(decision.seat, game.names[random.choice(decision.options)])
        if renewed and not places and len(match.record.entries) == answers // 2:
            places.append(len(match.record.entries))
            match.take_back_to(CHANCE, len(match.answers) - 2)
    dice = {"hash": hashlib.sha256(key).hexdigest(), "key": key.hex(), "salt": salt.hex(), "words": WORDS, "from": 0}
    record = match.close()
    record.extra |= {"match": MATCH, "dice": {**dice, "renewed": places}}
    record.extra["dice"] |= outcomes_of(game, record)
    return record


def records() -> dict[str, str]:
    return {
        "fords": record_of(FORDS, 2, 24, renewed=True).dumps(),
        "twilight": record_of(find_game("twilight"), 2, 90).dumps(),
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in records().items():
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf8")
