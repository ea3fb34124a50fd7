"""Units that no player builds as they are: alien ships, machines and amoebas fight like any unit, so they are made one;
false groups of Shape Shifters are Decoys by the name of another unit (CL-E55)."""

from __future__ import annotations

from dataclasses import replace

from rules.content.shapes import Translation

from .kinds import BY_TECHNOLOGY, CLASSES, FIXED, AlienShip, Amoeba, CounterKind, Machine, Unit


def as_false(unit: Unit) -> Unit:
    """CL-E55.2: it costs and moves like a Decoy."""
    name = Translation(f"False {unit.name.en}", f"hamis {unit.name.hu}")
    return replace(
        unit, id=f"false_{unit.id}", code=f"x{unit.code}", name=name, hull=0, cost=1, speed=BY_TECHNOLOGY,
        counters=(1, 1), attack=(), defence=(), by=None, carries=(), upkeep=False, grouped=True, uses_yard=False,
        explores=False, carries_from={}, boards=(), captured=False, reacts=0,
    )  # fmt: skip


def as_alien(ship: AlienShip) -> Unit:
    """SE-2.2.4: an alien ship fights like any unit, but nobody builds it. Once it is captured, it also moves and costs
    maintenance (CL-4.6.1); one counter is one ship."""
    return Unit(
        ship.id, ship.id, ship.name, ship.hull, 0, BY_TECHNOLOGY, (0, 0), ship.class_, (ship.attack,), (ship.defence,),
        None, {}, (), True, False, False, False, True, False, captured=True,
    )  # fmt: skip


def as_machine(ship: Machine) -> Unit:
    """SE-17.2, SE-24.5: a machine fights like any unit, but nobody builds it, and no player moves it."""
    return Unit(
        ship.id, ship.id, ship.name, ship.hull, 0, FIXED, (0, 0), ship.class_, (ship.attack,), (ship.defence,), None,
        {}, (), False, True, False, False, False, False,
    )  # fmt: skip


def as_amoeba(amoeba: Amoeba) -> Unit:
    """SE-26.5: its values come with its strain."""
    return Unit(
        amoeba.id, amoeba.id, amoeba.name, 2, 0, FIXED, (0, 0), CLASSES[0], (0,), (0,), None, {}, (), False, False,
        False, False, False, False,
    )  # fmt: skip


def as_counter(counter: CounterKind) -> Unit:
    """SE-25.8: it stops whoever enters its hex, and is built before anybody fires."""
    return Unit(
        counter.id, counter.id, counter.name, 1, 0, FIXED, (0, 0), CLASSES[-1], (0,), (0,), None, {}, (), False, False,
        False, False, False, False,
    )  # fmt: skip
