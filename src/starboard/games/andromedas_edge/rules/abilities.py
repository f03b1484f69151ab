"""Abilities of factions, ship tiles, support cards and raiders that happen by themselves (AE-20.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Accept, Decline, PickAbility
from starboard.games.andromedas_edge.board import RAIDER_SIDE
from starboard.games.andromedas_edge.content import FACTIONS, NOTHING, RAIDERS, TACTICS, UPGRADES, Effects, TriggeredAbility
from starboard.games.andromedas_edge.content import Ability as AnyAbility
from starboard.games.andromedas_edge.content.map import TILE_OF
from starboard.games.andromedas_edge.content.modules import MODULE_OF
from starboard.games.andromedas_edge.content.ships import FIRST_UPGRADE, HULL
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS, Condition, all_hold
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.operation import Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import near_own_ship, regions_named
from starboard.games.andromedas_edge.state import EdgeState

WHO: Final = ("self", "other_player", "any")
LIMITS: Final = ("none", "once_per_turn", "once_per_battle")


@final
class Happening:
    """What happened, for the filters of triggers: whose, which ship, where, how, with which module, against whom."""

    def __init__(
        self, on: str, seat: int, ship: int = NOTHING, region: int = NOTHING, by: str = "", module: int = NOTHING, defeated: int = 0
    ) -> None:
        self.on = on
        self.seat = seat
        self.ship = ship
        self.region = region
        self.by = by
        self.module = module
        self.defeated = defeated


@final
class Ability:
    """A triggered ability. `hull` is the type of ship of its tile; `number` marks what was used up (AE-20.6)."""

    def __init__(self, number: int, name: str, data: TriggeredAbility, hull: int) -> None:
        trigger = data.trigger
        self.number = number
        self.name = name
        self.hull = hull
        self.on: str = trigger.on
        self.who = WHO.index(trigger.who)
        self.this = trigger.ship == "this"
        self.regions: str = trigger.regions or ""
        self.bases: list[int] = [TILE_OF[base] for base in trigger.base]
        self.by: str = trigger.by
        self.module: int = MODULE_OF[trigger.module] if trigger.module else NOTHING
        self.against: str = trigger.against
        self.near: int = NOTHING if trigger.near_own_ship is None else trigger.near_own_ship
        self.limit = LIMITS.index(data.limit)
        self.optional = data.optional
        self.requires: list[Condition] = CONDITIONS.read_all(data.requires, name)
        self.written: Effects = data.effect
        self.effect: list[Op] = []

    def meets(self, state: EdgeState, owner: int, what: Happening) -> bool:
        """Whether what happened triggers it for its owner."""
        if self.on != what.on:
            return False
        if (self.who == 0 and what.seat != owner) or (self.who == 1 and what.seat == owner):
            return False
        if self.limit == 1 and state.players[owner].turn_limits >> self.number & 1:
            return False
        if self.limit == 2 and state.players[owner].battle_limits >> self.number & 1:
            return False
        return self.filters(state, owner, what) and all_hold(state, owner, self.requires)

    def filters(self, state: EdgeState, owner: int, what: Happening) -> bool:
        if self.this and not self.has_ship(state, owner, what):
            return False
        if (self.by and self.by != what.by) or (self.module != NOTHING and self.module != what.module):
            return False
        if self.regions or self.bases:
            somewhere = self.regions and what.region in regions_named(state, owner, self.regions)
            if not somewhere and state.tile(what.region) not in self.bases:
                return False
        if self.against == "raiders" and not what.defeated >> RAIDER_SIDE & 1:
            return False
        if self.against == "opponent" and not what.defeated & ((1 << RAIDER_SIDE) - 1):
            return False
        return self.near == NOTHING or near_own_ship(state, owner, what.region, self.near)

    def has_ship(self, state: EdgeState, owner: int, what: Happening) -> bool:
        """`ship: this`: the ship concerned, or in a battle one that stands in the active region."""
        if what.ship != NOTHING:
            return what.ship == self.hull
        return state.players[owner].find(self.hull, state.region) != NOTHING


ALL: Final[list[Ability]] = []


def _announce(name: str, abilities: Sequence[AnyAbility], hull: int = NOTHING) -> list[Ability]:
    found: list[Ability] = []
    for data in abilities:
        if isinstance(data, TriggeredAbility):
            ability = Ability(len(ALL), name, data, hull)
            ALL.append(ability)
            found.append(ability)
    return found


NONE: Final[list[Ability]] = []
OF_FACTION: Final[list[list[Ability]]] = [*[_announce(f"faction-{faction.id}", faction.abilities) for faction in FACTIONS], NONE]
OF_TILE: Final[list[list[Ability]]] = [NONE] * FIRST_UPGRADE + [
    _announce(f"upgrade-{tile.id}", tile.unique, HULL[FIRST_UPGRADE + number]) for number, tile in enumerate(UPGRADES)
]
OF_SUPPORT: Final[list[list[Ability]]] = [
    _announce(f"tactic-{card.id}", [mode.ability for mode in card.modes if mode.ability is not None]) for card in TACTICS
]
OF_RAIDER: Final[list[list[Ability]]] = [_announce(f"raider-{raider.id}", raider.abilities) for raider in RAIDERS]


def triggered(state: EdgeState, what: Happening) -> list[tuple[int, int]]:
    """Who has which ability triggered, in turn order."""
    found: list[tuple[int, int]] = []
    for seat in state.turn_order():
        player = state.players[seat]
        own = [OF_FACTION[player.faction], *[OF_TILE[tile] for tile in player.tiles], *[OF_SUPPORT[card] for card in player.supports]]
        found += [(seat, ability.number) for abilities in own for ability in abilities if ability.meets(state, seat, what)]
    return found


def fire(state: EdgeState, what: Happening, in_order: bool = False) -> None:
    """Let what happened trigger abilities; several at once go in the active player's order, or in turn order (AE-1.8, AE-14.3)."""
    found = triggered(state, what)
    if not found:
        return
    if in_order or len(found) == 1:
        for seat, number in reversed(found):
            state.queue(Trigger(seat, number))
    else:
        state.queue(Ask(state.active, Ordering(tuple(found))))


