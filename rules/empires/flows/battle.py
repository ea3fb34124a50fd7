"""A battle between two sides in one hex, in the steps of SE-5.2.

The caller tells hex, attacker and defender; whoever stands by one of them fights with him (SE-23.5). What each owner
decides for himself is one step that comes to one after the other, attackers first. The flow ends with True if the
defenders' ships bar the hex to the attackers (a stand-off, EC-01, or the attackers are gone or hide), else with False:
then they may bombard a colony (SE-5.12.1).
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from rules.core.decisions import PASS, Option, Value
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG, index, list_of, row

from ..atoms import battles, course, fleets, ground, unique
from ..battle import abilities, aftermath, false_groups, machines, mines, retreat, titans
from ..battle.aftermath import analyse, cover_again, levels_in
from ..cards import unharmed
from ..cards.deck import show, show_cloaked, show_fighting, show_first
from ..map.carrying import lose_surplus
from ..map.ending import amoebas_fell, machines_fell
from ..printed.constants import DONE, NOBODY
from ..printed.designs import ANTI_SENSOR, FLAWS, SHIELD, WEAKNESS
from ..printed.powers import JAMS_SWEEPING
from ..questions import (
    BATTLE_AVOW,
    BATTLE_CLAIM,
    BATTLE_DRAW,
    BATTLE_JOIN,
    BATTLE_MINES,
    BATTLE_PRIZES,
    BATTLE_SHIELD,
    BATTLE_SLIP,
    BATTLE_WEAKNESS,
)
from ..solo import ashore
from ..solo.amoebas import amoeba_at, is_safe
from ..solo.muster import muster
from ..state import Galaxy, Owner, Slot, counters_free, facts, groups_at, is_rival, lines, looks_like, monsters
from ..state.battle import ATTACKERS, DEFENDERS, Battle
from ..state.cloaking import could_cloak, is_cloaked, raiders_at
from ..state.holding import has
from ..state.ranges import HEX, LEVELS, OWNER, OWNER_OR_NONE
from ..state.unique_ships import has as has_ability
from .declaration import declaration
from .landing import could_drop, landing, spilling, stowing
from .losses import losses
from .round import arrive, round_

LINE = index("a line of the battle", lambda g: len(g.battle.owner) if g.battle is not None else 0)

battle = Flow(
    "empires.battle",
    params={"hex": HEX, "attacker": OWNER, "defender": OWNER},
    locals={
        "struck": FLAG,
        "left": list_of(OWNER),
        "weak": OWNER_OR_NONE,
        "told": FLAG,
        "claiming": list_of(OWNER),
        "claims": list_of(row(LINE, LEVELS)),
    },
    set_from=dict.fromkeys(("declare", "slip_away", "join", "project", "count_room", "keep_prizes"), ("left",))
    | {"choose_weakness": ("left", "weak")}
    | dict.fromkeys(("stow", "strand", "spill", "drop"), ("left", "struck")),
    set_in={"claim": ("claiming", "claims")},
)
STAY = "stay"
CALM_ROUNDS = 2  # EC-01
FIRST_DROP = 2  # CL-14.7.3


@battle.step
def begin(g: Galaxy, f: Frame) -> None:
    battles.begin(g, f.hex, f.attacker, f.defender)
    b = lines.under_way(g)
    if lines.against_monsters(g, b):
        machines.roll_weaknesses(g, f.hex)
    f.left = lines.owners(b)


def _next_owner(g: Galaxy, f: Frame) -> Owner:
    """The next owner to whom a step comes; NOBODY when it has been with all, and the next step begins anew."""
    if not f.left:
        f.left = lines.owners(lines.under_way(g))
        return NOBODY
    owner: Owner = f.left[0]
    f.left = f.left[1:]
    return owner


# -- who hides (SE-5.2.2)


@battle.step
def declare(g: Galaxy, f: Frame) -> Next:
    owner = _next_owner(g, f)
    if owner == NOBODY:
        return None
    foes = lines.foes_of(lines.under_way(g), owner)
    if monsters(g) in foes or not could_cloak(g, owner, f.hex):  # SE-24.7: nobody hides from machines
        return goto("declare")
    if facts(g).asks_needed and not raiders_at(g, owner, f.hex):
        return goto("declare")
    return call(declaration, "declare", by=owner, to=foes[:], hex=f.hex)


# -- revealing (SE-5.2.3)


def _present(g: Galaxy, b: Battle, owner: Owner) -> list[Slot]:
    """The groups that do not hide, nor stay out of a fight with amoebas."""
    there = groups_at(g, owner, b.hex)
    if any(b.hidden):
        hidden = lines.hidden_of(b, owner)
        there = [slot for slot in there if slot not in hidden]
    if not (g.tables or facts(g)).types or owner == monsters(g) or not lines.against_monsters(g, b):
        return there
    meets_amoeba = amoeba_at(g, b.hex) is not None
    return [slot for slot in there if not (meets_amoeba and is_safe(g, g.fleets[owner].unit[slot]))]  # SE-26.4


def _units(g: Galaxy, b: Battle, side: lines.Side) -> set[int]:
    return {looks_like(g, owner, slot) for owner in b.sides[side] for slot in _present(g, b, owner)}


def _is_threat(g: Galaxy, b: Battle, side: lines.Side) -> bool:
    """Whether the other side has to reveal itself; mines are none to ships that they do not see (CL-19.3.6)."""
    known, units = facts(g), _units(g, b, side)
    if any(known.fights[unit] for unit in units):
        return True
    return known.code["Mine"] in units and not _is_unseen(g, b, 1 - side)


def _is_unseen(g: Galaxy, b: Battle, side: lines.Side) -> bool:
    """CL-19.3.6: whether no mine sees any ship of a side."""
    known = facts(g)
    if not any(known.unique in g.fleets[owner].unit for owner in b.sides[side]):
        return False  # as mostly
    if known.unique not in _units(g, b, side):
        return False
    return all(has_ability(g, owner, slot, ANTI_SENSOR) for owner in b.sides[side] for slot in _present(g, b, owner))


def _muster(g: Galaxy, b: Battle) -> None:
    """SE-25.8, SE-25.17: alien empires build what they have when somebody fights them, not for those who hide."""
    for owner in lines.owners(b):
        side = lines.side_of(b, owner)
        if is_rival(g, owner) and _is_threat(g, b, 1 - side):
            muster(g, owner, b.hex, attacked=side == DEFENDERS)


@battle.step
def reveal(g: Galaxy, f: Frame) -> Next:
    """Types and numbers, attacker first; Decoys are removed. Nobody reveals himself to Decoys alone."""
    b, known = lines.under_way(g), facts(g)
    everybody = lines.owners(b)
    _muster(g, b)
    decoy, mine = known.code["Decoy"], known.code["Mine"]
    threats = [_is_threat(g, b, side) for side in (ATTACKERS, DEFENDERS)]
    for owner in everybody:
        if threats[1 - lines.side_of(b, owner)]:
            for slot in _present(g, b, owner):
                if g.fleets[owner].unit[slot] == decoy:
                    fleets.turn_up(g, owner, slot)
                    fleets.lose_units(g, owner, slot, g.fleets[owner].count[slot], "decoy")
    f.struck = False
    there = [_units(g, b, side) for side in (ATTACKERS, DEFENDERS)]
    mined = any(mine in there[side] and not _is_unseen(g, b, 1 - side) for side in (ATTACKERS, DEFENDERS))
    if not all(there) or not (all(threats) or mined):
        return goto("clear_unopposed")
    present = {owner: _present(g, b, owner) for owner in everybody}
    for owner, slots in present.items():
        for slot in slots:
            fleets.turn_up(g, owner, slot)
    battles.reveal(g, b)
    for owner in everybody:
        show_first(g, owner)
    if any(is_rival(g, owner) for owner in everybody):
        for owner, slots in present.items():
            battles.remember(g, owner, slots)
    for owner, slots in present.items():
        for slot in sorted(slots, key=lambda each: _public_order(g, owner, each)):
            battles.add_line(g, b, owner, slot)
    return None


def _public_order(g: Galaxy, owner: Owner, slot: Slot) -> tuple[int, ...]:
    """An order that tells nothing of the slots but to their owner: equal groups look alike."""
    fleet = g.fleets[owner]
    unit = looks_like(g, owner, slot)
    return facts(g).class_of[unit], unit, -fleet.count[slot], slot


@battle.step
def stow(g: Galaxy, f: Frame) -> Next:
    """CL-14.7.2: a defender with Transports over his colony says who is aboard (D-24)."""
    owner = _next_owner(g, f) if facts(g).ground else NOBODY
    if owner == NOBODY:
        return None
    defends = lines.side_of(lines.under_way(g), owner) == DEFENDERS
    return call(stowing, "stow", owner=owner, hex=f.hex) if defends else goto("stow")


# -- cloaked ships leave (SE-5.2.4, D-25)


@battle.step
def slip_away(g: Galaxy, f: Frame) -> Next:
    """One group after the other, before technology is shown and before mines (EC-13).

    Ruling on CL-E31: "no ship before round 3" holds for cloaked ones, too; the card lies open by now.
    """
    b = lines.under_way(g)
    if not f.left:
        f.left = lines.owners(b)
        return None
    owner = f.left[0]
    hidden = lines.hidden_of(b, owner)
    leaves = hidden and retreat.first_round(g, owner) <= retreat.FIRST_ROUND
    refuges = retreat.hexes(g, owner, b.hex) if leaves else []
    options: list[Option] = [STAY, *((retreat.LEAVE, slot, hex) for slot in hidden for hex in refuges)]
    chosen: Value = f.pick(BATTLE_SLIP, owner, options, rule="SE-5.2.4") if refuges else STAY
    if chosen == STAY:
        f.left = f.left[1:]
        return goto("slip_away")
    if unharmed.could_avow(g, owner, chosen[2]):
        unharmed.ask(g, f, BATTLE_AVOW, [owner])
    battles.uncover(g, b, owner, [chosen[1]])
    fleets.shift_group(g, owner, chosen[1], chosen[2], "retreat")
    arrive(g, owner, [chosen[1]], chosen[2])
    return goto("slip_away")


# -- technology (SE-5.2.5), and cloaked ships that join (SE-5.2.6, D-26)


@battle.step
def announce(g: Galaxy, f: Frame) -> None:
    """SE-5.2.5: with the technology of those who are still there their cards are shown.

    Ruling: an Empire Advantage that any combat shows (CL-E, FIRST) lies open as soon as ships are revealed.
    """
    b = lines.under_way(g)
    for owner in lines.owners(b):
        show_fighting(g, owner, {looks_like(g, owner, slot) for slot in _present(g, b, owner)})
        show_cloaked(g, owner, _present(g, b, owner))
    _ask_claims(g, f)


def _ask_claims(g: Galaxy, f: Frame) -> None:
    """SE-9.10: technology is told if both sides have combat-capable units; false groups claim theirs once, for none of
    them is ever cloaked and joins later."""
    b = lines.under_way(g)
    asks = lines.is_fought(g, b) and not f.get("told")
    f.claiming = [owner for owner in lines.owners(b) if asks and false_groups.is_asked(g, b, owner)]
    f.claims = []


@battle.step
def claim(g: Galaxy, f: Frame) -> Next:
    """CL-E55.3, D-58: one after the other; nobody hears of a claim before all have been asked."""
    b = lines.under_way(g)
    if f.claiming:
        owner = f.claiming[0]
        slots = false_groups.choices(g, b, owner)
        if slots:
            fields, start = partial(false_groups.fields, owner, slots), partial(false_groups.likely, g, b, slots)
            said = false_groups.claims(
                g, b, owner, slots, f.form(BATTLE_CLAIM, owner, fields, start=start, rule="CL-E55.3")
            )
            f.claims = [*f.claims, *([line, levels] for line, levels in said.items())]
        else:
            f.pick(BATTLE_CLAIM, owner, [PASS], rule="CL-E55.3")
        f.claiming = f.claiming[1:]
        return goto("claim")
    if lines.is_fought(g, b):
        claims = dict(f.claims)
        for side in (ATTACKERS, DEFENDERS):
            for line in lines.capable(g, b, side):
                if not lines.is_fake(g, b, line):
                    battles.announce(g, b, line)
                elif not f.get("told"):
                    battles.announce(g, b, line, claims[line] if line in claims else false_groups.claim(g, b, line))
        battles.tell_security(g, b)
        f.told, f.claims = True, []
    for line in range(len(b.owner)):
        battles.set_cloaked(g, b, line, is_cloaked(g, b, line))
    return None


@battle.step
def join(g: Galaxy, f: Frame) -> Next:
    b = lines.under_way(g)
    if not f.left:
        f.left = lines.owners(b)
        return None
    owner = f.left[0]
    hidden = lines.hidden_of(b, owner)
    joining = f.some(BATTLE_JOIN, owner, hidden, rule="SE-5.2.6") if hidden else ()
    f.left = f.left[1:]
    if not joining:
        return goto("join")
    battles.uncover(g, b, owner, list(joining))
    for slot in joining:
        fleets.turn_up(g, owner, slot)
        battles.add_line(g, b, owner, slot)
    show_fighting(g, owner, {looks_like(g, owner, slot) for slot in joining})  # CL-A30
    show_cloaked(g, owner, joining)
    _ask_claims(g, f)
    return goto("claim")


# -- unique ships (CL-19.3)


@battle.step
def tell_weakness(g: Galaxy, f: Frame) -> Next:
    """CL-19.3.8: in its first battle a weakness is told, and a die says to whom it is known."""
    b = lines.under_way(g)
    f.weak = abilities.untold_weakness(g, b) if facts(g).unique in b.unit else NOBODY
    if f.weak == NOBODY:
        return goto("project")
    unique.show_ability(g, f.weak, WEAKNESS)
    flaw = abilities.by_die(course.roll_die(g, f.weak, "flaw", b.hex))
    if not flaw:
        return None
    battles.find_flaw(g, b, f.weak, flaw)
    return goto("tell_weakness")


@battle.step
def choose_weakness(g: Galaxy, f: Frame) -> Next:
    """D-49: the opponent chooses the type. Ruling: whoever leads aliens chooses for them."""
    b = lines.under_way(g)
    seat = lines.controller(g, b, lines.foes_of(b, f.weak)[0])
    chosen = f.pick(BATTLE_WEAKNESS, seat, FLAWS[1:], rule="CL-19.3.8") if seat != NOBODY else FLAWS[1]
    battles.find_flaw(g, b, f.weak, FLAWS.index(chosen))
    return goto("tell_weakness")


@battle.step
def project(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.6, CL-19.3.7: shields are pointed at friends for the whole battle, attacker first (D-27)."""
    b = lines.under_way(g)
    if not f.left or facts(g).unique not in b.unit:
        f.left = lines.owners(b)
        return None
    owner = f.left[0]
    friends = abilities.shieldable(g, b, owner)
    if friends:
        ships = abilities.projectors(g, b, owner)
        chosen = f.split(BATTLE_SHIELD, owner, friends, 0, len(ships), rule="CL-19.3.7")
        if any(chosen.values()):
            unique.show_ability(g, owner, SHIELD)
            battles.shield(g, b, ships, chosen)
    f.left = f.left[1:]
    return goto("project")


