"""One person's strength at one game, as it is reckoned and as people read it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.game import Frozen

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU = 25.0
SIGMA = MU / 3
SETTLED = 5  # rated matches after which a rating is no longer provisional


class Rating(Frozen, frozen=True, kw_only=True):
    """Somebody's strength at one game in one home, and what led to it."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    casual: int = 0
    casual_wins: int = 0

    @property
    def shown(self) -> float:
        """What we are sure of: once in 741 times somebody is weaker than this."""
        return self.mu - 3 * self.sigma

    @property
    def settled(self) -> bool:
        return self.matches >= SETTLED


@cache
def model() -> PlackettLuce:
    """What rates; loaded with the first match that is rated, for it takes two MiB."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def points_of(shown: float) -> int:
    """A rating as people read it; everybody begins at 1000."""
    return round(1000 + 40 * shown)
