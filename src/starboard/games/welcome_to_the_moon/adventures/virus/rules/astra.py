"""ASTRA in The Virus: her effects activate viruses and spread them at once (WM-S.40 to WM-S.42)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.errors import Refusal
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.rules.propagation import Propagation
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.phases import SHOW_SHEETS, ask
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.astra import SoloRules
from starboard.games.welcome_to_the_moon.state import INCIDENT, MoonState


@final
class VirusAstra(SoloRules):
    """Her targets are named like the symbols that are crossed for them."""

    def __init__(self, layout: VirusLayout, propagation: Propagation) -> None:
        super().__init__(layout.number)
        self.layout = layout
        self.propagation = propagation

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """One for each virus and each propagation symbol that the player has set off (WM-S.41)."""
        assert state.astra is not None
        marks = cast("MarkedSheet", sheets[0]).marks
        missions = [self.layout.symbol_of(home) for home in self.layout.mission_homes]
        crossed = [symbol for symbol in [trigger.symbol for trigger in self.layout.triggers] + missions if marks[symbol] != UNTOUCHED]
        return self.bonuses_for(len(crossed) - len(state.astra.hit))

    def carry_out(self, state: MoonState, letter: int, second: bool) -> None:
        """The second pass activates the virus of the mission; with nothing left to hit, the first one spreads all the same."""
        if second:
            home = self.layout.mission_homes[letter]
            if self.untouched(state, self.layout.symbol_of(home)):
                assert state.astra is not None
                state.astra.hit.append(self.layout.virus_at[home])
                self.strike(state, letter, self.layout.virus_at[home])
        elif self.targets(state, letter):
            super().carry_out(state, letter, second)
        else:
            self.spread(state, 1)

    def untouched(self, state: MoonState, symbol: int) -> bool:
        return cast("MarkedSheet", state.sheets[0]).marks[symbol] == UNTOUCHED

    def targets(self, state: MoonState, letter: int) -> list[str]:
        """The green and the blue virus while they are not active, then propagation symbols."""
        left = [trigger for trigger in self.layout.triggers if self.untouched(state, trigger.symbol)]
        viruses = [trigger for trigger in left if trigger.home != EMPTY]
        return [self.layout.symbols[trigger.symbol] for trigger in viruses or left]

    def out_of_reach(self, state: MoonState, target: str) -> Refusal:
        symbols = [trigger.symbol for trigger in self.layout.triggers]
        symbol = self.layout.symbol_at.get(target, EMPTY)
        if symbol not in symbols:
            return Refusal("refused-symbol", rule="WM-S.12", symbol=target)
        return Refusal("virus-refused-virus-first" if self.untouched(state, symbol) else "refused-marked", rule="WM-S.40")

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        for home, virus in self.layout.virus_at.items():
            if virus == target:
                self.propagation.activate(state, home)
                self.spread(state, 0)
                return
        cast("MarkedSheet", state.own(0)).marks[self.layout.symbol_at[target]] = CROSSED
        self.spread(state, 1)

    def spread(self, state: MoonState, due: int) -> None:
        """Viruses propagate at once, besides what an activation is good for; the player chooses slots where there is a choice."""
        cast("VirusSheet", state.own(0)).due += due
        self.propagation.everywhere(state)
        state.publish()
        assert state.adventure.incident is not None
        state.queue(SHOW_SHEETS)
        ask(state, INCIDENT, state.adventure.incident, state.adventure.struck(state))
