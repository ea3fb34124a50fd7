"""The ship loss pipeline (5g): every effect that sends ships to the warp goes through here.

1. removed from the game instead (CE-5.51)
2. stays or lands instead (CE-5.52)
3. returns to colonies instead (CE-5.53)
4. the rest enters the warp (CE-5.54)
5. reactions, in timing order (CE-5.55)

Each of the first three steps and the last is a window whose `about` names the batch: {"loss", "event", "seat",
"cause"}; a deed there takes ships out of the batch with the atoms `save_ships` and `remove_ships`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, FLAG, SEAT, WORD, list_of, whole
from rules.core.reasons import Fault
from rules.core.records import Json
from rules.core.under_way import TO_BE_ASKED
from rules.core.windows import open_window

from ..atoms import course, ships
from ..printed.words import LOSS_STEPS, SHIPS_LOST
from ..questions import LOSE_SHIPS, RETRIEVE, RETURN_SHIPS
from ..state.cosmos import (
    BATCHES,
    BESIDE,
    DUES,
    GATE,
    NEITHER,
    OFFENSIVE,
    PLACE,
    Cosmos,
    Loss,
    Seat,
    side_of,
    timing_order,
)
from ..state.pieces import has_power
from ..state.ships import can_lose, colonies, in_warp, ships_at
from ..state.verbs import Penalty
from .settling import is_open

losing = Flow(
    "cosmic.losing", params={"batches": BATCHES}, locals={
        "losses": list_of(COUNT), "loss": COUNT, "stage": whole(0, len(LOSS_STEPS)), "lost": BATCHES, "keeper": FLAG,
    },
    set_from={"next_batch": ("losses", "lost", "keeper"), "replace": ("loss", "stage")},
)  # fmt: skip
sacrificing = Flow("cosmic.sacrificing", params={"dues": DUES}, locals={"batches": BATCHES})


def lose(seat: Seat, parts: Mapping[str, int], cause: str) -> Call:
    """These ships of one player are lost; the caller finds {seat: ships that reached the warp} in `f.returned`."""
    return lose_all([{"seat": seat, "ships": dict(parts), "cause": cause}])


def lose_all(batches: list[dict[str, Json]], then: str | None = None) -> Call:
    """Several batches of one moment, in the order given (CE-5.57)."""
    return call(losing, then, batches=batches)


def lose_some(seat: Seat, count: int, cause: str, chooser: Seat | None = None, then: str | None = None) -> Call:
    """CE-5.8: the owner (or another chooser) picks so many ships from anywhere but the warp; with fewer, all."""
    return lose_some_each([{"seat": seat, "count": count, "cause": cause}], chooser, then)


def lose_some_each(dues: Sequence[Penalty], chooser: Seat | None = None, then: str | None = None) -> Call:
    """CE-5.36, CE-5.57: several players lose ships of their choice at one moment: they choose in the order given, then
    all of these ships are lost together."""
    told = [{**due, "chooser": due["seat"] if chooser is None else chooser} for due in dues]
    return call(sacrificing, then, dues=told)


def loss_of(g: Cosmos, number: int) -> Loss:
    for loss in g.losses:
        if loss.id == number:
            return loss
    raise Fault(f"no loss {number} is under way")


def havens(g: Cosmos, loss: Loss) -> list[str]:
    """The colonies that the owner of a batch has besides it: there its ships could return (CE-5.4)."""
    return list(colonies(g, loss.seat))


@losing.step
def set_out(g: Cosmos, f: Frame) -> None:
    """CE-5.57: all batches at once, so that nothing takes the ships of a later one away in the meantime; if several
    players lose ships, what that does to their powers shows when all batches are over."""
    f.losses = [ships.begin_loss(g, each["seat"], each["ships"], each["cause"]) for each in f.batches]
    f.lost, f.keeper = [], len(f.losses) > 1 and not g.kept_powers
    if f.keeper:
        course.keep_powers(g, [has_power(g, seat) for seat in g.seats()])


@losing.step
def next_batch(g: Cosmos, f: Frame) -> Next:
    if not f.losses:
        if f.keeper:
            course.count_powers(g)
        return done({str(each["seat"]): sum(each["ships"].values()) for each in f.lost})
    f.loss, *f.losses = f.losses
    f.stage = 0
    return None


@losing.step
def replace(g: Cosmos, f: Frame) -> Next:
    """Steps 1 to 3: each is a window of its own if anybody could do something there."""
    loss = loss_of(g, f.loss)
    while f.stage < len(LOSS_STEPS) and loss.ships:
        moment = LOSS_STEPS[f.stage]
        f.stage += 1
        opened = _window(g, moment, loss, "replace")
        if opened is not None:
            return opened
    return None


@losing.step
def enter_warp(g: Cosmos, f: Frame) -> Next:
    loss = loss_of(g, f.loss)
    ships.warp_ships(g, loss)
    f.lost = [*f.lost, {"seat": loss.seat, "ships": {"warp": loss.warped}, "cause": loss.cause}]
    return _window(g, SHIPS_LOST, loss, "close") if loss.warped or loss.removed else None


@losing.step
def close(g: Cosmos, f: Frame) -> Next:
    ships.end_loss(g, f.loss)
    return goto("next_batch")


def _window(g: Cosmos, moment: str, loss: Loss, then: str) -> Call | None:
    about = {"loss": loss.id, "event": loss.id, "seat": loss.seat, "cause": loss.cause}
    return open_window(moment, timing_order(g), about, then) if is_open(g, moment, about) else None


@sacrificing.step
def choose(g: Cosmos, f: Frame) -> Next:
    chosen: list[dict[str, Json]] = f.get("batches", [])
    if not f.dues:
        return lose_all(chosen, "tell") if chosen else done({})
    due, *rest = f.dues
    places = _besides(can_lose(g, due["seat"]), [each["ships"] for each in chosen if each["seat"] == due["seat"]])
    if sum(places.values()) > due["count"]:
        count, about = due["count"], ("seat", due["seat"])
        places = f.split(LOSE_SHIPS, due["chooser"], places, count, count, rule="CE-5.8", source=about)
    lost = {place: n for place, n in places.items() if n}
    f.dues = rest
    f.batches = [*chosen, *([{"seat": due["seat"], "ships": lost, "cause": due["cause"]}] if lost else [])]
    return goto("choose")


def _besides(places: Mapping[str, int], batches: Sequence[Mapping[str, int]]) -> dict[str, int]:
    """What is left of these ships besides those that are in a batch already."""
    return {place: n - sum(batch.get(place, 0) for batch in batches) for place, n in places.items()}


@sacrificing.step
def tell(g: Cosmos, f: Frame) -> Next:
    return done(f.returned)


# -- ships that come back: from an encounter, from the warp, from a technology card (5a)


dismissing = Flow("cosmic.dismissing", params={"queue": TO_BE_ASKED, "why": WORD})
returning = Flow("cosmic.returning", params={"seat": SEAT, "origin": PLACE, "why": WORD})
retrieving = Flow("cosmic.retrieving", params={"seat": SEAT, "count": COUNT, "why": WORD})


def dismiss(seats: list[Seat], why: str) -> Call:
    """These allies are allies no longer: they take their ships back and get nothing."""
    return call(dismissing, queue=seats, why=why)


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
        parts = f.split(RETURN_SHIPS, f.seat, dict.fromkeys(places, count), count, count, rule="CE-5.4")
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
        parts = f.split(RETRIEVE, f.seat, dict.fromkeys(places, count), count, count, rule="CE-5.7")
    ships.retrieve(g, f.seat, parts, f.why)
    return done(count)
