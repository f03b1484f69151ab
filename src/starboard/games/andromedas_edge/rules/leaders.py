"""Leaders: recruited, scattered, and what they are worth to a new development (AE-10.3, AE-17.2, AE-20.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Finish, PickRegion
from starboard.games.andromedas_edge.content import Selector
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF, SPACES
from starboard.games.andromedas_edge.events import LeaderScattered, LeadersRecruited
from starboard.games.andromedas_edge.rules.abilities import Happening, fire
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import regions_named, spot
from starboard.games.andromedas_edge.state import EdgeState


def recruit(state: EdgeState, seat: int, region: int, count: int) -> None:
    player = state.players[seat]
    player.leaders[region] -= count
    player.station_leaders += count
    if state.journal is not None:
        state.tell(LeadersRecruited(seat, spot(state, region), count))


@final
class RecruitOp(Op):
    """Up to so many own leaders go from certain regions to the station."""

    form: ClassVar = printed("recruit", count=int, regions=Selector)
    symbol = "{count}:leader"

    def __init__(self, form: Any) -> None:
        self.count: int = form.count
        self.regions: str = form.regions

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.possible(state, frame):
            state.queue(Ask(frame.seat, Recruiting(self.count, self.regions, 0)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(with_leaders(state, frame.seat, self.regions))

    def text(self) -> Message:
        return message("text-recruit", count=self.count, regions=self.regions)


def with_leaders(state: EdgeState, seat: int, regions: str) -> list[int]:
    leaders = state.players[seat].leaders
    return [region for region in regions_named(state, seat, regions) if leaders[region]]


NO_LEADER: Final = Bar("AE-20.2", "barred-no-leader-there")
OTHER_REGIONS: Final = Bar("AE-20.3", "barred-other-regions")


@final
class Recruiting(Choice):
    """From where the next leader comes."""

    def __init__(self, count: int, regions: str, got: int) -> None:
        self.count = count
        self.regions = regions
        self.got = got

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        if self.got == self.count:
            return [Finish()]
        return [*[PickRegion(REGION_IDS[region]) for region in with_leaders(state, seat, self.regions)], Finish()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, PickRegion):
            recruit(state, seat, REGION_OF[action.region], 1)
            state.queue(Ask(seat, Recruiting(self.count, self.regions, self.got + 1)))
        elif self.got:
            fire(state, Happening("leaders_recruited", seat))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PickRegion):
            return None
        return NO_LEADER if REGION_OF[action.region] in regions_named(state, seat, self.regions) else OTHER_REGIONS

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-recruit", count=self.count - self.got)

    def rule(self) -> str:
        return "AE-20.2"


@final
class ScatterLeader(Op):
    """An own leader goes from the station to the nebula of a die roll."""

    form: ClassVar = printed("scatter_leader", count=int)

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for _ in range(min(self.count, player.station_leaders)):
            region = SPACES + state.die() - 1
            player.station_leaders -= 1
            player.leaders[region] += 1
            if state.journal is not None:
                state.tell(LeaderScattered(frame.seat, spot(state, region)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return state.players[frame.seat].station_leaders > 0

    def text(self) -> Message:
        return message("text-scatter-leader", count=self.count)


OPERATIONS.announce(RecruitOp, ScatterLeader)
