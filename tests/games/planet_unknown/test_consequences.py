"""What a choice brings, told before it is made (PU-5.3, PU-5.6, PU-8, PU-13.2, PU-13.7, PU-13.8)."""

from __future__ import annotations

import pytest

from starboard.engine.journal import Journal
from starboard.engine.look import look
from starboard.games.planet_unknown.actions import Move, Take
from starboard.games.planet_unknown.board import Rivalry
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.tiles import TILE_OF, TILES
from starboard.games.planet_unknown.events import (
    Breached,
    LineCompleted,
    ObjectiveCounted,
    PieceCovered,
    PointsSpent,
    ResourceWaits,
    TilePlaced,
)
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.consequences import Standing
from starboard.games.planet_unknown.rules.objectives import OBJECTIVE_OF
from starboard.games.planet_unknown.rules.placement import lay
from starboard.games.planet_unknown.rules.scoring import kept_medals
from starboard.games.planet_unknown.show import view
from tests.games.planet_unknown.position import OUTER_SHAPES, Game, placing


def told(game: Game, kind: type, tile: str, squares: str, as_energy: bool = False) -> list:
    """What a place of a tile of the depot would tell."""
    outer = tile[:2] in OUTER_SHAPES
    game.depot(tile if outer else None, None if outer else tile)
    ((_, outlook),) = look(game.state, 0, [[Take(RINGS[0 if outer else 1]), placing(tile, squares, as_energy)]])
    assert outlook.barred is None
    return [event for event in outlook.events if isinstance(event, kind)]


def waiting(game: Game, tile: str, squares: str, as_energy: bool = False) -> dict[str, tuple]:
    return {event.terrain: (event.steps, event.advances) for event in told(game, ResourceWaits, tile, squares, as_energy)}


def test_each_resource_tells_where_it_leads():
    """PU-8.1, PU-8.3."""
    found = waiting(Game().at(civ=1), "i2_civ_energy", "(5,0) C, (6,0) E")
    assert found["civ"] == (1, (("civ", "civ-2"),))
    assert found["energy"] == (1, (("civ", "civ-2"),))


def test_each_resource_tells_by_what_it_advances():
    """PU-8.1, PU-8.3: so that whoever looks farther asks for the advance that will be offered."""
    events = told(Game().at(civ=1), ResourceWaits, "i2_civ_energy", "(5,0) C, (6,0) E")
    assert {event.terrain: event.by for event in events} == {"civ": "resource", "energy": "energy"}


def test_water_without_ice_leads_nowhere():
    """PU-8.2."""
    assert waiting(Game(), "i2_energy_water", "(5,0) W, (6,0) E")["water"] == (0, ())


def test_energy_tells_what_touches_its_zone():
    """PU-8.3."""
    found = waiting(Game().lay("i2_rover_tech", "(5,1) R, (6,1) T"), "i2_civ_energy", "(5,0) C, (6,0) E")
    assert [track for track, _ in found["energy"][1]] == ["civ", "tech"]


def test_wormhole_energy_never_leads_to_biomass():
    """PU-18.3."""
    game = Game(corporation="wormhole_corp").lay("i2_biomass_civ", "(5,1) C, (6,1) B")
    assert [track for track, _ in waiting(game, "i2_civ_energy", "(5,0) C, (6,0) E")["energy"][1]] == ["civ"]


def test_a_tech_section_as_energy_tells_energy():
    """PU-18.6 d."""
    game = Game(corporation="jump_drive")
    game.player.technologies = sum(technology.bit for technology in game.player.corporation.technologies)
    assert set(waiting(game, "i2_rover_tech", "(5,0) R, (6,0) T", as_energy=True)) == {"rover", "energy"}


def test_a_tile_that_completes_a_line_tells_its_medals():
    """PU-13.2; a meteorite that falls with it keeps the line open."""
    squares = "(5,0) C, (6,0) E"
    assert [(event.line, event.number, event.medals) for event in told(Game(), LineCompleted, "i2_civ_energy", squares)] == [("row", 1, 1)]
    assert told(Game(), LineCompleted, "i2_civ_energy_m", squares) == []


