"""What lies on the table, and the state of a battle (AE-2, AE-14)."""

from __future__ import annotations

from typing import Final, final

RAIDER_SIDE: Final = 4
"""The raiders' place among the sides of a battle, after the seats."""


@final
class Board:
    """What lies on the table.

    `tiles` by tile space; `moons` a stack per region, its top last; `raiders` the regions of the standees A, B, C, D and of four of
    class S; `display` by column * 3 + row, row 1 first. Decks have their top last. `event_seen` says which seats know each card
    of the event deck, `looks` how often each seat has looked through each discovery stack, in fields of bits. `bonus` are the six
    resources by region.
    """

    def __init__(
        self,
        tiles: list[int],
        moons: list[tuple[int, ...]],
        moon_supply: list[list[int]],
        moons_gone: int,
        planets: list[int],
        raider_cards: list[int],
        raiders: list[int],
        raider_hits: list[int],
        decks: list[list[int]],
        display: list[int],
        tactics: list[int],
        tactics_discard: list[int],
        events: list[int],
        event_seen: list[int],
        events_discard: list[int],
        marker: int,
        marker_start: int,
        stacks: list[list[int]],
        looks: list[int],
        box: list[int],
        tokens: list[int],
        bonus: list[tuple[int, ...]],
        owners: list[int],
        pieces: list[int],
        phages: int,
        tokens_used: int,
    ) -> None:
        self.tiles = tiles
        self.moons = moons
        self.moon_supply = moon_supply
        self.moons_gone = moons_gone
        self.planets = planets
        self.raider_cards = raider_cards
        self.raiders = raiders
        self.raider_hits = raider_hits
        self.decks = decks
        self.display = display
        self.tactics = tactics
        self.tactics_discard = tactics_discard
        self.events = events
        self.event_seen = event_seen
        self.events_discard = events_discard
        self.marker = marker
        self.marker_start = marker_start
        self.stacks = stacks
        self.looks = looks
        self.box = box
        self.tokens = tokens
        self.bonus = bonus
        self.owners = owners
        self.pieces = pieces
        self.phages = phages
        self.tokens_used = tokens_used

    def clone(self) -> Board:
        return Board(
            tiles=self.tiles.copy(),
            moons=self.moons.copy(),
            moon_supply=[stack.copy() for stack in self.moon_supply],
            moons_gone=self.moons_gone,
            planets=self.planets.copy(),
            raider_cards=self.raider_cards,
            raiders=self.raiders.copy(),
            raider_hits=self.raider_hits.copy(),
            decks=[deck.copy() for deck in self.decks],
            display=self.display.copy(),
            tactics=self.tactics.copy(),
            tactics_discard=self.tactics_discard.copy(),
            events=self.events.copy(),
            event_seen=self.event_seen.copy(),
            events_discard=self.events_discard.copy(),
            marker=self.marker,
            marker_start=self.marker_start,
            stacks=[stack.copy() for stack in self.stacks],
            looks=self.looks.copy(),
            box=self.box.copy(),
            tokens=self.tokens.copy(),
            bonus=self.bonus.copy(),
            owners=self.owners.copy(),
            pieces=self.pieces.copy(),
            phages=self.phages,
            tokens_used=self.tokens_used,
        )


@final
class Battle:
    """A battle in its six steps (AE-14). Lists go by seat, the raiders last; `fought` is the set of sides that took part in the roll."""

    def __init__(
        self,
        region: int,
        step: int,
        dice_bonus: list[int],
        targeting_bonus: list[int],
        spent: list[int],
        no_energy_for: int,
        spoken: int,
        dice: list[tuple[int, ...]],
        targeting: list[int],
        fought: int,
        winners: int,
        defeated: int,
        saved: int,
        over: bool,
    ) -> None:
        self.region = region
        self.step = step
        self.dice_bonus = dice_bonus
        self.targeting_bonus = targeting_bonus
        self.spent = spent
        self.no_energy_for = no_energy_for
        self.spoken = spoken
        self.dice = dice
        self.targeting = targeting
        self.fought = fought
        self.winners = winners
        self.defeated = defeated
        self.saved = saved
        self.over = over

    @staticmethod
    def begun(region: int) -> Battle:
        return Battle(
            region=region,
            step=0,
            dice_bonus=[0] * 5,
            targeting_bonus=[0] * 5,
            spent=[0] * 5,
            no_energy_for=0,
            spoken=0,
            dice=[()] * 5,
            targeting=[0] * 5,
            fought=0,
            winners=0,
            defeated=0,
            saved=0,
            over=False,
        )

    def clone(self) -> Battle:
        return Battle(
            region=self.region,
            step=self.step,
            dice_bonus=self.dice_bonus.copy(),
            targeting_bonus=self.targeting_bonus.copy(),
            spent=self.spent.copy(),
            no_energy_for=self.no_energy_for,
            spoken=self.spoken,
            dice=self.dice.copy(),
            targeting=self.targeting.copy(),
            fought=self.fought,
            winners=self.winners,
            defeated=self.defeated,
            saved=self.saved,
            over=self.over,
        )
