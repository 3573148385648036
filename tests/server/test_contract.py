"""The client's types are those of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Required, TypedDict

import pytest

from sandtable.server.app import create_app
from sandtable.server.contract import CLIENT, Sheet, write_all


def test_the_clients_types_are_up_to_date() -> None:
    committed = {str(file.relative_to(CLIENT)): file.read_text(encoding="utf8") for file in CLIENT.rglob("*.ts")}
    assert committed == write_all(), "run `python -m sandtable.server.contract`"


def test_the_client_knows_every_route() -> None:
    written = write_all()["routes.ts"]
    for path, methods in create_app().openapi()["paths"].items():
        for method in methods if path.startswith("/api") else ():
            assert f"'{method.upper()} {path}'" in written


class Piece(TypedDict, total=False):
    what: Required[str]
    n: int


WRITTEN = [
    (int | None, "number | null"),
    (None | str, "string | null"),
    (list[int | str], "(number | string)[]"),
    (tuple[float, float] | list[float], "[number, number]"),
    (tuple[int, ...], "number[]"),
    (dict[str, list[bool]], "Record<string, boolean[]>"),
    (Annotated[Literal["a", "b"], "said"], "'a' | 'b'"),
    (Literal[True], "true"),
    (list[Piece], "Piece[]"),
    (Any, "unknown"),
]


@pytest.mark.parametrize(("type_", "written"), WRITTEN)
def test_a_type_in_typescript(type_: Any, written: str) -> None:
    assert Sheet().write(type_) == written


def test_what_may_be_missing_is_marked() -> None:
    sheet = Sheet()
    sheet.add("Piece", Piece)
    assert "what: string" in sheet.text()
    assert "n?: number" in sheet.text()
