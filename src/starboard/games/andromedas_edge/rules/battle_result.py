"""The result of a battle: comparison, gains, tactical operations, damage (AE-14.7 to AE-14.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import (
    Decline,
    DiscardMoon,
    PickSide,
    PlaceMoon,
    PlayCard,
    TacticalCard,
    TacticalMoon,
    UseAbility,
    UseDevelopment,
    UseDiscovery,
    UseSupremacy,
)
from starboard.games.andromedas_edge.battle_events import BattleEnded, BattleStage, BattleTied, BattleWon, RaiderBeaten, RaiderHit
from starboard.games.andromedas_edge.board import RAIDER_SIDE
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.cards import TACTIC_KIND, TACTIC_OF
from starboard.games.andromedas_edge.content.moons import MOON_IDS, MOON_OF, MOON_REPAIR
from starboard.games.andromedas_edge.content.raiders import RAIDER_IDS, RAIDER_SHIELDS, STANDEES
from starboard.games.andromedas_edge.content.ships import FLEET
from starboard.games.andromedas_edge.content.tracks import SUPREMACY, TOP, TRACK_TOKEN
from starboard.games.andromedas_edge.rules.abilities import OF_RAIDER, Fire, Happening
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.forces import battle_due, side_of
from starboard.games.andromedas_edge.rules.free_actions import free_actions
from starboard.games.andromedas_edge.rules.gains import draw
from starboard.games.andromedas_edge.rules.modifiers import IGNORE_SHIELDS, raider_modifier
from starboard.games.andromedas_edge.rules.moons import NO_SUCH_MOON, Placing, gain_shown
from starboard.games.andromedas_edge.rules.operation import Frame
from starboard.games.andromedas_edge.rules.printed import REWARD
from starboard.games.andromedas_edge.rules.raiders import class_at
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.repairs import damage_ship
from starboard.games.andromedas_edge.rules.tracks import Advance
from starboard.games.andromedas_edge.rules.turn_choices import Pause
from starboard.games.andromedas_edge.rules.windows import W_DAMAGE, W_RESULT, Open
from starboard.games.andromedas_edge.state import AFTER, EdgeState

RESULT_STEP: Final = 5
DAMAGE_STEP: Final = 6


def winning_side(pools: dict[int, list[int]]) -> int:
    """The side whose dice, high to low, beat all others; NOTHING when the best are identical (AE-14.7)."""
    best = max(pools.values())
    winners = [side for side, dice in pools.items() if dice == best]
    return winners[0] if len(winners) == 1 else NOTHING


def close(state: EdgeState) -> None:
    state.battle = None
    state.enter(AFTER)
    if state.journal is not None:
        state.tell(BattleEnded(None))


@final
class Compare(Step[EdgeState]):
    """Step 5: dice of partners are pooled; with a full tie all are defeated (AE-14.7, AE-21.9)."""

    def run(self, state: EdgeState, seat: int) -> None:
        battle = state.battle
        assert battle is not None
        if battle.over or not battle_due(state):
            close(state)
            return
        battle.step = RESULT_STEP
        pools: dict[int, list[int]] = {}
        members = [member for member in range(RAIDER_SIDE + 1) if battle.fought >> member & 1]
        for member in members:
            pools.setdefault(side_of(state, member), []).extend(battle.dice[member])
        for dice in pools.values():
            dice.sort(reverse=True)
        won = winning_side(pools)
        for member in members:
            if side_of(state, member) == won:
                battle.winners |= 1 << member
            else:
                battle.defeated |= 1 << member
        self.tell(state, members)
        self.follow(state)

    def tell(self, state: EdgeState, members: list[int]) -> None:
        battle = state.battle
        if state.journal is None or battle is None:
            return
        if not battle.winners:
            state.tell(BattleTied(None))
        for member in members:
            if battle.winners >> member & 1:
                state.tell(BattleWon(None if member == RAIDER_SIDE else member))

    def follow(self, state: EdgeState) -> None:
        """Gains of the winner, cards, then the defeated in turn order, then damage (AE-14.8 to AE-14.10)."""
        battle = state.battle
        assert battle is not None
        order = state.turn_order()
        state.queue(BeforeDamage())
        for seat in reversed([seat for seat in order if battle.defeated >> seat & 1]):
            state.queue(Ask(seat, Operating()))
        state.queue(Open(W_RESULT))
        if battle.winners >> RAIDER_SIDE & 1:
            state.queue(RaidersWin())
            return
        winners = [seat for seat in order if battle.winners >> seat & 1]
        for seat in reversed(winners):
            state.queue(Fire(Happening("battle_won", seat, region=state.region, defeated=battle.defeated)))
        if battle.defeated >> RAIDER_SIDE & 1:
            card = state.board.raider_cards[class_at(state, state.region)]
            for seat in reversed(winners):
                resolve(state, REWARD[card], Frame(seat, seat))
        if len(winners) == 2 and race_for_token(state, winners):
            state.queue(Ask(state.active, Precedence(winners[0], winners[1])))
        else:
            for seat in reversed(winners):
                state.queue(Advance(seat, SUPREMACY))


def race_for_token(state: EdgeState, winners: list[int]) -> bool:
    """Whether both partners are about to reach the same supremacy token (AE-21.9)."""
    steps = [state.players[seat].tracks[SUPREMACY] for seat in winners]
    if steps[0] != steps[1] or steps[0] == TOP:
        return False
    space = TRACK_TOKEN[SUPREMACY][steps[0] + 1]
    return space > 0 and state.board.tokens[space - 1] != NOTHING


NO_WINNER: Final = Bar("AE-21.9", "barred-no-winner")
NO_MOON_AT_OPERATIONS: Final = Bar("AE-14.9", "barred-no-moon-at-operations")


@final
class Precedence(Choice):
    """The active player decides which partner gets the token (AE-21.9)."""

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickSide(self.one), PickSide(self.other)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSide)
        state.queue(Advance(self.other if action.seat == self.one else self.one, SUPREMACY))
        state.queue(Advance(action.seat, SUPREMACY))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_WINNER if isinstance(action, PickSide) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-precedence")

    def rule(self) -> str:
        return "AE-21.9"


@final
class RaidersWin(Step[EdgeState]):
    """Abilities of the raiders that won; the active player performs them (AE-14.8, AE-20.6)."""

    def run(self, state: EdgeState, seat: int) -> None:
        card = state.board.raider_cards[class_at(state, state.region)]
        for ability in reversed(OF_RAIDER[card]):
            if ability.on == "raiders_won":
                resolve(state, ability.effect, Frame(state.active, state.active))


@final
class Operating(Choice):
    """A defeated player may place moons, then use tactical operations (AE-14.9)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        player = state.players[seat]
        options: list[Action] = [TacticalCard(), Decline()]
        if player.tactical != NOTHING:
            options.append(TacticalMoon())
        return options + [PlaceMoon(MOON_IDS[moon]) for moon in sorted(set(player.unplaced))]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, TacticalCard):
            draw(state, seat, 1)
        elif isinstance(action, TacticalMoon):
            gain_shown(state, seat, state.players[seat].tactical)
        elif isinstance(action, PlaceMoon):
            state.queue(Ask(seat, self))
            state.queue(Ask(seat, Placing(MOON_OF[action.moon])))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, TacticalMoon):
            return NO_MOON_AT_OPERATIONS
        return NO_SUCH_MOON if isinstance(action, PlaceMoon) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-tactical")

    def rule(self) -> str:
        return "AE-14.9"


