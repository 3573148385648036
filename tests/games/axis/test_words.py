"""One word for one thing: no text of the game contains a form that its glossary replaces."""

import tomllib
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES
from sandtable.games import find_game

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
