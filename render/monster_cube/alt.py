"""Monster Cube's pictures in words, from the same views: all numbers, the monsters, and what changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.game import Outcome
from engine.monster_cube.cards import CARDS, FAMILY, Cell
from engine.monster_cube.cube.formulas import Formula
from engine.monster_cube.news import Missed, Renewed, Shifted, Solved, TurnLost
from engine.monster_cube.seen import CubeView, PlayerView, Tally, View
from engine.monster_cube.state import Rules
from render.drawing.numerals import numeral, signed
from render.monster_cube.cards import SIGNS
from render.monster_cube.tiles import LETTERS
from render.sketch import ALT_LIMIT, Words, best_first, seat_name, shortened


def board(view: View, words: Words, names: Sequence[str] = ()) -> str:
    """Tiles matter most: without room for all, seats are told by their numbers, then sums by results."""
    return _first_with_room(
        _board(view, words, names), _board(view, words), _board(view, words, reckoned=False)
    )


def _first_with_room(*ways: Iterable[str]) -> str:
    """All that is told, in the first way for which there is room."""
    text = ""
    for told in ways:
        text = " ".join(told)
        if len(text) <= ALT_LIMIT:
            break
    return shortened(text)


def _board(view: View, words: Words, names: Sequence[str] = (), *, reckoned: bool = True) -> Iterator[str]:
    """Four cubes leave room for each name once."""
    often = names if len(view.cubes) == 1 else ()
    large = 0 if len(view.cubes) == 1 else view.turn if view.turn is not None else 0
    yield words("picture-cube", rules=view.options.rules.value)
    yield from _last(view, words, often, reckoned=reckoned)
    yield from _monsters(view, words)
    yield words("picture-cube-tiles", tiles=rows_told(view.cubes[large]))
    if view.options.rules is not Rules.ADVANCED:
        yield words("picture-cube-pile", cards=", ".join(map(str, view.piles)))
    yield from _agreement(view, words, often)
    for seat, player in enumerate(view.players):
        yield _player(view, seat, player, words, names)
        if len(view.cubes) > 1 and seat != large:
            yield words("picture-cube-other", tiles=rows_told(view.cubes[seat]))


def claim(
    view: View, cube: CubeView, chosen: Sequence[int], words: Words, ghosts: Mapping[Cell, str] | None = None
) -> str:
    """What whoever claims has before him, which tiles he has chosen, and where one of them may go."""
    parts = [words("picture-cube-claim", tiles=", ".join(LETTERS[slot] for slot in chosen) or "–")]
    told = words("picture-cube-tiles", tiles=rows_told(cube, ghosts or {}))
    if ghosts:
        parts.append(words("picture-cube-places", places=", ".join(ghosts.values())))
    parts += [words("picture-cube-moving", tile=LETTERS[slot]) for slot in _moved(view, cube)]
    return shortened(" ".join([*parts, *_monsters(view, words), told]))


def lays(view: View, words: Words, names: Sequence[str] = ()) -> str:
    """The modifier, and the others before whom it may come to lie."""
    told = [words("picture-cube-lays", modifier="–" if view.solved is None else _back(view.solved))]
    others = ((seat, player) for seat, player in enumerate(view.players) if seat != view.seat)
    return shortened(" ".join((*told, *(_player(view, *other, words, names) for other in others))))


def _back(code: int) -> str:
    return signed(CARDS[code].modifier)


def _moved(view: View, cube: CubeView) -> Iterator[int]:
    """The tile that lies elsewhere than on the table, as long as it is only tried."""
    lying = view.cubes[(view.seat or 0) if view.options.rules.turns else 0]
    for slot, (here, there) in enumerate(zip(cube.tiles, lying.tiles, strict=True)):
        if here.cell != there.cell:
            yield slot


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> str:
    """Monsters matter more than names."""
    return _first_with_room(_result(view, outcome, words, names), _result(view, outcome, words))


def _result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Iterator[str]:
    yield words("picture-cube-over")
    for seat in best_first(outcome.ranks):
        yield _line(view, outcome, seat, words, names)


def _line(view: View, outcome: Outcome, seat: int, words: Words, names: Sequence[str]) -> str:
    player = view.players[seat]
    told = words(
        "picture-cube-line",
        rank=outcome.ranks[seat],
        seat=seat_name(seat, words, names),
        score=outcome.scores[seat],
        cards=", ".join(map(str, sorted(player.won))) or "–",
    )
    if view.options.rules is Rules.ADVANCED:
        return f"{told} {_player(view, seat, player, words, names)}"
    return " ".join([told, *bonuses_told(player.tally, words)])


def bonuses_told(tally: Tally, words: Words) -> list[str]:
    """King of the hunters, and the families that are complete (MC12)."""
    told: list[str] = []
    if tally.king:
        run = f"{tally.run[0]}–{tally.run[-1]}"
        told.append(words("picture-cube-king", run=run, points=tally.king))
    if tally.families:
        whole = ", ".join(map(family_told, tally.families))
        told.append(words("picture-cube-families", families=whole, points=tally.family))
    return told


def family_told(family: int) -> str:
    """ "5–8", the codes of its monsters."""
    return f"{FAMILY * (family - 1) + 1}–{FAMILY * family}"


def rules(section: str, words: Words) -> str:
    return shortened(words(f"picture-cube-rules-{section}"))


def sum_told(formula: Formula) -> str:
    """`4 × 5 − 8 = 12`."""
    one, two, three = formula.numbers
    first, second = (SIGNS[op] for op in formula.ops)
    return f"{one} {first} {two} {second} {three} = {numeral(formula.value)}"


def _last(view: View, words: Words, names: Sequence[str], *, reckoned: bool) -> list[str]:
    """What changed: other monsters for all, a lost turn, or the last claim and the last move of a turn."""
    for news in view.news:
        match news:
            case Renewed(restored=restored):
                return [words("picture-cube-renewed", restored=str(restored).lower())]
            case TurnLost(seat=seat):
                return [words("picture-cube-turn-lost", seat=seat_name(seat, words, names))]
            case _:
                pass
    return _claimed(view, words, names, reckoned=reckoned)


def _claimed(view: View, words: Words, names: Sequence[str], *, reckoned: bool) -> list[str]:
    """The last claim, with the tile that was moved for it, and the last move of a turn."""
    told: list[str] = []
    match view.last:
        case Solved(seat=seat, card=card, formula=formula):
            details = {"seat": seat_name(seat, words, names), "sum": sum_told(formula), "card": card}
            told.append(words("picture-cube-solved", **details))
        case Missed(seat=seat, faces=None):
            told.append(words("picture-cube-unshown", seat=seat_name(seat, words, names)))
        case Missed(seat=seat, makes=makes):
            results = " ".join(numeral(one.value) for one in makes)
            sums = "; ".join(map(sum_told, makes)) if reckoned else results
            told.append(words("picture-cube-missed", seat=seat_name(seat, words, names), sum=sums))
        case _:
            pass
    shifted = [news for news in view.news if isinstance(news, Shifted)]
    if shifted:
        who, tile = seat_name(shifted[0].seat, words, names), LETTERS[shifted[0].move.tile]
        told.append(words("picture-cube-moved", seat=who, tile=tile))
    elif view.last is not None and view.last.move is not None and len(view.cubes) == 1:
        tile, stays = LETTERS[view.last.move.tile], isinstance(view.last, Solved)
        told.append(words("picture-cube-moved-for-it", tile=tile, stays=str(stays).lower()))
    return told


def _agreement(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who says that nothing matches, and who says to be looking."""
    told: list[str] = []
    for name, said in (
        ("agreed", [player.agreed for player in view.players]),
        ("looking", [player.looking for player in view.players]),
    ):
        seats = [seat_name(seat, words, names) for seat, so in enumerate(said) if so]
        if seats:
            told.append(words(f"picture-cube-{name}", seats=", ".join(seats)))
    return told


