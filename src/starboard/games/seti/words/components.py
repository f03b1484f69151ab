"""Everything printed in words: messages by id, for clients (SE-9.1)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starboard.engine.messages import Message, message
from starboard.games.seti.content import (
    GOLD_TILES,
    OBJECTIVES,
    PLANETS,
    RIVAL_CARDS,
    SHARED_BOARD,
    SPECIES,
    STARS,
    TECHNOLOGIES,
    PlanetContent,
)
from starboard.games.seti.content.cards import CARDS
from starboard.games.seti.words.boards import gold_text, space_text, tech_text
from starboard.games.seti.words.cards import card_text
from starboard.games.seti.words.effects import line
from starboard.games.seti.words.rival import objective_text, rival_card_text

FILE = Path(__file__).parent.parent / "text" / "components.json"
"""What clients read; written by tools/seti_texts.py."""

Lines = dict[str, list[Message]]


def component_texts() -> Lines:
    """Cards, tiles and boards by the ids that views use; spaces as `<species>-<colour>-<row>`."""
    found: Lines = {card.id: card_text(card) for card in CARDS}
    found |= {card.id: rival_card_text(card) for card in RIVAL_CARDS}
    found |= {tile.id: objective_text(tile) for tile in OBJECTIVES}
    found |= {f"gold-{tile.tile}-{tile.side}": [message("text-line", what=gold_text(tile))] for tile in GOLD_TILES}
    found |= {f"tech-{tech.id}": tech_text(tech) for tech in TECHNOLOGIES}
    found |= {f"bonus-{name}": [line(bonus)] for name, bonus in SHARED_BOARD.tech_tiles.items()}
    for star in STARS:
        found |= {f"star-{star.id}-first": [line(star.first_win)], f"star-{star.id}-later": [line(star.later_win)]}
    for planet in PLANETS:
        found |= planet_texts(planet)
    return found | species_texts()


def written() -> bytes:
    """A line per component, so that a change of the contents is easy to read."""
    encoder = msgspec.json.Encoder(order="deterministic")
    lines = [b"%b: %b" % (encoder.encode(id), encoder.encode(texts)) for id, texts in component_texts().items()]
    return b"{\n  " + b",\n  ".join(lines) + b"\n}\n"


def planet_texts(planet: PlanetContent) -> Lines:
    key = f"planet-{planet.id}"
    found = {f"{key}-first": [line(planet.orbit.first_bonus)], f"{key}-orbit": [line(planet.orbit.rewards)]}
    found[f"{key}-land"] = [line(planet.land.rewards)]
    return found | {f"moon-{moon.id}": [line(moon.rewards)] for moon in planet.moons}


def species_texts() -> Lines:
    """Boards, tokens and what is special of each species (SE-10)."""
    found: Lines = {}
    for species in SPECIES:
        found[f"about-{species.id}"] = [message(f"about-{species.id}")]
        for colour, spaces in species.board.items():
            found |= {f"{species.id}-{colour}-{space.row}": [message("text-line", what=space_text(space))] for space in spaces}
        found |= {f"sample-{number}": [line(sample)] for number, sample in enumerate(species.samples, 1)}
        for token in species.tokens:
            found |= {f"anomaly-{token.colour}-{side}": [line(token.sides[number])] for number, side in enumerate("ab")}
        found |= {f"reply-{number}": [line(reward)] for number, reward in enumerate(species.message_rewards, 1)}
        found |= {
            f"milestone-{number}": [message("text-milestone", credits=cost)] for number, (_, cost) in enumerate(species.milestones, 1)
        }
        if species.planet is not None:
            found |= planet_texts(species.planet)
    return found
