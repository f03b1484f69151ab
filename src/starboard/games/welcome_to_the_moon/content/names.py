"""Printed things in words: cards, players, and what every sheet has a name for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from starboard.engine.messages import Message, SeatName, message
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import number_name
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout

RIVAL: Final = -1
"""Stands for ASTRA where seats are named."""


class SheetNames(ABC):
    """What is printed on an adventure's sheet. Slots, symbols and race bonuses go by their numbers in its layout.

    `no_place` is the message that no slot takes a number.
    """

    no_place: str

    @abstractmethod
    def place(self, slot: int) -> Message:
        """A slot."""

    @abstractmethod
    def symbol(self, symbol: int) -> Message:
        """What marking the symbol means: close a walkway, circle the tank of …"""

    @abstractmethod
    def target(self, target: str) -> Message:
        """What ASTRA's effect may hit (WM-S.12)."""

    def race(self, race: int) -> Message:
        return message("race")

    def reward(self, amount: int) -> Message:
        """A mission's reward (WM-0.16.5)."""
        return message("reward-points", count=amount)


class MarkedNames(SheetNames):
    """Adventures 2 to 8."""

    def __init__(self, layout: MarkedLayout) -> None:
        self.layout = layout

    def icon(self, symbol: int) -> Message:
        """An icon of a track."""
        return message("mark-icon", icon=next(name for name, track in self.layout.tracks.items() if symbol in track.icons))

    def target(self, target: str) -> Message:
        """The high value of a race bonus (WM-S.16)."""
        race = self.layout.race_ids.index(target)
        return message("astra-race", goal=self.race(race), value=self.layout.race_first[race])


def joined(parts: Sequence[Message]) -> Message:
    """Several phrases as one: a, b and c."""
    if len(parts) == 1:
        return parts[0]
    return message("list" if len(parts) > 2 else "list-end", first=parts[0], rest=joined(parts[1:]))


def name_card(numbers: Sequence[int], effects: Sequence[int]) -> Message:
    """A number and an effect, or those among which an extra card lets choose (WM-C.4)."""
    number = number_name(numbers[0]) if len(numbers) == 1 else "/".join(str(number_name(number)) for number in numbers)
    if len(effects) == 2:
        first, second = [message("effect-name", effect=EFFECTS[effect]) for effect in effects]
        return message("combination-either", number=number, first=first, second=second)
    return message("combination", number=number, effect=EFFECTS[effects[0]] if len(effects) == 1 else "wild")


def named(seats: Sequence[int]) -> Message:
    return joined([message("astra") if seat == RIVAL else message("name", player=SeatName(seat)) for seat in seats])


def reasons(seats_by_key: dict[str, list[int]]) -> list[Message]:
    """Why the game ends: each reason that holds, with those who brought it about."""
    return [message(key, count=len(seats), players=named(seats)) for key, seats in seats_by_key.items() if seats]
