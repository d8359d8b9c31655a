"""The desk of any game that has none of its own: its views in words, and menus of what may be done.

It is made of what a game's own structs say, so `engine/<game>/` is all that it takes to be played. Whatever a
game words or draws itself takes the place of what stands here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from cogs.games.default.anatomy import humanized
from cogs.games.default.choosing import LISTED, Choosing, turned
from cogs.games.default.telling import EVENT, Teller
from cogs.games.desk import Do, Explain, Keep, Meaning
from cogs.games.look import AnyLook
from cogs.wire.choices import options_of, slug
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.limits import cut_short
from cogs.wire.screens.screen import Arg, Line, Screen
from data.words import Words
from engine.game import AnyGame, Outcome
from render.pieces import facts as pictures
from render.pieces.facts import Facts
from render.sketch import Sketch

LONGEST_NEWS = 200  # characters of one line
LONGEST_FACTS = 2_400


class DefaultDesk:
    secret: ClassVar[bool] = True
    rows_private: ClassVar[int] = 0
    gone: ClassVar[frozenset[str]] = frozenset()
    acts_on_board: ClassVar[bool] = False
    shares_row: ClassVar[bool] = False
    rows_told: ClassVar[int] = 4
    hand: ClassVar[str] = "default-seat"

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.key = game.key

    def __repr__(self) -> str:
        return f"DefaultDesk({self.key})"

    def public(self, look: AnyLook) -> Screen:
        return Screen((Line(f"## {self._name(look.words)}"), self._picture(look)), MATCH)

    def private(self, look: AnyLook) -> Screen:
        choosing = Choosing(self.game, look, self._teller(look, look.plain_names))
        told = "\n".join(self._told(look, choosing))
        return Screen((*choosing.parts(), Line(cut_short(told, LONGEST_FACTS))), MATCH)

    def meaning(self, look: AnyLook, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        if look.view.seat is None:
            return Explain(look.words("refusal-table-not-seated"))
        choosing = Choosing(self.game, look, self._teller(look, look.plain_names))
        action = None
        match verb, tuple(args):
            case "do", (int(number),):
                action = choosing.done(number)
            case "choose", (int(number),):
                page = turned(number, values)
                if page is not None:
                    return Keep(page)
                action = choosing.chosen(values[0]) if values else None
            case _:
                pass
        return Explain(look.words("default-gone")) if action is None else Do(action)

    def refused(self, look: AnyLook, kind: str, details: dict[str, Any]) -> str:
        message = f"refusal-{kind}"
        if message in look.words:
            return look.words(message, **self._teller(look, look.names).plain(details))
        reason = humanized(kind.removeprefix(f"{slug(self.key)}-"))
        return look.words("default-refused", reason=reason)

    def news(self, look: AnyLook) -> tuple[str, ...]:
        teller = self._teller(look, look.names)
        return tuple(cut_short(teller.told(one, EVENT), LONGEST_NEWS) for one in look.view.news)

    def result(self, look: AnyLook) -> Screen:
        told = "\n".join((f"## {self._name(look.words)}", *self._ending(look, look.result)))
        return Screen((Line(cut_short(told, LONGEST_FACTS)), self._picture(look)), MATCH)

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        return ((words("default-rules.title"), Screen((Line("\n".join(self._rules(words))),), MATCH)),)

    def pieces(self) -> Iterable[object]:
        return ()

    def pauses(self, look: AnyLook) -> bool:
        return False

    def pressed(self, look: AnyLook) -> str:
        return ""

    # How it stands

    def _picture(self, look: AnyLook) -> Sketch:
        numbers = tuple(look.words("picture-seat", seat=seat + 1) for seat in range(len(look.names)))
        teller = self._teller(look, numbers)
        outcome = look.outcome
        seats = teller.of_seats(look.view)
        if outcome is not None:
            seats = tuple((*self._brought(seat, outcome, look.words), *own) for seat, own in enumerate(seats))
        facts = Facts(
            title=self._name(look.words),
            shared=teller.shared(look.view),
            seats=seats,
            ranks=() if outcome is None else outcome.ranks,
        )
        name = slug(self.key) if outcome is None else f"{slug(self.key)}-result"
        return pictures.card(name, facts, look.words, look.plain_names)

    def _told(self, look: AnyLook, choosing: Choosing) -> Iterator[str]:
        """What a seat sees, below what matters most: whether it can do anything now."""
        words, teller = look.words, self._teller(look, look.names)
        colon = words("colon")
        yield f"**{words('default-may' if look.may else 'default-wait')}**"
        for name, value in teller.shared(look.view):
            yield f"-# {name}{colon}{value}"
        for who, own in zip(look.names, teller.of_seats(look.view), strict=True):
            if own:
                yield f"-# {who}{colon}{' · '.join(f'{name} {value}' for name, value in own)}"
        if choosing.is_cut:
            yield f"-# {words('default-listed', count=LISTED)}"

    # How it ended

    def _ending(self, look: AnyLook, outcome: Outcome) -> Iterator[str]:
        words = look.words
        winners = [name for name, rank in zip(look.names, outcome.ranks, strict=True) if rank == 1]
        told = {"winners": len(winners), "points": max(outcome.scores)}
        yield words("default-won", who=words.list_of(winners), **told)
        why = f"{slug(self.key)}-end-{slug(outcome.why)}"
        yield f"-# {words(why) if why in words else humanized(outcome.why)}"
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            told = " · ".join(f"{name} {value}" for name, value in self._brought(seat, outcome, words))
            yield f"{outcome.ranks[seat]}\\. {look.names[seat]} · {told}"

    def _brought(self, seat: int, outcome: Outcome, words: Words) -> list[tuple[str, str]]:
        """What a seat has at the end: its score, and the figures that records are made of."""
        told = [(words("default-score"), words.number(outcome.scores[seat]))]
        figures = outcome.figures[seat] if outcome.figures else {}
        for figure, value in figures.items():
            message = f"feat-{slug(self.key)}-{slug(figure)}"
            name = words(message) if message in words else humanized(figure.removesuffix("_ms"))
            told.append((name, words.seconds(value) if figure.endswith("_ms") else words.number(value)))
        return told

    # What it is about

    def _rules(self, words: Words) -> Iterator[str]:
        key = slug(self.key)
        yield words(f"{key}-pitch")
        yield words("default-rules")
        seats = self.game.seats(self.game.Options())
        yield f"- {words('games-players', least=seats[0], most=seats[-1])}"
        yield f"- {words('default-thinking', time=words.span(self.game.thinking_time))}"
        for option in options_of(self.game):
            default = option.value_words(self.game, words, option.default)
            yield f"- {option.words(self.game, words)}{words('colon')}{default}"

    def _name(self, words: Words) -> str:
        return words(f"{slug(self.key)}-name")

    def _teller(self, look: AnyLook, names: Sequence[str]) -> Teller:
        return Teller(self.game, look.words, names)
