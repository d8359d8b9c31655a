"""What the desks of games share in which all act at once: photo finishes in words, and who was fastest."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from cogs.games.desk import Explain, Meaning
from cogs.games.look import AnyLook, Look
from cogs.games.turn_desk import A, TurnDesk, Values
from cogs.wire.choices import slug
from cogs.wire.screens.names import APART
from cogs.wire.screens.rows import SMALL, broken, filled, fitting
from cogs.wire.screens.screen import Arg, Line, Row, Tap
from engine.game import News, Outcome
from engine.race import Claim, Judgement, RaceView

if TYPE_CHECKING:
    from data.words import Words

FINISH_ROWS = 2  # of small print for a photo finish; who was first is told in the others
FINISH = "finish"  # the verb of the tap that asks who pressed when
SIGN = "📸"

R = TypeVar("R", bound=RaceView)


class RaceDesk(TurnDesk[R, A]):
    swiftest: ClassVar[tuple[str, int]] = (
        "fastest_ms",
        3,
    )  # whose least is told at the end, to how many places

    @abstractmethod
    def named(self, claim: Claim, look: Look[R, A]) -> str:
        """What somebody pressed for."""

    def meaning(self, look: Look[R, A], verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meaning:
        if verb == FINISH:
            return Explain(self._log(look), asked=True)
        return super().meaning(look, verb, args, values)

    def pauses(self, look: Look[R, A]) -> bool:
        """Right after a photo finish, unless the game says otherwise."""
        return any(isinstance(one, Judgement) for one in look.view.news)

    def pressed(self, look: Look[R, A]) -> str:
        judged = any(isinstance(one, Judgement) for one in look.view.news)
        return self._in_short(look) if judged else ""

    def news(self, look: Look[R, A]) -> tuple[str, ...]:
        """Who was first comes before by how much, where long names leave no room for both."""
        told = super().news(look)
        if self.has_room(told, look):
            return told
        gaps = [_beaten(one, look) for one in look.view.news if isinstance(one, Judgement)]
        return tuple(line for line in told if line not in gaps) or told

    def has_room(self, told: Sequence[str], look: Look[R, A]) -> bool:
        """Whether all of these lines can stand below the board."""
        return sum(_rows(line, look.people) for line in told) <= self.rows_told

    def line(self, one: News, look: Look[R, A]) -> str:
        if isinstance(one, Judgement):
            return _beaten(one, look)
        return super().line(one, look)

    def besides(self, look: Look[R, A], outcome: Outcome) -> Iterable[str]:
        """Whose hand was fastest, too."""
        return (*super().besides(look, outcome), *self.fastest(look, outcome))

    def fastest(self, look: Look[R, A], outcome: Outcome) -> Iterable[str]:
        """Who has the least of that figure, and how much; nothing where nobody has any."""
        figure, places = self.swiftest
        times = [(own[figure], seat) for seat, own in enumerate(outcome.figures) if figure in own]
        for time, seat in sorted(times)[:1]:
            told = look.words.seconds(time, places=places)
            yield look.words(f"{slug(self.key)}-fastest", who=look.names[seat], time=told)

    def details(self, told: dict[str, Any], look: Look[R, A]) -> Values:
        by = told.get("by")
        return {"who": "" if by is None else look.names[by], "known": str(by is not None).lower()}

    def finish_taps(self, look: Look[R, A]) -> tuple[Tap, ...]:
        """The way to who pressed when, from the first photo finish on; nobody alone is asked that."""
        if len(look.names) == 1:
            return ()
        return (Tap(emoji=SIGN, verb=FINISH, enabled=bool(look.view.finish)),)

    def _log(self, look: Look[R, A]) -> str:
        """Who pressed when, each press in a line; when that was, in a row of its own, stands small below."""
        words, claims = look.words, look.view.finish
        if not claims:
            return words("race-nobody-pressed")
        winner, *_ = judged = self._as_judged(look)
        what = self.named(winner, look)
        lines = [f"{SIGN}\u00a0**{what}**"]
        for place, claim in enumerate(judged, 1):
            gap, own = _behind(claim, judged, words), self.named(claim, look)
            if claim is winner and claim.reaction is not None:
                gap = f"{gap} {words('race-reaction', time=words.seconds(claim.reaction))}"
            told = {"who": look.names[claim.seat], "gap": gap, "what": "same" if own == what else own}
            lines.append(f"{place}. {words('race-press', **told)}")
        return "\n".join((*lines, SMALL + _second(judged)))

    def decisive(self, look: Look[R, A]) -> Claim:
        """Of the last photo finish; the first press, unless the game says otherwise."""
        return look.view.finish[0]

    def _as_judged(self, look: Look[R, A]) -> Sequence[Claim]:
        """The press that decided, and those that it was before, in their order."""
        winner = self.decisive(look)
        return (winner, *(claim for claim in look.view.finish if claim.seat != winner.seat))

    def _in_short(self, look: Look[R, A]) -> str:
        """A photo finish among many: when and what it was about, and below, by how much each was later."""
        words, judged = look.words, self._as_judged(look)
        winner, *_ = judged
        what = self.named(winner, look)
        told: list[str] = []
        for claim in judged:
            own, gap = self.named(claim, look), _behind(claim, judged, words)
            if claim is winner and claim.reaction is not None:
                gap = words.seconds(claim.reaction)
            told.append(
                words("race-brief", who=look.names[claim.seat], gap=gap, what="same" if own == what else own)
            )
        head = words("race-finish", when=_second(judged), what=what)
        return f"{SMALL}{head}\n{SMALL}{APART.join(told)}"


def is_finish(line: str) -> bool:
    """Whether a line of news tells how close a photo finish was."""
    return line.startswith(SIGN)


def rows_with_taps(*taps: Sequence[Tap]) -> tuple[Row, ...]:
    """A row for each of these that has any taps."""
    return tuple(Row(tuple(own)) for own in taps if own)


def lines_high(text: str, look: AnyLook, rows: int) -> Line:
    """What is told while people press: so many rows high, whatever there is to say.

    The first of its lines counts most; what comes after it is told as far as there is room.
    """
    told = fitting(((line,) for line in text.split("\n")), rows, look.people)
    return Line("\n".join(filled(told, rows)))


def _second(judged: Sequence[Claim]) -> str:
    """In which it began, as Discord tells it: in everybody's own time."""
    return f"<t:{min(claim.press.at for claim in judged) // 1000}:T>"


