"""Whatever the OpenAPI page allows, and whatever it does not, the server answers as the page says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, settings
from schemathesis import checks

from sandtable.server.app import create_app
from sandtable.server.routes import API, service, socket
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
def known(served: str) -> dict[str, list[str]]:
    """Real ids, so that not every call ends at an unknown match: one that waits, one being played, one that is over."""
    ada = Player(served)
    waiting, playing, over = ada.new_match("me", "open"), ada.new_match("me", "me"), ada.new_match("me", "me")
    ada.post(f"/api/matches/{over['match']}/act", {"type": "resign", "seat": 0})
    return {
        "match": [made["match"] for made in (waiting, playing, over)],
        "game": ["fords"],
        "language": ["en"],
        "sign_in": ["s_AAAAAAAAAAAAAAAA"],
        "ignored": ["i_AAAAAAAAAAAAAAAA"],
        "notice": ["n_AAAAAAAAAAAAAAAA"],
        "bot": ["b_AAAAAAAAAAAAAAAA"],
        "number": ["0"],
        "experiment": ["20260101-000000-000000"],
        "link": [waiting["links"][0]["link"]],
        "cookie": [ada.http.cookies["sandtable"]],
    }


@schema.parametrize()
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_described(case: Any, served: str, known: dict[str, list[str]]) -> None:
    """By a stranger and by somebody who sits there, of real things and of made-up ones."""
    pick = Random(str((case.path_parameters, case.query, case.body)))
    for name in case.path_parameters or {}:
        if pick.random() < 0.7:
            case.path_parameters[name] = pick.choice(known[name])
    cookies = {"sandtable": known["cookie"][0]} if pick.random() < 0.7 else {}
    case.call_and_validate(base_url=served, checks=CHECKS, cookies=cookies, timeout=60)


def test_every_route_is_described() -> None:
    """So that none escapes the test above; the socket has its own tests."""
    parts = (*API, socket, service)
    routes = [route for part in parts for route in part.router.routes if isinstance(route, APIRoute)]
    paths = create_app().openapi()["paths"]
    described = {(path, method.upper()) for path, methods in paths.items() for method in methods}
    assert described == {(route.path, method) for route in routes for method in route.methods or ()}
    assert len(described) >= 28
