"""Views to draw for a gallery: each rule set at its beginning and later, claims in the making, results."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Outcome, ranked
from engine.monster_cube import game
from engine.monster_cube.actions import Move
from engine.monster_cube.cards import CARDS, COLOURS
from engine.monster_cube.cube.formulas import Formula, formulas
from engine.monster_cube.cube.geometry import combinations, shape_of
from engine.monster_cube.news import Fault, Missed, Shifted, Solved
from engine.monster_cube.seen import CubeView, PlayerView, Tally, View
from engine.monster_cube.state import Options, Phase, Rules
from render import monster_cube
from render.monster_cube.zoo import FAMILIES
from render.monsters.sheet import zoo_sketch
from render.sketch import Sketch, Words

# Seats and options of the fullest ones
TABLES = tuple((4 if rules.turns else 6, Options(rules=rules)) for rules in Rules)

MANY = (*range(1, 9), *range(11, 15), 18, 24, 25, 26, 30, 33, 34, 35, 36, 41, 42, 49, 50, 51, 55, 56)
WON = ((3, 11, 12, 13, 24), (41, 42), (5, 6, 7, 8, 19, 33, 52), (), (30,), (1, 56))


def opened(rules: Rules, seats: int, seed: str = "gallery", eye: int | None = None) -> View:
    """The first moment of a match."""
    return game.view(game.deal(Options(rules=rules), seats, 0, Chance(seed, 0)), eye)


def later(view: View) -> View:
    """As if some monsters had been captured, and one just now."""
    players = tuple(_grown(player, WON[seat]) for seat, player in enumerate(view.players))
    return replace(view, players=players, last=solved(view), round=9, holder=None)


def missed(view: View) -> View:
    """As if somebody had been wrong."""
    faces = combinations(tuple(tile.cell for tile in view.cubes[0].tiles))[5].faces
    makes = _formulas(view.cubes[0], faces, dice=view.options.rules is Rules.DICE)
    wrong = Missed(seat=len(view.players) - 1, fault=Fault.NUMBER, faces=faces, makes=makes)
    return replace(view, last=wrong, holder=0)


def moved(view: View) -> View:
    """As if it had come to gaps and groups, the last move just made."""
    cells = ((0, 0), (2, 0), (3, 0), (0, 1), (4, 1), (2, 1), (-1, 2), (0, 2), (3, -1))
    scattered = CubeView(
        tiles=tuple(replace(tile, cell=cell) for tile, cell in zip(view.cubes[0].tiles, cells, strict=True))
    )
    cubes = (scattered, *view.cubes[1:])
    return replace(view, cubes=cubes, news=(Shifted(seat=0, move=Move(tile=8, to=(3, -1))),), turn=0)


def solved(view: View) -> Solved:
    """The first right claim that there is, for whoever sits last."""
    cube, dice = view.cubes[-1], view.options.rules is Rules.DICE
    cells = tuple(tile.cell for tile in cube.tiles)
    wanted = view.zone or tuple(CARDS)
    for found in combinations(cells):
        for formula in _formulas(cube, found.faces, dice=dice):
            shape = shape_of(cells, found.faces)
            if formula.value in wanted and shape is not None:
                return Solved(
                    seat=len(view.players) - 1, card=formula.value, code=formula.value, shape=shape,
                    formula=formula, move=None, took=4_200,
                )  # fmt: skip
    raise AssertionError("nothing matches")


def hampered(view: View) -> View:
    """As if modifiers lay before whoever looks: codes grow, and one falls below 1."""
    me = view.players[view.seat or 0]
    hand = (1, *(me.hand or ())[1:])
    grown = replace(me, hand=hand, targets=(-4, *(code + 9 for code in hand[1:])))
    return replace(view, players=tuple(grown if one is me else one for one in view.players))


def ended(seats: int) -> tuple[View, Outcome]:
    view = later(opened(Rules.CODE, seats))
    scores = tuple(player.tally.total for player in view.players)
    return view, Outcome(ranks=ranked(scores), scores=scores, why="pile")


def handless(seats: int) -> tuple[View, Outcome]:
    """The end of rule set `advanced`: the first is rid of all cards, the others have some left."""
    view = opened(Rules.ADVANCED, seats)
    players = tuple(
        replace(
            player,
            won=(3, 14, 26, 31, 40, 47, 52)[seat:],
            solved=7 - seat,
            tally=Tally(total=7 - seat, cards=7 - seat),
            left=seat,
            backs=player.backs[:seat],
            pile=max(0, seat - 3),
        )
        for seat, player in enumerate(view.players)
    )
    scores = tuple(player.solved for player in players)
    return replace(view, players=players), Outcome(ranks=ranked(scores), scores=scores, why="hand")


def trophies(won: tuple[int, ...]) -> tuple[View, Outcome]:
    """Somebody alone with many monsters."""
    view = opened(Rules.CODE, 1)
    grown = replace(view, players=(_grown(view.players[0], won),))
    return grown, Outcome(ranks=(1,), scores=(grown.players[0].tally.total,), why="pile")


def laying(seats: int) -> View:
    """As if the first had solved a monster: before some of the others there lies something."""
    view = opened(Rules.ADVANCED, seats, eye=0)
    players = tuple(replace(one, before=(2, 19, 51)[: at % 4]) for at, one in enumerate(view.players))
    return replace(view, players=players, phase=Phase.PLACE, holder=0, solved=56)


def strayed(view: View) -> View:
    """As if tiles had been moved again and again, for whoever knows where: about as small as they get."""
    cells = ((0, 0), (1, 0), (1, -2), (0, 1), (2, -1), (5, -1), (-3, 3), (-2, 3), (5, 0))
    tiles = tuple(replace(tile, cell=cell) for tile, cell in zip(view.cubes[0].tiles, cells, strict=True))
    return replace(view, cubes=(CubeView(tiles=tiles),) * len(view.cubes))


def mismoved(view: View) -> View:
    """As if a wrong claim had been shown with a move that was taken back."""
    wrong = missed(view)
    last = wrong.last
    assert isinstance(last, Missed)
    assert last.faces
    return replace(wrong, last=replace(last, move=Move(tile=last.faces[0] // COLOURS, to=(3, 0))))


def _grown(player: PlayerView, won: tuple[int, ...]) -> PlayerView:
    worth = sum(CARDS[code].worth for code in won)
    run = tuple(code for code in won if code in (11, 12, 13))
    families = (2,) if {5, 6, 7, 8} <= {*won} else ()
    family, king = 5 * len(families), 6 if len(run) == 3 else 0
    tally = Tally(
        total=worth + family + king, cards=worth, run=run, king=king, families=families, family=family
    )
    return replace(player, won=won, tally=tally, before=won[:3], left=max(1, 7 - len(won)))


def _formulas(cube: CubeView, faces: tuple[int, int, int], *, dice: bool) -> tuple[Formula, ...]:
    one, two, three = (cube.tiles[face // COLOURS].numbers[face % COLOURS] for face in faces)
    return formulas(faces, (one, two, three), dice=dice)


def crowded() -> View:
    """More than brains ever leave lying about."""
    return later(opened(Rules.DICE, 4))


def choosing(words: Words) -> Sketch:
    """Two tiles are chosen, of which a face each is lit, and a third one."""
    view = opened(Rules.CODE, 2, eye=0)
    return monster_cube.claim(view, words, cube=view.cubes[0], chosen=(0, 4, 7), faces=(0, 13))


def gallery(words: Words) -> Iterator[Sketch]:
    for rules, seats in ((Rules.CODE, 1), (Rules.ADVANCED, 6), (Rules.DICE, 4), (Rules.NUMBERS, 2)):
        yield monster_cube.table(opened(rules, seats), words)
        yield monster_cube.table(later(opened(rules, seats)), words)
    yield monster_cube.table(missed(opened(Rules.CODE, 6)), words)
    yield monster_cube.table(moved(opened(Rules.DICE, 3)), words)
    for rules in (Rules.CODE, Rules.ADVANCED):
        view = opened(rules, 3, eye=1)
        faces = combinations(tuple(tile.cell for tile in view.cubes[0].tiles))[0].faces
        yield monster_cube.claim(view, words, cube=view.cubes[0], chosen=(0, 1, 2), faces=faces)
    yield choosing(words)
    turn = opened(Rules.DICE, 2, eye=0)
    ghosts = {(3, 0): "K", (3, 1): "M", (2, 2): "O"}
    yield monster_cube.claim(turn, words, cube=turn.cubes[0], chosen=(8, 5), ghosts=ghosts)
    hand = hampered(opened(Rules.ADVANCED, 2, eye=0))
    yield monster_cube.claim(hand, words, cube=hand.cubes[0])
    for seats, upon in ((2, 1), (4, None), (6, 3)):
        yield monster_cube.lays(laying(seats), words, upon=upon)
    yield monster_cube.table(mismoved(opened(Rules.CODE, 2)), words)
    for rules in Rules:
        yield monster_cube.table(strayed(opened(rules, 4)), words)
        far, beside = strayed(opened(rules, 2, eye=0)), {(-2, 2): "K", (-1, 3): "M", (-2, 4): "O"}
        yield monster_cube.claim(far, words, cube=far.cubes[0], chosen=(8, 7), ghosts=beside)
    for seats in (1, 6):
        yield monster_cube.result(*ended(seats), words)
    yield monster_cube.result(*handless(4), words)
    yield monster_cube.result(*trophies(MANY), words)
    yield zoo_sketch("cube", [*FAMILIES.values()], words)
