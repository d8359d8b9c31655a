"""The private desk: what the menus offer is drawn, and told with its odds, its gains, and what it builds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.reading import read
from cogs.games.desk import Explain, Keep
from cogs.games.thirteen_monsters import desk
from cogs.games.thirteen_monsters.words.naming import pair_word
from cogs.wire.screens.rows import SMALL, broken
from cogs.wire.screens.screen import Choice, Line, Menu, Screen
from engine.match import Match
from engine.thirteen_monsters.moves import (
    Attack,
    EndTurn,
    Flip,
    Offer,
    Permafrost,
    Prophet,
    Stop,
    Throw,
)
from engine.thirteen_monsters.pieces.cards import CELLS
from engine.thirteen_monsters.state import Ice, Phase, Player
from render.sketch import Sketch
from render.thirteen_monsters.private.tray import Shelf
from tests.cogs.rigs.screens_of import NAMES, languages, look_at, must_fit
from tests.thirteen_monsters.positions import cells, does, pair, pairs, player, position, rolled

english = languages["en"]

RICH = (
    player("chall sandil wah", "snergat snergat itvill", free="tockar head, wah eyes"),
    player("ghost", free="twik eyes, chall eyes"),
)


def screen(match: Match, draft: str = "", seat: int = 0) -> Screen:
    found = desk.private(look_at(match, seat, english, draft))
    must_fit(found, public=False, draft=draft)
    return found


def chosen(match: Match, *steps: tuple[str, str], seat: int = 0) -> str:
    """The draft after these modes and choices."""
    draft = ""
    for verb, value in steps:
        args, values = ((value,), ()) if verb == "mode" else ((0,), (value,))
        meaning = desk.meaning(look_at(match, seat, english, draft), verb, args, values)
        assert isinstance(meaning, Keep), (verb, value)
        draft = meaning.draft
    return draft


def choices(shown: Screen, *verbs: str) -> Iterator[Choice]:
    for part in shown.parts:
        if isinstance(part, Menu) and part.enabled and part.verb in verbs:
            yield from part.choices


def told(shown: Screen) -> str:
    return read("\n".join(part.text for part in shown.parts if isinstance(part, Line)))


def drawn(shown: Screen) -> Sketch:
    return shown.sketches[0]


def tags(shown: Screen) -> dict[str, set[int]]:
    """What is drawn by each letter and number."""
    found: dict[str, set[int]] = {}
    _, *shelves = drawn(shown).key  # pyright: ignore
    for shelf in shelves:
        assert isinstance(shelf, Shelf)
        for piece in shelf.pieces:
            split = len(piece.tags) == len(piece.pairs)
            for at, tag in enumerate(piece.tags):
                found.setdefault(tag, set()).update(piece.pairs[at : at + 1] if split else piece.pairs)
    return found


# Beside the menus


@pytest.mark.parametrize(
    ("steps", "verbs"),
    [
        ([("mode", "trade")], ("give", "take")),
        ([("mode", "attack")], ("fighter", "target")),
        ([("mode", "powers"), ("power", "sacrifice")], ("part",)),
    ],
)
def test_each_choice_of_pairs_is_drawn_by_its_letter_or_number(
    steps: list[tuple[str, str]], verbs: tuple[str, ...]
) -> None:
    """Names of pairs by monster and part, with the drawn half faces."""
    match = position(*RICH)
    shown = screen(match, chosen(match, *steps))
    by_tag, offered = tags(shown), list(choices(shown, *verbs))
    assert len(offered) >= 4
    for choice in offered:
        tag, _, _ = choice.label.partition(" · ")
        assert int(choice.value) in by_tag[tag], choice.label
        assert f"{tag}: " in drawn(shown).alt or f"{tag} (chosen): " in drawn(shown).alt


def test_a_super_nova_a_champion_and_spoils_are_drawn_by_their_tags() -> None:
    """TM9.6, TM10.4, TM8.9"""
    match = position(player("ghost"), player("chall chall wah", "twik"), player("sandil tockar itvill"))
    nova = screen(match, chosen(match, ("mode", "powers"), ("power", "supernova")))
    for choice in choices(nova, "aim"):
        assert int(choice.value) in tags(nova)[choice.label.partition(" · ")[0]]
    tie = position(player("chall chall wah", "wah itvill itvill"), player("twik"), field="sandil eyes")
    tie = does(tie, Flip(cell=0), Flip(cell=1), EndTurn(), EndTurn())
    assert {"1", "2"} == {*tags(screen(tie))}
    match = position(player("chall wah twik"), player(free="wah head, wah body, sandil body"))
    match = does(match, Attack(monster=pair("chall head"), pair=pair("sandil body")))
    match = does(rolled(match, (1, 2, 3, 4, 5), (6, 6, 6, 6, 6)), Stop())
    spoils = screen(match, seat=1)
    for choice in choices(spoils, "seize"):
        assert tags(spoils)[choice.label.partition(" · ")[0]] == {int(choice.value)}
    described = {one.value: one.description for one in choices(spoils, "seize")}
    assert described[str(pair("wah eyes"))] == "builds: O.G., 40\u00a0HP"


def test_what_must_be_built_is_drawn_part_by_part_and_whole() -> None:
    """TM6.3"""
    match = position(player(free="wah head, twik head, wah body"), player(), field="wah eyes, chall body")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "wah eyes")))
    shown = screen(match)
    for choice in choices(shown, "piece"):
        assert tags(shown)[choice.label.partition(" · ")[0]] == {int(choice.value)}
    best, *_ = choices(shown, "build")
    assert best.label == "1 · Build: O.G., 40\u00a0HP"
    assert tags(shown)["1"] == {*pairs("wah")}


def test_both_sides_of_an_offer_lie_open_to_whoever_answers() -> None:
    """TM7: what is offered is lit; a counter-offer lights what it is made of."""
    match = position(*RICH)
    match = does(match, Offer(to=1, give=(pair("tockar head"),), take=(pair("twik eyes"),)))
    shown = screen(match, seat=1)
    lit = drawn(shown).alt
    assert "(chosen): head of Tockar" in lit
    assert "(chosen): eyes of Twik" in lit
    assert "(chosen): eyes of Wah" not in lit
    counter = screen(match, chosen(match, ("take", str(pair("wah eyes"))), seat=1), 1)
    assert "(chosen): eyes of Wah" in drawn(counter).alt
    assert "(chosen): head of Tockar" not in drawn(counter).alt


@pytest.mark.parametrize("language", languages.names)
def test_an_offer_of_nothing_is_answered_by_what_is_to_be_chosen(language: str) -> None:
    """TM7: also by a press that was forged, or came late; a counter-offer's hint is another one."""
    match, words = position(*RICH), languages[language]
    offered = does(match, Offer(to=1, give=(pair("tockar head"),), take=(pair("twik eyes"),)))
    hints = [
        desk.meaning(look_at(one, seat, words), "offer", (), ()) for seat, one in enumerate((match, offered))
    ]
    assert all(isinstance(hint, Explain) for hint in hints)
    assert hints[0] != hints[1]


