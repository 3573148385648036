"""How much of a contest it is."""

from ..figures import Figures
from ..plots import Curve, curves
from ..table import Line, folded, table
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
    body = moments(figures, words) + f'<p class="small">{words.say("contest-note")}</p>'
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
