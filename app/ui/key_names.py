"""How keys and pad buttons are called on screen; they follow what the player bound and the device in use (UX-78)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.text.texts import message_id
from app.ui.lettering import escape

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.context import Context

# Keys with names instead of letters; the wording is `key-<name>`.
NAMED = (
    "up",
    "down",
    "left",
    "right",
    "return",
    "escape",
    "tab",
    "space",
    "ctrl",
    "alt",
    "shift",
    "backspace",
    "delete",
    "home",
    "end",
    "page up",
    "page down",
    "insert",
    "menu",
    "application",
)


def chord_label(texts: Callable[..., str], chord: str) -> str:
    """`ctrl+z` as the player reads it."""
    parts = chord.split("+") if not chord.endswith("+") else [*chord[:-1].rstrip("+").split("+"), "+"]
    return "+".join(
        texts(message_id("key", part.replace(" ", "-"))) if part in NAMED else part.upper() for part in parts if part
    )


def pad_label(texts: Callable[..., str], button: str) -> str:
    shift, _, button = button.rpartition("+")
    if shift:
        return f"{pad_label(texts, shift)}+{pad_label(texts, button)}"
    if button.startswith(("pad-", "stick-", "look-")):
        return texts(message_id("button", button))
    return button.upper()


def key_label(ctx: Context, action: str) -> str:
    """The first key of an action on the device in use (the mouse has the keyboard beside it); empty: it has none.

    Some actions have no pad button; then the key is told.
    """
    buttons = ctx.bindings.chords(action, "gamepad") if ctx.device == "gamepad" else ()
    if buttons:
        return pad_label(ctx.texts, buttons[0])
    chords = ctx.bindings.chords(action)
    return chord_label(ctx.texts, chords[0]) if chords else ""


def with_key(ctx: Context, tip: str, action: str) -> str:
    """A tooltip with the key of the action it tells about."""
    key = key_label(ctx, action) if action else ""
    return ctx.texts("tip-with-key", tip=tip, key=escape(key)) if tip and key else tip
