"""Planet Unknown scored again from the rulebook: the score pad, objectives, places (PU-13, PU-14, PU-17)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.planet_unknown.facts import CARDS, CORPORATIONS, OBJECTIVES, TRACKS
from tests.second_opinion.planet_unknown.recount import Board, path, standing


def line_medals(board: Board) -> int:
    """PU-13.1, PU-13.2. Uncovered streams do not spoil a line."""
    planet, covered = board.planet, board.covered
    full = covered | planet.streams
    total = 0
    for index in range(12):
        for medals, line in (
            (planet.rows[index], {square for square in planet.grid if square[1] == index}),
            (planet.columns[index], {square for square in planet.grid if square[0] == index}),
        ):
            if line <= full and not line & board.meteorites:
                total += medals
    total += 2 * len(planet.features.get("city", set()) - covered)
    return total + 2 * sum(region <= covered for region in planet.regions)


def track_medals(board: Board) -> int:
    return sum(tracker_medals(board, colour) for colour in TRACKS)


def tracker_medals(board: Board, colour: str) -> int:
    """The topmost medal at or below the tracker (PU-6.4, PU-13.3)."""
    track, level = board.trackers[colour]
    if board.has("makeshift", "5"):
        level = max(other for on, other in standing(board) if on == track)
    medals = {int(at): medal for at, medal in CORPORATIONS[board.corporation]["tracks"][track]["medals"].items()}
    if board.corporation == "oasis_ultd" and colour == "water":
        way = path(board, "water")
        passed = [at for of, at in way[: way.index((track, level)) + 1] if of == "water"]
        medals = {int(at): medal for at, medal in CORPORATIONS["oasis_ultd"]["tracks"]["water"]["medals"].items()}
        level = max(passed)
    if board.corporation == "cosmos_inc":
        medals = {at: medal for at, medal in medals.items() if f"{track}-{at}" not in board.housed}
    return medals[max(reached)] if (reached := [at for at in medals if at <= level]) else 0


def effects(board: Board, op: str) -> list[dict[str, Any]]:
    return [effect for card in board.cards for effect in CARDS[card]["effects"] if effect["op"] == op]


def set_cards(board: Board, name: str) -> int:
    return sum(effect["set"] == name for effect in effects(board, "set_card"))


def lifepod_medals(board: Board) -> int:
    """PU-13.4, PU-11.6."""
    return board.lifepods_collected * (2 if effects(board, "lifepod_value") else 1)


def meteorite_medals(board: Board) -> int:
    """PU-13.5, PU-11.5."""
    return board.meteorites_collected // 3 * (1 + set_cards(board, "meteorite_repo"))


def card_medals(board: Board) -> int:
    """PU-13.6, PU-11.5."""
    printed = sum(int(effect["count"]) for effect in effects(board, "medals"))
    commerce = (0, 1, 3, 6, 10)[set_cards(board, "commerce_agreement")]
    return printed + commerce + len(board.patches) * len(effects(board, "medals_per"))


# -- objectives: PU-14


def counted(board: Board, measure: dict[str, Any]) -> int:
    metric, terrain = measure["metric"], measure.get("terrain", "")
    if metric == "resources_on_planet":
        return len(board.symbols(terrain))
    if metric == "resources_on_edge":
        return len(board.symbols(terrain) & board.planet.edge)
    if metric == "largest_area":
        return max(map(len, board.areas(terrain)), default=0)
    if metric == "number_of_areas":
        return len(board.areas(terrain))
    if metric == "most_resources_in_one_area":
        return max((len(area & board.symbols(terrain)) for area in board.areas(terrain)), default=0)
    if metric == "rectangles":
        return blocks(board, terrain, measure["size"])
    if metric == "tracks_at_maximum":
        return sum(at_maximum(board, track) for track in measure["tracks"])
    if metric == "uncovered_squares":
        ground = board.planet.ice if measure["ground"] == "ice" else board.planet.land
        return len(ground - board.covered - board.planet.streams)
    lifepods = board.lifepods_collected + len(board.housed)
    return {
        "lifepods_collected": lifepods,
        "meteorites_collected": board.meteorites_collected,
        "lifepods_minus_meteorites_collected": lifepods - board.meteorites_collected,
    }[metric]


def blocks(board: Board, terrain: str, size: list[int]) -> int:
    """PU-14.4, in either orientation."""
    of = {square for square, is_ in board.terrains.items() if is_ == terrain}
    shapes = {(size[0], size[1]), (size[1], size[0])}
    return sum(
        all((x + dx, y + dy) in of for dx in range(wide) for dy in range(high))
        for wide, high in shapes
        for x in range(12)
        for y in range(12)
    )


def at_maximum(board: Board, track: str) -> bool:
    """PU-14.6."""
    if board.corporation == "makeshift":
        return (track, 15) in standing(board)
    return board.trackers[track] == path(board, track)[-1]


def is_met(board: Board, objective: str) -> bool:
    private = OBJECTIVES[objective]["private"]
    count = counted(board, private)
    least, most = int(private.get("at_least", count)), int(private.get("at_most", count))
    return least <= count <= most


def objective_shares(objective: str, boards: list[Board]) -> list[int]:
    """What a competitive objective brings each of those it lies between (PU-13.8)."""
    measure = OBJECTIVES[objective]["shared"]
    counts = [counted(board, measure) for board in boards]
    best = max(counts) if measure["better"] == "most" else min(counts)
    return [0 if count != best else 5 if counts.count(best) == 1 else 2 for count in counts]


def scores(boards: list[Board], objectives: list[tuple[str, list[int]]]) -> list[dict[str, int]]:
    """The score pad, a column for each player (PU-13)."""
    pads = [
        {
            "lines": line_medals(board),
            "tracks": track_medals(board),
            "lifepods": lifepod_medals(board),
            "meteorites": meteorite_medals(board),
            "cards": card_medals(board),
            "objectives": 5 * sum(is_met(board, objective) for objective in board.private),
        }
        for board in boards
    ]
    for objective, seats in objectives:
        for seat, medals in zip(seats, objective_shares(objective, [boards[seat] for seat in seats]), strict=True):
            pads[seat]["objectives"] += medals
    return pads


def ranking(boards: list[Board], totals: list[int]) -> list[int]:
    """Everybody's place: medals, then fewer uncovered squares, then fewer meteorites on the planet (PU-13.9)."""
    worth = [(-total, len(board.planet.grid - board.covered), len(board.meteorites)) for board, total in zip(boards, totals, strict=True)]
    return [1 + sum(other < own for other in worth) for own in worth]


def solo_target(mix: dict[str, int], adjustments: list[dict[str, Any]]) -> int:
    """PU-17.3."""
    target = 60
    for signal, number in mix.items():
        target += next(row[signal] for row in adjustments if row["count"][0] <= number <= row["count"][1])
    return target


def solo_band(points: int, target: int) -> int:
    """PU-17.4: how many fives above or below the target, rounded down."""
    return max(-3, min(3, (points - target) // 5))
