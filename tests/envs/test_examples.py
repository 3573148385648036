"""The examples for learning run."""

import json
import math
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.envs.vector import VectorGames
from sandtable.games.states.content import CARD_IDS
from sandtable.games.states.options import CARD
from sandtable.games.states.rules.cards import OPTIONS
from sandtable.games.states.rules.war import chances

EXAMPLES = Path(__file__).parents[2] / "examples"


def told_by(script: str, *arguments: object) -> list[str]:
    command = [sys.executable, str(EXAMPLES / script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_a_search_of_open_spiel_plays_to_the_end(tmp_path: Path) -> None:
    curve = tmp_path / "curve.csv"
    told = told_by("openspiel_ismcts.py", "--game", "dawn", "--simulations", 2, 3, "--games", 1, "--curve", curve)
    assert len(told) == 2 and all(line.startswith("1 games, mean return ") for line in told)
    rows = [line.split(",") for line in curve.read_text(encoding="utf8").splitlines()]
    assert rows[0] == ["simulations", "return", "give-or-take", "won"] and [row[0] for row in rows[1:]] == ["2", "3"]
    assert all(float(row[3]) == (1 + float(row[1])) / 2 for row in rows[1:])


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    curve, out = tmp_path / "curve.csv", tmp_path / "curve.svg"
    curve.write_text("steps,games,won\n64,9,1.0\n1000,150,0.25\n2000,300,0.5\n", encoding="utf8")
    told_by("curve.py", curve, "--title", "states", "--out", out)
    assert line_of(out) == "340.0,216.0 624.0,156.0"
    curve.write_text("round,alike\n1,0.25\n2,0.5\n", encoding="utf8")
    told_by("curve.py", curve, "--across", "round", "--up", "alike", "--out", out)
    assert line_of(out) == "340.0,216.0 624.0,156.0" and ">round<" in out.read_text(encoding="utf8")


def line_of(drawing: Path) -> str:
    line = ElementTree.parse(drawing).getroot().find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    return line.attrib["points"]


def test_imitation_learns_from_an_export(tmp_path: Path) -> None:
    records, steps = tmp_path / "records", tmp_path / "steps"
    simulate = ["simulate", "dawn", "-n", "5", "--bots", "random", "--seed", "1", "--records", str(records)]
    export = ["export", str(records), "--for", "learning", "--format", "numpy", "--out", str(steps)]
    assert CliRunner().invoke(app, simulate).exit_code == CliRunner().invoke(app, export).exit_code == 0
    told = told_by("imitation.py", steps, "--rounds", 2)
    assert "choices to learn from" in told[0] and told[2].startswith("round 2: ")
    curve = tmp_path / "curve.csv"
    told = told_by("imitation.py", steps, "--rounds", 1, "--before", steps, "--before-rounds", 1, "--curve", curve)
    assert [line.partition(":")[0] for line in told[1:3]] == ["before, round 1", "round 1"]
    assert "choices kept back (95 % interval" in told[3]
    rows = curve.read_text(encoding="utf8").splitlines()
    assert rows[0] == "round,alike" and told[3].startswith(f"{float(rows[2].partition(',')[2]):.1%} of ")
    assert learnt_by_heart(steps, 60) > 0.9


def learnt_by_heart(steps: Path, count: int) -> float:
    """The share of some choices, taken at random, that the network makes too after it has seen them often."""
    example = runpy.run_path(str(EXAMPLES / "imitation.py"))
    data = example["load"](steps)
    rows = np.flatnonzero(example["real"](data))[:count]
    choices = example["choices_of"](data, rows)
    network = example["Network"](
        json.loads((steps / "schema.json").read_text(encoding="utf8")), np.random.default_rng(1)
    )
    before = (network.choose(choices) == data["action"][rows]).mean()
    for _ in range(600):
        network.learn(choices)
    after = float((network.choose(choices) == data["action"][rows]).mean())
    assert after > before
    return after


if find_spec("torch") is not None:  # it is large, and not among the tools of development

    def test_a_policy_is_trained_saved_and_trained_on(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        train = runpy.run_path(str(EXAMPLES / "ppo.py"))["main"]

        def told(*arguments: object) -> list[str]:
            small = {"steps": 32, "games": 4, "itself": 0, "horizon": 8, "patience": 0, "hidden": 8, "seats": 3}
            settings = [word for name, value in small.items() for word in (f"--{name}", value)]
            monkeypatch.setattr(sys, "argv", ["ppo.py", "--out", str(tmp_path), *map(str, [*settings, *arguments])])
            train()
            return capsys.readouterr().out.splitlines()

        taught = told("--steps", 64, "--lessons", 300, "--patience", 32)
        assert "answers of adviser: " in taught[0] and len(taught) == 4
        assert len(told("--steps", 96, "--lessons", 300)) == 1
        with_itself = told("--out", tmp_path / "self", "--start", tmp_path / "policy.pt", "--itself", 4, "--steps", 64)
        assert len(with_itself) == 1 and with_itself[0].startswith("steps 64 ")
        assert (tmp_path / "self" / "policy.pt").exists()
        curve = (tmp_path / "curve.csv").read_text(encoding="utf8").splitlines()
        assert curve[0].startswith("steps,games") and [line.split(",")[0] for line in curve[1:]] == ["32", "64", "96"]
        assert "of 4 games against random" in told("--evaluate", 4)[0]

    def test_plays_are_open_where_the_rules_allow_them() -> None:
        """A first label is offered just where a play is open, in random games."""
        import torch

        example = runpy.run_path(str(EXAMPLES / "ppo.py"))
        games = VectorGames("states", 64, seed=1)
        encoder, random = games.desk.encoder, np.random.default_rng(1)
        plays = example["Plays"](encoder, 8)
        prompts = encoder.feature("prompt").axes[0]
        first_asked = [prompts.index(name) for name in ("label-target", "label-attacker", "label-first")]
        looked_at = 0
        for _ in range(60):
            rows = torch.from_numpy(games.observations)
            asked = rows[:, example["block"](encoder, "prompt")].argmax(dim=1)
            card = rows[:, plays.about][:, plays.cards].argmax(dim=1)
            choice = rows[:, plays.labels[0]].unflatten(1, (2, -1)).argmax(dim=1)
            plays.map.look(rows)
            closed = plays.map.closed() @ plays.closed
            offered = torch.from_numpy(games.masks)[:, plays.states] == 1
            for game in [game for game in range(64) if asked[game] in first_asked]:
                way = plays.of_card[card[game], choice[game, card[game]]]
                is_open = (closed[game, :, :, way] == 0).any(dim=1)
                assert is_open.tolist() == offered[game].tolist()
                looked_at += 1
            games.step(games.sample(random))
        assert looked_at > 200

    def test_wars_are_as_likely_to_be_won_as_the_rules_have_it() -> None:
        example = runpy.run_path(str(EXAMPLES / "ppo.py"))
        table = example["Printed"](VectorGames("states", 1).desk.encoder).chances()
        for lead in range(-12, 13):
            assert table[lead + example["MOST_LEAD"]].tolist() == pytest.approx(chances(lead))

    def test_what_plays_change_is_printed() -> None:
        """Each card by itself, in the order of its uses; a use that it does not have is one past the last."""
        example = runpy.run_path(str(EXAMPLES / "ppo.py"))
        printed = example["Printed"](VectorGames("states", 1).desk.encoder)
        effects = printed.effects()
        for card, ways in zip(CARD.all(range(len(CARD_IDS))), printed.of_card, strict=True):
            assert len(OPTIONS[card]) == sum(way >= 0 for way in ways)
            for option, way in zip(OPTIONS[card], ways, strict=False):
                changes = [
                    (each.role, each.attribute * 4 + printed.DELTAS.index(each.delta)) for each in option.effects
                ]
                assert sorted(changes) == [tuple(place) for place in effects[:, :, way].nonzero().tolist()]

    def test_gains_of_each_seat_run_from_one_of_its_decisions_to_its_next() -> None:
        """Seats 0, 1, 0 act; the third action ends the game for 1 and -1, after which seat 1 begins another."""
        import torch

        example = runpy.run_path(str(EXAMPLES / "ppo.py"))
        values = torch.tensor([[0.5], [-0.25], [0.75]])
        by, potential = torch.tensor([[0], [1], [0]]), torch.tensor([[0.0], [0.5], [0.1]])
        rewards = torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]])
        over = torch.tensor([[False], [False], [True]])
        last = (torch.tensor([1]), torch.tensor([0.0]), torch.tensor([9.0]))
        gains, known = example["advantages"](values, by, potential, rewards, over, last)
        gamma, trace = example["GAMMA"], example["LAMBDA"]
        end = 1.0 - 0.85
        first = gamma * 0.85 - 0.5 + gamma * trace * end
        assert gains.flatten().tolist() == pytest.approx([first, -1.0 - 0.25, end]) and known.all()

    def test_a_pupil_comes_to_choose_as_its_teacher_does() -> None:
        import torch

        torch.manual_seed(1)
        example = runpy.run_path(str(EXAMPLES / "ppo.py"))
        games = VectorGames("states", 32, 4, seed=1, adviser="adviser")
        network = example["Network"](games.desk.encoder, 16)
        notes, random = example["Notes"](games.desk.encoder), np.random.default_rng(1)
        for _ in range(10):
            assert 0 <= example["follow"](network, games, notes, random) <= 1
        adam = torch.optim.Adam(network.parameters(), 0.005)
        unlike = []
        for _ in range(10):
            seen, sure = notes.some()
            odds, _ = network(seen, sure >= 0)
            loss = -(sure.clamp(min=0) * odds.clamp(min=-50)).sum(dim=1).mean()
            unlike.append(loss.item())
            adam.zero_grad()
            loss.backward()
            adam.step()
        assert unlike[-1] < unlike[0] - 0.1

    def test_a_pupil_is_told_what_its_teacher_does_where_that_is_not_what_it_finds_best() -> None:
        import torch

        opinions = torch.tensor([[1.0, 1.0, -40.0, math.nan], [0.0, 0.5, 0.2, math.nan]])
        sure = runpy.run_path(str(EXAMPLES / "ppo.py"))["sureness"](opinions, torch.tensor([0, 2]))
        assert sure.tolist() == [[0.5, 0.5, 0.0, -1.0], [0.0, 0.0, 1.0, -1.0]]

    def test_seats_that_actions_name_are_counted_from_the_seat_that_looks() -> None:
        import torch

        example = runpy.run_path(str(EXAMPLES / "ppo.py"))
        games = VectorGames("states", 8, 4, seed=1)
        network = example["Network"](games.desk.encoder, 8)
        seats = torch.from_numpy(games.seats).long()
        first = games.desk.game.names.number("seat:1")
        others = first + (seats + 1) % 4
        seen = torch.from_numpy(games.observations)
        assert (network.from_here(seen, torch.arange(8), others) == first + 1).all()
        passes = torch.zeros(8, dtype=torch.long)
        assert (network.from_here(seen, torch.arange(8), passes) == passes).all()
