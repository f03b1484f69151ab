"""How well a seat stands in The Battle, as bots see it, in points.

A planet under way is worth its value times the chance to hold it, by the lead and by the slots that are left. Astronauts in store,
asteroids and missions under way are promises.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, PENALTY, PLANTS, WATERS, ZONE_A
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import stored
from starboard.games.welcome_to_the_moon.adventures.battle.rules.missions import drawn
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import captured, held, lead
from starboard.games.welcome_to_the_moon.adventures.battle.rules.scoring import count, crossed, current_value
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import both
from starboard.games.welcome_to_the_moon.bots.estimates import add_places, fitting, interpolated, no_places, under_way
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import MoonState

TURNS: Final = 33
"""How long a game usually lasts."""


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
        self.tie = 0.5
        """A tie is as good as so many insignia more, against ASTRA."""
        self.steep = 0.4
        """How much an insignia more makes the control of an open planet likelier; the less the more slots are left."""


WEIGHTS: Final = Weights()


@final
class BattleJudge(Judge):
    """Weighs both sheets of a player of The Battle."""

    def __init__(self, layout: BattleLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra

    def standing(self, state: MoonState, seat: int) -> float:
        layout = self.layout
        left = max(0.0, 1.0 - state.turn / TURNS)
        flag = self.astra.gain(state)
        value = self.missions(state, seat)
        flags = 0
        for zone, sheet in enumerate(both(state.sheets, seat)):
            value += self.expected(sheet, zone, PLANTS, WEIGHTS.plants * left) + self.expected(sheet, zone, WATERS, WEIGHTS.waters * left)
            value -= current_value(layout, sheet, zone, PENALTY) + layout.penalties[count(sheet, layout.error_tracks[zone])]
            value += WEIGHTS.stored * stored(layout, sheet, zone) + self.planets(sheet, zone, left, flag)
            value += WEIGHTS.belt * drawn(sheet, zone, layout.belts[zone].icons) + WEIGHTS.fit * self.fitting(sheet)
            for planet in range(len(layout.types)):
                if held(layout, sheet, planet, zone):
                    flags += 1
        return value + flag * (flags % 2)

    def expected(self, sheet: MarkedSheet, zone: int, track: int, more: float) -> float:
        """The value of a track with so many boxes more than now."""
        return interpolated(self.layout.values[track], crossed(self.layout, sheet, zone, track) + more)

    def fitting(self, sheet: MarkedSheet) -> float:
        """The part of the deck that names a planet with an empty slot."""
        layout = self.layout
        places = no_places()
        for planet in range(len(layout.types)):
            if not captured(layout, sheet, planet):
                add_places(places, layout.lowest[planet] - 1, layout.highest[planet] + 1)
        return fitting(places)

    def planets(self, sheet: MarkedSheet, zone: int, left: float, flag: float) -> float:
        """What planets will pay by type; those still open may also earn a part of a solo bonus."""
        layout = self.layout
        worth = [self.expected(sheet, zone, FIRST_TYPE + type, WEIGHTS.energy * left) for type in range(PENALTY - FIRST_TYPE)]
        value = 0.0
        for planet, type in enumerate(layout.types):
            value += (worth[type] if captured(layout, sheet, planet) else worth[type] + flag) * self.chance(sheet, planet, zone)
        return value

    def chance(self, sheet: MarkedSheet, planet: int, zone: int) -> float:
        """To control the planet in the end: decided when it is captured, even at the beginning."""
        layout = self.layout
        ahead = lead(layout, sheet, planet)
        if zone != ZONE_A:
            ahead = -ahead
        if captured(layout, sheet, planet):
            return 1.0 if ahead >= 0 else 0.0
        left = 0
        for slot in layout.planet_slots[planet]:
            if sheet.slots[slot] == EMPTY:
                left += 1
        return max(0.0, min(1.0, 0.5 + WEIGHTS.steep * (ahead + WEIGHTS.tie) / sqrt(left)))

    def missions(self, state: MoonState, seat: int) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            reward = state.sheets[seat].rewards[index]
            if reward != NOT_CLAIMED:
                value += reward
            else:
                have, need = state.adventure.progress(state.sheets, seat, mission)
                value += state.reward(index) * under_way(have, need, WEIGHTS.mission)
        return value
