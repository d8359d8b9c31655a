"""How a match begins (TM3)."""

from engine.chance import Chance
from engine.thirteen_monsters.news import Dealt
from engine.thirteen_monsters.pieces.cards import (
    CARDS,
    GRID,
    PAIRS,
    THE_THIRTEENTH,
    Card,
    Cell,
    dealt,
    element_of,
    monster_of,
    pair_of,
)
from engine.thirteen_monsters.pieces.monsters import Monster, by_part
from engine.thirteen_monsters.state import Options, Player, State

_Gnomes = tuple[Monster, ...]


def deal(options: Options, seats: int, chance: Chance) -> State:
    drawn = options.first is None or options.first >= seats
    first = chance.below(seats) if drawn else options.first or 0
    gnomes = _gnomes(seats, chance) if options.quick_start else ()
    taken = {pair for gnome in gnomes for pair in gnome.pairs}
    cards = chance.shuffled([card for card in CARDS if pair_of(card) not in taken])
    players = tuple(Player(monsters=gnomes[seat : seat + 1]) for seat in range(seats))
    field = _laid_out(dealt(seats, quick_start=options.quick_start), cards)
    news = (Dealt(first=first, quick=options.quick_start),)
    return State(options=options, players=players, field=field, turn=first, news=news)


def _laid_out(cells: tuple[Cell, ...], cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """From the top left round the logo; with fewer cards the last places stay empty (TM14.13)."""
    field: list[Card | None] = [None] * GRID
    for cell, card in zip(cells, cards, strict=True):
        field[cell] = card
    return tuple(field)


def _gnomes(seats: int, chance: Chance) -> _Gnomes:
    """One for each: three different elements, none of them ghost, so that all throw three times (TM3.4)."""
    while True:
        gnomes = _drawn_one_by_one(seats, chance)
        if len(gnomes) == seats:
            return gnomes


def _drawn_one_by_one(seats: int, chance: Chance) -> _Gnomes:
    """As many as can be drawn before what is left makes no more."""
    left = [pair for pair in PAIRS if monster_of(pair) != THE_THIRTEENTH]
    gnomes: list[Monster] = []
    while len(gnomes) < seats:
        heads, eyes, bodies = by_part(left)
        mixed = [
            three for head in heads for eye in eyes for body in bodies if _mixed(three := (head, eye, body))
        ]
        if not mixed:
            break
        gnome = Monster(*chance.pick(mixed))
        left = [pair for pair in left if pair not in gnome.pairs]
        gnomes.append(gnome)
    return tuple(gnomes)


def _mixed(pairs: tuple[int, int, int]) -> bool:
    return len(set(map(element_of, pairs))) == len(pairs)
