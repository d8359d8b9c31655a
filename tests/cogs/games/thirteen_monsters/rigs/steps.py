"""The taps that lead to an action of 13 Monsters, one after the other, as somebody makes them who knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cogs.games.desk import Do, Keep, Point
from cogs.games.thirteen_monsters import desk
from cogs.games.thirteen_monsters.turn.regrouping import proposals
from cogs.games.thirteen_monsters.turn.search import FLIP
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.wire.screens.screen import Arg, Menu, Row, Screen
from data.words import Words
from engine.match import Match
from engine.thirteen_monsters import moves
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.state import Phase
from render.thirteen_monsters.public.areas import Areas, areas_in
from tests.cogs.rigs.screens_of import look_at

Step = tuple[str, tuple[Arg, ...], tuple[str, ...]]  # verb, args, and the values of a menu

PLAIN: dict[type[Action], str] = {
    moves.Accept: "accept",
    moves.Decline: "decline",
    moves.Enough: "enough",
    moves.EndTurn: "end",
    moves.Stop: "stop",
}


def steps_to(action: Action, look: Looked) -> list[Step]:
    """From the private screen as it opens."""
    match action:
        case moves.Flip(cell=cell):
            return _card("flip", cell, look)
        case moves.Permafrost(cell=cell):
            before = [] if look.view.phase is Phase.AFTER else [_mode("powers"), _power("permafrost")]
            return [*before, *_card("freeze", cell, look)]
        case moves.Prophet():
            return [_mode("powers"), _power("prophet")]
        case moves.Throw(keep=keep):
            return [("throw", (keep or 0,), ())]
        case moves.Seize(pair=pair):
            return [_menu("seize", pair)]
        case moves.Champion(monster=head):
            return [_menu("champion", head)]
        case moves.Withdraw():
            return [("offered", (), ("withdraw",))]
        case _:
            name = PLAIN.get(type(action))
            return [("do", (name,), ())] if name else _put_together(action, look)


def _put_together(action: Action, look: Looked) -> list[Step]:
    match action:
        case moves.Offer(to=to, give=give, take=take):
            return [_mode("trade"), _menu("partner", to), *_pairs(give, take), ("offer", (), ())]
        case moves.Counter(give=give, take=take):
            return [*_pairs(give, take), ("offer", (), ())]
        case moves.Attack(monster=head, pair=pair):
            chosen = [_menu("fighter", head), _menu("against", _owner(look, pair)), _menu("target", pair)]
            return [_mode("attack"), *chosen, ("attack", (), ())]
        case moves.SuperNova(monster=head):
            return [_mode("powers"), _power("supernova"), _menu("aim", head), ("absorb", (), ())]
        case moves.Build(pairs=pairs):
            pieces = (("piece", (part,), (str(pair),)) for part, pair in enumerate(pairs))
            return [*pieces, ("build", (), ("-".join(map(str, pairs)),))]
        case moves.Sacrifice(monsters=groups):
            number = proposals(look).index(tuple(sorted(groups))) + 1
            return [_mode("powers"), _power("sacrifice"), _menu("proposal", number), ("regroup", (), ())]
        case _:
            raise AssertionError(f"nobody knows how to {action}")


def _mode(name: str) -> Step:
    return ("mode", (name,), ())


def _menu(verb: str, value: int) -> Step:
    return (verb, (), (str(value),))


def _power(name: str) -> Step:
    return ("power", (), (name,))


def area_of(cell: int, areas: Areas) -> int:
    return next(area for area in range(areas.count) if cell in areas.cells_in(area))


def _card(verb: str, cell: int, look: Looked) -> list[Step]:
    areas = areas_in(look.view)
    area = area_of(cell, areas)
    if verb == FLIP:
        return [("area", (verb, area), ()), (verb, (cell,), ())]
    return [("area", (verb,), (str(area),)), (verb, (areas.cells_in(area).index(cell),), ())]


def _pairs(give: tuple[int, ...], take: tuple[int, ...]) -> list[Step]:
    return [("give", (), tuple(map(str, give))), ("take", (), tuple(map(str, take)))]


def _owner(look: Looked, pair: int) -> int:
    return next(
        seat
        for seat, one in enumerate(look.view.seats)
        if pair in one.free or any(pair in monster.pairs for monster in one.monsters)
    )


def is_on_the_board(step: Step) -> bool:
    """Cards are turned where all see them, and a search and a turn end there; all else has a private desk."""
    verb, args, _ = step
    return FLIP in (verb, *args[:1]) or (verb, args) in (("do", ("end",)), ("do", ("enough",)))


# Tapping without Discord


def controls(screen: Screen) -> Iterator[Step]:
    """All that can be tapped and chosen; a menu's values are those it offers."""
    for part in screen.parts:
        if isinstance(part, Row):
            yield from ((tap.verb, tap.args, ()) for tap in part.taps if tap.enabled)
        elif isinstance(part, Menu) and part.enabled:
            yield (part.verb, part.args, tuple(choice.value for choice in part.choices))


def fitting(step: Step, there: Iterator[Step]) -> Step | None:
    """This step by a control that is there; a menu may be one of several with its verb."""
    verb, args, values = step
    for found, own, offered in there:
        if found == verb and ((own == args and not offered) or (values and {*values} <= {*offered})):
            return (verb, own, values)
    return None


def tapped(match: Match, seat: int, action: Action, words: Words) -> tuple[Action, int]:
    """What comes of tapping this out on the private screen, and how many taps it took."""
    draft, taps = "", 0
    for step in steps_to(action, look_at(match, seat, words)):
        look = look_at(match, seat, words, draft)
        board = desk.public(look_at(match, None, words, draft))
        screen = board if is_on_the_board(step) else desk.private(look)
        found = fitting(step, controls(screen))
        assert found, f"{step} cannot be tapped for {action}"
        if found[2] and is_chosen(screen, found):
            continue
        taps += 1
        match desk.meaning(look, *found):
            case Do(done):
                return cast("Action", done), taps
            case Keep(kept) | Point(kept):
                draft = kept
            case other:
                raise AssertionError(other)
    raise AssertionError(f"nothing was done for {action}")


def is_chosen(screen: Screen, step: Step) -> bool:
    """Whether a menu shows this as chosen already: it need not be touched."""
    menus = (part for part in screen.parts if isinstance(part, Menu))
    return any(
        menu.verb == step[0]
        and menu.args == step[1]
        and {choice.value for choice in menu.choices if choice.chosen} == {*step[2]}
        for menu in menus
    )
