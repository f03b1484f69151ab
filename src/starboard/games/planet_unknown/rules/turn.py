"""A player's own part of a phase: tile, pending effects in any order, rovers and technologies in between (PU-4.2, PU-4.3)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Finish, Move, OpenStack, Place, PlacePatch, SetAside, Take, Teleport, UseTechnology
from starboard.games.planet_unknown.board import EMPTY
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.content.tracks import BIOMASS
from starboard.games.planet_unknown.events import Ready, TechnologyUsed, TilePlaced, TileSetAside
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.civilization import LookAtStack, openings, settle_empty
from starboard.games.planet_unknown.rules.depots import TAKES
from starboard.games.planet_unknown.rules.effects import Source, carry_out
from starboard.games.planet_unknown.rules.placement import (
    BREACHES,
    depot,
    depot_breaches,
    drop_meteorite,
    hand_placements,
    lay,
    refuse_place,
)
from starboard.games.planet_unknown.rules.resources import placed_resources, resources_aside
from starboard.games.planet_unknown.rules.rovers import EVENT_ROVER, move, moves, teleport
from starboard.games.planet_unknown.rules.technologies import TECHNOLOGY, holds, trigger, usable, use_up, worthwhile
from starboard.games.planet_unknown.state import CIV, ENDING, EVENT_CIV, SETUP, TILE, PlanetState

SET_ASIDES: Final[list[Action]] = [SetAside(ring) for ring in RINGS]
FINISH: Final[Action] = Finish()


def settles_cards(state: PlanetState) -> bool:
    """Phases in which civ milestones are settled at once (PU-7.1, PU-12.3)."""
    return state.phase in (EVENT_CIV, CIV, ENDING)


# -- what can be done


def takes(state: PlanetState, seat: int) -> list[Action]:
    """Tiles of the depot that can be placed with as few breaches as possible; if none can, one is set aside (PU-5.5, PU-5.6, PU-12.2)."""
    breaches = depot_breaches(state, seat)
    best = min(breaches)
    if best == BREACHES:
        tiles = depot(state, seat)
        return [SET_ASIDES[ring] for ring in range(2) if tiles[ring] != EMPTY]
    return [TAKES[ring] for ring in range(2) if breaches[ring] == best]


def rights(state: PlanetState, seat: int) -> list[Action]:
    """What may be done at any moment of one's own turn: movement and technologies (PU-9.4, PU-18)."""
    if state.phase == SETUP:
        return []
    player = state.players[seat]
    result = moves(state, seat)
    for power in player.corporation.own_turn:
        if usable(player, power) and holds(player, power, None, None) and worthwhile(state, player, power):
            result.append(UseTechnology(power.level))
    return result


def pending_choices(state: PlanetState, seat: int) -> list[Action]:
    """The ways to resolve any pending effect."""
    pending = state.players[seat].pending
    if len(pending) == 1:
        return pending[0].choices(state, seat)
    found: dict[Action, None] = {}
    seen: list[Effect[PlanetState]] = []
    for effect in pending:
        if effect not in seen:
            seen.append(effect)
            for action in effect.choices(state, seat):
                found[action] = None
    return list(found)


def may_finish(state: PlanetState, seat: int) -> bool:
    """Only when every compulsory effect has been resolved or can't be (PU-4.2)."""
    player = state.players[seat]
    if player.must_take or player.hand != NONE or (player.owed and settles_cards(state)):
        return False
    return all(effect.optional or not effect.choices(state, seat) for effect in player.pending)


