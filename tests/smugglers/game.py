"""Smugglers: rules, state and view in one page. Never compiled, so that it also proves interpreted games on a compiled kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.agenda import Decision, Moment, Step, Task, Wait
from starboard.engine.campaign import Campaign, CampaignRules
from starboard.engine.errors import Refusal
from starboard.engine.events import Event
from starboard.engine.game import Game, Options
from starboard.engine.messages import Message, SeatName, message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.state import Rules, State
from starboard.engine.text import add_catalog
from starboard.engine.view import Place, Result, Score, Term, View, total

TURNS = 4
PATROL = 0
DECK = [PATROL] * 8 + [1, 2, 3, 4, 5, 6] * 4


class Ship(Action, frozen=True, tag="ship"):
    cargo: int


class Roll(Action, frozen=True, tag="roll"):
    pass


class Confiscate(Action, frozen=True, tag="confiscate"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    pass


class Gain(Action, frozen=True, tag="gain"):
    what: str


class Bribe(AmbientAction, frozen=True, tag="bribe"):
    pass


class Did(Event, frozen=True, tag="did"):
    what: str
    amount: int

    def text(self) -> Message:
        return message("did", who=SeatName(self.seat or 0), what=self.what, amount=self.amount)


class SmugglersView(View, kw_only=True):
    hand: list[int]
    hands: list[int]
    deck: int
    seen: list[int]
    bribed: bool


class Smugglers(State):
    def __init__(
        self,
        game: Rules[Any],
        seats: int,
        rng: Rng,
        agendas: list[list[Task[Any]]],
        table: list[Task[Any]],
        deck: list[int],
        hands: list[list[int]],
        seen: list[int],
        earned: list[list[int]],
        turn: int,
        bribed: bool,
        cargo: int,
    ) -> None:
        super().__init__(game, seats, rng, agendas, table)
        self.deck, self.hands, self.seen, self.earned = deck, hands, seen, earned
        self.turn, self.bribed, self.cargo = turn, bribed, cargo

    def clone(self) -> Smugglers:
        return Smugglers(
            self.game,
            self.seats,
            self.rng.clone(),
            self.copied_agendas(),
            self.table[:],
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.seen[:],
            [earned[:] for earned in self.earned],
            self.turn,
            self.bribed,
            self.cargo,
        )

    def round(self) -> int:
        return self.turn // self.seats + 1

    def draw(self, seat: int) -> None:
        if self.deck:
            self.hands[seat] = sorted([*self.hands[seat], self.deck.pop()])
            self.tell(Did(seat, "draw", 1))
            self.reveal()


class Turn(Decision[Smugglers]):
    """Ship one cargo or roll (SM-1)."""

    def options(self, state: Smugglers, seat: int) -> list[Action]:
        cargo = sorted({card for card in state.hands[seat] if card != PATROL})
        return [Ship(card) for card in cargo] + [Roll()]

    def take(self, state: Smugglers, seat: int, action: Action) -> None:
        state.push(seat, EndTurn())
        if isinstance(action, Ship):
            state.hands[seat].remove(action.cargo)
            state.cargo = action.cargo
            state.tell(Did(seat, "ship", action.cargo))
            state.push(seat, Land())
            state.push(seat, AskPatrols(tuple((seat + step) % state.seats for step in range(1, state.seats))))
        else:
            pips = state.rng.below(6) + 1
            state.earned[seat][1] += pips
            state.tell(Did(seat, "roll", pips))
            if pips == 6:
                state.push(seat, Gains())

    def prompt(self, state: Smugglers, seat: int) -> Message:
        return message("your-turn")

    def refuse(self, state: Smugglers, seat: int, action: Action) -> Refusal:
        if isinstance(action, Ship):
            return Refusal("no-such-cargo", rule="SM-1")
        return Refusal("refused-not-now", rule="SM-1")


class Inspection(Moment[Smugglers]):
    """Whoever holds a patrol may confiscate (SM-2)."""

    def concerns(self, state: Smugglers, seat: int) -> bool:
        return state.cargo != 0 and PATROL in state.hands[seat]

    def options(self, state: Smugglers, seat: int) -> list[Action]:
        return [Confiscate(), Pass()]

    def take(self, state: Smugglers, seat: int, action: Action) -> None:
        if isinstance(action, Confiscate):
            state.hands[seat].remove(PATROL)
            state.seen += [PATROL, state.cargo]
            state.cargo = 0
            state.tell(Did(seat, "confiscate", 0))
        else:
            state.tell(Did(seat, "pass", 0))

    def prompt(self, state: Smugglers, seat: int) -> Message:
        return message("inspect", cargo=state.cargo)

    def refuse(self, state: Smugglers, seat: int, action: Action) -> Refusal:
        return Refusal("refused-not-now", rule="SM-2")


class AskPatrols(Wait[Smugglers]):
    """Asks the others one after another and holds the seat until all have answered."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def ready(self, state: Smugglers, seat: int) -> bool:
        return all(other == seat or not state.agendas[other] for other in range(state.seats))

    def run(self, state: Smugglers, seat: int) -> None:
        for index, other in enumerate(self.seats):
            state.peek(other)
            if Inspection().concerns(state, other):
                state.push(seat, AskPatrols(self.seats[index + 1 :]))
                state.push(other, Inspection())
                return


class Gains(Decision[Smugglers]):
    """A card and a point, in any order (SM-1)."""

    def options(self, state: Smugglers, seat: int) -> list[Action]:
        return [Gain("card"), Gain("point")]

    def take(self, state: Smugglers, seat: int, action: Action) -> None:
        card, point = Draw(), Bonus()
        last, first = (point, card) if action == Gain("card") else (card, point)
        state.push(seat, last)
        state.push(seat, first)

    def prompt(self, state: Smugglers, seat: int) -> Message:
        return message("which-gain")

    def refuse(self, state: Smugglers, seat: int, action: Action) -> Refusal:
        return Refusal("refused-not-now", rule="SM-1")


