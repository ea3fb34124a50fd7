"""Accusations (CE-9.61): whoever suspects somebody of having taken something in secret says so."""

from __future__ import annotations

from rules.core.flow import Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import SEAT

from ..atoms import cards, cheating, course
from ..state import Cheat, Cosmos, Seat, encounter, hand
from .losing import lose_some

accusing = Flow("cosmic.accusing", told={"seat": SEAT, "accused": SEAT})


def _crime(g: Cosmos, seat: Seat) -> Cheat | None:
    e = encounter(g)
    return next((c for c in e.cheats if c.seat == seat and c.phase == e.phase and not c.caught), None)


@accusing.step
def accuse(g: Cosmos, f: Frame) -> Next:
    """Right: everything back, and one ship to the warp. Wrong: the accuser discards a card at random."""
    crime = _crime(g, f.accused)
    course.accuse(g, f.seat, f.accused, crime is not None)
    if crime is None:
        cards.discard(g, f.seat, [g.choice(hand(g, f.seat))], "accused")
        return done()
    cheating.catch(g, crime)
    return lose_some(f.accused, 1, "caught")
