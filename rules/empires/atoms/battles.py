"""Changes of a battle under way: who takes part, who hides, who is screened, who fires, who falls and who leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..printed.constants import CAPTURED, DIE, NOBODY, NOWHERE, UNTRAINED
from ..printed.designs import FLAWS, unpacked
from ..printed.levels import Levels, covers, design_of, highest, level, with_level
from ..state import (
    NO_SLOT,
    Galaxy,
    Hex,
    Owner,
    Slot,
    carried,
    claimed,
    equipped,
    experience_of,
    facts,
    is_false,
    looks_like,
    security_of,
)
from ..state.battle import NO_LINE, NO_SIDE, Battle
from ..state.lines import Line, Side, as_ship, count, gathered, of_side, owners, place_of, side_of
from ..state.values import hull as hull_in_battle
from . import fleets, tallies, unique


def begin(g: Galaxy, hex: Hex, attacker: Owner, defender: Owner) -> None:
    """SE-5.1.3: two sides meet, each with whoever stands by it (SE-23.5)."""
    sides = [gathered(g, attacker, hex), gathered(g, defender, hex)]
    many = len(sides[0]) + len(sides[1])
    g.battle = Battle(hex, sides, [[] for _ in range(many)], [0] * many, [0] * many, [0] * many)
    told = [side[:] for side in sides]
    g.emit("battle", hex=hex, attacker=attacker, defender=defender, sides=told, reveals=True)


def end(g: Galaxy, b: Battle, how: str) -> None:
    g.battle = None
    told = tallies.tally_data(b.tally, [unit.id for unit in facts(g).units])
    sides = [side[:] for side in b.sides]
    g.emit(
        "battle_over", hex=b.hex, attacker=b.attacker, defender=b.defender, sides=sides, how=how, rounds=b.round, **told
    )


# -- cloaking (SE-5.2.2)


def hide(g: Galaxy, b: Battle, owner: Owner, slots: list[Slot]) -> None:
    """Ships that are declared to be cloaked; nobody else learns which they are."""
    b.hidden[place_of(b, owner)] = sorted(slots)


def uncover(g: Galaxy, b: Battle, owner: Owner, slots: list[Slot]) -> None:
    """Scanners find them, they leave, or they join the fight: they are hidden no longer."""
    place = place_of(b, owner)
    b.hidden[place] = [slot for slot in b.hidden[place] if slot not in slots]


def claim_cloaking(g: Galaxy, owner: Owner, hex: Hex, to: int) -> None:
    """SE-5.2.2: "I have Cloaking 1", or 2: everybody hears it."""
    if g.battle is not None:
        g.battle.claimed[place_of(g.battle, owner)] = to
    _show_of_ship(g, owner, "cloaking", to)
    g.emit("cloaking", seat=owner, hex=hex, level=to, reveals=True)


def admit_scanners(g: Galaxy, owner: Owner, hex: Hex, to: int) -> None:
    """SE-5.2.2: "I have Scanner 1", or 2."""
    _show_of_ship(g, owner, "scanner", to)
    g.emit("scanners", seat=owner, hex=hex, level=to, reveals=True)


def keep_silent(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-12.3: no scanners, or none that the owner speaks of."""
    g.emit("silence", seat=owner, hex=hex, reveals=True)


def remember(g: Galaxy, owner: Owner, slots: Iterable[Slot]) -> None:
    """SE-25.10, SE-25.19: alien empires remember that they have met Mines, and Titans of somebody's own building."""
    known, fleet = facts(g), g.fleets[owner]
    for slot in slots:
        unit = fleet.unit[slot]
        if unit in (known.code["Mine"], known.titan) and fleet.builder[slot] == NOBODY:
            for name, least in known.units[unit].needs.items():
                _show_level(g, owner, name, least)


def _show_of_ship(g: Galaxy, owner: Owner, name: str, to: int) -> None:
    """What a ship has is its owner's technology, unless it could be captured, as far as all can see (CL-4.5.1)."""
    if owner >= len(g.cp) or not g.seized[owner]:
        _show_level(g, owner, name, to)


def _show_level(g: Galaxy, owner: Owner, name: str, to: int) -> None:
    if owner < len(g.cp):
        technology = facts(g).technology[name]
        if level(g.seen_tech[owner], technology) < to:
            g.seen_tech[owner] = highest(g.seen_tech[owner], with_level(0, technology, to))


# -- lines


def reveal(g: Galaxy, b: Battle) -> None:
    """SE-5.2.3: from now on it can be seen who hides."""
    b.revealed = True


