"""Zombie (CE-A50): ships return from the warp, in a deal anybody's; its super flare (CE-F50) calls allies' ships."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..flows.deeds import bring_back, is_own_loss
from ..flows.losing import loss_of
from ..printed.words import DEFENSE, OFFENSE
from ..questions import RISE_AGAIN_RETURN
from ..state.cosmos import WARP, Cosmos, Seat, facts
from ..state.pieces import own_side
from ..state.ships import in_warp
from ..state.verbs import Joiner, change, deed, printed


@deed("rise_again")
def rise_again(g: Cosmos, f: Frame, *, effect: str) -> None:
    """All ships of a loss return; how many is declared where compensation is paid for them (CE-E33)."""
    loss = loss_of(g, f.about["loss"])
    count = sum(loss.ships.values())
    bring_back(g, f, RISE_AGAIN_RETURN)
    if facts(g).on("zombie_compensation") and loss.cause == "encounter":
        course.declare(g, effect, f.seat, f.source, printed(g, f.source), count=count)


rise_again.still_needs(is_own_loss)


@change("paid_for_returned")
def paid_for_returned(g: Cosmos, source: Source, value: int, about: object) -> int:
    """CE-E33: with the switch ships that returned count, too."""
    returned: int = source.text["count"]
    return value + returned if about == source.seat else value


@change("own_deal")
def own_deal(g: Cosmos, source: Source, value: bool, about: Seat) -> bool:
    """CE-6.13: only in a deal of one's own."""
    return value or about == source.seat


@change("one_from_warp")
def one_from_warp(g: Cosmos, source: Source, value: dict[str, int], about: Joiner) -> dict[str, int]:
    """CE-H8: whoever joins the owner may bring one ship from the warp beyond his limit."""
    joins = about["side"] == (OFFENSE, DEFENSE)[own_side(g, source.seat)]
    return {**value, WARP: value.get(WARP, 0) + 1} if joins and in_warp(g, about["seat"]) else value
