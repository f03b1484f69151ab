"""How well a seat stands in The Battle, as bots see it, in points.

A planet under way is worth its value times the chance to hold it, by the lead and by the slots that are left. Astronauts in store,
asteroids and missions under way are promises.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Write
from starboard.games.welcome_to_the_moon.adventures.battle.astronauts import icons_spent, stored
from starboard.games.welcome_to_the_moon.adventures.battle.zones import FIRST_TYPE, PENALTY, PLANTS, WATERS, ZONE_A
from starboard.games.welcome_to_the_moon.effects import PLANT, WATER
from starboard.games.welcome_to_the_moon.promises import under_way
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED
from starboard.games.welcome_to_the_moon.symbols import UNTOUCHED, MarkedSheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules import Battle
    from starboard.games.welcome_to_the_moon.state import MoonState

EFFECT: Final[list[float]] = [2.0, 3.0, 2.5, 3.5, 1.0, 1.5]
"""An effect about to be used: robot, energy, plant, water, astronaut, planning."""
BONUS: Final = 2.0
STORED: Final = 1.0
MISSION: Final = 0.5
GROWTH: Final = 2.0
"""What energy will still add to the value of a planet while the planets are open."""


@final
class Judge:
    """Weighs both sheets of a player of The Battle."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def standing(self, state: MoonState, seat: int) -> float:
        battle = self.battle
        if state.endings:
            return float(battle.rank(state.sheets, seat)[0])
        value = self.missions(state, seat)
        for zone, sheet in enumerate(battle.both(state.sheets, seat)):
            value += battle.value(sheet, zone, PLANTS) + battle.value(sheet, zone, WATERS) - battle.value(sheet, zone, PENALTY)
            value -= battle.penalties[battle.count(sheet, battle.error_tracks[zone])]
            value += STORED * stored(battle, sheet, zone) + self.planets(sheet, zone)
        return value

    def planets(self, sheet: MarkedSheet, zone: int) -> float:
        battle = self.battle
        value = 0.0
        for planet, type in enumerate(battle.types):
            worth = battle.value(sheet, zone, FIRST_TYPE + type)
            value += (worth if battle.captured(sheet, planet) else worth + GROWTH) * self.chance(sheet, planet, zone)
        return value

    def chance(self, sheet: MarkedSheet, planet: int, zone: int) -> float:
        """To control the planet in the end: decided when it is captured, even at the beginning."""
        battle = self.battle
        lead = battle.lead(sheet, planet)
        if zone != ZONE_A:
            lead = -lead
        if battle.captured(sheet, planet):
            return 1.0 if lead >= 0 else 0.0
        left = 1
        for slot in battle.planet_slots[planet]:
            if sheet.slots[slot] == EMPTY:
                left += 1
        for slot in battle.moons[planet]:
            if sheet.marks[slot] == UNTOUCHED:
                left += 1
        return max(0.0, min(1.0, 0.5 + 0.5 * lead / left))

    def missions(self, state: MoonState, seat: int) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            reward = state.sheets[seat].rewards[index]
            if reward != NOT_CLAIMED:
                value += reward
            else:
                have, need = self.battle.best_progress(state.sheets, seat, mission)
                value += state.reward(index) * under_way(have, need, MISSION)
        return value

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Useful effects, slots with a bonus and planets that the insignia decides; astronauts are kept."""
        sheet = cast("MarkedSheet", state.sheet(seat))
        zone = self.battle.zone_in_turn(state)
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                weights.append(self.write(state, sheet, zone, action))
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, zone, self.battle.symbol_at[action.mark]))
            else:
                weights.append(1.0 if isinstance(action, Claim) else 0.0)
        return weights

    def write(self, state: MoonState, sheet: MarkedSheet, zone: int, action: Write) -> float:
        battle = self.battle
        slot = battle.slot_at[action.slot]
        planet = battle.planet_of[slot]
        effect = state.stacks.effect(action.stack)
        value = -STORED * icons_spent(effect, action.number - state.stacks.number(action.stack))
        if effect not in (PLANT, WATER) or battle.uncrossed(sheet, planet, effect) != EMPTY:
            value += EFFECT[effect]
        if battle.slot_bonus[slot] != EMPTY:
            value += BONUS
        chance = self.chance(sheet, planet, zone)
        return value + battle.value(sheet, zone, FIRST_TYPE + battle.types[planet]) * chance * (1.0 - chance)

    def mark(self, sheet: MarkedSheet, zone: int, symbol: int) -> float:
        """Energy by how much it adds to the planets that may be held, a moon by how open its planet is."""
        battle = self.battle
        for planet, moon in enumerate(battle.moons):
            if symbol in moon:
                chance = self.chance(sheet, planet, zone)
                return 4.0 * chance * (1.0 - chance)
        for type in range(PENALTY - FIRST_TYPE):
            boxes = battle.boxes[zone][FIRST_TYPE + type].icons
            if symbol in boxes:
                values = battle.values[FIRST_TYPE + type]
                planets = 0.0
                for planet, one in enumerate(battle.types):
                    if one == type:
                        planets += self.chance(sheet, planet, zone)
                return planets * (values[boxes.index(symbol) + 1] - values[boxes.index(symbol)])
        return 1.0
