"""Human (CE-A18): its wild flare makes an attack 42 of any card, its super one may zap the own power (CE-F18)."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.windows import negate_item

from ..atoms import cards, powers
from ..flows.deeds import hand_flare_over
from ..printed.words import ATTACK
from ..state.cosmos import Cosmos, opponent, slot_of
from ..state.pieces import sheets_of
from ..state.verbs import SHEET, Ability, About, deed


@deed("human_attack")
def human_attack(g: Cosmos, f: Frame, *, value: int) -> None:
    """The own card becomes an attack; then the flare goes to Human (CE-F60)."""
    cards.change_shown(g, slot_of(g, f.seat), ATTACK, value)
    hand_flare_over(g, f.source[1], f.seat)


@human_attack.needs
def _against_others(g: Cosmos, ability: Ability, about: About) -> bool:
    other = opponent(g, ability.seat)
    return all(g.sheets[i].holder != other or not g.sheets[i].face_up for i in sheets_of(g, "human"))


@deed("zap_oneself")
def zap_oneself(g: Cosmos, f: Frame) -> None:
    """The flare is discarded, and the own power is zapped (CE-5.40)."""
    cards.discard(g, f.seat, [f.source[1]], "used_up")
    negate_item(g, f.about["item"])
    powers.zap_sheet(g, f.about["source"][1])


@zap_oneself.needs
def _own_use(g: Cosmos, ability: Ability, about: About) -> bool:
    kind, number = about["source"][0], about["source"][1]
    return bool(kind == SHEET and about["by"] == ability.seat and g.sheets[number].alien == "human")
