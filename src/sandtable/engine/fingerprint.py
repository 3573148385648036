"""A short hash of a whole state: two states with the same fingerprint are the same position."""

from __future__ import annotations

import hashlib
from typing import Any

from .state import State

NOT_POSITION = {"log"}


def fingerprint(state: State) -> str:
    return hashlib.sha256(repr(plain(state)).encode()).hexdigest()[:32]


def plain(value: Any) -> Any:
    """The value as nested tuples in an order that does not depend on history: sets and decks are sorted."""
    if value is None or isinstance(value, bool | int | str | float | bytes):
        return value
    if isinstance(value, list | tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, set | frozenset):
        return ("set", *sorted(plain(item) for item in value))
    if isinstance(value, dict):
        return ("dict", *sorted((plain(key), plain(item)) for key, item in value.items()))
    if type(value).__name__ == "Deck":
        return ("deck", tuple(sorted(value.cards)), tuple(value.top))
    names = field_names(value) - NOT_POSITION
    if isinstance(value, State):
        names -= value.unused_fields()
    fields = {name: getattr(value, name) for name in names}
    return (type(value).__name__, *((name, plain(item)) for name, item in sorted(fields.items())))


def field_names(value: Any) -> set[str]:
    """Compiled classes and classes with slots list their fields; others keep them in a dict."""
    names: set[str] = set(getattr(value, "__dict__", ()))
    for base in type(value).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    return {name for name in names if not name.startswith("__")}
