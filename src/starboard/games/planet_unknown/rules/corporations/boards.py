"""Which corporation boards answer some questions of the rules differently; the others differ in what is printed on them only (PU-18)."""

from __future__ import annotations

from typing import Final

from starboard.engine.content import expect
from starboard.games.planet_unknown.content.corporations import CORPORATIONS
from starboard.games.planet_unknown.content.modifiers import BoardRule, EnergyExcludes
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation
from starboard.games.planet_unknown.rules.corporations.cosmos import Cosmos
from starboard.games.planet_unknown.rules.corporations.flux import Flux
from starboard.games.planet_unknown.rules.corporations.horizon import Horizon
from starboard.games.planet_unknown.rules.corporations.jump_drive import JumpDrive
from starboard.games.planet_unknown.rules.corporations.makeshift import Makeshift
from starboard.games.planet_unknown.rules.corporations.oasis import Oasis
from starboard.games.planet_unknown.rules.corporations.wormhole import Wormhole

KINDS: Final[dict[str, type[Corporation]]] = {
    "wormhole_corp": Wormhole,
    "cosmos_inc": Cosmos,
    "horizon_group": Horizon,
    "jump_drive": JumpDrive,
    "oasis_ultd": Oasis,
    "makeshift": Makeshift,
    "flux_industries": Flux,
}
ANSWERS: Final[list[Corporation]] = [KINDS.get(board.id, Corporation)(board) for board in CORPORATIONS.values()]
for _answer in ANSWERS:
    _printed = {type(op) for rule in _answer.board.rules for op in rule.effects if isinstance(op, BoardRule)}
    expect(f"corporations.json: {_answer.board.id}: rules", _printed - {EnergyExcludes}, set(_answer.rules))


def corporation_of(player: Player) -> Corporation:
    """The rules of the player's corporation board."""
    return ANSWERS[player.corporation.index]