def add_line(g: Galaxy, b: Battle, owner: Owner, slot: Slot) -> Line:
    """A group takes part, under the next number."""
    unit = looks_like(g, owner, slot)
    columns: tuple[tuple[list[Any], Any], ...] = (
        (b.owner, owner), (b.slot, slot), (b.unit, unit), (b.tech, 0), (b.bare, False), (b.cloaked, False),
        (b.gained, False), (b.taken, 0), (b.screened, False), (b.tactics, 0), (b.unfired, 0),
        (b.weapon, facts(g).class_of[unit]),
    )  # fmt: skip
    for column, value in columns:
        column.append(value)
    return len(b.owner) - 1


def _name(g: Galaxy, b: Battle, line: Line) -> str:
    return facts(g).units[b.unit[line]].id


def announce(g: Galaxy, b: Battle, line: Line, claim: Levels | None = None) -> None:
    """SE-5.2.5: the technology of a line is told, once; of a false one what it claims (CL-E55.3)."""
    owner, slot = b.owner[line], b.slot[line]
    levels = claimed(g, owner, slot) if claim is None else claim
    if b.tech[line] != levels:
        b.tech[line] = levels
        unique.show_values(g, owner, slot, levels)
        fleets.show_technology(g, owner, slot, levels)
    if facts(g).expansion:
        _announce_crew(g, b, line)


def _announce_crew(g: Galaxy, b: Battle, line: Line) -> None:
    """SE-5.2.5: experience is told with the technology, and ships that were captured are announced (CL-4.4.3)."""
    owner, slot = b.owner[line], b.slot[line]
    fleet = g.fleets[owner]
    crew = experience_of(g, owner, slot)
    if crew != UNTRAINED:
        fleet.noted[slot] = crew + 1
        g.emit("crew", seat=owner, hex=b.hex, line=line, unit=_name(g, b, line), experience=crew, reveals=True)
    if fleet.notes[slot] & CAPTURED and not b.taken[line]:
        told = _name(g, b, line)
        g.emit("announced", seat=owner, hex=b.hex, line=line, unit=told, builder=fleet.builder[slot], reveals=True)


def tell_security(g: Galaxy, b: Battle) -> None:
    """CL-5.1: whoever meets Boarding Ships says how well his own are guarded.

    Ruling: nothing else shows it, and without it nobody could know what a boarding needs.
    """
    known = facts(g)
    for place, owner in enumerate(owners(b)):
        guard = security_of(g, owner)
        foes = of_side(b, 1 - side_of(b, owner))
        if guard > b.security[place] and any(known.boards[b.unit[line]] for line in foes):
            b.security[place] = guard
            _show_level(g, owner, "security", guard)
            g.emit("guarded", seat=owner, hex=b.hex, level=guard, reveals=True)


def split_line(g: Galaxy, b: Battle, line: Line, units: int, hurt: bool) -> Line:
    """SE-5.7.4: some units get a counter of their own; with `hurt` the damaged one is among them."""
    owner, slot = b.owner[line], b.slot[line]
    fleet = g.fleets[owner]
    hits = fleet.damage[slot]
    new = add_line(g, b, owner, fleets.split_group(g, owner, slot, units))
    columns: tuple[list[Any], ...] = (
        b.tech, b.bare, b.gained, b.taken, b.cloaked, b.screened, b.weapon, b.tactics,
    )  # fmt: skip
    for column in columns:
        column[new] = column[line]
    b.unfired[new] = min(units, b.unfired[line])  # units that have not fired go first
    b.unfired[line] -= b.unfired[new]
    left = count(g, b, line)
    for by, at in ((b.shield_by, b.shield_at), (b.beam_by, b.beam_at)):
        _share(by, line, new, left)
        _share(at, line, new, left)
    if hits and hurt:
        fleets.change_damage(g, owner, slot, 0)
        fleets.change_damage(g, owner, b.slot[new], hits)
    return new


def _share(lines: list[int], line: Line, new: Line, left: int) -> None:
    """Atom: of those that were pointed at or from a line, only as many as it still has ships stay with it."""
    there = [place for place, each in enumerate(lines) if each == line]
    for place in there[left:]:
        lines[place] = new


# -- unique ships (CL-19.3)


def shield(g: Galaxy, b: Battle, by: list[Line], at: dict[Line, int]) -> None:
    """CL-19.3.7: projectors are pointed at friends for the whole battle."""
    aims = [line for line, many in at.items() for _ in range(many)]
    b.shield_by += by[: len(aims)]
    b.shield_at += aims
    for line, many in at.items():
        if many:
            told = _name(g, b, line)
            g.emit("shielded", seat=b.owner[line], hex=b.hex, line=line, unit=told, count=many, reveals=True)