def test_the_buttons_keep_their_place_from_stall_to_stall() -> None:
    """Above them stands a picture of one size, whatever it shows."""
    match = position(*RICH)
    heights = {drawn(screen(match, draft)).paint().height for draft in drafts(match)}
    assert len(heights) == 1


def drafts(match: Match) -> Iterator[str]:
    yield ""
    for stall in ("trade", "powers", "attack", "search"):
        yield chosen(match, ("mode", stall))


# What it promises


def test_every_menu_of_an_attack_says_its_odds_in_words() -> None:
    """TM12: three throws against three are a little for the attacker, three against six need luck."""
    match = position(*RICH)
    shown = screen(match, chosen(match, ("mode", "attack"), ("fighter", str(pair("chall head")))))
    described = {one.label.partition(" · ")[2]: one.description for one in choices(shown, "target")}
    assert described["eyes of Twik"] == "free pair: a little in your favour"
    assert described["body of Ghost"] == "13th Monster, 60\u00a0HP: only with luck"
    (against,) = choices(shown, "against")
    assert against.description == "at best: a little in your favour"
    fighters = [str(one.description) for one in choices(shown, "fighter")]
    assert all(told.startswith("at best: ") for told in fighters)
    aimed = screen(match, chosen(match, ("mode", "attack"), ("target", str(pair("ghost body")))))
    assert [str(one.description).partition(" · ")[0] for one in choices(aimed, "fighter")] == [
        "even",
        "only with luck",
    ]


