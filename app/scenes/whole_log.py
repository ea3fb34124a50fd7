"""The full log of a finished game: to read, to copy, to export as plain text (UX-56, UX-57)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import datetime

import pygame

from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.labels import Paragraph
from app.ui.layout import Column
from app.ui.scene import Scene

_MARKUP = re.compile(r"<[^<>]*>")


def plain(lines: Sequence[str]) -> str:
    """The log without links and icons."""
    return "\n".join(_MARKUP.sub("", line) for line in lines)


def open_log(scene: Scene, lines: Sequence[str], say: Callable[..., None]) -> None:
    """A long page with two ways to take it along."""
    texts, host, text = scene.texts, scene.host, plain(lines)

    def copy() -> None:
        try:
            pygame.scrap.put_text(text)
            say("result-log-copied", icon="check", role="good")
        except pygame.error:
            say("result-log-not-copied", icon="warning", role="warn")

    def export() -> None:
        from saves.errors import CannotWrite
        from saves.files import write_text

        places = scene.app.places
        if places is None:
            say("notice-not-written", icon="warning", role="warn")
            return
        path = places.data / "exchange" / f"orrery-log-{datetime.now():%Y%m%d-%H%M%S}.txt"
        try:
            write_text(path, text + "\n")
            say("load-exported", path=str(path), icon="check", role="good")
        except CannotWrite as trouble:
            say(trouble.reason_id, icon="warning", role="warn", **trouble.params)

    body = Column([Paragraph(line, DIM, prefer=700) for line in text.split("\n")], gap=2)
    buttons = [
        Button(texts("result-log-copy"), copy),
        Button(texts("result-log-export"), export, icon="save"),
        Button(texts("close"), host.close, kind="main", id="default"),
    ]
    host.open(Dialog(texts("result-log"), body, buttons, width=760))
