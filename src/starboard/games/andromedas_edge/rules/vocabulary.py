"""The vocabulary whole: every module that announces operations; and all effects of the contents, read once (AE-20)."""

from __future__ import annotations

from starboard.games.andromedas_edge.content import (
    BASES,
    DEVELOPMENTS,
    DISCOVERIES,
    EVENTS,
    FACTIONS,
    RAIDERS,
    SPECIALS,
    SUPREMACIES,
    TACTICS,
    ActionAbility,
    Effects,
)
from starboard.games.andromedas_edge.content.modules import MODULE_CARDS
from starboard.games.andromedas_edge.rules import (  # noqa: F401
    abilities,
    battle_cards,
    compound_effects,
    developments,
    event_cards,
    event_track,
    gains,
    leaders,
    modules,
    moons,
    raiders,
    repairs,
    retreat,
    return_turn,
    scoring,
    ships,
    tactics,
    tracks,
)
from starboard.games.andromedas_edge.rules import printed as p
from starboard.games.andromedas_edge.rules.event_track import AdvanceEvent
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Op


def effects(where: str, written: Effects) -> list[Op]:
    return OPERATIONS.read_all(written, where)


def add_cards() -> None:
    """Modules, developments, tokens, events, raiders."""
    p.MODULE_EFFECT.extend([effects(f"modules: {one.id}", one.effect) for one in MODULE_CARDS])
    p.DEVELOPMENT_EFFECT.extend([effects(f"developments: {one.id}", one.ability) for one in DEVELOPMENTS])
    p.DISCOVERY_EFFECT.extend([effects(f"discovery_tokens: {one.id}", one.effect) for one in DISCOVERIES])
    p.SUPREMACY_EFFECT.extend([effects(f"supremacy_tokens: {one.id}", one.effect) for one in SUPREMACIES])
    p.EVENT_EFFECT.extend([effects(f"events: {one.id}", one.effect) for one in EVENTS])
    p.REWARD.extend([effects(f"raiders: {one.id}: reward", one.reward) for one in RAIDERS])
    for card, modes in zip(TACTICS, tactics.MODES, strict=True):
        for written, mode in zip(card.modes, modes, strict=True):
            mode.effect.extend(effects(f"tactics: {card.id}", written.effect))
    tactics.count_points()


def add_tiles() -> None:
    """Alliance bases and special regions."""
    for base in BASES:
        ops = effects(f"bases: {base.id}", base.effect)
        p.BASE_EFFECT.append(ops)
        p.BASE_NEEDS.append([] if base.launch_requires is None else [op for op in ops if not isinstance(op, AdvanceEvent)])
    p.BENEFIT.extend([effects(f"special_regions: {one.id}", one.benefit or []) for one in SPECIALS])


def add_abilities() -> None:
    """Those that happen by themselves, and those that are actions of a faction."""
    for ability in abilities.ALL:
        ability.effect.extend(effects(ability.name, ability.written))
    for faction in FACTIONS:
        actions = [ability.effect if isinstance(ability, ActionAbility) else [] for ability in faction.abilities]
        p.FACTION_ACTION.append([effects(f"factions: {faction.id}", action) for action in actions])
    p.FACTION_ACTION.append([])


add_cards()
add_tiles()
add_abilities()
