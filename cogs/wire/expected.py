"""What Discord may say no to, by name: calls to it go through `ask_discord`, and nobody else reads its codes.

What is not expected here passes on as discord.py raised it: a fault of ours, to be logged with its traceback.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

import aiohttp
import discord

T = TypeVar("T")

Answered = discord.InteractionCallbackResponse[Any]

GONE_OR_FORBIDDEN = (403, 404)  # HTTP
TOO_MANY = 429  # HTTP
OURS_TO_TRY_AGAIN = 500  # HTTP: this and above


class NotTaken(Exception):
    """Discord did not take what it was sent."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Late(NotTaken):
    """The press cannot be answered any more, or has been."""


class AnsweredBefore(Late):
    """The press has its answer, whether we heard of that or not: its token lives."""


class Expired(NotTaken):
    """The token edits nothing any more."""


class Missing(NotTaken):
    """The message is gone."""


class Barred(NotTaken):
    """There is no such place, or we may not do this in it."""


class Vanished(Barred):
    """There is no such place any more."""


class Unreachable(Barred):
    """This person takes no direct messages from us."""


class Stumbled(NotTaken):
    """Discord is in trouble, or wants us to slow down: the same may well be taken a little later."""


EXPECTED: dict[int, type[NotTaken]] = {
    10062: Late,  # unknown interaction
    40060: AnsweredBefore,  # interaction has already been acknowledged
    10015: Expired,  # unknown webhook
    50027: Expired,  # invalid webhook token
    10008: Missing,  # unknown message
    10003: Vanished,  # unknown channel
    50007: Unreachable,  # cannot send messages to this user
    50001: Barred,  # missing access
    50013: Barred,  # missing permissions
    50083: Barred,  # the thread is archived
    160006: Barred,  # no more threads can be active here
}


async def ask_discord(call: Awaitable[T]) -> T:
    """What Discord answers to this call; raises NotTaken for what may be expected of it."""
    try:
        return await call
    except discord.HTTPException as problem:
        expected = _reason(problem)
        if expected is None:
            raise
        raise expected from problem
    except (aiohttp.ClientError, TimeoutError) as problem:
        raise Stumbled from problem


async def answer_discord(call: Awaitable[Answered]) -> int:
    """Answer an interaction with a message: its id."""
    sent = await ask_discord(call)
    if sent.message_id is None:  # Discord took it and does not say which message it became
        raise Missing
    return sent.message_id


def _reason(problem: discord.HTTPException) -> NotTaken | None:
    if problem.status == TOO_MANY or problem.status >= OURS_TO_TRY_AGAIN:
        return Stumbled(problem.code)
    kind = EXPECTED.get(problem.code, Barred if problem.status in GONE_OR_FORBIDDEN else None)
    return kind(problem.code) if kind else None
