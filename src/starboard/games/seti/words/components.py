"""Everything printed in words, and the symbols of the operations: what clients read (SE-9.1)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from starboard.engine.messages import Message, message
from starboard.games.seti.content import GOLD_TILES, OBJECTIVES, PLANETS, RIVAL_CARDS, SPECIES, STARS, TECHNOLOGIES
from starboard.games.seti.content.boards import MOON_IDS, ROWS, SPACES, TOKEN_COLOUR
from starboard.games.seti.content.cards import CARD_IDS
from starboard.games.seti.content.numbers import BONUS_IDS, EARTH, OUMUAMUA, PLANET_IDS, SPECIES_IDS, TRACE_COLOURS
from starboard.games.seti.rules.operation import OPERATIONS
from starboard.games.seti.rules.printed import (
    FIRST_WIN,
    LAND,
    LATER_WIN,
    MOON,
    ORBIT,
    ORBIT_FIRST,
    REPLY,
    SAMPLE,
    TILE_BONUS,
    TOKEN,
    TRIGGERS,
)
from starboard.games.seti.words.cards import card_text, gold_text, line, objective_text, option_text, rival_card_text, space_text, tech_text

HOME = Path(__file__).parent.parent
FILE = HOME / "text" / "components.json"
SYMBOLS = HOME / "content" / "symbols.json"
"""Both are written by tools/seti_texts.py."""

Lines = dict[str, list[Message]]


def component_texts() -> Lines:
    """Cards, tiles and boards by the ids that views use; spaces as `<species>-<colour>-<row>`."""
    found: Lines = {id: card_text(card) for card, id in enumerate(CARD_IDS)}
    found |= {f"{id}-when": [trigger.text() for trigger in TRIGGERS[card]] for card, id in enumerate(CARD_IDS) if TRIGGERS[card]}
    found |= {card.id: rival_card_text(number) for number, card in enumerate(RIVAL_CARDS)}
    found |= {tile.id: objective_text(number) for number, tile in enumerate(OBJECTIVES)}
    for number, tile in enumerate(GOLD_TILES):
        found[f"gold-{tile.tile}-{tile.side}"] = [message("text-line", what=gold_text(number // 2, number % 2))]
    for number, tech in enumerate(TECHNOLOGIES):
        found[f"tech-{tech.id}"] = tech_text(number)
        for option in range(len(tech.scan_options)):
            found[f"tech-{tech.id}-scan-{option}"] = [option_text(number, option)]
    found |= {f"bonus-{name}": [line(bonus)] for name, bonus in zip(BONUS_IDS, TILE_BONUS, strict=True)}
    for number, star in enumerate(STARS):
        found |= {f"star-{star.id}-first": [line(FIRST_WIN[number])], f"star-{star.id}-later": [line(LATER_WIN[number])]}
    for planet in PLANETS:
        found |= planet_texts(PLANET_IDS.index(planet.id))
        found |= {f"moon-{moon.id}": [line(MOON[MOON_IDS.index(moon.id)])] for moon in planet.moons}
    return found | species_texts()


def planet_texts(planet: int) -> Lines:
    assert planet != EARTH
    key = f"planet-{PLANET_IDS[planet]}"
    return {f"{key}-first": [line(ORBIT_FIRST[planet])], f"{key}-orbit": [line(ORBIT[planet])], f"{key}-land": [line(LAND[planet])]}


def species_texts() -> Lines:
    """Boards, tokens and what is special of each species (SE-10)."""
    found: Lines = {}
    for species in SPECIES:
        found[f"about-{species.id}"] = [message(f"about-{species.id}")]
        found |= board_texts(SPECIES_IDS.index(species.id))
        if species.samples:
            found |= {f"sample-{number}": [line(sample)] for number, sample in enumerate(SAMPLE, 1)}
        if species.tokens:
            for token, sides in enumerate(TOKEN):
                colour = TRACE_COLOURS[TOKEN_COLOUR[token]]
                found |= {f"anomaly-{colour}-{side}": [line(sides[number])] for number, side in enumerate("ab")}
        if species.message_rewards:
            found |= {f"reply-{number}": [line(reward)] for number, reward in enumerate(REPLY, 1)}
        costs = enumerate(species.milestones, 1)
        found |= {f"milestone-{number}": [message("text-milestone", credits=cost)] for number, (_, cost) in costs}
        if species.planet is not None:
            found |= planet_texts(OUMUAMUA)
    return found


def board_texts(species: int) -> Lines:
    found: Lines = {}
    for number, colour in enumerate(TRACE_COLOURS):
        first = (species * len(TRACE_COLOURS) + number) * ROWS
        for row in range(ROWS):
            if SPACES[first + row] is not None:
                found[f"{SPECIES_IDS[species]}-{colour}-{row + 1}"] = [message("text-line", what=space_text(first + row))]
    return found


def symbols() -> dict[str, str]:
    """What clients draw for an operation, by its tag; `{resource}` stands for what that field of the operation says."""
    found = {tag: str(OPERATIONS.kinds[tag].symbol) for tag in OPERATIONS.tags()}
    return {tag: symbol for tag, symbol in found.items() if symbol}


def written(entries: Mapping[str, Any]) -> bytes:
    """A line per entry, so that a change of the contents is easy to read."""
    encoder = msgspec.json.Encoder(order="deterministic")
    lines = [b"%b: %b" % (encoder.encode(id), encoder.encode(entry)) for id, entry in entries.items()]
    return b"{\n  " + b",\n  ".join(lines) + b"\n}\n"
