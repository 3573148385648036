"""One word for one thing: what the glossary replaces stands in no catalogue and in no row of the ledger."""

import re
import tomllib
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES
from sandtable.games.twilight import GAME

GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary" / "twilight.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_form_that_the_glossary_replaces(language: str) -> None:
    words = tomllib.loads(GLOSSARY.read_text(encoding="utf8"))[language]
    texts = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8").splitlines()
    texts += [rule.summary[language] for rule in GAME.rules()]
    for term, replaced in words.items():
        for form in replaced:
            found = [text for text in texts if form in text]
            assert not found, f"{form} should be {term}: {found[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_quotation_marks_is_the_title_of_a_card(language: str) -> None:
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    titles = {title.strip('“”「」"') for title in re.findall(r"^card-[\w-]+ = (.*)$", catalogue, re.MULTILINE)}
    texts = re.findall(r"^(?:    \.\w+|ask-[\w-]+|mark-\w+|changes-\d) = (.*)$", catalogue, re.MULTILINE)
    texts += [rule.summary[language] for rule in GAME.rules() if rule.id.startswith("card ")]
    quoted = {name for text in texts for name in re.findall(r"[“「]([^”」]+)[”」]", text)}
    assert quoted <= titles, quoted - titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_and_ledger_rows_use_the_same_words(language: str) -> None:
    """The row of a card in the ledger is its text in the catalogue, with few exceptions."""
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    rows = [rule.summary[language] for rule in GAME.rules() if rule.id.startswith("card ")]
    missing = [row for row in rows if row not in catalogue]
    assert len(missing) <= len(rows) // 10, missing[:3]
