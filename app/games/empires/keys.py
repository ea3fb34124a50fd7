"""The keys of Űrbirodalmak besides those of every table; all can be changed in the settings (UX-78)."""

from __future__ import annotations

from app.ui.input import declare

RESOLVE, NEXT_GROUP, GO_ON = "resolve-round", "next-group", "go-on"

declare("table", RESOLVE, "g", pad=("back+pad-left",))
declare("table", NEXT_GROUP, "c", pad=("back+pad-right",))
declare("table", GO_ON, "v", pad=("back+stick-r",))
