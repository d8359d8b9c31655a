"""A desk's screens without Discord: what stands on them, and what their taps can mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.games.desk import Desk, Do, Explain, Keep
from cogs.games.look import AnyLook, look_into
from cogs.wire.components import layout
from cogs.wire.screen import Arg, Line, Menu, Row, Screen, Tap
from cogs.wire.wrapping import for_all, for_one
from data.words import Languages, Words
from engine.match import Match
from playground.world.messages import walk

NAMES = ("<@900000000000000001>", *(f"Bêta {n}" for n in range(2, 9)))
HOUSE_COMPONENTS = 5  # what the house adds below a public board: two lines, a row of two buttons
HOUSE_TEXT = 900

languages = Languages(strict=True)


def look_at(match: Match, seat: int | None, words: Words, draft: str = "") -> AnyLook:
    names = NAMES[: match.seats]
    return look_into(match, seat, words, names=names, plain_names=names, when=match.opened, draft=draft)


def must_fit(screen: Screen, *, public: bool, draft: str = "") -> None:
    """Within all of Discord's limits, with what the house adds, as a picture and as text."""
    dressed = for_all(screen) if public else for_one(screen, draft)
    for pictures in ({}, dict.fromkeys(dressed.sketches, "a.png")):
        parts = layout(dressed, table=36**6, revision=36**3, pictures=pictures).to_components()
        flat = list(walk(parts))
        assert len(flat) + HOUSE_COMPONENTS * public <= 40
        assert sum(len(part.get("content") or "") for part in flat) + HOUSE_TEXT * public <= 4000
        ids = [part["custom_id"] for part in flat if "custom_id" in part]
        assert len(ids) == len(set(ids))
        for part in flat:
            assert len(part.get("label") or "") <= 80
            assert len(part.get("components") or ()) <= (5 if part["type"] == 1 else 40)
    assert all(part.text.strip() for part in screen.parts if isinstance(part, Line))


def taps(screen: Screen) -> Iterator[Tap]:
    for part in screen.parts:
        assert not isinstance(part, Menu)
        if isinstance(part, Row):
            yield from (tap for tap in part.taps if tap.enabled)


def actions(desk: Desk, match: Match, seat: int, words: Words) -> set[Any]:
    """Everything that this seat's taps can do, on the board that all see and in private."""
    found = set(_done(desk, match, seat, words, desk.public(look_at(match, None, words)), ""))
    if desk.secret:
        found |= set(_done(desk, match, seat, words, desk.private(look_at(match, seat, words)), ""))
    return found


def _done(
    desk: Desk, match: Match, seat: int, words: Words, screen: Screen, draft: str, depth: int = 1
) -> Iterator[Any]:
    for tap in taps(screen):
        match meaning(desk, match, seat, words, tap, draft):
            case Do(action):
                yield action
            case Keep(changed) if depth:
                look = look_at(match, seat, words, changed)
                must_fit(desk.private(look), public=False, draft=changed)
                yield from _done(desk, match, seat, words, desk.private(look), changed, depth - 1)
            case Explain(text):
                assert text
            case _:
                continue


def meaning(desk: Desk, match: Match, seat: int | None, words: Words, tap: Tap, draft: str = "") -> Any:
    args: tuple[Arg, ...] = tap.args
    return desk.meaning(look_at(match, seat, words, draft), tap.verb, args, ())
