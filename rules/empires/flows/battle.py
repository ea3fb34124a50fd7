"""A battle between two owners in one hex, in the steps of SE-5.2.

The caller tells hex, attacker and defender. The flow ends with True if the defender's ships bar the hex to the attacker
(a stand-off, EC-01, or the attacker is gone or hides), else with False: then he may bombard a colony (SE-5.12.1).
"""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG

from ..atoms import battles, fleets
from ..battle import lines, machines, mines, retreat
from ..battle.cloaking import could_cloak, is_cloaked
from ..battle.record import Battle
from ..ending import machines_fell
from ..ranges import HEX, OWNER
from ..solo.muster import muster
from ..state import Galaxy, Owner, Slot, facts, groups_at, is_rival, monsters
from ..wrecks import search_wreck
from .declaration import declaration
from .losses import losses
from .round import arrive, round_

battle = Flow(
    "empires.battle",
    told={"hex": HEX, "attacker": OWNER, "defender": OWNER},
    keeps={"struck": FLAG},
    sure={"attacker_is_without_room": ("struck",)},
)
STAY, LEAVE = "stay", "leave"
CALM_ROUNDS = 2  # EC-01


@battle.step
def begin(g: Galaxy, f: Frame) -> None:
    battles.begin(g, f.hex, f.attacker, f.defender)
    if monsters(g) in (f.attacker, f.defender):
        machines.roll_weaknesses(g, f.hex)
    for owner in (f.attacker, f.defender):
        if is_rival(g, owner):
            muster(g, owner, f.hex, attacked=owner == f.defender)


# -- who hides (SE-5.2.2)


@battle.step
def attacker_declares(g: Galaxy, f: Frame) -> Next:
    return _declares(g, f, f.attacker)


@battle.step
def defender_declares(g: Galaxy, f: Frame) -> Next:
    return _declares(g, f, f.defender)


def _declares(g: Galaxy, f: Frame, owner: Owner) -> Next:
    foe = lines.foe_of(lines.under_way(g), owner)
    if foe == monsters(g) or not could_cloak(g, owner, f.hex):  # SE-24.7: nobody hides from machines
        return None
    return call(declaration, by=owner, to=foe, hex=f.hex)


# -- revealing (SE-5.2.3)


def _present(g: Galaxy, b: Battle, owner: Owner) -> list[Slot]:
    """The groups that do not hide."""
    hidden = b.hidden[lines.side_of(b, owner)]
    return [slot for slot in groups_at(g, owner, b.hex) if slot not in hidden]


def _units(g: Galaxy, b: Battle, owner: Owner) -> set[int]:
    return {g.fleets[owner].unit[slot] for slot in _present(g, b, owner)}


def _is_threat(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """Whether the other side has to reveal itself."""
    known = facts(g)
    return any(known.fights[unit] or unit == known.code["Mine"] for unit in _units(g, b, owner))


@battle.step
def reveal(g: Galaxy, f: Frame) -> Next:
    """Types and numbers, attacker first; Decoys are removed. Nobody reveals himself to Decoys alone."""
    b, known = lines.under_way(g), facts(g)
    sides = (f.attacker, f.defender)
    decoy, mine = known.code["Decoy"], known.code["Mine"]
    threats = {owner: _is_threat(g, b, owner) for owner in sides}
    for owner in sides:
        if threats[lines.foe_of(b, owner)]:
            for slot in _present(g, b, owner):
                if g.fleets[owner].unit[slot] == decoy:
                    fleets.turn_up(g, owner, slot)
                    fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], "decoy")
    f.struck = False
    there = {owner: _units(g, b, owner) for owner in sides}
    if not all(there.values()) or not (all(threats.values()) or any(mine in units for units in there.values())):
        return goto("clear_unopposed")
    for owner in sides:
        for slot in _present(g, b, owner):
            fleets.turn_up(g, owner, slot)
    battles.reveal(g, b)
    if any(is_rival(g, owner) for owner in sides) and mine in there[0]:
        battles.show_mines(g, 0)  # SE-25.10
    for owner in sides:
        for slot in sorted(_present(g, b, owner), key=lambda each: _public_order(g, owner, each)):
            battles.add_line(g, b, owner, slot)
    return None


