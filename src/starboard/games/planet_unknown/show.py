"""Showing the position to a seat (PU-4.4)."""

from __future__ import annotations

from starboard.games.planet_unknown.board import DEPOTS, INNER, OUTER, SHAPES, Station
from starboard.games.planet_unknown.content import CIV_CARDS, EVENT_CARDS, OBJECTIVES, RINGS
from starboard.games.planet_unknown.content.geometry import Square, count, members, x_of, y_of
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.content.tracks import TRACKS, slot_name
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.collecting import finds
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.objectives import is_met, measured, rivals_medals, values
from starboard.games.planet_unknown.rules.placement import count_places
from starboard.games.planet_unknown.rules.restrictions import forbidden
from starboard.games.planet_unknown.rules.scoring import covered_regions, kept_medals, nth_of_set, ranks, rivalries, scores, tied
from starboard.games.planet_unknown.rules.solo import target
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.view import (
    CardView,
    EventView,
    FacedView,
    LineView,
    ObjectiveView,
    PieceView,
    PlanetView,
    PlayerView,
    PrivateView,
    RoverView,
    StackView,
    StationView,
    TieView,
    TrackerView,
)


def view(state: PlanetState, seat: int | None) -> PlanetView:
    players = state.seen_by(seat)
    over = state.is_over()
    return PlanetView(
        game="planet_unknown",
        round=state.number,
        scores=scores(state, players, seat, over),
        phase=state.phase_name(),
        commander=state.commander,
        fixed_rotation=state.fixed_rotation,
        station=show_station(state),
        event=show_event(state, seat) if state.with_events else None,
        players=[show_player(state, player, other, over or other == seat) for other, player in enumerate(players)],
        objectives=show_objectives(state, players),
        civ_left=[len(stack) for stack in state.decks.civ],
        target=target(*state.decks.mix) if state.seats == 1 else None,
        boards=[] if seat is None or state.number > 0 else state.offers[seat],
        ties=show_ties(state) if over else [],
    )


def show_station(state: PlanetState) -> StationView:
    station = state.station
    stacks = [StackView(SHAPES[index], TILES[stack[-1]].id if stack else None, len(stack)) for index, stack in enumerate(station.stacks)]
    facing = [show_facing(station, steps) for steps in range(DEPOTS)]
    return StationView(rotation=station.rotation, shift=station.shift, outer=stacks[:DEPOTS], inner=stacks[DEPOTS:], facing=facing)


def show_facing(station: Station, steps: int) -> list[FacedView]:
    """What would face each position if the station were turned so far."""
    turned = station.clone()
    turned.turn(steps)
    return [FacedView(turned.compartment(at, OUTER), turned.compartment(at, INNER) - DEPOTS) for at in range(DEPOTS)]


def show_event(state: PlanetState, seat: int | None) -> EventView:
    decks = state.decks
    now = EVENT_CARDS[state.event] if state.event != NONE else None
    past = [EVENT_CARDS[card].id for card in decks.revealed if card != state.event]
    peeked = seat is not None and state.players[seat].peeked and bool(decks.events)
    following = EVENT_CARDS[decks.events[-1]] if peeked else None
    return EventView(
        card=None if now is None else now.id,
        text=None if now is None else now.text(),
        past=past,
        left=len(decks.events),
        mix=decks.mix,
        next=None if following is None else following.id,
        next_text=None if following is None else following.text(),
    )


def show_objectives(state: PlanetState, players: list[Player]) -> list[ObjectiveView]:
    result: list[ObjectiveView] = []
    for rivalry in rivalries(state, players):
        counted = values(players, rivalry.card, rivalry.seats)
        card = OBJECTIVES[rivalry.card]
        medals = rivals_medals(rivalry.card, counted)
        result.append(ObjectiveView(card.id, card.competitive.text(), seats=rivalry.seats, values=counted, medals=medals))
    return result


def show_ties(state: PlanetState) -> list[TieView]:
    order = ranks(state)
    return [TieView(seat, uncovered=-order[seat][1], meteorites=-order[seat][2]) for seat in tied(state)]


def show_squares(squares: int) -> list[Square]:
    return [(x_of(at), y_of(at)) for at in members(squares)]


