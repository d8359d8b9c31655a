"""What the brains at a table mean to do: asked again after each change, each from its own seat's view."""

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.chance import brains_luck
from engine.game import Plan, Press
from engine.tables.deadlines import minded
from engine.tables.table import Standing

LONGEST_ON_THE_WAY = 3_000  # ms; a board that takes longer to be shown holds no brain up any more
BRAIN_PRESS = 1 << 62  # a brain's press id: where a person and a brain tie, the person was first

log = logging.getLogger(__name__)


class Intent(NamedTuple):
    """A plan yet to be carried out: when, and from which board it was thought."""

    plan: Plan[Any]
    at: int
    seen: int
    since: int | None = None  # from when it counts, until people were shown that board as well

    def shown(self, at: int) -> "Intent":
        """People see its board from this moment on, and so does the brain."""
        if self.since is None:
            return self
        waited = min(max(0, at - self.since), LONGEST_ON_THE_WAY)
        return self._replace(at=self.at + waited, since=None)

    def press(self, seat: int, now: int) -> Press:
        return Press(at=self.at, seen=self.seen, id=BRAIN_PRESS + seat, got=now)


Intents = Mapping[int, Intent]  # by seat


class Pondering(NamedTuple):
    """One moment of a table at which its brains are asked; to be called in a thread of its own."""

    standing: Standing
    intents: Intents
    now: int  # when the table became as it stands
    pace: float

    def __call__(self) -> Intents:
        decided = {seat: self._decided(seat) for seat in minded(self.standing)}
        return {seat: intent for seat, intent in decided.items() if intent}

    def _decided(self, seat: int) -> Intent | None:
        known = self.intents.get(seat)
        pending = known and Plan(action=known.plan.action, after=self._left(known.at))
        try:
            plan = self._asked(seat, pending)
        except Exception:  # a brain that trips loses this turn, not the table
            table = self.standing.table.id
            log.exception("the brain of seat %s at table %s failed", seat, table, extra={"table": table})
            return None
        if plan is None or plan == pending:
            return known if plan else None
        at = self.now + round(plan.after * self.pace)
        return Intent(plan, at, self.standing.table.revision, since=self.now)

    def _asked(self, seat: int, pending: Plan[Any] | None) -> Plan[Any] | None:
        table, game, match = self.standing.table, self.standing.game, self.standing.match
        level = table.seats[seat].level
        brain = game.brain(level) if level else game.substitute()
        assert match
        chance = brains_luck(table.seed, seat, match.revision)
        return brain.think(game.recall(match.state, seat), pending, chance)

    def _left(self, at: int) -> int:
        return max(0, round((at - self.now) / self.pace)) if self.pace else 0
