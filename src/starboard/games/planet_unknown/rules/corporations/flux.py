"""Flux Industries: one track at a time is the flux track, one technology at a time is in force (PU-18.9)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import ChooseFlux
from starboard.games.planet_unknown.content import CIV_LEVELS
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.modifiers import ImproveTrack, LatestTechnologyOnly
from starboard.games.planet_unknown.content.operations import ChooseFluxTrackOp
from starboard.games.planet_unknown.content.tracks import BIOMASS, CIV, ROVER, TRACKS, WATER
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation
from starboard.games.planet_unknown.rules.operations import Source, carries_out
from starboard.games.planet_unknown.state import PlanetState


@final
class Flux(Corporation):
    rules = (LatestTechnologyOnly,)

    def available(self, player: Player) -> int:
        """Only the highest technology reached."""
        reached = super().available(player)
        return 0 if reached == 0 else 1 << (reached.bit_length() - 1)

    def bar_technology(self, player: Player, technology: Technology) -> Refusal:
        if super().available(player) & technology.bit:
            return Refusal("refused-technology-latest", rule="PU-18.9", technology=technology.level)
        return super().bar_technology(player, technology)

    def improves(self, player: Player, track: int, flux: int) -> bool:
        """Whether technology 3 improves bonuses printed on that track now."""
        return track == flux and player.flux == flux and player.has(ImproveTrack)

    def civ_level(self, player: Player, track: int, level: int) -> int:
        return min(CIV_LEVELS, level + 1) if self.improves(player, track, CIV) else level

    def synergies(self, player: Player, track: int) -> int:
        return 2 if self.improves(player, track, WATER) else 1

    def patches(self, player: Player, track: int) -> int:
        return 2 if self.improves(player, track, BIOMASS) else 1

    def added_movement(self, player: Player, track: int) -> int:
        return 1 if self.improves(player, track, ROVER) else 0


@final
class MoveFlux(Effect[PlanetState]):
    """Put the flux token on a track; after the set-up it may stay (PU-18.9)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [ChooseFlux(track) for track in TRACKS]

    def answers(self, action: Action) -> bool:
        return isinstance(action, ChooseFlux)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseFlux)
        state.own(seat).flux = TRACKS.index(action.track)

    def words(self) -> Message:
        return message("effect-flux")


@carries_out(ChooseFluxTrackOp)
def choose_flux_track_op(state: PlanetState, seat: int, op: ChooseFluxTrackOp, source: Source) -> None:
    state.own(seat).pending.append(MoveFlux())
