"""The keys of Űrbirodalmak besides those of every table; all can be changed in the settings (UX-78)."""

from __future__ import annotations

from app.games.empires.battle.standing import RESOLVE
from app.ui.input import declare

declare("table", RESOLVE, "x")
