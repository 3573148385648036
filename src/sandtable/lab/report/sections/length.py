"""How long it lasts: decisions, turns, and people's time."""

from ..figures import Figures
from ..length import LOOK, WEIGH, Spread
from ..plots import bars
from ..table import Cell, Line, folded, table
from ..words import Words, number, percent
from .section import Section


def tell(figures: Figures, words: Words) -> Section:
    length = figures.length
    verdict = words.say(
        "length-verdict",
        decisions=number(length.decisions.median),
        low=number(length.decisions.low),
        high=number(length.decisions.high),
        turns=number(length.turns.median),
        minutes=number(round(length.minutes.median)),
        box=figures.game.minutes,
        wait=number(length.wait.median),
    )
    note = words.say("length-note", look=number(LOOK), weigh=number(WEIGH))
    body = spreads(figures, words) + decisions(figures, words) + turns(figures, words)
    return Section("length", words.say("head-length"), verdict, f'{body}<p class="small">{note}</p>')


def spreads(figures: Figures, words: Words) -> str:
    length = figures.length
    rows = {
        "decisions": length.decisions,
        "turns": length.turns,
        "minutes": length.minutes,
        "wait": length.wait,
    }
    lines = [Line(key, [words.texts.get(f"row-{key}"), *cells(spread)]) for key, spread in rows.items()]
    heads = [words.say(f"column-{key}") for key in ("name", "mean", "fifth", "median", "last")]
    return table(words.say("caption-spreads"), heads, lines)


def cells(spread: Spread) -> list[tuple[str, float]]:
    return [(number(value), value) for value in (spread.mean, spread.low, spread.median, spread.high)]


def decisions(figures: Figures, words: Words) -> str:
    columns = [(f"{low}–{high}" if high > low else str(low), float(games)) for low, high, games in figures.length.bars]
    return counted(words, "decisions", columns, figures.games)


def turns(figures: Figures, words: Words) -> str:
    columns = [(str(turn), float(games)) for turn, games in figures.length.last_turns.items()]
    return counted(words, "turns", columns, figures.games)


def counted(words: Words, what: str, columns: list[tuple[str, float]], games: int) -> str:
    """A histogram with its table; the last column adds up."""
    total, lines = 0.0, []
    for label, count in columns:
        total += count
        row: list[Cell] = [
            label,
            (number(count), count),
            (percent(count / games), count),
            (percent(total / games), total),
        ]
        lines.append(Line(label, row))
    heads = [words.say(f"row-{what}"), *(words.say(f"column-{key}") for key in ("games", "share", "so-far"))]
    caption = words.say(f"caption-{what}")
    plot = bars(words.texts.get(f"caption-{what}"), columns, number)
    return f"<h3>{caption}</h3>" + plot + folded(words.say("table"), table(caption, heads, lines))
