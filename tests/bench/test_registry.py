"""What a measurement tells. No time is measured here: `python -m bench` does that."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import registry
from bench.__main__ import main, take
from bench.registry import Result, bench, find

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.registry.MEASUREMENTS", {})


def test_a_ratio_holds_up_to_its_limit() -> None:
    assert Result("a", 1.0, 1.0).holds
    assert not Result("a", 1.01, 1.0).holds
    assert Result("a", 99.0).holds


def test_a_measurement_gives_one_result_or_several() -> None:
    one, two = Result("one", 1.0), Result("two", 2.0)
    assert take(lambda: one) == [one]
    assert take(lambda: [one, two]) == [one, two]


def test_a_measurement_may_be_async() -> None:
    async def measured() -> Result:
        return Result("a", 1.0)

    assert take(measured) == [Result("a", 1.0)]


async def breaks() -> Result:
    raise TimeoutError("nobody came")


def test_a_measurement_that_dies_is_told_and_the_next_one_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench("a.breaks")(breaks)
    bench("b")(lambda: Result("b", 0.5, 1.0))
    monkeypatch.setattr("bench.__main__.find", lambda _: registry.MEASUREMENTS)
    monkeypatch.setattr(sys, "argv", ["bench", "--json"])
    assert main() == 1
    told = capsys.readouterr()
    broken, taken = map(json.loads, told.out.splitlines())
    assert (broken["name"], broken["holds"]) == ("a.breaks", False)
    assert broken["details"] == {"fault": "TimeoutError('nobody came')"}
    assert (taken["name"], taken["holds"]) == ("b", True)
    assert "nobody came" in told.err


def test_measurements_are_found_by_the_start_of_their_names() -> None:
    for name in ("topic.one", "topic.two", "other"):
        bench(name)(lambda: Result("a", 1.0))
    assert list(find(["topic"])) == ["topic.one", "topic.two"]


def test_a_result_says_as_json_whether_it_holds() -> None:
    told = json.loads(json.dumps(Result("a", 0.5, 1.0, "x / y", {"n": 3}).wire()))
    assert told == {
        "name": "a",
        "ratio": 0.5,
        "limit": 1.0,
        "holds": True,
        "unit": "x / y",
        "details": {"n": 3},
    }


def bench_command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_command_lists_what_there_is_to_measure() -> None:
    told = bench_command("--list").stdout.split()
    assert {"playground.cpu", "playground.rate", "playground.memory", "start"} <= set(told)


def test_an_unknown_name_is_an_error() -> None:
    wrong = bench_command("nonsense")
    assert wrong.returncode == 2
    assert "nothing is called nonsense" in wrong.stderr
