"""A turn against ASTRA: drawing cards, her effects, giving her a card (WM-S.6, WM-S.10 to WM-S.14)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Give, Remove, Target
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.content.effects import effect_name
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.content.names import name_card
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS
from starboard.games.welcome_to_the_moon.events import Reshuffled
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.rules.phases import ask, finish
from starboard.games.welcome_to_the_moon.rules.turn import play
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED
from starboard.games.welcome_to_the_moon.solo.astra import Astra, Tasks
from starboard.games.welcome_to_the_moon.solo.deck import FIRST_LETTER, OPEN, SoloDeck
from starboard.games.welcome_to_the_moon.solo.events import (
    CardGiven,
    CardRemoved,
    CardsDrawn,
    EffectDrawn,
    GainedBonus,
    MissionTurned,
    Struck,
)
from starboard.games.welcome_to_the_moon.solo.rules.astra import spare_bonuses
from starboard.games.welcome_to_the_moon.state import ASTRA, MoonState

PLAYER: Final = 0


@final
class DrawCards(Step[MoonState]):
    """One card after another until three starship cards lie open; effect cards are carried out on the way (WM-S.6)."""

    def run(self, state: MoonState, seat: int) -> None:
        deck = cast("SoloDeck", state.stacks)
        if len(deck.open) == OPEN:
            self.announce(state, deck)
            play(state)
            return
        state.queue(self)
        if not deck.pile and state.journal is not None:
            state.tell(Reshuffled(None))
        opened = len(deck.open)
        deck = deck.drawn(state.rng)
        state.stacks = deck
        state.reveal()
        if len(deck.open) == opened:
            self.carry_out(state, deck)
        else:
            state.adventure.astra.opened(state)

    def announce(self, state: MoonState, deck: SoloDeck) -> None:
        if state.journal is not None:
            state.tell(CardsDrawn(None, state.turn, tuple(name_card(FRONTS[card], BACKS[card]) for card in deck.open)))

    def carry_out(self, state: MoonState, deck: SoloDeck) -> None:
        """In the second pass the card also turns its mission, if that is not claimed yet (WM-S.12)."""
        letter = deck.discard[-1] - FIRST_LETTER
        if state.journal is not None:
            state.tell(EffectDrawn(None, LETTERS[letter], 2 if deck.second else 1))
        state.adventure.astra.carry_out(state, letter, deck.second)
        if deck.second and state.sheets[PLAYER].rewards[letter] == NOT_CLAIMED and not state.taken[letter]:
            state.taken[letter] = True
            if state.journal is not None:
                state.tell(MissionTurned(None, LETTERS[letter]))


@final
class Strike(Step[MoonState]):
    """Her effect hits one target; the player chooses if there are several (WM-S.12, WM-S.19)."""

    def __init__(self, letter: int) -> None:
        self.letter = letter
        self.choose = ChooseTarget(letter)

    def run(self, state: MoonState, seat: int) -> None:
        targets = state.adventure.astra.targets(state, self.letter)
        if len(targets) == 1:
            hit(state, self.letter, targets[0])
        elif targets:
            ask(state, ASTRA, self.choose, [PLAYER])


@final
class ChooseTarget(Decision[MoonState]):
    def __init__(self, letter: int) -> None:
        self.letter = letter

    def options(self, state: MoonState, seat: int) -> list[Action]:
        return [Target(target) for target in state.adventure.astra.targets(state, self.letter)]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Target)
        finish(state, seat)
        hit(state, self.letter, action.target)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-target", adventure=state.adventure.layout.number, letter=LETTERS[self.letter])

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        refusal = state.adventure.astra.bar_target(state, self.letter, action.target) if isinstance(action, Target) else None
        return refusal or elsewhere(state, action, Refusal("refused-choice", rule="WM-S.12", question=self.prompt(state, seat)))


def hit(state: MoonState, letter: int, target: str) -> None:
    assert state.astra is not None
    state.astra.hit.append(target)
    if state.journal is not None:
        state.tell(Struck(None, LETTERS[letter], target, state.adventure.names.target(target)))
    state.adventure.astra.strike(state, letter, target)
    state.publish()


@final
class GiveCard(Step[MoonState]):
    """The unused card goes to ASTRA; the player may have a choice (WM-S.10, WM-S.11)."""

    def run(self, state: MoonState, seat: int) -> None:
        astra = state.astra
        assert astra is not None
        self.count_bonuses(state, astra)
        unused = unused_cards(state, astra)
        if len(unused) == 1 and not spare_bonuses(state, state.sheets, astra):
            give(state, unused[0])
        else:
            ask(state, ASTRA, CHOOSE_GIFT, [PLAYER])

    def count_bonuses(self, state: MoonState, astra: Astra) -> None:
        """Gains beyond the last box are lost (WM-S.15)."""
        card = state.adventure.astra
        earned = card.earned(state, state.sheets)
        gained = earned - astra.counted
        astra.counted = earned
        if gained and state.journal is not None:
            circled = max(0, min(gained, card.boxes - (earned - gained)))
            state.tell(GainedBonus(None, circled, gained - circled))


def unused_cards(state: MoonState, astra: Astra) -> list[int]:
    """Places of the open cards that may leave: the third one, or any after a system error; equal ones are offered once (WM-S.10)."""
    if state.adventure.has_erred(state, PLAYER):
        faces = [(FRONTS[card], BACKS[card]) for card in cast("SoloDeck", state.stacks).open]
        return [place for place in range(OPEN) if faces.index(faces[place]) == place]
    return [cast("SoloDeck", state.stacks).unused(astra.used)]


@final
class ChooseGift(Decision[MoonState]):
    """Give the card to ASTRA, or cross a solo bonus and remove it from the game (WM-S.10, WM-S.11)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        assert state.astra is not None
        unused = unused_cards(state, state.astra)
        options: list[Action] = [Give(place) for place in unused]
        if spare_bonuses(state, state.sheets, state.astra):
            options += [Remove(place) for place in unused]
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Give):
            give(state, action.card)
        else:
            assert isinstance(action, Remove)
            remove(state, action.card)
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        assert state.astra is not None
        erred = len(unused_cards(state, state.astra)) > 1
        return message("ask-gift", erred="yes" if erred else "no", bonuses=spare_bonuses(state, state.sheets, state.astra))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        assert state.astra is not None
        if isinstance(action, Remove) and not spare_bonuses(state, state.sheets, state.astra):
            return Refusal("refused-remove", rule="WM-S.11")
        refusal = bar_gift(state, state.astra, action.card) if isinstance(action, (Give, Remove)) else None
        return refusal or elsewhere(state, action, Refusal("refused-gift", rule="WM-S.10"))


