"""What opponents write into the parts of the sheet that the expansion adds: ground units (CL-14), centres (CL-17)."""

from __future__ import annotations

from typing import Protocol

from rules.core.decisions import Value
from rules.core.forms import FormValues

from ..economy.centres import CENTRES, CONVERT, CONVERTED
from ..economy.ledger import Ledger
from ..economy.parts import RESEARCH
from ..economy.recruits import FREE, TROOPS, Billet
from ..printed.constants import CARGO, LABORATORY
from ..printed.troops import total
from ..state import facts
from ..state.barracks import at_hand
from .outlook import Outlook
from .research import wanted

TRANSPORTS = 2  # an army
FIRST_CYCLE = 4  # before that colonies are settled
RICH = 2  # twice so many CP as are missing for a technology are turned into RP


class Sheet(Protocol):
    """A production sheet that is being filled in."""

    look: Outlook
    ledger: Ledger
    filled: FormValues

    @property
    def left(self) -> int: ...

    @property
    def levels(self) -> int: ...

    def write(self, name: str, value: Value) -> bool: ...

    def buy(self, code: str, most: int, at: int | None = None) -> int: ...

    def learn(self, technology: str) -> bool: ...


def fill_in(sheet: Sheet) -> None:
    """Whatever of it is in play."""
    if sheet.ledger.centres is not None:
        _centres(sheet)
    if sheet.ledger.recruits is not None:
        _free_troops(sheet)
        _army(sheet)


# -- centres


def _centres(sheet: Sheet) -> None:
    """A centre on every colony: it pays for itself in one phase. As many for research as for industry."""
    g = sheet.look.g
    centres = sheet.ledger.centres
    assert centres is not None
    mine = [g.centre[hex] for hex in sheet.look.colonies if g.centre[hex]]
    learning, making = mine.count(LABORATORY), len(mine) - mine.count(LABORATORY)
    for hex in centres.sites:
        if sheet.look.mind.happens(sheet.look.skill.waste):
            continue
        kind = "research" if learning <= making else "industry"
        if _add(sheet, CENTRES, f"{kind}@{hex}"):
            learning, making = learning + (kind == "research"), making + (kind != "research")


def study(sheet: Sheet) -> None:
    """CL-17.1, CL-17.5: RP buy nothing but technology, so they are spent; what is missing a little is paid in CP."""
    centres = sheet.ledger.centres
    if centres is None:
        return
    for name in dict.fromkeys(wanted(sheet.look, sheet.levels)):
        if sheet.learn(name) or name not in sheet.ledger.technologies or name in sheet.filled[RESEARCH]:
            continue
        price = sheet.ledger.technologies[name][2] + sheet.ledger.researched(sheet.filled)
        before = sheet.filled[CONVERT]
        missing = price - centres.rp - before
        payable = 0 < missing <= CONVERTED - before and RICH * missing <= sheet.left
        if payable and sheet.write(CONVERT, before + missing) and not sheet.learn(name):
            sheet.write(CONVERT, before)


def _add(sheet: Sheet, name: str, slot: str, most: int = 1) -> bool:
    """One more of this in the sheet."""
    names = [each for each, _, _ in sheet.ledger.fields()[name].slots] if name in sheet.filled else []  # type: ignore[attr-defined]
    if slot not in names:
        return False
    numbers = list(sheet.filled[name])
    place = names.index(slot)
    if numbers[place] >= most:
        return False
    numbers[place] += 1
    return sheet.write(name, tuple(numbers))


# -- ground units


def _free_troops(sheet: Sheet) -> None:
    """CL-14.5: on the Homeworld first, where Transports load."""
    recruits = sheet.ledger.recruits
    assert recruits is not None
    known, far = facts(sheet.look.g), sheet.look.far[sheet.look.home]
    places = recruits.for_nothing()
    for place in sorted(places, key=lambda each: (far[each.hex], -each.kind)):
        if recruits.is_free(place.kind, sheet.levels):
            _add(sheet, FREE, place.name(known))


def _army(sheet: Sheet) -> None:
    """Two Transports with troops for them, once there is somebody to invade."""
    look, recruits = sheet.look, sheet.ledger.recruits
    assert recruits is not None
    if look.g.cycle < FIRST_CYCLE or not look.targets or look.mind.happens(look.skill.waste):
        return
    sheet.learn("ground_combat")
    ships = sum(look.fleet.count[slot] for slot in look.of_code("T"))
    ships += sheet.buy("T", max(0, TRANSPORTS - ships))
    carried = sum(total(look.fleet.hold[slot]) for slot in look.of_code("T"))
    ready = sum(total(at_hand(look.g, look.seat, hex)) for hex in look.colonies)
    need = CARGO * ships - carried - ready
    known, far = facts(look.g), look.far[look.home]
    offers = [place for place in recruits.on_sale() if recruits.is_known(place.kind, sheet.levels)]

    def worth(place: Billet) -> tuple[int, float]:
        troop = known.troops[place.kind]
        hits = troop.attacking.attack if troop.attacking is not None else 0
        return far[place.hex], -hits * troop.hull / troop.cost

    for place in sorted(offers, key=worth):
        while need > 0 and _add(sheet, TROOPS, place.name(known), recruits.most(place)):
            need -= 1
