"""A turn: one main action with free actions around it, and passing (SE-3.3, SE-5)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.seti.actions import (
    Analyse,
    EndTurn,
    Land,
    Launch,
    Orbit,
    Pass,
    PickCard,
    PlayCard,
    Research,
    Scan,
)
from starboard.games.seti.content.boards import MOON_IDS
from starboard.games.seti.content.cards import (
    CARD_CREDITS,
    CARD_ENERGY,
    CARD_IDS,
    CARD_MESSAGE,
    CARD_MISSION,
    CARD_OF,
    NO_MISSION,
    SCORES_AT_END,
)
from starboard.games.seti.content.costs import ANALYSE as ANALYSE_COST
from starboard.games.seti.content.costs import COLUMNS
from starboard.games.seti.content.costs import LAUNCH as LAUNCH_COST
from starboard.games.seti.content.costs import ORBIT as ORBIT_COST
from starboard.games.seti.content.costs import RESEARCH as RESEARCH_COST
from starboard.games.seti.content.costs import SCAN as SCAN_COST
from starboard.games.seti.content.numbers import HAND_LIMIT, NOBODY, PLANET_IDS
from starboard.games.seti.events import Acted, ActionEnded, CardPlayed, Passed, RoundCardTaken
from starboard.games.seti.rules.computer import clear
from starboard.games.seti.rules.deck import discard, discard_openly, refill
from starboard.games.seti.rules.effects import Choice, Resolve
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.planets import land, landing_cost, landings, orbit, planets_reached
from starboard.games.seti.rules.printed import ANALYSIS, EFFECTS
from starboard.games.seti.rules.probes import launch, rotate
from starboard.games.seti.rules.scan import begin_scan
from starboard.games.seti.rules.sectors import RESOLVE_SECTORS
from starboard.games.seti.rules.technologies import ALL_TYPES, RESEARCH_ANY, available
from starboard.games.seti.rules.triggers import PLAY
from starboard.games.seti.source import ON_TABLE, RETURNED, TUCKED, source_of
from starboard.games.seti.state import SetiState

PLAY_ACTIONS: Final[list[Action]] = [PlayCard(card) for card in CARD_IDS]
LAUNCH: Final = Launch()
SCAN: Final = Scan()
ANALYSE: Final = Analyse()
RESEARCH: Final = Research()
PASS: Final = Pass()


@final
class MainAction(Choice):
    """Exactly one main action a turn; pass is always possible (SE-3.3.1)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        player = state.players[seat]
        found: list[Action] = []
        if player.can_pay(LAUNCH_COST) and len(player.probes) < player.probe_limit():
            found.append(LAUNCH)
        if player.probes:
            if player.can_pay(ORBIT_COST):
                found += [Orbit(PLANET_IDS[planet]) for planet in planets_reached(state, seat)]
            found += landings(state, seat, False, False, player.energy)
        if player.can_pay(SCAN_COST):
            found.append(SCAN)
        if player.top == COLUMNS and player.can_pay(ANALYSE_COST):
            found.append(ANALYSE)
        for card in player.hand:
            if CARD_CREDITS[card] <= player.credits and CARD_ENERGY[card] <= player.energy:
                found.append(PLAY_ACTIONS[card])
        if player.can_pay(RESEARCH_COST) and available(state, seat, ALL_TYPES, False):
            found.append(RESEARCH)
        found.append(PASS)
        return found

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, Pass):
            pass_round(state, seat)
            return
        state.push(seat, END_OF_ACTION)
        if isinstance(action, PlayCard):
            play_card(state, seat, CARD_OF[action.card])
        else:
            act(state, seat, action)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-main-action", round=state.round_number)

    def refuse(self, state: SetiState, seat: int, action: Action) -> Refusal:
        return why_not(state, seat, action)


def why_not(state: SetiState, seat: int, action: Action) -> Refusal:
    """What is missing for a main action (SE-5)."""
    player = state.players[seat]
    if isinstance(action, Launch):
        if len(player.probes) >= player.probe_limit():
            return Refusal("refused-probe-limit", rule="SE-5.1", limit=player.probe_limit())
        return Refusal("refused-launch-cost", rule="SE-5.1", credits=LAUNCH_COST.credits)
    if isinstance(action, Orbit):
        return Refusal("refused-orbit", rule="SE-5.2")
    if isinstance(action, Land):
        return Refusal("refused-land", rule="SE-5.3")
    if isinstance(action, Scan):
        return Refusal("refused-scan-cost", rule="SE-5.4")
    if isinstance(action, Analyse):
        return Refusal("refused-analyse", rule="SE-5.5")
    if isinstance(action, PlayCard):
        return Refusal("refused-play", rule="SE-5.6")
    if isinstance(action, Research):
        return Refusal("refused-research", rule="SE-5.7", publicity=RESEARCH_COST.publicity)
    return Refusal("refused-main-action", rule="SE-3.3")


def act(state: SetiState, seat: int, action: Action) -> None:
    """Pay for a main action and carry it out (SE-5.1 to SE-5.5, SE-5.7)."""
    player = state.players[seat]
    if isinstance(action, Launch):
        player.pay(LAUNCH_COST)
        launch(state, seat, NOBODY, False)
    elif isinstance(action, Orbit):
        player.pay(ORBIT_COST)
        orbit(state, seat, PLANET_IDS.index(action.planet), NOBODY)
    elif isinstance(action, Land):
        planet = PLANET_IDS.index(action.planet)
        player.energy -= landing_cost(state, seat, planet)
        land(state, seat, planet, MOON_IDS.index(action.moon) if action.moon else NOBODY, False, NOBODY)
    elif isinstance(action, Scan):
        player.pay(SCAN_COST)
        tell_action(state, seat, "scan")
        begin_scan(state, seat, NOBODY)
    elif isinstance(action, Analyse):
        player.pay(ANALYSE_COST)
        tell_action(state, seat, "analyse")
        clear(state, seat)
        state.push(seat, Resolve(ANALYSIS, 0, NOBODY, 1, False))
    else:
        assert isinstance(action, Research)
        player.pay(RESEARCH_COST)
        tell_action(state, seat, "research")
        RESEARCH_ANY.perform(state, seat, NOBODY, 1)


