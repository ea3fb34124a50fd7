"""Space Amoebas in battle (SE-26.5, SE-26.6): their values by strain, what hurts them, whom they bite."""

from __future__ import annotations

from rules.core.hooks import Source

from ..printed.facts import Facts
from ..printed.kinds import CLASSES, FIGHTERS, RAIDERS, VARIETY, Strain
from ..state import Galaxy, Owner, facts, monsters
from ..state.battle import Battle
from ..state.lines import Line, Side, capable, is_fake, side_of, targets
from ..state.values import LIMIT, SET, Ship, Shot, rule, size

KINDS_FOR_VARIETY = 3
CHEAPEST = 5  # up to this roll the cheapest ship, above it the most expensive
AGAIN = 2  # so much below the number needed: it bites again at once


def strain_of(g: Galaxy, unit: int) -> Strain | None:
    """SE-26.5; None if it is no amoeba, or nobody knows it yet."""
    known = facts(g)
    if not known.is_amoeba[unit]:
        return None
    type = unit - known.first_amoeba
    return known.strain.get(g.swarm.strains[type]) if type < len(g.swarm.strains) else None


def has_amoebas(known: Facts) -> bool:
    """Whether there are any in this game."""
    return known.types > 0


def _is_amoeba(g: Galaxy, source: Source, one: Ship) -> bool:
    return facts(g).is_amoeba[one.unit]


@rule("class", "strain", SET, _is_amoeba, when=has_amoebas)
def _class(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    strain = strain_of(g, one.unit)
    return CLASSES.index(strain.class_) if strain else value


@rule("attack", "strain", SET, _is_amoeba, when=has_amoebas)
def _attack(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    strain = strain_of(g, one.unit)
    if strain is None:
        return value
    return (strain.weak_attack if _is_dazzled(g, strain) else strain.attack) + facts(g).tougher  # SE-26.7


@rule("defence", "strain", SET, _is_amoeba, when=has_amoebas)
def _defence(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    strain = strain_of(g, one.unit)
    if strain is None:
        return value
    return (strain.weak_defence if _is_dazzled(g, strain) else strain.defence) + facts(g).tougher


@rule("hull", "strain", SET, _is_amoeba, when=has_amoebas)
def _hull(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    strain = strain_of(g, one.unit)
    return strain.hull if strain else value


@rule("shots", "strain", SET, _is_amoeba, when=has_amoebas)
def _shots(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    strain = strain_of(g, one.unit)
    return strain.attacks if strain else value


def _is_dazzled(g: Galaxy, strain: Strain) -> bool:
    """SE-26.5: whether only Raiders face one that is weak to them."""
    if strain.weakness != RAIDERS or g.battle is None:
        return False
    b = g.battle
    foes = capable(g, b, 1 - side_of(b, monsters(g)))
    return bool(foes) and all(b.unit[line] == facts(g).code["R"] for line in foes)


def _is_harmless(g: Galaxy, source: Source, shot: Shot) -> bool:
    known = facts(g)
    if not known.is_amoeba[shot.at.unit] or shot.by.unit != known.code["F"]:
        return False
    strain = strain_of(g, shot.at.unit)
    return strain is None or strain.weakness != FIGHTERS


@rule("to_hit", "immune", LIMIT, _is_harmless, when=has_amoebas)
def _fighters_do_nothing(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-26.6."""
    return 0


def _bites(g: Galaxy, source: Source, shot: Shot) -> bool:
    return facts(g).is_amoeba[shot.by.unit] and size(g, shot.at) > 1


@rule("to_hit", "large_prey", guard=_bites, when=has_amoebas)
def _large_prey(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-26.6: larger ships are harder to swallow, as they were built (CL-E34, CL-E43)."""
    return value - min(2, size(g, shot.at) - 1)


def is_confused(g: Galaxy, b: Battle, side: Side) -> bool:
    """SE-26.5: ships of three kinds attack one that is easily confused; false ones do not count (CL-E55.2)."""
    known = facts(g)
    strains = [strain_of(g, b.unit[line]) for line in capable(g, b, 1 - side)]
    kinds = {b.unit[line] for line in capable(g, b, side) if known.moves[b.unit[line]] and not is_fake(g, b, line)}
    return len(kinds) >= KINDS_FOR_VARIETY and any(each and each.weakness == VARIETY for each in strains)


def bitten(g: Galaxy, b: Battle, by: Owner, face: int) -> list[Line]:
    """SE-26.6: the cheapest or the most expensive ships, by a die; a Flagship is the most expensive of all."""
    known = facts(g)
    price = {
        line: (known.units[b.unit[line]].given, known.price_with(b.unit[line], b.tech[line]))
        for line in targets(g, b, by)
    }
    wanted = min(price.values()) if face <= CHEAPEST else max(price.values())
    return [line for line, each in price.items() if each == wanted]
