"""Free actions of the active player, and decisions beside which they stand (AE-4.4, AE-17)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import (
    Collect,
    DiscardMoon,
    FreeAction,
    Give,
    GoOn,
    PickModule,
    PlaceMoon,
    PlayCard,
    Rearrange,
    Recruit,
    UseAbility,
    UseDevelopment,
    UseDiscovery,
    UseSupremacy,
)
from starboard.games.andromedas_edge.content import DEVELOPMENTS, DISCOVERIES, FACTIONS, NOTHING, SUPREMACIES
from starboard.games.andromedas_edge.content.cards import (
    DEVELOPMENT_IDS,
    DEVELOPMENT_OF,
    DISCOVERY_IDS,
    DISCOVERY_OF,
    SUPREMACY_IDS,
    SUPREMACY_OF,
)
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF, bits
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_IDS, MODULE_OF
from starboard.games.andromedas_edge.content.moons import MOON_GAIN, MOON_IDS, MOON_OF, MOON_REPAIR
from starboard.games.andromedas_edge.content.resources import ANY, ENERGY, TACTICS
from starboard.games.andromedas_edge.content.tracks import INDUSTRY
from starboard.games.andromedas_edge.events import BonusCollected, DevelopmentUsed, Rearranged, TokenUsed
from starboard.games.andromedas_edge.rules.abilities import Happening, fire
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, Frame, Op, any_possible, compiled, resolve
from starboard.games.andromedas_edge.rules.gains import gain_resource
from starboard.games.andromedas_edge.rules.gifts import gifts, give
from starboard.games.andromedas_edge.rules.leaders import recruit
from starboard.games.andromedas_edge.rules.moons import Placing, discard_for_gain
from starboard.games.andromedas_edge.rules.regions import spot
from starboard.games.andromedas_edge.rules.tactics import ANY_TURN, OWN_TURN, RETURN_ACTIVATION, play, playable
from starboard.games.andromedas_edge.rules.tracks import FACE
from starboard.games.andromedas_edge.state import BATTLE, RETURNING, EdgeState


def blank(count: int) -> list[list[Op]]:
    """Room for so many effects."""
    return [[] for _ in range(count)]


DEVELOPMENT_EFFECT: Final[list[list[Op]]] = blank(len(DEVELOPMENTS))
DISCOVERY_EFFECT: Final[list[list[Op]]] = blank(len(DISCOVERIES))
SUPREMACY_EFFECT: Final[list[list[Op]]] = blank(len(SUPREMACIES))
NO_ACTIONS: Final[list[list[Op]]] = []
FACTION_ACTION: Final[list[list[list[Op]]]] = [*[blank(len(faction.abilities)) for faction in FACTIONS], NO_ACTIONS]
ABILITY_LIMIT: Final = 58
"""Where the marks of used faction actions begin among the limits of a turn."""


def fill() -> None:
    """Compile the effects, once all operations are known."""
    for kind, development in enumerate(DEVELOPMENTS):
        DEVELOPMENT_EFFECT[kind] = compiled(development.ability)
    for number, token in enumerate(DISCOVERIES):
        DISCOVERY_EFFECT[number] = compiled(token.effect)
    for number, token in enumerate(SUPREMACIES):
        SUPREMACY_EFFECT[number] = compiled(token.effect)
    for number, faction in enumerate(FACTIONS):
        for place, ability in enumerate(faction.abilities):
            if ability["kind"] == "action":
                FACTION_ACTION[number][place] = compiled(ability["effect"])


# -- what may be done


def free_actions(state: EdgeState, seat: int) -> list[Action]:
    """All free actions of the active player now; in a battle no cards are among them (AE-4.4, AE-17.3)."""
    options = moon_rights(state, seat) + gathering(state, seat) + uses(state, seat)
    if state.phase != BATTLE:
        options += playable(state, seat, OWN_TURN) + playable(state, seat, ANY_TURN)
    if state.phase == RETURNING:
        options += playable(state, seat, RETURN_ACTIVATION)
    if not state.rearranged and len(state.players[seat].industry) > 2:
        options.append(Rearrange())
    if state.teams and not state.gifted:
        options += gifts(state, seat)
    return options


def moon_rights(state: EdgeState, seat: int) -> list[Action]:
    moons = [MOON_IDS[moon] for moon in sorted(set(state.players[seat].unplaced))]
    return [*[PlaceMoon(moon) for moon in moons], *[DiscardMoon(moon) for moon in moons]]


def gathering(state: EdgeState, seat: int) -> list[Action]:
    """Leaders and bonus resources of regions with an own ship (AE-17.2)."""
    player = state.players[seat]
    options: list[Action] = []
    for region in bits(player.on_map()):
        options += [Recruit(REGION_IDS[region], count + 1) for count in range(player.leaders[region])]
        if state.board.bonus[region]:
            options.append(Collect(REGION_IDS[region]))
    return options


def uses(state: EdgeState, seat: int) -> list[Action]:
    """Development cards, tokens and faction actions that can do something."""
    player = state.players[seat]
    frame = Frame(seat, seat)
    options: list[Action] = []
    cards = [kind for kind in range(5) if player.ready[kind] and any_possible(state, DEVELOPMENT_EFFECT[kind], frame)]
    options += [UseDevelopment(DEVELOPMENT_IDS[kind]) for kind in cards]
    for token in sorted({held & FACE for held in player.discoveries}):
        if any_possible(state, DISCOVERY_EFFECT[token], frame):
            options.append(UseDiscovery(DISCOVERY_IDS[token]))
    tokens = [token for token in player.supremacies if any_possible(state, SUPREMACY_EFFECT[token], frame)]
    options += [UseSupremacy(SUPREMACY_IDS[token]) for token in tokens]
    for place, ops in enumerate(FACTION_ACTION[player.faction]):
        if ops and not player.turn_limits >> (ABILITY_LIMIT + place) & 1 and any_possible(state, ops, frame):
            options.append(UseAbility(place + 1))
    return options


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
        collect(state, seat, REGION_OF[action.region])
    elif isinstance(action, UseAbility):
        player.turn_limits |= 1 << (ABILITY_LIMIT + action.ability - 1)
        resolve(state, FACTION_ACTION[player.faction][action.ability - 1], Frame(seat, seat))
    elif isinstance(action, Rearrange):
        state.rearranged = True
        state.queue(Ask(seat, NextInRow((FIRST_KEY + INDUSTRY,))))
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


def collect(state: EdgeState, seat: int, region: int) -> None:
    """Bonus resources of a region (AE-16.7)."""
    bonus = state.board.bonus[region]
    state.board.bonus[region] = ()
    if state.journal is not None:
        state.tell(BonusCollected(seat, spot(state, region)))
    for resource in range(TACTICS + 1):
        gain_resource(state, seat, resource, bonus[resource])


# -- decisions with free actions beside them


class TurnChoice(Choice):
    """A decision of the active player's own turn: free actions stand beside its answers, and it comes back after them (AE-4.4)."""

    @abstractmethod
    def answers(self, state: EdgeState, seat: int) -> list[Action]: ...

    @abstractmethod
    def choose(self, state: EdgeState, seat: int, action: Action) -> None: ...

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        answers = self.answers(state, seat)
        return answers + free_actions(state, seat) if seat == state.active else answers

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, FreeAction) and not self.is_answer(action):
            state.queue(Ask(seat, self))
            state.rearranged = False
            perform(state, seat, action)
        else:
            state.rearranged = False
            self.choose(state, seat, action)

    def is_answer(self, action: Action) -> bool:
        """Whether something that could be a free action is an answer of this decision."""
        return False