# -- mines (SE-5.2.7, SE-13)


@battle.step
def sweep(g: Galaxy, f: Frame) -> None:
    """SE-13.4: first the minesweepers, each by its level; CL-A24: a jammer makes it one less for its owner's mines."""
    b = lines.under_way(g)
    for side in (ATTACKERS, DEFENDERS):
        levels = [level for owner in b.sides[1 - side] for level in mines.sweepers(g, b, owner)]
        jammers = [owner for owner in b.sides[side] if has(g, owner, JAMS_SWEEPING)] if any(levels) else []
        fields: tuple[list[lines.Line], list[lines.Line]] = ([], [])
        for line in lines.of_side_unit(b, side, facts(g).code["Mine"]) if any(levels) else ():
            fields[b.owner[line] in jammers].append(line)
        plain, jammed = (sum(lines.count(g, b, line) for line in field) for field in fields)
        if jammed and sum(levels) > plain:
            show(g, jammers[0], JAMS_SWEEPING)
        for field, cleared in zip(fields, mines.swept(levels, plain, jammed), strict=True):
            _clear(g, b, field, cleared)


def _clear(g: Galaxy, b: Battle, field: list[lines.Line], cleared: int) -> None:
    for line in field:
        some = min(cleared, lines.count(g, b, line))
        if some:
            battles.lose(g, b, line, some, "swept")
            cleared -= some


