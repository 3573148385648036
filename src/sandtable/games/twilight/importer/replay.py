"""Replays games that people played in the digital edition, and compares every number of their logs with ours."""

from __future__ import annotations

import codecs
import re
from collections.abc import Collection
from itertools import takewhile
from pathlib import Path

from sandtable.engine import CHANCE, Decision, Game, Imported, Match, Note, SandtableError
from sandtable.games import find_game

from ..content import (
    ACTION_ROUNDS,
    ERA_OF_TURN,
    FLOWER_POWER,
    MILITARY_LIMIT,
    SPECIAL_RELATIONSHIP,
    U2_INCIDENT,
    WARSAW_PACT,
    WE_WILL_BURY_YOU,
    YURI_AND_SAMANTHA,
)
from ..options import CARD_ROWS, NAMES, SIDE_IDS, US, USSR, card
from ..state import Twilight
from .answers import LogEnds, answer
from .copying import Copy, readings, restored
from .deals import plan_draws
from .exemptions import departure
from .facts import COUP, OPERATIONS, Fact, Value, Values, describe, facts_of, part, read_fact
from .logfile import (
    CLEANUP,
    END,
    HEADLINE,
    ROUND,
    Block,
    Line,
    check_scenario,
    handicap,
    has_optional_cards,
    lacks_setup,
    lines_of,
    read_log,
)

PRINTED_ALTHOUGH_IMPOSSIBLE = {SPECIAL_RELATIONSHIP}
"""The log prints these events even where their condition fails and nothing happens."""

SCORING_CLAUSES = {f"card {row['number']}" for row in CARD_ROWS if "scores" in row}
"""Scoring says when it gives no VP; other cards print nothing then."""

EMPTY_HAND_IS_TOLD = {"card 5", "card 104"}
"""Cards for which every log tells that there was nothing to discard or reveal; others may tell it."""

PRINTED_TWICE = {WARSAW_PACT, card("south_african_unrest")}
ANY_ORDER = {"reveals", "roll", "in-play"}
ANNOUNCING = {"headline", "plays", "target", "war", "roll", "vp", "out-of-play", "reshuffle", *OPERATIONS}
"""Lines that begin something, or stand before it: a log can stop after them, before anything came of it."""

END_OF_TURN = "the log does not print all that the end of a turn brings"
TRIGGERS = {WE_WILL_BURY_YOU: "card 50", FLOWER_POWER: "card 59", U2_INCIDENT: "card 60", YURI_AND_SAMANTHA: "card 109"}
"""Effects in play that pay VP when something else is done: their line stands before, within or after that."""

BETWEEN_COUP_AND_TARGET = {"blank", "influence", "out-of-play"}
LOST_COUP = {"target", "coup-roll", "influence", "military", "defcon", "vp"}
CONCEDED = re.compile(r"forfeit|resign|conce|time|default|abandon|quit|disconnect|held|scoring card", re.IGNORECASE)


class Differs(SandtableError):
    """The log and the engine disagree."""


def import_log(path: Path) -> Imported:
    """Replays one log. What cannot be read or differs is told in `mismatches`; nothing is raised."""
    try:
        text = decoded(path.read_bytes())
    except UnicodeDecodeError:
        return Imported(mismatches=["this is not a text file"])
    except OSError as error:
        return Imported(mismatches=[f"the file cannot be read: {error.strerror}"])
    lines, ends = lines_of(text), text.rstrip(" \t").endswith(("\n", "\r", "\f"))
    if lacks_setup(lines):
        printed = {line.number for line in lines if line.text}
        return Imported(unchecked={"the log does not begin with its set-up": len(printed)})
    return followed(restored(lines, ends))


def followed(log: Copy) -> Imported:
    """What comes of a log: as it stands, or else by the first reading that holds."""
    result: Imported | None = None
    for reading in readings(log):
        again = replayed(reading)
        if not again.mismatches:
            return again
        result = result or again
    assert result is not None
    if log.unreadable:
        result.mismatches[0] += f"; {log.unreadable}"
    return result


