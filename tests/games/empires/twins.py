"""A world that a seat cannot tell from the true one, made by hand: others' secrets are changed where they lie.

Imagined worlds put others' groups in another order, so that their next orders mean other groups there. Here every slot
stays, and what others answer can be answered in both worlds: whatever a seat then sees to differ was told by something
other than what happened.
"""

from __future__ import annotations

from rules import Chance, clone
from rules.empires.printed.constants import NOBODY
from rules.empires.printed.levels import level, with_level
from rules.empires.state import Galaxy, facts, groups_of, is_false, sees_debt
from rules.empires.state.holding import could_hold, knows_card


def twin_of(g: Galaxy, seat: int | None, rng: Chance) -> Galaxy:
    """The same galaxy with other secrets of all seats but this one (None: of all)."""
    made = clone(g)
    _swap_cards(made, seat, rng)
    for other in range(len(g.cp)):
        if other != seat:
            _learn(made, other, rng)
            _refit(made, other, rng)
            _reload(made, other, rng)
            if made.debt[other] and not sees_debt(g, seat, other):
                made.debt[other] = max(0, made.debt[other] - rng.below(3))
    made.derived = made.pending = None
    return made


def _fought_over(g: Galaxy, other: int) -> set[int]:
    """Groups that show their technology, for they fight."""
    b = g.battle
    return set() if b is None else {slot for owner, slot in zip(b.owner, b.slot, strict=True) if owner == other}


def _learn(g: Galaxy, other: int, rng: Chance) -> None:
    known = facts(g)
    for technology, costs in enumerate(known.tech_costs):
        now = level(g.tech[other], technology)
        if now < len(costs) and rng.below(3) == 0 and g.battle is None:
            g.tech[other] = with_level(g.tech[other], technology, now + 1)


def _refit(g: Galaxy, other: int, rng: Chance) -> None:
    """Groups with newer technology, Transports with other crews, crews with other experience."""
    fleet, known, fighting = g.fleets[other], facts(g), _fought_over(g, other)
    for slot in groups_of(g, other):
        unit = fleet.unit[slot]
        if slot in fighting or is_false(g, other, slot) or fleet.builder[slot] != NOBODY:
            continue
        if not known.newest[unit] and unit != known.unique and rng.below(2):
            fleet.tech[slot] = known.equipped(unit, g.tech[other])
        if known.trained[unit] and not fleet.noted[slot]:
            fleet.experience[slot] = rng.below(3)


def _reload(g: Galaxy, other: int, rng: Chance) -> None:
    """The ground units aboard of closed Transports: as many or fewer, or none."""
    fleet = g.fleets[other]
    for slot in groups_of(g, other) if g.battle is None and g.assault is None else ():
        if fleet.hold[slot] and not fleet.up[slot] and rng.below(2):
            fleet.hold[slot] = 0


def _swap_cards(g: Galaxy, seat: int | None, rng: Chance) -> None:
    """An advantage that the seat has not seen is another one that nobody holds."""
    for other, held in enumerate(g.held):
        for place, card in enumerate(held):
            if other == seat or card not in facts(g).advantages or knows_card(g, seat, card):
                continue
            spare = [each for each in g.spare_advantages if not knows_card(g, seat, each)]
            spare = [each for each in spare if could_hold(g, other, each)]
            if spare and g.battle is None and g.assault is None:
                new = rng.choice(spare)
                g.spare_advantages[g.spare_advantages.index(new)] = card
                g.card_seen[new], g.card_seen[card] = g.card_seen[card], g.card_seen[new]
                held[place] = new
    g.spare_advantages.sort()
