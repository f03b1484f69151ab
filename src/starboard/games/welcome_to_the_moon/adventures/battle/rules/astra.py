"""ASTRA in The Battle: she plays a card of her own on the active sheet (WM-S.50 to WM-S.55)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Target
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.names import BattleNames
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import INSIGNIA
from starboard.games.welcome_to_the_moon.adventures.battle.events import AstraPlayed
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import capture, captured, free_slot, held, insignia, named_slots
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import both, other_zone, played_on, zone_in_turn
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, PLANNING, PLANT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY, HALF
from starboard.games.welcome_to_the_moon.content.names import name_card
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS, HIGHEST
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.rules.phases import ask, finish
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.astra import SoloRules, deck_of
from starboard.games.welcome_to_the_moon.state import ASTRA, MoonState


@final
class BattleAstra(SoloRules):
    """Her targets are named like planets."""

    def __init__(self, layout: BattleLayout, names: BattleNames) -> None:
        super().__init__(layout.number)
        self.layout = layout
        self.names = names
        self.turn = AstraTurn(self)
        self.choose = ChoosePlanet(self)

    def active(self, state: MoonState) -> MarkedSheet:
        return cast("MarkedSheet", state.sheets[played_on(state, 0)])

    def opened_sheet(self, state: MoonState) -> MarkedSheet:
        return cast("MarkedSheet", state.opened(played_on(state, 0)))

    def zone(self, state: MoonState) -> int:
        """Hers is the one across from the player's."""
        return other_zone(zone_in_turn(state))

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """For planets that bear the player's flag, both sheets together."""
        flags = 0
        for zone, sheet in enumerate(both(sheets, 0)):
            for planet in range(len(self.layout.types)):
                if held(self.layout, sheet, planet, zone):
                    flags += 1
        return self.bonuses_for(flags)

    # -- her effect: WM-S.53

    def targets(self, state: MoonState, letter: int) -> list[str]:
        """Of the open moons, those where the player has drawn most insignia, on the planet and its moon."""
        sheet, zone = self.active(state), zone_in_turn(state)
        layout = self.layout
        open_moons = [planet for planet in range(len(layout.types)) if self.moon(sheet, planet) != EMPTY]
        strength = {planet: insignia(layout, sheet, planet, zone) for planet in open_moons}
        most = max(strength.values(), default=0)
        return [self.layout.planet_ids[planet] for planet, count in strength.items() if count == most]

    def moon(self, sheet: MarkedSheet, planet: int) -> int:
        """The next free slot of an open moon, EMPTY when there is none; a captured planet closes its moon."""
        return EMPTY if captured(self.layout, sheet, planet) else sheet.next_of(self.layout.moons[planet])

    def out_of_reach(self, state: MoonState, target: str) -> Refusal:
        if target not in self.layout.planet_ids:
            return Refusal("refused-symbol", rule="WM-S.12", symbol=target)
        planet = self.layout.planet_ids.index(target)
        if captured(self.layout, self.active(state), planet):
            return Refusal("battle-refused-captured", rule="WM-S.53")
        full = self.moon(self.active(state), planet) == EMPTY
        return Refusal("battle-refused-full-moon" if full else "battle-refused-weaker", rule="WM-S.53")

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        planet = self.layout.planet_ids.index(target)
        self.draw(state, self.moon(self.active(state), planet))

    def draw(self, state: MoonState, place: int) -> None:
        """Her insignia on a moon or an asteroid, without any bonus."""
        if place != EMPTY:
            self.opened_sheet(state).marks[place] = INSIGNIA[self.zone(state)]

    # -- her turn: WM-S.51, WM-S.54

    def opened(self, state: MoonState) -> None:
        if len(deck_of(state).open) == 1:
            state.queue(self.turn)

    def card(self, state: MoonState) -> int:
        return deck_of(state).open[0]

    def planets(self, state: MoonState) -> list[int]:
        """Planets of the card's number that have room, or of its numbers; while there are none, those of the next number."""
        numbers = FRONTS[self.card(state)]
        for _ in range(HIGHEST + 1):
            slots = {slot for number in numbers for slot in named_slots(self.layout, self.active(state), number)}
            if slots:
                return sorted(self.layout.planet_of[slot] for slot in slots)
            numbers = [following(number) for number in numbers]
        return []

    def play(self, state: MoonState, planet: int) -> None:
        sheet = self.opened_sheet(state)
        sheet.slots[free_slot(self.layout, sheet, planet)] = self.zone(state)
        assert state.astra is not None
        effect = state.astra.best_effect(self.card(state))
        if state.journal is not None:
            combination = name_card(FRONTS[self.card(state)], [effect])
            state.tell(AstraPlayed(None, combination, self.layout.planet_ids[planet], self.names.planet(planet)))
            if captured(self.layout, sheet, planet):
                state.tell(capture(self.names, state, played_on(state, 0), planet))
        self.use(state, sheet, planet, effect)
        state.publish()

    def use(self, state: MoonState, sheet: MarkedSheet, planet: int, effect: int) -> None:
        if effect in (PLANT, WATER):
            symbol = sheet.next_of(self.layout.plants[planet] if effect == PLANT else self.layout.waters[planet])
            if symbol != EMPTY:
                sheet.marks[symbol] = CROSSED
        elif effect in (PLANNING, ASTRONAUT):
            self.draw(state, self.moon(sheet, planet))
        else:
            self.draw(state, sheet.next_of(self.layout.belts[self.zone(state)].icons))


def following(number: int) -> int:
    """The number that she counts on to: 15 wraps to 1, and so does 42; 8½ was 8 or 9 (WM-S.51, WM-C.34)."""
    last = number - HALF + 1 if number >= HALF else number
    return last + 1 if last < HIGHEST else 1


@final
class AstraTurn(Step[MoonState]):
    """The first card drawn is ASTRA's too (WM-S.51)."""

    def __init__(self, astra: BattleAstra) -> None:
        self.astra = astra

    def run(self, state: MoonState, seat: int) -> None:
        planets = self.astra.planets(state)
        if len(planets) == 1:
            self.astra.play(state, planets[0])
        elif planets:
            ask(state, ASTRA, self.astra.choose, [0])


@final
class ChoosePlanet(Decision[MoonState]):
    """Several planets fit ASTRA's number: the player chooses (WM-S.51)."""

    def __init__(self, astra: BattleAstra) -> None:
        self.astra = astra

    def options(self, state: MoonState, seat: int) -> list[Action]:
        return [Target(self.astra.layout.planet_ids[planet]) for planet in self.astra.planets(state)]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Target)
        finish(state, seat)
        self.astra.play(state, self.astra.layout.planet_ids.index(action.target))

    def prompt(self, state: MoonState, seat: int) -> Message:
        card = self.astra.card(state)
        return message("battle-ask-astra", combination=name_card(FRONTS[card], BACKS[card]))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        if isinstance(action, Target) and action.target in self.astra.layout.planet_ids:
            return Refusal("battle-refused-astra", rule="WM-S.51")
        first = Refusal("refused-choice", rule="WM-S.51", question=self.prompt(state, seat))
        return first if isinstance(action, Target) else elsewhere(state, action, first)
