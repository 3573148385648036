"""How fast the search is: playouts and decisions a second, where the time goes, and what one decision holds in memory.

    python benchmarks/search_speed.py [GAME ...] [--seconds 10] [--tree] [--thinks 1] [--every 1]

The game's own bot plays itself; at every tenth decision the search thinks too, with a tenth of a second of the
processor's time unless told otherwise. What it spends in the rules, the game's own bot and the foresight's value is
measured by playing such playouts without the search around them.
"""

from __future__ import annotations

import argparse
import tracemalloc
from random import Random
from time import process_time

from sandtable.bots.playout import play_on
from sandtable.bots.search import Search
from sandtable.engine import Sight
from sandtable.games import find_game, game_ids
from sandtable.lab import Job, usual_seats
from sandtable.lab.job import table_of

THINKS = 0.1
EVERY = 10
WEIGHED = 3
"""So many decisions are thought about once more to see what they hold in memory, which slows them down."""

KILOBYTE = 1 << 10


class Tally:
    def __init__(self) -> None:
        self.decisions = 0
        self.playouts = 0
        self.nodes = 0.0
        self.seconds = 0.0
        self.inside = 0.0
        self.most_bytes = 0


def measure(game_id: str, arguments: argparse.Namespace) -> Tally:
    """Looks at game after game until so much time has been spent on thinking."""
    game = find_game(game_id)
    seconds = arguments.seconds
    search = Search(game, seconds=arguments.thinks, has_tree=arguments.tree)
    tally = Tally()
    number = 0
    while tally.seconds < seconds:
        table = table_of(Job(game_id, (next(iter(game.bots)),) * usual_seats(game), 1, 1), number)
        count = 0
        while (decision := table.runner.decision) is not None and tally.seconds < seconds:
            option = table.choose(decision)
            if decision.seat >= 0 and len(decision.options) > 1:
                count += 1
                if count % arguments.every == 0:
                    think(search, Sight(table.runner, decision, table.random), tally)
            table.runner.answer(option)
        number += 1
    return tally


def think(search: Search, sight: Sight, tally: Tally) -> None:
    search.tries = 0
    before = search.tree.games if search.tree is not None else 0
    started = process_time()
    search.choose(sight)
    spent = process_time() - started
    if search.tries == 0:
        return
    playouts = search.tree.games - before if search.tree is not None else search.tries
    tally.seconds += spent
    tally.decisions += 1
    tally.playouts += playouts
    each, nodes = one_playout(search, sight)
    tally.inside += min(spent, each * playouts)
    tally.nodes += nodes * playouts
    if tally.decisions <= WEIGHED:
        tracemalloc.start()
        search.choose(sight)
        tally.most_bytes = max(tally.most_bytes, tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()


def one_playout(search: Search, sight: Sight, times: int = 5) -> tuple[float, float]:
    """Mean seconds and decisions of a playout of this position, without the search around it."""
    horizon = search.new_horizon()
    seconds = 0.0
    nodes = 0
    for seed in range(times):
        option = Random(seed).choice(sight.decision.options)
        started = process_time()
        runner = sight.imagine(Random(seed))
        horizon.set(runner.state)
        runner.answer_for(sight.seat, option)
        players = search.guides.players(sight.seat, runner.state.seats, False)
        nodes += play_on(runner, players, Random(seed), horizon)
        horizon.value(runner.state, sight.seat)
        seconds += process_time() - started
    return seconds / times, nodes / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--seconds", type=float, default=10.0, help="processor time of thinking per game")
    parser.add_argument("--tree", action="store_true", help="the search of the highest level")
    parser.add_argument("--thinks", type=float, default=THINKS, help="processor time for one decision")
    parser.add_argument("--every", type=int, default=EVERY, help="look at every so many decisions")
    arguments = parser.parse_args()
    print("| game | playouts/s | nodes/s | decisions per playout | in rules, bot and value | memory of a decision |")
    print("|---|---|---|---|---|---|")
    for game_id in arguments.games:
        tally = measure(game_id, arguments)
        rate, nodes = tally.playouts / tally.seconds, tally.nodes / tally.seconds
        length, share = tally.nodes / tally.playouts, tally.inside / tally.seconds
        memory = tally.most_bytes / KILOBYTE
        print(
            f"| `{game_id}` | {rate:,.0f} | {nodes:,.0f} | {length:.0f} | {share:.0%} | {memory:.0f} kB |", flush=True
        )


if __name__ == "__main__":
    main()
