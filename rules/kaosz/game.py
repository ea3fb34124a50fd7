"""Káosz Galaktika as the core sees it: seats, switches, content, view, soundness."""

from __future__ import annotations

from functools import lru_cache

from rules.content.loading import Content
from rules.core.game import Game, Variant, chronicle_beside, hints_beside, register

from . import choices, ending, library, migrating, opening, sight
from .flows import actions, bombard, combat, effects, fire, search, setup, shot, stack, turn
from .schema import SCHEMA
from .soundness import violations
from .state import DEFAULTS, MAX_SEATS, Kaosz

FLOWS = (setup, turn, actions, search, stack, effects, combat, fire, shot, bombard)

VARIANTS = (
    Variant("ruleset", ("official", "quickstart"), "KG-11.1"),
    Variant("qs_level", (1, 2, 3), "KG-11.22", under=("ruleset", "quickstart")),
    Variant("combat", ("full", "simplified"), "KG-11.50"),
    Variant("species_limit", ("strict", "max4", "free"), "KG-11.60"),
    Variant("tournament", (False, True), "KG-11.70"),
    Variant("refund_unpaid_only", (False, True), "KG-A7"),
    Variant("stealth_triggers_traps", (False, True), "KG-A9"),
    Variant("turn_limit", (0, 60), "KG-10.8"),
    Variant("deck", ("",), "KG-D1", per_seat=True, open=True),
)
assert {v.id for v in VARIANTS if not v.per_seat} == set(DEFAULTS)


@lru_cache(maxsize=16)
def _content(sets: tuple[str, ...]) -> Content:
    return library.content_for(list(sets))


def _turn(g: Kaosz) -> int:
    return g.turn


GAME = register(
    Game(
        id="kaosz",
        state=Kaosz,
        seats=(2, MAX_SEATS),
        start=opening.start,
        view=sight.view,
        imagine=sight.imagine,
        version=migrating.VERSION,
        variants=VARIANTS,
        excluded=opening.excluded,
        content=lambda sets: _content(tuple(sets)),
        schema=SCHEMA,
        hints=hints_beside("kaosz"),
        chronicle=chronicle_beside("kaosz"),
        concede=ending.concede,
        leaves=True,
        minutes=ending.minutes_left,
        pass_minute=ending.pass_minute,
        violations=violations,
        is_free=choices.is_free,
        turn=_turn,
        migrate=migrating.migrate,
    )
)
