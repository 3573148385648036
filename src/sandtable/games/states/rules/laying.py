"""Steps 3 and 4: the hegemon speaks, and everybody lays events in secret, or swaps a person instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ..content import MILITARY, STATES
from ..options import CHOICE, DO_ASSASSINATE, DO_DONE, DO_SWAP, LABELS, OPEN_COUNSEL, SEAT, STATE, WORD_WORTH_GOLD
from .assassination import assassinate, bar_assassination, can_assassinate, offer_targets
from .cards import ATTACKER_MIN_MILITARY, OPTIONS, CardOption
from .persons import swap_person
from .phases import GATHER

if TYPE_CHECKING:
    from ..state import WarringStates


def lay_events(g: WarringStates) -> Flow:
    """Who assassinates before committing is asked again afterwards; swaps come when all have committed (F-16)."""
    if g.has_hegemon():
        g.note("speech", "F-10", seat=g.hegemon)
    g.laying_in_secret = True
    uncommitted = g.in_order()
    while uncommitted:
        yield g.together([lay_or_swap(g, seat) for seat in uncommitted])
        uncommitted = [seat for seat in uncommitted if g.plan[seat] == DO_ASSASSINATE]
        for seat in uncommitted:
            yield from assassinate_before_committing(g, seat)
    g.laying_in_secret = False
    if g.is_heard():
        for seat in g.in_order():
            announce_plan(g, seat)
    for seat in g.in_order():
        if g.plan[seat] == DO_SWAP:
            yield from swap_person(g, seat)
    g.phase = GATHER


def assassinate_before_committing(g: WarringStates, seat: int) -> Flow:
    if can_assassinate(g, seat):
        target = yield g.ask(seat, "assassinate", offer_targets(g, seat))
        yield from assassinate(g, seat, SEAT.of(target))


def announce_plan(g: WarringStates, seat: int) -> None:
    if g.laid[seat]:
        g.note("laid", "F-12", reveals=True, seat=seat, count=len(g.laid[seat]))
    elif g.plan[seat] == PASS:
        g.note("laid-nothing", "F-14", reveals=True, seat=seat)
    if g.public_event == OPEN_COUNSEL:
        for card in g.laid[seat]:
            labels = labels_of(g, card)
            g.note("laid-openly", "P-04", reveals=True, seat=seat, card=card, labels=labels, labelled=len(labels))


def labels_of(g: WarringStates, card: int) -> list[int]:
    """The options that stand for a laid card's choice and labels."""
    labels = [STATE.option(state) for state in (g.first_label[card], g.second_label[card]) if state != NOTHING]
    if len(OPTIONS[card]) > 1 and g.choice_of[card] != NOTHING:
        return [CHOICE.option(g.choice_of[card]), *labels]
    return labels


# One seat's secret play


def lay_or_swap(g: WarringStates, seat: int) -> Flow:
    """One to five cards, or a swap; neither only with an empty hand (F-12 to F-14)."""
    g.plan[seat] = NOTHING
    plan = PASS
    if g.hands[seat] or g.persons[seat]:
        plan = yield g.ask(seat, "lay-or-swap", offer_plans(g, seat))
    if plan not in (PASS, DO_SWAP, DO_ASSASSINATE):
        yield from lay_cards(g, seat, plan)
        plan = DO_DONE
    g.plan[seat] = plan


def lay_cards(g: WarringStates, seat: int, card: int) -> Flow:
    """That card, and more until the player has done; under A Word Worth Gold only that one (P-05)."""
    hand = g.hands[seat]
    yield from lay_card(g, seat, card)
    while hand and g.public_event != WORD_WORTH_GOLD:
        card = yield g.ask(seat, "lay-more", offer_more(g, seat), left=len(hand))
        if card == DO_DONE:
            break
        yield from lay_card(g, seat, card)


def offer_plans(g: WarringStates, seat: int) -> Iterator[int]:
    yield from g.hands[seat]
    if not bar_swap(g, seat):
        yield DO_SWAP
    if not bar_assassination(g, seat):
        yield DO_ASSASSINATE
    if not bar_neither(g, seat):
        yield PASS


