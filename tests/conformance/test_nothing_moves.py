"""Nothing moves under a finger: on each screen of each desk every button keeps its place, to the last board.

Two screens are compared wherever one can follow the other: by a tap of one's own, by what it does, or by
whatever others do meanwhile. Places are counted from the end, as a channel is read; so what is there below
the buttons, words and pictures, is always as high.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from cogs.games.default import DefaultDesk
from cogs.games.desk import Desk, Do, Keep
from cogs.games.look import AnyLook
from cogs.games.look import look_at as look_at_table
from cogs.games.undo import with_undo
from cogs.shown.boards.board import board_screen
from cogs.shown.private.hand import with_notice
from cogs.wire.screens.screen import Screen
from data.words import Languages, Words
from engine.game import AnyGame, Refusal
from engine.match import Idle, Lapse, Match, Step
from engine.tables.table import Standing
from tests.cogs.rigs.screens_of import look_at
from tests.conformance.desks import every_desk, seated, tapped, unworded, words
from tests.conformance.phone import Control, Phone, foot
from tests.conformance.wander import Wander, options_of

__all__ = ["unworded", "words"]

FOLLOWED, ALL_FOLLOWED = 800, 6_000  # screens and what came next, of each desk
TAPS = 3  # choices made one after the other, before something else happens
STEPS = 150  # of one match, so that many are looked at
HAIR = 3  # points, which nobody sees
NAMES = ("Bêta", "Maximiliane von Blumenthal-Sturm", "Jo", "W" * 32)  # a clock has no room for each


class Seen:
    """One screen of one seat, and what its buttons mean to whoever sits there."""

    def __init__(self, desk: Desk, look: AnyLook, screen: Screen, high: float) -> None:
        self.desk = desk
        self.look = look
        self.screen = screen
        self.phone = Phone.at_the_end_of_a_channel(screen)
        self.foot = high  # what stands below the buttons, the house's words too

    def commits(self, control: Control) -> bool:
        """Whether a tap on it cannot be taken back; a menu only opens."""
        if control.menu or not control.enabled:
            return False
        return isinstance(self.desk.meaning(self.look, *control.deed, ()), Do)


def public(desk: Desk, match: Match, seat: int, words: Words, away: Container[int] = ()) -> Seen:
    """The board that all see, under the finger of whoever sits here; some have gone away meanwhile."""
    at_table = without(seated(match), away)
    all_see = look_at_table(at_table, words, None)
    whole = board_screen(at_table, desk, words, all_see, desk.news(all_see))
    high = foot(whole, all_see.people)
    return Seen(desk, look_at(match, seat, words), desk.public(all_see), high)


def without(standing: Standing, away: Container[int]) -> Standing:
    seats = tuple(
        replace(seat, name=NAMES[at % len(NAMES)], absent=at in away)
        for at, seat in enumerate(standing.table.seats)
    )
    return Standing(replace(standing.table, seats=seats), standing.game, standing.match)


def private(desk: Desk, match: Match, seat: int, words: Words, draft: str = "") -> Seen:
    look = look_at(match, seat, words, draft)
    screen = with_notice(with_undo(desk.private(look), look), "", desk.rows_private, look.people)
    return Seen(desk, look, screen, foot(screen, look.people))


Followed = tuple[Seen, Seen, str]


def followed(desk: Desk, played: AnyGame, words: Words, count: int) -> Iterator[Followed]:
    """Screens, each with one that can follow it, and what led there; of many matches at random."""
    chosen, seed, found = options_of(played), 0, 0
    while found < count:
        seed += 1
        random = Random(seed)
        options = random.choice(chosen)
        dealt = Match.deal(played, options, random.choice(played.seats(options)), str(seed), 1_000_000)
        before, every = dealt, random.randint(1, 9)
        for number, step in enumerate(Wander(dealt, random, 1_000_000)):
            after = step.match
            if after.outcome or number > STEPS or found >= count:
                break
            if number % every == 0:
                for pair in _from(desk, before, step, words, random):
                    found += 1
                    yield pair
            before = after


def _from(desk: Desk, before: Match, step: Step, words: Words, random: Random) -> Iterator[Followed]:
    """What follows a screen; whoever lets his own time run out may find another one."""
    after, awaited = step.match, before.game.awaited(before.state)
    seat = random.choice([random.choice(awaited or range(before.seats)), random.randrange(before.seats)])
    if seat in awaited and isinstance(step.entry, Idle | Lapse):
        return
    away = {other for other in range(before.seats) if other != seat and not random.randrange(3)}
    yield public(desk, before, seat, words), public(desk, after, seat, words, away), "it went on"
    if not desk.secret:
        return
    now = private(desk, before, seat, words)
    for _ in range(random.randint(0, TAPS)):
        kept = _kept(now, random)
        if kept is None:
            break
        then = private(desk, before, seat, words, kept[1])
        yield now, then, f"{kept[0]} was chosen"
        now = then
    if getattr(step.entry, "seat", None) != seat:
        yield now, private(desk, after, seat, words, now.look.draft), "it went on"
    yield from _done(now, before, seat, words, random)


def _kept(now: Seen, random: Random) -> tuple[str, str] | None:
    """A tap at random that only changes what is chosen, and what is chosen then."""
    taps = list(tapped(now.screen))
    random.shuffle(taps)
    for verb, args, values in taps[:8]:
        match now.desk.meaning(now.look, verb, args, values):
            case Keep(draft):
                return f"{verb} {args}", draft
            case _:
                continue
    return None


def _done(now: Seen, match: Match, seat: int, words: Words, random: Random) -> Iterator[Followed]:
    """A tap at random that does something."""
    taps = list(tapped(now.screen))
    random.shuffle(taps)
    for verb, args, values in taps[:8]:
        match now.desk.meaning(now.look, verb, args, values):
            case Do(action):
                after = _after(match, seat, action)
                if after is not None and not after.outcome:
                    yield now, private(now.desk, after, seat, words), f"{verb} {args} was done"
                    return
            case _:
                continue


def _after(match: Match, seat: int, action: object) -> Match | None:
    press = Wander(match, Random(0), (match.due or match.opened) - 1).press()
    try:
        return match.act(seat, action, press).match
    except Refusal:
        return None


def wrong(before: Seen, after: Seen) -> Iterator[str]:
    """What moved, and what came to lie under a finger."""
    old, new = before.phone, after.phone
    if not old.can_be_tapped or not new.can_be_tapped:
        return  # there is nothing to move, or nothing that could be hit
    if old.above != new.above:
        yield f"above the buttons stand {new.above} pictures and lines instead of {old.above}"
    if abs(before.foot - after.foot) > HAIR and not isinstance(before.desk, DefaultDesk):
        yield f"{after.foot:.0f} points are below the buttons instead of {before.foot:.0f}"
    for control in old.controls:
        there = new.of(control.deed)
        if there is not None and not there.lies_where(control):
            yield f"{control.deed} moved from line {control.line} to line {there.line}, {there.left:.0f}"
        met = new.under(control)
        if old.is_like(new) and met is None:
            yield f"{control.deed} is absent, and not disabled"
        if control.enabled and not control.menu and met and met.deed != control.deed and after.commits(met):
            yield f"{met.deed}, which commits, came to lie where {control.deed} was"


def must_keep_still(desk: Desk, played: AnyGame, words: Words, count: int) -> None:
    """The default desk is one for all games: of each it has a part."""
    part = 4 if isinstance(desk, DefaultDesk) else 1
    for before, after, by in followed(desk, played, words, count // part):
        for told in wrong(before, after):
            raise AssertionError(f"{told} when {by}, at revision {before.look.revision} of {played.key}")


@every_desk
@pytest.mark.parametrize("language", ["fr"])
def test_each_button_keeps_its_place_from_the_first_board_to_the_last(
    desk: Desk, played: AnyGame, words: Words
) -> None:
    """French words are the longer ones."""
    must_keep_still(desk, played, words, FOLLOWED)


@every_desk
@pytest.mark.parametrize("language", Languages().names)
@pytest.mark.thorough
def test_each_button_keeps_its_place_over_thousands_of_boards(
    desk: Desk, played: AnyGame, words: Words
) -> None:
    must_keep_still(desk, played, words, ALL_FOLLOWED)
