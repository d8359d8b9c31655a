"""The piles of monsters, the zone they feed, and how often they have run out: MC7.4, MC8, MC12.4."""

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from engine.chance import Chance
from engine.monster_cube.actions import Codes
from engine.monster_cube.cards import LEVELS, ZONE
from engine.monster_cube.news import Revealed
from engine.monster_cube.state import Options, State

Piles = tuple[Codes, ...]
LAST = 2  # how often the pile runs out in a match (MC8.1)


def piled(codes: Sequence[int], options: Options, chance: Chance) -> Piles:
    """Shuffled: one pile, or one a level, to be used one after the other (MC12.4)."""
    if not (options.levels and options.scored):
        return (chance.shuffled(codes),)
    return tuple(chance.shuffled([code for code in level if code in codes]) for level in LEVELS)


def count(piles: Piles) -> int:
    return sum(map(len, piles))


def put_under(piles: Piles, codes: Codes) -> Piles:
    """These cards come to lie under the pile in use, from which the next card would come (MC17.13)."""
    used = next((place for place, pile in enumerate(piles) if pile), len(piles) - 1)
    return (*piles[:used], piles[used] + codes, *piles[used + 1 :])


def drawn(piles: Piles, wanted: int) -> tuple[Codes, Piles]:
    if len(piles) == 1:
        return piles[0][:wanted], (piles[0][wanted:],)
    cards: Codes = ()
    left: list[Codes] = []
    for pile in piles:
        taken = wanted - len(cards)
        cards += pile[:taken]
        left.append(pile[taken:])
    return cards, tuple(left)


def new_zone(state: State, chance: Chance, thrown: Codes = ()) -> State:
    """Three new monsters; what lay there is `thrown` to the discard, or gone.

    Whether the pile has run out is decided after it.
    """
    piles, discard, shuffled = state.piles, state.discard + thrown, state.ran_out_now
    if shuffled:  # MC7.4: leftover cards are shuffled in
        piles, discard = piled((*chain(*piles), *discard), state.options, chance), ()
    zone, piles = drawn(piles, ZONE)
    out = count(piles) < ZONE  # MC8.2, MC17.1
    ran_out = state.ran_out + out
    revealed = Revealed(cards=zone, shuffled=shuffled, last=ran_out >= LAST)
    return replace(
        state,
        zone=zone,
        piles=piles,
        discard=discard,
        ran_out=ran_out,
        ran_out_now=out,
        news=(*state.news, revealed),
    )


def is_last(state: State) -> bool:
    """Whether this is the last round (MC8.1)."""
    return state.ran_out >= LAST
