"""Continue from the menu: the newest unfinished match, also after a kill or a power cut (UX-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.scenes.names import shown_name
from app.scenes.wording import game_name

if TYPE_CHECKING:
    from app.main import App
    from saves import BadSave, CannotWrite, Head, Unfinished


def newest(app: App) -> Unfinished | None:
    """The match that Continue would take up; a journal that cannot be used is passed over here."""
    if app.places is None or not app.places.has_matches():
        return None  # the menu of a new player loads neither rules nor saves (P14)
    from app.scenes import launch
    from rules import known
    from saves import unfinished

    store = launch.store_of(app)
    if store is None:
        return None
    usable = [each for each in unfinished(store) if each.head is not None and each.head.game in known()]
    return usable[0] if usable else None


def continue_caption(app: App) -> str:
    """What the menu says below Continue; nothing to continue: an empty text."""
    found = newest(app)
    return "" if found is None or found.head is None else head_line(app, found.head)


def head_line(app: App, head: Head) -> str:
    names = ", ".join(shown_name(app.ctx.texts, seat.name) for seat in head.meta.seats)
    return app.texts("load-line", game=game_name(app.ctx.texts, head.game), turn=head.meta.turn, kind=head.game,
                     names=names)


def open_continue(app: App) -> None:
    from app.scenes import launch
    from saves import BadSave, CannotWrite

    found = newest(app)
    if found is None:
        return
    try:
        launch.resume(app, found.match)
    except (BadSave, CannotWrite) as trouble:
        tell_trouble(app, trouble)


def tell_trouble(app: App, trouble: BadSave | CannotWrite) -> None:
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
        buttons.append(Button(texts("load-newest"), lambda: launch.load(app, store.load(path)), kind="main",
                              icon="load", id="newest-good"))
    body = Column([Paragraph(word, prefer=520) for word in words], gap=10)
    host.open(Dialog(texts("load-broken"), body, buttons, width=600))
