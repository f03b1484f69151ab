"""What a seat cannot know is drawn anew: decks, hands, moons below the top, tokens, secret choices (AE-22)."""

from __future__ import annotations

from starboard.engine.agenda import Moment
from starboard.engine.rng import Rng
from starboard.games.andromedas_edge.content import DESTINIES, FACTIONS, NOTHING
from starboard.games.andromedas_edge.content.map import PLANET_COLOUR, PLANET_LEADERS, SPACES
from starboard.games.andromedas_edge.content.ships import FLEET
from starboard.games.andromedas_edge.rules.effects import Ask
from starboard.games.andromedas_edge.rules.modules import Acquire, AskNext, Bestowing, Bought, Buying, Install
from starboard.games.andromedas_edge.rules.moons import MakingRoom, Receive
from starboard.games.andromedas_edge.rules.payment import Paying
from starboard.games.andromedas_edge.rules.tracks import FACE, STACK_BITS, looks_of, origin
from starboard.games.andromedas_edge.state import SETUP, EdgeState

TRIES = 400


def redealt(state: EdgeState, seat: int | None, rng: Rng) -> EdgeState:
    twin = state.clone()
    if not state.over:
        strangers = others(state, seat)
        for deck in twin.board.decks:
            deck.sort()
            rng.shuffle(deck)
        twin.board.planets.sort()
        rng.shuffle(twin.board.planets)
        hide_events(twin, seat, rng)
        hide_moons(twin, rng)
        hide_tokens(twin, seat, strangers, rng)
        hide_choices(twin, seat, strangers, rng)
        deal_hands(twin, strangers, rng)
        if state.active in strangers:
            twin.refused = ()
    twin.rng = rng.fork()
    return twin


def others(state: EdgeState, seat: int | None) -> list[int]:
    """Players whose secrets the seat does not share; partners share theirs (AE-21.10)."""
    if seat is None:
        return list(range(state.seats))
    return [other for other in range(state.seats) if state.side(other) != state.side(seat)]


def knows(state: EdgeState, seat: int | None, mask: int) -> bool:
    """Whether the seat or its partner is among the seats of a set."""
    if seat is None:
        return False
    partner = state.partner(seat)
    return bool(mask >> seat & 1) or (partner != NOTHING and bool(mask >> partner & 1))


def hide_events(twin: EdgeState, seat: int | None, rng: Rng) -> None:
    board = twin.board
    places = [place for place, mask in enumerate(board.event_seen) if not knows(twin, seat, mask)]
    pool = rng.shuffled(sorted([board.events[place] for place in places]))
    for place in places:
        board.events[place] = pool.pop()


def hide_moons(twin: EdgeState, rng: Rng) -> None:
    """Moons below the top of a stack and those off the map, colour by colour."""
    board = twin.board
    for colour, supply in enumerate(board.moon_supply):
        spaces = [space for space in range(SPACES) if twin.is_planet(space) and PLANET_COLOUR[board.tiles[space]] == colour]
        pool = supply + [moon for space in spaces for moon in board.moons[space][:-1]]
        pool.sort()
        rng.shuffle(pool)
        for space in spaces:
            stack = board.moons[space]
            if len(stack) > 1:
                board.moons[space] = (*[pool.pop() for _ in stack[:-1]], stack[-1])
        board.moon_supply[colour] = pool


def hide_tokens(twin: EdgeState, seat: int | None, strangers: list[int], rng: Rng) -> None:
    """Discovery tokens. A seat that has looked through a stack knows what is there or was taken since, between which two looks (AE-22)."""
    board = twin.board
    held = [(other, place) for other in strangers for place in range(len(twin.players[other].discoveries))]
    stack_groups = [group_of(twin, seat, stack, board.looks[stack]) for stack in range(len(board.stacks))]
    held_groups = [group_of(twin, seat, *origin(twin.players[other].discoveries[place])) for other, place in held]
    for group in sorted({*stack_groups, *held_groups, NOTHING}):
        stacks = [stack for stack, one in enumerate(stack_groups) if one == group]
        places = [where for where, one in zip(held, held_groups, strict=True) if one == group]
        pool = [token for stack in stacks for token in board.stacks[stack]]
        pool += [twin.players[other].discoveries[place] & FACE for other, place in places]
        if group == NOTHING:
            pool += board.box
        pool.sort()
        rng.shuffle(pool)
        for stack in stacks:
            board.stacks[stack] = sorted([pool.pop() for _ in board.stacks[stack]])
        for other, place in places:
            token = twin.players[other].discoveries[place]
            twin.players[other].discoveries[place] = token & ~FACE | pool.pop()
        if group == NOTHING:
            board.box = sorted(pool)
    for other in strangers:
        twin.players[other].discoveries.sort()


