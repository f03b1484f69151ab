"""Actions in words."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.messages import Message, SeatName, message
from starboard.games.seti.actions import (
    DECK,
    Analyse,
    BuyCard,
    CompleteMission,
    CoverSlot,
    DataSpace,
    EndTurn,
    Exchange,
    FinishScan,
    GoOn,
    Land,
    Launch,
    MarkGold,
    MarkTask,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    Pass,
    Pay,
    PickCard,
    PickProbe,
    PickSample,
    PickSector,
    PlaceData,
    PlayCard,
    PlaySecret,
    RemovePiece,
    Research,
    ResolveSector,
    Scan,
    Show,
    Signal,
    Step,
    TakeMove,
    TakePublicity,
    TakeReply,
    TakeTech,
    UseCorner,
    UseTelescope,
)
from starboard.games.seti.content.boards import GOLD_IDS, ROWS
from starboard.games.seti.content.costs import BUY
from starboard.games.seti.content.names import card_name, moon_name, planet_name, price_text, species_name, star_name, tech_name
from starboard.games.seti.content.numbers import SLOTS, SPECIES_IDS, TECH_IDS, TRACE_COLOURS
from starboard.games.seti.rules.objectives import OBJECTIVE_IDS, TASKS
from starboard.games.seti.rules.operation import effects_text
from starboard.games.seti.rules.printed import DISCOVERY_REWARD, FIRST_TAKER, OVERFLOW_REWARD, REPLY, SAMPLE, TILE_BONUS
from starboard.games.seti.rules.technologies import TechChoice
from starboard.games.seti.rules.traces import DISCOVERY, OVERFLOW
from starboard.games.seti.state import SetiState
from starboard.games.seti.words.cards import gold_text, option_text, space_text, task_text

SIMPLE: dict[type[Action], str] = {
    Launch: "do-launch",
    Scan: "do-scan",
    Analyse: "do-analyse",
    Research: "do-research",
    Pass: "do-pass",
    EndTurn: "do-end-turn",
    GoOn: "do-go-on",
    FinishScan: "do-finish-scan",
    TakeMove: "do-take-move",
    TakePublicity: "do-take-publicity",
    Pay: "do-pay",
}


def describe(state: SetiState, seat: int, action: Action) -> Message:
    """What an action of the open decision does."""
    key = SIMPLE.get(type(action))
    if key is not None:
        return message(key)
    if isinstance(action, PickProbe):
        return probe_words(state, action)
    found = flight_words(action) or card_words(action) or board_words(state, seat, action) or species_words(state, action)
    return found or message("do-stop")


def offered_name(card: str) -> Message:
    return message("the-deck") if card == DECK else card_name(card)


def flight_words(action: Action) -> Message | None:
    """Probes, planets and moons."""
    if isinstance(action, Orbit):
        return message("do-orbit", planet=planet_name(action.planet))
    if isinstance(action, Land):
        place = moon_name(action.moon) if action.moon else planet_name(action.planet)
        return message("do-land", place=place)
    if isinstance(action, MoveForEnergy | Step):
        piece = "capsule" if action.capsule else "probe"
        paid = "energy" if isinstance(action, MoveForEnergy) else "both" if action.energy else "points"
        start, to = space_words(action.start), space_words(action.to)
        if isinstance(action, Step) and action.card:
            return message("do-move-card", piece=piece, start=start, to=to, card=card_name(action.card))
        return message("do-move", piece=piece, start=start, to=to, paid=paid)
    if isinstance(action, DataSpace):
        return message("do-data-space", data=action.data)
    if isinstance(action, RemovePiece):
        place = moon_name(action.moon) if action.moon else planet_name(action.planet)
        return message("do-remove-piece", place=place, first=action.first)
    return None


def space_words(place: tuple[int, int]) -> Message:
    return message("space", ring=place[0], sector=place[1] + 1)


def card_words(action: Action) -> Message | None:
    """Hand, row and missions."""
    if isinstance(action, PlayCard):
        return message("do-play", card=card_name(action.card))
    if isinstance(action, UseCorner):
        return message("do-corner", card=card_name(action.card))
    if isinstance(action, BuyCard):
        return message("do-buy", card=offered_name(action.card), price=price_text(BUY))
    if isinstance(action, Exchange):
        return message("do-exchange", give=action.give, get=action.get)
    if isinstance(action, PickCard):
        return message("do-card", use=action.use, card=offered_name(action.card))
    if isinstance(action, CompleteMission):
        if action.sample:
            return message("do-deliver", card=card_name(action.card), sample=sample_name(action.sample))
        return message("do-mission", card=card_name(action.card))
    if isinstance(action, CoverSlot):
        return message("do-cover", card=card_name(action.card), slot=action.slot + 1)
    if isinstance(action, Show):
        return message("do-show", count=action.count)
    if isinstance(action, PlaySecret):
        return message("do-secret", card=card_name(action.card))
    return None


def board_words(state: SetiState, seat: int, action: Action) -> Message | None:
    """Stars, technologies, computer, gold tiles."""
    if isinstance(action, Signal):
        return message("do-signal", star=star_name(action.star))
    if isinstance(action, PickSector):
        return message("do-sector", star=star_name(action.star))
    if isinstance(action, ResolveSector):
        return message("do-resolve", star=star_name(action.star))
    if isinstance(action, PlaceData):
        return message("do-place-data", column=action.column)
    if isinstance(action, TakeTech):
        return tech_words(state, seat, action)
    if isinstance(action, UseTelescope):
        what = option_text(TECH_IDS.index(action.tech), action.option)
        return message("do-telescope", tech=tech_name(action.tech), what=what)
    if isinstance(action, MarkGold):
        tile = GOLD_IDS.index(action.tile)
        return message("do-gold", tile=action.tile, what=gold_text(tile, state.board.gold[tile]))
    if isinstance(action, MarkTask):
        tasks = TASKS[OBJECTIVE_IDS.index(action.objective)]
        return message("do-task", objective=action.objective, task=task_text(tasks[action.task]))
    return None


def tech_words(state: SetiState, seat: int, action: TakeTech) -> Message:
    """A technology with what its top tile gives, the two points of the first taker included (SE-5.7)."""
    name = tech_name(action.tech)
    choice = state.decision(seat)
    if isinstance(choice, TechChoice) and not choice.op.bonus:
        return message("do-tech-bare", tech=name, column=action.column)
    number = TECH_IDS.index(action.tech)
    effects = TILE_BONUS[state.board.bonuses[number][-1]]
    if state.board.two_points >> number & 1:
        effects = FIRST_TAKER + effects
    return message("do-tech", tech=name, bonus=effects_text(effects), column=action.column)


def species_words(state: SetiState, action: Action) -> Message | None:
    if isinstance(action, MarkTrace):
        slot = SLOTS.index(action.species)
        species = state.board.species[slot]
        name = species_name(SPECIES_IDS[species]) if slot in state.board.discovered else message(f"slot-{action.species}")
        return message("do-trace", species=name, colour=action.colour, place=place_words(slot, species, action))
    if isinstance(action, TakeReply):
        return message("do-reply", what=effects_text(REPLY[action.reward - 1]))
    if isinstance(action, PickSample):
        planet = planet_name(action.planet)
        if action.sample:
            return message("do-sample", sample=sample_name(action.sample))
        return message("do-look", planet=planet)
    return None


def place_words(slot: int, species: int, action: MarkTrace) -> Message:
    """A place for a trace and what it gives (SE-7.4)."""
    if action.place == DISCOVERY:
        return message("place-discovery", what=effects_text(DISCOVERY_REWARD[slot]))
    if action.place == OVERFLOW:
        return message("place-overflow", what=effects_text(OVERFLOW_REWARD))
    row = int(action.place)
    space = (species * 3 + TRACE_COLOURS.index(action.colour)) * ROWS + row - 1
    return message("place-row", row=row, what=space_text(space))


def sample_name(sample: int) -> Message:
    return message("sample", what=effects_text(SAMPLE[sample - 1]))


def probe_words(state: SetiState, action: PickProbe) -> Message:
    """A probe by its owner and place, for the list of choices."""
    owner = state.players[action.owner]
    space = (owner.probes + owner.capsules)[action.index]
    who: Message | SeatName = message("rival-name") if state.is_rival(action.owner) else SeatName(action.owner)
    return message("do-probe", player=who, ring=space // 8 + 1, sector=space % 8 + 1, number=action.index + 1)
