"""Where an empire begins, chosen on the map (D-01, D-02): a hex that is added to the home, and the Homeworld."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.games.empires.plan import hex_of
from app.table.choose import FormThings
from app.table.model import Id
from rules import Form, One
from rules.empires.questions import GAME_HOME

HOMEWORLD, EXTRA = "homeworld", "extra"


class HomeThings(FormThings):
    """A touch adds a hex to the home; if it is added already, the Homeworld goes there where it may (SE-21.1)."""

    def touched(self, decision: Form, filled: Mapping[str, Any], thing: Id) -> dict[str, Any]:
        fields, hex = dict(decision.fields), hex_of(thing)
        home, extra = fields.get(HOMEWORLD), fields.get(EXTRA)
        if decision.prompt != GAME_HOME or not isinstance(home, One) or not isinstance(extra, One):
            return {}
        if hex not in extra.options:
            return {}
        if filled[EXTRA] == hex and hex in home.options:
            return {HOMEWORLD: hex}
        if filled[HOMEWORLD] in extra.options:  # it cannot stay where nothing is added any more
            return {EXTRA: hex, HOMEWORLD: decision.opening()[HOMEWORLD]}
        return {EXTRA: hex}
