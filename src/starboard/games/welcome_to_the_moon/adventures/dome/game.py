"""The Dome, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.dome.bots.evaluation import DomeJudge
from starboard.games.welcome_to_the_moon.adventures.dome.bots.policy import DomePolicy
from starboard.games.welcome_to_the_moon.adventures.dome.content import load_dome
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.content.names import DomeNames
from starboard.games.welcome_to_the_moon.adventures.dome.rules.adventure import SINGLE_ARM, Dome
from starboard.games.welcome_to_the_moon.adventures.dome.rules.astra import DomeAstra
from starboard.games.welcome_to_the_moon.adventures.dome.show import DomeShow
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords

LAYOUT: Final = DomeLayout(load_dome())
NAMES: Final = DomeNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = (SINGLE_ARM,)


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = DomeAstra(LAYOUT)
    rules = Dome(LAYOUT, NAMES, astra, single_arm=options[SINGLE_ARM.id] == "yes")
    her_judge = AstraJudge(astra)
    judge = DomeJudge(LAYOUT, her_judge)
    policy = DomePolicy(LAYOUT, rules, judge)
    return Adventure(
        rules=rules,
        words=MarkedWords(LAYOUT, NAMES),
        sheets=DomeShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
