"""Build modules into C extensions with mypyc: extensions.py TARGET OBJECTS LEVEL MODULE…; the C compiler optimises by LEVEL, 0 to 3"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]


class BuildOnAllCores(build_ext):  # type: ignore[misc, no-any-unimported]
    """Compiles an extension's C files at the same time; setuptools would take them one by one."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_at_once(sources: list[str], **options: object) -> list[str]:
            compiled = cores.map(lambda source: compile_files([source], **options), sources)
            return [object_file for object_files in compiled for object_file in object_files]

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            self.compiler.compile = compile_at_once
            super().build_extensions()


target, objects, level, *modules = sys.argv[1:]
extensions = mypycify(
    ["--config-file", "../pyproject.toml", *modules],
    group_name="starboard",
    multi_file=True,
    opt_level=level,
    debug_level="0",
    target_dir=objects,
)
print("C files:", sum(len(extension.sources) for extension in extensions), flush=True)
setup(
    name="starboard-compiled",
    ext_modules=extensions,
    cmdclass={"build_ext": BuildOnAllCores},
    script_args=["build_ext", "--build-lib", target, "--build-temp", objects],
)
