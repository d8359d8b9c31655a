"""How well what is chosen in Monster Cube fits a claim, so that the taps to it are found soon."""

from __future__ import annotations

from typing import Any

from cogs.games.look import AnyLook
from cogs.games.monster_cube.draft import Draft
from engine.monster_cube.news import Fault


def nearness(look: AnyLook, action: Any) -> int:
    """Drafts are a move and tiles: those of the action are to be chosen, and no others."""
    draft, move = Draft.read(look), getattr(action, "move", None)
    wanted = {face // 3 for face in getattr(action, "faces", ())}
    if (draft.tile, draft.moving) != (move and move.tile, move is not None):
        return -100 + 10 * (draft.moving and draft.tile is None and move is not None)
    other_place = draft.move is not None and draft.move != move
    return (
        len(wanted & {*draft.chosen})
        - 20 * len({*draft.tiles} - wanted)
        - 50 * other_place
        + bool(draft.move)
    )


def is_spared(look: AnyLook, action: Any) -> bool:
    """Faces that form nothing, or are shown without the tile that was moved (MC3, MC5.5)."""
    if getattr(action, "faces", None) is None:
        return False
    last = getattr(look.ask(action), "last", None)
    return getattr(last, "fault", None) in (Fault.NO_SHAPE, Fault.UNUSED, Fault.RIBBON)
