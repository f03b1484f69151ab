"""The end of the game: why it comes, and the end-of-game step (PU-12)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.events import Ended
from starboard.games.planet_unknown.rules.civilization import carry_out_at_end
from starboard.games.planet_unknown.rules.objectives import leave_deck
from starboard.games.planet_unknown.rules.patches import LAST
from starboard.games.planet_unknown.rules.solo import outcome
from starboard.games.planet_unknown.rules.technologies import trigger
from starboard.games.planet_unknown.rules.turn import PROCEED
from starboard.games.planet_unknown.state import OVER, PlanetState


def endings(state: PlanetState) -> list[Message]:
    """Why the game ends with this round (PU-12.1)."""
    result: list[Message] = []
    if any(player.stuck for player in state.players):
        result.append(message("end-stuck"))
    if state.station.has_empty_depot():
        result.append(message("end-depot"))
    if state.with_events and not state.decks.events:
        result.append(message("end-events"))
    return result


@final
class EndOfGame(Step[PlanetState]):
    """One after another from the commander: stored patches, end-of-game technologies and cards (PU-12.3)."""

    def run(self, state: PlanetState, seat: int) -> None:
        state.publish()
        for player in state.clockwise():
            if not state.players[player].ending:
                state.queue(self)
                self.begin(state, player)
                return
        self.close(state)

    def begin(self, state: PlanetState, seat: int) -> None:
        player = state.own(seat)
        player.ending = True
        player.ready = False
        player.pending += [LAST] * player.stored
        player.stored = 0
        for card in player.kept:
            carry_out_at_end(state, seat, card)
        trigger(state, seat, "game_end")
        state.push(seat, PROCEED)

    def close(self, state: PlanetState) -> None:
        """Rovers and lifepods leave the planets; cards and objectives are revealed (PU-12.3)."""
        for seat in range(state.seats):
            player = state.own(seat)
            player.rovers = player.loaded = player.lifepods = 0
        leave_deck(state)
        state.publish()
        state.phase = OVER
        if state.seats == 1:
            state.endings = [*state.endings, outcome(state)]
        if state.journal is not None:
            state.tell(Ended(None, tuple(state.endings)))
        state.reveal()


END_OF_GAME: Final = EndOfGame()
