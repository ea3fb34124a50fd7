"""Questions beside the usual turn: a head start, where machines, alien empires and amoebas go."""

from __future__ import annotations

from rules.core.decisions import Amount, Decision, One, Value
from rules.core.forms import Form

from ..battle.choice import worth
from ..economy.head_start import LEVELS
from ..printed.levels import level, with_level
from ..state import Hex, facts
from ..state.lines import under_way
from .outlook import Outlook
from .research import wanted


def head_start(look: Outlook, asked: Decision) -> Value:
    """SE-22.5: what is good to have in any case, as far as it can be paid."""
    assert isinstance(asked, Form) and asked.fits is not None
    known, filled = look.known, asked.opening()
    field = dict(asked.fields)[LEVELS]
    assert isinstance(field, Amount)
    most = {name: high for name, _, high in field.slots}
    chosen = dict.fromkeys(most, 0)
    levels = look.g.tech[look.seat]
    while True:
        for name in wanted(look, levels):
            if chosen.get(name, 0) >= most.get(name, 0):
                continue
            chosen[name] += 1
            filled[LEVELS] = tuple(chosen.values())
            if asked.fits(filled) is None:
                technology = known.technology[name]
                levels = with_level(levels, technology, level(levels, technology) + 1)
                break
            chosen[name] -= 1
        else:
            filled[LEVELS] = tuple(chosen.values())
            return tuple(filled.items())


def least_loss(look: Outlook, asked: Decision) -> Value:
    """SE-24.9, SE-25.15, SE-26.7: where enemies come that nobody leads: to what is worth least, or best guarded."""
    assert isinstance(asked, One)

    def loss(option: Value) -> float:
        if type(option) is str:
            return -1.0  # it need not come at all
        hex: Hex = option if type(option) is int else option[-1]
        g = look.g
        value = 2.0 + g.value[hex] if g.colony[hex] == look.seat else 0.0
        near = min((look.far[hex][colony] for colony in look.colonies), default=0)
        guard = sum(look.fleet.hex[slot] == hex for slot in look.warships)
        return value - 0.5 * near - 0.2 * guard

    return min(asked.options, key=lambda option: (loss(option), str(option)))


def cheapest_prey(look: Outlook, asked: Decision) -> Value:
    """SE-26.6: the line whose unit costs least."""
    assert isinstance(asked, One)
    b = under_way(look.g)
    return min(asked.options, key=lambda line: (worth(look.g, b.unit[line]), line))


def cheapest_ship(look: Outlook, asked: Decision) -> Value:
    """SE-26.5: a ship that surely destroys it, and of those the cheapest."""
    assert isinstance(asked, One)
    cost, unit = facts(look.g).cost, look.fleet.unit
    sure = [slot for slot in asked.options if look.known.hull[unit[slot]] > 1] or list(asked.options)
    return min(sure, key=lambda slot: (cost[unit[slot]], slot))
