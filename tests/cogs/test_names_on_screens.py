"""A name that would like to be more than a name: every screen says the same of it as of any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from cogs.games.desks import desks
from cogs.games.look import look_at
from cogs.lobby import seats_screen
from cogs.replay import Story, _label, _people, _screen
from cogs.shown.board import board_screen
from cogs.shown.lobby import lobby_screen
from cogs.wire.choices import encoded
from cogs.wire.components import layout
from cogs.wire.names import mentions, plain_names
from cogs.wire.plain import LONGEST, escaped, plain_name
from cogs.wire.screen import Line, Menu, Row, Screen
from data import words as words_room
from data.words import Words
from engine import registry
from engine.game import Level
from engine.headless import play_out
from engine.match import Match, record
from engine.tables.table import Seat, Standing, Status, Table
from playground.world.messages import walk
from render.sketch import Sketch
from tests.cogs.screens_of import languages

PLAIN = "Maximiliane von Blumenthal-Sturm"
WICKED = (
    "[free nitro](http://evil.example",
    "**a** _b_ ~~c~~ `d` ||e|| # f <g>",
    "@everyone @here <@100> <@&2> <#3>",
    "\u202egnp.reverse \u2066https://e.vil/abcd",
    "- x\n# y\n> z\n1. w\n<t:0:R> <:a:1> aaa",
)
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
    last = shown[-1].match
    assert last is not None
    story = Story(shown[-1], record(last, ()), tuple(one.match for one in shown if one.match))
    for step in range(story.last + 1):
        yield _screen(story, step, desk, words)
        yield Screen((Line(_people(story, words)),))
        yield Screen((Menu(verb="jump", placeholder=_label(story, step, desk, words), choices=()),))


def said(screen: Screen, name: str) -> list[str]:
    """Everything that can be read, with the name taken out as it must stand there."""
    found: list[str] = []
    for part in screen.parts:
        match part:
            case Line(text):
                found.append(text.replace(escaped(plain_name(name)), NAMED))
            case Row(taps):
                found += [(tap.label or "").replace(plain_name(name), NAMED) for tap in taps]
            case Menu():
                texts = [part.placeholder, *(f"{one.label}|{one.description}" for one in part.choices)]
                found += [
                    _cut_alike(text.replace(plain_name(name), NAMED), plain_name(name)) for text in texts
                ]
            case Sketch():
                found.append(part.alt.replace(plain_name(name), NAMED))
            case _:
                pass
    return found


def _cut_alike(text: str, name: str) -> str:
    """A text that was cut within a name, as if it had been cut before it."""
    ends = (f"{name[:length]}…" for length in range(len(name), 0, -1))
    end = next((end for end in ends if text.endswith(end)), "")
    return f"{text.removesuffix(end)}…" if end else text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.NAMES)
def test_no_name_changes_what_a_screen_says(game: str, language: str) -> None:
    words = languages[language]
    usual = [said(screen, PLAIN) for screen in screens(game, PLAIN, words)]
    assert any(NAMED in text for texts in usual for text in texts)
    for name in (name.ljust(2 * LONGEST, "x") for name in WICKED):  # all as long as the usual one
        assert len(plain_name(name)) == len(PLAIN)
        assert [said(screen, name) for screen in screens(game, name, words)] == usual


@pytest.mark.parametrize("name", WICKED)
def test_a_text_board_reads_no_markdown_in_names(name: str) -> None:
    """Where people read text boards, the alt text stands in Discord's own text."""
    told = Screen((Sketch("a", "a", f"{plain_name(name)}: 3 points.", lambda: Image.new("RGB", (1, 1))),))
    (text,) = (
        part["content"]
        for part in walk(layout(told, table=1, revision=0, pictures={}).to_components())
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
    assert mentions(table, words)[1] == f"**{escaped(plain_name(name))}**"
    assert all(len(one) <= LONGEST for one in plain_names(table, words))


def test_no_text_sets_a_name_in_bold() -> None:
    """Names of brains are bold by themselves: twice is not bold, and shows the stars."""
    texts = sorted(Path(words_room.__file__).parent.glob("locales/*/*.ftl"))
    assert texts
    starred = [path.name for path in texts if "**{ $who }**" in path.read_text(encoding="utf-8")]
    assert starred == []
