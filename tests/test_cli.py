"""The command line: what it prints, and what it says to wrong input: one line, status 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from starboard import __version__, cli
from starboard.engine.build import BUILD


@pytest.fixture
def run(capsys):
    def run(*arguments: object) -> tuple[int, str, str]:
        try:
            status = cli.main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            status = leaving.code
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def record(run, tmp_path) -> Path:
    run("simulate", "smugglers", "--matches", 1, "--seed", 4, "--records", tmp_path)
    return tmp_path / "smugglers-4.json"


def changed(record: Path, **fields: object) -> Path:
    content = json.loads(record.read_bytes())
    record.write_text(json.dumps(content | fields))
    return record


# -- answers


def test_games_as_json(run):
    status, out, _ = run("games", "--json")
    games = {game["id"]: game for game in json.loads(out)}
    assert status == 0
    assert games["smugglers"] == {
        "id": "smugglers",
        "name": "Smugglers",
        "seats": {"min": 2, "max": 4},
        "options": [
            {"id": "hand", "choices": ["2", "3"], "default": "3", "per_seat": False, "needs": None},
            {"id": "start", "choices": ["0", "2"], "default": "0", "per_seat": True, "needs": None},
        ],
    }
    assert games["welcome_to_the_moon"]["name"] == "Welcome to the Moon"


def test_games_for_people(run):
    status, out, _ = run("games")
    assert status == 0
    assert "Smugglers" in out
    assert "hand=3|2" in out
    assert "start=0|2 for each seat" in out


def test_simulate_as_json(run):
    status, out, err = run("simulate", "smugglers", "--seats", 3, "--matches", 5, "--seed", 2, "--bot", "random", "--json")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert (found["matches"], found["seats"], found["build"], found["bots"]) == (5, 3, BUILD, ["random"] * 3)
    assert found["decisions"] > 5
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert set(found["scores"]) == {"mean", "interval", "deviation", "least", "median", "most"}


def test_simulate_for_people(run):
    status, out, _ = run("simulate", "smugglers", "--matches", 2, "--bot", "greedy", "--bot", "random", "--option", "start=0,2")
    assert status == 0
    for word in ("matches", "decisions", "seconds", "decisions_per_second", BUILD, "seat 1 (greedy)", "seat 2 (random)"):
        assert word in out


def test_arena_as_json_and_for_people(run):
    asked = ("arena", "smugglers", "--bot", "greedy", "--bot", "random", "--matches", 6, "--processes", 1)
    found = json.loads(run(*asked, "--json")[1])
    greedy = found["standings"][0]
    assert (greedy["bot"], greedy["seated"], found["matches"]) == ("greedy", [3, 3], 6)
    assert greedy["interval"][0] <= greedy["win_rate"] <= greedy["interval"][1]
    status, out, _ = run(*asked)
    assert status == 0
    assert f"{greedy['win_rate']:.1%}" in out


def test_bench_measures_this_build(run):
    asked = ("bench", "smugglers", "--rounds", 1, "--seconds", 0.01)
    speeds = json.loads(run(*asked, "--json")[1])
    assert [(speed["game"], speed["seats"], speed["build"]) for speed in speeds] == [("smugglers", 3, BUILD)]
    assert BUILD in run(*asked)[1]


def test_verify_a_good_record(run, record):
    status, out, err = run("verify", record)
    assert (status, err) == (0, "")
    assert out.startswith(f"{record} verifies: Smugglers, 2 seats")
    assert "shuffles of seed 4" in out
    verdict = json.loads(run("verify", record, "--json")[1])
    assert verdict["verified"] is True
    assert verdict["commitment"] is False


@pytest.mark.parametrize(
    ("alone", "end"),
    [
        (("seti",), "won by Rival"),
        (("planet_unknown", "--option", "events=balanced"), "ended with: Critical failure"),
    ],
)
def test_verify_says_how_it_ended_for_somebody_alone(run, tmp_path, alone, end):
    run("simulate", *alone, "--seats", 1, "--bot", "random", "--matches", 1, "--records", tmp_path)
    status, out, _ = run("verify", tmp_path / f"{alone[0]}-0.json")
    assert status == 0
    assert "1 seat, " in out
    assert f" moves, {end}; " in out


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"digest": "00"}, "The final position is not the one that the record promises."),
        ({"version": 99}, "The match was played under version 99 of the rules; this program plays version 1."),
        ({"game": "checkers"}, "There is no game “checkers”."),
        ({"log": [[1, {"type": "roll"}]]}, "Move 1 of the record is not legal: Nothing is asked of this seat now."),
        ({"seed": {"secret": "00", "commitment": "00"}}, "The secret does not fit the commitment published before the start"),
    ],
)
def test_verify_a_record_that_was_tampered_with(run, record, change, reason):
    status, out, err = run("verify", changed(record, **change))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"starboard: {record} does not verify. {reason}")
    verdict = json.loads(run("verify", record, "--json")[1])
    assert verdict["verified"] is False
    assert verdict["reason"].startswith(reason)


@pytest.mark.parametrize(("command", "at_home"), [("serve", False), ("play", True)])
def test_serve_and_play_hand_on_their_arguments(run, monkeypatch, command, at_home):
    import starboard.server.run

    called: list[dict[str, object]] = []
    monkeypatch.setattr(starboard.server.run, "serve", lambda **arguments: called.append(arguments))
    assert run(command, "--port", 8123, "--workers", 2, "--database-url", "postgresql+asyncpg://x", "--data-dir", "d")[0] == 0
    assert called == [
        {
            "host": "127.0.0.1",
            "port": 8123,
            "database_url": "postgresql+asyncpg://x",
            "data_dir": Path("d"),
            "workers": 2,
            "open_browser": at_home,
            "next_free_port": at_home,
        }
    ]


def test_help_and_version(run):
    assert "simulate" in run()[1]
    assert run("--version")[:2] == (0, f"starboard {__version__}\n")


def test_a_quick_answer_loads_neither_server_nor_tables():
    check = "import sys; from starboard.cli import main; main(['games', '--json']); sys.exit(bool({'rich', 'litestar'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", check], stdout=subprocess.DEVNULL).returncode == 0


SERVER_PACKAGES = ["advanced_alchemy", "alembic", "asyncpg", "litestar", "sqlalchemy", "uvicorn"]
WITHOUT_THEM = f"import sys; sys.modules.update(dict.fromkeys({SERVER_PACKAGES})); from starboard.cli import main; sys.exit(main())"
"""A module that is None can't be imported."""


