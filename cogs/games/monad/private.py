"""A seat's private screen: the market and its hand, the cards as buttons, and what a choice of them brings.

Every button is always there and in its place: nine cards, the six things to be had for cards, and in one line
the way back, the draw, and the end of the turn. What is told stands below them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from cogs.games.look import kept_with_the_look
from cogs.games.monad.advice import headline
from cogs.games.monad.cards import card_sign, plain_card, rank_word
from cogs.games.monad.draft import Draft, Looked
from cogs.games.monad.hints import suggested
from cogs.games.monad.offers import Offer, brought, offers, with_bonus
from cogs.games.undo import undo_tap
from cogs.wire.screens.accents import MATCH
from cogs.wire.screens.limits import CHOICES, rows_of
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Screen, Style, Tap
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
        *_hand(look, draft),
        *rows_of(_columns(look, able), A_ROW),
        Row(_ends(look, able)),
        Line(headline(look, draft, able)),
    )
    return Screen(parts, MATCH)


# The hand


def _hand(look: Looked, draft: Draft) -> Sequence[Part]:
    """A tap for each card; a hand too large for that is chosen from menus, which are as high."""
    if len(draft.hand) <= PLACES:
        taps = list(_cards(look))
        for place in draft.places:
            taps[place] = replace(taps[place], style=Style.PRIMARY)
        return rows_of(taps, A_ROW)
    menus = _menus(draft, look.words)
    filled = (
        Row((Tap(label="–", verb="nothing", args=(at,), enabled=False),)) for at in range(PLACES // A_ROW)
    )
    return (*menus, *list(filled)[len(menus) :])


@kept_with_the_look
def _cards(look: Looked) -> Sequence[Tap]:
    """The number as the picture has it, and the colour; none is chosen."""
    hand = Draft.read(look).hand
    signs = (*map(card_sign, hand), *(EMPTY for _ in range(PLACES - len(hand))))
    return [
        Tap(label=str(place + 1), emoji=emoji, verb="pick", args=(place,), enabled=place < len(hand))
        for place, emoji in enumerate(signs)
    ]


def _menus(draft: Draft, words: Words) -> tuple[Menu, ...]:
    """As many menus as are needed, each of which keeps what is chosen in the others."""
    choices = [
        Choice(
            label=f"{place + 1} · {plain_card(card, words)}",
            value=str(place),
            emoji=card_sign(card),
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
    taps = list(_unlit(look))
    for rank in brought(able):
        taps[rank - BI] = replace(taps[rank - BI], style=Style.SUCCESS, enabled=True)
    if with_bonus(able):
        taps[-1] = replace(taps[-1], style=Style.SUCCESS, enabled=True)
    return taps


@kept_with_the_look
def _unlit(look: Looked) -> Sequence[Tap]:
    """Those taps where nothing is to be had."""
    columns = [
        Tap(
            label=rank_word(rank, look.words),
            emoji=_top(look.view, rank) if rank != MONAD else None,
            verb="take",
            args=(rank,),
            enabled=False,
        )
        for rank in range(BI, MONAD + 1)
    ]
    return [*columns, Tap(label="+", emoji="✨", verb="take", args=(BONUS,), enabled=False)]


def _top(view: View, rank: int) -> str:
    column = view.columns[rank - 1]
    return card_sign(column[0]) if column else EMPTY


def to_draw(view: View) -> str:
    """Where there is nothing to draw, the discard is turned over by the same button."""
    return "flip" if not view.draw and view.discard else "draw"


def to_end(view: View) -> str:
    return "end" if view.plays or view.draw or view.discard else "pass"


def _ends(look: Looked, able: Sequence[Offer]) -> tuple[Tap, ...]:
    """Take back, draw, end the turn: green only where nothing better can be done."""
    names = {offer.name for offer in able}
    idle = "end" not in names and suggested(look) is None
    taps = dict(_end_taps(look))
    for name in names & taps.keys():
        green = name == "end" or (name != "pass" and idle)
        taps[name] = replace(taps[name], style=Style.SUCCESS if green else Style.SECONDARY, enabled=True)
    return (replace(undo_tap(look), label=None), *taps.values())


@kept_with_the_look
def _end_taps(look: Looked) -> Mapping[str, Tap]:
    """By the name of what each does; none of it can be done. Who has played cards ends his turn, who has not
    passes, by the same button."""
    deeds = ((to_draw(look.view), "draw"), (to_end(look.view), "end"))
    return {
        name: Tap(label=look.words(f"monad-do-{name}"), verb="do", args=(deed,), enabled=False)
        for name, deed in deeds
    }
