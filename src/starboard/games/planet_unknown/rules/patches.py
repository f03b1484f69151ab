"""Biomass patches: placing, storing, replacing and doubling them (PU-10)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import DoublePatch, PlacePatch, ReplacePatch, StorePatch
from starboard.games.planet_unknown.content.geometry import SIDE, members, neighbours, square
from starboard.games.planet_unknown.content.modifiers import (
    ExtraPatch,
    Modifier,
    PatchOnMeteorites,
    PatchOnTiles,
    ReplacesPatch,
    StoresPatches,
)
from starboard.games.planet_unknown.content.operations import PatchOp
from starboard.games.planet_unknown.content.tracks import BIOMASS
from starboard.games.planet_unknown.events import PatchPlaced, PatchStored
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.operations import Source, carries_out, carry_out
from starboard.games.planet_unknown.rules.placement import cover, first_piece_rule
from starboard.games.planet_unknown.rules.restrictions import Limit, first_broken, forbidden, within
from starboard.games.planet_unknown.rules.sliding import slides_in
from starboard.games.planet_unknown.rules.technologies import TECHNOLOGY, bar_use, use
from starboard.games.planet_unknown.state import PlanetState

PATCHES: Final[dict[int, Action]] = {square(x, y): PlacePatch((x, y)) for y in range(SIDE) for x in range(SIDE)}
STORE: Final[Action] = StorePatch()
REPLACE: Final[Action] = ReplacePatch()
DOUBLE: Final[Action] = DoublePatch()
OTHERWISE: Final[list[tuple[Action, type[Modifier]]]] = [(STORE, StoresPatches), (REPLACE, ReplacesPatch), (DOUBLE, ExtraPatch)]
"""What technologies do with a patch instead of placing it."""


def limits(player: Player) -> list[Limit]:
    """What limits where a patch may lie beside tiles (PU-5.1, PU-10.1)."""
    planet = player.planet
    result = [Limit(planet.grid, "refused-patch-border", "PU-5.1"), Limit(~player.covered, "refused-layer", "PU-5.1")]
    if not player.covered:
        result.append(Limit(planet.first, "refused-first", first_piece_rule(planet)))
    elif not player.technologies & player.corporation.free_adjacency_patches:
        result.append(Limit(neighbours(player.covered), "refused-patch-adjacency", "PU-5.1"))
    if planet.patches_slide:
        result.append(Limit(slides_in([0], player.covered), "refused-patch-slide", "PU-19.10"))
    return result


def patch_squares(player: Player) -> int:
    """Where a patch may lie (PU-10.1), with technologies on tiles and, at the end, on meteorites too (PU-18.3)."""
    return (within(limits(player)) | tile_squares(player)) & ~player.planet.no_patches


def bar_patch(player: Player, at: int) -> Refusal | None:
    """Why a patch may not lie on a square."""
    if player.planet.no_patches >> at & 1:
        return Refusal("refused-patch-ring", rule="PU-19.6")
    if tile_squares(player) >> at & 1:
        return None
    return first_broken(limits(player), at)


def tile_squares(player: Player) -> int:
    """Squares of tiles that a patch may cover (PU-18.3)."""
    result = 0
    if player.has(PatchOnTiles):
        result = player.covered & ~player.patches & ~player.meteorites
    if player.ending and player.has(PatchOnMeteorites):
        result |= player.meteorites & ~player.patches
    return result


def lay_patch(player: Player, at: int) -> None:
    """The square becomes biomass; a symbol or meteor under the patch no longer counts (PU-10.2, PU-18.3)."""
    here = 1 << at
    for terrain in range(len(player.terrain)):
        player.terrain[terrain] &= ~here
        if player.symbols[terrain] & here:
            player.symbols[terrain] &= ~here
            mute(player, here)
    player.meteor_symbols &= ~here
    player.meteorites &= ~here
    player.terrain[BIOMASS] |= here
    player.patches |= here
    cover(player, here)


def mute(player: Player, symbol: int) -> None:
    """A section without its symbol has no resource for energy any more (PU-8.3)."""
    for piece in player.pieces:
        for section in (piece.section_a, piece.section_b):
            if section & symbol:
                player.muted |= section


@final
class Patch(Effect[PlanetState]):
    """A patch that was gained: placed at once unless a technology stores, replaces or doubles it (PU-10.1, PU-10.3).

    `fresh`: not itself the added patch of a technology. `final`: one placed at the end of the game, which cannot be stored again.
    """

    def __init__(self, fresh: bool, final: bool) -> None:
        self.fresh = fresh
        self.final = final

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        result: list[Action] = [PATCHES[at] for at in members(patch_squares(player))]
        return result + [action for action, kind in OTHERWISE if player.has(kind) and self.bar(state, seat, action) is None]

    def answers(self, action: Action) -> bool:
        return isinstance(action, PlacePatch | StorePatch | ReplacePatch | DoublePatch)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if isinstance(action, PlacePatch):
            return bar_patch(player, square(action.at[0], action.at[1]))
        if isinstance(action, StorePatch):
            return Refusal("refused-store-late", rule="PU-12.3") if self.final or player.ending else bar_use(player, StoresPatches)
        if not self.fresh:
            return Refusal("refused-patch-stored" if self.final else "refused-patch-added", rule="PU-10.3")
        if isinstance(action, DoublePatch):
            return bar_use(player, ExtraPatch)
        if forbidden(state).no_synergy:
            return Refusal("refused-no-synergy", rule="PU-16.4a")
        return bar_use(player, ReplacesPatch)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        player = state.own(seat)
        if isinstance(action, PlacePatch):
            lay_patch(player, square(action.at[0], action.at[1]))
            if state.journal is not None:
                state.say(seat, PatchPlaced(seat, action.at))
        elif isinstance(action, StorePatch):
            player.stored += 1
            if state.journal is not None:
                state.say(seat, PatchStored(seat))
        elif isinstance(action, ReplacePatch):
            carry_out(state, seat, list(use(player, ReplacesPatch).effects), Source(TECHNOLOGY))
        else:
            player.pending += [ADDED] * (1 + use(player, ExtraPatch).count)

    def words(self) -> Message:
        return message("effect-patch")


GAINED: Final = Patch(fresh=True, final=False)
ADDED: Final = Patch(fresh=False, final=False)
LAST: Final = Patch(fresh=False, final=True)


@carries_out(PatchOp)
def patch_op(state: PlanetState, seat: int, op: PatchOp, source: Source) -> None:
    player = state.own(seat)
    player.pending += [GAINED] * op.count
