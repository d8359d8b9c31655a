"""An offer, put together: the partner, one's own pairs, his pairs. A counter-offer is made the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as replaced

from cogs.games.thirteen_monsters.draft import Draft, packed, unpacked
from cogs.games.thirteen_monsters.words.naming import Looked, element_sign, pair_word, pairs_word
from cogs.games.thirteen_monsters.words.prospects import would_build
from cogs.games.thirteen_monsters.words.tags import all_of, letter_tag, number_tag, pieces_of, tagged
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Style, Tap
from engine.thirteen_monsters.moves import Counter, Offer
from engine.thirteen_monsters.state import Phase, Proposal
from render.thirteen_monsters.alt import pair_told
from render.thirteen_monsters.private.tray import Piece, Shelf

TRADE, COUNTER = "trade", "counter"


@dataclass(frozen=True, slots=True)
class Haggle:
    mode: str
    partner: int | None
    give: tuple[int, ...] = ()
    take: tuple[int, ...] = ()

    @classmethod
    def read(cls, look: Looked) -> Haggle:
        """What was chosen of what is still there; with one partner only, it is he."""
        view, draft = look.view, Draft.read(look)
        mode = COUNTER if view.phase is Phase.OFFER else TRADE
        if draft.mode != mode:
            draft = Draft(mode)
        partner = _partner(look, draft.number(0) - 1)
        own, theirs = _free(look, view.seat), _free(look, partner)
        return cls(mode, partner, unpacked(draft.number(1), own), unpacked(draft.number(2), theirs))

    def text(self, look: Looked) -> str:
        partner = 0 if self.partner is None else self.partner + 1
        return Draft(self.mode, (partner, packed(self.give), packed(self.take))).text(look.view)

    def with_partner(self, values: Sequence[str]) -> Haggle:
        """His pairs are others'."""
        return replace(self, partner=_number(values), take=())

    def with_pairs(self, look: Looked, side: str, start: int, values: Sequence[str]) -> Haggle:
        """One menu's pairs are chosen anew; those of another menu of that side stay."""
        there = _free(look, look.view.seat if side == "give" else self.partner)
        before = self.give if side == "give" else self.take
        kept = set(before) - set(there[start : start + CHOICES])
        chosen = tuple(pair for pair in there if pair in kept or str(pair) in values)
        return replace(self, give=chosen) if side == "give" else replace(self, take=chosen)

    @property
    def action(self) -> Offer | Counter | None:
        if self.partner is None or not (self.give and self.take):
            return None
        if self.mode == COUNTER:
            return Counter(give=self.give, take=self.take)
        return Offer(to=self.partner, give=self.give, take=self.take)


def partners(look: Looked) -> tuple[int, ...]:
    """Who has something to trade."""
    seats = enumerate(look.view.seats)
    return tuple(seat for seat, one in seats if one.free and seat != look.view.seat)


def _partner(look: Looked, chosen: int) -> int | None:
    made = look.view.proposal
    if made is not None:
        return made.seat
    there = partners(look)
    if chosen in there:
        return chosen
    return there[0] if len(there) == 1 else None


def _free(look: Looked, seat: int | None) -> tuple[int, ...]:
    return () if seat is None else look.view.seats[seat].free


def _number(values: Sequence[str]) -> int | None:
    return int(values[0]) if values and values[0].isdecimal() else None


# The screen


def parts(look: Looked, *, enabled: bool = True) -> tuple[Part, ...]:
    """Partner, mine, theirs, offer: at most five taps. A counter-offer's partner is known."""
    words, haggle = look.words, Haggle.read(look)
    countering, able = haggle.mode == COUNTER, enabled and haggle.action is not None
    label = words("thirteen-monsters-do-counter" if countering else "thirteen-monsters-do-offer")
    offer = Tap(label=label, emoji="🤝", verb="offer", style=Style.SUCCESS, enabled=able)
    menus = (*_pair_menus(look, haggle, "give"), *_pair_menus(look, haggle, "take"))
    return (
        *(() if countering else (_partner_menu(look, haggle),)),
        *(replaced(menu, enabled=enabled and menu.enabled) for menu in menus),
        Row((offer,)),
        *((Line(_summary(look, haggle)),) if enabled else ()),
    )


