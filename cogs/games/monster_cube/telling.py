"""Monster Cube in words: what is going on, what a seat is to do now, what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cogs.games.monster_cube import laying
from cogs.games.monster_cube.draft import MOST, Draft, Looked
from cogs.games.turn_desk import Values, winners
from data.words import Words
from engine.game import News, Outcome
from engine.monster_cube.cards import CARDS, HOUSE_RULES
from engine.monster_cube.cube.formulas import Formula
from engine.monster_cube.news import (
    Asked,
    Barred,
    Dealt,
    Freed,
    Missed,
    Placed,
    Places,
    Pressed,
    Renewed,
    Returned,
    Revealed,
    Shifted,
    Solved,
)
from engine.monster_cube.state import Phase, Rules
from render.drawing.numerals import numeral, signed
from render.monster_cube.alt import family_told, sum_told
from render.monster_cube.cards import worth_of
from render.monster_cube.tiles import LETTERS

__all__ = [
    "advice",
    "besides",
    "details",
    "is_told",
    "monster",
    "now",
    "signed",
    "values",
    "without_numbers",
    "without_sums",
    "won",
]


def monster(code: int, words: Words) -> str:
    """ "12 · +2", as it is printed."""
    return words("monster-cube-worth", card=code, worth=worth_of(code))


# What is going on


def now(look: Looked) -> str:
    """For all, at this moment."""
    view, words = look.view, look.words
    lines = [words("monster-cube-asked", **_question(look)) if view.asked else _going_on(look)]
    if _against_the_clock(look):
        lines.append(words("monster-cube-alone-since", since=_soon(view.began_at)))
    if view.last_round:
        lines.append(words("monster-cube-last-round"))
    return "\n".join(line for line in lines if line)


def _against_the_clock(look: Looked) -> bool:
    return len(look.names) == 1 and not look.view.options.rules.turns


def _question(look: Looked) -> Values:
    """Alone it is for nobody but oneself, and the match does not wait for ever."""
    alone = _against_the_clock(look) and look.view.answer_by is None
    told = {**_asked(look.view.answer_by), "deserted": HOUSE_RULES.deserted}
    return {**told, "said": "alone"} if alone else told


def _going_on(look: Looked) -> str:
    view, words = look.view, look.words
    if view.phase is Phase.TURN and view.turn is not None:
        alone = len(look.names) == 1 and view.options.rules is Rules.NUMBERS
        rules = "alone" if alone else view.options.rules.value
        told = {"rules": rules, "points": HOUSE_RULES.alone_points}
        return words("monster-cube-turn", **told)
    if view.holder is not None and view.until is not None:
        told = {"who": look.names[view.holder], "until": _soon(view.until), "card": view.solved or 0}
        return words(f"monster-cube-{view.phase.value}", modifier=_laid(look), **told)
    return words("monster-cube-search", rules=view.options.rules.value, round=view.round)


def advice(look: Looked, draft: Draft) -> str:
    """What this seat can do now, or what it waits for."""
    view, words = look.view, look.words
    if not draft.acts:
        return _waiting(look, draft)
    until, step = look.due if view.phase is Phase.TURN else view.until, _step(draft, words)
    told = step if until is None else words("monster-cube-until", until=_soon(until), step=step)
    return told if draft.chosen else f"{_verdict(look)}{told}"


def _step(draft: Draft, words: Words) -> str:
    """The next tap."""
    if draft.asks_tile:
        return words("monster-cube-advice-tile")
    if draft.asks_place and draft.tile is not None:
        step = "fits" if draft.combinations else "beside" if draft.beside is None else "place"
        return words(f"monster-cube-advice-{step}", tile=LETTERS[draft.tile])
    if draft.asked is not None:
        return words("monster-cube-advice-card")
    if draft.combinations:
        return words(f"monster-cube-advice-{'pair' if len(draft.chosen) < MOST else 'show'}")
    if len(draft.chosen) == MOST:
        yet = "" if draft.moving else "-yet"
        return words(f"monster-cube-advice-nothing{yet}", tile=LETTERS[draft.chosen[0]])
    turns = "turns" if draft.view.options.rules.turns else "search"
    moved = "" if draft.move is None else f"-moved-{turns}"
    return words(f"monster-cube-advice-faces{moved}")


def _waiting(look: Looked, draft: Draft) -> str:
    """Somebody else acts, or this seat has a choice of its own to make."""
    view, words = look.view, look.words
    if view.judging and view.pressed:
        return words("monster-cube-pressed")
    if view.holder is not None and view.holder == view.seat and view.until is not None:
        replaces = view.phase is Phase.PLACE and laying.asks_what_goes(look, draft)
        step = "replace" if replaces else view.phase.value
        return words(f"monster-cube-own-{step}", until=_soon(view.until), modifier=_laid(look))
    barred = None if view.seat is None else view.players[view.seat].barred_until
    if barred is not None and view.phase is Phase.SEARCH:
        return words("monster-cube-barred", until=_soon(barred))
    return _briefly(look)


def _briefly(look: Looked) -> str:
    """What the board tells at length."""
    view, words = look.view, look.words
    if view.turn is not None:
        return _verdict(look) + words("monster-cube-brief-turn", who=look.names[view.turn])
    if view.holder is not None and view.until is not None:
        return words("monster-cube-brief-held", who=look.names[view.holder], until=_soon(view.until))
    if view.asked:
        return words("monster-cube-brief-asked", **_asked(view.answer_by))
    rules = view.options.rules.value
    told = words("monster-cube-brief-search", rules=rules, round=view.round, last=_yes(view.last_round))
    return _verdict(look) + told


def _verdict(look: Looked) -> str:
    """What came of this seat's own claim just now: on a phone the board that tells it is out of sight."""
    view, words = look.view, look.words
    match view.last:
        case Solved(seat=seat, card=card) if seat == view.seat and view.last in view.news:
            return words("monster-cube-brief-right", card=card)
        case Missed(seat=seat, fault=fault) if seat == view.seat and view.last in view.news:
            return words("monster-cube-brief-wrong", fault=fault.value)
        case _:
            return ""


