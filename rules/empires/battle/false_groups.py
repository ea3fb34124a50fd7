"""Shape Shifters (CL-E55.3, D-58): what a false group claims when technology is told: any level up to its owner's.

Everybody who could have the card is asked, whether a group of his is false or not (UI-7). Rulings: a group claims no
less than it has shown before, and than a real one of its type has in any case. Where all ships are upgraded at once,
everybody knows that they have the newest technology, and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Amount, Decision
from rules.core.forms import FormValues

from ..printed.constants import NOBODY
from ..printed.levels import Levels, highest, level, with_level
from ..printed.powers import FALSE_GROUPS
from ..state import Galaxy, Owner, carried, claimed, equipped, facts, groups_of
from ..state.battle import Battle
from ..state.holding import could_hold, has, hides_card, knows_card
from ..state.lines import Line, is_fake, of_owner

LEVELS = "levels"  # the field of the form
Slot = tuple[str, int, int]


def is_asked(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """For all to see: he has the card, or hides one that could be it, and a group of his could be false."""
    known = facts(g)
    card = known.card[FALSE_GROUPS]
    if owner >= len(g.cp) or card not in known.advantages or not _differ(g):
        return False
    if known.asks_needed:
        return bool(choices(g, b, owner))
    if not any(b.unit[line] in known.false for line in of_owner(b, owner)):
        return False
    if knows_card(g, None, card):
        return has(g, owner, FALSE_GROUPS)
    return hides_card(g, owner, known.advantages) and could_hold(g, owner, card)


def _differ(g: Galaxy) -> bool:
    """Whether ships of one type may have different technology."""
    return bool(facts(g).options["upgrades"] == "refit")


def choices(g: Galaxy, b: Battle, owner: Owner) -> list[Slot]:
    """Of each false group the technologies of which it may claim more or less: "attack@3" for its line, lowest and
    highest level."""
    found = []
    for line in _false(g, b, owner):
        least, most = _least(g, b, line), claimed(g, owner, b.slot[line])
        for technology, each in enumerate(facts(g).technologies):
            low, high = level(least, technology), level(most, technology)
            if low < high:
                found.append((f"{each.id}@{line}", low, high))
    return found


def fields(owner: Owner, slots: Sequence[Slot]) -> dict[str, Decision]:
    return {LEVELS: Amount(owner, "", slots=tuple(slots))}


def claims(g: Galaxy, b: Battle, owner: Owner, slots: Sequence[Slot], said: FormValues) -> dict[Line, Levels]:
    """What his false groups claim by his answer, as a real group would have it: what a type has from a higher level on
    only, it has not below that level."""
    chosen = {line: claimed(g, owner, b.slot[line]) for line in _false(g, b, owner)}
    for (name, _, _), number in zip(slots, said[LEVELS], strict=True):
        technology, line = _parts(g, name)
        chosen[line] = with_level(chosen[line], technology, number)
    shown = g.fleets[owner].shown
    return {
        line: highest(equipped(g, owner, b.unit[line], levels), shown[b.slot[line]]) for line, levels in chosen.items()
    }


def likely(g: Galaxy, b: Battle, slots: Sequence[Slot]) -> FormValues:
    """The answer that marks none of them."""
    found = []
    for name, low, high in slots:
        technology, line = _parts(g, name)
        found.append(max(low, min(high, level(claim(g, b, line), technology))))
    return {LEVELS: tuple(found)}


def _parts(g: Galaxy, name: str) -> tuple[int, Line]:
    technology, _, line = name.partition("@")
    return facts(g).technology[technology], int(line)


def claim(g: Galaxy, b: Battle, line: Line) -> Levels:
    """What does not mark it: as much as a real group of this kind beside it has, or elsewhere; else what everybody has
    seen of its owner. The newest would tell a level that nobody knows yet, and which of two groups is the false one."""
    owner, unit, slot = b.owner[line], b.unit[line], b.slot[line]
    fleet = g.fleets[owner]
    if not _differ(g):
        return claimed(g, owner, slot)
    real = [each for each in groups_of(g, owner) if fleet.unit[each] == unit and fleet.builder[each] == NOBODY]
    nearest = min(real, key=lambda each: (fleet.hex[each] != b.hex, each), default=None)
    made = equipped(g, owner, unit, g.seen_tech[owner]) if nearest is None else carried(g, owner, nearest)
    return highest(made, _least(g, b, line))


def _least(g: Galaxy, b: Battle, line: Line) -> Levels:
    """What all ships of its type have from the start, or need to be built; and what the group has shown."""
    known, owner, unit = facts(g), b.owner[line], b.unit[line]
    needed = known.starts_with[owner]
    for technology, least in known.needs[unit]:
        needed = highest(needed, with_level(0, technology, least))
    return highest(equipped(g, owner, unit, needed), g.fleets[owner].shown[b.slot[line]])


def _false(g: Galaxy, b: Battle, owner: Owner) -> list[Line]:
    return [line for line in of_owner(b, owner) if is_fake(g, b, line)]