def _partner_menu(look: Looked, haggle: Haggle) -> Menu:
    choices = tuple(
        Choice(label=f"{seat + 1} · {look.plain_names[seat]}", value=str(seat), chosen=seat == haggle.partner)
        for seat in partners(look)
    )
    return Menu(verb="partner", placeholder=look.words("thirteen-monsters-choose-partner"), choices=choices)


def _pair_menus(look: Looked, haggle: Haggle, side: str) -> Iterator[Menu]:
    """Free pairs by monster and part; more than one may be given, and taken."""
    words, seat = look.words, look.view.seat if side == "give" else haggle.partner
    chosen = haggle.give if side == "give" else haggle.take
    there = _free(look, seat)
    placeholder = words("thirteen-monsters-choose-pairs", side=side)
    if not there:  # nobody is chosen yet
        nothing = Choice(label="–", value="none")
        yield Menu(verb=side, args=(0,), placeholder=placeholder, choices=(nothing,), enabled=False)
    for start in range(0, len(there), CHOICES):
        part = there[start : start + CHOICES]
        choices = tuple(
            Choice(
                label=tagged(_tag(side, at), pair_told(pair, words)),
                value=str(pair),
                description=would_build(look, pair, haggle.give) if side == "take" else None,
                emoji=element_sign(pair),
                chosen=pair in chosen,
            )
            for at, pair in enumerate(part, start)
        )
        yield Menu(
            verb=side, args=(start,), placeholder=placeholder, choices=choices, least=0, most=len(choices)
        )


def _tag(side: str, at: int) -> str:
    """One's own by letters, the other's by numbers."""
    return letter_tag(at) if side == "give" else number_tag(at)


def shelves(look: Looked) -> tuple[Shelf, ...]:
    """Both sides of the trade; what is chosen, or lies in the offer that is to be answered, is lit."""
    made, haggle = look.view.proposal, Haggle.read(look)
    give, take = haggle.give, haggle.take
    if made is not None and Draft.read(look).mode != COUNTER:
        give, take = made.take, made.give
    own = _shelf(look, look.seat, "give", give)
    if haggle.partner is None:
        return (own, *(Shelf(seat, all_of(look.view.seats[seat])) for seat in partners(look)))
    return (own, _shelf(look, haggle.partner, "take", take))


def _shelf(look: Looked, seat: int, side: str, chosen: Sequence[int]) -> Shelf:
    there = look.view.seats[seat]
    free = (Piece((pair,), (_tag(side, at),), (pair in chosen,)) for at, pair in enumerate(there.free))
    return Shelf(seat, (*pieces_of(there.monsters), *free))


def trade_hint(look: Looked) -> str:
    """What is still to be chosen."""
    countering = "true" if look.view.phase is Phase.OFFER else "false"
    return look.words("thirteen-monsters-trade-hint", counter=countering)


def _summary(look: Looked, haggle: Haggle) -> str:
    words = look.words
    if haggle.action is None or haggle.partner is None:
        return trade_hint(look)
    return words(
        "thirteen-monsters-trade-summary",
        who=look.names[haggle.partner],
        give=pairs_word(haggle.give, words),
        take=pairs_word(haggle.take, words),
    )


def offer_word(look: Looked, made: Proposal) -> str:
    """The offer that lies open, for whoever is to answer and for all who look on."""
    words = look.words
    return words(
        "thirteen-monsters-offer",
        who=look.names[made.seat],
        to=look.names[made.to],
        give=", ".join(pair_word(pair, words) for pair in made.give),
        take=", ".join(pair_word(pair, words) for pair in made.take),
    )
