"""Match: a set-up and a log. Everything else is replayed from them."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.events import Entry
from starboard.engine.fingerprint import fingerprint
from starboard.engine.game import Game, Options
from starboard.engine.journal import Journal
from starboard.engine.record import FORMAT, Played, Record, Seed
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.state import State


class Match:
    """A game being played: `state` is where its log has led."""

    def __init__(self, game: Game[Any], seats: int, options: Options, seed: Seed, traced: bool = False) -> None:
        """Options must be complete; `Match.new` fills them in. A traced match keeps a fingerprint of every line."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.log: list[tuple[int, Action]] = []
        self._barriers: list[int] = [0] * seats
        self._open = 0
        """Seats with a choice that lies behind their barrier, as bits."""
        self.state: State = game.setup(seats, options, Rng(seed.key()))
        self._journal = Journal(seats)
        self.state.journal = self._journal
        self.state.advance()
        self._journal.take_seals()
        self._ends: list[int] = [len(self._journal.entries)]
        """How many entries the journal had after the opening, and after each line of the log."""
        self._settled = 0
        """A length of the log at which nothing was open."""
        self._kept = 0
        """Another one, and the position there: whoever asks what can be taken back plays on from it."""
        self._kept_state = self.state.clone()
        self._traced = traced
        self.prints: list[str] = [fingerprint("", self.state, self._journal.entries)] if traced else []
        """Of the opening and of every line of the log."""

    @staticmethod
    def new(game: str, seats: int, seed: int | Seed = 0, options: Options | None = None) -> Match:
        found = find_game(game)
        origin = Seed(number=seed) if isinstance(seed, int) else seed
        return Match(found, seats, found.complete(seats, options or {}), origin)

    # -- playing

    def apply(self, seat: int, action: Action) -> None:
        """Validate, log and carry out; a Refusal changes nothing."""
        self.state.check(seat, action)
        self.play(seat, action)

    def play(self, seat: int, action: Action) -> None:
        """Log and carry out an action that is known to be legal."""
        chance = self.state.rng.counter
        told = len(self._journal.entries)
        if not self._open:
            self._settled = len(self.log)
        self.state.play(seat, action)
        self.log.append((seat, action))
        self._ends.append(len(self._journal.entries))
        if self._traced:
            self.prints.append(fingerprint(self.prints[-1], self.state, self._journal.entries[told:]))
        if self.state.rng.counter != chance:
            self.state.reveal()
        self._open |= 1 << seat
        for other in self._journal.take_seals():
            self._barriers[other] = len(self.log)
            self._open &= ~(1 << other)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; never over revealed information or what another seat knew of."""
        if not self.can_undo(seat):
            raise Refusal("refused-undo")
        index = self._last_choice(seat)
        before = self._replayed(self.log[:index] + self.log[index + 1 :], self._traced)
        self.log = before.log
        self.prints = before.prints
        self._ends = before._ends
        self._barriers = before._barriers
        self._open = before._open
        self._settled = before._settled
        self._kept = before._kept
        self._kept_state = before._kept_state
        self._journal = before._journal
        self.state = before.state

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last choice is still its own secret: without it the others could act as they did, and saw the same."""
        index = self._last_choice(seat)
        if index < self._barriers[seat]:
            return False
        if index == len(self.log) - 1:
            return True
        for other, action in self.log[self._kept : self._settled]:
            self._kept_state.play(other, action)
        self._kept = self._settled
        before = self._kept_state.clone()
        for other, action in self.log[self._kept : index]:
            before.play(other, action)
        for other, action in self.log[index + 1 :]:
            if action not in before.legal(other):
                return False
            before.play(other, action)
        return all(before.view(viewer) == self.state.view(viewer) for viewer in range(self.seats) if viewer != seat)

    def _last_choice(self, seat: int) -> int:
        """Where in the log it stands; -1 when the seat has not chosen yet."""
        index = len(self.log) - 1
        while index >= 0 and self.log[index][0] != seat:
            index -= 1
        return index

    # -- looking back

    def steps(self, viewer: int | None) -> list[int]:
        """Lengths of the log that the viewer can tell apart: the beginning, own choices, and whatever was heard."""
        return [0, *(line for line in range(1, len(self.log) + 1) if self.is_step(line, viewer))]

    def is_step(self, line: int, viewer: int | None) -> bool:
        return self.log[line - 1][0] == viewer or any(entry.heard_by(viewer) for entry in self._told(line))

    def entries(self, viewer: int | None) -> list[tuple[int, Entry]]:
        """What the viewer has heard, each with the number of the step at which it happened."""
        heard = [(0, entry) for entry in self.heard(0, viewer)]
        for step, line in enumerate(self.steps(viewer)[1:], start=1):
            heard += [(step, entry) for entry in self.heard(line, viewer)]
        return heard

    def heard(self, line: int, viewer: int | None) -> list[Entry]:
        """What a line of the log, counted from 1, told the viewer; 0: the opening."""
        return [entry for entry in self._told(line) if entry.heard_by(viewer) and not entry.event.quiet]

    def _told(self, line: int) -> list[Entry]:
        return self._journal.entries[self._ends[line - 1] if line else 0 : self._ends[line]]

    def at(self, step: int, viewer: int | None) -> Match:
        """The match as it was at one of the viewer's steps."""
        steps = self.steps(viewer)
        if not 0 <= step < len(steps):
            raise Refusal("refused-step", step=step, last=len(steps) - 1)
        return self._replayed(self.log[: steps[step]])

    def _replayed(self, log: list[tuple[int, Action]], traced: bool = False) -> Match:
        match = Match(self.game, self.seats, self.options, self.seed, traced)
        for seat, action in log:
            match.play(seat, action)
        return match

    # -- records

    def export(self, players: list[str] | None = None) -> Record:
        """The whole match, its seed included: hand it out only when the match is over."""
        result = self.state.result()
        log = [Played(seat, msgspec.to_builtins(action)) for seat, action in self.log]
        return Record(
            FORMAT,
            self.game.id,
            self.game.version,
            self.seats,
            self.options,
            self.seed,
            log,
            self.state.digest(),
            None if result is None else result.places,
            players or [],
        )

    @staticmethod
    def load(record: Record) -> Match:
        """Replay a record strictly; any difference is refused with the reason."""
        game = find_game(record.game)
        if record.version != game.version:
            raise Refusal("refused-record-version", version=record.version, current=game.version)
        record.seed.check()
        match = Match(game, record.seats, game.complete(record.seats, record.options), record.seed)
        for number, played in enumerate(record.log, start=1):
            try:
                match.apply(played.seat, game.read_action(played.action))
            except Refusal as refusal:
                raise Refusal("refused-record-move", rule=refusal.rule, number=number, why=refusal.text) from None
        result = match.state.result()
        if record.places != (None if result is None else result.places):
            raise Refusal("refused-record-result")
        if record.digest != match.state.digest():
            raise Refusal("refused-record-digest")
        return match


def to_json(value: Any) -> bytes:
    """Canonical JSON: the same value gives the same bytes."""
    return msgspec.json.encode(value, order="deterministic")
