"""Reactions to an opponent's movement (CL-10.2, SE-5.2.1): after he has moved, before anything is revealed."""

from __future__ import annotations

from rules.core.decisions import RangedOptions, Value
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import fleets
from ..cards import unharmed
from ..cards.deck import meet_aliens
from ..map.carrying import board_fighters, lose_surplus
from ..map.hazards import BLACK_HOLE, swallow
from ..map.reaction import REACT_CARRY, could_react, offers
from ..printed.constants import DONE, REACTED
from ..questions import REACTION_AVOW, REACTION_MOVE
from ..state import Galaxy, clockwise, facts, has_terrain, is_enemy
from ..state.ranges import OWNER
from .landing import spilling

reaction = Flow(
    "empires.reaction",
    params={"movers": list_of(OWNER, 1)},
    locals={"left": list_of(SEAT)},
    set_from={"ask": ("left",)},
)


@reaction.step
def begin(g: Galaxy, f: Frame) -> None:
    """CL-10.2.6: everybody whose opponent has moved, one after the other; alien empires are opponents, too."""
    first = f.movers[0]
    f.left = [seat for seat in (clockwise(g, first) if first < len(g.cp) else g.order) if is_enemy(g, first, seat)]
    for seat in f.left:
        fleets.begin_reaction(g, seat)
    if facts(g).asks_needed:
        f.left = [seat for seat in f.left if offers(g, f.movers, seat)[0]]


@reaction.step
def ask(g: Galaxy, f: Frame) -> Next:
    """D-22: group by group, as long as he likes; CL-10.2.2: all of them before the battles are ordered."""
    if not f.left:
        return done()
    seat = f.left[0]
    if not could_react(g, f.movers, seat):
        f.left = f.left[1:]
        return goto("ask")
    options, ranges = offers(g, f.movers, seat)
    chosen: Value = f.pick(REACTION_MOVE, seat, RangedOptions([DONE, *options], ranges), rule="CL-10.2.1")
    if chosen == DONE:
        f.left = f.left[1:]
        return goto("ask")
    verb, slot, hex, count = chosen
    if unharmed.could_avow(g, seat, hex):
        unharmed.ask(g, f, REACTION_AVOW, [seat])
    aboard = board_fighters(g, seat, slot, count) if verb == REACT_CARRY else []
    if count < g.fleets[seat].count[slot]:
        slot = fleets.split_group(g, seat, slot, count)
    for group in (slot, *aboard):
        fleets.shift_group(g, seat, group, hex, "reaction")
        fleets.note(g, seat, group, REACTED)
    meet_aliens(g, seat, hex)
    if has_terrain(g, hex, BLACK_HOLE):  # CL-10.2.9
        lost = swallow(g, seat, [slot], hex, secretly=True)
        lose_surplus(g, seat, hex)
        if lost:
            return call(spilling, "ask", owner=seat, hex=hex)
    return goto("ask")
