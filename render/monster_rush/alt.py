"""Monster Rush's pictures in words, from the same views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.game import Outcome
from engine.monster_rush.cards import CARDS, MONSTERS, Face
from engine.monster_rush.state import Captured, LairView, Mistaken, View
from render.monster_rush.hunt import in_order
from render.sketch import Words, person, shortened, standing


def hunt(view: View, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-monster-rush-hunt")]
    parts += [_news(news, words, names) for news in view.news if isinstance(news, Captured | Mistaken)]
    parts += [_lair(lair, space, words) for space, lair in enumerate(view.lairs) if lair.monster is not None]
    played = in_order(view)
    if played:
        counts = Counter(face for _, face in played)
        told = ", ".join(_counted(face, count, words) for face, count in sorted(counts.items()))
        parts.append(words("picture-monster-rush-open", cards=len(played), faces=told))
        seat, face = played[-1]
        parts.append(
            words("picture-monster-rush-last", seat=person(seat, words, names), face=_face(face, words))
        )
    if view.turn is not None:
        parts.append(words("picture-monster-rush-turn", seat=person(view.turn, words, names)))
    for seat, hunter in enumerate(view.hunters):
        who = person(seat, words, names)
        parts.append(words("picture-monster-rush-hunter", seat=who, points=hunter.score, pile=hunter.pile))
    return shortened(" ".join(parts))


def result(view: View, outcome: Outcome, words: Words, names: Sequence[str] = ()) -> str:
    parts = [words("picture-monster-rush-result")]
    for seat in standing(outcome.ranks):
        hunter = view.hunters[seat]
        parts.append(
            words(
                "picture-monster-rush-line",
                rank=outcome.ranks[seat],
                seat=person(seat, words, names),
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
        case Face.FAILED:
            return words("picture-monster-rush-failed")
        case Face.STAFF:
            return words("picture-monster-rush-staff")
        case _:
            return symbols


def _counted(index: int, count: int, words: Words) -> str:
    return _times(_face(index, words), count)


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{count} × {name}"


def _news(news: Captured | Mistaken, words: Words, names: Sequence[str]) -> str:
    key = "picture-monster-rush-captured" if isinstance(news, Captured) else "picture-monster-rush-mistaken"
    return words(key, seat=person(news.seat, words, names), name=MONSTERS[news.monster].name)
