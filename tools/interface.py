"""make types: what clients know of the games and of the server, written from the Structs; --check says what is stale."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import reference
from project import ROOT, WEB
from starboard.engine import content
from starboard.engine.actions import Action
from starboard.engine.content import Printed
from starboard.engine.effects.vocabulary import Vocabulary, Word, form_of, tag_of
from starboard.engine.events import Event
from starboard.engine.game import Game
from starboard.engine.messages import Message
from starboard.engine.view import View
from typescript import Module, Printing, Struct, Words, aliases, array, belongs, one_of, place, subclasses, vocabulary_of

PLATFORM = WEB / "src" / "lib" / "types.ts"
OPAQUE = {Action: "Action", Event: "Event"}
"""What belongs to a game, as the platform knows it."""
TEXTS = dict[str, list[Message]]
"""What a file in a `text` folder holds: printed things in words, by id."""
LOADED: dict[Path, Any] = {}
"""The type that each file of contents is checked against."""


def watched(path: Path, kind: Any) -> Any:
    LOADED[path.resolve()] = kind
    return load(path, kind)


load, content.load = content.load, watched


class Interface:
    """A game as clients know it."""

    def __init__(self, game: Game[Any], known: Mapping[Any, str]) -> None:
        self.game = game
        package = type(game).__module__.rpartition(".")[0]
        (self.view,) = (kind for kind in subclasses(View) if belongs(kind, package))
        self.prefix = self.view.__name__.removesuffix("View")
        self.contents = game.contents()
        self.vocabularies = vocabularies(package)
        self.module = Module(package, known, vocabularies=self.vocabularies)
        self._scope: dict[str, Any] = vars(sys.modules[self.view.__module__])
        self.viewed = self._added([self.view])
        self.actions = self._added(game.actions())
        events = (kind for kind in subclasses(Event) if belongs(kind, package) and not kind.__subclasses__())
        self.events = self._added(sorted(events, key=place))
        self.files = {name: self.module.reference(self._kind(file), self._scope) for name, file in self.contents.items()}
        words = {form for vocabulary in self.vocabularies.values() for form in vocabulary.forms}
        self.printed = [kind for kind in self.module.structs if issubclass(kind, Printed) and kind not in words]

    def _kind(self, file: Path) -> Any:
        return LOADED.get(file.resolve(), TEXTS if file.parent.name == "text" else Any)

    def _added(self, kinds: list[Any]) -> list[Struct]:
        """These Structs and those that they lead to, as far as they are new."""
        before = set(self.module.structs)
        for kind in kinds:
            self.module.use(kind)
        return [kind for kind in self.module.structs if kind not in before]

    def source(self) -> str:
        title = f"/** What the server tells of {self.game.name}, and what it takes: written from the Structs by `make types`. */\n"
        names = sorted(self.module.imported)
        imports = f"\nimport type {{ {', '.join(names)} }} from '$lib/types';\n" if names else ""
        return title + imports + "\n" + self.module.source() + "\n" + "".join(self._unions())

    def _unions(self) -> Iterator[str]:
        prefix, name = self.prefix, self.module.structs
        yield one_of(f"{prefix}Action", [name[kind] for kind in self.actions if issubclass(kind, Action)])
        yield f"export type ActionOf<T extends {prefix}Action['type']> = Extract<{prefix}Action, {{ type: T }}>;\n"
        yield one_of(f"{prefix}Event", [name[kind] for kind in self.events if issubclass(kind, Event)])
        yield "/** What is chosen before the match; a list has a value for each seat. */\n"
        yield f"export type {prefix}Options = {{\n"
        for option in self.game.options:
            words = " | ".join(f"'{choice}'" for choice in option.choices)
            yield f"  {option.id}: {array(words) if option.per_seat else words};\n"
        yield "};\n/** What is printed, by the files of the contents. */\n"
        yield f"export type {prefix}Contents = {{\n"
        yield from (f"  {name}: {kind};\n" for name, kind in self.files.items())
        yield "};\n"


def vocabularies(package: str) -> dict[str, Words]:
    """Those of a game, by the field that has the tags."""
    scopes = [vars(module) for name, module in sorted(sys.modules.items()) if name.startswith(f"{package}.")]
    words: dict[str, list[type[Word]]] = {}
    for vocabulary in dict.fromkeys(one for scope in scopes for one in scope.values() if isinstance(one, Vocabulary)):
        words.setdefault(vocabulary.tag_field, []).extend(vocabulary.kinds[tag] for tag in vocabulary.tags())
    named = {vocabulary_of(hint): name for scope in scopes for name, hint in aliases(scope) if vocabulary_of(hint)}
    return {tag_field: Words(named[tag_field], printings(words[tag_field], tag_field)) for tag_field in words if tag_field in named}


def printings(words: list[type[Word]], tag_field: str) -> dict[Struct, Printing]:
    """Forms go by the tag and its field, as `GainOp`; where parts of a game print a tag differently, by part, too."""
    found: dict[str, list[type[Word]]] = {}
    for word in words:
        alike = found.setdefault(camel(f"{tag_of(word)}_{tag_field}"), [])
        if not any(fields(word) == fields(other) for other in alike):
            alike.append(word)
    names = {word: (part(word) if len(alike) > 1 else "") + name for name, alike in found.items() for word in alike}
    return {form_of(word): Printing(name, word) for word, name in names.items()}


def fields(kind: type[Word]) -> list[tuple[str, Any]]:
    return [(field.name, field.type) for field in msgspec.structs.fields(form_of(kind))]


def part(kind: type) -> str:
    """The part of the game that has a word, as the beginning of a name: its rules lie in that folder."""
    return camel(kind.__module__.split(".")[-3])


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def platform(wire: ModuleType) -> Module:
    """What the server says of any game."""
    module = Module("starboard", OPAQUE, asked=True)
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in OPAQUE:
            module.use(kind)
    return module


def platform_source(module: Module) -> str:
    fields = "type: string; [field: string]: unknown"
    opaque = "".join(f"/** Its fields belong to the game. */\nexport type {name} = {{ {fields} }};\n" for name in OPAQUE.values())
    title = "/** What goes over the wire (docs/api.md): written from the Structs by `make types`. */\n"
    return f"{title}\n{opaque}{module.source()}"


def files() -> Iterator[tuple[Path, str]]:
    """All that is written here, file by file."""
    import starboard.games  # noqa: F401 - registers them; contents are loaded from here on
    from starboard.engine.registry import all_games
    from starboard.server import wire

    module = platform(wire)
    yield PLATFORM, platform_source(module)
    for game in all_games():
        interface = Interface(game, {**module.structs, **OPAQUE})
        yield WEB / "src" / "games" / game.id / "types.ts", interface.source()
        yield ROOT / "docs" / "reference" / f"{game.id}.md", reference.page(interface)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is not as it would be written")
    check = parser.parse_args().check
    stale = [(file, text) for file, text in files() if not file.exists() or file.read_text("utf-8") != text]
    for file, text in stale:
        print(f"{'stale' if check else 'wrote'} {file.relative_to(ROOT)}")
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    if check and stale:
        sys.exit("make types writes them again")


if __name__ == "__main__":
    main()
