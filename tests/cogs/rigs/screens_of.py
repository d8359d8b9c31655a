"""A desk's screens without Discord: what stands on them, and what their taps can mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.games.default.texts import unwritten
from cogs.games.desk import Desk, Do, Explain, Keep
from cogs.games.look import AnyLook, look_into
from cogs.wire.presses.custom_id import read_custom_id
from cogs.wire.presses.wrapping import for_all, for_one
from cogs.wire.screens import limits
from cogs.wire.screens.components import Sheet
from cogs.wire.screens.screen import Arg, Line, Menu, Row, Screen, Tap
from data.words import Languages, Words
from engine.match import Match
from playground.world.messages import walk
from render.sketch import ALT_LIMIT

PLAIN_NAMES = tuple(f"Bêta {n}" for n in range(1, 101))
NAMES = ("<@900000000000000001>", *PLAIN_NAMES[1:])
HOUSE_COMPONENTS = 5  # what the house adds below a public board: two lines, a row of two buttons
HOUSE_TEXT = 900

languages = Languages(strict=True, unwritten=unwritten)


def look_at(match: Match, seat: int | None, words: Words, draft: str = "") -> AnyLook:
    names = NAMES[: match.seats]
    may_undo = bool(match.undoable) and match.undoable[-1].seat == seat
    return look_into(
        match,
        seat,
        words,
        names=names,
        plain_names=PLAIN_NAMES[: match.seats],
        when=match.opened,
        may_undo=may_undo,
        draft=draft,
    )


def must_fit(screen: Screen, *, public: bool, draft: str = "") -> None:
    """Within all of Discord's limits, with what the house adds, as a picture and as text."""
    dressed = for_all(screen) if public else for_one(screen, draft)
    for pictures in ({}, dict.fromkeys(dressed.sketches, "a.png")):
        parts = Sheet(dressed, table=2**40, revision=36**3, pictures=pictures).to_components()
        flat = list(walk(parts))
        assert len(flat) + HOUSE_COMPONENTS * public <= limits.PARTS
        assert sum(len(part.get("content") or "") for part in flat) + HOUSE_TEXT * public <= limits.TEXT
        ids = [part["custom_id"] for part in flat if "custom_id" in part]
        assert len(ids) == len(set(ids))
        assert all(read_custom_id(custom_id) for custom_id in ids)
        for part in flat:
            _must_be_allowed(part)
    assert all(part.text.strip() for part in screen.parts if isinstance(part, Line))


def _must_be_allowed(part: dict[str, Any]) -> None:
    match part["type"]:
        case 1:
            assert 1 <= len(part["components"]) <= limits.A_ROW
        case 2:
            assert part.get("emoji") or part["label"]
            assert len(part.get("label") or "") <= limits.LABEL
        case 3:
            options = part["options"]
            assert 1 <= len(options) <= limits.CHOICES
            assert part["min_values"] <= part["max_values"] <= len(options)
            assert len({option["value"] for option in options}) == len(options)
            assert all(1 <= len(option["label"]) <= limits.OPTION for option in options)
            assert all(1 <= len(option["value"]) <= limits.VALUE for option in options)
            assert all(len(option.get("description") or "") <= limits.OPTION for option in options)
            assert len(part["placeholder"]) <= limits.PLACEHOLDER
        case 12:
            assert all(1 <= len(item["description"]) <= ALT_LIMIT for item in part["items"])
        case _:
            assert len(part.get("components") or ()) <= limits.PARTS


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
