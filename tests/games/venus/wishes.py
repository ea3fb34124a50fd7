"""What may be wished for in Irány a Vénusz!, offered or not; see tests/core/test_wishes.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from rules import Chance
from rules.core.refusals import offered
from rules.venus.kinds import BUILDINGS, PIECES, UNITS
from rules.venus.refusals.wish import _FORMS
from rules.venus.state import Onward, facts

TABLES = [(seats, {"interrupt_prompt": "always"}) for seats in (2, 3, 4, 5)]
ANSWERS, EVERY, TOLD = 100_000, 8, 25
ASKED = "venus.turn.act"
NAMES_NOTHING = [
    (), ("claim",), ("claim", 999, "tank"), ("claim", -1, "tank"), ("claim", "x", 3), ("move", "mars", 7), ("card", -1),
    ("unit", 9, "mars", "tank", "orbit"), "nonsense", ("unit", 0, "mars", "tank", "orbit", "world", "pluto"),
    None, 5000,
]  # fmt: skip


def may_be_bare(_wish: Any) -> bool:
    return False


def _named(g: Onward, seat: int) -> dict[str, list[Any]]:
    """Everything of this game that a wish can name."""
    return {
        "planet": list(facts(g).names), "unit": list(UNITS), "piece": list(PIECES), "building": list(BUILDINGS),
        "where": ["orbit", "surface"], "seat": list(range(len(g.money))), "die": [0, 1, 2],
        "tile": [tile for tiles in g.tiles for tile in tiles],
        "card": [*g.pile(f"hand:{seat}"), *g.pile("discard")[:2]],
    }  # fmt: skip


def wishes(g: Onward, decision: Any, rng: Chance) -> Iterator[Any]:
    """Every option of a kind that is offered, about some of all the things there are."""
    named = _named(g, decision.seat)
    for verb in sorted({one[0] for one in offered(decision) if isinstance(one, tuple)}):
        for form in _FORMS[verb]:
            parts = list(product(*(named[kind] for kind in form)))
            yield from ((verb, *one) for one in rng.sample(parts, min(6, len(parts))))
