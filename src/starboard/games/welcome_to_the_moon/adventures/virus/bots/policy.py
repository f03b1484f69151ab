"""How promising each action looks in The Virus without playing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Infect, Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.virus.bots.evaluation import WEIGHTS, VirusJudge
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.rules.adventure import Virus
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import by_effect, flat
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, INFECTED, UNTOUCHED, X
from starboard.games.welcome_to_the_moon.state import MoonState

EffectPrice = Callable[[VirusSheet, int, float], float]
CLAIM: Final = 5.0


@final
class VirusPolicy(Policy):
    def __init__(self, layout: VirusLayout, rules: Virus, judge: VirusJudge) -> None:
        self.layout = layout
        self.rules = rules
        self.judge = judge
        self.effects: list[EffectPrice] = by_effect(
            {
                "robot": self.walkway,
                "energy": self.energy,
                "plant": self.plant,
                "water": self.water,
                "astronaut": self.icon,
                "planning": self.icon,
            }
        )

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room and count most, with the better effects; energy where most will count by it."""
        layout, left = self.layout, max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        sheet = cast("VirusSheet", state.sheets[seat]).clone()
        energy = self.judge.energy(sheet, left)
        rooms = [self.judge.room(sheet, floor, energy) for floor in layout.lines]
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                slot = layout.slot_at[action.slot]
                block = layout.block_of[slot]
                worth = energy[block] + self.effects[effect](sheet, slot, left)
                weights.append(worth + self.relief(sheet, slot, action.number, energy, rooms))
            elif isinstance(action, WriteX):
                slot = layout.slot_at[action.slot]
                weights.append(energy[layout.block_of[slot]] + self.relief(sheet, slot, X, energy, rooms))
            elif isinstance(action, Infect):
                weights.append(self.relief(sheet, layout.slot_at[action.slot], INFECTED, energy, rooms))
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, layout.symbol_at[action.mark]))
            else:
                weights.append(flat(action, claim=CLAIM, skip=-1.0))
        return weights

    def relief(self, sheet: VirusSheet, slot: int, written: int, energy: list[float], rooms: list[float]) -> float:
        """How much room a floor gains, or mostly loses, when a slot is filled."""
        layout = self.layout
        line = layout.lines_of[slot][0]
        sheet.slots[slot] = written
        after = self.judge.room(sheet, layout.lines[line], energy)
        sheet.slots[slot] = EMPTY
        return WEIGHTS.room * (after - rooms[line])

    # -- what effects are worth after writing in a slot

    def walkway(self, sheet: VirusSheet, slot: int, left: float) -> float:
        return WEIGHTS.walkway

    def energy(self, sheet: VirusSheet, slot: int, left: float) -> float:
        block = self.layout.block_of[slot]
        return self.growth(sheet, block) if sheet.next_of(self.layout.energy[block]) != EMPTY else 0.0

    def plant(self, sheet: VirusSheet, slot: int, left: float) -> float:
        more = sheet.next_of(self.layout.plants[self.layout.block_of[slot]]) != EMPTY
        return self.judge.plants(sheet, left, 1) - self.judge.plants(sheet, left, 0) if more else 0.0

    def water(self, sheet: VirusSheet, slot: int, left: float) -> float:
        tank = self.rules.tank_from[slot]
        more = tank != EMPTY and sheet.marks[tank] == UNTOUCHED
        return self.judge.tanks(sheet, left, 1) - self.judge.tanks(sheet, left, 0) if more else 0.0

    def icon(self, sheet: VirusSheet, slot: int, left: float) -> float:
        return WEIGHTS.icon

    def growth(self, sheet: VirusSheet, block: int) -> float:
        """What one more energy symbol is worth: its numbers, and those that may come."""
        worth = 0.0
        for slot in self.layout.rooms[block]:
            written = sheet.slots[slot]
            if written != INFECTED:
                worth += WEIGHTS.room if written == EMPTY else 1.0
        return worth

    def mark(self, sheet: VirusSheet, symbol: int) -> float:
        for block, symbols in enumerate(self.layout.energy):
            if symbol in symbols:
                return self.growth(sheet, block)
        return 1.0
