"""Combat (section 7): 1 equip, 2 pay, 3 fire, 4 bombard, 5 unequip.

Step 1: KG-7.10 attackers, 7.11 their crew, window W2, 7.12 defenders, 7.13 their crew, window W3.
Step 2: KG-7.20 the attacker pays, 7.21 the defender pays, 7.24 rockets and "end of the pay step" together.
Step 3 and 4 are flows of their own. Step 5: KG-7.61 crew, 7.62 rockets, 7.63 effects end.
"""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, goto
from rules.core.frame import Frame
from rules.core.records import Json

from .. import choices, legal, values
from ..atoms import cards, course, effects
from ..effects.lasting import end_with_combat
from ..effects.parts import ask_parts
from ..effects.replacing import turn_damaged
from ..effects.scope import Scope, only_opponent
from ..hooks import DELAYED, Concern, hooks
from ..questions import ATTACKERS, CREW, DEFENDERS, PAY
from ..ranges import TOGETHER
from ..state import CANTINA, Kaosz, Waiting
from ..words import ACTIVE, UNPAID
from .aiming import fight, spent_rockets
from .effects import carry_parts, is_unsettled, settle
from .stack import enact, trigger_window, window

DONE = "done"

combat_flow = Flow("kaosz.combat", locals={"together": TOGETHER}, set_in={"together": ("together",)})


def _pause(g: Kaosz) -> Call | None:
    """The state check, and a window if triggers wait."""
    if is_unsettled(g):
        return call(settle)
    return trigger_window(g, "combat")


# -- step 1: equip -------------------------------------------------------------------------------------------


@combat_flow.step
def designate(g: Kaosz, f: Frame) -> Next:
    """KG-7.10, D14; without a ship that may attack the combat ends at once (KG-7.14)."""
    combat = fight(g)
    seat = combat.attacker
    ships = choices.able_to_attack(g, seat)
    if not ships or combat.over:
        return goto("finish")
    forced = [ship for ship in ships if values.is_forced(g, "attack", seat, ship)]
    free = [ship for ship in ships if ship not in forced]
    chosen: tuple[int, ...] = ()
    if free:
        low = 0 if forced else 1
        chosen = f.some(ATTACKERS, seat, free, low, rule="KG-7.10")
    course.set_phase(g, "combat")
    course.begin_step(combat, "equip")
    for ship in ships:
        if ship in forced or ship in chosen:
            course.join_combat(g, ship, True)
    effects.fire(g, "attackers_set", actor=seat)
    return None


@combat_flow.step
def attacker_crew(g: Kaosz, f: Frame) -> Next:
    """KG-7.11, D15."""
    return _board_one(g, f, fight(g).attacker, fight(g).attackers, "attacker_crew")


def _board_one(g: Kaosz, f: Frame, seat: int, ships: list[int], step: str) -> Next:
    """One crew card after the other, as long as there is room; only upright crew (KG-3.53)."""
    if g.level in (1, 2) or seat not in g.order or "equip" in fight(g).skipped:
        return None
    room = [ship for ship in ships if values.free_capacity(g, ship) > 0]
    crew = [card for card in g.cards.piles.get(CANTINA[seat], ()) if g.state[card] == ACTIVE]
    if not room or not crew:
        return None
    options = [DONE, *(("board", card, ship) for card in crew for ship in room)]
    chosen = f.pick(CREW, seat, options, rule="KG-7.11")
    if chosen == DONE:
        return None
    cards.board(g, chosen[1], chosen[2])
    return goto(step)


@combat_flow.step
def w2(g: Kaosz, f: Frame) -> Next:
    """KG-7.17."""
    return window(g, "combat", fight(g).attacker)


