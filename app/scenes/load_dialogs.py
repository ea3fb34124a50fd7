"""Small dialogs of the browser of saves: a name, and files that come and go through one exchange folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.scenes.load import LoadScene
    from app.ui.scene import Scene
    from saves.store import SaveEntry

MOST_LISTED = 40
ENDING = ".orrery.json"


def ask_name(
    scene: Scene, name: str, give: Callable[[str], None], title: str = "load-rename", hint: str = "load-name"
) -> None:
    """A dialog with one line to type."""
    host, texts = scene.host, scene.texts

    def done(text: str) -> None:
        host.close()
        give(text)

    field = TextField(name, hint=texts(hint), most=60, on_submit=done, id="default-name", width=420)
    buttons = [
        Button(texts("cancel"), host.close),
        Button(texts("load-name-keep"), lambda: done(field.text), kind="main", icon="check"),
    ]
    host.open(Dialog(texts(title), field, buttons))


def exchange_folder(scene: LoadScene) -> Path:
    """Saves to give away lie here, and those one was given are looked for here."""
    assert scene.app.places is not None
    return scene.app.places.data / "exchange"


def export(scene: LoadScene, entry: SaveEntry) -> None:
    """A copy in the exchange folder; the notice says where."""
    from saves.disk import free_path

    assert scene.store is not None
    stem = entry.path.name.removesuffix(ENDING)
    target = free_path(exchange_folder(scene), stem, ENDING)
    scene.store.export_to(entry.path, target)
    scene.app.say("load-exported", path=str(target), icon="check", role="good")


def import_dialog(scene: LoadScene) -> None:
    """Files of the exchange folder to choose from, or any path that is typed."""
    host, texts = scene.host, scene.texts
    folder = exchange_folder(scene)
    try:
        files = sorted(path for path in folder.iterdir() if path.name.endswith(ENDING))[:MOST_LISTED]
    except OSError:
        files = []

    def import_file(path: Path) -> None:
        host.close()
        _take_in(scene, path)

    def import_typed(text: str) -> None:
        import_file(Path(text.strip()).expanduser())

    field = TextField("", hint=texts("load-path"), most=400, on_submit=import_typed, id="path", width=520)
    rows: list[Widget] = [Paragraph(texts("load-import-line", folder=str(folder)), DIM, prefer=560)]
    rows += [
        Button(path.name.removesuffix(ENDING), partial(import_file, path), icon="load", align="left") for path in files
    ]
    rows.append(field)
    buttons = [
        Button(texts("cancel"), host.close, id="default"),
        Button(texts("load-import-path"), lambda: import_typed(field.text), icon="load"),
    ]
    host.open(Dialog(texts("load-import"), Column(rows, gap=10), buttons, width=640))


def _take_in(scene: LoadScene, path: Path) -> None:
    from app.scenes.resume import tell_trouble
    from saves.errors import BadSave, CannotWrite

    assert scene.store is not None
    try:
        scene.store.import_from(path)
    except BadSave as bad:
        tell_trouble(scene.app, bad)
        return
    except CannotWrite as trouble:
        scene.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
        return
    scene.app.say("load-imported", name=path.name.removesuffix(ENDING), icon="check", role="good")
    scene.read()
    scene.rebuild()
