"""One word for one thing in the lobby, at the table and in the terminal, whatever the game."""

import re
import tomllib
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES

ROOT = Path(__file__).parents[1]
GLOSSARY = tomllib.loads((ROOT / "docs/glossary/shell.toml").read_text(encoding="utf8"))
CATALOGUES = ("web/src/locale", "src/sandtable/cli/locale", "src/sandtable/text/locale")


def spoken(language: str) -> list[str]:
    """Every line that people read, without keys and without the names of what is filled in."""
    lines = [
        line for folder in CATALOGUES for line in (ROOT / folder / f"{language}.ftl").read_text("utf8").splitlines()
    ]
    return [re.sub(r"^[a-z.][\w.-]* *=|\{ *\$[\w-]+ *\}", "", line) for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_uses_the_words_of_its_glossary(language: str) -> None:
    for term, replaced in GLOSSARY[language].items():
        for form in replaced:
            found = [line for line in spoken(language) if form in line]
            assert not found, f"{form} should be {term}: {found[0]}"
