"""What a seat may see of Welcome to the Moon (WM-0.19)."""

from __future__ import annotations

import msgspec

from starboard.engine.messages import Message
from starboard.engine.view import Barred, Score, View


class Combination(msgspec.Struct, frozen=True):
    """The number on top of a stack with the effect just flipped from it, none before the first turn.

    A seat that has spent a wild sees that effect instead (WM-0.14.2).
    `next` is the effect on the number card's back. Alone, a number of one open card with the effect of another, and no `next`.
    Numbers are as in the action that writes them: -2 is an X, 108 is 8½. An extra card makes several combinations of one `stack`, or
    alone of one pair; `or_next` are the other effects on such a card's back (WM-C.4). `barred` says why there is no place for it.
    """

    number: int
    effect: str | None
    next: str | None
    places: int
    stack: int
    or_next: list[str]
    wild: bool
    barred: Barred | None


class ClaimView(msgspec.Struct, frozen=True):
    seat: int
    turn: int
    reward: int


class MissionView(msgspec.Struct, frozen=True):
    id: int
    letter: str
    text: Message
    first: int
    later: int
    taken: bool
    progress: list[tuple[int, int]]
    claims: list[ClaimView]


class SheetView(msgspec.Struct, kw_only=True):
    """What every sheet shows; an adventure adds its own marks. A slot holds a number, "X" or what else the adventure writes.

    `noted` are numbers that are worked out from the marks, by what they say: partial sums, what something is worth now.
    Of the sheet that the reader writes on: `bonds` are the slots whose numbers bind each empty slot (WM-0.9); `due` is what was marked
    there has set off and is still to come, in words.
    """

    slots: list[int | float | str | None]
    last: str | None
    errors: list[str]
    missions: dict[str, int | None]
    ready: bool
    noted: dict[str, int] = {}
    bonds: list[list[int]] = []
    due: list[Message] = []


class MarkedSheetView(SheetView, kw_only=True):
    """Symbols by their ids; race bonuses with the value won, if any; `closed` ones are no longer to be had at their high value.

    `wild` is the one that would be spent next (WM-0.14.2). `reached` names what the marks have brought about: what is connected or
    complete, where viruses would spread; `filled` what has a mark in every slot.
    """

    circled: list[str]
    crossed: list[str]
    races: dict[str, int | None]
    closed: list[str]
    reached: list[str] = []
    filled: list[str] = []
    wild: str | None = None


class OpenCard(msgspec.Struct, frozen=True):
    """A starship card with both its halves (WM-S.7), and the other choices that an extra card leaves (WM-C.4)."""

    number: int
    effect: str
    or_numbers: list[int]
    or_effects: list[str]


class GiftView(msgspec.Struct, frozen=True):
    """What an open card would bring ASTRA: the effect that it counts as, her score and her track then (WM-C.7, WM-S.21, WM-S.31)."""

    effect: str
    score: int
    track: int | None


class MajorityView(msgspec.Struct, frozen=True):
    """What the player has, and ASTRA by her cards of an effect (WM-S.17).

    `ahead` is the player: "yes", "no", or "none" with nothing at all.
    """

    effect: str
    mine: int
    hers: int
    cards: int
    ahead: str


class AstraView(msgspec.Struct, frozen=True):
    """ASTRA's side (WM-S). Combination n of the view takes the number and the effect of the cards at `pairs[n]` and leaves `unused[n]`.

    `open` cards are drawn for a turn. `used` is the pair that the player took this turn. `each` is what a card of an effect is worth to
    her, `held` how many she has. Solo bonuses: `boxes` printed, `circled` gained, `crossed` spent, `spare` left to spend (WM-S.11).
    `letters` tells how often each effect card was drawn, `hit` what they took, `track` the boxes crossed on her track in adventure 1,
    `gifts` what each open card would bring her.
    """

    level: int
    name: str
    open: int
    cards: list[OpenCard]
    gifts: list[GiftView]
    pairs: list[tuple[int, int]]
    unused: list[int]
    used: int | None
    each: dict[str, int]
    held: dict[str, int]
    boxes: int
    circled: int
    crossed: int
    spare: int
    letters: dict[str, int]
    hit: list[str]
    second_pass: bool
    track: int | None
    majority: MajorityView | None
    score: Score


class MoonView(View, kw_only=True):
    """`plays_on` says for each seat on whose sheet it plays now (WM-8.4)."""

    adventure: int
    phase: str
    stacks: list[Combination]
    cards_left: int
    missions: list[MissionView]
    sheets: list[SheetView]
    plays_on: list[int]
    astra: AstraView | None
