"""When alien technology cards are found, and when a card is turned up (CL-12.2, CL-13.5)."""

from __future__ import annotations

from collections.abc import Iterable

from ..atoms import cards, fleets
from ..printed.constants import DEEP_SPACE, NOBODY
from ..printed.kinds import FIGHTING, FIRST_COMBAT, IN_USE, SLOW
from ..printed.levels import level
from ..printed.powers import HASTY, KEEPS_UP, PASSES_UNHARMED, PEACE_WITH_ALIENS
from ..state import Galaxy, Hex, Owner, Seat, Slot, aliens, board, facts, friends, groups_at, has_terrain, is_enemy
from ..state.holding import has, knows_card
from ..state.values import Shot
from .effects import holds

PRICE = 10  # CL-12.3
DRAWN = 2  # CL-12.2


def find_cards_at(g: Galaxy, seat: Owner, hex: Hex) -> None:
    """CL-12.2, CL-12.7: a planet is colonised or captured; CL-20.1: with more aliens at home, too."""
    known = facts(g)
    if not known.alien_cards or hex in g.sites or not has_terrain(g, hex, "barren"):
        return
    strange = board(g).home_of[hex] == DEEP_SPACE or "more_aliens" in known.on
    cards.note_site(g, hex, seat, finds=strange and seat < len(g.cp))


def is_owed(g: Galaxy) -> bool:
    """CL-12.3: without aliens in play a card must be paid for."""
    return "aliens" not in facts(g).on


def show_fighting(g: Galaxy, owner: Owner, units: set[int]) -> None:
    """CL-A, FIGHT: units of its owner are in a combat, and show what a card has made of them."""
    known = facts(g)
    codes = {known.units[unit].code for unit in units}
    for card in g.held[owner][:] if owner < len(g.held) else ():
        if known.cards[card].reveal == FIGHTING and codes.intersection(known.cards[card].fights):
            cards.turn_up(g, owner, card, "fight")


def show_first(g: Galaxy, owner: Owner) -> None:
    """CL-E, FIRST: the owner of an Empire Advantage is in a combat of any kind."""
    known = facts(g)
    if not known.advantages or owner >= len(g.held):
        return
    cards.note_fight(g, owner)
    for card in g.held[owner]:
        if known.cards[card].reveal == FIRST_COMBAT:
            cards.turn_up(g, owner, card, "first")


def may_be_used(g: Galaxy, owner: Owner) -> bool:
    """CL-E, USE: whether an owner holds a card that shots could turn up."""
    cards_ = facts(g).cards
    held = g.held[owner] if owner < len(g.held) else ()
    return any(cards_[card].reveal == IN_USE and not knows_card(g, None, card) for card in held)


def show_used(g: Galaxy, seat: Owner, shots: Iterable[Shot]) -> None:
    """CL-E, USE. Ruling: a card is used as soon as the numbers to hit that lie open are changed by it."""
    known = facts(g)
    for card in g.held[seat] if seat < len(g.held) and known.advantages else ():
        written = known.cards[card]
        if written.reveal == IN_USE and not knows_card(g, None, card):
            for change in written.changes:
                name = change.value
                if any(
                    name == ("board" if shot.boards else "to_hit") and holds(g, seat, written, change, shot)
                    for shot in shots
                ):
                    cards.turn_up(g, seat, card, "use")
                    break


def show_cloaked(g: Galaxy, owner: Owner, slots: Iterable[Slot]) -> None:
    """CL-E50: ships other than Raiders fight, or pass enemies, under a cloak."""
    known, fleet = facts(g), g.fleets[owner]
    for slot in slots if known.lent else ():
        if fleet.unit[slot] in known.lent and level(fleet.tech[slot], known.cloaking):
            maker = owner if fleet.builder[slot] == NOBODY else fleet.builder[slot]
            cards.turn_up(g, maker, known.lent[fleet.unit[slot]][0], "use")


def show_ground(g: Galaxy, owner: Owner) -> None:
    """CL-E47, CL-A16: ground units of its owner fight with what a card has taught them."""
    show_first(g, owner)
    for card in g.held[owner] if owner < len(g.held) else ():
        if any(change.value.startswith("ground") for change in facts(g).cards[card].changes):
            cards.turn_up(g, owner, card, "use")


def show_moving(g: Galaxy, seat: Seat, slot: Slot, slow: bool) -> None:
    """CL-E52, CL-E53: a group has moved farther than one hex in this turn; CL-E37: through terrain that stops."""
    known, fleet = g.tables or facts(g), g.fleets[seat]
    if slow and has(g, seat, PASSES_UNHARMED):
        show(g, seat, PASSES_UNHARMED)
    if fleet.spent[slot] < 2 or fleet.builder[slot] != NOBODY:
        return
    slow = known.speed[fleet.unit[slot]] == SLOW
    for id in (KEEPS_UP,) if slow else (HASTY,):
        if has(g, seat, id):
            show(g, seat, id)


def show(g: Galaxy, seat: Seat, id: str) -> None:
    """USE: a card is turned up by what it does."""
    cards.turn_up(g, seat, facts(g).card[id], "use")


def show_all(g: Galaxy, loser: Owner, to: Seat) -> None:
    """CL-15.2.1: alien cards to the captor alone; CL-13.5: an Empire Advantage to everybody."""
    if loser < len(g.held):
        for card in g.held[loser]:
            if card in facts(g).advantages:
                cards.turn_up(g, loser, card, "captured")
        cards.show_to(g, loser, to)


# -- Amazing Diplomats (CL-E48): aliens let them pass and stay, and defend their hex together with them
# Who is whose enemy is `state.is_enemy`; who stands by whom `state.lines.gathered`.


def meet_aliens(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """Ships of an owner have come to a hex: if aliens are there and let them be, the card is shown (SE-14.4)."""
    if not (g.tables or facts(g)).advantages or hex not in g.fleets[aliens(g)].hex or is_enemy(g, owner, aliens(g)):
        return
    if owner >= len(g.cp) or not groups_at(g, owner, hex):
        return
    show(g, next(friend for friend in friends(g, owner) if has(g, friend, PEACE_WITH_ALIENS)), PEACE_WITH_ALIENS)
    for slot in groups_at(g, aliens(g), hex):
        fleets.turn_up(g, aliens(g), slot)
