"""Mascamites: samples on Jupiter and Saturn, capsules, deliveries (SE-10.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import PickSample, Stop
from starboard.games.seti.content.boards import HOSTS
from starboard.games.seti.content.numbers import NOBODY, PLANET_IDS
from starboard.games.seti.events import SampleTaken
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.choices import Choice, ask
from starboard.games.seti.rules.effects import Resolve, resolve
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.printed import SAMPLE
from starboard.games.seti.state import SetiState

NO_SAMPLE: Final = Barred("SE-10.2", message("refused-no-such-sample"))
NO_PROBE_THERE: Final = Barred("SE-10.2", message("refused-no-samples"))


def samples_at(state: SetiState, planet: int) -> tuple[int, ...]:
    return state.board.samples[HOSTS.index(planet)] if planet in HOSTS and state.board.samples else ()


@final
class CollectSample(Op):
    """After an orbit or landing at Jupiter or Saturn: look at the samples there and take one (SE-10.2)."""

    form: ClassVar = printed("collect_sample")
    symbol: ClassVar = "sample"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        planet = state.sources[source].planet
        if samples_at(state, planet):
            state.reveal()
            state.push(seat, Collecting(planet))

    def text(self) -> Message:
        return message("op-collect-sample")


@final
class Collecting(Choice):
    """The sample becomes a capsule on the planet's space."""

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def options(self, state: SetiState, seat: int) -> list[Action]:
        held = sorted(samples_at(state, self.planet))
        return [*[PickSample(PLANET_IDS[self.planet], sample + 1) for sample in held], Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, PickSample):
            return
        sample = action.sample - 1
        samples = state.board.samples
        host = HOSTS.index(self.planet)
        samples[host] = tuple([one for one in samples[host] if one != sample])
        player = state.players[seat]
        player.capsules.append(state.sky().planets[self.planet])
        player.samples.append(sample)
        if state.journal is not None:
            state.tell(SampleTaken(seat, PLANET_IDS[self.planet]))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NO_SAMPLE if isinstance(action, PickSample) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-collect-sample")

    def rule(self) -> str:
        return "SE-10.2"


@final
class InspectSample(Op):
    """Look at the samples of a planet, gain the reward of one, put it back (SE-10.2)."""

    form: ClassVar = printed("inspect_sample", where=Literal["planet_with_own_probe", "jupiter_or_saturn"])
    symbol: ClassVar = "sample"

    def __init__(self, form: Any) -> None:
        self.where: str = form.where
        self.needs_probe = self.where == "planet_with_own_probe"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        ask(state, seat, HostChoice(self))

    def reaches(self, state: SetiState, seat: int, planet: int) -> bool:
        if not samples_at(state, planet):
            return False
        player = state.players[seat]
        return not self.needs_probe or state.sky().planets[planet] in player.probes + player.capsules

    def text(self) -> Message:
        return message("op-inspect-sample", where=self.where)


@final
class HostChoice(Choice):
    """At which planet to look, before its samples are seen (SE-10.2); at none if no probe is there any more (SE-0.3.3)."""

    def __init__(self, op: InspectSample) -> None:
        self.op = op

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickSample(PLANET_IDS[planet], 0) for planet in HOSTS if self.op.reaches(state, seat, planet)] or [Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, PickSample):
            state.reveal()
            state.push(seat, Inspecting(PLANET_IDS.index(action.planet)))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NO_PROBE_THERE if isinstance(action, PickSample) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-inspect-planet")

    def rule(self) -> str:
        return "SE-10.2"


@final
class Inspecting(Choice):
    def __init__(self, planet: int) -> None:
        self.planet = planet

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickSample(PLANET_IDS[self.planet], sample + 1) for sample in sorted(samples_at(state, self.planet))]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSample)
        state.push(seat, Resolve(SAMPLE[action.sample - 1], 0, NOBODY, 1, False))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NO_SAMPLE if isinstance(action, PickSample) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-inspect")

    def rule(self) -> str:
        return "SE-10.2"


@final
class SampleReward(Op):
    """The reward of the delivered sample (SE-10.2)."""

    form: ClassVar = printed("sample_reward", times=int)
    symbol: ClassVar = "sample"

    def __init__(self, form: Any) -> None:
        self.times: int = form.times

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        for _ in range(self.times):
            state.push(seat, Resolve(SAMPLE[state.sources[source].sample], 0, NOBODY, 1, False))

    def text(self) -> Message:
        return message("op-sample-reward", times=self.times)


@final
class FaceUpSample(Op):
    """The reward of the sample on the space just marked (SE-10.2)."""

    form: ClassVar = printed("face_up_sample")
    symbol: ClassVar = "sample"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.push(seat, Resolve(SAMPLE[state.sources[source].sample], 0, NOBODY, 1, False))

    def for_rival(self, state: SetiState, source: int) -> None:
        resolve(state, RIVAL, SAMPLE[state.sources[source].sample])

    def text(self) -> Message:
        return message("op-face-up-sample")


OPERATIONS.announce(CollectSample, InspectSample, SampleReward, FaceUpSample)
