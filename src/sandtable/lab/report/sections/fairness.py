"""Is it fair: seats, factions, and bots where they differ."""

from collections.abc import Callable

from ..fairness import Fairness, Standing, best, worst
from ..figures import Figures
from ..plots import Row, intervals
from ..table import Line, folded, table
from ..words import Words, interval, number, percent
from .section import Section


def tell(figures: Figures, words: Words) -> Section:
    fairness = figures.fairness
    body = shares(fairness.seats, fairness, words, "plot-seats", words.seat)
    if fairness.factions:
        body += f"<h3>{words.say('by-faction')}</h3>"
        body += shares(fairness.factions, fairness, words, "plot-factions", words.name)
    if fairness.bots:
        body += f"<h3>{words.say('by-bot')}</h3>" + shares(fairness.bots, fairness, words, "plot-bots", str)
    note = words.say("fair-note", bots=", ".join(dict.fromkeys(figures.run.facts.bots)))
    return Section("fair", words.say("head-fair"), verdict(fairness, words), f'{body}<p class="small">{note}</p>')


def verdict(fairness: Fairness, words: Words) -> str:
    said = words.say(
        "fair-tilted" if fairness.unfair(fairness.seats) else "fair-even",
        **ends(fairness.seats, words.seat),
        fair=percent(fairness.fair),
        error=number(100 * max(seat.wins.error for seat in fairness.seats)),
        games=f"{max(best(fairness.seats).to_tell, worst(fairness.seats).to_tell):,}",
    )
    if not fairness.factions:
        return said
    key = "fair-factions-tilted" if fairness.unfair(fairness.factions) else "fair-factions-even"
    return f"{said} {words.say(key, **ends(fairness.factions, words.name))}"


def ends(standings: list[Standing], name: Callable[[str], str]) -> dict[str, str]:
    """Who wins most and who least."""
    first, last = best(standings), worst(standings)
    return {
        "best": name(first.name),
        "best_share": percent(first.wins.value),
        "best_interval": interval(first.wins),
        "worst": name(last.name),
        "worst_share": percent(last.wins.value),
        "worst_interval": interval(last.wins),
    }


def shares(
    standings: list[Standing], fairness: Fairness, words: Words, title: str, name_of: Callable[[str], str]
) -> str:
    named = [(name_of(each.name), each) for each in standings]
    unfair = fairness.unfair(standings)
    rows = [Row(each.name, name, each.wins, each in unfair) for name, each in named]
    lines = [
        Line(
            each.name,
            [
                name,
                (f"{each.games:,}", each.games),
                (percent(each.wins.value), each.wins.value),
                interval(each.wins),
                (number(each.score), each.score),
                (f"{each.to_tell:,}", each.to_tell),
            ],
        )
        for name, each in named
    ]
    heads = [words.say(f"column-{key}") for key in ("name", "games", "wins", "interval", "score", "to-tell")]
    caption = words.say("caption-shares", fair=percent(fairness.fair))
    plot = intervals(words.texts.get(title), rows, fairness.fair, percent)
    return plot + folded(words.say("table"), table(caption, heads, lines))
