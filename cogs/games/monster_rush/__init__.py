"""Monster Rush on Discord: three monsters to press on, and what came of the presses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cogs.games.desk import Do, Explain, Glance, Meaning
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

    def public(self, glance: Glance) -> Screen:
        view: View = glance.view
        parts: list[Part] = [
            Line(f"## {glance.words('monster-rush-name')}"),
            pictures.table(view, glance.words, glance.plain_names),
            *_captures(view),
        ]
        others = _others(view, glance.words)
        return Screen((*parts, Row(others)) if others else tuple(parts), ACCENT)

    def private(self, glance: Glance) -> Screen:
        raise AssertionError("in Monster Rush everything lies open")

    def meaning(self, glance: Glance, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        view: View = glance.view
        if verb == finish.VERB:
            return Explain(finish.log(view.finish, glance, _touched))
        if view.seat is None:
            return Explain(glance.words("refusal-table-not-seated"))
        match verb, tuple(args):
            case "touch", (int(space),) if 0 <= space < len(view.lairs):
                return Do(Touch(space=space))
            case "reveal", ():
                return Do(Reveal())
        return Explain(glance.words("monster-rush-not-understood"))

    def refused(self, glance: Glance, kind: str, details: dict[str, Any]) -> str:
        return telling.refused(glance, kind, details)

    def news(self, glance: Glance) -> tuple[str, ...]:
        return telling.lines(glance)

    def result(self, glance: Glance) -> Screen:
        assert glance.outcome is not None
        view: View = glance.view
        head = f"## {glance.words('monster-rush-name')}\n{telling.ending(glance)}"
        picture = pictures.result(view, glance.outcome, glance.words, glance.plain_names)
        return Screen((Line(head), picture), ACCENT)

    def pressed(self, glance: Glance) -> str:
        view: View = glance.view
        judged = any(isinstance(news, Judged) for news in view.news)
        return finish.log(view.finish, glance, _touched) if judged else ""

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
