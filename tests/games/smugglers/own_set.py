"""A set of somebody's own for this game (see tests/app/own_sets.py)."""

from tests.app.own_sets import OwnSet


class SmugglersSet(OwnSet):
    replaces_always = True  # it counts its cards
    has_steps = False

    def renames(self, kind: str) -> bool:
        return kind == "sector"


OWN_SET = SmugglersSet()
