"""Vocabularies: what is printed in the contents (operations, conditions, counters, triggers) as classes, one for each tag.

A class of a vocabulary is all that there is to know of its tag: its printed form, what it does, how it reads.

    class Gain(Operation):
        form: ClassVar = printed("gain", resource=Resource, amount=int)

        def __init__(self, form: Any) -> None:
            self.resource = RESOURCES.index(form.resource)
            self.amount: int = form.amount

    OPERATIONS = Vocabulary[Operation]("op")
    OPERATIONS.announce(Gain)
    OPERATIONS.read({"op": "gain", "resource": "data", "amount": 2}, "cards.json: card_006")
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar, Union, cast

import msgspec
from mypy_extensions import mypyc_attr

from starboard.engine.content import Printed

Unread: TypeAlias = dict[str, Any]
"""What a word of a vocabulary is in the contents: an object with its tag and its fields."""
VOCABULARY: Final = "vocabulary"
TAG_FIELD: Final = "op"


def of_vocabulary(tag_field: str = TAG_FIELD) -> msgspec.Meta:
    """For clients and people: `Annotated[Unread, of_vocabulary("test")]` is a word with that tag."""
    return msgspec.Meta(extra_json_schema={VOCABULARY: tag_field})


def printed(tag: str, in_field: str = TAG_FIELD, /, **fields: Any) -> type[Printed]:
    """The printed form of a word: fields by type, or by type and default. An unknown or missing field or a wrong type is an error."""
    declared = [(name, *kind) if isinstance(kind, tuple) else (name, kind) for name, kind in fields.items()]
    form = msgspec.defstruct(
        tag, declared, bases=(Printed,), module=__name__, tag=tag, tag_field=in_field, frozen=True, forbid_unknown_fields=True, kw_only=True
    )
    return cast("type[Printed]", form)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """A word of a vocabulary. A class has `form`, which `printed` makes, and is constructed from what the contents say in it."""

    def __init__(self, form: Any) -> None:
        """Nothing to keep."""


W = TypeVar("W", bound=Word)


class Misprint(ValueError):
    """Something in the contents is no word of their vocabulary; said with its place."""


def tag_of(kind: type[Word]) -> str:
    return str(form_of(kind).__struct_config__.tag)


def form_of(kind: type[Word]) -> type[Printed]:
    form: type[Printed] = kind.form  # type: ignore[attr-defined]
    return form


class Vocabulary(Generic[W]):
    """All words of one kind, by the tags that they are printed with."""

    def __init__(self, tag_field: str = TAG_FIELD) -> None:
        self.tag_field = tag_field
        self.kinds: dict[str, type[W]] = {}
        self._union: Any = None

    def announce(self, *kinds: type[W]) -> None:
        for kind in kinds:
            tag = tag_of(kind)
            if tag in self.kinds:
                raise ValueError(f"{self.tag_field} {tag!r} is both {self.kinds[tag].__name__} and {kind.__name__}")
            if form_of(kind).__struct_config__.tag_field != self.tag_field:
                raise ValueError(f"{kind.__name__} is printed by {form_of(kind).__struct_config__.tag_field!r}, not by {self.tag_field!r}")
            self.kinds[tag] = kind
        self._union = None

    def tags(self) -> list[str]:
        return sorted(self.kinds)

    def read(self, written: Unread, where: str = "") -> W:
        """A word of the contents; `where` it stands is said of an error."""
        if self._union is None:
            self._union = Union[tuple([form_of(kind) for kind in self.kinds.values()])]  # noqa: UP007  made at run time
        form: Any = None
        try:
            form = msgspec.convert(written, self._union)
            return self.kinds[str(form.__struct_config__.tag)](form)
        except ValueError as error:
            why = str(error) if form is None or isinstance(error, Misprint) else f"{form}: {error}"
            raise Misprint(f"{where}: {why}" if where else why) from None

    def read_all(self, written: list[Unread], where: str = "") -> list[W]:
        return [self.read(one, f"{where}[{index}]") for index, one in enumerate(written)]
