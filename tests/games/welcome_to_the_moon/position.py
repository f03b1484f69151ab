"""Positions of adventure 1 for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.welcome_to_the_moon.actions import Claim, Commit, Later, Mark, Skip, TakeError, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import DECK, LETTERS
from starboard.games.welcome_to_the_moon.deck import STACKS, Stacks
from starboard.games.welcome_to_the_moon.sheet import EMPTY, X

LAUNCH = ADVENTURES["1"]
LEVELS = dict(zip(LAUNCH.level_ids, LAUNCH.lines, strict=True))
MISSIONS = {64: "1", 65: "2", 66: "1", 67: "2", 68: "1", 69: "2"}
FULL = "full"


class Position:
    """A match at the beginning of a turn. Sheets are blank until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (64, 66, 68), **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": MISSIONS[id] for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {**chosen, **options})
        self.deal("8 robot", "8 energy", "8 plant")

    @property
    def state(self):
        return self.match.state

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
        sheet = LAUNCH.new_sheet()
        for level, text in levels.items():
            for slot, written in zip(LEVELS[level], written_in(level, text), strict=True):
                sheet.slots[slot] = written
        sheet.rockets, sheet.errors, sheet.mended, sheet.ties = rockets, errors, crossed, ties
        sheet.fuelled = sum(1 << LAUNCH.bonus_at[bonus] for bonus in fuelled)
        for letter in claimed:
            sheet.rewards[LETTERS.index(letter)] = 1
        self.state.sheets[seat] = self.state.published[seat] = sheet

    def deal(self, *combinations: str) -> None:
        """Lay out this turn's combinations, as "6 astronaut"; all 63 cards stay in the game."""
        rest = list(range(len(DECK.cards)))
        wanted = [combination.split() for combination in combinations]
        shown = [taken(rest, "number", int(number)) for number, _ in wanted]
        flipped = [taken(rest, "effect", effect) for _, effect in wanted]
        size = DECK.cards_per_stack - 2
        hidden = [rest[stack * size : (stack + 1) * size] for stack in range(STACKS)]
        self.state.stacks = Stacks([[flipped[i], shown[i], *hidden[i]] for i in range(STACKS)], 1, flipped, [])

    def close(self, *sabotages: str) -> None:
        """These sabotage icons have been crossed on every sheet."""
        for bonus in sabotages:
            self.state.closed |= 1 << LAUNCH.bonus_at[bonus]

    # -- when

    def write(self, seat: int, slot: str, number: int) -> None:
        """Write a number that some combination allows in this slot."""
        fitting = [action for action in self.legal(seat, Write) if action.slot == slot and action.number == number]
        assert fitting, f"{number} cannot be written in {slot}"
        self.match.apply(seat, fitting[0])

    def complete(self, seat: int, compartment: str) -> None:
        """Write an 8 in the last slot of a compartment, whatever has been dealt."""
        slot = LAUNCH.slot_ids[LAUNCH.compartment_slots[LAUNCH.compartment_ids.index(compartment)][-1]]
        effect = LAUNCH.level_effects[LAUNCH.level_ids.index(compartment[:2])]
        self.deal(*[f"8 {'robot' if effect == 'wild' else effect}"] * STACKS)
        self.write(seat, slot, 8)

    def x(self, seat: int, slot: str) -> None:
        self.match.apply(seat, WriteX(slot))

    def skip(self, seat: int) -> None:
        self.match.apply(seat, Skip())

    def fuel(self, seat: int, bonus: str) -> None:
        self.match.apply(seat, Mark(bonus))

    def error(self, seat: int) -> None:
        self.match.apply(seat, TakeError())

    def commit(self, seat: int) -> None:
        self.match.apply(seat, Commit())

    def claim(self, seat: int, *missions: int) -> None:
        for mission in missions:
            self.match.apply(seat, Claim(mission))

    def later(self, seat: int) -> None:
        self.match.apply(seat, Later())

    def finish(self, *seats: int) -> None:
        """The seats finish the phase with as little as they can: first place that fits, no X, no claim."""
        turn, phase = self.state.turn, self.state.phase
        for seat in seats or range(self.state.seats):
            while (self.state.turn, self.state.phase) == (turn, phase) and self.state.legal(seat):
                legal = self.state.legal(seat)
                declined = [action for action in legal if isinstance(action, Skip | Later)]
                self.match.apply(seat, (declined or legal)[0])

    def refused(self, seat: int, action: Action) -> Refusal:
        """The refusal of an action that is not legal; nothing has changed."""
        before = self.state.digest()
        with pytest.raises(Refusal) as refusal:
            self.match.apply(seat, action)
        assert self.state.digest() == before
        return refusal.value

    # -- then

    def mine(self, seat: int):
        """The seat's sheet as the seat sees it."""
        return self.state.view(seat).sheets[seat]

    def level(self, seat: int, level: str) -> str:
        """A level as `sheet` reads it, without walls."""
        shown = self.mine(seat).slots
        return " ".join("_" if shown[slot] is None else str(shown[slot]) for slot in LEVELS[level])

    def legal(self, seat: int, kind: type[Action]) -> list:
        return [action for action in self.state.legal(seat) if isinstance(action, kind)]

    def slots(self, seat: int) -> set[str]:
        """Slots where something may be written now."""
        return {action.slot for action in self.legal(seat, Write | WriteX)}

    def errors(self, seat: int) -> str:
        """The eight boxes: o circled, x crossed, . free."""
        return "".join({"free": ".", "circled": "o", "crossed": "x"}[box] for box in self.mine(seat).errors)

    def points(self) -> list[int]:
        return [score.points for score in self.state.scores()]

    def reasons(self) -> list[str]:
        """Why the game ended; empty while it goes on."""
        result = self.state.result()
        return [reason.key for reason in result.reasons] if result else []

    def places(self) -> list[int]:
        return [place.place for place in self.state.result().places]

    def told(self, kind: type, viewer: int | None = None) -> list:
        return [entry.event for _, entry in self.match.entries(viewer) if isinstance(entry.event, kind)]


def nearly(*compartments: str) -> dict[str, str]:
    """Levels on which these compartments lack only their last slot; the rest is X there and empty elsewhere."""
    levels: dict[str, str] = {}
    for level, line in LEVELS.items():
        mine = [slot for slot in line if LAUNCH.compartment_ids[LAUNCH.compartment_of[slot]] in compartments]
        lasts = [slot for slot in mine if slot + 1 not in mine or LAUNCH.compartment_of[slot + 1] != LAUNCH.compartment_of[slot]]
        if mine:
            levels[level] = " ".join("X" if slot in mine and slot not in lasts else "_" for slot in line)
    return levels


def written_in(level: str, text: str) -> list[int]:
    if text == FULL:
        return list(range(1, len(LEVELS[level]) + 1))
    marks = text.replace("|", " ").split()
    return [EMPTY if mark == "_" else X if mark == "X" else int(mark) for mark in marks]


def taken(rest: list[int], side: str, wanted: int | str) -> int:
    """Take one of the remaining cards that shows what is wanted on that side."""
    card = next(card for card in rest if getattr(DECK.cards[card], side) == wanted)
    rest.remove(card)
    return card
