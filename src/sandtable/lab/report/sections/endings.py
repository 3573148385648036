"""How it ends."""

from ..figures import Figures
from ..plots import lengthwise
from ..table import Line, folded, table
from ..words import Words, percent
from .section import Section


def tell(figures: Figures, words: Words) -> Section:
    first, count = next(iter(figures.endings.items()))
    verdict = words.say(
        "endings-verdict",
        ending=words.ending(first).rstrip(".。"),
        share=percent(count / figures.games),
        ways=len(figures.endings),
        draws=percent(figures.draws / figures.games),
    )
    rows = [(ending, words.ending(ending), games / figures.games) for ending, games in figures.endings.items()]
    lines = [
        Line(ending, [label, (f"{figures.endings[ending]:,}", share), (percent(share), share)])
        for ending, label, share in rows
    ]
    heads = [words.say(f"column-{key}") for key in ("ending", "games", "share")]
    caption = words.say("caption-endings")
    plot = lengthwise(words.texts.get("caption-endings"), rows, percent)
    return Section(
        "endings", words.say("head-endings"), verdict, plot + folded(words.say("table"), table(caption, heads, lines))
    )
