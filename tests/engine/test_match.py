"""Match: log, undo and its barriers, what each viewer hears, options, records."""

from __future__ import annotations

import msgspec
import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.match import to_json
from starboard.engine.record import Seed, read_record
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import commitment, numbered_seed
from tests.smugglers.game import Bribe, Confiscate, Pass, Roll, Ship, SmugglersGame


def refusal(call, *args, **kwargs) -> Refusal:
    with pytest.raises(Refusal) as refused:
        call(*args, **kwargs)
    assert str(refused.value), "a refusal can be read"
    return refused.value


def shipping(hands: list[list[int]]) -> Match:
    """A match in which the first seat has just shipped a 3; the log knows of the hands, so undo replays them."""
    game = find_game("smugglers")

    class Fixed(type(game)):
        def setup(self, seats, options, rng):
            state = super().setup(seats, options, rng)
            state.hands = [sorted(hand) for hand in hands]
            return state

    match = Match(Fixed(), len(hands), game.complete(len(hands), {}), Seed(number=1))
    match.apply(0, Ship(3))
    return match


class TestUndo:
    def test_takes_back_a_choice_that_revealed_nothing(self):
        match = shipping([[3], [0]])
        match.undo(0)
        assert match.state.pending() == [0]
        assert match.log == []
        assert match.state.hands[0] == [3]

    def test_not_over_another_seats_choice(self):
        match = shipping([[3], [0], [0]])
        match.apply(1, Pass())
        assert not match.can_undo(0)
        assert refusal(match.undo, 0).text.key == "refused-undo"

    def test_the_other_seat_may_take_its_own_choice_back(self):
        match = shipping([[3], [0], [0]])
        match.apply(1, Confiscate())
        assert not match.can_undo(1), "the next seat has drawn a card"

    def test_not_over_dice(self):
        match = Match.new("smugglers", 2, 3)
        match.apply(0, Roll())
        assert not match.can_undo(0)

    def test_not_over_a_drawn_card(self):
        match = Match.new("smugglers", 2, 5, {"start": ["2", "0"]})
        match.apply(0, Bribe())
        assert not match.can_undo(0)

    def test_nothing_to_take_back_at_the_start(self):
        match = Match.new("smugglers", 2, 3)
        assert not match.can_undo(0)
        refusal(match.undo, 0)

    def test_whether_it_is_possible_is_known_without_playing_from_the_beginning(self):
        """A server says so to every seat after every move."""
        begun = []

        class Counted(SmugglersGame):
            def setup(self, seats, options, rng):
                begun.append(seats)
                return super().setup(seats, options, rng)

        game = Counted()
        match = Match(game, 3, game.complete(3, {}), Seed(number=3))
        rng = Rng(numbered_seed(3))
        known = set()
        while match.state.pending():
            seat = rng.choice(match.state.pending())
            match.apply(seat, rng.choice(match.state.legal(seat)))
            known |= {match.can_undo(seat) for seat in range(3)}
        assert known == {True, False}
        assert len(begun) == 1


class TestSimultaneousUndo:
    """In Welcome to the Moon everybody writes at once: one seat's undo must not disturb another."""

    def start(self) -> Match:
        match = Match.new("welcome_to_the_moon", 2, 9)
        for seat in (0, 1):
            match.apply(seat, match.state.legal(seat)[0])
        return match

    def test_one_seat_takes_back_while_the_other_keeps_its_choice(self):
        match = self.start()
        kept = match.state.view(1)
        match.undo(0)
        assert match.state.view(1) == kept
        assert [seat for seat, _ in match.log] == [1]
        assert match.state.view(0).sheets[0].last is None

    def test_a_commit_is_final(self):
        match = self.start()
        match.apply(0, match.state.legal(0)[0])
        assert not match.can_undo(0)
        assert match.can_undo(1)

    def test_others_cannot_tell_how_many_choices_were_made(self):
        match = Match.new("welcome_to_the_moon", 2, 9)
        steps, heard = match.steps(1), match.entries(1)
        match.apply(0, match.state.legal(0)[0])
        assert match.steps(1) == steps
        assert match.entries(1) == heard
        assert match.steps(None) == steps
        assert len(match.steps(0)) == len(steps) + 1


