"""The actions of the table and their keys; all can be changed in the settings (UX-78)."""

from __future__ import annotations

from app.ui.input import declare

CALL_OUTS = tuple(f"call-out-{number}" for number in range(1, 7))

declare("table", "inspect", "i", pad=("x",))
declare("table", "pin", "p", pad=("back+rt",))
declare("table", "actions", "menu", "application", "shift+f10", pad=("y",))
declare("table", "end", "e", pad=("start",))
declare("table", "undo", "ctrl+z", pad=("back+x",))
declare("table", "redo", "ctrl+y", "ctrl+shift+z", pad=("back+lb",))
declare("table", "hint", "h", pad=("back+a",))
declare("table", "log", "l", pad=("back",))
declare("table", "zoom-in", "+", "=", pad=("rt",))
declare("table", "zoom-out", "-", pad=("lt",))
declare("table", "home", "home", pad=("stick-r",))
declare("table", "pan-left", "ctrl+left", pad=("look-left",))
declare("table", "pan-right", "ctrl+right", pad=("look-right",))
declare("table", "pan-up", "ctrl+up", pad=("look-up",))
declare("table", "pan-down", "ctrl+down", pad=("look-down",))
declare("table", "overview", "o", pad=("stick-l",))
declare("table", "bare", "b", pad=("back+lt",))
declare("table", "why", "f1", pad=("back+pad-down",))
declare("table", "all-alike", "a", "shift+return", "shift+space", pad=("back+pad-up",))
declare("table", "fast", "f", pad=("back+rb",))
declare("table", "step-on", "n", pad=("back+start",))
declare("table", "hide", "backspace", pad=("back+b",))
declare("table", "recap", "r", pad=("back+y",))
for _number, _name in enumerate(CALL_OUTS):
    declare("table", _name, f"f{5 + _number}")
