"""What may be wished for in Káosz Galaktika, offered or not; see tests/core/test_wishes.py."""

from __future__ import annotations

from typing import Any

from rules import Chance
from rules.core.refusals import offered
from rules.kaosz.refusals import ZONES
from rules.kaosz.state import HANGAR, HQ
from tests.games.kaosz.test_playouts import RULESETS, lively_answer, start

__all__ = ["start"]

TABLES, answer = RULESETS, lively_answer
ANSWERS, EVERY, TOLD = 260, 3, 14
ASKED = "kaosz.turn.action"
SEATS = ("opponent", "bound", "arrange")
NAMES_NOTHING = [
    (), ("lay",), ("lay", 1), ("lay", 9999, "surface"), ("attack", 9, "colony"), "nonsense", ("bring", -1),
    ("bring", 1, "zone", "sea", 0), None, 99999, ("use", 1, "x"),
]  # fmt: skip


def may_be_bare(wish: Any) -> bool:
    """A gesture whose plain meaning is offered lacks nothing but the right place."""
    return isinstance(wish, tuple) and wish[0] in ("bring", "touch", "coin", "marker", "lay")


def wishes(g: Any, decision: Any, rng: Chance) -> list[Any]:
    """Options of the kinds that are offered, about other things; and things brought anywhere."""
    cards = [*g.all_in_play(), *g.pile(HQ[decision.seat])]
    if not cards:
        return []
    some = lambda: rng.choice(cards)  # noqa: E731
    made: list[Any] = []
    for verb in sorted({one[0] for one in offered(decision) if isinstance(one, tuple)}):
        if verb in ("launch", "play", "pay", "develop", "burst", "stealth"):
            made += [(verb, some()) for _ in range(4)]
        elif verb in ("board", "fire", "salvage", "lay"):
            made += [(verb, some(), some()) for _ in range(4)]
        elif verb == "attack":
            made += [(verb, rng.choice(g.order), rng.choice(("colony", "hq", some()))) for _ in range(4)]
    if any(type(one) is int for one in offered(decision)) and decision.prompt.rpartition(".")[2] not in SEATS:
        made += [some() for _ in range(4)]
    if decision.prompt == "kaosz.turn.action":
        made += [("bring", some(), "card", some()), ("touch", some())]
        made += [("bring", some(), "zone", rng.choice(ZONES), rng.choice(g.order)), ("marker", "card", some())]
        made += [("coin", "card", some()), ("bring", rng.choice(g.pile(HANGAR[decision.seat]) or cards), "lane")]
    return made
