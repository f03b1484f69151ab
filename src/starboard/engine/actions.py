"""Actions: what a player decides. They go over the wire and into the log; equality decides legality."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of all actions; each concrete action has a tag of its own within its game."""


class GoingOn(Action, frozen=True):
    """An answer that does nothing but go on: done, no more, the turn is over."""


class AmbientAction(Action, frozen=True):
    """A right that a seat has beside whatever decision is open; the decision comes back afterwards."""
