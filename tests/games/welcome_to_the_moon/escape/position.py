"""Positions of adventure 7 for tests: given ships and symbols, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.adventures.escape.content import load_escape
from starboard.games.welcome_to_the_moon.content.inscriptions import X
from tests.games.welcome_to_the_moon.builder import PositionBuilder, inscriptions

CONTENT = load_escape()
ESCAPE = ADVENTURES["7"]
SHIPS = {line.id: [ESCAPE.layout.slot_at[slot] for slot in line.slots] for line in CONTENT.lines}
AIRLOCKS = [airlock.id for airlock in CONTENT.airlocks]
PLANTS = {ship.id: [plant.id for plant in ship.greenhouse.plants] for ship in CONTENT.ships}
REACTORS = {ship.id: [reactor.id for reactor in ship.reactors] for ship in CONTENT.ships}
TANKS = {ship: [tank.id for tank in CONTENT.water_tanks if tank.id.startswith(ship)] for ship in SHIPS}
BOXES = [box.id for box in CONTENT.value_tracks[0].boxes]
ASTRONAUTS = [icon.id for icon in CONTENT.marker_tracks[0].markers]
FULL = "full"
CROSSES = "crosses"
EVERYWHERE = dict.fromkeys(SHIPS, FULL)


class EscapePosition(PositionBuilder):
    """Sheets are blank until `sheet` says otherwise."""

    adventure = ESCAPE

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        airlocks: list[str] = (),
        circled: list[str] = (),
        crossed: list[str] = (),
        wilds: int = 0,
        doubled: str = "",
        undoubled: str = "",
        errors: int = 0,
        claimed: str = "",
        **ships: str,
    ) -> None:
        """Ships as they read: `ship4="2 _ | X | _ _ 9"`, FULL or CROSSES. Greenhouses of ships in `doubled` were filled first, "12"."""
        sheet = ESCAPE.rules.new_sheet()
        for ship, text in ships.items():
            for slot, written in zip(SHIPS[ship], written_in(ship, text), strict=True):
                sheet.slots[slot] = written
        self.mark_up(sheet, [*airlocks, *circled, *[f"wild_astronaut_{index + 1}" for index in range(wilds)]], crossed)
        self.win_races(sheet, [int(ship) - 1 for ship in doubled], [int(ship) - 1 for ship in undoubled])
        self.lay(seat, sheet, errors=errors, claimed=claimed, reward=1)

    def newly_circled(self, seat: int) -> set[str]:
        """Symbols circled or drawn since the start."""
        return set(self.mine(seat).circled) - set(CONTENT.marked_at_start())

    def ship(self, seat: int, ship: str) -> str:
        shown = self.mine(seat).slots
        return " ".join("_" if shown[slot] is None else str(shown[slot]) for slot in SHIPS[ship])


def written_in(ship: str, text: str) -> list[int]:
    if text == FULL:
        return list(range(1, len(SHIPS[ship]) + 1))
    if text == CROSSES:
        return [X] * len(SHIPS[ship])
    return inscriptions(text)
