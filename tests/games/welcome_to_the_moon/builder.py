"""Positions of any adventure for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pytest

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.welcome_to_the_moon.actions import Claim, Commit, Later, Mark, Skip, TakeError, Wild, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.content import DECK, LETTERS
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, INFECTED, X
from starboard.games.welcome_to_the_moon.deck import STACKS, Stacks
from starboard.games.welcome_to_the_moon.sheet import FIRST, LATER, Sheet
from starboard.games.welcome_to_the_moon.state import SETUP

WRITTEN = {"_": EMPTY, "X": X, "V": INFECTED}


class PositionBuilder:
    """A match at the beginning of a turn. What differs by adventure: how its sheets are told, and what is asked of them."""

    adventure: ClassVar[Adventure]

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] | None = None, **options: str) -> None:
        """Missions by their ids, the first card of each letter unless said otherwise."""
        cards = missions or tuple(card.id for card in self.adventure.layout.missions[::2])
        chosen = {f"mission_{letter.lower()}": str(card % 2 + 1) for letter, card in zip(LETTERS, cards, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": str(self.adventure.layout.number), **chosen, **options})
        if self.state.phase != SETUP:
            self.deal("8 robot", "8 energy", "8 plant")

    @property
    def state(self):
        return self.match.state

    # -- given

    def lay(self, seat: int, sheet: Sheet, *, errors: int = 0, claimed: str = "", reward: int = 0) -> None:
        """Put this sheet before the seat, seen by all; claimed missions have paid the reward."""
        sheet.errors = errors
        for letter in claimed:
            sheet.rewards[LETTERS.index(letter)] = reward
        self.state.sheets[seat] = self.state.published[seat] = sheet

    def fill(self, sheet: Sheet, slots: dict[str, int | str]) -> None:
        """Numbers or "X" by slot."""
        for slot, written in slots.items():
            sheet.slots[self.adventure.layout.slot_at[slot]] = X if written == "X" else int(written)

    def mark_up(self, sheet: Sheet, circled: Iterable[str] = (), crossed: Iterable[str] = ()) -> None:
        for mark, symbols in ((CIRCLED, circled), (CROSSED, crossed)):
            for symbol in symbols:
                sheet.marks[self.adventure.layout.symbol_at[symbol]] = mark

    def win_races(self, sheet: Sheet, first: Iterable[int] = (), later: Iterable[int] = ()) -> None:
        """Race bonuses by number; a high value that somebody has is closed to all (WM-0.15)."""
        for race in first:
            sheet.races[race] = FIRST
            self.state.closed |= 1 << race
        for race in later:
            sheet.races[race] = LATER

    def deal(self, *combinations: str) -> None:
        """Lay out this turn's combinations, as "6 astronaut"; all 63 cards stay in the game."""
        rest = list(range(len(DECK.cards)))
        wanted = [combination.split() for combination in combinations]
        shown = [taken(rest, "number", int(number)) for number, _ in wanted]
        flipped = [taken(rest, "effect", effect) for _, effect in wanted]
        size = DECK.cards_per_stack - 2
        hidden = [rest[stack * size : (stack + 1) * size] for stack in range(STACKS)]
        self.state.stacks = Stacks([[flipped[i], shown[i], *hidden[i]] for i in range(STACKS)], 1, flipped, [])

    def offer(self, combination: str) -> None:
        """Lay out one combination on as many stacks as there are cards of every number; the third has an 8 with the same effect."""
        self.deal(combination, combination, f"8 {combination.split()[1]}")

    def write(self, seat: int, slot: str, number: int) -> None:
        """Write a number that some combination allows in this slot."""
        fitting = [action for action in self.legal(seat, Write) if action.slot == slot and action.number == number]
        assert fitting, f"{number} cannot be written in {slot}"
        self.match.apply(seat, fitting[0])

    def play(self, seat: int, combination: str, slot: str, number: int | None = None) -> None:
        """Deal a combination and write its number, or as the astronaut changes it."""
        printed, effect = combination.split()
        self.deal(combination, f"8 {effect}", f"8 {effect}")
        self.write(seat, slot, int(printed) if number is None else number)

    def x(self, seat: int, slot: str) -> None:
        self.match.apply(seat, WriteX(slot))

    def mark(self, seat: int, *symbols: str) -> None:
        for symbol in symbols:
            self.match.apply(seat, Mark(symbol))

    def skip(self, seat: int) -> None:
        self.match.apply(seat, Skip())

    def wild(self, seat: int, effect: str) -> None:
        self.match.apply(seat, Wild(effect))

    def error(self, seat: int) -> None:
        self.match.apply(seat, TakeError())

    def commit(self, seat: int) -> None:
        self.match.apply(seat, Commit())

    def claim(self, seat: int, *missions: int) -> None:
        for mission in missions:
            self.match.apply(seat, Claim(mission))

    def later(self, seat: int) -> None:
        self.match.apply(seat, Later())

    def finish(self, *seats: int) -> None:
        """The seats finish the phase with as little as they can: first place that fits, no effect, no X, no claim."""
        turn, phase = self.state.turn, self.state.phase
        for seat in seats or range(self.state.seats):
            while (self.state.turn, self.state.phase) == (turn, phase) and self.state.legal(seat):
                legal = self.state.legal(seat)
                declined = [action for action in legal if isinstance(action, Skip | Later)]
                self.match.apply(seat, (declined or legal)[0])

    def refused(self, seat: int, action: Action) -> Refusal:
        """The refusal of an action that is not legal; nothing has changed."""
        before = self.state.digest()
        with pytest.raises(Refusal) as refusal:
            self.match.apply(seat, action)
        assert self.state.digest() == before
        return refusal.value

    def why(self, seat: int, action: Action) -> tuple[str, str | None]:
        """Why an action is refused: the reason's key and the rule."""
        refusal = self.refused(seat, action)
        return refusal.text.key, refusal.rule

    def mine(self, seat: int):
        """The seat's sheet as the seat sees it."""
        return self.state.view(seat).sheets[seat]

    def at(self, seat: int, slot: str) -> int | str | None:
        return self.mine(seat).slots[self.adventure.layout.slot_at[slot]]

    def circled(self, seat: int, kind: str) -> set[str]:
        return {symbol for symbol in self.mine(seat).circled if kind in symbol}

    def crossed(self, seat: int, kind: str) -> list[str]:
        return [symbol for symbol in self.mine(seat).crossed if symbol.startswith(kind)]

    def legal(self, seat: int, kind: type[Action]) -> list:
        return [action for action in self.state.legal(seat) if isinstance(action, kind)]

    def offered(self, seat: int) -> list[str]:
        """Symbols that may be marked now."""
        return [action.mark for action in self.legal(seat, Mark)]

    def slots(self, seat: int) -> set[str]:
        """Slots where something may be written now."""
        return {action.slot for action in self.legal(seat, Write | WriteX)}

    def takes(self, seat: int, number: int) -> set[str]:
        """Slots where this number may be written now."""
        return {action.slot for action in self.legal(seat, Write) if action.number == number}

    def committing(self, seat: int) -> bool:
        """Nothing is left to decide but to finish the turn."""
        return self.state.legal(seat) == [Commit()]

    def terms(self, seat: int) -> dict[str, int]:
        return {term.key: term.points for term in self.state.scores()[seat].terms}

    def term(self, seat: int, name: str) -> int:
        """A line of the score by what it is for: "missions", "water", …"""
        (points,) = [points for key, points in self.terms(seat).items() if key.split("term-")[1] == name]
        return points

    def errors(self, seat: int) -> str:
        """The error boxes: o circled, x crossed, . free."""
        return "".join({"free": ".", "circled": "o", "crossed": "x"}[box] for box in self.mine(seat).errors)

    def points(self) -> list[int]:
        return [score.points for score in self.state.scores()]

    def reasons(self) -> list[str]:
        """Why the game ended; empty while it goes on."""
        result = self.state.result()
        return [reason.key for reason in result.reasons] if result else []

    def places(self) -> list[int]:
        return [place.place for place in self.state.result().places]

    def told(self, kind: type, viewer: int | None = None) -> list:
        return [entry.event for _, entry in self.match.entries(viewer) if isinstance(entry.event, kind)]


def inscriptions(text: str) -> list[int]:
    """What stands in slots as it reads: "2 _ | X 13", V for infected, walls as one likes."""
    return [WRITTEN[mark] if mark in WRITTEN else int(mark) for mark in text.replace("|", " ").split()]


def taken(rest: list[int], side: str, wanted: int | str) -> int:
    """Take one of the remaining cards that shows what is wanted on that side."""
    card = next(card for card in rest if getattr(DECK.cards[card], side) == wanted)
    rest.remove(card)
    return card
