"""The Alliance phase (4.4) as invitations and answers (chapter 7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from rules.core.decisions import Decision, One, Option, Split
from rules.core.flow import Call, Flow, Next, done, goto
from rules.core.forms import Fits, FormValues
from rules.core.frame import Frame
from rules.core.lean import dataclass
from rules.core.queries import query
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED
from rules.core.windows import open_window

from ..atoms import course, ships
from ..printed.words import ALLIANCE, ALLY, DEFENSE, OFFENSE
from ..questions import ANSWER_INVITATION, INVITE
from ..state.cosmos import (
    BESIDE,
    DEFENSIVE,
    GATE,
    NEITHER,
    OFFENSIVE,
    Cosmos,
    Seat,
    at_planet,
    clockwise,
    encounter,
    mains,
)
from ..state.pieces import home_needed, hooks, powers_at
from ..state.ships import colonies, has_colony, planet_of, ships_at
from .launch import launch_sources, ship_limit
from .replies import explains, window

alliance = Flow("cosmic.alliance", locals={"queue": TO_BE_ASKED}, set_from={"ask": ("queue",)})

NONE = "none"
SIDES = {OFFENSE: OFFENSIVE, DEFENSE: DEFENSIVE}
_UNINVITED = Reason("cosmic.not_invited", {"field": "side"}, "CE-4.35")
BARRED = {NONE: Reason("cosmic.must_join", {"field": "side"}, "CE-4.35"), **dict.fromkeys(SIDES, _UNINVITED)}


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
    course.invite(g, by, f.some(INVITE, by, candidates, rule=rule) if candidates else ())


@explains(INVITE)
def _why_not_invited(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """CE-4.33, CE-4.34, CE-7.2."""
    if wish in mains(g):
        return Reason("cosmic.main_player", {}, asked.rule)
    return Reason("cosmic.no_guest", {}, "CE-7.2") if wish in clockwise(g, asked.seat) else None


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
    muster = _muster(g, seat) if f.given(ANSWER_INVITATION, seat) or is_invited(g, seat) else None
    if muster is not None and muster.sources:
        sheet = f.form(
            ANSWER_INVITATION, seat, partial(_fields, g, seat, muster), start=partial(_start, g, seat, muster),
            fits=None if f.given(ANSWER_INVITATION, seat) else _fits(muster), rule="CE-4.35",
        )  # fmt: skip
        if sheet["side"] != NONE:
            ally(g, seat, SIDES[sheet["side"]], dict(zip(muster.places, sheet["ships"], strict=True)))
        else:
            course.join(g, seat, NEITHER)
    f.queue = f.queue[1:]
    return goto("ask")


def offers(g: Cosmos, seat: Seat) -> list[str]:
    """The sides that a player may join: those that invited him (CE-7.4)."""
    invited = encounter(g).invited
    found: list[str] = hooks.ask(g, "offers", [s for i, s in enumerate(SIDES) if seat in invited[i]], seat)
    return found


def is_invited(g: Cosmos, seat: Seat) -> bool:
    """Whether a player has something to answer."""
    return bool(offers(g, seat)) and encounter(g).sides[seat] == NEITHER


def may_decline(g: Cosmos, seat: Seat) -> bool:
    return bool(hooks.ask(g, "may_decline", True, seat))


def ally(g: Cosmos, seat: Seat, side: int, parts: dict[str, int]) -> None:
    """CE-4.36, CE-4.37: on the gate, or beside the planet, never on it."""
    course.join(g, seat, side)
    ships.move_all(g, seat, parts, GATE if side == OFFENSIVE else BESIDE, "ally")


def extra_ships(g: Cosmos, seat: Seat, side: str) -> dict[str, int]:
    """What a player may send beyond the limit if he joins this side (CE-H8)."""
    found: dict[str, int] = hooks.ask(g, "extra_ships", {}, {"seat": seat, "side": side})
    return found


class Muster(NamedTuple):
    """What an ally may send."""

    sources: dict[str, int]  # ships that count for the limit, by place
    extras: dict[str, dict[str, int]]  # by side: what goes beyond it
    places: dict[str, int]  # how many at most from each place, whichever side he joins
    low: int
    high: int


def _muster(g: Cosmos, seat: Seat) -> Muster:
    sources, extras = launch_sources(g, seat, ALLY), {side: extra_ships(g, seat, side) for side in offers(g, seat)}
    places = dict(sources)
    for extra in extras.values():
        for place, count in extra.items():
            places[place] = min(ships_at(g, place, seat), max(places.get(place, 0), sources.get(place, 0) + count))
    return Muster(sources, extras, places, *ship_limit(g, seat, ALLY))


def _fields(g: Cosmos, seat: Seat, muster: Muster) -> dict[str, One | Split]:
    places, sides = muster.places, tuple(muster.extras)
    most = min(muster.high + max(sum(extra.values()) for extra in muster.extras.values()), sum(places.values()))
    open_sides = (NONE, *sides) if may_decline(g, seat) else sides
    barred = tuple((word, reason) for word, reason in BARRED.items() if word not in open_sides)
    return {
        "side": One(seat, "", options=open_sides, blocked=barred),
        "ships": Split(seat, "", slots=tuple(places), caps=tuple(places.values()), low=0, high=most),
    }


def _start(g: Cosmos, seat: Seat, muster: Muster) -> FormValues:
    """The sheet before anything is written: staying out; or just enough ships, from the largest colonies."""
    sources = muster.sources
    if may_decline(g, seat):
        return {"side": NONE, "ships": (0,) * len(muster.places)}
    left = {place: sources.get(place, 0) for place in muster.places}
    for _ in range(min(muster.low, sum(left.values()))):
        left[max(left, key=lambda place: left[place])] -= 1
    return {"side": next(iter(muster.extras)), "ships": tuple(sources.get(place, 0) - n for place, n in left.items())}


def _fits(muster: Muster) -> Fits:
    """CE-7.3: so many ships as the limit says, unless the player stays out; what goes beyond it is not counted."""
    sources, extras, places, low, high = muster
    low = min(low, sum(sources.values()))

    def fits(sheet: FormValues) -> Reason | None:
        if sheet["side"] == NONE:
            return None
        beyond, counted = extras[sheet["side"]], 0
        for place, sent in zip(places, sheet["ships"], strict=True):
            rest = sent - min(sent, beyond.get(place, 0))
            counted += rest
            if rest > sources.get(place, 0):
                return Reason("cosmic.ally_extra", {"have": sent, "field": "ships"}, "CE-H8")
        if low <= counted <= high:
            return None
        return Reason("cosmic.ally_ships", {"low": low, "high": high, "have": counted, "field": "ships"}, "CE-4.36")

    return fits


@alliance.step
def formed(g: Cosmos, f: Frame) -> Call:
    """AL3 (CE-4.40)."""
    return window(g, "alliances_formed")


# -- what an ally stands to win and to lose, as everybody can see it (CE-7.6, CE-7.7)


LOSING, RETURNS = "loss_returns", "rise_again"  # when lost ships may come back, and the verb that does it for all


@dataclass(frozen=True)
class Prospect:
    """An answer to an invitation, thought through."""

    offense: int  # visible ships of both sides with those of the answer
    defense: int
    sent: int  # ships that would be lost by a defeat, and rewards for a successful defense
    colony: int  # the planet of a new colony if the offense wins; -1 if there is none to win
    emptied: tuple[int, ...]  # planets where a colony would be given up (CE-5.3)
    powerless: bool  # whether that costs the power (CE-5.10)
    returns: bool  # whether lost ships come back to colonies by an own power, as everybody can see (CE-A50)


@query
def prospect(g: Cosmos, seat: Seat, side: str, ships: Mapping[str, int]) -> Prospect:
    """What an answer means: so many ships from these places join this side."""
    e = encounter(g)
    sent = sum(ships.values()) if side in (OFFENSE, DEFENSE) else 0
    there = colonies(g, seat)
    emptied = tuple(planet_of(p) for p, n in ships.items() if sent and n and n == there.get(p))
    homes = [planet_of(p) for p in there if g.home[planet_of(p)] == seat]
    needed = home_needed(g, seat)
    return Prospect(
        offense=sum(g.ships[GATE]) + (sent if side == OFFENSE else 0),
        defense=ships_at(g, at_planet(e.planet), e.defense) + sum(g.ships[BESIDE]) + (sent if side == DEFENSE else 0),
        sent=sent,
        colony=e.planet if side == OFFENSE and not has_colony(g, seat, e.planet) else -1,
        emptied=emptied,
        powerless=len(homes) >= needed > len([p for p in homes if p not in emptied]),
        returns=any(one.use.mandatory and one.use.do.verb == RETURNS for one in powers_at(g, seat, LOSING)),
    )
