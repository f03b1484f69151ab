"""The Battle, in the order of its chapter: sheets, planets, bonuses, effects, astronauts, missions, end, scoring (WM-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.adventures.battle import words
from starboard.games.welcome_to_the_moon.adventures.battle.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES, BattleContent, load_battle
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import (
    FIRST_TYPE,
    INSIGNIA,
    PENALTY,
    PLANTS,
    WATERS,
    ZONE_A,
    ZONE_B,
    ZONES,
    in_zone,
)
from starboard.games.welcome_to_the_moon.adventures.battle.events import Captured
from starboard.games.welcome_to_the_moon.adventures.battle.rules import astronauts
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astra import BattleCard
from starboard.games.welcome_to_the_moon.adventures.battle.rules.bonuses import OfferBonus, PlanMoon
from starboard.games.welcome_to_the_moon.adventures.battle.rules.missions import progress_in
from starboard.games.welcome_to_the_moon.adventures.battle.view import BattleSheetView
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.events import RIVAL, reasons
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT, ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, CROSSED, UNTOUCHED, EffectAdventure, MarkedSheet, Track
from starboard.games.welcome_to_the_moon.sheet import EMPTY, HALF, NOT_CLAIMED, Sheet, X, number_name
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import PLAY, MoonState


@final
class Battle(EffectAdventure):
    """Symbols on planets come first, then moon slots, asteroids, and all that belongs to a zone; its ids begin with a_ or b_."""

    def __init__(self, content: BattleContent) -> None:
        symbols = [symbol.id for symbol in content.planet_symbols()]
        asteroids = [asteroid.id for asteroid in content.asteroids]
        printed = (content.zones.zone_a, content.zones.zone_b)
        zoned = [in_zone(zone, id) for zone in (ZONE_A, ZONE_B) for id in printed[zone].symbols()]
        super().__init__(content, [], [*symbols, *content.moon_slots(), *asteroids, *zoned])
        self.first_moon = len(symbols)
        self.first_box = self.symbol_at[zoned[0]]
        self.bonus: list[OfferBonus] = [OfferBonus(self, kind) for kind in range(len(EFFECTS))]
        self.plan = PlanMoon(self)
        self.read_planets(content)
        self.read_zones(content)
        self.any_sheet = False
        self.most_spent = sum([len(track.icons) for track in self.astronauts])
        self.judge = Judge(self)
        self.switches = [astronauts.ANY_SHEET, astronauts.PER_TURN]

    def under(self, options: Options) -> Battle:
        battle = Battle(load_battle())
        battle.any_sheet = options[astronauts.ANY_SHEET.id] == "yes"
        if options[astronauts.PER_TURN.id] == "1":
            battle.most_spent = 1
        return battle

    def read_planets(self, content: BattleContent) -> None:
        self.planet_ids: list[str] = [planet.id for planet in content.planets]
        self.labels: list[str] = [planet.label.replace("-", "–") for planet in content.planets]
        self.types: list[int] = [TYPES.index(planet.type) for planet in content.planets]
        self.lowest: list[int] = [planet.numbers[0] for planet in content.planets]
        self.highest: list[int] = [HALF if planet.label.endswith("+") else planet.numbers[-1] for planet in content.planets]
        self.planet_slots: list[list[int]] = [[self.slot_at[slot] for slot in planet.slots] for planet in content.planets]
        self.planet_of: list[int] = [[slot in slots for slots in self.planet_slots].index(True) for slot in range(len(self.slot_ids))]
        self.slot_bonus: list[int] = [EMPTY if slot.bonus is None else EFFECTS.index(slot.bonus) for slot in content.slots]
        self.plants: list[list[int]] = [self.numbered([s.id for s in planet.symbols if s.kind == "plant"]) for planet in content.planets]
        self.waters: list[list[int]] = [self.numbered([s.id for s in planet.symbols if s.kind == "water"]) for planet in content.planets]
        self.moons: list[list[int]] = [self.numbered([slot.id for slot in planet.moon.slots]) for planet in content.planets]

    def read_zones(self, content: BattleContent) -> None:
        asteroids = self.numbered([asteroid.id for asteroid in content.asteroids])
        self.asteroid_bonuses: dict[int, list[int]] = {
            self.symbol_at[asteroid.id]: [EFFECTS.index(bonus.kind) for bonus in asteroid.bonuses] for asteroid in content.asteroids
        }
        self.belts: list[Track] = [Track(asteroids, {}), Track(asteroids[::-1], {})]
        self.astronauts: list[Track] = []
        self.boxes: list[list[Track]] = []
        self.error_tracks: list[Track] = []
        for zone, printed in enumerate((content.zones.zone_a, content.zones.zone_b)):
            self.astronauts.append(self.zone_track(zone, printed.icons()))
            self.boxes.append([self.zone_track(zone, printed.boxes(track)) for track in VALUES])
            self.error_tracks.append(self.zone_track(zone, [box.id for box in printed.error_boxes]))
        self.values: list[list[int]] = [content.zones.zone_a.values(track) for track in VALUES]
        self.mark_as = [CROSSED] * len(self.symbols)
        for icon in self.astronauts[ZONE_A].icons + self.astronauts[ZONE_B].icons:
            self.mark_as[icon] = CIRCLED

    def numbered(self, ids: Sequence[str]) -> list[int]:
        return [self.symbol_at[id] for id in ids]

    def zone_track(self, zone: int, ids: list[str]) -> Track:
        return Track(self.numbered([in_zone(zone, id) for id in ids]), {})

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        return MarkedSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, [UNTOUCHED] * len(self.symbols), [])

    # -- sheets: WM-8.1, WM-8.4

    def sheets_for(self, seats: int) -> int:
        """A player alone has a sheet beside the own one too, ASTRA's (WM-S.50)."""
        return max(2, seats)

    def right(self, seats: int, seat: int) -> int:
        """The right neighbour, on whose sheet zone B is the seat's."""
        return (seat + seats - 1) % seats

    def played_on(self, state: MoonState, seat: int) -> int:
        """The active sheet of this turn: the own one first, then by turns."""
        return seat if state.turn % 2 else self.right(len(state.sheets), seat)

    def sheet_of(self, state: MoonState, seat: int) -> int:
        """Missions are noted on the own sheet."""
        return self.played_on(state, seat) if state.phase == PLAY else seat

    def zone_in_turn(self, state: MoonState) -> int:
        return ZONE_A if state.turn % 2 else ZONE_B

    def both(self, sheets: list[Sheet], seat: int) -> list[MarkedSheet]:
        """The seat's sheets: by zone, the one where that zone is its own."""
        return [cast("MarkedSheet", sheets[seat]), cast("MarkedSheet", sheets[self.right(len(sheets), seat)])]

    # -- writing: WM-8.5

    def free_slot(self, sheet: Sheet, planet: int) -> int:
        for slot in self.planet_slots[planet]:
            if sheet.slots[slot] == EMPTY:
                return slot
        return EMPTY

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        places: list[int] = []
        for planet in range(len(self.planet_slots)):
            if self.nearest(planet, number) == number:
                slot = self.free_slot(sheet, planet)
                if slot != EMPTY:
                    places.append(slot)
        return places

    def nearest(self, planet: int, number: int) -> int:
        """The number that names the planet with the smallest change; greater changes would give nothing else.

        8½ is 8 or 9, and an X names every planet (WM-C.34).
        """
        if number == X:
            return X
        if number >= HALF:
            return HALF + max(self.lowest[planet] - 1, min(self.highest[planet], number - HALF))
        return max(self.lowest[planet], min(self.highest[planet], number))

    def within(self, sheet: Sheet, stack: int, number: int, over: int, up_to: int) -> list[Action]:
        """Planets with an empty slot that a change of the number by more than `over`, but not `up_to`, names."""
        options: list[Action] = []
        for planet in range(len(self.planet_slots)):
            named = self.nearest(planet, number)
            if over < abs(named - number) <= up_to:
                slot = self.free_slot(sheet, planet)
                if slot != EMPTY:
                    ordinary = self.is_ordinary(stack, named)
                    options.append(self.writes[stack][slot][named] if ordinary else Write(stack, self.slot_ids[slot], named))
        return options

    def writes_of(self, sheet: Sheet, stack: int, effect: int, number: int) -> list[Action]:
        return self.within(sheet, stack, number, -1, astronauts.reach(effect))

    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        planet = self.planet_of[slot]
        if self.nearest(planet, number) != number:
            return Refusal("battle-refused-planet", rule="WM-8.5", number=number_name(number), planet=self.place(slot))
        if slot != self.free_slot(sheet, planet):
            return Refusal("battle-refused-order", rule="WM-8.5")
        return Refusal("battle-refused-nearest", rule="WM-8.14")

    def inscription(self, state: MoonState, seat: int, number: int) -> int:
        """The insignia instead of the number."""
        return self.zone_in_turn(state)

    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        sheet = cast("MarkedSheet", state.own(seat))
        astronauts.spend(self, state, seat, astronauts.icons_spent(sheet.effect, sheet.shift))
        if sheet.effect == ASTRONAUT and sheet.shift:
            self.mark_next(state, seat, self.astronauts[self.zone_in_turn(state)])
        else:
            state.push(seat, self.apply_effect)
        self.filled(state, seat, slot)

    # -- capture: WM-8.6

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A captured planet closes its moon before the bonus of its last slot."""
        planet = self.planet_of[slot]
        if state.journal is not None and self.captured(state.sheet(seat), planet):
            state.whisper(seat, self.capture(state, self.played_on(state, seat), planet))
        if self.slot_bonus[slot] != EMPTY:
            state.push(seat, self.bonus[self.slot_bonus[slot]])

    def capture(self, state: MoonState, sheet: int, planet: int) -> Captured:
        """Who holds a planet captured on a sheet; ties with ASTRA are the player's alone (WM-S.55)."""
        holders = tuple((sheet + zone) % len(state.sheets) for zone in self.holders(state.sheets[sheet], planet))
        if state.astra is not None:
            holders = (0,) if 0 in holders else (RIVAL,)
        return Captured(None, self.planet_ids[planet], self.name_planet(planet), holders)

    def captured(self, sheet: Sheet, planet: int) -> bool:
        """Slots are filled in order, so the last one tells."""
        return sheet.slots[self.planet_slots[planet][-1]] != EMPTY

    def lead(self, sheet: Sheet, planet: int) -> int:
        """How many more insignia zone A has on the planet and its moon than zone B."""
        lead = 0
        for slot in self.planet_slots[planet]:
            written = sheet.slots[slot]
            if written == EMPTY:
                break
            lead += 1 if written == ZONE_A else -1
        marks = cast("MarkedSheet", sheet).marks
        for slot in self.moons[planet]:
            if marks[slot] != UNTOUCHED:
                lead += 1 if marks[slot] == INSIGNIA[ZONE_A] else -1
        return lead

    def controls(self, sheet: Sheet, planet: int, zone: int) -> bool:
        """The majority, or a tie; a moon closes with the capture, so control never changes."""
        lead = self.lead(sheet, planet)
        return lead >= 0 if zone == ZONE_A else lead <= 0

    def holders(self, sheet: Sheet, planet: int) -> list[int]:
        """Zones that control the planet."""
        return [zone for zone in (ZONE_A, ZONE_B) if self.controls(sheet, planet, zone)]

    # -- system error: WM-8.7

    def erred(self, state: MoonState, seat: int) -> None:
        sheet = cast("MarkedSheet", state.own(seat))
        box = self.next_icon(sheet, self.error_tracks[self.zone_in_turn(state)])
        if box != EMPTY:
            sheet.marks[box] = CROSSED

    def has_erred(self, state: MoonState, seat: int) -> bool:
        return state.sheets[self.played_on(state, seat)].erred

    # -- bonuses and effects: WM-8.8 to WM-8.13

    def choices(self, state: MoonState, seat: int, kind: int) -> list[int]:
        """What a bonus may mark: plant and water need no symbol of a planet, planning crosses no box."""
        if kind in (PLANT, WATER):
            return self.next_of(state.sheet(seat), [self.boxes[self.zone_in_turn(state)][PLANTS if kind == PLANT else WATERS]])
        return self.effect_symbols(state, seat, kind)

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheet(seat))
        zone = self.zone_in_turn(state)
        if effect == ROBOT:
            return self.next_of(sheet, [self.belts[zone]])
        if effect == ENERGY:
            return self.next_of(sheet, self.boxes[zone][FIRST_TYPE:PENALTY])
        if effect == ASTRONAUT:
            return self.next_of(sheet, [self.astronauts[zone]])
        if effect in (PLANT, WATER):
            symbol = self.uncrossed(sheet, self.planet_of[sheet.last], effect)
            return [] if symbol == EMPTY else [symbol]
        return self.x_places(state, seat)

    def uncrossed(self, sheet: MarkedSheet, planet: int, effect: int) -> int:
        """A plant or the water of a planet that neither player has crossed, EMPTY when there is none."""
        for symbol in self.plants[planet] if effect == PLANT else self.waters[planet]:
            if sheet.marks[symbol] == UNTOUCHED:
                return symbol
        return EMPTY

    def next_of(self, sheet: Sheet, tracks: list[Track]) -> list[int]:
        found: list[int] = []
        for track in tracks:
            icon = self.next_icon(sheet, track)
            if icon != EMPTY:
                found.append(icon)
        return found

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        """The next empty slot of each moon whose planet is not captured (WM-8.13)."""
        sheet = cast("MarkedSheet", state.sheet(seat))
        places: list[int] = []
        for planet, moon in enumerate(self.moons):
            if not self.captured(sheet, planet):
                for slot in moon:
                    if sheet.marks[slot] == UNTOUCHED:
                        places.append(slot)
                        break
        return places

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.boxes[self.zone_in_turn(state)][PENALTY])

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """A planet's symbol crosses a box too. Bonuses of one asteroid do not touch each other: their order does not matter."""
        zone = self.zone_in_turn(state)
        if symbol < self.first_moon:
            plant = any(symbol in plants for plants in self.plants)
            self.mark_next(state, seat, self.boxes[zone][PLANTS if plant else WATERS])
        elif symbol < self.first_box:
            cast("MarkedSheet", state.own(seat)).marks[symbol] = INSIGNIA[zone]
            for kind in self.asteroid_bonuses.get(symbol, []):
                state.push(seat, self.bonus[kind])

    # -- stored astronauts: WM-8.14

    def stored_writes(self, state: MoonState, seat: int) -> list[Action]:
        return astronauts.stored_writes(self, state, seat)

    # -- missions: WM-8.15, WM-8.20

    def incidents(self, state: MoonState) -> None:
        """Nothing strikes others. Astronauts spent on the sheet that was not played on are crossed now that all have finished."""
        if self.any_sheet:
            for seat in range(state.seats):
                astronauts.settle(self, state, seat)

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        return progress_in(self, sheet, ZONE_A, mission)

    def best_progress(self, sheets: list[Sheet], seat: int, mission: MissionCard) -> tuple[int, int]:
        """Each condition must be met on a single sheet."""
        left, right = self.both(sheets, seat)
        return max(self.progress(left, mission), progress_in(self, right, ZONE_B, mission))

    def crossed(self, sheet: MarkedSheet, zone: int, track: int) -> int:
        return self.count(sheet, self.boxes[zone][track])

    def count(self, sheet: MarkedSheet, track: Track) -> int:
        """Boxes are crossed in order."""
        crossed = 0
        for box in track.icons:
            if sheet.marks[box] == UNTOUCHED:
                break
            crossed += 1
        return crossed

    # -- end: WM-8.16

    def endings(self, state: MoonState) -> list[Message]:
        seats = range(state.seats)
        full = [EMPTY not in sheet.slots for sheet in state.sheets]
        return reasons(
            {
                "end-missions": [seat for seat in seats if NOT_CLAIMED not in state.sheets[seat].rewards],
                "end-full": [seat for seat in seats if full[self.played_on(state, seat)]],
                "battle-end-errors": [
                    seat for seat in seats if max(self.errors(state.sheets, seat)) == len(self.error_tracks[ZONE_A].icons)
                ],
            }
        )

    def errors(self, sheets: list[Sheet], seat: int) -> list[int]:
        """System errors of the seat on both sheets."""
        return [self.count(sheet, self.error_tracks[zone]) for zone, sheet in enumerate(self.both(sheets, seat))]

    # -- scoring: WM-8.17 to WM-8.19

    def value(self, sheet: MarkedSheet, zone: int, track: int) -> int:
        return self.values[track][self.crossed(sheet, zone, track)]

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sums = [0] * len(VALUES)
        for zone, sheet in enumerate(self.both(sheets, seat)):
            amounts = [1] * len(VALUES)
            amounts[FIRST_TYPE:PENALTY] = [0] * len(TYPES)
            for planet, type in enumerate(self.types):
                if self.controls(sheet, planet, zone):
                    amounts[FIRST_TYPE + type] += 1
            for track in range(len(VALUES)):
                sums[track] += amounts[track] * self.value(sheet, zone, track)
        sums[PENALTY] = -sums[PENALTY]
        return [
            self.mission_term(sheets[seat]),
            *[Term(f"battle-term-{name}", points) for name, points in zip(VALUES, sums, strict=True)],
            Term("term-errors", -sum(self.penalties[errors] for errors in self.errors(sheets, seat))),
        ]

    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        return sum(term.points for term in self.terms(sheets, seat)), -sum(self.errors(sheets, seat))

    # -- showing and words

    def show(self, state: MoonState, sheet: Sheet, ready: bool) -> BattleSheetView:
        return words.show(self, state, cast("MarkedSheet", sheet), ready)

    def place(self, slot: int) -> Message:
        """The planet says it: only its first empty slot can be drawn in."""
        return self.name_planet(self.planet_of[slot])

    def name_planet(self, planet: int) -> Message:
        return message("battle-planet", type=TYPES[self.types[planet]], label=self.labels[planet])

    def name_symbol(self, symbol: int) -> Message:
        return words.name_symbol(self, symbol)

    def ask_to_write(self, state: MoonState, seat: int, error: bool) -> Message:
        if error:
            return message("battle-ask-error" if self.stored_writes(state, seat) else "ask-error")
        return message("battle-ask-write", zone=ZONES[self.zone_in_turn(state)])

    def describe_write(self, state: MoonState, seat: int, action: Write) -> Message:
        return words.describe_write(self, state, action)

    def describe_mission(self, mission: MissionCard) -> Message:
        return words.describe_mission(mission)

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return BattleCard(self)

    # -- for bots

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


ADVENTURE: Final = Battle(load_battle())
