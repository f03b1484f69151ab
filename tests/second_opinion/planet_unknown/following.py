"""What an action has changed, told again from its events and the rules (PU-5.3, PU-5.4, PU-6, PU-9, PU-18.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.match import Match
from starboard.games.planet_unknown import events as told
from starboard.games.planet_unknown.state import PlanetState
from tests.second_opinion.difference import same
from tests.second_opinion.planet_unknown import recount
from tests.second_opinion.planet_unknown.facts import Square, face
from tests.second_opinion.planet_unknown.reading import Position
from tests.second_opinion.planet_unknown.recount import Board, Laid, slot_of


class Story:
    """A board on which events are retold one after the other."""

    def __init__(self, before: Board) -> None:
        self.before = before
        self.tiles = list(before.tiles)
        self.patches = set(before.patches)
        self.meteorites = set(before.meteorites)
        self.lifepods = set(before.lifepods)
        self.rovers = dict(before.rovers)
        self.trackers = dict(before.trackers)
        self.points = 0
        self.lifepods_taken = 0
        self.meteorites_taken = 0

    def now(self) -> Board:
        """The board as it stands in the story; technologies as they were in force before, unless trackers say more."""
        board = replace(
            self.before,
            tiles=self.tiles,
            patches=self.patches,
            meteorites=self.meteorites,
            lifepods=self.lifepods,
            rovers=self.rovers,
            trackers=self.trackers,
        )
        return replace(board, technologies=recount.technologies_in_force(board))

    def covers(self, squares: set[Square]) -> None:
        """PU-5.3: what lay there leaves the game."""
        self.lifepods -= squares
        for square in squares & set(self.rovers):
            del self.rovers[square]

    def arrives(self, at: Square, loaded: bool) -> None:
        """A rover comes to a square (PU-9.3, PU-18.5)."""
        if at in self.lifepods:
            self.lifepods.remove(at)
            self.lifepods_taken += 1
        board = self.now()
        if board.corporation != "horizon_group":
            if at in self.meteorites:
                self.meteorites.remove(at)
                self.meteorites_taken += 1
            self.rovers[at] = False
            return
        base = at in board.symbols("rover")
        if loaded and base:
            loaded = False
            self.meteorites_taken += 1
        if loaded and board.terrains.get(at) == "water" and board.has("horizon_group", "4"):
            loaded = False
        if not loaded and at in self.meteorites:
            self.meteorites.remove(at)
            self.meteorites_taken += base
            loaded = not base
        self.rovers[at] = loaded

    def hears(self, event: Event) -> None:
        if isinstance(event, told.TilePlaced):
            left, top = event.at
            lying = {(x + left, y + top): shown for (x, y), shown in face(event.tile, event.turn).items()}
            self.tiles.append(Laid(event.tile, lying, False))
            self.covers(set(lying))
            if not self.now().has("universal_coalition", "5"):
                self.meteorites |= {square for square, (_, _, meteor) in lying.items() if meteor}
        elif isinstance(event, told.PatchPlaced):
            self.patches.add(event.at)
            self.covers({event.at})
            self.meteorites.discard(event.at)
        elif isinstance(event, told.RoverDeployed):
            self.arrives(event.at, False)
        elif isinstance(event, told.RoverMoved):
            self.arrives(event.to, self.rovers.pop(event.start))
        elif isinstance(event, told.MeteoriteFell) and event.at not in self.meteorites:
            self.meteorites.add(event.at)
            self.rovers.pop(event.at, None)
        elif isinstance(event, told.TrackerMoved) and event.track in self.trackers:
            self.moves(event.track, slot_of(event.slot))

    def moves(self, colour: str, slot: recount.Slot) -> None:
        """A tracker goes to a slot next to it, up or down (PU-6.1, PU-6.7, PU-18.3)."""
        board = self.now()
        ways = recount.next_slots(board, colour)
        below = recount.slot_below(board, colour, self.trackers[colour])
        again = board.trackers[colour] == slot == ("rover", 15)
        reset = colour == "biomass" and slot == ("biomass", 0) and board.has("wormhole_corp", "1")
        same("PU-6.1, PU-6.7", f"{colour} tracker moves to {slot}", slot in ways or slot == below or again or reset, True)
        self.trackers[colour] = slot
        if slot in ways or again:
            self.points += recount.movement_gained(self.now(), slot)


def check_following(before: Board, heard: list[Event], after: Board, wholly: bool) -> None:
    """`wholly`: nothing but what the story tells of could have touched the planet."""
    story = Story(before)
    for one in heard:
        story.hears(one)
    same(
        "PU-5",
        "tiles on the planet",
        [(laid.tile, laid.squares) for laid in after.tiles],
        [(laid.tile, laid.squares) for laid in story.tiles],
    )
    same("PU-10", "patches on the planet", after.patches, story.patches)
    same("PU-6", "trackers", after.trackers, story.trackers)
    if wholly:
        same("PU-5.3, PU-9.3", "lifepods on the planet", after.lifepods, story.lifepods)
        same("PU-5.4, PU-9.3", "meteorites on the planet", after.meteorites, story.meteorites)
        same("PU-5.3, PU-9", "rovers on the planet", after.rovers, story.rovers)
        gained = after.meteorites_collected - before.meteorites_collected
        if after.corporation not in ("cosmos_inc", "jump_drive"):  # there the owner is asked first where they go
            gathered = after.lifepods_collected - before.lifepods_collected
            same("PU-9.3", "lifepods collected", gathered, story.lifepods_taken)
        same("PU-9.3, PU-18.5", "meteorites collected", gained, story.meteorites_taken)


ELSEWHERE = (told.CardPlayed, told.Destroyed, told.TechnologyUsed)
TOLD_WHOLLY = ("place", "place_patch", "place_rover", "move", "teleport")
"""Actions after which everything that has happened on the planet is told by its square."""


class Before(NamedTuple):
    board: Board
    pending: list[str]
    entries: int


def watch(match: Match, seat: int) -> Before:
    """What must be kept of a position to compare what follows from it."""
    assert isinstance(match.state, PlanetState)
    assert match.state.journal is not None
    position = Position(match.state)
    return Before(position.board(seat), waiting(position, seat), len(match.state.journal.entries))


def waiting(position: Position, seat: int) -> list[str]:
    return [f"{message.key} {message.params.get('terrain', '')}".strip() for message in position.own(seat).pending]


def heard_since(match: Match, seat: int, action: Action, before: Before) -> None:
    """Raise a Difference if what the seat's action has changed is not what rules and events say."""
    assert isinstance(match.state, PlanetState)
    assert match.state.journal is not None
    entries = match.state.journal.entries[before.entries :]
    heard = [entry.event for entry in entries if entry.event.seat == seat and entry.but is None]
    after, did = Position(match.state), msgspec.to_builtins(action)
    wholly = did["type"] in TOLD_WHOLLY and not any(isinstance(event, ELSEWHERE) for event in heard)
    check_following(before.board, heard, after.board(seat), wholly)
    if wholly or (did["type"] == "advance" and did["by"] not in ("event", "row")):
        check_points(before.board, heard, after.board(seat), did)
    if did["type"] == "advance" and did["by"] == "resource":
        check_resources(before, heard)
        if did["track"] == "water":
            check_water(before, heard, waiting(after, seat))


