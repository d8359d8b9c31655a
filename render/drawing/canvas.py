"""Surfaces to draw on: a canvas drawn large and shrunk once, and a mat that pieces are laid on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import contextmanager
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.inks import Inks
from render.drawing.palette import INK, Colour
from render.drawing.pixels import lay, level_at, mapped, over, shrunk, shrunk_evenly
from render.drawing.plains import Box, Plains
from render.drawing.shapes import Path, Point, moved
from render.drawing.sprite import PARTS, Sprite, beside, kept, likeness
from render.drawing.type import Face, anchor_at, font, mask_of, size_to_fit, width_of, with_firm_edges

CLEAR = (0, 0, 0, 0)
Place = tuple[float, float, float, float]  # left, top, width, height


class Canvas:
    """All is drawn several times larger than life; `sprite` shrinks it, so that every edge is smooth."""

    def __init__(self, width: float, height: float, *, scale: int = 4) -> None:
        self.width, self.height, self.scale = round(width), round(height), scale
        self._image = Image.new("RGBA", (self.width * scale, self.height * scale), CLEAR)
        self._pen = ImageDraw.Draw(self._image)

    def fill(self, path: Sequence[Point], colour: Colour) -> None:
        self._pen.polygon(self._large(path), fill=colour)

    def stroke(
        self, path: Sequence[Point], colour: Colour = INK, width: float = 3, *, closed: bool = False
    ) -> None:
        """A line with round joints and ends."""
        line = self._large([*path, *path[:2]] if closed else path)
        thick = width * self.scale
        self._pen.line(line, fill=colour, width=round(thick), joint="curve")
        for x, y in () if closed else (line[0], line[-1]):
            self._pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour)

    def tube(self, path: Sequence[Point], colour: Colour, width: float) -> None:
        """A thick bent line; a disc at every bend leaves no seams."""
        line, thick = self._large(path), width * self.scale
        self._pen.line(line, fill=colour, width=round(thick))
        for x, y in line:
            self._pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=colour)

    def shape(
        self, path: Sequence[Point], colour: Colour, *, outline: Colour = INK, width: float = 3
    ) -> None:
        """A filled shape with one dark outline, which straddles the path."""
        self.fill(path, colour)
        if width:
            self.stroke(path, outline, width, closed=True)

    def text(
        self, at: Point, words: str, colour: Colour, size: float, face: Face = Face.TITLE, anchor: str = "mm"
    ) -> None:
        large = round(size * self.scale)
        mask, dx, dy = mask_of(words, face, large)
        x, y = anchor_at(words, face, large, anchor)
        place = round(at[0] * self.scale + x + dx), round(at[1] * self.scale + y + dy)
        stencil, place = with_firm_edges(mask, place, self.scale)
        ink = Image.new("RGBA", stencil.size, colour)
        ink.putalpha(stencil)
        beyond = max(0, -place[0]), max(0, -place[1])
        self._image.alpha_composite(ink, (max(0, place[0]), max(0, place[1])), beyond)

    def outlined(self, at: Point, words: str, colour: Colour, size: float, edge: float) -> None:
        """A title's letters with a thick dark edge round them."""
        large = round(size * self.scale)
        x, y = anchor_at(words, Face.TITLE, large, "mm")
        place = (at[0] * self.scale + x, at[1] * self.scale + y)
        self._pen.text(
            place,
            words,
            fill=colour,
            font=font(Face.TITLE, large),
            stroke_width=round(edge * self.scale),
            stroke_fill=INK,
        )

    def lay(self, other: Canvas, x: float = 0, y: float = 0) -> None:
        """Another canvas of the same scale on top of this one."""
        self._image.alpha_composite(other._image, (round(x * self.scale), round(y * self.scale)))

    @contextmanager
    def inside(self, path: Sequence[Point]) -> Generator[Canvas]:
        """A layer of which only the part inside `path` will be seen."""
        layer = Canvas(self.width, self.height, scale=self.scale)
        yield layer
        around = self._around(path)
        left, top, right, bottom = around
        stencil, seen = Image.new("L", (right - left, bottom - top)), layer._image.crop(around)
        ImageDraw.Draw(stencil).polygon(moved(self._large(path), -left, -top), fill=255)
        self._image.paste(seen, around, _intersect(stencil, seen))

    def sprite(self, *, shadow: float = 0, turn: float = 0) -> Sprite:
        """The finished drawing at its true size, turned by degrees, with a soft shadow as deep as asked."""
        image = self._image
        if turn:
            image = image.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        small = (
            shrunk(image, round(image.width / self.scale), round(image.height / self.scale))
            if turn
            else shrunk_evenly(image, self.scale)
        )
        return _shadowed(small, shadow) if shadow else Sprite(small)

    def _around(self, path: Sequence[Point]) -> tuple[int, int, int, int]:
        """The pixels that the path may touch: what is beyond need not be looked at."""
        across, down = zip(*self._large(path), strict=True)
        left, top = max(0, floor(min(across)) - 1), max(0, floor(min(down)) - 1)
        right = min(self._image.width, ceil(max(across)) + 2)
        return left, top, max(left + 1, right), max(top + 1, min(self._image.height, ceil(max(down)) + 2))

    def _large(self, path: Sequence[Point]) -> Path:
        return [(x * self.scale, y * self.scale) for x, y in path]


