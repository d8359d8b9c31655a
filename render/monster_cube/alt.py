"""Monster Cube's pictures in words, from the same views: all numbers, the monsters, and what changed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Outcome
from engine.monster_cube.cards import CARDS
from engine.monster_cube.formulas import Formula
from engine.monster_cube.news import Missed, Shifted, Solved
from engine.monster_cube.seen import CubeView, PlayerView, View
from engine.monster_cube.state import Rules
from render.monster_cube.cards import SIGNS, signed
from render.monster_cube.tiles import LETTERS
from render.sketch import Words, best_first, seat_name, shortened


def board(view: View, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-cube", rules=view.options.rules.value)]
    parts += _last(view, words, names)
    parts += _monsters(view, words)
    large = 0 if len(view.cubes) == 1 else view.turn if view.turn is not None else 0
    parts.append(_cube(view.cubes[large], words))
    parts += [_player(view, seat, player, words, names) for seat, player in enumerate(view.players)]
    return shortened(" ".join(parts))


def claim(view: View, cube: CubeView, chosen: Sequence[int], words: Words) -> str:
    """What whoever claims has before him, and which tiles he has chosen."""
    parts = [words("picture-cube-claim", tiles=", ".join(LETTERS[slot] for slot in chosen) or "–")]
    return shortened(" ".join([*parts, *_monsters(view, words), _cube(cube, words)]))


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> str:
    lines = (_line(view, outcome, seat, words, names) for seat in best_first(outcome.ranks))
    return shortened(" ".join((words("picture-cube-over"), *lines)))


def _line(view: View, outcome: Outcome, seat: int, words: Words, names: Sequence[str]) -> str:
    return words(
        "picture-cube-line",
        rank=outcome.ranks[seat],
        seat=seat_name(seat, words, names),
        score=outcome.scores[seat],
        cards=", ".join(map(str, sorted(view.players[seat].won))) or "–",
    )


def rules(section: str, words: Words) -> str:
    return shortened(words(f"picture-cube-rules-{section}"))


def sum_told(formula: Formula) -> str:
    """`4 × 5 − 8 = 12`."""
    one, two, three = formula.numbers
    first, second = (SIGNS[op] for op in formula.ops)
    return f"{one} {first} {two} {second} {three} = {formula.value}".replace("-", "−")


def _last(view: View, words: Words, names: Sequence[str]) -> list[str]:
    told: list[str] = []
    match view.last:
        case Solved(seat=seat, card=card, formula=formula):
            details = {"seat": seat_name(seat, words, names), "sum": sum_told(formula), "card": card}
            told.append(words("picture-cube-solved", **details))
        case Missed(seat=seat, makes=makes):
            sums = "; ".join(sum_told(formula) for formula in makes) or "–"
            told.append(words("picture-cube-missed", seat=seat_name(seat, words, names), sum=sums))
        case _:
            pass
    for news in view.news:
        if isinstance(news, Shifted):
            seat, tile = seat_name(news.seat, words, names), LETTERS[news.move.tile]
            told.append(words("picture-cube-moved", seat=seat, tile=tile))
    return told


def _monsters(view: View, words: Words) -> list[str]:
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.hand is not None and own.targets is not None:
        pairs = zip(own.hand, own.targets, strict=True)
        return [words("picture-cube-card", code=code, target=target) for code, target in pairs]
    return [_monster(code, words) for code in view.zone]


def _monster(code: int, words: Words) -> str:
    card = CARDS[code]
    worth = f"+{card.worth}" if card.worth else "×2"
    return words("picture-cube-monster", code=code, worth=worth, stars=card.stars)


def _cube(cube: CubeView, words: Words) -> str:
    """Row by row as the tiles lie; each tile's yellow, red and blue number."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for slot, tile in enumerate(cube.tiles):
        told = f"{LETTERS[slot]} {'-'.join(map(str, tile.numbers))}"
        rows.setdefault(tile.cell[1], []).append((tile.cell[0], told))
    lines = "; ".join(", ".join(told for _, told in sorted(rows[row])) for row in sorted(rows))
    return words("picture-cube-tiles", tiles=lines)


def _player(view: View, seat: int, player: PlayerView, words: Words, names: Sequence[str]) -> str:
    who = seat_name(seat, words, names)
    if view.options.rules is Rules.ADVANCED:
        before = " ".join(signed(CARDS[code].modifier) for code in player.before) or "–"
        return words("picture-cube-hunter", seat=who, left=player.left, before=before)
    return words("picture-cube-player", seat=who, score=player.tally.total, cards=player.tally.cards)
