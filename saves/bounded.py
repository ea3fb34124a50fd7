"""Reading a file that may be no file, or far too large; small, because every start of the program needs it (P12)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from saves.errors import BadSave

MAX_BYTES = 16 * 1024 * 1024


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A plain file for reading; a device or a pipe could block or never end, so those are refused."""
    try:
        if path.exists() and not path.is_file():
            raise BadSave(path, "", "save-not-ours")
        with path.open("rb") as file:
            yield file
    except FileNotFoundError:
        raise BadSave(path, "", "save-missing") from None
    except OSError as error:
        raise BadSave(path, "", "save-unreadable", {"error": type(error).__name__}) from error


def read_bytes(path: Path, limit: int = MAX_BYTES) -> bytes:
    """The bytes of a file that is not too large; never reads more than the limit."""
    with opened(path) as file:
        data = file.read(limit + 1)
        if len(data) > limit:
            size = max(os.fstat(file.fileno()).st_size, len(data))
            raise BadSave(path, "", "save-too-large", {"size": size, "limit": limit})
    return data
