"""Which cards an opponent keeps (D-03, D-50), and whether it pays for them."""

from __future__ import annotations

from collections import Counter

from rules.core.decisions import PASS, Decision, One, Some, Value
from rules.core.forms import Form

from ..battle.moments import CHARGE, CONTINUE, IGNORE
from ..battle.rerolls import REROLL
from ..battle.standing import sparing
from ..battle.volley import needed
from ..economy.dues import CARDS, Dues
from ..printed.kinds import Card
from ..state import facts, groups_of
from ..state.lines import side_of, under_way
from .cart import Cart
from .fighting import is_lost
from .outlook import Outlook

SPECIAL = {"a21": 6.0, "a03": 2.0, "a24": 1.0, "a27": 2.0, "a29": 2.0, "a30": 3.0, "a25": 2.0, "a28": 1.5, "a22": 3.0}
NEW_SHIPS = 2.0  # ships of a kind that will be built, besides those that are there
WORTH = {"attack": 1.5, "to_hit": 1.0, "hull": 3.0, "class": 1.5, "ground_attack": 0.8, "price": 0.8}
UPKEEP = 0.6
CP_FOR_A_POINT = 6.0
# How much an Empire Advantage helps in the hands of an opponent
ADVANTAGES = {
    "e31": 2.5, "e32": 2.2, "e34": 4.5, "e38": 3.5, "e41": 4.0, "e43": 2.5, "e45": 4.0, "e47": 2.8, "e49": 2.5,
    "e51": 3.5, "e52": 2.0, "e53": 3.0, "e37": 3.2, "e39": 2.2, "e40": 2.2, "e42": 1.5, "e54": 1.5,
    "e33": 3.0, "e44": 3.5, "e46": 3.0, "e35": 2.0, "e36": 4.0, "e48": 2.0, "e50": 2.0, "e55": 2.5,
}  # fmt: skip
MISFORTUNE = 1.2  # hits more or fewer than expected for which crystals are used
SPARE = 15  # CP that must be left for ships when a card is paid for


def worth(look: Outlook, card: Card) -> float:
    """By how many ships of its kinds are there."""
    g, fleet = look.g, look.g.fleets[look.seat]
    there: Counter[str] = Counter()
    for slot in groups_of(g, look.seat):
        there[facts(g).units[fleet.unit[slot]].code] += fleet.count[slot]
    found = SPECIAL.get(card.id, 0.0)
    found += UPKEEP * sum(there[code] for code in card.half)
    for change in card.changes:
        found += WORTH[change.value] * sum(there[code] + NEW_SHIPS for code in change.units or ("T",))
    return found


def keep(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, One)
    known = facts(look.g)
    return max(asked.options, key=lambda id: (worth(look, known.cards[known.card[str(id)]]), str(id)))


def advantages(look: Outlook, asked: Decision) -> Value:
    """D-03: the best of the hand."""
    assert isinstance(asked, Some)
    return tuple(sorted(asked.items, key=lambda id: (-ADVANTAGES[str(id)], str(id)))[: asked.low])


def advantage(look: Outlook, asked: Decision) -> Value:
    """SE-23.6: the best that is left."""
    assert isinstance(asked, One)
    return max(asked.options, key=lambda id: (ADVANTAGES[str(id)], str(id)))


def moment(look: Outlook, asked: Decision) -> Value:
    """CL-E33, CL-E44: damage is always ignored, and a charge made at once: its shots outweigh what comes later."""
    assert isinstance(asked, One)
    b = under_way(look.g)
    if IGNORE in asked.options:
        return IGNORE
    ways = [option for option in asked.options if type(option) is tuple]
    if ways and is_lost(look, b):
        way = min(ways, key=lambda way: (look.far[way[2]][look.home], way))
        return (*way, (asked.ranges or {})[way][1])
    return CHARGE if CHARGE in asked.options else CONTINUE


def spare(look: Outlook, asked: Decision) -> Value:
    """CL-E44, D-36."""
    return sparing(look.g, asked)


def avowal(look: Outlook, asked: Decision) -> Value:
    """CL-E37, D-17: no secret is worth ships."""
    assert isinstance(asked, One)
    return asked.options[-1]


def claim(look: Outlook, asked: Decision) -> Value:
    """CL-E55.3, D-58: what the form proposes marks no group as false, and tells nothing new."""
    return tuple(asked.opening().items()) if isinstance(asked, Form) else PASS


def crystal(look: Outlook, asked: Decision) -> Value:
    """CL-A22: when the dice were much kinder to the enemy, or harder on the own side, than one could expect."""
    assert isinstance(asked, One)
    b = under_way(look.g)
    if REROLL not in asked.options:
        return PASS
    hoped = sum(min(10, needed(look.g, b, b.fired, at)) / 10 for at in b.dice_at)
    luck = sum(b.dice_hit) - hoped
    hurt = -luck if side_of(b, b.owner[b.fired]) == side_of(b, look.seat) else luck
    return REROLL if look.mind.judged(hurt) >= MISFORTUNE else PASS


def bid(look: Outlook, asked: Decision) -> Value:
    """D-04: as much as the best card is better than what the last player would get."""
    assert isinstance(asked, One)
    known = facts(look.g)
    rated = sorted(ADVANTAGES[known.cards[card].id] for card in look.g.drawn)
    most = round(CP_FOR_A_POINT * (rated[-1] - rated[0]))
    low = asked.ranges["bid"][0] if asked.ranges and "bid" in asked.options else most + 1
    return ("bid", low) if low <= most else "pass"


def nearest(look: Outlook, asked: Decision) -> Value:
    """CL-E36, D-07: as many hexes as there may be, those of the own home and near the enemy first."""
    assert isinstance(asked, Some)
    own = set(look.board.areas[look.seat])
    ranked = sorted(asked.items, key=lambda hex: (hex not in own, look.far[hex][look.front], hex))
    return tuple(ranked[: asked.high])


def pay(cart: Cart) -> None:
    """CL-12.3: if enough is left for ships."""
    dues = next((part for part in cart.ledger.parts if isinstance(part, Dues)), None)
    if dues is None:
        return
    for id in dues.wanted:
        if cart.left >= SPARE:
            cart.write(CARDS, (*cart.filled.get(CARDS, ()), id))
