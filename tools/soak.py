"""make soak: play random matches for a long time, and compare, redeal, replay, undo and look on the way.

At every step a game's second opinion is asked, if it has one (tests/second_opinion); now and then so are the laws that hold for every game.
Stops at the first difference, with a record of the match up to there.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable

import msgspec

from progress import Status, stop
from project import LOGS, ROOT

sys.path.insert(0, str(ROOT))

from tests.engine.test_conformance import played, some_lines, some_ways, views
from tests.second_opinion import Difference, opinion_on
from tests.second_opinion.matches import Case, cases, compared

from starboard import Match
from starboard.engine.look import look
from starboard.engine.match import to_json
from starboard.engine.registry import all_games
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.view import changes

DECISIONS = 1_000_000


class Wrong(Exception):
    """A law is broken."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(what)


def no_view_leaks(match: Match, chance: Rng) -> None:
    state = match.state
    for seat in [None, *range(state.seats)]:
        twin = state.redeal(seat, chance)
        demand(twin.view(seat) == state.view(seat), f"seat {seat} can tell a redealt position from the true one")
        if seat is not None:
            demand(twin.legal(seat) == state.legal(seat), f"seat {seat} may do something else in a redealt position")


def undo_leads_back(match: Match, _chance: Rng) -> None:
    if not match.log or not match.can_undo(match.log[-1][0]):
        return
    seat, action = match.log[-1]
    after, before = match.state.digest(), views(match._replayed(match.log[:-1]).state)
    match.undo(seat)
    demand(views(match.state) == before, f"undo of seat {seat} does not lead back")
    match.apply(seat, action)
    demand(match.state.digest() == after, f"after undo the same action of seat {seat} leads elsewhere")


def a_look_is_what_happens(match: Match, chance: Rng) -> None:
    state = match.state
    for seat in state.pending():
        lines = some_lines(state, seat, chance) + some_ways(state, seat, chance)
        demand(look(state, seat, lines, chance.fork()) == look(state.redeal(seat, chance), seat, lines), f"a look of seat {seat} leaks")
        for line, told in look(state, seat, lines):
            happened, after, refused = played(state, seat, line)
            if told.unknown:
                demand(happened[: len(told.events)] == told.events, f"a look of seat {seat} at {line}")
            else:
                demand(happened == told.events, f"a look of seat {seat} at {line}")
                demand(changes(state.view(seat).scores, after) == told.changes, f"a look of seat {seat} at scores after {line}")
                demand((told.barred is None) == (refused is None), f"a look of seat {seat} at whether {line} is allowed")


def a_record_replays(match: Match, _chance: Rng) -> None:
    record = match.export()
    again = Match.load(msgspec.json.decode(to_json(record), type=type(record)))
    demand(views(again.state) == views(match.state), "the record does not replay")


LAWS: list[tuple[Callable[[Match, Rng], None], int]] = [
    (no_view_leaks, 30),
    (undo_leads_back, 100),
    (a_look_is_what_happens, 100),
    (a_record_replays, 300),
]
"""What must hold, and in how many positions it is tried once: each of these takes long."""


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(game.id for game in all_games()), help="all of them when none is named")
    parser.add_argument("--number", type=int, default=DECISIONS, help="decisions to play in each game")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; each round of options has the next one")
    return parser.parse_args()


def soak(game: str, decisions: int, seed: int) -> None:
    opinion = "with a second opinion" if opinion_on(game) else "without a second opinion"
    with Status(f"{game}, {opinion}", decisions) as status:
        for number, case in enumerate(cases(game, seed), start=1):
            play(case, status)
            status.tell(f"{number} matches")
            status.closing = f"{status.count} decisions in {number} matches"
            if status.count >= decisions:
                return


def play(case: Case, status: Status) -> None:
    """One match to its end; whatever goes wrong in it stops the program."""
    match: Match | None = None
    census: dict[str, int] = {}
    chance = Rng(numbered_seed(case.seed + 2_000_003))
    try:
        for match, _ in compared(case):
            census = census or match.state.census()
            demand(match.state.census() == census, f"components: {match.state.census()}, not {census}")
            for law, every in LAWS:
                if chance.below(every) == 0:
                    law(match, chance.fork())
            status.count += 1
    except Difference as difference:
        stop(f"{difference}\n{reproduce(case, match)}")
    except Wrong as wrong:
        stop(f"{case}: {wrong}\n{reproduce(case, match)}")
    except Exception:
        stop(f"{case}\n{traceback.format_exc()}{reproduce(case, match)}")


def reproduce(case: Case, match: Match | None) -> str:
    """Keeps the match as far as it came, and says how to come there again."""
    again = f"make soak GAME={case.game} SEED={case.seed}"
    if match is None:
        return again
    path = LOGS / f"soak-{case.game}-{case.seats}-{case.seed}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(to_json(match._replayed(match.log).export()))
    return f"after {len(match.log)} decisions, recorded in {path.relative_to(ROOT)}; again: {again}"


def main() -> None:
    arguments = read_arguments()
    for game in [arguments.game] if arguments.game else sorted(game.id for game in all_games()):
        soak(game, arguments.number, arguments.seed)


if __name__ == "__main__":
    main()
