"""The table: what lies on it for all: decks, boards, tiles and tokens (SE-1.3, SE-2.1)."""

from __future__ import annotations

from typing import final


@final
class Board:
    """What lies on the table: decks, boards, tiles and tokens.

    Tuples never change, so clones share them. `markers` are the signals of each star in order, those of the 'Oumuamua tile last;
    `discovery` and `overflow` go by species slot * 3 + colour, `spaces` by (slot * 3 + colour) * 9 + row - 1, `data_spaces` by
    planet * 3 + space. `bonuses` are the tiles of each technology, top last; `sealed` the slots whose species nobody knows yet.
    """

    def __init__(
        self,
        setting: int,
        rotation: int,
        stars: list[int],
        markers: list[tuple[int, ...]],
        won: int,
        deck: list[int],
        discard: list[int],
        row: list[int],
        stacks: list[list[int]],
        bonuses: list[tuple[int, ...]],
        two_points: int,
        species: list[int],
        aside: list[int],
        sealed: tuple[int, ...],
        discovered: tuple[int, ...],
        discovery: list[int],
        overflow: list[tuple[int, ...]],
        spaces: list[int],
        strips: list[tuple[int, ...]],
        gold: list[int],
        gold_marks: list[tuple[int, ...]],
        neutral: list[int],
        first_orbits: list[int],
        data_spaces: list[int],
        alien_decks: list[list[int]],
        alien_open: list[int],
        gone: list[int],
        samples: list[tuple[int, ...]],
        board_samples: tuple[int, ...],
        anomalies: tuple[int, ...],
        milestones: tuple[int, ...],
        replies: tuple[int, ...],
    ) -> None:
        self.setting = setting
        self.rotation = rotation
        self.stars = stars
        self.markers = markers
        self.won = won
        self.deck = deck
        self.discard = discard
        self.row = row
        self.stacks = stacks
        self.bonuses = bonuses
        self.two_points = two_points
        self.species = species
        self.aside = aside
        self.sealed = sealed
        self.discovered = discovered
        self.discovery = discovery
        self.overflow = overflow
        self.spaces = spaces
        self.strips = strips
        self.gold = gold
        self.gold_marks = gold_marks
        self.neutral = neutral
        self.first_orbits = first_orbits
        self.data_spaces = data_spaces
        self.alien_decks = alien_decks
        self.alien_open = alien_open
        self.gone = gone
        self.samples = samples
        self.board_samples = board_samples
        self.anomalies = anomalies
        self.milestones = milestones
        self.replies = replies

    def clone(self) -> Board:
        return Board(
            setting=self.setting,
            rotation=self.rotation,
            stars=self.stars,
            markers=self.markers.copy(),
            won=self.won,
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            row=self.row.copy(),
            stacks=[stack.copy() for stack in self.stacks],
            bonuses=self.bonuses.copy(),
            two_points=self.two_points,
            species=self.species,
            aside=self.aside,
            sealed=self.sealed,
            discovered=self.discovered,
            discovery=self.discovery.copy(),
            overflow=self.overflow.copy(),
            spaces=self.spaces.copy(),
            strips=self.strips.copy(),
            gold=self.gold,
            gold_marks=self.gold_marks.copy(),
            neutral=self.neutral.copy(),
            first_orbits=self.first_orbits.copy(),
            data_spaces=self.data_spaces.copy(),
            alien_decks=[deck.copy() for deck in self.alien_decks],
            alien_open=self.alien_open.copy(),
            gone=self.gone.copy(),
            samples=self.samples.copy(),
            board_samples=self.board_samples,
            anomalies=self.anomalies,
            milestones=self.milestones,
            replies=self.replies,
        )
