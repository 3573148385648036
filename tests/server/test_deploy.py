"""The files of `deploy/`, as far as they can be tried without containers: what they name exists, what they run runs."""

from __future__ import annotations

import configparser
import ipaddress
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.server.environment import settings_from, variables

from .kit import wait_until
from .postgres import free_port
from .test_service import answers

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))
SANDTABLE = [sys.executable, "-c", "from sandtable.cli.main import app; app()"]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def instructions(stage: int | None = None) -> list[tuple[str, str]]:
    """The Containerfile's instructions, of one stage or of all."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found = [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]
    starts = [number for number, (word, _) in enumerate(found) if word == "FROM"] + [len(found)]
    return found if stage is None else found[starts[stage] : starts[stage + 1]]


def unit(name: str) -> configparser.RawConfigParser:
    parsed = configparser.RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read(DEPLOY / name)
    return parsed


def environment_of(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(text))


def check_words(words: list[str]) -> None:
    """The command exists, and takes every option that it is given."""
    result = CliRunner().invoke(app, [*words, "--help"])
    assert result.exit_code == 0, result.output


def filled(variable: re.Match[str]) -> str:
    """What is needed is given, what may be left out is left out."""
    return "" if variable[1] else "secret"


# What they name


def test_every_variable_is_a_setting() -> None:
    named = [name for service in compose()["services"].values() for name in service.get("environment", {})]
    named += [name for word, rest in instructions(1) if word == "ENV" for name in environment_of(rest)]
    named += [name for each in UNITS for name in environment_of(unit(each)["Service"]["Environment"])]
    ours = [name for name in named if name.startswith("SANDTABLE_")]
    assert len(ours) > 10 and set(ours) <= variables().keys()


def test_the_settings_of_the_compose_file_are_good_ones() -> None:
    for name in ("app-1", "app-2"):
        given = compose()["services"][name]["environment"]
        settings = settings_from({key: re.sub(r"\$\{(SMTP)?[^}]*\}", filled, value) for key, value in given.items()})
        assert settings.sqlalchemy_url == "postgresql+psycopg://sandtable:secret@database/sandtable"
        inside = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
        assert ipaddress.ip_network(inside).subnet_of(ipaddress.ip_network(settings.trusted_proxies))  # type: ignore[arg-type]


def test_the_compose_file_hangs_together() -> None:
    services, files = compose()["services"], compose()
    for service in services.values():
        assert set(service.get("depends_on", [])) <= services.keys()
        assert set(service["networks"]) <= files["networks"].keys()
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            assert source in files["volumes"] or source == "./backups" or (DEPLOY / source).exists()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    assert "condition" in services["app-1"]["depends_on"]["database"] and "healthcheck" in services["database"]
    assert "ports" not in services["app-1"] and "ports" not in services["database"]


def test_the_proxy_passes_on_to_the_servers_that_there_are() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    (exposed,) = [rest for word, rest in instructions(1) if word == "EXPOSE"]
    upstreams = re.findall(r"(\S+):(\d+)", text.split("reverse_proxy")[1].split("{")[0])
    assert {name for name, _ in upstreams} == {name for name in compose()["services"] if name.startswith("app-")}
    assert {port for _, port in upstreams} == {exposed} == {str(variables()["SANDTABLE_PORT"].default)}
    assert text.count("{") == text.count("}")
    given = compose()["services"]["proxy"]["environment"]
    assert set(re.findall(r"\{\$(\w+)\}", text)) == set(given)


def test_the_image_is_built_of_files_that_there_are() -> None:
    known = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert {word for word, _ in instructions()} == known
    for word, rest in instructions(0):
        if word == "COPY":
            assert (ROOT / rest.split()[0]).exists()
        if word == "ENV":
            assert set(environment_of(rest)) == {"SANDTABLE_COMPILE"} and "SANDTABLE_COMPILE" in (
                ROOT / "setup.py"
            ).read_text(encoding="utf8")
    users = [rest for word, rest in instructions(1) if word == "USER"]
    assert users == ["sandtable"] and any("useradd" in rest and users[0] in rest for _, rest in instructions(1))


# What they run


def test_every_command_exists() -> None:
    assert dict(instructions(1))["ENTRYPOINT"] == '["sandtable"]'
    check_words(json.loads(dict(instructions(1))["CMD"]))
    check_words(compose()["services"]["backup"]["command"])
    for name in UNITS:
        program, *words = shlex.split(unit(name)["Service"]["ExecStart"])
        assert Path(program).name == "sandtable"
        check_words(words)


@pytest.fixture
def started(tmp_path: Path) -> Iterator[tuple[int, dict[str, str]]]:
    """The image's own command in its own environment, but for what the machine decides: address, port, folder."""
    (given,) = [environment_of(rest) for word, rest in instructions(1) if word == "ENV"]
    port = free_port()
    own = {"SANDTABLE_HOST": "127.0.0.1", "SANDTABLE_PORT": str(port)}
    own["SANDTABLE_DATABASE"] = given["SANDTABLE_DATABASE"].replace("/data", str(tmp_path))
    environment = {**os.environ, **given, **own}
    command = [*SANDTABLE, *json.loads(dict(instructions(1))["CMD"])]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: answers(f"http://127.0.0.1:{port}/healthz"))
            yield port, environment
        finally:
            process.terminate()
            assert process.wait(60) == 0


def test_the_image_serves_is_looked_after_and_backed_up(started: tuple[int, dict[str, str]], tmp_path: Path) -> None:
    port, environment = started
    check: list[str] = json.loads(dict(instructions(1))["HEALTHCHECK"].split("CMD ", 1)[1])
    words = [word.replace(":8000", f":{port}") for word in check[1:]]
    assert subprocess.run([sys.executable, *words]).returncode == 0
    assert subprocess.run([sys.executable, *check[1:-1], words[-1].replace("healthz", "api/x")]).returncode != 0
    for line in (compose()["services"]["backup"]["command"], shlex.split(unit_command("sandtable-backup.service"))[1:]):
        target = tmp_path / Path(line[-1]).name
        subprocess.run([*SANDTABLE, *line[:-1], str(target)], env=environment, check=True, stdout=subprocess.DEVNULL)
        assert target.stat().st_size > 0


def unit_command(name: str) -> str:
    return unit(name)["Service"]["ExecStart"]


def test_units_are_what_systemd_understands(tmp_path: Path) -> None:
    """Where systemd is at hand it reads them; everywhere they name each other and have their parts."""
    assert unit("sandtable.service")["Install"]["WantedBy"] == "multi-user.target"
    assert (DEPLOY / "sandtable-backup.timer").with_suffix(".service").is_file()
    for name in UNITS:
        folder = "/var/lib/" + unit(name)["Service"]["StateDirectory"]
        kept = environment_of(unit(name)["Service"]["Environment"])["SANDTABLE_DATABASE"]
        assert kept.startswith(folder) and unit(name)["Service"]["WorkingDirectory"] == folder
    if (analyze := shutil.which("systemd-analyze")) is not None:
        for path in DEPLOY.glob("sandtable*"):
            (tmp_path / path.name).write_text(path.read_text().replace("/opt/sandtable/bin/sandtable", sys.executable))
        files = [str(path) for path in sorted(tmp_path.glob("sandtable*"))]
        said = subprocess.run([analyze, "verify", "--man=no", *files], capture_output=True, text=True)
        assert said.returncode == 0 and "sandtable" not in said.stderr, said.stderr
