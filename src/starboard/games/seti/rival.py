"""The solo rival: its cards, its progress, its objectives (SE-12.1 to SE-12.3)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.seti.content import RIVAL_CARDS
from starboard.games.seti.content.numbers import NOBODY

HUMAN: Final = 0
RIVAL: Final = 1
"""The number of the rival among the players of a solo match; the human player has seat 0."""
ARROW_LEFT: Final = [card.arrow == "left" for card in RIVAL_CARDS]


@final
class Rival:
    """`deck` has its top last; its `on_top` upper cards were gained since it was shuffled, `seen` cards have been revealed (bits).

    `tokens` counts technology tiles by type, `tiles` all ever taken; `current` is the card resolved last; `past` are the objectives that
    were completed, of which `completed` are still to be spent (SE-12.2, SE-12.8).
    """

    def __init__(
        self,
        level: int,
        deck: list[int],
        played: list[int],
        reserve: list[int],
        current: int,
        progress: int,
        computer: int,
        pool: int,
        tokens: list[int],
        messages: int,
        objectives: list[int],
        marks: list[int],
        stack: list[int],
        completed: int,
        past: list[int],
        on_top: int,
        seen: int,
        tiles: int,
    ) -> None:
        self.level = level
        self.deck = deck
        self.played = played
        self.reserve = reserve
        self.current = current
        self.progress = progress
        self.computer = computer
        self.pool = pool
        self.tokens = tokens
        self.messages = messages
        self.objectives = objectives
        self.marks = marks
        self.stack = stack
        self.completed = completed
        self.past = past
        self.on_top = on_top
        self.seen = seen
        self.tiles = tiles

    def clone(self) -> Rival:
        return Rival(
            level=self.level,
            deck=self.deck.copy(),
            played=self.played.copy(),
            reserve=self.reserve.copy(),
            current=self.current,
            progress=self.progress,
            computer=self.computer,
            pool=self.pool,
            tokens=self.tokens.copy(),
            messages=self.messages,
            objectives=self.objectives.copy(),
            marks=self.marks.copy(),
            stack=self.stack.copy(),
            completed=self.completed,
            past=self.past.copy(),
            on_top=self.on_top,
            seen=self.seen,
            tiles=self.tiles,
        )

    def points_left(self) -> bool:
        """The arrow of the card resolved last; left before the first one (O17)."""
        return self.current == NOBODY or ARROW_LEFT[self.current]
