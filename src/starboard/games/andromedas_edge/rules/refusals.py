"""Why something cannot be done: one answer for the options, for a refusal and for a greyed button (AE-4.2, AE-4.8).

Each rule that bars an action says so by a `Bar`. What is barred here is what is tried at the wrong moment.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content.cards import (
    DESTINY_OF,
    DEVELOPMENT_OF,
    DISCOVERY_OF,
    EVENT_OF,
    FACTION_OF,
    SUPREMACY_OF,
    TACTIC_OF,
)
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.modules import MODULE_OF
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.raiders import CLASS_IDS
from starboard.games.andromedas_edge.content.resources import RESOURCE_IDS
from starboard.games.andromedas_edge.content.ships import SHIP_IDS, UPGRADE_OF
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS
from starboard.games.andromedas_edge.state import EVENT, MAIN, RETURNING, SETUP, EdgeState


class Bar:
    """A reason: the rule, and the key of what is said."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key

    def refusal(self) -> Refusal:
        return Refusal(self.key, rule=self.rule)


# -- names that nothing has

NO_SUCH_THING: Final = Bar("AE-1.1", "barred-no-such-thing")
PLACES: Final = ("bay", "wreck", "barge")
TOKENS: Final[dict[type[Action], Mapping[str, int]]] = {act.UseSupremacy: SUPREMACY_OF}
NAMED: Final[dict[str, Container[str]]] = {
    "ship": SHIP_IDS,
    "region": REGION_OF,
    "start": REGION_OF,
    "to": REGION_OF,
    "place": [*REGION_OF, *PLACES],
    "module": [*MODULE_OF, ""],
    "card": TACTIC_OF,
    "resource": [*RESOURCE_IDS, ""],
    "moon": MOON_OF,
    "tile": UPGRADE_OF,
    "track": TRACK_IDS,
    "faction": FACTION_OF,
    "destiny": DESTINY_OF,
    "development": DEVELOPMENT_OF,
    "event": EVENT_OF,
    "rank": CLASS_IDS,
}
"""What the fields of actions can name."""


def is_known(action: Action) -> bool:
    """Whether all things that an action names are in the game."""
    for field, ids in NAMED.items():
        name = getattr(action, field, None)
        if name is not None and name not in ids:
            return False
    token = getattr(action, "token", None)
    return token is None or token in TOKENS.get(type(action), DISCOVERY_OF)


# -- the wrong moment

