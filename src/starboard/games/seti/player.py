"""A player: board, hand, figures, markers and cards in front of them (SE-2.2)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.seti.content import PLAYER_BOARD
from starboard.games.seti.content.costs import COLUMNS, MORE_PROBES, PROBES, Price
from starboard.games.seti.content.numbers import NOBODY, PROBE_1

PLANETS: Final = 9
MOONS: Final = 9


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
        start = PLAYER_BOARD.start
        return Player(
            credits=start.credits,
            energy=start.energy,
            publicity=start.publicity,
            data=0,
            score=0,
            exofossils=0,
            hand=[],
            tucked=[],
            incomes=[0] * 5,
            probes=[],
            capsules=[],
            samples=[],
            techs=0,
            columns=[NOBODY] * COLUMNS,
            top=0,
            bottom=0,
            missions=[],
            completed=[],
            scoring=[],
            messages=[],
            message_marks=[],
            message_tile=NOBODY,
            orbiters=[0] * PLANETS,
            landers=[0] * PLANETS,
            moons=[0] * MOONS,
            traces=[0] * 6,
            wins=[0] * 8,
            reached=0,
            passed=False,
            secret=[],
            played=[],
            drawn=[],
            final=[0] * 4,
        )

    def clone(self) -> Player:
        return Player(
            credits=self.credits,
            energy=self.energy,
            publicity=self.publicity,
            data=self.data,
            score=self.score,
            exofossils=self.exofossils,
            hand=self.hand.copy(),
            tucked=self.tucked.copy(),
            incomes=self.incomes.copy(),
            probes=self.probes.copy(),
            capsules=self.capsules.copy(),
            samples=self.samples.copy(),
            techs=self.techs,
            columns=self.columns.copy(),
            top=self.top,
            bottom=self.bottom,
            missions=self.missions.copy(),
            completed=self.completed.copy(),
            scoring=self.scoring.copy(),
            messages=self.messages.copy(),
            message_marks=self.message_marks.copy(),
            message_tile=self.message_tile,
            orbiters=self.orbiters.copy(),
            landers=self.landers.copy(),
            moons=self.moons.copy(),
            traces=self.traces.copy(),
            wins=self.wins.copy(),
            reached=self.reached,
            passed=self.passed,
            secret=self.secret.copy(),
            played=self.played.copy(),
            drawn=self.drawn.copy(),
            final=self.final.copy(),
        )

    def can_pay(self, price: Price) -> bool:
        return self.credits >= price.credits and self.energy >= price.energy and self.publicity >= price.publicity

    def pay(self, price: Price) -> None:
        self.credits -= price.credits
        self.energy -= price.energy
        self.publicity -= price.publicity

    def has_tech(self, tech: int) -> bool:
        return self.techs >> tech & 1 == 1

    def tech_count(self, kind: int) -> int:
        """Technologies of a type: probe, telescope or computer."""
        owned = self.techs >> kind * 4 & 15
        return owned.bit_count()

    def probe_limit(self) -> int:
        return MORE_PROBES if self.has_tech(PROBE_1) else PROBES

    def pieces(self, planet: int) -> int:
        """Orbiters and landers at a planet, its moons left out."""
        return self.orbiters[planet] + self.landers[planet]

    def data_columns(self) -> list[int]:
        """Where a data token may be placed: 0 is the next space of the top row, others the bottom space of that column (SE-8.3)."""
        if self.data == 0:
            return []
        found = [0] if self.top < COLUMNS else []
        below = [column + 1 for column in range(self.top) if self.columns[column] != NOBODY and not self.bottom >> column & 1]
        return found + below

    def can_place_data(self) -> bool:
        return self.data > 0 and (self.top < COLUMNS or bool(self.data_columns()))