def _intersect(stencil: Image.Image, layer: Image.Image) -> Image.Image:
    return ImageChops.multiply(stencil, layer.getchannel("A"))


def _shadowed(image: Image.Image, depth: float) -> Sprite:
    room = round(depth * 2.2)
    size = (image.width + 2 * room, image.height + 2 * room)
    dark = Image.new("L", size)
    shade = mapped(image.getchannel("A"), lambda level: round(level * 0.42))
    dark.paste(shade, (room, room + round(depth * 0.5)))
    dark = dark.filter(ImageFilter.GaussianBlur(depth * 0.7))
    whole = Image.new("RGBA", size, (8, 12, 28, 0))
    whole.putalpha(dark)
    whole.alpha_composite(image, (room, room))
    return Sprite(whole, room, room)


class Mat:
    """The picture itself at its true size: a ground, and pieces and words laid on it.

    Its pixels are places in a box of colours from the start: laying a piece is copying it. Within a `frame`
    so wide the ground is of one colour.
    """

    def __init__(self, ground: bytearray, size: tuple[int, int], inks: Inks, *, frame: int) -> None:
        self._pixels = ground
        self._flat = over(ground, size, "L")
        self._inks = inks
        self._plains = Plains()
        self._know((0, 0, *size), frame)

    @property
    def image(self) -> Image.Image:
        """To look at; what is laid later is seen on it, too."""
        return self._inks.seen(over(self._pixels, self._flat.size, "P"))

    @property
    def width(self) -> int:
        return self._flat.width

    @property
    def height(self) -> int:
        return self._flat.height

    def lay(self, sprite: Sprite, x: float, y: float) -> None:
        """The sprite with its top left corner at this place."""
        self._put(sprite, round(x) - sprite.x, round(y) - sprite.y)

    def centre(self, sprite: Sprite, x: float, y: float) -> None:
        self.lay(sprite, x - sprite.width / 2, y - sprite.height / 2)

    def text(
        self,
        at: Point,
        words: str,
        colour: Colour,
        size: int,
        face: Face = Face.TEXT,
        anchor: str = "lm",
        fit: float | None = None,
    ) -> float:
        """Words on one line, made smaller where they would be wider than `fit`; returns how wide they are."""
        if fit is not None:
            size = size_to_fit(words, face, size, fit)
        line = written(words, colour, size, face)
        x, y = anchor_at(words, face, size, anchor)
        self._put(line, round(at[0] + x - line.x), round(at[1] + y - line.y))
        return width_of(words, face, size)

    def part(self, key: Hashable, place: Place, draw: Callable[[], object]) -> None:
        """What lies within `place` and depends on `key` alone: standing still, it is not drawn again."""
        left, top, width, height = (round(length) for length in place)
        within = (left, top, left + width, top + height)
        before = self._ground(within)
        known = (key, width, height, self._inks, before)
        drawn = PARTS.get(known)
        if drawn is None:
            draw()
            drawn = self._flat.crop(within)
            PARTS.put(known, drawn, beside(before))
        else:
            lay(drawn, self._flat, within)
            self._plains.cover(within)

    def _put(self, sprite: Sprite, left: int, top: int) -> None:
        width, height = sprite.size
        place = (left, top, left + width, top + height)
        lay(sprite.on(self._ground(place), self._inks), self._flat, place)
        self._plains.cover(place)
        if sprite.frame is not None:
            self._know(place, sprite.frame)

    def _ground(self, place: Box) -> int | bytes:
        ink = self._plains.ink_at(place)
        return likeness(self._flat.crop(place)) if ink is None else ink

    def _know(self, place: Box, frame: int) -> None:
        """That within so wide a frame nothing lies there but one colour."""
        left, top = max(0, place[0] + frame), max(0, place[1] + frame)
        right, bottom = min(self.width, place[2] - frame), min(self.height, place[3] - frame)
        if left < right and top < bottom:
            self._plains.add((left, top, right, bottom), level_at(self._flat, left, top))


@kept
def written(words: str, colour: Colour, size: int, face: Face) -> Sprite:
    """A line of text; its own corner is where the line starts, at its ascender."""
    ink, left, top = mask_of(words, face, size)
    line = Image.new("RGBA", ink.size, colour)
    line.putalpha(with_firm_edges(ink, (0, 0), 1)[0])
    return Sprite(line, -left, -top)
