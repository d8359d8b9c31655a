"""A match is looked at once a revision from each seat, however many screens and words are made of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench.reading import tells
from cogs.games.look import AnyLook, look_at
from cogs.shown import looks
from data.words import Words
from engine.tables.table import Standing
from tests.cogs.rigs.racing import a_house, a_town, board, seated, tap
from tests.cogs.rigs.simulated import a_night

Looked = Counter[tuple[int, int | None]]  # revision and seat


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Looked:
    found: Looked = Counter()

    def counted(standing: Standing, words: Words, seat: int | None) -> AnyLook:
        found[standing.table.revision, seat] += 1
        return look_at(standing, words, seat)

    monkeypatch.setattr(looks, "look_at", counted)
    return found


async def test_a_trade_is_looked_at_once_from_each_seat_and_by_all(tmp_path: Path, looked: Looked) -> None:
    async with a_night(f"sqlite:///{tmp_path}/games.db") as night:
        await night.seated("Ada", "Basile")
        for name in ("Ada", "Basile"):
            await night.press(night.person(name), "hand")
        person = night.person(("Ada", "Basile")[await night.turn()])
        await night.act(person)
        await night.advance(0)
    revision = max(revision for revision, _ in looked)
    assert {(revision, seat) for seat in (0, 1, None)} <= looked.keys()
    assert set(looked.values()) == {1}


async def test_a_touch_is_looked_at_once_and_so_is_what_comes_of_it(database: str, looked: Looked) -> None:
    """Its words are made while it is judged: nobody looks back for them."""
    async with a_town() as town, a_house(town, database) as evening:
        await seated(evening, "monster-rush", "Ada", "Basile", automatic=False)
        ada = evening.person("Ada")
        looked.clear()
        await ada.press(tap(board(ada), "touch", 2), message=board(ada).id)
        await ada.sees(tells("before it was ready"))
        await evening.settled()
    assert len({revision for revision, _ in looked}) >= 2
    assert set(looked.values()) == {1}
