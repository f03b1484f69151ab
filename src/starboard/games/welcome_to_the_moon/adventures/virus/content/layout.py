"""The sheet of The Virus by number: blocks, walkways, viruses, the two studies (WM-6.1, WM-6.9, WM-6.17, WM-6.18)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.virus.content import ResourceTrack, VirusContent
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, singly


@final
class Study:
    """The plant or the water track: rows of icons, the value by completed rows (WM-6.9)."""

    def __init__(self, printed: ResourceTrack, rows: list[list[int]]) -> None:
        self.id = printed.id
        self.rows = rows
        self.values: list[int] = list(printed.value_by_rows_completed)

    def completed(self, marks: list[int]) -> int:
        """Rows are completed one after another."""
        rows = 0
        for icons in self.rows:
            if marks[icons[-1]] == UNTOUCHED:
                break
            rows += 1
        return rows

    def value(self, marks: list[int]) -> int:
        return self.values[self.completed(marks)]


@final
class Trigger:
    """An icon and the symbol beside it, crossed once it has been set off; `home` is that of the virus it activates, if it does."""

    def __init__(self, icon: int, symbol: int, home: int) -> None:
        self.icon = icon
        self.symbol = symbol
        self.home = home


@final
class VirusLayout(MarkedLayout):
    """Blocks and their slots are numbered in reading order. The symbol `<block>_target` is circled where a virus is active,
    the symbol named like a virus is crossed when it has been activated."""

    def __init__(self, content: VirusContent) -> None:
        at = {slot.id: index for index, slot in enumerate(content.slots)}
        super().__init__(content, [[at[slot] for slot in floor.slots] for floor in content.lines], printed_symbols(content))
        self.block_ids: list[str] = [block.id for block in content.blocks]
        numbered = {id: index for index, id in enumerate(self.block_ids)}
        self.rooms: list[list[int]] = [[at[slot] for slot in block.slots] for block in content.blocks]
        self.block_of: list[int] = [numbered[slot.group or ""] for slot in content.slots]
        self.floors: list[list[int]] = [[numbered[block] for block in floor.blocks] for floor in content.lines]
        self.floor_of: list[int] = [next(index for index, floor in enumerate(self.floors) if block in floor) for block in numbered.values()]
        self.energy: list[list[int]] = [self.numbered([symbol.id for symbol in block.energy]) for block in content.blocks]
        self.plants: list[list[int]] = [self.numbered([symbol.id for symbol in block.plants]) for block in content.blocks]
        self.tanks: list[int] = [EMPTY if block.water_tank is None else self.symbol_at[block.water_tank] for block in content.blocks]
        self.tank_over: list[int] = [EMPTY if slot.water_tank is None else self.symbol_at[slot.water_tank] for slot in content.slots]
        for block in content.blocks:
            for symbol in block.energy:
                if symbol.circled_at_start:
                    self.start_marks[self.symbol_at[symbol.id]] = CIRCLED
        self.join_blocks(content, numbered)
        self.house_viruses(content, numbered)
        self.plant_study, self.water_study = [self.study(content, id) for id in ("plant", "water")]
        walkways, tanks = singly(self.walkways), singly([tank for tank in self.tanks if tank != EMPTY])
        self.sort_symbols([walkways, self.energy, self.plants, tanks, [self.tracks["astronaut"].icons], [], walkways, self.energy])
        self.spreading_errors: list[bool] = [box.bonus is not None for box in content.error_boxes]
        self.infection_penalty = content.infected_slot_penalty

    def join_blocks(self, content: VirusContent, numbered: dict[str, int]) -> None:
        """Walkways, and the neighbours of each block in reading order (WM-6.18)."""
        self.walkways: list[int] = self.numbered([walkway.id for walkway in content.walkways])
        self.between: list[tuple[int, int]] = [(numbered[walkway.between[0]], numbered[walkway.between[1]]) for walkway in content.walkways]
        joined = [sorted(self.joined(block)) for block in range(len(self.block_ids))]
        self.neighbours: list[list[int]] = [[other for other, _ in walkways] for walkways in joined]
        self.walkways_of: list[list[int]] = [[walkway for _, walkway in walkways] for walkways in joined]

    def house_viruses(self, content: VirusContent, numbered: dict[str, int]) -> None:
        """Homes of the viruses, and what activates them (WM-6.3, WM-6.9, WM-6.17, WM-6.20)."""
        homes = {virus.id: numbered[virus.home] for virus in content.viruses if virus.home is not None}
        claimed = {virus.activated_by.mission_first: homes[virus.id] for virus in content.viruses if virus.activated_by.mission_first}
        self.virus_at: dict[int, str] = {home: virus for virus, home in homes.items()}
        self.mission_homes: list[int] = [claimed[letter] for letter in LETTERS]
        self.grey_homes: list[int] = [index for index, block in enumerate(content.blocks) if block.grey_virus_candidate]
        self.targets: list[int] = [self.symbol_at.get(f"{block}_target", EMPTY) for block in self.block_ids]
        self.triggers: list[Trigger] = []
        for icon in [icon for track in content.resource_tracks for row in track.rows for icon in row.icons]:
            if icon.trigger is not None:
                beside = icon.trigger.activate_virus or icon.trigger.symbol or ""
                self.triggers.append(Trigger(self.symbol_at[icon.id], self.symbol_at[beside], homes.get(beside, EMPTY)))

    def joined(self, block: int) -> list[tuple[int, int]]:
        """Blocks that walkways join to this one, with the walkway."""
        found: list[tuple[int, int]] = []
        for walkway, (one, other) in zip(self.walkways, self.between, strict=True):
            if block in (one, other):
                found.append((one + other - block, walkway))
        return found

    def study(self, content: VirusContent, id: str) -> Study:
        printed = next(track for track in content.resource_tracks if track.id == id)
        return Study(printed, [self.numbered([icon.id for icon in row.icons]) for row in printed.rows])

    def symbol_of(self, home: int) -> int:
        """The symbol that is crossed when the virus of this home has been activated."""
        return self.symbol_at[self.virus_at[home]]


def printed_symbols(content: VirusContent) -> list[str]:
    """Everything on the sheet that can be marked."""
    symbols = [walkway.id for walkway in content.walkways]
    for block in content.blocks:
        symbols += [symbol.id for symbol in (*block.energy, *block.plants)]
        symbols += [f"{block.id}_target"] if block.target_pos is not None else []
    symbols += [tank.id for tank in content.water_tanks]
    symbols += [virus.id for virus in content.viruses if virus.home is not None]
    for icon in [icon for track in content.resource_tracks for row in track.rows for icon in row.icons]:
        symbols += [icon.id] if icon.trigger is None or icon.trigger.symbol is None else [icon.id, icon.trigger.symbol]
    for track in content.marker_tracks:
        symbols += [marker.id for marker in track.markers] + [reward.id for reward in track.rewards]
    return symbols
