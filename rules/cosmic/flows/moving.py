"""Ships that come back: from an encounter, from the warp, from a technology card (5a)."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, WORD
from rules.core.under_way import TO_BE_ASKED

from ..atoms import course, ships
from ..ranges import PLACE
from ..ships import colonies, in_warp, ships_at
from ..state import BESIDE, GATE, NEITHER, OFFENSIVE, Cosmos, Seat, side_of
from .losing import lose

dismissing = Flow("cosmic.dismissing", told={"queue": TO_BE_ASKED, "why": WORD})
returning = Flow("cosmic.returning", told={"seat": SEAT, "origin": PLACE, "why": WORD})
retrieving = Flow("cosmic.retrieving", told={"seat": SEAT, "count": COUNT, "why": WORD})


def dismiss(seats: list[Seat], why: str, then: str | None = None) -> Call:
    """These allies are allies no longer: they take their ships back and get nothing."""
    return call(dismissing, then, queue=seats, why=why)


def return_ships(seat: Seat, origin: str, why: str, then: str | None = None) -> Call:
    """CE-5.4: all ships of a player in a place go back to colonies of his choice."""
    return call(returning, then, seat=seat, origin=origin, why=why)


def retrieve(seat: Seat, count: int, why: str, then: str | None = None) -> Call:
    """Up to so many ships out of the warp to colonies of the owner's choice (CE-5.7)."""
    return call(retrieving, then, seat=seat, count=count, why=why)


@returning.step
def put_back(g: Cosmos, f: Frame) -> Next:
    count, places = ships_at(g, f.origin, f.seat), list(colonies(g, f.seat))
    if not count:
        return done()
    if not places:  # CE-5.5
        return lose(f.seat, {f.origin: count}, "stranded")
    if len(places) == 1:
        parts = {places[0]: count}
    else:
        parts = f.split("return", f.seat, dict.fromkeys(places, count), count, count, rule="CE-5.4")
    ships.spread(g, f.seat, f.origin, parts, f.why)
    return done()


@dismissing.step
def dismiss_next(g: Cosmos, f: Frame) -> Next:
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    place = GATE if side_of(g, seat) == OFFENSIVE else BESIDE
    course.join(g, seat, NEITHER)
    return return_ships(seat, place, f.why, "dismiss_next")


@retrieving.step
def take_out(g: Cosmos, f: Frame) -> Next:
    count, places = min(f.count, in_warp(g, f.seat)), list(colonies(g, f.seat))
    if not count or not places:
        return done(0)
    if len(places) == 1:
        parts = {places[0]: count}
    else:
        parts = f.split("retrieve", f.seat, dict.fromkeys(places, count), count, count, rule="CE-5.7")
    ships.retrieve(g, f.seat, parts, f.why)
    return done(count)
