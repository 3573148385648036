"""How much is luck: what other dice make of the same game."""

from ..figures import Figures
from ..plots import Curve, curves
from ..table import Line, folded, table
from ..words import Words, interval, percent
from .section import Section

OPEN = 0.75
SETTLED = 0.4
HALF = 0.5
FEWEST = 30
"""Of fewer games played on, nothing can be said."""


def tell(figures: Figures, words: Words) -> Section:
    luck = figures.luck
    half, deal = luck.left_at(HALF), luck.left_at(0.0)
    if half is None or deal is None:
        return Section("luck", words.say("head-luck"), words.say("luck-none"), "")
    if half.games < FEWEST:
        return Section("luck", words.say("head-luck"), words.say("luck-few", n=half.games, need=FEWEST), "")
    word = "open" if half.left.value > OPEN else "settled" if half.left.value < SETTLED else "between"
    verdict = words.say(
        f"luck-{word}",
        half=percent(min(1.0, half.left.value)),
        interval=interval(half.left),
        deal=percent(max(0.0, 1 - deal.left.value)),
    )
    if luck.bots:
        verdict += " " + words.say("luck-bots", bots=percent(luck.bots), seats=percent(luck.seats))
    lines = [
        Line(
            percent(each.point),
            [
                (percent(each.point), each.point),
                (f"{each.games:,}", each.games),
                (percent(each.left.value), each.left.value),
                interval(each.left),
            ],
        )
        for each in luck.points
    ]
    heads = [words.say(f"column-{key}") for key in ("moment", "games", "left", "interval")]
    points = [(each.point, min(1.0, each.left.value)) for each in luck.points]
    plot = curves(words.texts.get("caption-luck"), [Curve(words.texts.get("curve-left"), points)], percent, percent)
    body = plot + folded(words.say("table"), table(words.say("caption-luck"), heads, lines))
    return Section("luck", words.say("head-luck"), verdict, f'{body}<p class="small">{words.say("luck-note")}</p>')
