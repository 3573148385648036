"""The flow of a round: clauses F."""

import pytest

from sandtable.games.states.content import CARD_IDS, LAST_ROUND, year_bc
from sandtable.games.states.options import NAMES
from sandtable.testing import TestTable, deal

from .table import names, resolve

PLAIN = [id for id in CARD_IDS if not id.startswith("assassination")]


def shelf(table: TestTable, seat: int, label: str) -> dict[str, object]:
    return next(shelf for shelf in table.view(seat)["laid"] if shelf["label"] == label)


@pytest.mark.rule("F-01")
def test_fifteen_rounds_of_ten_years_from_370_bc() -> None:
    assert (LAST_ROUND, year_bc(1), year_bc(15)) == (15, 370, 230)
    assert resolve("hu_dress qi", round=4).notes("round")[0].values["year"] == 330


@pytest.mark.rule("F-02")
def test_the_player_to_the_left_is_the_next_hegemon() -> None:
    assert resolve("hu_dress qi", seats=4, hegemon=3).state.hegemon == 0


@pytest.mark.rule("F-03")
def test_order_starts_with_the_hegemon_and_goes_clockwise() -> None:
    assert deal("states", seats=5, hegemon=3).state.in_order() == [3, 4, 0, 1, 2]


@pytest.mark.rule("F-04", "F-05")
def test_everybody_refills_to_five_the_hegemon_first_and_completely() -> None:
    table = deal("states", phase="refill", hegemon=2, hands=[["hu_dress"], [], ["reform"]])
    table.until("lay-or-swap")
    assert [note.values["seat"] for note in table.notes("drew-card")] == [2] * 4 + [0] * 4 + [1] * 5


@pytest.mark.rule("F-06")
def test_an_empty_deck_is_replaced_by_the_discards() -> None:
    hands = [PLAIN[:5], PLAIN[5:10], PLAIN[10:13]]
    table = deal("states", phase="refill", hands=hands, empty_deck=True)
    assert (len(table.state.events.deck), len(table.state.events.discards)) == (24 - 13, 0)
    table.until("lay-or-swap")
    assert [len(hand) for hand in table.state.hands] == [5, 5, 5]


@pytest.mark.rule("F-06", "F-07")
def test_with_five_players_the_last_in_need_stays_one_short() -> None:
    table = deal("states", seats=5, phase="refill", hegemon=1, hands=[[], ["reform"], [], [], []])
    table.until("lay-or-swap")
    assert [len(table.state.hands[seat]) for seat in (1, 2, 3, 4, 0)] == [5, 5, 5, 5, 4]


@pytest.mark.rule("F-08", "F-09")
def test_the_hegemon_turns_over_a_public_event_and_a_completion_window_follows() -> None:
    table = deal("states", phase="public_event", hegemon=1, persons=[["marquis_zhao_han"]], han={"people": 6})
    table.script("event:thousand_homes_sing")
    assert table.options(0) == ["pass", "person:marquis_zhao_han"]
    (turned,) = table.notes("public-event")
    assert (turned.values["seat"], turned.rule) == (1, "F-08")


@pytest.mark.rule("F-10", "F-11")
def test_the_hegemon_has_the_word_without_any_effect() -> None:
    table = deal("states", phase="lay", hegemon=2, hands=[["hu_dress"], ["reform"], ["long_wall"]])
    assert [note.values["seat"] for note in table.notes("speech")] == [2]
    assert {decision.prompt for decision in table.runner.pending} == {"lay-or-swap"}


# Step 4


@pytest.mark.rule("F-12")
def test_one_to_five_cards_are_laid_face_down_with_labels() -> None:
    table = deal("states", phase="lay", hands=[PLAIN[6:11]], persons=[[], ["sun_bin"]])
    for _ in range(5):
        lay_first(table, 0)
    assert len(table.state.laid[0]) == 5
    table.answer(1, "pass")
    assert shelf(table, 1, "laid")["cards"] == []
    (laid,) = table.notes("laid", seat=1)
    assert (laid.values["seat"], laid.values["count"]) == (0, 5)


def lay_first(table: TestTable, seat: int) -> None:
    """Lays the first card offered, with the first labels."""
    card = next(name for name in table.options(seat) if name.startswith("card:"))
    table.answer(seat, card)
    while seat in [decision.seat for decision in table.runner.pending] and (
        table.asked(seat).prompt == "choice" or table.asked(seat).prompt.startswith("label-")
    ):
        table.answer(seat, table.options(seat)[0])


