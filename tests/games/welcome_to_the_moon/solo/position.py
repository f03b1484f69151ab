"""Positions of a player alone: any adventure's position with ASTRA's deck."""

from __future__ import annotations

from starboard.engine.messages import message
from starboard.games.welcome_to_the_moon.actions import Give, Later, Remove, Skip, Target, Write
from starboard.games.welcome_to_the_moon.content import DECK, EFFECTS, LETTERS
from starboard.games.welcome_to_the_moon.deck import ORDINARY
from starboard.games.welcome_to_the_moon.rules.turn import end
from starboard.games.welcome_to_the_moon.solo.deck import FIRST_LETTER, PAIRS, SoloDeck, is_letter
from tests.games.welcome_to_the_moon.battle.position import BattlePosition
from tests.games.welcome_to_the_moon.colony.position import ColonyPosition
from tests.games.welcome_to_the_moon.dome.position import DomePosition
from tests.games.welcome_to_the_moon.escape.position import EscapePosition
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition
from tests.games.welcome_to_the_moon.mine.position import MinePosition
from tests.games.welcome_to_the_moon.position import Position
from tests.games.welcome_to_the_moon.virus.position import VirusPosition


class Alone:
    """Cards read as "8 robot", effect cards as their letter."""

    @property
    def astra(self):
        return self.state.astra

    @property
    def deck(self) -> SoloDeck:
        return self.state.stacks

    # -- given

    def deal(self, *cards: str) -> None:
        """These cards lie open; the others are in the pile, effect cards at its bottom, in the first pass."""
        rest = [*ORDINARY, *range(FIRST_LETTER, FIRST_LETTER + len(LETTERS))]
        open = [taken(rest, card) for card in cards]
        self.state.stacks = SoloDeck(rest[::-1], open, [], [], False)
        self.astra.used = -1

    def stack(self, *cards: str, only: bool = False) -> None:
        """These cards will be drawn next, in this order; `only` if no others are left in the pile: they have been discarded."""
        pile, discard = self.deck.pile.copy(), self.deck.discard.copy()
        drawn = [taken(pile if any(fits(one, card) for one in pile) else discard, card) for card in cards]
        if only:
            pile, discard = [], discard + pile
        self.state.stacks = SoloDeck(pile + drawn[::-1], self.deck.open, discard, self.deck.out, self.deck.second)

    def second_pass(self) -> None:
        self.state.stacks = SoloDeck(self.deck.pile, self.deck.open, self.deck.discard, self.deck.out, True)

    def hold(self, **cards: int) -> None:
        """ASTRA holds so many cards of each effect."""
        self.astra.held = [cards.get(effect, 0) for effect in EFFECTS]

    # -- when

    def take(self, number: int, effect: int, slot: str) -> None:
        """Write the number of one open card in a slot, with the effect of another."""
        stack = PAIRS.index((number, effect))
        (write, *_) = [action for action in self.legal(0, Write) if action.stack == stack and action.slot == slot]
        self.match.apply(0, write)

    def turn(self) -> None:
        """Play this turn with as little as possible, up to a target or a solo bonus; after an error ASTRA gets the first card."""
        begun = self.state.turn
        while self.state.turn == begun and self.state.legal(0) and not self.legal(0, Remove | Target):
            legal = self.state.legal(0)
            declined = [action for action in legal if isinstance(action, Skip | Later)]
            self.match.apply(0, (declined or legal)[0])

    def strike(self, *cards: str) -> None:
        """Finish the turn and keep all solo bonuses; these cards are drawn next."""
        self.stack(*cards)
        self.turn()
        if self.legal(0, Remove):
            self.match.apply(0, self.legal(0, Give)[0])

    def target(self, target: str) -> None:
        self.match.apply(0, Target(target))

    def give(self, card: int) -> None:
        self.match.apply(0, Give(card))

    def remove(self, card: int) -> None:
        self.match.apply(0, Remove(card))

    def end(self) -> None:
        """The game is over here."""
        end(self.state, [message("end-full")])

    # -- then

    def targets(self) -> list[str]:
        return [action.target for action in self.legal(0, Target)]

    def open(self) -> list[str]:
        return [f"{card.number} {card.effect}" for card in self.view().cards]

    def held(self) -> dict[str, int]:
        return {effect: count for effect, count in self.view().held.items() if count}

    def term(self, seat: int, name: str) -> int:
        (points,) = [term.points for term in self.state.scores()[seat].terms if term.key.endswith(f"term-{name}")]
        return points

    def view(self):
        return self.state.view(0).astra

    def hers(self) -> int:
        return self.view().score.points


class SoloLaunch(Alone, Position):
    pass


class SoloJourney(Alone, JourneyPosition):
    pass


class SoloColony(Alone, ColonyPosition):
    pass


class SoloMine(Alone, MinePosition):
    pass


class SoloDome(Alone, DomePosition):
    pass


class SoloVirus(Alone, VirusPosition):
    pass


class SoloEscape(Alone, EscapePosition):
    pass


class SoloBattle(Alone, BattlePosition):
    pass


def fits(card: int, wanted: str) -> bool:
    if is_letter(card):
        return LETTERS[card - FIRST_LETTER] == wanted
    return f"{DECK.cards[card].number} {DECK.cards[card].effect}" == wanted


def taken(rest: list[int], wanted: str) -> int:
    """Take a card out of the rest: exactly this one, or if the deck has none, one of its number."""
    exact = [card for card in rest if fits(card, wanted)]
    number = wanted.split(maxsplit=1)[0]
    card = exact[0] if exact else next(card for card in rest if not is_letter(card) and str(DECK.cards[card].number) == number)
    rest.remove(card)
    return card
