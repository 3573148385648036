"""The catalogues and the ledger use the words of the glossary, and lines read as one would say them."""

import tomllib
from pathlib import Path

import pytest

from sandtable.engine import LANGUAGES, Note
from sandtable.games import find_game
from sandtable.games.taiwan2045.content import CARD_FACTION, CARD_FAVOUR, CARD_IDS, FACTION_IDS
from sandtable.games.taiwan2045.options import CARD
from sandtable.text import Catalogue

GAME = find_game("taiwan2045")
GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary" / "taiwan2045.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_form_that_a_term_replaces(language: str) -> None:
    terms = tomllib.loads(GLOSSARY.read_text(encoding="utf8"))[language]
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    ledger = "\n".join(rule.summary[language] for rule in GAME.rules())
    found = [form for forms in terms.values() for form in forms if form in catalogue or form in ledger]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_ends_with_a_full_stop(language: str) -> None:
    catalogue = (GAME.folder / "locale" / f"{language}.ftl").read_text(encoding="utf8")
    log = catalogue.split("## Log\n")[1].split("\n\n")[0]
    lines = log.replace("\n    ", " ").splitlines()
    assert [line for line in lines if not line.endswith((".", "。"))] == []


SECOND_FAVOUR = {
    "en": "Its effect also gives 1 {faction} favour.",
    "zh-Hans": "执行效果后，{faction}友好度再 +1。",
    "zh-Hant": "執行效果後，{faction}友好度再 +1。",
    "ja": "効果を使うと、{faction}の友好度がもう1上がる。",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_whose_effect_gives_favour_says_so_and_no_other(language: str) -> None:
    catalogue = Catalogue(GAME, language)
    sentences = [SECOND_FAVOUR[language].format(faction=catalogue.get(f"faction-{id}")) for id in FACTION_IDS]
    for card, favour in enumerate(CARD_FAVOUR):
        face = catalogue.face(GAME.names[CARD.option(card)])
        said = [sentence for sentence in sentences if sentence in face]
        assert said == ([sentences[CARD_FACTION[card]]] if favour else []), CARD_IDS[card]


def said(key: str, **values: int) -> str:
    return Catalogue(GAME, "en").note(Note(key, "", dict(values), (), False), ["Blue", "Green"])


def test_one_troop_is_not_troops() -> None:
    card, space = GAME.names.number("card:m04"), GAME.names.number("space:b5")
    assert said("loses", card=card, space=space, n=1) == "Youth Corps loses 1 troop at Toufen."
    assert said("loses", card=card, space=space, n=2) == "Youth Corps loses 2 troops at Toufen."


def test_an_agitation_without_lure_markers_scores_nothing() -> None:
    card, space = GAME.names.number("elite:z01"), GAME.names.number("space:a3")
    assert said("agitates", seat=0, card=card, space=space, n=0).endswith(
        "agitates Combined Arms Brigade 14 at Tamsui."
    )
    assert "and scores 4 for the lure markers." in said("agitates", seat=0, card=card, space=space, n=4)
