"""Set-up: missions, cards, sheets (WM-0.5, WM-S.2 to WM-S.5)."""

from __future__ import annotations

from typing import Any, Final

from starboard.engine.agenda import Task
from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.state import Rules
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.content.layout import Layout
from starboard.games.welcome_to_the_moon.deck import Combinations, Stacks
from starboard.games.welcome_to_the_moon.rules.modifiers import starship_cards
from starboard.games.welcome_to_the_moon.rules.turn import PREPARE
from starboard.games.welcome_to_the_moon.rules.writing import WRITE
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.content import OPPONENTS
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck
from starboard.games.welcome_to_the_moon.solo.rules.turn import TASKS
from starboard.games.welcome_to_the_moon.state import PLAY, AdventureRules, MoonState

RANDOM: Final = "random"


def mission_option(letter: str) -> Option:
    """Random, or the first or second mission card of that letter."""
    return Option(f"mission_{letter.lower()}", (RANDOM, "1", "2"), RANDOM)


MISSIONS: Final = tuple([mission_option(letter) for letter in LETTERS])
ASTRA_LEVEL: Final = Option("astra_level", tuple([str(opponent.level) for opponent in OPPONENTS]), "1")
CLAIMS_AFTER_ERROR: Final = Option("missions_after_system_error", ("no", "yes"), "no")


def first_state(game: Rules[Any], adventure: AdventureRules, seats: int, options: Options, rng: Rng) -> MoonState:
    """Before anything runs by itself. A player alone meets ASTRA."""
    missions = [drawn(adventure.layout, letter, str(options[option.id]), rng) for letter, option in zip(LETTERS, MISSIONS, strict=True)]
    cards = starship_cards(options, rng)
    astra: Astra | None = None
    stacks: Combinations
    if seats == 1:
        astra = Astra(level=int(str(options[ASTRA_LEVEL.id])), tasks=TASKS, held=[0] * len(EFFECTS), hit=[], spent=0, counted=0, used=EMPTY)
        stacks = SoloDeck.dealt(rng, cards)
    else:
        stacks = Stacks.dealt(rng, cards)
    sheets = [adventure.new_sheet() for _ in range(adventure.sheets_for(seats))]
    agendas: list[list[Task[Any]]] = [[] for _ in range(seats)]
    return MoonState(
        game=game,
        seats=seats,
        rng=rng,
        agendas=agendas,
        table=[PREPARE],
        adventure=adventure,
        missions=missions,
        claims_after_error=options[CLAIMS_AFTER_ERROR.id] == "yes",
        stacks=stacks,
        astra=astra,
        turn=0,
        phase=PLAY,
        opening=WRITE,
        sheets=sheets,
        published=sheets[:],
        ready=[False] * seats,
        closed=0,
        taken=[False] * len(LETTERS),
        claims=[None] * (seats * len(LETTERS)),
        endings=[],
    )


def drawn(layout: Layout, letter: str, choice: str, rng: Rng) -> MissionCard:
    """One of the two missions of a letter (WM-0.5.2)."""
    cards = [card for card in layout.missions if card.type == letter]
    return rng.choice(cards) if choice == RANDOM else cards[int(choice) - 1]
