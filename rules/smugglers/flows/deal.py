"""Phase 1: deal and reveal (4A).

1. The next galaxy is dealt face down (SM-4.1, 4.2).
2. On a signal all cards are turned up at once (SM-4.3).

Players decide nothing here (SM-4.6). In real time the neutral seat `clock` says when the count is over, so that
nobody, not even the screen or an AI, can know the row before everyone is ready.
"""

from __future__ import annotations

from rules.core.decisions import CLOCK
from rules.core.flow import Flow
from rules.core.frame import Frame

from .. import atoms
from ..questions import REVEAL
from ..state import BIDDING, Smuggling, facts

deal = Flow("smugglers.deal")


@deal.step
def deal_cards(g: Smuggling, f: Frame) -> None:
    atoms.begin_round(g)
    atoms.deal_row(g)


@deal.step
def reveal(g: Smuggling, f: Frame) -> None:
    if facts(g).timing == "realtime":
        f.pick(REVEAL, CLOCK, ("reveal",), rule="SM-4.6")
    atoms.reveal_row(g)
    atoms.enter_phase(g, BIDDING)
