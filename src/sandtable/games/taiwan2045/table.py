"""The whole game at the table: its phases, what may be done at any time, what each seat sees."""

from __future__ import annotations

from typing import Any, final

from sandtable.engine import Decision, Flow, Options, Pick, View

from .enemy import POINTS_PER_LURE, can_be_reinforced
from .events import END_OF_THE_LAW
from .missions import claim, claim_points, claims
from .moves import clash, walk
from .names import (
    AGITATE,
    BLIND,
    CARD,
    CARD_GROUP,
    DECK,
    FACTION_IDS,
    GROUNDS,
    GROUP_IDS,
    MISSION,
    MISSION_REGION,
    NAMES,
    NOBODY,
    NOWHERE,
    PLACES,
    POWER,
    REGION,
    REGION_IDS,
    RESIST_CLAIM,
    REVEAL,
    ROAD,
    ROAD_IDS,
    SPACE,
    STRONGHOLDS,
    SUBMARINES,
    TAIWAN_TROOPS,
    TAXI_FLEET,
    USE_SUBMARINES,
    USE_TAXIS,
    WELCOME_CLAIM,
)
from .powers import reveal
from .rounds import end_round, set_up, start_round
from .state import ACT, ENEMY_WORK, PICK, ROUND_END, ROUND_START, SETUP, TURN_END, Position, Told
from .turn import act, do_enemy_work, end_turn, pick

STAGES = {
    SETUP: "setup",
    ROUND_START: "round-start",
    PICK: "pick",
    ACT: "act",
    ENEMY_WORK: "enemy-work",
    TURN_END: "turn-end",
    ROUND_END: "round-end",
}
LAST_CLAIM = WELCOME_CLAIM + len(MISSION_REGION)


