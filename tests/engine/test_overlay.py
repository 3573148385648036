"""Overlays: what they may change, and what they say when something does not fit."""

from pathlib import Path

import pytest

from sandtable.engine import Overlay, parse_overlay, read_overlay
from sandtable.engine.amend import Change, effect_id, in_play
from sandtable.engine.errors import BadOverlay

CONTENT = """
limit = 5
of_laid = [0, 1, 1]

[supply]
bases = 5

[[card]]
id = "fidel"
ops = 2
side = "ussr"
star = true

[[card]]
id = "nasser"
ops = 1
side = "ussr"
adjacent = [{ to = "egypt", n = 2 }]

[[person]]
id = "fidel_castro"
vp = 1.5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "cards.toml").write_text(CONTENT, encoding="utf8")
    return tmp_path


def changes(folder: Path, text: str) -> list[Change]:
    return parse_overlay(text, "change.toml").check("fords", folder)


def test_a_change_names_a_row_by_its_id_and_says_before_and_after(folder: Path) -> None:
    assert changes(folder, "[cards.fidel]\nops = 3") == [Change("cards.fidel.ops", 2, 3)]
    assert changes(folder, "[cards.card.fidel]\nops = 3") == [Change("cards.card.fidel.ops", 2, 3)]


def test_keys_tables_and_places_in_lists_can_be_changed(folder: Path) -> None:
    text = "[cards]\nlimit = 6\nsupply.bases = 4\nof_laid.2 = 0\nnasser.adjacent.1.n = 1\nfidel_castro.vp = 2"
    assert [(change.path, change.after) for change in changes(folder, text)] == [
        ("cards.limit", 6),
        ("cards.supply.bases", 4),
        ("cards.of_laid.2", 0),
        ("cards.nasser.adjacent.1.n", 1),
        ("cards.fidel_castro.vp", 2),
    ]


def test_a_field_that_other_rows_have_can_be_given_to_one_that_lacks_it(folder: Path) -> None:
    assert changes(folder, "[cards.nasser]\nstar = true") == [Change("cards.nasser.star", None, True)]


def test_a_row_like_another_differs_in_what_it_says(folder: Path) -> None:
    overlay = parse_overlay("[[add.cards.card]]\nid = 'che'\nlike = 'fidel'\nops = 3", "change.toml")
    content = {"card": [{"id": "fidel", "ops": 2, "side": "ussr"}]}
    overlay.apply("cards", content)
    assert content["card"][1] == {"id": "che", "like": "fidel", "ops": 3, "side": "ussr"}
    assert [effect_id(row) for row in content["card"]] == ["fidel", "fidel"]


def test_what_is_taken_out_stays_known_but_is_not_in_play() -> None:
    content = {"card": [{"id": "fidel"}, {"id": "nasser"}]}
    parse_overlay("[remove]\ncards = ['fidel']", "change.toml").apply("cards", content)
    assert [in_play(row) for row in content["card"]] == [False, True]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[cards.fidle]\nops = 3", "change.toml, line 1, cards.fidle: there is no 'fidle'; did you mean 'fidel'?"),
        (
            "name = 'x'\n[cards.fidel]\nopps = 3",
            "line 3, cards.fidel.opps: there is no field 'opps'; did you mean 'ops'?",
        ),
        ("[card.fidel]\nops = 3", "line 1, card: fords has no content file 'card'; did you mean 'cards'?"),
        ("[cards.fidel]\nops = 'three'", "line 2, cards.fidel.ops: expected a whole number, not a text ('three')"),
        ("[cards.fidel]\nops = true", "expected a whole number, not true or false"),
        ("[cards.fidel]\nid = 'che'", "line 2, cards.fidel.id: an id cannot be changed"),
        ("[cards]\nfidel = 3", "line 2, cards.fidel: is a table (id, ops, side, star)"),
        ("[cards]\nsupply = 3", "line 2, cards.supply: is a table (bases)"),
        ("[cards]\nof_laid.4 = 1", "line 2, cards.of_laid.4: there is no '4' in a list of 3"),
        ("[remove]\ncards = ['che']", "line 2, remove.cards: there is no 'che' to take out"),
        ("[remove]\ncards = 'che'", "line 2, remove.cards: expected a list of ids"),
        (
            "[[add.cards.cart]]\nid = 'che'",
            "line 1, add.cards.cart: there is no list 'cart' to add to; did you mean 'card'?",
        ),
        ("[[add.cards.card]]\nid = 'fidel'", "line 2, add.cards.card.1.id: there is a 'fidel' already"),
        ("[[add.cards.card]]\nid = 'che'\nops = 2", "line 1, add.cards.card.1: the added 'che' lacks 'side'"),
        (
            "[[add.cards.card]]\nid = 'che'\nlike = 'fidl'",
            "line 3, add.cards.card.1.like: there is no 'fidl' to be like",
        ),
        ("[[add.cards.card]]\nid = 'Che!'", "needs an id of lowercase letters, digits and underscores"),
        ("[add.cards]\ncard = 3", "line 2, add.cards.card: what is added is written as tables"),
        ("game = 'axis'", "line 1, game: is for axis, not for fords"),
        ("text = 3", "line 1, text: expected a table"),
        ("[text.fr]\nx = 'y'", "line 1, text.fr: there is no such language"),
        ("[text.en]\nx = 3", "line 2, text.en.x: expected a text"),
        ("[cards]\nlimit = 2026-01-01", "dates and times mean nothing to a game"),
        ("[cards\nlimit = 3", "change.toml: Expected ']'"),
    ],
)
def test_what_is_wrong_is_said_with_file_line_and_key(folder: Path, text: str, message: str) -> None:
    with pytest.raises(BadOverlay) as caught:
        changes(folder, text)
    assert message in str(caught.value)


def test_an_id_in_two_lists_has_to_be_told_apart() -> None:
    content = {"card": [{"id": "fidel", "n": 1}], "person": [{"id": "fidel", "n": 1}]}
    with pytest.raises(BadOverlay, match=r"say cards\.card\.fidel or cards\.person\.fidel"):
        Overlay({"cards": {"fidel": {"n": 2}}}).apply("cards", content)


def test_the_same_changes_are_the_same_variant_wherever_they_were_written() -> None:
    one, other = parse_overlay("[cards.fidel]\nops = 3", "a.toml"), Overlay({"cards": {"fidel": {"ops": 3}}})
    assert one == other and hash(one) == hash(other)
    assert one != one.with_value("cards.fidel.ops", 4)


def test_overlays_are_joined_with_the_later_one_on_top() -> None:
    one = parse_overlay("name = 'A'\n[cards.fidel]\nops = 3\nstar = false\n[remove]\ncards = ['nasser']", "a.toml")
    other = parse_overlay("name = 'B'\n[cards.fidel]\nops = 4\n[remove]\ncards = ['che']", "b.toml")
    assert one.joined(other).data == {
        "name": "A + B",
        "cards": {"fidel": {"ops": 4, "star": False}},
        "remove": {"cards": ["nasser", "che"]},
    }


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOverlay, match=r"missing\.toml: cannot be read"):
        read_overlay(tmp_path / "missing.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadOverlay, match="is not a text file"):
        read_overlay(tmp_path / "bytes.toml")


def test_texts_in_english_serve_every_language() -> None:
    overlay = Overlay({"text": {"en": {"card-x": "X", "card-y": "Y"}, "ja": {"card-y": "ワイ"}}})
    assert overlay.texts("ja") == {"card-x": "X", "card-y": "ワイ"}
