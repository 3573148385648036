"""The catalogues and the ledger use the words of the glossary, and lines read as one would say them."""

import re
import tomllib
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES, Note
from sandtable.engine.notes import Value
from sandtable.games import find_game
from sandtable.text import Catalogue

STATES = find_game("states")
GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary" / "states.toml"
PEOPLE = ["Ann", "Ben"]


def catalogue(language: str) -> str:
    return (STATES.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_form_that_a_term_replaces(language: str) -> None:
    terms = tomllib.loads(GLOSSARY.read_text(encoding="utf8"))[language]
    texts = catalogue(language) + "\n".join(rule.summary[language] for rule in STATES.rules())
    assert [form for forms in terms.values() for form in forms if form in texts] == []


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_numbers_stand_apart_from_chinese_words(language: str) -> None:
    assert re.findall(r"[\u4e00-\u9fff]\d|\d[\u4e00-\u9fff]", catalogue(language)) == []


def said(language: str, key: str, **values: Value) -> str:
    return Catalogue(STATES, language).note(Note(key, "", values, (), False), PEOPLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["refilled", "drew-persons", "put-away", "put-back", "laid", "set-aside", "left-behind"]
)
def test_every_line_of_the_log_ends_with_one_full_stop(language: str, key: str) -> None:
    for count in (1, 2):
        line = said(language, key, seat=0, count=count)
        assert line[-1] in ".。" and line[-2] not in ".。", line


def test_one_card_is_not_cards() -> None:
    assert said("en", "laid", seat=0, count=1) == "Ann has played 1 card."
    assert said("en", "laid", seat=0, count=3) == "Ann has played 3 cards."
    assert said("en", "ordered", seat=1, count=2) == "Ben has put 2 events in order."
    assert said("en", "set-aside", count=1) == "The 1 card not taken is discarded unseen."
    assert said("en", "final-score", seat=0, points=1, persons=1) == "Ann: 1 victory point, 1 person completed."


def test_a_card_without_labels_says_so() -> None:
    card = STATES.names.number("card:storm_cities")
    assert said("en", "resolves", card=card, labels=[], labelled=0) == "Storm the Cities, without labels."


def goals(language: str) -> dict[str, str]:
    return dict(re.findall(r"^(person-[\w-]+) = .*\n    \.text = (.*)$", catalogue(language), re.MULTILINE))


@pytest.mark.parametrize(("language", "at_least"), [("zh-Hans", "至少"), ("zh-Hant", "至少"), ("ja", "以上")])
def test_a_goal_that_may_be_exceeded_says_so(language: str, at_least: str) -> None:
    exceeded = [person for person, goal in goals("en").items() if "at least" in goal.lower()]
    assert exceeded and [person for person in exceeded if at_least not in goals(language)[person]] == []
