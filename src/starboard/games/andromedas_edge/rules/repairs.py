"""Damage and repair of ships and modules (AE-15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

import msgspec

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Decline, PickModule, PickShip, RepairModule, RepairShield, RepairShip
from starboard.games.andromedas_edge.battle_events import ModuleDamaged, ShieldHit, ShipScrapped
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF
from starboard.games.andromedas_edge.content.modules import MODULE_IDS, MODULE_OF
from starboard.games.andromedas_edge.content.ships import BARGE, FLEET, SHIELDS, SHIP_IDS, SHIP_TYPE, WRECK
from starboard.games.andromedas_edge.events import ModuleRepaired, Recovered, ShieldRepaired
from starboard.games.andromedas_edge.rules.abilities import Happening, fire
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.gains import score
from starboard.games.andromedas_edge.rules.modifiers import SCRAP_TO_BARGE, ship_modifier
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import regions_named
from starboard.games.andromedas_edge.state import EdgeState

# -- repair

NO_WRECK: Final = Bar("AE-15.5", "barred-no-wreck")
NO_HIT: Final = Bar("AE-15.5", "barred-no-hit")
NOT_DAMAGED: Final = Bar("AE-15.5", "barred-not-damaged")
NOT_YOURS: Final = Bar("AE-15.5", "barred-module-not-yours")


def repair_bar(state: EdgeState, seat: int, action: Action) -> Bar | None:
    """Why something cannot be repaired (AE-15.5)."""
    player = state.players[seat]
    if isinstance(action, RepairShip):
        return None if player.find(SHIP_IDS.index(action.ship), WRECK) != NOTHING else NO_WRECK
    if isinstance(action, RepairShield):
        return None if player.hits[SHIP_IDS.index(action.ship)] else NO_HIT
    if isinstance(action, RepairModule):
        module = MODULE_OF.get(action.module, NOTHING)
        if module not in player.modules:
            return NOT_YOURS
        return None if player.is_damaged(player.modules.index(module)) else NOT_DAMAGED
    return None


def repairable(state: EdgeState, seat: int) -> list[Action]:
    """What needs repair: wrecks, shields, modules (AE-15.5 a to c)."""
    player = state.players[seat]
    options: list[Action] = [RepairShip(SHIP_IDS[ship]) for ship in player.types_at(WRECK)]
    options += [RepairShield(SHIP_IDS[ship]) for ship in range(len(SHIP_IDS)) if player.hits[ship]]
    options += [RepairModule(MODULE_IDS[module]) for index, module in enumerate(player.modules) if player.is_damaged(index)]
    return options


def recover(state: EdgeState, seat: int, ship: int) -> None:
    player = state.players[seat]
    player.fleet[player.find(ship, WRECK)] = BARGE
    if state.journal is not None:
        state.tell(Recovered(seat, SHIP_IDS[ship]))


def mend(state: EdgeState, seat: int, action: Action) -> None:
    player = state.players[seat]
    if isinstance(action, RepairShip):
        recover(state, seat, SHIP_IDS.index(action.ship))
    elif isinstance(action, RepairShield):
        player.hits[SHIP_IDS.index(action.ship)] -= 1
        if state.journal is not None:
            state.tell(ShieldRepaired(seat, action.ship))
    elif isinstance(action, RepairModule):
        index = player.modules.index(MODULE_OF[action.module])
        if player.damage[index]:
            player.damage[index] -= 1
        else:
            player.phages[index] -= 1
            state.board.phages += 1
        if state.journal is not None:
            state.tell(ModuleRepaired(seat, action.module))


@final
class Repairing(Choice):
    """One repair; 1 VP if nothing needs it (AE-15.5). The repair of a moon may be declined (AE-8.6)."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        options = repairable(state, seat)
        return [*options, Decline()] if self.optional else options

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        mend(state, seat, action)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return repair_bar(state, seat, action)

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-repair")

    def rule(self) -> str:
        return "AE-15.5"


@final
class Repair(Op):
    """So many repairs one after the other; each is declined where it is `optional`."""

    form: ClassVar = printed("repair", times=int, no_vp=bool, optional=(bool, False))
    symbol = "{times}:repair"

    def __init__(self, form: Any) -> None:
        self.times: int = form.times
        self.no_vp: bool = form.no_vp
        self.optional: bool = form.optional
        self.others: list[Op] = [Repair(msgspec.structs.replace(form, times=self.times - 1))] if self.times > 1 else []

    def perform(self, state: EdgeState, frame: Frame) -> None:
        resolve(state, self.others, frame)
        if repairable(state, frame.seat):
            state.queue(Ask(frame.seat, Repairing(self.optional)))
        elif not self.no_vp:
            score(state, frame.seat, CONSTANTS.repair_vp)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return not self.no_vp or bool(repairable(state, frame.seat))

    def most_at_once(self) -> int:
        return 0 if self.no_vp else self.times * CONSTANTS.repair_vp

    def at_once(self, state: EdgeState, seat: int) -> int:
        """Repairs with nothing left to do give VP (AE-15.5)."""
        player = state.players[seat]
        needed = len([1 for place in player.fleet if place == WRECK]) + sum(player.hits) + sum(player.damage) + sum(player.phages)
        return 0 if self.no_vp else max(0, self.times - needed) * CONSTANTS.repair_vp

    def text(self) -> Message:
        return message("text-repair", times=self.times)


