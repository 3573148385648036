"""The turn in the order of the rules: set-up, start, headlines, action rounds, end."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine import NOTHING, PASS, Flow
from sandtable.games.common.countries import NOBODY

from .board import ACTION_ROUND, HEADLINE_EVENT, HEADLINES, TURN_END, TURN_START, Board, GameEnds
from .events import carry_out
from .names import (
    BEAR_TRAP,
    CANADA,
    CARDS,
    CHINA_CARD,
    CLAUSE,
    COUNTRIES,
    COUNTRY_CONTENT,
    CUBAN_MISSILE_CRISIS,
    DEFECTORS,
    DO_DEFUSE,
    EARLY,
    EASTERN_EUROPE,
    ERA,
    ERA_OF_TURN,
    HANDICAP_OVER_STABILITY,
    IN_DECK,
    LAST_TURN,
    MAY_HEADLINE,
    MISSILE_ENVY,
    MOST_ACTION_ROUNDS,
    NORAD,
    OPS,
    OPTIONAL,
    QUAGMIRE,
    SCORING,
    STABILITY,
    US,
    US_FREE,
    USSR,
    USSR_FREE,
    VP_LIMIT,
    WESTERN_EUROPE,
)
from .operations import defuse, ways_to_defuse
from .play import play_card, play_china_card, settle_burial
from .scoring import final_scoring

TRAP_OPS = 2
TRAP_ESCAPE = 4


# 3 Set-up


def set_up(g: Board) -> Flow:
    """Hands are dealt first, then the USSR places, then the US, then the handicap."""
    add_era(g, EARLY)
    lay_out_fixed_influence(g)
    yield from deal(g)
    g.cause = "3.2~a"
    yield from g.place_influence(USSR, USSR, USSR_FREE, EASTERN_EUROPE, prompt="set-up")
    g.cause = "3.3~a"
    yield from g.place_influence(US, US, US_FREE, WESTERN_EUROPE, prompt="set-up")
    g.cause = "3~5"
    for left in range(g.us_handicap, 0, -1):
        country = yield g.ask(US, "handicap", handicap_countries(g), left)
        g.add_influence(US, country)
    g.note("turn", "4.1", n=g.turn)
    g.phase = HEADLINES


def lay_out_fixed_influence(g: Board) -> None:
    for country, row in zip(COUNTRIES, COUNTRY_CONTENT["country"], strict=True):
        g.cause = "3.2"
        g.add_influence(USSR, country, row["start_ussr"])
        g.cause = "3.3"
        g.add_influence(US, country, row["start_us"])


def handicap_countries(g: Board) -> list[int]:
    """Where the US has influence, up to two above the stability."""
    return [
        country
        for country in g.has_influence(US, COUNTRIES)
        if g.digital_rulings or g.influence[US][country] < STABILITY[country] + HANDICAP_OVER_STABILITY
    ]


def add_era(g: Board, era: int) -> None:
    """The era's cards join what is left of the deck; the discards wait."""
    g.deck.put_all(c for c in CARDS if ERA[c] == era and IN_DECK[c] and (g.optional_cards or not OPTIONAL[c]))


# 4.5 A and B Start of the turn


def start_turn(g: Board) -> Flow:
    g.note("turn", "4.1", n=g.turn)
    if g.era() != ERA_OF_TURN[g.turn - 1]:
        add_era(g, g.era())
    g.set_defcon(g.defcon + 1)
    yield from deal(g)
    g.phase = HEADLINES


def deal(g: Board) -> Flow:
    """One card at a time in turn, the USSR first; a deck that runs out is made anew at once."""
    g.cause = "4.5B"
    size = g.hand_size()
    side = USSR
    while len(g.deck) and (len(g.hands[USSR]) < size or len(g.hands[US]) < size):
        if len(g.hands[side]) < size:
            card = yield g.deck.draw()
            g.receive(side, card)
            if not len(g.deck):
                g.reshuffle()
        side = 1 - side


# 4.5 C Headlines


def choose_headlines(g: Board) -> Flow:
    """Both choose in secret, unless the space race makes one show its card first."""
    g.round = 0
    g.headline_open = False
    if g.has_ability(USSR, 4) or g.has_ability(US, 4):
        first = US if g.has_ability(USSR, 4) else USSR
        yield from choose_headline(g, first)
        g.headline_open = True
        show_headline(g, first)
        yield from choose_headline(g, 1 - first)
        show_headline(g, 1 - first)
    else:
        yield g.together([choose_headline(g, USSR), choose_headline(g, US)])
        g.headline_open = True
        show_headline(g, USSR)
        show_headline(g, US)
    order = headline_order(g)
    g.phasing = order[0]
    g.phase = HEADLINE_EVENT


