"""The view of a seat (SE-1.3)."""

from __future__ import annotations

from starboard.games.seti.actions import PLACES
from starboard.games.seti.content import GOLD_TILES, PLAYER_BOARD, Cost
from starboard.games.seti.content.boards import DATA_BONUS, HOSTS, MOON_IDS, MOONS_OF, ROWS, SPACE_CAPACITY, STRIP
from starboard.games.seti.content.cards import CARD_IDS, CARD_OF
from starboard.games.seti.content.costs import ASTEROID_POINTS, ASTEROID_PUBLICITY, VISIT
from starboard.games.seti.content.numbers import (
    BONUS_IDS,
    CENTAURIANS,
    COMPUTER_1,
    DATA_SLOTS,
    EARTH,
    EXERTIANS,
    MASCAMITES,
    NOBODY,
    OUMUAMUA_SPECIES,
    PLANET_IDS,
    SIDES,
    SLOTS,
    SPECIES_IDS,
    STAR_IDS,
    TECH_IDS,
    TILE,
    TRACE_COLOURS,
)
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, EMPTY, PLANET, WITH_TILE, brings_publicity
from starboard.games.seti.player import Player
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules import anomalies
from starboard.games.seti.rules.compound_effects import NO_PUBLICITY, rule_applies
from starboard.games.seti.rules.exertians import danger, danger_on_board
from starboard.games.seti.rules.free_actions import FREE_AGAIN
from starboard.games.seti.rules.fulfilment import completable
from starboard.games.seti.rules.hidden import looked_at
from starboard.games.seti.rules.milestones import gold_ahead
from starboard.games.seti.rules.missions import coverable
from starboard.games.seti.rules.objectives import OBJECTIVE_IDS, TASKS
from starboard.games.seti.rules.passing import nobody_passed
from starboard.games.seti.rules.planets import landing_cost, planets_reached
from starboard.games.seti.rules.printed import TRIGGERS
from starboard.games.seti.rules.probes import asteroid_points, asteroid_publicity
from starboard.games.seti.rules.rival import CARD_IDS as RIVAL_CARD_IDS
from starboard.games.seti.rules.rival import TRACKS
from starboard.games.seti.rules.rival_milestones import objectives_due
from starboard.games.seti.rules.rounds import income
from starboard.games.seti.rules.scan import Scanning
from starboard.games.seti.rules.scoring import gold_sets, gold_worth, next_space, scores
from starboard.games.seti.rules.signals import TARGET_IDS
from starboard.games.seti.rules.traces import FIRST_SAMPLE_ROW
from starboard.games.seti.rules.triggers import VISIT as VISITING
from starboard.games.seti.rules.turn import MainAction
from starboard.games.seti.rules.why_not import why_not
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import (
    AnomalyView,
    CapsuleView,
    ColumnView,
    FlightView,
    GoldView,
    Held,
    MessageView,
    MissionView,
    ObjectiveView,
    PlanetView,
    PlayerView,
    Question,
    RivalView,
    ScanPartView,
    ScanView,
    SetiView,
    SpeciesView,
    StarView,
    SystemView,
    TechView,
)

CELLS = {EMPTY: "empty", ASTEROIDS: "asteroids", COMET: "comet"} | {PLANET + number: id for number, id in enumerate(PLANET_IDS)}


def view(state: SetiState, seat: int | None) -> SetiView:
    board = state.board
    seen = looked_at(state, seat)
    why = why_not(state, seat)
    return SetiView(
        game="seti",
        round=state.round_number,
        scores=scores(state),
        active=state.active,
        first=state.first,
        acted=state.acted,
        free_actions=state.free_actions,
        system=system(state),
        stars=[star(state, target) for target in range(9 if board.setting >= WITH_TILE else 8)],
        planets=planets(state),
        techs=[tech(state, number) for number in range(len(TECH_IDS))],
        species=[species(state, slot) for slot in range(2)],
        gold=[gold(state, tile) for tile in range(4)],
        neutral=board.neutral.copy(),
        row=[None if card == NOBODY else CARD_IDS[card] for card in board.row],
        deck=len(board.deck),
        discard=ids(board.discard),
        stacks=[len(stack) for stack in board.stacks],
        stack=ids(sorted(board.stacks[seen])) if seen != NOBODY else [],
        players=[player(state, number, number == seat) for number in range(len(state.players))],
        rival=rival(state),
        scan=scan(state),
        flight=flight(state, seat),
        why=why,
        held=[name for name, barred in why.items() if isinstance(barred, Held)],
        asked=None if seat is None else asked(state, seat),
        pass_rotates=nobody_passed(state),
        prices=prices(state, seat),
    )


