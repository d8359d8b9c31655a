"""Discord's rate limits: a bucket for each route and major id, and one global limit over them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from math import ceil
from typing import Any


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds."""

    count: int
    seconds: float


GLOBAL = Limit(50, 1.0)
ANY = Limit(50, 1.0)
# What Discord's headers tell today; it may change them, so clients must go by the headers.
LIMITS = {
    "POST /channels/{channel_id}/messages": Limit(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Limit(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Limit(5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me": Limit(1, 0.25),
    "POST /webhooks/{webhook_id}/{token}": Limit(5, 2.0),
    "GET /webhooks/{webhook_id}/{token}/messages/{message_id}": Limit(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{token}/messages/{message_id}": Limit(5, 2.0),
    "DELETE /webhooks/{webhook_id}/{token}/messages/{message_id}": Limit(5, 2.0),
}
# Every edit and follow-up of one interaction shares one bucket.
SHARED = "webhook"


@dataclass(frozen=True, slots=True)
class Verdict:
    """May it pass? `retry_after` is None when it may."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False

    def body(self) -> dict[str, Any]:
        """The JSON of the 429."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.is_global,
            "code": 0,
        }


@dataclass(slots=True)
class _Bucket:
    left: int
    resets: float


class Buckets:
    """Counts requests. `clock` tells seconds (any origin); `wall` tells the epoch for the Reset header."""

    def __init__(self, clock: Callable[[], float], *, wall: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._wall = wall or clock
        self._buckets: OrderedDict[tuple[str, str], _Bucket] = OrderedDict()
        self._global = _Bucket(GLOBAL.count, 0.0)
        self.on = True

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, route: str, major: str, *, now: float | None = None) -> Verdict:
        """Count one request to `route` ("PATCH /channels/{channel_id}/…") of the channel or token `major`."""
        if not self.on:
            return Verdict({})
        now = self._clock() if now is None else now
        if free_of_global(route):
            return self._take_bucket(route, major, now) if "/webhooks/" in route else Verdict({})
        if now >= self._global.resets:
            self._global = _Bucket(GLOBAL.count, now + GLOBAL.seconds)
        if not self._global.left:
            return _refused(self._global.resets - now, {}, is_global=True)
        verdict = self._take_bucket(route, major, now)
        if verdict.retry_after is None:
            self._global.left -= 1
        return verdict

    def _take_bucket(self, route: str, major: str, now: float) -> Verdict:
        limit = LIMITS.get(route, ANY)
        name = SHARED if "/webhooks/" in route else route
        bucket = self._bucket((name, major), limit, now)
        passes = bucket.left > 0
        bucket.left -= passes
        wait = max(0.0, bucket.resets - now)
        headers = {
            "X-RateLimit-Limit": str(limit.count),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{self._wall() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": blake2b(name.encode(), digest_size=16).hexdigest(),
        }
        return Verdict(headers) if passes else _refused(wait, headers, is_global=False)

    def _bucket(self, key: tuple[str, str], limit: Limit, now: float) -> _Bucket:
        bucket = self._buckets.pop(key, None)
        if bucket is None or now >= bucket.resets:
            bucket = _Bucket(limit.count, now + limit.seconds)
        self._buckets[key] = bucket
        self._forget(now)
        return bucket

    def _forget(self, now: float) -> None:
        """Two looks at the oldest for each request: enough to keep only what is in use."""
        for key in tuple(self._oldest(2)):
            if now >= self._buckets[key].resets:
                del self._buckets[key]

    def _oldest(self, count: int):
        for key, _ in zip(self._buckets, range(count), strict=False):
            yield key


def free_of_global(route: str) -> bool:
    """Interaction answers, and edits and follow-ups through their tokens, do not count globally."""
    path = route.partition(" ")[2]
    return path.startswith(("/interactions/", "/webhooks/"))


def _refused(wait: float, headers: dict[str, str], *, is_global: bool) -> Verdict:
    wait = round(max(wait, 0.001), 3)
    scope = "global" if is_global else "user"
    more = {"Retry-After": str(ceil(wait)), "X-RateLimit-Scope": scope, "Via": "1.1 playground"}
    if is_global:
        more["X-RateLimit-Global"] = "true"
    return Verdict({**headers, **more}, wait, is_global)
