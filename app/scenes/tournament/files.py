"""Result files of other copies of the program: chosen from the exchange folder or a stick, checked, entered."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.scenes.tournament.proof import doubts_about, entry_of
from app.scenes.tournament.wording import numbered, table_name
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Divider, Paragraph
from app.ui.layout import Column
from rules.tournament import Reported
from rules.tournament.tournament import LONGEST_NOTE
from saves.results import ENDING, BadResult, ProvenResult, read_result

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene
    from app.ui.widget import Widget

MOST_LISTED = 30


def sticks() -> list[Path]:
    """Where a stick may be found on this system; looking there finds out whether one is in."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in "DEFGHIJ"]
    roots = [Path("/Volumes"), Path("/media"), Path("/run/media"), Path("/mnt")]
    found: list[Path] = []
    for root in roots:
        try:
            first = [path for path in root.iterdir() if path.is_dir()]
            found += first
            for path in first:
                found += [deeper for deeper in path.iterdir() if deeper.is_dir()] if root.name == "media" else []
        except OSError:
            continue
    return found


def found_files(folders: list[Path]) -> list[Path]:
    """The result files in these folders, the latest first."""
    files: list[tuple[float, Path]] = []
    for folder in folders:
        try:
            files += [(path.stat().st_mtime, path) for path in folder.glob(f"*{ENDING}") if path.is_file()]
        except OSError:
            continue
    return [path for _, path in sorted(files, reverse=True)][:MOST_LISTED]


def open_files(desk: DeskScene) -> None:
    """Choose a file, or type where it lies."""
    host, texts = desk.host, desk.texts
    assert desk.app.places is not None
    exchange = desk.app.places.data / "exchange"

    def take(path: Path) -> None:
        host.close()
        take_result(desk, path)

    field = TextField(
        "", hint=texts("load-path"), most=400, on_submit=lambda text: take(_path(text)), id="path", width=520
    )
    rows: list[Widget] = [Paragraph(texts("tournament-files-line", folder=str(exchange)), DIM, prefer=560)]
    rows += [
        Button(path.name.removesuffix(ENDING), partial(take, path), icon="load", align="left", tip=str(path))
        for path in found_files([exchange, *sticks()])
    ]
    rows.append(field)
    buttons = [
        Button(texts("cancel"), host.close, id="default"),
        Button(texts("load-import-path"), lambda: take(_path(field.text)), icon="load", id="take-path"),
    ]
    host.open(Dialog(texts("tournament-files"), Column(rows, gap=10), buttons, width=640))


def _path(text: str) -> Path:
    return Path(text.strip()).expanduser()


def take_result(desk: DeskScene, path: Path) -> None:
    """Check a file beside the frames, because its game is played again; then enter what it proves."""

    def check() -> None:
        try:
            proven: ProvenResult | BadResult = read_result(path)
        except BadResult as bad:
            proven = bad
        desk.checked.append((path.name, proven))

    desk.app.say("tournament-file-checking", name=path.name)
    desk.app.beside(("result", str(path)), check)


def enter_result(desk: DeskScene, name: str, proven: ProvenResult | BadResult) -> None:
    """The result of a checked file becomes an entry, or the reason why not is told; doubts are for the judge."""
    if isinstance(proven, BadResult):
        tell_bad(desk, name, proven)
        return
    try:
        entry = entry_of(desk.t, proven)
    except BadResult as bad:
        tell_bad(desk, name, bad)
        return
    doubts = doubts_about(desk.app, desk.t, proven, entry)
    if doubts:
        _ask_judge(desk, name, entry, [desk.texts(f"tournament-doubt-{doubt.id}", **doubt.words) for doubt in doubts])
    else:
        _enter(desk, name, entry)


def _enter(desk: DeskScene, name: str, entry: Reported) -> None:
    if desk.enter(entry):
        desk.shown_round, desk.table = entry.round, entry.table
        desk.page = "round"
        desk.drop_result()
        desk.app.say("tournament-file-entered", name=name, icon="check", role="good")


def _ask_judge(desk: DeskScene, name: str, entry: Reported, doubts: list[str]) -> None:
    """What the game does not prove, or what is unusual about it; without the judge it does not count."""
    host, texts, t = desk.host, desk.texts, desk.t

    def agreed() -> None:
        host.close()
        note = " ".join(doubts)
        cut = note if len(note) <= LONGEST_NOTE else note[: LONGEST_NOTE - 1] + "…"
        _enter(desk, name, replace(entry, note=cut))
        desk.rebuild()

    order = " · ".join(f"{place}. {', '.join(map(t.name, group))}" for place, group in numbered(entry.places))
    where = table_name(desk.ctx.texts, t, entry.round, entry.table)
    rows: list[Widget] = [
        Paragraph(texts("tournament-doubts-line", name=name), prefer=560),
        *(Paragraph(f"• {doubt}", prefer=560) for doubt in doubts),
        Divider(),
        Paragraph(f"{where}: {order}", STRONG, prefer=560),
    ]
    buttons = [
        Button(texts("tournament-doubts-no"), host.close, id="default"),
        Button(texts("tournament-doubts-yes"), agreed, kind="danger", icon="check", id="count-it"),
    ]
    host.open(Dialog(texts("tournament-judge"), Column(rows, gap=10), buttons, width=640))


def tell_bad(desk: DeskScene, name: str, bad: BadResult) -> None:
    why = desk.texts(bad.cause.reason_id, **bad.cause.params) if bad.cause is not None else ""
    desk.app.say(f"tournament-file-{bad.id}", name=name, why=why, icon="warning", role="warn", **bad.params)