class TestOptions:
    def completed(self, seats: int, options: Options) -> Options:
        return find_game("smugglers").complete(seats, options)

    def test_defaults_are_filled_in(self):
        assert self.completed(2, {}) == {"hand": "3", "start": ["0", "0"]}

    def test_one_value_for_a_per_seat_option_is_for_everyone(self):
        assert self.completed(3, {"start": "2"})["start"] == ["2", "2", "2"]

    @pytest.mark.parametrize(
        ("seats", "options", "key"),
        [
            (1, {}, "refused-seats"),
            (5, {}, "refused-seats"),
            (2, {"hands": "3"}, "refused-option"),
            (2, {"hand": "9"}, "refused-option-value"),
            (2, {"start": ["0"]}, "refused-option-count"),
            (2, {"hand": ["3", "3"]}, "refused-option-count"),
            (4, {"start": "2"}, "no-head-start"),
        ],
    )
    def test_wrong_ones_are_refused_with_the_reason(self, seats, options, key):
        assert refusal(self.completed, seats, options).text.key == key

    def test_unknown_game(self):
        assert refusal(Match.new, "chess", 2).text.key == "refused-game"


class TestActionsFromJson:
    @pytest.mark.parametrize("raw", [None, 3, [], "roll", {}, {"type": 3}, {"type": "fly"}, {"type": ["roll"]}])
    def test_no_action_of_the_game(self, raw):
        assert refusal(find_game("smugglers").read_action, raw).text.key == "refused-unknown-action"

    @pytest.mark.parametrize("raw", [{"type": "ship"}, {"type": "ship", "cargo": "3"}, {"type": "ship", "cargo": None}])
    def test_malformed_fields(self, raw):
        assert refusal(find_game("smugglers").read_action, raw).text.key == "refused-malformed-action"


class TestRecords:
    secret = bytes(range(32))

    def finished(self) -> Match:
        seed = Seed(secret=self.secret.hex(), commitment=commitment(self.secret), entropy=["Iryna", "Marko"])
        match = Match.new("smugglers", 2, seed)
        while match.state.pending():
            seat = match.state.pending()[0]
            match.apply(seat, match.state.legal(seat)[-1])
        return match

    def changed(self, **fields) -> bytes:
        return to_json({**msgspec.to_builtins(self.finished().export()), **fields})

    def test_a_record_survives_json(self):
        record = read_record(to_json(self.finished().export(["Iryna", "Marko"])))
        assert Match.load(record).export(["Iryna", "Marko"]) == record

    def test_a_running_match_can_be_recorded_too(self):
        match = Match.new("smugglers", 2, 3)
        assert Match.load(match.export()).state.digest() == match.state.digest()

    @pytest.mark.parametrize(
        ("fields", "key"),
        [
            ({"format": "other"}, "refused-record-format"),
            ({"game": "chess"}, "refused-game"),
            ({"version": 99}, "refused-record-version"),
            ({"seats": 9}, "refused-seats"),
            ({"version": 10**30}, "refused-record-malformed"),
            ({"log": [[0, {"type": "ship", "cargo": 10**30}]]}, "refused-record-move"),
            ({"options": {"hand": "7"}}, "refused-option-value"),
            ({"seed": {}}, "refused-record-no-seed"),
            ({"seed": {"secret": "00", "commitment": "00"}}, "refused-record-commitment"),
            ({"seed": {"secret": "xyz", "commitment": "00"}}, "refused-record-secret"),
            ({"log": [[1, {"type": "roll"}]]}, "refused-record-move"),
            ({"log": [[0, {"type": "fly"}]]}, "refused-record-move"),
            ({"log": []}, "refused-record-result"),
            ({"places": None}, "refused-record-result"),
            ({"digest": "00"}, "refused-record-digest"),
        ],
    )
    def test_a_false_record_is_refused_with_the_reason(self, fields, key):
        assert refusal(lambda: Match.load(read_record(self.changed(**fields)))).text.key == key

    @pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"format": 3}', b"[" * 100_000])
    def test_what_is_no_record_is_refused(self, data):
        assert refusal(read_record, data).text.key == "refused-record-malformed"

    def test_another_secret_with_its_own_commitment_leads_elsewhere(self):
        other = bytes(32)
        seed = {"secret": other.hex(), "commitment": commitment(other), "entropy": ["Iryna", "Marko"]}
        assert refusal(lambda: Match.load(read_record(self.changed(seed=seed)))).text.key.startswith("refused-record")


def test_a_step_that_is_not_there_is_refused():
    match = Match.new("smugglers", 2, 3)
    assert refusal(match.at, 1, None).text.key == "refused-step"
    assert refusal(match.at, -1, 0).text.key == "refused-step"
