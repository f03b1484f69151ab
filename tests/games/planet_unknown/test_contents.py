"""Contents and words: every operation is known, every name and text can be read (PU-20, PU-21)."""

from __future__ import annotations

import json
from typing import get_args, get_type_hints

import msgspec
import pytest

from starboard.engine.content import load
from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.prices import PRICES
from starboard.games.planet_unknown.content import (
    CIV_CARDS,
    CONTENT,
    CORPORATIONS,
    EVENT_CARDS,
    LISTED_DECKS,
    LISTED_TILES,
    OBJECTIVES,
    PLANETS,
    CivCard,
    Conditions,
    TechnologyContent,
)
from starboard.games.planet_unknown.content.corporations import KINDS
from starboard.games.planet_unknown.content.measures import Measure
from starboard.games.planet_unknown.content.modifiers import BoardRule, Modifier
from starboard.games.planet_unknown.content.operations import ChooseOneOp, CivCardOp, Operation, Scored, UnlockTechOp
from starboard.games.planet_unknown.content.prohibitions import PlanetRule, RoundBan
from starboard.games.planet_unknown.content.tracks import TRACKS
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.rules.objectives import COUNTS
from starboard.games.planet_unknown.rules.operations import OPERATIONS
from starboard.games.planet_unknown.words.lists import DECK_FILE, TILE_FILE, listed_decks, listed_tiles, written
from tests.games.planet_unknown.position import Game


def printed_ops():
    """Every operation of the contents, those inside others included."""
    for card in CIV_CARDS:
        yield from card.effects
    for event in EVENT_CARDS:
        for effect in event.effects:
            yield from [op for option in effect.options for op in option] if isinstance(effect, ChooseOneOp) else [effect]
    for board in CORPORATIONS:
        for slot in (slot for track in board.tracks.values() for slot in track):
            for bonus in slot.bonuses:
                yield from [op for option in bonus.options for op in option] if isinstance(bonus, ChooseOneOp) else [bonus]
        for technology in board.technologies:
            yield from technology.effects
        for rule in board.special_rules:
            yield from rule.effects


def leaves(kind):
    found = [leaf for one in kind.__subclasses__() for leaf in leaves(one)]
    return found or [kind]


def test_every_operation_is_carried_out():
    """PU-21.2: milestones of tracks are, where the slot is reached."""
    kinds = set(leaves(Operation))
    assert kinds - set(OPERATIONS) == {CivCardOp, UnlockTechOp}
    assert {type(op) for op in printed_ops() if isinstance(op, Operation)} <= kinds


def test_every_measure_is_counted_and_printed():
    """PU-21.6."""
    printed = {type(side.measure) for card in OBJECTIVES for side in (card.competitive, card.private)}
    assert {kind for kind in leaves(Measure) if kind is not Measure} == set(COUNTS) == printed


def test_every_tag_is_printed_somewhere():
    """PU-21.3, PU-21.4: nothing in the vocabulary is left over."""
    printed = {type(op) for op in printed_ops()} | {type(rule) for planet in PLANETS for rule in planet.special_rules}
    kinds = {kind for base in (Operation, Scored, Modifier, BoardRule, RoundBan, PlanetRule) for kind in leaves(base)}
    assert kinds - printed - {ChooseOneOp} == set()


@pytest.mark.parametrize("field", ["points", "op"])
def test_an_operation_has_its_own_fields_only(tmp_path, field):
    """What is unknown is an error that names the file and the entry."""
    cards = json.loads((CONTENT / "civ_cards.json").read_text())
    cards[3]["effects"][0][field] = "unknown"
    file = tmp_path / "civ_cards.json"
    file.write_text(json.dumps(cards))
    with pytest.raises(ValueError, match=r"civ_cards.json: .*\[3\].effects"):
        load(file, tuple[CivCard, ...])


