"""What everybody can see: whether a player could have anything to answer with (KG-6.19).

Only open facts count: credits, the number of cards in HQ, what lies face up, how many developments are on a back, and
which cards exist at all. A window that these facts close tells nobody anything new.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rules.core.lean import dataclass

from .faces import LIMIT_X, Effect, Face, Mode, selectors_in
from .legal import INTERRUPTS, LIMIT_CHANGES, why_not_use
from .state import CANTINA, HANGAR, HQ, ON, SURFACE, Kaosz
from .words import PHASES, UNPAID

_HIDDEN_ZONES = ("hq", "ruin", "colony")
_MOST_DEVELOPMENTS = 20
NEVER = 99  # dearer than anything

# What an interrupt may need on the table, as far as that can be seen at a glance.
STACKED, ANY_SHIP, OWN_SHIP, OTHER_SHIP, TURNED_SHIP, OWN_BASE, OWN_BASES, FIGHTING, OWN_TURN, OTHER_TURN = (
    1 << i for i in range(10)
)

Prospect = tuple[int, int]  # what it needs, what it costs


@dataclass(frozen=True, slots=True)
class Prospects:
    """What the interrupts of a card set need and cost by phase, and the least that face-down cards can cost."""

    interrupts: dict[str, tuple[Prospect, ...]]
    crew: int
    equipment: int
    base: tuple[int, ...]  # by developments


def prospects(g: Kaosz) -> Prospects:
    """Counted once for each card set, whoever plays with it."""
    made: Prospects = g.prospects or g.keep_prospects(_prospects)
    return made


@lru_cache(maxsize=8)
def _prospects(known: tuple[Face, ...]) -> Prospects:
    return Prospects(
        {phase: _chances(known, phase) for phase in PHASES},
        min((face.cost for face in known if face.type == "crew"), default=NEVER),
        min((face.cost for face in known if face.type == "equipment" and face.subtype != "rocket"), default=NEVER),
        tuple(_least_for_base(known, count) for count in range(_MOST_DEVELOPMENTS + 1)),
    )


def _chances(known: tuple[Face, ...], phase: str) -> tuple[Prospect, ...]:
    """The interrupts that may be played in a phase; those that ask for no less than another are left out."""
    found: set[Prospect] = set()
    for face in known:
        if face.type == "interrupt" and face.subtype in INTERRUPTS[phase]:
            for number in face.on_play:
                effect = face.effects[number]
                if _may_count(effect.condition, phase):
                    found.update((_needs(effect, mode), max(0, face.cost)) for mode in effect.modes)
    return tuple(one for one in sorted(found) if not any(_is_easier(other, one) and other != one for other in found))


def _is_easier(one: Prospect, other: Prospect) -> bool:
    return one[0] & other[0] == one[0] and one[1] <= other[1]


def _may_count(condition: Any, phase: str) -> bool:
    """Whether a condition can hold in a phase; only phases are looked at."""
    if condition is None or condition.verb != "phase":
        return True
    said = condition.args["any"]
    return phase in said or (phase == "attack" and "combat" in said)


def _needs(effect: Effect, mode: Mode) -> int:
    """What must lie on the table for this way of an interrupt to find its targets; too little rather than too much."""
    needs = 0
    bases = 0
    condition = effect.condition
    looked_for = (condition.args["of"],) if condition is not None and condition.verb == "exists" else ()
    for sel in (*mode.target, *looked_for):
        if sel.zone == "stack":
            needs |= STACKED
        elif sel.zone in ("play", "hangar") and (sel.type == ("ship",) or sel.zone == "hangar"):
            needs |= {"you": OWN_SHIP, "opponent": OTHER_SHIP, "any": ANY_SHIP}[sel.controller]
            if sel.controller == "you" and sel.state and "active" not in sel.state:
                needs |= TURNED_SHIP
        elif sel.zone in ("play", "surface") and sel.type == ("base",) and sel.controller == "you":
            bases += 1
    if condition is not None:
        needs |= _needs_of(condition)
    return needs | (OWN_BASE if bases else 0) | (OWN_BASES if bases > 1 else 0)


def _needs_of(condition: Any) -> int:
    """What a condition asks for that can be seen at a glance."""
    if condition.verb in ("attacking", "defending"):
        return FIGHTING
    if condition.verb == "your_turn":
        return OWN_TURN
    return OTHER_TURN if condition.verb == "not" and condition.args["that"].verb == "your_turn" else 0


def _lying(g: Kaosz, seat: int) -> int:
    """What of all that is there for a player."""
    piles, state = g.cards.piles, g.state
    there = (STACKED if g.stack else 0) | (OWN_TURN if g.active == seat else OTHER_TURN)
    for other in g.order:
        if other != seat and piles[HANGAR[other]]:
            there |= OTHER_SHIP | ANY_SHIP
            break
    ships = piles[HANGAR[seat]]
    if ships:
        there |= OWN_SHIP | ANY_SHIP
        for ship in ships:
            if state[ship]:
                there |= TURNED_SHIP
                break
    bases = len(piles[SURFACE[seat]])
    if bases:
        there |= OWN_BASE if bases < 2 else OWN_BASE | OWN_BASES
    combat = g.combat
    if combat is not None and (seat == combat.attacker or seat == combat.defender):
        there |= FIGHTING
    return there


def _least_for_base(known: tuple[Face, ...], developments: int) -> int:
    """KG-3.62, 3.64: the cheapest base that may be paid with so many developments."""
    return min(
        (
            face.cost for face in known
            if face.home == "surface" and (face.development == LIMIT_X or face.development <= developments)
        ),
        default=NEVER,
    )  # fmt: skip


def is_unclear(effects: Any) -> bool:
    """Whether effects look at cards that not everybody sees."""
    return any(sel.zone in _HIDDEN_ZONES for sel in selectors_in(effects))


def must_pass(g: Kaosz, seat: int) -> bool:
    """KG-6.19: everybody sees that this player has nothing to answer with."""
    if seat not in g.order:
        return True
    if g.cards.piles[HQ[seat]] and g.level != 2 and _could_play(g, seat):  # KG-11.22: no interrupts yet
        return False
    if g.texts and g.tools():
        for card in g.able(seat):
            if _could_use(g, seat, card):
                return False
    return g.phase != "main" or seat != g.active or not _could_pay(g, seat)


def _could_play(g: Kaosz, seat: int) -> bool:
    """Whether an interrupt exists that he could hold, pay for and find targets for."""
    credits = g.credits[seat] if g.has_plain_prices() else NEVER
    lying = -1
    for needs, cost in prospects(g).interrupts[g.phase]:
        if cost <= credits:
            if not needs:
                return True
            if lying < 0:
                lying = _lying(g, seat)
            if needs & lying == needs:
                return True
    return False


def _could_use(g: Kaosz, seat: int, card: int) -> bool:
    """Whether he could use an ability of this card now."""
    return any(_is_open_to(g, seat, card, number) for number in g.face(card).abilities)


def _is_open_to(g: Kaosz, seat: int, card: int, number: int) -> bool:
    code = why_not_use(g, seat, card, number)
    return not code or (code in ("target", "condition") and is_unclear(g.face(card).effects[number]))


def open_uses(g: Kaosz, seat: int) -> list[tuple[str, int, int]]:
    """The abilities of his cards in play that he could use now, as far as everybody sees."""
    if not (g.texts and g.tools()):
        return []
    return [
        ("use", card, number)
        for card in g.able(seat) for number in g.face(card).abilities if _is_open_to(g, seat, card, number)
    ]  # fmt: skip


def _could_pay(g: Kaosz, seat: int) -> bool:
    """Whether one of his backs could be a card that he may pay in his main phase (KG-5.13)."""
    if g.level == 1:
        return False
    known, piles, paid = prospects(g), g.cards.piles, g.paid
    credits = g.credits[seat] if g.has_plain_prices() else NEVER
    if not LIMIT_CHANGES.isdisjoint(g.rulings()):
        credits = NEVER
    if known.crew <= credits:
        for card in piles[CANTINA[seat]]:
            if paid[card] == UNPAID:
                return True
    for card in piles[SURFACE[seat]]:
        if paid[card] == UNPAID and known.base[min(g.developments[card], _MOST_DEVELOPMENTS)] <= credits:
            return True
    if known.equipment <= credits:
        for ship in piles[HANGAR[seat]]:
            for card in piles.get(ON[ship], ()):
                if paid[card] == UNPAID and g.controller[card] == seat:
                    return True
    return False
