"""Set-up: boards, station, decks; the first state; choosing sides and first objectives (PU-3, PU-15)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step, Task
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.rng import Rng
from starboard.engine.state import Rules
from starboard.games.planet_unknown.actions import ChooseBoards
from starboard.games.planet_unknown.board import DEPOTS, POSITIONS, SHAPES, Decks, Rivalry, Station
from starboard.games.planet_unknown.content import CIV_CARDS, CIV_LEVELS, EVENT_MIXES, OBJECTIVES, SIGNALS, Drawn, EventSupply
from starboard.games.planet_unknown.content import SETUP as PRINTED
from starboard.games.planet_unknown.content.corporations import CORPORATIONS, SYMMETRIC_CORPORATION
from starboard.games.planet_unknown.content.planets import PLANETS, SYMMETRIC_PLANET
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.events import BoardsChosen
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.hidden import events_of
from starboard.games.planet_unknown.rules.objectives import KeepObjectives
from starboard.games.planet_unknown.rules.rounds import START_ROUND, ask, show_all
from starboard.games.planet_unknown.rules.technologies import trigger
from starboard.games.planet_unknown.rules.turn import PROCEED, finish
from starboard.games.planet_unknown.state import SETUP, PlanetState

RANDOM: Final = "random"
OFFER: Final = "offer"
DEFAULT: Final = "default"
NO_EVENTS: Final = "none"
CUSTOM: Final = "custom"
COUNTS: Final = tuple(str(number) for number in range(PRINTED.event_cards + 1))


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Why these options do not go together."""
    for kind, symmetric in (("planet", SYMMETRIC_PLANET), ("corporation", SYMMETRIC_CORPORATION)):
        chosen = [one for one in options[kind] if one not in (symmetric, RANDOM, OFFER)]
        if len(set(chosen)) < len(chosen):
            return Refusal("refused-same-board", rule="PU-1.5")
    if options["rotation"] == "fixed" and seats > 2:
        return Refusal("refused-fixed-rotation", rule="PU-15.1")
    if seats == 1 and options["events"] == NO_EVENTS:
        return Refusal("refused-solo-events", rule="PU-17.1")
    return bar_mix(seats, event_mix(seats, options))


def bar_mix(seats: int, mix: list[int]) -> Refusal | None:
    """Why an event deck cannot have so many green, orange and red cards (PU-15.3)."""
    for signal, wanted, available in zip(SIGNALS, mix, event_supply(seats).of_each_colour, strict=True):
        if wanted > available:
            return Refusal("refused-event-colour", rule="PU-15.3", signal=signal, wanted=wanted, available=available)
    if sum(mix) not in (0, PRINTED.event_cards):
        return Refusal("refused-event-count", rule="PU-15.3", cards=PRINTED.event_cards, wanted=sum(mix))
    return None


def first_state(game: Rules[PlanetState], seats: int, options: Options, rng: Rng) -> PlanetState:
    """Everything lies on the table; players who were offered boards have still to choose."""
    boards = drawn_boards(seats, options, rng)
    players = [Player(PLANETS[first(planet)], CORPORATIONS[first(corporation)]) for planet, corporation in boards]
    shift = options["inner_ring"]
    station = filled(0 if shift == "recommended" else rng.below(DEPOTS) if shift == RANDOM else int(str(shift)), rng)
    objectives = rng.shuffled(list(range(len(OBJECTIVES))))
    deal_private(players, objectives, options["private_objectives"] == "yes")
    rivalries = between_neighbours(seats, objectives)
    mix = event_mix(seats, options)
    civ, civ_aside = civ_stacks(seats, rng)
    events = event_deck(seats, mix, rng)
    decks = Decks(civ=civ, civ_aside=civ_aside, objectives=objectives, events=events, revealed=[], mix=mix)
    agendas: list[list[Task[Any]]] = [[] for _ in range(seats)]
    return PlanetState(
        game=game,
        seats=seats,
        rng=rng,
        agendas=agendas,
        table=[BEGIN],
        players=players,
        published=players.copy(),
        positions=POSITIONS[seats],
        station=station,
        decks=decks,
        rivalries=rivalries,
        fixed_rotation=seats == 1 or options["rotation"] == "fixed",
        with_events=sum(mix) > 0,
        phase=SETUP,
        round=0,
        commander=0,
        event=NONE,
        opening=None,
        endings=[],
        offers=[offered(planet, corporation) for planet, corporation in boards],
    )


