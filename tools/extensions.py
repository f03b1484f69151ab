"""Build modules into C extensions with mypyc: extensions.py TARGET OBJECTS MODULE…"""

import os
import sys

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

target, objects, *modules = sys.argv[1:]
setup(
    name="starboard-compiled",
    ext_modules=mypycify(
        ["--config-file", "../pyproject.toml", *modules], group_name="starboard", opt_level="3", debug_level="0", target_dir=objects
    ),
    script_args=["build_ext", "--build-lib", target, "--build-temp", objects, "--parallel", str(os.cpu_count() or 1)],
)
