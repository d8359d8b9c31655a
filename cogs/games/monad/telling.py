"""What stands, and how it ended, in words."""

from __future__ import annotations

from cogs.games.monad.cards import card_word
from cogs.games.monad.draft import Looked
from cogs.games.turn_desk import winners
from cogs.wire.screens.names import APART, with_sign
from engine.game import Outcome
from engine.monad.state import Bonus


def goal(look: Looked) -> str:
    return look.words("monad-goal-teams" if look.view.teams else "monad-goal", goal=look.view.goal)


def standing(look: Looked) -> str:
    """Who has how many Monads; the numbers are those of the seats in the picture."""
    view = look.view
    sides: dict[int, list[int]] = {}
    for seat, sitter in enumerate(view.seats):
        sides.setdefault(sitter.team, []).append(seat)
    return ("\n" if view.teams else APART).join(
        look.words(
            "monad-standing",
            who=" + ".join(_sitter(seat, look) for seat in seats),
            monads=sum(view.seats[seat].monads for seat in seats),
        )
        for seats in sides.values()
    )


def ending(look: Looked, outcome: Outcome) -> str:
    """Who won and why."""
    told = {"who": winners(look, outcome), "winners": outcome.ranks.count(1), "goal": look.view.goal}
    return look.words(f"monad-end-{outcome.why}", **told)


def placed(look: Looked, outcome: Outcome) -> list[str]:
    """Everybody in order."""
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    return [_placed(seat, look, outcome) for seat in order]


def bonus_word(news: Bonus, look: Looked) -> str:
    """What a bonus brings; its Common stays unseen."""
    parts = [card_word(card, look.words) for card in news.gained]
    return look.words.list_of([*parts, *([look.words("monad-a-common")] if news.drew else [])])


def _placed(seat: int, look: Looked, outcome: Outcome) -> str:
    figures = outcome.figures[seat]
    return look.words(
        "monad-end-line",
        place=outcome.ranks[seat],
        who=_sitter(seat, look),
        monads=figures["monads"],
        hand=figures["hand"],
    )


def _sitter(seat: int, look: Looked) -> str:
    name = look.names[seat] if look.outcome else with_sign(look.names[seat])
    return look.words("monad-sitter", seat=seat + 1, who=name)
