"""Monster Rush on Discord: three monsters to press on, and what came of the presses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from cogs.games.look import Look
from cogs.games.race_desk import RaceDesk, rows_with_taps
from cogs.games.turn_desk import Break, Values
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.screen import Line, Screen, Style, Tap
from engine.game import News
from engine.monster_rush.cards import MONSTERS, SPACES, STILL
from engine.monster_rush.state import Action, Captured, Foul, Judged, Mistaken, View
from engine.race import Claim
from render import monster_rush as pictures

PLACES = ("1️⃣", "2️⃣", "3️⃣")  # the spaces, as the picture has them from left to right
LEVEL = {"fives": 5, "fours": 4, "threes": 3}  # what decides between those who are, most first
SIGNS = {"sword": "⚔️", "axe": "🪓", "bow": "🏹", "fire": "🔥", "frost": "❄️", "storm": "⚡"}

Looked = Look[View, Action]


class MonsterRushDesk(RaceDesk[View, Action]):
    secret: ClassVar[bool] = False
    gone: ClassVar[frozenset[str]] = frozenset({Foul.MONSTER_GONE, Foul.CARDS_GONE})
    figures: ClassVar[Mapping[str, Mapping[str, int]]] = {"house": {"still": STILL}}
    things: ClassVar[Mapping[str, Callable[[Any], str]]] = {"monster": lambda number: MONSTERS[number].name}

    def public(self, look: Looked) -> Screen:
        turn = Tap(label=look.words("monster-rush-turn-card"), emoji="🎴", verb="reveal", style=Style.SUCCESS)
        below = (*(() if look.view.automatic else (turn,)), *self.finish_taps(look))
        picture = pictures.table(look.view, look.words, look.plain_names)
        rows = rows_with_taps(*([_capture(look.view, space)] for space in range(SPACES)), below)
        return Screen((self.head(look.words), picture, *rows, Line(look.words("monster-rush-watch"))), MATCH)

    def in_order(self, news: Iterable[News]) -> Iterable[News]:
        """Who has the monster comes first, then how close it was."""
        return sorted(news, key=lambda one: not isinstance(one, Captured | Mistaken))

    def line(self, one: News, look: Looked) -> str:
        line, is_tie = super().line(one, look), isinstance(one, Judged) and one.inseparable
        return f"{line} {self.say('inseparable', one, look)}" if is_tie else line

    def values(self, one: News, look: Looked) -> Values:
        match one:
            case Captured(monster=number, reaction=reaction):
                return {"points": MONSTERS[number].value, "time": look.words.seconds(reaction)}
            case Judged():
                return {"monster": self.named(one.decisive, look)}
            case _:
                return {}

    def breaks(self, look: Looked) -> Iterable[Break]:
        """MR6.3; face down never (MR6.4)."""
        hunters = [[MONSTERS[monster].value for monster in hunter.captured] for hunter in look.view.hunters]
        return tuple((by, [own.count(value) for own in hunters]) for by, value in LEVEL.items())

    def decisive(self, look: Looked) -> Claim:
        """MR5.5"""
        finish, by = look.view.finish, look.view.taken_by
        return next(claim for claim in finish if claim.seat == by)

    def named(self, claim: Claim, look: Looked) -> str:
        return MONSTERS[claim.what].name


def _capture(view: View, space: int) -> Tap:
    """In a row of its own: wide, and never moved by the names of others. What is empty keeps its place."""
    number, label = view.lairs[space].monster, "–"
    if number is not None:
        monster = MONSTERS[number]
        label = f"{monster.name} {''.join(SIGNS[symbol] for symbol in monster.needs)}"
    sign, style = PLACES[space], Style.PRIMARY
    return Tap(label=label, emoji=sign, verb="touch", args=(space,), style=style, enabled=number is not None)


desk = MonsterRushDesk("monster_rush", pictures)