def _laid(look: Looked) -> str:
    """The modifier on the back of the card that was solved."""
    solved = look.view.solved
    return "" if solved is None else signed(CARDS[solved].modifier)


def _soon(moment: int) -> str:
    return f"<t:{moment // 1000}:R>"


# What happened

_UNTOLD = (Pressed, Places)  # the board says it


def is_told(one: News) -> bool:
    match one:
        case Dealt(first=first):
            return first is not None  # where all search, the board says so
        case Revealed(shuffled=shuffled, last=last):
            return shuffled or last
        case _:
            return not isinstance(one, _UNTOLD)


def values(one: News, look: Looked) -> Values:
    words = look.words
    match one:
        case Dealt(first=first):
            return {"first": "" if first is None else look.names[first]}
        case Solved(formula=formula, took=took):
            return {"sum": sum_told(formula), "time": words.seconds(took, places=1), **_moved(one, look)}
        case Missed(makes=makes):
            return {"sums": _sums(makes), "fault": one.fault.value, "card": one.card or 0}
        case Returned(card=card):
            return {"monster": monster(card, words)}
        case Placed(card=card, replaced=replaced):
            told = {"modifier": signed(CARDS[card].modifier), "instead": _yes(replaced is not None)}
            gone = "" if replaced is None else signed(CARDS[replaced].modifier)
            return {**told, "upon": look.names[one.upon], "replaced": gone}
        case Freed(cards=cards):
            return {"modifiers": ", ".join(signed(CARDS[card].modifier) for card in cards)}
        case Shifted():
            return {"tile": LETTERS[one.move.tile]}
        case Barred(until=until):
            return {"until": _soon(until)}
        case Asked(until=until):
            return _asked(until)
        case Renewed(restored=restored):
            return {"restored": _yes(restored)}
        case _:
            return {}


def _sums(makes: Iterable[Formula]) -> str:
    return "; ".join(map(sum_told, makes))


def _results(makes: Iterable[Formula]) -> str:
    return "; ".join(numeral(made.value) for made in makes)


def without_sums(line: str, news: Iterable[News]) -> str:
    """A line of this news; of a wrong claim what its faces make is told by the numbers alone."""
    for one in news:
        if isinstance(one, Missed) and one.makes:
            line = line.replace(_sums(one.makes), _results(one.makes))
    return line


