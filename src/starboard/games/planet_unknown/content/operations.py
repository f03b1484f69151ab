"""Operations of cards and boards in words (PU-11, PU-16, PU-21)."""

from __future__ import annotations

from typing import Final

from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content import EVENT_CARDS, TRACKS, CivCard, EventCard, Op
from starboard.games.planet_unknown.content.names import one_of

EVENT_CARD_OF: Final = {card.id: card for card in EVENT_CARDS}
COUNTED: Final = ("patch", "medals", "synergy", "place_meteorite", "remove_objective")
PLAIN: Final = ("teleport", "peek_event", "rotate_station", "remove_stack")


def in_sequence(parts: list[Message]) -> Message:
    result = parts[0]
    for part in parts[1:]:
        result = message("two-sentences", first=result, second=part)
    return result


def civ_text(card: CivCard) -> Message:
    return ops_text(list(card.effects))


def event_text(card: EventCard) -> Message:
    return ops_text(list(card.effects))


def ops_text(ops: list[Op]) -> Message:
    return in_sequence([op_text(op) for op in ops])


def op_text(op: Op) -> Message:
    """One operation as a sentence."""
    if op.op in ("advance", "regress"):
        return tracker_text(op)
    if op.op == "restrict":
        return restriction_text(op)
    if op.op == "choose_one":
        return message("op-choose", first=ops_text(list(op.options[0])), second=ops_text(list(op.options[1])))
    if op.op in ("collect", "destroy"):
        return piece_text(op)
    if op.op in COUNTED:
        return message(f"op-{op.op}", count=int(op.count))
    if op.op in PLAIN:
        return message(f"op-{op.op}")
    return card_text(op)


def card_text(op: Op) -> Message:
    if op.op == "movement":
        return message("op-movement", points=int(op.points))
    if op.op == "extra_tile":
        return message("op-extra-tile" if op.resources_advance else "op-extra-tile-only")
    if op.op == "advance_to_level":
        return message("op-lift", level=op.level)
    if op.op == "medals_per":
        return message("op-medals-per-patch", count=int(op.count))
    if op.op == "lifepod_value":
        return message("op-lifepod-value", count=int(op.count))
    if op.op == "set_card":
        return message("op-set", set=op.set)
    if op.op == "place_rover":
        return message("op-event-rover")
    if op.op in ("add_civ_cards", "remove_civ_cards"):
        return message("op-add-civ" if op.op == "add_civ_cards" else "op-remove-civ", count=op.per_level)
    if op.op == "draw_objectives":
        return message("op-draw-objectives", count=op.draw)
    raise ValueError(f"no words for {op.op}")


def tracker_text(op: Op) -> Message:
    """Which trackers go how far up or down."""
    key = "op-regress" if op.op == "regress" else "op-advance"
    if len(op.tracks) == len(TRACKS):
        return message(f"{key}-any", trackers=op.trackers, steps=op.steps)
    names = [message("track-name", track=track) for track in op.tracks]
    among = one_of(names)
    if op.bonuses == "none":
        return message("op-advance-no-bonus", tracks=among, steps=op.steps)
    return message(f"{key}-among", tracks=among, steps=op.steps)


def piece_text(op: Op) -> Message:
    if op.op == "collect":
        return message("op-collect", piece=op.piece, count=int(op.count))
    if op.where == "one_row_or_column":
        return message("op-clear-line")
    if op.condition:
        return message("op-lose-rover")
    return message("op-destroy-collected" if op.where == "collected" else "op-destroy", piece=op.piece, count=int(op.count))


def restriction_text(op: Op) -> Message:
    if op.rule == "rover_terrain":
        return message("rule-rover-terrain", terrain=op.terrain)
    if op.rule == "tile_ground":
        return message("rule-tile-ground", ground=op.ground)
    return message("rule-round", ban=op.rule)
