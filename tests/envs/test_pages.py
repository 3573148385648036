"""The quick starts of the documentation run."""

import re
from pathlib import Path

import pytest

from sandtable.engine import Encoder
from sandtable.games import find_game, game_ids

PAGE = Path(__file__).parents[2] / "docs" / "researchers.md"
BLOCKS = [
    block
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf8"), re.DOTALL)
    if "--8<--" not in block
]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.strip().splitlines()[-1][:40])
def test_a_quick_start_runs(block: str) -> None:
    exec(compile(block, str(PAGE), "exec"), {})


def test_there_is_one_for_every_interface() -> None:
    text = "".join(BLOCKS)
    assert all(f"sandtable.envs.{name}" in text for name in ("single", "spiel", "vector")) and "envs import aec" in text


@pytest.mark.parametrize("id", game_ids())
def test_the_table_of_sizes_is_up_to_date(id: str) -> None:
    """Lengths and options are measured; what is declared has to agree."""
    encoder = Encoder(find_game(id))
    seats = encoder.game.seats
    span = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
    row = f"| `{id}` | {span} | {encoder.actions} | {encoder.size:,} | "
    assert row in PAGE.read_text(encoding="utf8"), "python benchmarks/envs.py --sizes"
