"""Structs as types of TypeScript. Names, docstrings and the names that Python gives to types are kept."""

from __future__ import annotations

import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from starboard.engine.effects.vocabulary import VOCABULARY

WIDTH = 160
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown", object: "unknown"}
BRACKETS = re.compile(r"[<\[({][^<>\[\](){}]*[>\])}]")
"""A pair with no other inside."""
Struct = type[msgspec.Struct]


class Printing(NamedTuple):
    """How a word of a vocabulary is printed: the name of its form as a type, and the class whose form it is."""

    name: str
    word: type


class Words(NamedTuple):
    """A vocabulary of the contents, by the name that Python gives to what is printed of it."""

    name: str
    forms: Mapping[Struct, Printing]


class Module:
    """One file: the Structs that were asked for, and all that their fields lead to.

    `known` are types that another file declares. Structs of one name in different parts of a package go by part and name.
    `asked`: what has a default may be left out, as in a request. `vocabularies` go by the field that has their tags.
    """

    def __init__(
        self,
        package: str,
        known: Mapping[Any, str],
        *,
        asked: bool = False,
        vocabularies: Mapping[str, Words] | None = None,
    ) -> None:
        self.imported: set[str] = set()
        self.structs: dict[Struct, str] = {}
        self.aliases: dict[str, str] = {}
        """Declarations of the types that Python names."""
        self.values: dict[str, tuple[str, ...]] = {}
        """Those of them that are one of some words."""
        self._known = known
        self._asked = asked
        self._vocabularies = vocabularies or {}
        self._words = {form: word for words in self._vocabularies.values() for form, word in words.forms.items()}
        self._content = vars(sys.modules.get(f"{package}.content", sys))
        """Names of what is printed: a module of the rules has only those that it needs."""
        own = [kind for kind in subclasses(msgspec.Struct) if belongs(kind, package)]
        shared = {name for name, count in Counter(kind.__name__ for kind in own).items() if count > 1}
        self._names = {kind: (part(kind) if kind.__name__ in shared else "") + kind.__name__ for kind in own}
        self._names.update({form: word.name for form, word in self._words.items()})

    def reference(self, hint: Any, scope: dict[str, Any]) -> str:
        """How a type is written; `scope` holds the names of the module where it stands."""
        tag_field = vocabulary_of(hint)
        name = self._vocabularies[tag_field].name if tag_field else alias(hint, scope)
        if name is not None:
            self._declare(name, hint, scope)
            return name
        return self._written(hint, scope)

    def fields(self, kind: Struct) -> dict[str, str]:
        """Fields in their order as `name` or `name?` with their types; the tag first."""
        config = kind.__struct_config__
        found = {config.tag_field: f"'{config.tag}'"} if config.tag is not None and config.tag_field else {}
        for field in msgspec.structs.fields(kind):
            spared = not field.required and (self._asked or config.omit_defaults or config.forbid_unknown_fields)
            key = f"'{field.encode_name}'" if not field.encode_name.isidentifier() else field.encode_name
            found[key + "?" * spared] = self.reference(field.type, self._scope(kind, field.name))
        return found

    def _scope(self, kind: Struct, field: str) -> dict[str, Any]:
        """The names of the module of the class that declares a field."""
        if kind in self._words:
            return self._content | vars(sys.modules[self._words[kind].word.__module__])
        home = next(base for base in kind.__mro__ if field in inspect.get_annotations(base))
        return vars(sys.modules[home.__module__])

    def prose(self, kind: Struct) -> str:
        """What people read of it: of a form, what its word says."""
        return docstring(self._words[kind].word if kind in self._words else kind)

    def use(self, kind: Struct) -> str:
        """The name of a Struct, which is declared with all that belongs to it."""
        if kind in self._known:
            self.imported.add(self._known[kind])
            return self._known[kind]
        if kind not in self.structs:
            self.structs[kind] = self._names[kind]
            self.fields(kind)
        return self.structs[kind]

    def source(self) -> str:
        """The declarations, each with its docstring."""
        named = [self._alias_source(name) for name in self.aliases]
        return "".join(named + [self.declaration(kind) for kind in self.structs])

    def declaration(self, kind: Struct) -> str:
        fields = [f"{name}: {type}" for name, type in self.fields(kind).items()]
        name = self.structs[kind]
        line = f"export type {name} = {{ {'; '.join(fields)} }};"
        if not fields:
            line = f"export type {name} = Record<string, never>;"
        elif len(line) > WIDTH - 20:
            line = "\n".join([f"export type {name} = {{", *(f"  {field};" for field in fields), "};"])
        return comment(self.prose(kind)) + line + "\n"

    def _alias_source(self, name: str) -> str:
        if name not in self.values:
            return one_of(name, split_union(self.aliases[name]))
        words = plural(name)
        return f"{constant(words, self.values[name])}export type {name} = (typeof {words})[number];\n"

    def _declare(self, name: str, hint: Any, scope: dict[str, Any]) -> None:
        words = choices(hint)
        written = union(f"'{word}'" for word in words) if words else self._written(hint, scope)
        if self.aliases.setdefault(name, written) != written:
            raise ValueError(f"{name} is {self.aliases[name]} and {written}")
        if words:
            self.values[name] = words

    def _written(self, hint: Any, scope: dict[str, Any]) -> str:
        if hint in SIMPLE:
            return SIMPLE[hint]
        words, origin = choices(hint), get_origin(hint)
        arguments: tuple[Any, ...] = get_args(hint)
        if words:
            return union(f"'{word}'" for word in words)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return union(self.use(kind) for kind in ([] if hint in self._known else alternatives(hint)) or [hint])
        if origin is Annotated and (tag_field := vocabulary_of(hint)):
            return union(self.use(form) for form in self._vocabularies[tag_field].forms)
        if origin is Annotated:
            written = self.reference(arguments[0], scope)
            return written.removeprefix("Partial<").removesuffix(">") if is_whole(hint) else written
        if origin is Literal:
            return union(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in arguments)
        parts = [self.reference(one, scope) for one in arguments if one is not ...]
        if origin in (Union, UnionType):
            return union(parts)
        if origin is dict:
            record = f"Record<{parts[0]}, {parts[1]}>"
            return record if parts[0] in ("string", "number") else f"Partial<{record}>"
        if origin is list or (origin is tuple and ... in arguments):
            return array(parts[0])
        if origin is tuple:
            return f"[{', '.join(parts)}]"
        raise TypeError(f"no type of TypeScript for {hint!r}")


