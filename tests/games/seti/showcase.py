"""What every card does, played by a player who has a bit of everything: the lines of the log, one list per card.

The lists lie in cards.json, to be read beside the printed cards. After a change of the rules' version they are written again
by `python -m tests.games.seti.showcase`.
"""

from __future__ import annotations

import json
from pathlib import Path

from starboard.engine.actions import Action
from starboard.engine.journal import Journal
from starboard.engine.text import render
from starboard.games.seti.actions import CompleteMission, CoverSlot, EndTurn, FinishScan, GoOn, PlayCard, Signal, Step, Stop, space_of
from starboard.games.seti.content import PROJECTS, SPECIES_CARDS, CardContent
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.numbers import EARTH, PLANET_IDS
from starboard.games.seti.content.solar_system import PLANET
from starboard.games.seti.events import ActionEnded, RowRefilled
from starboard.games.seti.rules import triggers
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.printed import TRIGGERS
from starboard.games.seti.rules.scoring import card_score
from tests.games.seti.position import Table

FILE = Path(__file__).parent / "cards.json"
EVERY_CARD = PROJECTS + SPECIES_CARDS
HELD_BACK = (Stop, GoOn, EndTurn, FinishScan, CoverSlot)
MERCURY, BESIDE_VENUS, ASTEROIDS, JUPITER = (1, 1), (1, 4), (1, 7), (3, 3)
STARTS = {
    "card_017": ASTEROIDS,
    "card_018": ASTEROIDS,
    "card_020": (1, 0),
    "card_021": BESIDE_VENUS,
    "card_022": (2, 1),
    "card_023": (3, 2),
    "card_024": (3, 6),
    "card_025": BESIDE_VENUS,
    "card_026": ASTEROIDS,
    "card_087": (4, 0),
    "card_095": (1, 3),
    "card_104": (4, 5),
    "card_123": (1, 6),
    "card_124": (2, 2),
    "card_125": (4, 1),
    "card_127": ASTEROIDS,
    "et_01": (3, 2),
    "et_25": (2, 3),
    "et_27": (3, 4),
    "et_30": (3, 5),
} | {f"et_{number:02}": JUPITER for number in range(2, 8)}
"""Where the probe stands when it matters; else on Mercury."""
NEED_PUBLICITY = ("card_051", "card_108")


def wealthy(species: str) -> Table:
    """Figures at every planet, wins and traces of every kind, half of the technologies, tucked cards, samples."""
    table = Table(left=species or "mascamites", right="anomalies" if species != "anomalies" else "mascamites")
    table.discover("left", 0, 0, 1)
    table.tech("probe_1", "probe_2", "probe_3", "telescope_1", "telescope_2", "telescope_3", "computer_1", "computer_2", "computer_3")
    table.tech("probe_4", "telescope_4", "computer_4", seat=1)
    table.probe(4, 6, seat=1)
    for planet in range(len(PLANET_IDS)):
        if PLANET_IDS[planet] not in ("earth", "oumuamua"):
            table.orbiter(PLANET_IDS[planet])
            table.lander(PLANET_IDS[planet])
    table.lander("mars")
    table.me.wins = [2] * 8
    table.me.incomes = [2, 2, 2, 0, 0]
    table.me.publicity, table.me.score, table.me.exofossils = 3, 50, 4
    table.me.reached = 255
    for slot in ("left", "right"):
        for colour in ("purple", "yellow", "blue"):
            for _ in range(3):
                table.trace(slot, colour)
    table.markers("procyon", 0)
    table.markers("barnards_star", 1, 0, 0, 1)
    table.markers("sirius_a", 0)
    table.markers("kepler_22", 0)
    table.markers("61_virginis", 0)
    if species == "oumuamua":
        table.lander("oumuamua")
        table.markers("oumuamua", 0)
        table.state.board.spaces[0] = 0
    table.row("card_004", "card_013", "card_016")
    for card in ("card_003", "card_001", "card_002", "card_008", "card_012", "card_014"):
        table.top(card)
    return table


def told(card: CardContent) -> list[str]:
    """Play the card, taking whatever is offered, then complete its mission or cover its slots; what it is worth at the end."""
    table = wealthy(card.species)
    state = table.state
    if card.species == "exertians":
        table.me.completed = [1] * 5
        table.me.tucked = [1] * 8
        return [f"worth {card_score(state, 0, CARD_OF[card.id])}, danger {card.danger}"]
    if card.id == "card_095":
        table.offsets(1, 0, 0)
    if card.id in NEED_PUBLICITY:
        table.me.publicity = 8
    table.probe(*STARTS.get(card.id, MERCURY))
    table.hold(*([card.id] if card.id == "card_089" else ["card_017", "card_033", card.id]))
    state.journal = Journal(state.seats)
    table.do(PlayCard(card.id))
    go_on(table)
    for slot, trigger in enumerate(TRIGGERS[CARD_OF[card.id]]):
        kind = next(kind for kind in range(triggers.PLAY + 1) if trigger.kinds >> kind & 1)
        emit(state, 0, kind, trigger.values & -trigger.values)
        state.advance()
        table.do(CoverSlot(card.id, slot))
        go_on(table)
    if card.mission is not None and card.mission.kind == "delivery":
        destination = PLANET_IDS.index(card.mission.condition["destination"])
        table.me.capsules = [state.sky().planets[destination]] * len(table.me.capsules)
    if card.id == "card_089":
        table.me.hand = []
    mission = [action for action in table.legal() if isinstance(action, CompleteMission) and action.card == card.id]
    if mission:
        table.do(mission[0])
        go_on(table)
    lines = [
        render(entry.event.text(), "en", "seti", lambda seat: f"P{seat + 1}")
        for entry in state.journal.entries
        if not isinstance(entry.event, ActionEnded | RowRefilled)
    ]
    if card.end_game is not None:
        lines.append(f"worth {card_score(state, 0, CARD_OF[card.id])}")
    return lines


def go_on(table: Table) -> None:
    """Take the first thing offered until the main action and its sectors are done."""
    state = table.state
    for _ in range(80):
        seat = state.pending()[0]
        options = state.decision(seat).options(state, seat)
        if EndTurn() in options or state.active != 0:
            return
        wanted = [action for action in options if not isinstance(action, HELD_BACK)]
        others = [action for action in options if not isinstance(action, CoverSlot)]
        state.play(seat, max(wanted or others, key=lambda action: sight(table, action)))
    raise AssertionError("the card does not end")


def sight(table: Table, action: Action) -> int:
    """Steps go to whatever is worth a visit: a planet, else a comet, else asteroids; signals to the 'Oumuamua tile."""
    if isinstance(action, Signal):
        return 1 if action.star == "oumuamua" else 0
    if not isinstance(action, Step):
        return 0
    cell = table.state.sky().content[space_of(action.to)]
    return 0 if cell == PLANET + EARTH else cell


if __name__ == "__main__":
    FILE.write_text(json.dumps({card.id: told(card) for card in EVERY_CARD}, indent=1) + "\n", "utf-8")