def without_numbers(line: str, news: Iterable[News]) -> str:
    """The same without these numbers, too."""
    for one in news:
        if isinstance(one, Missed) and one.makes:
            line = line.replace(f" ({_results(one.makes)})", "")
    return line


def _moved(one: Solved, look: Looked) -> Values:
    """What moved for it; in turns a line of its own says so."""
    told = one.move is not None and not look.view.options.rules.turns
    return {"moved": _yes(told), "tile": LETTERS[one.move.tile] if one.move else ""}


def _asked(until: int | None) -> Values:
    """Silence agrees with nobody until somebody has said that nothing matches."""
    return {"said": _yes(until is not None), "until": "" if until is None else _soon(until)}


def _yes(so: bool) -> str:
    return str(so).lower()


def details(told: dict[str, Any], look: Looked) -> Values:
    """What refusals are worded with."""
    seat, tile, until = told.get("seat"), told.get("tile"), told.get("until")
    return {
        "rules": str(told.get("rules", "")),
        "until": "" if until is None else _soon(until),
        "turns": told.get("turns", 0),
        "phase": str(told.get("phase", "")),
        "tile": "" if tile is None else LETTERS[tile],
        "upon": look.names[seat] if isinstance(seat, int) and seat < len(look.names) else "",
        "cards": look.words.list_of(map(str, told.get("cards", ()))) or "–",
    }


# The end


def besides(look: Looked, outcome: Outcome, fastest: Iterable[str]) -> list[str]:
    """Why it ended, what brought more points, whose eye was fastest, and who did best without a miss."""
    words = look.words
    text = [words(f"monster-cube-end-{outcome.why}"), *_bonuses(look), *fastest]
    most, seat = max((own["unmissed"], -at) for at, own in enumerate(outcome.figures))
    if most > 1:
        text.append(words("monster-cube-unmissed", who=look.names[-seat], count=most))
    longest, seat = max((own["run"], -at) for at, own in enumerate(outcome.figures))
    if longest > 1 and look.view.options.scored and not look.view.options.king:  # or the king was told
        text.append(words("monster-cube-run", who=look.names[-seat], count=longest))
    return text


def _bonuses(look: Looked) -> list[str]:
    """King of the hunters, and whole families (MC12.1, MC12.3)."""
    words, told = look.words, list[str]()
    tallies = [(who, player.tally) for who, player in zip(look.names, look.view.players, strict=True)]
    if kings := [(who, tally) for who, tally in tallies if tally.king]:  # all of them bring the same
        runs = words.list_of(f"{who}\u00a0{tally.run[0]}–\u2060{tally.run[-1]}" for who, tally in kings)
        told.append(words("monster-cube-king", kings=runs, points=kings[0][1].king))
    for who, tally in tallies:
        if tally.family:
            whole = words.list_of(family_told(family) for family in tally.families)
            told.append(words("monster-cube-families", who=who, families=whole, points=tally.family))
    return told


def won(look: Looked, outcome: Outcome) -> str:
    """Who won, or how well somebody did alone."""
    words, figures = look.words, next(iter(outcome.figures))
    told: Values = {"rules": look.view.options.rules.value, "points": max(outcome.scores)}
    if len(look.names) > 1:
        how = "shared" if outcome.ranks.count(1) > 1 else "won"
        return words(f"monster-cube-{how}", who=winners(look, outcome), **told)
    alone = words("monster-cube-alone", who="".join(look.names), **told)
    if "alone_ms" in figures:
        return f"{alone} {_timed(look, figures['alone_ms'])}"
    if "alone_turns" in figures:
        return f"{alone} {words('monster-cube-alone-turns', turns=figures['alone_turns'])}"
    return alone


def _timed(look: Looked, counted: int) -> str:
    """What the clock said, and what was added to it for rounds without a capture."""
    words, each = look.words, HOUSE_RULES.unsolved_ms
    took = (look.view.ended_at or 0) - look.view.began_at
    return words(
        "monster-cube-alone-time",
        took=words.took(took),
        missed=(counted - took) // each,
        each=words.span(each),
        time=words.took(counted),
    )
