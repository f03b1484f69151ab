"""The command line: starboard games, simulate, arena, verify, serve, play, backup, restore, copy, bench."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count as count_from
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from starboard import __version__
from starboard.engine.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.engine.game import Game, Options
    from starboard.engine.record import Option
    from starboard.server.settings import Settings

WRONG_INPUT = 2
INTERRUPTED = 130
INSTALL = f'Install them: {sys.executable} -m pip install "starboard-games[server]"'


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {message}\n")
        sys.exit(WRONG_INPUT)


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 done, 1 a record that does not verify, 2 wrong input, 130 interrupted."""
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    if chosen.run is None:
        parser.print_help()
        return 0
    try:
        status: int = chosen.run(chosen)
    except Refusal as refusal:
        return fail(str(refusal), WRONG_INPUT)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nobody wants to hear more
        return 0
    except ModuleNotFoundError as missing:
        if chosen.run not in PLAYING:
            raise
        return fail(f"{missing.name} is missing: playing needs more packages than studying. {INSTALL}", WRONG_INPUT)
    except OSError as error:
        return fail(f"{error.strerror}: {error.filename}" if error.filename else str(error), WRONG_INPUT)
    except KeyboardInterrupt:
        return fail("Stopped.", INTERRUPTED)
    return status


def fail(message: str, status: int) -> int:
    sys.stderr.write(f"starboard: {message}\n")
    return status


# -- commands


def games(chosen: argparse.Namespace) -> int:
    from starboard.engine.registry import all_games

    if chosen.json:
        return print_json([described(game) for game in all_games()])
    table = new_table("Game", "Id", "Seats", "Options (the first choice is the default)")
    for game in all_games():
        options = "\n".join(choices(option) for option in game.options)
        table.add_row(game.name, game.id, f"{game.min_seats}-{game.max_seats}", options)
    return show(table)


def choices(option: Option) -> str:
    others = [choice for choice in option.choices if choice != option.default]
    return f"{option.id}={'|'.join([option.default, *others])}" + (" for each seat" if option.per_seat else "")


def described(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "seats": {"min": game.min_seats, "max": game.max_seats},
        "options": [
            {"id": option.id, "choices": option.choices, "default": option.default, "per_seat": option.per_seat, "needs": option.needs}
            for option in game.options
        ],
    }


def simulate(chosen: argparse.Namespace) -> int:
    from starboard.arena.playing import set_table
    from starboard.arena.simulate import simulate

    bots = chosen.bot or ["random"]
    table = set_table(chosen.game, seats_of(chosen, len(bots)), read_options(chosen), bots)
    if chosen.records:
        chosen.records.mkdir(parents=True, exist_ok=True)
    with progress("Simulating", chosen.matches) as done:
        found = simulate(table, chosen.matches, chosen.seed, chosen.records, done)
    if chosen.json:
        return print_json(found)
    lines = new_table("", "", title=f"{found.game}, {found.seats} seats: {', '.join(found.bots)}")
    lines.add_row("matches", f"{found.matches}")
    lines.add_row("decisions", f"{found.decisions}, of which {found.forced} had a single option")
    lines.add_row("seconds", f"{found.seconds:.2f}")
    lines.add_row("decisions_per_second", f"{found.decisions_per_second:,.0f}")
    lines.add_row("build", found.build)
    lines.add_row("rounds", f"{found.rounds.mean:.1f} ({found.rounds.least:.0f} to {found.rounds.most:.0f})")
    for seat, scores in enumerate(found.seat_scores):
        spread = f"{scores.mean:.1f} ± {scores.deviation:.1f}, median {scores.median:g}, {scores.least:g} to {scores.most:g}"
        low, high = found.win_intervals[seat]
        wins = f"wins {found.wins[seat]:.1f} ({low:.0%} to {high:.0%} of all)"
        lines.add_row(f"seat {seat + 1} ({found.bots[seat]})", f"score {spread}; {wins}")
    if found.rival_scores is not None:
        lines.add_row("rival", f"score {found.rival_scores.mean:.1f} ± {found.rival_scores.deviation:.1f}")
    return show(lines)


def arena(chosen: argparse.Namespace) -> int:
    from starboard.arena.tournament import all_cores, tournament

    bots = chosen.bot or []
    seats = seats_of(chosen, len(bots))
    with progress("Playing", chosen.matches) as done:
        options, processes = read_options(chosen), chosen.processes or all_cores()
        found = tournament(chosen.game, seats, options, bots, chosen.matches, chosen.seed, processes, done, chosen.out)
    if chosen.json:
        return print_json(found)
    title = f"{found.game}, {found.seats} seats, {found.matches} matches of {found.rounds.mean:.1f} rounds ({found.build} build)"
    lines = new_table("Bot", "Wins", "Ties", "Losses", "Win rate (95 %)", "Mean score (95 %)", title=title)
    for one in found.standings:
        low, high = one.interval
        bottom, top = one.scores.interval
        lines.add_row(
            one.bot,
            f"{one.wins}",
            f"{one.ties}",
            f"{one.losses}",
            f"{one.win_rate:.1%} ({low:.1%} to {high:.1%})",
            f"{one.scores.mean:.1f} ({bottom:.1f} to {top:.1f})",
        )
    if found.rival_scores is not None:
        bottom, top = found.rival_scores.interval
        lines.add_row("the game's rival", "", "", "", "", f"{found.rival_scores.mean:.1f} ({bottom:.1f} to {top:.1f})")
    return show(lines)