def find_flaw(g: Galaxy, b: Battle, owner: Owner, flaw: int) -> None:
    """CL-19.3.8: told, and from now on for good."""
    unique.find_flaw(g, owner, flaw)
    for line, slot in enumerate(b.slot):
        if slot != NOWHERE and b.tech[line] and b.unit[line] == facts(g).unique:
            b.tech[line] = g.fleets[b.owner[line]].tech[slot]
    g.emit("flaw", seat=owner, hex=b.hex, code=FLAWS[flaw], reveals=True)


def release(g: Galaxy, b: Battle) -> None:
    """The beams of the last round hold nobody any more."""
    b.beam_by, b.beam_at = [], []


def hold(g: Galaxy, b: Battle, by: list[Line], at: dict[Line, int]) -> None:
    """CL-19.3.10: beams hold enemies for this round."""
    aims = [line for line, many in at.items() for _ in range(many)]
    b.beam_by += by[: len(aims)]
    b.beam_at += aims
    for line, many in at.items():
        if many:
            told = _name(g, b, line)
            g.emit("held", seat=b.owner[line], hex=b.hex, line=line, unit=told, count=many, reveals=True)


def begin_salvo(g: Galaxy, b: Battle, line: Line, unit: int) -> None:
    """CL-19.3.12: a line may fire once more, at a unit of this kind."""
    b.salvo, b.salvo_at = line, unit
    b.unfired[line] += 1


def end_salvo(g: Galaxy, b: Battle, fired: bool) -> None:
    if not fired:
        b.unfired[b.salvo] -= 1
    b.salvo = b.salvo_at = NO_LINE


def give_up_cloak(g: Galaxy, b: Battle, line: Line) -> None:
    """SE-13.7."""
    b.bare[line], b.cloaked[line] = True, False
    g.emit("uncloaked", seat=b.owner[line], hex=b.hex, line=line, unit=_name(g, b, line), reveals=True)


def set_cloaked(g: Galaxy, b: Battle, line: Line, cloaked: bool) -> None:
    b.cloaked[line] = cloaked


def lose(g: Galaxy, b: Battle, line: Line, units: int, why: str, captor: Owner = NOBODY) -> None:
    """Units of a line are destroyed or captured; with its last unit the line is gone."""
    owner, slot = b.owner[line], b.slot[line]
    left = count(g, b, line) - units
    fleets.lose_units(g, owner, slot, units, why, captor)
    charging = b.charged == b.round and b.charger == b.owner[line]  # CL-E33: each of its ships fires twice
    b.unfired[line] = min(b.unfired[line], 2 * left if charging and facts(g).moves[b.unit[line]] else left)
    if not left:
        b.slot[line] = NO_SLOT


def hit(g: Galaxy, b: Battle, line: Line, hull: int, points: int = 1, why: str = "battle") -> bool:
    """SE-5.7.1, SE-5.7.2: one more hit on the damaged unit of a line, or on a sound one if there is none.

    It may do several points of damage to that ship; what is left over when it is destroyed is lost (CL-6.1.2). Gives
    whether it was destroyed.
    """
    owner, slot = b.owner[line], b.slot[line]
    if is_false(g, owner, slot):
        unmask(g, b, line)
        return False
    hits = g.fleets[owner].damage[slot] + points
    if hits >= hull:
        lose(g, b, line, 1, why)
        return True
    fleets.change_damage(g, owner, slot, hits)
    return False


def unmask(g: Galaxy, b: Battle, line: Line) -> None:
    """CL-E55.4, CL-23.9: a group is shown to be false, and the whole counter is removed."""
    lose(g, b, line, count(g, b, line), "unmasked")


def charge(g: Galaxy, b: Battle, owner: Owner) -> None:
    """CL-E33."""
    b.charger, b.charged = owner, b.round
    g.emit("charge", seat=owner, hex=b.hex)


def spare(g: Galaxy, b: Battle, line: Line) -> None:
    """CL-E44: a point of damage is ignored."""
    b.spared |= 1 << b.owner[line]
    g.emit("spared", seat=b.owner[line], unit=facts(g).units[b.unit[line]].id, count=1, hex=b.hex)


def fell(g: Galaxy, b: Battle, by: Line, size: int) -> None:
    """CL-3.3.3: a line has destroyed or captured a ship, and will roll for it."""
    b.felled_by.append(by)
    b.felled_size.append(size)


