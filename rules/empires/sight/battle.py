"""What everybody sees of a battle: all that has been revealed; and which groups are one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.records import Json

from ..battle.retreat import can_leave
from ..battle.volley import is_early, line_of, shot
from ..printed.constants import CAPTURED, NOBODY, NOWHERE
from ..printed.designs import named
from ..printed.kinds import CLASSES
from ..printed.levels import Levels, design_of, level
from ..state import NO_SLOT, Galaxy, Owner, Seat, facts
from ..state.battle import ATTACKERS, DEFENDERS, NO_SIDE, Battle
from ..state.lines import (
    Line,
    as_ship,
    capable,
    count,
    damage,
    held,
    is_fake,
    is_idle,
    is_protected,
    owners,
    shielded,
    side_of,
)
from ..state.values import Ship, class_of, hull, why_hit

if TYPE_CHECKING:
    from .seen import BattleSeen, LineSeen, NeedSeen, Why, WreckSeen


def seen(g: Galaxy, seat: Seat | None) -> BattleSeen | None:
    """The battle under way, as the battle board shows it (UI-8); None if there is none."""
    b = g.battle
    if b is None:
        return None
    return {
        "hex": b.hex,
        "attacker": b.attacker,
        "defender": b.defender,
        "sides": [side[:] for side in b.sides],
        "round": b.round,
        "bonus": b.sides[b.bonus][0] if b.bonus != NO_SIDE else NOBODY,
        "revealed": b.revealed,
        "claimed": list(b.claimed),
        # by owner, attackers first; before the others are revealed only their owner knows who hides
        "hidden": [
            len(slots) if b.revealed or owner == seat else None
            for owner, slots in zip(owners(b), b.hidden, strict=True)
        ],
        "own_hidden": [
            slot for owner, slots in zip(owners(b), b.hidden, strict=True) if owner == seat for slot in slots
        ],
        "lines": [_line(g, b, line, seat) for line, slot in enumerate(b.slot) if slot != NOWHERE],
        "firing": b.firing,
        "queue": [{"line": line_of(entry), "early": is_early(entry)} for entry in b.queue],
        "wrecks": [_wreck(g, b, *each) for each in zip(b.tally.loser, b.tally.kind, b.tally.lost, strict=True)],
    }


def _wreck(g: Galaxy, b: Battle, owner: Owner, unit: int, count: int) -> WreckSeen:
    """What an owner has lost of one kind, in the class in which it fires here by itself."""
    weapon = facts(g).class_of[unit]
    if facts(g).fights[unit] and unit != facts(g).unique:
        weapon = class_of(g, Ship(owner, unit, 0, b.hex, NO_SLOT))
    return {"seat": owner, "unit": facts(g).units[unit].id, "class": _letter(weapon), "count": count}


def _letter(weapon: int) -> str:
    return CLASSES[weapon] if weapon < len(CLASSES) else ""


def _weapon(g: Galaxy, b: Battle, line: Line) -> int:
    """The class that a line fires in (SE-5.3.1, SE-5.8): fixed after screening, and told before, as soon as a round has
    begun; that of a unique ship is told when it fires (CL-19.2.4)."""
    known, unit = facts(g), b.unit[line]
    is_fixed = b.queue or b.firing >= 0
    if is_fixed or not b.round or not known.fights[unit] or unit == known.unique:
        return b.weapon[line]
    return class_of(g, as_ship(g, b, line))


def numbers_made_of(b: Battle) -> tuple[Json, ...]:
    """What the numbers to hit depend on."""
    there = [slot != NOWHERE for slot in b.slot]
    told = (b.gained[:], b.security[:])
    return b.round, b.bonus, b.hex, b.owner[:], b.unit[:], b.tech[:], b.cloaked[:], there, *told


def numbers(g: Galaxy, b: Battle) -> list[NeedSeen]:
    """What every line needs to hit every line of the other side, with the reasons (UI-9); all of it is open by now."""
    found: list[NeedSeen] = []
    for by in (*capable(g, b, ATTACKERS), *capable(g, b, DEFENDERS)):
        for at in capable(g, b, 1 - side_of(b, b.owner[by])):
            steps = why_hit(g, shot(g, b, by, at))
            reasons: Why = [[step.piece, step.after - step.before] for step in steps]
            found.append({"by": by, "at": at, "need": steps[-1].after if steps else 0, "why": reasons})
    return found


def _line(g: Galaxy, b: Battle, line: Line, seat: Seat | None) -> LineSeen:
    return {
        "line": line,
        "seat": b.owner[line],
        "unit": facts(g).units[b.unit[line]].id,
        "count": count(g, b, line),
        "damage": damage(g, b, line),
        # what a crew makes of a hull is told with the numbers to hit
        "hull": hull(g, as_ship(g, b, line)) if b.round else None,
        "tech": named_levels(g, _told(g, b, line)),
        "design": named(design_of(_told(g, b, line))),
        "class": _letter(_weapon(g, b, line)),
        "tactics": b.tactics[line],
        "cloaked": b.cloaked[line],
        "screened": b.screened[line],
        "unfired": b.unfired[line],
        "experience": _experience(g, b, line),
        "gained": b.gained[line],
        "shielded": shielded(g, b, line),
        "held": held(g, b, line),
        "idle": is_idle(b, line),
        "builder": _builder(g, b, line),
        "protected": b.unit[line] == facts(g).code["CV"] and is_protected(g, b, side_of(b, b.owner[line])),
        "stays": facts(g).fights[b.unit[line]] and not can_leave(g, b, line),  # SE-5.9.2
        "slot": b.slot[line] if b.owner[line] == seat else None,
        "false": b.owner[line] == seat and is_fake(g, b, line),
    }


def _told(g: Galaxy, b: Battle, line: Line) -> Levels:
    """CL-19.2.4: of a unique ship only what it has shown."""
    return g.fleets[b.owner[line]].shown[b.slot[line]] if b.unit[line] == facts(g).unique else b.tech[line]


def _experience(g: Galaxy, b: Battle, line: Line) -> int | None:
    """SE-5.2.5: told with the technology; None: it has none, or has not told it."""
    noted = g.fleets[b.owner[line]].noted[b.slot[line]]
    return noted - 1 if noted else None


def _builder(g: Galaxy, b: Battle, line: Line) -> int | None:
    """CL-4.4.3: a captured ship is announced as such."""
    fleet, slot = g.fleets[b.owner[line]], b.slot[line]
    return fleet.builder[slot] if fleet.notes[slot] & CAPTURED else None


def named_levels(g: Galaxy, levels: Levels) -> dict[str, int]:
    """Packed levels by id; level 0 is left out."""
    known = facts(g).technologies
    return {each.id: have for i, each in enumerate(known) if (have := level(levels, i))}
