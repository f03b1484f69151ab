"""Releases: their archives are what the index says, and what was played under them is played by them."""

from __future__ import annotations

import msgspec
import pytest

import release
import starboard
from starboard import cli, releases
from starboard.engine.record import Seed
from starboard.engine.registry import find_game
from starboard.host import sources
from starboard.host.contract import Call, Diverged, Setup
from starboard.releases import elsewhere


def test_archives_hold_what_the_index_says():
    for one in releases.released():
        files = sources.unpacked(one.file.read_bytes())
        assert (sources.digest(files), sources.games_of(files)) == (one.digest, one.rules), one.version


def test_a_released_version_stays_what_it_was():
    """Matches and records say that they were played by it."""
    named = {one.version: one.digest for one in releases.released()}
    kept = named.get(starboard.__version__)
    assert kept in (None, sources.digest(sources.sources())), (
        f"{starboard.__version__} has been released and what plays has changed since: raise __version__ in src/starboard/__init__.py"
    )


@pytest.fixture(scope="module")
def old_release(tmp_path_factory):
    """One in which SETI had another version and began with another purse."""
    version = find_game("seti").version + 7
    files = dict(sources.sources())
    for path, old, new in (
        ("games/seti/game.py", f'"SETI", {version - 7}, ', f'"SETI", {version}, '),
        ("games/seti/content/player_board.json", '"start": {"credits": 4', '"start": {"credits": 3'),
    ):
        assert old.encode() in files[path]
        files[path] = files[path].replace(old.encode(), new.encode())
    folder = tmp_path_factory.mktemp("releases")
    (folder / "index.json").write_text("[]")
    made = msgspec.structs.replace(release.keep("0.1.9", files, folder), games={"seti": version})
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patched.setattr(releases, "HERE", folder)
        patched.setattr(releases, "released", lambda: [made])
        yield made


def archive(release: releases.Release) -> bytes:
    return release.file.read_bytes()


def play(release: releases.Release) -> None:
    source = elsewhere.laid_out(release.digest, archive(release))
    assert elsewhere.ask(source, Call("standing", [], "", SETUP))["status"] == "playing"


SETUP = Setup("", "seti", 2, {}, Seed(number=3))


@pytest.mark.parametrize("path", ["__init__.py", "games/seti/content/player_board.json"])
def test_rules_of_which_a_file_is_gone_or_changed_are_laid_out_again(old_release, path):
    """Whoever tidies up may take files of a cache."""
    play(old_release)
    file = elsewhere.folder_of(old_release.digest) / "starboard" / path
    kept = file.read_bytes()
    for spoil in (file.unlink, lambda: file.write_bytes(b"{}")):
        spoil()
        play(old_release)
        assert file.read_bytes() == kept


def test_a_user_without_a_home_plays_by_rules_of_another_time_too(old_release, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    play(old_release)


@pytest.mark.parametrize("spoilt", [lambda it: it[: len(it) // 2], lambda _: b"x" * 100, lambda _: b"", lambda _: None])
def test_sources_that_are_damaged_or_missing_are_said_to_be(old_release, monkeypatch, tmp_path, spoilt):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(Diverged) as told:
        elsewhere.laid_out(old_release.digest, spoilt(archive(old_release)))
    assert told.value.why.key == "trouble-no-rules"
    assert elsewhere.laid_out(old_release.digest, spoilt(archive(old_release)), archive(old_release)), "what else there is will do"


@pytest.fixture
def old_record(old_release, tmp_path):
    source = elsewhere.laid_out(old_release.digest, old_release.file.read_bytes())
    file = tmp_path / "old.json"
    file.write_bytes(elsewhere.ask(source, Call("record", [["Ada", "Bob"]], "", SETUP)))
    return file


def test_a_record_of_an_older_version_is_verified_by_the_release_that_had_it(old_release, old_record, capsys):
    assert cli.main(["verify", str(old_record)]) == 0
    assert capsys.readouterr().out == f"{old_record} verifies: SETI, 2 seats, 0 moves, unfinished; shuffles of seed 3.\n"


def test_and_is_refused_when_it_was_changed_since(old_record, capsys):
    record = msgspec.json.decode(old_record.read_bytes())
    old_record.write_bytes(msgspec.json.encode(record | {"seats": 3}))
    assert cli.main(["verify", str(old_record)]) == 1
    assert "does not verify" in capsys.readouterr().err


def test_a_version_that_no_release_had_is_named(old_record, capsys):
    record = msgspec.json.decode(old_record.read_bytes())
    old_record.write_bytes(msgspec.json.encode(record | {"version": 999}))
    assert cli.main(["verify", str(old_record)]) == 1
    assert "version 999" in capsys.readouterr().err


def test_a_child_whose_rules_have_gone_plays_by_no_others(tmp_path):
    """Python would find those that are installed."""
    with pytest.raises(elsewhere.RulesFailed):
        elsewhere.ask(elsewhere.Source((str(tmp_path / "gone"),)), Call("contents", ["seti"]))
    assert elsewhere.ask(elsewhere.Source.own(), Call("contents", ["seti"]))


def test_programs_that_lay_rules_out_at_the_same_time_leave_them_there(old_release):
    """Who is late takes nothing away from who was quicker."""
    folder = elsewhere.folder_of(old_release.digest)
    elsewhere.laid_out(old_release.digest, archive(old_release))
    files, stood = elsewhere.read(archive(old_release)), folder.stat().st_ino
    assert elsewhere.lay_out(files, folder, old_release.digest) == folder
    assert folder.stat().st_ino == stood
