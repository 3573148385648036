"""What decides games, what is never used, and every card, person, mission, unit and space by itself."""

from collections.abc import Iterator

from ..figures import Figures
from ..plots import Row, intervals
from ..table import Cell, Line, folded, table
from ..things import Thing, least
from ..words import Words, interval, number, percent, points
from .section import Section

MOST = 20
FEW = 4


def tell(figures: Figures, words: Words) -> Iterator[Section]:
    yield deciding(figures, words)
    for kind, things in figures.things.kinds.items():
        yield of_kind(figures, words, kind, things)


def deciding(figures: Figures, words: Words) -> Section:
    things = figures.things
    sure = things.deciding
    tested = sum(thing.worth is not None for thing in things.all)
    if sure:
        first = sure[0]
        assert first.worth is not None
        verdict = words.say(
            "things-deciding",
            n=len(sure),
            tested=tested,
            first=words.name(first.name),
            worth=points(first.worth.value),
            interval=interval(first.worth, points),
        )
    else:
        verdict = words.say("things-none", tested=tested) if tested else words.say("things-undealt")
    never = [thing.name for thing in things.never_used]
    if never:
        verdict += " " + words.say("things-never", n=len(never), names=words.names(never))
    shown = sure[:MOST] or ranked([thing for thing in things.all if thing.worth is not None])[:MOST]
    body = forest(words, shown) + deals(figures, words, shown) + f'<p class="small">{words.say("things-note")}</p>'
    return Section("decides", words.say("head-decides"), verdict, body)


def deals(figures: Figures, words: Words, things: list[Thing]) -> str:
    """The table behind the plot of what decides."""
    columns = ("name", "dealt", "holders", "worth", "interval")
    lines = [
        Line(each.name, [words.name(each.name), *dealing(each, figures.games), *worth_of(each)], each.sure)
        for each in things
    ]
    heads = [words.say(f"column-{column}") for column in columns]
    return folded(words.say("table"), table(words.say("plot-worth"), heads, lines)) if lines else ""


def dealing(thing: Thing, games: int) -> list[Cell]:
    """In how many games it was dealt, and what those it was dealt to win."""
    holders = thing.holders
    won: Cell = ("–", -1.0) if holders is None else (percent(holders.value), holders.value)
    return [(percent(thing.dealt / games), thing.dealt), won]


def worth_of(thing: Thing) -> list[Cell]:
    worth = thing.worth
    return [("–", -9.0), "–"] if worth is None else [(points(worth.value), worth.value), interval(worth, points)]


def ranked(things: list[Thing]) -> list[Thing]:
    """By the least that their worth amounts to, then by the worth itself."""
    return sorted(things, key=lambda thing: (-least(thing.worth), -abs(thing.worth.value if thing.worth else 0)))


def forest(words: Words, things: list[Thing]) -> str:
    rows = [Row(each.name, words.name(each.name), each.worth, each.sure) for each in things if each.worth is not None]
    return intervals(words.texts.get("plot-worth"), rows, 0.0, points) if rows else ""


def of_kind(figures: Figures, words: Words, kind: str, things: list[Thing]) -> Section:
    dealt = any(thing.dealt for thing in things)
    heading = words.say("head-kind", kind=words.kind(kind))
    tested = [thing for thing in things if thing.worth is not None]
    verdict = kind_verdict(words, things, tested)
    plot = forest(words, ranked(tested)[:MOST])
    columns = [
        "name",
        "seen",
        "dealt",
        "holders",
        "held",
        "discarded",
        "worth",
        "interval",
        "used",
        "users-win",
        "interval",
        "asked",
    ]
    if not dealt:
        columns = [column for column in columns if column not in ("dealt", "holders", "held", "discarded", "worth")]
        columns.remove("interval")
    lines = [line(each, words, figures.games, dealt) for each in ranked(things)]
    name = f"things-{kind}"
    label = words.say("search")
    search = f'<p><input type="search" data-table="{name}" aria-label="{label}" placeholder="{label}"></p>'
    inside = search + table(words.say("caption-things"), [words.say(f"column-{each}") for each in columns], lines, name)
    return Section(f"kind-{kind}", heading, verdict, plot + folded(words.say("table"), inside), main=False)


def kind_verdict(words: Words, things: list[Thing], tested: list[Thing]) -> str:
    used = [thing for thing in things if thing.used]
    most = sorted(used, key=lambda thing: -thing.used)[:FEW]
    said = words.say("kind-used", n=len(things), used=len(used), most=words.names([thing.name for thing in most]))
    if not used:
        said = words.say("kind-dealt", n=len(things))
    sure = [thing for thing in ranked(tested) if thing.sure]
    good = [thing.name for thing in sure if thing.worth is not None and thing.worth.value > 0]
    bad = [thing.name for thing in sure if thing.worth is not None and thing.worth.value < 0]
    if good:
        said += " " + words.say("kind-good", names=words.names(good, FEW))
    if bad:
        said += " " + words.say("kind-bad", names=words.names(bad, FEW))
    return said


def line(thing: Thing, words: Words, games: int, dealt: bool) -> Line:
    users = thing.users
    cells: list[Cell] = [words.name(thing.name), (number(thing.named / games), thing.named)]
    if dealt:
        cells += dealing(thing, games)
        cells.append(("–", -1.0) if thing.held is None else (percent(thing.held), thing.held))
        cells.append((number(thing.discarded / games), thing.discarded))
        cells += worth_of(thing)
    cells.append((number(thing.used / games), thing.used))
    cells.append(("–", -9.0) if users is None else (percent(users.value), users.value))
    cells.append("–" if users is None else interval(users))
    asked = list(thing.prompts.items())[:2]
    cells.append("; ".join(f"{words.prompt(prompt)} ({number(count / games)})" for prompt, count in asked) or "–")
    return Line(thing.name, cells, thing.sure)
