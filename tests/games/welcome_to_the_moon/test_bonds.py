"""Which numbers bind a slot, and what marks have set off, as it is told to clients (WM-0.9, WM-2.3, WM-6.9 to WM-6.11, WM-7.7, WM-8.8)."""

from __future__ import annotations

from itertools import islice

import pytest

from starboard import Match
from starboard.engine.look import look
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Mark, TakeError, Write
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, order
from starboard.games.welcome_to_the_moon.sheet import ANY_NUMBER, CLOSED, NO_NUMBER
from tests.games.welcome_to_the_moon.battle.position import BattlePosition
from tests.games.welcome_to_the_moon.escape.position import AIRLOCKS, EscapePosition
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition, dealt
from tests.games.welcome_to_the_moon.players import choose
from tests.games.welcome_to_the_moon.virus.position import VirusPosition


def sheets(adventure: str, seed: int, turns: int = 120):
    """What a player's sheet looks like in the course of a match."""
    match = Match.new("welcome_to_the_moon", 2, seed, {"adventure": adventure})
    rng = Rng(numbered_seed(seed)).fork()
    for _ in range(turns):
        if not (pending := match.state.pending()):
            return
        seat = rng.choice(pending)
        match.play(seat, choose(match, seat, "builder", rng))
        yield match.state, match.state.sheet(0)


@pytest.mark.parametrize("adventure", [number for number in ADVENTURES if number != "8"])
def test_a_slot_is_bound_by_the_numbers_that_it_must_lie_between(adventure):
    """WM-0.9: no other number of its lines lies nearer; a slot without such numbers takes any."""
    compared = 0
    for state, sheet in sheets(adventure, 3):
        bounds = state.adventure.bounds(sheet, list(range(len(EFFECTS))))
        for slot, binding in enumerate(state.adventure.bonds(sheet)):
            numbers = [order(sheet.slots[other]) for other in binding]
            gap = bounds.gaps[slot]
            if sheet.slots[slot] != EMPTY:
                assert binding == []
            elif gap is not CLOSED:
                assert {gap.low, gap.high} - {NO_NUMBER, ANY_NUMBER} <= set(numbers)
                assert all(number <= gap.low or number >= gap.high for number in numbers)
                compared += len(numbers)
    assert compared > 100


def test_insignia_bind_nothing():
    """WM-8.5: slots of The Battle hold no numbers."""
    assert all(not any(state.adventure.bonds(sheet)) for state, sheet in islice(sheets("8", 1), 20))


def test_only_who_writes_on_a_sheet_is_told_what_binds_and_what_is_due():
    position = EscapePosition()
    position.play(0, "8 energy", "ship1_m1_s1")
    mine, others = position.state.view(0).sheets[0], position.state.view(1).sheets[0]
    assert any(mine.bonds)
    assert mine.due
    assert (others.bonds, others.due) == ([], [])
    assert position.state.view(None).sheets[0].bonds == []


def due(position, seat: int, *line) -> list[str]:
    """What would be due after these actions and is not yet."""
    at = position.state.adventure.sheet_of(position.state, seat)
    before = position.state.view(seat).sheets[at].due
    ((_, told),) = look(position.state, seat, [list(line)])
    assert told.barred is None
    return [message for message in told.sketch[at].due if message not in before]


def keys(messages) -> list[str]:
    return [message.key for message in messages]


def writing(position, slot: str, seat: int = 0) -> Write:
    return next(action for action in position.legal(seat, Write) if action.slot == slot)


def test_a_robot_symbol_is_told_to_ask_for_an_airlock_while_there_is_one():
    """WM-7.7."""
    position = EscapePosition()
    assert keys(due(position, 0, writing(position, "ship1_m1_s1"))) == ["escape-due-airlock"]
    position.sheet(0, airlocks=AIRLOCKS)
    assert due(position, 0, writing(position, "ship1_m1_s1")) == []


def test_an_error_box_is_told_to_open_a_way():
    """WM-7.14: the third box has no airlock."""
    for errors, told in ((0, ["escape-due-error"]), (2, [])):
        position = EscapePosition()
        position.sheet(0, **{f"ship{ship}": "full" for ship in range(1, 7)}, errors=errors)
        assert position.legal(0, TakeError)
        ((_, looked),) = look(position.state, 0, [[TakeError()]])
        assert keys(looked.sketch[0].due) == told


def test_a_column_of_energy_is_told_to_draw_a_wall():
    """WM-2.4."""
    position = dealt("8 energy")
    position.write(0, "t03", 8)
    assert keys(due(position, 0, Mark("energy_2"))) == ["journey-due-wall"]


def test_zones_are_told_from_earth_to_moon():
    """WM-2.3."""
    position = JourneyPosition()
    position.sheet(0, written={"t01": 3, "t02": 5}, circled="w02 w07")
    shown = position.mine(0).zones
    assert [(zone.first, zone.last, zone.filled) for zone in shown] == [(0, 1, True), (2, 6, False), (7, 35, False)]


def test_rows_and_blocks_of_the_virus_are_told():
    """WM-6.9, WM-6.16: a block scores its numbers times its energy."""
    position = VirusPosition()
    first = position.adventure.layout.plant_study.rows[0]
    for crossed, rows in ((len(first) - 1, 0), (len(first), 1)):
        position.sheet(0, plants=crossed, f1b1="1 2 3 4 5")
        shown = position.mine(0)
        assert (shown.noted["plant rows"], shown.filled) == (rows, ["f1b1"])
        assert shown.noted["f1b1"] == 5 * len([symbol for symbol in shown.circled if symbol.startswith("f1b1_e")]) > 0


def test_an_icon_tells_which_virus_it_wakes_and_a_mission_too():
    """WM-6.10, WM-6.20."""
    position = VirusPosition()
    position.sheet(0, plants=4)
    position.offer("9 plant")
    position.write(0, "f1b1_s1", 9)
    assert [message.params for message in due(position, 0, Mark("f1b1_p1"))] == [{"virus": "green"}]


def test_the_second_error_of_the_virus_is_told_to_spread():
    """WM-6.19."""
    for errors, told in ((0, []), (1, ["virus-due-spread"])):
        position = VirusPosition()
        position.sheet(0, errors=errors, **dict.fromkeys(position.adventure.layout.block_ids, "X X X X X"))
        ((_, looked),) = look(position.state, 0, [[TakeError()]])
        assert looked.barred is None
        assert keys(looked.sketch[0].due) == told


def test_a_bonus_of_the_battle_is_told_if_it_is_of_use():
    """WM-8.8: the third slot of the planet has a plant; a track may be crossed to its end."""
    for crossed, told in ((0, ["plant"]), (11, [])):
        position = BattlePosition()
        position.sheet(0, p1="AB", a={"plants": crossed})
        position.deal("2 energy", "8 robot", "8 energy")
        assert effects(due(position, 0, writing(position, "p1_s3"))) == told


def test_every_bonus_of_an_asteroid_is_told():
    """WM-8.8: they are asked one after another."""
    position = BattlePosition()
    position.sheet(0, asteroids=" ".join(f"{one}A" for one in range(1, 7)))
    position.draw(0, "p3", "6 robot")
    asteroid = position.adventure.layout.symbol_at["ast7"]
    bonuses = [EFFECTS[kind] for kind in position.adventure.layout.asteroid_bonuses[asteroid]]
    assert len(bonuses) == 2
    assert sorted(effects(due(position, 0, Mark("ast7")))) == sorted(bonuses)


def effects(messages) -> list[str]:
    return [message.params["effect"].params["effect"] for message in messages]
