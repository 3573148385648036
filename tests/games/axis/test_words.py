"""One word for one thing: no text of the game contains a form that its glossary replaces."""

import tomllib
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES
from sandtable.games import find_game
from sandtable.text import Catalogue

GAME = find_game("axis")
GLOSSARY = tomllib.loads((Path(__file__).parents[3] / "docs/glossary/axis.toml").read_text(encoding="utf8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_contains_a_replaced_form(language: str) -> None:
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    ledger = tomllib.loads((GAME.folder / "rules.toml").read_text(encoding="utf8"))["rule"]
    texts = [*catalogue.splitlines(), *(rule[language] for rule in ledger)]
    for term, replaced in GLOSSARY[language].items():
        for form in replaced:
            found = [text for text in texts if form in text]
            assert not found, f"{form} should be {term}: {found[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_a_whole_side_is_called_as_that_side(language: str) -> None:
    texts = Catalogue(GAME, language)
    assert texts.get("seat-germany-japan-italy") == texts.get("side-axis")
    assert texts.get("seat-ussr-uk-usa") == texts.get("side-allies")
