"""Faults that can be planted into rules and contents: one small change each, as somebody could make it by mistake."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NO_RULES = {"bots", "words", "text", "campaign"}
"""Folders of a game that decide nothing about a match."""
NO_RULES_EITHER = {"words.py", "view.py", "show.py", "battle_show.py", "launch_show.py", "actions.py", "events.py", "game.py", "source.py"}
SHOWING = {"prompt", "text", "clone", "digest", "census", "describe", "__repr__"}
"""Functions that only show or copy."""
TELLING = {"message", "Message", "Refusal", "refusal", "refuse", "tell", "announce", "reveal", "record", "log"}
"""Calls that tell what happens, and decide nothing."""
NO_RULE_TESTS = {"TYPE_CHECKING", "journal"}
IDENTITIES = {"id", "index", "number", "card", "tile", "x", "y", "angle", "rotation_deg", "copies_of"}
"""What a content calls things by, and where they are drawn."""

OTHER_WAY: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
LISTS = (ast.List, ast.Tuple, ast.ListComp)
"""Sums of these are no sums of numbers."""
NUMBER = re.compile(rb'"(?P<key>[^"\\]*)"\s*:|"(?:[^"\\]|\\.)*"|(?P<number>(?<![\d.])-?\d+)(?![\d.eE])')


class Fault(NamedTuple):
    """`instead` takes the place of the bytes from `start` to `end`; `lines` are those of the statement that it is in."""

    path: Path
    line: int
    lines: range
    kind: str
    start: int
    end: int
    instead: str

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.instead.encode() + source[self.end :]


def faults_of(folder: Path) -> Iterator[Fault]:
    """All faults that can be planted into the rules and contents of a game."""
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if not NO_RULES.intersection(inside.parts) and path.name not in NO_RULES_EITHER:
            yield from code_faults(path, path.read_bytes())
    for path in sorted(folder.rglob("*.json")):
        inside = path.relative_to(folder)
        if "content" in inside.parts and not NO_RULES.intersection(inside.parts):
            yield from number_faults(path, path.read_bytes())


def number_faults(path: Path, source: bytes) -> Iterator[Fault]:
    """Each number of a content, one greater, but those that only name something."""
    key = ""
    for found in NUMBER.finditer(source):
        if found["key"] is not None:
            key = found["key"].decode()
        elif found["number"] and key not in IDENTITIES:
            line = source.count(b"\n", 0, found.start()) + 1
            yield Fault(path, line, range(line, line + 1), "number", *found.span(), str(int(found["number"]) + 1))


def code_faults(path: Path, source: bytes) -> Iterator[Fault]:
    planter = Planter(path, source)
    planter.visit(ast.parse(source))
    yield from sorted(planter.faults, key=lambda fault: fault.start)


class Planter(ast.NodeVisitor):
    """Walks through a module and notes the faults that it could have."""

    def __init__(self, path: Path, source: bytes) -> None:
        self.path, self.source = path, source
        self.begins = [0, *(found.end() for found in re.finditer(rb"\n", source))]
        self.faults: list[Fault] = []
        self.lines = range(0)

    def place(self, line: int | None, column: int | None) -> int:
        assert line is not None
        assert column is not None
        return self.begins[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def code(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def note(self, kind: str, node: ast.expr | ast.stmt, start: int, end: int, instead: str) -> None:
        self.faults.append(Fault(self.path, node.lineno, self.lines, kind, start, end, instead))

    def instead_of(self, kind: str, node: ast.expr | ast.stmt, instead: str) -> None:
        self.note(kind, node, *self.span(node), instead)

    # -- where nothing is planted

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            self.lines = range(node.lineno, max(last, node.lineno) + 1)
        super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in SHOWING:
            for statement in node.body:
                self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value and not ("Final" in self.code(node.annotation) and is_count(node.value)):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        enumerates = isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Call) and name_of(node.value) == "range"
        if not enumerates:
            self.visit(node.value)

    # -- what is planted

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            start, end = self.span(node.left)[1], self.span(node.comparators[0])[0]
            between = self.source[start:end].decode()
            if not {"(", ")", "\n"}.intersection(between):
                self.note("comparison", node, start, end, f" {OTHER_WAY[type(node.ops[0])]} ")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.instead_of("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.instead_of("constant", node, str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_BinOp(self, node: ast.BinOp) -> None:
        start, end = self.span(node.left)[1], self.span(node.right)[0]
        between = self.source[start:end].decode()
        sign = {ast.Add: "-", ast.Sub: "+"}.get(type(node.op))
        if (
            sign
            and between.strip() in "+-"
            and not any(isinstance(side, ast.List | ast.Tuple | ast.ListComp) for side in (node.left, node.right))
        ):
            self.note("sign", node, start, end, f" {sign} ")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        start, end = self.span(node.target)[1], self.span(node.value)[0]
        sign = {ast.Add: "-=", ast.Sub: "+="}.get(type(node.op))
        if sign and not isinstance(node.value, LISTS):
            self.note("sign", node, start, end, f" {sign} ")
        self.visit(node.value)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.instead_of("swapped branch", node, f"bool({self.code(node.operand)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = "or" if isinstance(node.op, ast.And) else "and"
        for left, right in zip(node.values, node.values[1:], strict=False):
            start, end = self.span(left)[1], self.span(right)[0]
            if self.source[start:end].decode().strip() in ("and", "or"):
                self.note("swapped branch", node, start, end, f" {word} ")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not self.is_no_rule(node.test):
            self.instead_of("swapped branch", node.test, f"(not ({self.code(node.test)}))")
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if not self.is_no_rule(node.test):
            self.instead_of("swapped branch", node.test, f"(not ({self.code(node.test)}))")
            self.generic_visit(node)

    def is_no_rule(self, test: ast.expr) -> bool:
        return not NO_RULE_TESTS.isdisjoint(re.findall(r"\w+", self.code(test)))

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and name_of(node.value) not in TELLING and not self.code(node.value).startswith("super()"):
            self.instead_of("dropped call", node, "pass")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if name_of(node) in TELLING:
            return
        if name_of(node) == "range" and node.args:
            last = node.args[1] if len(node.args) > 1 else node.args[0]
            self.instead_of("off by one", last, f"({self.code(last)}) + 1")
        for argument in node.args:
            self.wrong_seat(argument)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.wrong_seat(node.slice)
        if isinstance(node.slice, ast.Slice) and node.slice.lower:
            self.instead_of("off by one", node.slice.lower, f"({self.code(node.slice.lower)}) + 1")
        self.generic_visit(node)

    def wrong_seat(self, node: ast.expr) -> None:
        """The seat before stands for another one: -1 is the last."""
        if isinstance(node, ast.Name) and node.id in ("seat", "owner"):
            self.instead_of("wrong seat", node, f"{node.id} - 1")


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def is_count(value: ast.expr) -> bool:
    """A number by which things are told apart, as in an enumeration."""
    return isinstance(value, ast.Constant) and isinstance(value.value, int)
