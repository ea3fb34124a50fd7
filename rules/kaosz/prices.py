"""The price formula (KG-C10-C14), in hundredths of a credit so that every machine agrees.

>>> ship_price((5, 1, 2, 0)), ship_price((2, 4, 3, 3), extra_room=3), ship_price((0, 5, 5, 5), 1 << 2, "destroyer")
(3, 8, 15)
"""

from __future__ import annotations

from .faces import COST_X, LIMIT_UNKNOWN, LIMIT_X, Face
from .words import KEYWORDS, SIZES

Stats = tuple[int, int, int, int]

SURCHARGE = {  # KG-C10
    "cloaking": 50, "rapid_fire": 100, "burst": 100, "formation": 50, "stealth": 100, "heavy_armament": 50,
    "repair": 100, "demolition": 50,
}  # fmt: skip
# KG-C5: the complete list of price changes by species and type.
SPECIES_CHANGE = {
    ("human", "crew"): 1, ("xeno", "crew"): -1, ("insectoid", "base"): -1, ("carnoplantus", "base"): 1,
    ("cerebrita", "event"): -1, ("cerebrita", "interrupt"): 1, ("zarg", "interrupt"): -1, ("zarg", "event"): 1,
    ("triciplita", "equipment"): -1, ("triciplita", "ship"): 1, ("space_shark", "ship"): -1,
    ("space_shark", "equipment"): 1,
}  # fmt: skip
MAX_X_VALUE = 125  # KG-C14: research with limit X, worth of one development


def round_half_up(hundredths: int) -> int:
    """
    >>> round_half_up(250), round_half_up(249), round_half_up(-75)
    (3, 2, -1)
    """
    return (hundredths + 50) // 100


def surcharge(keywords: int) -> int:
    return sum(SURCHARGE[word] for i, word in enumerate(KEYWORDS) if keywords >> i & 1)


def _worth(stats: Stats, armor: int = 125) -> int:
    return 100 * stats[0] + 175 * stats[1] + armor * stats[2] + 125 * stats[3]


def ship_price(stats: Stats, keywords: int = 0, subtype: str = "", text: int = 0, extra_room: int = 0) -> int:
    """KG-C10, before the change by species."""
    rebate = 100 if subtype == "destroyer" else 0
    total = _worth(stats) - 625 + surcharge(keywords) + text - rebate - 75 * extra_room
    return max(1, round_half_up(total))


def price(face: Face) -> int | None:
    """What a card should cost; for bases developments and cost together. None where the formula says nothing."""
    change = SPECIES_CHANGE.get((face.species, face.type), 0)
    text = face.text_value
    if face.cost == COST_X or face.development == LIMIT_X:
        return None
    if face.type == "ship":
        room = face.hangar_size - SIZES[face.subtype]
        return max(1, ship_price(face.stats, face.keywords, face.subtype, text, room) + change)
    if face.subtype == "rocket":
        return max(1, round_half_up(text + _worth(face.stats) + surcharge(face.keywords)) + change)
    if face.type in ("equipment", "crew"):
        armor = 75 if face.type == "crew" else 125
        total = _worth(face.stats, armor) + surcharge(face.keywords) + text - 50
        return max(0, round_half_up(total) + change)
    if face.type == "base":
        if face.development == LIMIT_UNKNOWN:  # traps: half the value, rounded up
            return max(0, (text + 199) // 200 + change)
        return max(0, round_half_up(text + 50 * max(0, face.stats[2] - 2)) + change)
    return max(0, round_half_up(text) + change)


def asked(face: Face) -> int:
    """What the card asks for, in the terms of `price`."""
    return face.cost + (face.development if face.type == "base" and face.development > 0 else 0)
