"""Board: one match as these rules play it."""

from __future__ import annotations

import logging
import secrets

import msgspec

from starboard.bots import Bot, Observation, make_bot
from starboard.bots.hint import hint
from starboard.engine.actions import Action, GoingOn
from starboard.engine.errors import Refusal
from starboard.engine.events import Event
from starboard.engine.look import look
from starboard.engine.match import Match, to_json
from starboard.engine.messages import message
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.text import catalogs
from starboard.host.contract import Advice, Diverged, Foreseen, Line, Offer, RawAction, Setup, Sight, Standing, Told
from starboard.host.hearing import Hearing

log = logging.getLogger(__name__)


class Board:
    """Every public method is a call of the contract: its arguments and its answer can be sent to another process and back."""

    def __init__(self, setup: Setup) -> None:
        try:
            game = find_game(setup.game)
            self.match = Match(game, setup.seats, game.complete(setup.seats, setup.options), setup.seed, traced=True)
        except Refusal as refusal:
            raise Diverged(0, refusal.text) from None
        self.lines: list[Line] = []
        self._hearings: dict[int | None, Hearing] = {}
        self._bots: dict[int, tuple[str, Bot]] = {}

    # -- the log

    def more(self, lines: list[Line]) -> Standing:
        """Carry out lines that were written elsewhere; what was taken back again among them is never played.

        Every line must be legal and lead to its fingerprint.
        """
        reading = Reading(self.match, len(self.lines), lines)
        try:
            reading.carry_out()
        except Diverged:
            raise
        except Refusal as refusal:
            raise Diverged(reading.at, refusal.text) from None
        except Exception as broken:  # rules that meet what they never let come about may break anywhere
            log.exception("line %d of a match of %s cannot be played", reading.at, self.match.game.id)
            raise Diverged(reading.at, message("trouble-broken")) from broken
        self.lines += lines
        return self.standing()

    def sign(self, lines: list[Line]) -> list[Line]:
        """Carry out lines, one by one, and say of each where it led."""
        return [Line(line.seat, line.action, self.more([line]).fingerprint) for line in lines]

    def act(self, seat: int, action: RawAction | None) -> Standing:
        """The seat's next line, checked by the rules; no action: it takes its last one back. A refusal changes nothing."""
        if action is None:
            self.match.undo(seat)
        else:
            self.match.apply(seat, self.match.game.read_action(action))
        standing = self.standing()
        self.lines.append(Line(seat, action, standing.fingerprint))
        return standing

    def standing(self) -> Standing:
        state = self.match.state
        deciding = state.pending()
        rules = self.match.game.campaign()
        places = None if deciding or rules is None else msgspec.to_builtins(rules.places(state))
        return Standing("playing" if deciding else "finished", state.round(), deciding, self.match.prints[-1], places)

    # -- looking

    def see(self, seat: int | None) -> Sight:
        state = self.match.state
        steps, entries = self._hearings.setdefault(seat, Hearing(seat)).of(self.match)
        view, result, deciding = state.view(seat), state.result(), state.pending()
        if seat is None:
            return Sight(steps, deciding, None, [], False, view, result, entries)
        legal = [Offer(action, state.describe(seat, action), isinstance(action, GoingOn)) for action in state.legal(seat)]
        return Sight(steps, deciding, state.prompt(seat), legal, self.match.can_undo(seat), view, result, entries)

    def past(self, seat: int | None, step: int) -> Sight:
        """The match as these eyes saw it at one of their steps: nothing can be done there."""
        state = self.match.at(step, seat).state
        return Sight(step, state.pending(), None, [], False, state.view(seat), state.result(), [])

    def offered(self, seat: int, action: RawAction) -> RawAction | None:
        """The action if it can be done now, and nothing but what the rules read of it."""
        read = self.match.game.read_action(action)
        return msgspec.to_builtins(read) if read in self.match.state.legal(seat) else None

    def look(self, seat: int, lines: list[list[RawAction]] | None) -> list[Foreseen]:
        """What lines of actions would bring, as far as the seat may know; None: all that the game thinks worth a look."""
        read = self.match.game.read_action
        wanted = None if lines is None else [[read(action) for action in line] for line in lines]
        return [
            Foreseen(list(line), told(out.events), out.changes, out.barred, out.at, out.unknown, out.sketch)
            for line, out in look(self.match.state, seat, wanted)
        ]

    def record(self, players: list[str]) -> bytes:
        """The match as a file, its seed included: hand it out only when the match is over."""
        return to_json(self.match.export(players))

    # -- thinking

    def choose(self, seat: int, bot: str) -> RawAction:
        """What the bot does at this seat; it sees only what the seat may see, and goes on with what it has thought before."""
        name, player = self._bots.get(seat, ("", None))
        if player is None or name != bot:
            player = make_bot(bot, secrets.token_bytes(32))
            self._bots[seat] = (bot, player)
        chosen: RawAction = msgspec.to_builtins(player.choose(self._observed(seat)))
        return chosen

    def advise(self, seat: int, budget_ms: int) -> list[Advice]:
        if seat not in self.match.state.pending():
            raise Refusal("refused-not-your-turn")
        describe = self.match.state.describe
        return [Advice(one.action, describe(seat, one.action), one.value) for one in hint(self._observed(seat), budget_ms)]

    def _observed(self, seat: int) -> Observation:
        return Observation.of(self.match.state, seat, Rng(secrets.token_bytes(32)))


