"""How wide text is on a phone, letter by letter, in the widest of the fonts it may be shown in."""

from __future__ import annotations

from functools import lru_cache

WIDTH = 266.0  # points, of a phone that is 360 wide, between the edges of a message
SIGN, WIDE = 22.0, 16.0  # of an emoji; of a letter of scripts that have them square
OTHERS = (10.6, 12.0), (12.6, 14.0)  # that stand in no list: small letters and capitals, usual and bold
PILL, CODE, MONO = 6.0, 10.0, 8.5  # around a mention or a time; around code, and each letter of it
LEAST, PADDING, GAP = 64, 28, 8  # of a button, of its edges, and between two of them
ON_BUTTONS = 14 / 16  # of a text's letters, those of a button
KEPT = 1_024  # words that were measured last

_LETTERS: dict[str, tuple[float, float]] = {  # as wide as the widest of each list, usual and bold
    "\u200b\u2060\ufe0f": (0.0, 0.0),
    "\u2009\u202f": (4.0, 4.0),
    "'ijlîï": (4.5, 5.5),
    "\u00a0 ,.·‘’IJÎ": (5.1, 6.1),
    "/\\|:;": (5.4, 6.4),
    "-f": (5.8, 7.0),
    "()[]!t²³": (6.4, 7.7),
    "r": (6.6, 7.9),
    '"*_`°–': (8.0, 8.4),
    "?sz": (8.5, 9.6),
    "“”": (8.3, 10.6),
    "cç": (8.8, 9.5),
    "FL": (9.2, 11.0),
    "kvy•": (9.5, 10.7),
    "aàâäeèéêëoôö«»": (9.85, 11.0),
    "PTY": (9.8, 11.8),
    "0123456789$£€EÈÉÊ": (10.2, 11.2),
    "bdghnñpqßuùûüS{}": (10.2, 11.6),
    "AÀÁÂÅBCÇKRVXZ": (11.2, 12.4),
    "DGHNUÛ": (12.4, 13.4),
    "OÔQ&": (12.6, 14.0),
    "w#+<=>^~×−←↑→↓↩≤≥": (13.5, 14.8),
    "M": (13.9, 16.0),
    "mæ%¼½": (15.8, 16.8),
    "\u2003W@—…": (16.0, 17.7),
    "œŒ": (17.2, 18.7),
}
SIGNS = (range(0x2300, 0x2400), range(0x2600, 0x27C0), range(0x1F000, 0x20000))
SQUARE = 0x2E80  # the first of the scripts of East Asia


class _Widths(dict[str, tuple[float, float]]):
    """Usual and bold, of each letter that was ever asked for."""

    def __missing__(self, letter: str) -> tuple[float, float]:
        if any(ord(letter) in signs for signs in SIGNS):
            widths = SIGN, SIGN
        elif ord(letter) >= SQUARE:
            widths = WIDE, WIDE
        else:
            widths = OTHERS[letter.isupper()]
        self[letter] = widths
        return widths


LETTERS = _Widths({letter: widths for letters, widths in _LETTERS.items() for letter in letters})


@lru_cache(KEPT)
def wide(text: str, *, bold: bool = False) -> float:
    total = 0.0
    for letter in text:
        total += LETTERS[letter][bold]
    return total


def wide_button(label: str) -> float:
    """How wide a button without an emoji is."""
    return max(LEAST, PADDING + ON_BUTTONS * wide(label))