def verify(chosen: argparse.Namespace) -> int:
    from starboard.engine.record import read_record
    from starboard.releases.elsewhere import verify

    content = chosen.file.read_bytes()
    record = read_record(content)
    try:
        found = verify(content)
    except Refusal as refusal:
        if chosen.json:
            print_json({"verified": False, "reason": str(refusal)})
        return fail(f"{chosen.file} does not verify. {refusal}", 1)
    committed = record.seed.number is None
    if chosen.json:
        return print_json(
            {"verified": True, "game": record.game, "moves": len(record.log), "commitment": committed, "places": found.places}
        )
    seats = "1 seat" if record.seats == 1 else f"{record.seats} seats"
    shuffles = "the shuffles keep the published commitment" if committed else f"shuffles of seed {record.seed.number}"
    sys.stdout.write(f"{chosen.file} verifies: {found.game}, {seats}, {len(record.log)} moves, {found.end}; {shuffles}.\n")
    return 0


def serve(chosen: argparse.Namespace) -> int:
    from starboard.server.run import serve

    serve(
        host=chosen.host,
        port=chosen.port,
        database_url=chosen.database_url,
        data_dir=chosen.data_dir,
        workers=chosen.workers,
        open_browser=chosen.at_home,
        next_free_port=chosen.at_home,
    )
    return 0


def backup(chosen: argparse.Namespace) -> int:
    import asyncio

    from starboard.server import backups

    with amounts("Copying") as tell:
        kept = asyncio.run(backups.backup(settings_of(chosen), chosen.file, tell))
    sys.stdout.write(f"Everything is kept in {kept} ({kept.stat().st_size / 1e6:,.1f} MB).\n")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    import asyncio

    from starboard.server import backups

    settings = settings_of(chosen)
    with amounts("Restoring") as tell:
        before = asyncio.run(backups.restore(settings, chosen.file, replace=chosen.replace, tell=tell))
    sys.stdout.write(f"{settings.place} holds what {chosen.file} holds.\n")
    if before is not None:
        sys.stdout.write(f"As it was, it is kept in {before}.\n")
    return 0


def copy(chosen: argparse.Namespace) -> int:
    import asyncio

    from starboard.server import backups
    from starboard.server.settings import read_settings

    settings, to = settings_of(chosen), read_settings(chosen.to)
    with amounts("Copying") as tell:
        asyncio.run(backups.copy_all(settings, to, tell))
    sys.stdout.write(
        f"{to.place} holds what {settings.place} held. Serve it with --database-url; what is played in the old one stays there.\n"
    )
    return 0


def settings_of(chosen: argparse.Namespace) -> Settings:
    from starboard.server.settings import read_settings

    return read_settings(chosen.database_url, chosen.data_dir)


def bench(chosen: argparse.Namespace) -> int:
    from starboard.arena.playing import set_table
    from starboard.arena.speed import measure
    from starboard.engine.registry import all_games

    ids = [chosen.game] if chosen.game else [game.id for game in all_games()]
    tables = [set_table(id, chosen.seats or middle_seats(id), read_options(chosen), ["random"]) for id in ids]
    with progress("Measuring", chosen.rounds * len(tables)) as done:
        speeds = [measure(table, chosen.rounds, chosen.seconds, done) for table in tables]
    if chosen.json:
        return print_json(speeds)
    lines = new_table("Game", "Seats", "Build", "Decisions/s", "Forced", "Clone", "Replay")
    for speed in speeds:
        lines.add_row(
            speed.game,
            f"{speed.seats}",
            speed.build,
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.forced:.0%}",
            f"{speed.clone_microseconds:.2f} µs",
            f"{speed.replay_milliseconds:.1f} ms",
        )
    return show(lines)


PLAYING = (serve, backup, restore, copy)


# -- reading arguments


