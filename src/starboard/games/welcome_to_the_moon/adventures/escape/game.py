"""The Escape, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.escape.bots.evaluation import EscapeJudge
from starboard.games.welcome_to_the_moon.adventures.escape.bots.policy import EscapePolicy
from starboard.games.welcome_to_the_moon.adventures.escape.content import load_escape
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.adventures.escape.content.names import EscapeNames
from starboard.games.welcome_to_the_moon.adventures.escape.rules.adventure import Escape
from starboard.games.welcome_to_the_moon.adventures.escape.show import EscapeShow
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.rules.marking import WILD_EFFECTS, wild_effects
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords

LAYOUT: Final = EscapeLayout(load_escape())
NAMES: Final = EscapeNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = (WILD_EFFECTS,)


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = RaceRules(LAYOUT)
    rules = Escape(LAYOUT, NAMES, astra, wild_effects(options))
    her_judge = AstraJudge(astra)
    judge = EscapeJudge(LAYOUT, her_judge)
    policy = EscapePolicy(LAYOUT, judge)
    return Adventure(
        rules=rules,
        words=MarkedWords(LAYOUT, NAMES),
        sheets=EscapeShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
