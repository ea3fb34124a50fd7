"""Reincarnator (CE-A34): a further power after each loss; its flare (CE-F34) makes others change theirs."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.windows import negate_item

from ..atoms import cards, course, powers
from ..flows.resolution import losers
from ..flows.turn import change_power, put_back, unused_aliens
from ..printed.words import NO_DEAL
from ..state.cosmos import BROUGHT, Cosmos, Seat, clockwise, encounter, mains
from ..state.pieces import mark_of, sheets_of
from ..state.verbs import SHEET, Ability, About, deed, text_of

NAME = "reincarnator"


def has_lost(g: Cosmos, seat: Seat) -> bool:
    """On the losing side, or a main player of a failed deal (CE-E12)."""
    e = encounter(g)
    return seat in mains(g) if e.outcome == NO_DEAL else e.sides[seat] in losers(g)


@deed("reincarnate")
def reincarnate(g: Cosmos, f: Frame) -> None:
    """CE-E43b: in RS7, too late for the ships that were lost; the power of the last time goes."""
    sheet = f.source[1]
    old = [i for i in g.sheets[sheet].marks.get(BROUGHT, ()) if g.sheets[i].holder >= 0]
    former = {g.sheets[i].alien for i in old}
    for number in old:
        put_back(g, number)
    unused = [alien for alien in unused_aliens(g) if alien not in former]
    if unused:
        brought = powers.take_sheet(g, g.choice(unused), f.seat, extra=True)
        _comes_too_late(g, brought)
        powers.put_mark(g, sheet, BROUGHT, [brought])


def _comes_too_late(g: Cosmos, sheet: int) -> None:
    """CE-4.90: what powers do at the end of an encounter is for those that were there; this one came afterwards."""
    for entry, use in enumerate(text_of(g, (SHEET, sheet)).uses):
        if "encounter_over" in use.at:
            course.mark_used(g, mark_of(Ability((SHEET, sheet), g.sheets[sheet].holder, entry, use), {}))


@reincarnate.needs
def _has_died(g: Cosmos, ability: Ability, about: About) -> bool:
    return has_lost(g, ability.seat)


# -- the flare


def _doomed(g: Cosmos, seat: Seat) -> list[Seat]:
    immune = {g.sheets[i].holder for i in sheets_of(g, NAME) if g.sheets[i].face_up}
    return [other for other in clockwise(g, seat) if other not in immune and has_lost(g, other)]


@deed("make_reborn")
def make_reborn(g: Cosmos, f: Frame) -> None:
    """The flare is his (CE-F61); his alien is exchanged for a random unused one."""
    cards.return_card(g, f.aim[0], f.source[1])
    _comes_too_late(g, change_power(g, f.aim[0], g.choice(unused_aliens(g))))


@make_reborn.needs
def _aliens_are_left(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_doomed(g, ability.seat)) and bool(unused_aliens(g))


@make_reborn.aims
def _losers(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return _doomed(g, ability.seat)


@deed("call_off")
def call_off(g: Cosmos, f: Frame) -> None:
    """The own reincarnation does not take place; the power is not zapped by it."""
    negate_item(g, f.about["item"])


@call_off.needs
def _own_rebirth(g: Cosmos, ability: Ability, about: About) -> bool:
    kind, number = about["source"][:2]
    return bool(about["by"] == ability.seat and kind == SHEET and g.sheets[number].alien == NAME)
