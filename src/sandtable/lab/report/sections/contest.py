"""How much of a contest it is."""

from collections.abc import Callable

from ..figures import Figures
from ..length import Spread
from ..plots import Curve, curves
from ..table import Cell, Line, folded, table
from ..words import Words, interval, number, percent
from .section import Section

OPEN = 0.65
DECIDED = 0.85


def tell(figures: Figures, words: Words) -> Section:
    contest = figures.contest
    half = contest.half_time
    leader = half.leader_wins
    word = "open" if leader.value < OPEN else "decided" if leader.value > DECIDED else "contest"
    verdict = words.say(
        f"contest-{word}",
        leader=percent(leader.value),
        interval=interval(leader),
        changes=number(contest.changes.mean),
        settled=percent(contest.settled.median),
        comebacks=percent(contest.comebacks.value),
        deficit=number(contest.deficit.mean),
        margin=number(contest.margin.median),
    )
    body = moments(figures, words) + swings(figures, words) + f'<p class="small">{words.say("contest-note")}</p>'
    return Section("contest", words.say("head-contest"), verdict, body)


def moments(figures: Figures, words: Words) -> str:
    contest = figures.contest
    lines = [
        Line(
            percent(each.at),
            [
                (percent(each.at), each.at),
                (percent(each.ahead), each.ahead),
                (percent(each.level), each.level),
                (percent(each.behind), each.behind),
                (percent(each.leader_wins.value), each.leader_wins.value),
                interval(each.leader_wins),
            ],
        )
        for each in contest.moments
    ]
    heads = [words.say(f"column-{key}") for key in ("moment", "ahead", "level", "behind", "leader-wins", "interval")]
    plot = curves(
        words.texts.get("caption-contest"),
        [
            Curve(words.texts.get("curve-ahead"), [(each.at, each.ahead) for each in contest.moments]),
            Curve(words.texts.get("curve-leader"), [(each.at, each.leader_wins.value) for each in contest.moments]),
        ],
        percent,
        percent,
    )
    return plot + folded(words.say("table"), table(words.say("caption-contest"), heads, lines))


def swings(figures: Figures, words: Words) -> str:
    """How the lead went to and fro, game by game."""
    contest = figures.contest
    share = contest.comebacks.value
    rows: dict[str, list[Cell]] = {
        "changes": spread_cells(contest.changes, number),
        "settled": spread_cells(contest.settled, percent),
        "deficit": spread_cells(contest.deficit, number),
        "margin": spread_cells(contest.margin, number),
        "comebacks": [(percent(share), share), "–", "–", "–"],
    }
    lines = [Line(key, [words.texts.get(f"row-{key}"), *cells]) for key, cells in rows.items()]
    heads = [words.say(f"column-{key}") for key in ("name", "mean", "fifth", "median", "last")]
    return table(words.say("caption-swings"), heads, lines)


def spread_cells(spread: Spread, write: Callable[[float], str]) -> list[Cell]:
    return [(write(value), value) for value in (spread.mean, spread.low, spread.median, spread.high)]
