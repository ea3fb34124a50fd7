"""Cosmic Encounter as the core sees it: seats, switches, content, view, soundness."""

from __future__ import annotations

from rules.content.loading import shipped_content
from rules.core.game import Game, Variant, chronicle_beside, hints_beside, register

from . import ending, imagining, playing, setup, sight
from .checks import SCHEMA
from .facts import DEFAULT_SET, SWITCHES
from .refusals import refusal
from .soundness import unsound
from .state import Cosmos
from .words import COLOURS

_RULES = {
    "four_planets": "CE-9.1", "hidden_powers": "CE-9.10", "changing_powers": "CE-9.20", "flares": "CE-9.30",
    "technology": "CE-9.40", "filch_flare": "CE-3.8", "aliens": "CE-3.11", "choice": "CE-3.4", "deal_clock": "CE-6.33",
    "zombie_compensation": "CE-E33",
}  # fmt: skip

VARIANTS = (
    *(Variant(name, values, _RULES[name]) for name, values in SWITCHES.items()),
    Variant("colour", ("", *COLOURS), "CE-3.1", per_seat=True),
    Variant("alien", ("",), "CE-3.4", per_seat=True, open=True),
)


content_of = shipped_content(SCHEMA, __file__, DEFAULT_SET)


def _turn(g: Cosmos) -> int:
    return g.turns


GAME = register(
    Game(
        id="cosmic",
        version=4,
        state=Cosmos,
        seats=(3, 5),
        start=setup.start,
        view=sight.view,
        imagine=imagining.imagine,
        variants=VARIANTS,
        excluded=setup.excluded,
        content=content_of,
        schema=SCHEMA,
        hints=hints_beside("cosmic"),
        chronicle=chronicle_beside("cosmic"),
        nature=playing.by_dice,
        concede=ending.concede,
        unsound=unsound,
        refusal=refusal,
        turn=_turn,
    )
)