# -- step 6


def helps_ships(action: Action) -> bool:
    """Free actions that could save a ship from damage."""
    if isinstance(action, DiscardMoon):
        return MOON_REPAIR[MOON_OF[action.moon]] > 0
    if isinstance(action, PlayCard):
        return TACTIC_KIND[TACTIC_OF[action.card]] == "event"
    return isinstance(action, UseDevelopment | UseDiscovery | UseSupremacy | UseAbility)


@final
class BeforeDamage(Step[EdgeState]):
    """Free actions of the active player, then damage cards, then the damage (AE-14.10)."""

    def run(self, state: EdgeState, seat: int) -> None:
        battle = state.battle
        assert battle is not None
        battle.step = DAMAGE_STEP
        if state.journal is not None:
            state.tell(BattleStage(None, DAMAGE_STEP))
        state.queue(DealDamage())
        state.queue(Open(W_DAMAGE))
        if battle.defeated >> state.active & 1 and any(helps_ships(right) for right in free_actions(state, state.active)):
            state.push(state.active, Pause())


@final
class DealDamage(Step[EdgeState]):
    """Every ship of the defeated that is still there takes 1 damage; of the raiders exactly one (AE-14.10).

    A type of ship with shields has one ship only, so the order of a player's ships makes no difference.
    """

    def run(self, state: EdgeState, seat: int) -> None:
        battle = state.battle
        assert battle is not None
        shields = not (battle.winners >> RAIDER_SIDE & 1 and raider_modifier(state, IGNORE_SHIELDS))
        state.queue(Close())
        for other in state.turn_order():
            if battle.defeated >> other & 1:
                for number in range(FLEET):
                    if state.players[other].fleet[number] == state.region and not battle.saved >> (other * FLEET + number) & 1:
                        damage_ship(state, other, number, shields)
        if battle.defeated >> RAIDER_SIDE & 1:
            damage_raider(state)


@final
class Close(Step[EdgeState]):
    def run(self, state: EdgeState, seat: int) -> None:
        close(state)


def damage_raider(state: EdgeState) -> None:
    """A shield takes a marker, otherwise the raider goes back to its card (AE-14.10)."""
    board = state.board
    rank = class_at(state, state.region)
    if rank == NOTHING:
        return
    card = board.raider_cards[rank]
    if board.raider_hits[rank] < RAIDER_SHIELDS[card]:
        board.raider_hits[rank] += 1
        if state.journal is not None:
            state.tell(RaiderHit(None, RAIDER_IDS[card]))
        return
    board.raider_hits[rank] = 0
    standee = next(standee for standee in STANDEES[rank] if board.raiders[standee] == state.region)
    board.raiders[standee] = NOTHING
    if state.journal is not None:
        state.tell(RaiderBeaten(None, RAIDER_IDS[card]))
