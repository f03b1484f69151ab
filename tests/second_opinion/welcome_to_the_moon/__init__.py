"""Welcome to the Moon: compares a position, and what may be done in it, with the recount."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from starboard.engine.actions import Action
from starboard.engine.state import State
from starboard.games.welcome_to_the_moon.actions import TakeError
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.view import MoonView
from tests.second_opinion.difference import Difference, same
from tests.second_opinion.welcome_to_the_moon.common import MISSIONS, Adventure, Sheet
from tests.second_opinion.welcome_to_the_moon.reading import Position, adventure_of, turn_begins

Offer = dict[str, Any]


def check(state: State, seats: Iterable[int] | None = None) -> None:
    """Raise a Difference where engine and recount disagree; look at what these seats may do, else at everybody's choices."""
    assert isinstance(state, MoonState)
    adventure = adventure_of(state)
    if adventure is None:
        return
    position = Position(state, adventure)
    for sheet in position.sheets:
        adventure.follows(sheet)
        if position.turn_begins():
            adventure.settled(sheet)
    if position.turn_begins():
        check_races(position)
        if state.astra is None:
            adventure.settled_table(position.sheets)
    if state.astra is None:
        check_scores(position)
        check_end(position)
    looked_at = set(range(state.seats) if seats is None else seats)
    for seat in looked_at.intersection(state.pending()):
        check_choices(position, seat)
        check_missions(position, seat)


class Turns:
    """Watches a match and compares every turn's end with its beginning."""

    def __init__(self) -> None:
        self.before: list[Sheet] | None = None
        self.erred: list[bool] = []

    def look(self, state: MoonState, action: Action | None, seat: int) -> None:
        """After an action; none at the beginning."""
        adventure = adventure_of(state)
        if adventure is None or state.astra is not None or adventure.number == 8:
            return
        if isinstance(action, TakeError):
            self.erred[seat] = True
        if turn_begins(state) or not state.pending():
            position = Position(state, adventure)
            if self.before is not None:
                adventure.passed(self.before, position.sheets, self.erred)
            self.before, self.erred = position.sheets, [False] * state.seats


def check_effect(state: State, seat: int) -> None:
    """Just after a number was written: what the effect offers is asked for, or something that comes before it (WM-0.6.2, WM-0.11)."""
    assert isinstance(state, MoonState)
    adventure = adventure_of(state)
    if adventure is None or {type(action).__name__ for action in state.legal(seat)} != {"Commit"}:
        return
    position = Position(state, adventure)
    effect, sheet = position.effect(seat), position.sheets[seat]
    if adventure.effects and effect and not (effect == "astronaut" and state.sheet(seat).shift):
        same("WM-0.11", f"what {effect} offers to seat {seat}", set(), adventure.marks(sheet, effect))
        if effect == "planning":
            same("WM-0.13", f"slots for an X of seat {seat}", set(), adventure.x_slots(sheet))


def check_races(position: Position) -> None:
    """Whoever comes first gets the high value, others the low one or nothing (WM-0.15)."""
    for race in position.adventure.facts["race_bonuses"]:
        first, later = race["first"]["value"], race["later"]["value"] if race["later"] else None
        won = [value for sheet in position.sheets if (value := sheet.races[race["id"]]) is not None]
        if won and position.state.astra is None:
            same("WM-0.15", f"values of {race['id']}", set(won) <= {first, later} and first in won, True)


def check_scores(position: Position) -> None:
    """WM-0.18."""
    for seat, score in enumerate(position.state.scores()):
        pad = position.adventure.terms(position.sheets, seat)
        same("WM-0.18", f"score of seat {seat}", {term.key.split("term-")[1]: term.points for term in score.terms}, pad)
        same("WM-0.18", f"total of seat {seat}", score.points, sum(pad.values()))


def check_end(position: Position) -> None:
    """WM-0.17, WM-0.18."""
    state, adventure, sheets = position.state, position.adventure, position.sheets
    result = state.result()
    same("WM-0.17", "a result", result is not None, position.phase == "over")
    ends = endings(adventure, sheets)
    if position.turn_begins() and state.turn > 1:
        same("WM-0.17", "another turn begins", ends, set())
    if result is None:
        return
    told = {reason.key for reason in result.reasons}
    same("WM-0.17", "why the match is over", told, ends)
    worth = [adventure.worth(sheets, seat) for seat in range(state.seats)]
    places = [1 + sum(other > own for other in worth) for own in worth]
    same("WM-0.18", "places", [place.place for place in sorted(result.places, key=lambda place: place.seat)], places)


