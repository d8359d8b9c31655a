"""A game that is nothing but its rules and one line in the registry is played on Discord to its end.

It is the game of `docs/add_a_game.md`, taken from that page, and its commands are run as they stand there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

import engine
from bench.patience import LONG, patience
from cogs.games.default import DefaultDesk
from cogs.games.default.anatomy import news_of
from cogs.games.default.texts import first_texts
from cogs.games.desks import desk_of
from cogs.games.turn_desk import _titled, plain_values
from cogs.wire.presses.custom_id import read_custom_id
from data.words import Languages, WordsMissing
from engine import registry
from engine.match import Match
from tests.cogs.rigs.screens_of import look_at
from tests.cogs.rigs.simulated import Night, a_night, board, hand
from tests.rigs.sim import SimPlayer

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "add_a_game.md").read_text("utf-8")
ROOMS = ("engine", "cogs", "render", "data", "tests", "playground")


def blocks(kind: str) -> list[str]:
    """The page's blocks of this kind: what to write, or what to type."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def written(folder: Path) -> None:
    """The game as the page writes it."""
    (rules,) = blocks("python")
    (folder / "straws").mkdir()
    (folder / "straws" / "__init__.py").write_text(rules, "utf-8")


@pytest.fixture
def sixth(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The house with one game more, of which there is nothing but the rules."""
    written(tmp_path)
    monkeypatch.setattr(engine, "__path__", [*engine.__path__, str(tmp_path)])
    monkeypatch.setattr(registry, "NAMES", (*registry.NAMES, "straws"))
    yield
    monkeypatch.delitem(sys.modules, "engine.straws")
    registry.game.cache_clear()
    desk_of.cache_clear()


@pytest.fixture
async def night(sixth: None, database: str) -> AsyncIterator[Night]:
    async with a_night(database) as opened:
        yield opened


def seen(message: discord.Message) -> str:
    return "\n".join(_texts(message.components))


def _texts(components: Any) -> Iterator[str]:
    for part in components:
        if isinstance(part, discord.TextDisplay):
            yield part.content
        yield from _texts(getattr(part, "children", ()))


def menu(message: discord.Message) -> discord.SelectMenu:
    """The one menu of a private screen."""
    container: Any = message.components[0]
    rows = [part for part in container.children if isinstance(part, discord.ActionRow)]
    (found,) = (part for row in rows for part in row.children if isinstance(part, discord.SelectMenu))
    return found


async def take(person: SimPlayer) -> None:
    """Choose the first thing that the open screen offers."""
    own = hand(person)
    chosen = menu(own)
    assert not chosen.disabled
    await person.actor.select(own, [chosen.options[0].value], custom_id=chosen.custom_id)


async def played(night: Night, *people: SimPlayer, watcher: SimPlayer) -> None:
    """Each takes when it is for him, until the match is over; all others see how it stands."""
    waits = patience("the end of a match of straws", LONG)
    while not (await night.standing()).table.ended:
        next(waits)
        assert board(watcher).attachments
        turn = await night.turn()
        if turn < len(people):
            await take(people[turn])
        await night.advance(5)


async def test_it_is_played_by_taps_with_a_brain_watched_and_replayed(night: Night) -> None:
    assert isinstance(desk_of("straws"), DefaultDesk)
    ada, jonas = night.person("Ada"), night.person("Jonas")
    await ada.slash("play straws", straws=10)
    assert "2\u00a0to\u00a05\u00a0min" in seen(board(ada)), "its box says how long it takes"
    assert board(ada).attachments
    await night.choose(ada, "brain", "hard")
    await night.press(ada, "start")
    assert "Left: " in seen(hand(ada))
    await played(night, ada, watcher=jonas)
    told = seen(board(jonas))
    assert "won with 1\u00a0point" in told
    assert "Took (straws" in told
    await night.press(jonas, "replay")
    replayed = jonas.messages()[-1]
    assert replayed.flags.ephemeral
    assert "Straws" in seen(replayed)


async def test_it_is_played_among_people_and_ranked(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play straws", straws=10)
    await night.press(basile, "join")
    await night.press(ada, "start")
    await night.press(basile, "hand")
    await played(night, ada, basile, watcher=night.person("Jonas"))
    await basile.slash("leaderboard", game="straws")
    ranked = seen(basile.messages()[-1])
    assert "Straws" in ranked
    assert ada.actor.mention in ranked
    assert basile.actor.mention in ranked


async def test_who_is_not_to_move_has_the_same_menu_and_cannot_choose(night: Night) -> None:
    ada, basile = night.person("Ada"), night.person("Basile")
    await ada.slash("play straws", straws=10)
    await night.press(basile, "join")
    await night.press(ada, "start")
    await night.press(basile, "hand")
    people = (ada, basile)
    mover = await night.turn()
    there, here = menu(hand(people[mover])), menu(hand(people[1 - mover]))
    assert here.disabled
    assert not there.disabled
    assert read_custom_id(here.custom_id or "") == read_custom_id(there.custom_id or "")


def test_what_it_refuses_is_said_as_well_as_can_be(sixth: None) -> None:
    game = registry.game("straws")
    desk, match = desk_of("straws"), Match.deal(game, game.Options(), 2, "x", 0)
    told = desk.refused(look_at(match, 0, Languages(strict=True)["en"]), "straws-too-many", {"left": 2})
    assert "The rules do not allow that now (Too many)" in told


def test_what_comes_with_a_refusal_stands_in_the_words_that_it_has() -> None:
    """Cards in a list, seats by their names: in the texts of a game that has no desk of its own."""
    game = registry.game("monster_cube")
    desk, match = DefaultDesk(game), Match.deal(game, game.Options(), 2, "x", 0)
    look = look_at(match, 0, Languages(strict=True)["en"])
    several = desk.refused(look, "monster-cube-which-card", {"cards": (4, 8)})
    assert several == "These faces make several monsters (4 and 8): say which."
    assert look.names[1] in desk.refused(look, "thirteen-monsters-iced", {"cell": 3, "by": 1})


def test_the_texts_that_it_begins_with_suit_a_desk_of_its_own_as_well(sixth: None) -> None:
    """They ask for what both desks give, and are written as all texts are."""
    game = registry.game("straws")
    (took,) = news_of(game)
    text = first_texts(game, Languages()["en"])
    (line,) = (line for line in text.splitlines() if line.startswith("straws-news-took = "))
    given = plain_values(took(seat=0, straws=2), ("Ada",))
    assert set(re.findall(r"{ \$(\w+) }", line)) == set(given)
    assert ": " not in line


def test_a_desk_of_its_own_names_the_text_that_is_missing() -> None:
    words = Languages(strict=True)["en"]
    with pytest.raises(WordsMissing, match=r"straws-rules-taking\.title"):
        _titled("straws-rules-taking.title", "default-rules-taking.title", words)
    assert _titled("straws-rules-house.title", "default-rules-house.title", words)


async def test_its_rules_say_what_is_known_of_it(night: Night) -> None:
    ada = night.person("Ada")
    await ada.slash("rules", game="straws")
    told = seen(ada.messages()[-1])
    assert "A game for 2 to 6 players." in told
    assert "Straws: 21" in told


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house of one's own, with the game written and its line in the registry."""
    house = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(ROOT / room, house / room, ignore=shutil.ignore_patterns("__pycache__", "*.db"))
    for file in ROOT.glob("*.[pt][yo]*"):
        shutil.copy(file, house)
    written(house / "engine")
    registered = house / "engine" / "registry.py"
    names = ", ".join(f'"{name}"' for name in (*registry.NAMES, "straws"))
    registered.write_text(
        re.sub(r"^NAMES = .*$", f"NAMES = ({names})", registered.read_text("utf-8"), flags=re.MULTILINE)
    )
    return house


@pytest.mark.thorough
@pytest.mark.parametrize("command", [line for block in blocks("sh") for line in block.splitlines()])
def test_the_commands_of_the_page_do_what_it_says(copy: Path, command: str) -> None:
    words = [sys.executable if word == "python" else word for word in command.split()]
    done = subprocess.run(words, cwd=copy, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
