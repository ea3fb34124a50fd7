"""What a set of Űrbirodalmak is made of: units, technologies, system markers, alien ships, maps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from rules.content.designs import Kind
from rules.content.shapes import Flag, ListOf, MapOf, Maybe, Ref, Table, Text, Translated, Translation, Whole, Word
from rules.core.lean import dataclass

CLASSES = ("A", "B", "C", "D", "E", "F")  # SE-5.3.1: the order of fire
BY_TECHNOLOGY, SLOW, CARRIED, FIXED = "technology", "slow", "carried", "fixed"  # SE-4.1 to SE-4.4
CODES = (
    "SC", "DD", "CA", "BC", "BB", "DN", "CV", "F", "R", "SW", "SY", "Base", "Mine", "Decoy", "CO", "GCO", "Miner", "MS",
    "T", "FLAG",
    "BD", "TN", "UN",
)  # fmt: skip
SPEEDS = (BY_TECHNOLOGY, SLOW, CARRIED, FIXED)
# SE-9.15: of some technologies units carry one level only: Titans and unique ships the bays for fighters of any level
# (CL-6.3.1, CL-19.3.5), and settlers what Barren Planets need.
CARRIES_TO: Mapping[str, Mapping[str, int]] = {
    "TN": {"fighter": 1}, "UN": {"fighter": 1}, "CO": {"terraforming": 1}, "GCO": {"terraforming": 1},
}  # fmt: skip
TROOPS = ("Inf", "Mar", "HI", "Grav", "Mil", "Air")
COLOURS = ("blue", "red", "green", "yellow")
FIRST_PRINTING, EXPANSION = "first_printing", "expansion"  # SE-2.5.1
ALIEN_CARDS, ADVANTAGES = "alien", "empire"  # the decks of cards
# When a card is turned up: at the end, when certain units fight, in the first combat, when it is used, at the start.
AT_THE_END, FIGHTING, FIRST_COMBAT, IN_USE, AT_THE_START = REVEALS = ("end", "fight", "first", "use", "start")
CARD_SWITCHES = (
    "carriers", "raiders", "mines", "aliens", "pipelines", "experience", "boarding", "ground", "reaction", "move_7",
)  # fmt: skip
CARD_VALUES = (
    "attack", "class", "to_hit", "hull", "price", "ground_attack", "ground_defence", "income", "defence", "size",
    "board", "ground_hull", "troop_price",
)  # fmt: skip
CARD_BARS = (
    "small", "knife_fight", "quick_conquest", "instant", "gates", "no_tech_theft",
)  # CL-12.1, CL-13.8: maps, scenarios and options  # fmt: skip
MARKERS = (
    "homeworld", "planet", "barren", "minerals", "nebula", "asteroids", "black_hole", "danger", "lost", "supernova",
    "wreck", "warp_point", "doomsday",
)  # fmt: skip
DIFFICULTIES = ("easy", "normal", "hard", "harder", "really_tough", "good_luck")  # SE-24.4, SE-25.3, SE-26.7
MACHINES, EMPIRES, AMOEBAS = "machines", "empires", "amoebas"  # the solo opponents (SE-24 to SE-26)
ROWS, LENGTH = 12, 13  # SE-2.1.1
# What helps against a strain of amoebas (SE-26.5)
FIGHTERS, RAIDERS, VARIETY, EXPLOSION = "fighters", "raiders", "variety", "explosion"
STRAIN_WEAKNESSES = (FIGHTERS, RAIDERS, VARIETY, EXPLOSION)
Span = tuple[int, int, int]  # row, first and last column, all from 1


@dataclass(frozen=True, slots=True)
class Unit:
    """A kind of unit (2.2). Values that grow with a technology (`by`) are listed by its level, from the first on."""

    id: str
    code: str
    name: Translation
    hull: int
    cost: int
    speed: str
    counters: tuple[int, int]  # in the base box, with the expansion
    class_: str
    attack: tuple[int, ...]  # empty: it cannot fight (SE-1.2)
    defence: tuple[int, ...]
    by: str | None
    needs: Mapping[str, int]  # technology and level
    carries: tuple[str, ...]  # what technology it carries besides those of its sort (SE-9.15)
    upkeep: bool  # SE-7.3.1
    grouped: bool  # SE-1.3
    open: bool  # SE-8.5: it never lies face down
    uses_yard: bool  # SE-7.6.2
    explores: bool  # SE-6.10
    advanced: bool  # SE-20.5: not in the basic game
    carries_from: Mapping[str, int] = field(
        default_factory=dict
    )  # from which level on it carries a technology (SE-9.15)
    given: bool = False  # CL-16.1: everybody begins with it, and nobody builds it
    boards: tuple[int, ...] = ()  # what it boards ships with, by Boarding level (CL-4.1.1)
    captured: bool = False  # CL-4.2.6: it can be boarded
    reacts: int = 0  # the Movement level with which it can react; 0: never (CL-10.3)

    @property
    def fights(self) -> bool:
        """SE-1.1."""
        return bool(self.attack)


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology: the level everybody begins with, and what each next level costs."""

    id: str
    name: Translation
    start: int
    first_printing: tuple[int, ...]  # empty: it came with the expansion
    expansion: tuple[int, ...]
    advanced: bool  # of no use in the basic game (SE-20.5)

    def costs(self, table: str) -> tuple[int, ...]:
        """From the level after the first one on."""
        return self.first_printing if table == FIRST_PRINTING else self.expansion


