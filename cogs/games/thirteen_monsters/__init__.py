"""13 Monsters on Discord: a field of backs for all, and a desk for each to search, trade and fight from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from cogs.games.desk import Explain, Keep, Meaning, Point
from cogs.games.thirteen_monsters import board, private
from cogs.games.thirteen_monsters.draft import Draft
from cogs.games.thirteen_monsters.private import MODES
from cogs.games.thirteen_monsters.turn import writing
from cogs.games.thirteen_monsters.turn.battle import throwing, to_keep
from cogs.games.thirteen_monsters.turn.building import Plan, built
from cogs.games.thirteen_monsters.turn.powers import ICE, NOVA, WAYS, aimed_at
from cogs.games.thirteen_monsters.turn.raiding import Raid
from cogs.games.thirteen_monsters.turn.regrouping import Mix
from cogs.games.thirteen_monsters.turn.search import AREAS, FLIP, cell_at, draft_of_area
from cogs.games.thirteen_monsters.turn.trading import Haggle, trade_hint
from cogs.games.thirteen_monsters.words import telling
from cogs.games.thirteen_monsters.words.naming import Looked
from cogs.games.turn_desk import TurnDesk, Values
from cogs.wire.screens.names import numbered_with_signs
from cogs.wire.screens.screen import Arg, Screen
from engine.game import News, Outcome
from engine.thirteen_monsters import moves
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.news import TurnEnded
from engine.thirteen_monsters.pieces.cards import FACES, GRID, PAIRS, PARTS
from engine.thirteen_monsters.pieces.monsters import Power
from engine.thirteen_monsters.views import View
from render import thirteen_monsters as pictures

PLAIN: dict[str, Action] = {
    "accept": moves.Accept(),
    "decline": moves.Decline(),
    "enough": moves.Enough(),
    "end": moves.EndTurn(),
    "stop": moves.Stop(),
}

Meant = Meaning | Action | None


class ThirteenMonstersDesk(TurnDesk[View, Action]):
    acts_on_board: ClassVar[bool] = True
    shares_row: ClassVar[bool] = True
    rows_told: ClassVar[int] = 2
    rows_private: ClassVar[int] = private.ROWS
    hand: ClassVar[str] = "thirteen-monsters-hand"
    untold: ClassVar[tuple[str, ...]] = ("house-turn", "house")  # what this house has decided

    def public(self, look: Looked) -> Screen:
        return board.screen(look, self.head(look.words, numbered_with_signs(look.names)))

    def private(self, look: Looked) -> Screen:
        return private.screen(look)

    def means(self, look: Looked, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meant:
        match verb, tuple(args):
            case "do", (str(name),):
                return PLAIN.get(name)
            case "mode", (str(mode),) if mode in MODES:
                return Keep(Draft(mode).text(look.view))
            case "area", ("flip", int(area)) if 0 <= area <= AREAS:
                return _looked_into(look, area)
            case "flip", (int(cell),) if 0 <= cell < GRID:
                return moves.Flip(cell=cell)
            case "freeze", (int(at),) if 0 <= at < AREAS:
                return _frozen(look, at)
            case "write", ():
                return writing.form(look)
            case writing.WRITTEN, ():
                return writing.means(look, values[0]) if values else None
            case "throw", (int(face),) if 0 <= face <= FACES:
                return moves.Throw(keep=face or None)
            case "keep", ():
                fighter = throwing(look.view)
                face = to_keep(fighter) if fighter else None
                return moves.Throw(keep=face) if face else None
            case _:
                return self._made(look, verb) or _chosen(look, verb, args, values)

    def _made(self, look: Looked, verb: str) -> Meant:
        """What was put together choice by choice is done."""
        match verb:
            case "offer":
                return Haggle.read(look).action or Explain(trade_hint(look))
            case "attack":
                return Raid.read(look).action or Explain(look.words("thirteen-monsters-attack-hint"))
            case "absorb":
                aim = aimed_at(look)
                hint = Explain(look.words("thirteen-monsters-nova-hint"))
                return moves.SuperNova(monster=aim.pairs[0]) if aim else hint
            case "regroup":
                groups = Mix.read(look).action(look)
                return groups if groups.monsters else None
            case _:
                return None

    def values(self, one: News, look: Looked) -> Values:
        return telling.values(one, look)

    def in_order(self, news: Iterable[News]) -> Iterable[News]:
        return telling.in_order(news)

    def line(self, one: News, look: Looked) -> str:
        """The board says whose turn it is."""
        return "" if isinstance(one, TurnEnded) and one.next is not None else super().line(one, look)

    def details(self, told: dict[str, Any], look: Looked) -> Values:
        return telling.details(told, look)

    def ending(self, look: Looked, outcome: Outcome) -> str:
        return telling.ending(look, outcome)

    def besides(self, look: Looked, outcome: Outcome) -> Iterable[str]:
        return telling.placed(look, outcome)

    def result(self, look: Looked) -> Screen:
        """Before it the battle that brought the end, and the four of an Elemental Master."""
        ended = super().result(look)
        head, *shown = ended.parts
        return replace(ended, parts=(head, *board.last_scenes(look), *shown))


def _looked_into(look: Looked, area: int) -> Meaning | Action:
    """On the board by whoever searches, for all to see."""
    view = look.view
    if view.awaited != view.seat or not view.may_flip:
        return Explain(look.words("thirteen-monsters-not-searching"))
    return Point(draft_of_area(FLIP, area, view))


def _frozen(look: Looked, at: int) -> Meaning | Action:
    """A die on the card in this place of the area that was chosen."""
    cell = cell_at(look, ICE, at)
    if cell is None:
        return Explain(look.words("thirteen-monsters-area-first"))
    return moves.Permafrost(cell=cell)


def _chosen(look: Looked, verb: str, args: Sequence[Arg], values: Sequence[str]) -> Meant:
    """A menu's choice is kept in mind, or done where nothing else is to be chosen."""
    start = args[0] if args and isinstance(args[0], int) else 0
    if verb == "power":
        return _powered(look, values)
    if verb == "build":
        return built(look, values[0]) if values else None
    if verb == "offered":
        return moves.Withdraw() if list(values) == [private.WITHDRAW] else None
    if verb in ("give", "take"):
        return Keep(Haggle.read(look).with_pairs(look, verb, max(start, 0), values).text(look))
    number = int(values[0]) if values and values[0].isascii() and values[0].isdecimal() else None
    if number is None or number not in PAIRS:
        return None
    match verb:
        case "seize":
            return moves.Seize(pair=number)
        case "champion":
            return moves.Champion(monster=number)
        case "partner" if number < len(look.view.seats):
            return Keep(Haggle.read(look).with_partner(values).text(look))
        case "fighter":
            return Keep(Raid.read(look).text(look, head=number))
        case "against":
            return Keep(Raid.read(look).text(look, against=number))
        case "target":
            return Keep(Raid.read(look).text(look, pair=number))
        case "aim":
            return Keep(Draft(NOVA, (number + 1,)).text(look.view))
        case "proposal":
            return Keep(Mix(number).draft.text(look.view))
        case "area" if number < AREAS:
            return Keep(draft_of_area(ICE, number, look.view))
        case "part":
            return _mixed(look, number)
        case "piece" if 0 <= start < PARTS:
            plan = Plan.read(look)
            return Keep(plan.with_pair(start, number).text(look.view)) if plan else None
        case _:
            return None


def _powered(look: Looked, values: Sequence[str]) -> Meaning | Action | None:
    """The prophet acts at once; every other power has a screen of its own."""
    power = next((one for one in Power if [one.value] == list(values)), None)
    if power is None:
        return None
    return moves.Prophet() if power is Power.PROPHET else Keep(Draft(WAYS[power]).text(look.view))


def _mixed(look: Looked, pair: int) -> Meaning:
    draft = Mix.read(look).touched(pair).draft
    if not draft.fits(look.view):
        return Explain(look.words("thirteen-monsters-mixed-enough"))
    return Keep(draft.text(look.view))


desk = ThirteenMonstersDesk("thirteen_monsters", pictures)
