"""Continue from the menu: the newest unfinished match, also after a kill or a power cut (UX-64)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.scenes.wording import game_name, turn_name
from app.text.names import shown_names

if TYPE_CHECKING:
    from app.ui.program import Program
    from saves.document import Head
    from saves.errors import BadSave, CannotWrite
    from saves.recovery import Unfinished


def waiting_tables(app: Program) -> list[Unfinished]:
    """The matches that can be continued, newest first; a journal that cannot be used is passed over here."""
    if app.places is None or not app.places.has_matches():
        return []  # the menu of a new player loads neither rules nor saves (P14)
    from app.scenes import launch
    from rules import known
    from saves.recovery import unfinished

    store = launch.store_of(app)
    if store is None:
        return []
    return [each for each in unfinished(store) if each.head is not None and each.head.game in known()]


def cut_off(app: Program, game: str, mark: str) -> str:
    """The unfinished match with this mark, by a power cut or because somebody got up; "" where there is none."""
    from contextlib import suppress

    from app.scenes import launch
    from saves.errors import BadSave
    from saves.recovery import recover_match

    store = launch.store_of(app)
    for one in waiting_tables(app):
        if store is not None and one.head is not None and one.head.game == game:
            with suppress(BadSave):
                if mark in recover_match(store, one.match).document.marks:
                    return one.match
    return ""


def continue_caption(app: Program) -> str:
    """What the menu says below Continue: the newest table, and where the others are; nothing: an empty text."""
    found = waiting_tables(app)
    if not found or found[0].head is None:
        return ""
    line = head_line(app, found[0].head)
    return f"{line} · {app.texts('continue-more', count=len(found) - 1)}" if len(found) > 1 else line


def head_line(app: Program, head: Head) -> str:
    return app.texts(
        "load-line",
        game=game_name(app.ctx.texts, head.game),
        turn=turn_name(app.ctx.texts, head.game, head.meta.turn),
        names=shown_names(app.ctx.texts, head.meta.seats),
    )


def open_continue(app: Program) -> None:
    from app.scenes import launch

    found = waiting_tables(app)
    if found and found[0].head is not None:
        match = found[0].match
        opening(app, head_line(app, found[0].head), lambda: launch.resume(app, match))


def opening(app: Program, line: str, sit_down: Callable[[], None]) -> None:
    """Say at once which table is being opened, then open it: a long game is read for seconds (UX-101)."""
    from app.ui.dialog import Dialog
    from saves.errors import BadSave, CannotWrite

    host = app.scene.host
    told = host.open(Dialog(app.texts("load-opening"), line, [], id="opening"))
    told.warming = None  # in the very next frame

    def open_it() -> None:
        host.close(told)
        try:
            sit_down()
        except (BadSave, CannotWrite) as trouble:  # perhaps another copy has taken the table up a moment ago
            tell_trouble(app, trouble)

    app.later(open_it)


def tell_trouble(app: Program, trouble: BadSave | CannotWrite) -> None:
    """What is wrong with a file, and the newest good one as a way out (UX-67, UX-96)."""
    from pathlib import Path

    from app.scenes import launch
    from app.ui.buttons import Button
    from app.ui.dialog import Dialog
    from app.ui.labels import Paragraph
    from app.ui.layout import Column

    texts, host = app.texts, app.scene.host
    place = getattr(trouble, "place", "")
    words = [texts(trouble.reason_id, **trouble.params)]
    words.append(texts("load-where", file=Path(trouble.file).name, place=place or "–"))
    words.append(texts("load-kept"))
    store = launch.store_of(app)
    other = store.newest_good(besides=Path(trouble.file)) if store else None
    buttons = [Button(texts("close"), host.close, id="default")]
    if other is not None and other.head is not None and store is not None:
        words.append(texts("load-offer", line=head_line(app, other.head)))
        path = other.path
        buttons.append(
            Button(
                texts("load-newest"),
                lambda: launch.load(app, store.load(path)),
                kind="main",
                icon="load",
                id="newest-good",
            )
        )
    body = Column([Paragraph(word, prefer=520) for word in words], gap=10)
    host.open(Dialog(texts("load-broken"), body, buttons, width=600))