def show_player(state: PlanetState, player: Player, seat: int, mine: bool) -> PlayerView:
    corporation = player.corporation
    medals = corporation_of(player).medals(player)
    secret = mine or state.is_over()
    return PlayerView(
        planet=player.planet.id,
        corporation=corporation.id,
        position=state.positions[seat],
        ready=state.players[seat].ready,
        pieces=[PieceView(piece.tile.id, piece.face.orientation, (x_of(piece.anchor), y_of(piece.anchor))) for piece in player.pieces],
        patches=show_squares(player.patches),
        meteorites=show_squares(player.meteorites),
        lifepods=show_squares(player.lifepods),
        rovers=[RoverView((x_of(at), y_of(at)), bool(player.loaded >> at & 1)) for at in members(player.rovers)],
        lines=show_lines(player),
        covered=count(player.covered),
        squares=count(player.planet.grid),
        last=show_squares(player.last_tile),
        trackers=[show_tracker(player, track, medals[track]) for track in range(len(TRACKS))],
        track_medals=sum(medals),
        technologies=[power.level for power in corporation.technologies if player.technologies & power.bit],
        spent=[power.level for power in corporation.technologies if power.bit & (player.used_in_round | player.used_in_game)],
        flux=None if player.flux == NONE else TRACKS[player.flux],
        housed=corporation_of(player).housed(player),
        lifepods_collected=player.lifepods_collected,
        meteorites_collected=player.meteorites_collected,
        movement=player.movement,
        supply=player.supply,
        stored=player.stored,
        owed=player.owed.copy(),
        kept=show_kept(player) if secret else [CardView(CIV_CARDS[card].level, None, None, 0) for card in player.kept],
        played=[show_card(card, 0) for card in player.played],
        private=[show_private(player, card) for card in player.private] if secret else None,
        drawn=[show_private(player, card) for card in player.drawn] if mine else [],
        offer=show_offer(player) if mine else [],
        pending=[effect.words() for effect in player.pending],
        hand=None if player.hand == NONE else TILES[player.hand].id,
        taken=None if player.taken == NONE else RINGS[player.taken],
        stuck=player.stuck,
        closed=show_closed(state, player),
        places=show_places(state, player),
        regions=covered_regions(player),
    )


def show_lines(player: Player) -> list[LineView]:
    planet, covered = player.planet, player.covered
    return [
        LineView(
            covered=count(line & covered),
            squares=count(line),
            blocked=bool(line & player.meteorites),
            medals=planet.medals[index],
            complete=line & covered == line,
        )
        for index, line in enumerate(planet.lines)
    ]


def show_tracker(player: Player, track: int, medals: int) -> TrackerView:
    slot = player.trackers[track]
    above = [slot_name(up) for up in corporation_of(player).targets(player, track)]
    return TrackerView(TRACKS[track], slot_name(slot), medals=medals, next=above)


def show_card(card: int, medals: int, nth: int = 0, finds: int | None = None) -> CardView:
    printed = CIV_CARDS[card]
    return CardView(printed.level, printed.id, printed.text(), medals, nth, finds)


def show_kept(player: Player) -> list[CardView]:
    return [show_card(card, medals) for card, medals in zip(player.kept, kept_medals(player, player.kept), strict=True)]


def show_offer(player: Player) -> list[CardView]:
    """Cards to choose from, each as if it were kept."""
    return [
        show_card(card, kept_medals(player, [*player.kept, card])[-1], nth_of_set(player, card), finds(player, CIV_CARDS[card]))
        for card in player.offer
    ]


def show_private(player: Player, card: int) -> PrivateView:
    objective = OBJECTIVES[card].private
    value = measured(player, objective.measure)
    return PrivateView(OBJECTIVES[card].id, objective.text(), value=value, met=is_met(player, objective))


def show_places(state: PlanetState, player: Player) -> list[int]:
    """How many places each visible tile would have, for whoever turns the station."""
    if state.phase_name() != "rotation":
        return []
    return [0 if not stack else count_places(state, player, TILES[stack[-1]]) for stack in state.station.stacks]


def show_closed(state: PlanetState, player: Player) -> list[Square]:
    event = forbidden(state).tiles
    return [] if event is None else show_squares(event.closes(player) & ~player.covered)
