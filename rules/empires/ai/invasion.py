"""Ground units: who is loaded, who lands, and how they fight (CL-14)."""

from __future__ import annotations

from rules.core.decisions import Amount, Decision, One, Some, Split, Value, ranged
from rules.core.forms import Form

from ..flows.assault import ALIEN_MILITIA
from ..flows.bombardment import LAND
from ..flows.cargo import EMBARK
from ..flows.landing import AIR, DROPPED, TROOPS
from ..ground import order
from ..ground.air_support import fit
from ..ground.odds import Force, chances
from ..printed.constants import NOBODY
from ..printed.troops import Troops, best, of_kind, packed, single
from ..state import Galaxy, Hex, Owner, Slot, aliens, facts
from ..state.barracks import at_hand, dropped_at_most, free_room, garrison_at
from .orders import Mission
from .outlook import Outlook
from .research import wanted

RUNS = 40


# -- on the move


def loading(look: Outlook) -> list[Mission]:
    """Transports take up what there is."""
    return [
        Mission(slot, [look.fleet.hex[slot]], EMBARK)
        for slot in look.of_code("T")
        if at_hand(look.g, look.seat, look.fleet.hex[slot]) and free_room(look.g, look.seat, slot)
    ]


def waiting(look: Outlook) -> set[Slot]:
    """Transports that have nothing to carry, and nobody to take up, stay where they are."""
    return {
        slot
        for slot in look.of_code("T")
        if not look.fleet.hold[slot] and not at_hand(look.g, look.seat, look.fleet.hex[slot])
    }


# -- landing


def _defenders(g: Galaxy, hex: Hex) -> tuple[Owner, Force]:
    """Who holds a planet in this world."""
    whose = g.colony[hex]
    if whose == NOBODY:
        return aliens(g), Force(0, 0, ALIEN_MILITIA)
    return whose, Force(garrison_at(g, hex), 0, g.value[hex])


def chance_to_take(look: Outlook, hex: Hex, troops: Troops) -> float:
    """On average over the worlds that a seat imagines; those who come from drop ships are the best."""
    quick = best(troops, dropped_at_most(look.g, look.seat, hex))
    air = single(look.known.aircraft, fit(look.g, look.seat, hex))  # CL-A25
    ours, won, seed = Force(quick + air, troops - quick), 0.0, 1 + look.mind.rng.below(1 << 30)
    for world in look.worlds:
        owner, theirs = _defenders(world, hex)
        won += chances(world, hex, (look.seat, owner), ours, theirs, seed, RUNS).win
    return won / len(look.worlds)


def _offered(look: Outlook, asked: Form) -> Troops:
    """Everybody who could come down."""
    field = dict(asked.fields)[TROOPS]
    assert isinstance(field, Amount)
    return packed(dict(zip(facts(look.g).bought, (high for _, _, high in field.slots), strict=True)))


def _numbers(look: Outlook, troops: Troops) -> tuple[int, ...]:
    return tuple(of_kind(troops, kind) for kind in facts(look.g).bought)


def land(look: Outlook, asked: Decision) -> Value:
    """D-37, D-40: everybody, if that will do; on an own colony always."""
    assert isinstance(asked, Form)
    hex: Hex = look.g.frames[-1].hex
    must = bool(look.g.frames[-1].must)
    troops = _offered(look, asked)
    own = look.g.colony[hex] == look.seat
    if not troops or not (own or must or look.mind.judged(chance_to_take(look, hex, troops)) >= look.skill.bold):
        troops = 0
    filled = {TROOPS: _numbers(look, troops)}
    if DROPPED in dict(asked.fields):
        quick = best(troops, dropped_at_most(look.g, look.seat, hex))
        filled[DROPPED] = _numbers(look, quick)
    air = dict(asked.fields).get(AIR)
    if isinstance(air, Amount):
        filled[AIR] = (air.slots[0][2] if troops else 0,)
    return tuple(filled.items())


def wants_to_land(look: Outlook, asked: One) -> bool:
    """D-40: instead of bombarding."""
    if LAND not in asked.options:
        return False
    hex: Hex = look.g.frames[-1].hex
    troops = sum(look.fleet.hold[slot] for slot in look.of_code("T") if look.fleet.hex[slot] == hex)
    return look.mind.judged(chance_to_take(look, hex, troops)) >= look.skill.bold


def as_proposed(look: Outlook, asked: Decision) -> Value:
    """D-24, D-42: who is aboard stays there; the cheapest die."""
    assert isinstance(asked, Form)
    return tuple(asked.opening().items())


# -- the fight


def fire(look: Outlook, asked: Decision) -> Value:
    """D-41: at what costs the enemy most."""
    assert isinstance(asked, One)
    assert asked.ranges is not None
    a = order.under_way(look.g)
    by = a.queue[0]
    at = order.best_target(look.g, a, by, [option[1] for option in asked.options])
    option = next(each for each in asked.options if each[1] == at)
    # one by one: what is left over when a target falls may choose anew anyway
    return ranged(option, asked.ranges[option][1])


def line(look: Outlook, asked: Decision) -> Value:
    """SE-5.3.3: whoever hits worst begins, so that the better ones finish what is left."""
    assert isinstance(asked, One)
    a = order.under_way(look.g)
    aims = order.targets(a, asked.options[0])
    return min(asked.options, key=lambda by: (sum(order.needed(look.g, a, by, at) for at in aims), by))


def support(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, Split)
    a = order.under_way(look.g)
    chosen = order.best_supported(look.g, a, asked.slots, asked.high)
    return tuple(chosen[line] for line in asked.slots)


def screen(look: Outlook, asked: Decision) -> Value:
    """CL-14.8.5: everybody fights."""
    assert isinstance(asked, Split)
    return (0,) * len(asked.slots)


def garrison(look: Outlook, asked: Decision) -> Value:
    """D-44: the cheapest stays behind."""
    assert isinstance(asked, One)
    cost = {troop.id: troop.cost for troop in facts(look.g).troops}
    return min(asked.options, key=lambda kind: (cost[kind], kind))


def learn(look: Outlook, asked: Decision) -> Value:
    """D-45: what would be bought next."""
    assert isinstance(asked, Some)
    liked = [name for name in dict.fromkeys(wanted(look, look.g.tech[look.seat])) if name in asked.items]
    return tuple([*liked, *(name for name in asked.items if name not in liked)][: asked.high])