@pytest.mark.parametrize(("ahead", "expected"), [(True, {LineCompleted, ResourceWaits}), (False, set())])
def test_what_a_tile_brings_is_told_to_whoever_looks_ahead(ahead, expected):
    """PU-8.1, PU-13.2: once it lies, everybody sees it."""
    game = Game()
    game.state.journal = Journal(2, ahead)
    game.place("i2_civ_energy", "(5,0) C, (6,0) E")
    kinds = {type(entry.event) for entry in game.state.journal.entries}
    assert TilePlaced in kinds
    assert kinds & {LineCompleted, ResourceWaits} == expected


@pytest.mark.parametrize(("index", "line", "number"), [(0, "row", 1), (11, "row", 12), (12, "column", 1), (23, "column", 12)])
def test_a_completed_line_is_told_as_row_or_column(index, line, number):
    """PU-13.1: both are counted from the upper left."""
    game = Game()
    planet = game.player.planet
    game.state.journal = Journal(2, ahead=True)
    before = Standing(game.state, 0)
    game.fill(planet.lines[index])
    before.tell_changes(game.state)
    found = [entry.event for entry in game.state.journal.entries if isinstance(entry.event, LineCompleted)]
    assert [(event.line, event.number, event.medals) for event in found] == [(line, number, planet.medals[index])]


def test_an_uncovered_stream_keeps_its_line_open():
    """PU-19.4: what is told is what scores."""
    game = Game(planet="petra")
    planet = game.player.planet
    index = next(index for index, line in enumerate(planet.lines) if line & planet.streams)
    game.state.journal = Journal(2, ahead=True)

    def lines_told_by(squares: int) -> list[int]:
        before = Standing(game.state, 0)
        game.fill(squares)
        before.tell_changes(game.state)
        return [entry.event.medals for entry in game.state.journal.entries if isinstance(entry.event, LineCompleted)]

    assert lines_told_by(planet.lines[index] & ~planet.streams) == []
    assert planet.medals[index] in lines_told_by(planet.lines[index])


def test_a_tile_tells_what_it_lies_on():
    """PU-5.3."""
    game = Game().rover((6, 0)).lifepods((5, 0))
    found = told(game, PieceCovered, "i2_civ_energy", "(5,0) C, (6,0) E")
    assert {(event.piece, event.at) for event in found} == {("lifepod", (5, 0)), ("rover", (6, 0))}


def test_a_restriction_that_is_waived_is_told():
    """PU-5.6, PU-16.7: nothing of the depot can obey."""
    game = Game().event("orange_19")
    assert [event.rule for event in told(game, Breached, "i2_civ_energy", "(5,0) C, (6,0) E")] == ["PU-16.7"]
    assert told(Game(), Breached, "i2_civ_energy", "(5,0) C, (6,0) E") == []


def test_squares_that_an_event_closes_are_shown():
    """PU-16.7."""
    game = Game().event("orange_19")
    shown = view(game.state, 0).players[0].closed
    assert set_of(shown) == game.player.planet.edge
    assert view(Game().state, 0).players[0].closed == []


def objectives(game: Game, tile: str = "i2_civ_energy", squares: str = "(5,0) C, (6,0) E") -> list[tuple]:
    return [(event.value, event.before, event.medals) for event in told(game, ObjectiveCounted, tile, squares)]


@pytest.mark.parametrize(
    ("objective", "other", "expected"),
    [("obj_01", True, [(1, (0, 5), (2, 2))]), ("obj_01", False, [(1, (2, 2), (5, 0))]), ("obj_05", False, [])],
)
def test_an_objective_tells_the_new_count_and_medals_before_and_after(objective, other, expected):
    """PU-13.8; nothing where the count stays."""
    game = Game()
    game.state.rivalries = [Rivalry(OBJECTIVE_OF[objective], [0, 1])]
    if other:
        lay(game.state.own(1), TILES[TILE_OF["i2_civ_energy"]], placing("i2_civ_energy", "(5,0) C, (6,0) E"))
    game.state.publish()
    assert objectives(game) == expected


