"""What happens in a game against ASTRA."""

from __future__ import annotations

from starboard.engine.events import Event
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content.names import joined
from starboard.games.welcome_to_the_moon.events import Who


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Three starship cards lie open (WM-S.6)."""

    turn: int
    cards: tuple[Message, ...]

    def text(self) -> Message:
        return message("log-turn", turn=self.turn, combinations=joined(self.cards))


class EffectDrawn(Event, frozen=True, tag="effect_drawn"):
    letter: str
    passing: int

    def text(self) -> Message:
        return message("astra-log-effect", letter=self.letter, passing=self.passing)


class Struck(Event, frozen=True, tag="struck"):
    letter: str
    target: str
    name: Message

    def text(self) -> Message:
        return message("astra-log-struck", letter=self.letter, target=self.name)


class MissionTurned(Event, frozen=True, tag="mission_turned"):
    letter: str

    def text(self) -> Message:
        return message("astra-log-mission", letter=self.letter)


class GainedBonus(Event, frozen=True, tag="solo_bonus"):
    circled: int
    lost: int

    def text(self) -> Message:
        return message("astra-log-bonus", circled=self.circled, lost=self.lost)


class CardGiven(Event, frozen=True, tag="card_given"):
    effect: str
    points: int

    def text(self) -> Message:
        return message("astra-log-given", effect=self.effect, points=self.points)


class CardRemoved(Who, frozen=True, tag="card_removed"):
    effect: str

    def text(self) -> Message:
        return message("astra-log-removed", player=self.who(), effect=self.effect)