@combat_flow.step
def defend(g: Kaosz, f: Frame) -> Next:
    """KG-7.12, D16."""
    combat = fight(g)
    seat = combat.defender
    if is_unsettled(g):
        return call(settle, then="defend")
    if combat.over or seat not in g.order:
        return goto("fire_over")
    ships = [
        ship for ship in g.hangar(seat)
        if g.state[ship] == ACTIVE and not g.side_of(ship) and not values.is_forbidden(g, "defend", seat, ship)
    ]  # fmt: skip
    forced = [ship for ship in ships if values.is_forced(g, "defend", seat, ship)]
    free = [ship for ship in ships if ship not in forced]
    chosen = f.some(DEFENDERS, seat, free, rule="KG-7.12") if free else ()
    for ship in ships:
        if ship in forced or ship in chosen:
            course.join_combat(g, ship, False)
    if not combat.defenders:
        g.emit("undefended", seat=seat)
    effects.fire(g, "defenders_set", actor=seat, amount=len(combat.defenders))
    if ships or combat.defenders or g.waiting:
        return None
    # Nobody could be designated and nobody boards: W3 would only be W2 once more (KG-7.17, 6.19).
    return goto("open_pay")


@combat_flow.step
def defender_crew(g: Kaosz, f: Frame) -> Next:
    """KG-7.13, D17; also the crew that is the attack's target (KG-7.16)."""
    return _board_one(g, f, fight(g).defender, fight(g).defenders, "defender_crew")


@combat_flow.step
def w3(g: Kaosz, f: Frame) -> Next:
    """KG-7.17."""
    return window(g, "combat", fight(g).defender)


# -- step 2: pay ---------------------------------------------------------------------------------------------


@combat_flow.step
def open_pay(g: Kaosz, f: Frame) -> Next:
    if is_unsettled(g):
        return call(settle, then="open_pay")
    if fight(g).over:
        return goto("fire_over")
    course.begin_step(fight(g), "pay")
    return goto("pay_over") if g.level == 1 or "pay" in fight(g).skipped else None


@combat_flow.step
def attacker_pays(g: Kaosz, f: Frame) -> Next:
    """KG-7.20, D18."""
    return _pay_one(g, f, fight(g).attacker, fight(g).attackers, "attacker_answered")


@combat_flow.step
def defender_pays(g: Kaosz, f: Frame) -> Next:
    """KG-7.21, 7.22: the two do not alternate."""
    return _pay_one(g, f, fight(g).defender, fight(g).defenders, "defender_answered")


def _pay_one(g: Kaosz, f: Frame, seat: int, ships: list[int], then: str) -> Next:
    """One card after the other. The question comes whenever an unpaid card is aboard: that everybody sees."""
    if seat not in g.order or fight(g).over:
        return None
    if is_unsettled(g):
        return call(settle, then=f.step)
    unpaid = [card for ship in ships for card in g.carried(ship) if g.paid[card] == UNPAID]
    unpaid = [card for card in unpaid if g.controller[card] == seat]
    if not unpaid:
        return None
    payable = [("pay", card) for card in unpaid if not legal.why_not_pay_in_combat(g, seat, card, g.face(card))]
    chosen = f.pick(PAY, seat, [DONE, *payable], rule="KG-7.20")
    if chosen == DONE:
        return None
    made = enact(seat, chosen)
    made.then = then
    return made


@combat_flow.step
def pay_over(g: Kaosz, f: Frame) -> Next:
    """KG-7.24: rockets and "end of the pay step" effects, all at the same moment; the attacker chooses first."""
    combat = fight(g)
    if combat.over:
        return goto("fire_over")
    found = hooks.reacting(g, "pay_step_end", Concern(seat=combat.attacker))
    waiting: list[Waiting] = [each.run() for each in found if each.name != DELAYED]
    waiting = [each for each in waiting if _takes_part(g, each.card)]
    todo = _end_of_pay(g, f, waiting)
    for each in waiting:
        effects.mark(g, each)
    for card in list(combat.rockets):
        cards.start_working(g, card)
    # At exactly the same moment: nothing is destroyed before all of them have happened.
    course.hold_ships(g, True)
    f.together = todo
    return goto("together")


def _takes_part(g: Kaosz, card: int) -> bool:
    """Ships, and what is on them, only if the ship participates; cards elsewhere always."""
    ship = g.carrier[card] if g.carrier[card] >= 0 else card
    return g.face(ship).type != "ship" or bool(g.side_of(ship))


