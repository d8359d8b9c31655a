"""The terminal: a match between brains is told, saved and verified."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.patience import SECONDS
from engine.__main__ import main
from engine.match import Record, load_record


def test_a_match_is_told_from_its_sealed_seed_to_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["monad", "--seats", "3", "--seed", "7"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "monad, 3 seats (normal, normal, normal), seed 7"
    assert told[1].startswith("sealed with 7902699b")
    assert told[2] == "   0  Dealt first=1"
    assert told[3].startswith("   1  Traded seat=1 given=[")
    assert told[-2].startswith("over (")
    assert told[-1].startswith("seed was 7; ")


def test_the_same_seed_tells_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    main(["monad", "--seed", "3", "--levels", "easy,normal"])
    first = capsys.readouterr().out
    main(["monad", "--seed", "3", "--levels", "easy,normal"])
    assert capsys.readouterr().out == first


def test_a_saved_match_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    main(["monad", "--seed", "5", "--levels", "easy", "--save", str(file)])
    capsys.readouterr()
    assert main(["verify", str(file)]) == 0
    assert "replay to the byte" in capsys.readouterr().out


def test_a_forged_match_is_not_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    main(["monad", "--seed", "5", "--levels", "easy", "--save", str(file)])
    kept: Record = load_record(file.read_bytes())
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, seed="6")))
    assert main(["verify", str(file)]) == 1
    assert "Tampered" in capsys.readouterr().err


def test_no_file_or_two_are_not_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/no/such/file"]) == 1
    assert main(["verify"]) == 2
    assert "usage" in capsys.readouterr().err


def test_a_match_that_cannot_be_dealt_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["monad", "--seats", "9"]) == 2
    assert "seats" in capsys.readouterr().err
    assert main(["monad", "--options", '{"colour": 1}']) == 2
    assert "colour" in capsys.readouterr().err


def test_a_level_that_there_is_not_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["monad", "--levels", "easy,godlike"])
    assert "easy, normal or hard, parted by commas, not easy,godlike" in capsys.readouterr().err


def test_news_are_told_by_their_fields_as_far_as_they_say_something(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["monster_rush", "--seed", "2", "--levels", "hard"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^ +\d+  Revealed seat=1 card=\d+$", told, re.MULTILINE)
    assert re.search(r'^ +\d+  Ended why="last-monster" space=\d$', told, re.MULTILINE)
    assert main(["monad", "--seed", "7"]) == 0
    assert re.search(r"Traded seat=\d given=\[\d+,\d+\] gained=\d+$", capsys.readouterr().out, re.MULTILINE)


def test_a_record_of_a_game_that_is_not_of_this_house_is_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    main(["monad", "--seed", "5", "--levels", "easy", "--save", str(file)])
    kept: Record = load_record(file.read_bytes())
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, game="chess")))
    assert main(["verify", str(file)]) == 1
    assert "chess" in capsys.readouterr().err


def test_it_runs_as_a_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["engine", "verify"])
    monkeypatch.delitem(sys.modules, "engine.__main__")
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("engine", run_name="__main__")
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_a_reader_who_has_left_ends_the_telling_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert main(["monad", "--seed", "1", "--levels", "easy"]) == 0
    assert capfd.readouterr().err == ""


def test_a_program_whose_reader_leaves_early_says_nothing() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "engine", "monad", "--seed", "1", "--levels", "easy"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert program.stdout is not None
    assert program.stderr is not None
    assert program.stdout.readline().startswith(b"monad")
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(SECONDS) == 0
