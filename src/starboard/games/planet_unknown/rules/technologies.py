"""Technologies at work: when they come into force, what triggers them, how often they may be used (PU-7.3, PU-18, PU-21.5)."""

from __future__ import annotations

from typing import Final, TypeVar

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import UseTechnology
from starboard.games.planet_unknown.content import Conditions
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.modifiers import Modifier
from starboard.games.planet_unknown.content.operations import AdvanceOp, DrawObjectivesOp, Operation, RegressOp, RepositionLifepodOp
from starboard.games.planet_unknown.content.tiles import Tile
from starboard.games.planet_unknown.content.tracks import NOWHERE, TERRAINS, TRACKS, AnyTrack
from starboard.games.planet_unknown.player import Piece, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.operations import Source, carry_out
from starboard.games.planet_unknown.state import PlanetState

TECHNOLOGY: Final = "technology"
M = TypeVar("M", bound=Modifier)


def lead_to(state: PlanetState, seat: int, withhold: bool) -> None:
    """Trackers or lifepods have moved: technologies come and go with them (PU-6.7, PU-7.3).

    With `withhold`, milestones count as not reached: what is new comes into force with the next round (PU-16.4).
    """
    player = state.own(seat)
    reached = corporation_of(player).available(player)
    if withhold:
        player.withheld |= reached & ~player.technologies
    player.withheld &= reached
    now = reached & ~player.withheld
    gained = now & ~player.technologies
    player.technologies = now
    if gained:
        for technology in player.corporation.technologies:
            if technology.when == "unlocked" and gained & technology.bit & ~player.used_in_game:
                player.used_in_game |= technology.bit
                carry_out(state, seat, technology.operations, Source(TECHNOLOGY, technology.optional))


def usable(player: Player, technology: Technology) -> bool:
    """Whether it is available and its limit not used up (PU-18)."""
    if not player.technologies & technology.bit:
        return False
    return not technology.bit & (player.used_in_round | player.used_in_game)


def use_up(player: Player, technology: Technology) -> None:
    if technology.limit == "round":
        player.used_in_round |= technology.bit
    elif technology.limit == "game":
        player.used_in_game |= technology.bit


def trigger(state: PlanetState, seat: int, when: str, tile: Tile | None = None, piece: Piece | None = None) -> None:
    """Something happened that special rules and technologies answer (PU-21.5); modifiers are asked for where they matter."""
    player = state.own(seat)
    for rule in player.corporation.rules:
        if rule.when == when:
            carry_out(state, seat, [op for op in rule.effects if isinstance(op, Operation)], Source("rule"))
    for technology in player.corporation.technologies:
        if technology.when == when and usable(player, technology) and holds(player, technology, tile, piece):
            use_up(player, technology)
            carry_out(state, seat, technology.operations, Source(TECHNOLOGY, technology.optional))


def use(player: Player, kind: type[M]) -> M:
    """Use up the technology with such a modifier; what is printed of it."""
    for technology in player.corporation.technologies:
        if technology.bit & player.corporation.with_modifier(kind):
            use_up(player, technology)
    return player.corporation.modifier(kind)


def bar_use(player: Player, kind: type[Modifier]) -> Refusal | None:
    """Why no technology with such a modifier can be used now."""
    for technology in player.corporation.technologies:
        if technology.bit & player.corporation.with_modifier(kind):
            return bar_technology(player, technology)
    return Refusal("refused-no-technology", rule="PU-18")


def bar_technology(player: Player, technology: Technology) -> Refusal | None:
    """Why it is not available, or used up (PU-7.3, PU-18)."""
    if usable(player, technology):
        return None
    if player.withheld & technology.bit:
        return Refusal("refused-technology-withheld", rule="PU-16.4", technology=technology.level)
    if not player.technologies & technology.bit:
        return corporation_of(player).bar_technology(player, technology)
    return Refusal("refused-technology-used", rule="PU-18", technology=technology.level, limit=technology.limit or "")


def holds(player: Player, technology: Technology, tile: Tile | None, piece: Piece | None) -> bool:
    """Whether all conditions of a technology are met (PU-21.5)."""
    return not technology.conditional or unmet(player, technology.condition, tile, piece) == ""


def unmet(player: Player, wanted: Conditions, tile: Tile | None, piece: Piece | None) -> str:
    """The first condition that is not met; empty when all are."""
    if wanted.tile_has_resource is not None:
        terrain = player.flux if wanted.tile_has_resource == "flux" else TERRAINS.index(wanted.tile_has_resource)
        if tile is None or not tile.shows(terrain):
            return "tile_has_resource"
    if wanted.tile_covers_ice is not None and (piece is None or bool(piece.squares & player.planet.ice) != wanted.tile_covers_ice):
        return "tile_covers_ice"
    if wanted.track_at_maximum is not None and not corporation_of(player).at_top(player, TRACKS.index(wanted.track_at_maximum)):
        return "track_at_maximum"
    if wanted.next_milestone_exists is not None and corporation_of(player).next_own_milestone(player, player.flux) == NOWHERE:
        return "next_milestone_exists"
    if player.movement_gained < wanted.movement_gained_this_round_at_least:
        return "movement_gained_this_round_at_least"
    return ""


def bar_own_turn(state: PlanetState, player: Player, technology: Technology) -> Refusal | None:
    """Why a technology is not used now of one's own accord (PU-18)."""
    if technology.when != "own_turn":
        return Refusal("refused-technology-by-itself", rule="PU-18", technology=technology.level)
    if player.ending:
        return Refusal("refused-technology-late", rule="PU-12.3", technology=technology.level)
    barred = bar_technology(player, technology)
    if barred is not None:
        return barred
    condition = unmet(player, technology.condition, None, None)
    if condition:
        return Refusal("refused-technology-condition", rule="PU-18", technology=technology.level, condition=condition)
    if not worthwhile(state, player, technology):
        return Refusal("refused-technology-idle", rule="PU-4.3", technology=technology.level)
    return None


def own_turn_technologies(state: PlanetState, player: Player) -> list[Action]:
    """Technologies in force that can be used now."""
    return [
        UseTechnology(technology.level)
        for technology in player.corporation.own_turn
        if usable(player, technology) and bar_own_turn(state, player, technology) is None
    ]


def worthwhile(state: PlanetState, player: Player, technology: Technology) -> bool:
    """Whether a technology of one's own turn can do anything now."""
    corporation = corporation_of(player)
    for op in technology.operations:
        if isinstance(op, AdvanceOp):
            return any(corporation.targets(player, track) for track in tracks_of(player, op.tracks))
        if isinstance(op, RegressOp):
            return any(corporation.below(player, track) != NOWHERE for track in tracks_of(player, op.tracks))
        if isinstance(op, RepositionLifepodOp):
            return player.lifepods_collected > 0 or player.housed != 0
        if isinstance(op, DrawObjectivesOp):
            return len(state.decks.objectives) > 0
    return True


def tracks_of(player: Player, tracks: tuple[AnyTrack, ...]) -> list[int]:
    """Tracks by their numbers; flux is the one with the flux token (PU-18.9)."""
    return [player.flux if track == "flux" else TRACKS.index(track) for track in tracks]
