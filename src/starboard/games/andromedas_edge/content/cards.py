"""Cards and tokens as numbers: tactics, developments, tokens, factions, events, destiny."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import DESTINIES, DEVELOPMENTS, DISCOVERIES, EVENTS, FACTIONS, SUPREMACIES, TACTICS
from starboard.games.andromedas_edge.content.raiders import CLASS_IDS
from starboard.games.andromedas_edge.content.resources import amounts
from starboard.games.andromedas_edge.content.ships import UPGRADE_OF
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS

TACTIC_IDS: Final = [card.id for card in TACTICS]
TACTIC_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(TACTIC_IDS)}
TACTIC_KIND: Final[list[str]] = [card.kind for card in TACTICS]
TACTIC_DECK: Final[list[int]] = [number for number, card in enumerate(TACTICS) for _ in range(card.copies)]
DEVELOPMENT_IDS: Final = [one.id for one in DEVELOPMENTS]
DEVELOPMENT_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(DEVELOPMENT_IDS)}
DISCOVERY_IDS: Final = [token.id for token in DISCOVERIES]
DISCOVERY_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(DISCOVERY_IDS)}
DISCOVERY_TOKENS: Final[list[int]] = [number for number, token in enumerate(DISCOVERIES) for _ in range(token.copies)]
SUPREMACY_IDS: Final = [token.id for token in SUPREMACIES]
SUPREMACY_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(SUPREMACY_IDS)}
FACTION_IDS: Final = [faction.id for faction in FACTIONS]
FACTION_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(FACTION_IDS)}
FACTION_START: Final[list[list[int]]] = [amounts(faction.start_resources) for faction in FACTIONS]
FACTION_TRACKS: Final[list[list[int]]] = [[TRACK_IDS.index(track) for track in faction.start_tracks] for faction in FACTIONS]
FACTION_TILE: Final[list[int]] = [UPGRADE_OF[faction.ship_upgrade] for faction in FACTIONS]
EVENT_IDS: Final = [event.id for event in EVENTS]
EVENT_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(EVENT_IDS)}
EVENT_TRACK: Final[list[int]] = [TRACK_IDS.index(event.score_track) for event in EVENTS]
EVENT_CLASS: Final[list[int]] = [CLASS_IDS.index(event.raider_class) for event in EVENTS]
EVENT_DECK: Final[list[str]] = [event.deck for event in EVENTS]
DESTINY_IDS: Final = [card.id for card in DESTINIES]
DESTINY_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(DESTINY_IDS)}
DESTINY_GOALS: Final[list[list[tuple[int, int]]]] = [[(TRACK_IDS.index(goal.track), goal.vp) for goal in card.goals] for card in DESTINIES]