def group_of(twin: EdgeState, seat: int | None, stack: int, looks: int) -> int:
    """Tokens that left a stack after the same looks of the seat and its partner, or are still there, stay among themselves.

    All that neither has seen mix.
    """
    known = 0 if seat is None else looks & looks_of(seat)
    if seat is not None and twin.partner(seat) != NOTHING:
        known |= looks & looks_of(twin.partner(seat))
    return known << STACK_BITS | stack if known else NOTHING


def hide_choices(twin: EdgeState, seat: int | None, strangers: list[int], rng: Rng) -> None:
    """Factions while they are being chosen, destiny cards for the whole match."""
    choosing = twin.phase == SETUP and twin.players[0].destiny == NOTHING and not twin.players[0].spare
    count = len(FACTIONS) if choosing else len(DESTINIES)
    if not choosing and not twin.destinies:
        return
    known = [card for other in range(twin.seats) if other not in strangers for card in twin.players[other].offered]
    pool = rng.shuffled([card for card in range(count) if card not in known])
    for other in strangers:
        player = twin.players[other]
        player.offered = sorted([pool.pop() for _ in player.offered])
        if choosing and player.faction != NOTHING:
            player.faction = rng.choice(player.offered)
        elif not choosing and player.destiny != NOTHING:
            player.destiny = rng.choice(player.offered)


def deal_hands(twin: EdgeState, strangers: list[int], rng: Rng) -> None:
    """The tactics deck and the hands of others; who is asked to react holds something to react with (AE-18.1)."""
    board = twin.board
    asked = [other for other in strangers if isinstance(twin.decision(other), Moment)]
    sizes = [len(twin.players[other].hand) for other in strangers]
    pool = sorted(board.tactics + [card for other in strangers for card in twin.players[other].hand])
    for _ in range(TRIES):
        cards = rng.shuffled(pool)
        for other, size in zip(strangers, sizes, strict=True):
            twin.players[other].hand = sorted([cards.pop() for _ in range(size)])
        board.tactics = cards
        if all(concerned(twin, other) for other in asked):
            return


def concerned(twin: EdgeState, seat: int) -> bool:
    moment = twin.decision(seat)
    return not isinstance(moment, Moment) or moment.concerns(twin, seat)


# -- conservation


def census(state: EdgeState) -> dict[str, int]:
    """Everything that is counted in the rules lies somewhere (AE-1.6)."""
    board = state.board
    players = state.players
    modules = sum([len(deck) for deck in board.decks]) + sum([1 for module in board.display if module != NOTHING])
    moons = board.moons_gone + sum([len(stack) for stack in board.moons]) + sum([len(supply) for supply in board.moon_supply])
    return {
        "modules": modules + sum([len(player.modules) for player in players]) + pending_modules(state),
        "tactics": len(board.tactics)
        + len(board.tactics_discard)
        + sum([len(player.hand) + len(player.supports) + len(player.in_play) for player in players]),
        "moons": moons + sum([player.moons_placed() + len(player.unplaced) for player in players]) + pending_moons(state),
        "ships": sum([len(player.fleet) for player in players]),
        "leaders": sum([sum(player.leaders) + player.station_leaders + settled_leaders(state, player.developments) for player in players]),
        "events": len(board.events) + len(board.events_discard),
        "discoveries": sum([len(stack) for stack in board.stacks])
        + len(board.box)
        + board.tokens_used
        + sum([len(player.discoveries) for player in players]),
        "planets": len(board.planets) + sum([1 for space in range(SPACES) if state.is_planet(space)]),
        "fleet": FLEET,
    }


def settled_leaders(state: EdgeState, developments: list[int]) -> int:
    return sum([PLANET_LEADERS[state.tile(region)] for region in developments])


def pending_modules(state: EdgeState) -> int:
    """Modules that are bought but not placed yet."""
    return sum([bought(task) for agenda in [state.table, *state.agendas] for task in agenda])


def bought(task: object) -> int:
    if isinstance(task, Ask):
        return bought(task.choice)
    if isinstance(task, Paying):
        return bought(task.then)
    if isinstance(task, Install | Bestowing):
        return 1
    if isinstance(task, Acquire | AskNext | Bought | Buying):
        return len(task.taken)
    return 0


def pending_moons(state: EdgeState) -> int:
    """Moons that wait for room."""
    return sum([waiting(task) for agenda in [state.table, *state.agendas] for task in agenda])


def waiting(task: object) -> int:
    if isinstance(task, Ask):
        return waiting(task.choice)
    return 1 if isinstance(task, Receive | MakingRoom) else 0