@pytest.mark.rule("F-13", "F-15", "F-16")
def test_a_swap_discards_a_person_draws_three_and_keeps_one() -> None:
    table = deal("states", phase="lay", hands=[["hu_dress"]], persons=[["sun_bin", "zou_ji"]])
    table.answer(0, "do:swap")
    assert table.options(0) == ["person:sun_bin", "person:zou_ji"]
    table.script("person:su_qin", "person:zi_zhi", "person:hui_shi").answer(0, "person:sun_bin")
    assert table.options(0) == ["person:su_qin", "person:zi_zhi", "person:hui_shi"]
    assert NAMES.number("person:sun_bin") not in table.state.early.all()
    table.answer(0, "person:zi_zhi")
    assert names(table.state.persons[0]) == ["person:zou_ji", "person:zi_zhi"]
    discarded = ["person:su_qin", "person:hui_shi", "person:sun_bin"]
    assert names(table.state.early.discards) == discarded


@pytest.mark.rule("F-14")
def test_doing_neither_is_for_empty_hands_only() -> None:
    table = deal("states", phase="lay", hands=[["hu_dress"], []], persons=[["sun_bin"], ["zou_ji"]])
    assert table.options(0) == ["card:hu_dress", "do:swap"]
    assert table.options(1) == ["do:swap", "pass"]


@pytest.mark.rule("F-14")
def test_step_four_is_secret_and_simultaneous() -> None:
    table = deal(
        "states", phase="lay", hands=[["hu_dress", "long_wall"], ["reform"], []], persons=[[], [], ["sun_bin"]]
    )
    assert sorted(decision.seat for decision in table.runner.pending) == [0, 1, 2]
    before = table.view(1)
    table.answer(2, "do:swap").answer(0, "card:hu_dress", "state:qi", "do:done")
    assert table.view(1) == before


@pytest.mark.rule("F-16")
def test_swaps_are_carried_out_in_order_when_all_have_committed() -> None:
    table = deal(
        "states", phase="lay", hegemon=1, hands=[["hu_dress"], [], []], persons=[["sun_bin", "zou_ji"], ["su_qin"], []]
    )
    table.answer(0, "do:swap")
    assert not table.notes("swaps")
    table.answer(1, "do:swap")
    assert [note.values["seat"] for note in table.notes("swaps")] == [1]
    table.answer(1, table.options(1)[0])
    assert [note.values["seat"] for note in table.notes("swaps")] == [1, 0]


# Steps 5 to 8

FIVE = ["hu_dress qi", "long_wall qi", "jixia_academy qi", "flood_and_drought qi", "assassination qi"]


