"""The search bot: information-set Monte Carlo tree search on redealt states, with the game's evaluation at the horizon.

Playouts begin in redealt states, so the tree averages over all that the seat cannot know. The tree holds the choices of the searching
seat and of seats that decide alone. Seats that are asked together with others choose in secret: they follow the fast policy, which is
also what continues a playout below the tree.
"""

from __future__ import annotations

from math import inf, sqrt, tanh
from time import thread_time
from typing import Final

from starboard.bots.budget import Budget, Clock
from starboard.bots.greedy import UNPROMISING, most_promising, prospects
from starboard.bots.observation import Observation
from starboard.bots.tree import Node, softmax
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.state import State

SETTLED_AFTER: Final = 8
"""Playouts between two looks at whether the decision has been made."""
ENOUGH: Final = 8
"""Playouts of each action after which one that is far behind gets no more."""
FAR_BEHIND: Final = 12.0
"""So many points of evaluation behind the best."""
STRONGEST: Final = 6.0
"""What the policy likes more than that, it likes no more."""
PLAYOUTS: Final = 50
"""Those that a budget of time must be good for; else they look less far ahead."""


class SearchBot:
    """Decides as soon as more thought cannot change its mind, and goes on from what it thought about this decision at the one before."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget
        self._ahead = Node()
        self._round = -1

    def choose(self, observation: Observation) -> Action:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        root = self._ahead if self._round == observation.round() and self._ahead.foresaw(legal) else Node()
        action, self._ahead = ranked(think(observation, self._budget, self._rng, root, until_settled=True))[0]
        self._round = observation.round()
        return action


def ranked(root: Node) -> list[tuple[Action, Node]]:
    """What was thought of most comes first: a node's visits are steadier than its value."""
    return sorted(root.answers.items(), key=lambda answer: (-answer[1].visits, -answer[1].total))


def think(observation: Observation, budget: Budget, rng: Rng, root: Node | None = None, until_settled: bool = False) -> Node:
    """Grow a tree by one node a playout until the budget is spent, or until what is left of it cannot bring another action to the top."""
    clock = budget.start()
    legal, values = candidates(observation, rng)
    search = Search(observation, legal, confidence(values, observation.game().foresight.sharpness), rng)
    if budget.nodes is None and search.rolls_out:
        search.shorten(budget.milliseconds / 1000 / PLAYOUTS)
    if root is None:
        root = Node()
    search.trust(root, values)
    if search.halves:
        search.halve(root, clock)
        return root
    nodes = 0
    while nodes == 0 or clock.goes_on(nodes):
        search.playout(root)
        nodes += 1
        if until_settled and nodes % SETTLED_AFTER == 0 and root.lead() > clock.left(nodes):
            break
    return root


def candidates(observation: Observation, rng: Rng) -> tuple[list[Action], list[float]]:
    """The few actions that are thought about, the best by a look one action ahead, and their evaluations."""
    legal = observation.legal()
    values = prospects(observation, legal, rng, samples=1)
    looked_at = [index for index, value in enumerate(values) if value != UNPROMISING]
    best = sorted(looked_at, key=lambda index: -values[index])[: observation.game().foresight.width]
    return [legal[index] for index in best], [values[index] for index in best]


