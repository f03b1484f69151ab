"""Technologies at work: when they come into force, what triggers them, how often they may be used (PU-7.3, PU-18, PU-21.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.planet_unknown.content import TERRAINS, TRACKS
from starboard.games.planet_unknown.content.tiles import Tile
from starboard.games.planet_unknown.player import Piece, Player
from starboard.games.planet_unknown.rules.corporations.corporation import NOWHERE, Power
from starboard.games.planet_unknown.rules.effects import OPERATIONS, Source, carry_out

if TYPE_CHECKING:
    from starboard.games.planet_unknown.state import PlanetState

TECHNOLOGY = "technology"


def lead_to(state: PlanetState, seat: int, withhold: bool) -> None:
    """Trackers or lifepods have moved: technologies come and go with them (PU-6.7, PU-7.3).

    With `withhold`, milestones count as not reached: what is new comes into force with the next round (PU-16.4).
    """
    player = state.own(seat)
    reached = player.corporation.available(player)
    if withhold:
        player.withheld |= reached & ~player.technologies
    player.withheld &= reached
    now = reached & ~player.withheld
    gained = now & ~player.technologies
    player.technologies = now
    if gained:
        for power in player.corporation.powers:
            if power.when == "unlocked" and gained & power.bit & ~player.used_in_game:
                player.used_in_game |= power.bit
                carry_out(state, seat, power.effects, Source(TECHNOLOGY, power.index, power.optional))


def usable(player: Player, power: Power) -> bool:
    """Whether it is available and its limit not used up (PU-18)."""
    if not player.technologies & power.bit:
        return False
    return not power.bit & (player.used_in_round | player.used_in_game)


def use_up(player: Player, power: Power) -> None:
    if power.limit == "round":
        player.used_in_round |= power.bit
    elif power.limit == "game":
        player.used_in_game |= power.bit


def trigger(state: PlanetState, seat: int, when: str, tile: Tile | None = None, piece: Piece | None = None) -> None:
    """Something happened that special rules and technologies answer (PU-21.5); modifiers are asked for where they matter."""
    player = state.own(seat)
    for rule in player.corporation.rules:
        if rule.when == when:
            carry_out(state, seat, list(rule.effects), Source("rule"))
    for power in player.corporation.powers:
        if power.when == when and usable(player, power) and holds(player, power, tile, piece):
            use_up(player, power)
            acts = [op for op in power.effects if op.op in OPERATIONS]
            carry_out(state, seat, acts, Source(TECHNOLOGY, power.index, power.optional))


def holds(player: Player, power: Power, tile: Tile | None, piece: Piece | None) -> bool:
    """Whether all conditions of a technology are met (PU-21.5)."""
    for name, value in power.condition.items():
        if name == "tile_has_resource":
            terrain = player.flux if value == "flux" else TERRAINS.index(value)
            if tile is None or not tile.shows(terrain):
                return False
        elif name == "tile_covers_ice":
            if piece is None or bool(piece.squares & player.planet.ice) != value:
                return False
        elif name == "track_at_maximum":
            if not player.corporation.at_top(player, TRACKS.index(value)):
                return False
        elif name == "next_milestone_exists":
            if player.corporation.next_own_milestone(player, player.flux) == NOWHERE:
                return False
        elif name == "movement_gained_this_round_at_least" and player.movement_gained < value:
            return False
    return True


def worthwhile(state: PlanetState, player: Player, power: Power) -> bool:
    """Whether a technology of one's own turn can do anything now."""
    corporation = player.corporation
    for op in power.effects:
        tracks = [player.flux if track == "flux" else TRACKS.index(track) for track in op.tracks]
        if op.op == "advance":
            return any(corporation.targets(player, track) for track in tracks)
        if op.op == "regress":
            return any(corporation.below(player, track) != NOWHERE for track in tracks)
        if op.op == "reposition_lifepod":
            return player.lifepods_collected > 0 or player.housed != 0
        if op.op == "draw_objectives":
            return len(state.decks.objectives) > 0
    return True
