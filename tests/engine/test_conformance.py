"""What every game must keep true, on every option set it lists. A game passes by being registered."""

from __future__ import annotations

import os
from itertools import count
from math import isfinite

import msgspec
import pytest

from starboard import Match
from starboard.engine.actions import Action, GoingOn
from starboard.engine.build import BUILD
from starboard.engine.errors import Refusal
from starboard.engine.events import Event
from starboard.engine.game import Options
from starboard.engine.journal import Journal
from starboard.engine.look import look
from starboard.engine.messages import Message
from starboard.engine.registry import all_games, find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import State
from starboard.engine.text import LANGUAGES, render
from starboard.engine.view import View, changes

CASES = [(game.id, seats, options) for game in all_games() for seats, options in game.conformance()]
NAMES = [f"{game}-{seats}-" + ",".join(f"{key}={value}" for key, value in options.items()) for game, seats, options in CASES]

STRIDE = 1 if BUILD == "compiled" else 3
"""The interpreted build is several times slower: it tries each law on every third case, and another third for the next law."""

SAMPLED = os.environ.get("STARBOARD_SAMPLE_LAWS", "").split()
"""Games, for make quick: each law is tried on one case of each of them, and the next law on the next case."""

laws = count()


def every_case(law):
    chosen = sample(next(laws)) if SAMPLED else range(next(laws) % STRIDE, len(CASES), STRIDE)
    names = [NAMES[case] for case in chosen]
    return pytest.mark.parametrize(("game", "seats", "options"), [CASES[case] for case in chosen], ids=names)(law)


def sample(law: int) -> list[int]:
    of_game = [[case for case, (id, *_) in enumerate(CASES) if id == game] for game in SAMPLED]
    return [cases[law % len(cases)] for cases in of_game if cases]


LIMIT = 5_000


class Bogus(Action, frozen=True, tag="no-such-action"):
    pass


def chance(seed: int) -> Rng:
    return Rng(numbered_seed(seed))


def a_move(match: Match, rng: Rng) -> tuple[int, Action]:
    seat = rng.choice(match.state.pending())
    return seat, rng.choice(match.state.legal(seat))


def positions(game: str, seats: int, options: Options, seed: int, every: int = 1):
    """A random match, stopping at every n-th decision and at the end."""
    match = Match.new(game, seats, seed, options)
    rng = chance(seed + 1000)
    for step in range(LIMIT):
        if step % every == 0 or not match.state.pending():
            yield match, rng
        if not match.state.pending():
            return
        match.apply(*a_move(match, rng))
    pytest.fail(f"no end after {LIMIT} random decisions")


def views(state: State) -> list[bytes]:
    return [msgspec.json.encode(state.view(seat), order="deterministic") for seat in [None, *range(state.seats)]]


@every_case
def test_random_play_ends_with_a_ranking(game, seats, options):
    for seed in range(3):
        *_, (match, _) = positions(game, seats, options, seed, every=LIMIT)
        result = match.state.result()
        places = result.places
        assert sorted(place.seat for place in places) == list(range(seats))
        assert min(one.place for one in [*places, *result.rivals]) == 1
        assert [place.score for place in sorted(places, key=lambda place: place.seat)] == [score.points for score in match.state.scores()]


@every_case
def test_a_result_exists_exactly_when_nobody_must_decide(game, seats, options):
    for match, _ in positions(game, seats, options, 1):
        assert (match.state.result() is None) == bool(match.state.pending())
        for seat in range(seats):
            assert bool(match.state.legal(seat)) == (seat in match.state.pending())


@every_case
def test_legal_actions_are_distinct_and_survive_json(game, seats, options):
    found = find_game(game)
    for match, _ in positions(game, seats, options, 2, every=3):
        for seat in match.state.pending():
            legal = match.state.legal(seat)
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert found.read_action(msgspec.json.decode(msgspec.json.encode(action))) == action


@every_case
def test_every_legal_action_is_accepted(game, seats, options):
    for match, _ in positions(game, seats, options, 3, every=11):
        for seat in match.state.pending():
            for action in match.state.legal(seat):
                match.state.check(seat, action)
                match.state.clone().play(seat, action)


@every_case
def test_anything_else_is_refused_and_changes_nothing(game, seats, options):
    offered: set[Action] = {Bogus()}
    for match, rng in positions(game, seats, options, 4, every=5):
        before, length = views(match.state), len(match.log)
        for seat in range(-1, seats + 1):
            legal = match.state.legal(seat) if 0 <= seat < seats else []
            candidates = sorted(offered.difference(legal), key=repr)
            for action in [Bogus(), *(rng.shuffled(candidates)[:5])]:
                with pytest.raises(Refusal) as refused:
                    match.apply(seat, action)
                assert render(refused.value.text, game=game)
                assert refused.value.rule or seat not in match.state.pending() or isinstance(action, Bogus), "a refusal cites its rule"
            offered.update(legal)
        assert views(match.state) == before
        assert len(match.log) == length