class Search:
    def __init__(self, observation: Observation, legal: list[Action], priors: list[float], rng: Rng) -> None:
        self._observation = observation
        self._priors = priors
        self._rng = rng
        self._game = observation.game()
        self.rolls_out = self._game.foresight.rollouts
        self.halves = self._game.foresight.halving
        self._seat = observation.seat
        self._legal = legal
        self._deals: list[tuple[State, Rng]] = []
        self._trusted = 0
        first, _ = self._deal(0)
        self._asked_too = [other for other in first.pending() if other != self._seat]
        self._horizon = first.round() + self._game.foresight.horizon
        self._level = self._game.evaluate(first, self._seat) if first.seats == 1 else 0.0

    def trust(self, root: Node, values: list[float]) -> None:
        """Begin as if some playouts had said what the look ahead says: few real ones are too noisy to overrule it."""
        self._trusted = self._game.foresight.trust
        now = self._shares(self._deal(0)[0])[self._seat]
        best = max(values)
        for action, value in zip(self._legal, values, strict=True):
            share = max(0.0, now + tanh((value - best) / (2 * self._game.foresight.swing)) / 2)
            answer = root.answers.setdefault(action, Node())
            answer.visits += self._trusted
            answer.total += self._trusted * share
            root.answered += self._trusted
            root.gained += self._trusted * share

    def shorten(self, seconds: float) -> None:
        """Look less far ahead if a playout takes longer than that."""
        state, chance = self._deal(0)
        now = state.round()
        begun = thread_time()
        self._roll_out(state, chance)
        spent = thread_time() - begun
        if spent > seconds:
            self._horizon = now + max(1, round((self._horizon - now) * seconds / spent))

    def playout(self, root: Node) -> None:
        action = root.select(self._legal, self._priors)
        tried = root.answers.get(action)
        state, chance = self._deal(tried.visits - self._trusted if tried else 0)
        path = [(root, self._seat, action)]
        state.play(self._seat, action)
        if tried:
            self._descend(tried, state, chance, path)
        else:
            root.answers[action] = Node()
        if self.rolls_out:
            self._roll_out(state, chance)
        shares = self._shares(state)
        for node, seat, taken in path:
            node.record(taken, shares[seat])

    def halve(self, root: Node, clock: Clock) -> None:
        """Playouts for all actions, then for the better half, until one is left (sequential halving).

        No tree is grown, so an action's value is that of what the policy makes of it, not of what was tried below it.
        """
        field = self._legal
        leanings = self._leanings()
        stages = len(field).bit_length() - 1
        deals = nodes = 0
        for stage in range(1, stages + 1):
            while deals == 0 or (len(field) > 1 and clock.goes_on(nodes, stage / stages)):
                self._try_all(root, field, leanings, deals)
                deals += 1
                nodes += len(field)
            field = sorted(field, key=lambda action: -root.answers[action].value())[: max(1, len(field) // 2)]
            if deals >= ENOUGH:
                good = root.answers[field[0]].value() - FAR_BEHIND / (4 * self._game.foresight.swing)
                field = [action for action in field if root.answers[action].value() > good]

    def _leanings(self) -> dict[Action, float]:
        """What the policy thinks of each action, as shares of the win: among many actions some look good by chance, again and again."""
        weights = self._game.weigh(self._deal(0)[0], self._seat, self._legal)
        scale = self._game.foresight.hunch / (4 * self._game.foresight.swing)
        return {action: scale * max(-STRONGEST, min(STRONGEST, weight)) for action, weight in zip(self._legal, weights, strict=True)}

    def _try_all(self, root: Node, field: list[Action], leanings: dict[Action, float], number: int) -> None:
        """One playout of each action by the policy, all in the same deal."""
        for action in field:
            state, chance = self._deal(number)
            state.play(self._seat, action)
            self._roll_out(state, chance)
            root.record(action, self._shares(state)[self._seat] + leanings[action])

    def _deal(self, number: int) -> tuple[State, Rng]:
        """The n-th playout of each root action meets the same cards and dice, so that luck tells no two actions apart."""
        while len(self._deals) <= number:
            self._deals.append((self._observation.sample(self._rng), self._rng.fork()))
        state, chance = self._deals[number]
        return state.clone(), chance.clone()

    def _descend(self, node: Node, state: State, chance: Rng, path: list[tuple[Node, int, Action]]) -> None:
        """Follow the tree down to an untried action and add it."""
        secretive = self._asked_too
        while pending := self._open(state):
            if len(pending) > 1:
                secretive = pending
            seat = self._seat if self._seat in pending else pending[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
            elif seat != self._seat and seat in secretive:
                state.play(seat, self._policy(state, seat, legal, chance))
            else:
                weights = self._game.weigh(state, seat, legal)
                if self._game.foresight.floor > -inf:
                    kept = most_promising(legal, weights, self._game.foresight.floor)
                    legal, weights = [legal[index] for index in kept], [weights[index] for index in kept]
                action = node.select(legal, confidence(weights, self._game.foresight.sharpness))
                path.append((node, seat, action))
                state.play(seat, action)
                answer = node.answers.get(action)
                if answer is None:
                    node.answers[action] = Node()
                    return
                node = answer

    def _roll_out(self, state: State, chance: Rng) -> None:
        while pending := self._open(state):
            seat = pending[0]
            legal = state.legal(seat)
            state.play(seat, legal[0] if len(legal) == 1 else self._policy(state, seat, legal, chance))

    def _open(self, state: State) -> list[int]:
        return state.pending() if state.round() < self._horizon else []

    def _policy(self, state: State, seat: int, legal: list[Action], chance: Rng) -> Action:
        """A fast, fallible choice: what looks most promising."""
        promise = self._game.weigh(state, seat, legal)
        best = max(promise)
        if promise.count(best) == 1:
            return legal[promise.index(best)]
        return chance.choice([action for action, one in zip(legal, promise, strict=True) if one == best])

    def _shares(self, state: State) -> list[float]:
        """Every seat's expected share of the win: what the evaluations suggest or, mostly, what the result says."""
        standing = self._game.standings(state)
        swing = self._game.foresight.swing
        shares = [0.5 + tanh((standing[0] - self._level) / (2 * swing)) / 2] if state.seats == 1 else softmax(standing, swing)
        result = state.result()
        if result is None or (state.seats == 1 and not result.rivals):
            return shares
        outcome = self._game.foresight.outcome
        return [(1 - outcome) * share + outcome * won for share, won in zip(shares, result.shares(), strict=True)]


def confidence(promise: list[float], sharpness: float) -> list[float]:
    """Chances from promises of any unit: what stands out among its like is chosen more often."""
    mean = sum(promise) / len(promise)
    deviation = sqrt(sum((one - mean) ** 2 for one in promise) / len(promise))
    return softmax(promise, deviation / sharpness) if deviation else [1 / len(promise)] * len(promise)
