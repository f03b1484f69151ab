"""Tune the weights of an evaluation by play.

    tune.py welcome_to_the_moon MODULE --option adventure=6 --option astra_level=8

MODULE has an object `WEIGHTS` whose attributes are numbers. One after another is made greater and smaller; a change is kept when the bot
then does better alone against the game's rival, in the same matches, by more than their spread explains. At the end old and new weights
meet in fresh matches. The module must be the one that plays: put the build to tune first on PYTHONPATH, the compiled one is many times
faster. Nothing is written: copy what has held into the module.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from starboard.arena.playing import Table, play_state, set_table

STEPS = (1.3, 1 / 1.3)
FRESH = 1_000_000
"""The number of the first fresh match: tuning never comes so far."""

Weights = dict[str, float]


class Tuner:
    """Plays matches with changed weights; `doubt` is how many standard errors of the difference a change must gain by."""

    def __init__(self, table: Table, module: str, names: list[str], doubt: float) -> None:
        self.table = table
        self.live = import_module(module).WEIGHTS
        self.names = names or list(getattr(type(self.live), "__mypyc_attrs__", None) or vars(self.live))
        self.doubt = doubt
        self.weights: Weights = {name: getattr(self.live, name) for name in self.names}

    def margins(self, weights: Weights, first: int, matches: int) -> list[float]:
        """By how many points each match was won, or lost."""
        for name, weight in weights.items():
            setattr(self.live, name, weight)
        outcomes = [play_state(self.table, number) for number in range(first, first + matches)]
        return [outcome.scores[0] - max(outcome.rivals, default=0) for outcome in outcomes]

    def is_better(self, margins: list[float], than: list[float]) -> bool:
        gains = [new - old for new, old in zip(margins, than, strict=True)]
        return fmean(gains) > self.doubt * stdev(gains) / sqrt(len(gains))

    def tune(self, first: int, matches: int, seconds: float, console: Console) -> None:
        """Goes round the weights until the time is up; every round has matches of its own. A step that helped is tried again."""
        columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("Playing", total=seconds)
            until = monotonic() + seconds
            while monotonic() < until:
                best = self.margins(self.weights, first, matches)
                console.print(f"matches {first} to {first + matches - 1}: {fmean(best):+.1f}")
                for name in self.names:
                    for step in STEPS:
                        bar.update(task, completed=seconds - (until - monotonic()), description=name)
                        changed = {**self.weights, name: self.weights[name] * step}
                        if monotonic() > until or not self.is_better(margins := self.margins(changed, first, matches), best):
                            continue
                        self.weights, best = changed, margins
                        console.print(f"  {name} = {changed[name]:.3g}: {fmean(best):+.1f}")
                        break
                first += matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("module")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy); with a budget of nodes the same matches are compared")
    parser.add_argument("--weight", action="append", default=[], help="tune this weight only; may be repeated")
    parser.add_argument("--matches", type=int, default=40, help="matches a step (40)")
    parser.add_argument("--first", type=int, default=0, help="number of the first match (0)")
    parser.add_argument("--minutes", type=float, default=5, help="how long to tune (5)")
    parser.add_argument("--doubt", type=float, default=1.0, help="standard errors that a step must gain by (1)")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    table = set_table(chosen.game, 1, dict(option.split("=", 1) for option in chosen.option), [chosen.bot])
    tuner = Tuner(table, chosen.module, chosen.weight, chosen.doubt)
    old = dict(tuner.weights)
    tuner.tune(chosen.first, chosen.matches, 60 * chosen.minutes, console)
    before, after = (tuner.margins(weights, FRESH, 2 * chosen.matches) for weights in (old, tuner.weights))
    console.print(f"fresh matches: {fmean(before):+.1f} before, {fmean(after):+.1f} after; held: {tuner.is_better(after, before)}")
    for name, weight in tuner.weights.items():
        console.print(f"  {name} = {weight:.3g}" + ("" if weight == old[name] else f" (was {old[name]:.3g})"))


if __name__ == "__main__":
    main()
