"""Seeds, shuffles and dice.

Each move has a generator of its own, so seed and log replay a match to the byte.
"""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


SEAL_SHOWN = 32  # of the seal's 64 digits: few enough for a phone, too many to look for another seed


def sealed(seed: str) -> str:
    """The hash shown when a table opens; the seed itself is shown when it ends."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """The luck that belongs to one revision of one match.

    Of the standard generator only `getrandbits` is used: its stream alone is the same in every Python.
    """

    __slots__ = ("_bits", "revision", "seed")

    def __init__(self, seed: str, revision: int) -> None:
        self.seed = seed
        self.revision = revision
        self._bits: Random | None = None

    def __repr__(self) -> str:
        return f"Chance(revision={self.revision})"

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, `limit`."""
        if limit < 1:
            raise ValueError(f"nothing lies below {limit}")
        bits, width = (self._bits or self._begun()).getrandbits, limit.bit_length()
        drawn = bits(width)
        while drawn >= limit:
            drawn = bits(width)
        return drawn

    def _begun(self) -> Random:
        digest = hashlib.sha256(f"{self.seed}:{self.revision}".encode()).digest()
        self._bits = Random(int.from_bytes(digest))
        return self._bits

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def happens(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return self.sample(items, len(items))

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """`count` of the items, in random order: each place is drawn as by `below`, which is many."""
        left, bits = list(items), (self._bits or self._begun()).getrandbits
        size = len(left)
        if count > size:
            raise ValueError(f"no {count} of {size} can be drawn")
        for place in range(count):
            limit = size - place
            width = limit.bit_length()
            other = bits(width)
            while other >= limit:
                other = bits(width)
            other += place
            left[place], left[other] = left[other], left[place]
        return tuple(left[:count])

    def roll(self, dice: int, faces: int = 6) -> tuple[int, ...]:
        return tuple(1 + self.below(faces) for _ in range(dice))


def brains_luck(seed: str, seat: int, revision: int) -> Chance:
    """What a brain tosses coins with. It is not told the seed of the match, from which all cards follow."""
    return Chance(sealed(f"{seed}/brain/{seat}"), revision)
