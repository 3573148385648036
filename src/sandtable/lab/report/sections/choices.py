"""How wide the choices are."""

from ..choices import Question
from ..figures import Figures
from ..plots import lengthwise
from ..table import Line, folded, table
from ..words import Words, number, percent
from .section import Section

AUTOPILOT = 0.9
MOST = 15


def tell(figures: Figures, words: Words) -> Section:
    choices = figures.choices
    same = [each for each in choices.questions if on_autopilot(each)]
    verdict = words.say(
        "choices-verdict",
        options=number(choices.options.median),
        high=number(choices.options.high),
        forced=percent(choices.forced),
    )
    if choices.near is not None:
        verdict += " " + words.say("choices-near", near=number(choices.near))
    if same:
        names = words.game.get("and").join(f"“{words.prompt(each.prompt)}”" for each in same[:3])
        verdict += " " + words.say("choices-autopilot", n=len(same), questions=names)
    rows = [(each.prompt, words.prompt(each.prompt), each.per_game) for each in choices.questions[:MOST]]
    heads = [
        words.say(f"column-{key}")
        for key in ("question", "per-game", "options", "forced", "usual", "usual-share", "kinds", "near")
    ]
    lines = [line(each, words) for each in choices.questions]
    plot = lengthwise(words.texts.get("caption-choices"), rows, number)
    body = plot + folded(words.say("table"), table(words.say("caption-choices"), heads, lines))
    return Section(
        "choices", words.say("head-choices"), verdict, f'{body}<p class="small">{words.say("choices-note")}</p>'
    )


def on_autopilot(question: Question) -> bool:
    """Asked in every game, and nearly always answered alike although there is a choice."""
    return question.per_game >= 1 and question.forced < AUTOPILOT and question.usual_share > AUTOPILOT


def line(question: Question, words: Words) -> Line:
    return Line(
        question.prompt,
        [
            words.prompt(question.prompt),
            (number(question.per_game), question.per_game),
            (number(question.options), question.options),
            (percent(question.forced), question.forced),
            words.name(question.usual) if question.usual else "–",
            (percent(question.usual_share), question.usual_share),
            (number(question.kinds), question.kinds),
            ("–", 0.0) if question.near is None else (number(question.near), question.near),
        ],
        loud=on_autopilot(question),
    )