NOT_YOUR_TURN: Final = Bar("AE-4.2", "barred-not-your-turn")
BEFORE_THE_START: Final = Bar("AE-3.2", "barred-before-the-start")
TURN_CHOSEN: Final = Bar("AE-4.2", "barred-turn-chosen")
LAUNCH_OR_RETURN_FIRST: Final = Bar("AE-4.2", "barred-launch-or-return-first")
NO_RETURN_TURN: Final = Bar("AE-9.1", "barred-no-return-turn")
OWN_TURN_ONLY: Final = Bar("AE-17.2", "barred-own-turn-only")
NAMED_MOMENTS: Final = Bar("AE-18.1", "barred-named-moments")
DURING_AN_EVENT: Final = Bar("AE-16.5", "barred-during-an-event")
ANY_TURN: Final = (act.PlaceMoon, act.PlayCard)
"""Free actions of which some are possible on others' turns (AE-17.1)."""
ASKED: Final[dict[type[Action], Bar]] = {
    act.ChooseFaction: Bar("AE-3.2", "barred-faction-chosen"),
    act.ChooseDestiny: Bar("AE-21.6", "barred-destiny-chosen"),
    act.Pay: Bar("AE-1.5", "barred-nothing-to-pay"),
    act.Take: Bar("AE-20.1", "barred-nothing-to-take"),
    act.DiscardCard: Bar("AE-1.2", "barred-no-card-to-discard"),
    act.DropMoon: Bar("AE-8.2", "barred-no-room-to-make"),
    act.PickSlot: Bar("AE-8.3", "barred-no-moon-to-place"),
    act.PickPosition: Bar("AE-11.2", "barred-no-module-to-place"),
    act.PickModule: Bar("AE-11.1", "barred-no-module-to-choose"),
    act.MoveShip: Bar("AE-14.1", "barred-no-move"),
    act.PickRaider: Bar("AE-13.3", "barred-no-attack"),
    act.SpendEnergy: Bar("AE-14.3", "barred-no-preparation"),
    act.PickDice: Bar("AE-14.6", "barred-no-dice-to-change"),
    act.RepairShip: Bar("AE-15.5", "barred-no-repair"),
    act.RepairShield: Bar("AE-15.5", "barred-no-repair"),
    act.RepairModule: Bar("AE-15.5", "barred-no-repair"),
    act.BuildShip: Bar("AE-7.3", "barred-no-ship-to-build"),
    act.BuildDevelopment: Bar("AE-10.2", "barred-no-development-to-build"),
    act.PlaceUpgrade: Bar("AE-12.6", "barred-no-upgrade-to-place"),
    act.TakeDiscovery: Bar("AE-12.5", "barred-no-stack-to-look-through"),
    act.TopEvent: Bar("AE-6.6", "barred-no-events-to-look-at"),
    act.PickTrack: Bar("AE-12.11", "barred-no-track-to-choose"),
    act.PickAbility: Bar("AE-1.8", "barred-nothing-to-order"),
    act.EventFirst: Bar("AE-4.7", "barred-no-dues"),
    act.ExcessFirst: Bar("AE-4.7", "barred-no-dues"),
    act.TacticalCard: Bar("AE-14.9", "barred-no-tactical-operations"),
    act.TacticalMoon: Bar("AE-14.9", "barred-no-tactical-operations"),
}
"""What can be done only when it is asked for, and what is said when it is not."""


def out_of_place(state: EdgeState, seat: int, action: Action, rule: str, asked: Message) -> Refusal:
    """Why something cannot be done at this moment at all; `asked` is the question that is open, by its rule."""
    bar = wrong_moment(state, seat, action)
    if bar is not None:
        return bar.refusal()
    if isinstance(action, act.Decline):
        return Refusal("barred-decline", rule=rule, asked=asked)
    if isinstance(action, (act.FreeAction, act.Launch, act.ReturnToStation, act.EndTurn, act.Activate)):
        return Refusal("barred-finish-first", rule="AE-4.8", asked=asked)
    return Refusal("barred-not-asked", rule=rule, asked=asked)


def wrong_moment(state: EdgeState, seat: int, action: Action) -> Bar | None:
    if isinstance(action, act.FreeAction):
        return no_free_action(state, seat, action)
    if isinstance(action, (act.Launch, act.ReturnToStation, act.EndTurn, act.Activate)):
        return not_this_turn(state, seat, action)
    return ASKED.get(type(action))


def no_free_action(state: EdgeState, seat: int, action: Action) -> Bar | None:
    """Whether free actions can be taken by the seat in this part of the turn (AE-4.4, AE-16.5, AE-17)."""
    if state.phase == SETUP:
        return BEFORE_THE_START
    if seat != state.active:
        return NAMED_MOMENTS if isinstance(action, ANY_TURN) else OWN_TURN_ONLY
    return DURING_AN_EVENT if state.phase == EVENT else None


def not_this_turn(state: EdgeState, seat: int, action: Action) -> Bar | None:
    """What a turn is made of: launch or return, then its end (AE-4.2, AE-4.6)."""
    if state.phase == SETUP:
        return BEFORE_THE_START
    if seat != state.active:
        return NOT_YOUR_TURN
    if isinstance(action, act.Activate):
        return None if state.phase == RETURNING else NO_RETURN_TURN
    if isinstance(action, act.EndTurn):
        return LAUNCH_OR_RETURN_FIRST if state.phase == MAIN else None
    return None if state.phase == MAIN else TURN_CHOSEN
