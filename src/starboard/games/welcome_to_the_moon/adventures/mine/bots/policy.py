"""How promising each action looks in The Mine without playing it."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.mine.bots.evaluation import CLAIM, EFFECT, WEIGHTS, MineJudge
from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import Factory, MineLayout
from starboard.games.welcome_to_the_moon.adventures.mine.rules.adventure import dug_from
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import flat
from starboard.games.welcome_to_the_moon.content.effects import PLANT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED, X
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class MinePolicy(Policy):
    def __init__(self, layout: MineLayout, judge: MineJudge) -> None:
        self.layout = layout
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room and circle most, with the better effects; icons of factories that are nearly done."""
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        weighed: dict[tuple[int, int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack)
                slot = layout.slot_at[action.slot]
                written = (slot, action.number, self.dug(sheet, slot, effect))
                if written not in weighed:
                    weighed[written] = self.fill(sheet, slot, action.number, written[2])
                weights.append(EFFECT[effect] + weighed[written])
            elif isinstance(action, WriteX):
                weights.append(self.fill(sheet, layout.slot_at[action.slot], X, EMPTY) - 1.0)
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, layout.symbol_at[action.mark]))
            else:
                weights.append(flat(action, claim=CLAIM, skip=-1.0))
        return weights

    def dug(self, sheet: MarkedSheet, slot: int, effect: int) -> int:
        """The resource that the effect circles after writing in the slot, EMPTY if none."""
        found = dug_from(self.layout, sheet, slot, effect) if effect in (PLANT, WATER) else []
        return found[0] if found else EMPTY

    def fill(self, sheet: MarkedSheet, slot: int, written: int, dug: int) -> float:
        """What a number or an X adds to its mine, with the gem and the resource dug there, and takes from its level."""
        layout, marks = self.layout, sheet.marks
        column, line = layout.mine_of[slot], layout.lines[layout.lines_of[slot][0]]
        before = self.judge.extraction(sheet, column) - self.judge.crowding(sheet.slots, line)
        circled = [layout.gem_at[slot]] if layout.gem_at[slot] != EMPTY else []
        if dug != EMPTY:
            circled.append(dug)
        sheet.slots[slot] = written
        for resource in circled:
            marks[resource] = CIRCLED
        after = self.judge.extraction(sheet, column) - self.judge.crowding(sheet.slots, line)
        sheet.slots[slot] = EMPTY
        for resource in circled:
            marks[resource] = UNTOUCHED
        return after - before

    def mark(self, sheet: MarkedSheet, symbol: int) -> float:
        """An icon by what its factory will pay, and how near it is to that; a resource is simply good."""
        marks = sheet.marks
        for main in self.layout.main:
            if symbol in main.icons:
                amount = main.stored(marks) + WEIGHTS.to_come * (len(main.storage) - main.stored(marks))
                return self.step(main, marks) * amount * (main.after - main.before)
        for secondary in self.layout.secondary:
            if symbol in secondary.icons:
                return self.step(secondary, marks) * self.judge.bonus(secondary, marks)
        return 1.0

    def step(self, factory: Factory, marks: list[int]) -> float:
        """How much one icon more brings a factory on its way."""
        crossed, icons = factory.crossed(marks), len(factory.icons)
        return (2 * crossed + 1) / (icons * icons)
