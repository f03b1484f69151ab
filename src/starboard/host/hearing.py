"""Hearing: what a pair of eyes has heard of a match, in words."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.match import Match
from starboard.host.contract import Heard


class Hearing:
    """Grows with the log, so that a line costs the same however many came before it."""

    def __init__(self, viewer: int | None) -> None:
        self._viewer = viewer
        self._lines: list[tuple[int, Action]] = []
        self._entries: list[Heard] = []
        self._marks: list[tuple[int, int]] = []
        """The step, and how many entries there were, after the opening and after each line."""

    def of(self, match: Match) -> tuple[int, list[Heard]]:
        """How many steps these eyes can tell apart after the first, and what was heard at each."""
        if match.log[: len(self._lines)] != self._lines:
            self._forget_what_was_taken_back(match)
        step = self._marks[-1][0] if self._marks else 0
        for line in range(len(self._marks), len(match.log) + 1):
            step += line > 0 and match.is_step(line, self._viewer)
            heard = match.heard(line, self._viewer)
            self._entries += [Heard(step, entry.round, entry.event.seat, entry.event.text(), entry.event) for entry in heard]
            self._marks.append((step, len(self._entries)))
        self._lines = match.log[:]
        return step, self._entries[:]

    def _forget_what_was_taken_back(self, match: Match) -> None:
        same = 0
        while same < len(match.log) and match.log[same] == self._lines[same]:
            same += 1
        del self._marks[same + 1 :]
        del self._entries[self._marks[-1][1] :]