@dataclass(frozen=True, slots=True)
class Marker:
    """A system marker (2.3): how many lie in each home set and in deep space."""

    id: str
    name: Translation
    kind: str
    home: int
    deep: int
    value: int


@dataclass(frozen=True, slots=True)
class CardChange:
    """What a card does to one value of its owner's units: it sets it, or adds to it."""

    value: str  # as it is asked through the hooks of `state.values`
    units: tuple[str, ...]  # of which kinds, by code; none: of all that the value is asked for
    add: int
    sets: int | None
    hulls: tuple[int, int] | None  # only against targets with a hull from this to that
    but: tuple[str, ...]  # kinds of which it does not hold
    stance: str  # only for attackers or for defenders of a space battle
    rounds: tuple[int, int] | None  # only in rounds from this to that
    at: bool  # it counts for whoever is fired at


@dataclass(frozen=True, slots=True)
class Card:
    """An alien technology card or an Empire Advantage (CL-12, CL-13); what no change says is code under its id."""

    id: str
    deck: str
    needs: tuple[str, ...]  # CL-22.7: it is left out unless one of these switches is on
    reveal: str
    fights: tuple[str, ...]  # whose presence in a battle turns it up (CL-A: FIGHT)
    changes: tuple[CardChange, ...]
    half: tuple[str, ...]  # units that pay half maintenance (CL-22.1)
    unbound: tuple[str, ...]  # units that carry any attack technology, whatever their hull (CL-A03)
    barred: tuple[str, ...]  # CL-12.1, CL-13.8: where it is left out
    kept: bool  # CL-13.7: captured ships keep what it gave them
    starts: Mapping[str, int]  # technology that its owner begins with
    never: tuple[str, ...]  # technology that he never has
    guards: tuple[str, ...]  # technology that nobody ever learns from him
    lends: Mapping[str, int]  # units that carry Cloaking, too, from this level on (CL-E50)
    name: Translation | None = None  # of a card in somebody's own set; the program has words for those it ships
    text: Translation | None = None


@dataclass(frozen=True, slots=True)
class AlienShip:
    """A ship of the aliens that no player leads (SE-2.2.4)."""

    id: str
    name: Translation
    class_: str
    attack: int
    defence: int
    hull: int
    copies: int
    levels: Mapping[str, int]  # technology that they have (SE-14.3)


@dataclass(frozen=True, slots=True)
class Machine:
    """A Doomsday Machine by its rating (SE-24.5), or one that wanders (SE-17.2)."""

    id: str
    name: Translation
    class_: str
    attack: int
    defence: int
    hull: int
    attacks: int  # shots in a round
    levels: Mapping[str, int]
    wanders: bool  # SE-17: it is found in games of several players


@dataclass(frozen=True, slots=True)
class Amoeba:
    """A type of Space Amoebas (SE-26.1); what it is worth in battle its strain says."""

    id: str
    name: Translation
    levels: Mapping[str, int]  # SE-26.6


@dataclass(frozen=True, slots=True)
class Strain:
    """What a type of amoebas turns out to be (SE-26.5): the highest roll that names it, values, and what helps."""

    id: str
    name: Translation
    highest: int
    class_: str
    attack: int
    defence: int
    hull: int
    attacks: int
    weakness: str
    weak_attack: int  # its values where the weakness changes them
    weak_defence: int


@dataclass(frozen=True, slots=True)
class Armament:
    """How a ground unit fires."""

    class_: str
    attack: int


