"""A seat's private screen: the market and its hand, the cards as buttons, and what a choice of them brings.

Every button is always there and in its place: nine cards, the six things to be had for cards, the four ways
to end a turn. What is told stands below them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.games.monad.advice import headline
from cogs.games.monad.cards import plain_card, rank_word, sign
from cogs.games.monad.draft import Draft, Looked
from cogs.games.monad.offers import Offer, brings, offers, suggested, with_bonus
from cogs.games.turn_desk import ACCENT
from cogs.games.undo import undo_tap
from cogs.wire.limits import CHOICES, rows_of
from cogs.wire.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
from data.words import Words
from engine.monad.cards import BI, MONAD
from engine.monad.state import View
from render import monad as pictures

A_ROW = 3  # buttons that a narrow phone has room for side by side
PLACES = 9  # for cards; a fuller hand is chosen from menus
BONUS = "bonus"
EMPTY = "▫️"  # in the place of a card


def screen(look: Looked) -> Screen:
    draft = Draft.read(look)
    able = offers(look, draft.cards)
    parts: tuple[Part, ...] = (
        pictures.hand(look.view, look.words, sorted(draft.places), look.plain_names),
        *_hand(draft, look.words),
        *rows_of(_columns(look, able), A_ROW),
        Row((*_ends(look, able), undo_tap(look))),
        Line(headline(look, draft, able)),
    )
    return Screen(parts, ACCENT)


# The hand


def _hand(draft: Draft, words: Words) -> Sequence[Part]:
    """A tap for each card; a hand too large for that is chosen from menus, which are as high."""
    if len(draft.hand) <= PLACES:
        return rows_of([_card(draft, place) for place in range(PLACES)], A_ROW)
    menus = _menus(draft, words)
    filled = (
        Row((Tap(label="–", verb="nothing", args=(at,), enabled=False),)) for at in range(PLACES // A_ROW)
    )
    return (*menus, *list(filled)[len(menus) :])


def _card(draft: Draft, place: int) -> Tap:
    """The number as the picture has it, and the colour."""
    if place >= len(draft.hand):
        return Tap(label=str(place + 1), emoji=EMPTY, verb="pick", args=(place,), enabled=False)
    return Tap(
        label=str(place + 1),
        emoji=sign(draft.hand[place]),
        verb="pick",
        args=(place,),
        style=Style.PRIMARY if place in draft.places else Style.SECONDARY,
    )


def _menus(draft: Draft, words: Words) -> tuple[Menu, ...]:
    """As many menus as are needed, each of which keeps what is chosen in the others."""
    choices = [
        Choice(
            label=f"{place + 1} · {plain_card(card, words)}",
            value=str(place),
            emoji=sign(card),
            chosen=place in draft.places,
        )
        for place, card in enumerate(draft.hand)
    ]
    return tuple(
        Menu(
            verb="choose",
            args=(start,),
            placeholder=words("monad-choose-cards", first=start + 1, last=start + len(part)),
            choices=tuple(part),
            least=0,
            most=len(part),
        )
        for start in range(0, len(choices), CHOICES)
        if (part := choices[start : start + CHOICES])
    )


# What may be done


def _columns(look: Looked, able: Sequence[Offer]) -> list[Tap]:
    """A tap for the top of each column and for a Monad, and one for the trade that brings the bonus."""
    bonus = with_bonus(able) is not None
    return [
        *(
            Tap(
                label=rank_word(rank, look.words),
                emoji=_top(look.view, rank) if rank != MONAD else None,
                verb="take",
                args=(rank,),
                style=Style.SUCCESS if (there := brings(able, rank)) else Style.SECONDARY,
                enabled=there is not None,
            )
            for rank in range(BI, MONAD + 1)
        ),
        Tap(label="+", emoji="✨", verb="take", args=(BONUS,), style=_green(so=bonus), enabled=bonus),
    ]


def _green(*, so: bool) -> Style:
    return Style.SUCCESS if so else Style.SECONDARY


def _top(view: View, rank: int) -> str:
    column = view.columns[rank - 1]
    return sign(column[0]) if column else EMPTY


def to_draw(view: View) -> str:
    """Where there is nothing to draw, the discard is turned over by the same button."""
    return "flip" if not view.draw and view.discard else "draw"


def _ends(look: Looked, able: Sequence[Offer]) -> Iterator[Tap]:
    """Draw, pass, end the turn: green only where nothing better can be done."""
    names = {offer.name for offer in able}
    idle = "end" not in names and suggested(look) is None
    draw = to_draw(look.view)
    for name, deed in ((draw, "draw"), ("pass", "pass"), ("end", "end")):
        green = name in names and (name == "end" or (name == draw and idle))
        yield Tap(
            label=look.words(f"monad-do-{name}"),
            verb="do",
            args=(deed,),
            style=_green(so=green),
            enabled=name in names,
        )
