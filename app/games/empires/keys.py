"""The keys of Űrbirodalmak besides those of every table; all can be changed in the settings (UX-78)."""

from __future__ import annotations

from app.ui.input import declare

RESOLVE = "resolve-round"

declare("table", RESOLVE, "g")
