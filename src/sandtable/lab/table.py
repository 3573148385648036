"""Results as a table of columns, and as a Parquet file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from .job import Job, Result

if TYPE_CHECKING:
    import polars


def frame(job: Job, results: list[Result]) -> polars.DataFrame:
    """One row a game. Seats are counted from 0, as in records."""
    import polars

    game = job.find_game()
    options = game.complete(job.options)
    return polars.DataFrame(
        {
            "game": [game.id] * len(results),
            "rules": [game.version] * len(results),
            "options": [json.dumps(options, ensure_ascii=False, sort_keys=True)] * len(results),
            "seed": [job.seed] * len(results),
            "number": [result.number for result in results],
            "seats": [len(result.bots) for result in results],
            "roles": [game.roles(len(job.bots), options)] * len(results),
            "bots": [result.bots for result in results],
            "winners": [result.winners for result in results],
            "scores": [result.scores for result in results],
            "ending": [result.ending for result in results],
            "decisions": [result.decisions for result in results],
            "chance": [result.chance for result in results],
            "turns": [result.turns for result in results],
        },
        schema_overrides={"winners": polars.List(polars.Int64), "scores": polars.List(polars.Float64)},
    )


def write_parquet(job: Job, results: list[Result], path: Path) -> None:
    """Writes beside the target first, so that a failure leaves an older file as it was."""
    draft = path.with_name(path.name + ".part")
    frame(job, results).write_parquet(draft)
    draft.replace(path)
