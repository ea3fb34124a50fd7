"""Atoms of credits and cards: how they lie, come into play, leave it and change hands."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.limits import LARGEST, bounded
from rules.core.zones import move_card, remember_cards, show_cards, shuffle_pile, sight_changed, turn_card

from ..state import CANTINA, COLONY, HANGAR, HQ, ON, RUIN, STACK, SURFACE, TRASH, Kaosz, zone_of
from ..words import ACTIVE, ANNOUNCED, DAMAGED, UNPAID, USED, WORKS
from .effects import drop_lasting, fire, look_again

# -- credits -------------------------------------------------------------------------------------------------


def gain(g: Kaosz, seat: int, by: int, why: str = "effect") -> None:
    """Credits come in."""
    if by > LARGEST - g.credits[seat]:
        by = LARGEST - g.credits[seat]
        g.emit("capped", what="credits", seat=seat, most=LARGEST)
    if by <= 0:
        return
    g.credits[seat] += by
    g.emit("credits", seat=seat, by=by, now=g.credits[seat], why=why)
    fire(g, "credits_gained", actor=seat, amount=by)


def start_with(g: Kaosz, seat: int, credits: int) -> None:
    """KG-4.12: the credits of the beginning."""
    g.credits[seat] = credits
    g.emit("credits", seat=seat, by=credits, now=credits, why="setup")


def lose(g: Kaosz, seat: int, by: int, why: str = "effect") -> int:
    """Credits go, as many as there are; gives how many went."""
    by = min(by, g.credits[seat])
    if by <= 0:
        return 0
    g.credits[seat] -= by
    if g.heard is not None:
        g.emit("credits", seat=seat, by=-by, now=g.credits[seat], why=why)
    return by


def spend(g: Kaosz, seat: int, by: int, why: str) -> None:
    """Credits are paid for something."""
    if lose(g, seat, by, why):
        fire(g, "credits_spent", actor=seat, amount=by)


# -- how cards lie -------------------------------------------------------------------------------------------


def turn_to(g: Kaosz, card: int, state: int) -> None:
    """Turn a card active, used or damaged; turning used never improves it (KG-3.13)."""
    before = g.state[card]
    if not g.serial[card] or before == state or (state == USED and before == DAMAGED):
        return
    if state != ACTIVE and g.carrier[card] >= 0 and g.paid[card] == WORKS and g.face(card).is_passenger:
        return  # KG-3.56
    _set_state(g, card, state)
    when = ("turned_active", "turned_used", "turned_damaged")[state]
    fire(g, when, actor=g.controller[card], subject=card)


def turn_back(g: Kaosz, card: int) -> None:
    """Back by 90°: damaged to used, used to active (KG-5.36)."""
    if g.state[card] == DAMAGED:
        _set_state(g, card, USED)
    elif g.state[card] == USED:
        _set_state(g, card, ACTIVE)
        fire(g, "turned_active", actor=g.controller[card], subject=card)


def _set_state(g: Kaosz, card: int, state: int) -> None:
    before = g.state[card]
    g.state[card] = state
    if state != ACTIVE and g.lasting:
        drop_lasting(g, lambda each: each.until == "while_active" and each.source == card)
    g.emit("rotate", card=card, before=before, now=state)


def lose_armor(g: Kaosz, card: int, by: int) -> None:
    """A ship or base loses armor; it is looked at afterwards whether it holds."""
    g.lost[card] = bounded(g.lost[card] + by)
    g.shaken = True
    g.emit("armor", card=card, by=-by, lost=g.lost[card])


def regain_armor(g: Kaosz, card: int, by: int | None = None) -> None:
    """Armor comes back, all of it or `by` points."""
    back = g.lost[card] if by is None else min(by, g.lost[card])
    if back:
        g.lost[card] -= back
        g.emit("armor", card=card, by=back, lost=g.lost[card])


def develop(g: Kaosz, card: int, by: int, bought: bool = False) -> None:
    """Developments are put on a base or taken off (KG-3.61)."""
    by = min(max(by, -g.developments[card]), LARGEST - g.developments[card])
    if not by or not g.serial[card]:
        return
    g.developments[card] += by
    if bought:
        g.developed[card] += by
    if g.heard is not None:
        g.emit("develop", card=card, by=by, now=g.developments[card])
    if by > 0:
        fire(g, "development_added", actor=g.controller[card], subject=card, amount=by)


# -- coming into play and leaving it -------------------------------------------------------------------------


def enter_play(g: Kaosz, card: int, place: str, seat: int, paid: int, ship: int = -1) -> None:
    """A card comes into play, active (KG-3.2)."""
    g.clock += 1
    g.serial[card] = g.clock
    g.controller[card] = seat
    g.state[card], g.paid[card], g.carrier[card] = ACTIVE, paid, ship
    look_again(g)
    move_card(g, card, place, face_up=paid != UNPAID)
    if paid == WORKS:
        _start_text(g, card)
        g.shaken = True


def _start_text(g: Kaosz, card: int) -> None:
    if g.face(card).has_text and card not in g.texts and g.level != 1:
        g.texts.append(card)
        look_again(g)


def show_payment(g: Kaosz, card: int) -> None:
    """The payment is announced: the card turns face up for good (KG-3.8, 6.20), and its X is fixed (KG-A8)."""
    g.paid[card] = ANNOUNCED
    g.fixed_x[card] = g.developments[card]
    look_again(g)
    turn_card(g, card, True)


def start_working(g: Kaosz, card: int) -> None:
    """A paid card works from now on."""
    g.paid[card] = WORKS
    _start_text(g, card)
    g.shaken = True
    g.emit("paid", card=card, seat=g.controller[card])
    fire(g, "card_paid", actor=g.controller[card], subject=card)


def stop_working(g: Kaosz, card: int) -> None:
    """A paid card is turned face down again and has to be paid anew."""
    g.paid[card] = UNPAID
    look_again(g)
    if card in g.texts:
        g.texts.remove(card)
        look_again(g)
    drop_lasting(g, lambda each: each.source == card and each.until.startswith("while"))
    turn_card(g, card, False)
    g.shaken = True


def leave_play(g: Kaosz, card: int, to: str | None = None, face_up: bool = False) -> None:
    """A card leaves play; without `to` as KG-3.10 says: paid to the trash, unpaid to the ruin of its owner."""
    if not g.serial[card]:
        return
    fire(g, "left_play", actor=g.controller[card], subject=card)
    owner = g.owner[card]
    carried = list(g.carried(card))
    if to is None:
        face_up = g.paid[card] != UNPAID
        to = (TRASH if face_up else RUIN)[owner]
    _forget(g, card)
    move_card(g, card, to, face_up=face_up)
    for each in carried:  # KG-3.28
        leave_play(g, each)
    g.cards.piles.pop(ON[card], None)
    g.shaken = True


def _forget(g: Kaosz, card: int) -> None:
    """Everything about a card in play falls away: counters, effects on it, its part in combat (KG-3.12)."""
    if card in g.texts:
        g.texts.remove(card)
        look_again(g)
    if card in g.boarded:
        g.boarded.remove(card)
    drop_lasting(g, lambda each: each.source == card and each.until.startswith("while"))
    leave_lists(g, card)
    look_again(g)
    g.serial[card] = g.state[card] = g.paid[card] = g.lost[card] = 0
    g.developments[card] = g.developed[card] = g.fixed_x[card] = 0
    g.carrier[card] = g.bound[card] = -1
    _control(g, card, g.owner[card])


def leave_lists(g: Kaosz, card: int) -> None:
    """A card takes no part in the combat any more."""
    combat = g.combat
    if combat is not None:
        for listed in (combat.attackers, combat.defenders, combat.marked, combat.hit, combat.bombers, combat.rockets):
            if card in listed:
                listed.remove(card)


def destroy(g: Kaosz, card: int) -> None:
    """KG-3.11: out of play as KG-3.10 says; a ship takes what it carries with it."""
    if not g.serial[card]:
        return
    g.emit("destroyed", card=card, seat=g.controller[card])
    if g.face(card).type == "ship" and g.paid[card] != UNPAID:
        fire(g, "ship_destroyed", actor=g.controller[card], subject=card)
    leave_play(g, card)


# -- piles ---------------------------------------------------------------------------------------------------


def draw(g: Kaosz, seat: int, count: int = 1) -> int:
    """Cards from the top of the colony into HQ, as many as there are (KG-10.4, A55)."""
    colony = g.pile(COLONY[seat])
    drawn = 0
    while drawn < count and colony:
        card = colony[-1]
        move_card(g, card, HQ[seat], traced=True)
        drawn += 1
        fire(g, "card_drawn", actor=seat, subject=-1, amount=1)
    g.shaken = g.shaken or g.is_quick
    return drawn


def mill(g: Kaosz, seat: int, count: int) -> int:
    """Cards from the top of the colony to the ruin, face down (KG-1.10)."""
    colony = g.pile(COLONY[seat])
    milled = min(count, len(colony))
    for _ in range(milled):
        move_card(g, colony[-1], RUIN[seat], face_up=False, traced=True)
    if milled:
        fire(g, "colony_milled", actor=seat, amount=milled)
        g.shaken = g.shaken or g.is_quick
    return milled


def discard(g: Kaosz, card: int) -> None:
    """A card from HQ to the ruin, face down."""
    seat = g.owner[card]
    move_card(g, card, RUIN[seat], face_up=False)
    fire(g, "hq_discarded", actor=seat, amount=1)


def to_hq(g: Kaosz, card: int) -> None:
    """A card into its owner's HQ."""
    _send(g, card, HQ[g.owner[card]])


