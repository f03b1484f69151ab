"""Reads a position of Andromeda's Edge into the recount's plain data, and compares what the engine offers, rolls and scores with it."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, cast

from msgspec.structs import astuple

import starboard.games.andromedas_edge.content as content
from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.state import State
from starboard.games.andromedas_edge import battle_events as fought
from starboard.games.andromedas_edge import events as told
from starboard.games.andromedas_edge.content.cards import TACTIC_IDS
from starboard.games.andromedas_edge.content.map import REGION_IDS, SPACES
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_IDS
from starboard.games.andromedas_edge.content.moons import MOON_GAIN, MOON_IDS
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS, RESOURCE_IDS
from starboard.games.andromedas_edge.content.ships import BARGE, BAY, DOCKED, SETTLED, SHIP_IDS, SHIP_TYPE, TILE_NAMES, UNBUILT, WRECK
from starboard.games.andromedas_edge.state import BATTLE, LAUNCHED, EdgeState
from tests.second_opinion import differ, same
from tests.second_opinion.andromedas_edge import recount
from tests.second_opinion.andromedas_edge.recount import RAIDERS, ROWS, TRACKS, Battle, Choice, Hull, Module, Player, Position, Raider

OF_TRACKS = ("Looking", "Drawing", "Upgrading")
"""Questions of spaces of tracks, which come before what else a development brings."""
TOP = 10
RANKS = ("A", "B", "C", "D", "S")
PLACES = {BAY: "bay", UNBUILT: "unbuilt", SETTLED: "settled", WRECK: "wreck", BARGE: "barge", DOCKED: "docked"}


# -- what is printed


@cache
def printed(name: str) -> dict[str, Any]:
    """The entries of a file of the contents, by their ids."""
    entries = json.loads((Path(content.__file__).parent / f"{name}.json").read_text())
    return {entry["id"]: entry for entry in entries}


@cache
def constants() -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads((Path(content.__file__).parent / "constants.json").read_text()))


def modifiers_of(abilities: list[Any]) -> list[dict[str, Any]]:
    return [one for ability in abilities if ability["kind"] == "passive" for one in ability["modifiers"]]


@cache
def tiles() -> list[tuple[str, str]]:
    """Kind and id of every tile in the order of their numbers: planets, bases, special regions."""
    kinds = [("planet", planet) for planet in printed("planets")] + [("base", base) for base in printed("bases")]
    return kinds + [(tile["kind"], tile["id"]) for tile in printed("special_regions").values()]


# -- reading


def position_of(state: EdgeState) -> Position:
    board = state.board
    kinds, names = {}, {}
    for number, region in enumerate(REGION_IDS):
        tile = board.tiles[number] if number < SPACES else -1
        kinds[region], names[region] = tiles()[tile] if tile >= 0 else ("nebula" if number >= SPACES else "empty", "")
    specials = printed("special_regions")
    return Position(
        active=state.active,
        teams=state.teams,
        bay_was_empty=state.bay_empty,
        region=region_of(state.region),
        adjacent={region: entry["adjacent"] for region, entry in printed("regions").items()},
        kinds=kinds,
        tiles=names,
        planets={region: printed("planets")[name] for region, name in names.items() if kinds[region] == "planet"},
        special_points={region: specials[name]["vp_icons"] for region, name in names.items() if name in specials},
        developments={REGION_IDS[number]: owner for number, owner in enumerate(board.owners) if owner >= 0},
        bonus={region: dict(zip(RESOURCE_IDS, board.bonus[number], strict=False)) for number, region in enumerate(REGION_IDS)},
        display={row: displayed(state, number) for number, row in enumerate(ROWS)},
        players=[player_of(player) for player in state.players],
        raiders=raiders_of(state),
        battle=None if state.battle is None else battle_of(state),
        ladder={track: entry["spaces"] for track, entry in printed("tracks").items()},
        level_points=constants()["level_vp"],
    )


def region_of(number: int) -> str | None:
    return REGION_IDS[number] if number >= 0 else None


def displayed(state: EdgeState, column: int) -> list[tuple[str, dict[str, int]]]:
    prices = constants()["module_prices"][ROWS[column]]
    modules = [state.board.display[column * 3 + row] for row in range(3)]
    return [(MODULE_IDS[module], price) for module, price in zip(modules, prices, strict=True) if module >= 0]


def player_of(player: Any) -> Player:
    hulls = {ship: hull_of(player.tiles[number]) for number, ship in enumerate(SHIP_IDS)}
    supports = [mode["ability"] for card in player.supports for mode in printed("tactics")[TACTIC_IDS[card]]["modes"] if "ability" in mode]
    faction = list(printed("factions").values())[player.faction]["abilities"] if player.faction >= 0 else []
    destiny = list(printed("destiny").values())[player.destiny]["goals"] if player.destiny >= 0 else []
    return Player(
        vp=player.vp,
        stock=dict(zip(RESOURCE_IDS[:5], player.stock, strict=True)),
        cards=len(player.hand),
        ships=[(SHIP_IDS[kind], PLACES.get(place) or REGION_IDS[place]) for kind, place in zip(SHIP_TYPE, player.fleet, strict=True)],
        hulls=hulls,
        hits=dict(zip(SHIP_IDS, player.hits, strict=True)),
        upgraded=sum(tile >= len(SHIP_IDS) for tile in player.tiles),
        leaders=Counter({REGION_IDS[number]: count for number, count in enumerate(player.leaders) if count}),
        station_leaders=player.station_leaders,
        tracks=dict(zip(TRACKS, player.tracks, strict=True)),
        modules=[module_of(player, number) for number in range(len(player.modules))],
        unplaced=[(MOON_IDS[kind], dict(zip(AMOUNT_IDS, MOON_GAIN[kind], strict=True))) for kind in player.unplaced],
        moons_placed=sum(moon >= 0 for moon in [*player.slots, *player.halves, player.tactical]),
        modifiers=modifiers_of(faction) + modifiers_of(supports),
        open_rows={row for number, row in enumerate(ROWS) if player.rows_open >> number & 1},
        destiny=[(goal["track"], goal["vp"]) for goal in destiny],
    )


def hull_of(tile: int) -> Hull:
    entry = printed("ships" if tile < len(SHIP_IDS) else "upgrades")[TILE_NAMES[tile]]
    return Hull(entry["range"], entry["weapons"], entry["shields"], entry["targeting_bonus"], set(entry["abilities"]))


def module_of(player: Any, index: int) -> Module:
    number = player.modules[index]
    entry = printed("key_modules" if number >= FIRST_KEY else "modules")[MODULE_IDS[number]]
    return Module(
        id=entry["id"],
        row=entry["type"],
        key=number >= FIRST_KEY,
        damaged=player.damage[index] + player.phages[index] > 0,
        end_game=entry["effect"][0] if entry["end_game"] else None,
        dock=entry["dock"],
        used=player.used[index] != 0,
        asks=input_of(player, index) if entry["moon_slot"] == "input" else {},
    )


def input_of(player: Any, index: int) -> dict[str, int] | None:
    """What the moon in an input slot asks for; None without a moon."""
    moon = player.slots[index]
    if moon < 0:
        return None
    return {what: amount for what, amount in zip(AMOUNT_IDS, MOON_GAIN[moon], strict=True) if amount and what != "vp"}


def raiders_of(state: EdgeState) -> list[Raider]:
    """A standee each of classes A to D, then those of class S."""
    cards = list(printed("raiders").values())
    found = []
    for standee, place in enumerate(state.board.raiders):
        rank = min(standee, 4)
        card = cards[state.board.raider_cards[rank]]
        hits = state.board.raider_hits[standee if len(state.board.raider_hits) > len(RANKS) else rank]
        values = (card["range"], card["weapons"], card["targeting_bonus"], card["shields"], hits, modifiers_of(card["abilities"]))
        found.append(Raider(RANKS[rank], region_of(place), *values))
    return found


def battle_of(state: EdgeState) -> Battle:
    battle = state.battle
    assert battle is not None
    barred = {seat for seat in range(state.seats) if battle.no_energy_for >> seat & 1}
    return Battle(battle.dice_bonus, battle.targeting_bonus, battle.spent, barred)


@cache
def tag_of(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


def choices_of(legal: list[Action], *tags: str) -> set[Choice]:
    found = [(tag_of(type(action)), *astuple(action)) for action in legal]
    return {choice for choice in found if choice[0] in tags}


# -- positions


def check(state: State) -> None:
    assert isinstance(state, EdgeState)
    position: Position | None = None
    for seat in state.pending():
        question = cast("Any", state.decision(seat))
        kind = type(question).__name__
        if kind in QUESTIONS:
            position = position or position_of(state)
            QUESTIONS[kind](state, position, seat, question)
    if not state.pending():
        check_scores(state, position_of(state))


def check_main(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    """Launch or Return, and free actions (AE-4.2, AE-17.2)."""
    legal = state.legal(seat)
    offered = choices_of(legal, "launch")
    for_sure, at_most = recount.launches(position, seat, lying_there=False), recount.launches(position, seat, lying_there=True)
    # AE-7.1, rulebook p. 9 and 13: what lies on a base itself helps to carry out its action; the engine does not count it.
    same("AE-6.1", f"launches of seat {seat}", offered - (at_most - for_sure), for_sure)
    reached = any(player.vp >= state.terminus for player in position.players)
    same("AE-19.1", "the end is triggered when somebody reaches the terminus", reached and not state.end_triggered, False)
    same("AE-4.2", "to return is always possible", bool(choices_of(legal, "return")), True)
    check_free_actions(state, position, seat, question)


def check_free_actions(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    """Moons may be placed or discarded, leaders recruited and bonus resources collected where an own ship is."""
    player = position.players[seat]
    legal = state.legal(seat)
    own = {place for _, place in recount.on_map(player)}
    same("AE-8.3", "moons to place", choices_of(legal, "place_moon"), {("place_moon", moon) for moon, _ in player.unplaced})
    same("AE-8.6", "moons to discard", choices_of(legal, "discard_moon"), {("discard_moon", moon) for moon, _ in player.unplaced})
    leaders = {("recruit", region, count) for region in own for count in range(1, player.leaders[region] + 1)}
    same("AE-17.2", "leaders to recruit", choices_of(legal, "recruit"), leaders)
    there = {region for region in own if any(position.bonus[region].values())}
    same("AE-16.7", "bonus resources", {choice[1] for choice in choices_of(legal, "collect")}, there)


def check_attack(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    same("AE-13.3", "raiders that may attack", choices_of(state.legal(seat), "raider"), recount.attackers(position)[0])


def check_escalation(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    offered = {choice[1:5] for choice in choices_of(state.legal(seat), "move")}
    same("AE-14.1", f"ships of seat {seat} that may join", offered, recount.escalations(position, seat))
    same("AE-14.1", "nobody must", bool(choices_of(state.legal(seat), "finish")), True)


def check_preparation(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    if seat in recount.in_battle(position):
        offered = choices_of(state.legal(seat), "spend_energy")
        same(
            "AE-14.4",
            f"dice for energy of seat {seat}",
            offered,
            {("spend_energy", count) for count in recount.energy_dice(position, seat)},
        )


def check_diplomacy(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    same("AE-14.2", f"seat {seat}, asked for diplomacy, takes part", seat in recount.in_battle(position), True)
    diplomacy = {card for card in state.players[seat].hand if printed("tactics")[TACTIC_IDS[card]]["kind"] == "diplomacy"}
    offered = {choice[1] for choice in choices_of(state.legal(seat), "play")}
    same("AE-14.2", "cards of diplomacy", offered <= {TACTIC_IDS[card] for card in diplomacy}, True)


def check_operations(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    """Who is defeated draws a card or gains what the moon in the tactical slot shows, or neither (AE-14.9)."""
    assert state.battle is not None
    same("AE-14.9", f"seat {seat}, asked for tactical operations, is defeated", bool(state.battle.defeated >> seat & 1), True)
    moon = {("tactical_moon",)} if state.players[seat].tactical >= 0 else set()
    offered = choices_of(state.legal(seat), "tactical_card", "tactical_moon", "decline")
    same("AE-14.9", "tactical operations", offered, {("tactical_card",), ("decline",)} | moon)


def check_purchase(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    """The first module of a purchase without discount: every displayed one of its columns that can be paid (AE-11.1)."""
    if type(question.op).__name__ != "BuyModule" or question.taken or question.op.discount:
        return
    columns = [ROWS[column] for column in question.op.columns]
    offered = {choice[1] for choice in choices_of(state.legal(seat), "module")}
    player = position.players[seat]
    same("AE-11.1", "modules that can be paid", offered, recount.affordable(position, recount.means(player), columns))


def check_activation(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    offered = {choice[1:] for choice in choices_of(state.legal(seat), "activate")}
    same("AE-9.1", f"modules to activate, of seat {seat}", offered, recount.activations(position.players[seat], state.science_row))


def check_docking(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    """Ships that activate a module come from the map or the repair barge (AE-9.1)."""
    offered = {choice[1:] for choice in choices_of(state.legal(seat), "ship")}
    same("AE-9.1", f"ships to activate with, of seat {seat}", offered, set(recount.working_ships(position.players[seat])))


def check_building(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    if not question.op.free:
        offered = {choice[1] for choice in choices_of(state.legal(seat), "build_ship")}
        ships = [SHIP_IDS[number] for number in question.op.types]
        costs = {ship: printed("ships")[ship]["cost"]["titanium"] - question.op.discount for ship in ships}
        same("AE-7", f"ships that seat {seat} can build", offered, recount.buildable(position.players[seat], costs))


def check_settling(state: EdgeState, position: Position, seat: int, question: Any) -> None:
    player = position.players[seat]
    if not question.op.discount:
        offered = {choice[1] for choice in choices_of(state.legal(seat), "build")}
        expected = recount.building_sites(position, player, recount.means(player), player.station_leaders)
        same("AE-10.2", f"planets for a development of seat {seat}", offered, expected)


QUESTIONS = {
    "Activating": check_activation,
    "Docking": check_docking,
    "Building": check_building,
    "Settling": check_settling,
    "Main": check_main,
    "EndingTurn": check_free_actions,
    "Attack": check_attack,
    "Escalating": check_escalation,
    "Preparing": check_preparation,
    "Buying": check_purchase,
    "Operating": check_operations,
    "Speaking": check_diplomacy,
}


def check_scores(state: EdgeState, position: Position) -> None:
    expected = [recount.final_terms(position, seat) for seat in range(state.seats)]
    for seat, score in enumerate(state.scores()):
        same("AE-19.3", f"final points of seat {seat}", [term.points for term in score.terms], expected[seat])
        same("AE-19.3", f"their sum, of seat {seat}", score.points, sum(expected[seat]))
    result = state.result()
    assert result is not None
    told_places = [place.place for place in sorted(result.places, key=lambda place: place.seat)]
    same("AE-19.4", "places", told_places, recount.places(position))


# -- steps


def follow(before: State, seat: int, action: Action, events: list[Event], after: State) -> None:
    """What happens on its own: attacks, battles, developments, events."""
    assert isinstance(before, EdgeState)
    assert isinstance(after, EdgeState)
    Course(before, after).follow(action, events)
    for step in ("Escalating", "Speaking", "Preparing", "Operating"):
        check_order(before, seat, action, after, step)


def check_order(before: EdgeState, seat: int, action: Action, after: EdgeState, step: str) -> None:
    """In the steps of a battle everybody has one chance, in turn order from the active player on (AE-14.1 to AE-14.3, AE-14.9)."""
    order = before.turn_order()
    if before.battle is None or after.battle is None or before.battle.step != after.battle.step or before.active != after.active:
        return
    if type(before.decision(seat)).__name__ == step:
        for other in after.pending():
            if type(after.decision(other)).__name__ == step:
                done = tag_of(type(action)) in ("finish", "spend_energy", "tactical_card", "tactical_moon") or (
                    step,
                    tag_of(type(action)),
                ) == ("Speaking", "pass")
                same("AE-14.1", f"seat {other} comes after seat {seat}", order.index(other) >= order.index(seat) + done, True)


class Course:
    """Carries a position on by events, as far as attacks, battles and what scores at once need it."""

    def __init__(self, before: EdgeState, after: EdgeState) -> None:
        self.position = position_of(before)
        self.before, self.after = before, after
        self.modules_changed = False
        self.chosen: Choice | None = None
        self.came: list[tuple[str, str]] = []
        self.arrivals: list[str] | None = None
        self.revealed = False
        self.calm = [raider.region for raider in self.position.raiders]
        self.fighting = before.battle is not None
        self.rolled: dict[int, list[int]] = {}
        self.bought = [0] * 5
        self.defeated: set[int] = set()
        self.raiders_won = False
        if before.battle is not None:
            self.rolled = {one: list(values) for one, values in enumerate(before.battle.dice) if values}
            self.bought = list(before.battle.spent)
            self.defeated = {one for one in range(5) if before.battle.defeated >> one & 1}
            self.raiders_won = bool(before.battle.winners >> RAIDERS & 1)
        self.due: dict[int, tuple[Counter[str], Counter[str]]] | None = None
        self.hit: dict[int, Counter[str]] = {}
        self.scrapped: dict[int, Counter[str]] = {}
        self.raiders_hit: list[bool] = []
        self.shield_left = False
        self.saved = before.battle is not None and before.battle.saved != 0

    def follow(self, action: Action, events: list[Event]) -> None:
        if tag_of(type(action)) == "raider":
            self.chosen = (tag_of(type(action)), *astuple(action))
        for number, event in enumerate(events):
            self.happened(event, events[number + 1 :])
        if self.came:
            self.compare_attack()
        same("AE-13.2", "raiders that have not come", self.arrivals or [], [])
        turns = sum(isinstance(event, told.TurnBegun) for event in events)
        if turns == 1 and self.before.turn > 0 and not self.revealed and not self.before.event_due:
            self.compare_storage(self.before.active)
        if self.due is not None and not self.saved:
            self.compare_damage(self.due)

    def happened(self, event: Event, following: list[Event]) -> None:
        position = self.position
        seat = getattr(event, "seat", None)
        match event:
            case told.TurnBegun():
                if event.turn > 1:
                    same("AE-3.7", "whose turn it is", seat, (self.position.active + 1) % self.before.seats)
                self.position.active = event.seat
                self.position.region = None
            case told.Advanced():
                position.players[event.seat].tracks[event.track] = event.step
            case told.ModulePlaced() | told.ModuleTaken() | told.ModuleRepaired() | fought.ModuleDamaged():
                self.modules_changed = True
            case told.Launched():
                self.move(seat, event.ship, "bay", event.region.region)
                position.region = event.region.region
            case told.ShipMoved():
                self.move(seat, event.ship, event.start.region, event.to.region)
            case told.LeadersRecruited():
                position.players[event.seat].leaders[event.region.region] -= event.count
            case told.Recalled():
                self.move(seat, event.ship, event.start.region, "bay")
            case told.DevelopmentBuilt():
                self.development(seat, event.region.region, following)
            case told.EventRevealed():
                self.event(printed("events")[event.event], event)
            case told.MoonTaken():
                self.moon_taken(event.moon)
            case fought.RaiderPlaced():
                self.raider_placed(printed("raiders")[event.raider], event.region.region)
            case told.PhaseBegun(phase="after"):
                if position.region is not None and not self.fighting and self.before.phase < BATTLE:
                    self.compare_attack()
                    same("AE-6.7", "a battle", False, recount.is_battle(position))
            case fought.RaiderMoved():
                self.raider_moved(event.start.region, event.to.region)
            case fought.BattleBegun():
                self.compare_attack()
                same("AE-6.7", "a battle", True, recount.is_battle(position))
                self.fighting = True
                position.battle = Battle([0] * 5, [0] * 5, [0] * 5, set())
            case _:
                if self.fighting:
                    self.fought(event, seat, following)

    def fought(self, event: Event, seat: int | None, following: list[Event]) -> None:
        position = self.position
        one = RAIDERS if seat is None else seat
        battle = position.battle
        assert battle is not None
        match event:
            case fought.BattleChanged():
                battle.dice_bonus[one] += event.dice
                battle.targeting_bonus[one] += event.targeting
            case fought.EnergySpent():
                self.bought[one] += event.dice
            case fought.Rolled():
                self.roll(one, event.dice)
            case fought.DiceChanged():
                self.rolled[one] = list(event.dice)
            case fought.BattleWon() | fought.BattleTied():
                self.result(None if isinstance(event, fought.BattleTied) else recount.side(position, one))
                if isinstance(event, fought.BattleWon) and seat is not None:
                    self.victory(seat, following)
            case fought.ShipSaved():
                self.saved = True
            case fought.ShieldHit() | fought.ShipScrapped() if self.defeated:
                self.expect_damage()
                damaged = self.hit if isinstance(event, fought.ShieldHit) else self.scrapped
                damaged.setdefault(one, Counter())[event.ship] += 1
            case fought.RaiderHit() | fought.RaiderBeaten() if self.defeated:
                self.expect_damage()
                self.raiders_hit.append(isinstance(event, fought.RaiderHit))
                if isinstance(event, fought.RaiderBeaten):
                    next(raider for raider in position.raiders if raider.region == position.region).region = None

    def compare_storage(self, seat: int) -> None:
        """Whoever has ended the turn keeps no more than there is room for (AE-1.4, AE-4.7)."""
        player = position_of(self.after).players[seat]
        over = {what: amount for what, amount in player.stock.items() if amount > recount.storage(player, what)}
        same("AE-4.7", f"resources of seat {seat} above the limits", over, {})
        same("AE-4.7", f"cards of seat {seat} above the limit", player.cards <= recount.hand_limit(self.position, player), True)

    def move(self, seat: int | None, ship: str, start: str, to: str) -> None:
        assert seat is not None
        ships = self.position.players[seat].ships
        ships[ships.index((ship, start))] = (ship, to)

    def development(self, seat: int | None, region: str, following: list[Event]) -> None:
        assert seat is not None
        points = recount.placement_points(self.position, region)
        gained = [event.points for event in following if isinstance(event, told.Scored) and event.seat == seat]
        asked = self.after.decision(seat)
        if points not in gained and type(asked).__name__ not in OF_TRACKS:
            differ("AE-10.3", f"points for a development at {region}", gained, points)
        self.position.developments[region] = seat
        self.move(seat, "transport", region, "settled")

    def event(self, card: dict[str, Any], event: told.EventRevealed) -> None:
        """Points of a track, then a raider of a class, or two of class S (AE-13.2, AE-16.3)."""
        same("AE-16.6", "no event after the end was triggered", self.before.end_triggered and not self.before.event_due, False)
        if not self.modules_changed:
            points = recount.event_points(self.position, card["score_track"])
            same("AE-16.3", f"points for {card['score_track']}", [share.points for share in event.shares], points)
        if "spawn_raider" not in json.dumps(card["effect"]):
            self.arrivals = recount.arrivals(self.position, card["raider_class"])
        self.revealed = True

    def raider_placed(self, card: dict[str, Any], region: str) -> None:
        rank = card["class"]
        if self.arrivals is not None:
            same("AE-13.2", "which raider comes", rank, self.arrivals[0] if self.arrivals else "none")
            del self.arrivals[0]
        allowed = recount.landing_places(self.position, rank, card["spawn"])
        same("AE-13.2", f"{region} is among the places for class {rank}, {sorted(allowed)}", region in allowed, True)
        next(raider for raider in self.position.raiders if raider.rank == rank and raider.region is None).region = region

    def moon_taken(self, moon: str) -> None:
        """In a launch: the top one of the active region (AE-6.6)."""
        if self.before.phase <= LAUNCHED and self.position.region is not None:
            stack = self.before.board.moons[REGION_IDS.index(self.position.region)]
            same("AE-6.6", "the moon that is taken", moon, MOON_IDS[stack[-1]] if stack else "none")

    def raider_moved(self, start: str, to: str) -> None:
        raider = next(one for one in self.position.raiders if one.region == start)
        raider.region = to
        if not self.fighting:
            same("AE-13.3", "where the raiders attack", to, self.position.region)
            self.came.append((raider.rank, start))

    def compare_attack(self) -> None:
        """Who has come is who had to come, given where they were."""
        now = [raider.region for raider in self.position.raiders]
        for raider, region in zip(self.position.raiders, self.calm, strict=True):
            raider.region = region
        same("AE-13.3", "raiders that attack", sorted(self.came), recount.attack(self.position, self.chosen))
        for raider, region in zip(self.position.raiders, now, strict=True):
            raider.region = region
        self.came, self.calm = [], now

    def roll(self, one: int, values: list[int]) -> None:
        same("AE-14.4", f"dice of side {one}", len(values), recount.dice(self.position, one, self.bought[one]))
        least = recount.targeting(self.position, one)
        same("AE-14.6", f"dice of side {one} below {least}", [value for value in values if value < least], [])
        self.rolled[one] = list(values)

    def result(self, winner: int | None) -> None:
        pooled: dict[int, list[int]] = {}
        for one, values in self.rolled.items():
            pooled.setdefault(recount.side(self.position, one), []).extend(values)
        same("AE-14", "who rolls", sorted(self.rolled), recount.in_battle(self.position))
        same("AE-14.7", f"who wins by {pooled}", winner, recount.winning_side(pooled))
        self.defeated = {one for one in self.rolled if recount.side(self.position, one) != winner}
        self.raiders_won = winner == RAIDERS

    def victory(self, seat: int, following: list[Event]) -> None:
        """A step of supremacy; partners who come to the same token are asked whose it is (AE-14.8, AE-21.9)."""
        asked = {type(self.after.decision(one)).__name__ for one in self.after.pending()}
        if self.position.players[seat].tracks["supremacy"] < TOP and "Precedence" not in asked:
            advanced = {(later.seat, later.track) for later in following if isinstance(later, told.Advanced)}
            same("AE-14.8", f"seat {seat} advances for its victory", (seat, "supremacy") in advanced, True)

    def expect_damage(self) -> None:
        """What must happen to whom, before the first ship is damaged."""
        if self.due is not None:
            return
        self.due = {one: recount.damage(self.position, one) for one in self.defeated if one != RAIDERS}
        if self.raiders_won and recount.raider_modifier(self.position, "ignore_shields"):
            self.due = {one: (Counter(), hit + scrapped) for one, (hit, scrapped) in self.due.items()}
        there = [raider for raider in self.position.raiders if raider.region == self.position.region]
        self.shield_left = bool(there) and there[0].shields > there[0].hits

    def compare_damage(self, due: dict[int, tuple[Counter[str], Counter[str]]]) -> None:
        for one, (hit, scrapped) in due.items():
            same("AE-14.10", f"shields of seat {one} hit", self.hit.get(one, Counter()), hit)
            same("AE-14.10", f"ships of seat {one} scrapped", self.scrapped.get(one, Counter()), scrapped)
        same(
            "AE-14.10", "a raider is damaged, and its shield hit", self.raiders_hit, [self.shield_left] if RAIDERS in self.defeated else []
        )
