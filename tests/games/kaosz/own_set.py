"""A set of somebody's own for this game (see tests/app/own_sets.py)."""

from typing import Any

from tests.app.own_sets import OwnSet, own


class KaoszSet(OwnSet):
    has_steps = False

    def references(self, kind: str, entry: dict[str, Any]) -> dict[str, Any]:
        if kind != "deck":
            return {}
        made = {"cards": {own(card): count for card, count in entry["cards"].items()}}
        if "substitutes" in entry:
            made["substitutes"] = {own(one): own(other) for one, other in entry["substitutes"].items()}
        return made

    def chooses(self, number: int) -> dict[str, Any]:
        return {"deck": own(("golden_armada", "hive_bastion", "blood_in_the_void")[number])}


OWN_SET = KaoszSet()
