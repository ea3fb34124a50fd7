"""Alien sheets: taken, turned, exchanged, lent, zapped, and the marks on them."""

from __future__ import annotations

from rules.core.events import SeatNumbers
from rules.core.records import Json

from ..state.cosmos import NOBODY, Cosmos, Seat, Sheet, encounter, forget_powers
from .cards import discard
from .course import hold_sheet, note

BESIDE_PLANETS = "beside_planets"  # the mark that names the cards of a sheet that lie beside planets


def take_sheet(
    g: Cosmos, alien: str, seat: Seat, face_up: bool = True, extra: bool = False, original: bool = False
) -> int:
    """A sheet from the box; it begins without anything on it."""
    number = len(g.sheets)
    g.sheets.append(Sheet(alien, seat, face_up, original, extra))
    forget_powers(g)
    hidden = _known_to(g, number, seat)
    g.emit("sheet", seat=seat, sheet=number, alien=alien, face_up=face_up, extra=extra, secret=hidden)
    return number


def _known_to(g: Cosmos, sheet: int, *seats: Seat) -> dict[str, SeatNumbers] | None:
    """CE-9.10: of a sheet that lies face down only its holders learn which alien it is."""
    return None if g.sheets[sheet].face_up else {"alien": seats}


def return_sheet(g: Cosmos, sheet: int) -> None:
    """A sheet goes back to the box as it lies; what is on it (CE-9.23) or was put beside planets by it is discarded."""
    found = g.sheets[sheet]
    own = [card for card in found.marks.get(BESIDE_PLANETS, ()) if g.cards.place[card].startswith("citadel:")]
    discard(g, found.holder, own, "sheet")
    seat, found.holder, found.marks = found.holder, NOBODY, {}
    found.lender, found.lent_in = NOBODY, 0
    forget_powers(g)
    g.emit("sheet_gone", seat=seat, sheet=sheet, alien=found.alien, secret=_known_to(g, sheet, seat))


def turn_sheet(g: Cosmos, sheet: int) -> None:
    """CE-9.11: face up for the rest of the game."""
    found = g.sheets[sheet]
    found.face_up = True
    forget_powers(g)
    g.emit("sheet_up", seat=found.holder, sheet=sheet, alien=found.alien, reveals=True)


def pass_sheet(g: Cosmos, sheet: int, seat: Seat, lent: bool = False) -> None:
    """A sheet with everything on it goes to another player: for good, or for this encounter (CE-E42).

    One that is lent still goes home after its encounter, whoever has got it meanwhile.
    """
    found = g.sheets[sheet]
    before = found.holder
    hold_sheet(g, sheet, seat)
    if lent:
        found.lender, found.lent_in = before, len(g.encounters)
    forget_powers(g)
    hidden = _known_to(g, sheet, before, seat)
    g.emit("sheet_passed", sheet=sheet, alien=found.alien, origin=before, to=seat, lent=lent, secret=hidden)


def pass_claim(g: Cosmos, sheet: int, seat: Seat) -> None:
    """A sheet that is lent is somebody else's from now on: there it goes when the encounter is over."""
    g.sheets[sheet].lender = seat


def zap_sheet(g: Cosmos, sheet: int) -> None:
    """CE-5.15: this power cannot be used again in this encounter."""
    encounter(g).zapped.append(sheet)
    forget_powers(g)
    found = g.sheets[sheet]
    g.emit("zapped", sheet=sheet, alien=found.alien, seat=found.holder)
    note(g, "zapped", sheet=sheet, seat=found.holder)


def put_mark(g: Cosmos, sheet: int, name: str, value: Json) -> None:
    """Tokens and the like on a sheet (CE-H3)."""
    g.sheets[sheet].marks[name] = value
    g.emit("mark", sheet=sheet, seat=g.sheets[sheet].holder, name=name, value=value)
