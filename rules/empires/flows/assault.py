"""Ground combat (CL-14.8 to CL-14.12), after all space combat in a hex: whoever has landed fights for the colony."""

from __future__ import annotations

from rules.core.decisions import Option, RangedOptions, Value
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, list_of

from ..atoms import course, ground
from ..battle.aftermath import cover_again
from ..cards.deck import show_ground
from ..ground import air_support, capture, order
from ..map.gates import refuges
from ..printed.constants import NOBODY
from ..printed.levels import level
from ..printed.switches import LONG, ON
from ..printed.troops import listed, single
from ..questions import ASSAULT_FIRE, ASSAULT_GARRISON, ASSAULT_LEARN, ASSAULT_LINE, ASSAULT_SCREEN, ASSAULT_SUPPORT
from ..state import Galaxy, Hex, Owner, aliens, facts, friends, is_enemy
from ..state.barracks import transports_at
from ..state.ground import ATTACKING, DEFENDING
from ..state.ranges import HEX, OWNER
from .bombardment import conquest
from .landing import spilling

RETREAT, RETREAT_FROM = "retreat", 2  # SE-27.4
ALIEN_MILITIA = 5  # CL-14.12.2

assault = Flow(
    "empires.assault",
    params={"hex": HEX},
    locals={"seat": OWNER, "many": COUNT, "loser": OWNER, "left": list_of(OWNER)},
    set_from={"spill": ("left",), "learn": ("seat", "many", "loser"), "conquer": ("seat", "loser")},
)


@assault.step
def next_fight(g: Galaxy, f: Frame) -> Next:
    """CL-14.8.1: those who landed first; the owner of the colony, or the aliens of a planet, defend it."""
    a = g.assault
    if a is None or g.outcome is not None:
        return done()
    if not a.by:
        ground.forget_landing(g)
        return done()
    owner = a.by[0]
    defender = g.colony[f.hex] if g.colony[f.hex] != NOBODY else aliens(g)
    if defender == owner or not is_enemy(g, owner, defender):
        ground.join_garrison(g, a)
        return goto("next_fight")
    militia = g.value[f.hex] if g.colony[f.hex] != NOBODY else ALIEN_MILITIA  # CL-14.4.1
    ground.begin_fight(g, a, defender, militia, _aircraft(g, owner, defender, f.hex))
    for each in (owner, defender):
        show_ground(g, each)
    return None


def _aircraft(g: Galaxy, attacker: Owner, defender: Owner, hex: Hex) -> dict[Owner, int]:
    """CL-A25: whose Transports fight on the ground, and how many. Ruling: over their own colony all do.

    SE-23.5: those of Blood Brothers who land together help their one force.
    """
    a = order.under_way(g)
    told = [(owner, some) for owner, some in zip(a.by, a.air, strict=True) if some and owner in friends(g, attacker)]
    flying = {owner: air_support.fit(g, owner, hex, most=some) for owner, some in told}
    if g.colony[hex] == defender:
        flying[defender] = air_support.fit(g, defender, hex)
    flying = {owner: some for owner, some in flying.items() if some}
    for owner in flying:
        air_support.fly(g, owner, hex)
    return flying


@assault.step
def begin_round(g: Galaxy, f: Frame) -> Next:
    """CL-14.8.2: nobody retreats; it goes on until one side is gone."""
    a = order.under_way(g)
    if not order.is_fought(a):
        return goto("take_off")
    ground.begin_ground_round(g, a)
    return None


@assault.step
def screen(g: Galaxy, f: Frame) -> None:
    """CL-14.8.5: as in space, if it was agreed on."""
    a = order.under_way(g)
    side, most = order.may_screen(a)
    owner = order.owner_of(a, side)
    if facts(g).options["ground_screening"] != ON or side == order.NO_SIDE or owner >= len(g.cp):
        return
    lines = {line: a.count[line] for line in order.of_side(a, side)}
    for line, count in f.split(ASSAULT_SCREEN, owner, lines, 0, most, rule="CL-14.8.5").items():
        if count:
            ground.screen_line(g, a, line if count == a.count[line] else ground.set_apart(g, a, line, count))


@assault.step
def support(g: Galaxy, f: Frame) -> None:
    """CL-14.11.1: Grav Armor that the other side cannot match helps one unit each (D-41)."""
    a = order.under_way(g)
    side, many = order.supports(g, a)
    lines = {line: a.count[line] for line in order.supportable(g, a, side)} if many else {}
    owner = order.owner_of(a, side)
    if not lines:
        return
    chosen: dict[Value, int] = dict(lines)
    if many < sum(lines.values()):
        chosen = f.split(ASSAULT_SUPPORT, owner, lines, 0, many, rule="CL-14.11.1")
    for line, count in chosen.items():
        if count:
            ground.support_line(g, a, line if count == a.count[line] else ground.set_apart(g, a, line, count))


@assault.step
def aim(g: Galaxy, f: Frame) -> None:
    a = order.under_way(g)
    ground.take_aim(g, a, order.order_of_fire(g, a))


