"""Which faults make mutants plants, and that it tells a noticed one from one that nobody notices."""

from pathlib import Path
from textwrap import dedent

import pytest

import mutants
from faults import code_faults, faults_of, number_faults


def planted(source: str, kind: str | None = None) -> list[str]:
    code = dedent(source).encode()
    return [fault.planted(code).decode() for fault in code_faults(Path("rules.py"), code) if kind in (None, fault.kind)]


@pytest.mark.parametrize(
    ("source", "kind", "faulty"),
    [
        ("a < b", "comparison", ["a <= b"]),
        ("a >= b", "comparison", ["a > b"]),
        ("a == b", "comparison", ["a != b"]),
        ("a not in b", "comparison", ["a in b"]),
        ("limit = 4", "constant", ["limit = 5"]),
        ("free = True", "constant", ["free = False"]),
        ("left = all - used", "sign", ["left = all + used"]),
        ("points += gained", "sign", ["points -= gained"]),
        ("range(rounds)", "off by one", ["range((rounds) + 1)"]),
        ("range(2, last)", "off by one", ["range(2, (last) + 1)"]),
        ("cards[drawn:]", "off by one", ["cards[(drawn) + 1:]"]),
        ("discard(card)", "dropped call", ["pass"]),
        ("if paid:\n    go()", "swapped branch", ["if (not (paid)):\n    go()"]),
        ("a if paid else b", "swapped branch", ["a if (not (paid)) else b"]),
        ("paid and placed", "swapped branch", ["paid or placed"]),
        ("not paid", "swapped branch", ["bool(paid)"]),
        ("players[seat]", "wrong seat", ["players[seat - 1]"]),
        ("give(seat, 3)", "wrong seat", ["give(seat - 1, 3)"]),
    ],
)
def test_one_small_change(source, kind, faulty):
    assert planted(source, kind) == faulty


@pytest.mark.parametrize(
    "source",
    [
        "assert 1 < 2",
        "raise Refusal(rule, 3)",
        "return_value = message('key', 3)",
        "KIND: Final = 3",
        "FIRST, SECOND = range(2)",
        "if TYPE_CHECKING:\n    import this",
        "def clone(self):\n    return self.copy(3)",
        "'a number in words: 3'",
        "f'{3}'",
        "def rule(seat: Annotated[int, 3]): ...",
        "cards + [more]",
    ],
)
def test_what_is_no_rule_is_left_alone(source):
    assert planted(source) == []


def test_letters_of_several_bytes_shift_nothing():
    assert planted("word = 'комета'; far = near + 1", "sign") == ["word = 'комета'; far = near - 1"]


def test_a_statement_is_known_by_its_lines_without_its_body():
    source = b"if (\n    a <\n    b\n):\n    go\n"
    (fault,) = (fault for fault in code_faults(Path("rules.py"), source) if fault.kind == "swapped branch")
    assert fault.lines == range(1, 5)


def test_numbers_of_contents_but_not_what_only_names():
    source = b'[{"id": 7, "cost": {"credits": 2}, "note": "3 of 4", "places": [1, -2], "x": 30, "share": 0.5}]'
    assert [fault.planted(source)[fault.start : fault.end] for fault in number_faults(Path("cards.json"), source)] == [b"3", b"2", b"-1"]


def test_words_bots_and_pictures_are_no_rules(tmp_path):
    for name in ("rules/launch.py", "bots/prices.py", "words/cards.py", "view.py", "content/cards.json", "text/names.json"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("[3]")
    assert {fault.path.relative_to(tmp_path).as_posix() for fault in faults_of(tmp_path)} == {"rules/launch.py", "content/cards.json"}


def test_every_fault_of_the_smugglers_can_be_read():
    for fault in faults_of(Path(__file__).parents[1] / "smugglers"):
        compile(fault.planted(fault.path.read_bytes()), fault.path, "exec")


def test_the_same_seed_plants_the_same_faults():
    chosen = mutants.sample("seti", 40, 3)
    assert chosen == mutants.sample("seti", 40, 3)
    assert chosen != mutants.sample("seti", 40, 4)
    assert sum(fault.kind == "number" for fault in chosen) == 10


def test_a_fault_is_noticed_when_a_test_fails(monkeypatch, tmp_path):
    """A game of one rule with a test for its one half: of two faults one is noticed."""
    rules = tmp_path / "src" / "ration.py"
    rules.parent.mkdir()
    rules.write_text("def fed(crew, meals):\n    return meals >= crew\n\ndef bored(days):\n    return days > 9\n")
    test = tmp_path / "test_ration.py"
    test.write_text("from ration import bored, fed\n\ndef test_fed():\n    assert fed(2, 2)\n\ndef test_bored():\n    bored(3)\n")
    monkeypatch.setattr(mutants, "SRC", rules.parent)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "ONE_BY_ONE", ("-p", "chosen_tests", "-x", "--rootdir", str(tmp_path), "-c", "/dev/null"))
    copy = mutants.Copy(tmp_path / "copy")
    fed, bored = (fault for fault in code_faults(rules, rules.read_bytes()) if fault.kind == "comparison")
    assert copy.is_noticed(fed, ["test_ration.py::test_fed"], 1)
    assert not copy.is_noticed(bored, ["test_ration.py::test_bored"], 1)
    assert not copy.is_noticed(fed, ["test_ration.py::test_bored"], 1)
    assert (tmp_path / "copy" / "ration.py").read_text() == rules.read_text()


def test_judged_faults_are_where_they_are_said_to_be():
    """Whoever changes the line judges again."""
    planted = {
        mutants.in_words(fault)
        for game in ("andromedas_edge", "planet_unknown", "seti", "welcome_to_the_moon")
        for fault in mutants.all_faults(game)
    }
    assert mutants.judged_equivalent() <= planted