@final
class PauseAtBase(Choice):
    """A pause in which only some free actions are offered: leaders and bonus resources before a base acts (AE-7.4)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        region = REGION_IDS[state.region]
        found = [action for action in gathering(state, seat) if isinstance(action, Recruit | Collect) and action.region == region]
        return [GoOn(), *found]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if not isinstance(action, GoOn):
            state.queue(Ask(seat, self))
            perform(state, seat, action)

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-pause-base")

    def rule(self) -> str:
        return "AE-7.4"


@final
class Pause(TurnChoice):
    """A pause between two parts of a turn, where something could be done (AE-4.4)."""

    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [GoOn()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        """The turn goes on by itself."""

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-pause")

    def rule(self) -> str:
        return "AE-4.4"


# -- the order of the industry row


@final
class NextInRow(Choice):
    """The next module of the new order (AE-9.6)."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickModule(MODULE_IDS[module]) for module in state.players[seat].industry if module not in self.order]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickModule)
        order = (*self.order, MODULE_OF[action.module])
        if len(order) < len(state.players[seat].industry):
            state.queue(Ask(seat, NextInRow(order)))
        else:
            rearrange(state, seat, list(order))

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-order-row", place=len(self.order) + 1)

    def rule(self) -> str:
        return "AE-9.6"


def rearrange(state: EdgeState, seat: int, order: list[int]) -> None:
    """Moons stay between neighbours that stay neighbours, others are lost (AE-9.6)."""
    player = state.players[seat]
    old = player.industry
    halves = [NOTHING] * (len(order) - 1)
    paid = [False] * (len(order) - 1)
    for index in range(len(order) - 1):
        for before in range(len(old) - 1):
            if {old[before], old[before + 1]} == {order[index], order[index + 1]}:
                halves[index] = player.halves[before]
                paid[index] = player.halves_paid[before]
    lost = sum([1 for moon in player.halves if moon != NOTHING]) - sum([1 for moon in halves if moon != NOTHING])
    state.board.moons_gone += lost
    player.industry = order
    player.halves = halves
    player.halves_paid = paid
    state.rearranged = True
    if state.journal is not None:
        state.tell(Rearranged(seat))


@final
class PauseFor(Step[EdgeState]):
    """Pause for free actions of the active player, if there are any."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def run(self, state: EdgeState, seat: int) -> None:
        options: list[Any] = self.choice.options(state, state.active)
        if len(options) > 1:
            state.push(state.active, self.choice)


def matters(action: Action) -> bool:
    """Free actions that can change what happens next: the others have the same result later in the turn (AE-4.4)."""
    if isinstance(action, DiscardMoon):
        gain = MOON_GAIN[MOON_OF[action.moon]]
        return gain[ENERGY] + gain[ANY] > 0 or MOON_REPAIR[MOON_OF[action.moon]] > 0
    return isinstance(action, PlayCard | UseAbility | UseDevelopment | UseDiscovery | UseSupremacy | Collect)


@final
class PauseIfUseful(Step[EdgeState]):
    """Pause before raiders or a battle, if something could be done that matters there."""

    def run(self, state: EdgeState, seat: int) -> None:
        if any(matters(right) for right in free_actions(state, state.active)):
            state.push(state.active, Pause())