def decoded(data: bytes) -> str:
    """The text of a file as editors write them; one without any NUL is text in some older encoding."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        if b"\0" in data:
            raise
        return data.decode("latin-1")


def replayed(log: Copy) -> Imported:
    result = Imported(unchecked=dict(log.unchecked))
    try:
        Replay(find_game("twilight"), log.lines, result).run()
    except SandtableError as error:
        result.mismatches.append(str(error))
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, RecursionError) as error:
        result.mismatches.append(f"the log contradicts itself in a way that cannot be followed ({error!r})")
    return result


class Replay:
    """One log being replayed. Notes of the engine use up the facts of the log; answers look ahead at them."""

    def __init__(self, game: Game, lines: list[Line], result: Imported) -> None:
        self.result = result
        text = "\n".join(line.text for line in lines)
        check_scenario(text)
        self.blocks = read_log(lines)
        for block in self.blocks:
            block.body = [line for whole in block.body for line in part(whole)]
        self.facts = [[read_fact(line) for line in block.body] for block in self.blocks]
        self.strike_unmade_coups()
        self.draws = plan_draws(self.blocks, has_optional_cards(text))
        options = {
            "optional-cards": has_optional_cards(text),
            "us-handicap": handicap(text),
            "digital-rulings": True,
        }
        self.match = Match.new(game, ["PLAYER_USSR", "PLAYER_US"], options)
        result.record = self.match.record
        self.block_index = 0
        self.told = 0
        self.turn = 0
        self.cleaning_up = False
        self.full_military = [False, False]
        self.junta_regions: list[int] = []
        self.triggers: set[int] = set()
        self.dice: list[int] = []
        self.last_note = ""
        self.event = 0
        self.event_side = USSR

    @property
    def state(self) -> Twilight:
        state = self.match.state
        assert isinstance(state, Twilight)
        return state

    @property
    def block(self) -> Block:
        return self.blocks[self.block_index]

    def run(self) -> None:
        try:
            self.read_notes()
            while (decision := self.pending()) is not None:
                option = answer(self, decision)
                if decision.seat != CHANCE:
                    self.result.decisions += 1
                self.submit(decision, option)
                self.read_notes()
        except LogEnds:
            pass
        self.check_ending()
        self.match.close()

    def pending(self) -> Decision | None:
        return self.match.pending[0] if self.match.pending else None

    def submit(self, decision: Decision, option: int) -> None:
        try:
            self.match.submit(decision.seat, NAMES[option])
        except SandtableError as error:
            raise Differs(f"{self.where()}: {error}") from error

    # The facts of the log, in order

    def strike_unmade_coups(self) -> None:
        """A coup line without a target is a coup that an event offered and that was not made, or the log's last."""
        last_block = max(place for place, block in enumerate(self.blocks) if block.kind != END)
        for number, facts in enumerate(self.facts):
            for place, fact in enumerate(facts):
                if fact.kind == COUP:
                    rest = [f.kind for f in facts[place + 1 :] if f.kind not in BETWEEN_COUP_AND_TARGET]
                    fact.done = rest[0] != "target" if rest else number != last_block

    def ahead(self, blanks: bool = False) -> list[Fact]:
        """What the present block still has to say."""
        return [f for f in self.facts[self.block_index] if not f.done and (blanks or f.kind != "blank")]

    def next_fact(self, blanks: bool = False) -> Fact | None:
        facts = self.ahead(blanks)
        return facts[0] if facts else None

    def influence_run(self) -> list[Fact]:
        """The influence lines that come next, up to a blank line or another kind of line."""
        run: list[Fact] = []
        for fact in self.ahead(blanks=True):
            if fact.kind == "influence":
                run.append(fact)
            elif run or fact.kind != "blank":
                break
        return run

    def at_end(self) -> bool:
        """Whether the log has nothing more to say about play."""
        return not self.ahead() and self.is_last_block()

    def is_last_block(self) -> bool:
        return all(block.kind == END for block in self.blocks[self.block_index + 1 :])

    def where(self) -> str:
        fact = self.next_fact()
        line = fact.line.number if fact else self.block.number
        text = fact.line.text if fact else self.block.text
        return f"line {line} ({text!r}) in {self.block.text!r}"

    # The engine's notes against them

    def read_notes(self) -> None:
        notes = self.match.log.notes
        while self.told < len(notes):
            self.told += 1
            self.read_note(notes[self.told - 1])

    def read_note(self, note: Note) -> None:
        self.last_note = note.key
        if note.key == "realignment":
            self.junta_regions = []
        if reason := departure(self, note):
            self.exempt(reason)
        if note.key == "in-play" and number(note, "card") in TRIGGERS:
            self.triggers.add(number(note, "card"))
        if note.key == "event":
            self.begin_event(note)
        elif note.key == "turn":
            self.cleaning_up = False
            self.full_military = [False, False]
            self.turn = number(note, "n")
            self.enter(HEADLINE)
        elif note.key == "round":
            self.enter(ROUND, number(note, "seat"), number(note, "n"))
        elif note.key == "turn-end":
            self.cleaning_up = True
            self.enter_cleanup()
        elif note.key in ("added", "removed"):
            self.skip_full_military()
            self.match_influence(note)
        elif note.key == "no-event":
            self.skip_impossible_event(number(note, "card"))
        else:
            for values in facts_of(note):
                self.match_fact(note, values)

    def exempt(self, reason: str) -> None:
        fact = self.next_fact()
        line = fact.line.number if fact else self.block.number
        self.result.exemptions.append(f"line {line} in {self.block.text!r}: {reason}")

    def begin_event(self, note: Note) -> None:
        self.event, self.event_side = number(note, "card"), number(note, "seat")
        for values in facts_of(note):
            self.match_fact(note, values)

    def enter(self, kind: str, side: int = USSR, round: int = 0) -> None:
        """Goes on to the block of a headline phase or round, after all of the last one has come true."""
        self.leave_block()
        self.skip_unused_rounds(side, round)
        following = self.following()
        if following is None or following.kind == END:
            if kind == HEADLINE:
                raise LogEnds(f"the log ends before turn {self.turn}")
            return
        same_round = kind == HEADLINE or (following.side, following.round) == (side, round)
        if (following.kind, following.turn) == (kind, self.turn) and same_round:
            self.block_index += 1
        elif kind == HEADLINE or round <= ACTION_ROUNDS[ERA_OF_TURN[self.turn]]:
            place = f"turn {self.turn}, {SIDE_IDS[side]} round {round}"
            raise Differs(f"line {following.number}: {following.text!r}: the engine is at {place}")

    def skip_unused_rounds(self, side: int, round: int) -> None:
        """An eighth round that was not played may have a header, also where the rules give none."""
        while (block := self.following()) is not None:
            extra = block.kind == ROUND and block.round > ACTION_ROUNDS[ERA_OF_TURN[block.turn]]
            kinds = {fact.kind for fact in self.facts[self.block_index + 1]}
            used = block.cards or kinds - {"blank", "out-of-play"}
            if not extra or used or (block.side, block.round) == (side, round):
                return
            self.block_index += 1

    def enter_cleanup(self) -> None:
        if not self.ahead():
            self.skip_unused_rounds(USSR, 0)
        following = self.following()
        if following is not None and following.kind == CLEANUP:
            self.leave_block()
            self.block_index += 1

    def following(self) -> Block | None:
        return self.blocks[self.block_index + 1] if self.block_index + 1 < len(self.blocks) else None

    def leave_block(self) -> None:
        self.triggers &= self.state.effects
        self.skip_full_military()
        self.skip_announcements()
        left = self.next_fact()
        if left is not None:
            raise Differs(f"line {left.line.number}: {left.line.text!r} did not happen in {self.block.text!r}")

    def match_influence(self, note: Note) -> None:
        side, space, n = number(note, "seat"), number(note, "space"), number(note, "n")
        if self.leaves_unchecked(note):
            return
        sign = 1 if note.key == "added" else -1
        for fact in self.influence_run():
            if (fact.values[0], fact.values[2]) == (side, space) and int(fact.values[1]) * sign > 0 and fact.left >= n:
                fact.left -= n
                if fact.left == 0:
                    self.finish(fact, (side, fact.values[1], space, number(note, "us"), number(note, "ussr")))
                return
        if self.following() is None and all(fact.kind == "influence" for fact in self.ahead()):
            self.leave_cut_off()  # an event changes several countries in an order of its own
        else:
            self.differ(("influence", side, sign * n, space, number(note, "us"), number(note, "ussr")))

    def skip_full_military(self) -> None:
        """The log prints military operations also when their track is full and nothing changes; we do not."""
        while (fact := self.next_fact()) and fact.kind == "military" and self.full_military[int(fact.values[0])]:
            self.finish(fact, (fact.values[0], MILITARY_LIMIT))

    def match_fact(self, note: Note, values: Values) -> None:
        if values[0] == "military":
            self.full_military[int(values[1])] = values[2] == MILITARY_LIMIT
        else:
            self.skip_full_military()
        if self.leaves_unchecked(note):
            return
        kind = values[0]
        facts = self.ahead()
        candidates = self.heads(facts)
        if kind == "out-of-play" or self.cleaning_up or note.rule in TRIGGERS.values():
            candidates = [fact for fact in facts if fact.kind == kind]
        elif kind in ANY_ORDER:
            candidates = list(takewhile(lambda fact: fact.kind == kind, facts))
        for fact in candidates:
            if (fact.kind, *fact.values) == values:
                self.finish(fact, fact.values)
                self.skip_repetition(fact)
                return
        if kind == "out-of-play" and self.cleaning_up:
            self.result.leave_unchecked(END_OF_TURN)
        elif self.may_be_cut_off(note, kind):
            self.leave_cut_off()
        else:
            self.differ(values)

    def may_be_cut_off(self, note: Note, kind: Value) -> bool:
        """Lines that stand anywhere in their block may be missing from the last one: it is cut off before them."""
        if not self.is_last_block():
            return False
        anywhere = kind == "out-of-play" or note.rule in TRIGGERS.values()
        return anywhere or (kind == "reveals" and all(fact.kind == kind for fact in self.ahead()))

    def leave_cut_off(self, n: int = 1) -> None:
        if n:
            self.result.leave_unchecked(f"the log ends at line {self.last_line()}", n)

    def stop_at_end(self, announcing: Collection[str] = ANNOUNCING) -> None:
        """Ends the replay if the log has nothing more to say that could be followed."""
        self.skip_announcements(announcing)
        if self.at_end():
            raise LogEnds(f"the log ends at line {self.last_line()}")

    def skip_announcements(self, announcing: Collection[str] = ANNOUNCING) -> None:
        """Where all that the log still says only announces what would have come next, that is not checked."""
        rest = self.ahead()
        if self.is_last_block() and all(fact.kind in announcing for fact in rest):
            self.leave_cut_off(len(rest))
            for fact in rest:
                self.pass_by(fact)

    def heads(self, facts: list[Fact]) -> list[Fact]:
        """What may come next: the next line, or the one after VP that an effect in play has already triggered."""
        if self.triggers:
            triggered = list(takewhile(lambda fact: fact.kind in ("vp", "out-of-play"), facts))
            return [*facts[:1], *facts[len(triggered) : len(triggered) + 1]]
        return facts[:1]

    def skip_repetition(self, fact: Fact) -> None:
        """Some lines stand twice: two events, the card drawn by Grain Sales, an empty hand of which two are asked."""
        following = self.next_fact()
        if following is None:
            return
        twice = fact.kind == "event" and fact.values[0] in PRINTED_TWICE and following.values == fact.values
        no_cards = (fact.kind, *fact.values) == (following.kind, *following.values) and fact.kind == "no-cards"
        if (twice and following.kind == "event") or following.kind == "reveals-again" or no_cards:
            self.pass_by(following)

    def skip_impossible_event(self, played: int) -> None:
        following = self.next_fact()
        if played in PRINTED_ALTHOUGH_IMPOSSIBLE and following and following.values == (played,):
            self.pass_by(following)

    def leaves_unchecked(self, note: Note) -> bool:
        """Whether the log has no line for a note; what it lacks is counted by the reason."""
        if not self.is_silent(note):
            return False
        if note.rule == "8.2.2" or self.cleaning_up:
            self.result.leave_unchecked(END_OF_TURN)
        elif note.key not in ("no-vp", "no-cards") and self.match.answers:
            self.leave_cut_off()
        return True

    def last_line(self) -> int:
        printed = [fact.line.number for fact in self.facts[self.block_index] if fact.kind != "blank"]
        return max(printed, default=self.block.number)

    def is_silent(self, note: Note) -> bool:
        """The fixed set-up, the end of a turn outside Cleanup, and what ended the game have no lines."""
        if self.block_index == 0 and note.key in ("added", "removed"):
            return self.state.round == 0 and not self.match.answers
        if note.key == "vp" and note.rule == "8.2.2":
            return self.block.kind != CLEANUP or not any(fact.kind == "vp" for fact in self.ahead())
        following = self.next_fact()
        if note.key == "no-vp" and note.rule not in SCORING_CLAUSES:
            return following is None or following.kind != "no-vp"
        if note.key == "no-cards" and note.rule not in EMPTY_HAND_IS_TOLD:
            return following is None or following.kind != "no-cards"
        return self.at_end()

    def finish(self, fact: Fact, ours: Values) -> None:
        self.pass_by(fact)
        self.result.checks += 1
        if fact.values != ours:
            self.differ((fact.kind, *ours), fact)

    def pass_by(self, fact: Fact) -> None:
        """The fact is used up, and the blank lines before it separate nothing any more."""
        fact.done = True
        for other in self.facts[self.block_index]:
            if other.kind == "blank" and other.line.number < fact.line.number:
                other.done = True

    def differ(self, ours: Values, fact: Fact | None = None) -> None:
        fact = fact or self.next_fact()
        theirs = f"line {fact.line.number}: {fact.line.text!r}" if fact else f"line {self.block.number}: nothing more"
        raise Differs(f"{theirs} in {self.block.text!r}, but the engine has {describe(ours)}")

    # The end

    def check_ending(self) -> None:
        """The winner where the log names one, the score of the final scoring, and nothing left over on either side."""
        if not self.state.over:
            self.skip_announcements()
        if self.state.ending == "missile-crisis":
            for fact in self.ahead():
                if fact.kind in LOST_COUP:
                    self.pass_by(fact)  # the coup that lost the game may be printed to its end
        if not self.at_end():
            self.differ(("nothing more",))
        ends = [block for block in self.blocks if block.kind == END]
        for block in ends:
            self.check_end_line(block)
        if not ends and not self.state.over:
            self.result.leave_unchecked("the log does not say how the game ended")

    def check_end_line(self, block: Block) -> None:
        self.result.checks += 1
        for side, word in ((USSR, "USSR wins"), (US, "US wins")):
            conceded = not self.state.over and CONCEDED.search(block.text)
            if block.text.startswith(word) and self.state.winners != [side] and not conceded:
                raise Differs(f"line {block.number}: {block.text!r}, but our winners are {self.state.winners}")
        for fact in (read_fact(line) for line in block.body):
            scored = fact.kind in ("vp", "no-vp") and self.state.ending != "europe"
            if scored and fact.values[-1] != self.state.vp:
                raise Differs(f"line {block.number}: {block.text!r}, but our score is {self.state.vp}")


def number(note: Note, key: str) -> int:
    found = note.values[key]
    assert isinstance(found, int)
    return found
