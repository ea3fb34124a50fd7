"""Onward to Venus as the core sees it: seats, switches, content, view, soundness."""

from __future__ import annotations

from functools import lru_cache

from rules.content.loading import Content, load
from rules.core.game import Game, Variant, hints_beside, register
from rules.core.reasons import Fault

from . import migrating, setup, sight
from .checks import SCHEMA
from .facts import DEFAULT_SET, DEFAULTS, SWITCHES
from .flows import game
from .kinds import EMPIRES
from .refusals import refusal
from .soundness import unsound
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


@lru_cache(maxsize=16)
def _content(sets: tuple[str, ...]) -> Content:
    content, problems = load(SCHEMA, (), sets, beside=__file__)
    if problems:
        raise Fault("; ".join(str(problem) for problem in problems))
    return content


def content_of(sets: list[str]) -> Content:
    """The chosen shipped sets, validated; the base set if none is named."""
    return _content(tuple(sets) or (DEFAULT_SET,))


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
        concede=game.concede,
        unsound=unsound,
        refusal=refusal,
        turn=_period,
        version=migrating.VERSION,
        migrate=migrating.migrate,
    )
)
