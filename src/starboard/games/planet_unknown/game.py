"""The game: seats, options, set-up (PU-3, PU-15)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.errors import Refusal
from starboard.engine.game import Foresight, Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score
from starboard.games.planet_unknown import show
from starboard.games.planet_unknown.actions import ACTIONS
from starboard.games.planet_unknown.board import DEPOTS, POSITIONS, Station
from starboard.games.planet_unknown.bots.evaluation import evaluate, standings
from starboard.games.planet_unknown.bots.policy import weigh
from starboard.games.planet_unknown.content import CIV_CARDS, EVENT_MIXES, OBJECTIVES, SIGNALS
from starboard.games.planet_unknown.content.planets import PLANETS, SYMMETRIC_PLANET
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules import hidden, scoring
from starboard.games.planet_unknown.rules.corporations.boards import CORPORATIONS, SYMMETRIC_CORPORATION
from starboard.games.planet_unknown.rules.hidden import events_of
from starboard.games.planet_unknown.rules.rounds import BEGIN
from starboard.games.planet_unknown.state import OVER, QUIET, SETUP, Decks, PlanetState, Rivalry
from starboard.games.planet_unknown.view import PlanetView
from starboard.games.planet_unknown.words import actions as words

RANDOM: Final = "random"
OFFER: Final = "offer"
DECK: Final = 20
DEFAULT: Final = "default"
NO_EVENTS: Final = "none"
CUSTOM: Final = "custom"
COUNTS: Final = tuple(str(number) for number in range(DECK + 1))


@final
class PlanetUnknown(Game[PlanetState]):
    def __init__(self) -> None:
        options = (
            Option("planet", (*PLANETS, RANDOM, OFFER), SYMMETRIC_PLANET, per_seat=True),
            Option("corporation", (*CORPORATIONS, RANDOM, OFFER), SYMMETRIC_CORPORATION, per_seat=True),
            Option("inner_ring", ("recommended", RANDOM, *(str(shift) for shift in range(1, DEPOTS))), "recommended"),
            Option("rotation", ("commander", "fixed"), "commander"),
            Option("private_objectives", ("no", "yes"), "no"),
            Option("events", (DEFAULT, NO_EVENTS, *EVENT_MIXES, CUSTOM), DEFAULT),
            *[
                Option(f"{signal}_events", COUNTS, str(EVENT_MIXES["balanced"][index]), needs=("events", (CUSTOM,)))
                for index, signal in enumerate(SIGNALS)
            ],
        )
        super().__init__("planet_unknown", "Planet Unknown", 1, (1, 6), options, ACTIONS)
        # Luck differs more than placements do: what met the same luck can be told apart by few playouts.
        self.foresight = Foresight(horizon=4, width=12, trust=2, halving=True)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        for kind, symmetric in (("planet", SYMMETRIC_PLANET), ("corporation", SYMMETRIC_CORPORATION)):
            chosen = [one for one in options[kind] if one not in (symmetric, RANDOM, OFFER)]
            if len(set(chosen)) < len(chosen):
                return Refusal("refused-same-board", rule="PU-1.5")
        if options["rotation"] == "fixed" and seats > 2:
            return Refusal("refused-fixed-rotation", rule="PU-15.1")
        if seats == 1 and options["events"] == NO_EVENTS:
            return Refusal("refused-solo-events", rule="PU-17.1")
        mix = event_mix(seats, options)
        for signal, wanted in zip(SIGNALS, mix, strict=True):
            available = len(events_of(signal, solo=seats == 1))
            if wanted > available:
                return Refusal("refused-event-colour", rule="PU-15.3", signal=signal, wanted=wanted, available=available)
        if sum(mix) not in (0, DECK):
            return Refusal("refused-event-count", rule="PU-15.3", wanted=sum(mix))
        return None

    def setup(self, seats: int, options: Options, rng: Rng) -> PlanetState:
        boards = drawn_boards(seats, options, rng)
        players = [Player(PLANETS[first(planet)], CORPORATIONS[first(corporation)]) for planet, corporation in boards]
        shift = options["inner_ring"]
        station = Station.filled(0 if shift == "recommended" else rng.below(DEPOTS) if shift == RANDOM else int(str(shift)), rng)
        objectives = rng.shuffled(list(range(len(OBJECTIVES))))
        deal_private(players, objectives, options["private_objectives"] == "yes")
        rivalries = between_neighbours(seats, objectives)
        mix = event_mix(seats, options)
        decks = Decks(*civ_stacks(seats, rng), objectives, event_deck(seats, mix, rng), [], mix)
        agendas: list[list[Task[Any]]] = [[] for _ in range(seats)]
        return PlanetState(
            self,
            seats,
            rng,
            agendas,
            [BEGIN],
            players,
            players[:],
            POSITIONS[seats],
            station,
            decks,
            rivalries,
            seats == 1 or options["rotation"] == "fixed",
            sum(mix) > 0,
            SETUP,
            0,
            0,
            NONE,
            QUIET,
            None,
            [],
            [offered(planet, corporation) for planet, corporation in boards],
        )

    def redeal(self, state: PlanetState, seat: int | None, rng: Rng) -> PlanetState:
        return hidden.redealt(state, seat, rng)

    def view(self, state: PlanetState, seat: int | None) -> PlanetView:
        return show.view(state, seat)

    def scores(self, state: PlanetState) -> list[Score]:
        return scoring.scores(state, state.players, None)

    def result(self, state: PlanetState) -> Result | None:
        return scoring.result(state) if state.phase == OVER else None

    def describe(self, state: PlanetState, seat: int, action: Action) -> Message:
        return words.describe(state, seat, action)

    def census(self, state: PlanetState) -> dict[str, int]:
        return hidden.census(state)

    def evaluate(self, state: PlanetState, seat: int) -> float:
        return evaluate(state, seat)

    def standings(self, state: PlanetState) -> list[float]:
        return standings(state)

    def weigh(self, state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def conformance(self) -> list[tuple[int, Options]]:
        """Every board and every option at least once."""
        return [
            (1, {}),
            (1, {"planet": ["petra"], "corporation": ["jump_drive"], "events": "harsh"}),
            (2, {}),
            (2, {**boards("k_273 gaia", "republic cosmos_inc"), "rotation": "fixed", "private_objectives": "yes", "events": "balanced"}),
            (3, {**boards("persephone arashi tartarus", "wormhole_corp jump_drive makeshift"), "events": "gentle"}),
            (4, {**boards("kaax lacuna oblivion charybdis", "horizon_group oasis_ultd flux_industries republic"), "inner_ring": "random"}),
            (5, {"planet": [OFFER] * 5, "corporation": [OFFER] * 5}),
            (6, {"planet": ["pajitnov", "cerberus"] + [RANDOM] * 4, "corporation": [RANDOM] * 6, "inner_ring": "3"}),
        ]


def boards(planets: str, corporations: str) -> Options:
    return {"planet": planets.split(), "corporation": corporations.split()}


Boards = tuple[list[str], list[str]]
"""The sides of the planet and of the corporation board that a player may choose; the first one when there is no choice."""


def drawn_boards(seats: int, options: Options, rng: Rng) -> list[Boards]:
    planets = drawn_sides(list(options["planet"]), list(PLANETS), SYMMETRIC_PLANET, rng)
    corporations = drawn_sides(list(options["corporation"]), list(CORPORATIONS), SYMMETRIC_CORPORATION, rng)
    return list(zip(planets, corporations, strict=True))


def drawn_sides(chosen: list[str], boards: list[str], symmetric: str, rng: Rng) -> list[list[str]]:
    """Every asymmetric side exists once (PU-1.5): random and offered ones are drawn from those nobody has chosen."""
    deck = rng.shuffled([board for board in boards if board != symmetric and board not in chosen])
    result: list[list[str]] = []
    for one in chosen:
        if one == RANDOM:
            result.append([deck.pop()])
        elif one == OFFER:
            result.append([symmetric, deck.pop()])
        else:
            result.append([one])
    return result


def first(sides: list[str]) -> str:
    return sides[0]


def offered(planets: list[str], corporations: list[str]) -> list[str]:
    """What a player chooses among before the first round: nothing, or a planet and a corporation beside the symmetric sides."""
    if len(planets) == 1 and len(corporations) == 1:
        return []
    return [planets[-1], corporations[-1]]


def deal_private(players: list[Player], objectives: list[int], variant: bool) -> None:
    """Alone: 4 cards, 3 of which are kept; with the variant: 2 each, 1 of which is kept (PU-3.6, PU-15.2)."""
    draw = 4 if len(players) == 1 else 2 if variant else 0
    for player in players:
        player.drawn = [objectives.pop() for _ in range(draw)]


def between_neighbours(seats: int, objectives: list[int]) -> list[Rivalry]:
    """Competitive cards: three between two players, one between each two neighbours of more (PU-3.6)."""
    if seats == 1:
        return []
    if seats == 2:
        return [Rivalry(objectives.pop(), [0, 1]) for _ in range(3)]
    return [Rivalry(objectives.pop(), [seat, (seat + 1) % seats]) for seat in range(seats)]


def civ_stacks(seats: int, rng: Rng) -> tuple[list[list[int]], list[list[int]]]:
    """From each level one card more than there are players; the others are not in play (PU-3.5)."""
    stacks: list[list[int]] = []
    aside: list[list[int]] = []
    for level in range(1, 5):
        cards = rng.shuffled([index for index, card in enumerate(CIV_CARDS) if card.level == level])
        stacks.append(sorted(cards[: seats + 1]))
        aside.append(sorted(cards[seats + 1 :]))
    return stacks, aside


def event_mix(seats: int, options: Options) -> list[int]:
    """How many green, orange and red cards the event deck has; none without events (PU-15.3)."""
    events = str(options["events"])
    if events == DEFAULT:
        events = "balanced" if seats == 1 else NO_EVENTS
    if events == NO_EVENTS:
        return [0, 0, 0]
    if events == CUSTOM:
        return [int(str(options[f"{signal}_events"])) for signal in SIGNALS]
    return EVENT_MIXES[events]


def event_deck(seats: int, mix: list[int], rng: Rng) -> list[int]:
    deck: list[int] = []
    for signal, wanted in zip(SIGNALS, mix, strict=True):
        deck += rng.shuffled(events_of(signal, solo=seats == 1))[:wanted]
    return rng.shuffled(deck)


GAME = PlanetUnknown()
