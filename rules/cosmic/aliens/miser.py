"""Miser (CE-A26): a second hand on its sheet, the hoard; its flare (CE-F26)."""

from __future__ import annotations

from rules.core.flow import Call, Next
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, opening
from ..flows.deeds import own_sheet
from ..flows.resolution import payment
from ..flows.settling import settle
from ..printed.facts import HAND
from ..printed.words import ENCOUNTER_TYPES
from ..questions import DEAL_HOARD, LAY_CARDS_ASIDE
from ..state.cosmos import DEALT, HANDS, Cosmos, cards_at, encounter, hand, mains, opponent, type_of
from ..state.pieces import is_zapped
from ..state.verbs import Ability, About, change, deed


def hoard(sheet: int) -> str:
    return f"sheet:{sheet}"


# -- set-up


@deed("deal_hoard")
def deal_hoard(g: Cosmos, f: Frame) -> None:
    """CE-3.13: two hands of eight."""
    opening.deal_second_hand(g, f.seat, HAND)


@deal_hoard.step
def choose_hoard(g: Cosmos, f: Frame) -> None:
    """CE-D3: one of them becomes the hoard."""
    place = f.pick(DEAL_HOARD, f.seat, [HANDS[f.seat], DEALT[f.seat]], rule="CE-A26")
    opening.keep_hoard(g, f.seat, str(place), hoard(f.source[1]))


# -- playing from the hoard


@deed("play_from_hoard")
def play_from_hoard(g: Cosmos, f: Frame) -> None:
    """The card that was announced may be played; what follows is the card's own business."""


@play_from_hoard.needs
def _this_sheet(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(about["sheet"] == ability.source[1])


@change("hoard_zone")
def hoard_zone(g: Cosmos, source: Source, value: list[str], about: object) -> list[str]:
    """Q-PLAYFROM."""
    return [*value, hoard(source.piece[1])] if about == source.seat and not is_zapped(g, source.piece[1]) else value


@change("hoard_cards")
def hoard_cards(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    """Q-ENCARDS."""
    if about != source.seat or is_zapped(g, source.piece[1]):
        return value
    return [*value, *_encounter_cards(g, source.piece[1])]


def _encounter_cards(g: Cosmos, sheet: int) -> list[int]:
    return [card for card in cards_at(g, hoard(sheet)) if type_of(g, card) in ENCOUNTER_TYPES]


@deed("renew_hoard")
def renew_hoard(g: Cosmos, f: Frame) -> Call:
    """A hoard without an encounter card is shown and discarded; others may react before the deck is used."""
    cards.discard(g, f.seat, list(cards_at(g, hoard(f.source[1]))), "hoard")
    return settle(g)


@renew_hoard.step
def draw_hoard(g: Cosmos, f: Frame) -> None:
    """A new one of eight."""
    cards.draw(g, f.seat, HAND, "hoard", hoard(f.source[1]), watched=False)


@renew_hoard.possible
def _without_encounter_card(g: Cosmos, ability: Ability, about: About) -> bool:
    return not _encounter_cards(g, ability.source[1])


# -- the flare


@deed("draw_to_hoard")
def draw_to_hoard(g: Cosmos, f: Frame, *, count: int) -> None:
    cards.draw(g, f.seat, count, "flare_miser", hoard(own_sheet(g, f.seat, f.source)), watched=False)


@deed("lay_cards_aside")
def lay_cards_aside(g: Cosmos, f: Frame, *, most: int) -> Next:
    """This card and two others cannot be taken or discarded now; they come back afterwards."""
    others = list(hand(g, f.seat))
    count = min(most, len(others))
    chosen = f.some(LAY_CARDS_ASIDE, f.seat, others, count, count, rule="CE-F26") if count else ()
    cards.lay_aside(g, f.seat, [f.source[1], *chosen])
    return None


@lay_cards_aside.needs
def _in_danger(g: Cosmos, ability: Ability, about: About) -> bool:
    """A new hand of one's own, or compensation that is taken from one."""
    if "seat" in about:
        return bool(about["seat"] == ability.seat)
    owed = {seat: encounter(g).owed[seat] for seat in mains(g) if encounter(g).owed[seat]}
    return any(payment(g, s, opponent(g, s), n)["from"] == ability.seat for s, n in owed.items())
