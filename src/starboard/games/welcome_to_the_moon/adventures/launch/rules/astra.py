"""ASTRA in The Launch: sabotages, and a track of her own (WM-S.30 to WM-S.32)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.content import ADVENTURE_CARDS
from starboard.games.welcome_to_the_moon.solo.rules.astra import SoloRules
from starboard.games.welcome_to_the_moon.state import MoonState

TRACK: Final = ADVENTURE_CARDS.track


@final
class LaunchAstra(SoloRules):
    def __init__(self, layout: LaunchLayout) -> None:
        super().__init__(layout.number)
        self.layout = layout

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """One for each sabotage that the player has triggered."""
        assert state.astra is not None
        triggered = state.closed | cast("LaunchSheet", sheets[0]).triggered
        return self.bonuses_for(triggered.bit_count() - len(state.astra.hit))

    def targets(self, state: MoonState, letter: int) -> list[str]:
        """Two of one compartment are alike: the first is offered."""
        layout = self.layout
        left = [bonus for bonus in range(len(layout.bonus_ids)) if (layout.sabotage_bits & ~state.closed) >> bonus & 1]
        firsts = {layout.compartment_of_bonus[bonus]: layout.bonus_ids[bonus] for bonus in reversed(left)}
        return [id for id in layout.bonus_ids if id in firsts.values()]

    def out_of_reach(self, state: MoonState, target: str) -> Refusal:
        bonus = self.layout.bonus_at.get(target, EMPTY)
        if bonus == EMPTY or not self.layout.sabotage_bits >> bonus & 1:
            return Refusal("refused-symbol", rule="WM-S.12", symbol=target)
        return Refusal("launch-refused-sabotaged", rule="WM-1.8") if state.closed >> bonus & 1 else Refusal("refused-next", rule="WM-S.12")

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        state.closed |= 1 << self.layout.bonus_at[target]
        state.adventure.erred(state, 0)

    # -- her track

    def track(self, astra: Astra) -> int:
        start = sum(1 for label in TRACK.labels if label > astra.level)
        return min(TRACK.boxes, start + astra.points())

    def her_terms(self, astra: Astra) -> list[Term]:
        """The lowest number box not crossed; all crossed is a launch (WM-S.32)."""
        crossed = self.track(astra)
        open_boxes = [box.value for box in TRACK.numbers if box.place > crossed]
        return [Term("astra-term-track", open_boxes[0] if open_boxes else TRACK.launch)]

    def endings(self, state: MoonState, astra: Astra) -> list[Message]:
        endings = super().endings(state, astra)
        if self.track(astra) == TRACK.boxes:
            endings.append(message("astra-end-launch"))
        return endings

    def wins_ties(self, state: MoonState) -> bool:
        """Who launches in the turn of ASTRA's launch was first."""
        return cast("LaunchSheet", state.sheets[0]).launched()
