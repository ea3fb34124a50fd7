"""The ranges of what this game's flows keep: places, planets, sheets, batches of ships."""

from __future__ import annotations

from rules.core.ranges import COUNT, SEAT, WORD, Range, index, list_of, one_of, table
from rules.core.records import Json

PLANET = index("a planet", lambda g: len(g.home))
PLANET_OR_NONE = index("a planet or -1", lambda g: len(g.home), -1)
SHEET = index("a sheet", lambda g: len(g.sheets))
SLOT = one_of(0, 1)
PLACE = Range("a place of ships", lambda g, v: type(v) is str and v in g.ships)


def _parts(g: object, v: Json) -> bool:
    return type(v) is dict and all(PLACE.holds(g, place) and COUNT.holds(g, n) for place, n in v.items())


PARTS = Range("ships by place", _parts)
BATCHES = list_of(table(seat=SEAT, ships=PARTS, cause=WORD))
DUES = list_of(table(seat=SEAT, count=COUNT, cause=WORD, chooser=SEAT))
SEATS = list_of(SEAT)
