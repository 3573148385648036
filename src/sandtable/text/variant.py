"""The texts that a variant changes, as Fluent messages to put on top of a game's catalogue."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NoReturn

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Resource

from sandtable.engine import LANGUAGES, Game
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import BadOverlay

COMMON = Path(__file__).parent / "locale"


def changed_texts(game: Game, language: str) -> str:
    """The messages that the game's variant changes or adds, in Fluent's own form; nothing without a variant."""
    if game.variant is None:
        return ""
    own = game.variant.data.get("text", {}).get(language, {})
    messages: dict[str, Message] = {}
    for key, text in game.variant.texts(language).items():
        if key in own or not _has(messages_of(game.folder, language), key):
            _change(game, language if key in own else "en", key, text, messages)
    return FluentSerializer().serialize(Resource(list(messages.values())))


def check_texts(game: Game) -> None:
    """Every changed text is well formed and belongs to something; what is new has a name in English."""
    if game.variant is None:
        return
    for language in LANGUAGES:
        changed_texts(game, language)
    known = {*messages_of(game.folder, "en"), *game.variant.texts("en")}
    for name in new_names(game):
        key = key_of(name)
        if key not in known:
            where = game.variant.where(("text", "en"))
            raise BadOverlay(f'{where}: what is added needs a name; write {key} = "…" under [text.en]')


def new_names(game: Game) -> list[str]:
    """The options of the variant that the game itself does not have."""
    released = set((game.folder / "options.lock").read_text(encoding="utf8").split())
    added = {
        str(row["id"]) for lists in game.changes().get("add", {}).values() for rows in lists.values() for row in rows
    }
    return [name for name in game.names.all() if name not in released and name.partition(":")[2] in added]


def key_of(name: str) -> str:
    return name.replace(":", "-").replace("_", "-")


@cache
def messages_of(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a game and those that all games share, by key."""
    messages: dict[str, Message] = {}
    for place in (COMMON, folder / "locale"):
        resource = FluentParser().parse((place / f"{language}.ftl").read_text(encoding="utf8"))
        messages.update({entry.id.name: entry for entry in resource.body if isinstance(entry, Message)})
    return messages


def _has(messages: dict[str, Message], key: str) -> bool:
    id, _, attribute = key.partition(".")
    message = messages.get(id)
    return message is not None and (not attribute or attribute in [each.id.name for each in message.attributes])


def _change(game: Game, language: str, key: str, text: str, changed: dict[str, Message]) -> None:
    id, _, attribute = key.partition(".")
    known = messages_of(game.folder, language)
    if id not in known and id not in {key_of(name) for name in new_names(game)}:
        _refuse(game, language, key, f"there is no message {id!r}{did_you_mean(id, known)}")
    message = changed.get(id) or (known[id].clone() if id in known else None)
    written = _parse(game, language, key, f"{id} =\n    .{attribute} = " if attribute else f"{id} = ", text)
    if message is None:
        changed[id] = written
    elif attribute:
        others = [each for each in message.attributes if each.id.name != attribute]
        message.attributes = [*others, *written.attributes]
        changed[id] = message
    else:
        message.value = written.value
        changed[id] = message


def _parse(game: Game, language: str, key: str, head: str, text: str) -> Message:
    entry = FluentParser().parse_entry(head + text.replace("\n", "\n        "))
    if isinstance(entry, Junk) or not isinstance(entry, Message):
        _refuse(game, language, key, "is not a well-formed Fluent text")
    return entry


def _refuse(game: Game, language: str, key: str, problem: str) -> NoReturn:
    assert game.variant is not None
    raise BadOverlay(f"{game.variant.where(('text', language, key))}: {problem}")
