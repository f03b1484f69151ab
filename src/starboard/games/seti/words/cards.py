"""Cards in words (SE-9.1)."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.seti.content import CardContent
from starboard.games.seti.words.effects import condition_text, effects_text, line, trigger_text


def card_text(card: CardContent) -> list[Message]:
    """What a card says, a line per part: effects, mission, message, end of the game."""
    lines: list[Message] = []
    if card.effects:
        lines.append(line(card.effects))
    lines += mission_text(card)
    if card.message is not None:
        lines.append(message("text-message", points=card.message.offset_vp, what=effects_text(card.message.effects)))
    if card.end_game is not None:
        what = effects_text([card.end_game])
        secret = card.species == "exertians"
        lines.append(message("text-secret", what=what, danger=card.danger) if secret else message("text-end-game", what=what))
    return lines


def mission_text(card: CardContent) -> list[Message]:
    mission = card.mission
    if mission is None:
        return []
    if mission.slots:
        return [message("text-slot", when=trigger_text(slot.trigger), what=effects_text(slot.reward)) for slot in mission.slots]
    return [message("text-mission", condition=condition_text(mission.condition), what=effects_text(mission.reward))]
