"""The Launch, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.launch.bots.evaluation import LaunchAstraJudge, LaunchEvaluation
from starboard.games.welcome_to_the_moon.adventures.launch.bots.policy import LaunchPolicy
from starboard.games.welcome_to_the_moon.adventures.launch.content import load_launch
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.content.names import LaunchNames
from starboard.games.welcome_to_the_moon.adventures.launch.rules.adventure import Launch
from starboard.games.welcome_to_the_moon.adventures.launch.rules.astra import LaunchAstra
from starboard.games.welcome_to_the_moon.adventures.launch.show import LaunchShow
from starboard.games.welcome_to_the_moon.adventures.launch.words import LaunchWords
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy

LAYOUT: Final = LaunchLayout(load_launch())
NAMES: Final = LaunchNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = ()


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = LaunchAstra(LAYOUT)
    rules = Launch(LAYOUT, NAMES, astra)
    her_judge = LaunchAstraJudge(astra)
    evaluation = LaunchEvaluation(LAYOUT, rules, her_judge)
    return Adventure(
        rules=rules,
        words=LaunchWords(LAYOUT, NAMES),
        sheets=LaunchShow(LAYOUT),
        evaluation=evaluation,
        policy=LaunchPolicy(LAYOUT, evaluation),
        astra=AstraPolicy(her_judge),
    )
