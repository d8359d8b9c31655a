"""Faults on demand."""

from __future__ import annotations

from playground.bot.faults import Faults

MESSAGES = "/channels/*/messages"


def test_a_fault_strikes_the_requests_its_route_names() -> None:
    faults = Faults()
    fault = faults.add("POST", MESSAGES, status=500)
    assert faults.match("POST", "/channels/1/messages") is fault
    assert faults.match("GET", "/channels/1/messages") is None
    assert faults.match("POST", "/channels/1/messages/2") is None


def test_a_star_stands_for_every_method_and_any_path() -> None:
    faults = Faults()
    fault = faults.add("*", "*", delay_ms=50)
    assert faults.match("DELETE", "/guilds/1") is fault


def test_a_fault_ends_after_its_times() -> None:
    faults = Faults()
    faults.add("*", "*", status=502, times=2)
    assert [faults.match("GET", "/a") is not None for _ in range(3)] == [True, True, False]
    assert len(faults) == 0


def test_a_fault_without_times_lasts_until_cleared() -> None:
    faults = Faults()
    faults.add("*", "*", silence=True)
    assert all(faults.match("GET", "/a") for _ in range(100))
    faults.clear()
    assert faults.match("GET", "/a") is None


def test_the_first_fault_that_fits_is_used() -> None:
    faults = Faults()
    first = faults.add("GET", "/a", status=500, times=1)
    second = faults.add("get", "/a", status=503)
    assert [faults.match("GET", "/a") for _ in range(2)] == [first, second]


def test_a_429_is_one_that_clients_retry() -> None:
    fault = Faults().add("GET", "/a", status=429, retry_after=0.25)
    assert fault.headers()["Via"]
    assert fault.body()["retry_after"] == 0.25
    assert fault.body()["global"] is False


def test_another_status_has_an_error_body() -> None:
    fault = Faults().add("GET", "/a", status=503)
    assert fault.headers() == {}
    assert fault.body()["code"] == 0


def test_the_page_is_told_of_every_rule() -> None:
    faults = Faults()
    faults.add("GET", "/a", status=503, times=3)
    assert [fault.describe() for fault in faults] == [
        {
            "id": 1,
            "method": "GET",
            "route": "/a",
            "status": 503,
            "delay_ms": 0,
            "silence": False,
            "times": 3,
            "taken": False,
        }
    ]