class Land(Step[Smugglers]):
    def run(self, state: Smugglers, seat: int) -> None:
        if state.cargo:
            state.earned[seat][0] += state.cargo
            state.seen.append(state.cargo)
            state.tell(Did(seat, "land", state.cargo))
            state.cargo = 0


class Draw(Step[Smugglers]):
    def run(self, state: Smugglers, seat: int) -> None:
        state.draw(seat)


class Bonus(Step[Smugglers]):
    def run(self, state: Smugglers, seat: int) -> None:
        state.earned[seat][1] += 1
        state.tell(Did(seat, "bonus", 1))


class EndTurn(Step[Smugglers]):
    def run(self, state: Smugglers, seat: int) -> None:
        state.turn += 1
        state.bribed = False
        state.draw(seat)


class NextTurn(Step[Smugglers]):
    def run(self, state: Smugglers, seat: int) -> None:
        if state.turn < TURNS * state.seats:
            state.queue(NextTurn())
            state.push(state.turn % state.seats, Turn())


class Season(CampaignRules):
    """Three matches; a first place is worth two stars, a second one (SM-4)."""

    def __init__(self) -> None:
        super().__init__("smugglers", "SM-4", (2, 4), 3, ("start",))

    def fixed(self, leg: int, seats: int) -> dict[str, str]:
        return {"hand": "2" if leg == 1 else "3"}

    def stars(self, leg: int, place: int) -> int:
        return max(0, 3 - place)

    def ranking(self, campaign: Campaign) -> list[Place]:
        stars = [sum(self.won(campaign, leg)[seat] for leg in range(1, len(campaign.legs) + 1)) for seat in range(len(campaign.players))]
        return [Place(seat, 1 + sum(other > mine for other in stars), mine) for seat, mine in enumerate(stars)]


class SmugglersGame(Game[Smugglers]):
    def __init__(self) -> None:
        options = (Option("hand", ("2", "3"), "3"), Option("start", ("0", "2"), "0", per_seat=True))
        super().__init__("smugglers", "Smugglers", 1, (2, 4), options, [Ship, Roll, Confiscate, Pass, Gain, Bribe])

    def setup(self, seats: int, options: Options, rng: Rng) -> Smugglers:
        deck = rng.shuffled(DECK)
        size = int(str(options["hand"]))
        hands = [sorted(deck.pop() for _ in range(size)) for _ in range(seats)]
        earned = [[0, int(points)] for points in options["start"]]
        return Smugglers(self, seats, rng, [[] for _ in range(seats)], [NextTurn()], deck, hands, [], earned, 0, False, 0)

    def redeal(self, state: Smugglers, seat: int | None, rng: Rng) -> Smugglers:
        """Who is asked to inspect is known to hold a patrol: deal again until that is so."""
        twin = state.clone()
        others = [other for other in range(state.seats) if other != seat]
        asked = [other for other in others if isinstance(state.decision(other), Inspection)]
        hidden = state.deck + [card for other in others for card in state.hands[other]]
        while True:
            unknown = rng.shuffled(sorted(hidden))
            for other in others:
                size = len(state.hands[other])
                twin.hands[other], unknown = sorted(unknown[:size]), unknown[size:]
            if all(PATROL in twin.hands[other] for other in asked):
                break
        twin.deck = unknown
        twin.rng = rng.fork()
        return twin

    def view(self, state: Smugglers, seat: int | None) -> SmugglersView:
        return SmugglersView(
            game="smugglers",
            round=state.round(),
            scores=self.scores(state),
            hand=[] if seat is None else state.hands[seat][:],
            hands=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            seen=state.seen[:],
            bribed=state.bribed,
        )

    def scores(self, state: Smugglers) -> list[Score]:
        return [total([Term("cargo", cargo), Term("dice", dice)]) for cargo, dice in state.earned]

    def result(self, state: Smugglers) -> Result | None:
        if state.pending():
            return None
        points = [score.points for score in self.scores(state)]
        places = [Place(seat, 1 + sum(other > mine for other in points), mine) for seat, mine in enumerate(points)]
        return Result(places, [message("all-turns")])

    def describe(self, state: Smugglers, seat: int, action: Action) -> Message:
        return message("act", what=repr(action))

    def census(self, state: Smugglers) -> dict[str, int]:
        cards = len(state.deck) + len(state.seen) + sum(len(hand) for hand in state.hands)
        return {"cards": cards + (1 if state.cargo else 0)}

    def ambient(self, state: Smugglers, seat: int) -> list[Action]:
        own = seat == state.turn % state.seats and state.earned[seat][1] > 0
        return [Bribe()] if own and not state.bribed and state.deck else []

    def take_ambient(self, state: Smugglers, seat: int, action: AmbientAction) -> None:
        state.bribed = True
        state.earned[seat][1] -= 1
        state.draw(seat)
        state.tell(Did(seat, "bribe", 1))

    def evaluate(self, state: Smugglers, seat: int) -> float:
        points = [score.points for score in self.scores(state)]
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if seats == 4 and options["hand"] == "3" and "2" in options["start"]:
            return Refusal("no-head-start", rule="SM-3")
        return None

    def campaign(self) -> CampaignRules:
        return Season()

    def conformance(self) -> list[tuple[int, Options]]:
        return [*super().conformance(), (2, {"hand": "2", "start": ["0", "2"]})]


GAME = SmugglersGame()
add_catalog("smugglers", Path(__file__).parent / "text")
