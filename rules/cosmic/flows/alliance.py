"""The Alliance phase (4.4) as invitations and answers (chapter 7)."""

from __future__ import annotations

from rules.core.decisions import One, Split
from rules.core.flow import Call, Flow, Next, done, goto
from rules.core.forms import Fits, FormValues
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED
from rules.core.windows import open_window

from ..atoms import course, ships
from ..pieces import hooks
from ..replies import window
from ..state import BESIDE, DEFENSIVE, GATE, NEITHER, OFFENSIVE, Cosmos, Seat, clockwise, encounter
from ..words import ALLIANCE, ALLY, DEFENSE, OFFENSE
from .launch import launch_sources, ship_limit

alliance = Flow("cosmic.alliance", keeps={"queue": TO_BE_ASKED}, sure={"ask": ("queue",)})

NONE = "none"
SIDES = {OFFENSE: OFFENSIVE, DEFENSE: DEFENSIVE}


@alliance.step
def begin(g: Cosmos, f: Frame) -> Call:
    """AL0 (CE-4.32)."""
    course.enter_phase(g, ALLIANCE)
    return window(g, "before_invitations")


@alliance.step
def invite_offense(g: Cosmos, f: Frame) -> Next:
    """CE-4.33, CE-7.1: any subset, no answers yet."""
    if encounter(g).outcome:
        return done()
    _invite(g, f, encounter(g).offense, "CE-4.33")
    return None


@alliance.step
def invite_defense(g: Cosmos, f: Frame) -> None:
    """CE-4.34: any subset, also of those whom the offense has invited."""
    _invite(g, f, encounter(g).defense, "CE-4.34")


def _invite(g: Cosmos, f: Frame, by: Seat, rule: str) -> None:
    e = encounter(g)
    others = [s for s in clockwise(g, e.offense) if s != e.defense]  # CE-7.2
    candidates = hooks.ask(g, "candidates", others, {"by": by})
    course.invite(g, by, f.some("invite", by, candidates, rule=rule) if candidates else ())


@alliance.step
def inviting(g: Cosmos, f: Frame) -> Call:
    """AL1: what goes with the invitations. Then everybody else answers, clockwise from the offense's left (CE-4.35)."""
    e = encounter(g)
    f.queue = [s for s in clockwise(g, e.offense) if s != e.defense]
    return window(g, "inviting")


@alliance.step
def ask(g: Cosmos, f: Frame) -> Next:
    """AL2, for one player."""
    if not f.queue:
        return goto("formed")
    return open_window("answering", f.queue[:1], {"only": f.queue[0], "seat": f.queue[0]})


@alliance.step
def answer(g: Cosmos, f: Frame) -> Next:
    """CE-4.36 to 4.39, CE-7.3 to 7.5: one answer is carried out before the next player is asked."""
    seat = f.queue[0]
    sides, sources = offers(g, seat), launch_sources(g, seat, ALLY)
    if sides and sources and encounter(g).sides[seat] == NEITHER:
        sheet = f.form("answer", seat, lambda: _fields(g, seat), fits=_fits(g, seat), rule="CE-4.35")
        if sheet["side"] != NONE:
            ally(g, seat, SIDES[sheet["side"]], dict(zip(sources, sheet["ships"], strict=True)))
        elif sides:
            course.join(g, seat, NEITHER)
    f.queue = f.queue[1:]
    return goto("ask")


def offers(g: Cosmos, seat: Seat) -> list[str]:
    """The sides that a player may join: those that invited him (CE-7.4)."""
    invited = encounter(g).invited
    found: list[str] = hooks.ask(g, "offers", [s for i, s in enumerate(SIDES) if seat in invited[i]], seat)
    return found


def ally(g: Cosmos, seat: Seat, side: int, parts: dict[str, int]) -> None:
    """CE-4.36, CE-4.37: on the gate, or beside the planet, never on it."""
    course.join(g, seat, side)
    ships.move_all(g, seat, parts, GATE if side == OFFENSIVE else BESIDE, "ally")


def _fields(g: Cosmos, seat: Seat) -> dict[str, One | Split]:
    sources, (_, high) = launch_sources(g, seat, ALLY), ship_limit(g, seat, ALLY)
    most = min(high, sum(sources.values()))
    return {
        "side": One(seat, "", options=(NONE, *offers(g, seat))),
        "ships": Split(seat, "", slots=tuple(sources), caps=tuple(sources.values()), low=0, high=most),
    }


def _fits(g: Cosmos, seat: Seat) -> Fits:
    """CE-7.3: so many ships as the limit says, unless the player stays out."""
    low, high = ship_limit(g, seat, ALLY)
    low = min(low, sum(launch_sources(g, seat, ALLY).values()))

    def fits(sheet: FormValues) -> Reason | None:
        sent = sum(sheet["ships"])
        if sheet["side"] == NONE or low <= sent <= high:
            return None
        return Reason("cosmic.ally_ships", {"low": low, "high": high, "have": sent, "field": "ships"}, "CE-4.36")

    return fits


@alliance.step
def formed(g: Cosmos, f: Frame) -> Call:
    """AL3 (CE-4.40)."""
    return window(g, "alliances_formed")