@battle.step
def draw_mines(g: Galaxy, f: Frame) -> None:
    """SE-13.7: cloaked ships may give up their cloak to draw a mine, each by itself (D-60)."""
    b = lines.under_way(g)
    given: dict[int, int] = {}
    for owner in lines.owners(b):
        cloaked = {line: lines.count(g, b, line) for line in lines.of_owner(b, owner) if b.cloaked[line]}
        if cloaked and owner < len(g.cp) and any(mines.mines(g, b, foe) for foe in lines.foes_of(b, owner)):
            given |= f.split(BATTLE_DRAW, owner, cloaked, 0, sum(cloaked.values()), rule="SE-13.7")
    for line, ships in given.items():
        if ships:
            battles.give_up_cloak(g, b, _set_apart(g, b, line, ships))
    for owner in lines.owners(b):  # CL-19.3.6: before their owner chooses he knows whom his mines do not see
        if mines.mines(g, b, owner) and monsters(g) not in lines.foes_of(b, owner):
            for line in mines.unseen(g, b, 1 - lines.side_of(b, owner)):
                unique.show_ability(g, b.owner[line], ANTI_SENSOR)


def _set_apart(g: Galaxy, b: Battle, line: lines.Line, ships: int) -> lines.Line:
    """So many ships as a group of their own. Ruling: without a counter for it (SE-5.7.4) all of them go along."""
    part = ships < lines.count(g, b, line) and counters_free(g, b.owner[line], b.unit[line])
    return battles.split_line(g, b, line, ships, hurt=False) if part else line


