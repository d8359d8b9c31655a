"""A name that would like to be more than a name: every screen says the same of it as of any other."""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cogs.games.desks import desks
from cogs.games.look import look_at
from cogs.lobby import seats_screen
from cogs.profile import _called
from cogs.ranks import _Teller
from cogs.replay import _filmed, _people
from cogs.shown.boards.board import board_screen
from cogs.shown.boards.lobby import lobby_screen
from cogs.shown.story import Story, news_unmarked, watched
from cogs.wire.choices import encoded
from cogs.wire.screens import rows
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.limits import PERSON_NAME
from cogs.wire.screens.names import mentions, plain_names
from cogs.wire.screens.plain import escaped, in_text, plain_name
from cogs.wire.screens.screen import Line, Menu, Row, Screen
from data import words as words_room
from data.ranks.leaderboards import By, LadderPage, Ranked
from data.ranks.profiles import Career, Profile
from data.ranks.rating import Rating
from data.ranks.results import Finisher, Result
from data.words import Words
from engine import registry
from engine.game import Level
from engine.headless import play_out
from engine.match import Match, recorded
from engine.tables.table import Seat, Standing, Status, Table
from playground.world.messages import walk
from render.ranks import Portrayal, leaderboard
from render.ranks import profile as portrait
from render.sketch import Sketch
from tests.cogs.rigs.screens_of import languages
from tests.cogs.rigs.wicked import WICKED

PLAIN = "Maximiliane von Blumenthal-Sturm"
NAMED = "NAME"
SHOWN = 12  # positions of a match


def standings(game_key: str, name: str) -> Iterator[Standing]:
    """A match between brains, sat at by a person of this name and by somebody erased, from deal to result."""
    game = registry.game(game_key)
    options = game.Options()
    seats = (
        Seat(person=11, name=name),
        Seat(person=12, name=name, absent=True),
        *(Seat(level=Level.EASY, which=at) for at in range(2, game.seats(options)[0])),
    )
    match = Match.deal(game, options, len(seats), "5eed", 1_000)
    brains = {seat: game.brain(Level.EASY) for seat in range(len(seats))}
    steps = [match, *(step.match for step in play_out(match, brains))]
    for at in sorted({round(part * (len(steps) - 1) / SHOWN) for part in range(SHOWN + 1)}):
        yield Standing(_table(game_key, seats, steps[at]), game, steps[at])


def _table(game: str, seats: tuple[Seat, ...], match: Match | None) -> Table:
    status = Status.LOBBY
    if match is not None:
        status = Status.OVER if match.outcome else Status.PLAYING
    return Table(
        id=7,
        game=game,
        rules=1,
        home=1,
        place=2,
        host=11,
        options=encoded({}),
        seats=seats,
        status=status,
        seed="5eed",
        opened=1_000,
        saved=1_000,
        outcome=match.outcome if match else None,
    )


def screens(game: str, name: str, words: Words) -> Iterator[Screen]:
    desk = desks()[game]
    shown = list(standings(game, name))
    seats = shown[0].table.seats
    waiting = Standing(_table(game, seats, None), registry.game(game), None)
    yield lobby_screen(waiting, words)
    yield seats_screen(waiting, 11, words)
    yield seats_screen(waiting, 12, words)
    for standing in shown:
        yield board_screen(standing, desk, words, look_at(standing, words, None), ())
    if desk.secret:
        for standing in shown[1::5]:
            yield desk.private(look_at(standing, words, 0))
    last = shown[-1].match
    assert last is not None
    story = Story(shown[-1], recorded(last, ()), tuple(one.match for one in shown if one.match))
    for step in range(story.last + 1):
        yield watched(story, step, desk, words)
        yield Screen((Line(_people(story, words)),))
        yield Screen(
            (Menu(verb="jump", placeholder=news_unmarked(story, step, desk, words) or "-", choices=()),)
        )
    yield Screen((_filmed(story, desk, words),))


