"""A Discord that stumbles: dropped gateways, errors, rate limits, slow answers. Boards catch up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

import pytest

from cogs.games.desk import Meaning
from cogs.games.look import AnyLook
from cogs.games.monad import MonadDesk
from cogs.games.monad import desk as monad_desk
from cogs.wire.presses import pressed
from cogs.wire.screens.screen import Arg
from render.studio import Drawable, Picture, Studio
from tests.cogs.conftest import LONGEST, Evening
from tests.cogs.rigs.evenings import begun, now, revision, seat_of, whispers
from tests.cogs.rigs.players import board, hand, play_as_a_brain_would
from tests.rigs.faults import Faults

pytestmark = pytest.mark.thorough

CALLBACK = "/interactions/*/callback"
EDIT = "/webhooks/*/messages/*"


async def moved(evening: Evening) -> int:
    """Whoever is to act does, whatever Discord answers; the revision that boards should show then."""
    mover, _, before = await begun(evening)
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    return before.table.revision + 1


async def test_a_press_while_the_gateway_is_down_is_answered_after_the_resume(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    evening.playground.gateway.drop()
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await other.sees(lambda message: revision(message) == before.table.revision + 1)
    assert (await now(evening)).table.revision == before.table.revision + 1


async def test_after_a_refused_resume_the_match_goes_on(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    evening.playground.gateway.refuse_resume()
    evening.playground.gateway.drop()
    await mover.sees_bot(online=False)
    await mover.sees_bot(online=True, timeout=20)
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await other.sees(lambda message: revision(message) == before.table.revision + 1)


@pytest.mark.usefixtures("tries_again_soon")
@pytest.mark.parametrize("fault", [{"status": 503}, {"status": 500}, {"status": 429, "retry_after": 0.2}])
async def test_a_board_that_discord_did_not_take_catches_up(evening: Evening, fault: dict[str, Any]) -> None:
    mover, other, before = await begun(evening)
    evening.playground.faults.add("PATCH", EDIT, times=1, **fault)
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await other.sees(lambda message: revision(message) == before.table.revision + 1)


async def test_an_answer_that_discord_did_not_take_loses_no_move(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other, before = await begun(evening)
    plan_taps = asyncio.ensure_future(play_as_a_brain_would(mover, before, seat_of(before, mover)))
    evening.playground.faults.add("POST", CALLBACK, times=1, status=500)
    await plan_taps
    await other.sees(lambda message: revision(message) == before.table.revision + 1)
    await evening.settled()


async def test_a_token_that_discord_forgot_does_not_keep_the_board_from_changing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However busy the machine is: hands answer at once, and no edit of theirs meets the fault."""
    monkeypatch.setattr(pressed, "PATIENCE", LONGEST)
    mover, other, before = await begun(evening)
    evening.playground.faults.add("PATCH", EDIT, status=404, times=1)  # the code 0 is none we know: Lost
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    evening.playground.faults.clear()
    after = await now(evening)
    assert after.table.revision == before.table.revision + 1
    assert after.match is not None
    (seat,) = after.game.awaited(after.match.state)
    mover = evening.person(["Ada", "Basile"][seat])
    await play_as_a_brain_would(mover, after, seat)
    await other.sees(lambda message: revision(message) == after.table.revision + 1)


async def test_a_hand_that_was_put_away_opens_again(evening: Evening) -> None:
    mover, other, before = await begun(evening)
    await other.dismiss(hand(other))
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    await evening.settled()
    assert not whispers(other)
    await other.press("My hand", message=board(other))
    await evening.settled()
    assert hand(other).buttons


# Our own faults


class SlowStudio(Studio):
    """Draws when it is let, by the hand of another."""

    def __init__(self, real: Studio, let: asyncio.Event) -> None:
        self.real = real
        self.let = let

    async def draw(self, sketch: Drawable, line: Hashable = None) -> Picture:
        await self.let.wait()
        return await self.real.draw(sketch, line)

    def draw_soon(self, sketch: Drawable, line: Hashable) -> None:
        """Nothing is ready before it is asked for."""

    def prepare(self, kind: str, pieces: Callable[[], Iterable[object]]) -> None:
        """Nor is anything that it is made of."""

    def close(self) -> None:
        self.real.close()


@pytest.mark.usefixtures("impatient")
async def test_what_takes_long_is_acknowledged_in_time_and_shown_later(evening: Evening) -> None:
    mover, _, _ = await begun(evening)
    slow = SlowStudio(evening.client.services.studio, asyncio.Event())
    evening.client.services.studio = slow
    before = len(whispers(mover))
    deed = await mover.press("My hand", message=board(mover), wait=False)
    assert not (await deed.acknowledged()).failed
    await mover.sees(lambda seen: seen.loading)
    slow.let.set()
    await evening.settled()
    assert len(whispers(mover)) == before, "the hand that was open has gone"
    assert hand(mover).id == whispers(mover)[-1].id
    assert not hand(mover).loading


class Broken(MonadDesk):
    def meaning(self, look: AnyLook, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        raise ZeroDivisionError("a mistake of ours")


async def test_a_fault_of_ours_is_logged_in_full_under_a_reference_that_the_person_sees(
    evening: Evening, faults: Faults
) -> None:
    faults.forgive("fault")
    mover, _, before = await begun(evening)
    evening.client.services.desks = {"monad": Broken("monad", monad_desk.pictures)}
    deed = await mover.press(hand(mover).buttons[0].custom_id, hand(mover))
    await evening.settled()
    assert not deed.failed
    (fault,) = faults.heard
    assert isinstance(fault.problem, ZeroDivisionError)
    assert fault.about["reference"] in whispers(mover)[-1].text
    assert await now(evening) == before
    evening.client.services.desks = {"monad": monad_desk}
    await play_as_a_brain_would(mover, before, seat_of(before, mover))
    assert (await now(evening)).table.revision == before.table.revision + 1


async def test_the_bot_asks_for_what_it_needs_and_no_more(evening: Evening) -> None:
    assert [name for name, on in evening.client.intents if on] == ["guilds"]
    assert not evening.client.cached_messages
    assert await moved(evening) == 1
