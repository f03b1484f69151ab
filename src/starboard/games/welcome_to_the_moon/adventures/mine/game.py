"""The Mine, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.mine.bots.evaluation import MineJudge
from starboard.games.welcome_to_the_moon.adventures.mine.bots.policy import MinePolicy
from starboard.games.welcome_to_the_moon.adventures.mine.content import load_mine
from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import MineLayout
from starboard.games.welcome_to_the_moon.adventures.mine.content.names import MineNames
from starboard.games.welcome_to_the_moon.adventures.mine.rules.adventure import Mine
from starboard.games.welcome_to_the_moon.adventures.mine.show import MineShow
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords

LAYOUT: Final = MineLayout(load_mine())
NAMES: Final = MineNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = ()


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = RaceRules(LAYOUT)
    rules = Mine(LAYOUT, NAMES, astra)
    her_judge = AstraJudge(astra)
    judge = MineJudge(LAYOUT, her_judge)
    policy = MinePolicy(LAYOUT, judge)
    return Adventure(
        rules=rules,
        words=MarkedWords(LAYOUT, NAMES),
        sheets=MineShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