def _end_of_pay(g: Kaosz, f: Frame, waiting: list[Waiting]) -> list[list[Json]]:
    """What happens, with its choices (D19), attacker's first."""
    combat = fight(g)
    made: list[list[Json]] = []
    for seat in (combat.attacker, combat.defender):
        for card in combat.rockets:
            if g.controller[card] == seat:
                face = g.face(card)
                scope = Scope(card, face.id, seat, only_opponent(g, seat, card))
                asked = ask_parts(g, f, scope, face, face.on_pay, key=f"{card}")
                made += [[seat, card, face.id, part] for part in asked]
        for each in waiting:
            if each.seat == seat:
                face = g.face(each.card)
                scope = Scope(each.card, face.id, seat, each.opponent, g.fixed_x[each.card])
                asked = ask_parts(g, f, scope, face, (each.effect,), key=f"{each.card}")
                made += [[seat, each.card, face.id, part] for part in asked]
    return made


@combat_flow.step
def together(g: Kaosz, f: Frame) -> Next:
    if f.together:
        seat, card, design, part = f.together[0]
        f.together = f.together[1:]
        return carry_parts(seat, card, design, [part], "together")
    course.hold_ships(g, False)
    return _pause(g)


# -- step 3: fire --------------------------------------------------------------------------------------------


@combat_flow.step
def fire_step(g: Kaosz, f: Frame) -> Next:
    """KG-7.25: without defending ships the step is skipped."""
    combat = fight(g)
    if is_unsettled(g):
        return call(settle, then="fire_step")
    course.begin_step(combat, "fire")
    if combat.defended and not combat.over and "fire" not in combat.skipped:
        return call("kaosz.fire")
    return None


@combat_flow.step
def fire_over(g: Kaosz, f: Frame) -> Next:
    """KG-7.46, 7.47: every participating ship that was hit turns damaged."""
    combat = fight(g)
    if g.held:  # KG-11.52: with simplified combat the destroyed go only now
        course.hold_ships(g, False)
        return goto("fire_over")
    if is_unsettled(g):
        return call(settle, then="fire_over")
    out = turn_damaged(g, f, [s for s in combat.hit if g.side_of(s)], by_damage=True)
    course.settle_hits(combat)
    effects.fire(g, "fire_step_end", actor=combat.attacker)
    return out


@combat_flow.step
def after_fire(g: Kaosz, f: Frame) -> Next:
    return _pause(g)


# -- step 4: bombard -----------------------------------------------------------------------------------------


@combat_flow.step
def bombard_step(g: Kaosz, f: Frame) -> Next:
    combat = fight(g)
    if combat.over or "bombard" in combat.skipped:
        return None
    course.begin_step(combat, "bombard")
    return call("kaosz.bombard")


@combat_flow.step
def after_bombs(g: Kaosz, f: Frame) -> Next:
    """KG-6.23: what the bombardment has set off happens before the ships are unequipped."""
    return _pause(g)


# -- step 5: unequip -----------------------------------------------------------------------------------------


@combat_flow.step
def unequip(g: Kaosz, f: Frame) -> Next:
    """KG-7.61, 7.62."""
    combat = fight(g)
    course.hold_ships(g, False)
    course.begin_step(combat, "unequip")
    effects.fire(g, "unequip", actor=combat.attacker)
    for card in list(g.boarded):
        cards.unboard(g, card)
    for card in spent_rockets(g):
        cards.leave_play(g, card)
    if is_unsettled(g):  # KG-7.64
        return call(settle)
    return None


@combat_flow.step
def finish(g: Kaosz, f: Frame) -> Next:
    """KG-7.63: "until end of combat" effects end; a ship may lose its last armor by that (KG-7.64)."""
    effects.fire(g, "combat_end", actor=fight(g).attacker)
    end_with_combat(g)
    return call(settle) if is_unsettled(g) else None


@combat_flow.step
def go_home(g: Kaosz, f: Frame) -> Next:
    course.end_combat(g)
    return goto("")


@combat_flow.step
def attacker_answered(g: Kaosz, f: Frame) -> Next:
    """KG-A35: a payment is answered with interrupts and abilities."""
    return _answered(g, fight(g).attacker, "attacker_pays")


@combat_flow.step
def defender_answered(g: Kaosz, f: Frame) -> Next:
    return _answered(g, fight(g).defender, "defender_pays")


def _answered(g: Kaosz, seat: int, then: str) -> Next:
    opened = window(g, "combat", seat, 1)
    if opened is None:
        return goto(then)
    opened.then = then
    return opened
