"""`serve` hands everything to the server, if there is one."""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest
import typer
from typer.testing import Result

Run = Callable[..., Result]


def test_the_server_reads_its_own_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def serve(port: int = 8000, host: str = "localhost") -> None:
        typer.echo(f"listening on {host}:{port}")

    package, module = ModuleType("sandtable.server"), ModuleType("sandtable.server.serve")
    module.serve = serve  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sandtable.server", package)
    monkeypatch.setitem(sys.modules, "sandtable.server.serve", module)
    assert "listening on localhost:9000" in run("serve", "--port", "9000").output
    assert "--host" in run("serve", "--help").output
    assert run("serve", "--port", "high").exit_code == 2


def test_without_a_server_that_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sandtable.server.serve", None)
    result = run("serve")
    assert result.exit_code == 2
    assert "this installation has no server" in result.output
