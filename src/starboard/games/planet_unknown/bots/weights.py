"""What the bots think things are worth, in medals unless said otherwise: data that `bench/tune.py` can tune."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    def __init__(self) -> None:
        # tracks
        self.climb = 0.35
        """Steps that a tracker takes in a round, about."""
        self.favour = 0.55
        """The same of a tracker that is favoured."""
        self.crown = 0.72
        """The same of one that a private objective wants at the top of its track."""
        self.spread = 0.5
        """How far the steps that are taken are from those expected."""
        self.ice = 4.0
        """Free squares of ice with which the water tracker loses half of the pace that it owes to tiles."""
        self.synergy = 1.15
        self.point = 0.3
        self.card = 1.4
        self.card_level = 0.2
        self.rover = 1.6
        self.patch = 1.0
        self.technology = 0.9
        self.choice = 1.2
        # ground
        self.tile = 4.5
        """Squares that a tile covers, about."""
        self.slack = 4.8
        """Squares that stay free even when there are tiles enough."""
        self.focus = 0.9
        """How well free squares are kept out of lines that can be completed: 1 is chance."""
        self.niche = 0.15
        """Chance a round that a small free area is filled."""
        self.mend = 0.25
        """Chance a patch to come that it is filled by patches."""
        self.spare = 1.0
        self.gift = 0.12
        """Patches a round that cards and events give."""
        self.thin = 0.9
        """How much less likely a square in a passage is covered."""
        self.gap = 0.5
        """How much of such a square no tile takes."""
        self.shortage = 2.0
        """What each round is worth that comes when the planet may be full."""
        self.border = 0.24
        self.lonely = 0.3
        # rovers
        self.apart = 2.0
        """Steps from one piece to collect to the next."""
        self.reach = 1.3
        self.lifepod = 0.6
        self.rock = 0.3
        self.meteors = 0.4
        """Meteorites that a tile brings, about."""
        self.shower = 0.07
        """How much of the lines a round's meteorites cost when nobody collects them."""
        # the rest
        self.stored = 1.2
        self.owed = 0.2
        self.waiting = 0.5
        self.extra_tile = 2.5
        self.cleared = 0.9
        """A meteorite that is taken away."""
        self.envy = 0.3
        self.plan = 0.5
        """How much of what a plan for the next tiles promises comes true."""
        # objectives
        self.block = 0.28
        self.cluster = 0.22
        self.doors = 1.0
        """Free squares beside a cluster that slow its growth down by half."""
        self.hunt = 0.35
        self.temptation = 0.27
        self.rivalry = 4.0


WEIGHTS: Final = Weights()
