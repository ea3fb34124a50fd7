"""The games of this tree, for tests that hold for all of them or need some game, whichever there is.

No test outside `tests/games/<game>` names a game. What a suite has to know of one lies in `tests/games/<game>`, as data
in `expected.toml` (see `expected`), or it follows from the game itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from app.games import manifests
from app.match.lessons.course import lessons
from app.match.scenarios import scenarios
from rules import Setup, find
from rules.core.game import shipped
from rules.tournament import formats_of
from tests.support.expected import GAMES, expected

SHIPPED = shipped()  # all games that have rules
TABLES = tuple(manifest.id for manifest in manifests())  # those with a table, in the order of the menu
LONG = tuple(one.id for one in manifests() if one.minutes[1] >= 30)  # not over after a few answers
_BY_EASE = tuple(one.id for one in sorted(manifests(), key=lambda one: (one.id not in LONG, one.difficulty, one.order)))
ANY, OTHER, THIRD = _BY_EASE[:3]  # where one game is as good as another: the easiest of the long ones
FOR_TWO = tuple(game for game in _BY_EASE if find(game).seats[0] <= 2)[:3]  # three that two can play
# Of these, in which both hold cards that the other must not see, so that a cover comes between from the start.
SECRET_HANDS = tuple(game for game in FOR_TWO if expected(game, "table").get("secret_hands"))
WITH_LESSONS = tuple(game for game in _BY_EASE if lessons(game))
WITH_SCENARIOS = tuple(game for game in _BY_EASE if scenarios(game))
# A tournament of pairs: in a game with a judge of its own, if there is one.
PAIRED = max(FOR_TWO, key=lambda game: bool(formats_of(game)[0].judge))
PLACED = next(game for game in reversed(_BY_EASE) if formats_of(game)[0].id == "placing")
WITH_SETS = tuple(game for game in _BY_EASE if find(game).schema is not None)  # those that read card sets


def calm(game: str) -> dict[str, Any]:
    """Switches with which nobody at the table is pressed for time."""
    return dict(expected(game, "table").get("calm", {}))


def seats_at(game: str, wanted: int) -> int:
    """So many, or as few or as many as can play it."""
    low, high = find(game).seats
    return max(low, min(wanted, high))


def beside(game: str, module: str) -> Any:
    """A module of `tests/games/<game>` that suites of all games ask; None where there is none."""
    path = f"tests.games.{game}.{module}"
    return import_module(path) if (GAMES / game / f"{module}.py").is_file() else None


def setup_of(game: str, seats: int = 0, **options: Any) -> Setup:
    """A table without hurry, for as few as can play it unless told otherwise."""
    return Setup(game, [{} for _ in range(seats_at(game, seats))], {**calm(game), **options})
