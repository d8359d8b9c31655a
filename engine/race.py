"""Who was first: the one way in which every speed game of the house judges presses.

A race opens with the first press that arrives and stays open for the photo-finish window, so that presses
made earlier but carried slower are still collected. Their order is that of the press times, which the house
does not set, never that of arrival.
"""

from engine.game import Frozen, Kind, News, Press, Refusal, Seat, View

# By what people call them: how long earlier presses may still come in, and what is too close to tell.
PHOTO_FINISH = {"unasked": True, "paces": {"none": 0, "short": 100, "normal": 250, "long": 1_000}}
TOO_CLOSE = {"unasked": True, "paces": {"none": 0, "normal": 30, "wide": 100}}


class Claim(Frozen, frozen=True):
    """Somebody pressed for something."""

    seat: Seat
    what: int  # the game says of what: a monster, a die
    press: Press
    reaction: int | None = None  # ms since it could first be pressed rightly; None where it never could


class Judgement(News, frozen=True):
    """A photo finish was decided: who pressed when, in this order."""

    claims: tuple[Claim, ...]

    @property
    def decisive(self) -> Claim:
        """The press that the others are compared with; the first, unless the game says otherwise."""
        return self.claims[0]


class RaceView(View, frozen=True, kw_only=True):
    """What an eye sees of a game in which all act at once."""

    finish: tuple[Claim, ...]  # the last photo finish: who pressed when


class Race(Frozen, frozen=True):
    """The claims collected so far, one for each seat, in order of press."""

    closes: int  # ms, by the table's clock
    claims: tuple[Claim, ...]


def race_with(race: Race | None, claim: Claim, window: int) -> Race:
    """The race with this claim in it; the first claim to arrive opens one.

    A seat has one hand: of two presses the earlier counts, whichever comes in first.
    """
    if race is None:
        return Race(closes=claim.press.arrived + window, claims=(claim,))
    own = claim_of(race, claim.seat)
    if own is not None and not claim.press.before(own.press):
        raise Refusal(Kind.PRESSED_ALREADY, what=own.what)
    others = (other for other in race.claims if other.seat != claim.seat)
    return Race(closes=race.closes, claims=tuple(sorted((*others, claim), key=lambda one: one.press.order)))


def claim_of(race: Race | None, seat: int) -> Claim | None:
    for claim in () if race is None else race.claims:
        if claim.seat == seat:
            return claim
    return None


def inseparable(claims: tuple[Claim, ...], step: int) -> tuple[Claim, ...]:
    """The first claim and those that came no more than `step` ms after it; `claims` in order of press."""
    limit = claims[0].press.at + step
    return tuple(claim for claim in claims if claim.press.at <= limit)


def race_moved(race: Race | None, by: int) -> Race | None:
    """The same race after the house was closed for `by` ms: press times stay, the window does not shrink."""
    return race and Race(closes=race.closes + by, claims=race.claims)