def test_a_pair_that_would_build_at_once_says_what() -> None:
    """TM6.3: in the menu of what can be had by a trade."""
    match = position(
        player(free="chall head, chall eyes, wah eyes"), player(free="chall body, twik body, itvill head")
    )
    shown = screen(match, chosen(match, ("mode", "trade"), ("give", str(pair("wah eyes")))))
    described = {one.value: one.description for one in choices(shown, "take")}
    assert described[str(pair("chall body"))] == "builds: O.G., 40\u00a0HP"
    assert described[str(pair("twik body"))] == "builds: abomination, 20\u00a0HP"
    assert described[str(pair("itvill head"))] is None


@pytest.mark.parametrize(
    ("free", "line"),
    [
        ("", "You have no free pair yet."),
        (
            "chall head",
            "Missing for a monster: eyes and a body. With the two of Chall, the monster is all of one.",
        ),
        ("chall head, twik eyes", "Any body will build a monster, at least: gnome, 10\u00a0HP."),
        ("chall head, twik eyes", "Best: 🔥\u00a0body of Chall (p2): abomination, 20\u00a0HP."),
        (
            "chall head, chall eyes",
            "at least: abomination, 20\u00a0HP. Best: 🔥\u00a0body of Chall (p2): O.G., 40\u00a0HP.",
        ),
        ("itvill head, itvill body", "Any eyes will build a monster"),
    ],
)
def test_the_desk_says_what_can_be_built(free: str, line: str) -> None:
    """TM6.3: what is missing, the best that it could be, and where that is; whoever's turn it is."""
    match = position(player(free=free), player(free="chall body"))
    for one in (match, does(match, Flip(cell=CELLS[0]), Flip(cell=CELLS[3]))):
        look = look_at(one, 0, english)
        assert line in told(desk.private(look)).replace(look.names[1], "p2")


def test_each_power_says_what_it_would_do_now() -> None:
    """TM9: in the menu at length, and below the buttons as far as there is room."""
    match = position(
        player("ghost", "chall twik wah", "wah chall chall"),
        player("sandil", "tockar itvill itvill"),
        ice=(Ice(cell=CELLS[4], seat=0),),
        dice=4,
    )
    shown = screen(match, chosen(match, ("mode", "powers")))
    at_length = {one.value: str(one.description) for one in choices(shown, "power")}
    assert (
        at_length["sacrifice"]
        == "regrouped they are worth 30\u00a0HP more: O.G. (40\u00a0HP) and abomination (20\u00a0HP)."
    )
    assert at_length["permafrost"].endswith("4 dice are left. Yours: A5.")
    assert at_length["prophet"] == "announce it, and the next search has three cards."
    assert "the best is O.G., 40\u00a0HP (" in at_length["supernova"]
    in_short = told(shown)
    assert "**Sacrifice**: 30\u00a0HP more." in in_short
    assert "**Permafrost**: 4 dice are left." in in_short
    assert "**Super Nova**: O.G., 40\u00a0HP (" in in_short
    used = does(match, Permafrost(cell=CELLS[0]), Prophet())
    in_short = told(screen(used, chosen(used, ("mode", "powers"))))
    assert "**Permafrost**: 3 dice are left." in in_short
    assert "**Prophet**: three cards now." in in_short


