"""Colonising (SE-4.20): which Colony Ships may become colonies where they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.decisions import Decision, Option
from rules.core.questions import explains
from rules.core.reasons import Reason

from ..atoms import fleets, worlds
from ..cards import deck
from ..cards.deck import show
from ..printed.constants import ENTERED, MOVEMENT, NOBODY, RAISED
from ..printed.levels import level
from ..printed.powers import LIVES_ON_ASTEROIDS
from ..questions import COMBAT_SETTLE, TURN_SETTLE
from ..state import Galaxy, Hex, Owner, Seat, Slot, enemies_at, facts, groups_at, has_terrain, is_planet, places_of
from ..state.cloaking import is_hidden_from
from ..state.holding import has, knows_card
from ..state.wishes import group_of

NO_PLANET, TAKEN = Reason("empires.settle_no_planet", {}, "SE-4.20.1"), Reason("empires.settle_taken", {}, "SE-4.20.3")
WATCHED, BARREN = Reason("empires.settle_watched", {}, "SE-4.20.1"), Reason("empires.settle_barren", {}, "SE-4.20.2")
NO_SHIP = Reason("empires.settle_no_ship", {}, "SE-4.20.1")
RUINS = Reason("empires.settle_ruins", {}, "SE-5.12.6")


def unsettled(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    """Why a Colony Ship cannot settle now; None if it can."""
    return _why_not(g, seat, slot, g.fleets[seat].hex[slot])


@explains(TURN_SETTLE, COMBAT_SETTLE)
def why_unsettled(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    """SE-5.12.6: after a bombardment only the ruins may be settled."""
    slot = group_of(g, asked.seat, wish)
    if slot is None:
        return None
    if asked.prompt == COMBAT_SETTLE and g.fleets[asked.seat].hex[slot] != g.frames[-1].locals["hex"]:
        return RUINS
    return why_no_colony(g, asked.seat, slot)


def why_no_colony(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    """The same of any group."""
    return unsettled(g, seat, slot) if g.fleets[seat].unit[slot] == facts(g).code["CO"] else NO_SHIP


def can_settle(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> bool:
    """Whether a Colony Ship, or settlers, could settle if they were there."""
    return not _why_not(g, seat, slot, hex)


def _why_not(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> Reason | None:
    fleet = g.fleets[seat]
    if not can_live_on(g, seat, hex):
        return NO_PLANET
    if g.colony[hex] != NOBODY:
        return TAKEN
    if is_watched(g, seat, hex):
        return WATCHED
    if needs_terraforming(g, hex) and not level(fleet.tech[slot], facts(g).technology["terraforming"]):
        return BARREN
    return None


def needs_terraforming(g: Galaxy, hex: Hex) -> bool:
    """SE-4.20.2: Barren Planets; CL-23.13: Asteroids like them."""
    return has_terrain(g, hex, "barren") or not is_planet(g, hex)


def is_watched(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """SE-4.20.1: an enemy unit is there that is not cloaked.

    Ruling: a closed counter to which ships have just moved counts as such a unit until the Combat phase, in which it
    hides or fights (SE-12.10): that settling is offered beside it would tell that a cloaked ship lies under it.
    """
    foes = enemies_at(g, seat, hex)
    if not foes:
        return False
    fleet = g.fleets[seat]
    new = g.phase == MOVEMENT and all(fleet.notes[slot] & ENTERED for slot in groups_at(g, seat, hex))
    return any(
        (new and not g.fleets[other].up[slot]) or not is_hidden_from(g, seat, other, slot)
        for other in foes
        for slot in groups_at(g, other, hex)
    )


def settlers(g: Galaxy, seat: Seat) -> dict[Slot, Reason | None]:
    """The Colony Ships over planets without a colony, as all can see them, and why each of them cannot settle."""
    fleet, colony_ship = g.fleets[seat], facts(g).code["CO"]
    if colony_ship not in fleet.unit:
        return {}
    ships = [(slot, fleet.hex[slot]) for slot in places_of(fleet.unit, colony_ship)]
    return {
        slot: unsettled(g, seat, slot)
        for slot, hex in ships
        if hex >= 0 and g.colony[hex] == NOBODY and is_home_to_come(g, seat, hex)
    }


def able(ships: Mapping[Slot, Reason | None]) -> list[Slot]:
    """Those among `settlers` that can settle."""
    return [slot for slot, why in ships.items() if not why]


def settle_each(g: Galaxy, seat: Seat, slots: Iterable[Slot]) -> None:
    """Several Colony Ships settle; of two over one planet the first does."""
    for slot in slots:
        if not unsettled(g, seat, slot):
            settle(g, seat, slot)


def settle(g: Galaxy, seat: Seat, slot: Slot) -> None:
    """SE-4.20.1: the ship becomes a new colony."""
    hex = g.fleets[seat].hex[slot]
    fleets.lose_units(g, seat, slot, 1, "settled")
    worlds.found_colony(g, seat, hex)
    for other in groups_at(g, seat, hex):
        fleets.note(g, seat, other, RAISED)
    show_settled(g, seat, hex)
    deck.find_cards_at(g, seat, hex)


# -- Industrious Race (CL-E35): with Terraforming they live on Asteroids, where no Titan or ground unit reaches them
# That they could settle is nothing others may learn from a question: before the first such colony has shown the card
# they settle by an order in the Movement phase only.


def can_live_on(g: Galaxy, seat: Owner, hex: Hex) -> bool:
    """Whether a hex is a place for colonies of this owner, planet or not."""
    return is_planet(g, hex) or (
        bool(facts(g).advantages) and has_terrain(g, hex, "asteroids") and has(g, seat, LIVES_ON_ASTEROIDS)
    )  # fmt: skip


def is_home_to_come(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """The same, as far as everybody knows."""
    return is_planet(g, hex) or (can_live_on(g, seat, hex) and knows_card(g, None, facts(g).card[LIVES_ON_ASTEROIDS]))


def show_settled(g: Galaxy, seat: Seat, hex: Hex) -> None:
    if not is_planet(g, hex):
        show(g, seat, LIVES_ON_ASTEROIDS)
