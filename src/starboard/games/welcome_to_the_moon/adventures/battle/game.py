"""The Battle, put together."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import Adventure
from starboard.games.welcome_to_the_moon.adventures.battle.bots.evaluation import BattleJudge
from starboard.games.welcome_to_the_moon.adventures.battle.bots.policy import BattlePolicy
from starboard.games.welcome_to_the_moon.adventures.battle.content import load_battle
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.names import BattleNames
from starboard.games.welcome_to_the_moon.adventures.battle.rules.adventure import Battle
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astra import BattleAstra
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import ANY_SHEET, PER_TURN, StoredAstronauts
from starboard.games.welcome_to_the_moon.adventures.battle.show import BattleShow
from starboard.games.welcome_to_the_moon.adventures.battle.words import BattleWords
from starboard.games.welcome_to_the_moon.bots.evaluation import Lead
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy

LAYOUT: Final = BattleLayout(load_battle())
NAMES: Final = BattleNames(LAYOUT)
SWITCHES: Final[tuple[Option, ...]] = (ANY_SHEET, PER_TURN)


def by(options: Options) -> Adventure:
    """By the readings of its rules that the table has chosen among its switches (WM-0.21)."""
    astra = BattleAstra(LAYOUT, NAMES)
    stored = StoredAstronauts(LAYOUT, any_sheet=options[ANY_SHEET.id] == "yes", one_per_turn=options[PER_TURN.id] == "1")
    rules = Battle(LAYOUT, NAMES, astra, stored)
    her_judge = AstraJudge(astra)
    judge = BattleJudge(LAYOUT, her_judge)
    policy = BattlePolicy(LAYOUT, judge)
    return Adventure(
        rules=rules,
        words=BattleWords(LAYOUT, NAMES),
        sheets=BattleShow(LAYOUT),
        evaluation=Lead(judge, policy, her_judge),
        policy=policy,
        astra=AstraPolicy(her_judge),
    )
