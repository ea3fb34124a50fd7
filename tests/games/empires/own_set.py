"""A set of somebody's own for this game (see tests/app/own_sets.py)."""

from typing import Any, ClassVar

from tests.app.own_sets import OwnSet


class EmpiresSet(OwnSet):
    options: ClassVar[dict[str, Any]] = {
        "alien_cards": "on", "advantages": "random", "ground": "on", "flagship": "on", "machines": 3,
    }  # fmt: skip
    most = 300  # a whole game would take a thousand answers more

    def may_be_added(self, kind: str, entry: dict[str, Any]) -> bool:
        return kind in ("card", "alien", "machine", "flagship", "banner") or (kind == "marker" and "home" not in entry)

    def references(self, kind: str, entry: dict[str, Any]) -> dict[str, Any]:
        if kind != "card":
            return {}
        return {
            "name": {"en": "Own card", "hu": "Saját lap"},
            "text": {"en": "It does what it does.", "hu": "Azt teszi, amit tesz."},
        }


OWN_SET = EmpiresSet()
