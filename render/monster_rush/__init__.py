"""Monster Rush's pictures and the same in words: the hunt, the result, the illustrated rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.game import Outcome
from engine.monster_rush.cards import CARDS, MONSTERS
from engine.monster_rush.cards import Face as Printed
from engine.monster_rush.state import Captured, LairView, Mistaken, View
from render.drawing.encode import HASTE
from render.drawing.ground import MARGIN, WIDTH
from render.drawing.palette import ZOO
from render.drawing.type import Face
from render.monster_rush import hunt, lessons
from render.monster_rush.zoo import MONSTERS as LOOKS
from render.monsters import portrait
from render.pieces.podium import Place, Podium, sides
from render.pieces.rows import lesson
from render.sketch import Sketch, Words, best_first, seat_name, shortened

SECTIONS = tuple(lessons.SECTIONS)


def table(view: View, words: Words, names: Sequence[str] = ()) -> Sketch:
    """What everybody sees. Clocks and single hands are not in it, so they do not change its key."""
    swept = not any(hunter.shown for hunter in view.hunters)
    hunters = tuple((hunter.pile, hunter.score) for hunter in view.hunters)
    played = tuple(hunt.in_order(view))
    key = ("rush-hunt", view.lairs, hunters, played, view.turn, view.news if swept else ())
    told = _hunt_told(view, words, names)
    return Sketch(key, "monster-rush", told, lambda: hunt.paint(view), ZOO, effort=HASTE)


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> Sketch:
    brought = tuple((hunter.score, hunter.captured, hunter.mistakes) for hunter in view.hunters)
    text = _result_told(view, outcome, words, names)
    return Sketch(
        ("rush-result", brought, outcome.ranks),
        "monster-rush-result",
        text,
        lambda: _ending(view, outcome),
        ZOO,
    )


def rules(section: str, words: Words) -> Sketch:
    """The illustration of one of the SECTIONS."""
    return lesson("monster-rush", section, lessons.SECTIONS[section], words)


def _ending(view: View, outcome: Outcome) -> Image.Image:
    def brought(place: Place) -> None:
        hunter, size = view.hunters[place.seats[0]], 76 if place.first else 56
        mat, middle, right = place.mat, place.middle, WIDTH - MARGIN - 20
        mat.text((MARGIN + 306, middle), str(hunter.score), place.ink, size, Face.TITLE, "mm")
        if hunter.mistakes:
            mat.text((right, middle), f"−{hunter.mistakes}", place.ink, 44, Face.TITLE, "rm")
            right -= 84
        _trophies(place, hunter.captured, MARGIN + 370, right)

    return Podium().paint(sides(outcome.ranks), brought)


def _trophies(place: Place, captured: tuple[int, ...], left: float, right: float) -> None:
    size = min(place.height - 16, 130)
    step = min(size * 0.86, (right - left - size) / max(1, len(captured) - 1))
    for index, monster in enumerate(captured):
        place.mat.centre(portrait(LOOKS[monster], size), left + size / 2 + index * step, place.middle)


def _hunt_told(view: View, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-monster-rush-hunt")]
    parts += [_news(news, words, names) for news in view.news if isinstance(news, Captured | Mistaken)]
    parts += [_lair(lair, space, words) for space, lair in enumerate(view.lairs) if lair.monster is not None]
    played = hunt.in_order(view)
    if played:
        counts = Counter(face for _, face in played)
        told = ", ".join(_counted(face, count, words) for face, count in sorted(counts.items()))
        parts.append(words("picture-monster-rush-open", cards=len(played), faces=told))
        seat, face = played[-1]
        parts.append(
            words("picture-monster-rush-last", seat=seat_name(seat, words, names), face=_face(face, words))
        )
    if view.turn is not None:
        parts.append(words("picture-monster-rush-turn", seat=seat_name(view.turn, words, names)))
    for seat, hunter in enumerate(view.hunters):
        who = seat_name(seat, words, names)
        parts.append(words("picture-monster-rush-hunter", seat=who, points=hunter.score, pile=hunter.pile))
    return shortened(" ".join(parts))


def _result_told(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-monster-rush-result")]
    for seat in best_first(outcome.ranks):
        hunter = view.hunters[seat]
        parts.append(
            words(
                "picture-monster-rush-line",
                rank=outcome.ranks[seat],
                seat=seat_name(seat, words, names),
                points=hunter.score,
                monsters=", ".join(MONSTERS[number].name for number in hunter.captured) or "none",
                mistakes=hunter.mistakes,
            )
        )
    return shortened(" ".join(parts))


def _lair(lair: LairView, space: int, words: Words) -> str:
    monster = MONSTERS[lair.monster or 1]
    needs = Counter(monster.needs)
    told = ", ".join(
        _times(words("picture-monster-rush-symbol", symbol=symbol), count) for symbol, count in needs.items()
    )
    return words(
        "picture-monster-rush-lair",
        space=space + 1,
        name=monster.name,
        value=monster.value,
        needs=told,
        left=lair.left,
    )


def _face(index: int, words: Words) -> str:
    face = CARDS[index]
    symbols = " + ".join(words("picture-monster-rush-symbol", symbol=symbol) for symbol in face.pictures)
    match face.kind:
        case Printed.FAILED:
            return words("picture-monster-rush-failed")
        case Printed.STAFF:
            return words("picture-monster-rush-staff")
        case _:
            return symbols


def _counted(index: int, count: int, words: Words) -> str:
    return _times(_face(index, words), count)


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{count} × {name}"


def _news(news: Captured | Mistaken, words: Words, names: Sequence[str]) -> str:
    key = "picture-monster-rush-captured" if isinstance(news, Captured) else "picture-monster-rush-mistaken"
    return words(key, seat=seat_name(news.seat, words, names), name=MONSTERS[news.monster].name)
