"""Prints games of ours as the digital edition would, so that the importer meets every card and every number.

What the edition leaves open (whether a clean-up is printed, how a declined coup looks, where a log stops) is left to a
random style, so that every variant comes up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from sandtable.engine import CHANCE, PASS, Decision, Match, Note, Sight
from sandtable.games import find_game
from sandtable.games.twilight.bot.player import Basic
from sandtable.games.twilight.content import (
    ALDRICH_AMES,
    CHE,
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    ORTEGA,
    SOUTH_AFRICAN_UNREST,
    SPECIAL_RELATIONSHIP,
    STABILITY,
    STARRED,
    TERRORISM,
    UN_INTERVENTION,
    WARSAW_PACT,
    WE_WILL_BURY_YOU,
)
from sandtable.games.twilight.options import (
    CARD,
    CARD_IDS,
    DO_DEFUSE,
    DO_EVENT,
    DO_EVENT_FIRST,
    MAP,
    REGION,
    REGION_IDS,
)

SIDE_NAMES = ["USSR", "US"]
PRINTED_TWICE = (WARSAW_PACT, SOUTH_AFRICAN_UNREST)
NO_VP_UNPRINTED = {"card 34", "card 39", "card 61", "card 84"}
PRINTED_OTHERWISE = {
    "middle_east_scoring": "Mideast Scoring",
    "lone_gunman": '"Lone Gunman"',
    "we_will_bury_you": '"We Will Bury You"',
    "one_small_step": '"One Small Step..."',
    "ask_not_what_your_country": '"Ask Not What Your Country..."',
    "an_evil_empire": '"An Evil Empire"',
    "red_scare_purge": "Red Scare/Purge",
    "us_japan_mutual_defense_pact": "US/Japan Mutual Defense Pact",
    "soviets_shoot_down_kal_007": "Soviets Shoot Down KAL-007",
    "arab_israeli_war": "Arab-Israeli War",
    "uk": "UK",
    "laos_cambodia": "Laos/Cambodia",
    "spain_portugal": "Spain/Portugal",
}


def printed(id: str) -> str:
    return PRINTED_OTHERWISE.get(id, id.replace("_", " ").title())


def card_name(number: int) -> str:
    id = CARD_IDS[CARD.of(number)]
    return printed(id) + ("*" if STARRED[number] and id != "oas_founded" else "")


def country_name(number: int) -> str:
    return printed(MAP.ids[number])


def score_text(score: int) -> str:
    return "Score is even." if score == 0 else f"Score is {'US' if score > 0 else 'USSR'} {abs(score)}."


@dataclass
class Part:
    """One block of the log."""

    title: str
    cards: list[int] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    tail: list[str] = field(default_factory=list)
    is_cleanup: bool = False

    def text(self) -> list[str]:
        body = [*self.body, "", *self.tail] if self.tail else self.body
        if self.is_cleanup:
            head = f"{self.title}: {body[0] if body else ''}"
        else:
            head = f"{self.title}: {' & '.join(map(card_name, self.cards))}: {body[0] if body else ''}"
        return [head.rstrip(), *body[1:], ""]


@dataclass
class Move:
    """Points of one side in one country that one line will tell."""

    seat: int
    space: int
    n: int
    us: int
    ussr: int


class LogWriter:
    """Is told every answer with the notes that it led to."""

    def __init__(self, options: dict[str, bool | int], style: Random) -> None:
        self.style = style
        self.head = ["SETUP: : First will play as USSR.", "Second will play as USA."]
        self.head.append(f"Handicap influence: US +{options['us-handicap']}")
        self.head.append("Scenario: Standard")
        if options["optional-cards"]:
            self.head.append("Optional Cards Added")
        self.head.append("Time per Player: 45 Minutes")
        self.parts: list[Part] = []
        self.setup: list[str] = []
        self.moves: list[Move] = []
        self.prints_cleanup = style.random() < 0.2
        self.cleaning_up = False
        self.turn = 1
        self.event = 0
        self.event_first: set[int] = set()
        self.operated = False
        self.prompt = ""
        self.granted = False
        self.about = 0
        self.end_line = ""

    @property
    def lines(self) -> list[str]:
        return self.parts[-1].body if self.parts else self.setup

    def add(self, text: str) -> None:
        self.flush()
        self.lines.append(text)

    def blank(self) -> None:
        self.flush()
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def flush(self) -> None:
        moves, self.moves = self.moves, []
        for move in moves:
            where = f"{country_name(move.space)} [{move.us}][{move.ussr}]"
            self.lines.append(f"{SIDE_NAMES[move.seat]} {move.n:+} in {where}")

    def begin(self, title: str, is_cleanup: bool = False) -> None:
        self.flush()
        self.parts.append(Part(title, is_cleanup=is_cleanup))
        self.event = 0
        self.operated = False
        self.event_first = set()

    def text(self) -> str:
        self.flush()
        lines = [*self.head, *self.setup, ""]
        for part in self.parts:
            lines += part.text()
        if self.end_line:
            lines.append(self.end_line)
        return "\n".join(lines) + "\n"

    # What is told

    def tell(self, decision: Decision, option: int, notes: list[Note]) -> None:
        self.prompt = decision.prompt
        self.granted = PASS in decision.options
        self.about = decision.about
        if decision.prompt in ("play-card", "trapped") and option not in (PASS, DO_DEFUSE):
            self.parts[-1].cards = [option]
        if decision.prompt == "norad" and option != PASS:
            self.blank()
        if option == PASS:
            self.tell_declined(decision)
        for note in notes:
            self.tell_note(note)

    def tell_declined(self, decision: Decision) -> None:
        """Coups that an event offers and that are not made may leave a line without a target."""
        offered = decision.about in (CHE, ORTEGA) and decision.prompt in ("che", "free-operation")
        if offered and self.style.random() < 0.7:
            if decision.left == 1:
                self.blank()
            self.add("Coup (2 Ops):" if decision.about == ORTEGA else "Coup (3 Ops):")
            self.operated = True

    def tell_note(self, note: Note) -> None:
        tell = TELLERS.get(note.key)
        if tell is not None:
            tell(
                self, note.key, {key: value for key, value in note.values.items() if isinstance(value, int)}, note.rule
            )

    def tell_turn(self, key: str, v: dict[str, int], rule: str) -> None:
        self.cleaning_up = False
        self.turn = v["n"]
        self.begin(f"Turn {v['n']}, Headline Phase")

    def tell_round(self, key: str, v: dict[str, int], rule: str) -> None:
        self.begin(f"Turn {self.turn}, {SIDE_NAMES[v['seat']]} AR{v['n']}")

    def tell_turn_end(self, key: str, v: dict[str, int], rule: str) -> None:
        self.cleaning_up = True
        if self.prints_cleanup:
            self.begin(f"Turn {self.turn}, Cleanup", is_cleanup=True)

    def tell_headline(self, key: str, v: dict[str, int], rule: str) -> None:
        self.parts[-1].cards.append(v["card"])
        self.add(f"{SIDE_NAMES[v['seat']]} Headlines {card_name(v['card'])}")

    def tell_event(self, key: str, v: dict[str, int], rule: str) -> None:
        of_block = v["card"] in self.parts[-1].cards
        if (of_block and self.event) or self.operated:
            self.blank()
        self.operated = False
        self.event = v["card"]
        for _ in range(2 if v["card"] in PRINTED_TWICE else 1):
            self.add(f"Event: {card_name(v['card'])}")

    def tell_no_event(self, key: str, v: dict[str, int], rule: str) -> None:
        """This one is printed although nothing can come of it."""
        if v["card"] == SPECIAL_RELATIONSHIP:
            self.tell_event(key, v, rule)

    def tell_play(self, key: str, v: dict[str, int], rule: str) -> None:
        if v["use"] == DO_EVENT_FIRST:
            self.event_first.add(v["card"])

    def tell_influence(self, key: str, v: dict[str, int], rule: str) -> None:
        sign = 1 if key == "added" else -1
        for move in self.moves:
            if (move.seat, move.space, move.n > 0) == (v["seat"], v["space"], sign > 0):
                move.n, move.us, move.ussr = move.n + sign * v["n"], v["us"], v["ussr"]
                return
        self.moves.append(Move(v["seat"], v["space"], sign * v["n"], v["us"], v["ussr"]))

    def begin_operations(self) -> None:
        own = self.prompt == "use-operations" and not self.granted and self.about in self.event_first
        if own or (self.event == CHE and self.prompt == "che" and self.operated):
            self.blank()
            if self.style.random() < 0.2:
                self.lines.append("")
        self.operated = True

    def tell_operation(self, key: str, v: dict[str, int], rule: str) -> None:
        self.begin_operations()
        what = {"influence": "Place Influence", "realignment": "Realignment", "coup": "Coup"}[key]
        self.add(f"{what} ({v['n'] if key == 'coup' else v['printed']} Ops):")

    def tell_coup(self, key: str, v: dict[str, int], rule: str) -> None:
        shift = f"({v['shift']:+})  " if v["shift"] else ""
        won = "SUCCESS" if v["margin"] > 0 else "FAILURE"
        self.add(f"Target: {country_name(v['space'])}")
        self.add(f"{won}: {v['roll']} [ + {v['n']} {shift}- 2x{STABILITY[v['space']]} = {v['margin']} ]")

    def tell_realigned(self, key: str, v: dict[str, int], rule: str) -> None:
        self.add(f"Target: {country_name(v['space'])}")
        rolls = []
        for name, word in (("USSR", "ussr"), ("US", "us")):
            bonus = v[f"{word}_bonus"]
            rolls.append(f"{name} rolls {v[word]}" + (f" ({bonus:+}) = {v[word] + bonus}" if bonus else ""))
        for roll in rolls if self.style.random() < 0.5 else rolls[::-1]:
            self.add(roll)

    def tell_space(self, key: str, v: dict[str, int], rule: str) -> None:
        self.begin_operations()
        won = "Success" if v["roll"] <= v["needed"] else "Failed"
        self.add(f"Space Race ({v['n']} Ops):")
        self.add(f"Die roll: {v['roll']} -- {won}! (Needed {v['needed']} or less)")

    def tell_war(self, key: str, v: dict[str, int], rule: str) -> None:
        won = v["roll"] - v["shift"] >= v["needed"]
        shift = f"(-{v['shift']})  " if v["shift"] else ""
        self.add(f"{'VICTORY' if won else 'DEFEAT'}: {v['roll']} {shift}{'>=' if won else '<'} {v['needed']}")

    def tell_trap(self, key: str, v: dict[str, int], rule: str) -> None:
        if v["roll"] <= v["needed"]:
            self.add(f"Trap Roll: {v['roll']} <= 4 -- Trap Escaped")
        else:
            self.add(f"Trap Roll: {v['roll']} > 4 -- Trap Remains in Effect")

    def tell_vp(self, key: str, v: dict[str, int], rule: str) -> None:
        if rule == "8.2.2" and not self.prints_cleanup:
            return
        text = f"{SIDE_NAMES[v['seat']]} gains {v['n']} VP. {score_text(v['score'])}"
        if rule == "card 60" and self.event == UN_INTERVENTION and self.style.random() < 0.5:
            self.flush()
            self.lines.insert(self.lines.index(f"Event: {card_name(UN_INTERVENTION)}"), text)
        elif rule == "10.3.2":
            self.end_line = f": : {text}" if self.style.random() < 0.5 else ": :"
        else:
            self.add(text)

    def tell_no_vp(self, key: str, v: dict[str, int], rule: str) -> None:
        if rule not in NO_VP_UNPRINTED:
            self.add(f"No VP awarded. {score_text(v['score'])}")

    def tell_effect(self, key: str, v: dict[str, int], rule: str) -> None:
        if v["card"] == ALDRICH_AMES:
            return
        text = f"{card_name(v['card'])} is {'now' if key == 'in-play' else 'no longer'} in play."
        if self.cleaning_up and not self.prints_cleanup:
            if self.style.random() < 0.9:
                self.parts[-1].tail.append(text)
        elif v["card"] == WE_WILL_BURY_YOU and key == "out-of-play":
            self.parts[-1].tail.append(text)
        else:
            if self.operated and key == "in-play":
                self.blank()
            self.add(text)

    def tell_show(self, key: str, v: dict[str, int], rule: str) -> None:
        line = f"{SIDE_NAMES[v['seat']]} reveals {card_name(v['card'])}"
        self.add(line)
        if self.event == GRAIN_SALES:
            self.add(f"{line} from hand")

    def tell_no_cards(self, key: str, v: dict[str, int], rule: str) -> None:
        if key == "no-cards" or v["n"] == 0:
            verb = "discard" if self.event in (FIVE_YEAR_PLAN, TERRORISM) else "reveal"
            times = self.style.randrange(3) if self.event == TERRORISM else 1
            for _ in range(times):
                self.add(f"{SIDE_NAMES[v['seat']]} has no cards to {verb}")

    def tell_card(self, key: str, v: dict[str, int], rule: str) -> None:
        side, name = SIDE_NAMES[v["seat"]], card_name(v["card"])
        if self.cleaning_up and not self.prints_cleanup:
            tail = self.parts[-1].tail
            tail.insert(self.style.randrange(len(tail) + 1), f"{side} discards {name}")
            return
        for line in {
            "discard": [f"{side} discards {name}"],
            "discard-from-deck": [f"{side} discards {name}"],
            "hand-over": [f"{side} reveals {name}"],
            "intervention": [f"{side} plays {name}"],
            "take-to-play": [f"{side} plays {name}"] * 2,
            "give-back": [f"{side} returns {name} to USSR"],
        }[key]:
            self.add(line)

    def tell_plainly(self, key: str, v: dict[str, int], rule: str) -> None:
        side = SIDE_NAMES[v["seat"]] if "seat" in v else ""
        match key:
            case "war":
                self.add(f"War in {country_name(v['space'])}")
            case "defcon-up":
                self.add(f"DEFCON improves to {v['n']}")
            case "defcon-down":
                self.add(f"DEFCON degrades to {v['n']}")
            case "military":
                self.add(f"{side} Military Ops to {v['n']}")
            case "space":
                self.add(f"{side} advances to {v['n']} in the Space Race.")
            case "reshuffle":
                self.add("*RESHUFFLE*")
            case "olympics-joined":
                self.add(f"{side} chooses to participate in the Olympics")
            case "olympics-boycotted":
                self.add(f"{side} chooses to boycott the Olympics")
            case "chernobyl":
                self.add(f"US chooses {printed(REGION_IDS[REGION.of(v['region'])])}")


Teller = Callable[[LogWriter, str, dict[str, int], str], None]
PLAIN = (
    "war", "defcon-up", "defcon-down", "military", "space", "reshuffle",
    "olympics-joined", "olympics-boycotted", "chernobyl",
)  # fmt: skip
CARD_MOVES = ("discard", "discard-from-deck", "hand-over", "intervention", "take-to-play", "give-back")
TELLERS: dict[str, Teller] = {
    "turn": LogWriter.tell_turn,
    "round": LogWriter.tell_round,
    "turn-end": LogWriter.tell_turn_end,
    "headline": LogWriter.tell_headline,
    "event": LogWriter.tell_event,
    "no-event": LogWriter.tell_no_event,
    "play": LogWriter.tell_play,
    "added": LogWriter.tell_influence,
    "removed": LogWriter.tell_influence,
    "influence": LogWriter.tell_operation,
    "realignment": LogWriter.tell_operation,
    "coup": LogWriter.tell_operation,
    "coup-roll": LogWriter.tell_coup,
    "realigned": LogWriter.tell_realigned,
    "space-roll": LogWriter.tell_space,
    "war-roll": LogWriter.tell_war,
    "trap-roll": LogWriter.tell_trap,
    "vp": LogWriter.tell_vp,
    "no-vp": LogWriter.tell_no_vp,
    "in-play": LogWriter.tell_effect,
    "out-of-play": LogWriter.tell_effect,
    "show": LogWriter.tell_show,
    "take-back": LogWriter.tell_show,
    "show-hand": LogWriter.tell_no_cards,
    "no-cards": LogWriter.tell_no_cards,
    **dict.fromkeys(CARD_MOVES, LogWriter.tell_card),
    **dict.fromkeys(PLAIN, LogWriter.tell_plainly),
}


def write_game(seed: int, stop_after: int = 1 << 30) -> str:
    """The log of a game, some of whose answers are the bot's; it stops after so many answers."""
    random = Random(seed)
    sense = random.choice((0.5, 0.8, 0.9, 0.95, 1.0))
    options: dict[str, bool | int] = {
        "optional-cards": random.random() < 0.8,
        "us-handicap": random.choice((0, 2, 2, 2, 3)),
        "digital-rulings": True,
    }
    match = Match.new(find_game("twilight"), ["First", "Second"], options)
    writer = LogWriter(options, random)
    told = len(match.log.notes)
    answers = 0
    while match.pending:
        decision = random.choice(match.pending)
        if answers >= stop_after and decision.seat != CHANCE:
            break
        answers += 1
        option = choose(match, decision, sense, random)
        match.submit(decision.seat, match.game.names[option])
        notes = match.log.notes[told:]
        told = len(match.log.notes)
        writer.tell(decision, option, notes)
    return writer.text()


def choose(match: Match, decision: Decision, sense: float, random: Random) -> int:
    """The bot's choice or any; events are taken more often than it would, because they have the most to print."""
    if DO_EVENT in decision.options and random.random() < 0.3:
        return DO_EVENT
    if decision.seat != CHANCE and random.random() < sense:
        return Basic().choose(Sight(match.runner, decision, random))
    return random.choice(decision.options)
