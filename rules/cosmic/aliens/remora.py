"""Remora (CE-A35) takes and draws along with others; its flare (CE-F35) feeds on flares or colonies."""

from __future__ import annotations

from rules.core.flow import Call, Next, done
from rules.core.frame import Frame

from ..atoms import cards
from ..flows.deeds import declaring, is_of_another
from ..flows.losing import retrieve
from ..questions import SHARE_GROWTH
from ..state.cosmos import Cosmos, Seat, encounter
from ..state.pieces import is_declared
from ..state.ships import colonies, in_warp
from ..state.verbs import Ability, About, deed

WHY, FLARE = "remora", "flare_remora"
CARD, SHIP = "card", "ship"


def _older_ships(g: Cosmos, seat: Seat) -> int:
    """Ships in the warp that did not go there in this encounter (CE-5.54)."""
    return max(0, in_warp(g, seat) - encounter(g).warped[seat]) if colonies(g, seat) else 0


@deed("retrieve_along")
def retrieve_along(g: Cosmos, f: Frame) -> Call:
    return retrieve(f.seat, 1, WHY)


@retrieve_along.needs
def _another_retrieves(g: Cosmos, ability: Ability, about: About) -> bool:
    return about["seat"] != ability.seat and _older_ships(g, ability.seat) > 0


@deed("draw_along")
def draw_along(g: Cosmos, f: Frame) -> None:
    cards.draw(g, f.seat, 1, WHY)


draw_along.needs(is_of_another)


# -- the flare


declaring("declare_growth", is_of_another)  # for this colony and each further one in this encounter


@deed("share_growth")
def share_growth(g: Cosmos, f: Frame, *, effect: str) -> Next:
    """What the flare gives for one colony, a card or a ship: no use of the power."""
    can_retrieve = in_warp(g, f.seat) and colonies(g, f.seat)
    if can_retrieve and f.pick(SHARE_GROWTH, f.seat, [CARD, SHIP], rule="CE-F35") == SHIP:
        return retrieve(f.seat, 1, FLARE)
    cards.draw(g, f.seat, 1, FLARE)
    return done()


@share_growth.needs
def _is_declared(g: Cosmos, ability: Ability, about: About) -> bool:
    return is_declared(g, ability.use.do.args["effect"], ability.seat) and is_of_another(g, ability, about)
