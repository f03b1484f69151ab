"""Complete web/package-lock.json: an entry for each platform's binding, also those that npm could not see when it wrote the lock.

npm leaves out an optional dependency that its registry does not carry, and `npm ci` then refuses the lock (npm/cli issue 9846).
"""

from __future__ import annotations

import json
import re

from project import WEB

PLATFORM = re.compile(
    r"-(?P<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(?P<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64)"
    r"(?:-?(?P<libc>gnu|musl))?"
)
LIBC = {"gnu": "glibc", "musl": "musl"}


def platform(name: str) -> dict[str, list[str]]:
    """The fields that tell npm where a binding belongs, from its name: `binding-linux-arm64-musl`."""
    if "wasm32" in name:
        return {"cpu": ["wasm32"]}
    found = PLATFORM.search(name)
    if found is None:
        raise ValueError(f"{name} is optional and missing from the lock, and its name does not say for which platform it is")
    fields = {"cpu": [found["cpu"]], "os": [found["os"]]}
    if found["os"] == "linux" and found["libc"]:
        fields["libc"] = [LIBC[found["libc"]]]
    return fields


def main() -> None:
    file = WEB / "package-lock.json"
    lock = json.loads(file.read_text())
    packages = lock["packages"]
    added = {
        f"node_modules/{name}": {"version": version} | dict(sorted({"dev": True, "optional": True, **platform(name)}.items()))
        for package in packages.values()
        for name, version in package.get("optionalDependencies", {}).items()
        if f"node_modules/{name}" not in packages
    }
    lock["packages"] = dict(sorted({**packages, **added}.items()))
    file.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")
    print(f"{file.name}: {len(added)} bindings added")


if __name__ == "__main__":
    main()
