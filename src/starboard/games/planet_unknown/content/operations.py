"""Operations: what slots, cards, events and technologies do, each as it is printed and as it reads (PU-11, PU-16, PU-21.2).

A tag is an operation; its fields are all that is printed of it. What it does is found in `rules/` by `@carries_out`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from starboard.engine.content import Printed
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content.names import one_of
from starboard.games.planet_unknown.content.tracks import TRACKS, AnyTerrain, AnyTrack, Terrain, Track

BonusRule = Literal["all", "none", "no_synergy"]
"""Which bonuses of the slots that are entered are taken."""
Collectible = Literal["lifepod", "meteorite"]


class Operation(Printed, frozen=True, tag_field="op"):
    """Something that is carried out."""

    def text(self) -> Message:
        """As a sentence."""
        raise NotImplementedError(type(self).__name__)


class Squares(Printed, frozen=True):
    """Squares that show a resource, or have any terrain, or the same as another square."""

    any: bool = False
    symbol: Terrain | None = None
    terrain: Literal["any", "same"] | None = None


# -- trackers


class AdvanceOp(Operation, frozen=True, tag="advance"):
    """Different trackers advance, each so many steps (PU-6.1, PU-11.1)."""

    tracks: tuple[AnyTrack, ...]
    trackers: int
    steps: int
    bonuses: BonusRule

    def text(self) -> Message:
        if len(self.tracks) == len(TRACKS):
            return message("op-advance-any", trackers=self.trackers, steps=self.steps)
        if self.bonuses == "none":
            return message("op-advance-no-bonus", tracks=among(self.tracks), steps=self.steps)
        return message("op-advance-among", tracks=among(self.tracks), steps=self.steps)


class RegressOp(Operation, frozen=True, tag="regress"):
    """A tracker goes down (PU-6.7)."""

    tracks: tuple[AnyTrack, ...]
    trackers: Literal[1]
    steps: int

    def text(self) -> Message:
        if len(self.tracks) == len(TRACKS):
            return message("op-regress-any", trackers=self.trackers, steps=self.steps)
        return message("op-regress-among", tracks=among(self.tracks), steps=self.steps)


class AdvanceToLevelOp(Operation, frozen=True, tag="advance_to_level"):
    """All trackers below a level advance to it (PU-11.4)."""

    tracks: tuple[Track, ...]
    level: int
    bonuses: BonusRule

    def text(self) -> Message:
        return message("op-lift", level=self.level)


class AdvanceToMilestoneOp(Operation, frozen=True, tag="advance_to_milestone"):
    """A tracker advances to the next milestone of its track's own kind (PU-18.9)."""

    tracks: tuple[AnyTrack]
    bonuses: BonusRule


class ResetTrackerOp(Operation, frozen=True, tag="reset_tracker"):
    """A tracker goes back to level 0 (PU-18.3)."""

    track: Track


class ClaimRowOp(Operation, frozen=True, tag="claim_row"):
    """All bonuses at the level of one tracker (PU-18.6 e)."""


class ChooseFluxTrackOp(Operation, frozen=True, tag="choose_flux_track"):
    """The flux token is put on a track (PU-18.9)."""


class SynergyOp(Operation, frozen=True, tag="synergy"):
    """Any tracker advances (PU-6.3)."""

    count: int

    def text(self) -> Message:
        return message("op-synergy", count=self.count)


# -- milestones and movement


class CivCardOp(Operation, frozen=True, tag="civ_card"):
    """A civ milestone (PU-7.1)."""

    level: int


class UnlockTechOp(Operation, frozen=True, tag="unlock_tech"):
    """A tech milestone (PU-7.3)."""

    level: int


class PlaceRoverOp(Operation, frozen=True, tag="place_rover"):
    """A rover milestone, or a rover that an event gives (PU-7.2, PU-16.11)."""

    count: int
    source: Literal["own_supply", "general_supply"]
    target: Literal["last_tile", "tile_of_this_round"]

    def text(self) -> Message:
        return message("op-event-rover")


class PatchOp(Operation, frozen=True, tag="patch"):
    """Biomass patches (PU-7.4, PU-10)."""

    count: int

    def text(self) -> Message:
        return message("op-patch", count=self.count)


class MovementOp(Operation, frozen=True, tag="movement"):
    """Movement points: a number or that of the rover slot, once or for each such rover (PU-9.4, PU-21.2)."""

    points: int | Literal["current_rover_slot"]
    per: Literal["rover_on_terrain", "rover_carrying_meteorite"] | None = None
    terrain: AnyTerrain | None = None

    def text(self) -> Message:
        return message("op-movement", points=int(self.points))


class ChooseOneOp(Operation, frozen=True, tag="choose_one"):
    """One of several lists (PU-6.2, PU-16.11)."""

    options: tuple[tuple[AdvanceOp | SynergyOp | PatchOp | PeekEventOp, ...], ...]

    def text(self) -> Message:
        return message("op-choose", first=in_sequence(self.options[0]), second=in_sequence(self.options[1]))


# -- pieces


class CollectOp(Operation, frozen=True, tag="collect"):
    """Pieces go from the planet to the collection area (PU-11.3)."""

    piece: Collectible
    count: int

    def text(self) -> Message:
        return message("op-collect", piece=self.piece, count=self.count)


class OnPlanet(Printed, frozen=True):
    """What must be on the planet for an operation."""

    rovers_on_planet_at_least: int = 0


