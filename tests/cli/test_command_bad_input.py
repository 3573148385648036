"""Every kind of bad input gets its own message and a non-zero exit, and leaves files as they were."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

BAD = [
    ("bench ford", "no game 'ford'; did you mean 'fords'"),
    ("play", "which game?"),
    ("play fords --lang klingon", "no language 'klingon'"),
    ("games --lang zh-hans", "no language 'zh-hans'; did you mean 'zh-Hans'"),
    ("rules fords --lang fr", "no language 'fr'"),
    ("play fords --option speed=9", "fords has no option 'speed'"),
    ("simulate fords --option speed", "expects KEY=VALUE, not 'speed'"),
    ("play fords --seats 9", "fords is for 2, 3, 4 players, not 9"),
    ("bench fords --seats 1", "fords is for 2, 3, 4 players, not 1"),
    ("play fords --seat human", "expects a number and a player"),
    ("play fords --seat 7=human", "is for 2, 3, 4 players, not 7"),
    ("play fords --seats 2 --seat 3=human", "no seat 3; the seats are 1 to 2"),
    ("play fords --seat 0=human", "no seat 0"),
    ("play fords --seat 1=human --seat 1=random", "listed twice"),
    ("play fords --seat 2=hal", "fords has no bot 'hal'"),
    ("simulate fords --bots montecarlo:many", "given playouts (montecarlo:200) or seconds"),
    ("simulate fords --bots montecarlo:0", "given playouts"),
    ("simulate fords --bots nowhere:Bot", "the module 'nowhere' cannot be imported"),
    ("simulate fords --bots sandtable.bots:RandomBet", "has no class 'RandomBet'; did you mean 'RandomBot'?"),
    ("simulate fords --bots sandtable.engine:Game", "Game has no method `choose(sight)`"),
    ("simulate fords --bots sandtable.engine:Heuristic", "Heuristic cannot be made without arguments"),
    ("simulate fords --bots random,random,random,random,random", "players, not 5"),
    ("simulate fords --out nowhere/run", "there is no folder nowhere"),
    ("simulate fords --out ..", "exists and is not a run; it is left as it is"),
    ("simulate fords --out run --on moon", "--on is here, ray or ray:ADDRESS, not 'moon'"),
    ("simulate fords --on ray", "--on is for runs: say --out RUN too"),
    ("simulate fords --records .", "already exists"),
    ("play fords --save nowhere/game.jsonl", "there is no folder nowhere"),
    ("play --resume missing.jsonl", "missing.jsonl: cannot be read"),
    ("play fords --resume missing.jsonl", "takes everything from the file"),
    ("replay missing.jsonl", "cannot be read"),
    ("new-game Fords", "'Fords' cannot be a game's id"),
    ("new-game class", "'class' cannot be a game's id"),
    ("new-game ../x", "cannot be a game's id"),
    ("new-game common", "cannot be a game's id"),
    ("new-game rivers", "is not a checkout of Sandtable"),
    ("rules fords --coverage --tests nowhere", "nowhere: there are no tests"),
    ("rules fords --coverage", "there is no tests/games/fords here"),
    ("import fords missing.txt", "missing.txt: no such file"),
    ("odds fords --attack 3", "fords cannot compute odds"),
]


@pytest.mark.parametrize(("line", "message"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_is_told_plainly(run: Run, tmp_path: Path, line: str, message: str) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_never_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("precious")
    result = run("play", "fords", "--save", str(file))
    assert result.exit_code == 2
    assert "already exists and is left as it is" in result.output
    run("play", "fords", input=f"save {file}\nq\n")
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[: len(text) // 2], "is not JSON"),
        (lambda text: "\n".join(text.splitlines()[:-1]), "truncated"),
        (lambda text: text.replace("order:", "ford:", 1), "is not offered"),
        (lambda text: text.replace('"rules": "1"', '"rules": "0"'), "rules 0"),
        (lambda text: text.replace('"game": "fords"', '"game": "fjords"'), "no game 'fjords'"),
        (lambda text: "", "not a Sandtable record"),
    ],
    ids=["half a line", "no last line", "not offered", "other rules", "other game", "empty"],
)
def test_a_damaged_record_is_neither_resumed_nor_changed(
    run: Run, saved: Path, damage: Callable[[str], str], message: str
) -> None:
    damaged = damage(saved.read_text())
    saved.write_text(damaged)
    for command in (["play", "--resume"], ["replay"]):
        result = run(*command, str(saved))
        assert (result.exit_code, message in result.output) == (2, True), result.output
    result = run("verify", str(saved))
    assert (result.exit_code, message in result.output) == (1, True), result.output
    assert saved.read_text() == damaged
