"""Components and set-up (PU-1, PU-3), with the worked examples."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.look import look
from starboard.games.planet_unknown.actions import ChooseBoards, ChooseFlux, KeepObjective
from starboard.games.planet_unknown.board import POSITIONS
from starboard.games.planet_unknown.content import CIV_CARDS, CORPORATIONS, EVENT_CARDS, OBJECTIVES, PLANETS
from starboard.games.planet_unknown.content.corporations import CORPORATIONS as CORPORATION_BOARDS
from starboard.games.planet_unknown.content.geometry import set_of, square, x_of, y_of
from starboard.games.planet_unknown.content.planets import PLANETS as PLANET_BOARDS
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.content.tracks import TERRAINS
from starboard.games.planet_unknown.game import GAME
from starboard.games.planet_unknown.player import Player


def begun(seats: int, **options):
    return Match.new("planet_unknown", seats, 3, options).state


def test_the_box_holds_what_is_printed():
    """PU-1.1, PU-1.2."""
    assert (len(TILES), len(CIV_CARDS), len(OBJECTIVES), len(EVENT_CARDS)) == (144, 36, 28, 60)
    assert (len(PLANETS), len(CORPORATIONS)) == (13, 9)
    assert Counter(card.level for card in CIV_CARDS) == {1: 9, 2: 9, 3: 9, 4: 9}


def test_every_pair_of_terrains_occurs_on_every_shape_with_and_without_a_meteor():
    """PU-1.3."""
    looks = Counter((tile.shape, tile.terrain_a, tile.terrain_b, tile.has_meteor) for tile in TILES)
    assert len(looks) == 144
    assert sum(tile.has_meteor for tile in TILES) == 72
    pairs = {(TERRAINS[tile.terrain_a], TERRAINS[tile.terrain_b]) for tile in TILES}
    assert pairs == {("civ", "energy"), ("energy", "water"), ("rover", "tech"), ("tech", "biomass"), ("water", "rover"), ("biomass", "civ")}


def test_squares_count_from_the_upper_left():
    """PU-1.4."""
    at = square(11, 3)
    assert (x_of(at), y_of(at)) == (11, 3)
    assert set_of([(0, 0), (1, 0)]).bit_count() == 2


def test_no_asymmetric_board_is_played_twice():
    """PU-1.5."""
    with pytest.raises(Refusal) as refused:
        begun(2, planet=["gaia", "gaia"])
    assert refused.value.rule == "PU-1.5"
    state = begun(6, planet=["random"] * 6, corporation=["random"] * 6)
    assert len({player.planet.id for player in state.players}) == 6
    assert len({player.corporation.id for player in state.players}) == 6
    assert begun(2, planet=["ksb_4156", "ksb_4156"]).players[1].planet.id == "ksb_4156"


def test_stacks_hold_the_twelve_tiles_of_a_shape():
    """PU-3.1."""
    state = begun(2)
    for stack in state.station.stacks:
        assert len(stack) == 12
        assert len({TILES[tile].shape for tile in stack}) == 1
    assert len({TILES[stack[0]].shape for stack in state.station.stacks}) == 12


@pytest.mark.parametrize(("shift", "inner"), [("recommended", "i3"), ("2", "v3"), ("5", "o4")])
def test_the_inner_ring_is_turned_at_setup(shift, inner):
    """PU-3.1: outer compartment i pairs with inner compartment i + shift."""
    station = begun(2, inner_ring=shift).station
    station.rotation = 0
    assert TILES[station.facing(0, 0)].shape == "z5"
    assert TILES[station.facing(0, 1)].shape == inner


def test_players_choose_between_the_sides_they_are_offered():
    """PU-3.2: symmetric or one drawn asymmetric side of each board."""
    state = begun(2, planet=["offer", "ksb_4156"], corporation=["offer", "universal_coalition"])
    assert state.pending() == [0]
    options = state.legal(0)
    assert len(options) == 4
    assert ChooseBoards("ksb_4156", "universal_coalition") in options
    state.play(0, options[-1])
    assert state.players[0].planet.id == options[-1].planet != "ksb_4156"
    assert state.phase_name() in ("rotation", "setup")
    both = begun(2, planet=["offer", "offer"])
    ((_, outlook),) = look(both, 0, [[both.legal(0)[0]]])
    assert outlook.unknown, "the choice is final"
    both.play(0, both.legal(0)[0])
    assert [player.ready for player in both.players] == [True, False]
    assert both.pending() == [1]


def test_trackers_lifepods_and_rovers_at_the_start():
    """PU-3.3."""
    for corporation, rovers in (("universal_coalition", 2), ("horizon_group", 4), ("republic", 1)):
        player = begun(2, corporation=[corporation, "universal_coalition"]).players[0]
        assert [slot % 16 for slot in player.trackers] == [0] * 5
        assert player.lifepods.bit_count() == 6
        assert (player.supply, player.rovers) == (rovers, 0)


SQUARES = ["covered", "patches", "muted", "meteor_symbols", "meteorites", "lifepods", "rovers", "loaded", "last_tile"]
POWERS = ["technologies", "withheld", "used_in_round", "used_in_game", "housed"]
COUNTS = ["supply", "lifepods_collected", "meteorites_collected", "movement", "movement_gained", "stored", "offer_level"]
NOTHING_YET = ["flux", "hand", "taken"]
NUMBERS = [*SQUARES, *POWERS, *COUNTS, *NOTHING_YET]
CARDS = ["kept", "played", "private", "drawn", "offer", "discarded", "shared"]
LISTS = ["terrain", "symbols", "pieces", "trackers", "owed", "pending", *CARDS]
FLAGS = ["must_take", "extra", "resources_count", "stuck", "event_rover", "peeked", "ready", "ending"]


def test_a_player_begins_with_rovers_lifepods_and_trackers_and_nothing_else():
    """PU-3.3."""
    planet, corporation = PLANET_BOARDS["gaia"], CORPORATION_BOARDS["horizon_group"]
    player = Player(planet, corporation)
    nothing = dict.fromkeys(NUMBERS, 0) | dict.fromkeys(NOTHING_YET, -1)
    assert {name: getattr(player, name) for name in NUMBERS} == nothing | {"lifepods": planet.lifepods, "supply": 4}
    assert player.trackers == [0, 16, 32, 48, 64]
    assert player.terrain == player.symbols == [0] * 6
    assert [name for name in LISTS[2:] if getattr(player, name)] == ["trackers"]
    assert [name for name in FLAGS if getattr(player, name)] == ["resources_count", "ready"]


def test_a_copy_of_a_player_has_all_that_the_player_has():
    """And shares no list with it."""
    player = Player(PLANET_BOARDS["gaia"], CORPORATION_BOARDS["horizon_group"])
    for value, name in enumerate(NUMBERS, start=3):
        setattr(player, name, value)
    for value, name in enumerate(LISTS):
        setattr(player, name, [value])
    for name in FLAGS:
        setattr(player, name, not getattr(player, name))
    twin = player.clone()
    for name in [*NUMBERS, *LISTS, *FLAGS]:
        assert getattr(twin, name) == getattr(player, name), name
    assert [name for name in LISTS if getattr(twin, name) is getattr(player, name)] == []


def test_a_deck_of_events_is_mixed_of_none_to_twenty_cards_of_a_colour():
    """PU-15.3."""
    options = {option.id: option.choices for option in GAME.options}
    for signal in ("green", "orange", "red"):
        assert options[f"{signal}_events"] == tuple(str(number) for number in range(21))
    assert options["inner_ring"] == ("recommended", "random", "1", "2", "3", "4", "5")


def test_phases_in_which_all_act_at_once():
    """PU-4: events and tiles, and choosing at the beginning; civ cards and the last step go round."""
    state = begun(2)
    at_once = []
    for phase in range(8):
        state.phase = phase
        if state.simultaneous():
            at_once.append(state.phase_name())
    assert at_once == ["setup", "event", "tile"]


def test_contents_are_counted_when_they_are_loaded():
    """PU-1.1: a board or card too many or too few stops the import, which names the file."""
    code = (
        "from starboard.engine import content\n"
        "checked, expect = [], content.expect\n"
        "content.expect = lambda what, found, wanted: checked.append(what) or expect(what, found, wanted)\n"
        "import starboard.games.planet_unknown.game\n"
        "print(*sorted(set(checked)), sep='\\n')"
    )
    checked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    wanted = {
        "civ_cards.json: cards by level",
        "event_mixes.json: cards of a deck",
        "events.json: cards by signal",
        "objectives.json: cards",
    }
    wanted |= {"setup.json: events", "planets.json: boards", "corporations.json: boards", "tiles.json: shapes"}
    wanted |= {
        f"planets.json: {planet}: {what}"
        for planet in PLANET_BOARDS
        for what in ("squares", "ice", "edge", "lifepods", "what tiles may break")
    }
    wanted |= {f"corporations.json: {corporation}: rules" for corporation in CORPORATION_BOARDS}
    assert set(checked) == wanted


def test_depot_indicators_stand_apart():
    """PU-3.4."""
    assert POSITIONS[1:] == [[0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]]


@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (4, 5), (6, 7)])
def test_civ_stacks_have_a_card_more_than_players(seats, cards):
    """EX-1, PU-3.5."""
    decks = begun(seats).decks
    assert [len(stack) for stack in decks.civ] == [cards] * 4
    assert sum(len(stack) for stack in decks.civ_aside) == 36 - 4 * cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_competitive_objectives_lie_between_neighbours(seats, cards):
    """EX-2, PU-3.6."""
    rivalries = begun(seats).rivalries
    assert len(rivalries) == cards
    taking_part = Counter(seat for rivalry in rivalries for seat in rivalry.seats)
    assert set(taking_part.values()) == ({3} if seats == 2 else {2})


def test_alone_four_private_objectives_are_drawn_and_three_kept():
    """EX-2, PU-3.6, PU-17.1."""
    state = begun(1)
    assert state.rivalries == []
    for _ in range(3):
        options = [action for action in state.legal(0) if isinstance(action, KeepObjective)]
        state.play(0, options[0])
    assert len(state.players[0].private) == 3
    assert len(state.players[0].discarded) == 1


def test_modules_are_off_unless_chosen():
    """PU-3.7."""
    state = begun(3)
    assert not state.with_events
    assert all(not player.drawn for player in state.players)


def test_the_first_commander_and_the_flux_track():
    """PU-3.8."""
    state = begun(3, corporation=["universal_coalition", "flux_industries", "universal_coalition"])
    assert state.commander == 0
    assert state.pending() == [1]
    state.play(1, ChooseFlux("water"))
    assert state.players[1].flux == 1
    assert state.pending() == [0]
