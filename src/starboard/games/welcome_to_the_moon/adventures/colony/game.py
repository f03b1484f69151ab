"""The Colony, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.colony.bots.evaluation import ColonyJudge
from starboard.games.welcome_to_the_moon.adventures.colony.bots.policy import ColonyPolicy
from starboard.games.welcome_to_the_moon.adventures.colony.content import load_colony
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.content.names import ColonyNames
from starboard.games.welcome_to_the_moon.adventures.colony.rules.adventure import Colony
from starboard.games.welcome_to_the_moon.adventures.colony.rules.astra import ColonyAstra
from starboard.games.welcome_to_the_moon.adventures.colony.show import ColonyShow
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords

LAYOUT: Final = ColonyLayout(load_colony())
NAMES: Final = ColonyNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = ()


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = ColonyAstra(LAYOUT)
    rules = Colony(LAYOUT, NAMES, astra)
    her_judge = AstraJudge(astra)
    judge = ColonyJudge(LAYOUT, her_judge)
    policy = ColonyPolicy(LAYOUT, judge)
    return Adventure(
        rules=rules,
        words=MarkedWords(LAYOUT, NAMES),
        sheets=ColonyShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
