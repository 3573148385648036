"""Is it fair: seats, and bots where they differ."""

from ..fairness import Fairness, Standing
from ..figures import Figures
from ..plots import Row, intervals
from ..table import Line, folded, table
from ..words import Words, interval, number, percent
from .section import Section


def tell(figures: Figures, words: Words) -> Section:
    fairness = figures.fairness
    body = shares(fairness.seats, fairness, words, "plot-seats")
    if fairness.bots:
        body += f"<h3>{words.say('by-bot')}</h3>" + shares(fairness.bots, fairness, words, "plot-bots")
    note = words.say("fair-note", bots=", ".join(dict.fromkeys(figures.run.facts.bots)))
    return Section("fair", words.say("head-fair"), verdict(fairness, words), f'{body}<p class="small">{note}</p>')


def verdict(fairness: Fairness, words: Words) -> str:
    best, worst = fairness.best, fairness.worst
    values = {
        "best": words.seat(best.name),
        "best_share": percent(best.wins.value),
        "best_interval": interval(best.wins),
        "worst": words.seat(worst.name),
        "worst_share": percent(worst.wins.value),
        "worst_interval": interval(worst.wins),
        "fair": percent(fairness.fair),
        "error": number(100 * max(seat.wins.error for seat in fairness.seats)),
        "games": f"{max(best.to_tell, worst.to_tell):,}",
    }
    return words.say("fair-tilted" if fairness.unfair else "fair-even", **values)


def shares(standings: list[Standing], fairness: Fairness, words: Words, title: str) -> str:
    named = [(words.seat(each.name) if title == "plot-seats" else each.name, each) for each in standings]
    rows = [Row(each.name, name, each.wins, not each.wins.holds(fairness.fair)) for name, each in named]
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
