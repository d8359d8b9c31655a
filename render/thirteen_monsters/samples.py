"""For the gallery: the thirteen whole, and a monster put together from three."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice

from PIL import Image

from engine.chance import Chance
from engine.game import Level, Outcome, Press
from engine.headless import play_out
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.state import Options, Phase
from engine.thirteen_monsters.views import View
from render import thirteen_monsters
from render.drawing.canvas import Mat
from render.drawing.ground import cloth, panel
from render.drawing.palette import ZOO
from render.monsters.stacks import Part, figure
from render.sketch import Sketch, Words
from render.thirteen_monsters.pieces.zoo import GROUNDS, MONSTERS, card, element_of
from render.thirteen_monsters.private.tray import Piece, Shelf

TABLES = ((2, None), (8, None))  # seats and options of the fullest ones

HEIGHT = 204
CARD = 132
MOST = 400  # moves that are drawn from
MASTERED = "four elements"  # a match of brains that ends with an Elemental Master


def zoo() -> Image.Image:
    """All thirteen, each on the ground of its element."""
    mat = cloth(4 * 236 + 36)
    for index, (number, stack) in enumerate(MONSTERS.items()):
        left, top = 24 + index % 4 * 240, 24 + index // 4 * 236
        mat.lay(panel(230, 226, GROUNDS[element_of(number)]), left, top)
        mat.centre(figure(stack, HEIGHT), left + 115, top + 112)
    _mixed(mat)
    return mat.image


def _mixed(mat: Mat) -> None:
    """The head, the eyes and the body of three monsters, as six cards side by side."""
    for part, number in zip(Part, (7, 3, 12), strict=True):
        left, right = (card(number, part, side, 74) for side in ("left", "right"))
        x, y = 24 + 240 + 70, 24 + 3 * 236 + part.value * 76
        mat.lay(left, x, y)
        mat.lay(right, x + left.width + 2, y)


def halves() -> Image.Image:
    """The six cards of the first monster and of the Ghost."""
    mat = cloth(3 * (CARD + 8) + 56)
    for column, number in enumerate((1, 13)):
        for part in Part:
            for side in ("left", "right"):
                piece = card(number, part, side, CARD)
                x = 80 + column * 480 + (piece.width + 8 if side == "right" else 0)
                mat.lay(piece, x, 28 + part.value * (CARD + 8))
    return mat.image


def moments(seats: int, seed: str, *, quick_start: bool = True) -> Iterator[View]:
    """A match in which every move is drawn by lot, moment by moment."""
    state = game.deal(Options(quick_start=quick_start), seats, 0, Chance(seed, 0))
    for revision in count(1):
        yield game.view(state, None)
        awaited = game.awaited(state)
        if not awaited:
            return
        chance = Chance(seed, revision)
        lawful = list(islice(game.legal(state, awaited[0]), MOST))
        state = game.play(state, awaited[0], chance.pick(lawful), Press(0, revision - 1), chance)


def played(seats: int, moves: int, seed: str, *, quick_start: bool = True) -> View:
    """After so many moves, or at the end."""
    *_, last = islice(moments(seats, seed, quick_start=quick_start), moves)
    return last


def found(seats: int, seed: str, wanted: Callable[[View], bool]) -> View:
    """The first moment that is as wanted."""
    return next(view for view in moments(seats, seed) if wanted(view))


def ended(seats: int, seed: str, level: Level = Level.NORMAL) -> tuple[View, Outcome]:
    """A match of brains at its end, with all that they have built."""
    match = Match.deal(game, Options(), seats, seed, 0)
    for step in play_out(match, {seat: game.brain(level) for seat in range(seats)}):
        match = step.match
    outcome = match.outcome
    assert outcome
    return game.view(match.state, None), outcome


def shelves(view: View, seat: int) -> tuple[Shelf, ...]:
    """One's own by letters, what another has by numbers, and what a third has."""
    pieces = [
        [*(one.pairs for one in other.monsters), *((pair,) for pair in other.free)] for other in view.seats
    ]
    own = tuple(Piece(pairs, (chr(ord("A") + at),), (at == 1,)) for at, pairs in enumerate(pieces[seat]))
    others = [other for other in range(len(view.seats)) if other != seat]
    theirs = tuple(Piece(pairs, (str(at),), (at == 2,)) for at, pairs in enumerate(pieces[others[0]], 1))
    rest = (Shelf(other, tuple(map(Piece, pieces[other]))) for other in others[1:])
    return (Shelf(seat, own), Shelf(others[0], theirs), *rest)


def fought() -> View:
    """An attack that is decided."""
    return found(4, "fought", lambda view: view.battle is not None and view.battle.winner is not None)


def crowded() -> View:
    """More than brains ever leave lying about."""
    return played(8, 60, "c")


def gallery(words: Words) -> Iterator[Sketch]:
    yield thirteen_monsters.table(played(2, 1, "a", quick_start=False), words)
    yield thirteen_monsters.table(played(4, 120, "b"), words)
    yield thirteen_monsters.table(played(8, 60, "c"), words)
    yield thirteen_monsters.table(found(3, "f", lambda view: view.phase is Phase.BATTLE), words)
    yield thirteen_monsters.table(found(2, "g", lambda view: view.proposal is not None), words)
    yield thirteen_monsters.field(played(3, 40, "h"), words)
    yield thirteen_monsters.field(found(3, "f", lambda view: view.phase is Phase.BATTLE), words)
    yield thirteen_monsters.collection(played(2, 1, "a", quick_start=False), 0, words)
    yield thirteen_monsters.collection(played(2, 600, "d"), 0, words)
    for seats in (2, 3, 8):
        yield thirteen_monsters.tray(shelves(played(seats, 500, f"tray {seats}"), 0), words)
    mastered, outcome = ended(2, MASTERED)
    yield thirteen_monsters.master(mastered, words)
    yield thirteen_monsters.result(mastered, outcome, words)
    yield thirteen_monsters.battle(fought(), words)
    yield thirteen_monsters.result(*ended(4, "four"), words)
    yield thirteen_monsters.result(*ended(8, "eight"), words)
    yield Sketch("thirteen-zoo", "thirteen-monsters-zoo", words("picture-thirteen-zoo"), zoo, ZOO)
    yield Sketch("thirteen-cards", "thirteen-monsters-cards", words("picture-thirteen-cards"), halves, ZOO)
