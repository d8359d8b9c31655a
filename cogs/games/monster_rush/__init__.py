"""Monster Rush on Discord: three monsters to press on, and what came of the presses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from cogs.games.look import Look
from cogs.games.race_desk import RaceDesk, fastest, rows_with_taps
from cogs.games.turn_desk import Values, winners
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.screen import Arg, Line, Row, Screen, Style, Tap
from engine.game import News, Outcome
from engine.monster_rush.cards import MONSTERS, STILL
from engine.monster_rush.state import Action, Captured, Judged, Mistaken, Monster, Reveal, Touch, View
from engine.race import Claim
from render import monster_rush as pictures

PLACES = ("1️⃣", "2️⃣", "3️⃣")  # the spaces, as the picture has them from left to right
SIGNS = {"sword": "⚔️", "axe": "🪓", "bow": "🏹", "fire": "🔥", "frost": "❄️", "storm": "⚡"}

Looked = Look[View, Action]


class MonsterRushDesk(RaceDesk[View, Action]):
    secret: ClassVar[bool] = False
    untold: ClassVar[tuple[str, ...]] = ("house",)  # what this house has decided

    def public(self, look: Looked) -> Screen:
        turn = Tap(label=look.words("monster-rush-turn-card"), emoji="🎴", verb="reveal", style=Style.SUCCESS)
        below = (*(() if look.view.automatic else (turn,)), *self.finish_taps(look))
        picture = pictures.table(look.view, look.words, look.plain_names)
        told = Line(look.words("monster-rush-watch"))
        return Screen(
            (self.head(look.words), picture, *_captures(look.view), *rows_with_taps(below), told), MATCH
        )

    def private(self, look: Looked) -> Screen:
        raise AssertionError("in Monster Rush everything lies open")

    def means(self, look: Looked, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Action | None:
        match verb, tuple(args):
            case "touch", (int(space),) if 0 <= space < len(look.view.lairs):
                return Touch(space=space)
            case "reveal", ():
                return Reveal()
            case _:
                return None

    def in_order(self, news: Iterable[News]) -> Iterable[News]:
        """Who has the monster comes first, then how close it was."""
        return sorted(news, key=lambda one: not isinstance(one, Captured | Mistaken))

    def line(self, one: News, look: Looked) -> str:
        line = super().line(one, look)
        if not isinstance(one, Judged) or not one.inseparable:
            return line
        return f"{line} {self.say('inseparable', one, look)}"

    def values(self, one: News, look: Looked) -> Values:
        match one:
            case Captured(monster=monster, reaction=reaction):
                told: Values = {"points": MONSTERS[monster].value, "time": look.words.seconds(reaction)}
                return told | {"monster": MONSTERS[monster].name}
            case Mistaken(monster=monster):
                return {"monster": MONSTERS[monster].name}
            case Judged():
                return {"monster": self.named(one.decisive, look)}
            case _:
                return {}

    def details(self, told: dict[str, Any], look: Looked) -> Values:
        monster = told.get("monster")
        return {**super().details(told, look), "monster": "" if monster is None else MONSTERS[monster].name}

    def named(self, claim: Claim, look: Looked) -> str:
        return MONSTERS[claim.what].name

    def figures(self, section: str) -> dict[str, int]:
        """From the deck."""
        return {"still": STILL} if section == "house" else {}

    def ending(self, look: Looked, outcome: Outcome) -> str:
        """Who won, why it ended, and whose hand was fastest."""
        words = look.words
        won = words("monster-rush-won", who=winners(look, outcome), points=max(outcome.scores))
        text = [words(f"monster-rush-end-{outcome.why}"), won]
        if hand := fastest(look, outcome, "fastest_ms"):
            text.append(words("monster-rush-fastest", who=hand[0], time=words.seconds(hand[1])))
        return "\n".join(text)


def _captures(view: View) -> tuple[Row, ...]:
    """A button for each space, in a row of its own: wide, and never moved by the names of the others."""
    return rows_with_taps(*((_capture(space, lair.monster),) for space, lair in enumerate(view.lairs)))


def _capture(space: int, monster: Monster | None) -> Tap:
    """A space that nobody comes to any more keeps its place."""
    return Tap(
        label="–" if monster is None else monster_with_needs(monster),
        emoji=PLACES[space],
        verb="touch",
        args=(space,),
        style=Style.PRIMARY,
        enabled=monster is not None,
    )


def monster_with_needs(monster: Monster) -> str:
    """ "Louchon 🏹🔥⚡", what a hand is laid on."""
    return f"{MONSTERS[monster].name} {''.join(SIGNS[symbol] for symbol in MONSTERS[monster].needs)}"


desk = MonsterRushDesk("monster_rush", pictures)