def tell_action(state: SetiState, seat: int, what: str) -> None:
    if state.journal is not None:
        state.tell(Acted(seat, what))


def play_card(state: SetiState, seat: int, card: int) -> None:
    """Pay the printed cost and resolve the effects in order (SE-9.4)."""
    player = state.players[seat]
    player.credits -= CARD_CREDITS[card]
    player.energy -= CARD_ENERGY[card]
    player.hand.remove(card)
    if state.journal is not None:
        state.tell(CardPlayed(seat, CARD_IDS[card]))
    state.sources.append(source_of(card, ON_TABLE))
    source = len(state.sources) - 1
    if CARD_MESSAGE[card]:
        player.messages.append(card)
        player.message_marks.append(player.score + CARD_MESSAGE[card])
    state.push(seat, PutAway(source))
    if EFFECTS[card]:
        state.push(seat, Resolve(EFFECTS[card], 0, source, 1, False))


@final
class PutAway(Step[SetiState]):
    """A played card goes where it belongs; from now on its mission is active (SE-9.3, SE-9.4)."""

    def __init__(self, source: int) -> None:
        self.source = source

    def run(self, state: SetiState, seat: int) -> None:
        source = state.sources[self.source]
        player = state.players[seat]
        card = source.card
        if source.fate == RETURNED:
            player.hand.append(card)
        elif CARD_MISSION[card] != NO_MISSION:
            player.missions.append(card << 3)
        elif SCORES_AT_END[card]:
            player.scoring.append(card)
        elif source.fate != TUCKED and not CARD_MESSAGE[card]:
            discard(state, card)
        source.fate = TUCKED
        if CARD_ENERGY[card] == 0:
            emit(state, seat, PLAY, 1 << CARD_CREDITS[card])


@final
class EndOfAction(Step[SetiState]):
    """Open row slots are refilled, completed sectors resolved, then free actions until the end of the turn (SE-3.3, T3 to T5)."""

    def run(self, state: SetiState, seat: int) -> None:
        state.acted = True
        if state.journal is not None:
            state.tell(ActionEnded(seat))
        refill(state)
        state.push(seat, LAST_FREE_ACTIONS)
        state.push(seat, RESOLVE_SECTORS)


@final
class LastFreeActions(Step[SetiState]):
    """Ask for the end of the turn only if there is a free action left to take."""

    def run(self, state: SetiState, seat: int) -> None:
        if state.game.ambient(state, seat):
            state.push(seat, TURN_END)


@final
class TurnEnd(Choice):
    """Free actions after the main action, then the turn ends (SE-3.3, T4 and T5)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [EndTurn()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        """The turn ends by itself."""

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-end-turn")

    def refuse(self, state: SetiState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-second-action", rule="SE-3.3")


MAIN_ACTION: Final = MainAction()
END_OF_ACTION: Final = EndOfAction()
LAST_FREE_ACTIONS: Final = LastFreeActions()
TURN_END: Final = TurnEnd()


# -- passing


def pass_round(state: SetiState, seat: int) -> None:
    """Discard to the limit, rotate if first, choose a card of the round's stack (SE-5.8)."""
    state.free_actions = False
    player = state.players[seat]
    first = not any(other.passed for other in state.players)
    player.passed = True
    if state.journal is not None:
        state.tell(Passed(seat))
    if state.round_number <= len(state.board.stacks):
        state.push(seat, PICK_ROUND_CARD)
    if first:
        state.push(seat, FIRST_TO_PASS)
    if len(player.hand) > HAND_LIMIT:
        state.push(seat, HAND_DISCARD)


@final
class HandDiscard(Choice):
    """Discard down to 4 cards (SE-5.8.1)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], "discard") for card in state.players[seat].hand]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        player = state.players[seat]
        card = CARD_OF[action.card]
        player.hand.remove(card)
        discard_openly(state, seat, card)
        if len(player.hand) > HAND_LIMIT:
            state.push(seat, self)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-hand-limit", count=len(state.players[seat].hand) - HAND_LIMIT)

    def rule(self) -> str:
        return "SE-5.8"


@final
class FirstToPass(Step[SetiState]):
    def run(self, state: SetiState, seat: int) -> None:
        rotate(state)


@final
class PickRoundCard(Step[SetiState]):
    """Look at the stack of the round (SE-5.8.3)."""

    def run(self, state: SetiState, seat: int) -> None:
        if state.board.stacks[state.round_number - 1]:
            state.reveal()
            state.push(seat, ROUND_CARD)


@final
class RoundCard(Choice):
    """Take one card; the last to pass discards the other one (SE-5.8.3)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], "keep") for card in sorted(state.board.stacks[state.round_number - 1])]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        stack = state.board.stacks[state.round_number - 1]
        card = CARD_OF[action.card]
        stack.remove(card)
        state.players[seat].hand.append(card)
        state.reveal()
        if state.journal is not None:
            state.tell(RoundCardTaken(seat))
        if all(player.passed for player in state.players):
            for left in stack:
                discard(state, left)
            stack.clear()

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-round-card")

    def rule(self) -> str:
        return "SE-5.8"


HAND_DISCARD: Final = HandDiscard()
FIRST_TO_PASS: Final = FirstToPass()
PICK_ROUND_CARD: Final = PickRoundCard()
ROUND_CARD: Final = RoundCard()
