"""How a match ended, in every game alike: a line for each side, the winners large under a crown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.game import Outcome
from render.drawing.canvas import Mat
from render.drawing.ground import MARGIN, WIDTH, cloth, panel
from render.drawing.palette import CLOTH_LIGHT, GLOW, INK, PAPER, ZOO, Colour
from render.drawing.type import Face
from render.pieces.seats import badge
from render.pieces.signs import crown
from render.sketch import Sketch, Words, best_first, seat_name, shortened

Seats = tuple[int, ...]  # those who share a rank as a team, or one alone
Side = tuple[int, Seats]


@dataclass(frozen=True, slots=True)
class PodiumLine:
    """One side's line, where what it brought is still to be drawn."""

    mat: Mat
    seats: Seats
    first: bool
    height: int
    middle: float  # from the top
    left: float  # from where on there is room

    @property
    def ink(self) -> Colour:
        return INK if self.first else PAPER

    def write(self, told: str, tall: int, low: int, at: int = 306) -> None:
        """A figure beside the badges, larger in the winners' line."""
        size = tall if self.first else low
        self.mat.text((MARGIN + at, self.middle), told, self.ink, size, Face.TITLE, "mm")


@dataclass(frozen=True, slots=True, kw_only=True)
class Podium:
    """The sizes of one game's lines."""

    tall: int = 176
    low: int = 116
    gap: int = 12
    sign: int = 100  # the crown
    number: int = 54
    at: int = 76  # the middle of crown and number
    badges: tuple[int, int] = (104, 78)
    beside: int = 138  # where badges begin
    apart: int = 10
    even: bool = True  # large and small badges share their middle

    def paint(self, sides: Sequence[Side], brought: Callable[[PodiumLine], None]) -> Image.Image:
        heights = [self.tall if rank == 1 else self.low for rank, _ in sides]
        mat = cloth(2 * MARGIN + sum(heights) + self.gap * (len(sides) - 1))
        top = MARGIN
        for (rank, seats), height in zip(sides, heights, strict=True):
            brought(self._line(mat, rank, seats, top, height))
            top += height + self.gap
        return mat.image

    def _line(self, mat: Mat, rank: int, seats: Seats, top: int, height: int) -> PodiumLine:
        first, middle = rank == 1, top + height / 2
        paper, edge, line = (PAPER, GLOW, 8) if first else (CLOTH_LIGHT, CLOTH_LIGHT, 3)
        mat.lay(panel(WIDTH - 2 * MARGIN, height, paper, edge, line), MARGIN, top)
        if first:
            mat.centre(crown(self.sign), MARGIN + self.at, middle)
        else:
            mat.text((MARGIN + self.at, middle), f"{rank}.", PAPER, self.number, Face.TITLE, "mm")
        size = self.badges[0 if first else 1]
        x = MARGIN + self.beside + (self.badges[0] - size) / 2 * self.even
        for seat in seats:
            mat.centre(badge(seat, size), x + size / 2, middle)
            x += size + self.apart
        return PodiumLine(mat, seats, first, height, middle, x)


def podium_result(
    game: str,
    outcome: Outcome,
    words: Words,
    names: Sequence[str],
    told: Callable[[Seats], Mapping[str, str | int]],
    brought: Callable[[PodiumLine], None],
    *,
    lines: Podium | None = None,
    teams: Sequence[int] | None = None,
    colours: tuple[Colour, ...] = ZOO,
) -> Sketch:
    """A result as most games have it: whatever its lines show is told by the message of a line as well."""
    lying = sides_by_rank(outcome.ranks, teams)
    values = [told(seats) for _, seats in lying]
    text = [words(f"picture-{game}-result")]
    for (rank, seats), value in zip(lying, values, strict=True):
        people = ", ".join(seat_name(seat, words, names) for seat in seats)
        text.append(words(f"picture-{game}-line", rank=rank, seat=people, **value))
    return Sketch(
        (f"{game}-result", tuple(lying), *(tuple(value.items()) for value in values)),
        f"{game}-result",
        shortened(" ".join(text)),
        lambda: (lines or Podium()).paint(lying, brought),
        colours,
    )


def sides_by_rank(ranks: Sequence[int], teams: Sequence[int] | None = None) -> list[Side]:
    """Best first; partners stand in one line."""
    of = range(len(ranks)) if teams is None else teams
    found: dict[tuple[int, int], list[int]] = {}
    for seat in best_first(ranks):
        found.setdefault((ranks[seat], of[seat]), []).append(seat)
    return [(rank, tuple(seats)) for (rank, _), seats in sorted(found.items())]
