"""Everything printed in words, and the symbols of the operations: what clients read (AE-20)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content import (
    BASES,
    DEVELOPMENTS,
    DISCOVERIES,
    EVENTS,
    FACTIONS,
    KEY_MODULES,
    MODULES,
    RAIDERS,
    SPECIALS,
    SUPREMACIES,
    TACTICS,
    UPGRADES,
    FactionContent,
    ModeContent,
    TacticContent,
)
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS
from starboard.games.andromedas_edge.rules.counters import COUNTER_SYMBOLS
from starboard.games.andromedas_edge.rules.operation import OPERATIONS
from starboard.games.andromedas_edge.words.abilities import ability_text, conditional, printed_text

HOME = Path(__file__).parents[1]
FILE = HOME / "cards" / "text" / "components.json"
SYMBOL_FILE = HOME / "content" / "symbols.json"
"""Both are written by tools/andromedas_edge_texts.py."""

Lines = dict[str, list[Message]]


def component_texts() -> Lines:
    """Cards, tiles and tokens by their ids; abilities as `<faction>-1`, rewards of raiders as `<raider>-reward`."""
    found: Lines = {module.id: [printed_text(module.effect)] for module in [*KEY_MODULES, *MODULES]}
    found |= {card.id: tactic_text(card) for card in TACTICS}
    found |= {token.id: [printed_text(token.effect)] for token in [*DISCOVERIES, *SUPREMACIES]}
    found |= {event.id: [printed_text(event.effect)] for event in EVENTS}
    found |= {base.id: [printed_text(base.effect)] for base in BASES}
    found |= {one.id: [printed_text(one.ability)] for one in DEVELOPMENTS}
    found |= {special.id: [printed_text(special.benefit)] for special in SPECIALS if special.benefit}
    found |= {tile.id: [ability_text(ability) for ability in tile.unique] for tile in UPGRADES}
    for faction in FACTIONS:
        found |= faction_texts(faction)
    for raider in RAIDERS:
        found[raider.id] = [ability_text(ability) for ability in raider.abilities]
        found[f"{raider.id}-reward"] = [printed_text(raider.reward)]
    return found


def faction_texts(faction: FactionContent) -> Lines:
    return {f"{faction.id}-{number}": [ability_text(ability)] for number, ability in enumerate(faction.abilities, 1)}


def tactic_text(card: TacticContent) -> list[Message]:
    """A line for each way to play a card (AE-17.6)."""
    return [message("text-mode", timing=mode.timing.replace("_", "-"), what=mode_text(mode)) for mode in card.modes]


def mode_text(mode: ModeContent) -> Message:
    if mode.ability is not None:
        return message("text-support", what=ability_text(mode.ability))
    return conditional(printed_text(mode.effect), CONDITIONS.read_all(mode.requires))


def symbols() -> dict[str, str]:
    """What clients draw for an operation, by its tag: signs one after the other (see `Op`); and for a counter."""
    found = {tag: OPERATIONS.kinds[tag].symbol for tag in OPERATIONS.tags()}
    return {tag: symbol for tag, symbol in found.items() if symbol} | COUNTER_SYMBOLS


def written(entries: Mapping[str, Any]) -> bytes:
    """A line per entry, so that a change of the contents is easy to read."""
    encoder = msgspec.json.Encoder(order="deterministic")
    lines = [b"%b: %b" % (encoder.encode(id), encoder.encode(entry)) for id, entry in entries.items()]
    return b"{\n  " + b",\n  ".join(lines) + b"\n}\n"
