"""Monster Rush's pictures and the same in words: the hunt, the result, the illustrated rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.game import Outcome
from engine.monster_rush.cards import CARDS, MONSTERS
from engine.monster_rush.state import Captured, Mistaken, Monster, View
from render.drawing.encode import HASTE
from render.drawing.ground import MARGIN, WIDTH
from render.drawing.numerals import numeral
from render.drawing.palette import ZOO
from render.drawing.sprite import Sprite
from render.drawing.type import Face
from render.monster_rush import hunt
from render.monster_rush.symbols import beast, card, tile
from render.pieces.cards import card_back, pile
from render.pieces.lessons import Lessons
from render.pieces.podium import PodiumLine, Seats, podium_result
from render.sketch import Sketch, Words, seat_name, shortened

_RULES = {  # rows of pieces, by section
    "reveal": ("①@84 pile → ②@84 pile → ③@84 pile", "back → axe + fire bow frost"),
    "ready": ("beast:15 = sword bow fire", "bow storm sword fire → ✓", "bow storm sword axe → ✗"),
    "cards": (
        "combo:axe+fire = axe fire",
        'staff: = "1 ×" sword@84 axe@84 bow@84 fire@84 frost@84 storm@84',
        'failed:sword = "0"',
    ),
    "touch": ('② → beast:20 ✓ gold"+3"@84', '① → beast:18 ✗ red"−1"@84'),
    "race": ('③ "412 ms" ✓@68', '① "450 ms" ✗@68', '"30 ms" → beast:12 "12" "<" beast:30 "30" ✓@58'),
    "end": ('beast:36@180 coin:5 + beast:20@180 coin:3 red"−1"@72 = gold"7"@84', "♛@120 ②@110"),
}


def _piece(name: str, size: int) -> Sprite:
    kind, _, which = name.partition(":")
    match kind:
        case "pile":
            return pile(92, hunt.BACK, 5)
        case "back":
            return card_back(92, hunt.BACK)
        case "beast":
            return beast(int(which), size or 200)
        case "combo" | "staff" | "failed":
            return card([f"{face.kind}:{'+'.join(face.pictures)}" for face in CARDS].index(name), 104)
        case _:
            return tile(kind, size or 104)


_LESSONS = Lessons("monster-rush", _RULES, _piece)
SECTIONS, rules = _LESSONS.sections, _LESSONS.sketch


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees. Clocks and single hands are not in it, so they do not change its key."""
    swept = not any(hunter.shown for hunter in view.hunters)
    hunters = tuple((hunter.pile, hunter.score) for hunter in view.hunters)
    played = tuple(hunt.in_order(view))
    key = ("rush-hunt", view.lairs, hunters, played, view.turn, view.news if swept else ())
    told = shortened(" ".join(_told(view, words, names)))
    return Sketch(key, "monster-rush", told, lambda: hunt.paint(view), ZOO, effort=HASTE)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    def told(seats: Seats) -> dict[str, str | int]:
        hunter = view.hunters[seats[0]]
        monsters = ", ".join(MONSTERS[number].name for number in hunter.captured) or "none"
        return {"points": hunter.score, "monsters": monsters, "mistakes": hunter.mistakes}

    def brought(place: PodiumLine) -> None:
        hunter, right = view.hunters[place.seats[0]], WIDTH - MARGIN - 20
        place.write(numeral(hunter.score), 76, 56)
        if hunter.mistakes:
            place.mat.text((right, place.middle), f"−{hunter.mistakes}", place.ink, 44, Face.TITLE, "rm")
            right -= 84
        _trophies(place, hunter.captured, MARGIN + 370, right)

    return podium_result("monster-rush", outcome, words, names, told, brought)


def _trophies(place: PodiumLine, captured: Sequence[Monster], left: float, right: float) -> None:
    size = min(place.height - 16, 130)
    step = min(size * 0.86, (right - left - size) / max(1, len(captured) - 1))
    for index, monster in enumerate(captured):
        place.mat.centre(beast(monster, size), left + size / 2 + index * step, place.middle)


def _told(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    who = [seat_name(seat, words, names) for seat in range(len(view.hunters))]
    yield words("picture-monster-rush-hunt")
    for news in view.news:
        if isinstance(news, Captured | Mistaken):
            done = "captured" if isinstance(news, Captured) else "mistaken"
            name = MONSTERS[news.monster].name
            yield words(f"picture-monster-rush-{done}", seat=who[news.seat], name=name)
    for space, lair in enumerate(view.lairs, 1):
        if lair.monster is not None:
            monster = MONSTERS[lair.monster]
            needs = _counted(_symbol(symbol, words) for symbol in monster.needs)
            told = {"name": monster.name, "value": monster.value, "needs": needs, "left": lair.left}
            yield words("picture-monster-rush-lair", space=space, **told)
    if played := hunt.in_order(view):
        faces = _counted(_face(face, words) for face in sorted(face for _, face in played))
        yield words("picture-monster-rush-open", cards=len(played), faces=faces)
        seat, face = played[-1]
        yield words("picture-monster-rush-last", seat=who[seat], face=_face(face, words))
    if view.turn is not None:
        yield words("picture-monster-rush-turn", seat=who[view.turn])
    for name, hunter in zip(who, view.hunters, strict=True):
        yield words("picture-monster-rush-hunter", seat=name, points=hunter.score, pile=hunter.pile)


def _counted(names: Iterable[str]) -> str:
    """ "sword, 2 × bow": what is alike together."""
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in Counter(names).items())


def _symbol(symbol: str, words: Words) -> str:
    return words("picture-monster-rush-symbol", symbol=symbol)


def _face(index: int, words: Words) -> str:
    face = CARDS[index]
    given = " + ".join(_symbol(symbol, words) for symbol in face.gives)
    return given or words(f"picture-monster-rush-{face.kind}")
