"""Dice: keep a face, throw again, stop; and what the winner takes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cogs.games.thirteen_monsters.words.naming import Looked, Three, element_sign, kind_name
from cogs.games.thirteen_monsters.words.prospects import would_build
from cogs.games.thirteen_monsters.words.tags import all_of, letter_tag, number_tag, tagged
from cogs.wire.screens.limits import CHOICES
from cogs.wire.screens.screen import Choice, Line, Menu, Part, Row, Style, Tap
from data.words import Words
from engine.thirteen_monsters.pieces.cards import DICE, FACES, PARTS
from engine.thirteen_monsters.pieces.monsters import best_face
from engine.thirteen_monsters.state import THROWING, Phase
from engine.thirteen_monsters.views import FighterView, MonsterView, View
from render.thirteen_monsters.alt import pair_told
from render.thirteen_monsters.private.tray import Piece, Shelf

EYES_OF_DICE = "⚀⚁⚂⚃⚄⚅"
A_ROW = 3
NOTHING = 0  # of all faces: throw every die


def throwing(view: View) -> FighterView | None:
    """Who is to throw now."""
    battle = view.battle
    if battle is None or battle.on is None or view.phase not in THROWING:
        return None
    return battle.fighters[battle.on]


def to_keep(fighter: FighterView) -> int | None:
    """The face to keep; None: none can be, before the first throw or where nothing would be left to throw."""
    face = best_face(fighter.dice) if fighter.dice else None
    return face if face is not None and _may_keep(fighter, face) else None


def _may_keep(fighter: FighterView, face: int) -> bool:
    return 0 < fighter.dice.count(face) < DICE


# The screen


def parts(look: Looked) -> tuple[Part, ...]:
    """The six faces in two rows, then all dice, then stop."""
    words, fighter = look.words, throwing(look.view)
    if fighter is None:
        return ()
    best = to_keep(fighter)
    keep = [_keep(fighter, face, is_best=face == best) for face in range(1, FACES + 1)]
    rows = tuple(Row(tuple(keep[at : at + A_ROW])) for at in range(0, FACES, A_ROW))
    below = Row((stop_tap(words, fighter), throw_tap(words, fighter)))
    death = "true" if look.view.phase is Phase.DEATH else "false"
    return (*rows, below, Line(words("thirteen-monsters-keep-hint", death=death)))


def _keep(fighter: FighterView, face: int, *, is_best: bool) -> Tap:
    lying = fighter.dice.count(face)
    return Tap(
        label=f"{face} × {lying}",
        verb="throw",
        args=(face,),
        style=Style.PRIMARY if is_best else Style.SECONDARY,
        enabled=_may_keep(fighter, face),
    )


def throw_tap(words: Words, fighter: FighterView | None) -> Tap:
    again = "true" if fighter and fighter.dice else "false"
    return Tap(
        label=words("thirteen-monsters-do-throw", again=again),
        emoji="🎲",
        verb="throw",
        args=(NOTHING,),
        style=Style.SUCCESS if again == "false" else Style.SECONDARY,
        enabled=fighter is not None,
    )


def stop_tap(words: Words, fighter: FighterView | None) -> Tap:
    enabled = fighter is not None and bool(fighter.dice)
    return Tap(
        label=words("thirteen-monsters-do-stop"), emoji="✋", verb="do", args=("stop",), enabled=enabled
    )


def quick(look: Looked) -> tuple[Tap, Tap, Tap]:
    """One tap each on the board that all see, as short as a small phone has room for: keep, stop, throw.

    What is kept is what counts most; any other face is kept on the private screen.
    """
    words, fighter = look.words, throwing(look.view)
    face = to_keep(fighter) if fighter else None
    label = str(face) if face else None
    keep = Tap(label=label, emoji="🎯", verb="keep", style=Style.PRIMARY, enabled=face is not None)
    stop = replace(stop_tap(words, fighter), emoji=None)
    throw = replace(throw_tap(words, fighter), label=words("thirteen-monsters-do-throw", again="false"))
    return keep, stop, throw


def spoils(look: Looked) -> tuple[Part, ...]:
    """The pairs of the monster that attacked: the defender takes one (TM8.9)."""
    words = look.words
    choices = tuple(
        Choice(
            label=tagged(letter_tag(at), pair_told(pair, words)),
            value=str(pair),
            description=would_build(look, pair),
            emoji=element_sign(pair),
        )
        for _, pairs in _beaten(look.view)
        for at, pair in enumerate(pairs)
    )
    return (Menu(verb="seize", placeholder=words("thirteen-monsters-choose-spoils"), choices=choices),)


def spoils_drawn(look: Looked) -> tuple[Shelf, ...]:
    """The monster that attacked, part by part, and what its beater has."""
    tags = tuple(map(letter_tag, range(PARTS)))
    return (
        *(Shelf(seat, (Piece(pairs, tags),)) for seat, pairs in _beaten(look.view)),
        Shelf(look.seat, all_of(look.view.seats[look.seat])),
    )


def _beaten(view: View) -> Iterator[tuple[int, Three]]:
    """The monster that attacked, and whose it was; nothing where nobody fought."""
    for fighter in view.battle.fighters[:1] if view.battle else ():
        if fighter.monster:
            yield fighter.seat, fighter.monster.pairs


def champions(look: Looked) -> tuple[Part, ...]:
    """One's own monsters, for the Death Battle."""
    words = look.words
    able = _able(look)
    choices = tuple(
        Choice(
            label=words(
                "thirteen-monsters-champion", number=at, kind=kind_name(one.pairs, words), throws=one.throws
            ),
            value=str(one.pairs[0]),
        )
        for at, one in enumerate(able[:CHOICES], 1)
    )
    placeholder = words("thirteen-monsters-choose-champion")
    return (Menu(verb="champion", placeholder=placeholder, choices=choices),)


def _able(look: Looked) -> list[MonsterView]:
    return [one for one in look.view.seats[look.seat].monsters if not one.spent]


def champions_drawn(look: Looked) -> tuple[Shelf, ...]:
    """One's own by numbers, and those that fight already."""
    own = tuple(Piece(one.pairs, (number_tag(at),)) for at, one in enumerate(_able(look)))
    return (Shelf(look.seat, own), *_picked(look.view))


def _picked(view: View) -> Iterator[Shelf]:
    """Those before this seat have picked."""
    if view.death:
        for seat, one in zip(view.death.seats, view.death.picked, strict=False):
            yield Shelf(seat, (Piece(one.pairs),) if one else ())
