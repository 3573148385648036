"""Whatever the OpenAPI page allows, and whatever it does not, the server answers as the page says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from sandtable.server.app import create_app
from sandtable.server.settings import Settings

from .fords import announcing_fords
from .kit import FREE, Player, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with announcing_fords(folder), serving(Settings(database=f"sqlite:///{folder / 'x.sqlite3'}", limits=FREE)) as url:
        yield url


CHECKS: list[Any] = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]

schema = schemathesis.openapi.from_dict(create_app().openapi())


@pytest.fixture(scope="module")
def known(served: str) -> dict[str, str]:
    """Real ids, so that not every call ends at an unknown match."""
    ada = Player(served)
    created = ada.new_match("me", "open")
    return {"match": created["match"], "game": "fords", "language": "en", "link": created["links"][0]["link"]}


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_described(case: Any, served: str, known: dict[str, str]) -> None:
    for name, value in known.items():
        if name in (case.path_parameters or {}) and len(str(case.path_parameters[name])) % 2:
            case.path_parameters[name] = value
    case.call_and_validate(base_url=served, checks=CHECKS)
