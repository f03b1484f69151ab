"""Who can play: bots by name, as `random`, `greedy`, `search`, `search:200` (milliseconds a decision) or `search:500n` (nodes)."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Final

from starboard.bots.bot import Bot
from starboard.bots.budget import Budget
from starboard.bots.greedy import GreedyBot
from starboard.bots.random import RandomBot
from starboard.bots.search import SearchBot
from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed

BOTS: Final = ("random", "greedy", "search")


def make_bot(spec: str, seed: int | bytes) -> Bot:
    """A bot and its own source of chance; the same spec and seed decide alike, unless the budget is time."""
    name, colon, argument = spec.partition(":")
    rng = Rng(numbered_seed(seed) if isinstance(seed, int) else blake2b(seed, digest_size=32).digest())
    if name not in BOTS:
        raise Refusal("refused-bot", bot=spec, known=", ".join(BOTS))
    if name == "search":
        return SearchBot(rng, read_budget(spec, argument) if colon else Budget())
    if colon:
        raise Refusal("refused-bot-argument", bot=spec, name=name)
    return RandomBot(rng) if name == "random" else GreedyBot(rng)


def read_budget(spec: str, argument: str) -> Budget:
    found = re.fullmatch(r"([1-9][0-9]{0,6})(n?)", argument)
    if found is None:
        raise Refusal("refused-bot-budget", bot=spec)
    amount = int(found[1])
    return Budget(nodes=amount) if found[2] else Budget(milliseconds=amount)
