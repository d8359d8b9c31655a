"""The terminal: a match between brains is told, saved and verified."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engine.__main__ import main
from engine.game import Frozen, News
from engine.match import Record, load


def test_a_match_is_told_from_its_sealed_seed_to_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["monad", "--seats", "3", "--seed", "7"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "monad, 3 seats (normal, normal, normal), seed 7"
    assert told[1].startswith("sealed with 7902699b")
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
    kept: Record = load(file.read_bytes())
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


def test_a_game_without_words_of_its_own_is_told_as_data() -> None:
    from engine.__main__ import _as_data, _teller

    class Grabbed(News, Frozen, frozen=True):
        seat: int
        card: str

    assert _as_data(Grabbed(seat=2, card="ace")) == "Grabbed seat=2 card=ace"
    assert _teller("no_such_game") is _as_data


def test_it_runs_as_a_program_and_a_reader_may_leave_early() -> None:
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
    program.wait()
