"""Pairs, monsters and chances in words and signs: never by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.games.look import Look
from data.words import Words
from engine.thirteen_monsters.moves import Action
from engine.thirteen_monsters.pieces import odds
from engine.thirteen_monsters.pieces.cards import DECK, element_of
from engine.thirteen_monsters.pieces.monsters import HP, kind_of
from engine.thirteen_monsters.views import View
from render.thirteen_monsters.alt import pair_told

Looked = Look[View, Action]
Three = tuple[int, int, int]

PART_NAMES = ("head", "eyes", "body")
SIGNS = {"earth": "🌱", "water": "💧", "air": "🪶", "fire": "🔥", "ghost": "👻"}

# How likely an attack is to be won, from the most likely downwards; below all of them it takes luck.
_LIKELY = ((0.65, "good"), (0.55, "fair"), (0.45, "even"), (0.35, "poor"))


def element_sign(pair: int) -> str:
    """The element of a pair."""
    return SIGNS[DECK.elements[element_of(pair)]]


def pair_word(pair: int, words: Words) -> str:
    """ "🔥 eyes of Chall"."""
    return f"{element_sign(pair)}\u00a0{pair_told(pair, words)}"


def pairs_word(pairs: Iterable[int], words: Words) -> str:
    return words.list_of(pair_word(pair, words) for pair in pairs)


def kind_name(pairs: Three, words: Words) -> str:
    return words("picture-thirteen-kind", kind=kind_of(pairs).value)


def kind_word(pairs: Three, words: Words) -> str:
    """ "gnome, 10 HP"."""
    return words("thirteen-monsters-kind", kind=kind_name(pairs, words), hp=HP[kind_of(pairs)])


def kind_among(pairs: Three, words: Words) -> str:
    """ "gnome (10 HP)", as one of several."""
    return words("thirteen-monsters-kind-among", kind=kind_name(pairs, words), hp=HP[kind_of(pairs)])


def parts_word(pairs: Sequence[int], words: Words) -> str:
    """ "🌱 head of Striffle, 💧 eyes of Wah, …"."""
    return ", ".join(pair_word(pair, words) for pair in pairs)


def monster_word(pairs: Three, words: Words) -> str:
    """ "gnome, 10 HP (🌱 head of Striffle, …)"."""
    return f"{kind_word(pairs, words)} ({parts_word(pairs, words)})"


def odds_word(attack: int, defence: int, words: Words) -> str:
    """ "you should win", for so many throws against so many (TM12)."""
    chance = odds.attack_wins(attack, defence)
    likely = next((name for least, name in _LIKELY if chance >= least), "luck")
    return words("thirteen-monsters-odds", likely=likely)
