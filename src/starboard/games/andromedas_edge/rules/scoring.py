"""Final scoring, ranking and tie-breaks (AE-19.3, AE-19.4, AE-21.13)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.messages import message
from starboard.engine.view import Place, Result, Score, Term, total
from starboard.games.andromedas_edge.content import CONSTANTS, MODULES, NOTHING
from starboard.games.andromedas_edge.content.cards import DESTINY_GOALS
from starboard.games.andromedas_edge.content.map import FIRST_SPECIAL, PLANET_TYPE, SPECIAL_VP
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_END
from starboard.games.andromedas_edge.content.tracks import COMMERCE, LEVEL_VP, TRACK_IDS, TRACK_LEVEL, TRACK_STORAGE, TRACK_VP
from starboard.games.andromedas_edge.rules.counters import counter
from starboard.games.andromedas_edge.rules.regions import adjacent
from starboard.games.andromedas_edge.state import EdgeState

CATEGORIES: Final = ("vp", "tracks", "developments", "special", "damage", "storage", "endgame", "leaders", "destiny")

DAMAGE_VP: Final[int] = CONSTANTS.final_damage_vp
LEADER_VP: Final[int] = CONSTANTS.leader_vp


@final
class EndGame:
    """VP of a civilization module at the end: base + counter x each, at most so many (AE-20.2, score_endgame)."""

    def __init__(self, data: dict[str, Any]) -> None:
        if data["op"] != "score_endgame":
            raise ValueError(f"an end-of-game module scores, it does not {data['op']!r}")
        self.base: int = data["base"]
        self.per = counter(data["per"])
        self.each: int = data["vp_each"]
        self.most: int = data.get("max_vp", 1000)

    def points(self, state: EdgeState, seat: int) -> int:
        return min(self.base + self.per(state, seat) * self.each, self.most)


ENDS: Final[dict[int, EndGame]] = {number: EndGame(module.effect[0]) for number, module in enumerate(MODULES) if module.end_game}


def final_points(state: EdgeState, seat: int) -> list[int]:
    """All categories of final scoring, in their order (AE-19.3)."""
    player = state.players[seat]
    return [
        player.vp,
        sum([TRACK_VP[track][player.tracks[track]] for track in range(len(TRACK_IDS))]),
        sum([development_points(state, seat, region) for region in player.developments]),
        sum([special_points(state, region) for region in player.developments]),
        -DAMAGE_VP * player.damaged(),
        TRACK_STORAGE[COMMERCE][player.tracks[COMMERCE]] * player.resources(),
        module_points(state, seat),
        LEADER_VP * player.station_leaders,
        destiny_points(state, seat),
    ]


def development_points(state: EdgeState, seat: int, region: int) -> int:
    """VP of the highest level reached on the development's track (AE-12.4)."""
    track = PLANET_TYPE[state.tile(region)]
    return LEVEL_VP[TRACK_LEVEL[track][state.players[seat].tracks[track]]]


def special_points(state: EdgeState, region: int) -> int:
    """VP icons of special regions beside a development (AE-21.2)."""
    tiles = [state.tile(near) for near in adjacent(state, region)]
    return sum([SPECIAL_VP[tile - FIRST_SPECIAL] for tile in tiles if tile >= FIRST_SPECIAL])


def module_points(state: EdgeState, seat: int) -> int:
    """Undamaged civilization modules with end-of-game VP (AE-11.8)."""
    player = state.players[seat]
    points = 0
    for index, module in enumerate(player.modules):
        if MODULE_END[module] and not player.is_damaged(index):
            points += ENDS[module].points(state, seat)
    return points


def destiny_points(state: EdgeState, seat: int) -> int:
    """Goals of the destiny card on whose track nobody is higher (AE-21.6)."""
    destiny = state.players[seat].destiny
    if destiny == NOTHING:
        return 0
    points = 0
    for track, vp in DESTINY_GOALS[destiny]:
        if state.players[seat].tracks[track] == max([player.tracks[track] for player in state.players]):
            points += vp
    return points


def scores(state: EdgeState) -> list[Score]:
    """During the match the VP track, at the end all categories."""
    if not state.over:
        return [total([Term("score-vp", player.vp)]) for player in state.players]
    return [total([Term(f"score-{key}", points) for key, points in zip(CATEGORIES, finals, strict=True)]) for finals in state.finals]


def standing(state: EdgeState, seats: list[int]) -> tuple[int, int, int]:
    """Points, then modules, then resources; partners add up (AE-19.4, AE-21.13)."""
    points = sum([sum(state.finals[seat]) for seat in seats])
    modules = sum([len([module for module in state.players[seat].modules if module < FIRST_KEY]) for seat in seats])
    return points, modules, sum([state.players[seat].resources() for seat in seats])


def result(state: EdgeState) -> Result:
    sides = [[seat for seat in range(state.seats) if state.side(seat) == state.side(one)] for one in range(state.seats)]
    standings = [standing(state, side) for side in sides]
    places = [1 + sum([1 for other in standings if other > mine]) for mine in standings]
    reason = message("end-terminus") if state.end_triggered else message("end-turn-limit")
    return Result([Place(seat, places[seat], sum(state.finals[seat])) for seat in range(state.seats)], [reason])