def test_an_objective_just_picked_for_all_is_told_to_whoever_picked_it():
    """PU-18.6 f, PU-4.4: the others do not know of it before all have finished."""
    game = Game(corporation="jump_drive")
    game.state.rivalries = []
    game.state.publish()
    game.player.shared = [OBJECTIVE_OF["obj_01"]]
    assert objectives(game) == [(1, (2, 2), (5, 0))]


def test_what_one_did_earlier_in_the_turn_counts_before():
    """PU-13.8: the others have not seen it yet."""
    game = Game()
    game.state.rivalries = [Rivalry(OBJECTIVE_OF["obj_01"], [0, 1])]
    game.state.publish()
    game.player.symbols[0] = set_of([(0, 5)])
    assert objectives(game) == [(2, (5, 0), (5, 0))]


def test_others_hidden_choices_change_nothing_that_is_told():
    """PU-4.4."""
    game = Game()
    game.state.rivalries = [Rivalry(OBJECTIVE_OF["obj_01"], [0, 1])]
    game.state.own(1)
    before = objectives(game)
    game.state.own(1).symbols[0] |= game.player.planet.edge
    assert objectives(game) == before


def test_a_private_objective_is_told_to_nobody_else():
    """PU-13.7: also not when all have finished."""
    game = Game()
    game.player.private = [OBJECTIVE_OF["obj_28"]]
    assert [
        (event.before, event.medals) for event in told(game, ObjectiveCounted, "i2_civ_energy", "(5,0) C, (6,0) E") if not event.seats
    ] == [((0,), (0,))]
    game.state.journal = Journal(2, ahead=True)
    game.place("i2_civ_energy", "(5,0) C, (6,0) E")
    game.state.disclose()
    heard = [entry for entry in game.state.journal.entries if isinstance(entry.event, ObjectiveCounted) and entry.event.private]
    assert len(heard) == 1
    assert heard[0].heard_by(0)
    assert not heard[0].heard_by(1)
    assert not heard[0].heard_by(None)


@pytest.mark.parametrize(("objective", "expected"), [("obj_28", [(73, (0,), (0,))]), ("obj_01", [])])
def test_a_private_objective_is_told_when_its_count_changes(objective, expected):
    """PU-13.7: and only then."""
    game = Game()
    game.player.private = [OBJECTIVE_OF[objective]]
    events = told(game, ObjectiveCounted, "i2_civ_energy", "(5,0) C, (6,0) E")
    assert [(event.value, event.before, event.medals) for event in events if event.private] == expected


def test_a_step_tells_the_points_it_costs():
    """PU-9.1, PU-18.4."""
    game = Game(corporation="cosmos_inc").at(tech=15)
    game.lay("i4_civ_energy", "(5,0) C, (5,1) c, (5,2) E, (5,3) e").rover((4, 2)).points(1)
    lines = [[Move((4, 2), (5, 2))], [Move((4, 2), (4, 3))]]
    costs = [[event.points for event in outlook.events if isinstance(event, PointsSpent)] for _, outlook in look(game.state, 0, lines)]
    assert costs == [[0], [1]]


def test_kept_cards_show_what_each_adds():
    """PU-11.5, PU-13.4 to PU-13.6: Commerce Agreements are worth 1, 3, 6 and 10 together."""
    player = Game().patch((1, 4), (2, 4)).player
    player.lifepods_collected, player.meteorites_collected = 3, 7
    added = lambda *cards: kept_medals(player, [CARD_OF[card] for card in cards])  # noqa: E731
    assert added("civ_33", "civ_34", "civ_35", "civ_36") == [1, 2, 3, 4]
    assert added("civ_29", "civ_30") == [2, 2]
    assert added("civ_22", "civ_28", "civ_24") == [2, 3, 3]


def test_an_offered_card_shows_what_it_would_add():
    game = Game()
    game.player.kept = [CARD_OF["civ_33"]]
    game.pick_phase(4, [CARD_OF["civ_34"], CARD_OF["civ_35"]])
    assert [(card.medals, card.nth) for card in view(game.state, 0).players[0].offer] == [(2, 2), (2, 2)]
    assert view(game.state, 1).players[0].kept[0].medals == 0
