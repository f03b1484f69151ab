"""Tournaments: balanced seats, honest counts."""

from __future__ import annotations

import msgspec
import pytest

from starboard.arena.playing import Outcome
from starboard.arena.tournament import Tournament, all_cores, line_up, standing, tournament
from starboard.engine.errors import Refusal


def nothing() -> None:
    pass


def played(bots: list[str], matches: int, seats: int = 2, game: str = "smugglers", processes: int = 1):
    return tournament(game, seats, {}, bots, matches, 0, processes, nothing)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (2, 4), (3, 4)])
def test_every_bot_sits_equally_often_in_every_seat(bots, seats):
    seated = [[0] * seats for _ in range(bots)]
    for number in range(bots * 4):
        for seat, bot in enumerate(line_up(bots, seats, number)):
            seated[bot][seat] += 1
    assert seated == [[4] * seats] * bots


def test_wins_ties_and_losses_add_up():
    found = played(["greedy", "random"], 30)
    greedy, random = found.standings
    assert greedy.seated == random.seated == [15, 15]
    assert greedy.wins + greedy.ties + greedy.losses == found.matches == 30
    assert (greedy.wins, greedy.ties, greedy.losses) == (random.losses, random.ties, random.wins)
    assert greedy.win_rate + random.win_rate == pytest.approx(1)
    assert greedy.interval[0] < greedy.win_rate < greedy.interval[1]
    assert greedy.win_rate > 0.5
    assert greedy.scores.mean > random.scores.mean


def test_a_tie_counts_half():
    outcomes = [Outcome([5, 5], [0.5, 0.5], 1, 1, 0), Outcome([3, 4], [0.0, 1.0], 1, 1, 0)]
    first = standing("greedy", 0, [[0, 1], [1, 0]], outcomes)
    assert (first.wins, first.ties, first.losses, first.win_rate) == (1, 1, 0, 0.75)
    assert first.scores.mean == 4.5


def test_a_bot_in_several_seats_wins_with_any_of_them():
    outcome = Outcome([1, 2, 3, 4], [0.0, 0.5, 0.0, 0.5], 1, 1, 0)
    first, second = (standing("random", index, [[0, 1, 0, 1]], [outcome]) for index in range(2))
    assert (first.wins, first.losses, second.wins, second.ties) == (0, 1, 1, 0)


def test_processes_change_nothing_but_the_time():
    one = played(["random", "random"], 4, game="welcome_to_the_moon")
    two = played(["random", "random"], 4, game="welcome_to_the_moon", processes=2)
    assert (one.processes, two.processes) == (1, 2)
    assert msgspec.structs.replace(one, seconds=0, processes=0) == msgspec.structs.replace(two, seconds=0, processes=0)
    assert all_cores() >= 1


@pytest.mark.parametrize(("bots", "seats", "key"), [(["random"], 2, "refused-arena-bots"), (["random"] * 3, 2, "refused-arena-seats")])
def test_tournaments_that_cannot_be_held(bots, seats, key):
    with pytest.raises(Refusal) as refused:
        played(bots, 2, seats)
    assert refused.value.text.key == key


def test_one_bot_alone_meets_the_games_rival():
    found = tournament("welcome_to_the_moon", 1, {"adventure": "5", "astra_level": "8"}, ["random"], 3, 0, 1, nothing)
    (alone,) = found.standings
    assert alone.seated == [3]
    assert (alone.wins, alone.losses) == (0, 3), "random play beats no ASTRA of level 8"
    assert found.rival_scores is not None
    assert found.rival_scores.mean > alone.scores.mean


def test_without_a_rival_there_are_no_scores_of_one():
    assert played(["random", "random"], 1).rival_scores is None


def test_outcomes_in_the_file_are_not_played_again(tmp_path):
    kept = tmp_path / "outcomes.jsonl"

    def play(matches: int) -> Tournament:
        return tournament("smugglers", 2, {}, ["greedy", "random"], matches, 5, 1, nothing, kept)

    first = play(2)
    lines = kept.read_bytes().splitlines()
    assert len(lines) == 2
    more = play(4)
    assert kept.read_bytes().splitlines()[:2] == lines
    assert len(kept.read_bytes().splitlines()) == 4
    assert msgspec.structs.replace(more, seconds=0) == msgspec.structs.replace(played_at(5, 4), seconds=0)
    assert msgspec.structs.replace(play(2), seconds=0) == msgspec.structs.replace(first, seconds=0)


def played_at(seed: int, matches: int) -> Tournament:
    return tournament("smugglers", 2, {}, ["greedy", "random"], matches, seed, 1, nothing)


def test_a_kept_outcome_is_taken_as_it_is(tmp_path):
    kept = tmp_path / "outcomes.jsonl"
    tournament("smugglers", 2, {}, ["greedy", "random"], 1, 5, 1, nothing, kept)
    line = msgspec.json.decode(kept.read_bytes())
    line["outcome"]["scores"] = [77, 0]
    kept.write_bytes(msgspec.json.encode(line) + b"\n")
    again = tournament("smugglers", 2, {}, ["greedy", "random"], 1, 5, 1, nothing, kept)
    assert again.standings[0].scores.mean == 77


def test_another_table_is_played_anew(tmp_path):
    kept = tmp_path / "outcomes.jsonl"
    for bots in (["greedy", "random"], ["random", "random"]):
        tournament("smugglers", 2, {}, bots, 1, 5, 1, nothing, kept)
    assert len(kept.read_bytes().splitlines()) == 2


def test_a_file_of_something_else_is_refused(tmp_path):
    kept = tmp_path / "notes.txt"
    kept.write_text("not an outcome\n")
    with pytest.raises(Refusal, match=r"notes.txt”, line 1, is not the outcome of a match"):
        tournament("smugglers", 2, {}, ["greedy", "random"], 1, 5, 1, nothing, kept)
    assert kept.read_text() == "not an outcome\n"
