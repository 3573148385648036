"""The game as the engine runs it."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, Choice, Decision, Flow, Options, Pick, View

from . import advice, events, phases, play
from .board import ACTION_ROUND, HEADLINE_EVENT, HEADLINES, SETUP, TURN_START, Board
from .names import (
    ALDRICH_AMES,
    CARDS,
    COUNTRIES,
    ERA,
    IN_DECK,
    OPTIONAL,
    SHUTTLE_DIPLOMACY,
    SIDE,
    SIDES,
    UN_INTERVENTION,
    US,
    USSR,
)
from .view import view


@final
class Twilight(Board):
    """Ten turns of cold war."""

    def copy(self) -> Twilight:
        twin = Twilight()
        self.copy_board_to(twin)
        return twin

    def next_phase(self) -> Flow:
        phase = self.phase
        if phase == ACTION_ROUND:
            return phases.action_round(self)
        if phase == HEADLINE_EVENT:
            return phases.resolve_headline(self)
        if phase == HEADLINES:
            return phases.choose_headlines(self)
        if phase == TURN_START:
            return phases.start_turn(self)
        return phases.set_up(self) if phase == SETUP else phases.end_turn(self)

    def carry_out(self, card: int, player: int) -> Choice:
        return events.carry_out(self, card, player)

    def play_card(self, side: int, card: int) -> Flow:
        return play.play_card(self, side, card)

    def use_for_operations(self, side: int, card: int, may_space: bool) -> Flow:
        return play.use_for_operations(self, side, card, may_space)

    # What the table asks

    def scores(self) -> list[float]:
        if self.over:
            return [1.0 if side in self.winners else 0.5 if not self.winners else 0.0 for side in SIDES]
        return [float(-self.vp), float(self.vp)]

    def view(self, seat: int) -> View:
        return view(self, seat)

    def why_not(self, decision: Decision, option: int) -> str:
        return advice.why_not(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return advice.hints(self, decision)

    def resample(self, seat: int, random: Pick) -> None:
        """Deals the other hands, their face-down headlines and the deck anew, except for what the seat has seen."""
        if seat != US and ALDRICH_AMES in self.effects:
            self.shown[US] = self.hands[US].copy()
        face_down = [
            side for side in SIDES if side != seat and self.headline[side] != NOTHING and not self.headline_open
        ]
        for side in face_down:
            self.hands[side].append(self.headline[side])
        self.resample_cards(seat, random)
        for side in face_down:
            fit = [card for card in self.hands[side] if phases.can_headline(self, side, card)]
            self.headline[side] = fit[int(random() * len(fit))]
            self.leave_hand(side, self.headline[side])
        if UN_INTERVENTION in self.on_table and self.phasing != seat:
            self.give_partner(self.phasing)

    def give_partner(self, side: int) -> None:
        """Whoever is playing UN Intervention holds a card that it can be played with."""
        fit = [card for card in self.deck.cards if SIDE[card] == 1 - side]
        spare = [card for card in self.unseen_in(side) if SIDE[card] != 1 - side]
        if spare and fit and len(spare) == len(self.hands[side]):
            self.hands[side][self.hands[side].index(spare[0])] = fit[0]
            self.deck.cards[self.deck.cards.index(fit[0])] = spare[0]

    def check(self) -> str:
        for side in SIDES:
            if min(self.influence[side]) < 0:
                return "influence below zero"
        for country in COUNTRIES:
            if self.controller[country] != self.judge_control(country):
                return f"control of country {country} is not kept up"
        if not self.over and self.cards_somewhere() != self.cards_in_game():
            return "a card is lost or doubled"
        return ""

    def cards_somewhere(self) -> list[int]:
        cards = self.hands[USSR] + self.hands[US] + self.deck.cards + self.deck.top + self.discards + self.removed
        cards += self.on_table + self.looked_at + [card for card in self.headline if card != NOTHING]
        if SHUTTLE_DIPLOMACY in self.effects and SHUTTLE_DIPLOMACY not in self.on_table:
            cards = [*cards, SHUTTLE_DIPLOMACY]
        return sorted(cards)

    def cards_in_game(self) -> list[int]:
        if self.phase == SETUP and not self.cards_somewhere():
            return []
        return [
            card
            for card in CARDS
            if IN_DECK[card] and ERA[card] <= self.era() and (self.optional_cards or not OPTIONAL[card])
        ]


def new(seats: int, options: Options) -> Twilight:
    g = Twilight()
    g.optional_cards = bool(options["optional-cards"])
    g.us_handicap = int(options["us-handicap"])
    g.reveal_held = bool(options["reveal-held"])
    g.digital_rulings = bool(options["digital-rulings"])
    return g
