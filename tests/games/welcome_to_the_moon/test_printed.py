"""What is printed on the sheets and is drawn, but counted by other fields (WM-0.10.5, WM-2.5)."""

from __future__ import annotations

import json

import msgspec
import pytest

from starboard.games.welcome_to_the_moon.adventures import SHEETS
from starboard.games.welcome_to_the_moon.adventures.battle.content import BattleContent
from starboard.games.welcome_to_the_moon.adventures.dome.content import DomeContent
from starboard.games.welcome_to_the_moon.adventures.escape.content import EscapeContent

PRINTED = {"launch": ([5] * 8, [5 * errors for errors in range(9)])}
"""By adventure: what stands at the error boxes, and what so many errors cost. Elsewhere there are three boxes."""
THREE = ([0, 5, 10], [0, 5, 10, 15])
TWO = ([0, 5], [0, 5, 10])


@pytest.mark.parametrize("adventure", [adventure for adventure in SHEETS if adventure != "battle"])
def test_error_boxes_are_printed_as_they_cost(adventure):
    """WM-0.10.5, WM-1.7."""
    content = json.loads(SHEETS[adventure].read_text("utf-8"))
    printed, cost = PRINTED.get(adventure, THREE)
    assert [box["printed_value"] for box in content["error_boxes"]] == printed
    assert content["error_penalty_by_count"] == cost


def test_both_zones_of_the_battle_have_two_error_boxes():
    """WM-8.18."""
    zones = json.loads(SHEETS["battle"].read_text("utf-8"))["zones"]
    for zone in zones.values():
        assert [box["printed_value"] for box in zone["error_boxes"]] == TWO[0]
        assert zone["error_penalty_by_count"] == TWO[1]


def test_tanks_of_the_journey_stand_in_order_with_their_points():
    """WM-2.5: from Earth to Moon."""
    tanks = json.loads(SHEETS["journey"].read_text("utf-8"))["water_tanks"]
    assert [tank["order"] for tank in tanks] == list(range(1, 13))
    assert [tank["points"] for tank in tanks] == [4, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 4]


@pytest.mark.parametrize(
    ("adventure", "kind", "path"),
    [
        ("escape", EscapeContent, ("number_range",)),
        ("escape", EscapeContent, ("race_bonuses", 0, "goal")),
        ("escape", EscapeContent, ("marker_tracks", 0, "rewards", 0)),
        ("escape", EscapeContent, ("value_tracks", 0, "boxes", 0)),
        ("escape", EscapeContent, ("error_boxes", 0, "bonus")),
        ("escape", EscapeContent, ("scoring", "tables")),
        ("dome", DomeContent, ("drawing_hints",)),
        ("battle", BattleContent, ("zones", "zone_a", "marker_tracks", 0, "markers", 0)),
    ],
)
def test_what_no_type_knows_is_an_error(adventure, kind, path):
    """Anywhere on a sheet, an unknown field stops the loading."""
    content = json.loads(SHEETS[adventure].read_text("utf-8"))
    msgspec.convert(content, kind)
    entry = content
    for step in path:
        entry = entry[step]
    entry["misprint"] = 1
    with pytest.raises(msgspec.ValidationError, match="misprint"):
        msgspec.convert(content, kind)
