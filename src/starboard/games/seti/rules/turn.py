"""A turn: one main action with free actions around it (SE-3.3, SE-5)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import (
    Analyse,
    EndTurn,
    Land,
    Launch,
    Orbit,
    Pass,
    PlayCard,
    Research,
    Scan,
)
from starboard.games.seti.content.boards import MOON_IDS
from starboard.games.seti.content.cards import (
    CARD_IDS,
    CARD_OF,
)
from starboard.games.seti.content.costs import ANALYSE as ANALYSE_COST
from starboard.games.seti.content.costs import LAUNCH as LAUNCH_COST
from starboard.games.seti.content.costs import ORBIT as ORBIT_COST
from starboard.games.seti.content.costs import RESEARCH as RESEARCH_COST
from starboard.games.seti.content.costs import SCAN as SCAN_COST
from starboard.games.seti.content.numbers import NOBODY, PLANET_IDS
from starboard.games.seti.events import Acted, ActionEnded
from starboard.games.seti.rules.choices import BARS, COURSE, WAIT, Choice, answer_first
from starboard.games.seti.rules.computer import analyse_bar, clear
from starboard.games.seti.rules.deck import refill
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.passing import pass_round
from starboard.games.seti.rules.planets import land, land_bar, landing_cost, landings, orbit, orbit_bar, orbits
from starboard.games.seti.rules.playing import cost_bar, play_bar, play_card
from starboard.games.seti.rules.printed import ANALYSIS
from starboard.games.seti.rules.probes import launch, launch_bar
from starboard.games.seti.rules.scan import begin_scan, scan_bar
from starboard.games.seti.rules.sectors import RESOLVE_SECTORS
from starboard.games.seti.rules.technologies import RESEARCH_ANY, research_bar
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import Held

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
        if launch_bar(state, seat) is None:
            found.append(LAUNCH)
        if player.probes:
            found += orbits(state, seat)
            found += landings(state, seat, False, False, player.energy)
        if scan_bar(state, seat) is None:
            found.append(SCAN)
        if analyse_bar(state, seat) is None:
            found.append(ANALYSE)
        found += [PLAY_ACTIONS[card] for card in player.hand if cost_bar(player, card) is None]
        if research_bar(state, seat) is None:
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


ACTED: Final = Held(COURSE, message("refused-acted"))
ACT_FIRST: Final = Held(COURSE, message("refused-act-first"))


def course_bar(state: SetiState, seat: int) -> Barred | None:
    """One main action, in the own turn, while nothing else is asked (SE-3.3.1)."""
    if state.active != seat:
        return WAIT
    if isinstance(state.decision(seat), MainAction):
        return None
    return ACTED if state.acted else answer_first(state, seat)


def main_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """What stands in the way of a main action: the course of the turn, then what it lacks (SE-5)."""
    barred = course_bar(state, seat)
    if barred is not None:
        return barred
    if isinstance(action, Launch):
        return launch_bar(state, seat)
    if isinstance(action, Orbit):
        return orbit_bar(state, seat, action)
    if isinstance(action, Land):
        return land_bar(state, seat, action)
    if isinstance(action, Scan):
        return scan_bar(state, seat)
    if isinstance(action, Analyse):
        return analyse_bar(state, seat)
    if isinstance(action, PlayCard):
        return play_bar(state, seat, action)
    return research_bar(state, seat) if isinstance(action, Research) else None


def end_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """The turn ends after a main action, when nothing else is asked (SE-3.3, T5)."""
    if state.active != seat:
        return WAIT
    return ACT_FIRST if isinstance(state.decision(seat), MainAction) else answer_first(state, seat)


for _kind in (Launch, Orbit, Land, Scan, Analyse, PlayCard, Research, Pass):
    BARS[_kind] = main_bar
BARS[EndTurn] = end_bar


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

    def way_on(self, state: SetiState, seat: int) -> Action | None:
        """Everybody sees that no free action is left: a card in hand would always be one, for its corner."""
        return None if state.game.ambient(state, seat) else EndTurn()

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-end-turn")


MAIN_ACTION: Final = MainAction()
END_OF_ACTION: Final = EndOfAction()
LAST_FREE_ACTIONS: Final = LastFreeActions()
TURN_END: Final = TurnEnd()
