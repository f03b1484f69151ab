"""How promising each action looks in The Launch without playing it."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.bots.evaluation import POINTS, WEIGHTS, LaunchEvaluation
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import flat
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class LaunchPolicy(Policy):
    def __init__(self, layout: LaunchLayout, judge: LaunchEvaluation) -> None:
        self.layout = layout
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """How much better off the sheet looks after each action, in points."""
        sheet = cast("LaunchSheet", state.sheets[seat]).clone()
        fuel = self.judge.fuel(sheet)
        levels = [self.judge.level(state, sheet, level, fuel) for level in range(len(self.layout.lines))]
        written: dict[tuple[int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                where = (self.layout.slot_at[action.slot], action.number)
                if where not in written:
                    written[where] = self.gain(state, sheet, where[0], action.number, fuel, levels)
                weights.append(written[where])
            elif isinstance(action, WriteX):
                weights.append(self.gain(state, sheet, self.layout.slot_at[action.slot], X, fuel, levels))
            elif isinstance(action, Mark):
                weights.append(self.fuel_gain(state, sheet, self.layout.bonus_at[action.mark], fuel, levels))
            else:
                weights.append(flat(action, claim=WEIGHTS.claim))
        return [POINTS * weight for weight in weights]

    def gain(self, state: MoonState, sheet: LaunchSheet, slot: int, number: int, fuel: float, levels: list[float]) -> float:
        """What a level gains by a number or an X in an empty slot."""
        level = self.layout.lines_of[slot][0]
        compartment = self.layout.compartment_of[slot]
        sheet.slots[slot] = number
        worth = self.judge.level(state, sheet, level, fuel) - levels[level]
        complete = True
        for other in self.layout.compartment_slots[compartment]:
            if sheet.slots[other] == EMPTY:
                complete = False
                break
        if complete:
            worth += self.judge.payment(state, sheet, compartment, fuel, fuelling=0.0)
        sheet.slots[slot] = EMPTY
        return worth

    def fuel_gain(self, state: MoonState, sheet: LaunchSheet, bonus: int, fuel: float, levels: list[float]) -> float:
        level = self.layout.level_of_bonus(bonus) - 1
        sheet.fuelled |= 1 << bonus
        worth = self.judge.level(state, sheet, level, fuel) - levels[level]
        sheet.fuelled ^= 1 << bonus
        return worth
