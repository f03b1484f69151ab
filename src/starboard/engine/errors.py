"""Refusals: what a player can do wrong, with the rule that forbids it."""

from __future__ import annotations

from starboard.engine.messages import Message, Param


class Refusal(Exception):
    """An action, option or record that cannot be accepted; nothing has changed."""

    def __init__(self, key: str, rule: str | None = None, **params: Param) -> None:
        super().__init__(key)
        self.rule = rule
        self.text = Message(key, params)

    def __str__(self) -> str:
        from starboard.engine.text import render

        sentence = render(self.text)
        return f"{sentence} ({self.rule})" if self.rule else sentence
