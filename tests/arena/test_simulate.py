"""Simulations: the same matches every time, and records that verify."""

from __future__ import annotations

import msgspec
import pytest

from starboard import Match
from starboard.arena.playing import play_record, play_state, set_table
from starboard.arena.simulate import simulate
from starboard.arena.speed import measure
from starboard.engine.build import BUILD
from starboard.engine.errors import Refusal
from starboard.engine.record import read_record


def nothing() -> None:
    pass


def test_the_same_seed_gives_the_same_matches():
    table = set_table("smugglers", 3, {}, ["random", "greedy", "search:5n"])
    one, again = (simulate(table, 4, 7, None, nothing) for _ in range(2))
    assert (one.decisions, one.forced, one.scores, one.wins) == (again.decisions, again.forced, again.scores, again.wins)
    assert one.scores != simulate(table, 4, 8, None, nothing).scores


def test_what_a_simulation_reports():
    done: list[int] = []
    found = simulate(set_table("welcome_to_the_moon", 2, {}, ["random"]), 3, 1, None, lambda: done.append(1))
    assert (found.game, found.seats, found.bots, found.matches, found.build) == ("welcome_to_the_moon", 2, ("random", "random"), 3, BUILD)
    assert len(done) == 3
    assert 0 < found.forced < found.decisions
    assert found.decisions_per_second == pytest.approx(found.decisions / found.seconds)
    assert sum(found.wins) == pytest.approx(3)
    assert found.scores.mean == pytest.approx(sum(seat.mean for seat in found.seat_scores) / 2)


@pytest.mark.parametrize(("game", "bot"), [("smugglers", "greedy"), ("welcome_to_the_moon", "random")])
def test_a_match_is_the_same_with_and_without_a_record(game, bot):
    table = set_table(game, 2, {}, [bot, "random"])
    outcome, record = play_record(table, 5)
    assert outcome == play_state(table, 5)
    assert len(record.log) == outcome.decisions
    assert record.players == [bot, "random"]


def test_records_are_written_one_a_match_and_verify(tmp_path):
    simulate(set_table("smugglers", 2, {"hand": "2"}, ["random"]), 3, 10, tmp_path, nothing)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["smugglers-10.json", "smugglers-11.json", "smugglers-12.json"]
    for file in files:
        match = Match.load(read_record(file.read_bytes()))
        assert match.state.result() is not None
        assert match.options["hand"] == "2"
        assert msgspec.json.decode(file.read_bytes())["seed"] == {"number": int(file.stem.split("-")[1])}


@pytest.mark.parametrize(
    ("seats", "options", "bots", "key"),
    [
        (3, {}, ["random", "greedy"], "refused-bots"),
        (2, {}, ["clever"], "refused-bot"),
        (7, {}, ["random"], "refused-seats"),
        (2, {"speed": "2"}, ["random"], "refused-option"),
    ],
)
def test_tables_that_cannot_be_set(seats, options, bots, key):
    with pytest.raises(Refusal) as refused:
        set_table("smugglers", seats, options, bots)
    assert refused.value.text.key == key


def test_speed_is_measured_in_rounds():
    done: list[int] = []
    speed = measure(set_table("smugglers", 3, {}, ["random"]), 2, 0.01, lambda: done.append(1))
    assert len(done) == 2
    assert speed.decisions_per_second > speed.matches_per_second > 0
    assert 0 <= speed.forced < 1
    assert speed.clone_microseconds > 0
