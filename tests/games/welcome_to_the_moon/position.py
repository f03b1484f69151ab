"""Positions of adventure 1 for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.deck import STACKS
from tests.games.welcome_to_the_moon.builder import PositionBuilder, inscriptions

LAUNCH = ADVENTURES["1"]
LEVELS = dict(zip(LAUNCH.layout.level_at, LAUNCH.layout.lines, strict=True))
FULL = "full"


class Position(PositionBuilder):
    """Sheets are blank until `sheet` says otherwise."""

    adventure = LAUNCH

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        rockets: int = 0,
        errors: int = 0,
        crossed: int = 0,
        ties: int = 0,
        fuelled: tuple[str, ...] = (),
        claimed: str = "",
        **levels: str,
    ) -> None:
        """Levels as they read: `l4="2 _ | _ 13 X"`, or FULL. `errors` are circled, `crossed` of them are crossed too."""
        sheet = LAUNCH.rules.new_sheet()
        for level, text in levels.items():
            for slot, written in zip(LEVELS[level], written_in(level, text), strict=True):
                sheet.slots[slot] = written
        sheet.rockets, sheet.mended, sheet.ties = rockets, crossed, ties
        sheet.fuelled = sum(1 << LAUNCH.layout.bonus_at[bonus] for bonus in fuelled)
        self.lay(seat, sheet, errors=errors, claimed=claimed)

    def close(self, *sabotages: str) -> None:
        """These sabotage icons have been crossed on every sheet."""
        for bonus in sabotages:
            self.state.closed |= 1 << LAUNCH.layout.bonus_at[bonus]

    # -- when

    def complete(self, seat: int, compartment: str) -> None:
        """Write an 8 in the last slot of a compartment, whatever has been dealt."""
        slot = LAUNCH.layout.slot_ids[LAUNCH.layout.compartment_slots[LAUNCH.layout.compartment_ids.index(compartment)][-1]]
        effect = LAUNCH.layout.level_effects[LAUNCH.layout.level_at[compartment[:2]]]
        self.deal(*[f"8 {'robot' if effect == 'wild' else effect}"] * STACKS)
        self.write(seat, slot, 8)

    def fuel(self, seat: int, bonus: str) -> None:
        self.mark(seat, bonus)

    # -- then

    def level(self, seat: int, level: str) -> str:
        """A level as `sheet` reads it, without walls."""
        shown = self.mine(seat).slots
        return " ".join("_" if shown[slot] is None else str(shown[slot]) for slot in LEVELS[level])


def nearly(*compartments: str) -> dict[str, str]:
    """Levels on which these compartments lack only their last slot; the rest is X there and empty elsewhere."""
    levels: dict[str, str] = {}
    for level, line in LEVELS.items():
        mine = [slot for slot in line if LAUNCH.layout.compartment_ids[LAUNCH.layout.compartment_of[slot]] in compartments]
        lasts = [
            slot for slot in mine if slot + 1 not in mine or LAUNCH.layout.compartment_of[slot + 1] != LAUNCH.layout.compartment_of[slot]
        ]
        if mine:
            levels[level] = " ".join("X" if slot in mine and slot not in lasts else "_" for slot in line)
    return levels


def written_in(level: str, text: str) -> list[int]:
    if text == FULL:
        return list(range(1, len(LEVELS[level]) + 1))
    return inscriptions(text)
