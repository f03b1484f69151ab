"""What a player can do. Cards, planets, moons, stars, technologies and tiles go by their ids; a space is `[ring, sector]`."""

from __future__ import annotations

from typing import Final, Literal

from starboard.engine.actions import Action, AmbientAction, GoingOn
from starboard.games.seti.content import Slot, TraceColour

Space = tuple[int, int]
DECK: Final = "deck"
"""In the place of a card: the top card of the deck."""
CardUse = Literal["tuck", "signal", "take", "corner", "income", "exchange", "discard", "keep"]


# -- main actions (SE-5)


class Launch(Action, frozen=True, tag="launch"):
    """Put a probe on Earth (SE-5.1)."""


class Orbit(Action, frozen=True, tag="orbit"):
    """Turn a probe on a planet into an orbiter (SE-5.2)."""

    planet: str


class Land(Action, frozen=True, tag="land"):
    """Turn a probe on a planet into a lander, on the planet or on one of its moons (SE-5.3)."""

    planet: str
    moon: str = ""


class Scan(Action, frozen=True, tag="scan"):
    """Scan nearby stars (SE-5.4)."""


class Analyse(Action, frozen=True, tag="analyse"):
    """Analyse the data of a full computer (SE-5.5)."""


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card from hand (SE-5.6)."""

    card: str


class Research(Action, frozen=True, tag="research"):
    """Pay for a technology; it is chosen after the rotation (SE-5.7)."""


class Pass(Action, frozen=True, tag="pass"):
    """Take no more turns this round (SE-5.8)."""


class EndTurn(GoingOn, frozen=True, tag="end_turn"):
    """The turn is over (SE-3.3, T5)."""


# -- free actions (SE-6)


class MoveForEnergy(AmbientAction, frozen=True, tag="move"):
    """Move a probe one space for energy: 1, or 2 out of asteroids (SE-6 F1). `capsule`: a sample capsule moves (SE-10.2)."""

    start: Space
    to: Space
    capsule: bool = False


class UseCorner(AmbientAction, frozen=True, tag="corner"):
    """Discard a card for the symbol in its upper left corner (SE-6 F2)."""

    card: str


class PlaceData(AmbientAction, frozen=True, tag="place_data"):
    """Put a data token on the next space of the top row (`column` 0) or below a computer technology (SE-6 F3)."""

    column: int = 0


class CompleteMission(AmbientAction, frozen=True, tag="mission"):
    """Complete a conditional mission (SE-6 F4). `sample`: the one delivered (SE-10.2)."""

    card: str
    sample: int = 0


class BuyCard(AmbientAction, frozen=True, tag="buy"):
    """Pay 3 publicity for a card of the row or the top of the deck (SE-6 F5)."""

    card: str


class Exchange(AmbientAction, frozen=True, tag="exchange"):
    """Give two of a kind for one other thing (SE-6 F6)."""

    give: str
    get: str


# -- choices


class Step(Action, frozen=True, tag="step"):
    """Move a probe with movement points; a missing point is paid with energy or with a move corner (SE-4.3)."""

    start: Space
    to: Space
    capsule: bool = False
    energy: int = 0
    card: str = ""


class Stop(GoingOn, frozen=True, tag="stop"):
    """Do without what is left of something optional."""


class GoOn(GoingOn, frozen=True, tag="go_on"):
    """Nothing to do between two effects: resolve the next one."""


class Signal(Action, frozen=True, tag="signal"):
    """Mark a signal at a star, or on the 'Oumuamua tile (SE-7.1)."""

    star: str


class PickSector(Action, frozen=True, tag="sector"):
    """Choose the sector of a star (SE-9.6)."""

    star: str


class PickProbe(Action, frozen=True, tag="probe"):
    """Choose a probe of any player (SE-9.6)."""

    owner: int
    index: int


class PickCard(Action, frozen=True, tag="card"):
    """Choose a card: `use` says what becomes of it."""

    card: str
    use: CardUse


class UseTelescope(Action, frozen=True, tag="telescope"):
    """Use a telescope technology in a scan (SE-8.2)."""

    tech: str
    option: int = 0


class FinishScan(GoingOn, frozen=True, tag="finish_scan"):
    """End the scan (SE-5.4)."""


class TakeTech(Action, frozen=True, tag="tech"):
    """Take a technology; a computer technology goes to a column (SE-5.7, SE-8.1)."""

    tech: str
    column: int = 0


class MarkTrace(Action, frozen=True, tag="trace"):
    """Mark a life trace: on a discovery space, in an overflow area, or on a row of a species board (SE-7.4)."""

    species: Slot
    colour: TraceColour
    place: str


class CoverSlot(Action, frozen=True, tag="cover"):
    """Cover a slot of a triggered mission (SE-9.12)."""

    card: str
    slot: int


class MarkTask(Action, frozen=True, tag="task"):
    """Mark a task of an objective (SE-12.8)."""

    objective: str
    task: int


class TakeMove(Action, frozen=True, tag="take_move"):
    """A movement point instead of the publicity of a visit (SE-9.10)."""


class TakePublicity(Action, frozen=True, tag="take_publicity"):
    """The publicity of a visit."""


class DataSpace(Action, frozen=True, tag="data_space"):
    """Cover one of the free data spaces of a planet (SE-5.3.4)."""

    data: int


class RemovePiece(Action, frozen=True, tag="remove_piece"):
    """Take an orbiter or lander back. `first`: the one that covers a bonus space, `moon`: one on a moon (SE-9.5)."""

    planet: str
    moon: str = ""
    first: int = 0


class ResolveSector(Action, frozen=True, tag="resolve"):
    """Resolve this completed sector next (SE-7.2)."""

    star: str


class Show(Action, frozen=True, tag="show"):
    """Show this many cards (SE-9.9)."""

    count: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay for something optional (SE-9.5)."""


class MarkGold(Action, frozen=True, tag="gold"):
    """Mark a gold tile (SE-7.6)."""

    tile: str


class TakeReply(Action, frozen=True, tag="reply"):
    """Cover one of the message rewards of the Centaurians (SE-10.5)."""

    reward: int


class PlaySecret(Action, frozen=True, tag="secret"):
    """Put an Exertian card face down before you (SE-10.6)."""

    card: str


class PickSample(Action, frozen=True, tag="sample"):
    """Choose a Mascamite sample (SE-10.2)."""

    planet: str
    sample: int


ACTIONS: Final[list[type[Action]]] = [
    Launch,
    Orbit,
    Land,
    Scan,
    Analyse,
    PlayCard,
    Research,
    Pass,
    EndTurn,
    MoveForEnergy,
    UseCorner,
    PlaceData,
    CompleteMission,
    BuyCard,
    Exchange,
    Step,
    Stop,
    GoOn,
    Signal,
    PickSector,
    PickProbe,
    PickCard,
    UseTelescope,
    FinishScan,
    TakeTech,
    MarkTrace,
    CoverSlot,
    MarkTask,
    TakeMove,
    TakePublicity,
    DataSpace,
    RemovePiece,
    ResolveSector,
    Show,
    Pay,
    MarkGold,
    TakeReply,
    PlaySecret,
    PickSample,
]


def space_of(place: Space) -> int:
    return (place[0] - 1) * 8 + place[1]


PLACES: Final[list[Space]] = [(space // 8 + 1, space % 8) for space in range(32)]
"""Ring and sector of each space."""
