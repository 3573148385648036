"""Content and ledgers: a misspelt id or a missing field is told by file and word."""

from pathlib import Path

import pytest

from sandtable.engine import Deck, Names, index, read_content
from sandtable.engine.errors import BadContent, UnknownLanguage, UnknownName
from sandtable.engine.ledger import read_ledger
from sandtable.template import GAME
from sandtable.text import Catalogue, catalogue


def test_a_misspelt_id_names_file_and_word() -> None:
    with pytest.raises(BadContent, match=r"map.toml: there is no 'qim'; did you mean 'qin'"):
        index(["qin", "chu"], "qim", "map.toml")


def test_a_content_file_that_is_missing_or_garbled(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        read_content(tmp_path / "no.toml")
    (tmp_path / "bad.toml").write_text("= 1")
    with pytest.raises(BadContent, match=r"bad.toml"):
        read_content(tmp_path / "bad.toml")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "rules cannot be read"),
        ('[[rule]]\nid = "A"', "A lacks section"),
        ('[[rule]]\nid="A"\nsection="s"\nen="e"\nzh-Hans="z"\nzh-Hant="z"\nja="j"\n' * 2, "twice"),
    ],
)
def test_a_ledger_with_a_gap(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "rules.toml").write_text(text)
    with pytest.raises(BadContent, match=message):
        read_ledger(tmp_path / "rules.toml")


def test_names_are_unique_and_known() -> None:
    names = Names()
    names.kind("space", ["iran"])
    with pytest.raises(UnknownName, match="twice"):
        names.kind("space", ["iran"])
    with pytest.raises(UnknownName):
        names.number("space:atlantis")
    with pytest.raises(UnknownName):
        names[99]


def test_cards_on_top_come_first_and_in_order() -> None:
    deck = Deck([7, 8])
    deck.put_on_top(9)
    deck.put_on_top(10)
    assert len(deck) == 4 and 9 in deck
    for card in (10, 9):
        assert deck.draw().options == [card]
        deck.take(card)
    assert sorted(deck.draw().options) == [7, 8]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="did you mean 'zh-Hans'"):
        Catalogue(GAME, "zh-hans")


def test_a_missing_text_shows_its_key() -> None:
    assert Catalogue(GAME, "ja").get("no-such-key") == "no-such-key"


def test_a_game_is_known_by_itself_so_that_its_texts_are_read_once() -> None:
    assert catalogue(GAME, "en") is catalogue(GAME, "en")
