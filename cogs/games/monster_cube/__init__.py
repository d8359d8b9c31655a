"""Monster Cube on Discord: a race for the buzz on one board, or turns on a cube of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from msgspec.structs import replace as replaced

from cogs.games.desk import Do, Keep, Meaning
from cogs.games.monster_cube import board, laying, private, telling
from cogs.games.monster_cube.draft import Draft, Looked
from cogs.games.monster_cube.offers import offers
from cogs.games.race_desk import RaceDesk
from cogs.games.turn_desk import Break, Values
from cogs.wire.screens.names import numbered, numbered_with_signs
from cogs.wire.screens.screen import Arg, Line, Screen
from engine.game import News, Outcome
from engine.monster_cube.actions import Action, Agree, Buzz, GiveUp, Place, Return, Shift, StillLooking
from engine.monster_cube.cards import HOUSE_RULES, RUNS
from engine.monster_cube.news import Missed, Placed, Renewed, Returned, Solved
from engine.monster_cube.seen import View
from engine.monster_cube.state import Phase, Rules
from engine.race import Claim as Buzzed
from render import monster_cube as pictures

DIGITS = 3  # of what a menu's choice stands for
PAGES = 10  # of a menu, counted in one digit of a draft
ROUND_OVER = Solved | Missed | Returned | Placed | Renewed  # where all search again after it
PLAIN: dict[str, Action] = {"agree": Agree(), "look": StillLooking(), "give-up": GiveUp()}


class MonsterCubeDesk(RaceDesk[View, Action]):
    rows_private: ClassVar[int] = 3
    hand: ClassVar[str] = "monster-cube-hand"
    swiftest: ClassVar[tuple[str, int]] = ("fastest_ms", 1)
    figures: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "house": {
            "judging": HOUSE_RULES.judging_ms // 1000,
            "barred": HOUSE_RULES.barred_ms // 1000,
            "idle": HOUSE_RULES.idle_turns,
            "barren": HOUSE_RULES.barren_turns,
            "deserted": HOUSE_RULES.deserted,
            "looking": HOUSE_RULES.looking_ms // 60_000,
            "points": HOUSE_RULES.alone_points,
            "unsolved": HOUSE_RULES.unsolved_ms // 1000,
            "king": max(RUNS.values()),
        }
    }

    def public(self, look: Looked) -> Screen:
        in_turns = look.view.options.rules.turns and len(look.names) > 1
        named = numbered_with_signs(look.names) if in_turns else ""
        return board.screen(look, self.head(look.words, named), self.finish_taps(look), telling.now(look))

    def private(self, look: Looked) -> Screen:
        return private.screen(look)

    def means(
        self, look: Looked, verb: str, args: Sequence[Arg], values: Sequence[str]
    ) -> Meaning | Action | None:
        draft = Draft.read(look)
        match verb, tuple(args):
            case "buzz", ():
                return Do(Buzz(), opens=True)
            case "do", (str(name),):
                return PLAIN.get(name)
            case "claim", (int(at),) if at >= 0:
                return _claimed(draft, at)
            case "shift", () if draft.move is not None:
                return Shift(move=draft.move)
            case "return", ():
                return _returned(draft, values)
            case "upon", (int(seat),):
                return _laid(laying.chosen(look, draft, seat))
            case "upon", (int(seat), int(card)):
                return laying.instead(look, seat, card)
            case _:
                return _chosen(draft, verb, args)

    def pauses(self, look: Looked) -> bool:
        """Not while somebody shows faces: a board below his cube would push it away under his finger."""
        return look.view.phase is Phase.SEARCH and any(isinstance(one, ROUND_OVER) for one in look.view.news)

    def values(self, one: News, look: Looked) -> Values:
        return telling.values(one, look)

    def news(self, look: Looked) -> tuple[str, ...]:
        """Of a wrong claim its sums, only what they make, or neither: the picture has that, too."""
        told = super().news(look)
        for shorter in (telling.without_sums, telling.without_numbers):
            if self.has_room(told, look):
                break
            told = tuple(shorter(line, look.view.news) for line in told)
        return told

    def line(self, one: News, look: Looked) -> str:
        return super().line(one, look) if telling.is_told(one) else ""

    def details(self, told: dict[str, Any], look: Looked) -> Values:
        return {**telling.details(told, look), **super().details(told, look)}

    def named(self, claim: Buzzed, look: Looked) -> str:
        return look.words("monster-cube-do-buzz")

    def result(self, look: Looked) -> Screen:
        """In turns with whose number is which: nowhere else is everybody told by name."""
        ended = super().result(look)
        if len(look.names) == 1 or not look.view.options.rules.turns:
            return ended
        head, picture, *told = ended.parts
        return replaced(ended, parts=(head, picture, Line(numbered(look.names)), *told))

    def ending(self, look: Looked, outcome: Outcome) -> str:
        return "\n".join((telling.won(look, outcome), *self.decided(look, outcome)))

    def besides(self, look: Looked, outcome: Outcome) -> Iterable[str]:
        return telling.besides(look, outcome, self.fastest(look, outcome))

    def breaks(self, look: Looked) -> Iterable[Break]:
        """MC8.4, MC10.9; in `advanced` as many solved are as many left (MC9.12)."""
        if look.view.options.rules is not Rules.ADVANCED:
            yield look.view.options.rules.value, [len(player.won) for player in look.view.players]


def _chosen(draft: Draft, verb: str, args: Sequence[Arg]) -> Keep | None:
    """A tap that only changes what is chosen."""
    match verb, tuple(args):
        case "pick", (int(slot), int()) if 0 <= slot < len(draft.cells):
            return Keep(draft.picked(slot).text)
        case "move", ():
            return Keep(draft.begun().text)
        case "to", (int(place),) if 0 <= place < len(draft.places):
            return Keep(replace(draft, to=place).text)
        case "clear", ():
            return Keep("")
        case _:
            return None


def _returned(draft: Draft, values: Sequence[str]) -> Meaning | Action | None:
    """What was chosen of the menu."""
    if values and values[0] == private.MORE:
        return Keep(replace(draft, page=(draft.page + 1) % PAGES).text)
    card = _card(values)
    return None if card is None else Return(card=card)


def _laid(chosen: Draft | Place | None) -> Meaning | Action | None:
    return Keep(chosen.text) if isinstance(chosen, Draft) else chosen


def _card(values: Sequence[str]) -> int | None:
    """As the choice of a menu says it."""
    value = values[0] if values else ""
    read = value.isascii() and value.isdecimal() and len(value) <= DIGITS
    return int(value) if read else None


def _claimed(draft: Draft, at: int) -> Meaning | Action | None:
    """These faces; where they make several of the monsters, it is asked which."""
    offer = offers(draft).get(at)
    if offer is None:
        return None
    if offer.asks:
        return Keep(draft.asking(offer.place).text)
    return draft.claim(offer.place, offer.card)


desk = MonsterCubeDesk("monster_cube", pictures)
