"""The bombardment step (section 7.4) and what a bombardment does (KG-7.53-7.60)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, CARD_OR_NONE, COUNT, FLAG, NUMBER, list_of

from .. import legal, values
from ..atoms import cards, course, effects
from ..effects.replacing import bury, discard, harm, mill, turn_used
from ..questions import BOMBERS, DEMOLISH, HQ_DISCARD, TRAP
from ..state import COLONY, HQ, Combat, Kaosz
from ..words import ACTIVE, BOMB, BOMB_MINIMUM, UNPAID, USED
from .aiming import can_be_bombed, fight
from .effects import is_unsettled, settle
from .stack import enact, window

NO = "no"

bombard = Flow("kaosz.bombard")


@bombard.step
def designate(g: Kaosz, f: Frame) -> Next:
    """KG-7.50, D24, and Demolition with it (KG-7.52, D25)."""
    combat = fight(g)
    seat = combat.attacker
    ships = [ship for ship in combat.attackers if _may_bomb(g, seat, ship)]
    if not ships or not can_be_bombed(g) or seat not in g.order:
        return done()
    bombers = list(f.some(BOMBERS, seat, ships, rule="KG-7.50"))
    raised = []
    left = len(g.pile(COLONY[seat]))
    for ship in bombers:
        most = min(legal.demolition_room(g, ship), left)
        if most > 0:
            count = f.amount(DEMOLISH.of(ship), seat, 0, most, rule="KG-8.18", source=ship)
            raised.append((ship, count))
            left -= count
    if not bombers:
        return done()
    course.name_bombers(combat, bombers)
    course.announce(g, seat, "bombard", *bombers)
    for ship, count in raised:
        if count:
            cards.mill(g, seat, count)
            effects.strengthen(g, ship, "bomb", count)
    effects.fire(g, "bombers_set", actor=seat)
    return None


def _may_bomb(g: Kaosz, seat: int, ship: int) -> bool:
    ready = g.state[ship] == ACTIVE or (g.state[ship] == USED and values.is_allowed(g, "bomb_while_used", seat, ship))
    return ready and not values.is_forbidden(g, "bomb", seat, ship)


@bombard.step
def w5(g: Kaosz, f: Frame) -> Next:
    """KG-7.52."""
    if is_unsettled(g):
        return call(settle, then="w5")
    return window(g, "combat", fight(g).attacker)


@bombard.step
def drop(g: Kaosz, f: Frame) -> Next:
    """KG-7.51: the total is added up after W5; without a target nothing happens (KG-7.56)."""
    combat = fight(g)
    course.close_announcement(g)
    if combat.over or not combat.bombers or not can_be_bombed(g):
        return None
    return call("kaosz.bombardment", ships=combat.bombers[:], stealth=False)


@bombard.step
def turn_bombers(g: Kaosz, f: Frame) -> Next:
    """KG-7.59: whether or not anything happened."""
    return turn_used(g, f, list(fight(g).bombers))


# -- one bombardment -----------------------------------------------------------------------------------------

bombardment = Flow(
    "kaosz.bombardment", params={"stealth": FLAG},
    locals={"ships": list_of(CARD), "total": NUMBER, "card": CARD_OR_NONE, "success": FLAG, "serial": COUNT},
    set_from={"trap_question": ("total", "card", "success")},
)  # fmt: skip


@bombardment.step
def add_up(g: Kaosz, f: Frame) -> Next:
    combat = fight(g)
    if "total" not in f.locals:
        f.total = sum(values.current(g, ship, BOMB) for ship in f.ships if g.in_play(ship))
        if not f.stealth:
            f.total += combat.extra
    f.card = combat.target
    f.success = False
    g.emit("bombardment", total=f.total, what=combat.kind, card=combat.target, seat=combat.defender)
    effects.fire(g, "bombed", actor=combat.attacker, subject=combat.target, amount=f.total)
    return None


@bombardment.step
def trap_question(g: Kaosz, f: Frame) -> Next:
    """KG-7.57, 6.25, D26: asked for every unpaid base hit by 2 or more, trap or not."""
    card, combat = f.card, fight(g)
    if combat.kind != "base" or not can_be_bombed(g) or g.paid[card] != UNPAID or f.total < BOMB_MINIMUM:
        return None
    if f.stealth and not g.option("stealth_triggers_traps"):  # KG-A9
        return None
    seat = g.controller[card]
    code = legal.why_not_pay_trap(g, seat, card, g.face(card))
    chosen = f.pick(TRAP, seat, [NO] if code else [NO, ("pay", card)], rule="KG-7.57", source=card)
    if chosen == NO:
        return None
    f.success = True  # KG-A19, A36
    made = enact(seat, chosen)
    made.then = "trap_answered"
    return made


@bombardment.step
def hit(g: Kaosz, f: Frame) -> Next:
    """KG-7.53-7.58."""
    combat = fight(g)
    if f.success or not can_be_bombed(g):
        return goto("tell")
    f.serial = g.serial[f.card] if f.card >= 0 else 0
    return {"colony": _hit_colony, "hq": _hit_hq, "crew": _hit_crew, "base": _hit_base}[combat.kind](g, f, combat)


def _hit_colony(g: Kaosz, f: Frame, combat: Combat) -> Next:
    """KG-7.53: one by one to the ruin, no minimum."""
    colony = g.pile(COLONY[combat.defender])
    before = len(colony)
    out = mill(g, f, [(combat.defender, f.total)])
    f.success = len(colony) < before
    return out


def _hit_hq(g: Kaosz, f: Frame, combat: Combat) -> Next:
    """KG-7.54, D27; in the quick-start game without a minimum (KG-11.11)."""
    seat = combat.defender
    if f.total < BOMB_MINIMUM and not g.is_quick:
        return None
    before = len(g.pile(HQ[seat]))
    out = discard(g, f, [(seat, 1)], lambda who, hand, _: [f.pick(HQ_DISCARD, who, hand, rule="KG-7.54")])
    f.success = len(g.pile(HQ[seat])) < before
    return out


def _hit_crew(g: Kaosz, f: Frame, combat: Combat) -> Next:
    """KG-7.55."""
    return bury(g, f, [f.card])[0] if f.total >= BOMB_MINIMUM else None


def _hit_base(g: Kaosz, f: Frame, combat: Combat) -> Next:
    """KG-7.57, 7.58."""
    if g.paid[f.card] == UNPAID:
        return bury(g, f, [f.card])[0] if f.total >= BOMB_MINIMUM else None
    return harm(g, f, [(f.card, f.total)])


@bombardment.step
def look(g: Kaosz, f: Frame) -> Next:
    return call(settle) if is_unsettled(g) else None


@bombardment.step
def tell(g: Kaosz, f: Frame) -> Next:
    """KG-7.60: successful if at least one card left colony or HQ, or the crew or base is gone."""
    combat = fight(g)
    if f.card >= 0 and not f.success:
        f.success = g.serial[f.card] != f.get("serial", g.serial[f.card])
    if f.success:
        g.emit("bombardment_successful", what=combat.kind)
        effects.fire(g, "bombardment_successful", actor=combat.attacker, subject=f.card, amount=f.total)
    return done()


@bombardment.step
def trap_answered(g: Kaosz, f: Frame) -> Next:
    opened = window(g, "combat", g.controller[f.card], 1)
    if opened is None:
        return goto("tell")
    opened.then = "tell"
    return opened
