"""13 Monsters in words. No face of a card in the field is told but of those that lie open at this moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cogs.games.thirteen_monsters.turn import battle, trading
from cogs.games.thirteen_monsters.words.naming import (
    Looked,
    kind_among,
    kind_word,
    pair_word,
    pairs_word,
)
from cogs.games.turn_desk import Values, winners
from cogs.wire.screens.rows import SMALL, broken
from data.words import Words
from engine.game import News, Outcome
from engine.thirteen_monsters.news import (
    Absorbed,
    Attacked,
    Built,
    Championed,
    Decided,
    FinalRound,
    Found,
    Iced,
    Idled,
    Missed,
    Offered,
    Regrouped,
    Remained,
    Seized,
    Thawed,
    Thrown,
    Tied,
    Traded,
    Turned,
    TurnEnded,
)
from engine.thirteen_monsters.pieces.cards import cell_name
from engine.thirteen_monsters.state import Phase
from render.sketch import best_first


def now(look: Looked) -> str:
    """What the match waits for; to whoever is awaited, in the second person."""
    view, words = look.view, look.words
    if view.awaited is None:
        return ""
    if view.phase is Phase.OFFER and view.proposal is not None:
        return trading.offer_word(look, view.proposal)
    mine = "true" if view.seat == view.awaited else "false"
    who, may = look.names[view.awaited], words.list_of(_deeds(look))
    told = words("thirteen-monsters-now", phase=view.phase.value, who=who, mine=mine, may=may)
    if view.phase is Phase.TURN and view.prophet:
        told = f"{told} {words('thirteen-monsters-prophet-on')}"
    return told


def _deeds(look: Looked) -> Iterator[str]:
    """What whoever is on turn may do before the turn ends."""
    last = "end" if look.view.phase is Phase.FINAL else "search"
    for deed in (*_before(look), last):
        yield look.words("thirteen-monsters-may", deed=deed)


def _before(look: Looked) -> Iterator[str]:
    """Of it what is done on one's own desk: the names of its stalls."""
    view = look.view
    able = {"trade": view.may_trade, "powers": bool(view.powers), "attack": view.may_attack}
    return (deed for deed, can in able.items() if can)


def here(look: Looked) -> str:
    """The same on the board, in a row: what is tapped there, and what on one's own desk.

    That is named, where there is room for it; its button bears the same sign.
    """
    view, words = look.view, look.words
    if view.awaited is None:
        return ""
    phase = "prophet" if view.phase is Phase.TURN and view.prophet else view.phase.value
    own = ", ".join(words("thirteen-monsters-stall", stall=one) for one in _before(look))
    take = pairs_word(view.proposal.take, words) if view.proposal else "–"
    ways = (words("thirteen-monsters-on-desk", may=own), own) if own else ("none",)
    told, *brief = (words("thirteen-monsters-here", phase=phase, may=may, take=take) for may in ways)
    return brief[0] if brief and len(broken(SMALL + told, look.people)) > 1 else told


# What happened


def in_order(news: Iterable[News]) -> Sequence[News]:
    """That time ran out is told with what came of it, or right before that: of a search in its own line."""
    every = tuple(news)
    late = [one for one in every if isinstance(one, Idled)]
    if not late:
        return every
    if any(isinstance(one, Missed | Found) for one in every):
        return [one for one in every if not isinstance(one, Idled | Turned)]
    others = [one for one in every if not isinstance(one, Idled | TurnEnded)]
    return [*others[:-1], *late, *others[-1:], *(one for one in every if isinstance(one, TurnEnded))]


def _is_late(look: Looked) -> bool:
    """Whether time ran out, and cards were turned by chance."""
    return any(isinstance(one, Idled) for one in look.view.news)