def make_parser() -> Parser:
    parser = Parser(prog="starboard", description="Heavy space board games, played exactly by their rules.")
    parser.add_argument("--version", action="version", version=f"starboard {__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str, *, answers: bool = True) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        if answers:
            added.add_argument("--json", action="store_true", help="answer in JSON")
        return added

    command("games", games, "List the games, their seats and their options.")
    for name, run, about in (
        ("simulate", simulate, "Let bots play matches in one process, and time them."),
        (
            "arena",
            arena,
            "Let bots meet on all cores, equally often in every seat, or one bot its rival alone: win rates with confidence intervals.",
        ),
    ):
        added = command(name, run, about)
        added.add_argument("game", metavar="GAME")
        add_set_up(added)
        added.add_argument("--bot", action="append", metavar="NAME[:ARG]", help="random, greedy, search:200 (ms) or search:500n (nodes)")
        added.add_argument("--matches", type=count, default=100, metavar="K", help="how many matches (100)")
        added.add_argument("--seed", type=number, default=0, metavar="S", help="the first match's seed, the next one's is one more (0)")
        if run is simulate:
            added.add_argument("--records", type=Path, metavar="DIR", help="write one record a match into this folder")
        else:
            added.add_argument("--processes", type=count, metavar="N", help="how many matches at a time (one a core)")
            added.add_argument("--out", type=Path, metavar="FILE", help="keep each outcome in this file; play only what is not in it yet")
    added = command("verify", verify, "Play a record again, check its seed's commitment, its moves and its result.")
    added.add_argument("file", type=Path, metavar="FILE")
    for name, at_home, about in (
        ("serve", False, "Serve the game tables."),
        ("play", True, "Serve the game tables on this machine and open the browser."),
    ):
        added = command(name, serve, about, answers=False)
        added.set_defaults(at_home=at_home)
        added.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1); 0.0.0.0 lets the network in")
        added.add_argument("--port", type=port, default=8000, help="the port to listen on (8000)")
        add_database(added)
        added.add_argument("--workers", type=count, default=1, metavar="N", help="server processes (1); more need PostgreSQL")
    added = command("backup", backup, "Keep everything in one file, while people play.", answers=False)
    added.add_argument("file", type=Path, nargs="?", metavar="FILE", help="where (a new file in the data folder's backups)")
    add_database(added)
    added = command("restore", restore, "Bring back what a backup holds, under a running server too.", answers=False)
    added.add_argument("file", type=Path, metavar="FILE")
    added.add_argument("--replace", action="store_true", help="also when the database holds something: that is kept in a backup first")
    add_database(added)
    added = command("copy", copy, "Copy everything to another database that is empty: from SQLite to PostgreSQL, or back.", answers=False)
    added.add_argument("--to", required=True, metavar="URL", help="postgresql://USER@HOST/NAME or sqlite:///FILE")
    add_database(added)
    added = command("bench", bench, "Measure how fast this build plays at random.")
    added.add_argument("game", nargs="?", metavar="GAME", help="one game only")
    add_set_up(added)
    added.add_argument("--rounds", type=count, default=5, metavar="N", help="how many measurements; the median counts (5)")
    added.add_argument("--seconds", type=positive, default=1.0, metavar="S", help="how long each measurement plays (1)")
    return parser


def add_set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=count, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a game's option; per seat: K=V,V,…")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database-url", metavar="URL", help="postgresql://USER@HOST/NAME instead of SQLite in the data folder")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="the data folder")


def count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 10**9:
        raise argparse.ArgumentTypeError(f"“{text}” is not a count; write 1 or more")
    return int(text)


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"“{text}” is not a port; write 1 to 65535")
    return int(text)


def positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 3600:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of seconds")
    return value


def seats_of(chosen: argparse.Namespace, bots: int) -> int:
    """As many as named; otherwise one for each bot, as far as the game has seats."""
    from starboard.engine.registry import find_game

    game = find_game(chosen.game)
    seats: int | None = chosen.seats
    return seats if seats is not None else min(game.max_seats, max(game.min_seats, bots))


def middle_seats(id: str) -> int:
    from starboard.engine.registry import find_game

    game = find_game(id)
    return min(3, game.max_seats)


def read_options(chosen: argparse.Namespace) -> Options:
    from starboard.engine.registry import find_game

    per_seat = {option.id for option in find_game(chosen.game).options if option.per_seat} if chosen.game else set()
    options: Options = {}
    for pair in chosen.option:
        id, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("refused-option-form", option=pair)
        options[id] = value.split(",") if id in per_seat and "," in value else value
    return options


# -- answering


def print_json(value: Any) -> int:
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")
    return 0


def new_table(*columns: str, title: str | None = None) -> Any:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", show_header=any(columns))
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def show(table: Any) -> int:
    from rich.console import Console

    Console().print(table)
    return 0


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal; the answer is what advances it by one."""
    with amounts(title, total) as tell:
        done = count_from(1)
        yield lambda: tell(next(done), total)


@contextmanager
def amounts(title: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """The same; the answer is told how much of how much is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)


if __name__ == "__main__":
    sys.exit(main())
