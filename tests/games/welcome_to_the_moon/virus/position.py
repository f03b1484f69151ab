"""Positions of The Virus for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Infect, Later, Mark, Skip
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import EMPTY, INFECTED, X
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED
from tests.games.welcome_to_the_moon.position import Position

VIRUS = ADVENTURES["6"]
BLOCKS = VIRUS.block_ids
HOMES = {"red": "f1b2", "green": "f2b1", "purple": "f3b2", "blue": "f4b2", "yellow": "f5b1"}
BESIDE = {"plant5": "green", "plant8": "prop_plant8", "plant11": "prop_plant11"}
BESIDE |= {"water3": "blue", "water5": "prop_water5", "water7": "prop_water7"}
MISSIONS = {94: "1", 95: "2", 96: "1", 97: "2", 98: "1", 99: "2"}
WRITTEN = {"_": EMPTY, "X": X, "V": INFECTED}


class VirusPosition(Position):
    """A match at the beginning of a turn. Sheets are blank, with the grey virus in f5b2, until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (94, 96, 98), settled: bool = True, **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": MISSIONS[id] for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": "6", **chosen, **options})
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
        sheet = VIRUS.new_sheet()
        for block, text in blocks.items():
            for slot, mark in zip(rooms(block), text.split(), strict=True):
                sheet.slots[slot] = WRITTEN[mark] if mark in WRITTEN else int(mark)
            sheet.evacuated |= ("_" not in text) << BLOCKS.index(block)
        for id in [*map(walkway, closed.split()), *circled.split(), f"{grey}_target"]:
            sheet.marks[VIRUS.symbol_at[id]] = CIRCLED
        icons = [f"plant{number + 1}" for number in range(plants)] + [f"water{number + 1}" for number in range(water)]
        for id in [*icons, *crossed.split()]:
            sheet.marks[VIRUS.symbol_at[id]] = CROSSED
        sheet.errors = errors
        for letter in claimed:
            sheet.rewards[LETTERS.index(letter)] = 0
        self.state.sheets[seat] = self.state.published[seat] = sheet
        self.passed.update(active.split(), [BESIDE[icon] for icon in icons if icon in BESIDE])
        for other in self.state.sheets:
            for symbol in self.passed:
                other.marks[VIRUS.symbol_at[symbol]] = CROSSED
                if symbol in HOMES:
                    other.marks[VIRUS.symbol_at[f"{HOMES[symbol]}_target"]] = CIRCLED

    def offer(self, combination: str) -> None:
        """Lay out one combination on two stacks; the third has an 8 with the same effect."""
        self.deal(combination, combination, f"8 {combination.split()[1]}")

    # -- when

    def infect(self, seat: int, slot: str) -> None:
        self.match.apply(seat, Infect(slot))

    def mark(self, seat: int, symbol: str) -> None:
        self.match.apply(seat, Mark(symbol))

    def close(self, seat: int, *walkways: str) -> None:
        for one in walkways:
            self.mark(seat, walkway(one))

    def skip(self, seat: int) -> None:
        self.match.apply(seat, Skip())

    def take(self, seat: int, combination: str, slot: str, *marks: str) -> None:
        """Write the number in the slot, mark these symbols with the effect and what follows from it, commit."""
        self.offer(combination)
        self.write(seat, slot, int(combination.split(maxsplit=1)[0]))
        for symbol in marks:
            self.mark(seat, symbol)
        self.commit(seat)

    def finish(self, *seats: int) -> None:
        """The seats finish the phase with as little as they can: first place that fits, no effect, no claim."""
        turn, phase = self.state.turn, self.state.phase
        for seat in seats or range(self.state.seats):
            while (self.state.turn, self.state.phase) == (turn, phase) and self.state.legal(seat):
                legal = self.state.legal(seat)
                declined = [action for action in legal if isinstance(action, Skip | Later)]
                self.match.apply(seat, (declined or legal)[0])

    def idle(self, *seats: int) -> None:
        """The seats write an 8 in the first room that takes it and let the effect go, committed."""
        self.deal("8 robot", "8 energy", "8 plant")
        self.finish(*seats)

    # -- then

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
        return [id for id, shown in zip(VIRUS.slot_ids, self.mine(seat).slots, strict=True) if shown == "infected"]

    def marks(self, seat: int) -> list[str]:
        """Symbols that may be marked now."""
        return [action.mark for action in self.legal(seat, Mark)]

    def circled(self, seat: int, kind: str) -> set[str]:
        return {symbol for symbol in self.mine(seat).circled if kind in symbol}

    def active(self, seat: int) -> set[str]:
        """Homes of the active viruses."""
        return {symbol.removesuffix("_target") for symbol in self.circled(seat, "_target")}

    def crossed(self, seat: int, kind: str) -> list[str]:
        return [symbol for symbol in self.mine(seat).crossed if symbol.startswith(kind)]

    def term(self, seat: int, name: str) -> int:
        (points,) = [term.points for term in self.state.scores()[seat].terms if term.key in {f"term-{name}", f"virus-term-{name}"}]
        return points


def rooms(block: str) -> list[int]:
    return VIRUS.rooms[BLOCKS.index(block)]


def walkway(between: str) -> str:
    """The id of the walkway between two blocks, "f1b1-f1b2"."""
    one, other = sorted(BLOCKS.index(block) for block in between.split("-"))
    return VIRUS.symbols[VIRUS.walkways_of[one][VIRUS.neighbours[one].index(other)]]


def around(block: str) -> str:
    """All walkways of a block."""
    return " ".join(f"{block}-{BLOCKS[other]}" for other in VIRUS.neighbours[BLOCKS.index(block)])


FULL = "X X X X X"
EMPTY_BLOCK = "_ _ _ _ _"
