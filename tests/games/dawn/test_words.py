"""The words of the game: one term for one thing in every language, and a text for all that the log names."""

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

from sandtable.engine import LANGUAGES, Log, Runner
from sandtable.games import find_game
from sandtable.text import Catalogue, message_id

from .table import US, event

GAME = find_game("dawn")
GLOSSARY = tomllib.loads((Path(__file__).parents[3] / "docs" / "glossary" / "dawn.toml").read_text(encoding="utf8"))
SPOKEN = ("cause", "put", "how", "what", "result")
"""Values of notes that are names of texts."""


def texts(language: str) -> list[str]:
    """Every text that people read, without the names of what is filled in."""
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    lines = [re.sub(r"\{[^}]*\}?", "", line.partition(" = ")[2]) for line in catalogue.splitlines()]
    return lines + [rule.summary[language] for rule in GAME.rules()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_form_that_another_has_replaced(language: str) -> None:
    terms: dict[str, list[str]] = GLOSSARY[language]
    for text in texts(language):
        for term in terms:
            text = text.replace(term, "")
        found = [form for forms in terms.values() for form in forms if form in text]
        assert not found, f"{found}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_a_text_names_has_that_title(language: str) -> None:
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    titles = set(re.findall(r"^[\w-]+ = (.*)$", catalogue, re.MULTILINE))
    spoken = re.findall(r"^    \.text = (.*)$", catalogue, re.MULTILINE)
    named = {name for text in spoken for name in re.findall(r"[“「]([^”」{]+)[”」]", text)}
    assert named <= titles, named - titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_log_names_has_a_text(language: str) -> None:
    catalogue = Catalogue(GAME, language)
    for seed in range(6):
        random, state = Random(seed), GAME.start(2)
        state.log = log = Log()
        runner = Runner(state)
        while (decision := runner.decision) is not None:
            runner.answer(random.choice(decision.options))
        for note in log.notes:
            for key in SPOKEN:
                name = note.values.get(key)
                assert not isinstance(name, str) or catalogue.has(message_id(name)), f"{note.key}: {name}"


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_free_step_is_not_paid_for_with_nothing(language: str) -> None:
    catalogue = Catalogue(GAME, language)
    asked = event(US, "dotcom_boom").asked(US)
    free = catalogue.get(f"ask-{asked.prompt}", {"left": asked.left})
    assert asked.prompt == "may-advance-tech" and "0" not in free and "$" not in free
    assert "3" in catalogue.get("ask-may-advance-tech", {"left": 3})


SHIFT = {"en": "shift 2", "zh-Hans": "转移 2 点", "zh-Hant": "轉移 2 點", "ja": "2転換"}


@pytest.mark.rule("card f")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["yugoslav-wars", "congo-wars"])
def test_a_card_that_shifts_influence_says_what_that_is(language: str, card: str) -> None:
    """For either side, and beside the word itself: nobody has to look it up in the ledger."""
    catalogue = Catalogue(GAME, language)
    _, word, after = catalogue.attribute(f"card-{card}", "text").partition(SHIFT[language])
    explained = re.match(r".*?[（(](.*?)[)）]", after)
    assert word and explained is not None
    assert explained[1].count("2") == 2, "how many the US places, and how many China subtracts"
    assert re.search("US|美国|美國|米国", explained[1]) and re.search("China|中国|中國", explained[1])
