"""What is wrong with a production sheet: the reasons for which it is refused (SE-7.3 to SE-7.6)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..printed.constants import LARGEST_GROUP
from ..printed.designer import WEAPON
from ..printed.designs import CONSTRUCTION
from ..printed.designs import has_ability as has_drawn
from ..printed.levels import Levels
from ..printed.switches import GEAR, GEARED, UNPREDICTABLE
from ..state import Hex, Slot
from .berths import Berth
from .ledger import Ledger
from .parts import BUILD, GRANTS, RESEARCH
from .salvage import LATER


def wrong(ledger: Ledger, filled: FormValues) -> Reason | None:
    """What is wrong with the sheet as a whole, or None."""
    built, gone = ledger.built(filled), ledger.scuttled(filled)
    left = ledger.left_of(filled, built)
    if left < 0:
        return Reason("empires.too_expensive", {"missing": -left}, "SE-7.5.1")
    levels = ledger.levels_with(filled)
    return (
        _too_much_research(ledger, filled)
        or _wrong_salvage(ledger, filled, gone)
        or _wrong_design(ledger, filled, gone)
        or (_wrong_units(ledger, built, gone, levels, filled) if built else None)
        or (_wrong_part(ledger, filled, levels) if ledger.parts else None)
    )


def _wrong_units(
    ledger: Ledger, built: list[tuple[Berth, int]], gone: Mapping[Slot, int], levels: Levels, filled: FormValues
) -> Reason | None:
    gone = ledger.salvage.gone(filled, gone) if ledger.salvage else gone  # SE-7.0: scrapped before units are bought
    return (
        _unknown(ledger, built, levels, filled)
        or _crowded(ledger, built, gone, levels, filled)
        or _twice(ledger, built, filled)
        or _no_counter(ledger, built, gone)
    )


def _wrong_part(ledger: Ledger, filled: FormValues, levels: Levels) -> Reason | None:
    researched = ledger.researched(filled)
    return next((why for part in ledger.parts if (why := part.fits(filled, levels, researched))), None)


def _too_much_research(ledger: Ledger, filled: FormValues) -> Reason | None:
    """SE-18.1, SE-19.3: research grows slowly."""
    if ledger.way == GEARED and ledger.researched(filled) > ledger.before + GEAR:
        return Reason("empires.geared", {"field": RESEARCH, "most": ledger.before + GEAR}, "SE-18.1")
    if ledger.way == UNPREDICTABLE and sum(ledger.granted(filled).values()) > ledger.most_grants:
        return Reason("empires.grants", {"field": GRANTS, "most": ledger.most_grants}, "SE-19.3")
    return None


def _wrong_salvage(ledger: Ledger, filled: FormValues, gone: Mapping[Slot, int]) -> Reason | None:
    """CL-4.5.2, SE-9.1: no ship twice; one bought level of each technology, and only such as there are."""
    if ledger.salvage is None:
        return None
    twice = set(filled.get(LATER, ())) & set(filled.get(RESEARCH, ()))
    if twice:
        return Reason("empires.bought_twice", {"field": LATER, "technology": min(twice)}, "SE-9.1")
    for technology, _, cost in ledger.bought_later(filled):
        if cost is None:
            name = ledger.known.technologies[technology].id
            return Reason("empires.no_level", {"field": LATER, "technology": name}, "SE-9.1")
    return ledger.salvage.fits(filled, gone, ledger.counts)


def _wrong_design(ledger: Ledger, filled: FormValues, gone: Mapping[Slot, int]) -> Reason | None:
    """CL-19.2.3: there is no other design while ships of the old one are there, unless they are scuttled now."""
    if ledger.drawing is None or not ledger.drawing.is_new(filled):
        return None
    if any(gone.get(slot, 0) < ledger.counts[slot] for slot in ledger.drawing.ships):
        return Reason("empires.still_built", {"field": WEAPON}, "CL-19.2.3")
    return None


def _unknown(ledger: Ledger, built: list[tuple[Berth, int]], levels: Levels, filled: FormValues) -> Reason | None:
    for berth, _ in built:
        missing = ledger.missing(berth.unit, levels, filled)
        if missing is not None:
            return missing
    return None


def _crowded(
    ledger: Ledger, built: list[tuple[Berth, int]], gone: Mapping[Slot, int], levels: Levels, filled: FormValues
) -> Reason | None:
    for hex, halves in ledger.taken(built, filled).items():
        have = ledger.capacity(hex, levels, gone)
        if halves > have:
            told = {"field": BUILD, "hex": hex, "hulls": -(-halves // 2), "capacity": have // 2}
            return Reason("empires.no_capacity", told, "SE-7.6.1")
    return None


def _twice(ledger: Ledger, built: list[tuple[Berth, int]], filled: FormValues) -> Reason | None:
    """SE-7.6.4: at most one shipyard and one base for each colony; CL-19.3.9: a Construction bay is a shipyard."""
    yard, base = ledger.known.code["SY"], ledger.known.code["Base"]
    bays = ledger.drawing is not None and has_drawn(ledger.drawing.drawn(filled), CONSTRUCTION)
    seen: set[tuple[int, Hex]] = set()
    for berth, count in built:
        kind = yard if bays and berth.unit == ledger.known.unique else berth.unit
        if kind in (yard, base):
            if (kind, berth.hex) in seen or count > 1:
                return Reason("empires.one_each", {"field": BUILD, "hex": berth.hex}, "SE-7.6.4")
            seen.add((kind, berth.hex))
    return None


def _no_counter(ledger: Ledger, built: list[tuple[Berth, int]], gone: Mapping[Slot, int]) -> Reason | None:
    """SE-7.5.6: every new group needs a counter; scuttling, or scrapping, frees those of whole groups."""
    need: dict[int, int] = {}
    for berth, count in built:
        if berth.joins is None:
            size = LARGEST_GROUP if ledger.known.grouped[berth.unit] else 1
            need[berth.unit] = need.get(berth.unit, 0) - (-count // size)
        elif gone.get(berth.joins, 0) == ledger.counts[berth.joins]:
            return Reason("empires.joins_scuttled", {"field": BUILD, "hex": berth.hex}, "SE-7.5.5")
    for unit, counters in need.items():
        alike = ledger.known.alike[unit]
        freed = sum(ledger.units[slot] in alike and n == ledger.counts[slot] for slot, n in gone.items())
        wanted = counters if unit in ledger.known.poses else sum(need.get(each, 0) for each in alike)
        if wanted > ledger.free(unit) + freed:
            return Reason("empires.no_counter", {"field": BUILD, "unit": ledger.known.units[unit].id}, "SE-7.5.6")
    return None
