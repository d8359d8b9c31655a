"""All that a seat may do, as buttons and menus that keep their places: what cannot be done now is disabled.

An action without fields is a button. The others are chosen from a menu for each kind of action; one that is
longer than Discord allows has pages. Of a choice longer than LISTED, the first are listed and it is said so.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from typing import Any

import msgspec

from cogs.games.default.anatomy import Struct, actions_of, fields_of, tag_of
from cogs.games.default.telling import DEED, Teller
from cogs.games.look import AnyLook
from cogs.wire.choices import slug
from cogs.wire.screens.limits import CHOICES, VALUE, rows_of
from cogs.wire.screens.screen import Choice, Menu, Part, Style, Tap
from engine.game import AnyGame, Frozen

LISTED = 1_000  # actions of one seat at one moment
A_PAGE = CHOICES - 2  # of a long menu; the way on and the way back need a place each
NONE = "none"
PAGE = "page:"


class Choosing:
    """What one look offers to its seat."""

    def __init__(self, game: AnyGame, look: AnyLook, teller: Teller) -> None:
        self.game = game
        self.look = look
        self.teller = teller
        self.kinds = actions_of(game)

    def parts(self) -> tuple[Part, ...]:
        plain = [number for number, kind in enumerate(self.kinds) if not fields_of(kind)]
        others = [number for number, kind in enumerate(self.kinds) if fields_of(kind)]
        return (*rows_of([self._tap(number) for number in plain]), *(self._menu(number) for number in others))

    def done(self, number: int) -> Frozen | None:
        """The action behind a button."""
        if not 0 <= number < len(self.kinds) or fields_of(self.kinds[number]):
            return None
        return self.kinds[number]()  # type: ignore[return-value]

    def chosen(self, value: str) -> Frozen | None:
        """The action behind a menu's choice; None where it is no longer to be had."""
        if value.startswith("{"):
            return self.game.read_action(value.encode())
        return next((action for action in self._listed if _value(action) == value), None)

    @property
    def is_cut(self) -> bool:
        return len(self.look.may.first(LISTED + 1)) > LISTED

    @property
    def _listed(self) -> Sequence[Any]:
        return self.look.may.first(LISTED)

    def _of_kind(self, kind: Struct) -> list[Any]:
        return [action for action in self._listed if type(action) is kind]

    def _tap(self, number: int) -> Tap:
        kind = self.kinds[number]
        lawful = bool(self._of_kind(kind))
        return Tap(
            label=self.teller.told(kind(), DEED),
            verb="do",
            args=(number,),
            style=Style.SUCCESS if lawful else Style.SECONDARY,
            enabled=lawful,
        )

    def _menu(self, number: int) -> Menu:
        kind = self.kinds[number]
        actions = self._of_kind(kind)
        named = self.teller.words(f"{slug(self.game.key)}-menu-{tag_of(kind)}")
        return Menu(
            verb="choose",
            args=(number,),
            placeholder=named,
            choices=self._choices(actions, self._page(number)) or (Choice(label=named, value=NONE),),
            enabled=bool(actions),
        )

    def _choices(self, actions: Sequence[Any], page: int) -> tuple[Choice, ...]:
        if len(actions) <= CHOICES:
            return tuple(map(self._choice, actions))
        last = (len(actions) - 1) // A_PAGE
        page = min(page, last)
        shown = [self._choice(action) for action in actions[page * A_PAGE : (page + 1) * A_PAGE]]
        if page > 0:
            shown.insert(0, self._turn("default-back", page - 1, last))
        if page < last:
            shown.append(self._turn("default-more", page + 1, last))
        return tuple(shown)

    def _turn(self, message: str, page: int, last: int) -> Choice:
        label = self.teller.words(message, page=page + 1, pages=last + 1)
        return Choice(label=label, value=f"{PAGE}{page}", emoji="📄")

    def _choice(self, action: Any) -> Choice:
        return Choice(label=self.teller.told(action, DEED), value=_value(action))

    def _page(self, number: int) -> int:
        """The page to which this menu was turned."""
        menu, _, page = self.look.draft.partition("-")
        return int(page) if menu == str(number) and page.isascii() and page.isdecimal() else 0


def turned(number: int, values: Sequence[str]) -> str | None:
    """The draft that keeps in mind which page of which menu is wanted; None where a choice was made."""
    page = values[0].removeprefix(PAGE) if values and values[0].startswith(PAGE) else ""
    return f"{number}-{page}" if page.isascii() and page.isdecimal() and len(page) <= 3 else None


def _value(action: Any) -> str:
    """The action itself where it is short enough, else its fingerprint among those that are lawful."""
    raw = msgspec.json.encode(action)
    return raw.decode() if len(raw.decode()) <= VALUE else f"#{blake2s(raw, digest_size=12).hexdigest()}"
