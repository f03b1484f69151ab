"""A page for people about what clients know of a game: options, actions, events, the view, the contents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.text import render
from typescript import Struct

if TYPE_CHECKING:
    from interface import Interface


def page(interface: Interface) -> str:
    return "\n".join(lines(interface))


def lines(interface: Interface) -> Iterator[str]:
    game, module = interface.game, interface.module
    yield f"# {game.name}: reference\n"
    yield "Written from the Structs by `make types`. Types are those of TypeScript; `name?` may be missing.\n"
    yield f"`{game.id}`, rules version {game.version}, {game.min_seats} to {game.max_seats} seats.\n"
    yield "## Options\n"
    yield from table(["option", "choices", "default", "matters with"], (option_row(option, game.id) for option in game.options))
    yield "## Actions\n"
    yield from tagged(interface, (kind for kind in interface.actions if issubclass(kind, Action)))
    yield "## Events\n"
    yield from tagged(interface, (kind for kind in interface.events if issubclass(kind, Event)))
    yield "## View\n"
    yield from structs(interface, interface.viewed)
    others = [kind for kind in (*interface.actions, *interface.events) if not issubclass(kind, Action | Event)]
    if others:
        yield "## Parts of actions and events\n"
        yield from structs(interface, others)
    yield "## Contents\n"
    yield f"`GET /api/games/{game.id}/contents` has them all, by these names.\n"
    rows = ([f"`{name}`", code(interface.files[name]), entries(file)] for name, file in interface.contents.items())
    yield from table(["file", "type", "entries"], rows)
    yield from structs(interface, interface.printed)
    vocabularies = interface.vocabularies.items()
    if vocabularies:
        yield "## Vocabularies\n"
        yield "What contents are made of; each word is a class of the rules.\n"
    for tag_field, words in vocabularies:
        yield f"### {words.name}\n"
        yield from tagged(interface, words.forms, tag_field)
    aliases = {name: written for name, written in module.aliases.items() if name not in {words.name for _, words in vocabularies}}
    if aliases:
        yield "## Named types\n"
        yield from table(["name", "type"], ([f"`{name}`", code(written)] for name, written in aliases.items()))


def option_row(option: Option, game: str) -> list[str]:
    def say(choice: str) -> str:
        return render(Message(f"option-{option.id}-choice", {"choice": choice}), game=game)

    names = Counter(say(choice) for choice in option.choices)
    named = [f"`{choice}`" if say(choice) == choice or names[say(choice)] > 1 else f"`{choice}` {say(choice)}" for choice in option.choices]
    if len(named) > 3 and list(option.choices) == [str(number) for number in range(len(named))]:
        named = [f"{named[0]} to {named[-1]}"]
    per_seat = ", for each seat" if option.per_seat else ""
    needs = f"`{option.needs[0]}`: {', '.join(f'`{choice}`' for choice in option.needs[1])}" if option.needs else ""
    title = render(Message(f"option-{option.id}"), game=game)
    return [f"`{option.id}` {title}{per_seat}", ", ".join(named), f"`{option.default}`", needs]


def tagged(interface: Interface, kinds: Iterable[Struct], tag_field: str = "type") -> Iterator[str]:
    rows = []
    for kind in kinds:
        tag, *fields = interface.module.fields(kind).items()
        written = ", ".join(f"{name}: {type}" for name, type in fields)
        rows.append([f"`{tag[1].strip(chr(39))}`", code(written), prose(interface, kind)])
    yield from table([tag_field, "fields", "meaning"], rows)


def structs(interface: Interface, kinds: Iterable[Struct]) -> Iterator[str]:
    for kind in kinds:
        yield f"### {interface.module.structs[kind]}\n"
        if meaning := prose(interface, kind):
            yield f"{meaning}\n"
        yield from table(["field", "type"], ([f"`{name}`", code(type)] for name, type in interface.module.fields(kind).items()))


def table(heads: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def code(text: str) -> str:
    return f"`{text}`".replace("|", "\\|") if text else ""


def prose(interface: Interface, kind: Struct) -> str:
    return " ".join(interface.module.prose(kind).split()).replace("|", "\\|")


def entries(file: Path) -> str:
    """How many things a file lists; a file that is one thing has no number."""
    found = msgspec.json.decode(file.read_bytes())
    return str(len(found)) if isinstance(found, list) or file.parent.name == "text" else ""
