"""The Virus, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.virus.bots.evaluation import VirusJudge
from starboard.games.welcome_to_the_moon.adventures.virus.bots.policy import VirusPolicy
from starboard.games.welcome_to_the_moon.adventures.virus.content import load_virus
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.content.names import VirusNames
from starboard.games.welcome_to_the_moon.adventures.virus.rules.adventure import EXACT_SLOT, Virus
from starboard.games.welcome_to_the_moon.adventures.virus.rules.astra import VirusAstra
from starboard.games.welcome_to_the_moon.adventures.virus.rules.propagation import Propagation
from starboard.games.welcome_to_the_moon.adventures.virus.show import VirusShow
from starboard.games.welcome_to_the_moon.adventures.virus.words import VirusWords
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.rules.marking import WILD_EFFECTS, wild_effects
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy

LAYOUT: Final = VirusLayout(load_virus())
NAMES: Final = VirusNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = (WILD_EFFECTS, EXACT_SLOT)


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    propagation = Propagation(LAYOUT, NAMES)
    astra = VirusAstra(LAYOUT, propagation)
    rules = Virus(LAYOUT, NAMES, astra, propagation, wild_effects(options), exact_slot=options[EXACT_SLOT.id] == "yes")
    her_judge = AstraJudge(astra)
    judge = VirusJudge(LAYOUT, her_judge)
    policy = VirusPolicy(LAYOUT, rules, judge)
    return Adventure(
        rules=rules,
        words=VirusWords(LAYOUT, NAMES),
        sheets=VirusShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
