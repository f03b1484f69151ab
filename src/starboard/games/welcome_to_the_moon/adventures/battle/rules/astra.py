"""ASTRA in The Battle: she plays a card of her own on the active sheet (WM-S.50 to WM-S.55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Target
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import INSIGNIA, ZONE_A, ZONE_B
from starboard.games.welcome_to_the_moon.adventures.battle.events import AstraPlayed
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS
from starboard.games.welcome_to_the_moon.events import name_card
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT, PLANNING, PLANT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import CROSSED, UNTOUCHED, MarkedSheet
from starboard.games.welcome_to_the_moon.rules.turn import ask, finish
from starboard.games.welcome_to_the_moon.sheet import EMPTY, HALF, HIGHEST, Sheet
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck
from starboard.games.welcome_to_the_moon.state import ASTRA, MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules.adventure import Battle


@final
class BattleCard(AdventureCard):
    """Her targets are named like planets."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(boxes=6, fixed=20, per_level=3, times=2)
        self.battle = battle
        self.turn = AstraTurn(self)
        self.choose = ChoosePlanet(self)

    def active(self, state: MoonState) -> MarkedSheet:
        return cast("MarkedSheet", state.sheets[self.battle.played_on(state, 0)])

    def opened_sheet(self, state: MoonState) -> MarkedSheet:
        return cast("MarkedSheet", state.opened(self.battle.played_on(state, 0)))

    def zone(self, state: MoonState) -> int:
        """Hers is the one across from the player's."""
        return ZONE_A + ZONE_B - self.battle.zone_in_turn(state)

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """One for every two planets that bear the player's flag, both sheets together."""
        flags = 0
        for zone, sheet in enumerate(self.battle.both(sheets, 0)):
            for planet in range(len(self.battle.types)):
                if self.battle.captured(sheet, planet) and self.battle.controls(sheet, planet, zone):
                    flags += 1
        return flags // 2

    # -- her effect: WM-S.53

    def targets(self, state: MoonState, letter: int) -> list[str]:
        """Of the open moons, those where the player has drawn most insignia, on the planet and its moon."""
        sheet, zone = self.active(state), self.battle.zone_in_turn(state)
        strength = {
            planet: self.insignia(sheet, planet, zone) for planet in range(len(self.battle.types)) if self.moon(sheet, planet) != EMPTY
        }
        most = max(strength.values(), default=0)
        return [self.battle.planet_ids[planet] for planet, count in strength.items() if count == most]

    def insignia(self, sheet: MarkedSheet, planet: int, zone: int) -> int:
        drawn = [sheet.slots[slot] for slot in self.battle.planet_slots[planet]].count(zone)
        return drawn + [sheet.marks[slot] for slot in self.battle.moons[planet]].count(INSIGNIA[zone])

    def moon(self, sheet: MarkedSheet, planet: int) -> int:
        """The next free slot of an open moon, EMPTY when there is none; a captured planet closes its moon."""
        if not self.battle.captured(sheet, planet):
            for slot in self.battle.moons[planet]:
                if sheet.marks[slot] == UNTOUCHED:
                    return slot
        return EMPTY

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        planet = self.battle.planet_ids.index(target)
        self.draw(state, self.moon(self.active(state), planet))

    def draw(self, state: MoonState, place: int) -> None:
        """Her insignia on a moon or an asteroid, without any bonus."""
        if place != EMPTY:
            self.opened_sheet(state).marks[place] = INSIGNIA[self.zone(state)]

    def name_target(self, target: str) -> Message:
        return self.battle.name_planet(self.battle.planet_ids.index(target))

    # -- her turn: WM-S.51, WM-S.54

    def opened(self, state: MoonState) -> None:
        if len(cast("SoloDeck", state.stacks).open) == 1:
            state.queue(self.turn)

    def card(self, state: MoonState) -> int:
        return cast("SoloDeck", state.stacks).open[0]

    def planets(self, state: MoonState) -> list[int]:
        """Planets of the card's number that have room, or of its numbers; while there are none, those of the next number."""
        numbers = FRONTS[self.card(state)]
        for _ in range(HIGHEST + 1):
            slots = {slot for number in numbers for slot in self.battle.writable(self.active(state), EMPTY, number)}
            if slots:
                return sorted(self.battle.planet_of[slot] for slot in slots)
            numbers = [following(number) for number in numbers]
        return []

    def play(self, state: MoonState, planet: int) -> None:
        sheet = self.opened_sheet(state)
        sheet.slots[self.battle.free_slot(sheet, planet)] = self.zone(state)
        assert state.astra is not None
        effect = state.astra.best_effect(self.card(state))
        if state.journal is not None:
            name = self.battle.name_planet(planet)
            combination = name_card(FRONTS[self.card(state)], [effect])
            state.tell(AstraPlayed(None, combination, self.battle.planet_ids[planet], name))
            if self.battle.captured(sheet, planet):
                state.tell(self.battle.capture(state, self.battle.played_on(state, 0), planet))
        self.use(state, sheet, planet, effect)
        state.publish()

    def use(self, state: MoonState, sheet: MarkedSheet, planet: int, effect: int) -> None:
        if effect in (PLANT, WATER):
            symbol = self.battle.uncrossed(sheet, planet, effect)
            if symbol != EMPTY:
                sheet.marks[symbol] = CROSSED
        elif effect in (PLANNING, ASTRONAUT):
            self.draw(state, self.moon(sheet, planet))
        else:
            self.draw(state, self.battle.next_icon(sheet, self.battle.belts[self.zone(state)]))


def following(number: int) -> int:
    """The number that she counts on to: 15 wraps to 1, and so does 42; 8½ was 8 or 9 (WM-S.51, WM-C.34)."""
    last = number - HALF + 1 if number >= HALF else number
    return last + 1 if last < HIGHEST else 1


@final
class AstraTurn(Step[MoonState]):
    """The first card drawn is ASTRA's too (WM-S.51)."""

    def __init__(self, card: BattleCard) -> None:
        self.card = card

    def run(self, state: MoonState, seat: int) -> None:
        planets = self.card.planets(state)
        if len(planets) == 1:
            self.card.play(state, planets[0])
        elif planets:
            ask(state, ASTRA, self.card.choose, [0])


@final
class ChoosePlanet(Decision[MoonState]):
    """Several planets fit ASTRA's number: the player chooses (WM-S.51)."""

    def __init__(self, card: BattleCard) -> None:
        self.card = card

    def options(self, state: MoonState, seat: int) -> list[Action]:
        return [Target(self.card.battle.planet_ids[planet]) for planet in self.card.planets(state)]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Target)
        finish(state, seat)
        self.card.play(state, self.card.battle.planet_ids.index(action.target))

    def prompt(self, state: MoonState, seat: int) -> Message:
        card = self.card.card(state)
        return message("battle-ask-astra", combination=name_card(FRONTS[card], BACKS[card]))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-choice", rule="WM-S.51", question=self.prompt(state, seat))
