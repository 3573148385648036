"""What the server can play, and the texts and boards that the client draws with."""

from __future__ import annotations

from functools import cache, lru_cache
from threading import Lock

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from sandtable.coach import puzzles_of
from sandtable.engine import LANGUAGES, Game, Lesson, Option
from sandtable.engine.errors import UnknownLanguage
from sandtable.games import find_game, game_ids
from sandtable.text import Catalogue, changed_texts
from sandtable.text.variant import COMMON

from ..bot_worker import bots_of
from ..hub import Hub
from ..responses import BotInfo, GameBoard, GameInfo, GameOption, Games, LessonInfo, Rules
from ..subscriber import dumps
from .common import HubOf, cacheable

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", response_model=Games)
def games(request: Request, hub: HubOf) -> Response:
    return cacheable(request, dumps({"games": [offered(hub, game.id) for game in shelved()]}), "application/json")


@router.get("/{game}", response_model=GameInfo)
def game(request: Request, hub: HubOf, game: str) -> Response:
    return cacheable(request, dumps(offered(hub, find_game(game).id)), "application/json")


@router.get("/{game}/board", response_model=GameBoard)
def board(request: Request, game: str) -> Response:
    return cacheable(request, board_bytes(find_game(game).id), "application/json")


@router.get("/{game}/rules", response_model=Rules)
def rules(request: Request, game: str) -> Response:
    return cacheable(request, rules_bytes(find_game(game).id), "application/json")


@router.get("/{game}/locale/{language}", response_class=PlainTextResponse)
def locale(request: Request, game: str, language: str) -> Response:
    return cacheable(request, locale_bytes(find_game(game).id, language), "text/plain; charset=utf-8")


def describe_all() -> None:
    """Before anybody asks: the first list of games takes some seconds, since every catalogue is read for it."""
    for id in game_ids():
        described(id)


def shelved() -> list[Game]:
    return sorted(map(find_game, game_ids()), key=lambda game: (game.shelf, game.id))


@cache
def board_bytes(id: str) -> bytes:
    return dumps(find_game(id).board())


@cache
def rules_bytes(id: str) -> bytes:
    rows = [{"id": rule.id, "section": rule.section, "summary": rule.summary} for rule in find_game(id).rules()]
    return dumps({"rules": rows})


@cache
def locale_bytes(id: str, language: str) -> bytes:
    return locale_of(find_game(id), language)


def locale_of(game: Game, language: str) -> bytes:
    """The texts of a game, and on top of them those that its variant changes."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language {language!r} (known: {', '.join(LANGUAGES)})")
    files = [folder / f"{language}.ftl" for folder in (COMMON, game.folder / "locale")]
    return "\n".join([*(file.read_text(encoding="utf8") for file in files), changed_texts(game, language)]).encode()


def offered(hub: Hub, id: str) -> GameInfo:
    """The game with the variants of it that this server offers."""
    return {**described(id), "variants": hub.variants.of(id)}


describing = Lock()


def described(id: str) -> GameInfo:
    """One request at a time: two that describe different games would take each other's catalogues out of memory."""
    with describing:
        return game_json(id)


@cache
def game_json(id: str) -> GameInfo:
    game = find_game(id)
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "weight": game.weight,
        "shelf": game.shelf,
        "emblem": emblem_of(game),
        "title": _in_every_language(game, "game-title"),
        "tagline": _in_every_language(game, "game-tagline"),
        "first_seat": _in_every_language(game, f"seat-{game.roles(min(game.seats), game.complete({}))[0]}"),
        "options": [option_json(option) for option in game.options],
        "bots": [bot_json(game, bot) for bot in bots_of(game)],
        "roles": {str(seats): game.roles(seats, game.complete({})) for seats in game.seats},
        "things": sorted(game.things),
        "persons": sorted(game.persons),
        "lessons": [lesson_json(game, lesson) for lesson in game.lessons],
        "variants": [],
        "puzzles": len(puzzles_of(game)),
    }


def bot_json(game: Game, bot: str) -> BotInfo:
    key = f"bot-{bot}-about"
    about = _in_every_language(game, key) if _catalogue(game, LANGUAGES[0]).has(key) else {}
    return {"id": bot, "title": _in_every_language(game, f"bot-{bot}"), "about": about}


def lesson_json(game: Game, lesson: Lesson) -> LessonInfo:
    return {
        "id": lesson.id,
        "seat": lesson.seat,
        "seats": lesson.seats,
        "title": _in_every_language(game, f"lesson-{lesson.id}"),
        "task": _in_every_language(game, f"lesson-{lesson.id}-task"),
    }


def emblem_of(game: Game) -> str:
    """The text of the game's own picture, if it has one."""
    path = game.folder / "emblem.svg"
    return path.read_text(encoding="utf8") if path.is_file() else ""


def _in_every_language(game: Game, key: str) -> dict[str, str]:
    return {language: _catalogue(game, language).get(key) for language in LANGUAGES}


@lru_cache(maxsize=len(LANGUAGES))
def _catalogue(game: Game, language: str) -> Catalogue:
    """Reading one takes a tenth of a second; a game asks for some dozens of texts in a row."""
    return Catalogue(game, language)


def option_json(option: Option) -> GameOption:
    if isinstance(option.default, bool):
        return {"id": option.id, "kind": "switch", "default": option.default}
    if isinstance(option.default, int):
        return {"id": option.id, "kind": "number", "default": option.default, "low": option.low, "high": option.high}
    return {"id": option.id, "kind": "choice", "default": option.default, "choices": list(option.choices)}
