"""Orrery's rules: five games behind one small contract. Nothing here knows a window, a file or a clock.

    new_game(game, setup, seed) -> State      setup is plain data: seats, options, content sets
    waiting(state) -> (Decision, ...)         who must decide what, now; empty means the game is over
    why_not(state, decision, wish) -> Reason  why something that is not offered cannot be had
    apply(state, answer) -> [Event]           the only way a state changes; Illegal leaves it untouched
    view(state, seat) -> dict                 what that seat may know (None: a spectator)
    occasion(state) -> Occasion               what the present question is about, as everyone may know it
    events_for(events, seat) -> [Event]       the same events, masked for one pair of eyes
    imagine(state, seat, rng) -> State        a full state consistent with what the seat knows
    result(state) -> Result | None            ranking and reason
    clone / encode / decode / fingerprint     compiled from the field types, never written by hand

A whole game, played by dice:

    >>> from rules import Chance, Setup, apply, answer_at_random, new_game, result, waiting
    >>> g = new_game("smugglers", Setup("smugglers", seats=[{}, {}, {}], options={"timing": "open"}), seed=7)
    >>> rng = Chance(1)
    >>> while waiting(g):
    ...     _ = apply(g, answer_at_random(g, waiting(g)[0], rng))
    >>> len(result(g).scores)
    3

An illegal answer is refused with a reason, and nothing changes:

    >>> from rules import Answer, Illegal, fingerprint
    >>> g = new_game("smugglers", Setup("smugglers", seats=[{}, {}, {}], options={"timing": "open"}), seed=7)
    >>> before, asked = fingerprint(g), waiting(g)[0]
    >>> try:
    ...     apply(g, Answer(asked.seat, asked.prompt, ("place", 99, 7)))
    ... except Illegal as refused:
    ...     refused.reason.id
    'core.first'
    >>> fingerprint(g) == before
    True

Where to read on: `core.flow` and `core.frame` (how a rulebook becomes steps), `core.decisions` (the five kinds),
`core.forms` (several in one), `core.deadlines` (limited time), `core.zones` (cards), `core.knowledge`
(what a seat remembers of what is hidden), `core.windows` (what is announced and answered),
`core.hooks` (what changes values, replaces events or reacts to them), `core.occasion` (what is asked just now, for
everybody), `core.view_cache` (cheap views), `core.derived` (what follows from a position is found out once),
`core.session` (undo, replay), `core.game` (what a game fills in), `ai` (opponents).
CONTRIBUTING.md shows how to add a card and a game.
"""

from .core.chance import Chance, stream
from .core.contract import (
    CONCEDE,
    END,
    Answer,
    answer_at_random,
    apply,
    clone,
    deciding,
    decode,
    encode,
    fingerprint,
    fingerprint_of,
    has_conceded,
    imagine,
    new_game,
    play_on,
    result,
    view,
    violations,
    waiting,
    why_not,
)
from .core.deadlines import DEADLINE, MINUTE
from .core.decisions import CLOCK, PASS, TABLE, Amount, Decision, Limit, One, Order, Some, Split
from .core.events import Event, events_for
from .core.forms import Form
from .core.game import Game, Variant, find, known, register
from .core.occasion import Occasion, occasion
from .core.reasons import Fault, Illegal, Reason
from .core.records import Undecodable
from .core.session import Diverged, Session, replay
from .core.state import Result, Setup, State

__all__ = [
    "CLOCK",
    "CONCEDE",
    "DEADLINE",
    "END",
    "MINUTE",
    "PASS",
    "TABLE",
    "Amount",
    "Answer",
    "Chance",
    "Decision",
    "Diverged",
    "Event",
    "Fault",
    "Form",
    "Game",
    "Illegal",
    "Limit",
    "Occasion",
    "One",
    "Order",
    "Reason",
    "Result",
    "Session",
    "Setup",
    "Some",
    "Split",
    "State",
    "Undecodable",
    "Variant",
    "answer_at_random",
    "apply",
    "clone",
    "deciding",
    "decode",
    "encode",
    "events_for",
    "find",
    "fingerprint",
    "fingerprint_of",
    "has_conceded",
    "imagine",
    "known",
    "new_game",
    "occasion",
    "play_on",
    "register",
    "replay",
    "result",
    "stream",
    "view",
    "violations",
    "waiting",
    "why_not",
]
