"""Technologies at work: when they come into force, what triggers them, how often they may be used (PU-7.3, PU-18, PU-21.5)."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import UseTechnology
from starboard.games.planet_unknown.content import TERRAINS, TRACKS
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.tiles import Tile
from starboard.games.planet_unknown.content.tracks import NOWHERE
from starboard.games.planet_unknown.player import Piece, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.effects import OPERATIONS, Source, carry_out
from starboard.games.planet_unknown.state import PlanetState

TECHNOLOGY = "technology"


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
                carry_out(state, seat, technology.effects, Source(TECHNOLOGY, technology.optional))


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
            carry_out(state, seat, list(rule.effects), Source("rule"))
    for technology in player.corporation.technologies:
        if technology.when == when and usable(player, technology) and holds(player, technology, tile, piece):
            use_up(player, technology)
            acts = [op for op in technology.effects if op.op in OPERATIONS]
            carry_out(state, seat, acts, Source(TECHNOLOGY, technology.optional))


def may_use(player: Player, op: str) -> bool:
    """Whether a technology that does this is in force and its limit not used up."""
    return bool(player.technologies & player.corporation.with_op(op) & ~(player.used_in_round | player.used_in_game))


def bar_use(player: Player, op: str) -> Refusal | None:
    """Why no technology that does this can be used now."""
    for technology in player.corporation.technologies:
        if any(one.op == op for one in technology.effects):
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
    return not technology.condition or unmet(player, technology, tile, piece) == ""


def unmet(player: Player, technology: Technology, tile: Tile | None, piece: Piece | None) -> str:
    """The first condition of a technology that is not met; empty when all are."""
    for name, value in technology.condition.items():
        if name == "tile_has_resource":
            terrain = player.flux if value == "flux" else TERRAINS.index(value)
            if tile is None or not tile.shows(terrain):
                return name
        elif name == "tile_covers_ice":
            if piece is None or bool(piece.squares & player.planet.ice) != value:
                return name
        elif name == "track_at_maximum":
            if not corporation_of(player).at_top(player, TRACKS.index(value)):
                return name
        elif name == "next_milestone_exists":
            if corporation_of(player).next_own_milestone(player, player.flux) == NOWHERE:
                return name
        elif name == "movement_gained_this_round_at_least" and player.movement_gained < value:
            return name
    return ""


def bar_own_turn(state: PlanetState, player: Player, technology: Technology) -> Refusal | None:
    """Why a technology is not used now of one's own accord (PU-18)."""
    if technology.when != "own_turn":
        return Refusal("refused-technology-by-itself", rule="PU-18", technology=technology.level)
    barred = bar_technology(player, technology)
    if barred is not None:
        return barred
    condition = unmet(player, technology, None, None)
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
        if player.technologies & technology.bit and bar_own_turn(state, player, technology) is None
    ]


def worthwhile(state: PlanetState, player: Player, technology: Technology) -> bool:
    """Whether a technology of one's own turn can do anything now."""
    corporation = corporation_of(player)
    for op in technology.effects:
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
