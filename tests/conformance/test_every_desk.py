"""What holds for the screens of every game: its own desk's, and the default desk's, which suits them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from cogs.games.default import DefaultDesk
from cogs.games.desk import LONGEST_DRAFT, Desk, Do, Explain, Keep, Point, Write
from cogs.games.look import AnyLook
from cogs.games.undo import UNDO
from cogs.wire.screens import limits
from cogs.wire.screens.screen import Line, Screen
from data.words import Languages, Words
from engine.chance import Chance
from engine.game import AnyGame, Frozen
from engine.match import Match
from tests.cogs.rigs.screens_of import look_at, must_fit
from tests.conformance.desks import (
    OWN,
    POSITIONS,
    every_desk,
    is_spared,
    look_with,
    positions,
    tapped,
    unworded,
    way_to,
    words,
)

__all__ = ["unworded", "words"]

WRITTEN = ("", " ", "0", "C7", "C7 F2", "-1", "٣", "\u202e", "😀" * 50, "A1 " * 500)  # in any form
CHOSEN = 4  # things, one after the other, before what can be pressed then is looked at
MANY = 1_000  # positions of a game
LAWFUL = 25  # actions of one seat that must be reached


every_language = pytest.mark.parametrize("language", Languages().names)


def screens(desk: Desk, match: Match, words: Words) -> Iterator[tuple[int | None, Screen]]:
    """All that is shown of a match: to everybody, and to each seat in private."""
    look = look_at(match, None, words)
    if match.outcome:
        yield None, desk.result(look)
        return
    yield None, desk.public(look)
    if desk.secret:
        for seat in range(match.seats):
            yield seat, desk.private(look_at(match, seat, words))


@every_desk
@every_language
def test_every_screen_is_one_that_discord_takes(desk: Desk, played: AnyGame, words: Words) -> None:
    for match in positions(played):
        for seat, screen in screens(desk, match, words):
            must_fit(screen, public=seat is None)
        for line in desk.news(look_at(match, None, words)):
            assert 0 < len(line) <= 300


@pytest.mark.thorough
@pytest.mark.parametrize(("desk", "played"), OWN, ids=[played.key for _, played in OWN])
def test_discord_takes_every_screen_of_thousands_of_positions(
    desk: Desk, played: AnyGame, unworded: Languages
) -> None:
    texts = unworded if isinstance(desk, DefaultDesk) else Languages(strict=True)
    spoken = [texts[language] for language in texts.names]
    for number, match in enumerate(positions(played, MANY)):
        for seat, screen in screens(desk, match, spoken[number % len(spoken)]):
            must_fit(screen, public=seat is None)


@every_desk
@every_language
def test_no_tap_is_without_a_meaning(desk: Desk, played: AnyGame, words: Words) -> None:
    """What can be pressed does something, or keeps something in mind, or is explained."""
    random = Random(3)
    for match in positions(played, POSITIONS // 3):
        for seat, screen in screens(desk, match, words):
            for sitter in (seat,) if seat is not None else (None, 0):
                follow(desk, look_at(match, sitter, words), screen, seat is None, random)


def follow(desk: Desk, look: AnyLook, screen: Screen, is_public: bool, random: Random) -> None:
    """All taps of this screen, and of those that follow when one after the other is chosen at random."""
    misread = Explain(look.words(getattr(desk, "misread", "board-not-understood")))
    for _ in range(CHOSEN + 1):
        taps = [tap for tap in tapped(screen) if tap[0] != UNDO]  # which the house answers, for all games
        for tap in taps:
            must_mean_something(desk, look, *tap)
            assert desk.meaning(look, *tap) != misread, tap
        meanings = (desk.meaning(look, *tap) for tap in taps)
        drafts = [one.draft for one in meanings if isinstance(one, Point if is_public else Keep)]
        if not drafts or look.view.seat is None:
            return
        look = look_with(look, random.choice(drafts))
        screen = desk.public(look) if is_public else desk.private(look)


def must_mean_something(desk: Desk, look: AnyLook, verb: str, args: Any, values: tuple[str, ...]) -> None:
    match desk.meaning(look, verb, args, values):
        case Do(action, then=then):
            assert look.view.seat is not None, "whoever only watches does nothing"
            assert all(isinstance(one, Frozen) for one in (action, *then))
        case Point(draft):
            assert look.view.seat is not None, "whoever only watches points at nothing"
            assert len(draft) <= LONGEST_DRAFT
            must_fit(desk.public(look_with(look, draft)), public=True)
        case Keep(draft):
            assert len(draft) <= LONGEST_DRAFT
            kept = look_with(look, draft)
            must_fit(desk.private(kept), public=False, draft=draft)
        case Explain(text):
            assert text.strip()
        case Write() as form:
            must_be_readable(desk, look, form)


def must_be_readable(desk: Desk, look: AnyLook, form: Write) -> None:
    """Discord takes the form, and whatever is written in it means something, but never a form again."""
    assert look.view.seat is not None
    assert 1 <= len(form.title) <= limits.FORM_TITLE
    assert 1 <= len(form.label) <= limits.FORM_LABEL
    assert form.longest >= 1
    for text in WRITTEN:
        assert not isinstance(desk.meaning(look, form.verb, (), (text,)), Write)
        must_mean_something(desk, look, form.verb, (), (text,))


@every_desk
def test_all_that_is_lawful_can_be_tapped(desk: Desk, played: AnyGame, unworded: Languages) -> None:
    """Of an endless choice, the part that `legal` yields first; of a very long one, some of it.

    What the rules count as no claim at all cannot be tapped by mistake either.
    """
    words = unworded["en"] if isinstance(desk, DefaultDesk) else Languages(strict=True)["en"]
    random = Random(5)
    for match in positions(played, POSITIONS // 3):
        if match.outcome:
            continue
        for seat in range(match.seats):
            lawful = list(islice(played.legal(match.state, seat), 200))
            for action in random.sample(lawful, min(LAWFUL, len(lawful))):
                look = look_at(match, seat, words)
                spared = not isinstance(desk, DefaultDesk) and is_spared(look, action)
                assert can_be_tapped(desk, look, action) is not spared, (match.revision, action)


def can_be_tapped(desk: Desk, look: AnyLook, action: Frozen) -> bool:
    """Whether taps lead to this action."""
    return way_to(desk, look, action) is not None


@every_desk
@every_language
def test_nothing_is_shown_that_its_view_does_not_hold(desk: Desk, played: AnyGame, words: Words) -> None:
    for match in positions(played, POSITIONS // 3):
        for seat in (None, *(range(match.seats) if desk.secret and not match.outcome else ())):
            other = played.redeal(match.state, seat, Chance("elsewhere", match.revision))
            there = Match(**{**{name: getattr(match, name) for name in Match.__slots__}, "state": other})
            assert shown(desk, match, seat, words) == shown(desk, there, seat, words)


def shown(desk: Desk, match: Match, seat: int | None, words: Words) -> Any:
    look = look_at(match, seat, words)
    if match.outcome:
        return desk.result(look), desk.news(look)
    return desk.private(look) if seat is not None else (desk.public(look), desk.news(look))


@every_desk
@every_language
def test_the_rules_are_told_in_pages_that_discord_takes(desk: Desk, played: AnyGame, words: Words) -> None:
    pages = desk.rules(words)
    assert 1 <= len(pages) <= 25
    for title, screen in pages:
        assert 1 <= len(title) <= 90
        must_fit(screen, public=False)


WINS = {"en": "win", "fr": "gagn"}  # how a word for winning begins, where somebody has said so


TOLD = [(desk, played) for desk, played in OWN if not isinstance(desk, DefaultDesk)]  # by rules of their own


@pytest.mark.parametrize(("desk", "played"), TOLD, ids=[played.key for _, played in TOLD])
@every_language
def test_the_rules_begin_with_how_one_wins_and_end_with_what_the_house_has_decided(
    desk: Desk, played: AnyGame, words: Words, language: str
) -> None:
    (first, aim), *_, (last, rulings) = desk.rules(words)
    told, decided = aim.parts[0], rulings.parts[0]
    assert isinstance(told, Line)
    assert isinstance(decided, Line)
    assert told.text.startswith("**")
    assert WINS.get(language, "") in first.lower()
    assert last == words("default-rules-house.title")
    assert decided.text.count("\n- ") >= 6