@assault.step
def choose_line(g: Galaxy, f: Frame) -> Next:
    """CL-14.8.1, SE-5.3.3: like ships, a player orders his own units of one class, and completes a line before the
    next."""
    a = order.under_way(g)
    if not order.is_fought(a):
        return goto("begin_round")
    alike = order.at_once(g, a)
    if len(alike) > 1 and (owner := order.owner_of(a, a.side[alike[0]])) < len(g.cp):
        ground.bring_forward(g, a, f.pick(ASSAULT_LINE, owner, alike, rule="CL-14.8.1"))
    return None


@assault.step
def fire(g: Galaxy, f: Frame) -> Next:
    """CL-14.8.1, CL-14.8.4: one line after the other; shots that are left when a target is gone choose anew (D-41)."""
    a = order.under_way(g)
    if not a.queue or not order.is_fought(a):
        return goto("begin_round")
    by = a.queue[0]
    aims = order.targets(a, by)
    if not a.unfired[by] or not aims:
        ground.drop_line(g, a)
        return goto("choose_line")
    owner = order.owner_of(a, a.side[by])
    ways = _ways_out(g, by)
    if len(aims) == 1 and not ways:
        at, shots = aims[0], a.unfired[by]
    elif owner >= len(g.cp):
        at, shots = order.best_target(g, a, by, aims), 1
    else:
        options: list[Option] = [*(("fire", at) for at in aims), *((RETREAT, hex) for hex in ways)]
        ranges = dict.fromkeys(options, (1, a.unfired[by]))
        verb, at, shots = f.pick(ASSAULT_FIRE, owner, RangedOptions(options, ranges), source=by, rule="CL-14.8.1")
        if verb == RETREAT:
            ground.retreat_by_gate(g, a, by, at, shots)
            return goto("fire")
    need, hull = order.needed(g, a, by, at), order.hull(g, a, at)
    for _ in range(shots):
        if a.count[at]:
            ground.fire_from_the_ground(g, a, by, at, need, hull)
    return goto("fire")


def _ways_out(g: Galaxy, line: int) -> list[Hex]:
    """SE-27.4: where units of a line may retreat to through a gate, from the second round on; Militia have no ship."""
    a = order.under_way(g)
    if "gates" not in facts(g).on or a.round < RETREAT_FROM or a.troop[line] in facts(g).passing_troops:
        return []
    return refuges(g, order.owner_of(a, a.side[line]), a.hex)


@assault.step
def take_off(g: Galaxy, f: Frame) -> None:
    """CL-A25: Transports that are left go back into orbit; CL-A27: closed again, for it was a combat of theirs."""
    a = order.under_way(g)
    flew = {owner: air_support.planes(g, owner, f.hex) for owner, some in enumerate(a.flown) if some}
    f.left = ground.ground_transports(g, a, flew) if flew else []
    for owner in flew:
        cover_again(g, owner, transports_at(g, owner, f.hex))


@assault.step
def spill(g: Galaxy, f: Frame) -> Next:
    """CL-14.1.4: whoever has lost some of them says which ground units aboard die (D-42)."""
    if not f.left:
        return None
    owner, f.left = f.left[0], f.left[1:]
    return call(spilling, "spill", owner=owner, hex=f.hex)


@assault.step
def result(g: Galaxy, f: Frame) -> Next:
    """CL-14.9: the colony is held, or one of the victors becomes its garrison and is removed (D-44)."""
    a = order.under_way(g)
    left = ground.survivors(a, ATTACKING, facts(g).passing_troops)
    f.seat, f.many = a.attacker, 0
    if order.of_side(a, DEFENDING) or not left:
        ground.end_fight(g, a, "held", ground.survivors(a, DEFENDING, facts(g).passing_troops))
        return goto("next_fight")
    kinds = [facts(g).troops[kind].id for kind, _ in listed(left)]
    chosen = f.pick(ASSAULT_GARRISON, f.seat, kinds, only=True, rule="CL-14.9.2")
    kind = next(kind for kind, _ in listed(left) if facts(g).troops[kind].id == chosen)
    f.loser = a.defender
    held = g.colony[f.hex] != NOBODY
    if not held:
        capture.subdue(g, f.hex, f.seat)
    ground.end_fight(g, a, "captured", left - single(kind, 1))
    if held:
        f.many = capture.take(g, f.hex, f.seat)
    return None


@assault.step
def learn(g: Galaxy, f: Frame) -> Next:
    """CL-15.2.2, CL-15.2.3: one level in each of two technologies, or of one, in which the first owner was ahead."""
    if f.many and g.outcome is None:
        ahead = capture.lessons(g, f.hex, f.seat)
        many = min(f.many, len(ahead))
        for name in f.some(ASSAULT_LEARN, f.seat, list(ahead), low=many, high=many, rule="CL-15.2.2"):
            course.learn(g, f.seat, ahead[name], level(g.tech[f.seat], ahead[name]) + 1, "captured")
    return None


@assault.step
def conquer(g: Galaxy, f: Frame) -> Next:
    """SE-23.10.3: whoever put a player out learns from him, too."""
    loser: Owner = f.loser
    if loser < len(g.cp) and g.out[loser] and g.outcome is None and facts(g).options["victory"] == LONG:
        return call(conquest, "next_fight", seat=f.seat, loser=loser)
    return goto("next_fight")