def to_trash(g: Kaosz, card: int) -> None:
    """A card face up to its owner's trash."""
    _send(g, card, TRASH[g.owner[card]], face_up=True)


def to_ruin(g: Kaosz, card: int) -> None:
    """A card face down to its owner's ruin."""
    _send(g, card, RUIN[g.owner[card]])


def to_colony(g: Kaosz, card: int, where: str) -> None:
    """A card into its owner's colony: on top, at the bottom, or anywhere."""
    place = COLONY[g.owner[card]]
    if g.serial[card]:
        leave_play(g, card, place)
    else:
        move_card(g, card, place, face_up=False)
    if where == "bottom":
        move_card(g, card, place, at=0, traced=True)
    elif where == "shuffle":
        shuffle_pile(g, place)


def _send(g: Kaosz, card: int, place: str, face_up: bool = False) -> None:
    if g.serial[card]:
        leave_play(g, card, place, face_up)
    elif g.cards.place[card] != place:
        move_card(g, card, place, face_up=face_up)


def to_stack(g: Kaosz, card: int, face_up: bool) -> None:
    """A card from HQ is being played (KG-1.8)."""
    move_card(g, card, STACK, face_up=face_up)


def look(g: Kaosz, seat: int, cards: Iterable[int]) -> None:
    """A player looks at cards once (KG-9.14)."""
    hidden = [card for card in cards if not g.sees(seat, card)]
    show_cards(g, hidden, (seat,))