@every_case
def test_a_clone_never_touches_its_ancestor(game, seats, options):
    for match, rng in positions(game, seats, options, 5, every=13):
        state = match.state
        before, digest = views(state), state.digest()
        twin = state.clone()
        assert views(twin) == before
        assert twin.digest() == digest
        for _ in range(40):
            if not twin.pending():
                break
            seat = rng.choice(twin.pending())
            twin.play(seat, rng.choice(twin.legal(seat)))
        assert views(state) == before
        assert state.digest() == digest


@every_case
def test_a_record_replays_to_the_same_match(game, seats, options):
    for match, _ in positions(game, seats, options, 6, every=25):
        record = match.export()
        again = Match.load(msgspec.json.decode(msgspec.json.encode(record), type=type(record)))
        assert views(again.state) == views(match.state)
        assert again.log == match.log
        for viewer in [None, *range(seats)]:
            assert again.entries(viewer) == match.entries(viewer)


@every_case
def test_undo_returns_the_exact_earlier_position(game, seats, options):
    undone = 0
    match = Match.new(game, seats, 7, options)
    rng = chance(7)
    while match.state.pending():
        seat, action = a_move(match, rng)
        before, counter = views(match.state), match.state.rng.counter
        match.apply(seat, action)
        if len(match.log) > 40 and rng.below(seats):
            continue
        if match.can_undo(seat):
            after = match.state.digest()
            match.undo(seat)
            undone += 1
            assert views(match.state) == before
            assert match.state.rng.counter == counter
            match.apply(seat, action)
            assert match.state.digest() == after
        else:
            with pytest.raises(Refusal):
                match.undo(seat)
    assert undone > 0


@every_case
def test_nothing_revealed_is_taken_back(game, seats, options):
    """What somebody else has heard stays heard."""
    for match, _ in positions(game, seats, options, 8, every=5 * seats):
        for seat in range(seats):
            others = [viewer for viewer in range(seats) if viewer != seat]
            if not match.can_undo(seat) or match.log[-1][0] == seat:
                continue
            heard = [match.entries(viewer) for viewer in others]
            twin = match._replayed(match.log)
            twin.undo(seat)
            assert [twin.entries(viewer) for viewer in others] == heard


@every_case
def test_no_view_leaks(game, seats, options):
    """A position redealt for a seat looks exactly the same to that seat, and offers it the same actions."""
    for match, rng in positions(game, seats, options, 9, every=4):
        state = match.state
        for seat in [None, *range(seats)]:
            twin = state.redeal(seat, rng)
            assert twin.view(seat) == state.view(seat)
            if seat is not None:
                assert twin.legal(seat) == state.legal(seat)
                assert twin.pending() == state.pending()


@every_case
def test_a_redealt_position_can_be_played_to_the_end(game, seats, options):
    for match, rng in positions(game, seats, options, 10, every=29):
        for seat in range(seats):
            twin = match.state.redeal(seat, rng)
            for _ in range(LIMIT):
                if not twin.pending():
                    break
                mover = rng.choice(twin.pending())
                twin.play(mover, rng.choice(twin.legal(mover)))
            assert twin.result() is not None
            assert twin.census() == match.state.census()


@every_case
def test_a_redeal_hangs_on_nothing_that_the_seat_cannot_know(game, seats, options):
    """Redealing a redealt position with the same chance gives the same position."""
    for match, rng in positions(game, seats, options, 16, every=9):
        for seat in range(seats):
            once = match.state.redeal(seat, chance(5))
            twice = match.state.redeal(seat, rng).redeal(seat, chance(5))
            assert views(once) == views(twice)
            assert once.digest() == twice.digest()


def some_lines(state: State, seat: int, rng: Rng) -> list[list[Action]]:
    """A few actions of each kind and one that is none, each alone; and random ones in a row, as far as one can see."""
    legal = rng.shuffled(state.legal(seat))
    kinds = {type(action): action for action in legal}
    lines: list[list[Action]] = [[action] for action in dict.fromkeys([*kinds.values(), *legal[:4]])]
    lines.append([Bogus()])
    row: list[Action] = []
    twin = state.redeal(seat, rng)
    for _ in range(4):
        options = twin.legal(seat)
        if not options:
            break
        row.append(rng.choice(options))
        twin.play(seat, row[-1])
    return [*lines, row, [*row, Bogus()]]


def some_ways(state: State, seat: int, rng: Rng) -> list[list[Action]]:
    """Of the actions in a row that the game thinks worth a look."""
    return rng.shuffled([line for line in state.game.ways(state, seat) if len(line) > 1])[:3]


@every_case
def test_a_look_tells_nothing_that_the_seat_cannot_know(game, seats, options):
    """Whatever is hidden, and however it is dealt: each line brings the same."""
    for match, rng in positions(game, seats, options, 18, every=5):
        state = match.state
        for seat in state.pending():
            lines = some_lines(state, seat, rng) + some_ways(state, seat, rng)
            told = look(state, seat, lines)
            assert look(state, seat, lines, rng.fork()) == told
            assert look(state.redeal(seat, rng), seat, lines, rng.fork()) == told
            assert [line for line, _ in look(state, seat)] == [line for line, _ in look(state.redeal(seat, rng), seat)]