@final
class Taiwan2045(Position):
    """2045: hidden powers steer the last ten days of a landing war."""

    def copy(self) -> Taiwan2045:
        twin = Taiwan2045(self.seats)
        self.copy_to(twin)
        return twin

    def next_phase(self) -> Flow:
        if self.stage == PICK:
            return pick(self)
        if self.stage == ACT:
            return act(self)
        if self.stage == ENEMY_WORK:
            return do_enemy_work(self)
        if self.stage == TURN_END:
            return end_turn(self)
        if self.stage == ROUND_START:
            return start_round(self)
        if self.stage == ROUND_END:
            return end_round(self)
        return set_up(self)

    # At any time of a card turn

    def extras(self) -> list[int]:
        if self.playing == NOWHERE:
            return []
        found = claims(self)
        if not self.revealed[self.seat]:
            found.append(REVEAL)
        if self.stage == ACT:
            own = self.mine[self.seat]
            if TAXI_FLEET in own and TAXI_FLEET not in self.used:
                found.append(USE_TAXIS)
            if SUBMARINES in own and SUBMARINES not in self.used and self.torpedo_targets():
                found.append(USE_SUBMARINES)
        return found

    def do_extra(self, choice: int) -> Told:
        if choice == REVEAL:
            yield from reveal(self)
        elif RESIST_CLAIM <= choice < LAST_CLAIM:
            claim(self, choice)
        elif choice == USE_TAXIS:
            self.used.append(TAXI_FLEET)
            self.charge = 0
            yield from walk(self, self.seat, TAXI_FLEET, 1)
            yield from clash(self, self.seat)
        elif choice == USE_SUBMARINES:
            self.used.append(SUBMARINES)
            yield from self.torpedo()
        else:
            return False
        return True

    def torpedo_targets(self) -> list[int]:
        if self.seat == self.rebel_seat:
            return []
        return [ground for ground in GROUNDS if self.pla[ground] > 1]

    def torpedo(self) -> Flow:
        """One troop of a landing ground, never the last."""
        choice = yield self.ask(self.seat, "torpedo-where", [SPACE + ground for ground in self.torpedo_targets()])
        ground = choice - SPACE
        units = self.pla_units(ground)
        unit = units[0]
        if len(units) > 1:
            choice = yield self.ask(self.seat, "hit-which", [CARD + other for other in units], about=SPACE + ground)
            unit = choice - CARD
        self.hit(unit, ground, 1, self.seat)

    # What a seat sees

    def view(self, seat: int) -> View:
        return {
            "phase": STAGES[self.stage],
            "turn": self.round,
            "current": None if self.seat == NOBODY else self.seat,
            "seats": [self.view_seat(other, seat) for other in range(self.seats)],
            "spaces": {NAMES[SPACE + place]: self.view_place(place) for place in range(PLACES)}
            | {NAMES[SPACE + PLACES]: {"owner": "taiwan", "pieces": [], "values": {"troops": self.overseas}}},
            "hand": self.view_hand(seat),
            "tracks": {
                "round": self.round,
                "cores": self.held_core_cities(),
                "lure": self.lures,
                **{
                    id: {str(other): self.friends[other][faction] for other in range(self.seats)}
                    for faction, id in enumerate(FACTION_IDS)
                },
            },
            "piles": self.view_piles(),
            "laid": self.view_supply(seat) + self.view_laid(),
            "effects": self.view_effects(),
            "ending": {"war": self.war, "hero": self.hero, "results": self.results} if self.over else None,
        }

    def view_seat(self, other: int, watcher: int) -> dict[str, Any]:
        known = self.revealed[other] or self.over or other == watcher
        return {
            "seat": other,
            "score": self.score[other],
            "values": {
                "merit": self.merit[other],
                "slot": max(0, self.slot[other]),
                "next-slot": max(0, self.next_slot[other]),
                "cards": len(self.hand[other]),
                "missions": len(self.missions[other]),
            },
            "shown": ([NAMES[POWER + self.power[other]]] if known and self.power[other] != NOBODY else [])
            + [NAMES[CARD + card] for card in sorted(self.mine[other])],
            "marks": ["revealed"] if self.revealed[other] else [],
            "exits": [NAMES[CARD + card] for card in sorted(self.exits[other])],
            "roads": [NAMES[ROAD + road] for road in range(len(ROAD_IDS)) if self.roads[other] >> road & 1],
            "backs": sorted(NAMES[DECK + CARD_GROUP[card]] for card in self.hand[other]),
            "mission-backs": sorted(NAMES[REGION + MISSION_REGION[mission]] for mission in self.missions[other]),
        }

    def view_place(self, place: int) -> dict[str, Any]:
        pieces: list[dict[str, Any]] = []
        for unit in self.pla_units(place):
            pieces.append({"what": NAMES[CARD + unit], "n": self.size(unit, place), "owner": "pla"})
        if self.column and self.column[1] == place:
            pieces.append({"what": NAMES[CARD + self.column[0]], "n": self.column[2], "owner": "pla"})
        owner: str | None = "pla" if self.pla[place] > 0 else None
        if place < STRONGHOLDS:
            for unit in self.here[place]:
                pieces.append({"what": NAMES[CARD + unit], "n": self.troops[unit], "owner": self.owner[unit]})
            if owner is None and self.here[place]:
                owner = "taiwan" if self.taiwan[place] > 0 else "rebel"
        marks = ["water-cut"] if place < STRONGHOLDS and self.water_cut[place] else []
        return {"owner": owner, "pieces": pieces, "values": {"pla": self.pla[place]}, "marks": marks}

    def view_hand(self, seat: int) -> list[str]:
        if seat < 0:
            return []
        cards = [NAMES[CARD + card] for card in sorted(self.hand[seat])]
        return cards + [NAMES[MISSION + mission] for mission in sorted(self.missions[seat])]

    def view_piles(self) -> dict[str, Any]:
        piles: dict[str, Any] = {"reserve": self.reserve, "elite": len(self.elite_deck)}
        piles |= {id: len(self.decks[group]) for group, id in enumerate(GROUP_IDS)}
        piles |= {f"missions-{id}": self.missions_left(region) for region, id in enumerate(REGION_IDS)}
        return piles

    def view_supply(self, seat: int) -> list[dict[str, Any]]:
        """The supply; whoever holds slot 3 also sees what lies face down."""
        supply: list[dict[str, Any]] = []
        if self.elite_up != NOWHERE:
            supply.append({"label": "elite", "cards": [NAMES[CARD + self.elite_up]], "hidden": 0})
        supply.append({"label": "open", "cards": [NAMES[CARD + card] for card in self.face_up], "hidden": 0})
        for group, card in enumerate(self.face_down):
            if card != NOWHERE:
                peeks = self.knows(seat, card)
                shown = [NAMES[BLIND + group], NAMES[CARD + card]] if peeks else [NAMES[BLIND + group]]
                supply.append({"label": "closed", "cards": shown, "hidden": 0 if peeks else 1})
        return supply

    def view_laid(self) -> list[dict[str, Any]]:
        """What lies open before a player for a while."""
        laid: list[dict[str, Any]] = []
        if self.playing != NOWHERE:
            laid.append({"label": "played", "seat": self.seat, "cards": [NAMES[CARD + self.playing]], "hidden": 0})
        if self.finished:
            cards = [NAMES[MISSION + mission] for mission in self.finished]
            laid.append({"label": "finished", "seat": self.seat, "cards": cards, "hidden": 0})
        if self.doomsayer != NOBODY:
            laid.append({"label": "doom", "seat": self.doomsayer, "cards": [NAMES[CARD + END_OF_THE_LAW]], "hidden": 0})
        return laid

    def view_effects(self) -> list[str]:
        effects = [NAMES[SPACE + place] for place in self.cut]
        if self.blackout != NOWHERE:
            effects.append(NAMES[CARD + self.blackout])
        if self.defiant != NOWHERE:
            effects.append(NAMES[CARD + self.defiant])
        return effects

    # What it does not see, dealt anew

    def resample(self, seat: int, random: Pick) -> None:
        self.resample_powers(seat, random)
        for group in range(len(GROUP_IDS)):
            self.resample_cards(seat, group, random)
        for region in range(len(REGION_IDS)):
            self.resample_missions(seat, region, random)

    def resample_powers(self, seat: int, random: Pick) -> None:
        if self.stage == SETUP or self.over:
            return
        others = [other for other in range(self.seats) if other != seat and not self.revealed[other]]
        unseen = self.spare_powers + [self.power[other] for other in others]
        shuffle(unseen, random)
        for other in others:
            self.power[other] = unseen.pop()
        self.spare_powers = unseen

    def resample_cards(self, seat: int, group: int, random: Pick) -> None:
        """Cards of one deck keep their backs: they change places only with cards of the same deck."""
        unknown = [
            (other, number)
            for other in range(self.seats)
            for number, card in enumerate(self.hand[other])
            if CARD_GROUP[card] == group and not self.knows(seat, card)
        ]
        down = self.face_down[group]
        hidden_down = down != NOWHERE and not self.knows(seat, down)
        unseen = self.decks[group].cards + [CARD + self.hand[other][number] for other, number in unknown]
        if hidden_down:
            unseen.append(CARD + down)
        shuffle(unseen, random)
        for other, number in unknown:
            self.hand[other][number] = unseen.pop() - CARD
        if hidden_down:
            self.face_down[group] = unseen.pop() - CARD
        self.decks[group].cards[:] = unseen

    def knows(self, seat: int, card: int) -> bool:
        return seat >= 0 and bool(self.seen[card] >> seat & 1)

    def resample_missions(self, seat: int, region: int, random: Pick) -> None:
        unknown = [
            (other, number)
            for other in range(self.seats)
            if other != seat
            for number, mission in enumerate(self.missions[other])
            if MISSION_REGION[mission] == region
        ]
        unseen = self.mission_decks[region].cards + self.under[region]
        unseen += [MISSION + self.missions[other][number] for other, number in unknown]
        shuffle(unseen, random)
        for other, number in unknown:
            self.missions[other][number] = unseen.pop() - MISSION
        self.under[region] = [unseen.pop() for _ in self.under[region]]
        self.mission_decks[region].cards[:] = unseen

    # What the table asks

    def scores(self) -> list[float]:
        if self.over:
            return [float(sum(row)) for row in self.results]
        return [float(self.score[seat] + 2 * self.merit[seat]) for seat in range(self.seats)]

    def check(self) -> str:
        on_map = sum(self.troops[unit] for own in self.mine for unit in own if not self.is_rebel(unit))
        total = self.reserve + self.overseas + self.turned + on_map
        if total != TAIWAN_TROOPS:
            return f"{total} Taiwan troops instead of {TAIWAN_TROOPS}"
        for place in range(PLACES):
            if self.pla[place] < 0 or (place >= STRONGHOLDS and self.stage != SETUP and self.pla[place] < 1):
                return f"{self.pla[place]} PLA troops in {NAMES[SPACE + place]}"
            led = sum(self.troops[elite] for elite in self.elites_at(place))
            if led not in (0, self.pla[place]):
                return f"elites lead {led} of {self.pla[place]} troops in {NAMES[SPACE + place]}"
        return ""

    def why_not(self, decision: Decision, option: int) -> str:
        """The clause that keeps an option away which a player might look for."""
        if decision.prompt == "turn" and option == 0:
            return "pass-5"
        if decision.prompt in ("move-where", "retreat-where") and option - SPACE in GROUNDS:
            return "faq-combat-4"
        if decision.prompt == "pla-reinforce" and SPACE <= option < SPACE + PLACES:
            return "" if can_be_reinforced(self, option - SPACE) else "enemy-reinforce-1"
        if decision.prompt == "lure-from" and SPACE <= option < SPACE + PLACES:
            return "enemy-leave-2" if self.pla[option - SPACE] == 1 else "enemy-lure-5"
        return ""

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        """What a claim pays, and what an agitation makes of the lure markers."""
        found: dict[int, dict[str, float]] = {}
        for option in decision.options:
            if RESIST_CLAIM <= option < LAST_CLAIM:
                found[option] = {"points": float(claim_points(option))}
            elif option == AGITATE:
                found[option] = {"points": float(POINTS_PER_LURE * self.lures)}
        return found


def shuffle(cards: list[int], random: Pick) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def new(seats: int, options: Options) -> Taiwan2045:
    return Taiwan2045(seats)
