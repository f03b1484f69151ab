"""What happens in Welcome to the Moon, told for the log and for animations."""

from __future__ import annotations

from starboard.engine.events import Event
from starboard.engine.messages import Message, SeatName, message
from starboard.games.welcome_to_the_moon.content.inscriptions import number_name
from starboard.games.welcome_to_the_moon.content.names import joined, named


class Who(Event, frozen=True):
    """An event of one seat."""

    def who(self) -> SeatName:
        return SeatName(self.seat or 0)


class TurnBegan(Event, frozen=True, tag="turn"):
    turn: int
    combinations: tuple[Message, ...]

    def text(self) -> Message:
        return message("log-turn", turn=self.turn, combinations=joined(self.combinations))


class CardsSetAside(Event, frozen=True, tag="cards_set_aside"):
    """Cards that take no part in this match (WM-C.5)."""

    cards: tuple[Message, ...]

    def text(self) -> Message:
        return message("log-set-aside", cards=joined(self.cards))


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    def text(self) -> Message:
        return message("log-reshuffled")


class Wrote(Who, frozen=True, tag="wrote"):
    number: int
    slot: str
    place: Message

    def text(self) -> Message:
        return message("log-wrote", player=self.who(), number=number_name(self.number), place=self.place)


class WroteX(Who, frozen=True, tag="wrote_x"):
    slot: str
    place: Message

    def text(self) -> Message:
        return message("log-wrote-x", player=self.who(), place=self.place)


class Erred(Who, frozen=True, tag="system_error"):
    def text(self) -> Message:
        return message("log-system-error", player=self.who())


class Ready(Who, frozen=True, tag="ready"):
    quiet = True

    def text(self) -> Message:
        return message("log-ready", player=self.who())


class Marked(Who, frozen=True, tag="marked"):
    """A symbol was marked; `deed` says it in words."""

    mark: str
    deed: Message

    def text(self) -> Message:
        return message("log-marked", player=self.who(), deed=self.deed)


class SpentWild(Who, frozen=True, tag="wild"):
    effect: str

    def text(self) -> Message:
        return message("log-wild", player=self.who(), effect=self.effect)


class Raced(Event, frozen=True, tag="raced"):
    """Somebody was first: the high value is crossed for everyone else (WM-0.15)."""

    race: str
    goal: Message
    value: int
    winners: tuple[int, ...]

    def text(self) -> Message:
        return message("log-raced", players=named(self.winners), goal=self.goal, value=self.value)


class Claimed(Who, frozen=True, tag="claimed"):
    mission: int
    letter: str
    reward: int
    first: bool
    words: Message

    def text(self) -> Message:
        key = "log-claimed-first" if self.first else "log-claimed-later"
        return message(key, player=self.who(), letter=self.letter, reward=self.words)


class Ended(Event, frozen=True, tag="ended"):
    reasons: tuple[Message, ...]

    def text(self) -> Message:
        return message("log-ended", reasons=joined(self.reasons))
