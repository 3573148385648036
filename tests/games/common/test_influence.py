"""The words that influence games share, on a map of three countries."""

from sandtable.engine import NOTHING, PASS, Choice, Flow, Names, Pick, Runner, State, View
from sandtable.games.common.countries import CountryMap
from sandtable.games.common.influence import InfluenceGame

NAMES = Names()
MAP = CountryMap(
    NAMES,
    {
        "country": [
            {"id": "a", "region": "r", "stability": 2, "battleground": True, "adjacent": ["b"], "superpower": "west"},
            {"id": "b", "region": "r", "stability": 1, "battleground": False, "adjacent": ["a", "c"]},
            {"id": "c", "region": "r", "stability": 3, "battleground": False, "adjacent": ["b"]},
        ]
    },
    ["west", "east"],
)
A, B, C = MAP.countries


class Table(InfluenceGame):
    flow: Flow | Choice

    def country_map(self) -> CountryMap:
        return MAP

    def next_phase(self) -> Flow:
        self.over = True
        yield from self.flow

    def copy(self) -> State:
        return Table(self.seats, 2)

    def view(self, seat: int) -> View:
        return {}

    def resample(self, seat: int, random: Pick) -> None: ...

    def scores(self) -> list[float]:
        return [0.0] * self.seats


def run(table: Table, flow: Flow | Choice, *answers: int) -> None:
    table.flow = flow
    runner = Runner(table)
    for option in answers:
        assert runner.decision is not None and option in runner.decision.options
        runner.answer(option)


def test_control_needs_the_stability_and_that_lead() -> None:
    table = Table(2, 2)
    table.add_influence(0, A, 2)
    assert table.controller[A] == 0
    table.add_influence(1, A)
    assert table.controller[A] == NOTHING


def test_reach_counts_footholds_neighbours_and_home() -> None:
    table = Table(2, 2)
    assert [table.reach[0][c] > 0 for c in (A, B, C)] == [True, False, False]
    table.add_influence(0, B)
    assert all(table.reach[0][c] > 0 for c in (A, B, C))
    table.clear_influence(0, B)
    assert [table.reach[0][c] > 0 for c in (A, B, C)] == [True, False, False]


def test_placing_keeps_to_the_limit_of_a_country() -> None:
    table = Table(2, 2)
    run(table, table.place_influence(0, 0, 3, [A, B], most=2), A, A, B)
    assert table.influence[0][A] == 2 and table.influence[0][B] == 1


def test_taking_may_stop_early_when_the_card_says_so() -> None:
    table = Table(2, 2)
    table.add_influence(1, C, 3)
    run(table, table.take_influence(0, 1, 3, [A, C], may_stop=True), C, PASS)
    assert table.influence[1][C] == 2


def test_operations_pay_double_until_control_is_broken() -> None:
    table = Table(2, 2)
    table.add_influence(1, B)
    table.add_influence(0, A)
    table.remember_reach()
    run(table, table.place_with_operations(0, 0, 3), B, B)
    assert table.influence[0][B] == 2


def test_a_seat_without_the_card_is_asked_all_the_same() -> None:
    table = Table(2, 2)
    run(table, table.offer_discard(0, "discard-or-lose", []), PASS)
