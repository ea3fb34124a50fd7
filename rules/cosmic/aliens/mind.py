"""Mind (CE-A24) looks at hands; its wild flare at what somebody draws (CE-F24)."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course
from ..flows.deeds import is_of_another, own_ability
from ..state.cosmos import Cosmos, hand, mains, owner_of_place
from ..state.pieces import is_spent
from ..state.verbs import Ability, About, change, deed, printed


@deed("read_mind")
def read_mind(g: Cosmos, f: Frame) -> None:
    """The whole hand of a main player, for its own eyes."""
    cards.show_hand(g, f.aim[0], f.seat)


def _readable(g: Cosmos, seat: int) -> list[int]:
    return [other for other in mains(g) if other != seat and hand(g, other)]


@read_mind.needs
def _somebody(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_readable(g, ability.seat))


@read_mind.aims
def _whom(g: Cosmos, ability: Ability, about: About) -> list[Option]:
    return [*_readable(g, ability.seat)]


@deed("read_both")
def read_both(g: Cosmos, f: Frame) -> None:
    """The power that was used shows both main players' hands."""
    for other in _readable(g, f.seat):
        cards.show_hand(g, other, f.seat)


@read_both.needs
def _has_read(g: Cosmos, ability: Ability, about: About) -> bool:
    return is_spent(g, own_ability(g, ability.seat, ability.source, 0), about) and len(_readable(g, ability.seat)) > 1


@deed("watch_draws")
def watch_draws(g: Cosmos, f: Frame) -> None:
    """What this player has just drawn, be it in his hand or before him, and whatever he draws in this encounter; but
    not what nobody else may see (CE-A26)."""
    watched = f.about["seat"]
    drawn = [] if "unseen" in f.about else g.drawn.get(str(watched), [])[-f.about["count"] :]
    places = g.cards.place
    cards.show_some(g, [card for card in drawn if owner_of_place(g, places[card]) == watched], f.seat)
    course.declare(g, "watch_draws", f.seat, f.source, printed(g, f.source), player=watched)


watch_draws.needs(is_of_another)


@change("watch")
def watch(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    return [*value, source.seat] if source.text["player"] == about else value
