"""How well a seat stands in The Battle, as bots see it, in points.

A planet under way is worth its value times the chance to hold it, by the lead and by the slots that are left. Astronauts in store,
asteroids and missions under way are promises.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Write
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, PENALTY, PLANTS, WATERS, ZONE_A
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import icons_spent, stored
from starboard.games.welcome_to_the_moon.adventures.battle.rules.missions import drawn
from starboard.games.welcome_to_the_moon.bots.estimates import add_places, fitting, interpolated, no_places, under_way
from starboard.games.welcome_to_the_moon.rules.effects import PLANT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules.adventure import Battle
    from starboard.games.welcome_to_the_moon.state import MoonState

EFFECT: Final[list[float]] = [2.0, 3.0, 2.5, 3.5, 1.0, 1.5]
"""An effect about to be used: robot, energy, plant, water, astronaut, planning."""


TURNS: Final = 33
"""How long a game usually lasts."""
HALF_BONUS: Final = 0.5
"""Two planets earn a solo bonus (WM-S.50)."""


@final
class Weights:
    """What things are worth, in points if nothing else is said."""

    def __init__(self) -> None:
        self.bonus = 2.0
        self.stored = 1.0
        self.mission = 0.5
        self.plants = 5.0
        self.waters = 4.0
        self.energy = 1.5
        """Boxes of its plants, its water and of each type of planets that a zone will still cross in a whole game."""
        self.belt = 2.0
        """An asteroid, for those beyond it."""
        self.fit = 4.0
        """That every number names a planet with an empty slot."""
        self.ahead = 0.5
        """A tie is as good as so many insignia more, against ASTRA."""
        self.steep = 0.4
        """How much an insignia more makes the control of an open planet likelier; the less the more slots are left."""


WEIGHTS: Final = Weights()


@final
class Judge:
    """Weighs both sheets of a player of The Battle."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def standing(self, state: MoonState, seat: int) -> float:
        battle = self.battle
        left = max(0.0, 1.0 - state.turn / TURNS)
        flag = HALF_BONUS * battle.astra.gain(state)
        value = self.missions(state, seat)
        flags = 0
        for zone, sheet in enumerate(battle.both(state.sheets, seat)):
            value += self.expected(sheet, zone, PLANTS, WEIGHTS.plants * left) + self.expected(sheet, zone, WATERS, WEIGHTS.waters * left)
            value -= battle.value(sheet, zone, PENALTY) + battle.penalties[battle.count(sheet, battle.error_tracks[zone])]
            value += WEIGHTS.stored * stored(battle, sheet, zone) + self.planets(sheet, zone, left, flag)
            value += WEIGHTS.belt * drawn(sheet, zone, battle.belts[zone].icons) + WEIGHTS.fit * self.fitting(sheet)
            for planet in range(len(battle.types)):
                if battle.captured(sheet, planet) and battle.controls(sheet, planet, zone):
                    flags += 1
        return value + flag * (flags % 2)

    def expected(self, sheet: MarkedSheet, zone: int, track: int, more: float) -> float:
        """The value of a track with so many boxes more than now."""
        return interpolated(self.battle.values[track], self.battle.crossed(sheet, zone, track) + more)

    def fitting(self, sheet: MarkedSheet) -> float:
        """The part of the deck that names a planet with an empty slot."""
        battle = self.battle
        places = no_places()
        for planet in range(len(battle.types)):
            if not battle.captured(sheet, planet):
                add_places(places, battle.lowest[planet] - 1, battle.highest[planet] + 1)
        return fitting(places)

    def planets(self, sheet: MarkedSheet, zone: int, left: float, flag: float) -> float:
        """What planets will pay by type; those still open may also earn a part of a solo bonus."""
        battle = self.battle
        worth = [self.expected(sheet, zone, FIRST_TYPE + type, WEIGHTS.energy * left) for type in range(PENALTY - FIRST_TYPE)]
        value = 0.0
        for planet, type in enumerate(battle.types):
            value += (worth[type] if battle.captured(sheet, planet) else worth[type] + flag) * self.chance(sheet, planet, zone)
        return value

    def chance(self, sheet: MarkedSheet, planet: int, zone: int) -> float:
        """To control the planet in the end: decided when it is captured, even at the beginning."""
        battle = self.battle
        lead = battle.lead(sheet, planet)
        if zone != ZONE_A:
            lead = -lead
        if battle.captured(sheet, planet):
            return 1.0 if lead >= 0 else 0.0
        left = 0
        for slot in battle.planet_slots[planet]:
            if sheet.slots[slot] == EMPTY:
                left += 1
        return max(0.0, min(1.0, 0.5 + WEIGHTS.steep * (lead + WEIGHTS.ahead) / sqrt(left)))

    def missions(self, state: MoonState, seat: int) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            reward = state.sheets[seat].rewards[index]
            if reward != NOT_CLAIMED:
                value += reward
            else:
                have, need = self.battle.best_progress(state.sheets, seat, mission)
                value += state.reward(index) * under_way(have, need, WEIGHTS.mission)
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
        value = -WEIGHTS.stored * icons_spent(effect, action.number - state.stacks.number(action.stack))
        if effect not in (PLANT, WATER) or battle.uncrossed(sheet, planet, effect) != EMPTY:
            value += EFFECT[effect]
        if battle.slot_bonus[slot] != EMPTY:
            value += WEIGHTS.bonus
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
