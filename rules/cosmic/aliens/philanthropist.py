"""Philanthropist (CE-A33) gives a card away; its flare (CE-F33) lends a power or obliges to play the gift."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.flow import Call, Next, done
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course, powers
from ..flows.hands import draw_new_hand, encounter_cards
from ..flows.losing import lose_some
from ..printed.words import ENCOUNTER_TYPES, MAIN
from ..questions import GIVE_CARD_GIFT
from ..state.cosmos import Cosmos, Effect, Seat, clockwise, encounter, hand, mains, opponent, type_of
from ..state.pieces import has_role
from ..state.ships import can_lose
from ..state.verbs import Ability, About, change, deed, printed

WHY, GIFT = "philanthropist", "gift"


@deed("give_card")
def give_card(g: Cosmos, f: Frame, *, effect: str) -> Next:
    """The card is chosen once nobody has objected: a zapped power shows nothing (CE-5.17)."""
    taker = f.aim[0]
    card = f.pick(GIVE_CARD_GIFT, f.seat, list(hand(g, f.seat)), rule="CE-A33")
    course.declare(g, effect, f.seat, f.source, printed(g, f.source), seen_by=(f.seat, taker), card=card, to=taker)
    cards.pass_card(g, card, taker)
    if has_role(g, f.seat, MAIN) and not encounter_cards(g, f.seat):
        return draw_new_hand(f.seat, WHY)
    return done()


@give_card.still_needs
def _has_a_card(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(hand(g, ability.seat))


@give_card.aims
def _main_players(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return [opponent(g, ability.seat)] if has_role(g, ability.seat, MAIN) else mains(g)


# -- the flare


def _gift(g: Cosmos, seat: Seat) -> Effect | None:
    return next((e for e in encounter(g).effects if e.name == GIFT and e.seat == seat), None)


@deed("oblige")
def oblige(g: Cosmos, f: Frame, *, effect: str) -> None:
    """The opponent of the obliged must not learn which card it is."""
    gift = _gift(g, f.seat)
    if gift is not None:
        card, to = gift.data["card"], gift.data["to"]
        course.declare(g, effect, f.seat, f.source, printed(g, f.source), seen_by=(f.seat, to), card=card, to=to)


@oblige.needs
def _has_given(g: Cosmos, ability: Ability, about: About) -> bool:
    return _gift(g, ability.seat) is not None and "laid" not in about


@oblige.possible
def _an_encounter_card(g: Cosmos, ability: Ability, about: About) -> bool:
    gift = _gift(g, ability.seat)
    return gift is not None and type_of(g, gift.data["card"]) in ENCOUNTER_TYPES


@change("only_the_gift")
def only_the_gift(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    """Whoever got it plays it if he can."""
    data = source.text
    return [data["card"]] if about == data["to"] and data["card"] in value else value


def _lendable(g: Cosmos, seat: Seat) -> list[int]:
    """The own power, open, not lent by somebody else."""
    return [
        i for i, sheet in enumerate(g.sheets)
        if sheet.holder == seat and sheet.face_up and not sheet.extra and sheet.lender < 0
    ]  # fmt: skip


@deed("lend_power")
def lend_power(g: Cosmos, f: Frame) -> Call:
    """First the price: a ship of one's own choice."""
    return lose_some(f.seat, 1, "flare_philanthropist")


@lend_power.step
def hand_over(g: Cosmos, f: Frame) -> None:
    """CE-E42: with everything on it; the other has it instead of his own for this encounter."""
    for sheet in _lendable(g, f.seat):
        powers.pass_sheet(g, sheet, f.aim[0], lent=True)


@lend_power.still_needs
def _has_power_and_ship(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_lendable(g, ability.seat)) and bool(can_lose(g, ability.seat))


@lend_power.aims
def _others(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return clockwise(g, ability.seat)
