"""The Combat phase (SE-5.1): the active player's battles in the order he chooses, with bombardment hex by hex.

Blood Brothers fight and bombard together (SE-23.5); the first of them chooses the order.
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG, SEAT, list_of

from ..atoms import course, fleets, ground
from ..battle.aftermath import cover_again
from ..ground.capture import is_former
from ..map.interception import have_sprung
from ..map.razing import doomed, is_bare, shatter
from ..map.settling import able, settle_each, settlers
from ..printed.constants import NOBODY, NOWHERE
from ..questions import COMBAT_FOE, COMBAT_HEX, COMBAT_SETTLE
from ..solo.muster import defend_bare_homeworld
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    aliens,
    counters_free,
    enemies_at,
    facts,
    groups_at,
    is_enemy,
    meets_enemies,
    others_hexes,
)
from ..state.barracks import have_landed, is_pending
from ..state.lines import gathered
from ..state.ranges import HEX_OR_NONE, OWNER
from .assault import assault
from .bombardment import bombardment, could_bombard
from .gating import evacuation
from .landing import could_land, could_subdue, landing
from .swarm import fight

combat = Flow(
    "empires.combat",
    params={"seats": list_of(SEAT, 1)},
    locals={"hex": HEX_OR_NONE, "met": list_of(OWNER), "barred": FLAG, "gunners": list_of(SEAT), "gunner": SEAT},
    set_from=dict.fromkeys(("opponent", "settle_ruins"), ("hex", "met", "barred", "gunners", "gunner")),
)


@combat.step
def find_battles(g: Galaxy, f: Frame) -> None:
    """SE-5.1.1: wherever opposing units share a hex; and colonies that may be bombarded (SE-4.10)."""
    found: set[Hex] = set()
    for seat in f.seats:
        fleets.begin_shots(g, seat)
        colony, theirs = g.colony, others_hexes(g, seat)
        own = set(g.fleets[seat].hex) - {NOWHERE}
        here = [hex for hex in own if hex in theirs or colony[hex] not in (NOBODY, seat)]
        found.update(hex for hex in here if meets_enemies(g, seat, hex) or may_bombard(g, seat, hex))
        found.update(each.hex for each in g.passing if each.owner == seat)  # SE-27.3
    course.list_battles(g, sorted(found))


def may_bombard(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """SE-5.12.1, SE-5.12.2: an enemy colony, and own counters that could fire."""
    whose = g.colony[hex]
    if whose == NOBODY or not is_enemy(g, seat, whose):
        return False
    return could_land(g, seat, hex) or (could_bombard(g, seat, hex) and not is_former(g, seat, hex))


@combat.step
def next_battle(g: Galaxy, f: Frame) -> Next:
    """SE-5.1.4: the active player chooses the order (D-23)."""
    if not g.battles:
        return goto("shatter_planets") if "titans" in facts(g).on else done()
    f.hex = f.pick(COMBAT_HEX, f.seats[0], g.battles, only=True, rule="SE-5.1.4")
    f.met, f.barred, f.gunners, f.gunner = [], False, f.seats[:], f.seats[0]
    course.list_battles(g, [hex for hex in g.battles if hex != f.hex])
    defend_bare_homeworld(g, f.hex)
    return None


@combat.step
def opponent(g: Galaxy, f: Frame) -> Next:
    """SE-5.1.3: one enemy after the other, as the mover chooses; those who fight together are one.

    Ruling on SE-5.1.2: he attacks also where nobody has moved in in this turn (EC-01, SE-12.10).
    """
    movers = [seat for seat in f.seats if groups_at(g, seat, f.hex)]
    foes: list[Owner] = []
    for foe in enemies_at(g, movers[0], f.hex) if movers else ():
        if foe not in f.met and not any(foe in gathered(g, other, f.hex) for other in foes):
            foes.append(foe)
    if not foes:
        return goto("bombard")
    foe = f.pick(COMBAT_FOE, movers[0], foes, only=True, rule="SE-5.1.3")
    against = gathered(g, foe, f.hex)
    f.met = [*f.met, *against]
    if facts(g).alien_cards and any(have_sprung(g, each, f.hex) for each in against):
        return fight(g, "beset", f.hex, foe, movers[0])  # CL-A28: whoever has come to meet him attacks
    return fight(g, "fought", f.hex, movers[0], foe)


@combat.step
def fought(g: Galaxy, f: Frame) -> Next:
    f.barred = f.barred or f.returned
    return goto("opponent")


@combat.step
def beset(g: Galaxy, f: Frame) -> Next:
    """CL-A28: those who attacked the mover bar the hex if they are still there."""
    f.barred = f.barred or any(groups_at(g, foe, f.hex) for foe in f.met)
    return goto("opponent")


@combat.step
def bombard(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.12, EC-45: only when no enemy ship fights on; those that hide do not matter.

    Ruling on CL-A27: a bombardment is part of the combat, and who fired is closed again after it (SE-5.2.13).
    """
    acts = g.fleets[f.gunner].acts
    cover_again(g, f.gunner, [slot for slot in groups_at(g, f.gunner, f.hex) if acts[slot]])
    while f.gunners:
        seat, f.gunners = f.gunners[0], f.gunners[1:]
        # CL-14.7.5: whoever has dropped troops bombards no more
        if not f.barred and may_bombard(g, seat, f.hex) and not have_landed(g, (seat,), f.hex):
            f.gunner = seat
            return goto("evacuate")
    return None if facts(g).ground else goto("next_battle")


