"""A set of somebody's own for this game (see tests/app/own_sets.py)."""

from typing import Any

from tests.app.own_sets import OwnSet, own


class CosmicSet(OwnSet):
    def references(self, kind: str, entry: dict[str, Any]) -> dict[str, Any]:
        if kind == "alien":
            return {"forbids": [own(one) for one in entry["forbids"]]} if "forbids" in entry else {}
        return {"alien": own(entry["alien"])} if kind == "flare" else {}

    def chooses(self, number: int) -> dict[str, Any]:
        return {"alien": own(("amoeba", "zombie", "macron", "virus")[number])}


OWN_SET = CosmicSet()
