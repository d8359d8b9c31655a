"""Rate limits, on a clock of our own."""

from __future__ import annotations

from playground.bot.limits import Buckets, Verdict

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SEND = "POST /channels/{channel_id}/messages"
HOOK_EDIT = "PATCH /webhooks/{webhook_id}/{token}/messages/{message_id}"
FOLLOWUP = "POST /webhooks/{webhook_id}/{token}"
CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def passed(verdict: Verdict) -> bool:
    return verdict.retry_after is None


def test_five_edits_in_five_seconds_pass_in_a_channel_and_the_sixth_waits() -> None:
    clock = Clock()
    buckets = Buckets(clock)
    assert all(passed(buckets.take(EDIT, "1")) for _ in range(5))
    clock.now += 2
    refused = buckets.take(EDIT, "1")
    assert refused.retry_after == 3.0
    assert not refused.is_global
    clock.now += 3
    assert passed(buckets.take(EDIT, "1"))


def test_channels_and_routes_do_not_share_a_bucket() -> None:
    buckets = Buckets(Clock())
    for _ in range(5):
        buckets.take(EDIT, "1")
    assert passed(buckets.take(EDIT, "2"))
    assert passed(buckets.take(SEND, "1"))


def test_the_headers_tell_what_is_left() -> None:
    buckets = Buckets(Clock())
    headers = buckets.take(EDIT, "1").headers
    assert headers["X-RateLimit-Limit"] == "5"
    assert headers["X-RateLimit-Remaining"] == "4"
    assert headers["X-RateLimit-Reset-After"] == "5.000"
    assert headers["X-RateLimit-Reset"] == "1005.000"
    assert headers["X-RateLimit-Bucket"] == buckets.take(EDIT, "2").headers["X-RateLimit-Bucket"]
    assert headers["X-RateLimit-Bucket"] != buckets.take(SEND, "1").headers["X-RateLimit-Bucket"]


def test_a_refusal_is_one_that_clients_retry() -> None:
    buckets = Buckets(Clock())
    for _ in range(5):
        buckets.take(EDIT, "1")
    refused = buckets.take(EDIT, "1")
    assert refused.headers["Via"]
    assert refused.headers["Retry-After"] == "5"
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert refused.body() == {
        "message": "You are being rate limited.",
        "retry_after": 5.0,
        "global": False,
        "code": 0,
    }


def test_fifty_requests_a_second_is_the_global_limit() -> None:
    clock = Clock()
    buckets = Buckets(clock)
    assert all(passed(buckets.take(EDIT, str(channel))) for channel in range(50))
    refused = buckets.take(EDIT, "another")
    assert refused.is_global
    assert refused.retry_after == 1.0
    assert refused.headers["X-RateLimit-Global"] == "true"
    clock.now += 1
    assert passed(buckets.take(EDIT, "another"))


def test_a_refused_request_does_not_count_globally() -> None:
    buckets = Buckets(Clock())
    for _ in range(100):
        buckets.take(EDIT, "1")
    assert all(passed(buckets.take(EDIT, str(channel))) for channel in range(2, 47))


def test_answers_to_interactions_are_never_limited() -> None:
    buckets = Buckets(Clock())
    assert all(passed(buckets.take(CALLBACK, f"token{n % 3}")) for n in range(1000))


def test_edits_and_followups_of_one_token_share_a_bucket_apart_from_the_global_limit() -> None:
    buckets = Buckets(Clock())
    for channel in range(60):
        buckets.take(SEND, str(channel))
    assert [passed(buckets.take(route, "t")) for route in (HOOK_EDIT, FOLLOWUP) * 3] == [True] * 5 + [False]
    assert passed(buckets.take(HOOK_EDIT, "other"))


def test_limits_can_be_switched_off() -> None:
    buckets = Buckets(Clock())
    buckets.on = False
    assert all(buckets.take(EDIT, "1") == Verdict({}) for _ in range(100))


def test_buckets_of_bygone_tokens_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(clock)
    for token in range(10_000):
        buckets.take(FOLLOWUP, str(token))
        clock.now += 0.01
    assert len(buckets) <= 201
