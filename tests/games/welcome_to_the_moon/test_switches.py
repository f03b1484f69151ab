"""Rule switches in both positions, and the adventure drawn at random (WM-0.21, WM-0.5)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.registry import find_game
from starboard.games.welcome_to_the_moon.actions import Wild
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES, adventure_under
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.events import Marked
from tests.games.welcome_to_the_moon.battle.position import BattlePosition, full
from tests.games.welcome_to_the_moon.dome.position import SECTIONS, DomePosition
from tests.games.welcome_to_the_moon.escape.position import EscapePosition
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition
from tests.games.welcome_to_the_moon.solo.position import SoloBattle
from tests.games.welcome_to_the_moon.virus.position import VirusPosition

OPTIONS = {option.id: option for option in find_game("welcome_to_the_moon").options}


def test_what_every_switch_is_by_default():
    """WM-0.21: as the rules say it; claims after an error, wilds and water are readings of ours."""
    others = ("adventure", "astra_level", "extra_cards", "removed_cards", "mission_a", "mission_b", "mission_c")
    assert {id: option.default for id, option in OPTIONS.items() if id not in others} == {
        "missions_after_system_error": "no",
        "wild_effects": "all",
        "a5_dome_single_arm": "yes",
        "a6_water_exact_slot": "no",
        "a8_astronaut_any_sheet": "yes",
        "a8_stored_astronauts_per_turn": "1",
    }


def test_matches_of_the_same_readings_share_an_adventure():
    """WM-0.21: without a turned switch it is the one that everybody plays."""
    chosen = {id: option.default for id, option in OPTIONS.items()}
    assert all(adventure_under(number, chosen) is adventure for number, adventure in ADVENTURES.items())
    turned = adventure_under("5", {**chosen, "a5_dome_single_arm": "no"})
    assert turned is not ADVENTURES["5"]
    assert turned is adventure_under("5", {**chosen, "a5_dome_single_arm": "no", "a6_water_exact_slot": "yes"})
    assert ADVENTURES["5"].rules.single_arm


def test_an_unknown_reading_is_refused():
    """WM-0.21"""
    with pytest.raises(Refusal) as refusal:
        Match.new("welcome_to_the_moon", 2, 1, {"a8_stored_astronauts_per_turn": "2"})
    assert refusal.value.text.key == "refused-option-value"


# -- wilds: WM-0.14.2


def with_wild(adventure: str, **options: str):
    """Seat 0 owns a wild and can write an 8 with every effect."""
    kind = {"2": JourneyPosition, "6": VirusPosition, "7": EscapePosition}[adventure]
    position = kind(**options)
    if adventure == "7":
        position.sheet(0, wilds=1)
    else:
        position.sheet(0, circled="wild_astronaut_1")
    return position


@pytest.mark.parametrize("adventure", ["2", "6", "7"])
def test_a_wild_is_any_of_the_six_effects(adventure):
    """WM-0.14.2"""
    position = with_wild(adventure)
    assert [action.effect for action in position.legal(0, Wild)] == list(EFFECTS)


@pytest.mark.parametrize("adventure", ["2", "6", "7"])
def test_a_wild_may_be_kept_from_being_astronaut_or_planning(adventure):
    """WM-0.14.2, WM-0.21"""
    position = with_wild(adventure, wild_effects="no_astronaut_planning")
    assert [action.effect for action in position.legal(0, Wild)] == ["robot", "energy", "plant", "water"]
    for effect in ("astronaut", "planning"):
        assert position.refused(0, Wild(effect)).rule == "WM-0.21"


# -- the dome: WM-5.8.1


def buildable(number: int, single_arm: str, **sheet) -> list[str]:
    position = DomePosition(a5_dome_single_arm=single_arm)
    position.sheet(0, **sheet)
    position.play(0, f"{number} robot", "sk1_a1")
    return position.offered(0)


@pytest.mark.parametrize(
    ("number", "sheet", "both_ends", "one_arm"),
    [
        (7, {}, ["dome1"], ["dome1"]),
        (8, {}, ["dome8"], ["dome8"]),
        (8, {"built": ("dome1",)}, ["dome2", "dome8"], ["dome2"]),
        (7, {"built": ("dome8",)}, ["dome1", "dome7"], ["dome7"]),
        (8, {"built": ("dome1_l",), "split": ("dome1",)}, ["dome8"], []),
        (7, {"built": ("dome8_r",), "split": ("dome8",)}, ["dome1"], []),
        (7, {"split": ("dome1",)}, ["dome1_l"], ["dome1_l"]),
        (8, {"built": tuple(SECTIONS[:7])}, ["dome8"], ["dome8"]),
        (7, {"built": tuple(SECTIONS[1:])}, ["dome1"], ["dome1"]),
        (8, {"built": tuple(SECTIONS)}, [], []),
    ],
)
def test_the_dome_may_be_kept_to_one_arm(number, sheet, both_ends, one_arm):
    """WM-5.8.1, WM-0.21: whichever ground section is built first, the next ones adjoin it until the arm has gone round."""
    assert buildable(number, "no", **sheet) == both_ends
    assert buildable(number, "yes", **sheet) == one_arm


# -- water in The Virus: WM-6.8


@pytest.mark.parametrize(
    ("slot", "exact", "marks"),
    [
        ("f1b2_s2", "no", ["f1b2_tank"]),
        ("f1b2_s4", "no", ["f1b2_tank"]),
        ("f1b2_s2", "yes", ["f1b2_tank"]),
        ("f1b2_s4", "yes", []),
    ],
)
def test_water_may_need_the_slot_under_the_tank(slot, exact, marks):
    """WM-6.8, WM-0.21: the tank of f1b2 stands over its second slot."""
    position = VirusPosition(a6_water_exact_slot=exact)
    position.offer("9 water")
    position.write(0, slot, 9)
    assert position.offered(0) == marks


# -- stored astronauts: WM-8.14


def icons(position: BattlePosition, owner: int, zone: str, viewer: int | None) -> tuple[int, int]:
    """Astronauts of a zone stored and spent, as a viewer sees them."""
    sheet = position.state.view(viewer).sheets[owner]
    return tuple(sum(1 for symbol in marks if symbol.startswith(f"{zone}_astronaut")) for marks in (sheet.circled, sheet.crossed))


@pytest.mark.parametrize(("turn", "other"), [(1, {"owner": 1, "b": {"stored": 1}}), (2, {"owner": 0, "a": {"stored": 1}})])
def test_an_astronaut_may_serve_on_both_sheets(turn, other):
    """WM-8.14.2, WM-0.21: seat 0 plays on its own sheet in odd turns, in zone B of its neighbour's in even ones."""
    for any_sheet, planets in (("no", {"p4"}), ("yes", {"p3", "p4", "p5"})):
        position = BattlePosition(turn=turn, a8_astronaut_any_sheet=any_sheet)
        position.sheet(**other)
        position.deal("8 water", "8 robot", "8 energy")
        assert position.planets(0) == planets
        assert position.planets(1) == {"p4"}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("turn", [1, 2])
