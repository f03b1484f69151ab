"""Effects in words: parts of sentences, joined."""

from __future__ import annotations

from starboard.engine.messages import Message


def chain(key: str, texts: list[Message]) -> Message:
    """Texts joined two by two by a message with the places `first` and `second`; a single one stays as it is."""
    found = texts[-1]
    for earlier in reversed(texts[:-1]):
        found = Message(key, {"first": earlier, "second": found})
    return found
