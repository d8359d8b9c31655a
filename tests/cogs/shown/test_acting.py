"""Whoever acted is answered before anybody else is shown what came of it."""

from __future__ import annotations

import asyncio

import pytest

from cogs.shown import acting
from cogs.shown.acting import Acting

ADA, BASILE = 11, 22


async def test_others_wait_while_somebody_who_acted_is_answered() -> None:
    shown: list[str] = []
    here, elsewhere = Acting(lambda: shown.append("here")), Acting(lambda: shown.append("elsewhere"))
    with here.by(ADA):
        assert here
        assert ADA in here
        assert not elsewhere  # another table waits for nobody
        assert shown == []
    assert shown == ["here"]
    assert ADA not in here
    assert not here


async def test_others_go_on_once_when_the_answer_is_on_its_way() -> None:
    shown: list[str] = []
    here = Acting(lambda: shown.append("here"))
    with here.by(ADA) as leaves:
        leaves()
        assert shown == ["here"]
        assert ADA not in here
        assert here.is_over
    assert shown == ["here"]


async def test_an_answer_on_its_way_makes_nobody_elses_wait_less() -> None:
    shown: list[str] = []
    here = Acting(lambda: shown.append("here"))
    with here.by(ADA), here.by(BASILE) as leaves:
        leaves()
        assert here
        assert shown == []
    assert shown == ["here"]


async def test_two_who_acted_are_both_answered_first() -> None:
    shown: list[str] = []
    here = Acting(lambda: shown.append("here"))
    with here.by(ADA):
        with here.by(BASILE):
            pass
        assert here
        assert BASILE not in here
        assert shown == []
    assert shown == ["here"]


async def test_whoever_acts_twice_is_answered_twice() -> None:
    shown: list[str] = []
    here = Acting(lambda: shown.append("here"))
    with here.by(ADA):
        with here.by(ADA):
            pass
        assert ADA in here
        assert shown == []
    assert shown == ["here"]


async def test_an_answer_that_takes_long_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "LONGEST", 0.01)
    shown = asyncio.Event()
    here = Acting(shown.set)
    with here.by(ADA):
        async with asyncio.timeout(10):
            await shown.wait()
        assert not here
        assert ADA in here  # whose own screen waits for the answer all the same
    assert here.is_over


async def test_an_action_that_fails_lets_others_go_on() -> None:
    here = Acting(lambda: None)
    with pytest.raises(ZeroDivisionError), here.by(ADA):
        raise ZeroDivisionError
    assert not here
    assert here.is_over
