"""What units are worth in battle and on the move: every number is asked through hooks and can be explained.

The rules themselves are hooks, too (`@rule`): technology, terrain, fleet size. What comes with cards, experience or
abilities only adds hooks, either as a rule or as a listing of `hooks` that finds its pieces in the state.

    attack(g, ship), hooks.why(g, "attack", base, ship)    the present value, and its steps with the cause of each

A value is asked about a `Ship` (one unit of a group) or a `Shot` (one ship firing at another). Layers: what sets a
value comes first, then terrain, which nothing else overrules (SE-5.8), then what adds to it, then limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from rules.core.derived import derived_for
from rules.core.hooks import CHANGE, Change, Guard, Hook, Hooks, Source, ValueStep, always

from ..printed.constants import NOBODY, PUSHED, SLUNG, UNTRAINED
from ..printed.designs import Design, unpacked
from ..printed.facts import SPEEDS, Facts
from ..printed.kinds import AMOEBAS, CLASSES, SLOW
from ..printed.levels import Levels, design_of, level
from ..printed.switches import THREE_VS_ONE
from . import Galaxy, Hex, Owner, Slot, carried, experience_of, facts, has_terrain, security_of

SET, TERRAIN, ADD, LIMIT = "set", "terrain", "add", "limit"
VALUES = "values"  # the part of what is worked out: forget it when a piece with hooks comes or goes
CLASS_A, CLASS_E = CLASSES.index("A"), CLASSES.index("E")
POINT_DEFENCE = 5  # SE-11.11: the Attack against fighters is so much plus the level
NOT_FROM_A_PIECE = -1
STANCES = ("attacker", "defender")  # by side

hooks = Hooks(layers=(SET, TERRAIN, ADD, LIMIT), keeps=VALUES)


class Ship(NamedTuple):
    """One unit of a group, as battles and movement see it."""

    owner: Owner
    unit: int
    tech: Levels
    hex: Hex
    slot: Slot
    round: int = 0  # of the battle; 0 outside battles
    cloaked: bool = False  # SE-12.5: no scanner of the enemy finds it
    experience: int = UNTRAINED  # CL-3.1.1
    security: int = 0  # CL-5.2: against boarding
    builder: Owner = NOBODY  # who built it, if it was captured: it may keep what he gave it (CL-12.6, CL-13.7)
    stance: str = ""  # in a battle: whether its side attacks or defends


# All that the speed of a group depends on: its owner, its kind, the levels that count, what drives it, and the turn.
Mover = tuple[Owner, int, Levels, int, int]
DRIVEN = SLUNG | PUSHED  # the notes among those (SE-15.2, CL-E42)


class Shot(NamedTuple):
    """One ship fires at another."""

    by: Ship
    at: Ship
    outnumbers: bool = False  # SE-5.6.1: its side has the Fleet Size Bonus
    boards: bool = False  # CL-4.2.1: it tries to capture the other


def ship(g: Galaxy, owner: Owner, slot: Slot, round: int = 0) -> Ship:
    fleet = g.fleets[owner]
    unit, tech, hex = fleet.unit[slot], carried(g, owner, slot), fleet.hex[slot]
    if not facts(g).expansion:
        return Ship(owner, unit, tech, hex, slot, round)
    crew, builder = experience_of(g, owner, slot), fleet.builder[slot]
    return Ship(owner, unit, tech, hex, slot, round, False, crew, security_of(g, owner), builder)


# -- the rules as hooks

Condition = Callable[[Facts], bool]


class Rule(NamedTuple):
    """A rule that changes a value, and the games in which it can come up."""

    hook: Hook
    switch: str
    when: Condition | None
    card: str

    def counts(self, g: Galaxy) -> bool:
        """Whether it can come up now, whatever a value is asked about."""
        known = facts(g)
        if self.card and not any(known.card[self.card] in held for held in g.held):
            return False
        return (not self.switch or self.switch in known.on) and (self.when is None or self.when(known))


_RULES: dict[str, list[Rule]] = {}


def rule(
    name: str, cause: str, layer: str = ADD, guard: Guard = always, switch: str = "", when: Condition | None = None,
    card: str = "",
) -> Callable[[Change], Change]:  # fmt: skip
    """Register a rule that changes a value; `cause` names it in the explanation.

    It costs nothing in games in which its switch is off, or for which `when` says that it cannot come up, nor while
    nobody holds the `card` without which it does nothing.
    """

    def register(run: Change) -> Change:
        listed = _RULES.setdefault(name, [])
        hook = Hook(Source(cause, NOT_FROM_A_PIECE, "", len(listed)), run, guard, layer)
        listed.append(Rule(hook, switch, when, card))
        return run

    return register


@hooks.listing
def _rules(g: Galaxy, kind: str, name: str, about: Any) -> Iterable[Hook]:
    if kind != CHANGE:
        return ()
    return [each.hook for each in _RULES.get(name, ()) if each.counts(g)]


# -- values of one ship


def design(one: Ship) -> Design | None:
    """CL-19.1.1: what its values come from, if it is a unique ship."""
    number = design_of(one.tech)
    return unpacked(number) if number else None


def class_of(g: Galaxy, one: Ship) -> int:
    """SE-5.3.1: 0 for A to 5 for F."""
    drawn = design(one)
    found: int = hooks.ask(g, "class", drawn.weapon if drawn else facts(g).class_of[one.unit], one)
    return found


def fends_off_fighters(g: Galaxy, one: Ship) -> bool:
    """SE-11.11, SE-14.3: whether it has a Point Defence."""
    return level(one.tech, facts(g).point_defence) > 0


def class_against_fighters(g: Galaxy, one: Ship) -> int:
    """SE-11.11: a Point Defence fires as class A; terrain slows it like any other (SE-5.8.4), but not where it is an
    ability (CL-19.2.4)."""
    if design(one) is not None:
        return CLASS_A
    found: int = hooks.ask(g, "class", CLASS_A, one)
    return found


def shots(g: Galaxy, one: Ship) -> int:
    """SE-5.3.5: how often it fires in a round."""
    found: int = hooks.ask(g, "shots", facts(g).attacks[one.unit], one)
    return found


def attack(g: Galaxy, one: Ship) -> int:
    """The basic Attack; technology comes on top of it (SE-5.4.1)."""
    found: int = hooks.ask(g, "attack", printed_attack(g, one), one)
    return found


def printed_attack(g: Galaxy, one: Ship) -> int:
    drawn = design(one)
    return drawn.attack if drawn else _printed(g, one, facts(g).units[one.unit].attack)


def defence(g: Galaxy, one: Ship) -> int:
    found: int = hooks.ask(g, "defence", printed_defence(g, one), one)
    return found


def printed_defence(g: Galaxy, one: Ship) -> int:
    drawn = design(one)
    return drawn.defence if drawn else _printed(g, one, facts(g).units[one.unit].defence)


def _printed(g: Galaxy, one: Ship, by_level: tuple[int, ...]) -> int:
    """Values of fighters and raiders grow with the level that they carry (SE-2.2)."""
    by = facts(g).units[one.unit].by
    if by is None:
        return by_level[0] if by_level else 0
    return by_level[max(1, level(one.tech, facts(g).technology[by])) - 1]


def attack_technology(g: Galaxy, one: Ship) -> int:
    found: int = hooks.ask(g, "attack_technology", level(one.tech, facts(g).attack), one)
    return found


def defence_technology(g: Galaxy, one: Ship) -> int:
    found: int = hooks.ask(g, "defence_technology", level(one.tech, facts(g).defence), one)
    return found


def tactics(g: Galaxy, one: Ship) -> int:
    """SE-5.3.2."""
    found: int = hooks.ask(g, "tactics", level(one.tech, facts(g).tactics), one)
    return found


def hull(g: Galaxy, one: Ship) -> int:
    """SE-5.7.1: hits that destroy it; CL-E43: one at least."""
    found: int = hooks.ask(g, "hull", printed_hull(g, one), one)
    return max(1, found)


def printed_hull(g: Galaxy, one: Ship) -> int:
    drawn = design(one)
    return drawn.hull if drawn else facts(g).hull[one.unit]


def size(g: Galaxy, one: Ship) -> int:
    """CL-3.3.4: the hull as it was built, without what a crew makes of it in battle."""
    found: int = hooks.ask(g, "size", printed_hull(g, one), one)
    return found


def speed(g: Galaxy, owner: Owner, slot: Slot) -> int:
    """SE-2.4.1, SE-4.2 to SE-4.4: hexes in this turn."""
    fleet, known = g.fleets[owner], g.tables or facts(g)
    unit = fleet.unit[slot]
    levels = g.tech[owner] if known.keeps_up[unit] else fleet.tech[slot]
    return _speed(g, (owner, unit, levels, fleet.notes[slot] & DRIVEN, g.turn))


def speed_in(g: Galaxy, owner: Owner, unit: int, levels: Levels, turn: int) -> int:
    """The same of a unit with these levels in a turn of the cycle, with nothing that drives it (SE-4.2)."""
    return _speed(g, (owner, unit, g.tech[owner] if facts(g).keeps_up[unit] else levels, 0, turn))


def _find_speed(g: Galaxy, mover: Mover) -> int:
    _, unit, levels, _, turn = mover
    known = facts(g)
    if not known.goes[unit]:
        return 0
    slow = known.speed[unit] == SLOW
    hexes = 1 if slow else SPEEDS[level(levels | known.built_in[unit], known.movement)][turn - 1]
    found: int = hooks.ask(g, "speed", hexes, mover)
    return found


# Kept, because after every step of a group it is asked whether it can go on, and many groups are alike.
_speed = derived_for(_find_speed, part=VALUES)


def _is_slung(g: Galaxy, source: Source, mover: Mover) -> bool:
    _, _, _, driven, _ = mover
    return bool(driven & SLUNG)


@rule("speed", "slingshot", guard=_is_slung, switch="slingshot")
def _slingshot(g: Galaxy, source: Source, value: int, mover: Mover) -> int:
    """SE-15.2: one hex farther."""
    return value + 1


def _is_fast(g: Galaxy, source: Source, mover: Mover) -> bool:
    """CL-11.1: equipped with Fast BC, in the first turn of a cycle; Decoys keep up with their owner (CL-11.2)."""
    _, unit, levels, _, turn = mover
    known = facts(g)
    return turn == 1 and known.speed[unit] != SLOW and level(levels, known.technology["fast_bc"]) > 0


@rule("speed", "fast_bc", guard=_is_fast, switch="fast_bc")
def _fast_battlecruiser(g: Galaxy, source: Source, value: int, mover: Mover) -> int:
    return value + 1


# -- income


def _is_doubled(g: Galaxy, source: Source, hex: Hex) -> bool:
    return g.colony[hex] == facts(g).alone and hex not in g.homeworld


@rule("income", "alone", LIMIT, guard=_is_doubled, when=lambda known: known.scenario == THREE_VS_ONE)
def _double(g: Galaxy, source: Source, value: int, hex: Hex) -> int:
    """SE-23.6: whoever plays against three. Ruling: all that a Colony gives, for only the CP of pipelines are excepted;
    so it comes after what makes a Colony give more (CL-22.6)."""
    return 2 * value


# -- maintenance


@rule("upkeep", "amoebas", SET, when=lambda known: known.map.rival == AMOEBAS)
def _no_upkeep(g: Galaxy, source: Source, value: int, group: tuple[Owner, Slot]) -> int:
    """SE-26.2."""
    return 0


# -- to hit


def to_hit(g: Galaxy, shot: Shot) -> int:
    """SE-5.4.1: a roll up to this number hits, or captures a ship (CL-4.2.1)."""
    found: int = hooks.ask(g, "board" if shot.boards else "to_hit", 0, shot)
    return found


def why_hit(g: Galaxy, shot: Shot) -> list[ValueStep]:
    """The steps to that number, for "why 7?"."""
    return hooks.why(g, "board" if shot.boards else "to_hit", 0, shot)


def damage_of(g: Galaxy, shot: Shot) -> int:
    """What one hit does to the ship that it strikes."""
    found: int = hooks.ask(g, "damage", 1, shot)
    return found


@rule("to_hit", "attack")
def _attack(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    return value + attack(g, shot.by)


@rule("to_hit", "attack_technology")
def _attack_technology(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    return value + attack_technology(g, shot.by)


def _is_fended_off(g: Galaxy, source: Source, shot: Shot) -> bool:
    """SE-11.11: a ship with a Point Defence fires at fighters."""
    return shot.at.unit == facts(g).code["F"] and fends_off_fighters(g, shot.by)


@rule("to_hit", "point_defence", guard=_is_fended_off)
def _point_defence(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-11.11: Attack 6, 7 or 8 instead of its own, where that is better (SE-14.3)."""
    printed = POINT_DEFENCE + level(shot.by.tech, facts(g).point_defence)
    better: int = hooks.ask(g, "attack", printed, shot.by)
    return value + max(0, better - attack(g, shot.by))


