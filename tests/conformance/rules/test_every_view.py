"""What each eye sees of any game, and what it must not."""

import msgspec

from engine.chance import Chance
from engine.game import AnyGame, State
from tests.conformance.at_random import (
    OnMatches,
    every_game,
    passed_over,
)
from tests.conformance.wander import Wander, encoded


@every_game
def test_a_view_tells_nothing_that_its_seat_may_not_know(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    """Whatever is dealt anew behind an eye's back, it sees the same; those who do see it see another."""
    secrets = exposed = False

    def check(wander: Wander) -> None:
        nonlocal secrets, exposed
        eyes = (None, *range(wander.match.seats))
        for step in wander:
            state = step.match.state
            if passed_over(wander):
                continue
            seen = {eye: seen_by(played, state, eye) for eye in eyes}
            secrets = secrets or len(set(seen.values())) > 1
            for eye in eyes:
                other = played.redeal(state, eye, Chance("elsewhere", len(wander.trail)))
                assert encoded(played.view(other, eye)) == encoded(played.view(state, eye))
                assert played.census(other) == played.census(state)
                if secrets and not exposed:
                    exposed = any(seen[seat] != seen_by(played, other, seat) for seat in eyes if seat != eye)

    on_random_matches(check, played)
    assert exposed or not secrets, "what only some may see is never dealt anew for the others"


def seen_by(played: AnyGame, state: State, eye: int | None) -> bytes:
    return encoded(msgspec.structs.replace(played.view(state, eye), seat=None))


@every_game
def test_a_view_knows_whose_eyes_it_is_for(played: AnyGame, on_random_matches: OnMatches) -> None:
    def check(wander: Wander) -> None:
        for seat in (None, *range(wander.match.seats)):
            assert played.view(wander.match.state, seat).seat == seat

    on_random_matches(check, played)
