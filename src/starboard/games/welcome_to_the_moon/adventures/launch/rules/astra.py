"""ASTRA in The Launch: sabotages, and a track of her own (WM-S.30 to WM-S.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard, Astra
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.launch.rules.adventure import Launch

LABELS: Final[list[int]] = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2]
"""The first boxes of the track: those labelled above the level are crossed before the game."""

BOXES: Final = 81
APART: Final = 5
"""After the labelled boxes every fifth box bears a number: 10, 20 and so on."""

LAUNCH: Final = 150


@final
class LaunchCard(AdventureCard):
    def __init__(self, launch: Launch) -> None:
        super().__init__(boxes=9, fixed=0, per_level=0)
        self.launch = launch
        self.per_point = 10 // APART

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """One for each sabotage that the player has triggered."""
        assert state.astra is not None
        triggered = state.closed | cast("LaunchSheet", sheets[0]).triggered
        return triggered.bit_count() - len(state.astra.hit)

    def targets(self, state: MoonState, letter: int) -> list[str]:
        """Two of one compartment are alike: the first is offered."""
        left = [bonus for bonus in range(len(self.launch.bonus_ids)) if (self.launch.sabotage_bits & ~state.closed) >> bonus & 1]
        firsts = {self.launch.compartment_of_bonus[bonus]: self.launch.bonus_ids[bonus] for bonus in reversed(left)}
        return [id for id in self.launch.bonus_ids if id in firsts.values()]

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        state.closed |= 1 << self.launch.bonus_at[target]
        cast("LaunchSheet", state.own(0)).circle_error()

    def name_target(self, target: str) -> Message:
        level = message("level-of", level=self.launch.level_of_bonus(self.launch.bonus_at[target]))
        return message("astra-sabotage", level=level)

    # -- her track

    def track(self, astra: Astra) -> int:
        start = sum(1 for label in LABELS if label > astra.level)
        return min(BOXES, start + astra.worth())

    def her_terms(self, astra: Astra) -> list[Term]:
        """The lowest number box not crossed; all crossed is a launch (WM-S.32)."""
        crossed = self.track(astra)
        numbers = -(-max(0, crossed - len(LABELS)) // APART)
        return [Term("astra-term-track", LAUNCH if crossed == BOXES else 10 * (numbers + 1))]

    def her_points(self, astra: Astra) -> float:
        return float(self.per_point * self.track(astra))

    def endings(self, state: MoonState, astra: Astra) -> list[Message]:
        endings = super().endings(state, astra)
        if self.track(astra) == BOXES:
            endings.append(message("astra-end-launch"))
        return endings

    def wins_ties(self, state: MoonState) -> bool:
        """Who launches in the turn of ASTRA's launch was first."""
        return cast("LaunchSheet", state.sheets[0]).launched()
