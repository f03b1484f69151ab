"""The vocabulary whole: every module that announces operations; and all effects of the contents, read once (SE-9.5)."""

from __future__ import annotations

from typing import get_args

from starboard.games.seti.content import (
    GOLD_TILES,
    PLAYER_BOARD,
    SHARED_BOARD,
    SOLO,
    SPECIES,
    STARS,
    TECHNOLOGIES,
    CardContent,
    Effects,
    Income,
)
from starboard.games.seti.content.boards import PRINTED_PLANETS, SPACES, TILE_BONUSES
from starboard.games.seti.content.cards import CARDS
from starboard.games.seti.content.numbers import PLANET_IDS
from starboard.games.seti.rules import (  # noqa: F401
    anomalies,
    board_conditions,
    compound_effects,
    hand,
    mascamites,
    planets,
    probes,
    resources,
    rival,
    scan,
    scoring,
    signal_effects,
    technologies,
    trace_effects,
)
from starboard.games.seti.rules import printed as p
from starboard.games.seti.rules.conditions import CONDITIONS
from starboard.games.seti.rules.counters import COUNTERS
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.triggers import EVENTS


def effects(where: str, written: Effects) -> list[Op]:
    return OPERATIONS.read_all(written, where)


def add_card(card: CardContent) -> None:
    where = f"cards: {card.id}"
    p.EFFECTS.append(effects(f"{where}: effects", card.effects))
    p.CORNER.append(effects(f"{where}: free_action", card.free_action))
    p.END_GAME.append([OPERATIONS.read(card.end_game, f"{where}: end_game")] if card.end_game is not None else [])
    p.MESSAGE.append(effects(f"{where}: message", card.message.effects) if card.message is not None else [])
    mission = card.mission
    condition = None if mission is None else mission.condition
    slots = [] if mission is None else mission.slots
    p.CONDITION.append(None if condition is None else CONDITIONS.read(condition, f"{where}: condition"))
    p.REWARD.append([] if mission is None else effects(f"{where}: reward", mission.reward))
    p.TRIGGERS.append([EVENTS.read(slot.trigger, f"{where}: trigger") for slot in slots])
    rewards: list[list[Op]] = []
    for number, slot in enumerate(slots):
        same = [earlier for earlier in range(number) if slots[earlier] == slot]
        rewards.append(rewards[same[0]] if same else effects(f"{where}: reward", slot.reward))
    p.SLOT_REWARDS.append(rewards)


def add_boards() -> None:
    """Stars, planets, technologies and tiles."""
    for id in PLANET_IDS:
        planet = PRINTED_PLANETS.get(id)
        p.ORBIT_FIRST.append(effects(f"planets: {id}: first_bonus", planet.orbit.first_bonus) if planet else [])
        p.ORBIT.append(effects(f"planets: {id}: orbit", planet.orbit.rewards) if planet else [])
        p.LAND.append(effects(f"planets: {id}: land", planet.land.rewards) if planet else [])
        p.MOON.extend([effects(f"planets: {id}: {moon.id}", moon.rewards) for moon in planet.moons] if planet else [])
    for tech in TECHNOLOGIES:
        p.TECH_EXTRA.append(effects(f"technologies: {tech.id}", tech.extra_immediate))
        p.SCAN_OPTIONS.append([effects(f"technologies: {tech.id}: scan_options", option.effects) for option in tech.scan_options])
        if tech.computer_column is not None:
            p.COLUMN_TOP.append(effects(f"technologies: {tech.id}: top", tech.computer_column.top))
            p.COLUMN_BOTTOM.append(effects(f"technologies: {tech.id}: bottom", tech.computer_column.bottom))
    p.FIRST_WIN.extend([effects(f"stars: {star.id}: first_win", star.first_win) for star in STARS])
    p.LATER_WIN.extend([effects(f"stars: {star.id}: later_win", star.later_win) for star in STARS])
    p.TILE_BONUS.extend([effects("shared_board: tech_tiles", bonus) for bonus in TILE_BONUSES])
    p.FIRST_TAKER.extend(effects("shared_board: first_taker", SHARED_BOARD.first_taker))
    p.DISCOVERY_REWARD.extend([effects("shared_board: discovery", reward) for reward in SHARED_BOARD.discovery])
    p.OVERFLOW_REWARD.extend(effects("shared_board: overflow", SHARED_BOARD.overflow))
    p.SECOND_SIGNAL.extend(effects("shared_board: second_signal", SHARED_BOARD.sectors.second_signal))
    p.SIGNALLED.extend(effects("shared_board: signalled", SHARED_BOARD.sectors.signalled))
    for tile in range(4):
        p.GOLD_SETS.append([COUNTERS.read(side.sets, f"gold_tiles: {side.tile}") for side in GOLD_TILES[tile * 2 : tile * 2 + 2]])


def add_player_board() -> None:
    p.INCOME.extend([effects(f"player_board: income: {income}", PLAYER_BOARD.income.tucked[income]) for income in get_args(Income)])
    p.COMPUTER_SPACE.extend([effects("player_board: computer", space.reward) for space in PLAYER_BOARD.computer])
    p.ANALYSIS.extend(effects("player_board: analysis", PLAYER_BOARD.analysis))


def add_rival() -> None:
    rewards = dict(SOLO.computer.rewards)
    p.RIVAL_COMPUTER.extend([effects("solo: computer", rewards.get(space, [])) for space in range(SOLO.computer.spaces + 1)])
    p.NO_CARD_LEFT.extend(effects("solo: no_card_left", SOLO.no_card_left))
    p.SPENT_COMPUTER_TECH.extend(effects("solo: spent_computer_tech", SOLO.spent_computer_tech))


def add_species() -> None:
    p.SPACE_REWARD.extend([effects(f"species: row {space.row}", space.reward) if space else [] for space in SPACES])
    for species in SPECIES:
        p.SAMPLE.extend([effects(f"species: {species.id}: samples", sample) for sample in species.samples])
        p.TOKEN.extend([[effects(f"species: {species.id}: tokens", side) for side in token.sides] for token in species.tokens])
        p.REPLY.extend([effects(f"species: {species.id}: message_rewards", reward) for reward in species.message_rewards])
        if species.tile is not None:
            p.TILE_SIGNAL.extend([effects(f"species: {species.id}: tile", reward) for reward in species.tile.rewards])
            p.TILE_RESOLVED.extend(effects(f"species: {species.id}: tile", species.tile.resolved))


for _card in CARDS:
    add_card(_card)
add_boards()
add_player_board()
add_species()
add_rival()
