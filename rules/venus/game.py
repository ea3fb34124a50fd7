"""Onward to Venus as the core sees it: seats, switches, content, view, soundness."""

from __future__ import annotations

from rules.content.loading import shipped_content
from rules.core.game import Game, Variant, chronicle_beside, hints_beside, register

from . import migrating, refusals, setup, sight  # noqa: F401 - refusals are loaded with the game
from .checks import SCHEMA
from .facts import DEFAULT_SET, DEFAULTS, SWITCHES
from .flows import claims, game
from .kinds import EMPIRES
from .soundness import violations
from .state import Onward

_RULES = {
    "moon_link": "OV-2.2", "mercury_tiles_2p": "OV-2.19", "open_money": "OV-2.20", "interrupt_prompt": "OV-2.32",
}  # fmt: skip
_SEATS = {"mercury_tiles_2p": 2}

VARIANTS = (
    *(
        Variant(name, values, _RULES[name], seats=_SEATS.get(name), preset=DEFAULTS[name])
        for name, values in SWITCHES.items()
    ),
    Variant("empire", (setup.ASK, *EMPIRES), "OV-3.2", per_seat=True),
)


content_of = shipped_content(SCHEMA, __file__, DEFAULT_SET)


def _period(g: Onward) -> int:
    return g.period


GAME = register(
    Game(
        id="venus",
        state=Onward,
        seats=(2, 5),
        start=setup.start,
        view=sight.view,
        imagine=sight.imagine,
        variants=VARIANTS,
        excluded=setup.excluded,
        content=content_of,
        schema=SCHEMA,
        hints=hints_beside("venus"),
        chronicle=chronicle_beside("venus"),
        concede=game.concede,
        violations=violations,
        is_free=claims.is_free,
        turn=_period,
        version=migrating.VERSION,
        migrate=migrating.migrate,
    )
)
