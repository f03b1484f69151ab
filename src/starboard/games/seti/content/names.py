"""Names of printed things (SE-0.1), as messages."""

from __future__ import annotations

from msgspec.structs import asdict

from starboard.engine.messages import Message, message
from starboard.games.seti.content import Cost
from starboard.games.seti.content.costs import Price


def amount_text(resource: str, amount: int) -> Message:
    """So many of a resource, in words or as a number and its sign."""
    return message(f"amount-{resource}", amount=amount, sign=resource)


def cost_text(cost: Cost) -> Message:
    resource, amount = next((name, amount) for name, amount in asdict(cost).items() if amount)
    return payment_text(resource, amount)


def payment_text(resource: str, amount: int) -> Message:
    return message("op-pay", what=amount_text(resource, amount))


def price_text(price: Price) -> Message:
    """All of it, as "1 credit, 2 energy"."""
    amounts = [("credits", price.credits), ("energy", price.energy), ("publicity", price.publicity)]
    texts = [amount_text(resource, amount) for resource, amount in amounts if amount]
    return texts[0] if len(texts) == 1 else message("text-and", first=texts[0], second=texts[1])


def card_name(card: str) -> Message:
    return message(card)


def planet_name(planet: str) -> Message:
    return message(f"planet-{planet}")


def moon_name(moon: str) -> Message:
    return message(f"moon-{moon}")


def star_name(star: str) -> Message:
    return message(f"star-{star}")


def tech_name(tech: str) -> Message:
    return message(f"tech-{tech}")


def species_name(species: str) -> Message:
    return message(f"species-{species}")