def said(screen: Screen, name: str) -> list[str]:
    """Everything that can be read, with the name taken out as it must stand there."""
    found: list[str] = []
    for part in screen.parts:
        match part:
            case Line(text):
                found.append(text.replace(in_text(plain_name(name)), NAMED))
            case Row(taps):
                found += [(tap.label or "").replace(plain_name(name), NAMED) for tap in taps]
            case Menu():
                texts = [part.placeholder, *(f"{one.label}|{one.description}" for one in part.choices)]
                found += [
                    _cut_alike(text.replace(plain_name(name), NAMED), plain_name(name)) for text in texts
                ]
            case Sketch():
                found += [part.alt.replace(plain_name(name), NAMED), part.filename]
            case _:
                pass
    return found


def _cut_alike(text: str, name: str) -> str:
    """A text that was cut within a name, as if it had been cut before it."""
    ends = (f"{name[:length]}…" for length in range(len(name), 0, -1))
    end = next((end for end in ends if text.endswith(end)), "")
    return f"{text.removesuffix(end)}…" if end else text


@pytest.fixture
def on_a_wide_page(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Names of as many letters are not equally wide: here is room for the news whoever is named."""
    monkeypatch.setattr(rows, "WIDTH", 10.0**6)
    rows.forget()
    yield
    rows.forget()


@pytest.mark.usefixtures("on_a_wide_page")
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "fr"])
@pytest.mark.parametrize("game", registry.NAMES)
def test_no_name_changes_what_a_screen_says(game: str, language: str) -> None:
    words = languages[language]
    usual = [said(screen, PLAIN) for screen in screens(game, PLAIN, words)]
    assert any(NAMED in text for texts in usual for text in texts)
    for name in (name.ljust(2 * PERSON_NAME, "x") for name in WICKED):  # all as long as the usual one
        assert len(plain_name(name)) == len(PLAIN)
        assert [said(screen, name) for screen in screens(game, name, words)] == usual


@pytest.mark.parametrize("name", WICKED)
def test_a_text_board_reads_no_markdown_in_names(name: str) -> None:
    """Where people read text boards, the alt text stands in Discord's own text."""
    told = Screen((Sketch("a", "a", f"{plain_name(name)}: 3 points.", lambda: Image.new("RGB", (1, 1))),))
    (text,) = (
        part["content"]
        for part in walk(Sheet(told, table=1, revision=0).to_components())
        if "content" in part
    )
    assert text == escaped(f"{plain_name(name)}: 3 points.")
    assert "](" not in text.replace("\\](", "")


@pytest.mark.parametrize("name", WICKED)
def test_the_erased_and_the_mentioned_are_safe_in_text(name: str) -> None:
    seats = (Seat(person=11, name=name), Seat(person=None, name=name))
    table = _table("monad", seats, None)
    words = languages["en"]
    assert mentions(table, words)[0] == "<@11>"
    assert mentions(table, words)[1] == f"**{in_text(plain_name(name))}**"
    assert all(len(one) <= PERSON_NAME for one in plain_names(table, words))


def test_no_text_sets_a_name_in_bold() -> None:
    """Names of brains are bold by themselves: twice is not bold, and shows the stars."""
    texts = sorted(Path(words_room.__file__).parent.glob("locales/*/*.ftl"))
    assert texts
    starred = [path.name for path in texts if "**{ $who }**" in path.read_text(encoding="utf-8")]
    assert starred == []


def ranks_screens(name: str, words: Words) -> Iterator[Screen]:
    """A leaderboard of everywhere, where people are named, and a profile."""
    places = tuple(
        Ranked(place=at, person=10 + at, name=called, value=1_000 - at, matches=3, wins=at)
        for at, called in enumerate((name, "Cy", name), 1)
    )
    page = LadderPage(places=places[:2], number=0, more=True, own=places[2])
    for by in By:
        teller = _Teller(words, by, mentions=False, asker=13)
        picture = leaderboard("Monad", "Season", teller.entries(page), teller.own_apart(page), words)
        yield Screen((Line(teller.told(page)), picture))
    yield Screen((portrait(_portrayed(name), words),))


def _portrayed(name: str) -> Portrayal:
    own: dict[str, Any] = {"seat": 0, "person": 11, "name": name, "level": None, "team": 0, "rank": 1}
    finisher = Finisher(**own, absent=False, gone=False, score=3, figures={})
    ladder = registry.game("monad").ladders[0]
    match: dict[str, Any] = {"table": 7, "game": "monad", "ladder": ladder, "rules": 1, "home": 1}
    ended: dict[str, Any] = {"options": encoded({}), "dealt": 1, "ended": 2, "why": "goal"}
    result = Result(**match, **ended, finishers=(finisher,))
    career = Career("monad", Rating(matches=1), 2)
    known: dict[str, Any] = {"curve": (1000,), "opponents": (), "bests": {}}
    profile = Profile(person=11, records=(career,), recent=(result,), **known)
    figures: dict[str, Any] = {"rating": "1010", "matches": "1", "wins": "1", "streak": "+1"}
    return Portrayal(person=11, name=_called(profile), game="Monad", **figures, curve=(1000, 1010), games=())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_changes_what_a_leaderboard_or_a_profile_says(language: str) -> None:
    words = languages[language]
    usual = [said(screen, PLAIN) for screen in ranks_screens(PLAIN, words)]
    assert sum(NAMED in text for texts in usual for text in texts) > len(By)
    for name in (name.ljust(2 * PERSON_NAME, "x") for name in WICKED):
        assert [said(screen, name) for screen in ranks_screens(name, words)] == usual


@settings(max_examples=200, deadline=None, database=None, derandomize=True)
@given(st.text(max_size=200))
def test_no_text_at_all_gets_out_of_a_leaderboards_line(name: str) -> None:
    """Markdown, links, mentions, new lines: whatever it is, it is read as one name on one line."""
    teller = _Teller(languages["en"], By.WINS, mentions=False, asker=0)
    told = teller.told(
        LadderPage(
            places=(Ranked(place=1, person=1, name=name, value=2, matches=3),), number=0, more=False, own=None
        )
    )
    line, *below = told.split("\n")
    called = plain_name(name) or languages["en"]("ranks-somebody")
    assert line == f"1\\. **{in_text(called)}** · 2 of 3"
    assert below == [f"-# {languages['en']('ranks-not-you')}"]
    assert not re.search(r"(?<!\\)[*_`~|<>@#\[\]]", escaped(called))
    assert len(called) <= PERSON_NAME


REMARKABLE = "Zyxwvut"


def memories() -> Iterator[tuple[str, object]]:
    """Whatever our rooms remember of the calls of a function."""
    for room, module in tuple(sys.modules.items()):
        if room.partition(".")[0] in ("cogs", "render", "data", "engine"):
            for name, one in vars(module).items():
                found = [one, *vars(one).values()] if isinstance(one, type) else [one]
                yield from ((f"{room}.{name}", each) for each in found if hasattr(each, "cache_info"))


def is_said_within(memory: object, seen: set[int]) -> bool:
    """Whether the remarkable name stands in anything that is held there, and was not seen before."""
    held = [memory]
    while held:
        one = held.pop()
        if id(one) in seen or isinstance(one, (ModuleType, FunctionType, type)):
            continue
        seen.add(id(one))
        if isinstance(one, str) and REMARKABLE in one:
            return True
        held += gc.get_referents(one)
    return False


def test_no_function_remembers_a_name() -> None:
    """Whoever is erased is erased from memory too."""
    words = languages["en"]
    for shown in (
        ranks_screens(REMARKABLE, words),
        *(screens(game, REMARKABLE, words) for game in registry.NAMES),
    ):
        assert any(NAMED in text for screen in shown for text in said(screen, REMARKABLE))
    seen: set[int] = set()
    assert [name for name, memory in memories() if is_said_within(memory, seen)] == []


def test_a_name_that_is_remembered_is_found() -> None:
    remember = lru_cache(lambda name: (name.upper(),))
    remember(REMARKABLE)
    assert is_said_within(remember, set())
