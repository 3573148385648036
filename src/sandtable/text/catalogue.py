"""Looks up and fills in the sentences of one game in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sandtable.engine import LANGUAGES, NOTHING, Decision, Game, Note, State
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import BadContent, UnknownLanguage

from .variant import COMMON, changed_texts


def message_id(name: str) -> str:
    """The catalogue key of an option name.

    >>> message_id("space:west_germany")
    'space-west-germany'
    """
    return name.replace(":", "-").replace("_", "-")


class Texts:
    """The messages of some catalogue files in one language; later files win."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(
                f"there is no language {language!r}{did_you_mean(language, LANGUAGES)} (known: {known})"
            )
        self.language = language
        self._bundle = FluentBundle([language, "en"], use_isolating=False)
        for folder in folders:
            path = folder / f"{language}.ftl"
            if not path.exists():
                raise BadContent(f"{path}: the catalogue is missing")
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key)) and self._bundle.get_message(key).value is not None

    def get(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """The message filled in; a key that no catalogue has is shown as itself, so that a gap is visible."""
        if not self.has(key):
            return key
        return self._format(self._bundle.get_message(key).value, values)

    def attribute(self, key: str, attribute: str) -> str:
        """An attribute of a message (the face of a card), or nothing."""
        if not self._bundle.has_message(key):
            return ""
        pattern = self._bundle.get_message(key).attributes.get(attribute)
        return "" if pattern is None else self._format(pattern, None)

    def _format(self, pattern: Any, values: Mapping[str, Any] | None) -> str:
        text, _ = self._bundle.format_pattern(pattern, dict(values or {}))
        return str(text)


class Catalogue(Texts):
    """A game's texts, with the words of the engine: names, prompts, notes."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, [COMMON, game.folder / "locale"])
        if changed := changed_texts(game, language):
            self._bundle.add_resource(FluentResource(changed), allow_overrides=True)
        self.game = game

    def name(self, option: str) -> str:
        """An option's name for people: `space:iran`, or a number such as `roll:5`."""
        key = message_id(option)
        kind, _, id = option.partition(":")
        if not self.has(key) and id.lstrip("-").isdigit():
            return self.get(kind, {"n": int(id)})
        return self.get(key)

    def face(self, option: str) -> str:
        """The text on a card, or nothing."""
        return self.attribute(message_id(option), "text")

    def question(self, state: State, decision: Decision, seats: list[str]) -> str:
        """The prompt, behind what was answered before as a part of the same order."""
        return " · ".join(filter(None, [self.so_far(state, decision), self.prompt(decision, seats)]))

    def so_far(self, state: State, decision: Decision) -> str:
        known = state.so_far(decision)
        if not known:
            return ""
        names = {key: [self.game.names[option] for option in options] for key, options in known.items()}
        values = {key: self._value(key, each, []) if each else self.get("nothing") for key, each in names.items()}
        return self.get(f"so-far-{decision.prompt}", values)

    def prompt(self, decision: Decision, seats: list[str]) -> str:
        about = "" if decision.about == NOTHING else self.name(self.game.names[decision.about])
        seat = seats[decision.seat] if decision.seat >= 0 else ""
        return self.get(f"ask-{decision.prompt}", {"left": decision.left, "about": about, "seat": seat})

    def note(self, note: Note, seats: list[str]) -> str:
        values = {key: self._value(key, value, seats) for key, value in note.values.items()}
        return self.get(f"note-{note.key}", values)

    def _value(self, key: str, value: Any, seats: list[str]) -> Any:
        if isinstance(value, list):
            return self.get("and").join(str(self._value(key, item, seats)) for item in value)
        if isinstance(value, int) and key in self.game.persons:
            return seats[value] if 0 <= value < len(seats) else self.get("nobody")
        if isinstance(value, int) and key in self.game.things:
            return self.get("nothing") if value == NOTHING else self.name(self.game.names[value])
        if isinstance(value, str):
            return self.name(value)
        return value


@cache
def catalogue(game: Game, language: str) -> Catalogue:
    return Catalogue(game, language)
