"""How far pictures are from the first one: small copies, compared point by point. Prints one number for each."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Any

SMALL = (320, 180)


def points(path: str) -> bytes:
    import pygame

    picture = pygame.image.load(path) if path.endswith(".png") else screen(Path(path).read_bytes())
    return pygame.image.tobytes(pygame.transform.smoothscale(picture, SMALL), "RGB")


def screen(data: bytes) -> Any:
    """The picture in a screen's memory: a head, a table of colours, and four bytes for each point."""
    import pygame

    head = struct.unpack(">25I", data[:100])
    begin, wide, high = head[0] + 12 * head[19], head[4], head[5]
    picture = pygame.image.frombuffer(data[begin : begin + 4 * wide * high], (wide, high), "BGRA")
    return pygame.image.frombytes(pygame.image.tobytes(picture, "RGB"), (wide, high), "RGB")


if __name__ == "__main__":
    seen, *others = map(points, sys.argv[1:])
    print(*(sum(abs(a - b) for a, b in zip(seen, other, strict=True)) for other in others))
