"""The rules by section, each with its picture; then what this house has decided."""

from __future__ import annotations

from cogs.wire.screen import Line, Screen
from data.words import Words
from engine.monad.cards import DECK
from render import monad as pictures

HOUSE = "house"


def sections(words: Words, accent: int) -> tuple[tuple[str, Screen], ...]:
    illustrated = ((section, (pictures.rules(section, words),)) for section in pictures.SECTIONS)
    return tuple(
        (
            words(f"monad-rules-{section}.title"),
            Screen((Line(words(f"monad-rules-{section}", **_figures(section))), *picture), accent),
        )
        for section, picture in (*illustrated, (HOUSE, ()))
    )


def _figures(section: str) -> dict[str, int]:
    """The figures that a section names, from the deck."""
    match section:
        case "setup":
            return {"monads": DECK.monads.count}
        case "buy":
            return {rank.id: rank.value for rank in DECK.ranks} | {"monad": DECK.monads.price}
        case "end":
            goals = {name: DECK.setup[seats].goal for name, seats in (("two", 2), ("three", 3), ("four", 4))}
            return goals | {"teams": DECK.teams.goal}
        case "house":
            return {"silent": DECK.house.silent_rounds, "barren": DECK.house.barren_rounds}
        case _:
            return {}
