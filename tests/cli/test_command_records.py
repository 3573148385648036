"""`verify` and `replay`."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]


def test_a_record_holds_and_its_dice_are_recomputed(run: Run, saved: Path) -> None:
    result = run("verify", str(saved))
    assert result.exit_code == 0
    assert "holds: fords, 18 answers, 12 dice and draws recomputed, last-ford" in result.output


def test_an_edited_answer_names_the_first_bad_step(run: Run, saved: Path) -> None:
    lines = saved.read_text().splitlines()
    lines[7] = lines[7].replace("order:", "ford:")
    saved.write_text("\n".join(lines))
    result = run("verify", str(saved))
    assert result.exit_code == 1
    assert "does not hold" in result.output and "step 7" in result.output


def test_a_die_that_the_seed_does_not_give_is_found(run: Run, saved: Path) -> None:
    lines = [json.loads(line) for line in saved.read_text().splitlines()]
    last = next(line for line in reversed(lines) if line.get("ask") == "roll")
    last["answer"] = "roll:1" if last["answer"] != "roll:1" else "roll:2"
    lines[-1]["fingerprint"] = ""
    saved.write_text("\n".join(json.dumps(line) for line in lines))
    result = run("verify", str(saved))
    assert result.exit_code == 1
    assert "step 18: chance gave" in result.output


def test_a_replay_tells_every_step(run: Run, saved: Path) -> None:
    result = run("replay", str(saved))
    assert result.exit_code == 0
    assert "   18  chance:" in result.output
    assert "The last ford has been decided" in result.output


def test_a_replay_shows_one_step_through_the_eyes_of_one_seat(run: Run, saved: Path) -> None:
    public = run("replay", str(saved), "--step", "6").output
    own = run("replay", str(saved), "--step", "6", "--seat", "2", "--lang", "ja").output
    assert "Step 6 of 18" in public and "Hand of" not in public
    assert "18手中6手目" in own and "第二の岸の手札" in own


def test_there_is_no_step_after_the_last(run: Run, saved: Path) -> None:
    result = run("replay", str(saved), "--step", "19")
    assert result.exit_code == 2
    assert "no step 19; the last is 18" in result.output
    assert run("replay", str(saved), "--seat", "3").exit_code == 2