def bar_plan(g: WarringStates, seat: int, plan: int) -> str:
    if plan == DO_SWAP:
        return bar_swap(g, seat)
    if plan == DO_ASSASSINATE:
        return bar_assassination(g, seat)
    return bar_neither(g, seat) if plan == PASS else bar_card(g, seat, plan, "F-12")


def bar_swap(g: WarringStates, seat: int) -> str:
    return "" if g.persons[seat] else "F-13"


def bar_neither(g: WarringStates, seat: int) -> str:
    return "F-14" if g.hands[seat] else ""


def bar_card(g: WarringStates, seat: int, card: int, rule: str) -> str:
    """Only event cards in hand can be laid, passed or discarded, by the rule that asks for one."""
    return "" if card in g.hands[seat] else rule


def offer_more(g: WarringStates, seat: int) -> Iterator[int]:
    yield DO_DONE
    yield from g.hands[seat]


# Labels


def lay_card(g: WarringStates, seat: int, card: int) -> Flow:
    """A card leaves the hand and gets its choice and labels, fixed from now on (G-01 to G-04)."""
    g.hands[seat].remove(card)
    g.laid[seat].append(card)
    g.layer_of[card] = seat
    g.chosen[seat] = card
    g.choice_of[card] = g.first_label[card] = g.second_label[card] = NOTHING
    options = OPTIONS[card]
    choices = [choice for choice in range(len(options)) if first_labels(g, options[choice])]
    if choices:
        choice = choices[0]
        if len(choices) > 1:
            choice = CHOICE.of((yield g.ask(seat, "choice", CHOICE.all(choices), about=card)))
        g.choice_of[card] = choice
        yield from label_card(g, seat, card, options[choice])
    g.chosen[seat] = NOTHING


def label_card(g: WarringStates, seat: int, card: int, option: CardOption) -> Flow:
    first = yield g.ask(seat, option.prompts[0], LABELS[first_labels(g, option)], about=card)
    g.first_label[card] = STATE.of(first)
    if option.labels > 1:
        labels = LABELS[second_labels(g, option, g.first_label[card])]
        second = yield g.ask(seat, option.prompts[1], labels, about=card)
        g.second_label[card] = STATE.of(second)


def first_labels(g: WarringStates, option: CardOption) -> int:
    """The states that may be labelled first, as `bar_first_label` tells one by one."""
    board = g.board
    if not (option.is_war or option.adjacent):
        return board.living
    states = 0
    for state in range(STATES):
        if option.adjacent and not board.borders[state]:
            continue
        if not option.is_war or board.value(state, MILITARY) >= ATTACKER_MIN_MILITARY:
            states |= 1 << state
    return states & board.living


def bar_first_label(g: WarringStates, option: CardOption, state: int) -> str:
    """It lives, and has a neighbour or an army where the card needs one."""
    board = g.board
    if not board.is_alive(state):
        return "A-05"
    if option.adjacent and not board.borders[state]:
        return option.border_rule
    if option.is_war and board.value(state, MILITARY) < ATTACKER_MIN_MILITARY:
        return "W-07"
    return ""


def second_labels(g: WarringStates, option: CardOption, first: int) -> int:
    """The states that may be labelled second, as `bar_second_label` tells one by one."""
    return g.board.borders[first] if option.adjacent else g.board.living & ~(1 << first)


def bar_second_label(g: WarringStates, option: CardOption, first: int, state: int) -> str:
    """Another living state, a neighbour where the card needs one."""
    if not g.board.is_alive(state):
        return "A-05"
    if state == first or (option.adjacent and not g.board.borders[first] >> state & 1):
        return option.border_rule
    return ""


def bar_label(g: WarringStates, card: int, state: int) -> str:
    """For the next label of a card that is being laid."""
    option = OPTIONS[card][g.choice_of[card]]
    first = g.first_label[card]
    return bar_first_label(g, option, state) if first == NOTHING else bar_second_label(g, option, first, state)


def bar_choice(g: WarringStates, card: int, choice: int) -> str:
    """An option of a card that no state can be labelled with is not offered."""
    options = OPTIONS[card]
    return "" if choice < len(options) and first_labels(g, options[choice]) else "G-04"
