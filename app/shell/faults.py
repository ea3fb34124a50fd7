"""What the window writes about itself: error log, report files, screenshots; all through saves/."""

from __future__ import annotations

import io
import logging
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from saves.document import Document
    from saves.places import Places

log = logging.getLogger(__name__)


def note_fault(places: Places | None, error: BaseException) -> None:
    """One entry in the error log; never a second fault because of it."""
    log.error("unexpected fault", exc_info=error)
    if places is not None:
        from saves.reports import ErrorLog

        ErrorLog(places).add_error(error)


def keep_report(
    places: Places | None, error: BaseException, document: Document | None = None, *, private: bool = False
) -> str:
    """Write a report file without personal data; its name, or nothing where it cannot be written (UX-97)."""
    if places is None:
        return ""
    from app.version import VERSION
    from saves.errors import CannotWrite
    from saves.reports import write_report

    try:
        return write_report(places, error, document, VERSION, private=private).name
    except (CannotWrite, OSError) as refused:
        log.warning("report was not written: %s", refused)
        return ""


def keep_picture(places: Places | None, surface: pygame.Surface) -> str:
    """Write a screenshot; its file name, or nothing where it cannot be written."""
    if places is None:
        return ""
    from saves.disk import Disk, write_atomically
    from saves.errors import CannotWrite

    png = io.BytesIO()
    pygame.image.save(surface, png, "picture.png")
    path = places.screenshots / f"orrery-{datetime.now():%Y%m%d-%H%M%S-%f}.png"
    try:
        write_atomically(Disk(), path, png.getvalue())
    except (CannotWrite, OSError) as refused:
        log.warning("screenshot was not written: %s", refused)
        return ""
    return path.name