def forget_kills(g: Galaxy, b: Battle, line: Line) -> None:
    kept = [i for i, by in enumerate(b.felled_by) if by != line]
    b.felled_by, b.felled_size = [b.felled_by[i] for i in kept], [b.felled_size[i] for i in kept]


def promote(g: Galaxy, b: Battle, line: Line) -> None:
    """CL-3.3.6: the gain takes effect at once."""
    b.gained[line] = True
    fleet, slot = g.fleets[b.owner[line]], b.slot[line]
    fleet.experience[slot] += 1
    fleet.noted[slot] = fleet.experience[slot] + 1
    told = _name(g, b, line)
    g.emit("promoted", seat=b.owner[line], hex=b.hex, line=line, unit=told, experience=fleet.experience[slot])


def show_academy(g: Galaxy, owner: Owner, to: int) -> None:
    """SE-9.10: the second Military Academy shows when it helps; the first one never does."""
    _show_level(g, owner, "academy", to)


def capture(g: Galaxy, b: Battle, by: Line, at: Line) -> Line:
    """CL-4.3.1, CL-4.4.2, CL-4.3.6: a ship changes hands with its technology and its damage, and is a line of its own.

    Rulings: of a group the damaged ship is taken, as further hits would go to it (SE-5.7.2). What only a Legendary crew
    could stand (CL-3.4.5) does not destroy it now: captured ships are not destroyed. Whoever takes his own ship
    back has it as it was, but if it was refitted beyond what he knows, or if he has designed another one since
    (CL-19.2.3), it is one of theirs that he has captured.
    """
    captor, loser, slot = b.owner[by], b.owner[at], b.slot[at]
    fleet, unit = g.fleets[loser], b.unit[at]
    tech, hits = carried(g, loser, slot) & ~facts(g).built_in[unit], fleet.damage[slot]
    builder = loser if fleet.builder[slot] == NOBODY else fleet.builder[slot]
    if builder == loser < len(g.cp):
        for ability in unpacked(design_of(tech)).abilities:  # CL-19.2.4
            unique.show_ability(g, loser, ability)
    if builder == captor < len(g.cp):
        known = covers(equipped(g, captor, unit, g.tech[captor], design_of(tech)), tech)
        builder = captor if known and design_of(tech) in (0, g.design[captor]) else loser
    lose(g, b, at, 1, "boarded", captor)
    new = fleets.seize_ship(g, captor, unit, b.hex, tech, builder)
    line = add_line(g, b, captor, new)
    b.tech[line], b.taken[line], b.weapon[line] = b.tech[at], b.round, b.weapon[at]
    b.prizes[place_of(b, captor)] += 1
    fleets.change_damage(g, captor, new, min(hits, hull_in_battle(g, as_ship(g, b, line)) - 1))
    g.emit("captured", seat=captor, hex=b.hex, by=by, at=at, line=line, unit=_name(g, b, line), loser=loser)
    return line


def leave(g: Galaxy, b: Battle, line: Line) -> Slot:
    """A line is in the battle no longer; its group lives. Gives its slot."""
    slot = b.slot[line]
    b.slot[line], b.unfired[line] = NO_SLOT, 0
    fleets.change_damage(g, b.owner[line], slot, 0)
    b.eventful = True
    return slot


# -- after the fight (CL-4.4.1)


def join(g: Galaxy, b: Battle, owner: Owner, slot: Slot, other: Slot) -> None:
    """A whole group goes over to another one, to free its counter."""
    _drop_line(b, owner, slot)
    fleets.change_damage(g, owner, slot, 0)
    fleets.join_groups(g, owner, slot, other, g.fleets[owner].count[slot])


def lose_group(g: Galaxy, b: Battle, owner: Owner, slot: Slot, why: str) -> None:
    """A whole group is lost, whether it has a line or not."""
    _drop_line(b, owner, slot)
    fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], why)


def _drop_line(b: Battle, owner: Owner, slot: Slot) -> None:
    for line, (whose, at) in enumerate(zip(b.owner, b.slot, strict=True)):
        if whose == owner and at == slot:
            b.slot[line], b.unfired[line] = NO_SLOT, 0


# -- rounds


def begin_round(g: Galaxy, b: Battle) -> None:
    """SE-5.2.8."""
    b.round += 1
    lines = len(b.owner)
    b.screened, b.unfired = [False] * lines, [0] * lines
    b.firing, b.eventful, b.spared = NO_LINE, False, 0


