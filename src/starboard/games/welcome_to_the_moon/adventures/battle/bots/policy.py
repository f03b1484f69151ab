"""How promising each action looks in The Battle without playing it."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write
from starboard.games.welcome_to_the_moon.adventures.battle.bots.evaluation import WEIGHTS, BattleJudge
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, PENALTY
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import icons_spent
from starboard.games.welcome_to_the_moon.adventures.battle.rules.scoring import current_value
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import zone_in_turn
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import by_effect, flat
from starboard.games.welcome_to_the_moon.content.effects import PLANT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState

EFFECT: Final[list[float]] = by_effect({"robot": 2.0, "energy": 3.0, "plant": 2.5, "water": 3.5, "astronaut": 1.0, "planning": 1.5})
"""An effect about to be used."""


@final
class BattlePolicy(Policy):
    def __init__(self, layout: BattleLayout, judge: BattleJudge) -> None:
        self.layout = layout
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Useful effects, slots with a bonus and planets that the insignia decides; astronauts are kept."""
        sheet = cast("MarkedSheet", state.sheet(seat))
        zone = zone_in_turn(state)
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                weights.append(self.write(state, sheet, zone, action))
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, zone, self.layout.symbol_at[action.mark]))
            else:
                weights.append(flat(action, claim=1.0))
        return weights

    def write(self, state: MoonState, sheet: MarkedSheet, zone: int, action: Write) -> float:
        layout = self.layout
        slot = layout.slot_at[action.slot]
        planet = layout.planet_of[slot]
        effect = state.stacks.effect(action.stack)
        value = -WEIGHTS.stored * icons_spent(effect, action.number - state.stacks.number(action.stack))
        if effect not in (PLANT, WATER) or sheet.next_of(layout.plants[planet] if effect == PLANT else layout.waters[planet]) != EMPTY:
            value += EFFECT[effect]
        if layout.slot_bonus[slot] != EMPTY:
            value += WEIGHTS.bonus
        chance = self.judge.chance(sheet, planet, zone)
        return value + current_value(layout, sheet, zone, FIRST_TYPE + layout.types[planet]) * chance * (1.0 - chance)

    def mark(self, sheet: MarkedSheet, zone: int, symbol: int) -> float:
        """Energy by how much it adds to the planets that may be held, a moon by how open its planet is."""
        layout = self.layout
        for planet, moon in enumerate(layout.moons):
            if symbol in moon:
                chance = self.judge.chance(sheet, planet, zone)
                return 4.0 * chance * (1.0 - chance)
        for type in range(PENALTY - FIRST_TYPE):
            boxes = layout.boxes[zone][FIRST_TYPE + type].icons
            if symbol in boxes:
                values = layout.values[FIRST_TYPE + type]
                planets = 0.0
                for planet, one in enumerate(layout.types):
                    if one == type:
                        planets += self.judge.chance(sheet, planet, zone)
                return planets * (values[boxes.index(symbol) + 1] - values[boxes.index(symbol)])
        return 1.0
