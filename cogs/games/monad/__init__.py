"""Monad on Discord: its screens, what their taps mean, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.games.desk import Do, Explain, Keep, Meaning
from cogs.games.look import AnyLook
from cogs.games.monad import booklet, private, telling
from cogs.games.monad.cards import details_in_words
from cogs.games.monad.draft import Draft
from cogs.games.monad.offers import ACTIONS
from cogs.games.monad.private import ACCENT
from cogs.wire.screen import Arg, Line, Screen
from data.words import Words
from engine.monad.state import View
from render import monad as pictures


class MonadDesk:
    key = "monad"
    secret = True
    hand = "board-hand"
    race = False

    def public(self, look: AnyLook) -> Screen:
        head = f"## {look.words('monad-name')}\n{telling.goal(look)}"
        picture = pictures.table(look.view, look.words, look.plain_names)
        return Screen((Line(head), picture, Line(telling.standing(look))), ACCENT)

    def private(self, look: AnyLook) -> Screen:
        return private.screen(look)

    def meaning(self, look: AnyLook, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        view: View = look.view
        if view.seat is None:
            return Explain(look.words("monad-only-watching"))
        draft = Draft.read(look)
        match verb, tuple(args):
            case "pick", (int(place),):
                return Keep(draft.toggled(place).text)
            case "choose", (int(start),):
                return Keep(draft.chosen_from(start, values).text)
            case "clear", ():
                return Keep("")
            case ("do", (str(name), *rest)) if name in ACTIONS:
                action = ACTIONS[name](draft.cards, rest)
                if action is not None:
                    return Do(action)
        return Explain(look.words("monad-not-understood"))

    def refused(self, look: AnyLook, kind: str, details: dict[str, Any]) -> str:
        return look.words(f"refusal-{kind}", **details_in_words(details, look.words))

    def news(self, look: AnyLook) -> tuple[str, ...]:
        return telling.lines(look)

    def result(self, look: AnyLook) -> Screen:
        assert look.outcome is not None
        head = f"## {look.words('monad-name')}\n{telling.ending(look)}"
        picture = pictures.result(look.view, look.outcome, look.words, look.plain_names)
        return Screen((Line(head), picture), ACCENT)

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        return booklet.sections(words, ACCENT)


desk = MonadDesk()