def test_a_sacrifice_that_brings_points_says_how_many() -> None:
    """TM9.1"""
    match = position(player("chall twik wah", "wah chall chall", free="wah eyes"), player())
    now = told(screen(match, chosen(match, ("mode", "powers"))))
    assert "regrouped they are worth 50\u00a0HP more: O.G. (40\u00a0HP) and O.G. (40\u00a0HP)." in now
    waits = position(player(), player("chall twik wah"))
    assert "nothing to regroup yet" in told(screen(waits, seat=1))
    alone = position(player("ghost"), player())
    assert "nobody to take" in told(screen(alone, chosen(alone, ("mode", "powers"))))


def test_powers_are_told_where_they_are_used_so_that_all_else_stays_in_sight() -> None:
    match = position(player("ghost"), player("chall twik wah"))
    assert "Permafrost" not in told(screen(match))
    assert "Permafrost" not in told(screen(match, chosen(match, ("mode", "attack"))))
    assert "Permafrost" in told(screen(match, chosen(match, ("mode", "powers"))))


def test_dice_are_thrown_below_the_battle() -> None:
    """In a picture as high as the one before it, so that no button moves."""
    match = position(*RICH)
    searching = drawn(screen(match)).paint()
    match = does(match, Attack(monster=pair("chall head"), pair=pair("twik eyes")))
    begun = drawn(screen(match))
    thrown = drawn(screen(does(match, Throw())))
    assert begun.key != thrown.key
    assert {one.paint().size for one in (begun, thrown)} == {searching.size}
    assert begun.paint().tobytes() != searching.tobytes()
    assert begun.paint().tobytes() != thrown.paint().tobytes()


def test_a_tie_helps_the_attacker_and_nobody_in_a_death_battle() -> None:
    """TM8.8, TM10.5"""
    attack = does(position(*RICH), Attack(monster=pair("chall head"), pair=pair("twik eyes")))
    assert "A tie is the attacker’s." in told(screen(attack))
    match = position(player("chall"), player("wah"), field="sandil eyes")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "sandil eyes")), EndTurn(), EndTurn())
    assert match.state.death is not None
    shown = told(screen(match))
    assert "attacker" not in shown
    assert "A tie is fought again." in shown


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        ((player(), player()), "Search."),
        ((player(free="twik head"), player(free="wah eyes")), "Search, or 🫴\u00a0My desk: Trade."),
        (
            (player("chall"), player(free="wah eyes")),
            "Search, or 🫴\u00a0My desk: Powers, Attack.",
        ),
    ],
)
def test_the_board_says_what_may_be_done_there_and_on_ones_desk(seats: tuple[Player, ...], line: str) -> None:
    """TM5"""
    assert f"-# {line}" == foot(position(*seats))


def foot(match: Match) -> str:
    """What the game's own line below its board says."""
    *_, line = desk.public(look_at(match, None, english)).parts
    assert isinstance(line, Line)
    return line.text


def test_the_board_says_what_is_left_in_the_final_round() -> None:
    """TM10.1"""
    match = position(player("chall"), player("wah"), field="sandil eyes")
    match = does(match, *(Flip(cell=cell) for cell in cells(match, "sandil eyes")))
    assert foot(match) == "-# Last turn: 🫴\u00a0Powers, Attack, or\u00a0🏁."


@pytest.mark.parametrize("language", languages.names)
def test_whatever_is_asked_takes_one_row_of_the_board(language: str) -> None:
    """It is the tallest of all boards."""
    words = languages[language]
    phases = [phase.value for phase in Phase] + ["prophet"]
    stalls = ", ".join(words("thirteen-monsters-stall", stall=one) for one in ("trade", "powers", "attack"))
    final = stalls.partition(", ")[2]  # TM10.2
    for phase in phases:
        may, pair_told = final if phase == "final" else stalls, pair_word(pair("pandadori body"), words)
        told = words("thirteen-monsters-here", phase=phase, may=may, take=pair_told)
        assert len(broken(f"{SMALL}{told}")) == 1, told


def test_the_board_names_whose_number_is_which_above_the_picture() -> None:
    head, *_ = desk.public(look_at(position(player(), player(), player()), None, english)).parts
    assert isinstance(head, Line)
    for at, name in enumerate(NAMES[:3], 1):
        assert f"`{at}`\u00a0{name}" in head.text