def prices(state: SetiState, seat: int | None) -> dict[str, Cost]:
    costs = PLAYER_BOARD.costs
    found = {
        "launch": costs.launch,
        "orbit": costs.orbit,
        "scan": costs.scan,
        "analyse": costs.analyse,
        "research": costs.research,
        "move": costs.move,
        "buy": costs.buy,
    }
    landings = [] if seat is None else [landing_cost(state, seat, planet) for planet in planets_reached(state, seat)]
    return found | {"land": Cost(energy=min(landings))} if landings else found


def ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def flight(state: SetiState, seat: int | None) -> FlightView:
    """A spectator sees what holds for everybody."""
    if seat is None:
        return FlightView(ASTEROID_POINTS, VISIT, ASTEROID_PUBLICITY)
    if rule_applies(state, seat, NO_PUBLICITY):
        return FlightView(asteroid_points(state, seat), 0, 0)
    return FlightView(asteroid_points(state, seat), VISIT, asteroid_publicity(state, seat))


def asked(state: SetiState, seat: int) -> Question | None:
    decision = state.decision(seat)
    if decision is None:
        return None
    return "action" if isinstance(decision, MainAction) else "scan" if isinstance(decision, Scanning) else "other"


def scan(state: SetiState) -> ScanView | None:
    for seat, agenda in enumerate(state.agendas):
        for index, task in enumerate(agenda):
            if isinstance(task, Scanning):
                following = agenda[index + 1 :]
                busy = bool(following) and following[0] is not FREE_AGAIN
                return ScanView(seat, [ScanPartView(part, due, stage) for part, due, stage in task.progress(state, seat, busy)])
    return None


