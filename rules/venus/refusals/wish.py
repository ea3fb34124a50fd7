"""The shape of wishes: which things they name, so that the judges only see what exists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.decisions import Decision, Option
from rules.core.reasons import Reason
from rules.core.records import Json

from ..kinds import BUILDINGS, PIECES, UNITS
from ..state import Onward, facts


class Asked(NamedTuple):
    """The question that a wish answers."""

    g: Onward
    seat: int
    decision: Decision

    @property
    def question(self) -> str:
        return self.decision.prompt

    def because(self, name: str, rule: str = "", **params: Json) -> Reason:
        """A reason; without a rule of its own that of the question."""
        return Reason(f"venus.{name}", params, rule or self.decision.rule)


Judge = Callable[..., Reason | None]

_IS: dict[str, Callable[[Onward, Any], bool]] = {
    "planet": lambda g, it: it in facts(g).index,
    "unit": lambda g, it: it in UNITS,
    "piece": lambda g, it: it in PIECES,
    "building": lambda g, it: it in BUILDINGS,
    "where": lambda g, it: it in ("orbit", "surface", "landed"),
    "seat": lambda g, it: type(it) is int and 0 <= it < len(g.money),
    "tile": lambda g, it: type(it) is int and 0 <= it < len(facts(g).tiles),
    "card": lambda g, it: type(it) is int and 0 <= it < len(g.cards.design),
    "die": lambda g, it: type(it) is int and 0 <= it < 3,
}
# What stands behind each verb; further forms of the same verb behind a bar.
_SHAPES = {
    "move": "planet planet", "claim": "tile unit", "attempt": "tile", "tension": "tile seat building",
    "tile": "tile", "alien": "planet", "raise": "piece|piece planet", "marker": "", "bring_marker": "", "end": "",
    "unit": "seat planet unit where", "building": "seat planet building", "land": "unit", "lose": "unit where",
    "kill": "seat planet unit where", "raze": "planet building|seat planet building", "steal": "seat",
    "opponent": "seat", "world": "planet", "planet": "planet", "lift": "planet", "supply": "piece", "die": "die",
    "with": "card", "card": "card", "add": "card", "sacrifice": "card unit where", "keep": "card card",
    "again": "card card|card card unit where", "reroll": "card|card die|card die die|card die die die",
    "exclude": "card|card die", "spare": "card", "draw": "card", "encore": "card card", "rescue": "card",
    "last": "card", "take": "card", "give": "card", "chosen": "card", "confirm": "", "clear": "",
}  # fmt: skip
_FORMS = {verb: [form.split() for form in forms.split("|")] for verb, forms in _SHAPES.items()}
_AIMED = ("unit", "card")  # may be followed by what they were brought to


def fits(g: Onward, verb: str, parts: tuple[Option, ...]) -> bool:
    """Whether all that a wish names exists in this game."""
    if verb == "attempt" and not parts:
        return True  # the panel of the attempt, as an aim
    for form in _FORMS.get(verb, ()):
        if len(parts) >= len(form) and all(_IS[kind](g, part) for kind, part in zip(form, parts, strict=False)):
            rest = parts[len(form) :]
            if not rest or (verb in _AIMED and isinstance(rest[0], str) and fits(g, rest[0], rest[1:])):
                return True
    return False
