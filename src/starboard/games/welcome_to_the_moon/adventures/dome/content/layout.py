"""The sheet of The Dome by number: skyscrapers, tower, dome, upgrade tables (WM-5.1, WM-5.2)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.welcome_to_the_moon.adventures.dome.content import DomeContent
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, Track, singly

MISSIONS: Final = 0
TOWER: Final = 1
CREW: Final = 2
DOME: Final = 3
"""The upgrade tables."""


@final
class DomeLayout(MarkedLayout):
    """A section is marked when it is built, `…_split` when it is split; then its halves are what is built."""

    def __init__(self, content: DomeContent) -> None:
        sections = content.dome.sections
        tower = [symbol.id for level in content.tower_levels for symbol in level.symbols]
        halves = [half.id for section in sections for half in section.halves]
        splits = [section.id + "_split" for section in sections]
        rows = [row.id for table in content.upgrade_tables for row in table.rows]
        icons = [icon.id for track in content.marker_tracks for icon in track.markers]
        lines = skyscrapers(content)
        super().__init__(content, lines, [*tower, *[section.id for section in sections], *halves, *splits, *rows, *icons])
        for symbol in self.numbered([*rows, *icons]):
            self.mark_as[symbol] = CROSSED
        self.skyscraper_ids: list[str] = [skyscraper.id for skyscraper in content.skyscrapers]
        self.base: list[bool] = [slot.base for slot in content.slots]
        self.neighbours: list[list[int]] = [[self.slot_at[other] for other in slot.neighbours] for slot in content.slots]
        self.heights: list[int] = [slot.level for slot in content.slots]
        self.tops: list[int] = [line[-1] for line in lines]
        self.race_goals: list[int] = [self.slot_at[race.goal.slot_filled] for race in content.race_bonuses]
        self.crew: Track = self.tracks["astronaut"]
        self.read_tower(content)
        self.sections: list[int] = self.numbered([section.id for section in sections])
        self.halves: list[list[int]] = [self.numbered([half.id for half in section.halves]) for section in sections]
        self.splits: list[int] = self.numbered(splits)
        self.odd: list[bool] = [section.parity == "odd" for section in sections]
        self.table_ids: list[str] = [table.id for table in content.upgrade_tables]
        self.tables: list[Track] = [Track(self.numbered([row.id for row in table.rows]), {}) for table in content.upgrade_tables]
        self.sort_symbols(
            [
                singly(self.sections + [half for halves in self.halves for half in halves]),
                [table.icons for table in self.tables],
                self.plants,
                self.waters,
                [self.crew.icons],
                [],
                singly(self.splits),
            ]
        )
        self.values: list[list[list[int]]] = [
            [*[list(row.values) for row in table.rows], list(table.final_values)] for table in content.upgrade_tables
        ]

    def read_tower(self, content: DomeContent) -> None:
        self.tower_ids: list[str] = [level.id for level in content.tower_levels]
        self.tower_at: list[int] = [EMPTY if slot.tower_level is None else self.tower_ids.index(slot.tower_level) for slot in content.slots]
        self.tower_heights: list[int] = [level.level for level in content.tower_levels]
        self.levels: list[list[int]] = [self.numbered([symbol.id for symbol in level.symbols]) for level in content.tower_levels]
        self.plants: list[list[int]] = [self.of_kind(content, level, "plant") for level in range(len(self.levels))]
        self.waters: list[list[int]] = [self.of_kind(content, level, "water") for level in range(len(self.levels))]

    def of_kind(self, content: DomeContent, level: int, kind: str) -> list[int]:
        return [self.symbol_at[symbol.id] for symbol in content.tower_levels[level].symbols if symbol.kind == kind]

    def section_of(self, symbol: int) -> int:
        """The section that a symbol of the dome is, or is half of."""
        first = self.sections[0]
        count = len(self.sections)
        return symbol - first if symbol < first + count else (symbol - first - count) // 2

    def is_section(self, symbol: int) -> bool:
        """Whether it is a section, or half of one."""
        return self.sections[0] <= symbol < self.splits[0]


def skyscrapers(content: DomeContent) -> list[list[int]]:
    """The skyscrapers from the lowest to the highest slot."""
    slot_at = {slot.id: index for index, slot in enumerate(content.slots)}
    return [[slot_at[slot] for slot in skyscraper.slots] for skyscraper in content.skyscrapers]
