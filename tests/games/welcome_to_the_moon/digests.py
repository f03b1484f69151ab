"""Fingerprints of whole random matches: every build and every machine must play them alike.

After a change of the rules' version they are written again by `.venv/bin/python -m tests.games.welcome_to_the_moon.digests`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

from starboard import Match
from starboard.engine.match import to_json
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed

FILE = Path(__file__).parent / "digests.json"
MATCHES = 3


def digests() -> dict[str, str]:
    """One for each seed of each number of seats and options that the conformance suite plays."""
    found = {}
    for seats, options in find_game("welcome_to_the_moon").conformance():
        chosen = "".join(f" {key}={value}" for key, value in options.items())
        for seed in range(MATCHES):
            found[f"{seats} seats{chosen}, seed {seed}"] = digest(seats, options, seed)
    return found


def digest(seats: int, options, seed: int) -> str:
    """Of the log, and of the final position with the chance to come."""
    match = Match.new("welcome_to_the_moon", seats, seed, options)
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        match.play(seat, rng.choice(match.state.legal(seat)))
    return blake2b(to_json([match.log, match.state.digest()]), digest_size=16).hexdigest()


if __name__ == "__main__":
    FILE.write_text(json.dumps(digests(), indent=2) + "\n", "utf-8")
