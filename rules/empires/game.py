"""Űrbirodalmak as the core sees it: seats, switches, content, view, soundness."""

from __future__ import annotations

from rules.content.loading import shipped_content
from rules.core.game import Game, Variant, chronicle_beside, hints_beside, register

from . import migrating, random_policy, setup
from .cards import effects as effects  # its rules take part by being loaded
from .checks import SCHEMA
from .flows import card_orders as card_orders  # likewise
from .map import ending
from .printed.facts import DEFAULT_SET
from .printed.switches import SEATS_OF, SWITCHES
from .sight import imagining, views
from .soundness import violations
from .state import Galaxy

VARIANTS = tuple(Variant(name, values, rule, seats=SEATS_OF.get(name)) for name, (values, rule) in SWITCHES.items())

content_of = shipped_content(SCHEMA, __file__, DEFAULT_SET)


def _cycle(g: Galaxy) -> int:
    return g.cycle


GAME = register(
    Game(
        id="empires",
        version=6,
        state=Galaxy,
        seats=(1, 4),
        start=setup.start,
        view=views.view,
        imagine=imagining.imagine,
        variants=VARIANTS,
        excluded=setup.excluded,
        content=content_of,
        schema=SCHEMA,
        hints=hints_beside("empires"),
        chronicle=chronicle_beside("empires"),
        random_policy=random_policy.random_policy,
        concede=ending.concede,
        violations=violations,
        turn=_cycle,
        most_turns=120,
        migrate=migrating.migrate,
    )
)
