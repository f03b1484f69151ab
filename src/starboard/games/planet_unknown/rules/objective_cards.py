"""Drawing and giving up objectives (PU-3.6, PU-15.2, PU-16.11, PU-18.6 f)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import DiscardObjective, KeepObjective
from starboard.games.planet_unknown.content import OBJECTIVES, Op
from starboard.games.planet_unknown.events import ObjectiveShared
from starboard.games.planet_unknown.rules.effects import Effect, Source, operation
from starboard.games.planet_unknown.rules.objectives import OBJECTIVE_OF
from starboard.games.planet_unknown.state import PlanetState


@final
class KeepObjectives(Effect):
    """Keep some of the cards drawn; the others leave the game."""

    def __init__(self, keep: int, shared: bool) -> None:
        self.keep = keep
        self.shared = shared

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [KeepObjective(OBJECTIVES[card].id) for card in state.players[seat].drawn]

    def answers(self, action: Action) -> bool:
        return isinstance(action, KeepObjective)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, KeepObjective)
        player = state.own(seat)
        card = OBJECTIVE_OF[action.objective]
        player.drawn.remove(card)
        if self.shared:
            player.shared.append(card)
            if state.journal is not None:
                state.say(seat, ObjectiveShared(seat, action.objective))
        else:
            player.private.append(card)
        if self.keep > 1 and player.drawn:
            player.pending.append(KeepObjectives(self.keep - 1, self.shared))
        else:
            player.discarded += player.drawn
            player.drawn = []

    def words(self) -> Message:
        return message("effect-objectives", count=self.keep)


@operation("draw_objectives")
def op_draw_objectives(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    """Cards stay in the deck until all have finished, so that nobody else notices."""
    player = state.own(seat)
    drawn = state.decks.objectives[-op.draw :]
    if drawn:
        player.drawn = drawn.copy()
        player.pending.append(KeepObjectives(op.keep, op.side == "shared" and state.seats > 1))
        state.seal(seat)


def leave_deck(state: PlanetState) -> None:
    """Cards that players hold or have discarded are no longer in the deck."""
    held: set[int] = set()
    for player in state.players:
        held.update(player.private, player.drawn, player.discarded, player.shared)
    state.decks.objectives = [card for card in state.decks.objectives if card not in held]


@final
class GiveUpObjectives(Effect):
    """Discard private objectives of one's choice (PU-16.11)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [DiscardObjective(OBJECTIVES[card].id) for card in state.players[seat].private]

    def answers(self, action: Action) -> bool:
        return isinstance(action, DiscardObjective)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, DiscardObjective)
        player = state.own(seat)
        card = OBJECTIVE_OF[action.objective]
        player.private.remove(card)
        player.discarded.append(card)

    def words(self) -> Message:
        return message("effect-discard-objective")


@operation("remove_objective")
def op_remove_objective(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending += [GiveUpObjectives() for _ in range(int(op.count))]
