"""Monad on Discord: its screens, what their taps mean, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.games.desk import Do, Explain, Glance, Keep, Meaning
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

    def public(self, glance: Glance) -> Screen:
        head = f"## {glance.words('monad-name')}\n{telling.goal(glance)}"
        picture = pictures.table(glance.view, glance.words, glance.plain_names)
        return Screen((Line(head), picture, Line(telling.standing(glance))), ACCENT)

    def private(self, glance: Glance) -> Screen:
        return private.screen(glance)

    def meaning(self, glance: Glance, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        view: View = glance.view
        if view.seat is None:
            return Explain(glance.words("monad-only-watching"))
        draft = Draft.read(glance)
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
        return Explain(glance.words("monad-not-understood"))

    def refused(self, glance: Glance, kind: str, details: dict[str, Any]) -> str:
        return glance.words(f"refusal-{kind}", **details_in_words(details, glance.words))

    def news(self, glance: Glance) -> tuple[str, ...]:
        return telling.lines(glance)

    def result(self, glance: Glance) -> Screen:
        assert glance.outcome is not None
        head = f"## {glance.words('monad-name')}\n{telling.ending(glance)}"
        picture = pictures.result(glance.view, glance.outcome, glance.words, glance.plain_names)
        return Screen((Line(head), picture), ACCENT)

    def rules(self, words: Words) -> tuple[tuple[str, Screen], ...]:
        return booklet.sections(words, ACCENT)


desk = MonadDesk()
