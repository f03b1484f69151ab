"""How promising each action looks in The Journey without playing it."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.journey.bots.evaluation import TOP, WEIGHTS, Gaps, JourneyJudge
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.bots.estimates import counted
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import flat
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, X
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class JourneyPolicy(Policy):
    def __init__(self, layout: JourneyLayout, judge: JourneyJudge) -> None:
        self.layout = layout
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room, with the better effects; walls where they free most; plants where they multiply most."""
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat])
        gaps = Gaps(layout, sheet)
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                slot = layout.slot_at[action.slot]
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                weights.append(self.judge.effect(effect, slot) + self.fill(gaps, slot, action.number))
            elif isinstance(action, WriteX):
                weights.append(1.0 + self.fill(gaps, layout.slot_at[action.slot], X))
            elif isinstance(action, Mark):
                weights.append(self.mark(state, sheet, gaps, layout.symbol_at[action.mark]))
            else:
                weights.append(flat(action, claim=1.0, skip=-1.0))
        return weights

    def fill(self, gaps: Gaps, slot: int, written: int) -> float:
        """How much cheaper a gap becomes when a number parts it, or an X leaves one slot less to fill."""
        if written != X:
            number = counted(written)
            return self.relief(gaps, slot, number, number, 1)
        gap = gaps.gap_at[slot]
        low, high, empty = gaps.lows[gap], gaps.highs[gap], gaps.empty[gap]
        return self.judge.cost(low, high, empty) - self.judge.cost(low, high, empty - 1)

    def relief(self, gaps: Gaps, slot: int, high: int, low: int, filled: int) -> float:
        """How much cheaper a gap becomes when it is parted at a slot: it ends below `high` there and goes on above `low`."""
        gap = gaps.gap_at[slot]
        whole = self.judge.cost(gaps.lows[gap], gaps.highs[gap], gaps.empty[gap])
        before = self.judge.cost(gaps.lows[gap], high, gaps.passed[slot] - filled)
        return whole - before - self.judge.cost(low, gaps.highs[gap], gaps.empty[gap] - gaps.passed[slot])

    def mark(self, state: MoonState, sheet: MarkedSheet, gaps: Gaps, symbol: int) -> float:
        layout = self.layout
        if symbol < layout.walls:
            parted = sheet.clone()
            parted.marks[symbol] = CIRCLED
            return self.relief(gaps, symbol, TOP, EMPTY, 0) + self.judge.zones(parted)
        left = max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        for station, plants in enumerate(layout.station_plants):
            if symbol in plants:
                return self.judge.multiplier(state, sheet, station, left)
            if symbol in layout.station_robots[station]:
                missing = len(layout.station_robots[station]) - sheet.count(layout.station_robots[station])
                return 1.0 + (sheet.count(plants) + 1) * layout.race_later[station] / (4.0 * missing)
        return 2.0