def studying(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT_THEM, *(str(argument) for argument in arguments)]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "simulate welcome_to_the_moon --matches 1",
        "arena welcome_to_the_moon --bot greedy --bot random --matches 2 --processes 2",
        "bench welcome_to_the_moon --rounds 1 --seconds 0.01",
    ],
)
def test_studying_needs_none_of_the_servers_packages(command):
    done = studying(*command.split())
    assert (done.returncode, done.stderr) == (0, "")


def test_a_record_is_verified_without_the_servers_packages(tmp_path):
    assert studying("simulate", "welcome_to_the_moon", "--matches", 1, "--records", tmp_path).returncode == 0
    assert studying("verify", tmp_path / "welcome_to_the_moon-0.json").returncode == 0


@pytest.mark.parametrize("command", ["serve", "play", "backup", "restore x.db", "copy --to sqlite:///x.db"])
def test_what_playing_lacks_is_named_with_how_to_install_it(command):
    done = studying(*command.split())
    assert done.returncode == 2
    assert done.stderr.startswith("starboard: ")
    assert "is missing: playing needs more packages than studying." in done.stderr
    assert done.stderr.endswith(f'{sys.executable} -m pip install "starboard-games[server]"\n')


def test_the_module_is_the_command(run):
    done = subprocess.run([sys.executable, "-m", "starboard", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == run("--version")[:2]


# -- wrong input

BUDGET = "has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes)."


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("simulate checkers", "starboard: There is no game “checkers”. The games are: "),
        ("arena checkers --bot random --bot greedy", "starboard: There is no game “checkers”. The games are: "),
        ("bench checkers", "starboard: There is no game “checkers”. The games are: "),
        ("simulate", "starboard simulate: the following arguments are required: GAME"),
        ("simulate smugglers --matches 0", "starboard simulate: argument --matches: “0” is not a count; write 1 or more"),
        ("simulate smugglers --matches many", "starboard simulate: argument --matches: “many” is not a count; write 1 or more"),
        ("simulate smugglers --seed x", "starboard simulate: argument --seed: “x” is not a whole number"),
        ("simulate smugglers --seats 7", "starboard: Smugglers is for 2 to 4 seats, not for 7."),
        ("simulate smugglers --seats -1", "starboard simulate: argument --seats: “-1” is not a count; write 1 or more"),
        ("simulate smugglers --bot clever", "starboard: There is no bot “clever”. The bots are: random, greedy, search."),
        ("simulate smugglers --bot search:fast", f"starboard: “search:fast” {BUDGET}"),
        ("simulate smugglers --bot greedy:1", "starboard: “greedy:1”: the bot greedy takes no number."),
        (
            "simulate smugglers --seats 3 --bot random --bot greedy",
            "starboard: Name one bot for all seats or one for each: there are 3 seats and 2 bots.",
        ),
        ("simulate smugglers --option hand", "starboard: “hand” is no option with its value. Write it as name=value."),
        ("simulate smugglers --option speed=2", "starboard: There is no option “speed”. The options are: hand, start."),
        ("simulate smugglers --option hand=9", "starboard: Option “hand” cannot be “9”. Choose one of: 2, 3."),
        ("simulate smugglers --option start=0,0,0", "starboard: Option “start” needs 2 values."),
        ("simulate smugglers --records /dev/null/x", "starboard: "),
        ("arena smugglers", "starboard: An arena needs two bots or more: --bot greedy --bot search:200."),
        (
            "arena smugglers --seats 2 --bot random --bot random --bot random",
            "starboard: 3 bots cannot meet in 2 seats. Name more seats or fewer bots.",
        ),
        ("verify /no/such/file", "starboard: No such file or directory: /no/such/file"),
        ("verify /", "starboard: Is a directory: /"),
        ("verify /dev/null", "starboard: This is no record of a match: "),
        ("bench smugglers --seconds 0", "starboard bench: argument --seconds: “0” is not a number of seconds"),
        ("serve --port 99999", "starboard serve: argument --port: “99999” is not a port; write 1 to 65535"),
        ("serve --workers 0", "starboard serve: argument --workers: “0” is not a count; write 1 or more"),
        ("dance", "starboard: argument COMMAND: invalid choice: 'dance'"),
        ("games --loud", "starboard: unrecognized arguments: --loud"),
    ],
)
def test_wrong_input_gets_one_line_and_status_2(run, arguments, message):
    status, out, err = run(*arguments.split())
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def test_a_file_that_is_no_record(run, record):
    assert run("verify", changed(record, format="other"))[::2] == (
        2,
        "starboard: The record has format “other”; only “starboard-record-1” can be read.\n",
    )


def test_ctrl_c_is_one_line_too(run, monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("starboard.arena.simulate.simulate", interrupted)
    assert run("simulate", "smugglers") == (130, "", "starboard: Stopped.\n")
