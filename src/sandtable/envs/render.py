"""A game told in words: what everybody could hear since the last telling, and who is asked what."""

from __future__ import annotations

from sandtable.engine import OBSERVER, Episode, Game, Log
from sandtable.text import catalogue


class Narrator:
    """Follows one episode from where it is now."""

    def __init__(self, game: Game, episode: Episode, language: str = "en") -> None:
        self.episode = episode
        self.texts = catalogue(game, language)
        self.people = [self.texts.get(f"seat-{role}") for role in game.roles(episode.seats, episode.options)]
        self.log = Log()
        self.told = 0
        episode.runner.state.log = self.log

    def tell(self) -> str:
        notes = self.log.notes[self.told :]
        self.told = len(self.log.notes)
        lines = [self.texts.note(note, self.people) for note in notes if note.visible_to(OBSERVER)]
        return "\n".join([*lines, self.now()])

    def now(self) -> str:
        decision = self.episode.decision
        if decision is None:
            return self.texts.get(f"end-{self.episode.runner.state.ending}")
        if decision.quiet:
            return "…"
        question = self.texts.question(self.episode.runner.state, decision, self.people)
        return f"{self.people[decision.seat]}: {question}"


MODES = ["human", "ansi"]


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, or None, not {mode!r}")
    return mode


def rendered(narrator: Narrator | None, mode: str | None) -> str | None:
    """What an environment's `render` gives: the telling, or nothing where it was printed."""
    if narrator is None:
        raise ValueError("render_mode is None: make the environment with render_mode='ansi' or 'human'")
    text = narrator.tell()
    if mode != "human":
        return text
    print(text)
    return None
