"""Laws of The Battle that hold in every position, checked from what is seen alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests.games.welcome_to_the_moon.battle.position import BATTLE, PLANETS

pytestmark = pytest.mark.net

VALUES = {
    "plants": (0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40),
    "water": (0, 3, 6, 10, 14, 19, 24, 30, 37, 45),
    "green": (2, 3, 4, 6, 8),
    "blue": (2, 4, 6, 8, 10),
    "grey": (4, 5, 6, 9, 12),
    "planning": (0, 3, 6, 10, 15, 21, 28, 36),
}
TYPES = {"p1": "green", "p2": "grey", "p3": "blue", "p4": "grey", "p5": "green", "p6": "blue", "p7": "green"}


def played(seed: int, seats: int) -> Iterator[Match]:
    """The turns of a match in which seven decisions of ten are good ones."""
    match = Match.new("welcome_to_the_moon", seats, seed, {"adventure": "8"})
    rng = Rng(numbered_seed(seed)).fork()
    turn = 0
    while match.state.pending():
        if match.state.turn > turn:
            turn = match.state.turn
            yield match
        seat = rng.choice(match.state.pending())
        legal = match.state.legal(seat)
        weights = BATTLE.policy.weigh(match.state, seat, legal)
        match.play(seat, legal[weights.index(max(weights))] if rng.below(10) < 7 else rng.choice(legal))
    yield match


def insignia(sheet, planet: str) -> list[str | None]:
    return [sheet.slots[BATTLE.layout.slot_at[f"{planet}_s{index + 1}"]] for index in range(PLANETS[planet])]


def holders(sheet, planet: str) -> list[str]:
    drawn = insignia(sheet, planet) + [sheet.insignia.get(f"{planet}_moon{slot}") for slot in (1, 2)]
    most = max(drawn.count("A"), drawn.count("B"))
    return [zone for zone in "AB" if drawn.count(zone) == most]


def recount(sheet, zone: str) -> int:
    """The score of a zone from what is crossed."""

    def value(track: str) -> int:
        return VALUES[track][sum(1 for symbol in sheet.crossed if symbol.startswith(f"{zone.lower()}_{track}_"))]

    planets = sum(value(type) for planet, type in TYPES.items() if zone in holders(sheet, planet))
    errors = sheet.errors[:2] if zone == "A" else sheet.errors[2:]
    return value("plants") + value("water") + planets - value("planning") - 5 * errors.count("crossed")


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_sheets_keep_the_laws_and_scores_agree_with_a_recount(seed, seats):
    """WM-8.4, WM-8.5, WM-8.6, WM-8.18"""
    control: dict[tuple[int, str], list[str]] = {}
    for match in played(seed, seats):
        view = match.state.view(None)
        for owner, sheet in enumerate(view.sheets):
            for planet in PLANETS:
                drawn = insignia(sheet, planet)
                assert None not in drawn[: sum(1 for one in drawn if one)]
                assert (planet in sheet.control) == (None not in drawn)
                if planet in sheet.control:
                    assert sheet.control[planet] == holders(sheet, planet)
                    assert control.setdefault((owner, planet), sheet.control[planet]) == sheet.control[planet]
            assert not any(symbol in sheet.circled for symbol in sheet.crossed)
            missions = sum(reward or 0 for reward in sheet.missions.values())
            assert view.scores[owner].points == missions + recount(sheet, "A") + recount(view.sheets[owner - 1], "B")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_adds_one_insignia_or_one_error_to_every_sheet(seats):
    """WM-8.4: only one player plays on a sheet in a turn."""
    before = 0
    for match in played(7, seats):
        sheets = match.state.view(None).sheets
        drawn = [sum(1 for slot in sheet.slots if slot) + sheet.errors.count("crossed") for sheet in sheets]
        turns = match.state.turn - (1 if match.state.pending() else 0)
        assert drawn == [turns] * seats
        zones = [sum(1 for slot in sheet.slots if slot == "A") + sheet.errors[:2].count("crossed") for sheet in sheets]
        assert zones == [(turns + 1) // 2] * seats
        assert turns >= before
        before = turns
    assert before > 15