def _public_order(g: Galaxy, owner: Owner, slot: Slot) -> tuple[int, ...]:
    """An order that tells nothing of the slots but to their owner: equal groups look alike."""
    fleet = g.fleets[owner]
    unit = fleet.unit[slot]
    return facts(g).class_of[unit], unit, -fleet.count[slot], slot


# -- cloaked ships leave (SE-5.2.4, D-25)


@battle.step
def attacker_slips_away(g: Galaxy, f: Frame) -> Next:
    return _slip_away(g, f, f.attacker, "attacker_slips_away")


@battle.step
def defender_slips_away(g: Galaxy, f: Frame) -> Next:
    return _slip_away(g, f, f.defender, "defender_slips_away")


def _slip_away(g: Galaxy, f: Frame, owner: Owner, again: str) -> Next:
    """One group after the other, before technology is shown and before mines (EC-13)."""
    b = lines.under_way(g)
    hidden = b.hidden[lines.side_of(b, owner)]
    refuges = retreat.hexes(g, owner, b.hex) if hidden else []
    if not refuges:
        return None
    options: list[Option] = [STAY, *((LEAVE, slot, hex) for slot in hidden for hex in refuges)]
    chosen = f.pick("slip", owner, options, rule="SE-5.2.4")
    if chosen == STAY:
        return None
    battles.uncover(g, b, owner, [chosen[1]])
    fleets.shift_group(g, owner, chosen[1], chosen[2], "retreat")
    arrive(g, owner, [chosen[1]], chosen[2])
    return goto(again)


# -- technology (SE-5.2.5), and cloaked ships that join (SE-5.2.6, D-26)


@battle.step
def announce(g: Galaxy, f: Frame) -> None:
    _announce(g, lines.under_way(g))


def _announce(g: Galaxy, b: Battle) -> None:
    """SE-9.10: if both sides have combat-capable units."""
    if lines.is_fought(g, b):
        for owner in (b.attacker, b.defender):
            for line in lines.capable(g, b, owner):
                battles.announce(g, b, line)
    for line in range(len(b.owner)):
        battles.set_cloaked(g, b, line, is_cloaked(g, b, line))


@battle.step
def attacker_joins(g: Galaxy, f: Frame) -> None:
    _join(g, f, f.attacker)


@battle.step
def defender_joins(g: Galaxy, f: Frame) -> None:
    _join(g, f, f.defender)


def _join(g: Galaxy, f: Frame, owner: Owner) -> None:
    b = lines.under_way(g)
    hidden = b.hidden[lines.side_of(b, owner)]
    if not hidden:
        return
    joining = f.some("join", owner, hidden, rule="SE-5.2.6")
    battles.uncover(g, b, owner, list(joining))
    for slot in joining:
        fleets.turn_up(g, owner, slot)
        battles.add_line(g, b, owner, slot)
    if joining:
        _announce(g, b)


# -- mines (SE-5.2.7, SE-13)


@battle.step
def sweep(g: Galaxy, f: Frame) -> None:
    """SE-13.4: first the minesweepers, each by its level."""
    b = lines.under_way(g)
    for owner in (f.attacker, f.defender):
        left = mines.swept_by(g, b, lines.foe_of(b, owner))
        for line in mines.minefields(g, b, owner):
            some = min(left, lines.count(g, b, line))
            if some:
                battles.lose(g, b, line, some, "swept")
                left -= some


@battle.step
def draw_mines(g: Galaxy, f: Frame) -> None:
    """SE-13.7: cloaked ships may give up their cloak to draw a mine (D-60)."""
    b = lines.under_way(g)
    given: list[int] = []
    for owner in (f.attacker, f.defender):
        cloaked = [line for line in lines.of_owner(b, owner) if b.cloaked[line]]
        if cloaked and owner < len(g.cp) and mines.mines(g, b, lines.foe_of(b, owner)):
            given += f.some("draw", owner, cloaked, rule="SE-13.7")
    for line in given:
        battles.give_up_cloak(g, b, line)


