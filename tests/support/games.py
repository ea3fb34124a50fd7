"""The games of this tree, for tests that hold for all of them or need some game, whichever there is.

No test outside `tests/games/<game>` names a game. What a suite has to know of one lies in `tests/games/<game>`, as data
in `expected.toml` (see `expected`), or it follows from the game itself.
"""

from __future__ import annotations

from typing import Any

from app.games import manifests
from rules import Setup, find
from rules.core.game import shipped
from tests.support.expected import expected

SHIPPED = shipped()  # all games that have rules
TABLES = tuple(manifest.id for manifest in manifests())  # those with a table, in the order of the menu
ANY = TABLES[0]
OTHER = TABLES[1]
WITH_SETS = tuple(game for game in TABLES if find(game).schema is not None)  # those that read card sets


def calm(game: str) -> dict[str, Any]:
    """Switches with which nobody at the table is pressed for time."""
    return dict(expected(game, "table").get("calm", {}))


def setup_of(game: str, seats: int = 0, **options: Any) -> Setup:
    """A table without hurry, for as few as can play it unless told otherwise."""
    return Setup(game, [{} for _ in range(seats or find(game).seats[0])], {**calm(game), **options})
