"""Understands what people type: an option by number or name, and questions about options and rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from sandtable.engine import Decision, Rule, State

from .draw import Artist

MOST_FOUND = 8


class Ambiguous(Exception):
    """What was typed matches several options."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def labels(artist: Artist, options: Iterable[int]) -> dict[int, str]:
    return {option: artist.texts.name(artist.game.names[option]) for option in options}


def find_option(artist: Artist, options: list[int], text: str) -> int | None:
    """The option that the text means: its number in the list, its name, or the only one that begins with it."""
    if text.isdecimal() and 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    if not text:
        return None
    wanted, shown = text.casefold(), labels(artist, options)
    exact = [o for o, label in shown.items() if wanted in (label.casefold(), artist.game.names[o])]
    begun = exact or [o for o, label in shown.items() if label.casefold().startswith(wanted)]
    found = begun or [o for o, label in shown.items() if wanted in label.casefold()]
    if len(found) > 1:
        raise Ambiguous([shown[option] for option in found[:MOST_FOUND]])
    return found[0] if found else None


def why(artist: Artist, state: State, decision: Decision, text: str) -> Iterator[Text]:
    """What can be said about an option, a clause or a word of the rules."""
    clause = next((rule for rule in artist.game.rules() if rule.id.casefold() == text.casefold()), None)
    if clause is not None and not text.isdecimal():
        yield clause_line(artist, clause)
        return
    try:
        option = find_option(artist, decision.options, text)
        option = find_option(artist, list(range(len(artist.game.names))), text) if option is None else option
    except Ambiguous as several:
        yield Text(artist.words.get("several", {"text": text, "names": artist.listed(several.names)}))
        return
    if option is not None:
        yield from about_option(artist, state, decision, option)
        return
    yield from search(artist, text)


def about_option(artist: Artist, state: State, decision: Decision, option: int) -> Iterator[Text]:
    name = artist.game.names[option]
    label = artist.texts.name(name)
    if face := artist.texts.face(name):
        yield artist.with_face(label, face)
    if option in decision.options:
        line = Text(artist.words.get("offered", {"name": label}))
        for key, value in state.hints(decision).get(option, {}).items():
            line.append(f"  {artist.hint(key, value)}", style="bold")
        yield line
        return
    yield Text(artist.words.get("not-offered", {"name": label}))
    id = state.why_not(decision, option)
    clause = next((rule for rule in artist.game.rules() if rule.id == id), None)
    if clause is None:
        yield Text(artist.words.get("no-reason"))
    else:
        yield Text(artist.words.get("forbidden-by", {"clause": clause.id}))
        yield clause_line(artist, clause)


def search(artist: Artist, text: str) -> Iterator[Text]:
    """Clauses that mention the word."""
    found = [rule for rule in artist.game.rules() if text.casefold() in rule.summary[artist.language].casefold()]
    if not found:
        yield Text(artist.words.get("found-nothing", {"text": text}))
    for rule in found[:MOST_FOUND]:
        yield clause_line(artist, rule)


def clause_line(artist: Artist, rule: Rule) -> Text:
    return Text.assemble((f"{rule.id}  ", "cyan"), rule.summary[artist.language])
