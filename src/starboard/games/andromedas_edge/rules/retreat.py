"""Operations of battle cards that save ships: prevention, withdrawal, offers of peace (AE-20.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, SeatName, message
from starboard.games.andromedas_edge.actions import Accept, Decline, MoveShip, PickRegion, PickShip
from starboard.games.andromedas_edge.battle_events import OfferAccepted, ShipSaved
from starboard.games.andromedas_edge.content import NOTHING, Effects
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF
from starboard.games.andromedas_edge.content.ships import FLEET, SHIP_IDS, SHIP_TYPE
from starboard.games.andromedas_edge.events import ShipMoved
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.modifiers import NO_WITHDRAW, raider_modifier
from starboard.games.andromedas_edge.rules.movement import entry_bar
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op, followed
from starboard.games.andromedas_edge.rules.raiders import class_at
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import adjacent, spot
from starboard.games.andromedas_edge.state import EdgeState

# -- saving ships

NO_SHIP_TO_SAVE: Final = Bar("AE-20.2", "barred-no-ship-to-save")
NOT_ADJACENT: Final = Bar("AE-20.2", "barred-not-adjacent")
RAIDER_THERE: Final = Bar("AE-20.2", "barred-raider-there")
NO_SHIP_TO_WITHDRAW: Final = Bar("AE-20.2", "barred-no-ship-there")
NO_JUMP_TO_WITHDRAW: Final = Bar("AE-20.2", "barred-no-jump-to-withdraw")


@final
class PreventDamage(Op):
    """A ship in this battle, or the event damage just announced (AE-20.2)."""

    form: ClassVar = printed("prevent_damage", target=Literal["own_module_or_ship", "own_ship"], count=Literal[1])

    def __init__(self, form: Any) -> None:
        self.target: str = form.target
        self.in_event = self.target == "own_module_or_ship"

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.in_event:
            state.spared |= 1 << frame.seat
        else:
            state.queue(Ask(frame.seat, Saving()))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return self.in_event or bool(endangered(state, frame.seat))

    def text(self) -> Message:
        return message("text-prevent-damage", which=self.target)


def endangered(state: EdgeState, seat: int) -> list[int]:
    """Own ships in the battle that nothing protects yet."""
    battle = state.battle
    fleet = state.players[seat].fleet
    if battle is None:
        return []
    return [number for number in range(FLEET) if fleet[number] == state.region and not battle.saved >> (seat * FLEET + number) & 1]


@final
class Saving(Choice):
    def options(self, state: EdgeState, seat: int) -> list[Action]:
        types = sorted({SHIP_TYPE[number] for number in endangered(state, seat)})
        return [PickShip(SHIP_IDS[ship], REGION_IDS[state.region]) for ship in types]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickShip)
        assert state.battle is not None
        ship = SHIP_IDS.index(action.ship)
        number = next(number for number in endangered(state, seat) if SHIP_TYPE[number] == ship)
        state.battle.saved |= 1 << (seat * FLEET + number)
        if state.journal is not None:
            state.tell(ShipSaved(seat, action.ship))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SHIP_TO_SAVE if isinstance(action, PickShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-save")

    def rule(self) -> str:
        return "AE-20.2"


@final
class Withdraw(Op):
    """Own ships leave the active region for an adjacent one, all or a single one (AE-20.2)."""

    form: ClassVar = printed("withdraw", ships=Literal["all", 1], raider_free=bool)

    def __init__(self, form: Any) -> None:
        self.whole = form.ships == "all"
        self.raider_free: bool = form.raider_free

    def regions(self, state: EdgeState, seat: int, types: list[int]) -> list[int]:
        return [region for region in adjacent(state, state.region) if self.bar(state, seat, types, region) is None]

    def bar(self, state: EdgeState, seat: int, types: list[int], region: int) -> Bar | None:
        """Why ships of these types cannot withdraw to a region."""
        if region not in adjacent(state, state.region):
            return NOT_ADJACENT
        if self.raider_free and class_at(state, region) != NOTHING:
            return RAIDER_THERE
        for ship in types:
            bar = entry_bar(state, seat, ship, region)
            if bar is not None:
                return bar
        return None

    def ways(self, state: EdgeState, seat: int) -> list[Action]:
        types = state.players[seat].types_at(state.region)
        if not types or raider_modifier(state, NO_WITHDRAW):
            return []
        if self.whole:
            return [PickRegion(REGION_IDS[region]) for region in self.regions(state, seat, types)]
        here = REGION_IDS[state.region]
        return [MoveShip(SHIP_IDS[ship], here, REGION_IDS[region]) for ship in types for region in self.regions(state, seat, [ship])]

    def perform(self, state: EdgeState, frame: Frame) -> None:
        state.queue(Ask(frame.seat, Withdrawing(self)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(self.ways(state, frame.seat))

    def text(self) -> Message:
        return message("text-withdraw", which="all" if self.whole else "1", free=int(self.raider_free))


@final
class Withdrawing(Choice):
    def __init__(self, op: Withdraw) -> None:
        self.op = op

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return self.op.ways(state, seat)

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        player = state.players[seat]
        here = state.region
        if isinstance(action, MoveShip):
            leaving = [player.find(SHIP_IDS.index(action.ship), here)]
            goal = REGION_OF[action.to]
        else:
            assert isinstance(action, PickRegion)
            leaving = [number for number in range(FLEET) if player.fleet[number] == here]
            goal = REGION_OF[action.region]
        for number in leaving:
            player.fleet[number] = goal
            if state.journal is not None:
                state.tell(ShipMoved(seat, SHIP_IDS[SHIP_TYPE[number]], spot(state, here), spot(state, goal)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        types = state.players[seat].types_at(state.region)
        if isinstance(action, PickRegion) and self.op.whole:
            return self.op.bar(state, seat, types, REGION_OF[action.region])
        if not isinstance(action, MoveShip) or self.op.whole:
            return None
        ship = SHIP_IDS.index(action.ship)
        if REGION_OF[action.start] != state.region or ship not in types:
            return NO_SHIP_TO_WITHDRAW
        return self.op.bar(state, seat, [ship], REGION_OF[action.to]) or NO_JUMP_TO_WITHDRAW

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-withdraw")

    def rule(self) -> str:
        return "AE-20.2"


# -- offers


@final
class EndBattleOffer(Op):
    """Participants are asked in turn order whether the battle ends (AE-20.2, OPEN-23)."""

    form: ClassVar = printed(
        "end_battle_offer", to=Literal["participants", "other_participants"], needs=Literal["any", "all"], then=Effects
    )

    def __init__(self, form: Any) -> None:
        self.others = form.to == "other_participants"
        self.everybody = form.needs == "all"
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        asked = [seat for seat in state.turn_order() if state.players[seat].ships_in(state.region)]
        if self.others:
            asked = [seat for seat in asked if seat != frame.seat]
        if asked:
            state.queue(Offering(self, frame, tuple(asked)))

    def text(self) -> Message:
        return followed(message("text-end-battle-offer", which="all" if self.everybody else "any"), self.then)


@final
class Offering(Step[EdgeState]):
    def __init__(self, op: EndBattleOffer, frame: Frame, asked: tuple[int, ...]) -> None:
        self.op = op
        self.frame = frame
        self.asked = asked

    def run(self, state: EdgeState, seat: int) -> None:
        state.push(self.asked[0], Peace(self.op, self.frame, self.asked[1:]))


@final
class Peace(Choice):
    """Whether a participant wants the battle to end."""

    def __init__(self, op: EndBattleOffer, frame: Frame, others: tuple[int, ...]) -> None:
        self.op = op
        self.frame = frame
        self.others = others

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [Accept(), Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        agreed = isinstance(action, Accept)
        if agreed != self.op.everybody or not self.others:
            if agreed:
                self.end(state)
        else:
            state.queue(Offering(self.op, self.frame, self.others))

    def end(self, state: EdgeState) -> None:
        assert state.battle is not None
        state.battle.over = True
        resolve(state, self.op.then, self.frame)
        if state.journal is not None:
            state.tell(OfferAccepted(None))

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-peace", player=SeatName(self.frame.source))

    def rule(self) -> str:
        return "AE-14.2"


OPERATIONS.announce(PreventDamage, Withdraw, EndBattleOffer)
