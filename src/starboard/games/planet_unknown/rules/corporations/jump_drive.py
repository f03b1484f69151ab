"""Jump Drive: technologies unlocked by lifepods instead of the tech track (PU-18.6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.modifiers import LifepodToTechnology
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation

HOLDER: Final = "technology-"


@final
class JumpDrive(Corporation):
    """A bit of `housed` is a technology with a lifepod."""

    rules = (LifepodToTechnology,)
    house_rule = "PU-18.6"

    def available(self, player: Player) -> int:
        return player.housed

    def bar_technology(self, player: Player, technology: Technology) -> Refusal:
        return Refusal("refused-technology-lifepod", rule="PU-18.6", technology=technology.level)

    def homes(self, player: Player) -> list[str]:
        return [HOLDER + technology.level for technology in self.board.technologies if not player.housed & technology.bit]

    def house(self, player: Player, place: str) -> None:
        player.housed |= self.holder(place)

    def unhouse(self, player: Player, place: str) -> None:
        player.housed &= ~self.holder(place)

    def housed(self, player: Player) -> list[str]:
        return [HOLDER + technology.level for technology in self.board.technologies if player.housed & technology.bit]

    def holder(self, place: str) -> int:
        level = place[len(HOLDER) :]
        return next(technology.bit for technology in self.board.technologies if technology.level == level)
