"""Positions of adventure 7 for tests: given ships and symbols, when seats play, then look."""

from __future__ import annotations

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Later, Mark, Skip, Wild
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.adventures.escape.content import load_escape
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import EMPTY, X
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED, FIRST
from starboard.games.welcome_to_the_moon.symbols import LATER as AFTER
from tests.games.welcome_to_the_moon.position import Position

CONTENT = load_escape()
ESCAPE = ADVENTURES["7"]
SHIPS = {line.id: [ESCAPE.slot_at[slot] for slot in line.slots] for line in CONTENT.lines}
AIRLOCKS = [airlock.id for airlock in CONTENT.airlocks]
PLANTS = {ship.id: [plant.id for plant in ship.greenhouse.plants] for ship in CONTENT.ships}
REACTORS = {ship.id: [reactor.id for reactor in ship.reactors] for ship in CONTENT.ships}
TANKS = {ship: [tank.id for tank in CONTENT.water_tanks if tank.id.startswith(ship)] for ship in SHIPS}
BOXES = [box["id"] for box in CONTENT.value_tracks[0]["boxes"]]
ASTRONAUTS = [icon["id"] for icon in CONTENT.marker_tracks[0]["markers"]]
FULL = "full"
CROSSES = "crosses"
EVERYWHERE = dict.fromkeys(SHIPS, FULL)


class Escape(Position):
    """A match at the beginning of a turn. Sheets are blank until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (100, 102, 104), **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": str(id % 2 + 1) for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": "7", **chosen, **options})
        self.deal("8 robot", "8 energy", "8 plant")

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
        sheet = ESCAPE.new_sheet()
        for ship, text in ships.items():
            for slot, written in zip(SHIPS[ship], written_in(ship, text), strict=True):
                sheet.slots[slot] = written
        for symbol in [*airlocks, *circled, *[f"wild_astronaut_{index + 1}" for index in range(wilds)]]:
            sheet.marks[ESCAPE.symbol_at[symbol]] = CIRCLED
        for symbol in crossed:
            sheet.marks[ESCAPE.symbol_at[symbol]] = CROSSED
        for index in range(len(SHIPS)):
            if str(index + 1) in doubled + undoubled:
                sheet.races[index] = FIRST if str(index + 1) in doubled else AFTER
        sheet.errors = errors
        for letter in claimed:
            sheet.rewards[LETTERS.index(letter)] = 1
        self.state.sheets[seat] = self.state.published[seat] = sheet

    # -- when

    def play(self, seat: int, slot: str, combination: str) -> None:
        """Write the number of this combination, whatever has been dealt."""
        number, effect = combination.split()
        self.deal(combination, f"8 {effect}", f"8 {effect}")
        self.write(seat, slot, int(number))

    def mark(self, seat: int, symbol: str) -> None:
        self.match.apply(seat, Mark(symbol))

    def skip(self, seat: int) -> None:
        self.match.apply(seat, Skip())

    def wild(self, seat: int, effect: str) -> None:
        self.match.apply(seat, Wild(effect))

    def finish(self, *seats: int) -> None:
        """The seats finish the phase with as little as they can: first place that fits, no effect, no claim."""
        turn, phase = self.state.turn, self.state.phase
        for seat in seats or range(self.state.seats):
            while (self.state.turn, self.state.phase) == (turn, phase) and self.state.legal(seat):
                legal = self.state.legal(seat)
                declined = [action for action in legal if isinstance(action, Skip | Later)]
                self.match.apply(seat, (declined or legal)[0])

    # -- then

    def marks(self, seat: int) -> list[str]:
        """Symbols that may be marked now."""
        return [action.mark for action in self.legal(seat, Mark)]

    def circled(self, seat: int) -> set[str]:
        """Symbols circled or drawn since the start."""
        return set(self.mine(seat).circled) - set(CONTENT.marked_at_start())

    def ship(self, seat: int, ship: str) -> str:
        shown = self.mine(seat).slots
        return " ".join("_" if shown[slot] is None else str(shown[slot]) for slot in SHIPS[ship])

    def term(self, seat: int, key: str) -> int:
        return next(term.points for term in self.state.scores()[seat].terms if term.key == f"escape-term-{key}")


def written_in(ship: str, text: str) -> list[int]:
    if text == FULL:
        return list(range(1, len(SHIPS[ship]) + 1))
    if text == CROSSES:
        return [X] * len(SHIPS[ship])
    marks = text.replace("|", " ").split()
    return [EMPTY if mark == "_" else X if mark == "X" else int(mark) for mark in marks]
