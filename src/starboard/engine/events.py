"""Events: what happened, for the log and for animations."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from starboard.engine.messages import Message


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened; `seat` is who did it or whom it struck, None for the table.

    A quiet event is no line of the log and may be wordless.
    """

    quiet: ClassVar[bool] = False
    seat: int | None

    def text(self) -> Message:
        raise TypeError(f"{type(self).__name__} must say what it means")

    @property
    def wordless(self) -> bool:
        return type(self).text is Event.text


class Entry(msgspec.Struct, frozen=True):
    """An event in the log: in which round, and who may know of it."""

    event: Event
    round: int
    only: int | None = None
    but: int | None = None

    def heard_by(self, viewer: int | None) -> bool:
        if self.only is not None:
            return viewer == self.only
        return self.but is None or viewer != self.but
