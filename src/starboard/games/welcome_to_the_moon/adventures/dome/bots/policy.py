"""How promising each action looks in The Dome without playing it."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Skip, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.dome.bots.evaluation import WEIGHTS, DomeJudge, Outlook
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DOME, DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.adventure import Dome, next_rows
from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import row
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import buildable
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, ENERGY, PLANNING, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X, has_parity
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class DomePolicy(Policy):
    def __init__(self, layout: DomeLayout, rules: Dome, judge: DomeJudge) -> None:
        self.layout = layout
        self.rules = rules
        self.judge = judge

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers that lead to the ends of skyscrapers, with the better effects; upgrades by what they pay."""
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        outlook = Outlook(self.judge, state, seat, sheet)
        skyscrapers, tables = outlook.skyscrapers(), outlook.tables()
        upgrade = max([outlook.marked(symbol) - tables for symbol in next_rows(layout, sheet)], default=0.0)
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack)
                slot = layout.slot_at[action.slot]
                worth = outlook.filled(slot, action.number) - skyscrapers
                if effect in (ENERGY, PLANNING):
                    worth += upgrade if effect == ENERGY else WEIGHTS.planning
                else:
                    symbol = self.symbol_for(sheet, slot, action.number, effect)
                    worth += 0.0 if symbol == EMPTY else outlook.marked(symbol) - tables
                weights.append(worth)
            elif isinstance(action, WriteX):
                weights.append(outlook.filled(layout.slot_at[action.slot], X) - skyscrapers - row(layout, sheet, DOME)[0])
            elif isinstance(action, Mark):
                weights.append(outlook.marked(layout.symbol_at[action.mark]) - tables)
            else:
                weights.append(WEIGHTS.claim if isinstance(action, Claim) else -1.0 if isinstance(action, Skip) else 0.0)
        return weights

    def symbol_for(self, sheet: MarkedSheet, slot: int, number: int, effect: int) -> int:
        """A section, an astronaut or a symbol of the tower that the effect may mark after this number, if there is one."""
        layout = self.layout
        if effect == ASTRONAUT:
            return sheet.next_of(layout.crew.icons)
        if effect == ROBOT:
            sections = buildable(layout, sheet, number % 2 == 1, self.rules.single_arm) if has_parity(number) else []
            return sections[0] if sections else EMPTY
        level = layout.tower_at[slot]
        if level == EMPTY:
            return EMPTY
        return sheet.next_of(layout.waters[level] if effect == WATER else layout.plants[level])
