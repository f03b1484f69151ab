"""Scoring: lines, planet, tracks, lifepods, meteorites, civ cards, objectives, tie-breaks (PU-13)."""

from __future__ import annotations

from typing import Final

from starboard.engine.view import Place, Result, Score, Term, total
from starboard.games.planet_unknown.board import Rivalry
from starboard.games.planet_unknown.content import CIV_CARDS, SCORING
from starboard.games.planet_unknown.content.geometry import count
from starboard.games.planet_unknown.content.operations import LifepodValueOp, MedalsOp, MedalsPerOp, Scored, SetCardOp
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules import solo
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.objectives import private_medals, rivals_medals, values
from starboard.games.planet_unknown.state import PlanetState

METEORITES: Final = SCORING.meteorites_for_a_medal
REPO: Final = list(SCORING.sets["meteorite_repo"].meteorites)
COMMERCE: Final = list(SCORING.sets["commerce_agreement"].medals)
"""By cards held: medals for every so many meteorites, and medals (PU-11.5)."""


def filled(player: Player) -> int:
    """Squares that count for their lines: covered and without a meteorite; an uncovered stream is an empty square (PU-13.1, PU-19.4)."""
    return player.covered & ~player.meteorites


def line_medals(player: Player) -> int:
    """Complete rows and columns without a meteorite (PU-13.1)."""
    planet = player.planet
    open_squares = ~filled(player)
    medals = 0
    for index, squares in enumerate(planet.lines):
        if not squares & open_squares:
            medals += planet.medals[index]
    return medals


def planet_medals(player: Player) -> int:
    """Uncovered cities and fully covered regions (PU-13.2)."""
    planet = player.planet
    medals = planet.city_medals * count(planet.cities & ~player.covered)
    return medals + planet.region_medals * sum(covered_regions(player))


def covered_regions(player: Player) -> list[bool]:
    """For each region of the planet, whether it is fully covered; meteorites do not matter (PU-13.2)."""
    return [region & ~player.covered == 0 for region in player.planet.regions]


def kept_ops(player: Player) -> list[Scored]:
    return [op for card in player.kept for op in scored(card)]


def scored(card: int) -> list[Scored]:
    """What a card scores."""
    return [op for op in CIV_CARDS[card].effects if isinstance(op, Scored)]


def lifepod_medals(player: Player, ops: list[Scored]) -> int:
    """One each, two with the Space Citizen Decree; those on the corporation board score nothing (PU-13.4, PU-11.6)."""
    value = max([op.count for op in ops if isinstance(op, LifepodValueOp)], default=SCORING.lifepod)
    return value * player.lifepods_collected


def meteorite_medals(player: Player, ops: list[Scored]) -> int:
    """PU-13.5, PU-11.5."""
    return player.meteorites_collected // METEORITES * REPO[set_size(ops, "meteorite_repo")]


def set_size(ops: list[Scored], name: str) -> int:
    return sum(1 for op in ops if isinstance(op, SetCardOp) and op.set == name)


def nth_of_set(player: Player, card: int) -> int:
    """Which card of its set it would be beside those kept; 0 for a card of none (PU-11.5)."""
    for op in scored(card):
        if isinstance(op, SetCardOp):
            return 1 + set_size(kept_ops(player), op.set)
    return 0


def card_medals(player: Player, ops: list[Scored]) -> int:
    """PU-13.6."""
    medals = COMMERCE[set_size(ops, "commerce_agreement")]
    for op in ops:
        if isinstance(op, MedalsOp):
            medals += op.count
        elif isinstance(op, MedalsPerOp):
            medals += op.count * count(player.patches)
    return medals


def terms(player: Player, rivalry_medals: int, secrets: bool) -> list[Term]:
    """The score pad of a player; without `secrets` only what everyone can see."""
    ops = kept_ops(player) if secrets else []
    objectives = rivalry_medals
    if secrets:
        objectives += sum(private_medals(player, card) for card in player.private)
    return [
        Term("score-lines", line_medals(player) + planet_medals(player)),
        Term("score-tracks", sum(corporation_of(player).medals(player))),
        Term("score-lifepods", lifepod_medals(player, ops)),
        Term("score-meteorites", meteorite_medals(player, ops)),
        Term("score-cards", card_medals(player, ops)),
        Term("score-objectives", objectives),
    ]


def kept_medals(player: Player, cards: list[int]) -> list[int]:
    """What each of these cards adds to those before it as things stand: the medals of a set grow with its last card (PU-11.5, PU-13.6)."""
    result: list[int] = []
    ops: list[Scored] = []
    before = medals_with(player, ops)
    for card in cards:
        ops += scored(card)
        now = medals_with(player, ops)
        result.append(now - before)
        before = now
    return result


def medals_with(player: Player, ops: list[Scored]) -> int:
    """Everything that civ cards have a say in."""
    return lifepod_medals(player, ops) + meteorite_medals(player, ops) + card_medals(player, ops)


def rivalries(state: PlanetState, players: list[Player]) -> list[Rivalry]:
    """Competitive cards between neighbours and shared ones between all (PU-13.8)."""
    shared = [card for player in players for card in player.shared]
    return state.rivalries + [Rivalry(card, list(range(state.seats))) for card in shared]


def rivalry_medals(state: PlanetState, players: list[Player]) -> list[int]:
    medals = [0] * len(players)
    for rivalry in rivalries(state, players):
        won = rivals_medals(rivalry.card, values(players, rivalry.card, rivalry.seats))
        for seat, gained in zip(rivalry.seats, won, strict=True):
            medals[seat] += gained
    return medals


def scores(state: PlanetState, players: list[Player], viewer: int | None, everything: bool = True) -> list[Score]:
    """Scores of players; unless `everything` may be known, others' secrets are left out."""
    medals = rivalry_medals(state, players)
    return [total(terms(player, medals[seat], everything or seat == viewer)) for seat, player in enumerate(players)]


def ranks(state: PlanetState) -> list[tuple[int, int, int]]:
    """Total, then fewer uncovered squares, then fewer meteorites on the planet (PU-13.9); greater is better."""
    totals = [score.points for score in state.scores()]
    return [
        (points, -count(player.planet.grid & ~player.covered), -count(player.meteorites))
        for points, player in zip(totals, state.players, strict=True)
    ]


def tied(state: PlanetState) -> list[int]:
    """Seats that others equal in medals, the best first."""
    order = ranks(state)
    points = [rank[0] for rank in order]
    return sorted([seat for seat in range(state.seats) if points.count(points[seat]) > 1], key=lambda seat: order[seat], reverse=True)


def result(state: PlanetState) -> Result:
    """The final ranking; alone a verdict (PU-13.9, PU-17)."""
    order = ranks(state)
    places = [Place(seat, 1 + sum(1 for other in order if other > mine), mine[0]) for seat, mine in enumerate(order)]
    return Result(places, state.endings, verdict=solo.verdict(state) if state.seats == 1 else None)
