"""Gifts to the partner, once per turn (AE-21.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, SeatName, message
from starboard.games.andromedas_edge.actions import Accept, Decline, Give
from starboard.games.andromedas_edge.content import names
from starboard.games.andromedas_edge.content.cards import DISCOVERY_IDS, DISCOVERY_OF, SUPREMACY_IDS, SUPREMACY_OF, TACTIC_IDS, TACTIC_OF
from starboard.games.andromedas_edge.content.moons import MOON_IDS, MOON_OF
from starboard.games.andromedas_edge.content.resources import RESOURCE_IDS
from starboard.games.andromedas_edge.events import Given
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.moons import receive
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.tracks import FACE
from starboard.games.andromedas_edge.state import EdgeState

NO_PARTNER: Final = Bar("AE-21.11", "barred-no-partner")
ALREADY_GIVEN: Final = Bar("AE-21.11", "barred-already-given")
NOT_YOURS_TO_GIVE: Final = Bar("AE-21.11", "barred-not-yours-to-give")
REFUSED: Final = Bar("AE-21.11", "barred-gift-refused")


def may_give(state: EdgeState) -> Bar | None:
    """A gift is for a partner, once per turn."""
    if not state.teams:
        return NO_PARTNER
    return ALREADY_GIVEN if state.gifted else None


def gift_bar(state: EdgeState, seat: int, gift: Give) -> Bar | None:
    bar = may_give(state)
    if bar is not None or gift in gifts(state, seat):
        return bar
    return REFUSED if gift in state.refused else NOT_YOURS_TO_GIVE


def gifts(state: EdgeState, seat: int) -> list[Action]:
    """What could be given now; what the partner has refused in this turn is not offered again (AE-23)."""
    player = state.players[seat]
    options: list[Action] = [Give("resource", RESOURCE_IDS[kind]) for kind in range(5) if player.stock[kind]]
    options += [Give("card", TACTIC_IDS[card]) for card in sorted(set(player.hand))]
    options += [Give("moon", MOON_IDS[moon]) for moon in sorted(set(player.unplaced))]
    options += [Give("discovery", DISCOVERY_IDS[token]) for token in sorted({held & FACE for held in player.discoveries})]
    options += [Give("supremacy", SUPREMACY_IDS[token]) for token in player.supremacies]
    return [gift for gift in options if gift not in state.refused]


def give(state: EdgeState, seat: int, action: Give) -> None:
    """Both must agree."""
    state.queue(Ask(state.partner(seat), Receiving(seat, action)))


@final
class Receiving(Choice):
    """The partner takes the gift, making room for a moon where it must; a refused gift leaves the right to give another."""

    def __init__(self, giver: int, gift: Give) -> None:
        self.giver = giver
        self.gift = gift

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [Accept(), Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if not isinstance(action, Accept):
            state.refused = (*state.refused, self.gift)
        else:
            state.gifted = True
            hand_over(state, self.giver, seat, self.gift)
            if state.journal is not None:
                hidden = self.gift.kind in ("card", "discovery")
                state.tell(Given(self.giver, self.gift.kind, "" if hidden else self.gift.what, seat))

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-gift", player=SeatName(self.giver), gift=names.gift(self.gift.kind, self.gift.what))

    def rule(self) -> str:
        return "AE-21.11"


def hand_over(state: EdgeState, giver: int, to: int, gift: Give) -> None:
    one, other = state.players[giver], state.players[to]
    if gift.kind == "resource":
        kind = RESOURCE_IDS.index(gift.what)
        one.stock[kind] -= 1
        other.stock[kind] += 1
    elif gift.kind == "card":
        one.hand.remove(TACTIC_OF[gift.what])
        other.hand.append(TACTIC_OF[gift.what])
        other.hand.sort()
    elif gift.kind == "moon":
        one.unplaced.remove(MOON_OF[gift.what])
        receive(state, to, MOON_OF[gift.what])
    elif gift.kind == "discovery":
        held = next(held for held in one.discoveries if held & FACE == DISCOVERY_OF[gift.what])
        one.discoveries.remove(held)
        other.discoveries.append(held)
        other.discoveries.sort()
    else:
        one.supremacies.remove(SUPREMACY_OF[gift.what])
        other.supremacies.append(SUPREMACY_OF[gift.what])
        other.supremacies.sort()
