"""Contents and words: every operation is known, every name and text can be read (PU-20, PU-21)."""

from __future__ import annotations

import pytest

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from starboard.games.planet_unknown.content import CIV_CARDS, CORPORATIONS, EVENT_CARDS, OBJECTIVES, PLANETS, TERRAINS, TRACKS
from starboard.games.planet_unknown.content.operations import civ_text, event_text
from starboard.games.planet_unknown.rules.effects import OPERATIONS
from starboard.games.planet_unknown.words.cards import objective_text, private_text
from tests.games.planet_unknown.position import Game

MODIFIERS = {
    "ignore_adjacency", "store_patch", "add_movement", "water_steps", "no_meteorites", "add_civ_choice", "patch_on_tiles",
    "patch_on_meteorites", "extra_patch", "diagonal_moves", "free_moves", "replace_patch", "synergy_steps", "tech_as_energy",
    "skip_trackers", "link_tracks", "sideways_advance", "score_as_highest", "improve_track",
}  # fmt: skip
BOARD_RULES = {
    "biomass_needs_expansion", "energy_excludes", "lifepod_to_track_slot", "skip_lifepod_slots", "carry_meteorites",
    "lifepod_to_technology", "water_path", "water_steps_per_ice_square", "exclusive_slots", "diagonal_advance", "score_where_standing",
    "latest_technology_only",
}  # fmt: skip
SCORED = {"medals", "medals_per", "lifepod_value", "set_card"}


def test_cards_and_events_use_operations_that_exist():
    """PU-21.2."""
    used = {op.op for card in CIV_CARDS for op in card.effects} | {op.op for card in EVENT_CARDS for op in card.effects}
    assert used - set(OPERATIONS) - SCORED == {"restrict"}


def test_technologies_use_operations_or_modifiers_that_exist():
    """PU-21.3: a modifier is asked for by its name where it matters."""
    used = {op.op for board in CORPORATIONS for technology in board.technologies for op in technology.effects}
    assert used - set(OPERATIONS) == MODIFIERS


def test_boards_use_rules_that_exist():
    """PU-21.4."""
    used = {op.op for board in CORPORATIONS for rule in board.special_rules for op in rule.effects}
    assert used - set(OPERATIONS) == BOARD_RULES


def test_triggers_are_among_those_that_happen():
    """PU-21.5."""
    happening = {
        "always", "setup", "round_start", "game_end", "scoring", "own_turn", "tile_taken", "tile_placed", "water_resource",
        "track_movement_gained", "civ_milestone", "tech_milestone", "civ_pick", "unlocked", "patch_gained", "lifepod_collected",
        "meteorite_collected", "synergy_used", "rover_move", "rover_arrives",
    }  # fmt: skip
    used = {technology.when for board in CORPORATIONS for technology in board.technologies}
    used |= {rule.when for board in CORPORATIONS for rule in board.special_rules}
    assert used <= happening


def test_values_are_the_words_of_the_rules():
    """PU-21.1, PU-21.6."""
    for board in CORPORATIONS:
        assert tuple(board.tracks) == TRACKS
    for card in OBJECTIVES:
        assert card.competitive.measure.terrain in ("", *TERRAINS)
        assert card.competitive.compare in ("most", "fewest")
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
        assert render(civ_text(card), language, "planet_unknown")
    for objective in OBJECTIVES:
        names.append(render(message("objective-name", objective=objective.id), language, "planet_unknown"))
        names.append(render(message("private-name", objective=objective.id), language, "planet_unknown"))
        assert render(objective_text(objective), language, "planet_unknown")
        assert render(private_text(objective), language, "planet_unknown")
    for event in EVENT_CARDS:
        assert render(event_text(event), language, "planet_unknown")
    assert len(set(names)) == len(names)


def test_the_sum_of_the_five_trackers_is_scored():
    """PU-13.3."""
    game = Game().at(civ=15, water=15, biomass=15, rover=15, tech=15)
    assert game.medals("tracks") == 5 + 10 + 5 + 5 + 5
