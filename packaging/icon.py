"""Draw the program's icon: orrery.png for Linux, orrery.ico for Windows, orrery.icns for macOS, from one picture."""

from __future__ import annotations

import io
import os
import struct
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from art.trays import app_icon

SIZES = (16, 32, 48, 256)
MAC_SIZES = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def drawn(size: int) -> bytes:
    png = io.BytesIO()
    pygame.image.save(app_icon(size), png, "icon.png")
    return png.getvalue()


def icon_set(pictures: dict[bytes, bytes]) -> bytes:
    """An .icns file is a row of named PNG pictures, each with its length."""
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    pictures = [drawn(size) for size in SIZES]
    (folder / "orrery.png").write_bytes(drawn(256))
    # An .ico file is a small directory followed by PNG pictures.
    offset = 6 + 16 * len(SIZES)
    head = struct.pack("<HHH", 0, 1, len(SIZES))
    for size, data in zip(SIZES, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    (folder / "orrery.ico").write_bytes(head + b"".join(pictures))
    (folder / "orrery.icns").write_bytes(icon_set({kind: drawn(size) for kind, size in MAC_SIZES.items()}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