@every_case
def test_a_look_is_what_then_happens(game, seats, options):
    """Up to where it ends; and the position that is looked at stays as it is."""
    for match, rng in positions(game, seats, options, 19, every=5):
        state = match.state
        before, digest, counter = views(state), state.digest(), state.rng.counter
        for seat in state.pending():
            ways = some_ways(state, seat, rng)
            assert all(told.barred is None for _, told in look(state, seat, ways))
            for line, told in look(state, seat, some_lines(state, seat, rng) + ways):
                happened, after, refused = played(state, seat, line)
                seen = state.view(seat)
                if told.unknown:
                    assert happened[: len(told.events)] == told.events
                else:
                    assert happened == told.events
                    assert changes(seen.scores, after.scores) == told.changes
                    assert state.game.sketch(seen, after) == told.sketch
                    assert (told.barred is None) == (refused is None)
                    assert refused is None or (told.at, told.barred.rule, told.barred.text) == refused
        assert views(state) == before
        assert (state.digest(), state.rng.counter) == (digest, counter)


def played(state: State, seat: int, line: list[Action]) -> tuple[list[Event], View, tuple[int, str | None, Message] | None]:
    """What the seat hears when it really plays so, what it sees then, and what has been refused."""
    twin = state.clone()
    journal = Journal(twin.seats, ahead=True)
    twin.journal = journal
    refused = None
    for at, action in enumerate(line):
        try:
            twin.check(seat, action)
        except Refusal as refusal:
            refused = (at, refusal.rule, refusal.text)
            break
        twin.play(seat, action)
    return [entry.event for entry in journal.entries if entry.heard_by(seat)], twin.view(seat), refused


@every_case
def test_nobody_is_asked_only_to_go_on(game, seats, options):
    """But for commits, which end a right to undo, and where the others would learn something if one were not asked."""
    for match, rng in positions(game, seats, options, 20):
        for seat in match.state.pending():
            legal = match.state.legal(seat)
            if len(legal) == 1 and isinstance(legal[0], GoingOn) and not match.can_undo(seat):
                assert any(may_do_more(match.state, seat, other, rng) for other in range(seats) if other != seat)


def may_do_more(state: State, seat: int, other: int, rng: Rng) -> bool:
    """Whether the seat would be asked something else if it had what it may have in the eyes of the other."""
    return any(state.redeal(other, rng).legal(seat) != state.legal(seat) for _ in range(20))


@every_case
def test_redealing_changes_chance_to_come(game, seats, options):
    match = Match.new(game, seats, 11, options)
    twins = [match.state.redeal(0, chance(seed)) for seed in range(2)]
    assert len({twin.rng.key for twin in twins} | {match.state.rng.key}) == 3


@every_case
def test_bots_can_judge_every_position_and_action(game, seats, options):
    found = find_game(game)
    for match, _ in positions(game, seats, options, 17, every=5):
        state = match.state
        assert all(isfinite(found.evaluate(state, seat)) for seat in range(seats))
        for seat in state.pending():
            legal = state.legal(seat)
            weights = found.weigh(state, seat, legal)
            assert len(weights) == len(legal)
            assert all(isfinite(weight) for weight in weights)


@every_case
def test_components_are_conserved(game, seats, options):
    census = Match.new(game, seats, 12, options).state.census()
    assert census
    for match, _ in positions(game, seats, options, 12, every=2):
        assert match.state.census() == census


@every_case
def test_the_viewers_steps_lead_to_what_they_saw(game, seats, options):
    for viewer in [None, 0, seats - 1]:
        match = Match.new(game, seats, 13, options)
        rng = chance(13)
        seen = {0: match.state.view(viewer)}
        for _ in range(60):
            if not match.state.pending():
                break
            match.apply(*a_move(match, rng))
            seen[len(match.steps(viewer)) - 1] = match.state.view(viewer)
        for step in list(seen)[:: max(1, len(seen) // 8)]:
            assert match.at(step, viewer).state.view(viewer) == seen[step]


@every_case
def test_everything_said_can_be_read_in_every_language(game, seats, options):
    spoken: dict[str, Message] = {}
    for match, _ in positions(game, seats, options, 14):
        state = match.state
        for seat in state.pending():
            prompt = state.prompt(seat)
            assert prompt is not None
            spoken[repr(prompt)] = prompt
            for action in state.legal(seat):
                text = state.describe(seat, action)
                spoken[repr(text)] = text
    for viewer in [None, *range(seats)]:
        for _, entry in match.entries(viewer):
            spoken[repr(entry.event.text())] = entry.event.text()
    for reason in match.state.result().reasons:
        spoken[repr(reason)] = reason
    for text in spoken.values():
        for language in LANGUAGES:
            assert render(text, language, game)


@every_case
def test_two_actions_of_a_decision_never_read_the_same(game, seats, options):
    for match, _ in positions(game, seats, options, 15, every=7):
        for seat in match.state.pending():
            texts = [render(match.state.describe(seat, action), game=game) for action in match.state.legal(seat)]
            assert len(set(texts)) == len(texts)
