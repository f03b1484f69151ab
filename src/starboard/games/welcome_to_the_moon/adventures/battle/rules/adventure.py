"""The Battle, in the order of its chapter: sheets, planets, bonuses, effects, astronauts, end (WM-8.4 to WM-8.16)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.names import BattleNames
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, INSIGNIA, PENALTY, PLANTS, WATERS, ZONE_A, ZONES
from starboard.games.welcome_to_the_moon.adventures.battle.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astra import BattleAstra
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import StoredAstronauts, icons_spent, reach
from starboard.games.welcome_to_the_moon.adventures.battle.rules.bonuses import OfferBonus, PlanMoon
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import capture, captured, free_slot, named_slots, nearest
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import both, played_on, zone_in_turn
from starboard.games.welcome_to_the_moon.content import EFFECTS, MissionCard
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY, number_name
from starboard.games.welcome_to_the_moon.content.layout import Track
from starboard.games.welcome_to_the_moon.content.names import reasons
from starboard.games.welcome_to_the_moon.rules.bars import filled_bar
from starboard.games.welcome_to_the_moon.rules.marking import SHIFT, MarkingRules
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.state import PLAY, MoonState

PLANT_BOX: Final = len(EFFECTS)
WATER_BOX: Final = PLANT_BOX + 1
PURPOSES: Final = {PLANT: PLANT_BOX, WATER: WATER_BOX}
"""As a bonus, plant and water need no symbol of a planet (WM-8.8); planning crosses no box."""


@final
class Battle(MarkingRules):
    def __init__(self, layout: BattleLayout, names: BattleNames, astra: BattleAstra, stored: StoredAstronauts) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout
        self.battle_names = names
        self.stored = stored
        self.error_boxes = len(layout.error_tracks[ZONE_A].icons)
        self.bonus: list[OfferBonus] = [OfferBonus(self, kind, PURPOSES.get(kind, kind)) for kind in range(len(EFFECTS))]

    def planning(self) -> Decision[MoonState]:
        return PlanMoon(self)

    # -- sheets: WM-8.1, WM-8.4

    def sheets_for(self, seats: int) -> int:
        """A player alone has a sheet beside the own one too, ASTRA's (WM-S.50)."""
        return max(2, seats)

    def sheet_of(self, state: MoonState, seat: int) -> int:
        """Missions are noted on the own sheet."""
        return played_on(state, seat) if state.phase == PLAY else seat

    # -- writing: WM-8.5

    def rising(self, sheet: Sheet, effects: list[int]) -> list[list[int]]:
        """Slots hold insignia: they bind nothing."""
        return []

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        return named_slots(self.printed, sheet, number)

    def writes(self, state: MoonState, sheet: Sheet, wild: int) -> list[Action]:
        options: list[Action] = []
        for stack in range(state.stacks.offered):
            options += self.within(sheet, stack, state.stacks.number(stack), -1, reach(state.stacks.effect(stack)))
        return options

    def within(self, sheet: Sheet, stack: int, number: int, over: int, up_to: int) -> list[Action]:
        """Planets with an empty slot that a change of the number by more than `over`, but not `up_to`, names."""
        options: list[Action] = []
        for planet in range(len(self.printed.planet_slots)):
            named = nearest(self.printed, planet, number)
            if over < abs(named - number) <= up_to:
                slot = free_slot(self.printed, sheet, planet)
                if slot != EMPTY:
                    ordinary = self.is_ordinary(stack, named)
                    options.append(self.at_hand[stack][named][slot] if ordinary else Write(stack, self.layout.slot_ids[slot], named))
        return options

    def stored_writes(self, state: MoonState, seat: int) -> list[Action]:
        """Planets that are named only if circled astronauts are spent, up to 2 each, besides the effect (WM-8.14.1)."""
        sheet = state.sheet(seat)
        further = SHIFT * self.stored.spendable(state, seat)
        options: list[Action] = []
        if further:
            for stack in range(state.stacks.offered):
                near = reach(state.stacks.effect(stack))
                options += self.within(sheet, stack, state.stacks.number(stack), near, near + further)
        return options

    def bar_combination(self, effect: int, number: int) -> Refusal:
        return Refusal(self.names.no_place, rule="WM-8.5", number=number_name(number))

    def bar_write(self, state: MoonState, seat: int, stack: int, number: int, slot: int) -> Refusal | None:
        sheet, planet = state.sheet(seat), self.printed.planet_of[slot]
        printed, effect = state.stacks.number(stack), state.stacks.effect(stack)
        if sheet.slots[slot] != EMPTY:
            return filled_bar()
        if nearest(self.printed, planet, number) != number:
            return Refusal("battle-refused-planet", rule="WM-8.5", number=number_name(number), planet=self.names.place(slot))
        if nearest(self.printed, planet, printed) != number:
            return Refusal("battle-refused-nearest", rule="WM-8.14")
        need, have = icons_spent(effect, number - printed), self.stored.spendable(state, seat)
        if need > have:
            return Refusal("battle-refused-astronauts", rule="WM-8.14.1", need=need, have=have)
        return None if slot == free_slot(self.printed, sheet, planet) else Refusal("battle-refused-order", rule="WM-8.5")

    def inscription(self, state: MoonState, seat: int, number: int) -> int:
        """The insignia instead of the number."""
        return zone_in_turn(state)

    def ask_to_write(self, state: MoonState, seat: int, error: bool) -> Message:
        if error:
            return message("battle-ask-error" if self.stored_writes(state, seat) else "ask-error")
        return message("battle-ask-write", zone=ZONES[zone_in_turn(state)])

    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        sheet = cast("MarkedSheet", state.own(seat))
        self.stored.spend(state, seat, sheet, icons_spent(sheet.effect, sheet.shift))
        if sheet.effect == ASTRONAUT and sheet.shift:
            self.mark_next(state, seat, self.printed.astronauts[zone_in_turn(state)])
        else:
            state.push(seat, self.apply_effect)
        self.filled(state, seat, slot)

    # -- capture: WM-8.6

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A captured planet closes its moon before the bonus of its last slot."""
        planet = self.printed.planet_of[slot]
        if state.journal is not None and captured(self.printed, state.sheet(seat), planet):
            state.whisper(seat, capture(self.battle_names, state, played_on(state, seat), planet))
        if self.printed.slot_bonus[slot] != EMPTY:
            state.push(seat, self.bonus[self.printed.slot_bonus[slot]])

    def due(self, state: MoonState, seat: int) -> list[Message]:
        """Further bonuses too: they are asked one after another, if there is anything to do with them (WM-8.8)."""
        found = super().due(state, seat)
        for task in state.agendas[seat][::-1]:
            if isinstance(task, OfferBonus) and task.is_of_use(state, seat):
                found.append(task.choose.news)
        return found

    # -- system error: WM-8.7

    def errors(self, state: MoonState, seat: int) -> int:
        return cast("MarkedSheet", state.sheet(seat)).count(self.error_track(state).icons)

    def mark_error(self, state: MoonState, seat: int) -> None:
        sheet = cast("MarkedSheet", state.own(seat))
        sheet.marks[self.next_icon(sheet, self.error_track(state))] = CROSSED

    def error_track(self, state: MoonState) -> Track:
        """The boxes of the own zone of the active sheet."""
        return self.printed.error_tracks[zone_in_turn(state)]

    def has_erred(self, state: MoonState, seat: int) -> bool:
        return state.sheets[played_on(state, seat)].erred

    # -- bonuses and effects: WM-8.8 to WM-8.13

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        layout, sheet, zone = self.printed, cast("MarkedSheet", state.sheet(seat)), zone_in_turn(state)
        if purpose == ROBOT:
            return next_of_each(sheet, [layout.belts[zone]])
        if purpose == ENERGY:
            return next_of_each(sheet, layout.boxes[zone][FIRST_TYPE:PENALTY])
        if purpose == ASTRONAUT:
            return next_of_each(sheet, [layout.astronauts[zone]])
        if purpose in (PLANT, WATER):
            planet = layout.planet_of[sheet.last]
            symbol = sheet.next_of(layout.plants[planet] if purpose == PLANT else layout.waters[planet])
            return [] if symbol == EMPTY else [symbol]
        if purpose in (PLANT_BOX, WATER_BOX):
            return next_of_each(sheet, [layout.boxes[zone][PLANTS if purpose == PLANT_BOX else WATERS]])
        return self.x_places(state, seat)

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        zone = self.printed.zone_of(symbol)
        if zone not in (EMPTY, zone_in_turn(state)):
            return Refusal("battle-refused-zone", rule="WM-8.4")
        if purpose == PLANNING:
            return Refusal("battle-refused-captured", rule="WM-8.6")
        if purpose == ROBOT:
            return Refusal("battle-refused-asteroid", rule="WM-8.11")
        return Refusal("battle-refused-symbol", rule="WM-8.9" if purpose == PLANT else "WM-8.10")

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        """The next empty slot of each moon whose planet is not captured (WM-8.13)."""
        sheet = cast("MarkedSheet", state.sheet(seat))
        places: list[int] = []
        for planet, moon in enumerate(self.printed.moons):
            if not captured(self.printed, sheet, planet):
                slot = sheet.next_of(moon)
                if slot != EMPTY:
                    places.append(slot)
        return places

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.printed.boxes[zone_in_turn(state)][PENALTY])

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """A planet's symbol crosses a box too. Bonuses of one asteroid do not touch each other: their order does not matter."""
        layout, zone = self.printed, zone_in_turn(state)
        if symbol < layout.first_moon:
            plant = any(symbol in plants for plants in layout.plants)
            self.mark_next(state, seat, layout.boxes[zone][PLANTS if plant else WATERS])
        elif symbol < layout.first_box:
            cast("MarkedSheet", state.own(seat)).marks[symbol] = INSIGNIA[zone]
            for kind in layout.asteroid_bonuses.get(symbol, []):
                state.push(seat, self.bonus[kind])

    # -- incidents, missions and end: WM-8.15, WM-8.16

    def incidents(self, state: MoonState) -> None:
        """Nothing strikes others. Astronauts spent on the sheet that was not played on are crossed now that all have finished."""
        for seat in range(state.seats):
            self.stored.settle(state, seat)

    def progress(self, sheets: list[Sheet], seat: int, mission: MissionCard) -> tuple[int, int]:
        return self.conditions[mission.id].progress(self.printed, both(sheets, seat))

    def endings(self, state: MoonState) -> list[Message]:
        seats = range(state.seats)
        full = [EMPTY not in sheet.slots for sheet in state.sheets]
        return reasons(
            {
                "end-missions": [seat for seat in seats if NOT_CLAIMED not in state.sheets[seat].rewards],
                "end-full": [seat for seat in seats if full[played_on(state, seat)]],
                "battle-end-errors": [seat for seat in seats if max(scoring.errors(self.printed, state.sheets, seat)) == self.error_boxes],
            }
        )

    # -- scoring: WM-8.17 to WM-8.19

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)

    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        return sum(term.points for term in self.terms(sheets, seat)), -sum(scoring.errors(self.printed, sheets, seat))


def next_of_each(sheet: MarkedSheet, tracks: list[Track]) -> list[int]:
    """The next box or icon of each track."""
    found: list[int] = []
    for track in tracks:
        icon = sheet.next_of(track.icons)
        if icon != EMPTY:
            found.append(icon)
    return found
