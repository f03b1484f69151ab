"""The missions of The Launch (WM-1.11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.content.names import joined
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition

TESTS: Final = Vocabulary[Condition[LaunchLayout, LaunchSheet]]("test")


@final
class LinesFilled(Condition[LaunchLayout, LaunchSheet]):
    """Every slot of these levels."""

    form: ClassVar = printed("lines_filled", "test", all_of=tuple[str, ...])

    def __init__(self, form: Any) -> None:
        self.levels: list[str] = list(form.all_of)
        self.slots: list[int] = []

    def progress(self, layout: LaunchLayout, sheet: LaunchSheet) -> tuple[int, int]:
        if not self.slots:
            self.slots = [slot for level in self.levels for slot in layout.lines[layout.level_at[level]]]
        return sheet.filled(self.slots), len(self.slots)

    def text(self, layout: LaunchLayout) -> Message:
        effects = [layout.level_effects[layout.level_at[level]] for level in self.levels]
        levels = [message("launch-levels", effect=effect, count=effects.count(effect)) for effect in dict.fromkeys(effects)]
        return message("launch-mission-lines-filled", levels=joined(levels))


@final
class XWritten(AtLeast[LaunchLayout, LaunchSheet]):
    form: ClassVar = printed("x_written", "test", at_least=int)
    key: ClassVar[str] = "launch-mission-x-written"

    def have(self, layout: LaunchLayout, sheet: LaunchSheet) -> int:
        return sheet.crosses()


@final
class OpenErrors(AtLeast[LaunchLayout, LaunchSheet]):
    form: ClassVar = printed("errors_circled_uncrossed", "test", at_least=int)
    key: ClassVar[str] = "launch-mission-errors-circled"

    def have(self, layout: LaunchLayout, sheet: LaunchSheet) -> int:
        return sheet.open_errors()


TESTS.announce(LinesFilled, XWritten, OpenErrors)
