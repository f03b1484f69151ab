"""The Journey, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.journey.bots.evaluation import JourneyJudge
from starboard.games.welcome_to_the_moon.adventures.journey.bots.policy import JourneyPolicy
from starboard.games.welcome_to_the_moon.adventures.journey.content import load_journey
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.content.names import JourneyNames
from starboard.games.welcome_to_the_moon.adventures.journey.rules.adventure import Journey
from starboard.games.welcome_to_the_moon.adventures.journey.rules.astra import JourneyAstra
from starboard.games.welcome_to_the_moon.adventures.journey.show import JourneyShow
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.rules.marking import WILD_EFFECTS, wild_effects
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords

LAYOUT: Final = JourneyLayout(load_journey())
NAMES: Final = JourneyNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = (WILD_EFFECTS,)


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = JourneyAstra(LAYOUT)
    rules = Journey(LAYOUT, NAMES, astra, wild_effects(options))
    her_judge = AstraJudge(astra)
    judge = JourneyJudge(LAYOUT, her_judge)
    policy = JourneyPolicy(LAYOUT, judge)
    return Adventure(
        rules=rules,
        words=MarkedWords(LAYOUT, NAMES),
        sheets=JourneyShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
