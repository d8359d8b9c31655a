"""How a match ended: what each player has, and the monsters in a row, with runs and families marked."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.game import Outcome
from engine.monster_cube.cards import DECK, family_of
from engine.monster_cube.seen import PlayerView, Tally, View
from engine.monster_cube.state import Rules
from render.drawing.ground import MARGIN, WIDTH, panel
from render.drawing.palette import GLOW, GREEN, INK, PAPER, Colour
from render.drawing.type import Face
from render.monster_cube.cards import BACK, medal, modifier
from render.monster_cube.zoo import FAMILIES
from render.monsters import portrait
from render.pieces.podium import Podium, PodiumLine, sides_by_rank

TALL, LOW = 186, 148  # of a line with a single row of monsters
LEFT, RIGHT = MARGIN + 380, WIDTH - MARGIN - 16
IN_A_ROW = 10
MEDAL = 42
BEAST = 52  # px, where there are several rows
ROW = BEAST + MEDAL + 6
AIR = 28  # above and below several rows


def paint(view: View, outcome: Outcome) -> Image.Image:
    if view.options.rules is Rules.ADVANCED:
        return _hands(view, outcome)

    def brought(place: PodiumLine) -> None:
        seat, size = place.seats[0], 70 if place.first else 54
        tally = view.players[seat].tally
        bonuses = [(tally.king, GLOW), (tally.family, GREEN)]
        shown = [(f"+{points}", tint) for points, tint in bonuses if points]
        middle = place.middle - 22 * bool(shown)
        place.mat.text((MARGIN + 306, middle), str(outcome.scores[seat]), place.ink, size, Face.TITLE, "mm")
        for at, (told, tint) in enumerate(shown):
            x = MARGIN + 306 + (at - (len(shown) - 1) / 2) * 66
            place.mat.centre(medal(told, 46, tint), x, place.middle + 40)
        _trophies(place, view.players[seat], len(view.players[seat].won))

    return _lines(view, outcome).paint(sides_by_rank(outcome.ranks), brought)


def _hands(view: View, outcome: Outcome) -> Image.Image:
    """The monsters that each has solved, and after them the backs of those that are left."""

    def brought(place: PodiumLine) -> None:
        player, size = view.players[place.seats[0]], 70 if place.first else 54
        place.mat.text((MARGIN + 306, place.middle), str(player.solved), place.ink, size, Face.TITLE, "mm")
        _trophies(place, player, DECK.hands.cards)
        _left(place, player)

    return Podium(tall=150, low=LOW - 32).paint(sides_by_rank(outcome.ranks), brought)


def _left(place: PodiumLine, player: PlayerView) -> None:
    """Those in hand say what they add (MC13.3)."""
    wide = _step(len(player.won), DECK.hands.cards)
    for at in range(player.left):
        x = LEFT + (len(player.won) + at + 0.5) * wide
        place.mat.centre(panel(54, 72, BACK, INK, 4), x, place.middle)
        if at < len(player.backs):
            place.mat.centre(modifier(player.backs[at], 44), x, place.middle)


def _lines(view: View, outcome: Outcome) -> Podium:
    """As high as the monsters of the first, and of the others, need."""
    firsts = [player for player, rank in zip(view.players, outcome.ranks, strict=True) if rank == 1]
    others = [player for player, rank in zip(view.players, outcome.ranks, strict=True) if rank > 1]
    return Podium(tall=max(TALL, _height(firsts)), low=max(LOW, _height(others)))


def _height(players: Iterable[PlayerView]) -> int:
    most = max((len(player.won) for player in players), default=0)
    return ROW * _rows(most) + AIR if _rows(most) > 1 else 0


def _rows(monsters: int) -> int:
    return -(-monsters // IN_A_ROW)


def _trophies(place: PodiumLine, player: PlayerView, places: int) -> None:
    """All monsters by their codes; those of the longest run and of whole families stand out.

    A single row has so many places.
    """
    codes = sorted(player.won)
    rows = _rows(len(codes))
    wide = _step(len(codes), places)
    size = BEAST if rows > 1 else min(place.height - 64, int(wide))
    whole = size + MEDAL + 6
    top = place.middle - (whole * rows - 6) / 2
    for at, code in enumerate(codes):
        row, column = divmod(at, IN_A_ROW)
        x, y = LEFT + (column + 0.5) * wide, top + row * whole
        place.mat.centre(portrait(FAMILIES[family_of(code)], size), x, y + size / 2)
        place.mat.centre(medal(str(code), MEDAL, *_tints(code, player.tally)), x, y + size + MEDAL / 2)


def _step(monsters: int, places: int) -> float:
    """From one place of a row to the next."""
    return (RIGHT - LEFT) / IN_A_ROW if _rows(monsters) > 1 else min(104, (RIGHT - LEFT) / max(1, places))


def _tints(code: int, tally: Tally) -> tuple[Colour, Colour | None]:
    """Both where a monster is of the run and of a whole family."""
    family = GREEN if family_of(code) in tally.families else None
    return (GLOW, family) if code in tally.run else (family or PAPER, None)
