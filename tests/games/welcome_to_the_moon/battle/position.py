"""Positions of The Battle for tests: given shared sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED
from tests.games.welcome_to_the_moon.builder import PositionBuilder

BATTLE = ADVENTURES["8"]
PLANETS = {"p1": 3, "p2": 5, "p3": 5, "p4": 7, "p5": 5, "p6": 5, "p7": 3}
TRACKS = ("plants", "water", "green", "blue", "grey", "planning")


class BattlePosition(PositionBuilder):
    """An odd turn is played on the own sheets, an even one on those of the right neighbours."""

    adventure = BATTLE

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] | None = None, turn: int = 1, **options: str) -> None:
        super().__init__(seats, missions, **options)
        self.state.turn = turn

    # -- given

    def sheet(
        self,
        owner: int,
        *,
        moons: str = "",
        asteroids: str = "",
        symbols: str = "",
        a: dict[str, int] | None = None,
        b: dict[str, int] | None = None,
        claimed: str = "",
        **planets: str,
    ) -> None:
        """Planets as insignia in order: `p4="AAB"`; moons as `p1A p1B`; asteroids as `1A 13B`; crossed symbols of planets by id.

        `a` and `b` count what is marked in a zone: boxes by track, `errors`, `stored` and `spent` astronauts.
        """
        sheet = BATTLE.rules.new_sheet()
        for planet, insignia in planets.items():
            for index, one in enumerate(insignia):
                sheet.slots[BATTLE.layout.slot_at[f"{planet}_s{index + 1}"]] = "AB".index(one)
        for moon in moons.split():
            slot = next(f"{moon[:2]}_moon{n}" for n in (1, 2) if not sheet.marks[BATTLE.layout.symbol_at[f"{moon[:2]}_moon{n}"]])
            sheet.marks[BATTLE.layout.symbol_at[slot]] = 1 + "AB".index(moon[2])
        for asteroid in asteroids.split():
            sheet.marks[BATTLE.layout.symbol_at[f"ast{asteroid[:-1]}"]] = 1 + "AB".index(asteroid[-1])
        self.mark_up(sheet, crossed=symbols.split())
        for zone, marked in (("a", a or {}), ("b", b or {})):
            for symbol, mark in marks_of(zone, marked):
                sheet.marks[BATTLE.layout.symbol_at[symbol]] = mark
        self.lay(owner, sheet, claimed=claimed)

    def draw(self, seat: int, planet: str, combination: str) -> None:
        """Deal a combination and draw the insignia on a planet with it, the number changed if need be."""
        self.deal(combination, "8 robot", "8 energy")
        fitting = [action for action in self.legal(seat, Write) if action.stack == 0 and action.slot.startswith(planet)]
        assert fitting, f"{combination} does not name {planet}"
        self.match.apply(seat, fitting[0])

    def seen(self, owner: int, viewer: int):
        """A sheet as a viewer sees it."""
        return self.state.view(viewer).sheets[owner]

    def on(self, owner: int, planet: str, viewer: int | None = None) -> str:
        """The insignia on a planet, in order."""
        shown = self.seen(owner, owner if viewer is None else viewer).slots
        slots = [slot for slot in BATTLE.layout.slot_ids if slot.startswith(planet)]
        return "".join(shown[BATTLE.layout.slot_at[slot]] or "" for slot in slots)

    def planets(self, seat: int) -> set[str]:
        """Planets that the insignia may be drawn on now."""
        return {action.slot[:2] for action in self.legal(seat, Write)}

    def count(self, owner: int, prefix: str, viewer: int) -> int:
        """Crossed symbols of a sheet whose ids begin so."""
        return sum(1 for symbol in self.seen(owner, viewer).crossed if symbol.startswith(prefix))

    def progress(self, mission: int) -> list[tuple[int, int]]:
        (seen,) = [card for card in self.state.view(None).missions if card.id == mission]
        return seen.progress


def marks_of(zone: str, marked: dict[str, int]) -> list[tuple[str, int]]:
    spent, stored = marked.get("spent", 0), marked.get("stored", 0)
    found = [(f"{zone}_astronaut_{icon + 1}", CROSSED if icon < spent else CIRCLED) for icon in range(spent + stored)]
    found += [(f"{zone}_err{box + 1}", CROSSED) for box in range(marked.get("errors", 0))]
    return found + [(f"{zone}_{track}_{box + 1}", CROSSED) for track in TRACKS for box in range(marked.get(track, 0))]


def full(*planets: str, insignia: str = "AB") -> dict[str, str]:
    """Planets filled with these insignia by turns, all of them if none is named."""
    return {planet: (insignia * 7)[: PLANETS[planet]] for planet in planets or PLANETS}