def test_an_astronaut_of_the_other_sheet_is_crossed_when_all_have_finished(turn, seats):
    """WM-8.14.2, WM-0.6.1: until then whoever plays on that sheet sees nothing of it."""
    position = BattlePosition(seats, turn=turn, a8_astronaut_any_sheet="yes")
    owner, zone = (seats - 1, "b") if turn == 1 else (0, "a")
    position.sheet(owner, **{zone: {"stored": 2}})
    position.draw(0, "p5", "8 water")
    position.skip(0)
    position.commit(0)
    for viewer in (*range(seats), None):
        assert icons(position, owner, zone, viewer) == (2, 0)
    position.finish(*range(1, seats))
    assert icons(position, owner, zone, None) == (1, 1)
    assert [event.seat for event in position.told(Marked) if "astronaut" in event.mark] == [0]


def test_a_player_alone_has_astronauts_on_both_sheets_too():
    """WM-8.14.2, WM-S.50: the sheet beside the own one is nobody's."""
    position = SoloBattle(1, a8_astronaut_any_sheet="yes")
    position.sheet(1, b={"stored": 1})
    position.deal("8 water", "8 robot", "8 energy")
    position.take(0, 1, "p5_s1")
    position.turn()
    assert icons(position, 1, "b", None) == (0, 1)
    assert icons(position, 0, "b", None) == icons(position, 0, "a", None) == (0, 0)