def endings(adventure: Adventure, sheets: list[Sheet]) -> set[str]:
    found = set()
    if any(all(reward is not None for reward in sheet.rewards.values()) for sheet in sheets):
        found.add("end-missions")
    if any(adventure.full(sheet) for sheet in sheets):
        found.add("end-full")
    if any(adventure.used_up(sheet) for sheet in sheets):
        found.add("battle-end-errors" if adventure.number == 8 else "end-errors")
    if adventure.number == 1 and any(adventure.launched(sheet) for sheet in sheets):  # type: ignore[attr-defined]
        found.add("end-launch")
    return found


def check_choices(position: Position, seat: int) -> None:
    state, adventure, sheet = position.state, position.adventure, position.sheets[seat]
    offers = [msgspec.to_builtins(action) for action in state.legal(seat)]
    kinds = {offer["type"] for offer in offers}
    if position.phase == "play" and kinds & {"write", "error", "wild"}:
        check_writes(position, seat, offers)
    crosses = {offer["slot"] for offer in offers if offer["type"] == "write_x"}
    if crosses:
        same("WM-0.13, WM-1.5", f"slots for an X of seat {seat}", crosses, adventure.x_slots(sheet))
    if infections := {offer["slot"] for offer in offers if offer["type"] == "infect"}:
        same("WM-6.3, WM-6.15", f"slots that seat {seat} may infect", infections, adventure.infections(sheet, position.phase == "setup"))
    marks = {adventure.kind(offer["mark"]) for offer in offers if offer["type"] == "mark"}
    if marks:
        check_marks(position, seat, marks)


def check_writes(position: Position, seat: int, offers: list[Offer]) -> None:
    """WM-0.8 to WM-0.10, WM-0.14."""
    adventure, sheet, view = position.adventure, position.sheets[seat], position.view(seat)
    written = {(offer["stack"], offer["slot"], offer["number"]) for offer in offers if offer["type"] == "write"}
    expected = writes(adventure, sheet, view)
    stored = {
        (index, slot, number)
        for index, combination in enumerate(view.stacks)
        for slot, number in adventure.stored_writes(sheet, combination.effect, combination.number)
    }
    same("WM-0.8, WM-0.9", f"what seat {seat} may write", written, expected | stored)
    wilds = {offer["effect"] for offer in offers if offer["type"] == "wild"}
    usable = position.wild_effects(seat)
    for effect in wilds - usable:
        raise Difference("WM-0.14", f"wild of seat {seat}", effect, usable)
    same("WM-0.14", f"effects that a wild of seat {seat} may have", wilds, usable)
    same("WM-0.10", f"system error of seat {seat}", any(offer["type"] == "error" for offer in offers), not expected)


def writes(adventure: Adventure, sheet: Sheet, view: MoonView, effect: str | None = None) -> set[tuple[int, str, int]]:
    """Of all combinations, or with a wild instead of their effects."""
    return {
        (index, slot, number)
        for index, combination in enumerate(view.stacks)
        for slot, number in adventure.writes(sheet, effect or combination.effect, combination.number)
    }


def check_marks(position: Position, seat: int, marks: set[str]) -> None:
    """What an effect offers, or a consequence demands (WM-0.11)."""
    adventure, sheet, effect = position.adventure, position.sheets[seat], position.effect(seat)
    by_effect = adventure.marks(sheet, effect) if effect and sheet.last else set()
    if marks != by_effect:
        forced = adventure.forced(sheet)
        if not marks <= forced:
            same("WM-0.11", f"what seat {seat} may mark by {effect}", marks, by_effect)


def check_missions(position: Position, seat: int) -> None:
    """WM-0.16."""
    adventure, sheet, view = position.adventure, position.sheets[seat], position.view(seat)
    if position.phase == "missions":
        fulfilled = {
            mission.id
            for mission in view.missions
            if sheet.rewards[mission.letter] is None and adventure.fulfilled(sheet, MISSIONS[str(mission.id)])
        }
        offers = [msgspec.to_builtins(action) for action in position.state.legal(seat)]
        claims = {offer["mission"] for offer in offers if offer["type"] == "claim"}
        numbers = {view.missions[index].id if index < len(view.missions) else index for index in claims}
        same("WM-0.16.1", f"missions that seat {seat} may claim", numbers, fulfilled)
    if position.phase == "missions" or position.turn_begins():
        for mission in view.missions:
            have, need = mission.progress[seat]
            same("WM-0.16", f"mission {mission.id} of seat {seat}", have >= need, adventure.fulfilled(sheet, MISSIONS[str(mission.id)]))
            facts = MISSIONS[str(mission.id)]
            if isinstance(facts["first"], int) and position.state.astra is None:  # alone, ASTRA's cards flip missions too (WM-S.12)
                paid, due = sheet.rewards[mission.letter], facts["first"] if mission.letter in sheet.firsts else facts["later"]
                same("WM-0.16.3", f"reward of mission {mission.id} for seat {seat}", paid in (None, due), True)
