"""Result files of other copies of the program: chosen from the exchange folder or a stick, checked, entered."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from app.scenes.draft import MOST_NAME_LENGTH
from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Paragraph
from app.ui.layout import Column
from rules.tournament import Reported
from rules.tournament.entries import FROM_FILE
from rules.tournament.tournament import same_name
from saves.results import ENDING, BadResult, ProvenResult, read_result

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene
    from app.ui.widget import Widget
    from rules.tournament import Tournament

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
    """The result of a checked file becomes an entry, or the reason why not is told."""
    if isinstance(proven, BadResult):
        tell_bad(desk, name, proven)
        return
    try:
        entry = entry_of(desk.t, proven)
    except BadResult as bad:
        tell_bad(desk, name, bad)
        return
    if desk.enter(entry):
        desk.shown_round, desk.table = entry.round, entry.table
        desk.page = "round"
        desk.drop_result()
        desk.app.say("tournament-file-entered", name=name, icon="check", role="good")


def tell_bad(desk: DeskScene, name: str, bad: BadResult) -> None:
    why = desk.texts(bad.cause.reason_id, **bad.cause.params) if bad.cause is not None else ""
    desk.app.say(f"tournament-file-{bad.id}", name=name, why=why, icon="warning", role="warn", **bad.params)


def _player_called(t: Tournament, name: str) -> int | None:
    """The player of this name; a name that is too long for the new-game screen of the other copy is cut off there."""
    whole = t.number_of(name)
    if whole is not None:
        return whole
    longer = [one.number for one in t.players if len(one.name) > MOST_NAME_LENGTH]
    fitting = [one for one in longer if same_name(t.name(one)[:MOST_NAME_LENGTH], name)]
    return fitting[0] if len(fitting) == 1 else None


def entry_of(t: Tournament, proven: ProvenResult) -> Reported:
    """The open table at which exactly these players sit; `BadResult` where there is none."""
    if proven.game != t.opened.game:
        raise BadResult("other-game")
    if any(proven.options.get(name) != value for name, value in t.format.options.items()):
        raise BadResult("options")
    players = [_player_called(t, name) for name in proven.names]
    for number, table in enumerate(t.current.tables if t.current is not None else ()):
        if None not in players and sorted(table.players) == sorted(player for player in players if player is not None):
            places = tuple(tuple(p for seat in group if (p := players[seat]) is not None) for group in proven.places)
            return Reported(len(t.rounds) - 1, number, len(table.results), places, FROM_FILE, proven.proof)
    raise BadResult("players", names=", ".join(proven.names))
