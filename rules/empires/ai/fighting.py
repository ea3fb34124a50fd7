"""All questions of a battle: fire, retreat, screening, cloaks, mines, bombardment."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Decision, One, Option, Some, Split, Value, ranged
from rules.core.forms import Form

from ..battle import retreat, volley
from ..battle.odds import odds_now
from ..battle.volley import appeal, worth
from ..state import facts
from ..state.battle import Battle
from ..state.lines import capable, count, damage, is_fake, side_of, strength, under_way
from .might import force_of, glance, might_of
from .outlook import Outlook

TWICE = 2  # SE-5.6.1
AT_HOME = 0.5  # over an own colony it holds out so much longer


def fire(look: Outlook, asked: Decision) -> Value:
    """SE-5.3.6: the best shot, or away if the battle is lost."""
    assert isinstance(asked, One)
    b = under_way(look.g)
    line = asked.options[0][1]
    away = [option for option in asked.options if option[0] == retreat.RETREAT]
    if away and b.owner[line] == look.seat and is_lost(look, b):
        return _number(asked, min(away, key=lambda option: (look.far[option[2]][look.home], option)))
    shots = [option for option in asked.options if option[0] == volley.FIRE and not is_fake(look.g, b, option[1])]
    if not shots:  # CL-E55: whoever only pretends to fight does not risk to hit
        held = [option for option in asked.options if option[0] in (volley.HOLD, volley.WAIT)]
        return _number(asked, held[0] if held else asked.options[0])
    return _number(asked, max(shots, key=lambda option: (_shot(look, b, option), option)))


def _shot(look: Outlook, b: Battle, option: Option) -> float:
    """Expected value of one shot: the chance to hit, times the price, for each hit that is still needed."""
    _, by, at = option
    unit, tech = b.unit[at], b.tech[at]
    left = max(1, facts(look.g).hull_with(unit, tech) - damage(look.g, b, at))
    return look.mind.judged(appeal(volley.needed(look.g, b, by, at), worth(look.g, unit, tech), left))


def _number(asked: One, option: Option) -> Value:
    """With as many units as possible."""
    return ranged(option, asked.ranges[option][1]) if asked.ranges and option in asked.ranges else option


def is_lost(look: Outlook, b: Battle) -> bool:
    """Whether it is better to flee; over an own colony it is held longer."""
    g, seat = look.g, look.seat
    side = side_of(b, seat)
    limit = look.skill.flees * (AT_HOME if g.colony[b.hex] == seat else 1)
    if not look.skill.runs:
        return look.mind.judged(glance(_strength(look, b, side), _strength(look, b, 1 - side))) < limit
    found, _ = odds_now(g, 1 + look.mind.rng.below(1 << 30), look.skill.runs)
    return found.win[side] < limit


def _strength(look: Outlook, b: Battle, side: int) -> float:
    there = capable(look.g, b, side)
    return sum(might_of(look.g, force_of(look.g, b.owner[line], b.slot[line])) for line in there)


def screen(look: Outlook, asked: Decision) -> Value:
    """SE-5.5: damaged ships are set aside as long as twice the enemy's number still fights."""
    assert isinstance(asked, Form)
    g, b = look.g, under_way(look.g)
    filled = asked.opening()
    units = dict(asked.fields)["units"]
    assert isinstance(units, Split)
    side = side_of(b, look.seat)
    spare = strength(g, b, side) - TWICE * strength(g, b, 1 - side)
    chosen = [0] * len(units.slots)
    for i, place in enumerate(units.slots):
        line = place[1] if type(place) is tuple else place
        hurt = type(place) is tuple or (damage(g, b, line) and count(g, b, line) == 1)
        if hurt and spare > 0 and sum(chosen) < units.high:
            chosen[i] = 1
            spare -= 1
    filled["units"] = tuple(chosen)
    if asked.fits is not None and asked.fits(filled) is not None:
        filled["units"] = (0,) * len(units.slots)
    return tuple(filled.items())


def bombard(look: Outlook, asked: Decision) -> Value:
    """SE-5.12.2: everybody fires, one group after the other."""
    assert isinstance(asked, One)
    return _number(asked, asked.options[-1])


def mines(look: Outlook, asked: Decision) -> Value:
    """SE-13.4: the most expensive ships first."""
    assert isinstance(asked, Split)
    b, cost = under_way(look.g), facts(look.g).cost
    return spread(asked, lambda line: -worth(look.g, b.unit[line], b.tech[line]) - cost[b.unit[line]])


def surplus(look: Outlook, asked: Decision) -> Value:
    """SE-11.8: the least equipped squadrons go first."""
    assert isinstance(asked, Split)
    b = under_way(look.g)
    return spread(asked, lambda line: b.tech[line])


def spread(asked: Split, key: Callable[[int], int]) -> Value:
    """The whole sum to the first places in this order."""
    parts, left = [0] * len(asked.slots), asked.high
    for i in sorted(range(len(parts)), key=lambda i: (key(asked.slots[i]), i)):
        parts[i] = min(asked.caps[i], left)
        left -= parts[i]
    return tuple(parts)


def everyone(look: Outlook, asked: Decision) -> Value:
    """Hidden ships hide, and join in."""
    assert isinstance(asked, Some)
    return tuple(asked.items[: asked.high])


def nobody(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, Split)
    return (0,) * len(asked.slots)
