"""Draw the program's icon: orrery.png for Linux, orrery.ico for Windows, both from our own picture."""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from art.trays import app_icon

SIZES = (16, 32, 48, 256)


def png(size: int, path: Path) -> bytes:
    pygame.image.save(app_icon(size), str(path))
    return path.read_bytes()


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures = [png(size, folder / f"icon-{size}.png") for size in SIZES]
    png(256, folder / "orrery.png")
    # An .ico file is a small directory followed by PNG pictures.
    offset = 6 + 16 * len(SIZES)
    head = struct.pack("<HHH", 0, 1, len(SIZES))
    for size, data in zip(SIZES, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    (folder / "orrery.ico").write_bytes(head + b"".join(pictures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
