"""The turn: reveal, play, incidents, missions, end check (WM-0.6 to WM-0.10, WM-0.16, WM-0.17)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step, Task
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Claim, Commit, Later, TakeError, Wild, Write
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS, ORDINARY, Stacks
from starboard.games.welcome_to_the_moon.events import (
    CardsSetAside,
    Claimed,
    Ended,
    Erred,
    Ready,
    Reshuffled,
    SpentWild,
    TurnBegan,
    Wrote,
    name_card,
)
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet, number_name
from starboard.games.welcome_to_the_moon.state import INCIDENT, MISSIONS, OVER, PLAY, SETUP, MoonState
from starboard.games.welcome_to_the_moon.view import ClaimView

COMMIT: Final[Action] = Commit()
ERROR: Final[Action] = TakeError()
LATER: Final[Action] = Later()
WILDS: Final[list[Action]] = [Wild(effect) for effect in EFFECTS]


def ask(state: MoonState, phase: int, opening: Task[Any], seats: list[int]) -> None:
    """A phase begins: these seats decide at the same time, hidden from each other."""
    state.phase = phase
    state.opening = opening
    for seat in seats:
        state.ready[seat] = False
        state.push(seat, opening)


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
class ShowSheets(Step[MoonState]):
    """All have finished: everyone sees what they did."""

    def run(self, state: MoonState, seat: int) -> None:
        state.disclose()
        state.publish()


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
class WriteNumber(Decision[MoonState]):
    """Write the number of one combination (WM-0.8, WM-0.9), or take a system error if none fits (WM-0.10)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        sheet = state.sheet(seat)
        options = writes(state, sheet, sheet.wild)
        if not options:
            options.append(ERROR)
        options += state.adventure.stored_writes(state, seat)
        if sheet.wild == EMPTY and state.adventure.owned_wild(sheet) != EMPTY:
            options += [WILDS[effect] for effect in state.adventure.wild_effects if writes(state, sheet, effect)]
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Write):
            self.write(state, seat, action)
        elif isinstance(action, Wild):
            state.adventure.spend_wild(state, seat)
            state.own(seat).wild = EFFECTS.index(action.effect)
            if state.journal is not None:
                state.whisper(seat, SpentWild(seat, action.effect))
            state.push(seat, WRITE)
        else:
            sheet = state.own(seat)
            sheet.erred = True
            sheet.last = EMPTY
            if state.journal is not None:
                state.whisper(seat, Erred(seat))
            state.push(seat, FINISH_AT_ONCE)
            state.adventure.erred(state, seat)

    def write(self, state: MoonState, seat: int, action: Write) -> None:
        sheet = state.own(seat)
        slot = state.adventure.slot_at[action.slot]
        sheet.slots[slot] = state.adventure.inscription(state, seat, action.number)
        sheet.last = slot
        sheet.erred = False
        sheet.effect = state.effect_in_force(seat, action.stack)
        sheet.shift = action.number - state.stacks.number(action.stack)
        if state.astra is not None:
            state.astra.used = action.stack
        if state.journal is not None:
            state.whisper(seat, Wrote(seat, action.number, action.slot, state.adventure.place(slot)))
        state.push(seat, FINISH)
        state.adventure.wrote(state, seat, slot)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return state.adventure.ask_to_write(state, seat, ERROR in self.options(state, seat))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        options = self.options(state, seat)
        if ERROR in options:
            return Refusal("ask-error", rule="WM-0.10.1")
        if isinstance(action, Wild):
            return Refusal("refused-wild", rule="WM-0.14.2")
        if isinstance(action, TakeError):
            return Refusal("refused-error", rule="WM-0.10.4")
        if not isinstance(action, Write):
            return Refusal("refused-write-first", rule="WM-0.8.3")
        if not 0 <= action.stack < state.stacks.offered:
            return Refusal("refused-stack", rule="WM-0.8", last=state.stacks.offered - 1)
        sheet = state.sheet(seat)
        effect = state.effect_in_force(seat, action.stack)
        if action.number not in state.adventure.numbers(sheet, effect, state.stacks.number(action.stack)):
            return Refusal("refused-number", rule="WM-0.8.1", number=number_name(action.number))
        slot = state.adventure.slot_at.get(action.slot, EMPTY)
        if slot == EMPTY:
            return Refusal("refused-slot", rule="WM-0.9", slot=action.slot)
        if sheet.slots[slot] != EMPTY:
            return Refusal("refused-filled", rule="WM-0.9")
        return state.adventure.refuse_slot(sheet, effect, action.number, slot)


def writes(state: MoonState, sheet: Sheet, wild: int) -> list[Action]:
    """Every number that can be written in every slot where it fits, with the combinations' effects or a wild instead of them."""
    adventure = state.adventure
    options: list[Action] = []
    for stack in range(state.stacks.offered):
        if wild == EMPTY or not state.stacks.repeats(stack):
            effect = state.stacks.effect(stack) if wild == EMPTY else wild
            options += adventure.writes_of(sheet, stack, effect, state.stacks.number(stack))
    return options


@final
class Finish(Decision[MoonState]):
    """Commit: until then everything of this turn can be taken back (WM-0.6.1)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        return [COMMIT]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-commit")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-written", rule="WM-0.6.1")


def finish(state: MoonState, seat: int) -> None:
    """The seat's hidden choices of this phase are final."""
    state.own(seat).wild = EMPTY
    state.ready[seat] = True
    if state.journal is not None:
        state.tell(Ready(seat))
        state.seal(seat)


@final
class FinishAtOnce(Step[MoonState]):
    """After a system error nothing is left to decide but its bonus (WM-0.10.1)."""

    def run(self, state: MoonState, seat: int) -> None:
        finish(state, seat)


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
        ask(state, MISSIONS, CLAIM, [player for player in range(state.seats) if state.claimable(player)])


@final
class ClaimMissions(Decision[MoonState]):
    """Claim fulfilled missions one after another, or later (WM-0.16)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options: list[Action] = [Claim(state.missions[index].id) for index in state.claimable(seat)]
        options.append(LATER)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Claim):
            index = [mission.id for mission in state.missions].index(action.mission)
            reward = state.reward(index)
            state.own(seat).rewards[index] = reward
            if state.journal is not None:
                words = state.adventure.name_reward(reward)
                state.whisper(seat, Claimed(seat, action.mission, LETTERS[index], reward, not state.taken[index], words))
            state.adventure.rewarded(state, seat, reward)
            if state.claimable(seat):
                state.push(seat, CLAIM)
                return
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-claim")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Claim):
            return Refusal("refused-not-now", rule="WM-0.6")
        ids = [mission.id for mission in state.missions]
        if action.mission not in ids:
            return Refusal("refused-mission", rule="WM-0.5", mission=action.mission)
        index = ids.index(action.mission)
        if state.sheets[seat].rewards[index] != NOT_CLAIMED:
            return Refusal("refused-claimed", rule="WM-0.16.4")
        have, need = state.adventure.best_progress(state.sheets, seat, state.missions[index])
        return Refusal("refused-unfulfilled", rule="WM-0.16.1", have=have, need=need)


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
SHOW_SHEETS: Final = ShowSheets()
REVEAL: Final = Reveal()
WRITE: Final = WriteNumber()
FINISH: Final = Finish()
FINISH_AT_ONCE: Final = FinishAtOnce()
INCIDENTS: Final = Incidents()
OFFER_MISSIONS: Final = OfferMissions()
CLAIM: Final = ClaimMissions()
SETTLE_MISSIONS: Final = SettleMissions()
END_TURN: Final = EndTurn()
