"""What a player of Welcome to the Moon can do."""

from __future__ import annotations

from starboard.engine.actions import Action, GoingOn


class Write(Action, frozen=True, tag="write"):
    """Write the number of a combination in a slot (WM-0.9)."""

    stack: int
    slot: str
    number: int


class WriteX(Action, frozen=True, tag="write_x"):
    """Write an X in an empty slot (WM-0.13.1, WM-1.5)."""

    slot: str


class Mark(Action, frozen=True, tag="mark"):
    """Circle, cross, draw, build or fuel a printed symbol of the sheet."""

    mark: str


class Skip(GoingOn, frozen=True, tag="skip"):
    """Decline what may be declined (WM-0.11, WM-1.5)."""


class Wild(Action, frozen=True, tag="wild"):
    """Spend a wild: this turn's effect is this one, whatever the combination shows (WM-0.14.2)."""

    effect: str


class Infect(Action, frozen=True, tag="infect"):
    """A virus infects an empty slot of its owner's choice (WM-6.15)."""

    slot: str


class Commit(GoingOn, frozen=True, tag="commit"):
    """Finish the turn (WM-0.6)."""


class TakeError(Action, frozen=True, tag="error"):
    """Nothing can be written: mark a system error (WM-0.10)."""


class Claim(Action, frozen=True, tag="claim"):
    """Claim a fulfilled mission (WM-0.16)."""

    mission: int


class Later(GoingOn, frozen=True, tag="later"):
    """Claim no (more) missions this turn (WM-0.16.1)."""


class Target(Action, frozen=True, tag="target"):
    """What ASTRA's effect hits (WM-S.12)."""

    target: str


class Give(Action, frozen=True, tag="give"):
    """Give ASTRA the open card at this place (WM-S.10)."""

    card: int


class Remove(Action, frozen=True, tag="remove"):
    """Cross a solo bonus: the open card at this place leaves the game instead (WM-S.11)."""

    card: int


ACTIONS: list[type[Action]] = [Write, WriteX, Mark, Skip, Wild, Infect, Commit, TakeError, Claim, Later, Target, Give, Remove]
