"""What is taken back, in any game."""

import msgspec

from engine.chance import Chance
from engine.game import AnyGame, Game, Kind, Press
from engine.match import Act, Idle, Lapse
from tests.conformance.at_random import (
    OnMatches,
    every_game,
    refusal_of,
)
from tests.conformance.wander import Wander, encoded


@every_game
def test_a_play_taken_back_leaves_the_match_as_it_was_and_nothing_to_take_back_twice(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    undone = 0

    def check(wander: Wander) -> None:
        nonlocal undone
        before = wander.match
        for step in wander:
            match, entry = step.match, step.entry
            if match.undoable and isinstance(entry, Act):
                undone += 1
                press = Press(at=wander.now, seen=match.revision)
                again = match.undo(entry.seat, press).match
                assert again.revision == match.revision + 1
                assert encoded(again.state) == encoded(msgspec.structs.replace(before.state, news=()))
                assert again.undoable == match.undoable[:-1]
                assert entry.seat in played.awaited(again.state)
                assert refusal_of(match.undo, entry.seat, Press(at=0, seen=before.revision)) is Kind.STALE
            before = match

    on_random_matches(check, played)
    assert undone or type(played).undoable is Game.undoable, "plays that may be taken back never came"


@every_game
def test_only_the_seat_that_played_last_takes_back_and_only_until_something_else_happens(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    def check(wander: Wander) -> None:
        for step in wander:
            match, entry = step.match, step.entry
            if match.outcome:
                assert not match.undoable
                break
            if isinstance(entry, Lapse | Idle):
                assert not match.undoable
            press = Press(at=wander.now, seen=match.revision)
            own = {match.undoable[-1].seat} if match.undoable else set[int]()
            assert {before.seat for before in match.undoable} <= own
            assert not isinstance(entry, Act) or own <= {entry.seat}
            for seat in set(range(match.seats)) - own:
                assert refusal_of(match.undo, seat, press) is Kind.NOTHING_TO_UNDO

    on_random_matches(check, played)


@every_game
def test_a_play_that_may_be_taken_back_has_shown_its_seat_nothing_hidden(
    played: AnyGame, on_random_matches: OnMatches
) -> None:
    """However the hidden is dealt anew before the play, its seat sees the same after it."""

    def check(wander: Wander) -> None:
        before = wander.match
        for step in wander:
            match, entry = step.match, step.entry
            if match.undoable and isinstance(entry, Act):
                action, luck = played.read_action(bytes(entry.action)), Chance(match.seed, match.revision)
                other = played.redeal(before.state, entry.seat, Chance("elsewhere", match.revision))
                after = played.play(other, entry.seat, action, entry.press, luck)
                assert encoded(played.view(after, entry.seat)) == encoded(
                    played.view(match.state, entry.seat)
                )
            before = match

    on_random_matches(check, played)