def choose_headline(g: Board, side: int) -> Flow:
    if any(True for _ in possible_headlines(g, side)):
        card = yield g.ask(side, "headline", possible_headlines(g, side))
        g.leave_hand(side, card)
        g.headline[side] = card


def possible_headlines(g: Board, side: int) -> Iterator[int]:
    for card in g.hands[side]:
        if can_headline(g, side, card):
            yield card


def can_headline(g: Board, side: int, card: int) -> bool:
    return MAY_HEADLINE[card] and not (card == MISSILE_ENVY and g.owes_missile_envy(side))


def show_headline(g: Board, side: int) -> None:
    if g.headline[side] != NOTHING:
        g.note("headline", "4.5C", reveals=True, seat=side, card=g.headline[side])


def headline_order(g: Board) -> list[int]:
    """Defectors of the US before all, then the higher printed value; the US on ties."""
    ussr, us = g.headline
    if us in (DEFECTORS, NOTHING) or ussr == NOTHING:
        return [US, USSR]
    return [USSR, US] if OPS[ussr] > OPS[us] else [US, USSR]


def resolve_headline(g: Board) -> Flow:
    """The owner of the headline is the phasing player while it is carried out."""
    side = g.phasing
    card = g.headline[side]
    g.headline[side] = NOTHING
    if card != NOTHING:
        g.remember_reach()
        g.on_table.append(card)
        if card == DEFECTORS and side == US:
            cancel_headline(g, USSR)
        try:
            g.pay_flower_power(side, card)
            happened = yield from carry_out(g, card, side)
        except GameEnds:
            return
        g.put_away(card, happened)
        yield from offer_to_defuse(g)
    if g.headline[1 - side] != NOTHING:
        g.phasing = 1 - side
        return
    g.phase = ACTION_ROUND
    g.round = 1
    g.phasing = USSR


def cancel_headline(g: Board, side: int) -> None:
    card = g.headline[side]
    if card != NOTHING:
        g.headline[side] = NOTHING
        g.discards.append(card)
        g.note("headline-cancelled", "card 103", seat=side, card=card)


# 4.5 D Action rounds


def action_round(g: Board) -> Flow:
    side = g.phasing
    g.note("round", "4.5D", seat=side, n=g.round)
    g.moved_to_two = False
    g.remember_reach()
    try:
        if (QUAGMIRE if side == US else BEAR_TRAP) in g.effects:
            yield from trapped_round(g, side)
        else:
            yield from free_round(g, side)
        yield from answer_norad(g)
        yield from offer_to_defuse(g)
    except GameEnds:
        return
    next_round(g)


def free_round(g: Board, side: int) -> Flow:
    card = PASS
    while True:
        if g.hands[side] or (g.china_holder == side and g.china_face_up):
            card = yield g.ask(side, "play-card", play_options(g, side))
        if card != DO_DEFUSE:
            break
        country = yield g.ask(side, "defuse", list(ways_to_defuse(g, side)))
        defuse(g, side, country)
    if card == PASS:
        settle_burial(g, side, False)
        g.note("pass", "4.5D~b", reveals=True, seat=side)
    elif card == CHINA_CARD:
        yield from play_china_card(g, side)
    else:
        g.lay_down(side, card)
        yield from play_card(g, side, card)


def play_options(g: Board, side: int) -> Iterator[int]:
    """The hand and the China Card; an owed Missile Envy comes before everything but a scoring card in danger."""
    scoring = g.scoring_cards(side)
    in_danger = len(scoring) > 0 and len(scoring) >= g.rounds_left(side)
    if g.owes_missile_envy(side):
        yield from scoring if in_danger else [MISSILE_ENVY]
    else:
        yield from g.hands[side]
        if g.china_holder == side and g.china_face_up and not in_danger:
            yield CHINA_CARD
    if not g.hands[side] or g.round > g.action_rounds():
        yield PASS
    if g.crisis == side and any(True for _ in ways_to_defuse(g, side)):
        yield DO_DEFUSE


