"""Vulch (CE-A46) collects what others discard; its wild flare (CE-F46) picks over a hand."""

from __future__ import annotations

from rules.core.flow import Next, done, goto
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.ranges import CARD
from rules.core.zones import show_cards

from ..atoms import cards
from ..flows.deeds import declaring, won_or_dealt
from ..printed.words import ARTIFACT, FLARE
from ..questions import PICK_OVER_CARD, PICK_OVER_KEEP
from ..state.cosmos import DISCARD, Cosmos, Seat, clockwise, hand, opponent, type_of
from ..state.pieces import is_declared
from ..state.verbs import Ability, About, change, deed

KEEP, DISCARD_IT = "keep", "discard"


def _discarded_by_another(g: Cosmos, ability: Ability, about: About, kind: str) -> bool:
    return about["type"] == kind and about["seat"] != ability.seat and about["card"] in g.pile(DISCARD)


@deed("collect_discard")
def collect_discard(g: Cosmos, f: Frame, *, flares_too: str) -> None:
    cards.take_discarded(g, f.seat, f.about["card"])


@collect_discard.still_needs
def _is_wanted(g: Cosmos, ability: Ability, about: About) -> bool:
    """Artifacts, played or not, cancelled or not (CE-E57); flares once that is declared."""
    flares = is_declared(g, ability.use.do.args["flares_too"], ability.seat)
    kinds = (ARTIFACT, FLARE) if flares else (ARTIFACT,)
    return any(_discarded_by_another(g, ability, about, kind) for kind in kinds)


def _is_flare(g: Cosmos, ability: Ability, about: About) -> bool:
    return _discarded_by_another(g, ability, about, FLARE)


declaring("collect_flares", _is_flare)  # this one first, and further ones in this encounter


def _artifacts(g: Cosmos, seat: Seat) -> list[int]:
    return [card for card in hand(g, seat) if type_of(g, card) == ARTIFACT]


@deed("show_artifacts")
def show_artifacts(g: Cosmos, f: Frame) -> None:
    """On a new hand they are shown and kept."""
    show_cards(g, _artifacts(g, f.seat), tuple(clockwise(g, f.seat)))


@show_artifacts.needs
def _own_new_hand(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(about["seat"] == ability.seat)


@change("keep_artifacts")
def keep_artifacts(g: Cosmos, source: Source, value: list[int], about: Seat) -> list[int]:
    return [*value, *_artifacts(g, about)] if about == source.seat else value


@deed("pick_over", locals={"card": CARD})
def pick_over(g: Cosmos, f: Frame) -> Next:
    """The opponent gives his hand card by card, in an order of his choice."""
    giver = opponent(g, f.seat)
    if not hand(g, giver):
        return done()
    f.card = f.pick(PICK_OVER_CARD, giver, list(hand(g, giver)), rule="CE-F46")
    cards.pass_card(g, f.card, f.seat)
    return None


@pick_over.step
def keep_or_discard(g: Cosmos, f: Frame) -> Next:
    """Each is discarded until one is kept; the rest stays where it is."""
    if f.pick(PICK_OVER_KEEP, f.seat, [KEEP, DISCARD_IT], rule="CE-F46", source=("card", f.card)) == KEEP:
        return done()
    cards.discard(g, f.seat, [f.card], "picked_over")
    return goto("pick_over")


@pick_over.needs
def _has_spoils(g: Cosmos, ability: Ability, about: About) -> bool:
    return won_or_dealt(g, ability.seat) and bool(hand(g, opponent(g, ability.seat)))