def count_sides(g: Galaxy, b: Battle, strong: list[int]) -> None:
    """SE-5.5.1, CL-E55.5: how many units count on either side is told."""
    b.strong = strong


def tell_manned(g: Galaxy, b: Battle, manned: list[Owner]) -> None:
    """Ruling on CL-4.2.6: before ships are boarded it is told whose Transports carry ground units, and so cannot be."""
    for owner in sorted({*manned, *b.manned}):
        if (owner in manned) != (owner in b.manned):
            g.emit("manned", seat=owner, hex=b.hex, loaded=owner in manned, reveals=True)
    b.manned = manned


def screen(g: Galaxy, b: Battle, line: Line) -> None:
    """SE-5.5.1."""
    b.screened[line] = True
    told, units = _name(g, b, line), count(g, b, line)
    g.emit("screened", seat=b.owner[line], hex=b.hex, line=line, unit=told, count=units, reveals=True)


def fix_round(g: Galaxy, b: Battle, bonus: Side, arms: list[tuple[int, int, int]], queue: list[int]) -> None:
    """SE-5.6.1, SE-5.3.1: the Fleet Size Bonus, and of each line class, tactics and number of shots; who fires when."""
    b.bonus, b.queue = bonus, queue
    b.weapon, b.tactics, b.unfired = (list(column) for column in zip(*arms, strict=True))
    g.emit("round", hex=b.hex, round=b.round, bonus=NOBODY if bonus == NO_SIDE else b.sides[bonus][0])


def drop(g: Galaxy, b: Battle, entries: list[int]) -> None:
    """These have had their moment."""
    b.queue = [entry for entry in b.queue if entry not in entries]
    b.firing = NO_LINE


def engage(g: Galaxy, b: Battle, line: Line) -> None:
    """SE-5.3.3: this line fires, and is completed before the next."""
    b.firing = line


def shoot(g: Galaxy, b: Battle, by: Line, at: Line, need: int) -> bool:
    """SE-5.4.2: one die; everybody sees it. Gives whether it hits."""
    face = g.roll(DIE)
    b.unfired[by] -= 1
    b.eventful = b.eventful or need > 0
    tallies.count_die(b.tally, b.owner[by], need, face <= need)
    if g.heard is not None:
        _tell_shot(g, b, by, at, need, face)
    return face <= need


def keep_die(g: Galaxy, b: Battle, by: Line, at: Line, hits: bool) -> None:
    """CL-A22: what a die has done is dealt out when nobody calls for another one."""
    b.fired = by
    b.dice_at.append(at)
    b.dice_hit.append(hits)


def roll_again(g: Galaxy, b: Battle, by: Line, needs: list[int]) -> None:
    """CL-A22, CL-22.5: all dice of a line, at the same targets."""
    b.rerolled = True
    g.emit("rerolled", seat=b.owner[by], hex=b.hex, unit=_name(g, b, by), count=len(needs))
    for number, need in enumerate(needs):
        face = g.roll(DIE)
        b.dice_hit[number] = face <= need
        tallies.count_die(b.tally, b.owner[by], need, face <= need)
        if g.heard is not None:
            _tell_shot(g, b, by, b.dice_at[number], need, face)


def deal_out(g: Galaxy, b: Battle) -> None:
    """The first of the kept dice takes effect."""
    b.dice_at, b.dice_hit = b.dice_at[1:], b.dice_hit[1:]


def forget_dice(g: Galaxy, b: Battle) -> None:
    """All kept dice have taken effect."""
    b.fired = NO_LINE


def _tell_shot(g: Galaxy, b: Battle, by: Line, at: Line, need: int, face: int) -> None:
    g.emit(
        "shot", seat=b.owner[by], hex=b.hex, by=by, at=at, unit=_name(g, b, by), target=_name(g, b, at), need=need,
        face=face, hit=face <= need,
    )  # fmt: skip


def bite(g: Galaxy, b: Battle, by: Line, at: Line, need: int) -> int:
    """SE-26.6: one die of an amoeba, whose further attacks are no shots of the round. Gives the die."""
    face = g.roll(DIE)
    b.unfired[by] = max(0, b.unfired[by] - 1)
    b.eventful = True
    tallies.count_die(b.tally, b.owner[by], need, face <= need)
    _tell_shot(g, b, by, at, need, face)
    return face


def end_round(g: Galaxy, b: Battle) -> None:
    """EC-01: a round in which nothing happened."""
    b.queue, b.firing = [], NO_LINE
    b.calm = 0 if b.eventful else b.calm + 1
