"""Fido (CE-A10) fetches used encounter cards for others; its wild flare (CE-F10) feeds the opponent old cards."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Option
from rules.core.flow import Call, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, FLAG, SEAT, list_of

from ..atoms import cards
from ..flows.losing import retrieve
from ..questions import FETCH, FETCH_OFFER, FETCH_REFUSED, FETCH_THANKS
from ..state.cosmos import DISCARD, Cosmos, clockwise, opponent
from ..state.ships import colonies, in_warp
from ..state.verbs import Ability, About, deed, printed

STOP, ACCEPT, REFUSE, KEEP, DROP = "stop", "accept", "refuse", "keep", "drop"
SHIP, DRAW, NOTHING = "ship", "draw", "nothing"


def _lying(g: Cosmos, about: Mapping[str, list[int]]) -> list[int]:
    return [card for card in about["cards"] if card in g.pile(DISCARD)]


@deed("fetch", locals={"card": CARD, "taker": SEAT, "accepted": FLAG, "offered": list_of(CARD)})
def fetch(g: Cosmos, f: Frame, *, all: bool = False) -> Next:
    """One of the cards that were used to resolve the encounter, for another player."""
    offered = f.get("offered", [])
    left = [card for card in _lying(g, f.about) if card not in offered]
    options: list[Option] = [(card, seat) for card in left for seat in clockwise(g, f.seat)]
    if not options:
        return done()
    chosen = f.pick(FETCH, f.seat, [*options, *([(STOP,)] if f.get("taker") is not None else [])], rule="CE-A10")
    if chosen[0] == STOP:
        return done()
    f.card, f.taker = chosen
    f.offered = [*offered, f.card]
    return None


@fetch.step
def offer(g: Cosmos, f: Frame) -> None:
    """He takes it or not."""
    f.accepted = f.pick(FETCH_OFFER, f.taker, [ACCEPT, REFUSE], rule="CE-A10", source=("card", f.card)) == ACCEPT
    if f.accepted:
        cards.take_discarded(g, f.taker, f.card)


@fetch.step
def thank(g: Cosmos, f: Frame) -> Call | None:
    """For a present one ship out of the warp or one card; what nobody wants is kept or stays discarded."""
    if not f.accepted:
        if f.pick(FETCH_REFUSED, f.seat, [KEEP, DROP], rule="CE-A10") == KEEP:
            cards.take_discarded(g, f.seat, f.card)
        return None
    back = [SHIP] if in_warp(g, f.seat) and colonies(g, f.seat) else []
    chosen = f.pick(FETCH_THANKS, f.seat, [*back, DRAW, NOTHING], rule="CE-A10")
    if chosen == DRAW:
        cards.draw(g, f.seat, 1, printed(g, f.source)[1])
    return retrieve(f.seat, 1, printed(g, f.source)[1]) if chosen == SHIP else None


@fetch.step
def again(g: Cosmos, f: Frame, *, all: bool = False) -> Next:
    """CE-F10: one by one, as many as there are, each once."""
    return goto("fetch") if all else done()


@fetch.needs
def _cards_are_left(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_lying(g, about))


@deed("feed")
def feed(g: Cosmos, f: Frame) -> None:
    """CE-F10: the opponent takes the top card of the discard pile, if it has not become the deck meanwhile (CE-5.32);
    then a card is drawn."""
    if g.pile(DISCARD):
        cards.take_discarded(g, opponent(g, f.seat), g.pile(DISCARD)[-1])
    cards.draw(g, f.seat, 1, printed(g, f.source)[1])


@feed.needs
def _discards_lie_there(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(g.pile(DISCARD))