@battle.step
def explode(g: Galaxy, f: Frame) -> None:
    """SE-13.4, SE-13.5: every mine destroys a ship that its owner chooses, as long as there are any (D-28)."""
    b = lines.under_way(g)
    struck: list[tuple[Owner, dict[int, int]]] = []
    for owner in (f.attacker, f.defender):
        many = mines.mines(g, b, owner)
        foe = lines.foe_of(b, owner)
        if many and foe == monsters(g):
            machines.explode_mines(g, b, owner)
        elif many:
            ships = {line: lines.count(g, b, line) for line in mines.exposed(g, b, foe)}
            if owner >= len(g.cp):
                ships = mines.dearest(g, b, ships, many)
            elif len(ships) > 1 and many < sum(ships.values()):
                ships = f.split("mines", owner, ships, many, many, rule="SE-13.4")
            elif many < sum(ships.values()):
                ships = dict.fromkeys(ships, many)
            struck.append((owner, ships))
    f.struck = bool(struck)
    for owner, ships in struck:
        left = sum(ships.values())
        for line in mines.minefields(g, b, owner):
            some = min(left, lines.count(g, b, line))
            if some:
                battles.lose(g, b, line, some, "exploded")
                left -= some
        for line, some in ships.items():
            if some:
                battles.lose(g, b, line, some, "mine")


@battle.step
def attacker_is_without_room(g: Galaxy, f: Frame) -> Next:
    """SE-13.8: fighters whose carrier fell to a mine."""
    return call(losses, owner=f.attacker) if f.struck else None


@battle.step
def defender_is_without_room(g: Galaxy, f: Frame) -> Next:
    return call(losses, owner=f.defender) if f.struck else None


# -- rounds (SE-5.2.8 to SE-5.2.11)


@battle.step
def next_round(g: Galaxy, f: Frame) -> Next:
    """EC-01: until one side cannot fight on, or nothing has happened for two rounds."""
    b = lines.under_way(g)
    if lines.is_fought(g, b) and b.calm < CALM_ROUNDS:
        return call(round_, "next_round")
    return None


@battle.step
def clear_unopposed(g: Galaxy, f: Frame) -> None:
    """SE-5.2.11: what cannot fight is destroyed if only the enemy has combat-capable units in the fight."""
    b, known = lines.under_way(g), facts(g)
    fights = {owner: any(known.fights[unit] for unit in _units(g, b, owner)) for owner in (f.attacker, f.defender)}
    for owner in (f.attacker, f.defender):
        if not fights[owner] and fights[lines.foe_of(b, owner)]:
            for slot in _present(g, b, owner):
                if g.fleets[owner].unit[slot] != known.code["Mine"]:
                    fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], "battle")


@battle.step
def attacker_counts_room(g: Galaxy, f: Frame) -> Next:
    """SE-11.8."""
    return call(losses, owner=f.attacker)


@battle.step
def defender_counts_room(g: Galaxy, f: Frame) -> Next:
    return call(losses, owner=f.defender)


@battle.step
def end(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.13, SE-5.7.5: damage is removed; what fought stays open (SE-5.11.1)."""
    b, known = lines.under_way(g), facts(g)
    for owner in (f.attacker, f.defender):
        for slot in groups_at(g, owner, f.hex):
            if not known.is_machine[g.fleets[owner].unit[slot]]:  # SE-24.8
                fleets.change_damage(g, owner, slot, 0)
    here = [bool(_present(g, b, owner)) for owner in (f.attacker, f.defender)]
    ships = any(unit != known.code["Mine"] for unit in _units(g, b, f.defender))
    how = "stand_off" if lines.is_fought(g, b) else "won" if here[0] and not here[1] else "lost" if here[1] else "over"
    battles.end(g, b, how)
    if monsters(g) in (f.attacker, f.defender):
        _search(g, lines.foe_of(b, monsters(g)), machines.fallen_wanderers(g, b))
        machines_fell(g)
    return done(ships)


def _search(g: Galaxy, seat: Owner, wrecks: int) -> None:
    """SE-17.6: two rolls for each machine that was destroyed."""
    for _ in range(2 * wrecks if seat < len(g.cp) else 0):
        search_wreck(g, seat)
