"""Cubo on Discord: nine dice as buttons for each seat, and a race for those of the centre."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from cogs.games.cubo import board, private, telling
from cogs.games.cubo.dice import die_sign
from cogs.games.cubo.telling import Looked
from cogs.games.desk import Explain, Keep, Meaning
from cogs.games.race_desk import RaceDesk
from cogs.games.turn_desk import Values
from cogs.wire.screens.screen import Arg, Screen
from engine.cubo.cards import ALONE_MS, CELLS, COVER_MS, QUIET_MS, ROUND_THE_MIDDLE, TAKE_MS
from engine.cubo.state import Action, Called, Options, Phase, Replace, Scored, Swap, Take, View
from engine.game import News, Outcome, Refusal
from engine.race import Claim
from render import cubo as pictures
from render.sketch import Sketch


class CuboDesk(RaceDesk[View, Action]):
    rows_private: ClassVar[int] = private.ROWS
    hand: ClassVar[str] = "cubo-hand"
    swiftest: ClassVar[tuple[str, int]] = ("fastest_call_ms", 1)
    untold: ClassVar[tuple[str, ...]] = ("alone", "house")  # by oneself, and house rulings
    figures: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "alone": {"alone": ALONE_MS // 1000},
        "house": {
            "take": TAKE_MS // 1000,
            "cover": COVER_MS // 60_000,
            "quiet": QUIET_MS // 60_000,
            "countdown": Options().countdown_ms // 1000,
        },
    }
    things: ClassVar[Mapping[str, Callable[[Any], str]]] = {"die": die_sign}

    def public(self, look: Looked) -> Screen:
        return board.screen(look, self.head(look.words), self.finish_taps(look), telling.now(look))

    def private(self, look: Looked) -> Screen:
        return private.screen(look)

    def means(
        self, look: Looked, verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> Meaning | Action | None:
        match verb, tuple(args):
            case "pick", (int(cell),) if cell in CELLS:
                return self._picked(look, cell)
            case "take", (int(slot),) if 0 <= slot < len(look.view.centre):
                return Take(slot=slot)
            case "replace", (int(cell),) if cell in CELLS:
                return Replace(cell=cell)
            case "keep", ():
                return Replace(cell=None)
            case "do", (str(name),):
                return self.action(name)
            case _:
                return None

    def _picked(self, look: Looked, cell: int) -> Meaning | Action:
        """The first die of a pair is kept in mind, the second changes places with it."""
        first = private.picked(look.draft)
        if first == cell:
            return Keep("")
        other = first if first is not None else next(one for one in ROUND_THE_MIDDLE if one != cell)
        answer = look.ask(Swap(a=other, b=cell))
        if isinstance(answer, Refusal):
            return Explain(self.refused(look, answer.kind.value, answer.details))
        return Keep(str(cell)) if first is None else Swap(a=first, b=cell)

    def pauses(self, look: Looked) -> bool:
        return look.view.phase is Phase.READY

    def values(self, one: News, look: Looked) -> Values:
        return {"time": look.words.seconds(one.took, places=1)} if isinstance(one, Called) else {}

    def line(self, one: News, look: Looked) -> str:
        if not isinstance(one, Scored):
            return super().line(one, look)
        if one.sheet is None:
            return self.say("news-scored-nothing", one, look)
        line = self.say("news-scored", one, look)
        if one.sheet.cell is None or one.sheet.replaced is None:
            return line
        came = {"new": die_sign(one.sheet.dice[one.sheet.cell]), "old": die_sign(one.sheet.replaced)}
        return f"{line} {look.words('cubo-news-replaced', **came)}"

    def details(self, told: dict[str, Any], look: Looked) -> Values:
        return {**super().details(told, look), "phase": told.get("phase", "")}

    def named(self, claim: Claim, look: Looked) -> str:
        """A place of the centre, as the picture has them from left to right."""
        return look.words("cubo-place", place=claim.what + 1)

    def ending(self, look: Looked, outcome: Outcome) -> str:
        """Who won, or how well somebody did alone."""
        return telling.alone(look, outcome) if len(look.names) == 1 else super().ending(look, outcome)

    def besides(self, look: Looked, outcome: Outcome) -> Iterable[str]:
        return () if len(look.names) == 1 else super().besides(look, outcome)

    def left(self, look: Looked) -> tuple[Sketch, ...]:
        return (pictures.table(look.view, look.words, look.plain_names),)


desk = CuboDesk("cubo", pictures)
