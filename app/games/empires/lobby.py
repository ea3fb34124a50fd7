"""What Űrbirodalmak adds to the new-game screen: switches that go well together."""

from __future__ import annotations

from app.scenes.lobby import Preset
from rules.empires.presets import PRESETS as SWITCHES

PRESETS = tuple(Preset(name, options) for name, options in SWITCHES.items())
FIRST = "learn"
SEATS = ("human", "pilot")
