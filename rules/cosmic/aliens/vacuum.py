"""Vacuum (CE-A43) takes other ships along into the warp; its wild flare (CE-F43) brings own ships back."""

from __future__ import annotations

from rules.core.flow import Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, list_of
from rules.core.records import Json
from rules.core.under_way import TO_BE_ASKED

from ..atoms import course
from ..flows.losing import lose_all, loss_of, retrieve
from ..printed.words import ATTACK
from ..questions import DRAG_ALONG_LOSE, DRAG_ALONG_WHOM
from ..state.cosmos import BATCHES, Cosmos, Seat, clockwise, encounter, mains, slot_of, timing_order
from ..state.reckoning import face
from ..state.ships import colonies, in_warp
from ..state.verbs import Ability, About, deed, printed

CHOSEN = "chosen_by_vacuum"


@deed("drag_along", locals={"numbers": list_of(COUNT), "queue": TO_BE_ASKED, "batches": BATCHES})
def drag_along(g: Cosmos, f: Frame) -> Next:
    """As many ships of others as went to the warp: the player says how many of whom."""
    others = {seat: sum(colonies(g, seat).values()) for seat in clockwise(g, f.seat) if colonies(g, seat)}
    most = min(loss_of(g, f.about["loss"]).warped, sum(others.values()))
    if not most:
        return done()
    taken = f.split(DRAG_ALONG_WHOM, f.seat, others, 0, most, rule="CE-A43")
    f.numbers = [taken.get(seat, 0) for seat in g.seats()]
    f.queue, f.batches = [seat for seat in timing_order(g) if f.numbers[seat]], []
    return None


@drag_along.step
def choose_ships(g: Cosmos, f: Frame) -> Next:
    """Each owner chooses from which of his colonies, unless a flare gives the choice to Vacuum (CE-F43)."""
    if not f.queue:
        return lose_all(f.batches) if f.batches else done()
    seat, count = f.queue[0], f.numbers[f.queue[0]]
    chooser = f.seat if _chooses(g, f) else seat
    parts = f.split(DRAG_ALONG_LOSE, chooser, colonies(g, seat), count, count, rule="CE-A43", source=("seat", seat))
    batch: dict[str, Json] = {"seat": seat, "ships": {p: n for p, n in parts.items() if n}, "cause": "vacuum"}
    f.batches, f.queue = [*f.batches, batch], f.queue[1:]
    return goto("choose_ships")


def _chooses(g: Cosmos, f: Frame) -> bool:
    return any(effect.name == CHOSEN and effect.data["item"] == f.item for effect in encounter(g).effects)


@drag_along.needs
def _own_ships(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: and somebody else has a colony with ships to take along."""
    own = about["seat"] == ability.seat and loss_of(g, about["loss"]).warped > 0
    return own and any(colonies(g, seat) for seat in clockwise(g, ability.seat))


@deed("choose_for_others")
def choose_for_others(g: Cosmos, f: Frame) -> None:
    """For this use of the power."""
    course.declare(g, CHOSEN, f.seat, f.source, printed(g, f.source), item=f.about["item"])


@choose_for_others.needs
def _own_power(g: Cosmos, ability: Ability, about: About) -> bool:
    own: Seat = about["by"]
    source = about["source"]
    return own == ability.seat and source[0] == "sheet" and g.sheets[source[1]].alien == "vacuum"


@deed("retrieve_for_attacks")
def retrieve_for_attacks(g: Cosmos, f: Frame) -> Next:
    """One ship for each other main player's attack."""
    return retrieve(f.seat, _attackers(g, f.seat), "flare_vacuum")


@retrieve_for_attacks.needs
def _worth_it(g: Cosmos, ability: Ability, about: About) -> bool:
    seat = ability.seat
    return _attackers(g, seat) > 0 and in_warp(g, seat) > 0 and bool(colonies(g, seat))


def _attackers(g: Cosmos, seat: Seat) -> int:
    return sum(main != seat and face(g, slot_of(g, main))[0] == ATTACK for main in mains(g))
