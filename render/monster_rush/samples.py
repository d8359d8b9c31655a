"""Views to draw for a gallery: few and many hunters, empty and crowded fields, captures and mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import Outcome, Press, ranked
from engine.monster_rush.cards import CARDS, MONSTERS
from engine.monster_rush.state import (
    Captured,
    Dealt,
    HunterView,
    Judged,
    LairView,
    Mistaken,
    News,
    OpenCard,
    View,
)
from engine.race import Claim
from render import monster_rush
from render.monster_rush.symbols import LOOKS
from render.monsters.sheet import zoo_sketch
from render.sketch import Sketch, Words

TABLES = ((4, None), (8, None))  # seats and options of the fullest ones

TAKEN = ((1, 15), (20, 7, 36), (), (12, 30, 4, 9))


def hunting(players: int, cards: int, *news: News, lairs: tuple[int, ...] = (1, 15, 32)) -> View:
    """Players who have turned so many cards since the last capture."""
    deck = [index for index, face in enumerate(CARDS) for _ in range(face.count)]
    drawn = [deck[(index * 37 + 5) % len(deck)] for index in range(cards)]
    hunters: list[HunterView] = []
    for seat in range(players):
        shown = tuple(OpenCard(drawn[turn], turn, 0) for turn in range(seat, cards, players))
        captured, mistakes = TAKEN[seat % 4], seat % 3 // 2
        score = sum(MONSTERS[number].value for number in captured) - mistakes
        hunters.append(HunterView(108 // players - len(shown), shown, captured, mistakes, score))
    spaces = tuple(LairView(number, 7 - space) for space, number in enumerate(lairs))
    return View(
        seat=None, automatic=True, hunters=tuple(hunters), lairs=spaces, turn=cards % players, leader=0,
        readied=False, next_at=None, judging=False, touched=None, finish=(), over=False, news=news,
    )  # fmt: skip


def captured() -> View:
    claims = ((2, 15, 412), (0, 15, 450), (1, 32, None))
    finish = Judged(
        tuple(Claim(seat, what, Press(0, 0), ms) for seat, what, ms in claims), 2, inseparable=False
    )
    return hunting(4, 0, finish, Captured(2, 1, 15, 412), lairs=(1, 27, 32))


def mistaken() -> View:
    return hunting(3, 0, Mistaken(1, 0, 29), lairs=(6, 28, 35))


def ended() -> tuple[View, Outcome]:
    view = hunting(4, 0)
    scores = tuple(hunter.score for hunter in view.hunters)
    return replace(view, turn=None, over=True), Outcome(ranks=ranked(scores), scores=scores, why="pile")


def crowded() -> View:
    """More than brains ever leave lying about."""
    return hunting(8, 24, lairs=(36, 33, 34))


def gallery(words: Words) -> Iterator[Sketch]:
    views = (
        hunting(2, 0, Dealt(1)),
        hunting(3, 7, lairs=(3, 17, 26)),
        hunting(8, 24, lairs=(36, 33, 34)),
        hunting(5, 40, lairs=(16, 22, 31)),
        captured(),
        mistaken(),
    )
    for view in views:
        yield monster_rush.table(view, words)
    yield monster_rush.result(*ended(), words)
    yield zoo_sketch("monster-rush", [*LOOKS.values()], words, [one.name for one in MONSTERS.values()])
