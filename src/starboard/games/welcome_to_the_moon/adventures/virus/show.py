"""How a sheet of The Virus is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.rules.missions import all_circled
from starboard.games.welcome_to_the_moon.adventures.virus.rules.propagation import leaks
from starboard.games.welcome_to_the_moon.adventures.virus.rules.scoring import block_score
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.adventures.virus.view import VirusSheetView
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.show import MarkedShow
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class VirusShow(MarkedShow):
    def __init__(self, layout: VirusLayout) -> None:
        super().__init__(layout, dict(zip(layout.block_ids, layout.rooms, strict=True)))
        self.virus = layout

    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> VirusSheetView:
        mine = cast("VirusSheet", sheet)
        shown = super().sheet(state, index, sheet, ready)
        ids = self.virus.block_ids
        return VirusSheetView(
            slots=shown.slots,
            last=shown.last,
            errors=shown.errors,
            missions=shown.missions,
            ready=ready,
            noted=shown.noted,
            circled=shown.circled,
            crossed=shown.crossed,
            races=shown.races,
            closed=shown.closed,
            reached=shown.reached,
            filled=shown.filled,
            wild=shown.wild,
            evacuated={id: block_score(self.virus, mine, block) for block, id in enumerate(ids) if mine.evacuated >> block & 1},
            infecting=ids[mine.targets[0]] if mine.targets else None,
        )

    def noted(self, sheet: MarkedSheet) -> dict[str, int]:
        """What each study is worth and how many of its rows are complete; what each block would score now."""
        layout, mine = self.virus, cast("VirusSheet", sheet)
        studies = [layout.plant_study, layout.water_study]
        return {
            **{study.id: study.value(mine.marks) for study in studies},
            **{f"{study.id} rows": study.completed(mine.marks) for study in studies},
            **{id: block_score(layout, mine, block) for block, id in enumerate(layout.block_ids)},
        }

    def reached(self, sheet: MarkedSheet) -> list[str]:
        """Walkways by which a virus would leave its home; blocks with all walkways closed."""
        layout, mine = self.virus, cast("VirusSheet", sheet)
        closed = [block for block, walkways in enumerate(layout.walkways_of) if all_circled(mine, walkways)]
        return [*(layout.symbols[walkway] for walkway in leaks(layout, mine)), *(layout.block_ids[block] for block in closed)]
