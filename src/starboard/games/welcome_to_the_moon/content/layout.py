"""Sheets by number: slots, lines, symbols, tracks and race bonuses, in the order of the contents (WM-0.4, WM-0.15)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.welcome_to_the_moon.content import MarkerTrack, MissionCard, SheetContent
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, UNTOUCHED


class Layout:
    """What every sheet has; frozen. A line is an ascending list of slots."""

    def __init__(self, content: SheetContent, lines: list[list[int]]) -> None:
        self.number = content.adventure
        self.slot_ids: list[str] = [slot.id for slot in content.slots]
        self.slot_at: dict[str, int] = {slot.id: index for index, slot in enumerate(content.slots)}
        self.lines = lines
        self.lines_of: list[list[int]] = [[index for index, line in enumerate(lines) if slot in line] for slot in range(len(self.slot_ids))]
        self.missions: list[MissionCard] = list(content.missions)
        self.largest = content.number_range.max
        """The largest number that ordinary cards can bring into a slot."""
        self.error_boxes = len(content.error_boxes)
        self.penalties: list[int] = list(content.error_penalty_by_count)
        self.stars: list[int] = [content.campaign_stars_by_rank[place] for place in sorted(content.campaign_stars_by_rank)]


class Track:
    """Icons marked one after another; some give a reward when they are (WM-0.14.1)."""

    def __init__(self, icons: list[int], rewards: dict[int, int]) -> None:
        self.icons = icons
        self.rewards = rewards


class MarkedLayout(Layout):
    """Adventures 2 to 8: printed symbols are marked by their ids. `wilds` are rewards of tracks, `mark_as` says how a symbol is marked."""

    def __init__(self, content: SheetContent, lines: list[list[int]], symbols: list[str]) -> None:
        super().__init__(content, lines)
        self.symbols = symbols
        self.symbol_at: dict[str, int] = {symbol: index for index, symbol in enumerate(symbols)}
        assert len(self.symbol_at) == len(symbols), f"adventure {self.number}: a symbol has two places"
        self.race_ids: list[str] = [race.id for race in content.race_bonuses]
        self.race_first: list[int] = [race.first.value for race in content.race_bonuses]
        self.race_later: list[int] = [0 if race.later is None else race.later.value for race in content.race_bonuses]
        self.wilds: list[int] = []
        self.mark_as: list[int] = [CIRCLED] * len(symbols)
        self.start_marks: list[int] = [UNTOUCHED] * len(symbols)
        self.tracks: dict[str, Track] = {track.id: self.track(track) for track in content.marker_tracks}

    def sort_symbols(self, kinds: list[list[list[int]]]) -> None:
        """What each effect marks, then each choice that the adventure numbers after the effects: groups of symbols.

        Of a group the first free one is marked: it is the next in order, or as good as any.
        """
        self.kinds: list[list[int]] = [[symbol for group in groups for symbol in group] for groups in kinds]
        self.group_of: dict[int, int] = {symbol: group[0] for groups in kinds for group in groups for symbol in group}

    def track(self, printed: MarkerTrack) -> Track:
        icons = self.numbered([marker.id for marker in printed.markers])
        for icon, marker in zip(icons, printed.markers, strict=True):
            self.mark_as[icon] = CROSSED if printed.mark == "cross" else CIRCLED
            if marker.circled_at_start:
                self.start_marks[icon] = CIRCLED
        rewards: dict[int, int] = {}
        for reward in printed.rewards:
            symbol = self.symbol_at[reward.id]
            rewards[icons[reward.after_markers - 1]] = symbol
            if reward.gain == "wild":
                self.wilds.append(symbol)
        return Track(icons, rewards)

    def numbered(self, ids: Sequence[str]) -> list[int]:
        return [self.symbol_at[id] for id in ids]


def singly(symbols: list[int]) -> list[list[int]]:
    """Each a group of its own."""
    return [[symbol] for symbol in symbols]
