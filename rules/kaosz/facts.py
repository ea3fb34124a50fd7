"""What never changes during a game and everybody knows: the printed cards, whose deck each is from, the level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.core.queries import query

from .faces import Face
from .state import Kaosz


class Facts(NamedTuple):
    """`level` is that of the quick-start game, 0 outside it (KG-11)."""

    designs: Mapping[str, Face]
    owners: Sequence[int]  # by number of the card
    level: int


@query
def facts(g: Kaosz) -> Facts:
    return Facts(g.all_faces(), g.owner, g.level)