def test_technologies_wait_for_moments_and_conditions_that_there_are():
    """PU-21.5: each is printed on some board, and another one is an error."""
    technologies = [technology for board in CORPORATIONS for technology in board.technologies]
    moments = get_type_hints(TechnologyContent)["when"]
    assert {technology.when for technology in technologies} == set(get_args(moments))
    none = Conditions()
    asked = {name for name in Conditions.__struct_fields__ for one in technologies if getattr(one.condition, name) != getattr(none, name)}
    assert asked == set(Conditions.__struct_fields__)
    with pytest.raises(msgspec.ValidationError, match="when"):
        msgspec.convert(msgspec.to_builtins(technologies[0]) | {"when": "whenever"}, TechnologyContent)


def test_bots_know_the_price_of_whatever_waits():
    assert {kind for kind in leaves(Effect) if kind is not Effect} == set(PRICES)
    assert sorted(KINDS.values()) == list(range(len(Forecast(Game().state, Game().player).bonus)))


def test_values_are_the_words_of_the_rules():
    """PU-21.1, PU-21.6."""
    for board in CORPORATIONS:
        assert tuple(board.tracks) == TRACKS
    assert {card.timing for card in CIV_CARDS} == {"immediate", "end_of_game"}
    assert {card.kind for card in EVENT_CARDS} == {"once", "round"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_read(language):
    """PU-20: names, rules, technologies and cards in every language, each name once."""
    names = []
    for planet in PLANETS:
        names.append(render(message("planet-name", planet=planet.id), language, "planet_unknown"))
        assert render(message(f"planet-rule-{planet.id}"), language, "planet_unknown")
    for board in CORPORATIONS:
        names.append(render(message("corporation-name", corporation=board.id), language, "planet_unknown"))
        assert render(message(f"corporation-rule-{board.id}"), language, "planet_unknown")
        for technology in board.technologies:
            assert render(message(f"technology-{board.id}-{technology.level}"), language, "planet_unknown")
    for card in CIV_CARDS:
        names.append(render(message("civ-name", card=card.id), language, "planet_unknown"))
        assert render(card.text(), language, "planet_unknown")
    for objective in OBJECTIVES:
        names.append(render(message("objective-name", objective=objective.id), language, "planet_unknown"))
        names.append(render(message("private-name", objective=objective.id), language, "planet_unknown"))
        assert render(objective.competitive.text(), language, "planet_unknown")
        assert render(objective.private.text(), language, "planet_unknown")
    for event in EVENT_CARDS:
        assert render(event.text(), language, "planet_unknown")
    assert len(set(names)) == len(names)


def test_clients_have_the_lists_of_tiles_and_decks():
    """Written anew by python tools/planet_unknown_lists.py."""
    assert TILE_FILE.read_bytes() == written(listed_tiles())
    assert DECK_FILE.read_bytes() == written(listed_decks())


def test_a_listed_tile_says_by_which_turn_each_goes():
    """PU-1.3: two squares in a row, and a piece that looks another way each time."""
    turns = {tile.id: tile.turns for tile in LISTED_TILES}
    assert turns["i2_civ_energy"] == (0, 1, 2, 3, 0, 1, 2, 3)
    assert turns["f5_civ_energy_m"] == tuple(range(8))
    assert len(turns) == 144


def test_the_listed_decks_are_those_that_may_be_chosen():
    """PU-15.3, PU-17.1: twenty cards, no more of a colour than there are; alone there is always a deck."""
    alone, together = LISTED_DECKS
    assert (alone.seats, together.seats) == ((1,), (2, 3, 4, 5, 6))
    assert (alone.named["default"], together.named.get("default")) == ((7, 7, 6), None)
    assert together.mixes == tuple(mix for mix in alone.mixes if mix[0] <= 16 and mix[2] <= 18)
    assert {sum(mix) for mix in alone.mixes} == {20}
    assert len(alone.mixes) == 21 * 22 // 2


def test_the_sum_of_the_five_trackers_is_scored():
    """PU-13.3."""
    game = Game().at(civ=15, water=15, biomass=15, rover=15, tech=15)
    assert game.medals("tracks") == 5 + 10 + 5 + 5 + 5