def _monsters(view: View, words: Words) -> list[str]:
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.hand is not None and own.targets is not None:
        pairs = zip(own.hand, own.targets, strict=True)
        return [words("picture-cube-card", code=code, target=numeral(target)) for code, target in pairs]
    return [_monster(code, words) for code in view.zone]


def _monster(code: int, words: Words) -> str:
    card = CARDS[code]
    worth = f"+{card.worth}" if card.worth else "×2"
    return words("picture-cube-monster", code=code, worth=worth, stars=card.stars)


def rows_told(cube: CubeView, ghosts: Mapping[Cell, str] | None = None) -> str:
    """Row by row as the tiles lie, each tile's yellow, red and blue number.

    Before a row, how many tiles' widths it begins right of the leftmost; a dash for a gap, also of rows.
    """
    told = dict(ghosts or {})
    for slot, tile in enumerate(cube.tiles):
        told[tile.cell] = f"{LETTERS[slot]} {'-'.join(map(str, tile.numbers))}"
    leftmost = min(2 * q + r for q, r in told)
    rows = sorted({r for _, r in told})
    lines: list[str] = []
    for above, r in zip([rows[0] - 1, *rows], rows, strict=False):
        own = sorted(q for q, row in told if row == r)
        lines += [*_gap(r - above - 1), _row_told([(q, told[q, r]) for q in own], leftmost - r)]
    return "; ".join(lines)


def _gap(count: int) -> list[str]:
    return [] if not count else ["–"] if count == 1 else [f"– ×{count}"]


def _row_told(tiles: Sequence[tuple[int, str]], leftmost: int) -> str:
    first, _ = tiles[0]
    indent, half = divmod(2 * first - leftmost, 2)
    begins = f"({indent or ''}{'½' * half}) " if indent or half else ""
    parts: list[str] = []
    for at, (q, told) in enumerate(tiles):
        gap = q - tiles[at - 1][0] - 1 if at else 0
        parts += [*_gap(gap), told]
    return begins + ", ".join(parts)


def _player(view: View, seat: int, player: PlayerView, words: Words, names: Sequence[str]) -> str:
    who = seat_name(seat, words, names)
    if view.options.rules is Rules.ADVANCED:
        backs = " ".join(map(signed, player.backs)) or "–"
        before = " ".join(map(_back, player.before)) or "–"
        return words("picture-cube-hunter", seat=who, left=player.left, backs=backs, before=before)
    return words("picture-cube-player", seat=who, score=player.tally.total, cards=len(player.won))
