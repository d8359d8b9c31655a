"""Who presses more than a hand can is passed over; nobody else waits for that."""

from __future__ import annotations

from cogs.wire.presses.crowd import BURST, REMEMBERED, STEADY, Crowd
from tests.cogs.conftest import Evening

ADA, BASILE = 1, 2


class Hands:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_hand_is_never_passed_over() -> None:
    """Eight presses a second for ten minutes: as fast as anybody taps."""
    hands = Hands()
    crowd = Crowd(hands)
    for at in range(8 * 600):
        hands.now = at / 8
        assert crowd.lets_in(ADA)


def test_of_a_thousand_presses_a_second_those_of_a_hand_are_answered() -> None:
    hands = Hands()
    crowd = Crowd(hands)
    let_in = 0
    for at in range(10_000):
        hands.now = at / 1_000
        let_in += crowd.lets_in(ADA)
    assert let_in <= BURST + 10 * STEADY
    assert crowd.lets_in(BASILE)


def test_it_remembers_those_who_pressed_last() -> None:
    crowd = Crowd(Hands())
    for _ in range(BURST):
        assert crowd.lets_in(ADA)
    assert not crowd.lets_in(ADA)
    for other in range(REMEMBERED):
        crowd.lets_in(10 + other)
    assert crowd.lets_in(ADA)


async def test_a_flood_of_one_person_is_counted_and_others_are_answered(evening: Evening) -> None:
    ada, basile = evening.person("Ada"), evening.person("Basile")
    await ada.slash("play monad")
    await evening.settled()
    evening.client.services.crowd = Crowd(clock=lambda: 0.0)
    board = ada.messages[-1]
    join = next(button.custom_id for button in board.buttons if ".join" in button.custom_id)
    flood = [await ada.press(join, board, forged=True, wait=False) for _ in range(3 * BURST)]
    deed = await basile.press(join, board)
    assert not deed.failed
    passed_over = evening.client.services.metrics.presses.labels("unread", "crowd")._value.get()
    assert passed_over == len(flood) - BURST
    assert len((await evening.client.services.tables.peek(1)).table.seats) == 2