def filled(shift: int, rng: Rng) -> Station:
    """Twelve shuffled stacks; the rotation with which the match begins is random (PU-3.1)."""
    stacks = [rng.shuffled([tile.index for tile in TILES if tile.shape == shape]) for shape in SHAPES]
    return Station(stacks=stacks, shift=shift, rotation=rng.below(DEPOTS), removed=[])


Sides = tuple[list[str], list[str]]
"""The sides of the planet and of the corporation board that a player may choose; the first one when there is no choice."""


def drawn_boards(seats: int, options: Options, rng: Rng) -> list[Sides]:
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
    """Cards of which some are kept: alone always, else with the variant (PU-3.6, PU-15.2)."""
    if len(players) == 1 or variant:
        for player in players:
            player.drawn = [objectives.pop() for _ in range(private_objectives(len(players)).draw)]


def private_objectives(seats: int) -> Drawn:
    return PRINTED.private_objectives.alone if seats == 1 else PRINTED.private_objectives.variant


def between_neighbours(seats: int, objectives: list[int]) -> list[Rivalry]:
    """Competitive cards: three between two players, one between each two neighbours of more (PU-3.6)."""
    if seats == 1:
        return []
    if seats == 2:
        return [Rivalry(objectives.pop(), [0, 1]) for _ in range(PRINTED.objectives_of_two)]
    return [Rivalry(objectives.pop(), [seat, (seat + 1) % seats]) for seat in range(seats)]


def civ_stacks(seats: int, rng: Rng) -> tuple[list[list[int]], list[list[int]]]:
    """From each level one card more than there are players; the others are not in play (PU-3.5)."""
    size = seats + PRINTED.civ_cards_beyond_players
    stacks: list[list[int]] = []
    aside: list[list[int]] = []
    for level in range(1, CIV_LEVELS + 1):
        cards = rng.shuffled([index for index, card in enumerate(CIV_CARDS) if card.level == level])
        stacks.append(sorted(cards[:size]))
        aside.append(sorted(cards[size:]))
    return stacks, aside


def event_supply(seats: int) -> EventSupply:
    return PRINTED.events.alone if seats == 1 else PRINTED.events.together


def event_mix(seats: int, options: Options) -> list[int]:
    """How many green, orange and red cards the event deck has; none without events (PU-15.3)."""
    events = str(options["events"])
    if events == DEFAULT:
        events = event_supply(seats).default
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


# -- choosing


@final
class BeginMatch(Step[PlanetState]):
    """Players who were offered boards choose their sides at the same time (PU-3.2)."""

    def run(self, state: PlanetState, seat: int) -> None:
        state.queue(PREPARE)
        choosing = [player for player in range(state.seats) if state.offers[player]]
        if choosing:
            ask(state, SETUP, BOARDS, choosing)


@final
class Boards(Decision[PlanetState]):
    """The symmetric or the offered asymmetric side of each board (PU-3.2, PU-1.5)."""

    def options(self, state: PlanetState, seat: int) -> list[Action]:
        planet, corporation = state.offers[seat]
        planets = [planet] if planet == SYMMETRIC_PLANET else [SYMMETRIC_PLANET, planet]
        corporations = [corporation] if corporation == SYMMETRIC_CORPORATION else [SYMMETRIC_CORPORATION, corporation]
        return [ChooseBoards(one, other) for one in planets for other in corporations]

    def take(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseBoards)
        old = state.players[seat]
        player = Player(PLANETS[action.planet], CORPORATIONS[action.corporation])
        player.drawn = old.drawn.copy()
        state.players[seat] = player
        if state.journal is not None:
            state.say(seat, BoardsChosen(seat, action.planet, action.corporation))
        finish(state, seat)

    def prompt(self, state: PlanetState, seat: int) -> Message:
        return message("ask-boards")

    def refuse(self, state: PlanetState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-boards" if isinstance(action, ChooseBoards) else "refused-boards-first", rule="PU-3.2")


@final
class Prepare(Step[PlanetState]):
    """Boards lie: private objectives and the flux track are chosen (PU-3.6, PU-3.8)."""

    def run(self, state: PlanetState, seat: int) -> None:
        show_all(state)
        state.queue(START_ROUND)
        for player in range(state.seats):
            own = state.own(player)
            if own.drawn:
                own.pending.append(KeepObjectives(private_objectives(state.seats).keep, shared=False))
            trigger(state, player, "setup")
        ask(state, SETUP, PROCEED, [player for player in range(state.seats) if state.players[player].pending])


BEGIN: Final = BeginMatch()
BOARDS: Final = Boards()
PREPARE: Final = Prepare()
