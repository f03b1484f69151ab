"""Where effects come from, and what they have done so far; what lasts this turn (SE-9.7, SE-9.9, SE-9.10)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.effects.vocabulary import Word
from starboard.games.seti.content.numbers import NOBODY

ON_TABLE: Final = 0
"""The card lies on the table while its effects are resolved; afterwards it goes where SE-9.3 says."""
RETURNED: Final = 1
TUCKED: Final = 2
NO_CARD: Final = 3


@final
class Source:
    """A card or a space whose effects are being resolved: what they remember until the end of the turn.

    `signals` counts the signals of this effect by star, the last entry those on the 'Oumuamua tile.
    """

    def __init__(
        self,
        card: int,
        fate: int,
        species: int,
        signals: list[int],
        target: int,
        tech: int,
        colour: int,
        planet: int,
        moon: int,
        taken: int,
        sample: int,
        anomaly: bool,
    ) -> None:
        self.card = card
        self.fate = fate
        self.species = species
        self.signals = signals
        self.target = target
        self.tech = tech
        self.colour = colour
        self.planet = planet
        self.moon = moon
        self.taken = taken
        self.sample = sample
        self.anomaly = anomaly

    def clone(self) -> Source:
        return Source(
            card=self.card,
            fate=self.fate,
            species=self.species,
            signals=self.signals.copy(),
            target=self.target,
            tech=self.tech,
            colour=self.colour,
            planet=self.planet,
            moon=self.moon,
            taken=self.taken,
            sample=self.sample,
            anomaly=self.anomaly,
        )


def source_of(card: int, fate: int = NO_CARD, species: int = NOBODY) -> Source:
    return Source(
        card=card,
        fate=fate,
        species=species,
        signals=[0] * 9,
        target=NOBODY,
        tech=NOBODY,
        colour=NOBODY,
        planet=NOBODY,
        moon=NOBODY,
        taken=NOBODY,
        sample=NOBODY,
        anomaly=False,
    )


@final
class Lasting:
    """An effect that lasts until the end of the turn (SE-9.10): which one, which planets it has seen, whether it is used up."""

    def __init__(self, effect: Word, source: int, seen: int, spent: bool) -> None:
        self.effect = effect
        self.source = source
        self.seen = seen
        self.spent = spent

    def clone(self) -> Lasting:
        return Lasting(self.effect, self.source, self.seen, self.spent)