class DestroyOp(Operation, frozen=True, tag="destroy"):
    """Pieces leave the game (PU-11.3, PU-16.11, PU-18.5)."""

    piece: Collectible | Literal["rover"]
    where: Literal["planet", "collected", "one_row_or_column", "carried_by_this_rover"]
    count: int | Literal["all"]
    condition: OnPlanet = msgspec.field(default=OnPlanet(), name="if")

    def text(self) -> Message:
        if self.where == "one_row_or_column":
            return message("op-clear-line")
        if self.condition.rovers_on_planet_at_least:
            return message("op-lose-rover")
        return message("op-destroy-collected" if self.where == "collected" else "op-destroy", piece=self.piece, count=int(self.count))


class PlaceMeteoriteOp(Operation, frozen=True, tag="place_meteorite"):
    """Meteorites fall (PU-16.8)."""

    count: int

    def text(self) -> Message:
        return message("op-place_meteorite", count=self.count)


class TeleportOp(Operation, frozen=True, tag="teleport"):
    """A rover is lifted to another square, for so many movement points (PU-9.7)."""

    start: Squares = msgspec.field(name="from")
    to: Squares
    cost: int

    def text(self) -> Message:
        return message("op-teleport")


class RepositionLifepodOp(Operation, frozen=True, tag="reposition_lifepod"):
    """Collected lifepods move between track slots and collection area (PU-18.4)."""

    count: int


# -- station, cards, objectives


class ExtraTileOp(Operation, frozen=True, tag="extra_tile"):
    """A tile more; its resources may advance nothing (PU-11.2)."""

    source: Literal["own_depot"]
    resources_advance: bool

    def text(self) -> Message:
        return message("op-extra-tile" if self.resources_advance else "op-extra-tile-only")


class RemoveStackOp(Operation, frozen=True, tag="remove_stack"):
    """A stack of the depot leaves the game (PU-16.9)."""

    def text(self) -> Message:
        return message("op-remove_stack")


class RotateStationOp(Operation, frozen=True, tag="rotate_station"):
    """The station turns (PU-16.11)."""

    def text(self) -> Message:
        return message("op-rotate_station")


class TakeCivCardsOp(Operation, frozen=True, tag="take_civ_cards"):
    """Cards of all those left (PU-18.2)."""

    count: int


class AddCivCardsOp(Operation, frozen=True, tag="add_civ_cards"):
    """Cards that are not in play join each stack (PU-16.11)."""

    per_level: int

    def text(self) -> Message:
        return message("op-add-civ", count=self.per_level)


class RemoveCivCardsOp(Operation, frozen=True, tag="remove_civ_cards"):
    """Cards of each stack go out of play (PU-16.11)."""

    per_level: int

    def text(self) -> Message:
        return message("op-remove-civ", count=self.per_level)


class DrawObjectivesOp(Operation, frozen=True, tag="draw_objectives"):
    """Objectives, of which some are kept (PU-16.11, PU-18.6 f)."""

    draw: int
    keep: int
    side: Literal["private", "shared"]

    def text(self) -> Message:
        return message("op-draw-objectives", count=self.draw)


class RemoveObjectiveOp(Operation, frozen=True, tag="remove_objective"):
    """Private objectives are given up (PU-16.11)."""

    count: int

    def text(self) -> Message:
        return message("op-remove_objective", count=self.count)


class PeekEventOp(Operation, frozen=True, tag="peek_event"):
    """A look at the top card of the event deck (PU-16.11)."""

    def text(self) -> Message:
        return message("op-peek_event")


# -- scored at the end


class Scored(Printed, frozen=True, tag_field="op"):
    """What a card is worth when the game is over (PU-13.6); nothing is carried out."""

    def text(self) -> Message:
        raise NotImplementedError(type(self).__name__)


class MedalsOp(Scored, frozen=True, tag="medals"):
    count: int

    def text(self) -> Message:
        return message("op-medals", count=self.count)


class MedalsPerOp(Scored, frozen=True, tag="medals_per"):
    """So many medals for each patch (Sustainable Living Act)."""

    metric: Literal["patches_on_planet"]
    count: int

    def text(self) -> Message:
        return message("op-medals-per-patch", count=self.count)


class LifepodValueOp(Scored, frozen=True, tag="lifepod_value"):
    """Medals for each lifepod in the collection area (PU-11.6)."""

    count: int

    def text(self) -> Message:
        return message("op-lifepod-value", count=self.count)


class SetCardOp(Scored, frozen=True, tag="set_card"):
    """One card of a set (PU-11.5)."""

    set: Literal["meteorite_repo", "commerce_agreement"]

    def text(self) -> Message:
        return message("op-set", set=self.set)


# -- where they stand

CardOperation = (
    AdvanceOp
    | AdvanceToLevelOp
    | CollectOp
    | DestroyOp
    | ExtraTileOp
    | LifepodValueOp
    | MedalsOp
    | MedalsPerOp
    | MovementOp
    | PatchOp
    | SetCardOp
    | TeleportOp
)
SlotBonus = ChooseOneOp | CivCardOp | MovementOp | PatchOp | PlaceRoverOp | SynergyOp | UnlockTechOp


def among(tracks: tuple[str, ...]) -> Message:
    """Tracks as a choice."""
    return one_of([message("track-name", track=track) for track in tracks])


def in_sequence(ops: tuple[Any, ...]) -> Message:
    """Operations one after another."""
    result: Message = ops[0].text()
    for op in ops[1:]:
        result = message("two-sentences", first=result, second=op.text())
    return result
