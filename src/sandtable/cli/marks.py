"""A pytest plugin that writes down which tests carry which clause's mark: `-p sandtable.cli.marks --marks-to FILE`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def pytest_addoption(parser: Any) -> None:
    parser.addoption("--marks-to", type=Path, help="write the tests of each clause to this JSON file")


def pytest_collection_finish(session: Any) -> None:
    proofs: dict[str, list[str]] = {}
    for item in session.items:
        name = getattr(item, "originalname", None) or item.name
        for mark in item.iter_markers("rule"):
            for clause in mark.args:
                tests = proofs.setdefault(str(clause), [])
                if name not in tests:
                    tests.append(name)
    session.config.getoption("--marks-to").write_text(json.dumps(proofs), encoding="utf8")