class Reading:
    """Lines on their way into a match. `at` is the line that is being carried out, counted from the log's first."""

    def __init__(self, match: Match, before: int, lines: list[Line]) -> None:
        self.match = match
        self.before = before
        self.at = before
        self._lines = lines
        self._moves: list[tuple[int, int, Action, str | None] | None] = []

    def carry_out(self) -> None:
        for number, line in enumerate(self._lines, start=self.before + 1):
            self.at = number
            if line.action is not None:
                self._moves.append((number, line.seat, self.match.game.read_action(line.action), line.fingerprint))
                continue
            last = next((index for index in reversed(range(len(self._moves))) if self._is_of(index, line.seat)), None)
            if last is not None:
                self._take_back(last, line.fingerprint)
            else:
                self._play()
                self.at = number
                self.match.undo(line.seat)
                self._compare(line.fingerprint)
        self._play()

    def _is_of(self, index: int, seat: int) -> bool:
        move = self._moves[index]
        return move is not None and move[1] == seat

    def _take_back(self, index: int, fingerprint: str | None) -> None:
        """What came after it led elsewhere without it; the undo's fingerprint tells where to."""
        self._moves[index] = None
        after = [later for later in range(index + 1, len(self._moves)) if self._moves[later] is not None]
        for later in after:
            number, seat, action, _ = self._moves[later]  # type: ignore[misc]
            self._moves[later] = (number, seat, action, fingerprint if later == after[-1] else None)

    def _play(self) -> None:
        for move in self._moves:
            if move is not None:
                self.at, seat, action, expected = move
                self.match.apply(seat, action)
                self._compare(expected)
        self._moves.clear()

    def _compare(self, expected: str | None) -> None:
        if expected is not None and expected != self.match.prints[-1]:
            raise Diverged(self.at, message("trouble-diverged"))


def told(events: list[Event]) -> list[Told]:
    return [Told(event.text(), event) for event in events if not event.wordless]


def contents_of(game: str) -> bytes:
    """What is printed in a game: every file of its contents by its name, as JSON."""
    return msgspec.json.encode({name: msgspec.Raw(file.read_bytes()) for name, file in find_game(game).contents().items()})


def texts_of(game: str, language: str) -> bytes:
    """A game's Fluent catalog, all its parts in one."""
    folders = catalogs().get(find_game(game).id, [])
    return b"\n".join((folder / f"{language}.ftl").read_bytes() for folder in folders)