def reveal(g: Kaosz, cards: Iterable[int]) -> None:
    """Everybody sees cards once."""
    show_cards(g, list(cards), tuple(g.seats()))


# -- ships' loads --------------------------------------------------------------------------------------------


def board(g: Kaosz, card: int, ship: int) -> None:
    """Crew goes aboard (KG-7.11)."""
    g.carrier[card] = ship
    g.boarded.append(card)
    look_again(g)
    move_card(g, card, ON[ship])
    fire(g, "crew_boarded", actor=g.controller[card], subject=card)


def unboard(g: Kaosz, card: int) -> None:
    """Crew comes back to the cantina, used if its ship is not active (KG-3.57)."""
    ship = g.carrier[card]
    g.carrier[card] = -1
    look_again(g)
    if card in g.boarded:
        g.boarded.remove(card)
    move_card(g, card, CANTINA[g.controller[card]])
    if g.lasting:
        drop_lasting(g, lambda each: each.until == "while_aboard" and each.source == card)
    if ship >= 0 and g.state[ship] != ACTIVE:
        turn_to(g, card, USED)
    g.shaken = True


def move_attached(g: Kaosz, card: int, ship: int) -> None:
    """Equipment moves to another ship."""
    g.carrier[card] = ship
    look_again(g)
    move_card(g, card, ON[ship])
    g.shaken = True


def change_control(g: Kaosz, card: int, seat: int) -> None:
    """KG-9.17: to the same zone of the new controller; a participating ship leaves the combat."""
    if g.controller[card] == seat or not g.serial[card]:
        return
    look_again(g)
    leave_lists(g, card)
    for each in list(g.carried(card)):
        if each in g.boarded:  # KG-9.10: crew returns used
            unboard(g, each)
            turn_to(g, each, USED)
        else:
            _hand_over(g, each, seat)
    zone = zone_of(g.cards.place[card])
    _hand_over(g, card, seat)
    place = {"hangar": HANGAR, "cantina": CANTINA, "surface": SURFACE}.get(zone)
    if place is not None:
        move_card(g, card, place[seat])
    g.emit("control", card=card, seat=seat)
    fire(g, "control_changed", actor=seat, subject=card)


def _hand_over(g: Kaosz, card: int, seat: int) -> None:
    """The new controller has opponents of his own: whom the card is bound to is chosen again (KG-11.41)."""
    _control(g, card, seat)
    if g.bound[card] >= 0:
        g.bound[card] = -1
        g.shaken = True


def _control(g: Kaosz, card: int, seat: int) -> None:
    """Only who controls a face-down card in play may look at it (section 1.2)."""
    if g.controller[card] != seat:
        saw = g.seeing(card)
        g.controller[card] = seat
        sight_changed(g, card, saw)


def bind(g: Kaosz, card: int, seat: int) -> None:
    """The neighbour that a card's lasting text is about (KG-11.41); -1 for none."""
    g.bound[card] = seat


def unbind(g: Kaosz, seat: int) -> None:
    """A player has gone: cards that were bound to him look for another neighbour."""
    for card, bound in enumerate(g.bound):
        if bound == seat:
            g.bound[card] = -1
            g.shaken = True


# -- searching (KG-5.16) -------------------------------------------------------------------------------------


def open_eyes(g: Kaosz, seat: int, cards: list[int]) -> None:
    """A player looks at cards of his colony until he has chosen."""
    g.looking, g.looker = cards, seat
    for card in cards:
        sight_changed(g, card, 0)
    show_cards(g, cards, (seat,))


def close_eyes(g: Kaosz, shuffles: bool = False) -> None:
    """Nobody looks at a colony any more; who did remembers it, unless it is to be shuffled at once."""
    cards, looker = g.looking, g.looker
    g.looking, g.looker = [], -1
    if not shuffles:
        remember_cards(g, cards, looker)
