"""Force Field (CE-R4): allies are sent home."""

from __future__ import annotations

from rules.core.flow import Next, done
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED

from ..atoms import course
from ..flows.moving import return_ships
from ..pieces import Ability, About
from ..state import BESIDE, DEFENSIVE, GATE, NEITHER, OFFENSIVE, Cosmos, allies, side_of
from ..verbs import deed


def all_allies(g: Cosmos) -> list[int]:
    return [*allies(g, OFFENSIVE), *allies(g, DEFENSIVE)]


@deed("send_allies_home", keeps={"queue": TO_BE_ASKED})
def send_allies_home(g: Cosmos, f: Frame) -> None:
    f.queue = list(f.some("allies", f.seat, all_allies(g), 1, rule="CE-R4"))


@send_allies_home.step
def next_ally(g: Cosmos, f: Frame) -> Next:
    """They cease to be allies and put their ships on any of their colonies."""
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    place = GATE if side_of(g, seat) == OFFENSIVE else BESIDE
    course.join(g, seat, NEITHER)
    return return_ships(seat, place, "force_field", "next_ally")


@send_allies_home.needs
def _has_allies(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(all_allies(g))
