"""Unique ships (CL-19): which design, whether there is a better one by now, and what its abilities are used for.

A design is for the Ship Size that will be known when fleets first meet. What promises most for its price, with the
maintenance of some phases, is rehearsed against other ships of the same price by those who rehearse at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from rules.core.decisions import Decision, One, Split, Value
from rules.core.forms import Form

from ..battle.forces import Force
from ..battle.odds import odds
from ..battle.volley import worth
from ..economy.checks import wrong
from ..printed import designer
from ..printed.designs import (
    ABILITIES,
    ANTI_SENSOR,
    ATTACK_PRICES,
    CLASS_PRICES,
    DEFENCE_PRICES,
    FIGHTER_BAY,
    FLAWS,
    HULL_PRICES,
    LIMITS,
    POINT_DEFENCE,
    SCANNERS,
    SECOND_SALVO,
    SHIELD,
    WARHEADS,
    WEAKNESS,
    Design,
    finished,
    packed,
    price,
    unpacked,
)
from ..printed.facts import Facts
from ..printed.kinds import CARRIED
from ..printed.levels import Levels, level, with_level
from ..state import Hex, groups_of
from ..state.lines import under_way
from .cart import Cart
from .fighting import spread
from .might import Measure, might_of
from .outlook import Outlook
from .rehearsal import UPKEEP

SIZE = 3  # the Ship Size that is known when fleets first meet
ARMS = 1  # and the level of Attack and Defence
FLAWED = 0.94  # what a ship with a weakness is worth
SHIELDED = 1.08  # what one is worth that protects another
ENEMIES = Measure(6.0, 2.0)  # whom it is for: Cruisers and Battlecruisers of that time
TRIED = 12  # designs that are rehearsed
FLEET = 72  # CP of a fleet that is rehearsed
BETTER = 1.2  # so much more must a new design promise
RICH = 40  # CP that are left when a new design is thought of
CHEAP = 0.5  # of what its Ship Size allows: nobody draws anything smaller
USEFUL = 1.15  # what one is worth that answers what an enemy has shown, or takes a squadron along
ANSWERS = {POINT_DEFENCE: "fighter", SCANNERS: "cloaking", ANTI_SENSOR: "mines"}
WITH = (
    (),
    (WEAKNESS,),
    (WARHEADS,),
    (SECOND_SALVO,),
    (WEAKNESS, SECOND_SALVO),
    (WEAKNESS, WARHEADS),
    (SHIELD,),
    (FIGHTER_BAY,),
    *((each,) for each in ANSWERS),
)


@lru_cache(64)
def _drawings(most: int) -> tuple[Design, ...]:
    """What can be drawn for about so many CP."""
    return tuple(_legal(most))


def _legal(most: int) -> Iterator[Design]:
    values = product(range(len(CLASS_PRICES)), ATTACK_PRICES, DEFENCE_PRICES, HULL_PRICES, WITH)
    for weapon, attack, defence, hull, abilities in values:
        made = Design(weapon, attack, defence, hull, abilities)
        if finished(made) == made and CHEAP * most <= price(made) <= most:
            yield made


def _promise(look: Outlook, made: Design, levels: Levels) -> float:
    """Strength for each CP, with the maintenance of some phases."""
    known = look.known
    force = Force(known.unique, known.equipped(known.unique, levels, design=packed(made)), 1)
    worth_ = might_of(look.g, force, ENEMIES)
    worth_ *= FLAWED if WEAKNESS in made.abilities else 1
    worth_ *= SHIELDED if SHIELD in made.abilities else 1
    for ability in made.abilities:
        worth_ *= _use(look, ability, levels)
    return worth_ / (price(made) + UPKEEP * made.hull)


def _use(look: Outlook, ability: str, levels: Levels) -> float:
    """What an ability is worth by what is known on both sides; nothing, if ships with it could not be built yet."""
    known, needed = look.known, ABILITIES[ability]
    if ability in ANSWERS:
        answered = known.technology[ANSWERS[ability]]
        seen = any(level(theirs, answered) for theirs in look.shown)
        able = not needed.first or level(levels, known.technology[needed.technology]) > 0
        return USEFUL if seen and able else 1.0 if able else 0.0
    return USEFUL if ability == FIGHTER_BAY and level(levels, known.technology[needed.technology]) else 1.0


def _best(look: Outlook, size: int, levels: Levels) -> Design:
    """The best design for a Ship Size and such technology."""
    most = min(LIMITS[size], look.known.most_expensive_design)
    promise = {each: _promise(look, each, levels) for each in _drawings(most)}
    if not look.skill.rehearses:
        return min(promise, key=lambda each: (-look.mind.judged(promise[each]), packed(each)))
    ranked = sorted(promise, key=lambda each: (-promise[each], packed(each)))
    rivals = _common(look.known, size)
    tried = ranked[:TRIED]
    scores = {each: _score(look, each, levels, rivals) for each in tried}
    return max(tried, key=lambda each: (scores[each], -tried.index(each)))


def _common(known: Facts, size: int) -> list[int]:
    """The warships that everybody can build with this Ship Size."""
    return [
        unit
        for unit in known.buildable
        if known.bombards[unit]
        and unit != known.unique
        and known.speed[unit] != CARRIED
        and set(known.units[unit].needs) <= {"ship_size"}
        and known.units[unit].needs.get("ship_size", 1) in (size - 1, size)
    ]


def _score(look: Outlook, made: Design, levels: Levels, rivals: list[int]) -> float:
    """CP that are left in battles against fleets of other ships for the same price."""
    known, g = look.known, look.g
    total = 0.0
    for unit, more in product(rivals, (0, 1)):  # now, and when everybody shoots better
        levels = _armed(known, levels, more)
        ours = [Force(known.unique, known.equipped(known.unique, levels, design=packed(made)), FLEET // price(made))]
        theirs = [Force(unit, known.equipped(unit, levels), FLEET // known.cost[unit])]
        found = odds(g, Hex(0), (look.seat, _other(look)), (ours, theirs), 7, 2 * look.skill.rehearses)
        total += found.lost_cp[1] - found.lost_cp[0]
    return look.mind.judged(total)


def _armed(known: Facts, levels: Levels, more: int) -> Levels:
    """The levels with some more of Attack, as far as there are any."""
    most = len(known.tech_costs[known.attack]) - 1
    return with_level(levels, known.attack, min(most, level(levels, known.attack) + more))


def _other(look: Outlook) -> int:
    return look.rivals[0] if look.rivals else len(look.g.cp)


def draw(look: Outlook, asked: Decision) -> Value:
    """CL-19.1.1, D-05."""
    assert isinstance(asked, Form)
    known = look.known
    levels = look.g.tech[look.seat]
    for technology in (known.attack, known.defence):
        levels = with_level(levels, technology, max(ARMS, level(levels, technology)))
    size = max(SIZE, level(levels, known.technology["ship_size"]))
    return tuple(designer.written(packed(_best(look, size, levels))).items())


def redraw(cart: Cart) -> None:
    """CL-19.2.3: when larger ships can be built, and none of the old design is there."""
    look, drawing = cart.look, cart.ledger.drawing
    if drawing is None or drawing.ships or not look.skill.rehearses or cart.left < RICH:
        return
    size = level(cart.levels, look.known.technology["ship_size"])
    if size <= SIZE:
        return
    enough = BETTER * _promise(look, unpacked(drawing.design), cart.levels)
    most = min(LIMITS[size], look.known.most_expensive_design)
    if not any(_promise(look, each, cart.levels) >= enough for each in _drawings(most)):
        return
    new = _best(look, size, cart.levels)
    if _promise(look, new, cart.levels) < enough:
        return
    before = dict(cart.filled)
    cart.filled |= designer.written(packed(new))
    if wrong(cart.ledger, cart.filled) is not None:
        cart.filled = before


# -- in battles


def shield(look: Outlook, asked: Decision) -> Value:
    """CL-19.3.7: the most expensive friends."""
    assert isinstance(asked, Split)
    b = under_way(look.g)
    return spread(asked, lambda line: -worth(look.g, b.unit[line], b.tech[line]))


def hold(look: Outlook, asked: Decision) -> Value:
    """CL-19.3.10: the most expensive enemies."""
    return shield(look, asked)


def weakness(look: Outlook, asked: Decision) -> Value:
    """CL-19.3.8: the type of which there are most."""
    assert isinstance(asked, One)
    known, fleet = look.known, look.fleet

    def ships(code: str) -> int:
        unit = known.code[code]
        return sum(fleet.count[slot] for slot in groups_of(look.g, look.seat) if fleet.unit[slot] == unit)

    return max(asked.options, key=lambda code: (ships(str(code)), -FLAWS.index(str(code))))