def check_points(before: Board, heard: list[Event], after: Board, did: dict[str, Any]) -> None:
    """Movement points gained on the rover track and spent on a step (PU-6.6, PU-9.1, PU-9.6, PU-18.4)."""
    if any(isinstance(one, ELSEWHERE) for one in heard):
        return
    story = Story(before)
    for one in heard:
        story.hears(one)
    spent = did["type"] == "move" or (did["type"] == "teleport" and did["by"] == "technology")
    if did["type"] == "move" and before.has("cosmos_inc", "4") and before.terrains.get(tuple(did["to"])) == "energy":
        spent = False
    same("PU-9.1, PU-9.6", "movement points", after.movement, before.movement + story.points - spent)


def check_resources(before: Before, heard: list[Event]) -> None:
    """Each resource but water advances its tracker once (PU-8.1); what waits besides may go on by itself, so only resources may wait."""
    waits = sorted(before.pending)
    if any(not name.startswith("effect-resource") or name.endswith(("energy", "water")) for name in waits) or len(set(waits)) < len(waits):
        return
    moved = [one.track for one in heard if isinstance(one, told.TrackerMoved)]
    same("PU-8.1", f"trackers that advance once for {waits}", sorted(set(moved)), sorted(moved))


def check_water(before: Before, heard: list[Event], left: list[str]) -> None:
    """How often the water resource of a placed tile advances the tracker (PU-8.2, PU-18.1, PU-18.7)."""
    if any(not name.startswith("effect-resource") for name in before.pending) or left != [] or before.board.corporation == "makeshift":
        return
    laid = before.board.tiles[-1]
    steps = 1
    if before.board.has("universal_coalition", "4"):
        steps = 2
    if before.board.corporation == "oasis_ultd":
        steps = recount.covers_ice(before.board, laid)
    moved = sum(isinstance(one, told.TrackerMoved) and one.track == "water" for one in heard)
    if moved > steps or (moved < steps and before.board.trackers["water"][1] < 13 and before.board.corporation != "oasis_ultd"):
        same("PU-8.2", "steps of the water tracker", moved, steps)
