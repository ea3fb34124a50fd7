"""Space Smugglers as the core sees it: seats, switches, content, view, random play, soundness."""

from __future__ import annotations

from rules.content.loading import shipped_content
from rules.core.game import Game, Rewording, Variant, chronicle_beside, hints_beside, register

from . import paying, random_policy, refusals, setup, sight  # noqa: F401 - refusals are loaded with the game
from .checks import SCHEMA
from .facts import DEFAULT_SET, PLAYER_COLOURS, SWITCHES
from .flows import scoring
from .soundness import violations
from .state import Smuggling

_RULES = {
    "timing": "SM-6.1", "stations": "SM-6.20", "fav_ships": "SM-6.25", "fav_leftover": "SM-6.30",
    "stacked": "SM-6.40", "pace": "SM-6.2", "unpaid_visible": "SM-6.6",
}  # fmt: skip

VARIANTS = (
    *(Variant(name, values, _RULES[name]) for name, values in SWITCHES.items()),
    Variant("leader", (setup.RANDOM, 0, 1, 2, 3, 4, 5), "SM-3.7"),
    Variant("colour", (setup.AUTOMATIC, *PLAYER_COLOURS), "SM-3.1", per_seat=True),
)


content_of = shipped_content(SCHEMA, __file__, DEFAULT_SET)


def _round(g: Smuggling) -> int:
    return g.round


GAME = register(
    Game(
        id="smugglers",
        state=Smuggling,
        seats=(2, 6),
        start=setup.start,
        view=sight.view,
        imagine=sight.imagine,
        variants=VARIANTS,
        excluded=setup.excluded,
        content=content_of,
        schema=SCHEMA,
        hints=hints_beside("smugglers"),
        chronicle=chronicle_beside("smugglers"),
        random_policy=random_policy.random_policy,
        concede=scoring.concede,
        violations=violations,
        turn=_round,
        rewording=Rewording(paying.is_older, paying.reworded),
    )
)
