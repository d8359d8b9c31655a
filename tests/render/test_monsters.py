"""The monsters' kit: distinct, whole and inside their frames."""

import pytest

from engine.monster_rush.cards import MONSTERS as DECK
from render.drawing.canvas import Canvas
from render.drawing.palette import FUR, ZOO
from render.monster_cube.zoo import FAMILIES, family_of
from render.monster_rush.symbols import LOOKS as ZOO_OF_RUSH
from render.monsters import Monster, grow, paint, portrait
from render.monsters.bodies import BODIES
from render.monsters.faces import EYES, MOUTHS
from render.monsters.limbs import ARMS, FEET, TOPS
from render.monsters.skins import PATTERNS
from render.monsters.stacks import Part, figure, half
from render.thirteen_monsters.pieces.zoo import MONSTERS as THIRTEEN
from render.thirteen_monsters.pieces.zoo import card, element_of

SIZE = 120


def test_every_monster_of_the_deck_has_a_look() -> None:
    assert set(ZOO_OF_RUSH) == set(DECK)


def test_no_two_of_the_thirty_six_look_alike_even_without_colour() -> None:
    likenesses = {monster.likeness for monster in ZOO_OF_RUSH.values()}
    assert len(likenesses) == 36
    glances = {(monster.body, monster.eyes, monster.top) for monster in ZOO_OF_RUSH.values()}
    assert len(glances) == 36


def test_monsters_of_one_body_and_fur_are_rare() -> None:
    coats = [(monster.body, monster.fur) for monster in ZOO_OF_RUSH.values()]
    assert len(set(coats)) == 36


@pytest.mark.parametrize("number", ZOO_OF_RUSH)
def test_a_portrait_has_a_face_and_stays_in_its_frame(number: int) -> None:
    image = portrait(ZOO_OF_RUSH[number], SIZE).image
    alpha = image.getchannel("A")
    box = alpha.getbbox()
    assert box is not None
    assert box[0] > 0
    assert box[1] > 0
    assert box[2] < SIZE
    assert box[3] < SIZE
    assert (box[2] - box[0]) * (box[3] - box[1]) > SIZE * SIZE / 4


def test_a_seed_always_grows_the_same_monster() -> None:
    assert [grow(seed) for seed in range(50)] == [grow(seed) for seed in range(50)]
    first = portrait(grow(7), SIZE).image.tobytes()
    again = Canvas(SIZE, SIZE)
    paint(again, grow(7), SIZE / 2, SIZE / 2, SIZE)
    assert again.sprite().image.tobytes() == first


def test_neighbouring_seeds_share_neither_body_nor_fur_nor_eyes_nor_top() -> None:
    for seed in range(500):
        one, other = grow(seed), grow(seed + 1)
        assert one.body != other.body
        assert one.fur != other.fur
        assert one.eyes != other.eyes
        assert one.top != other.top


def test_a_hundred_seeds_grow_a_hundred_monsters() -> None:
    assert len({grow(seed).likeness for seed in range(100)}) == 100


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("body", BODIES),
        ("eyes", EYES),
        ("mouth", MOUTHS),
        ("top", TOPS),
        ("feet", FEET),
        ("arms", ARMS),
        ("pattern", PATTERNS),
    ],
)
def test_every_part_of_the_kit_makes_a_difference(part: str, names: dict[str, object]) -> None:
    plain = {"body": "ball", "fur": 0, "eyes": "two", "mouth": "smile", "top": "none", "feet": "none"}
    seen = {portrait(Monster(**(plain | {part: name})), SIZE).image.tobytes() for name in names}  # pyright: ignore[reportArgumentType]
    assert len(seen) == len(names)


def test_every_fur_is_in_the_encoders_colours() -> None:
    assert set(FUR) <= set(ZOO)
    assert len(ZOO) <= 256 - 8


def test_parts_of_all_thirteen_meet_at_the_same_points() -> None:
    height = 360
    for joint in (height // 3, 2 * height // 3):
        edges: set[tuple[int, int]] = set()
        for stack in THIRTEEN.values():
            whole = figure(stack, height).image
            row = whole.getchannel("A").crop((0, joint, whole.width, joint + 1))
            box = row.getbbox()
            assert box is not None
            edges.add((box[0], box[2]))
        lefts, rights = zip(*edges, strict=True)
        assert max(lefts) - min(lefts) <= 4
        assert max(rights) - min(rights) <= 4


def test_two_halves_make_the_whole_part() -> None:
    whole = figure(THIRTEEN[1], 300).image
    left, right = (half(THIRTEEN[1], Part.EYES, side, 100).image for side in ("left", "right"))
    assert left.tobytes() == whole.crop((0, 100, left.width, 200)).tobytes()
    assert right.tobytes() == whole.crop((left.width, 100, 2 * left.width, 200)).tobytes()


def test_all_78_cards_differ() -> None:
    cards = {
        card(number, part, side, 80).image.tobytes()
        for number in THIRTEEN
        for part in Part
        for side in ("left", "right")
    }
    assert len(cards) == 78


def test_three_monsters_share_each_element_and_the_ghost_stands_alone() -> None:
    """TM1.4, TM1.5"""
    elements = [element_of(number) for number in range(1, 14)]
    assert elements == ["earth"] * 3 + ["air"] * 3 + ["fire"] * 3 + ["water"] * 3 + ["ghost"]


def test_the_fourteen_families_have_a_fur_and_a_likeness_each() -> None:
    assert {monster.fur for monster in FAMILIES.values()} == set(range(len(FUR)))
    assert len({(monster.body, monster.eyes, monster.top) for monster in FAMILIES.values()}) == 14
    assert [family_of(card) for card in (1, 4, 5, 56)] == [1, 1, 2, 14]