@final
class RecoverShip(Op):
    """An own wreck goes to the repair barge."""

    form: ClassVar = printed("recover_ship", count=int)

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if state.players[frame.seat].types_at(WRECK):
            state.queue(Ask(frame.seat, Recovering(self.count)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(state.players[frame.seat].types_at(WRECK))

    def text(self) -> Message:
        return message("text-recover-ship", count=self.count)


@final
class Recovering(Choice):
    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [RepairShip(SHIP_IDS[ship]) for ship in state.players[seat].types_at(WRECK)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        mend(state, seat, action)
        if self.count > 1:
            state.queue(Ask(seat, Recovering(self.count - 1)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return repair_bar(state, seat, action) if isinstance(action, RepairShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-recover")

    def rule(self) -> str:
        return "AE-15.5"


# -- damage

DAMAGED_ALREADY: Final = Bar("AE-15.3", "barred-damaged-already")
NOT_YOURS_TO_DAMAGE: Final = Bar("AE-15.3", "barred-module-not-yours")
NO_SHIP_IN_DANGER: Final = Bar("AE-15.1", "barred-no-ship-in-danger")


def damage_ship(state: EdgeState, seat: int, number: int, shields: bool = True) -> None:
    """An intact shield takes a marker, otherwise the ship goes to the scrapyard (AE-15.1)."""
    player = state.players[seat]
    ship = SHIP_TYPE[number]
    region = player.fleet[number]
    if shields and player.hits[ship] < SHIELDS[player.tiles[ship]]:
        player.hits[ship] += 1
        if state.journal is not None:
            state.tell(ShieldHit(seat, SHIP_IDS[ship]))
        fire(state, Happening("shield_hit", seat, ship=ship, region=region))
        return
    player.fleet[number] = BARGE if ship_modifier(state, seat, ship, SCRAP_TO_BARGE) else WRECK
    if state.journal is not None:
        state.tell(ShipScrapped(seat, SHIP_IDS[ship]))
    fire(state, Happening("ship_scrapped", seat, ship=ship, region=region))


def undamaged(state: EdgeState, seat: int) -> list[int]:
    """The modules that can take damage (AE-15.3)."""
    player = state.players[seat]
    return [module for index, module in enumerate(player.modules) if not player.is_damaged(index)]


@final
class Damaging(Choice):
    """The owner picks an undamaged module that takes a marker or a mechaphage token (AE-15.3, AE-15.6)."""

    def __init__(self, phage: bool) -> None:
        self.phage = phage

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickModule(MODULE_IDS[module]) for module in undamaged(state, seat)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickModule)
        player = state.players[seat]
        index = player.modules.index(MODULE_OF[action.module])
        if self.phage:
            player.phages[index] += 1
            state.board.phages -= 1
        else:
            player.damage[index] += 1
        if state.journal is not None:
            state.tell(ModuleDamaged(seat, action.module))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PickModule):
            return None
        return DAMAGED_ALREADY if MODULE_OF.get(action.module, NOTHING) in state.players[seat].modules else NOT_YOURS_TO_DAMAGE

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-infest" if self.phage else "ask-damage-module")

    def rule(self) -> str:
        return "AE-15.3"


@final
class InfestModule(Op):
    form: ClassVar = printed("infest_module", count=int)

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for _ in range(min(self.count, state.board.phages)):
            state.queue(Ask(frame.seat, Damaging(True)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return state.board.phages > 0 and bool(undamaged(state, frame.seat))

    def text(self) -> Message:
        return message("text-infest-module", count=self.count)


@final
class DamagingShip(Choice):
    """The owner picks a ship in certain regions that takes damage (AE-15.1)."""

    def __init__(self, regions: str) -> None:
        self.regions = regions

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        options: list[Action] = []
        for number in ships_in(state, seat, self.regions):
            option = PickShip(SHIP_IDS[SHIP_TYPE[number]], REGION_IDS[state.players[seat].fleet[number]])
            if option not in options:
                options.append(option)
        return options

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickShip)
        number = state.players[seat].find(SHIP_IDS.index(action.ship), REGION_OF[action.place])
        damage_ship(state, seat, number)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SHIP_IN_DANGER if isinstance(action, PickShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-damage-ship")

    def rule(self) -> str:
        return "AE-15.1"


def ships_in(state: EdgeState, seat: int, regions: str) -> list[int]:
    """Own ships in regions that a selector names."""
    there = regions_named(state, seat, regions)
    fleet = state.players[seat].fleet
    return [number for number in range(FLEET) if fleet[number] != NOTHING and fleet[number] in there]


OPERATIONS.announce(Repair, RecoverShip, InfestModule)