@final
class Turn(Decision[PlanetState]):
    """Take and place a tile, resolve what is pending, use rights, finish."""

    def options(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        result: list[Action] = []
        if player.hand != NONE:
            result = hand_placements(state, seat) or takes(state, seat)
        elif player.must_take:
            result = takes(state, seat)
        if player.pending:
            result = result + pending_choices(state, seat)
        if player.owed and settles_cards(state):
            result = result + openings(player)
        if may_finish(state, seat):
            result = [*result, FINISH]
        return result + rights(state, seat)

    def take(self, state: PlanetState, seat: int, action: Action) -> None:
        if isinstance(action, Finish):
            finish(state, seat)
            return
        state.push(seat, PROCEED)
        player = state.own(seat)
        if isinstance(action, Place):
            place(state, seat, action)
        elif isinstance(action, Take) and not settles_cards(state):
            take_tile(state, seat, action)
        elif isinstance(action, SetAside):
            set_aside(state, seat, action)
        elif isinstance(action, Move):
            move(state, seat, action)
        elif isinstance(action, Teleport) and action.by == TECHNOLOGY:
            teleport(state, seat, action)
        elif isinstance(action, UseTechnology):
            use_technology(state, seat, action)
        elif isinstance(action, OpenStack):
            state.push(seat, LookAtStack(action.level))
        else:
            answered(state, seat, player, action).resolve(state, seat, action)

    def prompt(self, state: PlanetState, seat: int) -> Message:
        player = state.players[seat]
        if player.hand != NONE:
            return message("ask-place")
        if player.must_take:
            aside = min(depot_breaches(state, seat)) == BREACHES
            return message("ask-set-aside" if aside else "ask-take")
        waiting = [effect for effect in player.pending if effect.choices(state, seat)]
        if waiting:
            return message("ask-pending", effect=waiting[0].words(), more=len(waiting) - 1)
        if player.owed and settles_cards(state):
            return message("ask-stack")
        return message("ask-finish")

    def refuse(self, state: PlanetState, seat: int, action: Action) -> Refusal:
        player = state.players[seat]
        if isinstance(action, Place):
            return refuse_place(state, seat, action)
        if isinstance(action, PlacePatch):
            return Refusal("refused-patch", rule="PU-10.1")
        if isinstance(action, Move | Teleport):
            return Refusal("refused-move" if player.movement else "refused-no-movement", rule="PU-9.2")
        if isinstance(action, Take | SetAside):
            return Refusal("refused-take", rule="PU-5.5")
        if isinstance(action, Finish):
            return Refusal("refused-finish", rule="PU-4.3")
        return Refusal("refused-effect", rule="PU-4.2")


TURN: Final = Turn()


# -- doing it


def answered(state: PlanetState, seat: int, player: Player, action: Action) -> Effect[PlanetState]:
    """The pending effect that the action resolves; it is pending no longer."""
    candidates = [index for index, effect in enumerate(player.pending) if effect.answers(action)]
    if len(candidates) > 1:
        candidates = [index for index in candidates if action in player.pending[index].choices(state, seat)]
    return player.pending.pop(candidates[0])


def take_tile(state: PlanetState, seat: int, action: Take) -> None:
    """The tile stays in its stack until all have finished, so that the next one stays hidden (PU-4.1)."""
    player = state.own(seat)
    player.taken = RINGS.index(action.ring)
    player.hand = depot(state, seat)[player.taken]
    player.must_take = False
    trigger(state, seat, "tile_taken", TILES[player.hand])


def set_aside(state: PlanetState, seat: int, action: SetAside) -> None:
    """No tile fits: its resources advance trackers, and the game ends with this round (PU-12.2)."""
    player = state.own(seat)
    player.taken = RINGS.index(action.ring)
    tile = TILES[depot(state, seat)[player.taken]]
    player.must_take = False
    player.hand = NONE
    player.stuck = True
    if state.journal is not None:
        state.say(seat, TileSetAside(seat, tile.id))
    trigger(state, seat, "tile_taken", tile)
    player.pending += resources_aside(tile)


def place(state: PlanetState, seat: int, action: Place) -> None:
    """Destruction, meteorite, technologies, then the two resources wait (PU-4.2)."""
    player = state.own(seat)
    tile = TILES[player.hand]
    biomass_before = player.terrain[BIOMASS]
    piece = lay(player, tile, action)
    meteorite = drop_meteorite(player, piece)
    if state.journal is not None:
        state.say(seat, TilePlaced(seat, tile.id, action.turn, action.at, meteorite))
    extra, resources_count = player.extra, player.resources_count
    player.hand = NONE
    player.extra = False
    player.resources_count = True
    if player.event_rover and not extra:
        player.event_rover = False
        player.pending.append(EVENT_ROVER)
    trigger(state, seat, "tile_placed", tile, piece)
    if resources_count:
        player.pending += placed_resources(player, piece, biomass_before)


def use_technology(state: PlanetState, seat: int, action: UseTechnology) -> None:
    player = state.own(seat)
    for power in player.corporation.own_turn:
        if power.level == action.technology:
            use_up(player, power)
            if state.journal is not None:
                state.say(seat, TechnologyUsed(seat, player.corporation.id, power.level))
            carry_out(state, seat, power.effects, Source(TECHNOLOGY))


# -- going on


@final
class Proceed(Step[PlanetState]):
    """Whatever leaves no choice happens by itself; then the player is asked, or has finished."""

    def run(self, state: PlanetState, seat: int) -> None:
        player = state.players[seat]
        if player.hand != NONE and player.extra and not hand_placements(state, seat):
            state.station.removed.append(player.hand)
            state.own(seat).hand = NONE
            player = state.players[seat]
        if player.must_take or player.hand != NONE:
            state.push(seat, TURN)
            return
        if settles_cards(state):
            settle_empty(state, seat)
        if self.resolve_forced(state, seat):
            return
        if state.phase == TILE or self.something_left(state, seat):
            state.push(seat, TURN)
        else:
            finish(state, seat)

    def resolve_forced(self, state: PlanetState, seat: int) -> bool:
        """Carry out the only thing that can be done, if it must be done; True if more is to come."""
        player = state.players[seat]
        waiting = [effect for effect in player.pending if effect.choices(state, seat)]
        levels = openings(player) if settles_cards(state) else []
        if len(waiting) + len(levels) != 1 or rights(state, seat):
            return False
        if levels:
            state.push(seat, PROCEED)
            state.push(seat, LookAtStack(player.owed[0]))
            return True
        effect = waiting[0]
        choices = effect.choices(state, seat)
        if len(choices) > 1 or effect.optional:
            return False
        state.own(seat).pending.remove(effect)
        state.push(seat, PROCEED)
        effect.resolve(state, seat, choices[0])
        return True

    def something_left(self, state: PlanetState, seat: int) -> bool:
        player = state.players[seat]
        if player.owed and settles_cards(state):
            return True
        if any(effect.choices(state, seat) for effect in player.pending):
            return True
        return state.phase in (CIV, ENDING) and bool(rights(state, seat))


PROCEED: Final = Proceed()


def finish(state: PlanetState, seat: int) -> None:
    """The seat's part is over; effects that could not be carried out are lost (PU-4.3)."""
    player = state.own(seat)
    player.pending = []
    player.ready = True
    if state.journal is not None:
        if state.simultaneous():
            state.tell(Ready(seat))
        state.seal(seat)
