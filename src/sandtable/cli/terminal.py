"""Sits a session down at the terminal: shows, asks, obeys."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from sandtable.engine import OBSERVER, Decision, SandtableError

from .ask import Ambiguous, find_option, why
from .console import check_writable, out
from .draw import MANY_SPACES, Artist
from .session import Session

NEWS = 14
"""This many lines of the log are shown each turn; `log` shows all of them."""


class Quit(Exception):
    """Somebody wants to leave."""


class Terminal:
    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.artist = Artist(session.match.game, language, session.people(language), session.bot_names())
        self.words = self.artist.words
        self.holder = session.humans[0] if len(session.humans) == 1 else OBSERVER
        self.seen = [0] * len(self.artist.people)
        self.told = 0
        self.drawn: tuple[object, ...] = ()

    def run(self) -> None:
        try:
            while not self.session.match.state.over:
                self.step()
            self.show_ending()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()

    def step(self) -> None:
        bot = self.session.bot_decision()
        if bot is not None:
            with out.status(self.say("thinking", seat=self.artist.people[bot.seat])):
                self.session.let_bot_play(bot)
            self.tell_spectators()
            return
        decision = self.session.waiting()
        assert decision is not None
        self.hand_over_to(decision.seat)
        self.show_enough(decision)
        while not self.obey(decision, self.read(self.say("choose"))):
            pass

    # Showing

    def tell_spectators(self) -> None:
        """If only bots are playing, the log is printed as it is written."""
        match = self.session.match
        if not self.session.humans:
            for note in match.notes_for(OBSERVER, self.told):
                out.print(self.artist.note(note))
            self.told = len(match.log)

    def say(self, key: str, **values: object) -> str:
        return self.words.get(key, values)

    def hand_over_to(self, seat: int) -> None:
        """With several humans, the screen is cleared between their hands."""
        if seat == self.holder:
            return
        self.clear()
        out.rule()
        out.print(Text(self.say("hand-over", seat=self.artist.people[seat]), style="bold"))
        self.read(self.say("press-enter"))
        self.holder = seat
        self.drawn = ()

    def clear(self) -> None:
        if out.is_terminal:
            out.clear()
            # The scrollback is cleared too: it contains the other hand.
            out.file.write("\x1b[3J")

    def show_enough(self, decision: Decision) -> None:
        """A large map is drawn once per turn; within a seat's turn, only what is new follows."""
        view = self.session.match.view(decision.seat)
        turn = (decision.seat, view.get("turn"), view.get("phase"))
        if turn == self.drawn and len(view.get("spaces", ())) > MANY_SPACES:
            self.show_news(decision.seat)
            out.print(self.artist.question(self.session.match.state, decision))
        else:
            self.show(decision)
        self.drawn = turn

    def show(self, decision: Decision, whole_map: bool = False) -> None:
        match, seat = self.session.match, decision.seat
        view = match.view(seat)
        self.clear()
        out.print(self.artist.table(view, whole_map))
        self.show_news(decision.seat, or_latest=True)
        if (hand := self.artist.hand(view, seat)) is not None:
            out.print(hand)
        out.print(self.artist.question(match.state, decision))

    def show_news(self, seat: int, or_latest: bool = False) -> None:
        """What the seat has not yet read."""
        match = self.session.match
        news = match.notes_for(seat, min(self.seen[seat], len(match.log)))
        if or_latest:
            news = news or match.notes_for(seat)
        if news or or_latest:
            out.print(self.artist.log(news[-NEWS:]))
        self.seen[seat] = len(match.log)

    def show_ending(self) -> None:
        match = self.session.match
        state = match.state
        self.clear()
        out.print(self.artist.table(match.view(OBSERVER)))
        out.print(self.artist.log(match.notes_for(OBSERVER)[-NEWS:]))
        out.print(Text(f"{self.say('over')}: {self.artist.texts.get(f'end-{state.ending}')}", style="bold"))
        names = self.artist.listed(self.artist.people[seat] for seat in state.winners)
        key = "draw" if not state.winners else "winner" if len(state.winners) == 1 else "winners"
        out.print(Text(self.say(key, names=names), style="bold green"))
        self.save_if_named()

    # Asking

    def read(self, prompt: str) -> str:
        return out.input(Text(f"{prompt} ", style="bold cyan")).strip()

    def obey(self, decision: Decision, line: str) -> bool:
        """Does what was typed; True if the table has changed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("q", "quit"):
            raise Quit
        if word in ("u", "undo"):
            return self.undo()
        if word in ("t", "table", "m", "map"):
            self.show(decision, whole_map=word in ("m", "map"))
        elif word in ("l", "log"):
            out.print(self.artist.log(self.session.match.notes_for(decision.seat)))
        elif word in ("r", "rules"):
            self.show_rules()
        elif word in ("s", "save"):
            self.save(rest)
        elif word in ("?", "why", "h", "help"):
            self.explain(decision, rest)
        else:
            return self.choose(decision, line)
        return False

    def choose(self, decision: Decision, line: str) -> bool:
        if not line and len(decision.options) == 1:
            line = "1"
        try:
            option = find_option(self.artist, decision.options, line)
        except Ambiguous as several:
            out.print(self.say("several", text=line, names=self.artist.listed(several.names)), markup=False)
            return False
        if option is None:
            out.print(self.say("not-an-option", text=line or "↵"), markup=False)
            return False
        self.session.answer(decision.seat, option)
        return True

    def explain(self, decision: Decision, text: str) -> None:
        if not text:
            out.print(self.say("help"), markup=False)
            return
        for line in why(self.artist, self.session.match.state, decision, text):
            out.print(line)

    def show_rules(self) -> None:
        for rule in self.artist.game.rules():
            out.print(Text.assemble((f"{rule.id:>10}  ", "cyan"), rule.summary[self.artist.language]))

    def undo(self) -> bool:
        seat = self.session.last_human()
        if seat is None:
            out.print(self.say("undo-nothing"))
            return False
        agreed = self.session.match.can_take_back(seat)
        if not agreed:
            reply = self.read(self.say("undo-consent")).lower()
            agreed = bool(reply) and reply in (self.say("yes"), "y", "yes")
        if not agreed:
            out.print(self.say("undo-refused"))
            return False
        self.session.take_back(seat, agreed=True)
        self.seen = [0] * len(self.seen)
        self.drawn = ()
        out.print(self.say("undone"))
        return True

    # Saving and leaving

    def save(self, name: str) -> None:
        file = Path(name) if name else self.session.file or Path(f"{self.artist.game.id}.jsonl")
        try:
            if file != self.session.file:
                check_writable(file)
            self.session.save(file)
        except (SandtableError, OSError) as error:
            out.print(Text(str(error), style="red"))
            return
        self.session.file = file
        out.print(self.say("saved", file=str(file)), markup=False)

    def save_if_named(self) -> None:
        if self.session.file is not None:
            self.save("")

    def leave(self) -> None:
        out.print()
        if self.session.file is None:
            out.print(self.say("not-saved"))
        self.save_if_named()
