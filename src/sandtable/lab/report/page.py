"""One self-contained page: the verdicts first, then each with what it rests on."""

from __future__ import annotations

import shlex
from html import escape
from pathlib import Path
from typing import Final

import sandtable

from ..run import Run
from .figures import Figures, figures_of
from .sections import Section, sections_of
from .words import Words

HERE: Final = Path(__file__).parent


def write_report(run: Run, path: Path, language: str = "en") -> None:
    """Writes next to the target first, so that a failure leaves nothing half-written."""
    draft = path.with_name(path.name + ".part")
    with run.reading():
        written = page(figures_of(run), language)
    draft.write_text(written, encoding="utf8")
    draft.replace(path)


def page(figures: Figures, language: str) -> str:
    words = Words(figures.game, language)
    sections = sections_of(figures, words)
    title = words.say("title", game=words.game.get("game-title"))
    body = header(figures, words, title) + verdicts(sections, words) + "".join(map(section, sections))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{read('report.css')}</style></head><body>{body}{footer(figures, words)}"
        f"<script>{read('report.js')}</script></body></html>\n"
    )


def read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf8")


def header(figures: Figures, words: Words, title: str) -> str:
    facts = figures.run.facts
    bots = ", ".join(dict.fromkeys(facts.bots))
    about = words.say("about", games=f"{figures.games:,}", seats=len(facts.bots), bots=bots, rules=facts.rules)
    return f'<header><h1>{title}</h1><p class="about">{about}</p></header>'


def verdicts(sections: list[Section], words: Words) -> str:
    """The opening: every main verdict, and where the rest is."""
    lines = [
        f'<li><a href="#{each.id}"><b>{each.heading}</b></a> {each.verdict}</li>' for each in sections if each.main
    ]
    rest = " · ".join(f'<a href="#{each.id}">{each.heading}</a>' for each in sections if not each.main)
    return (
        f'<main><h2>{words.say("verdicts")}</h2><ul class="verdicts">{"".join(lines)}</ul>'
        f'<nav class="small" aria-label="{words.say("each")}">{words.say("each")}: {rest}</nav>'
    )


def section(each: Section) -> str:
    return (
        f'<section id="{each.id}" aria-labelledby="{each.id}-heading"><h2 id="{each.id}-heading">{each.heading}</h2>'
        f'<p class="verdict">{each.verdict}</p>{each.body}</section>'
    )


def footer(figures: Figures, words: Words) -> str:
    facts = figures.run.facts
    machine = ", ".join(f"{key} {value}" for key, value in facts.machine.items())
    options = ", ".join(f"{key}={value}" for key, value in facts.options.items()) or "–"
    made = words.say(
        "made",
        seed=facts.seed,
        options=options,
        content=facts.content,
        version=f"{facts.sandtable} / {sandtable.__version__}",
        started=facts.started,
        machine=machine,
    )
    command = escape(shlex.join(facts.command))
    return f'</main><footer><h2>{words.say("how")}</h2><pre>{command}</pre><p class="small">{made}</p></footer>'
