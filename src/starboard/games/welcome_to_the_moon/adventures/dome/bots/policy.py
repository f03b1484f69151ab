"""How promising each action looks in The Dome without playing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.dome.bots.evaluation import WEIGHTS, DomeJudge, Outlook
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DOME, DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.adventure import Dome, next_rows
from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import row
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import buildable
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.bots.prices import by_effect, flat
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANNING
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X, has_parity
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState

SymbolFor = Callable[[MarkedSheet, int, int], int]


@final
class DomePolicy(Policy):
    def __init__(self, layout: DomeLayout, rules: Dome, judge: DomeJudge) -> None:
        self.layout = layout
        self.rules = rules
        self.judge = judge
        self.symbols: list[SymbolFor] = by_effect(
            {
                "robot": self.section,
                "energy": self.nothing,
                "plant": self.plant,
                "water": self.water,
                "astronaut": self.crew,
                "planning": self.nothing,
            }
        )

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
                    symbol = self.symbols[effect](sheet, slot, action.number)
                    worth += 0.0 if symbol == EMPTY else outlook.marked(symbol) - tables
                weights.append(worth)
            elif isinstance(action, WriteX):
                weights.append(outlook.filled(layout.slot_at[action.slot], X) - skyscrapers - row(layout, sheet, DOME)[0])
            elif isinstance(action, Mark):
                weights.append(outlook.marked(layout.symbol_at[action.mark]) - tables)
            else:
                weights.append(flat(action, claim=WEIGHTS.claim, skip=-1.0))
        return weights

    # -- what the effects may mark after this number in a slot, EMPTY when there is nothing

    def section(self, sheet: MarkedSheet, slot: int, number: int) -> int:
        sections = buildable(self.layout, sheet, number % 2 == 1, self.rules.single_arm) if has_parity(number) else []
        return sections[0] if sections else EMPTY

    def crew(self, sheet: MarkedSheet, slot: int, number: int) -> int:
        return sheet.next_of(self.layout.crew.icons)

    def plant(self, sheet: MarkedSheet, slot: int, number: int) -> int:
        return self.next_at(sheet, slot, self.layout.plants)

    def water(self, sheet: MarkedSheet, slot: int, number: int) -> int:
        return self.next_at(sheet, slot, self.layout.waters)

    def next_at(self, sheet: MarkedSheet, slot: int, symbols: list[list[int]]) -> int:
        level = self.layout.tower_at[slot]
        return EMPTY if level == EMPTY else sheet.next_of(symbols[level])

    def nothing(self, sheet: MarkedSheet, slot: int, number: int) -> int:
        return EMPTY
