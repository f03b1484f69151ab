"""Which modules define msgspec Structs. mypyc cannot compile those, so they stay interpreted: known by what a module contains."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

STRUCT = "msgspec.Struct"
PACKAGES = ("engine", "games", "bots")


def compiled(root: Path) -> list[Path]:
    """The modules below `root` that are to be compiled."""
    modules = [file for package in PACKAGES for file in (root / "starboard" / package).rglob("*.py")]
    return sorted(set(modules) - set(interpreted(root, modules)))


def interpreted(root: Path, modules: Iterable[Path]) -> dict[Path, str]:
    """The modules below `root` that are not to be compiled, each with the reason."""
    files = {dotted(file.relative_to(root)): file for file in modules}
    found = structs(files)
    reasons: dict[Path, str] = {}
    for name, file in files.items():
        if found.get(name):
            reasons[file] = f"defines Structs: {', '.join(found[name])}"
        elif file.name == "__init__.py":
            reasons[file] = "a package"
    return reasons


def dotted(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def structs(files: dict[str, Path]) -> dict[str, list[str]]:
    """By module the classes that are Structs, by whatever bases, in whichever modules these stand."""
    bases: dict[str, set[str]] = {}
    homes: dict[str, str] = {}
    aliases: dict[str, str] = {}
    for module, file in files.items():
        tree = ast.parse(file.read_text("utf-8"), str(file))
        names = imported(tree, module, is_package=file.name == "__init__.py")
        aliases |= {f"{module}.{name}": target for name, target in names.items()}
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        own = {node.name for node in classes}
        for node in classes:
            homes[f"{module}.{node.name}"] = module
            bases[f"{module}.{node.name}"] = {full_name(base, module, names, own) for base in node.bases}
    known = {STRUCT}
    while new := {name for name, found in bases.items() if name not in known and any(origin(one, aliases) in known for one in found)}:
        known |= new
    result: dict[str, list[str]] = {}
    for name in bases:
        if name in known:
            result.setdefault(homes[name], []).append(name.rsplit(".", 1)[-1])
    return result


def imported(tree: ast.Module, module: str, *, is_package: bool) -> dict[str, str]:
    """What the names that a module imports stand for."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {
                (alias.asname or alias.name.split(".")[0]): (alias.name if alias.asname else alias.name.split(".")[0])
                for alias in node.names
            }
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".")[: len(module.split(".")) - node.level + is_package] if node.level else []
            source = ".".join([*package, *([node.module] if node.module else [])])
            names |= {alias.asname or alias.name: f"{source}.{alias.name}" for alias in node.names}
    return names


def full_name(base: ast.expr, module: str, names: dict[str, str], own: set[str]) -> str:
    if isinstance(base, ast.Subscript):
        base = base.value
    path = ast.unparse(base)
    first, _, rest = path.partition(".")
    if first in own:
        return f"{module}.{path}"
    return f"{names.get(first, first)}.{rest}" if rest else names.get(first, first)


def origin(name: str, aliases: dict[str, str]) -> str:
    """Where a name comes from that a package passes on."""
    seen: set[str] = set()
    while name in aliases and name not in seen:
        seen.add(name)
        name = aliases[name]
    return name
