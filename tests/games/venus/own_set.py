"""A set of somebody's own for this game (see tests/app/own_sets.py)."""

from typing import Any

from tests.app.own_sets import OwnSet


class VenusSet(OwnSet):
    def may_be_added(self, kind: str, entry: dict[str, Any]) -> bool:
        return kind in ("tile", "card")


OWN_SET = VenusSet()
