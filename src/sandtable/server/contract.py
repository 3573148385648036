"""The client's types, written from ours: `python -m sandtable.server.contract` rewrites `web/src/contract`.

Views and boards are the TypedDicts of the engine and of each game, messages and bodies are the server's models, and the
routes are asked of the application itself. A test compares what is written with what is committed.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from fastapi import APIRouter
from fastapi.routing import APIRoute
from pydantic import BaseModel
from typing_extensions import is_typeddict

from sandtable.engine import contract as shared
from sandtable.games import announced, find_game, game_ids

from . import messages, models, responses
from .routes import API

CLIENT = Path(__file__).parents[3] / "web/src/contract"
HEAD = "/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", bytes: "string", type(None): "null"}
LISTS = (list, Sequence, set, frozenset)
RECORDS = (dict, Mapping)

Field = tuple[str, Any, bool]
"""Its name, its type, and whether it may be missing."""


def is_shape(type_: Any) -> bool:
    """A class whose fields are told one by one."""
    return inspect.isclass(type_) and (is_typeddict(type_) or is_dataclass(type_) or issubclass(type_, BaseModel))


class Sheet:
    """One TypeScript file: shapes and names for unions. What other sheets have already, it imports from there."""

    def __init__(self, name: str = "", *others: Sheet) -> None:
        self.name = name
        self.others = others
        self.modules: set[str] = set()
        self.parts: dict[str, str] = {}
        self.aliases: dict[Any, str] = {}
        self.borrowed: dict[str, set[str]] = {}

    def text(self) -> str:
        up = "../" * self.name.count("/") or "./"
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from '{up}{source}'\n"
            for source, names in sorted(self.borrowed.items())
        ]
        return HEAD + "".join(imports) + "".join(f"\n{part}" for _, part in sorted(self.parts.items()))

    def borrow(self, other: Sheet, name: str) -> str:
        self.borrowed.setdefault(other.name, set()).add(name)
        return name

    def add_module(self, module: ModuleType) -> None:
        """Everything that a module defines: its unions by their names, its shapes."""
        self.modules.add(module.__name__)
        for name, value in vars(module).items():
            if is_named_union(name, value):
                self.aliases[bare(value)] = name
        for alias, name in self.aliases.items():
            self.parts[name] = f"export type {name} = {self.union(alias)}\n"
        for value in vars(module).values():
            if is_shape(value) and value.__module__ == module.__name__:
                self.name_of(value)

    def add(self, name: str, type_: type[Any]) -> None:
        """A shape under a name that every file of its kind has."""
        written = self.name_of(type_)
        if written != name:
            self.parts[name] = f"export type {name} = {written}\n"

    def name_of(self, shape: type[Any]) -> str:
        name = shape.__name__
        for other in self.others:
            if shape.__module__ in other.modules:
                return self.borrow(other, name)
        if name not in self.parts:
            self.parts[name] = ""
            self.parts[name] = self.shape(name, shape)
        return name

    def shape(self, name: str, type_: type[Any]) -> str:
        lines = [
            f"  {quoted(field)}{'?' if optional else ''}: {self.write(hint)}\n"
            for field, hint, optional in fields_of(type_)
        ]
        return f"export type {name} = {{\n{''.join(lines)}}}\n"

    # Types

    def write(self, type_: Any) -> str:
        alias = self.alias_of(bare(type_))
        return alias if alias else self.union(type_)

    def alias_of(self, type_: Any) -> str:
        if not isinstance(type_, Hashable):
            return ""
        if type_ in self.aliases:
            return self.aliases[type_]
        for other in self.others:
            if type_ in other.aliases:
                return self.borrow(other, other.aliases[type_])
        return ""

    def union(self, type_: Any) -> str:
        type_ = bare(type_)
        if get_origin(type_) not in (Union, types.UnionType):
            return self.one(type_)
        written = dict.fromkeys(self.write(part) for part in without_loose_lists(get_args(type_)))
        return " | ".join(sorted(written, key=lambda part: part == "null"))

    def one(self, type_: Any) -> str:
        origin, arguments = get_origin(type_) or type_, get_args(type_)
        if origin is Literal:
            return " | ".join(literal(value) for value in arguments)
        if origin in LISTS or (origin is tuple and arguments[-1:] == (...,)):
            return listed(self.write(arguments[0]) if arguments else "unknown")
        if origin is tuple:
            return f"[{', '.join(map(self.write, arguments))}]"
        if origin in RECORDS:
            return f"Record<string, {self.write(arguments[1]) if arguments else 'unknown'}>"
        if is_shape(origin):
            return self.name_of(origin)
        return PLAIN.get(origin, "unknown")


def is_named_union(name: str, value: Any) -> bool:
    value = bare(value)
    return name[0].isupper() and get_origin(value) in (Union, types.UnionType, Literal, dict)


def bare(type_: Any) -> Any:
    while get_origin(type_) in (Annotated, Required, NotRequired):
        type_ = get_args(type_)[0]
    return type_


def without_loose_lists(parts: Sequence[Any]) -> list[Any]:
    """A tuple that may be written as a list arrives as what the tuple says."""
    exact = any(get_origin(part) is tuple for part in parts)
    return [part for part in parts if not (exact and get_origin(part) is list)]


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def quoted(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def fields_of(shape: type[Any]) -> Iterable[Field]:
    hints = get_type_hints(shape, include_extras=True)
    if issubclass(shape, BaseModel):
        return [(name, hints[name], not field.is_required()) for name, field in shape.model_fields.items()]
    if is_dataclass(shape):
        return [(each.name, hints[each.name], each.default is not MISSING) for each in fields(shape)]
    required: frozenset[str] = shape.__required_keys__
    return [(name, hint, is_optional(hint, name in required)) for name, hint in hints.items()]


def is_optional(hint: Any, by_class: bool) -> bool:
    if get_origin(hint) in (Required, NotRequired):
        return get_origin(hint) is NotRequired
    return not by_class


# The files


def write_all() -> dict[str, str]:
    """Every file of the contract by its path in `web/src/contract`."""
    common = Sheet("shared")
    common.add_module(shared)
    sheets = [common, *server_sheets(common)]
    sheets += [game_sheet(id, common) for id in game_ids() if id not in announced()]
    return {f"{sheet.name}.ts": sheet.text() for sheet in sheets}


def game_sheet(id: str, common: Sheet) -> Sheet:
    game, sheet = find_game(id), Sheet(f"games/{id}", common)
    sheet.add("GameView", game.view_type)
    sheet.add("GameBoard", game.board_type)
    return sheet


def server_sheets(common: Sheet) -> list[Sheet]:
    """What the server takes, what it gives, and by which route."""
    common.aliases[responses.GameView] = shared.View.__name__
    common.aliases[responses.GameBoard] = shared.AnyBoard.__name__
    taken, given = Sheet("requests", common), Sheet("responses", common)
    taken.add_module(messages)
    taken.add_module(models)
    given.add_module(responses)
    table = Sheet("routes", common, taken, given)
    table.parts["Routes"] = routes(table, [part.router for part in API])
    return [taken, given, table]


def routes(sheet: Sheet, routers: Iterable[APIRouter]) -> str:
    """What each route takes and gives."""
    lines = [
        f"  '{method} {route.path}': {{ body: {body_of(sheet, route)}; answer: {sheet.write(route.response_model)} }}\n"
        for router in routers
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in sorted(route.methods or ())
    ]
    return f"export type Routes = {{\n{''.join(sorted(lines))}}}\n"


def body_of(sheet: Sheet, route: APIRoute) -> str:
    return "null" if route.body_field is None else sheet.write(route.body_field.field_info.annotation)


def main() -> None:
    for name, text in write_all().items():
        file = CLIENT / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf8")


if __name__ == "__main__":
    main()
