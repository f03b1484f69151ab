"""Fills the tables: every effect list of the contents compiled once (SE-9.5)."""

from __future__ import annotations

from typing import Any, final

from starboard.games.seti.content import GOLD_TILES, PLANETS, SPECIES, STARS, TECHNOLOGIES, CardContent, PlanetContent, SpeciesContent
from starboard.games.seti.content.numbers import DATA, PLANET_IDS, PUBLICITY, SPECIES_IDS, TRACE_COLOURS
from starboard.games.seti.rules import (
    anomalies,  # noqa: F401
    hand,  # noqa: F401
    mascamites,  # noqa: F401
    planets,  # noqa: F401
    probes,  # noqa: F401
    resources,  # noqa: F401
    scan,  # noqa: F401
    signal_effects,  # noqa: F401
    technologies,  # noqa: F401
    traces,  # noqa: F401
)
from starboard.games.seti.rules import printed as t
from starboard.games.seti.rules.conditions import condition_of
from starboard.games.seti.rules.counters import counter_of
from starboard.games.seti.rules.effects import Op, ReadOnly, compiled, operation
from starboard.games.seti.rules.resources import Gain
from starboard.games.seti.rules.triggers import trigger_of


@final
class GoldTileRightmost(ReadOnly):
    """Scored at the end of the game only (SE-9.13)."""


@operation("gold_tile_rightmost")
def gold_tile_rightmost_op(_p: dict[str, Any]) -> Op:
    return GoldTileRightmost()


def icons(corner: list[Op]) -> int:
    found = 0
    for op in corner:
        if not isinstance(op, Gain):
            found |= t.MOVE_ICON
        elif op.resource == PUBLICITY:
            found |= t.PUBLICITY_ICON
        elif op.resource == DATA:
            found |= t.DATA_ICON
    return found


def add_card(card: CardContent) -> None:
    t.EFFECTS.append(compiled(card.effects))
    corner = compiled(card.free_action)
    t.CORNER.append(corner)
    t.CORNER_ICONS.append(icons(corner))
    mission = card.mission
    t.CONDITION.append(condition_of(mission.condition) if mission is not None and mission.condition else None)
    t.REWARD.append(compiled(mission.reward) if mission is not None else [])
    slots = mission.slots if mission is not None else []
    t.TRIGGERS.append([trigger_of(slot.trigger) for slot in slots])
    rewards: list[list[Op]] = []
    for number, slot in enumerate(slots):
        same = [earlier for earlier in range(number) if slots[earlier] == slot]
        rewards.append(rewards[same[0]] if same else compiled(slot.reward))
    t.SLOT_REWARDS.append(rewards)
    t.END_GAME.append(compiled([card.end_game]) if card.end_game is not None else [])
    t.MESSAGE.append(compiled(card.message.effects) if card.message is not None else [])


def add_planets(oumuamua: PlanetContent) -> None:
    printed = {planet.id: planet for planet in [*PLANETS, oumuamua]}
    for number, id in enumerate(PLANET_IDS):
        planet = printed.get(id)
        t.ORBIT_FIRST.append(compiled(planet.orbit.first_bonus) if planet else [])
        t.ORBIT.append(compiled(planet.orbit.rewards) if planet else [])
        t.LAND.append(compiled(planet.land.rewards) if planet else [])
        t.DATA_BONUS[number].extend(planet.land.first_data_spaces if planet else [])
        for moon in planet.moons if planet else []:
            t.MOONS_OF[number].append(len(t.MOON))
            t.MOON_PLANET.append(number)
            t.MOON.append(compiled(moon.rewards))


def add_species(species: SpeciesContent) -> None:
    for colour in TRACE_COLOURS:
        spaces = {space.row: space for space in species.board[colour]}
        for row in range(1, t.ROWS + 1):
            space = spaces.get(row)
            cost = (space.cost if space else None) or {}
            t.SPACE_REWARD.append(compiled(space.reward) if space else [])
            t.SPACE_CAPACITY.append(0 if space is None else t.STRIP if space.unlimited else 1)
            t.SPACE_DATA.append(cost.get("data", 0))
            t.SPACE_EXOFOSSILS.append(cost.get("exofossils", 0))
            t.SPACE_SAMPLE.append(space is not None and space.needs_sample)
            t.SPACE_DANGER.append(space.danger if space else 0)
    t.SAMPLE.extend([compiled(sample) for sample in species.samples])
    for token in species.tokens:
        t.TOKEN_COLOUR.append(TRACE_COLOURS.index(token.colour))
        t.TOKEN.append([compiled(side) for side in token.sides])
    t.REPLY.extend([compiled(reward) for reward in species.message_rewards])


def add_technologies() -> None:
    for tech in TECHNOLOGIES:
        t.TECH_EXTRA.append(compiled(tech.extra_immediate))
        t.SCAN_OPTIONS.append([compiled(option.effects) for option in tech.scan_options])
        t.SCAN_ENERGY.append([option.cost.get("energy", 0) for option in tech.scan_options])
        t.SCAN_PUBLICITY.append([option.cost.get("publicity", 0) for option in tech.scan_options])
        if tech.computer_column is not None:
            t.COLUMN_BOTTOM.append(compiled(tech.computer_column.bottom))


INCOME_EFFECTS: list[list[dict[str, Any]]] = [
    [{"gain": {"credits": 1}}],
    [{"gain": {"energy": 1}}],
    [{"card": {"from": "deck", "count": 1}}],
    [{"gain": {"data": 1}}],
    [{"gain": {"publicity": 1}}],
]
TILE_BONUSES: list[list[dict[str, Any]]] = [
    [{"gain": {"vp": 3}}],
    [{"gain": {"energy": 1}}],
    [{"gain": {"publicity": 1}}],
    [{"card": {"from": "row_or_deck", "count": 1}}],
]


def fill() -> None:
    """Once, when the game is loaded."""
    if t.EFFECTS:
        return
    for card in t.CARDS:
        add_card(card)
    by_id = {species.id: species for species in SPECIES}
    for id in SPECIES_IDS:
        add_species(by_id[id])
    oumuamua = by_id["oumuamua"].planet
    assert oumuamua is not None
    add_planets(oumuamua)
    add_technologies()
    t.FIRST_WIN.extend([compiled(star.first_win) for star in STARS])
    t.LATER_WIN.extend([compiled(star.later_win) for star in STARS])
    t.INCOME.extend([compiled(effects) for effects in INCOME_EFFECTS])
    t.TILE_BONUS.extend([compiled(effects) for effects in TILE_BONUSES])
    for tile in range(4):
        sides = GOLD_TILES[tile * 2 : tile * 2 + 2]
        t.GOLD_SETS.append([counter_of(side.sets) for side in sides])
        t.GOLD_VALUES.append([side.values for side in sides])
