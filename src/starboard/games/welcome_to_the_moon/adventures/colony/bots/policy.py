"""How promising each action looks in The Colony without playing it."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.colony.bots.evaluation import WEIGHTS, ColonyJudge, Hopes
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import network
from starboard.games.welcome_to_the_moon.bots.estimates import counted
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import flat
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class ColonyPolicy(Policy):
    def __init__(self, layout: ColonyLayout, judge: ColonyJudge) -> None:
        self.layout = layout
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room, complete and let circle most; energy where there is most to multiply."""
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat])
        hopes = Hopes(layout, sheet, max(0.0, 1.0 - state.turn / WEIGHTS.turns))
        joined = network(layout, sheet)
        slots = sheet.slots.copy()
        costs = [self.judge.cost(slots, line) for line in layout.lines]
        written: dict[tuple[int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                where = (layout.slot_at[action.slot], action.number)
                if where not in written:
                    written[where] = self.relief(slots, costs, where[0], action.number)
                    written[where] += self.completed(state, sheet, hopes, joined, where[0])
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                weights.append(written[where] + hopes.effect(sheet, where[0], effect))
            elif isinstance(action, WriteX):
                slot = layout.slot_at[action.slot]
                weights.append(self.relief(slots, costs, slot, X) + self.completed(state, sheet, hopes, joined, slot) - 1.0)
            elif isinstance(action, Mark):
                weights.append(hopes.mark(sheet, joined, layout.symbol_at[action.mark]))
            else:
                weights.append(flat(action, claim=1.0))
        return weights

    def relief(self, slots: list[int], costs: list[float], slot: int, written: int) -> float:
        """How much cheaper the two lines of a slot become when it is filled."""
        slots[slot] = written
        relief = 0.0
        for line in self.layout.lines_of[slot]:
            relief += costs[line] - self.judge.cost(slots, self.layout.lines[line])
        slots[slot] = EMPTY
        stray = abs(counted(written) - self.judge.called[slot]) if written >= 0 else 0.0
        return WEIGHTS.gap * relief - WEIGHTS.stray * stray

    def completed(self, state: MoonState, sheet: MarkedSheet, hopes: Hopes, joined: list[bool], slot: int) -> float:
        """What a filled slot adds to its quarter and its antennas."""
        layout = self.layout
        quarter = layout.quarter_of[slot]
        slots = layout.quarter_slots[quarter]
        filled = sum(1 for other in slots if sheet.slots[other] != EMPTY)
        bonus = self.judge.bonus(state, quarter)
        worth = bonus * WEIGHTS.quarter * (2 * filled + 1) / (len(slots) * len(slots))
        if filled + 1 == len(slots):
            worth += bonus * (1.0 - WEIGHTS.quarter)
        return worth + hopes.antennas(sheet, slot, joined[slot])
