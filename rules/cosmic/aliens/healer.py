"""Healer (CE-A17): brings lost ships back for a fee; its wild flare protects the own power (CE-F17)."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import cards, ships
from ..flows.deeds import cancel_card, own_ability
from ..flows.losing import loss_of
from ..questions import HEAL_RETURN
from ..state.cosmos import GONE, Cosmos, Loss, facts
from ..state.pieces import is_spent
from ..state.ships import colonies, in_warp
from ..state.verbs import Ability, About, deed


def _whole(g: Cosmos, loss: Loss) -> int:
    return loss.warped + loss.removed


@deed("heal")
def heal(g: Cosmos, f: Frame, *, fee: int) -> None:
    """All ships of the batch return, those out of the game too; compensation is not affected (CE-5.56)."""
    loss = loss_of(g, f.about["loss"])
    count, places = _whole(g, loss), list(colonies(g, loss.seat))
    parts = {places[0]: count}
    if len(places) > 1:
        parts = f.split(HEAL_RETURN, loss.seat, dict.fromkeys(places, count), count, count, rule="CE-A17")
    ships.heal_loss(g, loss, parts)
    cards.draw(g, f.seat, fee, "healer")


@heal.still_needs
def _can_be_healed(g: Cosmos, ability: Ability, about: About) -> bool:
    """Another player who has a colony to return to; the ships are still where they went."""
    if about["seat"] == ability.seat or not colonies(g, about["seat"]):
        return False
    loss = loss_of(g, about["loss"])
    return in_warp(g, loss.seat) >= loss.warped and g.ships[GONE][loss.seat] >= loss.removed


@deed("raise_fee")
def raise_fee(g: Cosmos, f: Frame) -> None:
    """A card for each healed ship: those beyond the first."""
    cards.draw(g, f.seat, _whole(g, loss_of(g, f.about["loss"])) - 1, "flare_healer")


@raise_fee.needs
def _has_healed(g: Cosmos, ability: Ability, about: About) -> bool:
    return (
        is_spent(g, own_ability(g, ability.seat, ability.source, 0), about) and _whole(g, loss_of(g, about["loss"])) > 1
    )


@deed("ward_off")
def ward_off(g: Cosmos, f: Frame) -> None:
    """The zap has no effect and is discarded."""
    cancel_card(g, f)


@ward_off.needs
def _zaps_own_power(g: Cosmos, ability: Ability, about: About) -> bool:
    played = facts(g).artifacts[g.cards.design[about["source"][1]]].uses[about["entry"]]
    if about["source"][2] or played.do.verb != "zap":
        return False
    return bool(about["about"]["by"] == ability.seat)
