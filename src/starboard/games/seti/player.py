"""A player: board, hand, figures, markers and cards in front of them (SE-2.2)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.seti.content.numbers import NOBODY, PROBE_1

PLANETS: Final = 9
MOONS: Final = 9
COLUMNS: Final = 6
TECH_COLUMNS: Final = [0, 2, 4, 5]
"""Columns of the computer that can hold a technology (SE-8.3)."""


@final
class Player:
    """The solo rival is a player too, without hand, agenda and income.

    `missions` holds card * 8 + covered slots; `capsules` the spaces of sample capsules and `samples` what they hold; `top` how many
    data lie in the top row of the computer, `bottom` which bottom spaces are filled; `columns` the computer technologies 0 to 3;
    `reached` the milestones already resolved; `final` what cards, gold tiles, species and danger gave in the final scoring.
    """

    def __init__(
        self,
        credits: int,
        energy: int,
        publicity: int,
        data: int,
        score: int,
        exofossils: int,
        hand: list[int],
        tucked: list[int],
        incomes: list[int],
        probes: list[int],
        capsules: list[int],
        samples: list[int],
        techs: int,
        columns: list[int],
        top: int,
        bottom: int,
        missions: list[int],
        completed: list[int],
        scoring: list[int],
        messages: list[int],
        message_marks: list[int],
        message_tile: int,
        orbiters: list[int],
        landers: list[int],
        moons: list[int],
        traces: list[int],
        wins: list[int],
        reached: int,
        passed: bool,
        secret: list[int],
        played: list[int],
        drawn: list[int],
        final: list[int],
    ) -> None:
        self.credits = credits
        self.energy = energy
        self.publicity = publicity
        self.data = data
        self.score = score
        self.exofossils = exofossils
        self.hand = hand
        self.tucked = tucked
        self.incomes = incomes
        self.probes = probes
        self.capsules = capsules
        self.samples = samples
        self.techs = techs
        self.columns = columns
        self.top = top
        self.bottom = bottom
        self.missions = missions
        self.completed = completed
        self.scoring = scoring
        self.messages = messages
        self.message_marks = message_marks
        self.message_tile = message_tile
        self.orbiters = orbiters
        self.landers = landers
        self.moons = moons
        self.traces = traces
        self.wins = wins
        self.reached = reached
        self.passed = passed
        self.secret = secret
        self.played = played
        self.drawn = drawn
        self.final = final

    @staticmethod
    def fresh() -> Player:
        """A player before the first card is tucked (SE-2.2.3)."""
        return Player(
            4,
            3,
            4,
            0,
            0,
            0,
            [],
            [],
            [0] * 5,
            [],
            [],
            [],
            0,
            [NOBODY] * COLUMNS,
            0,
            0,
            [],
            [],
            [],
            [],
            [],
            NOBODY,
            [0] * PLANETS,
            [0] * PLANETS,
            [0] * MOONS,
            [0] * 6,
            [0] * 8,
            0,
            False,
            [],
            [],
            [],
            [0] * 4,
        )

    def clone(self) -> Player:
        return Player(
            self.credits,
            self.energy,
            self.publicity,
            self.data,
            self.score,
            self.exofossils,
            self.hand.copy(),
            self.tucked.copy(),
            self.incomes.copy(),
            self.probes.copy(),
            self.capsules.copy(),
            self.samples.copy(),
            self.techs,
            self.columns.copy(),
            self.top,
            self.bottom,
            self.missions.copy(),
            self.completed.copy(),
            self.scoring.copy(),
            self.messages.copy(),
            self.message_marks.copy(),
            self.message_tile,
            self.orbiters.copy(),
            self.landers.copy(),
            self.moons.copy(),
            self.traces.copy(),
            self.wins.copy(),
            self.reached,
            self.passed,
            self.secret.copy(),
            self.played.copy(),
            self.drawn.copy(),
            self.final.copy(),
        )

    def has_tech(self, tech: int) -> bool:
        return self.techs >> tech & 1 == 1

    def tech_count(self, kind: int) -> int:
        """Technologies of a type: probe, telescope or computer."""
        owned = self.techs >> kind * 4 & 15
        return owned.bit_count()

    def probe_limit(self) -> int:
        return 2 if self.has_tech(PROBE_1) else 1

    def pieces(self, planet: int) -> int:
        """Orbiters and landers at a planet, its moons left out."""
        return self.orbiters[planet] + self.landers[planet]
