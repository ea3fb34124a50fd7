"""Observer (CE-A29): allies' ships come home; its flare (CE-F29) lets allies draw, or calls a ship out of the warp."""

from __future__ import annotations

from rules.core.flow import Next, done, goto
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards
from ..flows.alliance import is_invited
from ..flows.deeds import bring_back, declaring
from ..flows.losing import havens, loss_of
from ..printed.words import ALLY, MAIN, OFFENSE
from ..questions import ALLIES_DRAW, SHELTER_ALLIES_RETURN
from ..state.cosmos import WARP, Cosmos, Seat, allies, side_of
from ..state.pieces import has_role
from ..state.ships import in_warp
from ..state.verbs import Ability, About, Sender, change, deed

DRAW, REFUSE = "draw", "refuse"


def _own_allies(g: Cosmos, seat: Seat) -> list[Seat]:
    return allies(g, side_of(g, seat))


@deed("shelter_allies")
def shelter_allies(g: Cosmos, f: Frame) -> None:
    bring_back(g, f, SHELTER_ALLIES_RETURN)


@shelter_allies.still_needs
def _is_sheltered(g: Cosmos, ability: Ability, about: About) -> bool:
    """An ally shelters himself, a main player his allies; who has no other colony goes to the warp (CE-5.5)."""
    seat, loser = ability.seat, about["seat"]
    meant = loser == seat if has_role(g, seat, ALLY) else has_role(g, seat, MAIN) and loser in _own_allies(g, seat)
    return meant and bool(havens(g, loss_of(g, about["loss"])))


@deed("allies_draw", locals={"queue": TO_BE_ASKED})
def allies_draw(g: Cosmos, f: Frame, *, count: int) -> None:
    f.queue = _own_allies(g, f.seat)


@allies_draw.needs
def _has_allies(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_own_allies(g, ability.seat))


@allies_draw.step
def ask_ally(g: Cosmos, f: Frame, *, count: int) -> Next:
    """Each may, in timing order."""
    if not f.queue:
        return done()
    seat = f.queue[0]
    if f.pick(ALLIES_DRAW, seat, [DRAW, REFUSE], rule="CE-F29") == DRAW:
        cards.draw(g, seat, count, "flare_observer")
    f.queue = f.queue[1:]
    return goto("ask_ally")


def _has_lost_ships(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: somebody else than the offense sends ships only if he has an invitation to answer."""
    return in_warp(g, ability.seat) > 0 and (has_role(g, ability.seat, OFFENSE) or is_invited(g, ability.seat))


declaring("declare_with_warp", _has_lost_ships)


@change("from_warp")
def from_warp(g: Cosmos, source: Source, value: dict[str, int], about: Sender, *, ships: int) -> dict[str, int]:
    """Some of the ships that the owner sends may come from the warp."""
    there = min(ships, in_warp(g, source.seat))
    return {**value, WARP: there} if about["seat"] == source.seat and there else value