@battle.step
def explode(g: Galaxy, f: Frame) -> None:
    """SE-13.4, SE-13.5: every mine destroys a ship that its owner chooses, as long as there are any (D-28)."""
    b = lines.under_way(g)
    struck: list[tuple[Owner, dict[int, int]]] = []
    for owner in lines.owners(b):
        many = mines.mines(g, b, owner)
        if many and monsters(g) in lines.foes_of(b, owner):
            machines.explode_mines(g, b, owner)
        elif many:
            fallen = Counter[int]()
            for _, before in struck:  # by the mines of others on the same side
                fallen.update(before)
            exposed = mines.exposed(g, b, 1 - lines.side_of(b, owner))
            ships = {line: titans.takes(g, b, line) - fallen[line] for line in exposed}
            ships = {line: most for line, most in ships.items() if most > 0}
            if owner >= len(g.cp):
                ships = mines.most_expensive(g, b, ships, many)
            elif len(ships) > 1 and many < sum(ships.values()):
                ships = f.split(BATTLE_MINES, owner, ships, many, many, rule="SE-13.4")
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
                titans.strike(g, b, line, some)


@battle.step
def strand(g: Galaxy, f: Frame) -> Next:
    """SE-13.8: fighters whose carrier fell to a mine."""
    owner = _next_owner(g, f) if f.struck else NOBODY
    return call(losses, "strand", owner=owner) if owner != NOBODY else None


