"""Faults that people cause from the page's side panel or a test: one entry for each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.local import Discord
from playground.people.resolve import Declined
from playground.serving.lag import PROFILES, Profile
from playground.world.messages import Json
from playground.world.people import Person
from playground.world.permissions import BY_NAME

METHODS = ("*", "GET", "POST", "PUT", "PATCH", "DELETE")


class Troubles:
    """Causes faults by their names."""

    def __init__(self, discord: Discord, go_at: Callable[[Profile], None]) -> None:
        self._discord = discord
        self._go_at = go_at
        gateway = discord.gateway
        self._kinds: dict[str, Callable[[Person, Json], Any]] = {
            "drop_gateway": lambda _, __: gateway.drop(),
            "fall_silent": lambda _, asked: gateway.fall_silent(anew=bool(asked.get("anew"))),
            "speak_again": lambda _, __: gateway.speak_again(),
            "reconnect": lambda _, __: gateway.reconnect(),
            "invalidate": lambda _, asked: gateway.invalidate(resumable=bool(asked.get("resumable"))),
            "refuse_resume": lambda _, asked: gateway.refuse_resume(_count(asked.get("times", 1)) or 0),
            "fail": self._fail,
            "clear": self._clear,
            "delete_message": self._delete_message,
            "delete_channel": self._delete_channel,
            "permission": self._permission,
            "rate_limits": self._rate_limits,
            "latency": self._latency,
        }

    def cause(self, person: Person, asked: Json) -> None:
        """Cause one fault."""
        kind = self._kinds.get(str(asked.get("kind")))
        if kind is None:
            raise Declined(f"There is no fault “{asked.get('kind')}”.")
        kind(person, asked)

    def _fail(self, person: Person, asked: Json) -> None:
        method = str(asked.get("method") or "*").upper()
        status = _count(asked.get("status"))
        if method not in METHODS or not (status is None or 400 <= status <= 599):
            raise Declined("A method of HTTP and a status from 400 to 599 are needed.")
        delay_ms, silence = _count(asked.get("delay_ms")) or 0, bool(asked.get("silence"))
        if status is None and not delay_ms and not silence:
            raise Declined("Say what goes wrong: a status, a delay or silence.")
        times, route = _count(asked.get("times")), str(asked.get("route") or "*")
        self._discord.faults.add(
            method,
            route,
            status=status,
            delay_ms=delay_ms,
            silence=silence,
            times=times,
            taken=bool(asked.get("taken")),
        )

    def _clear(self, person: Person, asked: Json) -> None:
        self._discord.faults.clear()
        self._discord.gateway.refuse_resume(0)
        self._discord.gateway.speak_again()

    def _delete_message(self, person: Person, asked: Json) -> None:
        channel = self._discord.acts.channel(person, asked.get("channel"))
        self._discord.world.remove_message(self._discord.acts.message(person, channel, asked.get("message")))

    def _delete_channel(self, person: Person, asked: Json) -> None:
        channel = self._discord.acts.channel(person, asked.get("channel"))
        self._discord.world.remove_channel(channel)

    def _permission(self, person: Person, asked: Json) -> None:
        channel = self._discord.acts.channel(person, asked.get("channel"))
        name, allowed = str(asked.get("permission")), asked.get("allowed")
        if name not in BY_NAME or not isinstance(allowed, (bool, type(None))):
            raise Declined("A permission by its Discord name is needed, allowed or not.")
        self._discord.world.permit(channel, BY_NAME[name], allowed)

    def _latency(self, person: Person, asked: Json) -> None:
        profile = PROFILES.get(str(asked.get("profile")))
        if profile is None:
            raise Declined(f"A profile is one of {', '.join(PROFILES)}.")
        self._go_at(profile)

    def _rate_limits(self, person: Person, asked: Json) -> None:
        self._discord.buckets.on = bool(asked.get("on"))


def _count(told: Any) -> int | None:
    if told is not None and (type(told) is not int or told < 0):
        raise Declined("A whole number is needed.")
    return told
