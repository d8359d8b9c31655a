"""What is told below the board and on the desks: who lost time, what a trade built, what helps."""

from __future__ import annotations

import pytest

from bench.reading import read
from cogs.games.desk import Keep
from cogs.games.thirteen_monsters import desk
from cogs.games.thirteen_monsters.draft import Draft
from cogs.shown.boards.foot import block_of_lines
from cogs.wire.screens.rows import SMALL, broken
from cogs.wire.screens.screen import Choice, Line, Menu
from engine.match import Match
from engine.thirteen_monsters import game
from engine.thirteen_monsters.moves import Accept, Attack, EndTurn, Flip, Offer
from tests.cogs.rigs.screens_of import languages, look_at
from tests.thirteen_monsters.positions import cells, does, idles, monster, pair, player, position

every_language = pytest.mark.parametrize("language", languages.names)
OUT_OF_TIME = "⌛"


def board_tells(match: Match, language: str = "en") -> str:
    """In so many rows as there are."""
    look = look_at(match, None, languages[language])
    return read(block_of_lines(desk.news(look), look.people, desk.rows_told))


def desk_tells(match: Match, seat: int, language: str = "en", draft: str = "") -> str:
    shown = desk.private(look_at(match, seat, languages[language], draft))
    return read("\n".join(part.text for part in shown.parts if isinstance(part, Line)))


@every_language
@pytest.mark.parametrize("turned", [0, 1])
def test_a_search_that_time_ended_is_not_told_as_her_own(language: str, turned: int) -> None:
    """TM14.15: also in its rows, and though she turned the first card herself."""
    for number in range(8):
        match = position(player(), player(), turns=number, flips=number)
        told = board_tells(idles(does(match, *(Flip(cell=cell) for cell in range(turned)))), language)
        assert told.startswith(f"{SMALL}{OUT_OF_TIME}")
        assert "🔎" not in told
        assert "✨" not in told
        assert "found no pair" not in told


@every_language
def test_whatever_time_ended_says_so_in_the_rows_of_the_board(language: str) -> None:
    offered = does(
        position(player(free="chall head"), player(free="wah eyes")),
        Offer(to=1, give=(pair("chall head"),), take=(pair("wah eyes"),)),
    )
    attacked = does(
        position(player("chall"), player(free="wah eyes")),
        Attack(monster=monster("chall").head, pair=pair("wah eyes")),
    )
    for match in (offered, attacked):
        assert OUT_OF_TIME in board_tells(idles(match), language)


@every_language
def test_a_trade_that_builds_is_told_with_what_it_built(language: str) -> None:
    match = position(player(free="wah head, wah body"), player(free="wah eyes, twik eyes, chall body"))
    match = does(match, Offer(to=1, give=(pair("wah head"),), take=(pair("twik eyes"),)))
    told = board_tells(does(match, Accept()), language)
    assert "🤝" in told
    assert "🛠️" in told


def test_nothing_is_advised_any_more_in_a_death_battle() -> None:
    """TM10.4: no pair changes hands."""
    match = position(
        player("chall chall wah", free="twik eyes, twik body"),
        player("wah itvill itvill"),
        field="sandil eyes",
    )
    match = does(match, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    for seat in range(2):
        assert "🛠️" not in desk_tells(match, seat)
        assert "🌀" not in desk_tells(match, seat)


def test_no_pair_is_said_to_lie_in_a_field_that_is_empty() -> None:
    match = position(player("wah"), player("chall", free="twik eyes, twik body"), field="sandil eyes")
    match = does(match, Flip(cell=0), Flip(cell=1))
    assert "will build a monster" in desk_tells(match, 1)
    assert "in the field" not in desk_tells(match, 1)


@every_language
def test_what_parts_make_is_said_as_such(language: str) -> None:
    match = position(player(free="wah head, twik head, wah body"), player(), field="wah eyes, chall body")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "wah eyes")))
    said = {"en": "These parts make: ", "fr": "Ces parties font\u00a0: "}[language]
    assert f"{said}O.G., 40" in desk_tells(match, 0, language)


def test_what_a_pair_would_build_is_no_matter_of_fact() -> None:
    match = position(player(free="wah head, wah body"), player(free="wah eyes"))
    draft = Draft("trade").text(game.view(match.state, 0))
    shown = desk.private(look_at(match, 0, languages["fr"], draft))
    menus = [part for part in shown.parts if isinstance(part, Menu)]
    choices: list[Choice] = [one for menu in menus for one in menu.choices if one.description]
    assert [one.description for one in choices] == ["bâtit\u00a0: O.G., 40\u00a0PS"]


def test_what_two_parts_could_be_is_told_of_one_monster_or_another() -> None:
    match = position(player(free="wah eyes, twik eyes"), player())
    told = desk_tells(match, 0)
    assert "Wah or Twik" in told or "Twik or Wah" in told
    assert "of a kind" not in told


@every_language
def test_the_board_names_the_desk_in_its_one_row_where_it_has_room(language: str) -> None:
    """Beside what is done there; its button bears the same sign."""
    words, few = languages[language], position(player(free="twik head"), player(free="wah eyes"))
    many = position(player("ghost", free="twik eyes"), player("wah", free="twik head"))
    for match, names in ((few, (words(desk.hand),)), (many, ())):
        look = look_at(match, None, words)
        *_, line = (part.text for part in desk.public(look).parts if isinstance(part, Line))
        assert "🫴" in line
        assert len(broken(line, look.people)) == 1
        assert all(name in line for name in names)


@every_language
def test_the_monster_that_attacks_is_set_off_from_what_it_does(language: str) -> None:
    match, words = position(player("chall sandil twik"), player(free="wah head")), languages[language]
    draft = ""
    for verb, args, values in (("mode", ("attack",), ()), ("target", (0,), (str(pair("wah head")),))):
        meaning = desk.meaning(look_at(match, 0, words, draft), verb, args, values)
        assert isinstance(meaning, Keep)
        draft = meaning.draft
    told = desk_tells(match, 0, language, draft)
    assert {"en": "gnome (10\u00a0HP) attacks", "fr": "gnome (10\u00a0PS) attaque"}[language] in told


def test_one_attack_is_not_told_as_many() -> None:
    for language, one, more in (
        ("en", "attack won", "attacks won"),
        ("fr", "attaque gagnée", "attaques gagnées"),
    ):
        words = languages[language]
        told = {
            count: words(
                "thirteen-monsters-end-line",
                place=1,
                who="Ada",
                hp=10,
                found=1,
                searches=count,
                won=1,
                attacks=count,
            )
            for count in (1, 2)
        }
        assert told[1].endswith(f"1/1\u00a0{one}")
        assert told[2].endswith(f"1/2\u00a0{more}")
        assert "1/1\u00a0search," in told[1] or "1/1\u00a0recherche," in told[1]
