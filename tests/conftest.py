"""What holds for every test."""

import gc
import signal
import threading
from collections.abc import Generator, Iterator

import pytest
from discord.gateway import KeepAliveHandler
from hypothesis import HealthCheck, settings

from tests import OWN
from tests.rigs.faults import Faults, faults_written

# A shell that runs the tests in the background lets them ignore interrupts, and with them every program they
# start; some of those are to be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is slow: what Hypothesis would call too slow says nothing about what is tested.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# Looking for garbage again and again in all that was imported and collected took a seventh of the whole.
gc.set_threshold(7_000, 10, 20)

THOROUGH = 1200  # seconds a thorough test; all others have what pyproject.toml says


def pytest_itemcollected(item: pytest.Item) -> None:
    if any(map(item.path.is_relative_to, OWN)) and not item.get_closest_marker("figures"):
        item.add_marker("traced")
    if item.get_closest_marker("thorough") and not item.get_closest_marker("timeout"):
        item.add_marker(pytest.mark.timeout(THOROUGH))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes begins before all else: at the end all other processes would wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("minutes") is None)


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def faults() -> Iterator[Faults]:
    """A test in which the bot or the playground logs a fault fails, unless it forgives that fault by name."""
    heard = Faults()
    with heard.hearing():
        yield heard
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):  # of a client that was cancelled while it connected anew
            thread.stop()
    problems = heard.problems()
    assert not problems, "\n".join(problems[:20])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Nor may a process that a test has started and whose complaints come among its own."""
    report = yield
    if report.when == "teardown" and report.passed:
        heard: Faults | None = getattr(item, "funcargs", {}).get("faults")
        written = faults_written(report.capstderr.encode())
        if problems := [line for line in written if heard is None or not heard.forgives(line)]:
            report.outcome = "failed"
            report.longrepr = "\n".join(
                ("A process that this test started has logged faults:", *problems[:20])
            )
    return report
