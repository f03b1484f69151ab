"""Reads a position of SETI into the recount's plain data, and compares what the engine offers and scores with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any, cast

from msgspec.structs import astuple

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.events import Event
from starboard.engine.state import State
from starboard.games.seti import events as told
from starboard.games.seti.content import PLANETS
from starboard.games.seti.content.cards import CARD_IDS
from starboard.games.seti.content.numbers import NOBODY, PLANET_IDS, SIDES, SPECIES_IDS, STAR_IDS
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.state import SetiState
from tests.second_opinion import differ, same
from tests.second_opinion.seti import recount
from tests.second_opinion.seti.recount import COLOURS, TECHS, TILE, Choice, Player, Position, Space

SLOTS = ("left", "right")
GOLD = ("tech", "mission", "income", "other")
COLUMNS = [(slot, colour) for slot in SLOTS for colour in COLOURS]
MOONS = [moon.id for planet in PLANETS for moon in planet.moons]
STARS_AND_TILE = [*STAR_IDS, TILE]


# -- reading


def position_of(state: SetiState) -> Position:
    board, rival = state.board, state.rival
    discovered = {slot: SPECIES_IDS[board.species[number]] if number in board.discovered else None for number, slot in enumerate(SLOTS)}
    columns = {place: number for number, place in enumerate(COLUMNS)}
    setting = board.setting
    lasting = {CARD_IDS[state.sources[one.source].card] for one in state.lasting}
    return Position(
        round=state.round_number,
        first=state.first,
        active=state.active,
        players=[player_of(player) for player in state.players],
        rival=None if rival is None else RIVAL,
        offsets=(setting % 8, setting // 8 % 8, setting // 64 % 8),
        next_disc=board.rotation + 1,
        tile=setting >= 512,
        star_at=[STAR_IDS[star] for star in board.stars],
        markers={star: list(markers) for star, markers in zip(STARS_AND_TILE, board.markers, strict=False)},
        won={star for number, star in enumerate(STAR_IDS) if any(player.wins[number] for player in state.players)},
        data_spaces={planet: free_data_spaces(state, number) for number, planet in enumerate(PLANET_IDS) if planet != "earth"},
        first_orbit_free={planet: board.first_orbits[number] == NOBODY for number, planet in enumerate(PLANET_IDS)},
        tech_left={tech: len(tiles) for tech, tiles in zip(TECHS, board.bonuses, strict=True)},
        two_points={tech for number, tech in enumerate(TECHS) if board.two_points >> number & 1},
        row=[CARD_IDS[card] for card in board.row if card != NOBODY],
        drawable=bool(board.deck or board.discard),
        stacks=[[CARD_IDS[card] for card in stack] for stack in board.stacks],
        species=discovered,
        discovery={place: None if board.discovery[number] == NOBODY else board.discovery[number] for place, number in columns.items()},
        overflow={place: list(board.overflow[number]) for place, number in columns.items()},
        rows={place: rows_of(state, number) for place, number in columns.items()},
        sample_rows=sample_rows(state, discovered),
        gold={tile: list(board.gold_marks[number]) for number, tile in enumerate(GOLD)},
        gold_side={tile: SIDES[board.gold[number] % 2] for number, tile in enumerate(GOLD)},
        easy_asteroids="card_026" in lasting,
        no_publicity=bool({"card_019", "et_12"} & lasting),
        objectives_left=0 if rival is None else objectives_left(state),
        neutral=list(board.neutral),
    )


def player_of(player: Any) -> Player:
    return Player(
        credits=player.credits,
        energy=player.energy,
        publicity=player.publicity,
        data=player.data,
        score=player.score - sum(player.final),
        exofossils=player.exofossils,
        hand=[CARD_IDS[card] for card in player.hand],
        probes=[space_of(space) for space in player.probes],
        capsules=[space_of(space) for space in player.capsules],
        techs={tech for number, tech in enumerate(TECHS) if player.techs >> number & 1},
        columns={column: f"computer_{tech + 1}" for column, tech in enumerate(player.columns, start=1) if tech != NOBODY},
        top=player.top,
        bottom={column + 1 for column in range(6) if player.bottom >> column & 1},
        orbiters=counted(PLANET_IDS, player.orbiters),
        landers=counted(PLANET_IDS, player.landers),
        moons=counted(MOONS, player.moons),
        traces=Counter(
            {(slot, colour): player.traces[one * 3 + two] for one, slot in enumerate(SLOTS) for two, colour in enumerate(COLOURS)}
        ),
        wins=counted(STAR_IDS, player.wins),
        tucked=[CARD_IDS[card] for card in player.tucked],
        completed=len(player.completed),
        scoring=[CARD_IDS[card] for card in player.scoring],
        secrets=[CARD_IDS[card] for card in player.played],
        passed=player.passed,
    )


def counted(names: list[str], counts: list[int]) -> Counter[str]:
    return Counter({name: count for name, count in zip(names, counts, strict=True) if count})


def space_of(space: int) -> Space:
    return space // 8 + 1, space % 8


def free_data_spaces(state: SetiState, planet: int) -> list[int]:
    printed = recount.PLANETS[PLANET_IDS[planet]]["data_spaces"]
    return [data for number, data in enumerate(printed) if state.board.data_spaces[planet * 3 + number] == NOBODY]


def rows_of(state: SetiState, column: int) -> dict[int, list[int]]:
    rows = {row: [owner] for row in range(1, 10) if (owner := state.board.spaces[column * 9 + row - 1]) != NOBODY}
    if state.board.strips[column]:
        rows[5] = list(state.board.strips[column])
    return rows


def sample_rows(state: SetiState, discovered: dict[str, str | None]) -> set[int]:
    """Blue rows of the Mascamites on which a sample lies face up; everybody sees them."""
    for number, slot in enumerate(SLOTS):
        if discovered[slot] == "mascamites":
            shown = cast("Any", state.view(None)).species[number].samples
            return {row for row, sample in enumerate(shown, start=1) if sample is not None}
    return set()


def objectives_left(state: SetiState) -> int:
    """Those of the stack, and of the row those with a task that is not marked yet (p. 26)."""
    rival = state.rival
    assert rival is not None
    return len(rival.stack) + len(rival.objectives) - achieved_in_the_row(state)


def achieved_in_the_row(state: SetiState) -> int:
    rival = state.rival
    assert rival is not None
    tasks = list(recount.FACTS["objectives"].values())
    return sum(marks.bit_count() == tasks[one] for one, marks in zip(rival.objectives, rival.marks, strict=True))


@cache
def tag_of(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


def choice_of(action: Action) -> Choice:
    return (tag_of(type(action)), *astuple(action))


# -- positions


def check(state: State) -> None:
    assert isinstance(state, SetiState)
    position = position_of(state)
    for seat in state.pending():
        check_question(state, position, seat)
    check_table(state, position)
    check_scores(state, position)


def check_question(state: SetiState, position: Position, seat: int) -> None:
    question = cast("Any", state.decision(seat))
    kind = type(question).__name__
    player = position.players[seat]
    legal = state.legal(seat)
    rights = {choice_of(action) for action in legal if isinstance(action, AmbientAction)}
    answers = {choice_of(action) for action in legal if not isinstance(action, AmbientAction)}
    free = state.free_actions and seat == state.active
    if kind in ("MainAction", "TurnEnd"):
        same("SE-3.3", "free actions before and after the main action", free, True)
    check_free_actions(position, player, rights, free)
    expected = answers_to(kind, question, state, position, seat)
    if expected is not None:
        same("SE-5", f"{kind} of seat {seat}", answers, expected)


def check_free_actions(position: Position, player: Player, offered: set[Choice], free: bool) -> None:
    missions = {choice for choice in offered if choice[0] == "mission"}
    expected = recount.free_actions(position, player) if free else set()
    idle = {("corner", card) for card in player.hand if recount.CARDS[card][2] == ["1 move"] and not can_step_by(position, player, card)}
    # SE-0.3.3: a corner of nothing but a move may be discarded without a step; the engine does not offer it where no step is possible.
    offered, expected = offered - idle, expected - idle
    same("SE-6", "free actions", offered - missions, expected)


def can_step_by(position: Position, player: Player, card: str) -> bool:
    """Whether a figure could move by the corner of a card; out of asteroids another source is needed too."""
    others = replace(player, hand=[other for other in player.hand if other != card])
    return bool(recount.steps(position, others, 1, True))


def answers_to(kind: str, question: Any, state: SetiState, position: Position, seat: int) -> set[Choice] | None:
    """What may be answered to each kind of question; None where it hangs on what a card says."""
    player = position.players[seat]
    match kind:
        case "MainAction":
            return recount.main_actions(position, player)
        case "TurnEnd":
            return {("end_turn",)}
        case "Scanning":
            parts = cast("Any", state.view(seat)).scan.parts
            return recount.scan_choices(position, player, {part.part for part in parts if part.state == "done"})
        case "MarkOne":
            return recount.signal_targets(position, {STAR_IDS[star] for star in question.stars})
        case "Moving":
            own_turn = seat == state.active == state.course
            return recount.steps(position, player, question.points, own_turn) | (set() if question.must else {("stop",)})
        case "TechChoice":
            if question.op.known_only:
                return None
            return recount.tech_choices(position, player, [("probe", "telescope", "computer")[kind] for kind in question.op.types])
        case "Tracing":
            if question.op.species != "either":
                return None
            colour = question.op.colour
            return recount.trace_places(position, player, list(COLOURS) if colour == NOBODY else [COLOURS[colour]], list(SLOTS))
        case "RoundCard":
            same("SE-5.8", "cards in hand after the discard, at most 4", len(player.hand) <= 4, True)
            same("SE-5.8", "cards to choose from", len(position.stacks[position.round - 1]), recount.round_cards(position, seat))
            return {("card", card, "keep") for card in position.stacks[position.round - 1]}
        case "HandDiscard":
            same("SE-5.8", "cards in hand that are too many", len(player.hand) > 4, True)
            return {("card", card, "discard") for card in player.hand}
        case "DiscardExchanged":
            return {("card", card, "exchange") for card in player.hand}
        case "Taking":
            return {("card", card, "take") for card in recount.cards_of_choice(position)}
        case "Tucking":
            return {("card", card, "tuck") for card in player.hand} | (set() if question.must else {("stop",)})
        case "DataSpaces":
            if question.occupied:
                return None
            return {("data_space", data) for data in position.data_spaces[PLANET_IDS[question.planet]]}
        case "TakingAlien":
            deck, face_up = state.board.alien_decks[question.slot], state.board.alien_open[question.slot]
            cards = ({"deck"} if deck else set()) | ({CARD_IDS[face_up]} if face_up != NOBODY else set())
            return {("card", card, "take") for card in cards}
        case "SectorOrder":
            return {
                ("resolve", star) for star in position.markers if recount.is_complete(position, star) and (star != TILE or position.tile)
            }
        case "ReplyChoice":
            return {("reply", number) for number, owner in enumerate(state.board.replies, start=1) if owner == NOBODY}
        case "GoldChoice":
            return {("gold", tile) for tile, markers in position.gold.items() if seat not in markers}
        case _:
            return None


def check_table(state: SetiState, position: Position) -> None:
    for seat, player in enumerate(position.players):
        same("SE-8.5", f"publicity of seat {seat}, from 0 to 10", 0 <= player.publicity <= 10, True)
        same("SE-7.3", f"data of seat {seat}, from 0 to 6", 0 <= player.data <= 6, True)
        same(
            "SE-8.3", f"bottom spaces of seat {seat}", player.bottom <= {column for column in player.columns if column <= player.top}, True
        )
    for seat, player in enumerate(position.players):
        same("SE-10.1.3", f"traces of seat {seat}", +player.traces, +recount.owned_traces(position, seat))
    if state.over or not state.pending():
        same(
            "SE-11.1", "the game is over", (state.over, position.round, all(player.passed for player in position.players)), (True, 5, True)
        )
    if not (len(state.pending()) == 1 and type(state.decision(state.pending()[0])).__name__ == "MainAction" and state.fresh):
        return
    same("SE-7.1.4", "cards of the row when a turn begins", len(position.row) == 3 or not position.drawable, True)
    for star in position.markers:
        same("SE-7.2", f"{star} is complete when a turn begins", recount.is_complete(position, star), False)
    for seat, player in enumerate(position.players):
        if seat != position.rival:
            marks = sum(markers.count(seat) for markers in position.gold.values())
            same("SE-7.6", f"gold markers of seat {seat}", marks, recount.gold_marks_due(player))
    if any(owner is None for owner in position.discovery.values()):
        left = [recount.neutral_left(position, threshold) for threshold in (20, 30)]
        same("SE-7.7", "neutral markers", position.neutral, left)
    for seat, one in enumerate(state.players):
        ahead = [mark for mark in [one.message_tile, *one.message_marks] if mark != NOBODY]
        same("SE-10.5", f"messages of seat {seat} that are reached", [mark for mark in ahead if mark <= one.score], [])
    for slot in SLOTS:
        same("SE-7.5", f"the {slot} species is discovered", position.species[slot] is not None, recount.is_discovered(position, slot))


def check_scores(state: SetiState, position: Position) -> None:
    scores = state.scores()
    result = state.result()
    if result is None:
        for seat, score in enumerate(scores):
            track = position.players[seat].score
            same("SE-0.1", f"points of seat {seat}", [term.points for term in score.terms], [track, 0, 0, 0, 0])
        return
    terms = recount.final_terms(position)
    if state.rival is not None and (achieved := achieved_in_the_row(state)) and result.rivals[0].score.terms[3].points > terms[RIVAL][3]:
        # Rulebook p. 26: an objective whose tasks are all marked is achieved wherever it lies; the engine counts those of the row.
        terms = recount.final_terms(replace(position, objectives_left=position.objectives_left + achieved))
    for seat, score in enumerate([*scores, *(rival.score for rival in result.rivals)]):
        same("SE-11.1", f"final points of seat {seat}", [term.points for term in score.terms], terms[seat])
        same("SE-11.1", f"their sum, of seat {seat}", score.points, sum(terms[seat]))
    told_places = {place.seat: place.place for place in result.places}
    told_places.update((RIVAL, rival.place) for rival in result.rivals)
    expected = recount.places([sum(row) for row in terms])
    same("SE-11.3", "places", told_places, dict(enumerate(expected)))


# -- steps


def follow(before: State, seat: int, action: Action, events: list[Event], after: State) -> None:
    """What happened by the events, in their order, leads from one position to the other: figures, discs, signals, points."""
    assert isinstance(before, SetiState)
    assert isinstance(after, SetiState)
    was, now = position_of(before), position_of(after)
    Ledger(after, was, now).follow(events)
    check_computer(was.players[seat], now.players[seat], choice_of(action))
    price = recount.price(was, was.players[seat], choice_of(action))
    free_of_charge = type(before.decision(seat)).__name__ == "FreeLanding"  # a card's own landing
    if price is not None and not free_of_charge:
        check_payment(was.players[seat], now.players[seat], seat, price, events)


def check_computer(before: Player, after: Player, choice: Choice) -> None:
    """Analysing empties the computer and leaves the pool; a token goes from the pool to its space (p. 13)."""
    if choice == ("analyse",):
        same("SE-5.5", "the computer after analysing", (after.top, after.bottom, after.data), (0, set(), before.data))
    elif choice[0] == "place_data":
        column = choice[1]
        bottom = before.bottom | ({column} if column else set())
        same("SE-6 F3", "the computer", (after.top, after.bottom, after.data), (before.top + (not column), bottom, before.data - 1))


def check_payment(before: Player, after: Player, seat: int, price: tuple[int, int, int], events: list[Event]) -> None:
    """What an action costs: credits, energy, publicity, whatever it brings."""
    for number, resource in enumerate(("credits", "energy", "publicity")):
        gained = sum(
            event.amount for event in events if isinstance(event, told.Gained) and (event.seat, event.resource) == (seat, resource)
        )
        same("SE-5", f"{resource} paid by seat {seat}", getattr(before, resource) + gained - getattr(after, resource), price[number])


class Ledger:
    """Carries a position on by events alone."""

    def __init__(self, state: SetiState, before: Position, after: Position) -> None:
        self.state, self.before, self.after = state, before, after
        self.discovery = dict(before.discovery)
        self.offsets, self.next_disc, self.tile = before.offsets, before.next_disc, before.tile
        self.figures = [Counter(player.probes) + Counter(player.capsules) for player in before.players]
        self.markers = {star: list(markers) for star, markers in before.markers.items()}
        self.won = set(before.won)
        self.two_points = set(before.two_points)
        self.due: list[Counter[int]] = [Counter() for _ in before.players]
        self.gained: list[list[int]] = [[] for _ in before.players]
        self.pushed: list[tuple[int, Space]] = []
        self.publicity_due = [0 for _ in before.players]
        self.publicity = [0 for _ in before.players]
        self.passed = [player.passed for player in before.players]
        self.turn, self.first = before.active, before.first
        self.incomes: list[tuple[int, Counter[str]]] = []

    def follow(self, events: list[Event]) -> None:
        for event in events:
            seat = getattr(event, "seat", None)
            self.happened(event, RIVAL if seat is None else seat)
        self.compare()

    def happened(self, event: Event, seat: int) -> None:
        match event:
            case told.Gained(resource="vp"):
                self.gained[seat].append(event.amount)
            case told.Gained() | told.Drew() if self.incomes:
                what, amount = (event.resource, event.amount) if isinstance(event, told.Gained) else ("cards", 1)
                self.incomes[-1][1][what] += amount
            case told.Gained(resource="publicity"):
                self.publicity[seat] += 1
            case told.IncomeGained():
                self.incomes.append((seat, Counter()))
            case told.Passed():
                self.passed[seat] = True
            case told.RoundBegan():
                self.round_began(event.number)
            case told.TurnBegan():
                same("SE-3.2", "whose turn it is", seat, recount.next_in_turn(self.passed, self.turn))
                self.turn = seat
            case told.Launched():
                self.figures[seat][self.place("earth")] += 1
            case told.Moved():
                self.move(seat, event.start, event.to)
            case told.Rotated():
                self.rotate(event.disc)
            case told.Pushed():
                if (seat, event.to) not in self.pushed:
                    differ("SE-4.4", "who is pushed", (seat, event.to), self.pushed)
                self.pushed.remove((seat, event.to))
                self.visit(seat, event.to)
            case told.Orbited():
                self.figures[seat][self.place("earth" if seat == self.before.rival else event.planet)] -= 1
                self.reward(seat, recount.orbit_points(self.before, event.planet))
            case told.Landed():
                self.figures[seat][self.place("earth" if seat == self.before.rival else event.planet)] -= 1
                self.reward(seat, recount.landing_points(event.planet, event.moon))
            case told.MissionCompleted() if recount.CARDS[event.card][5] == "delivery":
                self.figures[seat][self.place("mars" if event.card == "et_04" else "earth")] -= 1
            case told.SampleTaken():
                capsules = [len(position.players[seat].capsules) for position in (self.before, self.after)]
                self.figures[seat][self.place(event.planet)] += capsules[0] < capsules[1]
            case told.NeutralMarked():
                same("SE-7.7", "where the neutral marker goes", (event.species, event.colour), recount.leftmost_empty(self.discovery))
                self.discovery[event.species, event.colour] = recount.NEUTRAL
            case told.DataPlaced():
                self.place_data(seat, event.column)
            case told.Signalled():
                self.signal(seat, event.star)
            case told.SectorWon():
                self.win(seat, event.star)
            case told.TileResolved():
                self.markers[TILE] = []
            case told.Discovered():
                self.tile = self.after.tile
            case told.TraceMarked():
                if event.place == "discovery":
                    self.publicity_due[seat] += 1
                    self.discovery[event.species, event.colour] = seat
                self.due[seat][recount.trace_points(self.after, event.species, event.colour, event.place)] += 1
            case told.TechTaken():
                if event.tech in self.two_points:
                    self.two_points.discard(event.tech)
                    self.due[seat][2] += 1

    def reward(self, seat: int, points: list[int]) -> None:
        """Points of a planet come first of its rewards, but for what only the first one gains; free actions are possible between."""
        if seat != self.before.rival:
            asked = type(self.state.decision(seat)).__name__
            self.due[seat].update(points[: {"DataSpaces": 0, "TakingAlien": 0, "Pause": len(points) - 1}.get(asked, len(points))])

    def place_data(self, seat: int, column: int) -> None:
        """2 points above a computer technology, 1 publicity on the second space (p. 13)."""
        if seat == self.before.rival:
            return
        player = self.before.players[seat]
        if column == 0:
            filled = player.top + 1
            self.due[seat][2] += filled in player.columns
            self.publicity_due[seat] += filled == 2

    def place(self, planet: str) -> Space:
        return next(space for space, cell in recount.sky(self.offsets, self.tile).items() if cell == planet)

    def move(self, seat: int, start: Space, to: Space) -> None:
        self.figures[seat][start] -= 1
        self.figures[seat][to] += 1
        self.visit(seat, to)

    def visit(self, seat: int, space: Space) -> None:
        self.publicity_due[seat] += recount.publicity_of(recount.sky(self.offsets, self.tile)[space], self.before.players[seat])

    def round_began(self, number: int) -> None:
        """Everybody has their income, from the first player of the round on; the next one to the left begins (SE-3.6)."""
        count = len(self.passed)
        if number > 1:
            order = [(self.first + by) % count for by in range(count)]
            same("SE-3.6.2", "who has income", [seat for seat, _ in self.incomes], [seat for seat in order if seat != self.before.rival])
            for seat, gained in self.incomes:
                due = recount.income(self.before.players[seat])
                same("SE-3.6.2", f"income of seat {seat}", {what: gained[what] for what in due}, due)
            self.first = (self.first + 1) % count
        self.passed = [False] * count
        self.incomes = []
        self.turn = (self.first - 1) % count

    def rotate(self, disc: int) -> None:
        """All figures first, then what those gain that were pushed (O40)."""
        same("SE-4.4.1", "which disc turns", disc, self.next_disc)
        self.pushed = []
        for seat, figures in enumerate(self.figures):
            moved: Counter[Space] = Counter()
            for space in figures.elements():
                to, pushed = recount.after_turn(space, self.offsets, self.tile, disc)
                moved[to] += 1
                if pushed:
                    self.pushed.append((seat, to))
            self.figures[seat] = moved
        self.offsets = recount.turned(self.offsets, disc)
        self.next_disc = disc % 3 + 1

    def signal(self, seat: int, star: str) -> None:
        self.markers[star].append(seat)
        if len(self.markers[star]) <= recount.slots(star):
            self.due[seat][recount.signal_points(star, len(self.markers[star]))] += 1

    def win(self, seat: int, star: str) -> None:
        same("SE-7.2", f"{star} is complete when it is won", len(self.markers[star]) >= recount.slots(star), True)
        ranking = recount.ranked(self.markers[star])
        for owner in ranking:
            self.publicity_due[owner] += 1
        same("SE-7.2.1", f"who wins {star}, marked by {self.markers[star]}", seat, ranking[0])
        self.markers[star] = ranking[1:2]
        reward = recount.STARS[star][3 if star in self.won else 2]
        self.won.add(star)
        if seat != self.before.rival and type(self.state.decision(seat)).__name__ != "TaskChoice":
            self.due[seat][recount.points_in(reward)] += 1

    def compare(self) -> None:
        after = self.after
        same("SE-4.4", "the discs", (after.offsets, after.next_disc), (self.offsets, self.next_disc))
        if self.pushed:
            differ("SE-4.4", "who is pushed", "nobody else", self.pushed)
        for star, markers in after.markers.items():
            same("SE-7.1", f"markers of {star}", markers, self.markers[star])
        for seat, player in enumerate(after.players):
            figures = Counter(player.probes) + Counter(player.capsules)
            same("SE-4.3", f"figures of seat {seat}", figures, +self.figures[seat])
            if seat == after.rival:
                continue  # nobody is told its gains one by one
            same("SE-0.1", f"points gained by seat {seat}", player.score - self.before.players[seat].score, sum(self.gained[seat]))
            missing = +self.due[seat] - Counter(self.gained[seat])
            del missing[0]
            if missing:
                differ("SE-7", f"single gains of seat {seat}", self.gained[seat], dict(missing))
            if self.before.players[seat].publicity + self.publicity_due[seat] <= 10 and not self.before.no_publicity:
                same("SE-4.2", f"publicity gained by seat {seat}", self.publicity[seat] >= self.publicity_due[seat], True)
        same("SE-3.6.3", "the first player", after.first, self.first)
        same("SE-5.7", "two-point tiles", after.two_points, self.two_points)
