"""Fighters without room after a battle (SE-11.8) or after mines (SE-13.8): their owner says which are lost (D-43)."""

from __future__ import annotations

from rules.core.flow import END, Flow, Next, done
from rules.core.frame import Frame

from ..atoms import battles
from ..map.carrying import lose_surplus, surplus
from ..questions import LOSSES_SURPLUS
from ..state import Galaxy, facts, lines
from ..state.ranges import OWNER

losses = Flow("empires.losses", params={"owner": OWNER})


@losses.entrance
def _enter(g: Galaxy, told: dict[str, int]) -> str:
    """Mostly nobody is without room."""
    return "choose" if surplus(g, told["owner"], lines.under_way(g).hex) else END


@losses.step
def choose(g: Galaxy, f: Frame) -> Next:
    """Nobody is asked about squadrons that were announced to be alike."""
    b = lines.under_way(g)
    many = surplus(g, f.owner, b.hex)
    there = [line for line in lines.of_unit(b, f.owner, facts(g).fighter) if not lines.is_fake(g, b, line)]  # CL-E55.6
    squadrons = {line: lines.count(g, b, line) for line in there}
    if not squadrons:
        lose_surplus(g, f.owner, b.hex)  # nothing was revealed
        return done()
    if len({b.tech[line] for line in squadrons}) > 1:
        squadrons = f.split(LOSSES_SURPLUS, f.owner, squadrons, many, many, rule="SE-11.8")
    for line, some in squadrons.items():
        lost = min(some, many)
        if lost:
            battles.lose(g, b, line, lost, "no_room")
            many -= lost
    return done()
