"""What is offered to a seat, against what the recount allows at that question (PU-4 to PU-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from starboard.engine.messages import Message
from starboard.games.planet_unknown.state import PlanetState
from tests.second_opinion.difference import Difference, same
from tests.second_opinion.planet_unknown import recount
from tests.second_opinion.planet_unknown.facts import EVENTS, TRACKS
from tests.second_opinion.planet_unknown.reading import Position

Offer = dict[str, Any]


def check_choices(position: Position, state: PlanetState, seat: int) -> None:
    offers = [msgspec.to_builtins(action) for action in state.legal(seat)]
    if position.phase == "setup":
        return
    check_rotation(position, seat, offers)
    check_tile(position, state, seat, offers)
    check_patches(position, seat, offers)
    check_rovers(position, state, seat, offers)
    check_advances(position, seat, offers)
    check_regress(position, seat, offers)
    check_pieces(position, seat, offers)
    check_cards(position, state, seat, offers)
    check_uses(position, state, seat, offers)


def of(offers: list[Offer], tag: str, **fields: Any) -> list[Offer]:
    return [offer for offer in offers if offer["type"] == tag and all(offer[name] == value for name, value in fields.items())]


def at(offer: Offer) -> tuple[int, int]:
    x, y = offer["at"]
    return x, y


def pair(offer: Offer) -> tuple[tuple[int, int], tuple[int, int]]:
    return tuple(offer["start"]), tuple(offer["to"])


def waiting(position: Position, seat: int, key: str) -> list[Message]:
    return [message for message in position.own(seat).pending if message.key == f"effect-{key}"]


def check_rotation(position: Position, seat: int, offers: list[Offer]) -> None:
    if position.phase == "rotation":
        same("PU-4 R1", "who turns the station", seat, position.view(seat).commander)
    if turns := {offer["steps"] for offer in of(offers, "rotate")}:
        same("PU-4 R1", "turns of the station", turns, set(range(6)))
        if position.phase == "rotation":
            same("PU-15.1", "the station turns by itself", position.view(seat).fixed_rotation, False)


def check_tile(position: Position, state: PlanetState, seat: int, offers: list[Offer]) -> None:
    """PU-5.5, PU-5.6, PU-11.2, PU-12.2."""
    own, board = position.own(seat), position.boards[seat]
    takes = {offer["ring"] for offer in of(offers, "take")}
    aside = {offer["ring"] for offer in of(offers, "set_aside")}
    if not takes and not aside and own.hand is None:
        return
    event = None if position.phase == "ending" else position.event
    waiving = position.phase == "tile"
    tops = position.tops(seat)
    if own.hand is not None and own.taken is not None and waiving:
        tops[own.taken] = own.hand
    elif own.hand is not None:
        tops = {"hand": own.hand}
    rings = [ring for ring, tile in tops.items() if tile is not None]
    laid = [recount.placements(board, str(tops[ring]), event) for ring in rings]
    fits = dict(zip(rings, recount.allowed(laid, waiving), strict=True))
    if own.hand is None:
        same("PU-5.5", f"tiles that may be taken by seat {seat}", takes, {ring for ring in rings if fits[ring]})
        stuck = waiving and not any(fits.values())
        same("PU-12.2", f"tiles that may be set aside by seat {seat}", aside, set(rings) if stuck else set())
    else:
        ring = own.taken if waiving and own.taken else "hand"
        placed = {(offer["turn"], at(offer), offer["as_energy"]) for offer in of(offers, "place")}
        same("PU-5.1, PU-5.6", f"placements of {own.hand} by seat {seat}", placed, fits[ring])


def check_patches(position: Position, seat: int, offers: list[Offer]) -> None:
    placed = {at(offer) for offer in of(offers, "place_patch")}
    if placed:
        allowed = recount.patch_squares(position.boards[seat], position.phase == "ending")
        same("PU-10.1", f"squares for a patch of seat {seat}", placed, allowed)
    board = position.boards[seat]
    keeps = board.has("universal_coalition", "2") or board.has("wormhole_corp", "4")
    if of(offers, "store_patch"):
        same("PU-10.3", f"seat {seat} may store a patch", True, keeps)
    elif placed and waiting(position, seat, "patch") and position.phase != "ending":
        same("PU-10.3", f"seat {seat} may store a patch", False, keeps)


def check_rovers(position: Position, state: PlanetState, seat: int, offers: list[Offer]) -> None:
    board, own = position.boards[seat], position.own(seat)
    event = None if position.phase == "ending" else position.event
    moves = {pair(offer) for offer in of(offers, "move")}
    if position.phase != "rotation" and not of(offers, "pick_card") and not of(offers, "open_stack"):
        allowed = recount.steps(board, event)
        if position.phase == "ending" and moves == recount.steps(replace(board, gained=0), event):
            allowed = moves  # PU-12.3, PU-18.4: points of the last round are lost, and with them what they allowed
        same("PU-9.1, PU-9.2", f"steps of the rovers of seat {seat}", moves, allowed)
        flown = {pair(offer) for offer in of(offers, "teleport", by="technology")}
        same("PU-9.7", f"teleports of seat {seat}", flown, recount.teleports(board, event))
    if carried := {pair(offer) for offer in of(offers, "teleport", by="card")}:
        same("PU-11.3", f"a rover lifted by seat {seat}", carried, recount.card_teleports(board, event))
    if placed := {at(offer) for offer in of(offers, "place_rover")}:
        same("PU-7.2", f"squares for a rover of seat {seat}", placed, set(own.last) - set(board.rovers))
    elif waiting(position, seat, "rover") and own.supply and answers_wait(offers) and set(own.last) - set(board.rovers):
        raise Difference("PU-7.2", f"seat {seat} cannot place its rover", placed, set(own.last) - set(board.rovers))


def answers_wait(offers: list[Offer]) -> bool:
    """Whether pending effects are being resolved: a tile comes first while it is in hand or owed."""
    return not any(offer["type"] in ("take", "set_aside", "place", "pick_card", "open_stack", "rotate") for offer in offers)


def check_advances(position: Position, seat: int, offers: list[Offer]) -> None:
    """PU-6.3, PU-8."""
    board, own = position.boards[seat], position.own(seat)
    open_slots = {(colour, f"{track}-{level}") for colour in TRACKS for track, level in recount.next_slots(board, colour)}
    found: dict[str, set[tuple[str, str]]] = {}
    for offer in of(offers, "advance"):
        found.setdefault(offer["by"], set()).add((offer["track"], offer["to"]))
    if answers_wait(offers):
        for message in waiting(position, seat, "synergy"):
            by = "synergy" if message.params["steps"] == 1 else "double_synergy"
            same("PU-6.3, PU-18.6 c", f"{by} of seat {seat}", found.get(by, set()), open_slots)
    for by in ("card", "event", "bonus", "technology"):
        if not found.get(by, set()) <= open_slots:
            raise Difference("PU-6.1", f"advance by {by} of seat {seat}", found[by] - open_slots, open_slots)
    if not answers_wait(offers):
        return
    asked = {str(message.params["terrain"]) for message in waiting(position, seat, "resource")}
    lies = not (own.stuck and position.phase == "tile")
    laid = board.tiles[-1] if board.tiles else None
    wanted: set[str] = set()
    for terrain in asked - {"energy"}:
        dry = terrain == "water" and lies and laid is not None and not recount.covers_ice(board, laid)
        if not dry:
            wanted.add(terrain)
    if "biomass" in wanted and lies and laid is not None and recount.needs_expansion(board):
        certain, possible = recount.expanded_biomass(board, laid)
        if not possible:
            wanted.remove("biomass")
        elif not certain:
            wanted -= {"biomass"} - {offer["track"] for offer in of(offers, "advance", by="resource")}
    again = repeating(board)
    resource = {(colour, to) for colour, to in open_slots | again if colour in wanted}
    same("PU-8.1, PU-8.2", f"resources of seat {seat}", found.get("resource", set()), resource)
    if "energy" in asked and lies and laid is not None:
        colours = recount.energy_options(board, laid, lies)
        energy = {(colour, to) for colour, to in open_slots | again if colour in colours}
        same("PU-8.3", f"energy of seat {seat}", found.get("energy", set()), energy)


def repeating(board: recount.Board) -> set[tuple[str, str]]:
    """A rover resource on top of its track gives the movement again (PU-6.6, PU-18.8)."""
    return {("rover", "rover-15")} if board.trackers["rover"] == ("rover", 15) else set()


def check_regress(position: Position, seat: int, offers: list[Offer]) -> None:
    """PU-6.7."""
    board = position.boards[seat]
    for by, tracks in (("rule", ["water", "biomass", "rover", "tech"]), ("technology", list(TRACKS))):
        if found := {offer["track"] for offer in of(offers, "regress", by=by)}:
            same("PU-6.7", f"regress of seat {seat} by {by}", found, recount.regressing(board, tracks, 1))
    if found := {offer["track"] for offer in of(offers, "regress", by="event")}:
        assert position.event is not None
        effect = next(effect for effect in EVENTS[position.event]["effects"] if effect["op"] == "regress")
        same("PU-6.7, PU-16", f"regress of seat {seat}", found, recount.regressing(board, effect["tracks"], effect["steps"]))


def check_pieces(position: Position, seat: int, offers: list[Offer]) -> None:
    """Lifepods and meteorites taken, housed and destroyed (PU-9.3, PU-11, PU-16, PU-18.4)."""
    board = position.boards[seat]
    loaded = {square for square, carries in board.rovers.items() if carries}
    if places := {offer["place"] for offer in of(offers, "house")}:
        same("PU-18.4, PU-18.6", f"places for a lifepod of seat {seat}", places, recount.lifepod_places(board) | {"collection"})
    on_planet = {"lifepod": board.lifepods, "meteorite": board.meteorites | loaded, "rover": set(board.rovers)}
    for piece, lying in on_planet.items():
        if found := {at(offer) for offer in of(offers, "collect", piece=piece)}:
            same("PU-11.3", f"{piece}s that seat {seat} may collect", found, lying)
        if found := {at(offer) for offer in of(offers, "destroy", piece=piece) if offer["at"]}:
            same("PU-11.3, PU-16", f"{piece}s that seat {seat} may destroy", found, lying)
    if found_lines := {(offer["line"], offer["number"] - 1) for offer in of(offers, "clear_line")}:
        lines = {("row", y) for _, y in on_planet["meteorite"]} | {("column", x) for x, _ in on_planet["meteorite"]}
        same("PU-21.2", f"lines that seat {seat} may clear", found_lines, lines)
    if found := {at(offer) for offer in of(offers, "place_meteorite")}:
        same("PU-16.8", f"squares for a meteorite of seat {seat}", found, recount.meteor_symbols(board) - board.meteorites)
    moved: dict[str, set[str]] = {}
    for offer in of(offers, "reposition"):
        moved.setdefault(offer["start"], set()).add(offer["to"])
    if moved:
        starts = board.housed | ({"collection"} if board.lifepods_collected else set())
        same("PU-18.4", f"lifepods that seat {seat} may move", set(moved), starts)
        for start, ends in moved.items():
            free = recount.lifepod_places(board) | {"collection"}
            same("PU-18.4", f"where seat {seat} may move the lifepod at {start}", ends, free - {start})


def check_cards(position: Position, state: PlanetState, seat: int, offers: list[Offer]) -> None:
    """A whole stack, and for Republic one card of the next (PU-7.1, PU-18.2)."""
    board, level = position.boards[seat], state.players[seat].offer_level
    picks = {offer["card"] for offer in of(offers, "pick_card")}
    if not picks or level == 0:
        return
    stack, above = position.civ_stack(level), position.civ_stack(level + 1)
    if position.phase == "ending" and board.has("republic", "5") and not picks <= stack | above:
        stacks = set().union(*(position.civ_stack(any_level) for any_level in (1, 2, 3, 4)))
        same("PU-18.2", f"civ cards left that seat {seat} looks at", picks, stacks)
        return
    if not stack <= picks:
        raise Difference("PU-7.1", f"civ cards shown to seat {seat}", picks, stack)
    added = 1 if board.has("republic", "2") and above else 0
    same("PU-18.2", f"cards of the next level shown to seat {seat}", (len(picks - stack), picks - stack <= above), (added, True))


def check_uses(position: Position, state: PlanetState, seat: int, offers: list[Offer]) -> None:
    """Technologies of one's own turn (PU-18). What of them outlasts the last round is no matter of this recount."""
    if position.phase in ("rotation", "ending") or of(offers, "pick_card"):
        return
    board = position.boards[seat]
    found = {offer["technology"] for offer in of(offers, "use")}
    usable = recount.own_turn_technologies(board) - (set() if state.decks.objectives else {"f"})
    same("PU-18", f"technologies that seat {seat} may use", found, usable)
