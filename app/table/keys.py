"""The actions of the table and their keys; all can be changed in the settings (UX-78)."""

from __future__ import annotations

from app.ui.input import declare

CALL_OUTS = tuple(f"call-out-{number}" for number in range(1, 7))

declare("table", "inspect", "i", pad=("x",))
declare("table", "pin", "p")
declare("table", "actions", "menu", "application", "shift+f10", pad=("y",))
declare("table", "end", "e", pad=("start",))
declare("table", "undo", "ctrl+z")
declare("table", "redo", "ctrl+y", "ctrl+shift+z")
declare("table", "hint", "h")
declare("table", "log", "l", pad=("back",))
declare("table", "zoom-in", "+", "=", pad=("rt",))
declare("table", "zoom-out", "-", pad=("lt",))
declare("table", "home", "home", pad=("stick-r",))
declare("table", "pan-left", "ctrl+left", pad=("look-left",))
declare("table", "pan-right", "ctrl+right", pad=("look-right",))
declare("table", "pan-up", "ctrl+up", pad=("look-up",))
declare("table", "pan-down", "ctrl+down", pad=("look-down",))
declare("table", "overview", "o", pad=("stick-l",))
declare("table", "bare", "b")
declare("table", "why", "f1")
declare("table", "all-alike", "a", "shift+return", "shift+space")
declare("table", "fast", "f")
declare("table", "step-on", "n")
declare("table", "hide", "backspace")
declare("table", "recap", "r")
for _number, _name in enumerate(CALL_OUTS):
    declare("table", _name, f"f{5 + _number}")
