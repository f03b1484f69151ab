"""Welcome to the Moon: engine and recount agree on what is printed, and at every step of random matches of every adventure."""

from __future__ import annotations

import json
import random
from importlib import resources
from typing import Any

import pytest

from starboard.engine.actions import Action
from starboard.engine.game import Options
from starboard.engine.match import Match
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.state import MoonState
from tests.second_opinion.welcome_to_the_moon import Turns, check, check_effect
from tests.second_opinion.welcome_to_the_moon.common import DECK, MISSIONS, Adventure, printed
from tests.second_opinion.welcome_to_the_moon.reading import ADVENTURES, adventure

GAME = "welcome_to_the_moon"
FOLDERS = ("launch", "journey", "colony", "mine", "dome", "virus", "escape", "battle")
SEATS = (1, 2, 2, 3, 3, 6)
"""A match of each, every third one by the other readings."""
OTHER_READINGS: Options = {
    "wild_effects": "no_astronaut_planning",
    "a5_dome_single_arm": "yes",
    "a6_water_exact_slot": "yes",
    "a8_astronaut_any_sheet": "yes",
    "a8_stored_astronauts_per_turn": "1",
    "missions_after_system_error": "yes",
}


@pytest.mark.net
@pytest.mark.parametrize("number", sorted(ADVENTURES))
def test_engine_and_recount_agree_at_every_step(number: int) -> None:
    for seed, seats in enumerate(SEATS):
        options = {"adventure": str(number), **(OTHER_READINGS if seed % 3 == 2 else {})}
        play(Match.new(GAME, seats, 100 * number + seed, options), adventure(number), random.Random(seed), sensible=seed % 4 > 0)


def play(match: Match, counted: Adventure, chance: random.Random, sensible: bool) -> None:
    """A random match; only who has acted is looked at again, unless a phase has begun."""
    looked_at: list[int] | None = None
    turns = Turns()
    assert isinstance(match.state, MoonState)
    turns.look(match.state, None, 0)
    while True:
        check(match.state, looked_at)
        if not match.state.pending():
            return
        assert isinstance(match.state, MoonState)
        seat, moment = chance.choice(match.state.pending()), (match.state.phase, match.state.turn)
        legal = match.state.legal(seat)
        action = roomy(legal, counted, chance) if sensible else chance.choice(legal)
        match.play(seat, action)
        if isinstance(action, Write) and (match.state.phase, match.state.turn) == moment:
            check_effect(match.state, seat)
        turns.look(match.state, action, seat)
        looked_at = [seat] if (match.state.phase, match.state.turn) == moment else None


def roomy(legal: list[Action], counted: Adventure, chance: random.Random) -> Action:
    """Of some numbers and slots the one that spoils its line least, so that matches last and reach what comes late."""
    writes = [action for action in legal if isinstance(action, Write)]
    if not writes or not counted.facts["lines"]:
        return chance.choice(legal)
    lines: list[list[str]] = [line["slots"] for line in counted.facts["lines"]]

    def spoils(action: Write) -> float:
        line = next(line for line in lines if action.slot in line)
        return abs((line.index(action.slot) + 0.5) / len(line) * 16 - action.number)

    return min(chance.sample(writes, min(8, len(writes))), key=spoils)


# -- what is printed


DRAWN = {"index", "name", "rotation_deg", "score_box", "score_boxes", "final_box", "mission_boxes", "rule"}
"""Of no matter to the rules, as all positions."""


def without_drawing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_drawing(part) for key, part in value.items() if key not in DRAWN and not key.endswith("pos")}
    return [without_drawing(part) for part in value] if isinstance(value, list) else value


def content(path: str) -> Any:
    return json.loads(resources.files("starboard.games.welcome_to_the_moon").joinpath(path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(1, 9))
def test_sheets_are_printed_alike(number: int) -> None:
    facts = printed(number)
    sheet = content(f"adventures/{FOLDERS[number - 1]}/content/sheet.json")
    for name in set(facts) - {"scoring", "drawing_hints", "grid"}:
        assert without_drawing(sheet[name]) == without_drawing(facts[name]), name


@pytest.mark.parametrize("number", range(1, 9))
def test_missions_pay_alike(number: int) -> None:
    sheet = content(f"adventures/{FOLDERS[number - 1]}/content/sheet.json")
    missions = {mission["id"]: mission for mission in sheet["missions"]}
    facts = {int(id): mission for id, mission in MISSIONS.items() if mission["adventure"] == number}
    assert set(missions) == set(facts)
    for id, mission in facts.items():
        assert missions[id]["type"] == mission["type"]
        if mission["first"] == "star_mark":  # The Dome: the table of missions says what a mark is worth (WM-5.12)
            continue
        assert (missions[id]["reward_first"], missions[id]["reward_later"]) == (mission["first"], mission["later"])


def test_cards_are_printed_alike() -> None:
    cards = content("content/deck.json")["cards"]
    assert {effect: sorted(card["number"] for card in cards if card["effect"] == effect) for effect in DECK} == DECK
