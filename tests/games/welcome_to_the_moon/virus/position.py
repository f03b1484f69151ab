"""Positions of The Virus for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.actions import Infect
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from tests.games.welcome_to_the_moon.builder import PositionBuilder, inscriptions

VIRUS = ADVENTURES["6"]
BLOCKS = VIRUS.layout.block_ids
HOMES = {"red": "f1b2", "green": "f2b1", "purple": "f3b2", "blue": "f4b2", "yellow": "f5b1"}
BESIDE = {"plant5": "green", "plant8": "prop_plant8", "plant11": "prop_plant11"}
BESIDE |= {"water3": "blue", "water5": "prop_water5", "water7": "prop_water7"}


class VirusPosition(PositionBuilder):
    """Sheets are blank, with the grey virus in f5b2, until `sheet` says otherwise."""

    adventure = VIRUS

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] | None = None, settled: bool = True, **options: str) -> None:
        super().__init__(seats, missions, **options)
        self.passed: set[str] = set()
        if settled:
            for seat in range(seats):
                self.infect(seat, "f5b2_s5")
            for seat in range(seats):
                self.sheet(seat)
            self.deal("8 robot", "8 energy", "8 plant")

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        grey: str = "f5b2",
        active: str = "",
        closed: str = "",
        circled: str = "",
        crossed: str = "",
        plants: int = 0,
        water: int = 0,
        errors: int = 0,
        claimed: str = "",
        **blocks: str,
    ) -> None:
        """Blocks as they read, `f1b1="2 _ X V 9"`; closed walkways by their blocks, "f1b1-f1b2"; so many icons crossed of each track.

        Viruses and symbols that icons have set off are so on every sheet; full blocks are evacuated.
        """
        sheet = VIRUS.rules.new_sheet()
        for block, text in blocks.items():
            for slot, written in zip(rooms(block), inscriptions(text), strict=True):
                sheet.slots[slot] = written
            sheet.evacuated |= ("_" not in text) << BLOCKS.index(block)
        icons = [f"plant{number + 1}" for number in range(plants)] + [f"water{number + 1}" for number in range(water)]
        self.mark_up(sheet, [*map(walkway, closed.split()), *circled.split(), f"{grey}_target"], [*icons, *crossed.split()])
        self.lay(seat, sheet, errors=errors, claimed=claimed)
        self.passed.update(active.split(), [BESIDE[icon] for icon in icons if icon in BESIDE])
        for other in self.state.sheets:
            self.mark_up(other, [f"{HOMES[symbol]}_target" for symbol in self.passed if symbol in HOMES], self.passed)

    def infect(self, seat: int, slot: str) -> None:
        self.match.apply(seat, Infect(slot))

    def close(self, seat: int, *walkways: str) -> None:
        self.mark(seat, *map(walkway, walkways))

    def take(self, seat: int, combination: str, slot: str, *marks: str) -> None:
        """Write the number in the slot, mark these symbols with the effect and what follows from it, commit."""
        self.offer(combination)
        self.write(seat, slot, int(combination.split(maxsplit=1)[0]))
        self.mark(seat, *marks)
        self.commit(seat)

    def idle(self, *seats: int) -> None:
        """The seats write an 8 in the first room that takes it and let the effect go, committed."""
        self.deal("8 robot", "8 energy", "8 plant")
        self.finish(*seats)

    def phase(self) -> str:
        return self.state.view(None).phase

    def block(self, seat: int, block: str) -> str:
        """A block as `sheet` reads it, as everyone sees it."""
        shown = self.state.view(None).sheets[seat].slots
        return " ".join({None: "_", "infected": "V"}.get(shown[slot], str(shown[slot])) for slot in rooms(block))

    def infectable(self, seat: int) -> list[str]:
        """Rooms that a virus may infect now."""
        return [action.slot for action in self.legal(seat, Infect)]

    def infected(self, seat: int) -> list[str]:
        return [id for id, shown in zip(VIRUS.layout.slot_ids, self.mine(seat).slots, strict=True) if shown == "infected"]

    def active(self, seat: int) -> set[str]:
        """Homes of the active viruses."""
        return {symbol.removesuffix("_target") for symbol in self.circled(seat, "_target")}


def rooms(block: str) -> list[int]:
    return VIRUS.layout.rooms[BLOCKS.index(block)]


def walkway(between: str) -> str:
    """The id of the walkway between two blocks, "f1b1-f1b2"."""
    one, other = sorted(BLOCKS.index(block) for block in between.split("-"))
    return VIRUS.layout.symbols[VIRUS.layout.walkways_of[one][VIRUS.layout.neighbours[one].index(other)]]


def around(block: str) -> str:
    """All walkways of a block."""
    return " ".join(f"{block}-{BLOCKS[other]}" for other in VIRUS.layout.neighbours[BLOCKS.index(block)])


FULL = "X X X X X"
EMPTY_BLOCK = "_ _ _ _ _"
