"""Why not: whatever a seat tries, it is legal or refused with the reason and the rule that gives it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.text import LANGUAGES, render
from starboard.games.planet_unknown.actions import (
    Advance,
    ChooseBoards,
    ChooseBonus,
    ChooseFlux,
    ClearLine,
    Collect,
    Decline,
    Destroy,
    DestroyStored,
    DiscardObjective,
    DoublePatch,
    DoubleSynergy,
    Finish,
    House,
    KeepObjective,
    Move,
    OpenStack,
    PickCard,
    Place,
    PlaceMeteorite,
    PlacePatch,
    PlaceRover,
    Regress,
    RemoveStack,
    ReplacePatch,
    Reposition,
    Rotate,
    SetAside,
    StorePatch,
    Take,
    Teleport,
    UseTechnology,
)
from starboard.games.planet_unknown.content import CIV_CARDS, EVENT_CARDS, OBJECTIVES, RINGS
from starboard.games.planet_unknown.content.geometry import neighbours, set_of, square
from starboard.games.planet_unknown.content.operations import AdvanceOp, AdvanceToLevelOp, ExtraTileOp
from starboard.games.planet_unknown.content.tracks import SLOTS, TRACKS
from starboard.games.planet_unknown.game import GAME
from starboard.games.planet_unknown.rules.choice import ChooseOne
from starboard.games.planet_unknown.rules.collecting import CollectPieces, DestroyPieces
from starboard.games.planet_unknown.rules.depots import LoseStack
from starboard.games.planet_unknown.rules.lifepods import HOUSE, RepositionLifepods
from starboard.games.planet_unknown.rules.meteorites import ClearOneLine, Meteorite
from starboard.games.planet_unknown.rules.objectives import GiveUpObjectives, KeepObjectives
from starboard.games.planet_unknown.rules.patches import ADDED, GAINED, LAST
from starboard.games.planet_unknown.rules.restrictions import OF_EVENTS
from starboard.games.planet_unknown.rules.rovers import OWN_ROVER
from starboard.games.planet_unknown.rules.special_advances import ClaimRow
from starboard.games.planet_unknown.rules.tracks import SYNERGY_EFFECT, RegressTracker
from starboard.games.planet_unknown.rules.turn import bar
from starboard.games.planet_unknown.state import CIV
from tests.games.planet_unknown.position import Game, placing

SQUARES = [(x, y) for y in range(12) for x in range(12)]
BY = ["resource", "energy", "synergy", "double_synergy", "card", "event", "technology", "rule", "bonus", "row"]
PLACES = ["collection", *SLOTS, *(f"technology-{level}" for level in "abcdef")]
PIECES = ["lifepod", "meteorite", "rover"]


@cache
def everything() -> list[Action]:
    """Every action that can be named, but for pairs of squares."""
    return list(named())


def named() -> Iterator[Action]:
    yield from [Finish(), StorePatch(), ReplacePatch(), DoublePatch(), DoubleSynergy(), ChooseBoards("gaia", "republic")]
    for ring in RINGS:
        yield from [Take(ring), SetAside(ring), RemoveStack(ring)]
    for track in TRACKS:
        yield ChooseFlux(track)
        yield from [Regress(track, by) for by in BY]
        yield from [Advance(track, by, to) for by in BY for to in SLOTS]
    for at in SQUARES:
        yield from [PlaceRover(at), PlacePatch(at), PlaceMeteorite(at)]
        yield from [Place(turn, at, as_energy) for turn in range(8) for as_energy in (False, True)]
        for piece in PIECES:
            yield from [Collect(piece, at), Destroy(piece, at)]
    yield from [Destroy(piece, None) for piece in PIECES]
    yield from [Decline(what) for what in ("energy", "regress", "reposition", "collect")]
    yield from [ClearLine(line, number) for line in ("row", "column") for number in range(1, 13)]
    for place in PLACES:
        yield from [House(place), DestroyStored(place), Reposition(place, "collection"), Reposition("collection", place)]
    yield from [ChooseBonus(origin, option) for origin in ("card", "event", "bonus", *SLOTS) for option in range(3)]
    yield from [OpenStack(level) for level in range(6)]
    yield from [UseTechnology(level) for level in "12345abcdef"]
    yield from [PickCard(card.id) for card in CIV_CARDS]
    yield from [Rotate(steps) for steps in range(6)]
    for objective in OBJECTIVES:
        yield from [KeepObjective(objective.id), DiscardObjective(objective.id)]


def ways(starts: list[tuple[int, int]]) -> Iterator[Action]:
    for start in starts:
        for to in SQUARES:
            yield from [Move(start, to), Teleport(start, to, "technology"), Teleport(start, to, "card")]


@pytest.mark.parametrize(("number", "seats", "options"), [(number, *one) for number, one in enumerate(GAME.conformance())])
def test_an_action_is_legal_or_barred_with_a_reason(number, seats, options):
    """The same function says what is legal and why anything else is not."""
    match = Match.new("planet_unknown", seats, number, options)
    rng = Rng(numbered_seed(number))
    while match.state.pending():
        state = match.state
        seat = rng.choice(state.pending())
        legal = state.legal(seat)
        if rng.below(25) == 0:
            look_at_everything(match, seat, set(legal), rng)
        match.play(seat, rng.choice(legal))


def look_at_everything(match: Match, seat: int, legal: set[Action], rng: Rng) -> None:
    state = match.state
    rovers = state.view(seat).players[seat].rovers
    tried = [*everything(), *ways([rover.at for rover in rovers] + [rng.choice(SQUARES)])]
    if Finish() in legal or any(isinstance(action, Place | Take | SetAside) for action in legal):
        for action in tried:
            reason = bar(state, seat, action)
            assert (reason is None) == (action in legal), action
    for action in rng.shuffled(tried)[:40]:
        if action not in legal:
            assert precise(refused(state, seat, action)), action


def refused(state, seat: int, action: Action) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        state.check(seat, action)
    return refusal.value


def precise(refusal: Refusal) -> bool:
    """With a rule, and a reason of its own that can be read."""
    assert all(render(refusal.text, language, "planet_unknown") for language in LANGUAGES)
    return refusal.rule is not None and refusal.rule.startswith("PU-") and refusal.text.key != "refused-not-now"


def why(game: Game, action: Action) -> tuple[str | None, str]:
    refusal = refused(game.state, 0, action)
    assert precise(refusal)
    return refusal.rule, refusal.text.key


SMALL = "i2_civ_energy"
LAID = "(5,0) C, (5,1) E"


def laid(**boards: str) -> Game:
    return Game(**boards).lay(SMALL, LAID)


def test_rovers():
    """PU-9.1, PU-9.2, PU-19.7, PU-19.8."""
    game = Game().rover((5, 5), (5, 6))
    assert why(game, Move((5, 5), (5, 4))) == ("PU-9.1", "refused-no-movement")
    game.points(1)
    assert why(game, Move((1, 5), (1, 6))) == ("PU-9.1", "refused-no-rover")
    assert why(game, Move((5, 5), (5, 3))) == ("PU-9.1", "refused-one-square")
    assert why(game, Move((5, 5), (5, 6))) == ("PU-9.2", "refused-rover-there")
    assert why(game, Move((5, 5), (6, 4))) == ("PU-9.2", "refused-diagonal")
    assert why(game, Move((5, 5), (5, 12))) == ("PU-1", "refused-unknown")
    assert why(Game().rover((4, 0)).points(1), Move((4, 0), (3, 0))) == ("PU-9.2", "refused-rover-off")
    closed = laid().rover((5, 2)).points(1).event("orange_15")
    assert why(closed, Move((5, 2), (5, 1))) == ("PU-9.2", "refused-rover-terrain")
    assert why(Game(planet="kaax").rover((3, 2)).points(1), Move((3, 2), (3, 1))) == ("PU-19.8", "refused-rover-toxic")
    chasm = Game(planet="tartarus").points(1)
    side = chasm.player.planet.side_a
    start, to = next((a, b) for a in SQUARES for b in SQUARES if crosses(chasm, side, a, b))
    assert why(chasm.rover(start), Move(start, to)) == ("PU-19.7", "refused-rover-chasm")


def crosses(game: Game, side: int, start: tuple[int, int], to: tuple[int, int]) -> bool:
    """Whether two squares lie side by side on both sides of the chasm."""
    one, other = 1 << square(*start), 1 << square(*to)
    on_grid = game.player.planet.grid & one and game.player.planet.grid & other
    return bool(on_grid and neighbours(one) & other and (one & side) and not (other & side))


def test_teleports():
    """PU-9.7, PU-18.2, PU-18.6."""
    assert why(Game().rover((5, 5)), Teleport((5, 5), (6, 6), "technology")) == ("PU-18", "refused-no-technology")
    assert why(Game().rover((5, 5)), Teleport((5, 5), (6, 6), "card")) == ("PU-11.3", "refused-nothing-waits")
    game = laid(corporation="republic").rover((5, 0), (6, 0))
    jump = Teleport((5, 0), (6, 6), "technology")
    assert why(game, jump) == ("PU-7.3", "refused-technology-level")
    game.player.technologies = 0b111
    assert why(game, jump) == ("PU-9.7", "refused-no-movement")
    game.points(2)
    assert why(game, jump) == ("PU-9.7", "refused-teleport-goal")
    assert why(game, Teleport((6, 0), (5, 1), "technology")) == ("PU-9.7", "refused-teleport-start")
    assert why(game, Teleport((6, 1), (5, 1), "technology")) == ("PU-9.7", "refused-no-rover")
    same = laid(corporation="jump_drive").rover((5, 0)).points(2)
    same.player.housed = same.player.technologies = 0b10
    assert why(same, Teleport((5, 0), (5, 1), "technology")) == ("PU-9.7", "refused-teleport-goal")
    same.player.used_in_round = 0b10
    assert why(same, Teleport((5, 0), (5, 1), "technology")) == ("PU-18", "refused-technology-used")


def test_the_tile():
    """PU-4.1, PU-4.2, PU-5.5, PU-5.6, PU-12.2. Places have tests with the placement."""
    game = Game().depot("z5_civ_energy", None)
    assert why(game, Take("inner")) == ("PU-4.1", "refused-empty-stack")
    assert why(game, SetAside("inner")) == ("PU-4.1", "refused-empty-stack")
    assert why(game, SetAside("outer")) == ("PU-5.5", "refused-set-aside")
    assert why(game, placing(SMALL, LAID)) == ("PU-4.2", "refused-take-first")
    assert why(game, Take("middle")) == ("PU-1", "refused-unknown")
    assert why(game, Place(0, (12, 0))) == ("PU-1", "refused-unknown")
    assert why(game, Place(8, (5, 5))) == ("PU-1", "refused-unknown")
    game.depot("z5_civ_energy", SMALL).do(Take("inner"))
    assert why(game, Take("outer")) == ("PU-4.2", "refused-place-first")
    assert why(game, Place(0, (5, 0), as_energy=True)) == ("PU-18.6", "refused-as-energy")
    assert why(game, Place(4, (5, 0))) == ("PU-1.3", "refused-turn")
    game.do(placing(SMALL, LAID))
    assert why(game, Take("outer")) == ("PU-4.2", "refused-taken")
    assert why(game, placing(SMALL, LAID)) == ("PU-4.2", "refused-no-tile")
    tight = Game().depot("z5_civ_energy", SMALL)
    tight.fill(tight.player.planet.grid & ~set_of([(5, 0), (5, 1)]))
    assert why(tight, Take("outer")) == ("PU-5.5", "refused-fits-nowhere")
    full = Game().depot("z5_civ_energy", SMALL)
    full.fill(full.player.planet.grid)
    assert why(full, Take("outer")) == ("PU-12.2", "refused-set-aside-instead")
    split = Game(planet="k_273").depot("i4_civ_energy", SMALL)
    split.fill(split.player.planet.grid & ~set_of([(7, 3), (8, 3), (8, 4), (8, 5), (8, 6), (8, 7)]))
    assert why(split, Take("outer")) == ("PU-5.6", "refused-other-tile")


def test_restrictions_are_broken_no_further_than_they_must():
    """PU-5.6: on an edge closed by the event the first tile may lie, but not across ice and land."""
    game = Game(planet="k_273").event("orange_19").depot(None, SMALL)
    game.do(Take("inner"))
    ice, land = game.player.planet.ice & game.player.planet.edge, game.player.planet.land
    places = [place for place in everything() if isinstance(place, Place) and not place.as_energy]
    keys = {why(game, place) for place in places if place not in game.legal()}
    assert ice
    assert land
    assert ("PU-5.6", "refused-breaches") in keys


ROW = [(x, 4) for x in range(1, 11)]
WALL = [(4, 5), (5, 4), (6, 4), (7, 5), (5, 6), (6, 6)]


@pytest.mark.parametrize(
    ("planet", "covered", "event", "rule", "key"),
    [
        ("k_273", ROW, "", "PU-19.2", "refused-single-ground"),
        ("persephone", ROW, "", "PU-19.3", "refused-symbol-zone"),
        ("arashi", ROW, "", "PU-19.6", "refused-ring"),
        ("tartarus", ROW, "", "PU-19.7", "refused-chasm"),
        ("pajitnov", WALL, "", "PU-19.10", "refused-slide"),
        ("ksb_4156", ROW, "refused-ice", "PU-16.7", "refused-ice"),
        ("ksb_4156", ROW, "refused-edge", "PU-16.7", "refused-edge"),
        ("ksb_4156", ROW, "refused-matching", "PU-16.6", "refused-matching"),
    ],
)
def test_restrictions(planet, covered, event, rule, key):
    """PU-5.6: some place breaks just this one."""
    game = Game(planet=planet).fill(set_of(covered))
    game.player.terrain[0] |= game.player.covered
    if event:
        game.event(next(card.id for card, ban in zip(EVENT_CARDS, OF_EVENTS, strict=True) if ban.tiles and ban.tiles.key == event))
    game.depot(None, SMALL).do(Take("inner"))
    legal = set(game.legal())
    assert (rule, key) in {why(game, one) for one in everything() if isinstance(one, Place) and not one.as_energy and one not in legal}


def test_advances():
    """PU-6.1, PU-6.5, PU-6.8, PU-8.2, PU-8.3, PU-18.3."""
    game = Game().place(SMALL, LAID)
    assert why(game, Advance("civ", "resource", "civ-2")) == ("PU-6.1", "refused-slot")
    assert why(game, Advance("civ", "synergy", "civ-1")) == ("PU-6.1", "refused-no-advance")
    assert why(game, Advance("civ", "resource", "civ-16")) == ("PU-1", "refused-unknown")
    assert why(game, Advance("energy", "resource", "civ-1")) == ("PU-1", "refused-unknown")
    assert why(game, Advance("tech", "energy", "tech-1")) == ("PU-8.3", "refused-energy")
    assert why(game, Decline("regress")) == ("PU-4.3", "refused-nothing-waits")
    top = Game().at(civ=15).place(SMALL, LAID)
    assert why(top, Advance("civ", "resource", "civ-15")) == ("PU-6.5", "refused-top")
    assert why(top, Decline("energy")) == ("PU-4.3", "refused-impossible")
    winding = Game(corporation="oasis_ultd").at(civ=15).place(SMALL, LAID)
    assert why(winding, Advance("civ", "resource", "civ-15")) == ("PU-6.5", "refused-top")
    dry = Game().place("i2_energy_water", "(6,0) E, (5,0) W")
    assert not dry.player.planet.ice & set_of([(5, 0)])
    assert why(dry, Advance("water", "resource", "water-1")) == ("PU-8.2", "refused-no-ice")
    wormhole = Game(corporation="wormhole_corp").place("i2_biomass_civ", "(6,0) B, (5,0) C")
    assert why(wormhole, Advance("biomass", "resource", "biomass-1")) == ("PU-18.3", "refused-no-expansion")
    around = Game(corporation="wormhole_corp").lay("i2_biomass_civ", "(5,0) B, (6,0) C").place(SMALL, "(5,1) C, (5,2) E")
    assert why(around, Advance("biomass", "energy", "biomass-1")) == ("PU-18.3", "refused-energy-excluded")
    cosmos = Game(corporation="cosmos_inc").at(civ=14)
    cosmos.player.housed = 1 << 15
    cosmos.place(SMALL, LAID)
    assert why(cosmos, Advance("civ", "resource", "civ-15")) == ("PU-6.8", "refused-blocked")


def test_advances_of_cards():
    """PU-6.3, PU-11.1, PU-11.4, PU-18.6."""
    two = next(card for card in CIV_CARDS for op in card.effects if isinstance(op, AdvanceOp) and op.trackers == 2)
    game = Game().card(two.id)
    game.do(next(action for action in game.legal(Advance) if action.track == "civ"))
    assert why(game, Advance("civ", "card", "civ-2")) == ("PU-11.1", "refused-same-tracker")
    lift = next(card for card in CIV_CARDS for op in card.effects if isinstance(op, AdvanceToLevelOp))
    lifted = Game().at(civ=5).card(lift.id)
    assert why(lifted, Advance("civ", "card", "civ-6")) == ("PU-11.4", "refused-lifted")
    jump = Game(corporation="jump_drive").place(SMALL, LAID)
    assert why(jump, DoubleSynergy()) == ("PU-6.3", "refused-nothing-waits")
    jump.player.pending.append(SYNERGY_EFFECT)
    assert why(jump, DoubleSynergy()) == ("PU-18.6", "refused-technology-lifepod")
    jump.player.housed = jump.player.technologies = 0b100
    jump.do(DoubleSynergy())
    assert why(jump, DoubleSynergy()) == ("PU-18.6", "refused-doubled")
    stopped = Game().at(civ=15, water=15, biomass=15, rover=15, tech=15)
    stopped.player.pending.append(SYNERGY_EFFECT)
    assert why(stopped, DoubleSynergy()) == ("PU-6.3", "refused-no-tracker")
    row = Game(corporation="jump_drive").at(civ=3)
    row.player.pending.append(ClaimRow())
    assert why(row, Advance("civ", "row", "civ-4")) == ("PU-18.6", "refused-row")


def test_regresses():
    """PU-6.7: of those that can go the full way, one; compulsory unless a technology says otherwise."""
    game = Game(corporation="republic").at(civ=1, water=3)
    game.place(SMALL, LAID).up("civ", "resource")
    assert why(game, Regress("civ", "rule")) == ("PU-6.7", "refused-other-tracks")
    assert why(game, Regress("tech", "rule")) == ("PU-6.7", "refused-no-way-down")
    assert why(game, Decline("regress")) == ("PU-4.3", "refused-compulsory")
    assert why(game, Regress("water", "event")) == ("PU-6.7", "refused-nothing-waits")
    low = laid()
    low.player.pending.append(RegressTracker([0, 1], 1, "technology", optional=True))
    assert why(low, Decline("regress")) == ("PU-4.3", "refused-impossible")
    deep = Game().at(civ=1, water=3)
    deep.player.pending.append(RegressTracker([0, 1], 2, "event", optional=False))
    assert why(deep, Regress("civ", "event")) == ("PU-6.7", "refused-whole-way-down")


def test_patches():
    """PU-5.1, PU-10, PU-12.3, PU-16.4a, PU-18, PU-19.6, PU-19.10."""
    game = laid()
    assert why(game, PlacePatch((4, 1))) == ("PU-10.1", "refused-nothing-waits")
    game.player.pending.append(GAINED)
    assert why(game, PlacePatch((5, 1))) == ("PU-5.1", "refused-layer")
    assert why(game, PlacePatch((0, 0))) == ("PU-5.1", "refused-patch-border")
    assert why(game, PlacePatch((5, 5))) == ("PU-5.1", "refused-patch-adjacency")
    assert why(game, StorePatch()) == ("PU-7.3", "refused-technology-level")
    assert why(game, ReplacePatch()) == ("PU-18", "refused-no-technology")
    game.at(tech=15).player.ending = True
    assert why(game, StorePatch()) == ("PU-12.3", "refused-store-late")
    first = Game()
    first.player.pending.append(GAINED)
    assert why(first, PlacePatch((5, 5))) == ("PU-5.1", "refused-first")
    pit = Game(planet="charybdis")
    pit.player.pending.append(GAINED)
    assert why(pit, PlacePatch((5, 0))) == ("PU-19.9", "refused-first")
    ring = Game(planet="arashi")
    ring.player.pending.append(GAINED)
    assert why(ring, PlacePatch((0, 5))) == ("PU-19.6", "refused-patch-ring")
    late = laid(corporation="wormhole_corp").at(tech=15)
    late.player.pending.append(ADDED)
    assert why(late, DoublePatch()) == ("PU-10.3", "refused-patch-added")
    kept = laid(corporation="wormhole_corp").at(tech=15)
    kept.player.pending.append(LAST)
    assert why(kept, DoublePatch()) == ("PU-10.3", "refused-patch-stored")
    quiet = laid(corporation="jump_drive")
    quiet.player.housed = quiet.player.technologies = 1
    quiet.player.pending.append(GAINED)
    assert why(quiet.event(no_synergy()), ReplacePatch()) == ("PU-16.4a", "refused-no-synergy")
    tight = Game(planet="pajitnov")
    tight.fill(neighbours(1 << square(5, 5)))
    tight.player.pending.append(GAINED)
    assert why(tight, PlacePatch((5, 5))) == ("PU-19.10", "refused-patch-slide")


def no_synergy() -> str:
    return EVENT_CARDS[next(index for index, ban in enumerate(OF_EVENTS) if ban.no_synergy)].id


def test_new_rovers():
    """PU-7.2."""
    game = laid().rover((5, 0))
    assert why(game, PlaceRover((5, 1))) == ("PU-7.2", "refused-nothing-waits")
    game.player.pending.append(OWN_ROVER)
    assert why(game, PlaceRover((5, 0))) == ("PU-7.2", "refused-rover-there")
    assert why(game, PlaceRover((6, 0))) == ("PU-7.2", "refused-last-tile")
    game.player.supply = 0
    assert why(game, PlaceRover((5, 1))) == ("PU-7.2", "refused-no-supply")


def test_pieces():
    """PU-9.3, PU-11.3, PU-16.8, PU-16.11, PU-18.1, PU-18.4."""
    game = laid().meteorite((7, 7)).lifepods((2, 2))
    assert why(game, Collect("lifepod", (2, 2))) == ("PU-11.3", "refused-nothing-to-collect")
    assert why(game, Destroy("rover", (2, 2))) == ("PU-11.3", "refused-nothing-to-destroy")
    game.player.pending += [CollectPieces("meteorite", 1, optional=False), DestroyPieces("lifepod", True, 1), ClearOneLine(), Meteorite()]
    assert why(game, Collect("meteorite", (6, 7))) == ("PU-11.3", "refused-no-piece")
    assert why(game, Decline("collect")) == ("PU-4.3", "refused-compulsory")
    assert why(game, Destroy("lifepod", (2, 2))) == ("PU-16.11", "refused-collected")
    assert why(game, Destroy("lifepod", None)) == ("PU-11.3", "refused-none-collected")
    assert why(game, DestroyStored("civ-3")) == ("PU-16.11", "refused-no-lifepod")
    assert why(game, ClearLine("row", 1)) == ("PU-11.3", "refused-no-meteorite-in-line")
    assert why(game, ClearLine("row", 13)) == ("PU-1", "refused-unknown")
    assert why(game, PlaceMeteorite((3, 3))) == ("PU-16.8", "refused-no-meteor")
    game.player.meteor_symbols = game.player.meteorites
    assert why(game, PlaceMeteorite((7, 7))) == ("PU-16.8", "refused-meteorite-there")
    assert why(game.at(tech=15), PlaceMeteorite((5, 1))) == ("PU-18.1", "refused-no-meteorites")
    none = laid()
    none.player.pending.append(CollectPieces("meteorite", 1, optional=True))
    assert why(none, Decline("collect")) == ("PU-4.3", "refused-impossible")
    planet = laid()
    planet.player.pending.append(DestroyPieces("rover", False, 1))
    assert why(planet, Destroy("rover", None)) == ("PU-16.11", "refused-on-planet")


def test_lifepods():
    """PU-9.3, PU-18.4, PU-18.6."""
    game = Game(corporation="cosmos_inc").at(civ=3)
    assert why(game, House("civ-4")) == ("PU-9.3", "refused-nothing-waits")
    game.player.pending += [HOUSE, RepositionLifepods(1)]
    assert why(game, House("civ-3")) == ("PU-18.4", "refused-home")
    assert why(game, Reposition("civ-5", "civ-6")) == ("PU-18.4", "refused-no-lifepod")
    assert why(game, Decline("reposition")) == ("PU-4.3", "refused-impossible")
    assert why(game, Reposition("collection", "civ-5")) == ("PU-18.4", "refused-no-lifepod")
    game.player.lifepods_collected = 1
    assert why(game, Reposition("collection", "collection")) == ("PU-18.4", "refused-same-place")
    assert why(game, Reposition("collection", "civ-3")) == ("PU-18.4", "refused-home")
    jump = Game(corporation="jump_drive")
    jump.player.housed = 1
    jump.player.pending.append(HOUSE)
    assert why(jump, House("technology-a")) == ("PU-18.6", "refused-home")


def test_technologies():
    """PU-7.3, PU-16.4, PU-18."""
    assert why(Game(), UseTechnology("e")) == ("PU-18", "refused-no-technology")
    assert why(Game(), UseTechnology("1")) == ("PU-18", "refused-technology-by-itself")
    horizon = Game(corporation="horizon_group")
    assert why(horizon, UseTechnology("5")) == ("PU-7.3", "refused-technology-level")
    horizon.player.withheld = 0b10000
    assert why(horizon, UseTechnology("5")) == ("PU-16.4", "refused-technology-withheld")
    horizon.player.withheld = 0
    horizon.at(tech=15, rover=15)
    assert why(horizon, UseTechnology("5")) == ("PU-4.3", "refused-technology-idle")
    horizon.player.used_in_round = 0b10000
    assert why(horizon, UseTechnology("5")) == ("PU-18", "refused-technology-used")
    wormhole = Game(corporation="wormhole_corp").at(tech=15)
    assert why(wormhole, UseTechnology("1")) == ("PU-18", "refused-technology-condition")
    assert why(Game(corporation="jump_drive"), UseTechnology("e")) == ("PU-18.6", "refused-technology-lifepod")
    assert why(Game(corporation="flux_industries").at(tech=15), UseTechnology("2")) == ("PU-18.9", "refused-technology-latest")
    empty = Game(corporation="cosmos_inc").at(tech=14)
    assert why(empty, UseTechnology("5")) == ("PU-4.3", "refused-technology-idle")
    cosmos = Game(corporation="cosmos_inc").at(tech=15)
    slot = cosmos.player.corporation.tech_slots[4]
    cosmos.player.housed = 1 << slot
    cosmos.player.technologies &= ~0b10000
    assert why(cosmos, UseTechnology("5")) == ("PU-18.4", "refused-technology-covered")


def test_civ_cards():
    """PU-7.1."""
    game = Game()
    assert why(game, OpenStack(1)) == ("PU-7.1", "refused-not-owed")
    game.player.owed = [1]
    assert why(game, OpenStack(1)) == ("PU-7.1", "refused-cards-later")
    assert why(game, PickCard("civ_01")) == ("PU-7.1", "refused-nothing-waits")
    cards = [index for index, card in enumerate(CIV_CARDS) if card.level == 1]
    choosing = Game().pick_phase(1, cards[:2])
    assert why(choosing, PickCard(CIV_CARDS[cards[2]].id)) == ("PU-7.1", "refused-card")
    assert why(choosing, Finish()) == ("PU-7.1", "refused-card-first")
    game.state.phase = CIV
    game.player.must_take = False
    assert why(game, Finish()) == ("PU-7.1", "refused-cards-first")
    assert why(game, Take("outer")) == ("PU-11.2", "refused-nothing-waits")
    assert why(game, SetAside("outer")) == ("PU-4", "refused-take-later")


def test_extra_tiles_and_stacks():
    """PU-11.2, PU-16.9."""
    game = laid()
    assert why(game, RemoveStack("outer")) == ("PU-16.9", "refused-nothing-waits")
    game.player.pending.append(LoseStack())
    game.depot(None, SMALL)
    assert why(game, RemoveStack("outer")) == ("PU-16.9", "refused-empty-stack")
    assert why(game, RemoveStack("inner")) == ("PU-16.9", "refused-last-stack")
    game.depot("z5_civ_energy", SMALL).fill(game.player.planet.grid & ~set_of([(8, 10), (8, 11)]))
    assert why(game, RemoveStack("inner")) == ("PU-16.9", "refused-other-fits-nowhere")
    salvage = next(card for card in CIV_CARDS for op in card.effects if isinstance(op, ExtraTileOp))
    extra = laid().depot("z5_civ_energy", SMALL).card(salvage.id)
    extra.fill(extra.player.planet.grid & ~set_of([(8, 10), (8, 11)]))
    assert why(extra, Take("outer")) == ("PU-11.2", "refused-extra-tile")


def test_objectives_and_choices():
    """PU-3.6, PU-6.2, PU-16.11."""
    game = Game()
    assert why(game, KeepObjective("obj_01")) == ("PU-3.6", "refused-nothing-waits")
    game.player.drawn = [0, 1]
    game.player.private = [2]
    game.player.pending += [KeepObjectives(1, shared=False), GiveUpObjectives(), ChooseOne([[], []], "civ-4")]
    assert why(game, KeepObjective(OBJECTIVES[2].id)) == ("PU-3.6", "refused-not-drawn")
    assert why(game, DiscardObjective(OBJECTIVES[0].id)) == ("PU-16.11", "refused-not-private")
    assert why(game, ChooseBonus("civ-4", 2)) == ("PU-6.2", "refused-no-option")
    assert why(game, ChooseBonus("civ-5", 0)) == ("PU-6.2", "refused-nothing-waits")
    assert why(game, ChooseFlux("civ")) == ("PU-18.9", "refused-nothing-waits")


def test_finishing():
    """PU-4.2, PU-4.3, PU-7.1."""
    game = Game().depot(None, SMALL)
    assert why(game, Finish()) == ("PU-4.2", "refused-take-first")
    game.do(Take("inner"))
    assert why(game, Finish()) == ("PU-4.2", "refused-place-first")
    game.do(placing(SMALL, LAID))
    assert why(game, Finish()) == ("PU-4.3", "refused-finish")


def test_before_the_tiles():
    """PU-3.2, PU-4: the boards first, then the station."""
    begun = Match.new("planet_unknown", 2, 1, {"planet": ["offer", "offer"]}).state
    for action, key in ((Finish(), "refused-boards-first"), (ChooseBoards("ksb_4156", "republic"), "refused-boards")):
        refusal = refused(begun, 0, action)
        assert (refusal.rule, refusal.text.key) == ("PU-3.2", key)
    alone = Match.new("planet_unknown", 1, 1, {}).state
    assert refused(alone, 0, Move((5, 5), (5, 6))).text.key == "refused-setup"
    turning = Match.new("planet_unknown", 2, 1, {}).state
    for action, key in ((Take("outer"), "refused-rotate-first"), (Rotate(6), "refused-rotate")):
        refusal = refused(turning, 0, action)
        assert (refusal.rule, refusal.text.key) == ("PU-4", key)
    assert refused(turning, 1, Rotate(0)).text.key == "refused-not-your-turn"
    assert why(Game(), Rotate(1)) == ("PU-4", "refused-nothing-waits")
    assert why(Game(), ChooseBoards("gaia", "republic")) == ("PU-3.2", "refused-nothing-waits")
