"""Effects that are printed as data: vocabularies, resolving, words."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import pytest

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.effects.resolve import Resolve
from starboard.engine.effects.vocabulary import Unread, Vocabulary, Word, printed, tag_of
from starboard.engine.effects.words import chain
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import TABLE, Rules, State


class Operation(Word):
    def perform(self, state: Counting) -> None:
        raise NotImplementedError


class Add(Operation):
    form: ClassVar = printed("add", amount=(int, 1), to=(Literal["left", "right"], "left"))

    def __init__(self, form: Any) -> None:
        self.amount = form.amount
        self.to = form.to

    def perform(self, state: Counting) -> None:
        state.told.append(f"{self.to} {self.amount}")


class Twice(Operation):
    form: ClassVar = printed("twice", then=list[Unread])

    def __init__(self, form: Any) -> None:
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: Counting) -> None:
        for _ in range(2):
            state.push(0, Doing(self.then, 0))


class Ask(Operation):
    form: ClassVar = printed("ask")

    def perform(self, state: Counting) -> None:
        state.push(0, Question())


OPERATIONS = Vocabulary[Operation]()
OPERATIONS.announce(Add, Twice, Ask)


class Doing(Resolve["Counting", Operation]):
    def perform(self, state, seat, op):
        op.perform(state)

    def following(self):
        return Doing(self.ops, self.index + 1)


class Careful(Doing):
    """Says so before it begins; once."""

    def pauses(self, state, seat, op):
        if "careful" in state.told:
            return False
        state.told.append("careful")
        state.push(seat, self)
        return True


class Answer(Action, frozen=True, tag="effects-answer"):
    pass


class Question(Decision["Counting"]):
    def options(self, state, seat):
        return [Answer()]

    def take(self, state, seat, action):
        state.told.append("answered")

    def prompt(self, state, seat):
        return message("ask")

    def refuse(self, state, seat, action):
        return Refusal("refused-not-now", rule="SM-1")


class Counting(State):
    def __init__(self) -> None:
        super().__init__(Plain("counting"), 1, Rng(numbered_seed(1)), [[]], [])
        self.told: list[str] = []

    def clone(self):
        raise NotImplementedError

    def round(self):
        return 1


class Plain(Rules[Counting]):
    def redeal(self, state, seat, rng):
        raise NotImplementedError

    def view(self, state, seat):
        raise NotImplementedError

    def scores(self, state):
        return []

    def result(self, state):
        return None

    def describe(self, state, seat, action):
        raise NotImplementedError

    def census(self, state):
        return {}


def read(*effects: Unread) -> list[Operation]:
    return OPERATIONS.read_all(list(effects), "card 7")


# -- vocabularies


def test_a_word_is_made_from_its_printed_form():
    add, plain = read({"op": "add", "amount": 3, "to": "right"}, {"op": "add"})
    assert (add.amount, add.to) == (3, "right")
    assert (plain.amount, plain.to) == (1, "left")


def test_tags_can_be_listed_and_lead_to_their_class():
    assert OPERATIONS.tags() == ["add", "ask", "twice"]
    assert OPERATIONS.kinds["twice"] is Twice
    assert tag_of(Twice) == "twice"


@pytest.mark.parametrize(
    ("effect", "error"),
    [
        ({"op": "sub"}, r"card 7\[0\]: Invalid value 'sub'"),
        ({"amount": 1}, r"card 7\[0\]: Object missing required field `op`"),
        ({"op": "add", "amount": "1"}, r"card 7\[0\]: Expected `int`, got `str` - at `\$.amount`"),
        ({"op": "add", "to": "up"}, r"card 7\[0\]: Invalid enum value 'up'"),
        ({"op": "ask", "who": 1}, r"card 7\[0\]: Object contains unknown field `who`"),
        ({"op": "twice", "then": [{"op": "add"}, {"op": "twice"}]}, r"card 7\[0\]: then\[1\]: Object missing required field `then`"),
    ],
)
def test_a_misprint_is_an_error_that_names_its_place(effect, error):
    with pytest.raises(ValueError, match=error):
        read(effect)


def test_a_tag_has_one_class():
    class Plus(Operation):
        form: ClassVar = printed("add")

    with pytest.raises(ValueError, match="op 'add' is both Add and Plus"):
        OPERATIONS.announce(Plus)


def test_a_word_belongs_to_the_vocabulary_that_it_is_printed_for():
    class Raining(Operation):
        form: ClassVar = printed("raining", "test")

    with pytest.raises(ValueError, match="Raining is printed by 'test', not by 'op'"):
        OPERATIONS.announce(Raining)


def test_words_that_are_announced_later_are_known_too():
    words = Vocabulary[Word]("word")

    class Early(Word):
        form: ClassVar = printed("early", "word")

    class Late(Word):
        form: ClassVar = printed("late", "word")

    words.announce(Early)
    assert isinstance(words.read({"word": "early"}), Early)
    words.announce(Late)
    assert isinstance(words.read({"word": "late"}), Late)


# -- resolving


def resolved(task: Step[Any], *answers: Action) -> list[str]:
    state = Counting()
    state.push(0, task)
    state.advance()
    for answer in answers:
        state.play(0, answer)
    return state.told


def test_operations_are_carried_out_from_left_to_right():
    assert resolved(Doing(read({"op": "add"}, {"op": "add", "amount": 2}), 0)) == ["left 1", "left 2"]
    assert resolved(Doing(read({"op": "add"}, {"op": "add", "amount": 2}), 1)) == ["left 2"]


def test_what_an_operation_asks_for_comes_before_the_next_one():
    ops = read({"op": "twice", "then": [{"op": "ask"}, {"op": "add"}]}, {"op": "add", "amount": 9})
    assert resolved(Doing(ops, 0), Answer(), Answer()) == ["answered", "left 1", "answered", "left 1", "left 9"]


def test_a_game_may_put_something_before_an_operation():
    assert resolved(Careful(read({"op": "add"}), 0)) == ["careful", "left 1"]


def test_effects_may_lie_on_the_table():
    state = Counting()
    state.queue(Doing(read({"op": "add"}, {"op": "add"}), 0))
    state.advance()
    assert state.told == ["left 1", "left 1"]
    assert state.table == []
    assert TABLE == -1


# -- words


def test_texts_are_chained_two_by_two():
    one, two, three = (Message(key) for key in ("one", "two", "three"))
    assert chain("and", [one]) == one
    assert chain("and", [one, two, three]) == Message("and", {"first": one, "second": Message("and", {"first": two, "second": three})})
