"""The Prometheus (CE-T14, CE-T32): a ship that is worth more than the others."""

from __future__ import annotations

from typing import Any

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import ships
from ..pieces import Ability, About, own_side
from ..reckoning import Account, with_parts
from ..ships import colonies, fleet, ships_at
from ..state import GONE, WARP, Cosmos, Token
from ..verbs import change, deed


def _ship(g: Cosmos, card: int) -> Token | None:
    return next((token for token in g.tokens if token.card == card), None)


@deed("launch_flagship")
def launch_flagship(g: Cosmos, f: Frame) -> None:
    """On completion, on one of the own colonies; without any it is in the warp (CE-5.5)."""
    places = list(colonies(g, f.seat)) or [WARP]
    ships.add_flagship(g, f.seat, f.source[1], f.pick("colony", f.seat, places, only=True, rule="CE-T14"))


@deed("place_flagship")
def place_flagship(g: Cosmos, f: Frame) -> None:
    """Some ships have left, others have stayed: it is the owner's choice where it is, but the last to be lost."""
    token = _ship(g, f.source[1])
    assert token is not None
    there = [place for place in token.places if ships_at(g, place, f.seat)]
    safe = [place for place in there if place not in (WARP, GONE)] or [p for p in there if p == WARP] or there
    place = f.pick("place", f.seat, safe, only=True, rule="CE-T32")
    ships.place_token(g, f.seat, f.source[1], [place])


@place_flagship.needs
def _parted(g: Cosmos, ability: Ability, about: About) -> bool:
    token = _ship(g, ability.source[1])
    return token is not None and about["token"] == token.card and len(token.places) > 1


@change("flagship_adds")
def flagship_adds(g: Cosmos, source: Source, value: Account, about: Any, *, number: int) -> Account:
    """CE-4.60: when it is in the encounter."""
    token, slot = _ship(g, source.piece[1]), own_side(g, source.seat)
    if token is None or slot < 0 or token.places[0] not in fleet(g, source.seat):
        return value
    return with_parts(value, slot, added=value[slot]["added"] + number)
