"""The game: seats, options, and who says what of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.campaign import CampaignRules
from starboard.engine.errors import Refusal
from starboard.engine.game import Foresight, Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score, View
from starboard.games.welcome_to_the_moon.actions import ACTIONS
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES, SHEETS, SWITCHES, adventure_under, switches_of
from starboard.games.welcome_to_the_moon.adventures.adventure import adventure_of
from starboard.games.welcome_to_the_moon.rules import hidden, scoring
from starboard.games.welcome_to_the_moon.rules.campaign import MoonCampaign
from starboard.games.welcome_to_the_moon.rules.modifiers import EXTRA_CARDS, REMOVED_CARDS
from starboard.games.welcome_to_the_moon.rules.setup import ASTRA_LEVEL, CLAIMS_AFTER_ERROR, MISSIONS, RANDOM, first_state
from starboard.games.welcome_to_the_moon.show import show, sketch
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.view import MoonView

ADVENTURE: Final = Option("adventure", (*ADVENTURES, RANDOM), "1")


@final
class WelcomeToTheMoon(Game[MoonState]):
    def __init__(self) -> None:
        options = (ADVENTURE, *MISSIONS, ASTRA_LEVEL, CLAIMS_AFTER_ERROR, *SWITCHES, EXTRA_CARDS, REMOVED_CARDS)
        super().__init__("welcome_to_the_moon", "Welcome to the Moon", 3, (1, 6), options, ACTIONS)
        # playouts are fast, and see what a look one action ahead does not
        self.foresight = Foresight(width=64, trust=1, sharpness=0.2)

    def setup(self, seats: int, options: Options, rng: Rng) -> MoonState:
        number = str(options[ADVENTURE.id])
        adventure = adventure_under(rng.choice(list(ADVENTURES)) if number == RANDOM else number, options)
        return first_state(self, adventure.rules, seats, options, rng)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        """ASTRA plays against one player only (WM-S.2)."""
        if seats > 1 and options[ASTRA_LEVEL.id] != ASTRA_LEVEL.default:
            return Refusal("refused-astra", rule="WM-S.2", seats=seats)
        return None

    def redeal(self, state: MoonState, seat: int | None, rng: Rng) -> MoonState:
        return hidden.redeal(state, seat, rng)

    def view(self, state: MoonState, seat: int | None) -> MoonView:
        return show(state, seat, adventure_of(state).sheets)

    def sketch(self, before: View, after: View) -> Any:
        assert isinstance(before, MoonView)
        assert isinstance(after, MoonView)
        return sketch(before, after)

    def scores(self, state: MoonState) -> list[Score]:
        return scoring.scores_of(state, state.sheets)

    def result(self, state: MoonState) -> Result | None:
        return scoring.result(state)

    def describe(self, state: MoonState, seat: int, action: Action) -> Message:
        return adventure_of(state).words.describe(state, seat, action)

    def census(self, state: MoonState) -> dict[str, int]:
        return hidden.census(state)

    def evaluate(self, state: MoonState, seat: int) -> float:
        return adventure_of(state).evaluate(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return adventure_of(state).weigh(state, seat, legal)

    def contents(self) -> dict[str, Path]:
        """A sheet goes by its adventure."""
        return {**{name: file for name, file in super().contents().items() if file not in SHEETS.values()}, **SHEETS}

    def campaign(self) -> CampaignRules:
        return MoonCampaign(self.id, [adventure.layout.stars for adventure in ADVENTURES.values()])

    def conformance(self) -> list[tuple[int, Options]]:
        cases: list[tuple[int, Options]] = [(seats, {"adventure": number}) for number in ADVENTURES for seats in (2, 3, 6)]
        chosen: Options = {option.id: "1" for option in MISSIONS}
        cases.append((2, {**chosen, "missions_after_system_error": "yes"}))
        cases.append((3, dict.fromkeys(chosen, "2")))
        turned: Options = {switch.id: next(choice for choice in switch.choices if choice != switch.default) for switch in SWITCHES}
        cases += [(3, {"adventure": number, **turned}) for number in ADVENTURES if switches_of(number)]
        cases.append((2, {"adventure": RANDOM}))
        cases += [(1, {"adventure": number, "astra_level": level}) for number in ADVENTURES for level in ("1", "4", "8")]
        modified = (("18", "x", "robot_energy"), ("25", "odd", "extremes"), ("46", "wild", "sevens"), ("37", "odd", "plant_water"))
        for adventures, extra, removed in modified:
            for number in adventures:
                cases += [(seats, {"adventure": number, "extra_cards": extra, "removed_cards": removed}) for seats in (1, 3)]
        return cases


GAME: Final = WelcomeToTheMoon()
