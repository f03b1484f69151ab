"""The game: seats, options, set-up (WM-0.5)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.campaign import CampaignRules
from starboard.engine.errors import Refusal
from starboard.engine.game import Foresight, Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score
from starboard.games.welcome_to_the_moon.actions import ACTIONS
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES, SWITCHES, adventure_under
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.deck import Combinations, Stacks
from starboard.games.welcome_to_the_moon.rules.adventure import Adventure
from starboard.games.welcome_to_the_moon.rules.campaign import MoonCampaign
from starboard.games.welcome_to_the_moon.rules.modifiers import EXTRA_CARDS, REMOVED_CARDS, starship_cards
from starboard.games.welcome_to_the_moon.rules.turn import PREPARE, WRITE
from starboard.games.welcome_to_the_moon.sheet import EMPTY
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.content import OPPONENTS
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck
from starboard.games.welcome_to_the_moon.solo.rules.turn import TASKS
from starboard.games.welcome_to_the_moon.state import PLAY, MoonState
from starboard.games.welcome_to_the_moon.view import MoonView

RANDOM: Final = "random"


def mission_option(letter: str) -> Option:
    """Random, or the first or second mission card of that letter."""
    return Option(f"mission_{letter.lower()}", (RANDOM, "1", "2"), RANDOM)


@final
class WelcomeToTheMoon(Game[MoonState]):
    def __init__(self) -> None:
        options = (
            Option("adventure", (*ADVENTURES, RANDOM), "1"),
            *[mission_option(letter) for letter in LETTERS],
            Option("astra_level", tuple(str(opponent.level) for opponent in OPPONENTS), "1"),
            Option("missions_after_system_error", ("no", "yes"), "no"),
            *SWITCHES,
            EXTRA_CARDS,
            REMOVED_CARDS,
        )
        super().__init__("welcome_to_the_moon", "Welcome to the Moon", 2, (1, 6), options, ACTIONS)
        # playouts are fast, and see what a look one action ahead does not
        self.foresight = Foresight(width=64, trust=1, sharpness=0.2)

    def setup(self, seats: int, options: Options, rng: Rng) -> MoonState:
        number = str(options["adventure"])
        adventure = adventure_under(rng.choice(list(ADVENTURES)) if number == RANDOM else number, options)
        missions = [drawn(adventure, letter, str(options[f"mission_{letter.lower()}"]), rng) for letter in LETTERS]
        cards = starship_cards(options, rng)
        astra: Astra | None = None
        stacks: Combinations
        if seats == 1:
            astra = Astra(int(str(options["astra_level"])), TASKS, [0] * len(EFFECTS), [], 0, 0, EMPTY)
            stacks = SoloDeck.dealt(rng, cards)
        else:
            stacks = Stacks.dealt(rng, cards)
        sheets = [adventure.new_sheet() for _ in range(adventure.sheets_for(seats))]
        agendas: list[list[Task[Any]]] = [[] for _ in range(seats)]
        return MoonState(
            self,
            seats,
            rng,
            agendas,
            [PREPARE],
            adventure,
            missions,
            options["missions_after_system_error"] == "yes",
            stacks,
            astra,
            0,
            PLAY,
            WRITE,
            sheets,
            sheets[:],
            [False] * seats,
            0,
            [False] * len(LETTERS),
            [None] * (seats * len(LETTERS)),
            [],
        )

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        """ASTRA plays against one player only (WM-S.2)."""
        if seats > 1 and options["astra_level"] != "1":
            return Refusal("refused-astra", rule="WM-S.2", seats=seats)
        return None

    def redeal(self, state: MoonState, seat: int | None, rng: Rng) -> MoonState:
        return state.redeal(seat, rng)

    def view(self, state: MoonState, seat: int | None) -> MoonView:
        return state.view(seat)

    def scores(self, state: MoonState) -> list[Score]:
        return state.scores()

    def result(self, state: MoonState) -> Result | None:
        return state.result()

    def describe(self, state: MoonState, seat: int, action: Action) -> Message:
        return state.describe(seat, action)

    def census(self, state: MoonState) -> dict[str, int]:
        return state.census()

    def evaluate(self, state: MoonState, seat: int) -> float:
        return state.adventure.evaluate(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        weights = state.adventure.weigh(state, seat, legal)
        if state.astra is not None:
            state.adventure.astra.weigh(state, state.astra, legal, weights)
        return weights

    def campaign(self) -> CampaignRules:
        return MoonCampaign(self.id)

    def conformance(self) -> list[tuple[int, Options]]:
        cases: list[tuple[int, Options]] = [(seats, {"adventure": number}) for number in ADVENTURES for seats in (2, 3, 6)]
        chosen: Options = {f"mission_{letter.lower()}": "1" for letter in LETTERS}
        cases.append((2, {**chosen, "missions_after_system_error": "yes"}))
        cases.append((3, dict.fromkeys(chosen, "2")))
        turned: Options = {switch.id: switch.choices[1] for switch in SWITCHES}
        cases += [(3, {"adventure": number, **turned}) for number, adventure in ADVENTURES.items() if adventure.switches]
        cases.append((2, {"adventure": RANDOM}))
        cases += [(1, {"adventure": number, "astra_level": level}) for number in ADVENTURES for level in ("1", "4", "8")]
        modified = (("18", "x", "robot_energy"), ("25", "odd", "extremes"), ("46", "wild", "sevens"), ("37", "odd", "plant_water"))
        for adventures, extra, removed in modified:
            for number in adventures:
                cases += [(seats, {"adventure": number, "extra_cards": extra, "removed_cards": removed}) for seats in (1, 3)]
        return cases


def drawn(adventure: Adventure, letter: str, choice: str, rng: Rng) -> MissionCard:
    """One of the two missions of a letter (WM-0.5.2)."""
    cards = [card for card in adventure.missions if card.type == letter]
    return rng.choice(cards) if choice == RANDOM else cards[int(choice) - 1]


GAME: Final = WelcomeToTheMoon()
