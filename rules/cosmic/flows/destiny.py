"""The Destiny phase (4.2): whom the offense has the encounter with, and where."""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.reasons import Reason

from ..atoms import cards, course, ships
from ..printed.facts import LIMIT
from ..printed.words import BROKEN_OFF, COLOUR, DESTINY, SETTLED, WILD
from ..questions import CHOOSE_DEFENSE, RESETTLE_SHIPS
from ..state.bargains import settlers
from ..state.cosmos import PLANET, Cosmos, Planet, Seat, at_planet, clockwise, encounter, facts, hand
from ..state.pieces import hooks
from ..state.ships import foreign_colonies, in_warp, is_planet, planets_of, ships_at
from .replies import explains, window

destiny = Flow("cosmic.destiny", locals={"planet": PLANET}, set_in={"resettle": ("planet",)})

AGAINST, REDRAW, DRIVE_OUT, RESETTLE = "against", "redraw", "drive_out", "resettle"


@destiny.step
def begin(g: Cosmos, f: Frame) -> None:
    course.enter_phase(g, DESTINY)


@destiny.step
def before(g: Cosmos, f: Frame) -> Call:
    """DE0; CE-4.14 is applied before anybody looks into the deck (CE-E50)."""
    cards.keep_two_destinies(g)
    return window(g, "before_destiny", event=course.new_event(g))


@destiny.step
def draw(g: Cosmos, f: Frame) -> Call:
    """CE-4.14, DE1."""
    card = cards.draw_destiny(g)
    course.name_by_destiny(g, _whom(g, card))
    return window(g, "destiny_drawn", event=course.new_event(g), destiny=card)


@destiny.step
def naming(g: Cosmos, f: Frame) -> Next:
    """DE2; a card that was rejected meanwhile is drawn again."""
    return goto("before") if encounter(g).destiny < 0 else window(g, "naming_defense")


@destiny.step
def choose(g: Cosmos, f: Frame) -> Next:
    """CE-4.15 to 4.22."""
    e = encounter(g)
    found: list[Option] = hooks.ask(g, "defenders", printed_choices(g), e.destiny)
    choices = found or [(REDRAW,)]
    chosen = choices[0] if len(choices) == 1 else f.pick(CHOOSE_DEFENSE, e.offense, choices, rule=_rule(g, e.destiny))
    if chosen[0] == REDRAW:
        if is_alone(g):
            course.decide(g, BROKEN_OFF, "no_planet")
            return done()
        return goto("before")
    if chosen[0] == AGAINST:
        course.name_defense(g, chosen[1], chosen[1])
        return done()
    if chosen[0] == DRIVE_OUT:  # CE-4.20
        course.name_defense(g, chosen[2], e.offense)
        ships.point_gate(g, chosen[1])
        return done()
    f.planet = chosen[1]
    return None


@destiny.step
def resettle(g: Cosmos, f: Frame) -> Next:
    """CE-4.21: 1 to 4 ships on an empty home planet; the encounter is over and successful."""
    seat = encounter(g).offense
    sources = settlers(g, seat)
    high = min(LIMIT, sum(sources.values()))
    parts = f.split(RESETTLE_SHIPS, seat, sources, 1, high, rule="CE-4.21")
    ships.point_gate(g, f.planet)
    ships.move_all(g, seat, parts, at_planet(f.planet), "resettle")
    course.decide(g, SETTLED, "resettled")
    return done()


def printed_choices(g: Cosmos) -> list[Option]:
    """What the drawn card lets the offense choose."""
    offense, seat = encounter(g).offense, encounter(g).named
    others = [s for s in clockwise(g, offense) if planets_of(g, s)]
    if seat < 0:
        return [(AGAINST, other) for other in others]
    if seat != offense:
        return [(AGAINST, seat)] if seat in others else [(REDRAW,)]  # CE-T33
    return [(REDRAW,), *drive_outs(g, offense), *resettlings(g, offense)]


def is_alone(g: Cosmos) -> bool:
    """CE-T33: whether no card could name anybody any more: then the offense draws no further one (CE-4.31)."""
    offense = encounter(g).offense
    homes = any(planets_of(g, other) for other in clockwise(g, offense))
    return not (homes or drive_outs(g, offense) or resettlings(g, offense))


def _whom(g: Cosmos, card: int) -> Seat:
    """The player whom a destiny card names now; -1 for a wild one."""
    printed = facts(g).destinies[g.cards.design[card]]
    if printed.kind == WILD:
        return -1
    return g.colours.index(printed.colour) if printed.kind == COLOUR else special(g, printed.kind)


def special(g: Cosmos, kind: str) -> Seat:
    """CE-2.8, CE-2.9: ties go to the first tied player to the left of the offense."""
    measures = {
        "most_colonies": lambda seat: foreign_colonies(g, seat),
        "fewest_in_warp": lambda seat: -in_warp(g, seat),
        "most_cards": lambda seat: len(hand(g, seat)),
    }
    return max(clockwise(g, encounter(g).offense), key=measures[kind])


def drive_outs(g: Cosmos, offense: Seat) -> list[Option]:
    """CE-4.20."""
    return [
        (DRIVE_OUT, planet, seat)
        for planet in planets_of(g, offense)
        for seat in clockwise(g, offense)
        if ships_at(g, at_planet(planet), seat)
    ]


def resettlings(g: Cosmos, offense: Seat) -> list[Option]:
    return [(RESETTLE, planet) for planet in planets_of(g, offense) if _why_no_resettling(g, offense, planet) is None]


def _why_no_resettling(g: Cosmos, offense: Seat, planet: Planet) -> Reason | None:
    """CE-4.21: home planets without any ship, if there is a ship to send."""
    if g.home[planet] != offense:
        return Reason("cosmic.not_own_planet", {}, "CE-4.21")
    if any(g.ships[at_planet(planet)]):
        return Reason("cosmic.not_empty", {}, "CE-4.21")
    return None if settlers(g, offense) else Reason("cosmic.no_ship_to_send", {}, "CE-4.21")


@explains(CHOOSE_DEFENSE)
def _why_not_chosen(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """CE-4.15 to 4.22."""
    word, what = wish[:2] if isinstance(wish, tuple) and len(wish) > 1 else (wish, None)
    e = encounter(g)
    if word == AGAINST:
        if what == asked.seat:
            return Reason("cosmic.not_oneself", {}, "CE-4.16")
        return Reason("cosmic.not_named", {}, asked.rule) if what in clockwise(g, e.offense) else None
    if word not in ((REDRAW,), DRIVE_OUT, RESETTLE):
        return None
    if e.named != asked.seat:
        return Reason("cosmic.not_own_colour", {}, "CE-4.18")
    if not is_planet(what, g):
        return None
    if word == RESETTLE:
        return _why_no_resettling(g, e.offense, what)
    own = g.home[what] == e.offense
    return Reason("cosmic.no_colony_there" if own else "cosmic.not_own_planet", {}, "CE-4.20")


def _rule(g: Cosmos, card: int) -> str:
    return {COLOUR: "CE-4.18", WILD: "CE-4.16"}.get(facts(g).destinies[g.cards.design[card]].kind, "CE-4.17")
