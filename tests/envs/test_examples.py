"""The examples for learning run."""

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from sandtable.cli.main import app

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_imitation_learns_from_an_export(tmp_path: Path) -> None:
    records, steps = tmp_path / "records", tmp_path / "steps"
    simulate = ["simulate", "dawn", "-n", "5", "--bots", "random", "--seed", "1", "--records", str(records)]
    export = ["export", str(records), "--for", "learning", "--format", "numpy", "--out", str(steps)]
    assert CliRunner().invoke(app, simulate).exit_code == CliRunner().invoke(app, export).exit_code == 0
    command = [sys.executable, str(EXAMPLES / "imitation.py"), str(steps), "--rounds", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert "choices to learn from" in told[0] and told[2].startswith("round 2: ")
