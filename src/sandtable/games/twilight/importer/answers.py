"""Which answer to a decision of ours the log of a human game implies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from sandtable.engine import DIE, NOTHING, PASS, Decision, SandtableError

from ..content import (
    ASIA,
    CUBAN_MISSILE_CRISIS,
    HANDICAP_OVER_STABILITY,
    MIDDLE_EAST,
    MILITARY_LIMIT,
    MISSILE_ENVY,
    NEUTRAL,
    REGION_OF,
    REGIONS,
    SALT,
    SCORES,
    SIDE,
    STABILITY,
    SUMMIT,
    UN_INTERVENTION,
    VP_LIMIT,
    WARGAMES,
    WESTERN_EUROPE,
)
from ..options import (
    DO_ADD,
    DO_BOYCOTT,
    DO_CONCENTRATE,
    DO_COUP,
    DO_DEFUSE,
    DO_END_GAME,
    DO_EVENT,
    DO_EVENT_FIRST,
    DO_INFLUENCE,
    DO_LOWER,
    DO_PARTICIPATE,
    DO_PLAY,
    DO_RAISE,
    DO_REALIGN,
    DO_REMOVE,
    DO_RETURN,
    DO_SPACE,
    DO_SPREAD,
    LEVEL,
    REGION,
    US,
    USSR,
)
from ..rules.events.registry import can_happen
from ..rules.scoring import region_points, regions_dominated
from .exemptions import MISSILE_ENVY_NOT_NEXT, forgets_missile_envy
from .facts import COUP, OPERATIONS, PLACE, REALIGN, SPACE_RACE, Fact

if TYPE_CHECKING:
    from .replay import Replay


KIND_TO_DO = {PLACE: DO_INFLUENCE, COUP: DO_COUP, REALIGN: DO_REALIGN, SPACE_RACE: DO_SPACE}
UNPRINTED_DICE = "the log does not print the dice of the Olympic Games and of the Summit"
DICE_LINES = {"coup-roll", "war-roll", "space-roll", "trap-roll", "roll"}


class LogEnds(SandtableError):
    """The log stops before this decision."""


def answer(replay: Replay, decision: Decision) -> int:
    """The option that the log implies; LogEnds where it has stopped."""
    options = decision.options
    replay.skip_full_military()
    if decision.prompt in ANSWERS:
        return ANSWERS[decision.prompt](replay, decision)
    if len(options) == 1:
        return options[0]
    raise LogEnds(f"nothing says how to answer {decision.prompt}")


def give_up(replay: Replay, decision: Decision) -> int:
    """No line answers: pass if that is offered; the only option if there is one; else the log has ended."""
    if PASS in decision.options:
        return PASS
    if len(decision.options) == 1:
        return decision.options[0]
    replay.stop_at_end()
    raise SandtableError(f"{replay.where()}: no line tells how to answer {decision.prompt}")


# Cards


def headline(replay: Replay, decision: Decision) -> int:
    for fact in replay.ahead():
        if fact.kind == "headline" and fact.values[0] == decision.seat:
            chosen = int(fact.values[1])
            if chosen == MISSILE_ENVY and replay.state.bound == decision.seat:
                replay.exempt(MISSILE_ENVY_NOT_NEXT)
            return chosen
    replay.stop_at_end()
    return give_up(replay, decision)


def header_card(replay: Replay, decision: Decision) -> int:
    """The card in the header of the round; an empty header is a pass, or the end of the log."""
    cards = replay.block.cards
    entered = replay.block.turn == replay.state.turn and replay.block.round == replay.state.round
    if DO_DEFUSE in decision.options and is_defused_next(replay, decision.seat):
        return DO_DEFUSE
    if entered and cards and replay.block.side == decision.seat:
        if forgets_missile_envy(replay, decision.seat, cards[0]):
            replay.exempt(MISSILE_ENVY_NOT_NEXT)
        return cards[0]
    return give_up(replay, decision)


def is_defused_next(replay: Replay, side: int) -> bool:
    """Whether the next lines end the missile crisis at the cost of influence."""
    facts = replay.ahead()[:2]
    return (
        [fact.kind for fact in facts] == ["influence", "out-of-play"]
        and facts[0].values[:2] == (side, -2)
        and facts[1].values == (CUBAN_MISSILE_CRISIS,)
    )


def use_card(replay: Replay, decision: Decision) -> int:
    for fact in replay.ahead():
        if fact.kind == "event" and fact.values[0] == decision.about:
            if DO_EVENT_FIRST in decision.options:
                return DO_EVENT_FIRST
            if DO_EVENT in decision.options:
                if decision.about == MISSILE_ENVY and replay.state.bound == decision.seat:
                    replay.exempt(MISSILE_ENVY_NOT_NEXT)
                return DO_EVENT
            replay.skip_impossible_event(decision.about)
        if fact.kind in OPERATIONS:
            return KIND_TO_DO[fact.kind]
    if replay.at_end() and decision.about == WARGAMES and DO_EVENT in decision.options:
        return DO_EVENT  # a log that stops at the header was ended by the card
    if replay.is_last_block() and DO_INFLUENCE in decision.options and ends_with_vp(replay):
        return DO_INFLUENCE  # VP for playing the card at all ended the game
    if decision.about == UN_INTERVENTION:
        stop_before_partner(replay, decision)
    return give_up(replay, decision)


def stop_before_partner(replay: Replay, decision: Decision) -> None:
    """Of a log that stops before it names the partner of UN Intervention, no card in hand is known to be one."""
    if DO_EVENT not in decision.options:
        replay.stop_at_end({"event"})


def ends_with_vp(replay: Replay) -> bool:
    """Whether the last thing that the log says is VP that win the game."""
    rest = replay.ahead()
    return bool(rest) and all(fact.kind == "vp" for fact in rest) and abs(int(rest[-1].values[2])) >= VP_LIMIT


def use_operations(replay: Replay, decision: Decision) -> int:
    """Operations of an event follow without a blank line, those of the card itself may stand after one."""
    granted = PASS in decision.options
    fact = replay.next_fact(blanks=granted)
    if fact is not None and fact.kind == "vp" and not granted:
        fact = next((other for other in replay.ahead() if other.kind in OPERATIONS), fact)
        if replay.is_last_block() and ends_with_vp(replay):
            return DO_INFLUENCE
    if fact is not None and fact.kind in OPERATIONS:
        return KIND_TO_DO[fact.kind]
    return give_up(replay, decision)


def moved_card(*kinds: str) -> Callable[[Replay, Decision], int]:
    """The card that the next line says is discarded, shown or played."""

    def find(replay: Replay, decision: Decision) -> int:
        fact = replay.next_fact()
        if fact is not None and fact.kind in kinds:
            return int(fact.values[1])
        return give_up(replay, decision)

    return find


def own_discard(replay: Replay, decision: Decision) -> int:
    """A card that the event lets its side discard stands right under it; after a blank line the clean-up speaks."""
    fact = replay.next_fact(blanks=True)
    if fact is not None and fact.kind == "discards" and fact.values[0] == decision.seat:
        return int(fact.values[1])
    return give_up(replay, decision)


def partner(replay: Replay, decision: Decision) -> int:
    """VP of an effect in play may stand before the line that names the partner."""
    for fact in replay.ahead():
        if fact.kind == "plays" and fact.values[0] == decision.seat:
            return int(fact.values[1])
    return give_up(replay, decision)


def take_discard(replay: Replay, decision: Decision) -> int:
    if decision.about == SALT:
        return moved_card("reveals")(replay, decision)
    for fact in replay.ahead():
        if fact.kind == "event" and int(fact.values[0]) in decision.options:
            return int(fact.values[0])
    if not replay.at_end():
        for option in decision.options:
            if not can_happen(replay.state, option, US if SIDE[option] == NEUTRAL else SIDE[option]):
                return option  # an event that cannot happen leaves no line
    return give_up(replay, decision)


def held_card(replay: Replay, decision: Decision) -> int:
    """The discard of the clean-up stands among the ends of lasting effects."""
    for fact in replay.ahead():
        if fact.kind == "discards" and fact.values[0] == decision.seat:
            return int(fact.values[1])
    return give_up(replay, decision)


def grain_sales(replay: Replay, decision: Decision) -> int:
    fact = replay.next_fact()
    if fact is not None and fact.kind == "event" and fact.values == (UN_INTERVENTION,):
        return UN_INTERVENTION
    if fact is not None and fact.kind in ("plays", "returns"):
        return DO_PLAY if fact.kind == "plays" else DO_RETURN
    return give_up(replay, decision)


# Countries


def influence(sign: int) -> Callable[[Replay, Decision], int]:
    """A country of the influence lines that come next."""

    def find(replay: Replay, decision: Decision) -> int:
        for fact in replay.influence_run():
            if int(fact.values[1]) * sign > 0 and fact.left > 0 and int(fact.values[2]) in decision.options:
                return int(fact.values[2])
        return give_up(replay, decision)

    return find


def set_up(replay: Replay, decision: Decision) -> int:
    """The log does not say which points are the handicap: it goes last, where the US already is."""
    mine = [fact for fact in replay.influence_run() if fact.values[0] == decision.seat and fact.left > 0]
    if decision.prompt == "set-up" and decision.seat == US:
        mine = [fact for fact in mine if fact.values[2] in WESTERN_EUROPE]
    if not mine:
        return give_up(replay, decision)
    counts = replay.state.influence[decision.seat]

    def urgency(fact: Fact) -> tuple[bool, bool, int]:
        """Where nothing stands yet, then where the handicap could not go, then where most is missing."""
        country = int(fact.values[2])
        ceiling = STABILITY[country] + HANDICAP_OVER_STABILITY
        return counts[country] == 0, counts[country] + fact.left > ceiling, fact.left

    return int(max(mine, key=urgency).values[2])


def equalize(replay: Replay, decision: Decision) -> int:
    """No line: a country was picked where the US has as much already."""
    found = influence(1)
    if any(fact.values[0] == US for fact in replay.influence_run()):
        return found(replay, decision)
    state = replay.state
    even = [c for c in decision.options if state.influence[US][c] >= state.influence[USSR][c]]
    return even[0] if even else give_up(replay, decision)


def target(replay: Replay, decision: Decision) -> int:
    fact = replay.next_fact(blanks=PASS in decision.options)
    if fact is not None and fact.kind in ("target", "war"):
        return int(fact.values[0])
    return give_up(replay, decision)


def defuse(replay: Replay, decision: Decision) -> int:
    if is_defused_next(replay, decision.seat):
        return int(replay.ahead()[0].values[2])
    return give_up(replay, decision)


def che(replay: Replay, decision: Decision) -> int:
    """Military operations tell whose coup it is that follows; some logs leave them out when their track is full."""
    facts = replay.ahead()
    if [fact.kind for fact in facts] == [COUP]:
        replay.stop_at_end()
    if [fact.kind for fact in facts[:2]] != [COUP, "target"]:
        return PASS
    credit = next((fact for fact in facts if fact.kind == "military"), None)
    target = int(facts[1].values[0])
    if credit is None:
        untold = replay.is_last_block() or replay.state.military[USSR] == MILITARY_LIMIT
        return target if untold and target in decision.options else PASS
    return target if credit.values[0] == USSR else PASS


def shuttle(replay: Replay, decision: Decision) -> int:
    """The log does not name the country: take one that gives the score it prints."""
    replay.result.leave_unchecked("the country that Shuttle Diplomacy leaves out is not printed")
    region = ASIA if SCORES[decision.about] == "asia" else MIDDLE_EAST
    result = next((fact for fact in replay.ahead() if fact.kind in ("vp", "no-vp")), None)
    for option in decision.options:
        ussr, us = region_points(replay.state, region, option)
        if result is None or replay.state.vp + us - ussr == result.values[-1]:
            return option
    return decision.options[0]


# Other choices


def olympics(replay: Replay, decision: Decision) -> int:
    fact = replay.next_fact()
    if fact is not None and fact.kind == "unnamed-choice":
        fact.kind, fact.values = "olympics", (decision.seat, unnamed_olympics(replay))
    if fact is None or fact.kind != "olympics":
        return give_up(replay, decision)
    return DO_PARTICIPATE if fact.values[1] == "joined" else DO_BOYCOTT


def unnamed_olympics(replay: Replay) -> str:
    """Only a boycott lowers DEFCON or gives operations; those who take part get VP."""
    replay.result.leave_unchecked("the answer to the Olympic Games is not printed")
    following = [fact.kind for fact in replay.ahead()[1:2]]
    return "joined" if following == ["vp"] else "boycotted"


def warsaw_pact(replay: Replay, decision: Decision) -> int:
    if replay.at_end():
        raise LogEnds("the log ends before the choice")
    run = list(influence_ahead(replay))
    return DO_ADD if run and int(run[0].values[1]) > 0 else DO_REMOVE


def influence_ahead(replay: Replay) -> Iterator[Fact]:
    for fact in replay.ahead():
        if fact.kind == "influence":
            yield fact
        elif fact.kind != "event":
            return


def south_african_unrest(replay: Replay, decision: Decision) -> int:
    if replay.at_end():
        raise LogEnds("the log ends before the choice")
    first = next(influence_ahead(replay), None)
    return DO_CONCENTRATE if first is not None and first.values[1] == 2 else DO_SPREAD


def move_defcon(replay: Replay, decision: Decision) -> int:
    fact = replay.next_fact(blanks=True)
    if fact is None or fact.kind != "defcon":
        return PASS
    return DO_RAISE if fact.values[0] == "improves" else DO_LOWER


def set_defcon(replay: Replay, decision: Decision) -> int:
    if replay.at_end():
        raise LogEnds("the log ends before DEFCON is set")
    fact = replay.next_fact()
    level = int(fact.values[1]) if fact is not None and fact.kind == "defcon" else replay.state.defcon
    return LEVEL.option(level - 1)


def chernobyl(replay: Replay, decision: Decision) -> int:
    fact = replay.next_fact()
    if fact is not None and fact.kind == "unnamed-choice":
        fact.kind, fact.values = "chernobyl", (unnamed_region(replay),)
    if fact is None or fact.kind != "chernobyl":
        return give_up(replay, decision)
    return REGION.option(int(fact.values[0]))


def unnamed_region(replay: Replay) -> int:
    """A region that was chosen but is not printed: one where the USSR places nothing more in this turn."""
    later = [
        REGION_OF[int(other.values[2])]
        for block, facts in zip(replay.blocks, replay.facts, strict=True)
        for other in facts
        if block.turn == replay.turn and other.kind == "influence" and not other.done and other.values[0] == USSR
    ]
    replay.result.leave_unchecked("the region that Chernobyl names is not printed")
    return min(range(len(REGIONS)), key=later.count)


def wargames(replay: Replay, decision: Decision) -> int:
    """Its effect is usually not printed: the game ends here, or goes on."""
    rest = replay.ahead()
    return DO_END_GAME if replay.is_last_block() and all(fact.kind == "vp" for fact in rest) else PASS


# Chance


def draw(replay: Replay, decision: Decision) -> int:
    if replay.state.looking != NOTHING:
        return look(replay, decision)
    if not replay.draws:
        raise LogEnds("the log ends before the deal")
    return replay.draws.pop(0)


def look(replay: Replay, decision: Decision) -> int:
    """Our Man in Tehran saw at least what was then discarded."""
    for fact in replay.ahead():
        if fact.kind == "discards" and int(fact.values[1]) in decision.options:
            return int(fact.values[1])
    return decision.options[0]


def roll(replay: Replay, decision: Decision) -> int:
    if not replay.dice:
        replay.dice = dice_ahead(replay, decision)
    return replay.dice.pop(0)


def dice_ahead(replay: Replay, decision: Decision) -> list[int]:
    if replay.last_note in ("olympics-joined", "olympics-rolls"):
        return olympic_dice(replay)
    if replay.last_note == "event" and replay.event == SUMMIT:
        return summit_dice(replay)
    dice: dict[int, int] = {}
    for fact in replay.ahead():
        if fact.kind == "roll":
            dice[int(fact.values[0])] = int(fact.values[1])
            if len(dice) == 2:
                return [dice[USSR], dice[US]]
        elif fact.kind in DICE_LINES:
            return [int(value) for value in fact.values if isinstance(value, int)][:1]
    replay.stop_at_end()
    raise SandtableError(f"{replay.where()}: no die is printed here")


def olympic_dice(replay: Replay) -> list[int]:
    """The dice are not printed: any that give the winner."""
    replay.result.leave_unchecked(UNPRINTED_DICE, 2)
    result = replay.next_fact()
    sponsor = replay.event_side
    won = result is None or result.values[0] == sponsor
    return [6, 1] if won else [1, 6]


def summit_dice(replay: Replay) -> list[int]:
    replay.result.leave_unchecked(UNPRINTED_DICE, 2)
    state = replay.state
    ahead = regions_dominated(state, US) - regions_dominated(state, USSR)
    result = replay.next_fact()
    wanted = NOTHING if result is None or result.kind != "vp" else int(result.values[0])
    for ussr in DIE:
        for us in DIE:
            lead = us + ahead - ussr
            if (US if lead > 0 else USSR if lead < 0 else NOTHING) == wanted:
                return [ussr, us]
    raise SandtableError(f"{replay.where()}: no dice give this result of the summit")


ANSWERS: dict[str, Callable[[Replay, Decision], int]] = {
    "headline": headline,
    "play-card": header_card,
    "trapped": header_card,
    "use-card": use_card,
    "use-operations": use_operations,
    "free-operation": use_operations,
    "set-up": set_up,
    "handicap": set_up,
    "influence-where": influence(1),
    "place": influence(1),
    "place-two": influence(1),
    "norad": influence(1),
    "move-to": influence(1),
    "equalize": equalize,
    "double": influence(1),
    "remove": influence(-1),
    "clear": influence(-1),
    "unrest": influence(-1),
    "move-from": influence(-1),
    "coup-where": target,
    "realign-where": target,
    "war-where": target,
    "defuse": defuse,
    "che": che,
    "shuttle": shuttle,
    "discard-or-lose": own_discard,
    "ask-not": own_discard,
    "tehran": own_discard,
    "discard-held": held_card,
    "make-discard": moved_card("discards"),
    "discard-at-random": moved_card("discards"),
    "draw-from-hand": moved_card("reveals"),
    "give-card": moved_card("reveals"),
    "un-partner": partner,
    "take-discard": take_discard,
    "grain-sales": grain_sales,
    "olympics": olympics,
    "warsaw-pact": warsaw_pact,
    "unrest-in-south-africa": south_african_unrest,
    "move-defcon": move_defcon,
    "set-defcon": set_defcon,
    "chernobyl": chernobyl,
    "wargames": wargames,
    "draw": draw,
    "roll": roll,
}
