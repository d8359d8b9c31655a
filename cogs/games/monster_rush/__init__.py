"""Monster Rush on Discord: three monsters to press on, and what came of the presses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cogs.games.desk import Do, Explain, Meaning
from cogs.games.look import AnyLook
from cogs.games.monster_rush import telling
from cogs.shown import finish
from cogs.wire.screen import Arg, Line, Part, Row, Screen, Style, Tap
from data.words import Words
from engine.monster_rush.cards import MONSTERS
from engine.monster_rush.state import Judged, Reveal, Touch, View
from engine.race import Claim
from render import monster_rush as pictures

ACCENT = 0xF2B84B
PLACES = ("1️⃣", "2️⃣", "3️⃣")  # the spaces, as the picture has them from left to right


class MonsterRushDesk:
    key: ClassVar[str] = "monster_rush"
    secret: ClassVar[bool] = False
    hand: ClassVar[str] = "board-hand"
    race: ClassVar[bool] = True

    def public(self, look: AnyLook) -> Screen:
        view: View = look.view
        parts: list[Part] = [
            Line(f"## {look.words('monster-rush-name')}"),
            pictures.table(view, look.words, look.plain_names),
            *_captures(view),
        ]
        others = _others(view, look.words)
        return Screen((*parts, Row(others)) if others else tuple(parts), ACCENT)

    def private(self, look: AnyLook) -> Screen:
        raise AssertionError("in Monster Rush everything lies open")

    def meaning(self, look: AnyLook, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        view: View = look.view
        if verb == finish.VERB:
            return Explain(finish.log(view.finish, look, _touched))
        if view.seat is None:
            return Explain(look.words("refusal-table-not-seated"))
        match verb, tuple(args):
            case "touch", (int(space),) if 0 <= space < len(view.lairs):
                return Do(Touch(space=space))
            case "reveal", ():
                return Do(Reveal())
        return Explain(look.words("monster-rush-not-understood"))

    def refused(self, look: AnyLook, kind: str, details: dict[str, Any]) -> str:
        return telling.refused(look, kind, details)

    def news(self, look: AnyLook) -> tuple[str, ...]:
        return telling.lines(look)

    def result(self, look: AnyLook) -> Screen:
        assert look.outcome is not None
        view: View = look.view
        head = f"## {look.words('monster-rush-name')}\n{telling.ending(look)}"
        picture = pictures.result(view, look.outcome, look.words, look.plain_names)
        return Screen((Line(head), picture), ACCENT)

    def pressed(self, look: AnyLook) -> str:
        view: View = look.view
        judged = any(isinstance(news, Judged) for news in view.news)
        return finish.log(view.finish, look, _touched) if judged else ""

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        return tuple(
            (
                words(f"monster-rush-rules-{section}.title"),
                Screen(
                    (Line(words(f"monster-rush-rules-{section}")), pictures.rules(section, words)), ACCENT
                ),
            )
            for section in pictures.SECTIONS
        )


def _captures(view: View) -> tuple[Row, ...]:
    """A button for each monster, in a row of its own: wide, and never moved by the names of the others."""
    return tuple(
        Row(
            (
                Tap(
                    label=telling.monster_with_needs(lair.monster),
                    emoji=PLACES[space],
                    verb="touch",
                    args=(space,),
                    style=Style.PRIMARY,
                ),
            )
        )
        for space, lair in enumerate(view.lairs)
        if lair.monster is not None
    )


def _others(view: View, words: Words) -> tuple[Tap, ...]:
    turn = Tap(label=words("monster-rush-turn-card"), emoji="🎴", verb="reveal", style=Style.SUCCESS)
    manual = () if view.automatic else (turn,)
    return (*manual, finish.tap(words)) if view.finish else manual


def _touched(claim: Claim) -> str:
    return MONSTERS[claim.what].name


desk = MonsterRushDesk()