def somebody(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def system(state: SetiState) -> SystemView:
    board = state.board
    content = state.sky().content
    names = [CELLS[cell] for cell in content]
    setting = board.setting
    earth = state.sky().planets[EARTH] % 8
    tokens = [
        AnomalyView(
            token // 8,
            TRACE_COLOURS[anomalies.colour_of(token)],
            SIDES[token % 2],
            (earth - token // 8 - 1) % 8 + 1,
            somebody(anomalies.leader(state, anomalies.colour_of(token))),
        )
        for token in board.anomalies
    ]
    return SystemView(
        [setting % 8, setting // 8 % 8, setting // 64 % 8],
        board.rotation + 1,
        [STAR_IDS[number] for number in board.stars],
        [names[ring * 8 : ring * 8 + 8] for ring in range(4)],
        tokens,
        [name for cell, name in CELLS.items() if brings_publicity(cell)],
    )


def star(state: SetiState, target: int) -> StarView:
    markers = state.board.markers[target]
    wins = [0 if target == TILE else one.wins[target] for one in state.players]
    free = target != TILE and not state.board.won >> target & 1
    return StarView(TARGET_IDS[target], DATA_SLOTS[target], list(markers), max(0, DATA_SLOTS[target] - len(markers)), wins, free)


def planets(state: SetiState) -> list[PlanetView]:
    board = state.board
    found = []
    for number, id in enumerate(PLANET_IDS):
        if number == EARTH or (id == "oumuamua" and board.setting < WITH_TILE):
            continue
        found.append(
            PlanetView(
                id,
                [one.orbiters[number] for one in state.players],
                [one.landers[number] for one in state.players],
                somebody(board.first_orbits[number]),
                [somebody(board.data_spaces[number * 3 + space]) for space in range(len(DATA_BONUS[number]))],
                {MOON_IDS[moon]: [one.moons[moon] for one in state.players] for moon in MOONS_OF[number]},
                [landing_cost(state, seat, number) for seat in range(len(state.players))],
            )
        )
    return found


def tech(state: SetiState, number: int) -> TechView:
    stack = state.board.bonuses[number]
    owners = [owner for owner, one in enumerate(state.players) if one.has_tech(number)]
    bonus = BONUS_IDS[stack[-1]] if stack else None
    return TechView(TECH_IDS[number], bonus, len(stack), state.board.two_points >> number & 1 == 1, owners)


def species(state: SetiState, slot: int) -> SpeciesView:
    board = state.board
    known = slot in board.discovered
    number = board.species[slot]
    opened = board.alien_open[slot]
    mascamites = known and number == MASCAMITES
    return SpeciesView(
        slot=SLOTS[slot],
        species=SPECIES_IDS[number] if known else None,
        discovery={colour: somebody(board.discovery[slot * 3 + index]) for index, colour in enumerate(TRACE_COLOURS)},
        overflow={colour: list(board.overflow[slot * 3 + index]) for index, colour in enumerate(TRACE_COLOURS)},
        rows={colour: rows(state, slot, index) if known else [] for index, colour in enumerate(TRACE_COLOURS)},
        deck=len(board.alien_decks[slot]),
        open_card=None if opened == NOBODY else CARD_IDS[opened],
        samples=[None] * FIRST_SAMPLE_ROW + [sample + 1 for sample in board.board_samples] if mascamites else [],
        hidden_samples={PLANET_IDS[host]: len(there) for host, there in zip(HOSTS, board.samples, strict=True)} if mascamites else {},
        replies=[somebody(owner) for owner in board.replies] if known and number == CENTAURIANS else [],
        milestones=list(board.milestones) if known and number == EXERTIANS else [],
    )


def rows(state: SetiState, slot: int, colour: int) -> list[list[int]]:
    """Who marked each row of a column."""
    board = state.board
    printed = (board.species[slot] * 3 + colour) * ROWS
    found: list[list[int]] = []
    for row in range(ROWS):
        owner = board.spaces[(slot * 3 + colour) * ROWS + row]
        if SPACE_CAPACITY[printed + row] == STRIP:
            found.append(list(board.strips[slot * 3 + colour]))
        elif SPACE_CAPACITY[printed + row]:
            found.append([] if owner == NOBODY else [owner])
    return found


def gold(state: SetiState, tile: int) -> GoldView:
    board = state.board
    printed = GOLD_TILES[tile * 2 + board.gold[tile]]
    sets = [gold_sets(state, seat, tile) for seat in range(state.seats)]
    worth = [gold_worth(state, seat, tile) for seat in range(state.seats)]
    marks = list(board.gold_marks[tile])
    return GoldView(printed.tile, printed.side, printed.values, marks, sets, next_space(state, tile), worth)


def player(state: SetiState, seat: int, own: bool) -> PlayerView:
    one = state.players[seat]
    shown = own or state.over
    oumuamua = OUMUAMUA_SPECIES in state.board.species
    return PlayerView(
        score=one.score,
        milestone=gold_ahead(one),
        credits=one.credits,
        energy=one.energy,
        publicity=one.publicity,
        data=one.data,
        exofossils=one.exofossils if oumuamua else 0,
        cards=len(one.hand),
        hand=ids(one.hand) if own else None,
        drawn=ids(one.drawn) if own else None,
        probes=[PLACES[space] for space in one.probes],
        capsules=[CapsuleView(PLACES[space], sample + 1 if own else None) for space, sample in zip(one.capsules, one.samples, strict=True)],
        limit=one.probe_limit(),
        techs=[TECH_IDS[number] for number in range(len(TECH_IDS)) if one.has_tech(number)],
        computer=[column(one, index) for index in range(6)],
        tucked=ids(one.tucked),
        income=income(one),
        missions=missions(state, seat),
        completed=ids(one.completed),
        scoring=ids(one.scoring),
        messages=[MessageView(CARD_IDS[card], mark) for card, mark in zip(one.messages, one.message_marks, strict=True)],
        message_tile=somebody(one.message_tile),
        traces={slot: one.traces[index * 3 : index * 3 + 3] for index, slot in enumerate(SLOTS)},
        wins=sum(one.wins),
        passed=one.passed,
        secret=ids(one.secret) if own else None,
        secrets=len(one.secret),
        played=ids(one.played) if shown else None,
        played_count=len(one.played),
        danger=danger(state, seat) if shown else 0,
        danger_on_board=danger_on_board(state, seat),
    )


def column(one: Player, index: int) -> ColumnView:
    number = one.columns[index]
    return ColumnView(None if number == NOBODY else TECH_IDS[COMPUTER_1 + number], index < one.top, one.bottom >> index & 1 == 1)


def missions(state: SetiState, seat: int) -> list[MissionView]:
    if state.is_rival(seat):
        return []
    ready = {CARD_OF[action.card] for action in completable(state, seat) if hasattr(action, "card")}
    covering = {name: coverable(state, seat, VISITING, 1 << cell) for cell, name in CELLS.items()}
    found = []
    for entry in state.players[seat].missions:
        card = entry >> 3
        covered = [slot for slot in range(len(TRIGGERS[card])) if entry >> slot & 1]
        visits = [name for name, cards in covering.items() if CARD_IDS[card] in cards]
        found.append(MissionView(CARD_IDS[card], covered, card in ready, visits))
    return found


def rival(state: SetiState) -> RivalView | None:
    one = state.rival
    if one is None:
        return None
    tiles = [
        ObjectiveView(OBJECTIVE_IDS[tile], [task for task in range(len(TASKS[tile])) if one.marks[place] >> task & 1])
        for place, tile in enumerate(one.objectives)
    ]
    return RivalView(
        player=RIVAL,
        level=one.level,
        progress=one.progress + 1,
        preferred_tech=TECH_IDS[TRACKS[one.level - 1][one.progress]],
        deck=len(one.deck),
        played=[RIVAL_CARD_IDS[card] for card in one.played],
        current=None if one.current == NOBODY else RIVAL_CARD_IDS[one.current],
        reserve=len(one.reserve),
        computer=one.computer,
        pool=one.pool,
        tokens=one.tokens.copy(),
        objectives=tiles,
        stack=len(one.stack),
        completed=one.completed,
        due=objectives_due(state),
    )