def _behind(claim: Claim, judged: Sequence[Claim], words: Words) -> str:
    """By how much the press that decided was before it; of that itself, why it decided."""
    winner = judged[0]
    ms = claim.press.at - winner.press.at
    if claim is winner:
        earlier = any(other.press.before(winner.press) for other in judged)
        return words("race-gap", kind="close" if earlier else "first", ms=0)
    return words("race-gap", kind="later" if ms >= 0 else "earlier", ms=abs(ms))


def _beaten(judged: Judgement, look: AnyLook) -> str:
    """How close the others were, in a line of the news; nothing where nobody else pressed.

    Of many the first are named, as many as leave room for the line that says who was before them.
    """
    winner = judged.decisive
    others = [claim for claim in judged.claims if claim.seat != winner.seat]
    if not others:
        return ""
    people = look.people
    fitting = (
        line
        for many in range(len(others), 1, -1)
        if _rows(line := _later(others, many, winner, look), people) <= FINISH_ROWS
    )
    return next(fitting, _later(others, 1, winner, look))


def _rows(line: str, people: Mapping[int, str]) -> int:
    return len(broken(SMALL + line, people))


def _later(others: Sequence[Claim], named: int, winner: Claim, look: AnyLook) -> str:
    told = [_gap(claim, winner, look) for claim in others[:named]]
    if named < len(others):
        told.append(look.words("race-others", count=len(others) - named))
    return f"{SIGN}\u00a0{look.words('race-photo-finish', others=look.words.list_of(told))}"


def _gap(claim: Claim, winner: Claim, look: AnyLook) -> str:
    ms = claim.press.at - winner.press.at
    key = "race-later" if ms >= 0 else "race-earlier"
    return look.words(key, who=look.names[claim.seat], ms=abs(ms))