def trapped_round(g: Board, side: int) -> Flow:
    """Bear Trap and Quagmire: discard a card of 2 or more and roll 1 to 4 to get free."""
    settle_burial(g, side, False)
    trap = QUAGMIRE if side == US else BEAR_TRAP
    g.cause = CLAUSE[trap]
    card = PASS
    if any(option != PASS for option in trap_options(g, side)):
        card = yield g.ask(side, "trapped", trap_options(g, side), about=trap)
    if card == PASS:
        g.note("pass", CLAUSE[trap], reveals=True, seat=side)
    elif SCORING[card]:
        g.lay_down(side, card)
        yield from play_card(g, side, card)
    else:
        g.discard(side, card)
        roll = yield g.roll()
        g.note("trap-roll", CLAUSE[trap], seat=side, roll=roll, needed=TRAP_ESCAPE)
        if roll <= TRAP_ESCAPE:
            g.end_effect(trap)


def trap_options(g: Board, side: int) -> Iterator[int]:
    """A card of 2 or more; scoring cards when there is none, or before they would be stranded."""
    scoring = g.scoring_cards(side)
    in_danger = len(scoring) > 0 and len(scoring) >= g.rounds_left(side)
    fit = [] if in_danger else list(g.cards_worth(side, TRAP_OPS))
    if g.owes_missile_envy(side) and MISSILE_ENVY in fit:
        fit = [MISSILE_ENVY]
    yield from fit or scoring
    if g.round > g.action_rounds() or not (fit or in_danger):
        yield PASS


def answer_norad(g: Board) -> Flow:
    if g.moved_to_two and NORAD in g.effects and g.controller[CANADA] == US:
        g.cause = CLAUSE[NORAD]
        yield from g.place_influence(US, US, 1, g.has_influence(US, COUNTRIES), may_stop=True, prompt="norad")


def offer_to_defuse(g: Board) -> Flow:
    """The digital edition lets the threatened side end the missile crisis in the other's round too."""
    if g.digital_rulings and g.crisis != NOBODY:
        ways = list(ways_to_defuse(g, g.crisis))
        if ways:
            country = yield g.ask(g.crisis, "defuse", [*ways, PASS], about=CUBAN_MISSILE_CRISIS)
            if country != PASS:
                defuse(g, g.crisis, country)


def next_round(g: Board) -> None:
    """The USSR, then the US; after the normal rounds only who may take an extra one."""
    while True:
        if g.phasing == USSR:
            g.phasing = US
        else:
            g.phasing = USSR
            g.round += 1
        if g.round > MOST_ACTION_ROUNDS:
            g.phase = TURN_END
            return
        if g.round <= g.action_rounds() or g.may_take_extra_round(g.phasing):
            return


# 4.5 E to I End of the turn


def end_turn(g: Board) -> Flow:
    g.note("turn-end", "4.5E", n=g.turn)
    try:
        settle_military_operations(g)
        check_held_scoring_cards(g)
        if abs(g.vp) >= VP_LIMIT:
            g.end("vp", US if g.vp > 0 else USSR)
        g.china_face_up = True
        yield from discard_held_card(g)
        g.end_turn_effects()
        g.attempts = [0, 0]
        if g.turn == LAST_TURN:
            final_scoring(g)
    except GameEnds:
        return
    g.turn += 1
    g.phase = TURN_START


def settle_military_operations(g: Board) -> None:
    """Each side pays what it is short of DEFCON; the net moves, and 20 is judged after the held cards."""
    short = [max(0, g.defcon - done) for done in g.military]
    net = short[USSR] - short[US]
    if net != 0:
        g.move_vp(US if net > 0 else USSR, abs(net), "8.2.2")
    g.military = [0, 0]


def check_held_scoring_cards(g: Board) -> None:
    """Whoever holds a scoring card loses; if both do, the US wins."""
    g.cause = "4.5F"
    if g.reveal_held:
        g.show_hand(USSR)
        g.show_hand(US)
    if g.scoring_cards(USSR):
        g.end("held-scoring-card", US)
    if g.scoring_cards(US):
        g.end("held-scoring-card", USSR)


def discard_held_card(g: Board) -> Flow:
    g.cause = "6.4.4~c"
    for side in (USSR, US):
        if g.has_ability(side, 6) and g.hands[side]:
            yield from g.offer_discard(side, "discard-held", g.hands[side])