def subclasses(kind: Any) -> list[Any]:
    return [each for one in kind.__subclasses__() for each in (one, *subclasses(one))]


def alternatives(kind: Struct) -> list[Struct]:
    """What is told as a Struct that others derive from is one of these; what is read is nothing but what is asked for."""
    return [] if kind.__struct_config__.forbid_unknown_fields else subclasses(kind)


def belongs(kind: type, package: str) -> bool:
    return f"{kind.__module__}.".startswith(f"{package}.")


def part(kind: type) -> str:
    """The folder of its module, as the beginning of a name."""
    return "".join(word.capitalize() for word in kind.__module__.split(".")[-2].split("_"))


def place(kind: type) -> tuple[int, str, int]:
    """Where it is declared, so that Structs can be put in the order in which they are written, those of parts of a game last."""
    return kind.__module__.count("."), kind.__module__, list(vars(sys.modules[kind.__module__])).index(kind.__name__)


def alias(hint: Any, scope: dict[str, Any]) -> str | None:
    """The name by which a module knows a type that is no class."""
    if isinstance(hint, type) and get_origin(hint) is None:
        return None
    return next((name for name, value in aliases(scope) if value == hint), None)


def aliases(scope: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in scope.items():
        if scope.get("__annotations__", {}).get(name) == "TypeAlias" and isinstance(value, str):
            yield name, get_type_hints(type("_", (), {"__annotations__": {"it": value}}), scope)["it"]
        elif get_origin(value) is not None:
            yield name, value


def choices(hint: Any) -> tuple[str, ...]:
    """The words that a text may be: of a Literal, or named by the schema of a plain one."""
    if get_origin(hint) is Literal and all(isinstance(value, str) for value in get_args(hint)):
        return tuple(get_args(hint))
    if get_origin(hint) is Annotated:
        for meta in get_args(hint)[1:]:
            schema = meta.extra_json_schema if isinstance(meta, msgspec.Meta) else None
            if schema and "enum" in schema:
                return tuple(schema["enum"])
    return ()


def vocabulary_of(hint: Any) -> str | None:
    """The field of the tag of a word that contents hold unread."""
    schemas = [meta.extra_json_schema or {} for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta)]
    return next((str(schema[VOCABULARY]) for schema in schemas if VOCABULARY in schema), None)


def is_whole(hint: Any) -> bool:
    """Does a dict by some words, by its least length, have all of them?"""
    kind, *metas = get_args(hint)
    words = choices(get_args(kind)[0]) if get_origin(kind) is dict else ()
    return bool(words) and any(isinstance(meta, msgspec.Meta) and meta.min_length == len(words) for meta in metas)


def docstring(kind: type) -> str:
    return inspect.cleandoc(vars(kind).get("__doc__") or "")


def comment(text: str) -> str:
    if not text:
        return ""
    lines = text.splitlines()
    return f"/** {text} */\n" if len(lines) == 1 else "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def split_union(type: str) -> list[str]:
    return [type] if BRACKETS.search(type) else type.split(" | ")


def array(type: str) -> str:
    bare, count = type, 1
    while count:
        bare, count = BRACKETS.subn("", bare)
    return f"({type})[]" if " | " in bare else f"{type}[]"


def one_of(name: str, types: Iterable[str]) -> str:
    """The declaration of a union, broken where it is long."""
    members = list(types)
    line = f"export type {name} = {' | '.join(members)};"
    return f"{line}\n" if len(line) <= WIDTH else "\n".join([f"export type {name} =", *(f"  | {one}" for one in members)]) + ";\n"


def constant(name: str, words: Iterable[str]) -> str:
    quoted = [f"'{word}'" for word in words]
    line = f"export const {name} = [{', '.join(quoted)}] as const;"
    lines = [line] if len(line) <= WIDTH else [f"export const {name} = [", *(f"  {word}," for word in quoted), "] as const;"]
    return "\n".join(lines) + "\n"


def plural(name: str) -> str:
    """The words of a type by its name: `TraceColour` are TRACE_COLOURS, `Players` are PLAYERS."""
    words = "".join(f"_{letter}" if letter.isupper() else letter.upper() for letter in name).lstrip("_")
    if words.endswith("ERS"):
        return words
    return words[:-1] + "IES" if words.endswith("Y") else words + ("ES" if words.endswith(("S", "X", "CH", "SH")) else "S")
