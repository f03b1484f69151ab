"""The vocabulary whole: every module that announces operations, and everything printed read with it, once (SE-9.5)."""

from __future__ import annotations

from typing import Any, final, get_args

from starboard.games.seti.content import GOLD_TILES, PLAYER_BOARD, SHARED_BOARD, SOLO, SPECIES, STARS, TECHNOLOGIES, CardContent, Income
from starboard.games.seti.content.boards import PRINTED_PLANETS, SPACES, TILE_BONUSES
from starboard.games.seti.content.cards import CARDS
from starboard.games.seti.content.numbers import PLANET_IDS
from starboard.games.seti.rules import (  # noqa: F401
    anomalies,
    hand,
    mascamites,
    planets,
    probes,
    resources,
    scan,
    signal_effects,
    technologies,
    trace_effects,
)
from starboard.games.seti.rules import printed as p
from starboard.games.seti.rules.conditions import condition_of
from starboard.games.seti.rules.counters import counter_of
from starboard.games.seti.rules.operation import Op, ReadOnly, compiled, operation
from starboard.games.seti.rules.triggers import trigger_of


@final
class GoldTileRightmost(ReadOnly):
    """Scored at the end of the game only (SE-9.13)."""


@operation("gold_tile_rightmost")
def gold_tile_rightmost_op(_p: dict[str, Any]) -> Op:
    return GoldTileRightmost()


def add_card(card: CardContent) -> None:
    p.EFFECTS.append(compiled(card.effects))
    p.CORNER.append(compiled(card.free_action))
    mission = card.mission
    p.CONDITION.append(condition_of(mission.condition) if mission is not None and mission.condition else None)
    p.REWARD.append(compiled(mission.reward) if mission is not None else [])
    slots = mission.slots if mission is not None else []
    p.TRIGGERS.append([trigger_of(slot.trigger) for slot in slots])
    rewards: list[list[Op]] = []
    for number, slot in enumerate(slots):
        same = [earlier for earlier in range(number) if slots[earlier] == slot]
        rewards.append(rewards[same[0]] if same else compiled(slot.reward))
    p.SLOT_REWARDS.append(rewards)
    p.END_GAME.append(compiled([card.end_game]) if card.end_game is not None else [])
    p.MESSAGE.append(compiled(card.message.effects) if card.message is not None else [])


def add_boards() -> None:
    """Stars, planets, technologies and tiles."""
    for id in PLANET_IDS:
        planet = PRINTED_PLANETS.get(id)
        p.ORBIT_FIRST.append(compiled(planet.orbit.first_bonus) if planet else [])
        p.ORBIT.append(compiled(planet.orbit.rewards) if planet else [])
        p.LAND.append(compiled(planet.land.rewards) if planet else [])
        p.MOON.extend([compiled(moon.rewards) for moon in planet.moons] if planet else [])
    for tech in TECHNOLOGIES:
        p.TECH_EXTRA.append(compiled(tech.extra_immediate))
        p.SCAN_OPTIONS.append([compiled(option.effects) for option in tech.scan_options])
        if tech.computer_column is not None:
            p.COLUMN_TOP.append(compiled(tech.computer_column.top))
            p.COLUMN_BOTTOM.append(compiled(tech.computer_column.bottom))
    p.FIRST_WIN.extend([compiled(star.first_win) for star in STARS])
    p.LATER_WIN.extend([compiled(star.later_win) for star in STARS])
    p.TILE_BONUS.extend([compiled(bonus) for bonus in TILE_BONUSES])
    p.FIRST_TAKER.extend(compiled(SHARED_BOARD.first_taker))
    p.DISCOVERY_REWARD.extend([compiled(reward) for reward in SHARED_BOARD.discovery])
    p.OVERFLOW_REWARD.extend(compiled(SHARED_BOARD.overflow))
    p.SECOND_SIGNAL.extend(compiled(SHARED_BOARD.sectors.second_signal))
    p.SIGNALLED.extend(compiled(SHARED_BOARD.sectors.signalled))
    for tile in range(4):
        p.GOLD_SETS.append([counter_of(side.sets) for side in GOLD_TILES[tile * 2 : tile * 2 + 2]])


def add_player_board() -> None:
    p.INCOME.extend([compiled(PLAYER_BOARD.income.tucked[income]) for income in get_args(Income)])
    p.COMPUTER_SPACE.extend([compiled(space.reward) for space in PLAYER_BOARD.computer])
    p.ANALYSIS.extend(compiled(PLAYER_BOARD.analysis))


def add_rival() -> None:
    rewards = dict(SOLO.computer.rewards)
    p.RIVAL_COMPUTER.extend([compiled(rewards.get(space, [])) for space in range(SOLO.computer.spaces + 1)])
    p.NO_CARD_LEFT.extend(compiled(SOLO.no_card_left))
    p.SPENT_COMPUTER_TECH.extend(compiled(SOLO.spent_computer_tech))


def add_species() -> None:
    p.SPACE_REWARD.extend([compiled(space.reward) if space else [] for space in SPACES])
    for species in SPECIES:
        p.SAMPLE.extend([compiled(sample) for sample in species.samples])
        p.TOKEN.extend([[compiled(side) for side in token.sides] for token in species.tokens])
        p.REPLY.extend([compiled(reward) for reward in species.message_rewards])
        if species.tile is not None:
            p.TILE_SIGNAL.extend([compiled(reward) for reward in species.tile.rewards])
            p.TILE_RESOLVED.extend(compiled(species.tile.resolved))


for _card in CARDS:
    add_card(_card)
add_boards()
add_player_board()
add_species()
add_rival()
