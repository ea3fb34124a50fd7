"""Parts of pictures by name; every module of parts adds its own."""

from __future__ import annotations

from collections.abc import Callable

from art.scenery.notation import PartLine
from art.scenery.pen import Pen

Part = Callable[[Pen, PartLine], None]
PARTS: dict[str, Part] = {}


def part(name: str) -> Callable[[Part], Part]:
    """Make a drawing function a part that pictures may name."""

    def keep(draw: Part) -> Part:
        if name in PARTS:
            raise ValueError(f"two parts are called {name}")
        PARTS[name] = draw
        return draw

    return keep