def bar_gift(state: MoonState, astra: Astra, place: int) -> Refusal | None:
    """Why the open card at this place cannot leave (WM-S.10); None when it can."""
    if place in unused_cards(state, astra):
        return None
    if not 0 <= place < OPEN:
        return Refusal("refused-no-card", rule="WM-S.7", place=place + 1, cards=OPEN)
    return Refusal("refused-next" if state.adventure.has_erred(state, PLAYER) else "refused-gift-used", rule="WM-S.10")


def leave(state: MoonState, astra: Astra, place: int) -> None:
    """The turn's cards are put away, this one for good."""
    state.stacks = cast("SoloDeck", state.stacks).cleared(place)
    astra.used = EMPTY


def give(state: MoonState, place: int) -> None:
    astra, deck = state.astra, cast("SoloDeck", state.stacks)
    assert astra is not None
    effect = astra.best_effect(deck.open[place])
    astra.held[effect] += 1
    leave(state, astra, place)
    if state.journal is not None:
        state.tell(CardGiven(None, effect_name(effect), astra.opponent.points[effect]))


def remove(state: MoonState, place: int) -> None:
    astra, deck = state.astra, cast("SoloDeck", state.stacks)
    assert astra is not None
    astra.spent += 1
    leave(state, astra, place)
    if state.journal is not None:
        state.tell(CardRemoved(PLAYER, effect_name(astra.best_effect(deck.open[place]))))


CHOOSE_GIFT: Final = ChooseGift()
TASKS: Final = Tasks(DrawCards(), [Strike(letter) for letter in range(len(LETTERS))], GiveCard())