@pytest.mark.rule("F-17", "F-18", "F-19")
@pytest.mark.parametrize(("laid", "taken"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_how_many_are_taken_of_how_many_laid(laid: int, taken: int) -> None:
    table = deal("states", phase="gather", laid=[[], FIVE[:laid], []])
    if laid > 1:
        assert table.runner.pending[0].seat == -1
        assert len(table.runner.pending[0].options) == laid
    table.asked(0)
    assert len(table.state.event_deck) == taken
    assert len(table.state.laid[1]) == laid - taken


@pytest.mark.rule("F-20", "F-23")
def test_the_hegemon_reads_the_event_deck_and_nobody_else() -> None:
    table = deal("states", phase="gather", laid=[[], ["reform B qin"], ["storm_cities qin wei"]])
    assert table.asked(0).prompt == "amend"
    deck = shelf(table, 0, "event_deck")
    assert (deck["cards"], deck["layers"]) == (["card:reform", "card:storm_cities"], [1, 2])
    assert table.view(0)["labels"]["card:reform"] == ["choice:b", "state:qin"]
    for seat, other in ((1, "card:storm_cities"), (2, "card:reform")):
        assert other not in str(table.view(seat))


@pytest.mark.rule("F-21")
def test_the_hegemon_discards_takes_or_leaves() -> None:
    laid = [[], FIVE[:2], FIVE[2:4]]
    table = deal("states", phase="gather", laid=laid).script("card:hu_dress", "card:jixia_academy")
    assert table.options(0) == ["pass", "card:hu_dress", "card:jixia_academy", "seat:2", "seat:3"]
    table.answer(0, "card:hu_dress")
    assert [note.values["card"] for note in table.notes("resolves")] == [NAMES.number("card:jixia_academy")]
    assert "card:hu_dress" not in names(table.state.events.shown)
    left = deal("states", phase="gather", laid=laid).answer(0, "pass")
    assert left.asked(0).prompt == "order"


@pytest.mark.rule("F-22")
def test_the_extra_card_is_random_among_what_is_left() -> None:
    table = deal("states", phase="gather", laid=[[], FIVE[:3], ["reform A qi"]])
    table.script("card:hu_dress", "card:long_wall")
    assert table.options(0) == ["pass", "card:hu_dress", "card:long_wall", "card:reform", "seat:2"]
    table.answer(0, "seat:2")
    assert "card:jixia_academy" in table.options(0)


@pytest.mark.rule("F-24", "F-25")
@pytest.mark.parametrize(("laid", "taken"), [(1, 1), (2, 1), (3, 2), (5, 2)])
def test_the_hegemon_chooses_the_same_numbers_of_own_cards(laid: int, taken: int) -> None:
    table = deal("states", phase="gather", laid=[FIVE[:laid], ["reform A qi"], []]).answer(0, "pass")
    for _ in range(taken if laid > 1 else 0):
        assert (table.asked(0).prompt, "pass" in table.options(0)) == ("take", False)
        table.answer(0, table.options(0)[-1])
    assert table.asked(0).prompt == "order"
    assert len(table.options(0)) == taken + 1


@pytest.mark.rule("F-25")
def test_players_may_look_at_their_own_cards() -> None:
    table = deal("states", phase="gather", laid=[FIVE[:2], ["reform A qi"], []])
    assert shelf(table, 0, "laid")["cards"] == ["card:hu_dress", "card:long_wall"]


@pytest.mark.rule("F-26", "F-27")
def test_cards_not_taken_are_discarded_unseen() -> None:
    table = deal("states", phase="gather", laid=[[], FIVE[:3], ["reform A qi"]])
    table.script("card:hu_dress", "card:long_wall").answer(0, "pass")
    assert names(table.state.events.discards) == ["card:jixia_academy"]
    assert all("jixia" not in str(table.view(seat)) for seat in (0, 2))


# Step 9 and after


@pytest.mark.rule("F-28", "F-29")
def test_the_hegemon_fixes_the_whole_order_before_the_first_card() -> None:
    table = deal("states", phase="gather", laid=[[], ["reform A qi"], ["hu_dress qi"]], persons=[["dacheng_wu"]])
    table.answer(0, "pass", "card:hu_dress")
    assert names([note.values["card"] for note in table.notes("resolves")]) == ["card:hu_dress", "card:reform"]
    (ordered,) = table.notes("ordered")
    keys = [note.key for note in table.notes()]
    assert keys.index("ordered") < keys.index("resolves") and ordered.values["count"] == 2


@pytest.mark.rule("F-28")
def test_one_card_alone_is_not_put_in_order() -> None:
    table = deal("states", phase="gather", laid=[[], ["hu_dress qi"], []], persons=[["dacheng_wu"]])
    table.answer(0, "pass")
    assert table.notes("resolves") and not table.notes("ordered")


@pytest.mark.rule("F-30")
def test_a_resolving_card_is_shown_to_all_even_if_void() -> None:
    table = resolve("royal_marriage han yan", han={"held_by": "qin"})
    (shown,) = table.notes("resolves", seat=2)
    assert names(shown.values["labels"]) == ["state:han", "state:yan"]


@pytest.mark.rule("F-31")
def test_resolved_cards_go_to_the_discard_pile() -> None:
    assert names(resolve("hu_dress qi").state.events.shown) == ["card:hu_dress"]


@pytest.mark.rule("F-32")
def test_an_empty_event_deck_ends_the_round() -> None:
    table = deal("states", phase="gather", laid=[[], [], []])
    assert not table.notes("resolves")
    assert table.state.board.round == 2


@pytest.mark.rule("F-33")
def test_persons_may_be_completed_after_any_event() -> None:
    table = resolve("hu_dress chu", "jixia_academy qi", persons=[["zhao_xixu"], ["chunyu_kun"]])
    table.answer(0, "pass")
    assert len(table.notes("resolves")) == 2
    assert {decision.seat for decision in table.runner.pending} == {0}
    table.answer(0, "pass")
    assert table.options(1) == ["pass", "person:chunyu_kun"]


@pytest.mark.rule("F-34")
def test_the_round_ends_after_the_last_event() -> None:
    table = resolve("hu_dress chu", "jixia_academy qi")
    assert (table.state.board.round, len(table.notes("resolves"))) == (2, 2)
