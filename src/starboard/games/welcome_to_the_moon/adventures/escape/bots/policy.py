"""How promising each action looks in The Escape without playing it."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.escape.bots.evaluation import CLOSED, WEIGHTS, EscapeJudge, Outlook
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.adventures.escape.rules.adventure import effect_track
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import SEEN, by_effect, flat
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED, X
from starboard.games.welcome_to_the_moon.sheet import FIRST, OPEN, MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState

CLAIM: Final = 5.0
AT_LEAST: Final[list[float]] = by_effect({"robot": SEEN, "energy": SEEN, "plant": SEEN, "water": SEEN, "astronaut": 0.6, "planning": 0.8})
"""What an effect that is used after writing brings at least."""


@final
class EscapePolicy(Policy):
    def __init__(self, layout: EscapeLayout, judge: EscapeJudge) -> None:
        self.layout = layout
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """How much better off the sheet looks after each action."""
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        outlook = self.judge.outlook(state, sheet)
        before = [self.judge.ship(sheet, ship, outlook) for ship in range(len(layout.lines))]
        whole = sum(before) + self.judge.room(sheet, outlook)
        robot = WEIGHTS.robot * (len(outlook.away) - outlook.away.count(0))
        weighed: dict[tuple[int, int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                slot = layout.slot_at[action.slot]
                written = (slot, action.number, self.circled_by(sheet, slot, effect))
                if written not in weighed:
                    weighed[written] = self.write_gain(sheet, slot, action.number, written[2], before, outlook)
                robots = int(effect == ROBOT) + int(layout.robot_at[slot])
                weights.append(weighed[written] + AT_LEAST[effect] + robots * robot)
            elif isinstance(action, WriteX):
                slot = layout.slot_at[action.slot]
                gain = self.write_gain(sheet, slot, X, EMPTY, before, outlook) - self.next_penalty(sheet)
                weights.append(gain + robot if layout.robot_at[slot] else gain)
            elif isinstance(action, Mark):
                weights.append(self.mark_gain(state, sheet, layout.symbol_at[action.mark], whole))
            else:
                weights.append(flat(action, claim=CLAIM))
        return weights

    def write_gain(self, sheet: MarkedSheet, slot: int, number: int, symbol: int, before: list[float], outlook: Outlook) -> float:
        """What a ship gains by a number or an X, and by the symbol that energy, plant or water may circle then."""
        layout = self.layout
        ship = layout.lines_of[slot][0]
        race = sheet.races[ship]
        sheet.slots[slot] = number
        if symbol != EMPTY:
            sheet.marks[symbol] = CIRCLED
        wins = race == OPEN and outlook.bonuses[ship] != CLOSED and slot == layout.greenhouse_slots[ship]
        if wins:
            sheet.races[ship] = FIRST
        gain = self.judge.ship(sheet, ship, outlook) - before[ship]
        if wins:
            gain += outlook.bonuses[ship]
        sheet.slots[slot] = EMPTY
        if symbol != EMPTY:
            sheet.marks[symbol] = UNTOUCHED
        sheet.races[ship] = race
        return gain

    def circled_by(self, sheet: MarkedSheet, slot: int, effect: int) -> int:
        """The symbol that the effect circles after writing in the slot, EMPTY if none."""
        layout = self.layout
        if effect == WATER:
            return layout.tank_at[slot]
        if effect in (PLANT, ENERGY):
            return sheet.next_of(effect_track(layout, effect, layout.lines_of[slot][0]).icons)
        return EMPTY

    def next_penalty(self, sheet: MarkedSheet) -> int:
        values = self.layout.planning_values
        used = sheet.count(self.layout.planning.icons)
        return values[min(used + 1, len(values) - 1)] - values[used]

    def mark_gain(self, state: MoonState, sheet: MarkedSheet, symbol: int, before: float) -> float:
        if symbol >= self.layout.first_crossed:
            return WEIGHTS.icon
        sheet.marks[symbol] = CIRCLED
        gain = self.judge.ships(sheet, self.judge.outlook(state, sheet)) - before
        sheet.marks[symbol] = UNTOUCHED
        return gain