def values(one: News, look: Looked) -> Values:
    match one:
        case Turned() | Iced():
            return {"cell": cell_name(one.cell)}
        case Thawed(cells=cells) | Missed(cells=cells):
            late = str(isinstance(one, Missed) and _is_late(look)).lower()
            return {"cells": _places(cells, look.words), "late": late}
        case Found(pair=pair, cells=cells):
            goes_on = look.view.lying and look.view.end is None  # TM5.2, TM10.2
            onward = "late" if _is_late(look) else "true" if goes_on else "false"
            where = _places(cells, look.words)
            return {"pair": pair_word(pair, look.words), "cells": where, "onward": onward}
        case Offered() | Traded():
            return {"give": pairs_word(one.give, look.words), "take": pairs_word(one.take, look.words)}
        case Built():
            *_, last = (other for other in look.view.news if isinstance(other, Built))
            traded = one is last and any(isinstance(other, Traded) for other in look.view.news)
            return {"kind": kind_word(one.monster.pairs, look.words), "traded": str(traded).lower()}
        case Absorbed():
            return {"kind": kind_word(one.monster.pairs, look.words)}
        case Regrouped(after=after):
            return {"monsters": look.words.list_of(kind_among(each.pairs, look.words) for each in after)}
        case FinalRound(order=order):
            return {"first": look.names[order[0]]}
        case _:
            return _battle_values(one, look)


def _battle_values(one: News, look: Looked) -> Values:
    words = look.words
    match one:
        case Attacked(pair=pair):
            return {"pair": pair_word(pair, words)}
        case Thrown(dice=dice, kept=kept):
            return {"dice": " ".join(battle.EYES_OF_DICE[die - 1] for die in dice), "kept": kept or 0}
        case Decided(defence=defence):
            return {"defence": "–" if defence is None else defence}
        case Seized(pair=pair, broken=broken):
            return {"pair": pair_word(pair, words), "broken": "false" if broken is None else "true"}
        case Championed(monster=monster):
            return {"monster": "none" if monster is None else kind_word(monster.pairs, words)}
        case Tied(seats=seats):
            return {"who": words.list_of(look.names[seat] for seat in seats)}
        case Remained(results=results):
            scored = (f"{look.names[seat]} {result}" for seat, result in results)
            return {"results": words.list_of(scored)}
        case _:
            return _winners(one, look)


def _winners(one: News, look: Looked) -> Values:
    """Of the end: by name."""
    seats: Sequence[int] = getattr(one, "winners", ())
    return {"who": look.words.list_of(look.names[seat] for seat in seats)} if seats else {}


def _places(cells: Sequence[int], words: Words) -> str:
    return words.list_of(map(cell_name, cells))


# Refusals


def details(told: dict[str, Any], look: Looked) -> Values:
    """Places, pairs and people by name; what a refusal does not say is left open."""
    words, said = look.words, {"cell": "–", "by": "–", "pairs": "–", "pair": "–", "who": "–"}
    values: Values = {**said, "face": 0, "have": 0, "needed": 0, "phase": "turn", "power": "sacrifice"}
    for name, value in told.items():
        match name, value:
            case "cell", int():
                values["cell"] = cell_name(value)
            case "by", int():
                values["by"] = look.names[value]
            case "seat", int():
                values["who"] = look.names[value] if 0 <= value < len(look.names) else str(value + 1)
            case "pair", int():
                values["pair"] = pair_word(value, words)
            case "pairs", list() | tuple():
                values["pairs"] = pairs_word(value, words)  # pyright: ignore[reportUnknownArgumentType]
            case _, str():
                values[name] = str(value)
            case _, int():
                values[name] = value
            case _:
                continue
    return values


# The end


def ending(look: Looked, outcome: Outcome) -> str:
    """Who won and why."""
    return look.words(
        "thirteen-monsters-won",
        why=outcome.why,
        count=outcome.ranks.count(1),
        who=winners(look, outcome),
        hp=max(outcome.scores),
    )


def placed(look: Looked, outcome: Outcome) -> list[str]:
    """Everybody in order."""
    return [_placed(seat, look, outcome) for seat in best_first(outcome.ranks)]


def _placed(seat: int, look: Looked, outcome: Outcome) -> str:
    return look.words(
        "thirteen-monsters-end-line",
        place=outcome.ranks[seat],
        who=look.names[seat],
        hp=outcome.scores[seat],
        found=look.view.seats[seat].found,
        searches=look.view.seats[seat].searches,
        won=look.view.seats[seat].won,
        attacks=look.view.seats[seat].attacks,
    )