@battle.step
def spill(g: Galaxy, f: Frame) -> Next:
    """CL-14.1.4: ground units whose Transport fell to a mine (D-42)."""
    owner = _next_owner(g, f) if f.struck and facts(g).ground else NOBODY
    return call(spilling, "spill", owner=owner, hex=f.hex) if owner != NOBODY else None


# -- rounds (SE-5.2.8 to SE-5.2.11)


@battle.step
def drop(g: Galaxy, f: Frame) -> Next:
    """CL-14.7.3, CL-14.7.7: after the second round and every later one ground units may come down (D-37)."""
    late = facts(g).ground and lines.under_way(g).round >= FIRST_DROP
    owner = _next_owner(g, f) if late else NOBODY
    if owner == NOBODY:
        return None
    if is_rival(g, owner):
        ashore.land(g, owner, f.hex)
    return call(landing, "drop", owner=owner, hex=f.hex, must=False) if could_drop(g, owner, f.hex) else goto("drop")


@battle.step
def next_round(g: Galaxy, f: Frame) -> Next:
    """EC-01: until one side cannot fight on, or nothing has happened for two rounds."""
    b = lines.under_way(g)
    if lines.is_fought(g, b) and b.calm < CALM_ROUNDS:
        return call(round_, "drop")
    return None


