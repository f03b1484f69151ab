"""Context: what the parts of one server process share."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.di import NamedDependency

from starboard.server.bots import Drivers
from starboard.server.hosts import Hosts
from starboard.server.people import People
from starboard.server.presence import Presences
from starboard.server.security import Allowance
from starboard.server.settings import Settings
from starboard.server.storage import Storage
from starboard.server.tables import Tables


@dataclass(frozen=True)
class Context:
    settings: Settings
    storage: Storage
    people: People
    presences: Presences
    tables: Tables
    hosts: Hosts
    drivers: Drivers
    allowance: Allowance
    """How much each address may ask for."""


Shared = NamedDependency[Context]
