"""How deep it is: what more thinking is worth."""

from ..figures import Figures
from ..plots import Row, intervals
from ..table import Line, folded, table
from ..words import Words, interval, percent
from .section import Section

EVEN = 0.5


def tell(figures: Figures, words: Words) -> Section:
    steps = figures.depth.steps
    heading = words.say("head-depth")
    if not steps:
        return Section("depth", heading, words.say("depth-none"), "")
    best = max(steps, key=lambda step: step.wins.value)
    last = steps[-1]
    verdict = words.say(
        "depth-verdict",
        more=best.more,
        less=best.less,
        share=percent(best.wins.value),
        last=last.more,
        last_share=percent(last.wins.value),
    )
    rows = [Row(step.more, f"{step.more} / {step.less}", step.wins, not step.wins.holds(EVEN)) for step in steps]
    lines = [
        Line(
            step.more,
            [
                f"{step.more} / {step.less}",
                (f"{step.games:,}", step.games),
                (percent(step.wins.value), step.wins.value),
                interval(step.wins),
            ],
        )
        for step in steps
    ]
    heads = [words.say(f"column-{key}") for key in ("name", "games", "wins", "interval")]
    plot = intervals(words.texts.get("caption-depth"), rows, EVEN, percent)
    return Section(
        "depth", heading, verdict, plot + folded(words.say("table"), table(words.say("caption-depth"), heads, lines))
    )
