"""Content and code are checked against each other, both ways."""

import pytest

from sandtable.engine import Registry
from sandtable.engine.errors import BadContent


def events() -> Registry[str]:
    registry = Registry[str]("event")
    registry.add("fidel", "nasser")("takes control")
    return registry


def test_entries_come_in_the_order_of_the_content() -> None:
    registry = events()
    registry.add("blockade")("discards")
    assert registry.in_order(["blockade", "nasser", "fidel"], "cards.toml") == [
        "discards",
        "takes control",
        "takes control",
    ]


def test_a_word_without_an_entry_is_named_with_its_place() -> None:
    with pytest.raises(BadContent, match=r"cards\.toml, cuba: 'fidle' has no event; did you mean 'fidel'\?"):
        events().get("fidle", "cards.toml, cuba")


def test_an_entry_that_no_content_asks_for_is_named() -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: there is no 'nasser', but there is an event for it"):
        events().check_used(["fidel"], "cards.toml")


def test_an_id_cannot_have_two_entries() -> None:
    registry = events()
    with pytest.raises(BadContent, match="'fidel' has two events"):
        registry.add("fidel")("again")
