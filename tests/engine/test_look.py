"""A look tells what would happen, ends where nobody can know more, and says why not."""

from __future__ import annotations

from starboard import Match
from starboard.engine.look import look
from starboard.engine.view import Change, Term
from tests.smugglers.game import PATROL, Bribe, Confiscate, Did, Gain, Pass, Roll, Ship, SmugglersGame


def smugglers(hands=((2, 5), (3, 4)), dice=0):
    state = Match.new("smugglers", seats=2, seed=1).state
    state.hands = [list(hand) for hand in hands]
    state.deck = [1, 6, PATROL, PATROL]
    state.earned[0][1] = dice
    return state


def outlook(state, *line):
    ((_, found),) = look(state, 0, [list(line)])
    return found


def test_chance_ends_a_look():
    found = outlook(smugglers(), Roll())
    assert (found.unknown, found.events, found.changes) == (True, [], [])


def test_what_hangs_on_another_hand_ends_a_look():
    """Whether the other can confiscate is not to be found out by looking."""
    for others in ((3, 4), (PATROL, 4)):
        found = outlook(smugglers(hands=((2, 5), others)), Ship(5))
        assert found.unknown
        assert found.events == [Did(0, "ship", 5)]


def test_a_card_that_is_drawn_ends_a_look():
    found = outlook(smugglers(dice=3), Bribe())
    assert found.unknown
    assert found.changes == [Change(0, -1, [Term("dice", -1)])]


def test_a_look_goes_on_for_whoever_holds_what_decides():
    state = smugglers(hands=((2, 5), (PATROL, 4)))
    state.play(0, Ship(5))
    ((_, found),) = look(state, 1, [[Confiscate()]])
    assert found.events[0] == Did(1, "confiscate", 0)
    ((_, let_through),) = look(state, 1, [[Pass()]])
    assert let_through.changes == [Change(0, 5, [Term("cargo", 5)])]


class Careless(SmugglersGame):
    """Its rules tell what nobody may know, and do not say that they have looked (against SM-2)."""

    def ambient(self, state, seat):
        return [Bribe()]

    def take_ambient(self, state, seat, action):
        state.tell(Did(seat, "bribe", max(state.hands[1])))


def test_it_is_another_deal_that_is_played():
    """Whatever the rules let slip, it is not the truth: nothing that is hidden lies in what a look plays on."""
    told = []
    for others in ((1, 2), (5, 6)):
        state = smugglers(hands=((3, 4), others))
        state.deck = sorted({1, 2, 5, 6}.difference(others))
        state.game = Careless()
        told.append(outlook(state, Bribe()))
    assert told[0] == told[1]
    assert told[0].events


def test_what_cannot_be_done_is_told_with_its_rule_and_its_place_in_the_line():
    found = outlook(smugglers(), Ship(77))
    assert (found.at, found.barred.rule, found.barred.text.key) == (0, "SM-1", "no-such-cargo")
    again = outlook(smugglers(), Gain("card"))
    assert again.barred.text.key == "refused-not-now"


def test_a_seat_that_is_not_asked_hears_so():
    ((_, found),) = look(smugglers(), 1, [[Roll()]])
    assert found.barred.text.key == "refused-not-your-turn"


def test_without_lines_all_that_can_be_done_is_looked_at():
    state = smugglers(dice=1)
    assert [line for line, _ in look(state, 0)] == [[action] for action in state.legal(0)]


def test_looking_leaves_the_position_as_it_is():
    state = smugglers(dice=1)
    before, counter = state.view(0), state.rng.counter
    look(state, 0)
    assert (state.view(0), state.rng.counter, state.journal) == (before, counter, state.journal)
