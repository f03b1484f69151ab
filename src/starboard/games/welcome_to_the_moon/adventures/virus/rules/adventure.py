"""The Virus, in the order of its chapter: effects, tracks, incidents, viruses and missions, scoring (WM-6)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.record import Option
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Infect
from starboard.games.welcome_to_the_moon.adventures.virus.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.virus.content import ResourceTrack, VirusContent, load_virus
from starboard.games.welcome_to_the_moon.adventures.virus.events import Activated, Propagated
from starboard.games.welcome_to_the_moon.adventures.virus.rules.astra import VirusCard
from starboard.games.welcome_to_the_moon.adventures.virus.rules.propagation import InfectRoom, SettleGreyVirus, evacuate, full, propagate
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.adventures.virus.view import VirusSheetView
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER, ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, CROSSED, UNTOUCHED, WILD_EFFECTS, EffectAdventure, wild_effects
from starboard.games.welcome_to_the_moon.sheet import EMPTY, INFECTED, NOT_CLAIMED, Sheet, fitting
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import MoonState

EXACT_SLOT: Final = Option("a6_water_exact_slot", ("no", "yes"), "no")
"""Whether water needs the slot under the tank, or any slot of the block (WM-6.8, WM-0.21)."""

WALKWAY: Final = 0
ANY_ENERGY: Final = 1


@final
class Study:
    """The plant or the water track: rows of icons, the value by completed rows, the bonus of a row (WM-6.9)."""

    def __init__(self, rows: list[list[int]], values: list[int], bonus: ChooseSymbol) -> None:
        self.rows = rows
        self.values = values
        self.bonus = bonus

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
class Virus(EffectAdventure):
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
        self.energy: list[list[int]] = [[self.symbol_at[symbol.id] for symbol in block.energy] for block in content.blocks]
        self.plants: list[list[int]] = [[self.symbol_at[symbol.id] for symbol in block.plants] for block in content.blocks]
        self.tanks: list[int] = [EMPTY if block.water_tank is None else self.symbol_at[block.water_tank] for block in content.blocks]
        self.start_marks = self.new_marks(content)
        for block in content.blocks:
            for symbol in block.energy:
                if symbol.circled_at_start:
                    self.start_marks[self.symbol_at[symbol.id]] = CIRCLED
        self.join_blocks(content, numbered)
        self.house_viruses(content, numbered)
        self.infect_actions: list[Action] = [Infect(slot) for slot in self.slot_ids]
        self.preparation = SettleGreyVirus(self)
        self.incident = InfectRoom(self)
        studies = {track.id: track for track in content.resource_tracks}
        self.plant_study = self.study(studies["plant"], ChooseSymbol(self, WALKWAY, "virus-ask-walkway", "WM-6.9"))
        self.water_study = self.study(studies["water"], ChooseSymbol(self, ANY_ENERGY, "virus-ask-energy", "WM-6.9"))
        self.spreading_errors: list[bool] = [box.bonus is not None for box in content.error_boxes]
        self.infection_penalty = content.infected_slot_penalty
        self.tank_from: list[int] = [self.tanks[block] for block in self.block_of]
        self.judge = Judge(self)
        self.switches = [WILD_EFFECTS, EXACT_SLOT]
        self.judge = Judge(self)

    def under(self, options: Options) -> Virus:
        content = load_virus()
        virus = Virus(content)
        virus.wild_effects = wild_effects(options)
        if options[EXACT_SLOT.id] == "yes":
            virus.tank_from = [EMPTY if slot.water_tank is None else virus.symbol_at[slot.water_tank] for slot in content.slots]
        return virus

    def join_blocks(self, content: VirusContent, numbered: dict[str, int]) -> None:
        """Walkways, and the neighbours of each block in reading order (WM-6.18)."""
        self.walkways: list[int] = [self.symbol_at[walkway.id] for walkway in content.walkways]
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

    def study(self, printed: ResourceTrack, bonus: ChooseSymbol) -> Study:
        rows = [[self.symbol_at[icon.id] for icon in row.icons] for row in printed.rows]
        return Study(rows, list(printed.value_by_rows_completed), bonus)

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        return VirusSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, self.start_marks.copy(), [], 0, 0, 0, [])

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        places: list[int] = []
        for floor in self.lines:
            places += fitting(sheet.slots, floor, number)
        return places

    # -- effects: WM-6.5 to WM-6.8, WM-6.12

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = cast("VirusSheet", state.sheets[seat])
        if effect == ROBOT:
            return self.choices(state, seat, WALKWAY)
        block = self.block_of[sheet.last]
        if effect == ENERGY:
            return self.first_untouched(sheet, self.energy[block])
        if effect == PLANT:
            return self.first_untouched(sheet, self.plants[block])
        if effect == WATER:
            tank = self.tank_from[sheet.last]
            return [] if tank == EMPTY else self.first_untouched(sheet, [tank])
        return self.first_untouched(sheet, self.tracks["astronaut"].icons)

    def first_untouched(self, sheet: VirusSheet, symbols: list[int]) -> list[int]:
        """Which symbol of a kind is circled in a block does not matter: the first is offered."""
        for symbol in symbols:
            if sheet.marks[symbol] == UNTOUCHED:
                return [symbol]
        return []

    def choices(self, state: MoonState, seat: int, kind: int) -> list[int]:
        """Open walkways; or an energy symbol of each block that has one uncircled, and an empty slot."""
        sheet = cast("VirusSheet", state.sheets[seat])
        if kind == WALKWAY:
            return [walkway for walkway in self.walkways if sheet.marks[walkway] == UNTOUCHED]
        symbols: list[int] = []
        for block in range(len(self.rooms)):
            if not full(self, sheet, block):
                symbols += self.first_untouched(sheet, self.energy[block])
        return symbols

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        if symbol in self.tanks:
            self.cross_icon(state, seat, self.water_study)
        else:
            for plants in self.plants:
                if symbol in plants:
                    self.cross_icon(state, seat, self.plant_study)

    def cross_icon(self, state: MoonState, seat: int, study: Study) -> None:
        """Cross the next icon; the last one of a row gives the bonus of the row, which is lost if it is impossible (WM-6.9)."""
        sheet = cast("VirusSheet", state.own(seat))
        for icons in study.rows:
            for icon in icons:
                if sheet.marks[icon] == UNTOUCHED:
                    sheet.marks[icon] = CROSSED
                    if icon == icons[-1] and self.choices(state, seat, study.bonus.kind):
                        state.push(seat, study.bonus)
                    return

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A full block is evacuated in `INCIDENTS`, after the effect of the turn (WM-6.16)."""

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.tracks["planning"])

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        """The second and the third box: one propagation on the own sheet (WM-6.19)."""
        if self.spreading_errors[box - 1]:
            cast("VirusSheet", state.own(seat)).due += 1

    # -- incidents: WM-6.10, WM-6.11, WM-6.13

    def incidents(self, state: MoonState) -> None:
        for seat in range(state.seats):
            for block in range(len(self.rooms)):
                evacuate(self, state, seat, block)
        for trigger in self.triggers:
            if cast("VirusSheet", state.sheets[0]).marks[trigger.symbol] == UNTOUCHED:
                culprits = [seat for seat in range(state.seats) if cast("VirusSheet", state.sheets[seat]).marks[trigger.icon] != UNTOUCHED]
                if culprits and trigger.home != EMPTY:
                    self.activate(state, trigger.home)
                elif culprits:
                    self.set_off(state, trigger.symbol, culprits)
        self.propagate_everywhere(state)

    def activate(self, state: MoonState, home: int) -> None:
        """A virus becomes active on every sheet, once, and gives everyone a propagation (WM-6.10, WM-6.13)."""
        virus = self.virus_at[home]
        for seat in range(state.seats):
            sheet = cast("VirusSheet", state.own(seat))
            sheet.marks[self.targets[home]] = CIRCLED
            sheet.marks[self.symbol_at[virus]] = CROSSED
            sheet.due += 1
        if state.journal is not None:
            state.tell(Activated(None, virus, self.block_ids[home], self.name_block(home)))

    def set_off(self, state: MoonState, symbol: int, culprits: list[int]) -> None:
        """One propagation for all who did not cross the icon this turn; the symbol is crossed on every sheet (WM-6.11)."""
        victims = [seat for seat in range(state.seats) if seat not in culprits]
        for seat in range(state.seats):
            sheet = cast("VirusSheet", state.own(seat))
            sheet.marks[symbol] = CROSSED
            if seat in victims:
                sheet.due += 1
        if state.journal is not None:
            state.tell(Propagated(None, self.symbols[symbol], tuple(culprits), tuple(victims)))

    def propagate_everywhere(self, state: MoonState) -> None:
        """Each sheet as far as its player has nothing to choose; everyone sees it."""
        for seat in range(state.seats):
            if cast("VirusSheet", state.sheets[seat]).due:
                propagate(self, state, seat)
        state.disclose()

    def struck(self, state: MoonState) -> list[int]:
        return [seat for seat in range(state.seats) if cast("VirusSheet", state.sheets[seat]).targets]

    def claimed(self, state: MoonState) -> bool:
        """The first claim of a mission activates its virus (WM-6.20)."""
        activated = False
        for index, home in enumerate(self.mission_homes):
            claims = state.claims[index * state.seats : (index + 1) * state.seats]
            crossed = cast("VirusSheet", state.sheets[0]).marks[self.symbol_at[self.virus_at[home]]] != UNTOUCHED
            if not crossed and any(claim is not None for claim in claims):
                self.activate(state, home)
                activated = True
        if activated:
            self.propagate_everywhere(state)
        return activated

    # -- scoring and missions: WM-6.16, WM-6.22, WM-6.23

    def block_score(self, sheet: VirusSheet, block: int) -> int:
        """Numbered slots times circled energy symbols."""
        rooms = 0
        for slot in self.rooms[block]:
            written = sheet.slots[slot]
            if written != EMPTY and written != INFECTED:
                rooms += 1
        return rooms * self.circled(sheet, self.energy[block])

    def circled(self, sheet: VirusSheet, symbols: list[int]) -> int:
        count = 0
        for symbol in symbols:
            if sheet.marks[symbol] != UNTOUCHED:
                count += 1
        return count

    def all_circled(self, sheet: VirusSheet, symbols: list[int]) -> bool:
        return self.circled(sheet, symbols) == len(symbols)

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sheet = cast("VirusSheet", sheets[seat])
        blocks = 0
        for block in range(len(self.rooms)):
            blocks += self.block_score(sheet, block)
        return [
            self.mission_term(sheet),
            Term("virus-term-plants", self.plant_study.value(sheet.marks)),
            Term("virus-term-water", self.water_study.value(sheet.marks)),
            Term("virus-term-blocks", blocks),
            Term("virus-term-infected", -self.infection_penalty * sheet.slots.count(INFECTED)),
            self.error_term(sheet),
        ]

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        mine = cast("VirusSheet", sheet)
        condition = mission.condition
        test = condition["test"]
        if test == "blocks_evacuated":
            have = mine.evacuated.bit_count()
        elif test == "blocks_with_all_walkways_closed":
            wanted = condition.get("all_of", self.block_ids)
            closed = [block for block in range(len(self.block_ids)) if self.all_circled(mine, self.walkways_of[block])]
            have = len([block for block in closed if self.block_ids[block] in wanted])
        else:
            have = len([floor for floor in self.floors if self.floor_passes(mine, floor, test)])
        return have, int(condition.get("at_least", len(condition.get("all_of", []))))

    def floor_passes(self, sheet: VirusSheet, floor: list[int], test: str) -> bool:
        return len([block for block in floor if self.passes(sheet, block, test)]) == len(floor)

    def passes(self, sheet: VirusSheet, block: int, test: str) -> bool:
        """Whether the block holds up its floor's part of a mission."""
        if test == "floors_fully_evacuated":
            return bool(sheet.evacuated >> block & 1)
        if test == "floors_with_all_energy_circled":
            return self.all_circled(sheet, self.energy[block])
        assert test == "floors_with_all_plants_and_tanks_circled", test
        tank = self.tanks[block]
        dry = tank != EMPTY and sheet.marks[tank] == UNTOUCHED
        return not dry and self.all_circled(sheet, self.plants[block])

    # -- showing

    def show(self, state: MoonState, sheet: Sheet, ready: bool) -> VirusSheetView:
        mine = cast("VirusSheet", sheet)
        shown = super().show(state, sheet, ready)
        return VirusSheetView(
            slots=shown.slots,
            last=shown.last,
            errors=shown.errors,
            missions=shown.missions,
            ready=ready,
            circled=shown.circled,
            crossed=shown.crossed,
            races=shown.races,
            closed=shown.closed,
            evacuated={id: self.block_score(mine, block) for block, id in enumerate(self.block_ids) if mine.evacuated >> block & 1},
            infecting=self.block_ids[mine.targets[0]] if mine.targets else None,
        )

    # -- words

    def name_block(self, block: int) -> Message:
        floor = self.floor_of[block]
        return message("virus-block", floor=floor + 1, block=self.floors[floor].index(block) + 1)

    def place(self, slot: int) -> Message:
        block = self.block_of[slot]
        return message("virus-place", block=self.name_block(block), room=self.rooms[block].index(slot) + 1)

    def describe_mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if "all_of" in condition:
            return message("virus-mission-green-and-blue-closed")
        return message("virus-mission-" + condition["test"].replace("_", "-"), count=int(condition["at_least"]))

    def name_symbol(self, symbol: int) -> Message:
        if symbol in self.walkways:
            one, other = self.between[self.walkways.index(symbol)]
            return message("virus-walkway", first=self.name_block(one), second=self.name_block(other))
        for block in range(len(self.rooms)):
            if symbol in self.energy[block]:
                return message("virus-energy", block=self.name_block(block))
            if symbol in self.plants[block]:
                return message("virus-plant", block=self.name_block(block))
            if symbol == self.tanks[block]:
                return message("virus-tank", block=self.name_block(block))
        return message("mark-icon", icon=next(name for name, track in self.tracks.items() if symbol in track.icons))

    def describe(self, action: Action) -> Message:
        if isinstance(action, Infect):
            return message("virus-infect", place=self.place(self.slot_at[action.slot]))
        return super().describe(action)

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return VirusCard(self)

    # -- for bots

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


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
    tracks: list[dict[str, Any]] = list(content.marker_tracks)
    return symbols + [str(icon["id"]) for track in tracks for icon in (*track["markers"], *track["rewards"])]


ADVENTURE: Final = Virus(load_virus())
