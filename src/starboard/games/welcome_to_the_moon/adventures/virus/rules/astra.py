"""ASTRA in The Virus: her effects activate viruses and spread them at once (WM-S.40 to WM-S.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.rules.marking import CROSSED, UNTOUCHED, MarkedSheet
from starboard.games.welcome_to_the_moon.rules.turn import SHOW_SHEETS, ask
from starboard.games.welcome_to_the_moon.sheet import EMPTY, Sheet
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import INCIDENT, MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.virus.rules.adventure import Virus


@final
class VirusCard(AdventureCard):
    """Her targets are named like the symbols that are crossed for them."""

    def __init__(self, virus: Virus) -> None:
        super().__init__(boxes=9, fixed=5, per_level=4)
        self.virus = virus

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """One for each virus and each propagation symbol that the player has set off (WM-S.41)."""
        assert state.astra is not None
        marks = cast("MarkedSheet", sheets[0]).marks
        missions = [self.symbol_of(home) for home in self.virus.mission_homes]
        crossed = [symbol for symbol in [trigger.symbol for trigger in self.virus.triggers] + missions if marks[symbol] != UNTOUCHED]
        return len(crossed) - len(state.astra.hit)

    def symbol_of(self, home: int) -> int:
        return self.virus.symbol_at[self.virus.virus_at[home]]

    def carry_out(self, state: MoonState, letter: int, second: bool) -> None:
        """The second pass activates the virus of the mission; with nothing left to hit, the first one spreads all the same."""
        if second:
            target = self.virus.virus_at[self.virus.mission_homes[letter]]
            if self.untouched(state, self.virus.symbol_at[target]):
                assert state.astra is not None
                state.astra.hit.append(target)
                self.strike(state, letter, target)
        elif self.targets(state, letter):
            super().carry_out(state, letter, second)
        else:
            self.spread(state, 1)

    def untouched(self, state: MoonState, symbol: int) -> bool:
        return cast("MarkedSheet", state.sheets[0]).marks[symbol] == UNTOUCHED

    def targets(self, state: MoonState, letter: int) -> list[str]:
        """The green and the blue virus while they are not active, then propagation symbols."""
        left = [trigger for trigger in self.virus.triggers if self.untouched(state, trigger.symbol)]
        viruses = [trigger for trigger in left if trigger.home != EMPTY]
        return [self.virus.symbols[trigger.symbol] for trigger in viruses or left]

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        home = self.home_of(target)
        if home == EMPTY:
            cast("MarkedSheet", state.own(0)).marks[self.virus.symbol_at[target]] = CROSSED
            self.spread(state, 1)
        else:
            self.virus.activate(state, home)
            self.spread(state, 0)

    def home_of(self, virus: str) -> int:
        for home, name in self.virus.virus_at.items():
            if name == virus:
                return home
        return EMPTY

    def spread(self, state: MoonState, due: int) -> None:
        """Viruses propagate at once, besides what an activation is good for; the player chooses slots where there is a choice."""
        cast("VirusSheet", state.own(0)).due += due
        self.virus.propagate_everywhere(state)
        state.publish()
        assert self.virus.incident is not None
        state.queue(SHOW_SHEETS)
        ask(state, INCIDENT, self.virus.incident, self.virus.struck(state))

    def name_target(self, target: str) -> Message:
        home = self.home_of(target)
        if home != EMPTY:
            return message("virus-target-virus", virus=target, block=self.virus.name_block(home))
        symbols = [trigger.symbol for trigger in self.virus.triggers if trigger.home == EMPTY]
        return message("virus-target-symbol", number=symbols.index(self.virus.symbol_at[target]) + 1)