@final
class Fire(Step[EdgeState]):
    """Something has happened when the course of play comes here."""

    def __init__(self, what: Happening, in_order: bool = False) -> None:
        self.what = what
        self.in_order = in_order

    def run(self, state: EdgeState, seat: int) -> None:
        fire(state, self.what, self.in_order)


@final
class Trigger(Step[EdgeState]):
    """Carry out a triggered ability; an optional one is asked."""

    def __init__(self, owner: int, number: int) -> None:
        self.owner = owner
        self.number = number

    def run(self, state: EdgeState, seat: int) -> None:
        ability = ALL[self.number]
        if ability.optional:
            state.queue(Ask(self.owner, Offered(self.number)))
        else:
            use(state, self.owner, ability)


def use(state: EdgeState, owner: int, ability: Ability) -> None:
    player = state.players[owner]
    if ability.limit == 1:
        if player.turn_limits >> ability.number & 1:
            return
        player.turn_limits |= 1 << ability.number
    elif ability.limit == 2:
        if player.battle_limits >> ability.number & 1:
            return
        player.battle_limits |= 1 << ability.number
    resolve(state, ability.effect, Frame(owner, owner))


@final
class Offered(Choice):
    """An optional ability."""

    def __init__(self, number: int) -> None:
        self.number = number

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [Accept(), Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            use(state, seat, ALL[self.number])

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-ability", ability=message(ALL[self.number].name))

    def rule(self) -> str:
        return "AE-20.6"


NO_SUCH_ABILITY: Final = Bar("AE-1.8", "barred-no-such-number")


@final
class Ordering(Choice):
    """Which of several abilities comes next, whoever owns them (AE-1.8)."""

    def __init__(self, found: tuple[tuple[int, int], ...]) -> None:
        self.found = found

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickAbility(number + 1) for number in range(len(self.found))]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickAbility)
        rest = list(self.found)
        owner, number = rest.pop(action.number - 1)
        if len(rest) > 1:
            state.queue(Ask(seat, Ordering(tuple(rest))))
        else:
            state.queue(Trigger(rest[0][0], rest[0][1]))
        state.queue(Trigger(owner, number))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SUCH_ABILITY if isinstance(action, PickAbility) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-order")

    def rule(self) -> str:
        return "AE-1.8"

    def name(self, number: int) -> tuple[int, str]:
        """Owner and name of one of them, for the words of the action."""
        owner, ability = self.found[number - 1]
        return owner, ALL[ability].name
