"""The quick starts of the documentation run."""

import re
from pathlib import Path

import pytest

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
