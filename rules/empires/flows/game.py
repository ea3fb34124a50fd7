"""The whole game (SE-3, SE-20.9): set-up, then cycles of three turns and an Economic Phase until somebody wins."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Decision, One
from rules.core.flow import Flow, Next, call, goto
from rules.core.forms import FormValues
from rules.core.frame import Frame
from rules.core.ranges import SEAT
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards, course, unique
from ..economy import head_start
from ..map.ending import end_by_limit
from ..printed import designer
from ..printed.constants import TURNS
from ..printed.kinds import EMPIRES, MACHINES
from ..printed.powers import ANCIENT
from ..printed.switches import BALANCED, OFF
from ..questions import GAME_DESIGN, GAME_HEAD_START, GAME_HOME
from ..solo import sheets
from ..state import Galaxy, Hex, Seat, clockwise, facts, groups_of, monsters, seats
from ..state.holding import has
from . import doomsday, opening
from .advantages import advantages, auction
from .ancients import ancients
from .doomsday import machines
from .economy import economy
from .exploration import place_aliens
from .invasion import invasion
from .turn import turn
from .wandering import wandering

game = Flow("empires.game", locals={"queue": TO_BE_ASKED, "rolling": TO_BE_ASKED, "seat": SEAT})


@game.step
def find_situation(g: Galaxy, f: Frame) -> None:
    """CL-21.1: before anything that it may change."""
    if facts(g).options["galaxy_roll"] != OFF:
        opening.roll(g)


@game.step
def deal(g: Galaxy, f: Frame) -> Next:
    """CL-13: Empire Advantages come before anything that they could change; CL-13.4: the CP of a head start before
    them."""
    known = facts(g)
    if "head_start" in known.on:
        head_start.grant(g)
    if not known.advantages:
        return None
    return call(auction if known.options["advantages"] == BALANCED else advantages)


@game.step
def design_ships(g: Galaxy, f: Frame) -> None:
    """SE-20.9, step 4, CL-19.1.1, D-05: everybody designs a unique ship in secret."""
    known = facts(g)
    if known.unique not in known.buildable:
        return
    drawn = f.each([_design(g, f, seat) for seat in seats(g)])
    for seat, filled in zip(seats(g), drawn, strict=True):
        unique.draw(g, seat, designer.drawn(filled), "designed")


def _design(g: Galaxy, f: Frame, seat: Seat) -> Callable[[], FormValues]:
    known = facts(g)
    return lambda: f.form(
        GAME_DESIGN, seat, lambda: designer.fields(known, seat), start=lambda: designer.written(g.design[seat]),
        fits=lambda filled: designer.refused(known, filled), tally=designer.tally, secret=True, rule="CL-19.1.1",
    )  # fmt: skip


@game.step
def research_ahead(g: Galaxy, f: Frame) -> None:
    """SE-22.5, CL-20.8, D-06: technology that everybody buys in secret before the starting units are placed."""
    if "head_start" not in facts(g).on:
        return
    sheets = f.each([_head_start(g, f, seat) for seat in seats(g)])
    for seat, filled in zip(seats(g), sheets, strict=True):
        head_start.buy(g, seat, filled[head_start.LEVELS])


def _head_start(g: Galaxy, f: Frame, seat: Seat) -> Callable[[], FormValues]:
    return lambda: f.form(
        GAME_HEAD_START,
        seat,
        lambda: head_start.fields(g, seat),
        fits=head_start.fits(g, seat),
        secret=True,
        rule="SE-22.5",
    )


@game.step
def choose_homes(g: Galaxy, f: Frame) -> None:
    """SE-20.9, step 6: extra hexes and Homeworlds, chosen in secret and shown together (D-01, D-02); everybody knows
    his advantage, his ship and his technology by then."""
    if facts(g).variable:
        course.choose_homes(g, [], opening.random_hexes(g))
        return
    chart = facts(g).chart
    free = [seat for seat in seats(g) if len(chart.either[seat]) + len(chart.homeworlds[seat]) > 1]
    chosen = dict(zip(free, f.each([_home(g, f, seat) for seat in free]), strict=True))
    extra = [Hex(chosen[seat]["extra"]) for seat in free if chart.either[seat]]
    homeworlds = [Hex(chosen[seat]["homeworld"]) if seat in chosen else chart.homeworlds[seat][0] for seat in seats(g)]
    course.choose_homes(g, extra, homeworlds)


def _home(g: Galaxy, f: Frame, seat: Seat) -> Callable[[], FormValues]:
    """The question where a seat wants to begin: in the middle, unless it says otherwise."""
    chart = facts(g).chart
    either = chart.either[seat]
    start: FormValues = {"homeworld": chart.middle([hex for hex in chart.homeworlds[seat] if hex not in either])}
    fields: dict[str, Decision] = {"homeworld": One(seat, "", options=chart.homeworlds[seat])}
    if either:
        fields["extra"] = One(seat, "", options=either)
        start["extra"] = either[0]

    def fits(filled: FormValues) -> Reason | None:
        """SE-21.1, SE-20.8: on a hex that may be added only if it is added."""
        apart = filled["homeworld"] in either and filled["homeworld"] != filled["extra"]
        return Reason("empires.home_apart", {"field": "homeworld"}, "SE-21.1") if apart else None

    return lambda: f.form(GAME_HOME, seat, lambda: fields, start=lambda: start, fits=fits, secret=True, rule="SE-20.9")


@game.step
def lay_out(g: Galaxy, f: Frame) -> None:
    """SE-20.9, steps 7 and 8; CL-12.1."""
    if facts(g).alien_cards:
        cards.shuffle(g)
    opening.lay_markers(g)
    opening.place_rivals(g)
    opening.place_amoebas(g)
    opening.place_gates(g)
    for hex in opening.open_barren(g):  # ruling: their aliens lie face down until somebody comes (SE-14.1, CL-20.1)
        place_aliens(g, hex, up=False)
    for seat in seats(g):
        opening.place_start(g, seat)
    f.rolling = list(seats(g))


@game.step
def settle_ancients(g: Galaxy, f: Frame) -> Next:
    """CL-E36: before the game."""
    found = [seat for seat in seats(g) if has(g, seat, ANCIENT)] if facts(g).advantages else []
    return call(ancients, seat=found[0]) if found else None


@game.step
def roll_for_first(g: Galaxy, f: Frame) -> Next:
    """SE-3.5: a die decides; tied players roll again among themselves."""
    if len(f.rolling) == 1:
        course.set_order(g, f.rolling, "alone")
        return None
    faces = {seat: course.roll_die(g, seat, "first") for seat in f.rolling}
    best = max(faces.values())
    f.rolling = [seat for seat in f.rolling if faces[seat] == best]
    if len(f.rolling) > 1:
        return goto("roll_for_first")
    course.set_order(g, clockwise(g, f.rolling[0]), "die")
    return None


@game.step
def begin_cycle(g: Galaxy, f: Frame) -> None:
    course.begin_cycle(g)


@game.step
def begin_turn(g: Galaxy, f: Frame) -> None:
    course.begin_turn(g)
    f.queue = g.order[:]


@game.step
def next_player(g: Galaxy, f: Frame) -> Next:
    """SE-3.2: each player does all three phases before the next begins."""
    if not f.queue:
        return None
    known, seat = facts(g), f.queue[0]
    together = [each for each in f.queue if each == seat or (known.brothers and known.teams[each] == known.teams[seat])]
    f.queue = [each for each in f.queue if each not in together]
    together = [each for each in together if not g.out[each]]
    return call(turn, "next_player", seats=together) if together else goto("next_player")


@game.step
def others_move(g: Galaxy, f: Frame) -> Next:
    """SE-3.4: machines and solo opponents come after all players."""
    if facts(g).map.rival == MACHINES:
        return call(machines)
    if facts(g).map.rival == EMPIRES:
        return call(invasion)
    return call(wandering) if facts(g).options["machines"] and groups_of(g, monsters(g)) else None


@game.step
def end_turn(g: Galaxy, f: Frame) -> Next:
    return goto("begin_turn") if g.turn < TURNS else None


@game.step
def economic_phase(g: Galaxy, f: Frame) -> Next:
    """SE-3.1, SE-3.6."""
    return call(economy)


@game.step
def others_prepare(g: Galaxy, f: Frame) -> None:
    """SE-24.4: solo opponents do what they do at the end of an Economic Phase."""
    if facts(g).map.rival == MACHINES:
        doomsday.arrive(g)
    sheets.fill_in(g)


@game.step
def go_on(g: Galaxy, f: Frame) -> Next:
    limit = facts(g).options["phases"]
    if limit and g.cycle >= limit:
        end_by_limit(g)
    return goto("begin_cycle")
