"""The README's examples run."""

import doctest
from pathlib import Path


def test_the_examples_in_the_readme_run():
    readme = Path(__file__).parent.parent / "README.md"
    assert doctest.testfile(str(readme), module_relative=False).failed == 0
