"""Catalogs: texts in the syntax of Fluent (projectfluent.org), as far as ours use it: variables, selections, messages in messages, numbers.

Nothing of Starboard is imported here: older rules write their texts by this file, too (releases/standins).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

Arg: TypeAlias = "int | str"


def english(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def east_slavic(number: int) -> str:
    tens, ones = divmod(abs(number) % 100, 10)
    if tens != 1 and ones == 1:
        return "one"
    return "few" if tens != 1 and 2 <= ones <= 4 else "many"


PLURALS: Final[dict[str, Callable[[int], str]]] = {"en": english, "uk": east_slavic, "ru": east_slavic}
"""Of whole numbers, by Unicode's CLDR; ours are whole."""
THOUSANDS: Final = {"en": ",", "uk": "\xa0", "ru": "\xa0"}


class Catalog:
    """Messages of one language."""

    def __init__(self, language: str) -> None:
        self._plural, self._thousands = PLURALS[language], THOUSANDS[language]
        self._patterns: dict[str, ast.Pattern] = {}

    def add(self, source: str) -> None:
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._patterns[entry.id.name] = entry.value

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def write(self, key: str, args: Mapping[str, Arg]) -> str:
        """LookupError when a message or a variable is missing."""
        return self._pattern(self._patterns[key], args)

    def _pattern(self, pattern: ast.Pattern, args: Mapping[str, Arg]) -> str:
        return "".join(self._element(element, args) for element in pattern.elements)

    def _element(self, element: object, args: Mapping[str, Arg]) -> str:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        if isinstance(element, ast.Placeable):
            return self._element(element.expression, args)
        if isinstance(element, ast.SelectExpression):
            return self._pattern(self._chosen(element, args), args)
        value = self._value(element, args)
        return value if isinstance(value, str) else f"{value:,}".replace(",", self._thousands)

    def _value(self, expression: object, args: Mapping[str, Arg]) -> Arg:
        if isinstance(expression, ast.VariableReference):
            return args[expression.id.name]
        if isinstance(expression, ast.MessageReference):
            return self.write(expression.id.name, args)
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return int(expression.value)
        if isinstance(expression, ast.FunctionReference) and expression.id.name == "NUMBER":
            return self._value(expression.arguments.positional[0], args)
        raise LookupError(f"no catalog of ours uses {type(expression).__name__}")

    def _chosen(self, selection: ast.SelectExpression, args: Mapping[str, Arg]) -> ast.Pattern:
        value = self._value(selection.selector, args)
        names = {value} if isinstance(value, str) else {value, self._plural(value)}
        for variant in selection.variants:
            key = variant.key
            if (key.name if isinstance(key, ast.Identifier) else int(key.value)) in names:
                return variant.value
        return next(variant.value for variant in selection.variants if variant.default)
