"""What a seat cannot know: decks, others' hands, sealed species, face-down tokens and tiles are drawn anew (SE-1.3)."""

from __future__ import annotations

from starboard.engine.rng import Rng
from starboard.games.seti.content import OBJECTIVES, RIVAL_CARDS
from starboard.games.seti.content.boards import HOSTS
from starboard.games.seti.content.cards import CARD_SPECIES, PROJECT_COUNT, SPECIES_DECKS
from starboard.games.seti.content.numbers import EXERTIANS, NOBODY
from starboard.games.seti.rules.mascamites import Collecting, Inspecting
from starboard.games.seti.source import ON_TABLE, RETURNED
from starboard.games.seti.state import SetiState


def redealt(state: SetiState, seat: int | None, rng: Rng) -> SetiState:
    twin = state.clone()
    if not state.over:
        others = [other for other in range(len(state.players)) if other != seat]
        deal_projects(twin, seat, others, rng)
        seal_species(twin, rng)
        deal_species_cards(twin, others, rng)
        deal_secrets(twin, others, rng)
        hide_samples(twin, seat, others, rng)
        board = twin.board
        board.bonuses = [(*rng.shuffled(sorted(tiles[:-1])), tiles[-1]) if tiles else tiles for tiles in board.bonuses]
        if twin.rival is not None:
            reshuffle_rival(twin, rng)
    twin.rng = rng.fork()
    return twin


def deal_projects(twin: SetiState, seat: int | None, others: list[int], rng: Rng) -> None:
    """The deck, the end-of-round stacks and the project cards in others' hands."""
    board = twin.board
    seen = looked_at(twin, seat)
    lists = [board.deck, *[stack for number, stack in enumerate(board.stacks) if number != seen]]
    for other in others:
        lists += [twin.players[other].hand, twin.players[other].drawn]
    pool = sorted([card for cards in lists for card in cards if card < PROJECT_COUNT])
    rng.shuffle(pool)
    for cards in lists:
        for index in range(len(cards)):
            if cards[index] < PROJECT_COUNT:
                cards[index] = pool.pop()


def looked_at(twin: SetiState, seat: int | None) -> int:
    """The end-of-round stack that the seat is choosing from, NOBODY when it is not."""
    from starboard.games.seti.rules.passing import RoundCard

    choosing = seat is not None and isinstance(twin.decision(seat), RoundCard)
    return twin.round_number - 1 if choosing else NOBODY


def seal_species(twin: SetiState, rng: Rng) -> None:
    """Species that nobody chose and nobody has discovered."""
    board = twin.board
    if not board.sealed:
        return
    pool = sorted([board.species[slot] for slot in board.sealed] + board.aside)
    rng.shuffle(pool)
    board.species = board.species.copy()
    for slot in board.sealed:
        board.species[slot] = pool.pop()
    board.aside = sorted(pool)


def deal_species_cards(twin: SetiState, others: list[int], rng: Rng) -> None:
    """The deck of a discovered species and its cards in others' hands."""
    board = twin.board
    for slot in board.discovered:
        species = board.species[slot]
        if species == EXERTIANS:
            continue
        hands = [twin.players[other].hand for other in others]
        pool = sorted(board.alien_decks[slot] + [card for hand in hands for card in hand if CARD_SPECIES[card] == species])
        rng.shuffle(pool)
        for hand in hands:
            for index in range(len(hand)):
                if CARD_SPECIES[hand[index]] == species:
                    hand[index] = pool.pop()
        board.alien_decks[slot] = pool


def deal_secrets(twin: SetiState, others: list[int], rng: Rng) -> None:
    """Exertian cards of others, played or not, and those that left the game unseen (SE-10.6)."""
    board = twin.board
    lists = [twin.players[other].secret for other in others] + [twin.players[other].played for other in others]
    lists += [board.gone] + [board.alien_decks[slot] for slot in board.discovered]
    pool = sorted([card for cards in lists for card in cards if CARD_SPECIES[card] == EXERTIANS])
    rng.shuffle(pool)
    for cards in lists:
        for index in range(len(cards)):
            if CARD_SPECIES[cards[index]] == EXERTIANS:
                cards[index] = pool.pop()


def hide_samples(twin: SetiState, seat: int | None, others: list[int], rng: Rng) -> None:
    """Face-down samples on planets and in others' capsules; whoever looks at a planet sees what lies there (SE-10.2)."""
    board = twin.board
    if not board.samples:
        return
    decision = twin.decision(seat) if seat is not None else None
    seen = decision.planet if isinstance(decision, Collecting | Inspecting) else NOBODY
    hosts = [host for host in range(len(HOSTS)) if HOSTS[host] != seen]
    pool = [sample for host in hosts for sample in board.samples[host]]
    for other in others:
        pool += twin.players[other].samples
    pool.sort()
    rng.shuffle(pool)
    for host in hosts:
        board.samples[host] = tuple(sorted([pool.pop() for _ in board.samples[host]]))
    for other in others:
        twin.players[other].samples = [pool.pop() for _ in twin.players[other].samples]


def reshuffle_rival(twin: SetiState, rng: Rng) -> None:
    """The order of the rival's deck, its unseen advanced cards, and the objectives still to come (SE-12.1)."""
    rival = twin.rival
    assert rival is not None
    secret = [card for card in rival.deck if is_unseen(rival.seen, card)]
    pool = rng.shuffled(sorted(secret + rival.reserve))
    top = [pool.pop() for _ in range(rival.on_top)]
    low = [card for card in rival.deck if not is_unseen(rival.seen, card)]
    low += [pool.pop() for _ in range(len(secret) - rival.on_top)]
    rival.deck = rng.shuffled(sorted(low)) + top
    rival.reserve = pool
    known = rival.objectives + rival.past
    for level in ("I", "II", "III"):
        places = [place for place, tile in enumerate(rival.stack) if OBJECTIVES[tile].level == level]
        tiles = rng.shuffled([number for number, tile in enumerate(OBJECTIVES) if tile.level == level and number not in known])
        for place in places:
            rival.stack[place] = tiles.pop()


def is_unseen(seen: int, card: int) -> bool:
    return RIVAL_CARDS[card].kind == "advanced" and not seen >> card & 1


def census(state: SetiState) -> dict[str, int]:
    """Every project card and every card of a discovered species lies somewhere, every technology tile too."""
    board = state.board
    found = board.deck + board.discard + board.gone + [card for card in board.row + board.alien_open if card != NOBODY]
    for cards in board.stacks + board.alien_decks:
        found = found + cards
    for player in state.players:
        found += player.hand + player.tucked + player.completed + player.scoring + player.drawn + player.secret + player.played
        found += [entry >> 3 for entry in player.missions] + player.messages
    found += [source.card for source in state.sources if source.fate in (ON_TABLE, RETURNED) and source.card not in found]
    found += closing_missions(state)
    species = sum([len(SPECIES_DECKS[board.species[slot]]) for slot in board.discovered])
    tiles = sum([len(stack) for stack in board.bonuses]) + sum([state.players[seat].techs.bit_count() for seat in range(state.seats)])
    if state.rival is not None:
        tiles += state.rival.tiles
    projects = sum([1 for card in found if card < PROJECT_COUNT])
    return {"projects": projects, "missing species cards": species - (len(found) - projects), "technology tiles": tiles}


def closing_missions(state: SetiState) -> list[int]:
    """Missions whose reward is being taken lie on no pile."""
    from starboard.games.seti.rules.missions import Closing

    return [task.card for agenda in state.agendas for task in agenda if isinstance(task, Closing)]
