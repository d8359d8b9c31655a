"""A photo finish in words, the same for every game in which all press at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.games.look import AnyLook
from cogs.wire.screen import Style, Tap
from data.words import Words
from engine.race import Claim

VERB = "finish"  # of the tap that asks who pressed when
SIGN = "📸"


def tap(words: Words) -> Tap:
    return Tap(label=words("race-who-pressed"), emoji=SIGN, verb=VERB, style=Style.SECONDARY)


def beaten(claims: Sequence[Claim], winner: Claim, look: AnyLook) -> str:
    """How close the others were, in a line of the news; nothing where nobody else pressed."""
    others = [_gap(claim, winner, look) for claim in claims if claim.seat != winner.seat]
    if not others:
        return ""
    return f"{SIGN} {look.words('race-photo-finish', others=look.words.list_of(others))}"


def log(claims: Sequence[Claim], look: AnyLook, named: Callable[[Claim], str]) -> str:
    """Who pressed when, each press in a line; `named` says what for."""
    words = look.words
    if not claims:
        return words("race-nobody-pressed")
    first = claims[0].press.at  # its very second is told by Discord, in everybody's own time
    lines = [f"**{words('race-who-pressed')}** · <t:{first // 1000}:T>"]
    for place, claim in enumerate(claims, 1):
        told = {"who": look.names[claim.seat], "what": named(claim), "ms": claim.press.at - first}
        line = words("race-press", **told)
        if claim.reaction is not None:
            line = f"{line} · {words('race-reaction', time=words.seconds(claim.reaction))}"
        lines.append(f"{place}. {line}")
    return "\n".join(lines)


def _gap(claim: Claim, winner: Claim, look: AnyLook) -> str:
    ms = claim.press.at - winner.press.at
    key = "race-later" if ms >= 0 else "race-earlier"
    return look.words(key, who=look.names[claim.seat], ms=abs(ms))