@battle.step
def clear_unopposed(g: Galaxy, f: Frame) -> None:
    """SE-5.2.11: what cannot fight is destroyed if only the enemy has combat-capable units in the fight."""
    b, known = lines.under_way(g), facts(g)
    fights = [any(known.fights[unit] for unit in _units(g, b, side)) for side in (ATTACKERS, DEFENDERS)]
    for owner in lines.owners(b):
        side = lines.side_of(b, owner)
        if not fights[side] and fights[1 - side]:
            for slot in _present(g, b, owner):
                if g.fleets[owner].unit[slot] != known.code["Mine"]:
                    battles.lose_group(g, b, owner, slot, "battle")


@battle.step
def study_prizes(g: Galaxy, f: Frame) -> None:
    """CL-A29, CL-22.4: each ship that was captured in this battle teaches once.

    Rulings: at once, before it may join others that were studied before, or is given up for want of a counter; and the
    least equipped one first, for the order is its captor's choice (CL-4.5.3, D-55) and this one mostly teaches more.
    """
    b, known = lines.under_way(g), facts(g)
    taken = [line for line, slot in enumerate(b.slot) if b.taken[line] and slot >= 0]
    for line in sorted(taken, key=lambda each: levels_in(known, g.fleets[b.owner[each]].tech[b.slot[each]])):
        analyse(g, b.owner[line], b.slot[line])


@battle.step
def keep_prizes(g: Galaxy, f: Frame) -> Next:
    """CL-4.4.1, D-46: a captured ship needs a counter of its captor's own.

    Whoever has captured anything is asked, for all to see: how many counters he has left is his secret.
    """
    b = lines.under_way(g)
    if not f.left:
        f.left = lines.owners(b)
        return None
    owner = f.left[0]
    if not b.prizes[lines.place_of(b, owner)] or owner >= len(g.cp):
        f.left = f.left[1:]
        return goto("keep_prizes")
    pair = aftermath.alike(g, b, owner)
    if pair is not None:
        battles.join(g, b, owner, *pair)
        return goto("keep_prizes")
    chosen: Value = f.pick(BATTLE_PRIZES, owner, [DONE, *aftermath.ways(g, owner)], rule="CL-4.4.1")
    if chosen == DONE:
        while (lost := aftermath.given_up(g, b, owner)) is not None:
            _give_up(g, b, owner, lost)
        f.left = f.left[1:]
    elif chosen[0] == aftermath.JOIN:
        battles.join(g, b, owner, chosen[1], chosen[2])
    else:
        _give_up(g, b, owner, chosen[1])
    return goto("keep_prizes")


def _give_up(g: Galaxy, b: Battle, owner: Owner, slot: Slot) -> None:
    """Ships elsewhere may be scuttled, too: there nobody else looks after the fighters they carried (SE-11.4)."""
    hex = g.fleets[owner].hex[slot]
    battles.lose_group(g, b, owner, slot, "scuttled")
    if hex != b.hex:
        lose_surplus(g, owner, hex)
    ground.shed(g, owner, hex)


@battle.step
def count_room(g: Galaxy, f: Frame) -> Next:
    """SE-11.8: when it is clear which ships there are."""
    owner = _next_owner(g, f)
    return call(losses, "count_room", owner=owner) if owner != NOBODY else None


@battle.step
def end(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.13, SE-5.7.5: damage is removed; what fought stays open (SE-5.11.1)."""
    b, known = lines.under_way(g), facts(g)
    for owner in lines.owners(b):
        for slot in groups_at(g, owner, f.hex):
            if not known.is_machine[g.fleets[owner].unit[slot]]:  # SE-24.8
                fleets.change_damage(g, owner, slot, 0)
    units = [_units(g, b, side) for side in (ATTACKERS, DEFENDERS)]
    here = [bool(each) for each in units]
    ships = any(unit != known.code["Mine"] for unit in units[DEFENDERS])
    how = "stand_off" if lines.is_fought(g, b) else "won" if here[0] and not here[1] else "lost" if here[1] else "over"
    for owner in lines.owners(b):
        cover_again(g, owner, groups_at(g, owner, f.hex))
        if owner < len(g.cp) and b.prizes[lines.place_of(b, owner)]:
            course.keep_up(g, owner)
    battles.end(g, b, how)
    if lines.against_monsters(g, b):
        machines_fell(g)
        amoebas_fell(g)
    return done(ships)