@dataclass(frozen=True, slots=True)
class Troop:
    """A kind of ground unit (CL-14.2.2)."""

    id: str
    code: str
    name: Translation
    attacking: Armament | None  # None: it only defends (CL-14.4.1)
    defending: Armament
    defence: int
    hull: int
    cost: int  # 0: nobody can buy it
    level: int  # of Ground Combat
    counters: int
    free: bool  # CL-14.5.2: an empire may get it for nothing


@dataclass(frozen=True, slots=True)
class Flagship:
    """What the Flagship of a colour is called (CL-16.5), or one of its fleet markers (CL-7.3)."""

    id: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class EconomyRow:
    """What the rolls of an alien empire mean in one Economic Phase (SE-25.6): the highest of each kind."""

    id: str
    rolls: int
    economy: int
    fleet: int
    research: int
    launch: int


@dataclass(frozen=True, slots=True)
class CounterKind:
    """A counter that stands for ships which are not built yet (SE-25.8)."""

    id: str
    name: Translation


@dataclass(frozen=True, slots=True)
class Home:
    """Where one seat begins: its area, the hexes of which it chooses one more, and where its Homeworld may stand."""

    area: tuple[Span, ...]
    either: tuple[tuple[int, int], ...]
    homeworld: tuple[Span, ...]
    quick: tuple[int, int] | None  # where it stands in a Quick Conquest (SE-22.5, SE-23.2)


@dataclass(frozen=True, slots=True)
class Map:
    """A map for a number of seats. Hexes of no home are deep space; those outside `field` are not played on."""

    id: str
    name: Translation
    seats: int
    homes: tuple[Home, ...]
    field: tuple[Span, ...]
    deep: int  # markers in deep space, as published: a check of the coordinates
    clockwise: tuple[int, ...]  # SE-3.7
    sets: int  # home sets of each seat (SE-21.7)
    void: tuple[tuple[Span, ...], ...]  # SE-21.5: areas out of play, whose borders all touch each other
    rival: str  # the solo opponent; "" between players
    without: tuple[str, ...]  # markers that are left out of the home set (SE-25.2)
    starts: tuple[tuple[int, int], ...]  # where it comes from: hexes of the field without markers
    arrivals: Mapping[str, tuple[tuple[int, str], ...]]  # SE-24.4: by difficulty: after which phase which machine
    gates: tuple[tuple[int, int], ...]  # SE-27.2: where Barren Planets lie open from the start
    lairs: tuple[tuple[int, int], ...]  # SE-26.1, SE-26.9: where amoebas are from the start
    spreads: Mapping[str, int]  # SE-26.7: by difficulty: from which Economic Phase on amoebas spread
    sown: tuple[tuple[int, int], ...]  # SE-26.1: the only hexes of deep space with markers
    sows: Mapping[str, int]  # how many of which markers are shuffled into them
    start: Mapping[str, int]  # other numbers of starting units, by code (SE-21.8)
    levels: Mapping[str, int]  # technology that everybody has on it from the start (SE-21.8)


_name = Translated(60)
_span = ListOf(Whole(1, LENGTH), 3, 3)
_spans = ListOf(_span, 1, 60)


def _troop(attacking: Mapping[str, Any] | None, defending: Mapping[str, Any], **facts: Any) -> Troop:
    return Troop(attacking=Armament(**attacking) if attacking else None, defending=Armament(**defending), **facts)


def _card(changes: tuple[Mapping[str, Any], ...], **facts: Any) -> Card:
    kept = facts.pop("kept") or facts["deck"] == ALIEN_CARDS  # CL-12.6
    return Card(changes=tuple(CardChange(**change) for change in changes), kept=kept, **facts)


def _map(
    homes: tuple[Mapping[str, object], ...],
    clockwise: tuple[int, ...],
    arrivals: Mapping[str, tuple[Mapping[str, Any], ...]],
    **facts: object,
) -> Map:
    seats = len(homes)
    coming = {each: tuple((one["phase"], one["machine"]) for one in when) for each, when in arrivals.items()}
    order = tuple(seat - 1 for seat in clockwise) or tuple(range(seats))
    return Map(
        homes=tuple(Home(**home) for home in homes),  # type: ignore[arg-type]
        seats=seats,
        clockwise=order,
        arrivals=coming,
        **facts,  # type: ignore[arg-type]
    )


