"""The game: setup (section 3), three periods of six phases (section 4), the end and scoring (section 9)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.conceding import give_up
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED

from .. import atoms
from ..facts import CRUISER, DICE, FACTORY, INFANTRY
from ..kinds import EMPIRES
from ..questions import EMPIRE
from ..scores import ranking, standing
from ..state import ACTIONS, CRISES, INCOME, RESET, TILES, Onward, facts, income_of
from .crises import crises
from .turn import actions

game = Flow("venus.game", locals={"rolling": TO_BE_ASKED}, set_in={"roll_for_first": ("rolling",)})


@game.step
def choose_empires(g: Onward, f: Frame) -> Next:
    """OV-3.2: each seat in order; no two share an empire."""
    for seat, chosen in enumerate(g.empires):
        if not chosen:
            wanted = [other.get("empire") for other in g.setup.seats]
            free = [name for name in EMPIRES if name not in g.empires and name not in wanted]
            own = g.setup.seats[seat].get("empire") or ""
            name = own or f.pick(EMPIRE, seat, free, rule="OV-3.2", only=True)
            atoms.take_empire(g, seat, name)
            return goto("choose_empires")
    return None


@game.step
def lay_out(g: Onward, f: Frame) -> None:
    """OV-3.3 to 3.6."""
    course, home = facts(g).course, facts(g).home
    for seat in range(len(g.money)):
        for kind, count in ((INFANTRY, course.infantry), (CRUISER, course.cruisers)):
            for _ in range(count):
                atoms.raise_unit(g, seat, home, kind)
        for _ in range(course.factories):
            atoms.build(g, seat, home, FACTORY)
        atoms.gain_money(g, seat, course.money, "start")
        for _ in range(course.cards):
            atoms.draw(g, seat)
    f.rolling = list(range(len(g.money)))


@game.step
def roll_for_first(g: Onward, f: Frame) -> Next:
    """OV-3.9: the highest sum; tied players roll again among themselves."""
    sums = {}
    for seat in f.rolling:
        dice = atoms.roll_dice(g, DICE)
        atoms.tell_roll(g, seat, dice, "first")
        sums[seat] = sum(dice)
    best = max(sums.values())
    f.rolling = [seat for seat in f.rolling if sums[seat] == best]
    if len(f.rolling) > 1:
        return goto("roll_for_first")
    atoms.take_first(g, f.rolling[0])
    return None


@game.step
def put_markers(g: Onward, f: Frame) -> None:
    """OV-4.2."""
    atoms.begin_period(g)


@game.step
def draw_tiles(g: Onward, f: Frame) -> None:
    """OV-4.3 to 4.9: in crisis order, one tile at a time."""
    atoms.enter_phase(g, TILES)
    for planet, count in enumerate(facts(g).tile_counts):
        for _ in range(0 if g.dead[planet] or g.aliens[planet] else count):
            if g.bag:
                atoms.draw_tile(g, planet)


@game.step
def act(g: Onward, f: Frame) -> Next:
    atoms.enter_phase(g, ACTIONS)
    return call(actions)


@game.step
def suffer(g: Onward, f: Frame) -> Next:
    atoms.enter_phase(g, CRISES)
    return call(crises)


@game.step
def earn(g: Onward, f: Frame) -> None:
    """OV-8.1; after the last period money is worth nothing (OV-9.1)."""
    atoms.clear_levels(g)
    if g.period < facts(g).course.periods:
        atoms.enter_phase(g, INCOME)
        for seat in range(len(g.money)):
            atoms.gain_money(g, seat, income_of(g, seat), "income")


@game.step
def reset(g: Onward, f: Frame) -> Next:
    """OV-8.2."""
    if g.period == facts(g).course.periods:
        return None
    atoms.enter_phase(g, RESET)
    atoms.reset_units(g)
    return goto("put_markers")


@game.step
def score(g: Onward, f: Frame) -> Next:
    """Section 9."""
    atoms.end_game(g, ranking(g), standing(g))
    return done()


def concede(g: Onward, seat: int, ends: bool) -> None:
    """A player gives up; if the game is over by that, what everybody has now is counted."""

    def finish() -> None:
        atoms.clear_attempt(g)
        atoms.end_game(g, replace(ranking(g), reason="venus.conceded"), standing(g))

    give_up(g, seat, ends, finish)
