"""Every question of an order repeats what has been answered, in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from sandtable.engine import LANGUAGES, Decision, Runner, State
from sandtable.games import find_game
from sandtable.text import Catalogue

from .table_talk import UK, table

GAME = find_game("axis")
LATER = {f"{move}-{step}" for move in ("combat", "noncombat") for step in ("unit", "to", "number")}
LATER |= {"combat-via", "raid-or-attack", "mobilize-where", "mobilize-by"}
GAMES = 12


def orders(state: State, seed: int) -> Iterator[tuple[Decision, list[int]]]:
    """Every question of an order in a random game, and what has been answered to its earlier ones."""
    random, runner, known = Random(seed), Runner(state), list[int]()
    while (decision := runner.decision) is not None:
        if decision.prompt not in LATER:
            known = []
        yield decision, known
        answer = random.choice(decision.options)
        runner.answer(answer)
        if decision.prompt != "combat-via":  # the way is drawn on the map
            known = [*known, answer]


def names_of_places_and_units(texts: Catalogue, options: list[int]) -> list[str]:
    names = [GAME.names[option] for option in options]
    return [texts.name(name) for name in names if name.startswith(("space:", "unit:"))]


def test_each_step_of_an_order_names_what_was_chosen_before() -> None:
    catalogues = [Catalogue(GAME, language) for language in LANGUAGES]
    missing, seen = set(), set()
    for seed in range(GAMES):
        state = GAME.start(6, GAME.short)
        for decision, known in orders(state, seed):
            if decision.prompt not in LATER:
                continue
            seen.add(decision.prompt)
            for texts in catalogues:
                said = texts.question(state, decision, [""] * 6)
                if not all(name in said for name in names_of_places_and_units(texts, known)):
                    missing.add((decision.prompt, said))
    assert not missing, sorted(missing)[:5]
    assert seen == LATER


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Poland → East Poland · Infantry: how many attack?"),
        ("zh-Hans", "波兰 → 东波兰 · 步兵：几个参战？"),
        ("zh-Hant", "波蘭 → 東波蘭 · 步兵：幾個參戰？"),
        ("ja", "ポーランド → 東ポーランド · 歩兵：いくつ攻撃に向かわせますか"),
    ],
)
def test_how_many_says_which_from_where_and_where_to(language: str, said: str) -> None:
    t = table("germany", "combat-move", poland={"germany": {"infantry": 4}}, east_poland={"ussr": {"infantry": 1}})
    t.answer(0, "space:poland", "space:east_poland")
    assert Catalogue(GAME, language).question(t.state, t.asked(0), [""] * 6) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_transport_says_where_it_is_and_what_is_aboard(language: str) -> None:
    texts = Catalogue(GAME, language)
    t = table(
        "uk",
        "noncombat-move",
        united_kingdom={"uk": {"tank": 2, "infantry": 2, "artillery": 1}},
        sz7={"uk": {"transport": 1}},
    )

    def said() -> str:
        return texts.question(t.state, t.asked(UK), [""] * 6)

    t.answer(UK, "space:sz7")
    assert texts.get("nothing") in said() and texts.name("space:sz7") in said()
    t.answer(UK, "do:load")
    assert t.asked(UK).prompt == "load-unit"
    assert all(texts.name(name) in said() for name in ("space:sz7", "space:united_kingdom"))
    t.answer(UK, "unit:tank", "do:load")
    assert all(texts.name(name) in said() for name in ("space:sz7", "unit:tank", "unit:infantry"))
    t.answer(UK, "space:united_kingdom")
    assert t.asked(UK).prompt == "unload-unit"
    assert all(texts.name(name) in said() for name in ("space:sz7", "unit:tank", "unit:infantry"))
