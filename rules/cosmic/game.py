"""Cosmic Encounter as the core sees it: seats, switches, content, view, soundness."""

from __future__ import annotations

from operator import eq

from rules.content.loading import shipped_content
from rules.core.chance import RandomSource
from rules.core.decisions import PASS, Decision, One, Split, Value
from rules.core.forms import Form
from rules.core.game import Game, Variant, chronicle_beside, hints_beside, register
from rules.core.questions import Question, explains
from rules.core.windows import WINDOW_REPLY

from . import imagining, questions, setup, sight
from .checks import SCHEMA
from .flows import ending
from .flows.replies import why_no_reply
from .printed.facts import DEFAULT_SET, SWITCHES
from .printed.words import COLOURS
from .questions import ANSWER_INVITATION, REINFORCING
from .soundness import violations
from .state.cosmos import Cosmos

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


PASSES = 3  # in so many of four windows
TRIES = 3
_WINDOWS = (WINDOW_REPLY, REINFORCING)


def random_policy(g: Cosmos, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """How somebody who throws dice plays: mostly passes in windows, and seldom takes the last ship off a planet.

    Without that a random game runs out of ships: each turn brings back one, and all the rest lie in the warp. The
    second part is the answer's time, which this game has none of.
    """
    if type(decision) is One:
        if decision.prompt in _WINDOWS and rng.below(4) < PASSES:
            return PASS, None
        return decision.sample(rng), None
    if type(decision) is Split:
        tried = [decision.sample(rng) for _ in range(TRIES)]
        return min(tried, key=lambda parts: _cost(decision, parts)), None
    if decision.prompt == ANSWER_INVITATION and isinstance(decision, Form):
        ships = dict(decision.fields)["ships"]
        assert isinstance(ships, Split)
        tried = [decision.sample(rng) for _ in range(TRIES)]
        return min(tried, key=lambda value: _cost(ships, dict(value)["ships"])), None
    return decision.sample(rng), None


def _cost(decision: Split, parts: tuple[int, ...]) -> tuple[int, int]:
    """How many places are emptied, and how many ships leave."""
    return sum(map(eq, decision.caps, parts)), sum(parts)


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
        random_policy=random_policy,
        concede=ending.concede,
        violations=violations,
        turn=_turn,
    )
)

# Whatever is asked, somebody may try to use a piece.
_UNEXPLAINED = [one for one in vars(questions).values() if isinstance(one, Question) and one.why is None]
explains(*_UNEXPLAINED)(why_no_reply)
