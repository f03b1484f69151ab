"""Developments: settling transports, the cards, placement VP (AE-10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import BuildDevelopment, Decline, UseDevelopment
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING, Effects
from starboard.games.andromedas_edge.content.cards import DEVELOPMENT_IDS, DEVELOPMENT_OF
from starboard.games.andromedas_edge.content.map import PLANET_COST, PLANET_LEADERS, PLANET_TYPE, REGION_IDS, REGION_OF, bits
from starboard.games.andromedas_edge.content.ships import SETTLE, SETTLED, TRANSPORT
from starboard.games.andromedas_edge.events import DevelopmentBuilt, DevelopmentReadied
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, Resolve
from starboard.games.andromedas_edge.rules.gains import score
from starboard.games.andromedas_edge.rules.modifiers import DEVELOPMENT_DISCOUNT, ENERGY_PAYS, modifier
from starboard.games.andromedas_edge.rules.movement import abilities
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op, followed
from starboard.games.andromedas_edge.rules.payment import Cost, charge, price_bar
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import adjacent, leaders_in, spot
from starboard.games.andromedas_edge.rules.tracks import advance
from starboard.games.andromedas_edge.state import EdgeState


def development_cost(state: EdgeState, seat: int, region: int, discount: int) -> Cost:
    less = discount + modifier(state, seat, DEVELOPMENT_DISCOUNT)
    return Cost(PLANET_COST[state.tile(region)], less, modifier(state, seat, ENERGY_PAYS) > 0)


NO_TRANSPORT: Final = Bar("AE-10.2", "barred-no-transport")
NO_PLANET: Final = Bar("AE-10.2", "barred-no-planet")
DEVELOPED: Final = Bar("AE-10.2", "barred-developed")
CANNOT_SETTLE: Final = Bar("AE-10.2", "barred-cannot-settle")
LAST_SHIP: Final = Bar("AE-10.2", "barred-last-ship")
NO_PIECE: Final = Bar("AE-10.8", "barred-no-piece")
NO_USED_CARD: Final = Bar("AE-10.5", "barred-no-used-card")


@final
class TooFewLeaders(Bar):
    """A planet asks for more leaders than there are on the station."""

    def __init__(self, needed: int, there: int) -> None:
        super().__init__("AE-10.2", "barred-too-few-leaders")
        self.needed = needed
        self.there = there

    def refusal(self) -> Refusal:
        return Refusal("barred-too-few-leaders", rule=self.rule, needed=self.needed, there=self.there)


def settling_bar(state: EdgeState, seat: int, region: int, discount: int) -> Bar | None:
    """Why a development cannot be built in a region now (AE-10.2)."""
    player = state.players[seat]
    if not state.is_planet(region):
        return NO_PLANET
    if state.board.owners[region] != NOTHING:
        return DEVELOPED
    if player.find(TRANSPORT, region) == NOTHING:
        return NO_TRANSPORT
    if player.owned() < 2:
        return LAST_SHIP
    tile = state.tile(region)
    if player.station_leaders < PLANET_LEADERS[tile]:
        return TooFewLeaders(PLANET_LEADERS[tile], player.station_leaders)
    if not state.board.pieces[PLANET_TYPE[tile]]:
        return NO_PIECE
    if not abilities(state, seat, TRANSPORT) & SETTLE:
        return CANNOT_SETTLE
    return price_bar(state, seat, development_cost(state, seat, region, discount), "AE-10.2")


def settleable(state: EdgeState, seat: int, discount: int) -> list[int]:
    """Planets where a development can be built now."""
    return [region for region in bits(state.players[seat].on_map()) if settling_bar(state, seat, region, discount) is None]


def placement_points(state: EdgeState, region: int, arriving: int = 0) -> int:
    """All leaders on the planet and in adjacent regions, those arriving with the development too, at most 10 (AE-10.3)."""
    count = arriving + leaders_in(state, region) + sum([leaders_in(state, near) for near in adjacent(state, region)])
    return min(count, CONSTANTS.placement_vp_max)


def points_to_come(state: EdgeState, region: int) -> int:
    """Placement VP of a development that would be built there now."""
    return placement_points(state, region, PLANET_LEADERS[state.tile(region)])


@final
class BuildDevelopmentOp(Op):
    form: ClassVar = printed("build_development", discount=int, mandatory=bool, then=Effects)

    def __init__(self, form: Any) -> None:
        self.discount: int = form.discount
        self.mandatory: bool = form.mandatory
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if settleable(state, frame.seat, self.discount):
            state.queue(Ask(frame.seat, Settling(self, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(settleable(state, frame.seat, self.discount))

    def text(self) -> Message:
        return followed(message("text-build-development", discount=self.discount), self.then)


@final
class Settling(Choice):
    """Where to build."""

    def __init__(self, op: BuildDevelopmentOp, frame: Frame) -> None:
        self.op = op
        self.frame = frame

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        options: list[Action] = [BuildDevelopment(REGION_IDS[region]) for region in settleable(state, seat, self.op.discount)]
        return options if self.op.mandatory else [*options, Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, BuildDevelopment):
            region = REGION_OF[action.region]
            charge(state, seat, development_cost(state, seat, region, self.op.discount), Settled(region, self.op, self.frame))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return settling_bar(state, seat, REGION_OF[action.region], self.op.discount) if isinstance(action, BuildDevelopment) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-settle")

    def rule(self) -> str:
        return "AE-10.2"


@final
class Settled(Step[EdgeState]):
    """Leaders leave the game, the transport settles, the card is taken, the track advances, VP are gained (AE-10.3)."""

    def __init__(self, region: int, op: BuildDevelopmentOp, frame: Frame) -> None:
        self.region = region
        self.op = op
        self.frame = frame

    def run(self, state: EdgeState, seat: int) -> None:
        who = self.frame.seat
        player = state.players[who]
        tile = state.tile(self.region)
        kind = PLANET_TYPE[tile]
        player.station_leaders -= PLANET_LEADERS[tile]
        player.fleet[player.find(TRANSPORT, self.region)] = SETTLED
        player.developments.append(self.region)
        player.ready[kind] += 1
        state.board.owners[self.region] = who
        state.board.pieces[kind] -= 1
        if state.journal is not None:
            state.tell(DevelopmentBuilt(who, DEVELOPMENT_IDS[kind], spot(state, self.region)))
        if self.op.then:
            state.queue(Resolve(self.op.then, 0, self.frame))
        state.queue(Fire(Happening("development_built", who, region=self.region)))
        state.queue(PlacementPoints(who, self.region))
        advance(state, who, kind)


@final
class PlacementPoints(Step[EdgeState]):
    def __init__(self, who: int, region: int) -> None:
        self.who = who
        self.region = region

    def run(self, state: EdgeState, seat: int) -> None:
        score(state, self.who, placement_points(state, self.region))


# -- the cards


@final
class ReadyDevelopmentCard(Op):
    """A used development card is turned face up again."""

    form: ClassVar = printed("ready_development_card", count=int)

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if any(state.players[frame.seat].spent):
            state.queue(Ask(frame.seat, Readying(self.count)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return any(state.players[frame.seat].spent)

    def text(self) -> Message:
        return message("text-ready-development-card", count=self.count)


@final
class Readying(Choice):
    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        spent = state.players[seat].spent
        return [UseDevelopment(DEVELOPMENT_IDS[kind]) for kind in range(5) if spent[kind]]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, UseDevelopment)
        kind = DEVELOPMENT_OF[action.development]
        state.players[seat].spent[kind] -= 1
        state.players[seat].ready[kind] += 1
        if state.journal is not None:
            state.tell(DevelopmentReadied(seat, action.development))
        if self.count > 1:
            state.queue(Ask(seat, Readying(self.count - 1)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_USED_CARD if isinstance(action, UseDevelopment) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-ready")

    def rule(self) -> str:
        return "AE-10.5"


OPERATIONS.announce(BuildDevelopmentOp, ReadyDevelopmentCard)
