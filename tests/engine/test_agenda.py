"""Agendas: turns in order, reaction windows, free order, rights beside a decision. Played on Smugglers."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step, Wait
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from tests.smugglers.game import PATROL, Bribe, Confiscate, Gain, Gains, Inspection, Pass, Roll, Ship, Smugglers, Turn


def table(seats: int = 3, hands: list[list[int]] | None = None, seed: int = 1) -> Match:
    match = Match.new("smugglers", seats, seed)
    if hands is not None:
        match.state.hands = [sorted(hand) for hand in hands]
    return match


def test_turns_go_round_one_seat_at_a_time():
    match = table(hands=[[], [], []])
    for seat in (0, 1, 2, 0):
        assert match.state.pending() == [seat]
        match.apply(seat, Roll())
        if match.state.pending() == [seat]:
            match.apply(seat, Gain("card"))


class Farewell(Decision[Smugglers]):
    """Nothing but going on."""

    def options(self, state: Smugglers, seat: int) -> list[Action]:
        return [Pass()]

    def way_on(self, state: Smugglers, seat: int) -> Action | None:
        return Pass()

    def take(self, state: Smugglers, seat: int, action: Action) -> None:
        pass

    def prompt(self, state: Smugglers, seat: int) -> Message:
        return message("your-turn")

    def refuse(self, state: Smugglers, seat: int, action: Action) -> Refusal:
        return Refusal("refused-not-now", rule="SM-1")


def farewell_after_gains(deck: list[int]) -> Match:
    """The table has been left when something is drawn, as then nothing can be taken back."""
    match = table(hands=[[], [], []])
    match.state.deck = deck
    match.state.table.clear()
    match.state.agendas[0] = [Farewell(), Gains()]
    match.apply(0, Gain("card"))
    return match


def test_a_question_whose_only_answer_is_to_go_on_answers_itself():
    assert farewell_after_gains(deck=[3, 4]).state.pending() == []


def test_a_commit_is_asked_while_a_choice_can_be_taken_back():
    match = farewell_after_gains(deck=[])
    assert isinstance(match.state.decision(0), Farewell)
    assert match.can_undo(0)


def test_a_seat_whose_turn_it_is_not_is_refused():
    match = table()
    with pytest.raises(Refusal, match="Nothing is asked of this seat"):
        match.apply(1, Roll())


def test_a_refusal_cites_the_rule():
    match = table(hands=[[1], [], []])
    with pytest.raises(Refusal) as refused:
        match.apply(0, Ship(6))
    assert refused.value.rule == "SM-1"
    assert str(refused.value).endswith("(SM-1)")


def test_a_window_asks_only_those_who_can_react_one_after_another():
    match = table(4, [[3], [PATROL], [], [PATROL]])
    match.apply(0, Ship(3))
    assert match.state.pending() == [1]
    assert isinstance(match.state.decision(1), Inspection)
    match.apply(1, Pass())
    assert match.state.pending() == [3]
    match.apply(3, Pass())
    assert match.state.pending() == [1]
    assert isinstance(match.state.decision(1), Turn)
    assert match.state.scores()[0].points == 3


def test_a_reaction_changes_what_follows_and_closes_the_window():
    match = table(4, [[3], [PATROL], [], [PATROL]])
    match.apply(0, Ship(3))
    match.apply(1, Confiscate())
    assert match.state.pending() == [1]
    assert isinstance(match.state.decision(1), Turn)
    assert match.state.scores()[0].points == 0


def test_nobody_is_asked_when_nobody_can_react():
    match = table(hands=[[3], [1], [2]])
    match.apply(0, Ship(3))
    assert match.state.pending() == [1]
    assert isinstance(match.state.decision(1), Turn)


def a_six() -> Match:
    """A match whose first roll is a six."""
    for seed in range(100):
        match = table(hands=[[], [], []], seed=seed)
        match.apply(0, Roll())
        if match.state.pending() == [0]:
            return match
    raise AssertionError("no six in a hundred seeds")


@pytest.mark.parametrize("first", ["card", "point"])
def test_free_order_asks_which_comes_next_and_does_both(first):
    match = a_six()
    cards, points = len(match.state.hands[0]), match.state.scores()[0].points
    assert match.state.legal(0)[:2] == [Gain("card"), Gain("point")]
    match.apply(0, Gain(first))
    assert match.state.pending() == [1]
    assert len(match.state.hands[0]) == cards + 2, "one card of the gain, one at the end of the turn"
    assert match.state.scores()[0].points == points + 1


def test_an_ambient_right_leaves_the_decision_open():
    match = Match.new("smugglers", 2, 5, {"start": ["2", "0"]})
    assert match.state.legal(0)[-1] == Bribe()
    match.apply(0, Bribe())
    assert match.state.pending() == [0]
    assert Bribe() not in match.state.legal(0)
    assert len(match.state.hands[0]) == 4


def test_seats_that_wait_for_each_other_are_a_bug_that_is_reported():
    class Never(Wait):
        def ready(self, state, seat):
            return False

        def run(self, state, seat):
            raise AssertionError

    class Stuck(Step):
        def run(self, state, seat):
            state.push(seat, Never())

    match = table(hands=[[], [], []])
    for seat in range(3):
        match.state.agendas[seat] = [Stuck()]
    with pytest.raises(RuntimeError, match="waits for another"):
        match.state.advance()
