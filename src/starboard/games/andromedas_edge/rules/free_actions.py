"""Free actions of the active player (AE-4.4, AE-17)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.games.andromedas_edge.actions import (
    Collect,
    DiscardMoon,
    Give,
    PlaceMoon,
    PlayCard,
    Rearrange,
    Recruit,
    UseAbility,
    UseDevelopment,
    UseDiscovery,
    UseSupremacy,
)
from starboard.games.andromedas_edge.content.cards import (
    DEVELOPMENT_IDS,
    DEVELOPMENT_OF,
    DISCOVERY_IDS,
    DISCOVERY_OF,
    SUPREMACY_IDS,
    SUPREMACY_OF,
    TACTIC_KIND,
    TACTIC_OF,
)
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF, bits
from starboard.games.andromedas_edge.content.moons import MOON_IDS, MOON_OF
from starboard.games.andromedas_edge.content.resources import RESOURCE_IDS
from starboard.games.andromedas_edge.events import BonusCollected, DevelopmentUsed, TokenUsed
from starboard.games.andromedas_edge.rules.abilities import Happening, fire
from starboard.games.andromedas_edge.rules.effects import Ask, resolve
from starboard.games.andromedas_edge.rules.gains import gain_resource
from starboard.games.andromedas_edge.rules.gifts import gift_bar, gifts, give, may_give
from starboard.games.andromedas_edge.rules.industry_row import begin_rearranging, rearrange_bar
from starboard.games.andromedas_edge.rules.leaders import recruit
from starboard.games.andromedas_edge.rules.moons import NO_SUCH_MOON, Placing, discard_for_gain
from starboard.games.andromedas_edge.rules.operation import Frame, Op, any_possible
from starboard.games.andromedas_edge.rules.printed import DEVELOPMENT_EFFECT, DISCOVERY_EFFECT, FACTION_ACTION, SUPREMACY_EFFECT
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import spot
from starboard.games.andromedas_edge.rules.tactics import ANY_TURN, OWN_TURN, RETURN_ACTIVATION, card_bar, play, playable
from starboard.games.andromedas_edge.rules.tracks import FACE
from starboard.games.andromedas_edge.state import BATTLE, RETURNING, EdgeState

TURN_TIMINGS: Final = [OWN_TURN, ANY_TURN]
RETURN_TIMINGS: Final = [OWN_TURN, ANY_TURN, RETURN_ACTIVATION]
ABILITY_LIMIT: Final = 58
"""Where the marks of used faction actions begin among the limits of a turn."""


# -- what may be done


def free_actions(state: EdgeState, seat: int) -> list[Action]:
    """All free actions of the active player now (AE-4.4)."""
    options = unplaced_moons(state, seat) + gathering(state, seat) + uses(state, seat)
    for timing in timings(state):
        options += [card for card in playable(state, seat, timing) if not barred_in_battle(state, card)]
    if rearrange_bar(state, seat) is None:
        options.append(Rearrange())
    if may_give(state) is None:
        options += gifts(state, seat)
    return options


def timings(state: EdgeState) -> list[int]:
    """When cards are played that are free actions now; battle and diplomacy cards have their own moments (AE-17.3, AE-17.6)."""
    return RETURN_TIMINGS if state.phase == RETURNING else TURN_TIMINGS


def barred_in_battle(state: EdgeState, card: Action) -> bool:
    """Of the cards of the own turn only actions are kept out of battles; events and support are not (AE-17.3)."""
    return state.phase == BATTLE and isinstance(card, PlayCard) and TACTIC_KIND[TACTIC_OF[card.card]] == "action"


def unplaced_moons(state: EdgeState, seat: int) -> list[Action]:
    if not state.players[seat].unplaced:
        return []
    moons = [MOON_IDS[moon] for moon in sorted(set(state.players[seat].unplaced))]
    return [*[PlaceMoon(moon) for moon in moons], *[DiscardMoon(moon) for moon in moons]]


def gathering(state: EdgeState, seat: int) -> list[Action]:
    """Leaders and bonus resources of regions with an own ship (AE-17.2)."""
    player = state.players[seat]
    options: list[Action] = []
    for region in bits(player.on_map()):
        options += [Recruit(REGION_IDS[region], count + 1) for count in range(player.leaders[region])]
        options += collectable(state, region)
    return options


def collectable(state: EdgeState, region: int) -> list[Action]:
    """Any number of bonus resources of a region: all at once, or of several one after the other (AE-16.7)."""
    bonus = state.board.bonus[region]
    if not bonus:
        return []
    name = REGION_IDS[region]
    kinds = [kind for kind, amount in enumerate(bonus) if amount] if sum(bonus) > 1 else []
    return [Collect(name), *[Collect(name, RESOURCE_IDS[kind]) for kind in kinds]]


def uses(state: EdgeState, seat: int) -> list[Action]:
    """Development cards, tokens and faction actions that can do something."""
    player = state.players[seat]
    options: list[Action] = []
    cards = [kind for kind in range(len(DEVELOPMENT_IDS)) if development_bar(state, seat, kind) is None]
    options += [UseDevelopment(DEVELOPMENT_IDS[kind]) for kind in cards]
    faces = sorted({held & FACE for held in player.discoveries})
    options += [UseDiscovery(DISCOVERY_IDS[face]) for face in faces if effect_bar(state, seat, DISCOVERY_EFFECT[face]) is None]
    tokens = [token for token in player.supremacies if effect_bar(state, seat, SUPREMACY_EFFECT[token]) is None]
    options += [UseSupremacy(SUPREMACY_IDS[token]) for token in tokens]
    places = range(len(FACTION_ACTION[player.faction]))
    return options + [UseAbility(place + 1) for place in places if ability_bar(state, seat, place) is None]


# -- why not

NOTHING_COMES_OF_IT: Final = Bar("AE-1.13", "barred-nothing-comes-of-it")
NO_DEVELOPMENT_CARD: Final = Bar("AE-10.5", "barred-no-development-card")
DEVELOPMENT_CARD_USED: Final = Bar("AE-10.5", "barred-development-card-used")
NO_ACTION_IN_BATTLE: Final = Bar("AE-17.3", "barred-no-action-in-battle")
NO_TOKEN: Final = Bar("AE-17.2", "barred-no-token")
NO_ABILITY: Final = Bar("AE-20.6", "barred-no-ability")
ABILITY_USED: Final = Bar("AE-20.6", "barred-ability-used")
NO_SHIP_TO_GATHER: Final = Bar("AE-17.2", "barred-no-ship-to-gather")
TOO_FEW_LEADERS: Final = Bar("AE-17.2", "barred-too-few-leaders-there")
NO_BONUS: Final = Bar("AE-16.7", "barred-no-bonus")


def effect_bar(state: EdgeState, seat: int, ops: list[Op]) -> Bar | None:
    return None if any_possible(state, ops, Frame(seat, seat)) else NOTHING_COMES_OF_IT


def development_bar(state: EdgeState, seat: int, kind: int) -> Bar | None:
    player = state.players[seat]
    if not player.ready[kind]:
        return DEVELOPMENT_CARD_USED if player.spent[kind] else NO_DEVELOPMENT_CARD
    return effect_bar(state, seat, DEVELOPMENT_EFFECT[kind])


def ability_bar(state: EdgeState, seat: int, place: int) -> Bar | None:
    player = state.players[seat]
    actions = FACTION_ACTION[player.faction]
    if not 0 <= place < len(actions) or not actions[place]:
        return NO_ABILITY
    if player.turn_limits >> (ABILITY_LIMIT + place) & 1:
        return ABILITY_USED
    return effect_bar(state, seat, actions[place])


def gathering_bar(state: EdgeState, seat: int, action: Action) -> Bar | None:
    player = state.players[seat]
    if isinstance(action, Recruit):
        region = REGION_OF[action.region]
        if not player.on_map() >> region & 1:
            return NO_SHIP_TO_GATHER
        return None if 1 <= action.count <= player.leaders[region] else TOO_FEW_LEADERS
    assert isinstance(action, Collect)
    region = REGION_OF[action.region]
    if not player.on_map() >> region & 1:
        return NO_SHIP_TO_GATHER
    return None if action in collectable(state, region) else NO_BONUS


def free_action_bar(state: EdgeState, seat: int, action: Action) -> Bar | None:
    """Why the active player cannot take a free action now."""
    player = state.players[seat]
    if isinstance(action, (PlaceMoon, DiscardMoon)):
        return None if MOON_OF[action.moon] in player.unplaced else NO_SUCH_MOON
    if isinstance(action, PlayCard):
        return card_bar(state, seat, action, timings(state)) or (NO_ACTION_IN_BATTLE if barred_in_battle(state, action) else None)
    if isinstance(action, (Recruit, Collect)):
        return gathering_bar(state, seat, action)
    if isinstance(action, UseDevelopment):
        return development_bar(state, seat, DEVELOPMENT_OF[action.development])
    if isinstance(action, UseDiscovery):
        token = DISCOVERY_OF[action.token]
        held = any(one & FACE == token for one in player.discoveries)
        return effect_bar(state, seat, DISCOVERY_EFFECT[token]) if held else NO_TOKEN
    if isinstance(action, UseSupremacy):
        token = SUPREMACY_OF[action.token]
        return effect_bar(state, seat, SUPREMACY_EFFECT[token]) if token in player.supremacies else NO_TOKEN
    if isinstance(action, UseAbility):
        return ability_bar(state, seat, action.ability - 1)
    if isinstance(action, Rearrange):
        return rearrange_bar(state, seat)
    return gift_bar(state, seat, action) if isinstance(action, Give) else None


# -- doing it


def perform(state: EdgeState, seat: int, action: Action) -> None:
    player = state.players[seat]
    if isinstance(action, PlaceMoon):
        state.queue(Ask(seat, Placing(MOON_OF[action.moon])))
    elif isinstance(action, DiscardMoon):
        discard_for_gain(state, seat, MOON_OF[action.moon])
    elif isinstance(action, PlayCard):
        play(state, seat, action)
    elif isinstance(action, Recruit):
        fire(state, Happening("leaders_recruited", seat))
        recruit(state, seat, REGION_OF[action.region], action.count)
    elif isinstance(action, Collect):
        collect(state, seat, REGION_OF[action.region], action.resource)
    elif isinstance(action, UseAbility):
        player.turn_limits |= 1 << (ABILITY_LIMIT + action.ability - 1)
        resolve(state, FACTION_ACTION[player.faction][action.ability - 1], Frame(seat, seat))
    elif isinstance(action, Rearrange):
        begin_rearranging(state, seat)
    elif isinstance(action, Give):
        give(state, seat, action)
    else:
        use_up(state, seat, action)


def use_up(state: EdgeState, seat: int, action: Action) -> None:
    """Turn a development card down, or discard a token."""
    player = state.players[seat]
    frame = Frame(seat, seat)
    if isinstance(action, UseDevelopment):
        kind = DEVELOPMENT_OF[action.development]
        player.ready[kind] -= 1
        player.spent[kind] += 1
        if state.journal is not None:
            state.tell(DevelopmentUsed(seat, action.development))
        resolve(state, DEVELOPMENT_EFFECT[kind], frame)
    elif isinstance(action, UseDiscovery):
        token = DISCOVERY_OF[action.token]
        player.discoveries.remove(next(held for held in player.discoveries if held & FACE == token))
        state.board.tokens_used += 1
        if state.journal is not None:
            state.tell(TokenUsed(seat, f"discovery-{action.token}"))
        resolve(state, DISCOVERY_EFFECT[token], frame)
    elif isinstance(action, UseSupremacy):
        token = SUPREMACY_OF[action.token]
        player.supremacies.remove(token)
        if state.journal is not None:
            state.tell(TokenUsed(seat, f"supremacy-{action.token}"))
        resolve(state, SUPREMACY_EFFECT[token], frame)


def collect(state: EdgeState, seat: int, region: int, resource: str) -> None:
    """Bonus resources of a region, one of a kind or all (AE-16.7)."""
    there = state.board.bonus[region]
    bonus = [int(name == resource) if resource else there[kind] for kind, name in enumerate(RESOURCE_IDS)]
    left = tuple([there[kind] - amount for kind, amount in enumerate(bonus)])
    state.board.bonus[region] = left if any(left) else ()
    if state.journal is not None:
        state.tell(BonusCollected(seat, spot(state, region)))
    for kind, amount in enumerate(bonus):
        gain_resource(state, seat, kind, amount)
