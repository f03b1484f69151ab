"""Final scoring, ranking and tie-breaks (AE-19.3, AE-19.4, AE-21.13)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Place, Result, Score, Term, total
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING
from starboard.games.andromedas_edge.content.cards import DESTINY_GOALS
from starboard.games.andromedas_edge.content.map import FIRST_SPECIAL, PLANET_TYPE, SPECIAL_VP
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_END
from starboard.games.andromedas_edge.content.tracks import COMMERCE, LEVEL_VP, TRACK_IDS, TRACK_LEVEL, TRACK_STORAGE, TRACK_VP
from starboard.games.andromedas_edge.player import Player
from starboard.games.andromedas_edge.rules.counters import counter, counter_text
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.printed import MODULE_EFFECT
from starboard.games.andromedas_edge.rules.regions import adjacent
from starboard.games.andromedas_edge.state import EdgeState

CATEGORIES: Final = ("vp", "tracks", "developments", "special", "damage", "storage", "endgame", "leaders", "destiny")

DAMAGE_VP: Final[int] = CONSTANTS.final_damage_vp
LEADER_VP: Final[int] = CONSTANTS.leader_vp


@final
class ScoreEndgame(Op):
    """VP of a civilization module at the end: base + counter x each, at most so many (AE-19.3)."""

    form: ClassVar = printed("score_endgame", base=int, per=str, vp_each=int, max_vp=(int, 0))
    symbol = "{base}:vp + {vp_each}:vp × {per}"

    def __init__(self, form: Any) -> None:
        self.base: int = form.base
        self.name: str = form.per
        self.per = counter(self.name)
        self.each: int = form.vp_each
        self.most: int = form.max_vp

    def perform(self, state: EdgeState, frame: Frame) -> None:
        raise AssertionError("score_endgame is read, not performed")

    def points(self, state: EdgeState, seat: int) -> int:
        points = self.base + self.per(state, seat) * self.each
        return min(points, self.most) if self.most else points

    def text(self) -> Message:
        return message("text-score-endgame", base=self.base, points=self.each, each=counter_text(self.name), most=self.most)


OPERATIONS.announce(ScoreEndgame)


def final_points(state: EdgeState, seat: int) -> list[int]:
    """All categories of final scoring, in their order (AE-19.3)."""
    player = state.players[seat]
    return [
        player.vp,
        sum(track_points(player)),
        sum([development_points(state, seat, region) for region in player.developments]),
        sum([special_points(state, region) for region in player.developments]),
        -DAMAGE_VP * player.damaged(),
        TRACK_STORAGE[COMMERCE][player.tracks[COMMERCE]] * player.resources(),
        module_points(state, seat),
        LEADER_VP * player.station_leaders,
        destiny_points(state, seat),
    ]


def track_points(player: Player) -> list[int]:
    """VP of the space reached on each track (AE-12, AE-19.3)."""
    return [TRACK_VP[track][player.tracks[track]] for track in range(len(TRACK_IDS))]


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
        if scores_at_end(player, index):
            points += end_points(state, seat, module)
    return points


def scores_at_end(player: Player, index: int) -> bool:
    return MODULE_END[player.modules[index]] and not player.is_damaged(index)


def end_points(state: EdgeState, seat: int, module: int) -> int:
    return sum([op.points(state, seat) for op in MODULE_EFFECT[module]])


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


def points_of(state: EdgeState, seats: list[int]) -> int:
    """What seats have together: partners add up (AE-21.13)."""
    return sum([sum(state.finals[seat]) if state.finals else state.players[seat].vp for seat in seats])


def on_side(state: EdgeState, seat: int) -> list[int]:
    """A seat and its partner."""
    return [other for other in range(state.seats) if state.side(other) == state.side(seat)]


def standing(state: EdgeState, seats: list[int]) -> tuple[int, int, int]:
    """Points, then modules, then resources; partners add up (AE-19.4, AE-21.13)."""
    modules = sum([len([module for module in state.players[seat].modules if module < FIRST_KEY]) for seat in seats])
    return points_of(state, seats), modules, sum([state.players[seat].resources() for seat in seats])


def result(state: EdgeState) -> Result:
    standings = [standing(state, on_side(state, seat)) for seat in range(state.seats)]
    places = [1 + sum([1 for other in standings if other > mine]) for mine in standings]
    reason = message("end-terminus") if state.end_triggered else message("end-turn-limit")
    return Result([Place(seat, places[seat], points_of(state, [seat])) for seat in range(state.seats)], [reason])
