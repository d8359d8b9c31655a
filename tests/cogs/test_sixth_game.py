"""A game that is nothing but its rules and one line in the registry is played on Discord to its end."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from types import ModuleType

import discord
import pytest

from cogs.games.default import DefaultDesk
from cogs.games.desks import desk_of
from engine import registry
from tests.cogs.simulated import Night, a_night, board, hand
from tests.engine.tiny import Tiny, tiny
from tests.rigs.sim import SimPlayer


@pytest.fixture
def sixth(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tiny]:
    """The house with one game more, of which there is nothing but the rules."""
    module = ModuleType("engine.tiny")
    module.game = tiny  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "engine.tiny", module)
    monkeypatch.setattr(registry, "NAMES", (*registry.NAMES, tiny.key))
    yield tiny
    registry.game.cache_clear()
    desk_of.cache_clear()


@pytest.fixture
async def night(sixth: Tiny, database: str) -> AsyncIterator[Night]:
    async with a_night(database) as opened:
        yield opened


def seen(message: discord.Message) -> str:
    return "\n".join(str(part) for part in texts(message.components))


def texts(components: object) -> Iterator[str]:
    for part in components:  # type: ignore[attr-defined]
        if isinstance(part, discord.TextDisplay):
            yield part.content
        yield from texts(getattr(part, "children", ()))


async def played(night: Night, person: SimPlayer, watcher: SimPlayer, table: int) -> None:
    """Everything that this person can do, until the match is over; all others see how it stands."""
    while not (await night.standing(table)).table.ended:
        assert board(watcher).attachments
        await night.tap(person, "do", 0)
        await night.advance(2)


async def test_it_is_played_by_taps_with_a_brain_watched_and_replayed(night: Night) -> None:
    assert isinstance(desk_of("tiny"), DefaultDesk)
    ada, jonas = night.person("Ada"), night.person("Jonas")
    await ada.slash("play tiny", rounds=2, most=3)
    await night.press(ada, "brain", "easy")
    await night.press(ada, "start")
    assert "It’s up to you" in seen(hand(ada))
    await played(night, ada, jonas, 1)
    told = seen(board(jonas))
    assert "won with" in told
    assert "Grabbed" in told
    await night.press(jonas, "replay")
    replayed = jonas.messages()[-1]
    assert replayed.flags.ephemeral
    assert "Tiny" in seen(replayed)


async def test_it_is_played_among_people_and_ranked(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play tiny", rounds=2)
    await night.press(basile, "join")
    await night.press(ada, "start")
    await played(night, ada, basile, 1)
    await basile.slash("leaderboard", game="tiny")
    ranked = seen(basile.messages()[-1])
    assert "Tiny" in ranked
    assert ranked.index(ada.actor.mention) < ranked.index(basile.actor.mention)


async def test_its_rules_say_what_is_known_of_it(night: Night) -> None:
    ada = night.person("Ada")
    await ada.slash("rules", game="tiny")
    told = seen(ada.messages()[-1])
    assert "A game for 2 to 4 players." in told
    assert "Rounds: 3" in told
