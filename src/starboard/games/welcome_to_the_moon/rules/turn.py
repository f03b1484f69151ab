"""The turn: reveal, play, incidents, missions, end check (WM-0.6, WM-0.7, WM-0.16, WM-0.17)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.agenda import Step
from starboard.engine.messages import Message
from starboard.games.welcome_to_the_moon.content.names import name_card
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS, ORDINARY, Stacks
from starboard.games.welcome_to_the_moon.events import CardsSetAside, Ended, Reshuffled, TurnBegan
from starboard.games.welcome_to_the_moon.rules.missions import CLAIM, claimable
from starboard.games.welcome_to_the_moon.rules.phases import SHOW_SHEETS, ask
from starboard.games.welcome_to_the_moon.rules.writing import WRITE
from starboard.games.welcome_to_the_moon.state import INCIDENT, MISSIONS, OVER, PLAY, SETUP, MoonState
from starboard.games.welcome_to_the_moon.view import ClaimView


@final
class Prepare(Step[MoonState]):
    """What players decide before the first turn, in adventures where they do (WM-0.5)."""

    def run(self, state: MoonState, seat: int) -> None:
        state.queue(REVEAL)
        aside = sorted(set(ORDINARY).difference(state.stacks.cards_in_play()))
        if aside and state.journal is not None:
            state.tell(CardsSetAside(None, tuple(name_card(FRONTS[card], BACKS[card]) for card in aside)))
        if state.adventure.preparation is not None:
            state.queue(SHOW_SHEETS)
            ask(state, SETUP, state.adventure.preparation, list(range(state.seats)))


@final
class Reveal(Step[MoonState]):
    """Flip a card of each stack; everyone chooses at the same time (WM-0.7)."""

    def run(self, state: MoonState, seat: int) -> None:
        state.turn += 1
        if state.astra is not None:
            state.queue(state.astra.tasks.draw)
            return
        stacks = cast("Stacks", state.stacks)
        before = stacks.left()
        state.stacks = stacks.revealed(state.rng)
        if state.journal is not None:
            self.announce(state, reshuffled=state.stacks.left() > before)
        play(state)

    def announce(self, state: MoonState, reshuffled: bool) -> None:
        if reshuffled:
            state.tell(Reshuffled(None))
        stacks = state.stacks
        shown = [name_card(FRONTS[front], BACKS[back]) for front, back in zip(stacks.fronts, stacks.backs, strict=True)]
        state.tell(TurnBegan(None, state.turn, tuple(shown)))
        state.reveal()


def play(state: MoonState) -> None:
    """The combinations of the turn lie open: everyone writes."""
    state.queue(INCIDENTS)
    ask(state, PLAY, WRITE, list(range(state.seats)))


@final
class Incidents(Step[MoonState]):
    """All have committed: sheets are shown, the adventure settles its incidents, missions may be claimed (WM-0.6)."""

    def run(self, state: MoonState, seat: int) -> None:
        state.disclose()
        state.adventure.incidents(state)
        state.publish()
        face_incidents(state)


def face_incidents(state: MoonState) -> None:
    """Seats that incidents have struck answer them; then missions are offered."""
    state.queue(OFFER_MISSIONS)
    if state.adventure.incident is not None:
        state.queue(SHOW_SHEETS)
        ask(state, INCIDENT, state.adventure.incident, state.adventure.struck(state))


@final
class OfferMissions(Step[MoonState]):
    """Everyone who can claim a mission may (WM-0.16)."""

    def run(self, state: MoonState, seat: int) -> None:
        state.queue(SETTLE_MISSIONS)
        ask(state, MISSIONS, CLAIM, [player for player in range(state.seats) if claimable(state, player)])


@final
class SettleMissions(Step[MoonState]):
    """All have answered. If claims bring about incidents, missions are offered again (WM-6.20).

    Then those claimed this turn are flipped (WM-0.16.3).
    """

    def run(self, state: MoonState, seat: int) -> None:
        self.record_claims(state)
        state.disclose()
        again = state.adventure.claimed(state)
        state.publish()
        if again:
            face_incidents(state)
            return
        self.flip(state)
        state.queue(END_TURN)
        if state.astra is not None:
            state.queue(state.astra.tasks.give)

    def record_claims(self, state: MoonState) -> None:
        for index in range(len(state.missions)):
            for seat in range(state.seats):
                reward = state.sheets[seat].rewards[index]
                if reward != state.published[seat].rewards[index]:
                    state.claims = state.claims[:]
                    state.claims[index * state.seats + seat] = ClaimView(seat, state.turn, reward)

    def flip(self, state: MoonState) -> None:
        for index in range(len(state.missions)):
            for seat in range(state.seats):
                if state.claims[index * state.seats + seat] is not None:
                    state.taken[index] = True


@final
class EndTurn(Step[MoonState]):
    """The end of the game is checked once (WM-0.17)."""

    def run(self, state: MoonState, seat: int) -> None:
        endings = state.adventure.endings(state)
        if state.astra is not None:
            endings += state.adventure.astra.endings(state, state.astra)
        if endings:
            end(state, endings)
        else:
            state.queue(REVEAL)


def end(state: MoonState, endings: list[Message]) -> None:
    state.endings = endings
    state.phase = OVER
    if state.journal is not None:
        state.tell(Ended(None, tuple(endings)))


PREPARE: Final = Prepare()
REVEAL: Final = Reveal()
INCIDENTS: Final = Incidents()
OFFER_MISSIONS: Final = OfferMissions()
SETTLE_MISSIONS: Final = SettleMissions()
END_TURN: Final = EndTurn()