def test_astronauts_of_the_active_sheet_are_spent_first():
    """WM-8.14.2: which ones does not matter, as all of them serve everywhere."""
    position = BattlePosition(a8_astronaut_any_sheet="yes", a8_stored_astronauts_per_turn="unlimited")
    position.sheet(0, a={"stored": 1})
    position.sheet(1, b={"stored": 2})
    position.draw(0, "p7", "9 energy")
    assert icons(position, 0, "a", 0) == (0, 1)
    position.finish(0, 1)
    assert icons(position, 0, "a", None) == (0, 1)
    assert icons(position, 1, "b", None) == (1, 1)


def test_an_error_spends_no_astronaut():
    """WM-0.10.1: what an earlier turn has left on the sheet does not count."""
    position = BattlePosition(a8_astronaut_any_sheet="yes")
    position.sheet(0, **full("p4"))
    position.sheet(1, b={"stored": 1})
    position.state.sheets[0].shift = 2
    position.deal("8 water", "8 robot", "8 energy")
    position.error(0)
    position.finish(1)
    assert icons(position, 1, "b", None) == (1, 0)


def test_an_astronaut_just_circled_does_not_pay():
    """WM-8.14.2: the effect circles one on the active sheet, the stored one of the other sheet is spent."""
    position = BattlePosition(a8_astronaut_any_sheet="yes")
    position.sheet(1, b={"stored": 1})
    position.draw(0, "p7", "9 astronaut")
    position.finish(0, 1)
    assert icons(position, 0, "a", None) == (1, 0)
    assert icons(position, 1, "b", None) == (0, 1)


@pytest.mark.parametrize(
    ("combination", "limit", "planets"),
    [
        ("9 energy", "unlimited", {"p1", "p2", "p3", "p4", "p5", "p6", "p7"}),
        ("9 energy", "1", {"p3", "p4", "p5", "p6"}),
        ("9 astronaut", "1", {"p2", "p3", "p4", "p5", "p6", "p7"}),
    ],
)
def test_stored_astronauts_may_be_limited_to_one_a_turn(combination, limit, planets):
    """WM-8.14.1, WM-0.21: one of them still adds to the effect."""
    position = BattlePosition(a8_stored_astronauts_per_turn=limit)
    position.sheet(0, a={"stored": 3})
    position.deal(combination, combination, combination)
    assert position.planets(0) == planets


# -- the adventure drawn at random: WM-0.5.1


def test_a_random_adventure_is_drawn_by_the_seed():
    """WM-0.5.1: everybody sees it at once, and the record replays."""
    matches = [Match.new("welcome_to_the_moon", 2, seed, {"adventure": "random"}) for seed in range(60)]
    assert {match.state.view(None).adventure for match in matches} == set(range(1, 9))
    for match in matches[:8]:
        match.apply(0, match.state.legal(0)[0])
        again = Match.load(match.export())
        assert again.options["adventure"] == "random"
        assert again.state.view(1) == match.state.view(1)


def test_switches_hold_in_a_random_adventure():
    """WM-0.21"""
    options = {"adventure": "random", "a5_dome_single_arm": "no"}
    domes = [
        match for seed in range(30) if (match := Match.new("welcome_to_the_moon", 2, seed, options)).state.adventure.layout.number == 5
    ]
    assert domes
    assert all(not match.state.adventure.single_arm for match in domes)