def _uses_numbers(g: Galaxy, source: Source, shot: Shot) -> bool:
    """SE-5.6.1; only fighters get the bonus against a Titan (CL-6.2.1)."""
    known = facts(g)
    return shot.outnumbers and (shot.at.unit != known.titan or shot.by.unit == known.fighter)


@rule("to_hit", "fleet_size", guard=_uses_numbers)
def _fleet_size(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-5.6.1."""
    return value + 1


@rule("to_hit", "defence")
def _defence(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    return value - defence(g, shot.at)


@rule("to_hit", "defence_technology")
def _defence_technology(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    return value - defence_technology(g, shot.at)


def _evades(g: Galaxy, source: Source, shot: Shot) -> bool:
    return level(shot.at.tech, facts(g).technology["fighter"]) > 1 and _is_fended_off(g, source, shot)


@rule("to_hit", "fighter_defence", guard=_evades, switch="fighter_defence")
def _fighter_defence(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-11.12: better fighters are harder to hit for a Point Defence."""
    return value - 1


def _is_open_to_chance(g: Galaxy, source: Source, shot: Shot) -> bool:
    """SE-5.4.2: but no Doomsday Machine (SE-24.7), and a Titan only by fighters (CL-6.1.4), amoebas (SE-26.6) and
    machines (SE-24.7): of their own rolls it is said that a 1 always hits."""
    known = facts(g)
    at, by = shot.at.unit, shot.by.unit
    bold = by == known.fighter or known.is_amoeba[by] or known.is_machine[by]
    return not known.is_machine[at] and (at != known.titan or bold)


@rule("to_hit", "always", LIMIT, _is_open_to_chance)
def _one_hits(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """SE-5.4.2: a roll of 1 hits."""
    return max(1, value)


# -- cloaking (SE-12.5)


def _is_cloaked(g: Galaxy, source: Source, one: Ship) -> bool:
    return one.cloaked


@rule("class", "cloaked", SET, _is_cloaked)
def _class_a(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    return CLASS_A


@rule("attack", "surprise", guard=lambda g, source, one: one.cloaked and one.round == 1)
def _surprise(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    return value + 1


# -- terrain (SE-5.8)


def _among_asteroids(g: Galaxy, source: Source, one: Ship) -> bool:
    return has_terrain(g, one.hex, "asteroids") and not facts(g).is_machine[one.unit]  # SE-24.11


def _in_nebula(g: Galaxy, source: Source, one: Ship) -> bool:
    return has_terrain(g, one.hex, "nebula") and not facts(g).is_machine[one.unit]


def _drifts(g: Galaxy, source: Source, one: Ship) -> bool:
    return _among_asteroids(g, source, one) and not facts(g).boards[one.unit]  # CL-4.1.2, SE-5.8.3


def _is_fogged(g: Galaxy, source: Source, one: Ship) -> bool:
    return _in_nebula(g, source, one) and not facts(g).boards[one.unit]


@rule("class", "asteroids", TERRAIN, _drifts)
@rule("class", "nebula", TERRAIN, _is_fogged)
def _class_e(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """SE-5.8.1, SE-5.8.2: every unit fires as class E."""
    return CLASS_E


@rule("attack_technology", "asteroids", TERRAIN, _among_asteroids)
def _no_attack_technology(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """SE-5.8.1."""
    return 0


@rule("defence_technology", "nebula", TERRAIN, _in_nebula)
def _no_defence_technology(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """SE-5.8.2."""
    return 0


# -- variants that change numbers: bloody combat, rich colonies and minerals (CL-20)


RICHER = 3  # CL-20.7


@rule("attack", "bloody_combat", switch="bloody_combat")
@rule("ground_attack", "bloody_combat", switch="bloody_combat")
def _bloody(g: Galaxy, source: Source, value: int, one: Any) -> int:
    """CL-20.6, CL-20.9: every unit, also on the ground and in bombardment; boarding asks for another number."""
    return value + 1


@rule("income", "rich_colonies", guard=lambda g, source, hex: g.value[hex] >= 1, switch="rich_colonies")
def _rich(g: Galaxy, source: Source, value: int, hex: Hex) -> int:
    """CL-20.7: what it would normally produce counts."""
    return value + RICHER


@rule("minerals", "rich_minerals", switch="rich_minerals")
def _rich_minerals(g: Galaxy, source: Source, value: int, hex: Hex) -> int:
    """CL-20.3."""
    return 2 * value