@combat.step
def step_through(g: Galaxy, f: Frame) -> Next:
    """SE-27.3: ground units come out of a gate, after all space combat."""
    f.gunners = f.seats[:]
    for each in g.passing:
        if each.hex == f.hex:
            ground.step_through(g, each, beaten=aliens(g) in f.met)
    return goto("invade_aliens")


@combat.step
def evacuate(g: Galaxy, f: Frame) -> Next:
    """SE-27.4: before a planet is bombarded its ground units may leave."""
    return call(evacuation, seat=g.colony[f.hex], hex=f.hex) if "gates" in facts(g).on else None


@combat.step
def open_fire(g: Galaxy, f: Frame) -> Next:
    return call(bombardment, "settle_ruins", seat=f.gunner, hex=f.hex)


@combat.step
def settle_ruins(g: Galaxy, f: Frame) -> Next:
    """SE-5.12.6: where the colony was destroyed its place may be settled at once, before the next battle."""
    there = g.fleets[f.gunner].hex
    ships = {slot: why for slot, why in settlers(g, f.gunner).items() if there[slot] == f.hex}
    if ships:
        settle_each(g, f.gunner, f.some(COMBAT_SETTLE, f.gunner, able(ships), rule="SE-5.12.6"))
    return goto("bombard")


@combat.step
def invade_aliens(g: Galaxy, f: Frame) -> Next:
    """CL-14.12.1: immediately after the victory over their fleet; SE-23.5: each of those who won it may land."""
    while f.gunners and aliens(g) in f.met:
        seat, f.gunners = f.gunners[0], f.gunners[1:]
        if could_subdue(g, seat, f.hex):
            return call(landing, "invade_aliens", owner=seat, hex=f.hex, must=False)
    return None


@combat.step
def on_the_ground(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.12, CL-14.8.1: after all space combat in the hex, and whoever won it (CL-14.7.6)."""
    return call(assault, hex=f.hex) if is_pending(g, f.hex) else None


@combat.step
def come_to_rest(g: Galaxy, f: Frame) -> Next:
    """SE-27.7: settlers who went with ground units live on where those have won, and die with them."""
    for each in g.passing:
        if each.hex == f.hex and g.colony[f.hex] == each.owner:
            for _ in range(min(each.settlers, counters_free(g, each.owner, facts(g).code["GCO"]))):
                fleets.add_group(g, each.owner, facts(g).code["GCO"], 1, f.hex, each.lore, why="gate")
    ground.forget_passing(g, f.hex)
    return goto("next_battle")


@combat.step
def shatter_planets(g: Galaxy, f: Frame) -> Next:
    """CL-6.4.2, CL-6.4.4: planets without a Colony, as their Titans were told to; after all battles."""
    for seat in f.seats:
        for slot in doomed(g, seat):
            fleets.turn_up(g, seat, slot)
            if is_bare(g, g.fleets[seat].hex[slot]):  # two Titans over one planet
                shatter(g, g.fleets[seat].hex[slot], seat)
            cover_again(g, seat, [slot])  # CL-A27
    return done()
