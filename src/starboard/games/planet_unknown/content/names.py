"""Names of what is printed and of places on the boards, as Messages."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content.geometry import Square


def one_of(parts: list[Message]) -> Message:
    """Several as a choice."""
    result = parts[0]
    for part in parts[1:]:
        result = message("one-or-other", first=result, second=part)
    return result


def square_words(at: Square) -> Message:
    """A square as people name it: column letter and row number."""
    return message("square", column="ABCDEFGHIJKL"[at[0]], row=at[1] + 1)


def tile_name(tile: str) -> Message:
    """A tile by shape and terrains."""
    shape, first, second, *meteor = tile.split("_")
    key = "tile-name-meteor" if meteor else "tile-name"
    terrains = message("terrain-name", terrain=first), message("terrain-name", terrain=second)
    return message(key, shape=shape.upper(), first=terrains[0], second=terrains[1])


def slot_words(track: str, slot: str) -> Message:
    """A slot by its level; by its track too when it is another one's."""
    other, level = slot.rsplit("-", 1)
    if other == track:
        return message("slot", level=int(level))
    return message("slot-of-track", track=other, level=int(level))


def place_words(place: str) -> Message:
    """Where a lifepod stands."""
    if place == "collection":
        return message("place-collection")
    kind, name = place.rsplit("-", 1)
    if kind == "technology":
        return message("place-technology", technology=name)
    return message("slot-of-track", track=kind, level=int(name))