TECHNOLOGY = Kind(
    "technology",
    Table({
        "name": _name,
        "start": Whole(0, 1),
        "first_printing": Maybe(ListOf(Whole(1, 60), 1, 6), ()),
        "expansion": ListOf(Whole(1, 60), 1, 6),
        "advanced": Maybe(Flag(), False),
    }),
    Technology,
)  # fmt: skip
UNIT = Kind(
    "unit",
    Table({
        "code": Word(*CODES),
        "name": _name,
        "hull": Whole(0, 5),
        "cost": Whole(1, 60),
        "speed": Word(*SPEEDS),
        "counters": ListOf(Whole(1, 40), 2, 2),
        "class": Maybe(Word(*CLASSES), ""),
        "attack": Maybe(ListOf(Whole(0, 10), 1, 3), ()),
        "defence": Maybe(ListOf(Whole(0, 10), 1, 3), ()),
        "by": Maybe(Ref("technology")),
        "needs": Maybe(MapOf(Ref("technology"), Whole(1, 7)), {}),
        "carries": Maybe(ListOf(Ref("technology"), 0, 5, unique=True), ()),
        "upkeep": Maybe(Flag(), True),
        "grouped": Maybe(Flag(), True),
        "open": Maybe(Flag(), False),
        "uses_yard": Maybe(Flag(), True),
        "explores": Maybe(Flag(), True),
        "advanced": Maybe(Flag(), False),
        "carries_from": Maybe(MapOf(Ref("technology"), Whole(1, 7)), {}),
        "given": Maybe(Flag(), False),
        "boards": Maybe(ListOf(Whole(1, 10), 1, 3), ()),
        "captured": Maybe(Flag(), True),
        "reacts": Maybe(Whole(0, 7), 0),
    }),
    Unit,
)  # fmt: skip
MARKER = Kind(
    "marker",
    Table({
        "name": _name,
        "kind": Word(*MARKERS),
        "home": Maybe(Whole(0, 40), 0),
        "deep": Maybe(Whole(0, 60), 0),
        "value": Maybe(Whole(0, 30), 0),
    }),
    Marker,
)  # fmt: skip
ALIEN = Kind(
    "alien",
    Table({
        "name": _name,
        "class": Word(*CLASSES),
        "attack": Whole(1, 10),
        "defence": Whole(0, 10),
        "hull": Whole(1, 5),
        "copies": Whole(1, 40),
        "levels": Maybe(MapOf(Ref("technology"), Whole(1, 7)), {}),
    }),
    AlienShip,
)  # fmt: skip
MACHINE = Kind(
    "machine",
    Table({
        "name": _name,
        "class": Word(*CLASSES),
        "attack": Whole(1, 12),
        "defence": Whole(0, 10),
        "hull": Whole(1, 12),
        "attacks": Whole(1, 6),
        "levels": Maybe(MapOf(Ref("technology"), Whole(1, 7)), {}),
        "wanders": Maybe(Flag(), False),
    }),
    Machine,
)  # fmt: skip
_armed = Table({"class": Word(*CLASSES), "attack": Whole(1, 10)})
TROOP = Kind(
    "troop",
    Table({
        "code": Word(*TROOPS),
        "name": _name,
        "attacking": Maybe(_armed),
        "defending": _armed,
        "defence": Whole(0, 10),
        "hull": Whole(1, 5),
        "cost": Maybe(Whole(1, 60), 0),
        "level": Maybe(Whole(1, 7), 0),
        "counters": Maybe(Whole(1, 40), 0),
        "free": Maybe(Flag(), True),
    }),
    _troop,
)  # fmt: skip
CARD = Kind(
    "card",
    Table({
        "deck": Word(ALIEN_CARDS, ADVANTAGES),
        "needs": Maybe(ListOf(Word(*CARD_SWITCHES), 1, 4), ()),
        "reveal": Word(*REVEALS),
        "fights": Maybe(ListOf(Word(*CODES), 1, 20), ()),
        "changes": Maybe(
            ListOf(
                Table({
                    "value": Word(*CARD_VALUES),
                    "units": Maybe(ListOf(Word(*CODES), 1, 20), ()),
                    "add": Maybe(Whole(-9, 9), 0),
                    "sets": Maybe(Whole(0, 9)),
                    "hulls": Maybe(ListOf(Whole(0, 9), 2, 2)),
                    "but": Maybe(ListOf(Word(*CODES), 1, 20), ()),
                    "stance": Maybe(Word("attacker", "defender"), ""),
                    "rounds": Maybe(ListOf(Whole(1, 99), 2, 2)),
                    "at": Maybe(Flag(), False),
                }),
                1,
                8,
            ),
            (),
        ),
        "half": Maybe(ListOf(Word(*CODES), 1, 20), ()),
        "unbound": Maybe(ListOf(Word(*CODES), 1, 20), ()),
        "barred": Maybe(ListOf(Word(*CARD_BARS), 1, 4), ()),
        "kept": Maybe(Flag(), False),
        "starts": Maybe(MapOf(Ref("technology"), Whole(1, 7)), {}),
        "never": Maybe(ListOf(Ref("technology"), 1, 4), ()),
        "guards": Maybe(ListOf(Ref("technology"), 1, 4), ()),
        "lends": Maybe(MapOf(Word(*CODES), Whole(1, 2)), {}),
        "name": Maybe(_name),
        "text": Maybe(Translated(600)),
    }),
    _card,
)  # fmt: skip
FLAGSHIP = Kind("flagship", Table({"name": Text(30), "colour": Word(*COLOURS)}), Flagship)
BANNER = Kind("banner", Table({"name": Text(30), "colour": Word(*COLOURS)}), Flagship)
AMOEBA = Kind("amoeba", Table({"name": _name, "levels": MapOf(Ref("technology"), Whole(1, 7))}), Amoeba)
STRAIN = Kind(
    "strain",
    Table({
        "name": _name,
        "highest": Whole(1, 10),
        "class": Word(*CLASSES),
        "attack": Whole(1, 10),
        "defence": Whole(0, 10),
        "hull": Whole(1, 3),
        "attacks": Maybe(Whole(1, 6), 1),
        "weakness": Maybe(Word(*STRAIN_WEAKNESSES), ""),
        "weak_attack": Maybe(Whole(0, 10), 0),
        "weak_defence": Maybe(Whole(0, 10), 0),
    }),
    Strain,
)  # fmt: skip
_die = Whole(0, 10)
ECONOMY_ROW = Kind(
    "economy",
    Table({"rolls": Whole(1, 10), "economy": _die, "fleet": _die, "research": _die, "launch": _die}),
    EconomyRow,
)
COUNTER = Kind("counter", Table({"name": _name}), CounterKind)
_arrival = Table({"phase": Whole(1, 40), "machine": Ref("machine")})
MAP = Kind(
    "map",
    Table({
        "name": _name,
        "homes": ListOf(
            Table({
                "area": _spans,
                "either": Maybe(ListOf(ListOf(Whole(1, LENGTH), 2, 2), 2, LENGTH), ()),
                "homeworld": _spans,
                "quick": Maybe(ListOf(Whole(1, LENGTH), 2, 2)),
            }),
            1,
            4,
        ),
        "field": _spans,
        "deep": Whole(0, 150),
        "clockwise": Maybe(ListOf(Whole(1, 4), 2, 4, unique=True), ()),
        "sets": Maybe(Whole(1, 2), 1),
        "void": Maybe(ListOf(_spans, 1, 2), ()),
        "rival": Maybe(Word(MACHINES, EMPIRES, AMOEBAS), ""),
        "without": Maybe(ListOf(Ref("marker"), 1, 4), ()),
        "starts": Maybe(ListOf(ListOf(Whole(1, LENGTH), 2, 2), 1, LENGTH), ()),
        "arrivals": Maybe(MapOf(Word(*DIFFICULTIES), ListOf(_arrival, 1, 6)), {}),
        "gates": Maybe(ListOf(ListOf(Whole(1, LENGTH), 2, 2), 1, 12), ()),
        "lairs": Maybe(ListOf(ListOf(Whole(1, LENGTH), 2, 2), 1, 6), ()),
        "spreads": Maybe(MapOf(Word(*DIFFICULTIES), Whole(1, 40)), {}),
        "sown": Maybe(ListOf(ListOf(Whole(1, LENGTH), 2, 2), 1, 40), ()),
        "sows": Maybe(MapOf(Ref("marker"), Whole(1, 40)), {}),
        "start": Maybe(MapOf(Word(*CODES), Whole(1, 6)), {}),
        "levels": Maybe(MapOf(Ref("technology"), Whole(1, 7)), {}),
    }),
    _map,
)  # fmt: skip
KINDS = (
    TECHNOLOGY,
    UNIT,
    TROOP,
    CARD,
    FLAGSHIP,
    BANNER,
    MARKER,
    ALIEN,
    MACHINE,
    AMOEBA,
    STRAIN,
    ECONOMY_ROW,
    COUNTER,
    MAP,
)
