"""The page of keys and pad buttons: search, change, conflict warning, reset (UX-78)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from app.games import manifests
from app.text.sorting import found
from app.ui.buttons import IconButton
from app.ui.context import DIM, STRONG
from app.ui.controls import Pair
from app.ui.fields import KeyCapture, TextField
from app.ui.input import ACTIONS, Action, Bindings, Chord
from app.ui.key_names import chord_label, pad_label
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Space, Wrap
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.scenes.options import OptionsScene


def declare_all() -> None:
    """Modules that declare further actions are loaded, so that the page shows all keys before the first game."""
    games = (game.module(keys) for game in manifests() for keys in game.keys)
    for module in ("app.table.keys", *games):
        import_module(module)


def keys_page(scene: OptionsScene) -> Widget:
    """All bindable actions by group; a search narrows them by name or key."""
    rows: list[Widget] = [
        TextField(
            scene.search,
            lambda text: _search(scene, text),
            hint=scene.texts("keys-search"),
            icon="search",
            id="keys-search",
            width=420,
        ),
        Paragraph(scene.texts("keys-line"), DIM, prefer=560),
    ]
    declare_all()
    groups: dict[str, list[Action]] = {}
    for action in ACTIONS.values():
        if _wanted(scene, action):
            groups.setdefault(action.group, []).append(action)
    for group, actions in groups.items():
        rows.append(Caps(scene.texts(f"action-group-{group}")))
        rows += [_row(scene, action) for action in actions]
    if not groups:
        rows.append(Paragraph(scene.texts("keys-none"), prefer=420))
    return Column(rows, gap=12)


def _search(scene: OptionsScene, text: str) -> None:
    """Narrow the list while typing; the field keeps its cursor because only its neighbours are made anew."""
    scene.search = text
    old = scene.host.focused
    cursor = getattr(old, "cursor", len(text))
    scene.rebuild()
    field = scene.host.focused
    if isinstance(field, TextField):
        field.cursor = field.anchor = min(cursor, len(text))


def _wanted(scene: OptionsScene, action: Action) -> bool:
    bindings = scene.app.input.bindings
    keys = " ".join(chord_label(scene.texts, chord) for chord in bindings.chords(action.name))
    return found(scene.search, f"{scene.texts(f'action-{action.name}')} {keys}")


def _row(scene: OptionsScene, action: Action) -> Widget:
    bindings = scene.app.input.bindings
    name = scene.texts(f"action-{action.name}")
    lines: list[Widget] = [Paragraph(name, STRONG, prefer=300)]
    clashes = [*bindings.conflicts(action.name), *bindings.conflicts(action.name, "gamepad")]
    if clashes:
        others = ", ".join(scene.texts(f"action-{clash}") for clash in dict.fromkeys(clashes))
        warning = scene.texts("keys-conflict", others=others)
        lines.append(Paragraph(f"<icon:warning> {warning}", DIM.coloured("warn"), markup=True, prefer=300))
    controls: list[Widget] = [
        _capture(scene, action, "keyboard", bool(bindings.conflicts(action.name))),
        _capture(scene, action, "gamepad", bool(bindings.conflicts(action.name, "gamepad"))),
    ]
    if action.name in bindings.keys or action.name in bindings.pad:
        tip = scene.texts("keys-reset-one", name=name)
        controls.append(IconButton("undo", lambda: _reset(scene, action), tip, id=f"reset-{action.name}"))
    else:
        controls.append(Space(width=36))  # keeps the columns in line with changed rows
    return Pair(Column(lines, gap=2), Wrap(controls, gap=10))


def _capture(scene: OptionsScene, action: Action, device: str, warn: bool) -> Widget:
    chords = scene.app.input.bindings.chords(action.name, device)
    worded = chord_label if device == "keyboard" else pad_label
    shown = " · ".join(worded(scene.texts, chord) for chord in chords) or scene.texts(f"keys-unset-{device}")
    return KeyCapture(
        shown,
        scene.texts(f"keys-press-{device}"),
        lambda chord: _bind(scene, action, device, chord),
        id=f"{device}-{action.name}",
        tip=scene.texts(f"keys-change-{device}"),
        warn=warn,
    )


def _bind(scene: OptionsScene, action: Action, device: str, chord: Chord) -> None:
    """The new key replaces the old ones; a key of the other device is not meant here."""
    if chord.device != device:
        return
    setting = "keys" if device == "keyboard" else "pad"
    scene.app.settings[setting] = {**scene.app.settings[setting], action.name: [chord.name]}
    others = Bindings(scene.app.settings["keys"], scene.app.settings["pad"]).conflicts(action.name, device)
    if others:
        names = ", ".join(scene.texts(f"action-{name}") for name in others)
        scene.app.say("keys-conflict", others=names, icon="warning", role="warn")


def _reset(scene: OptionsScene, action: Action) -> None:
    for setting in ("keys", "pad"):
        kept = {name: chords for name, chords in scene.app.settings[setting].items() if name != action.name}
        scene.app.settings[setting] = kept
