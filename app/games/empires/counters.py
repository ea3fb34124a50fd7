"""The counters on the map: one piece each; those of one owner in one hex lie in one heap (UI-2).

Counters that the viewer may not see are alike in everything: their pieces are numbered by hex, and have no order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.games.empires.looks import PIPELINE, owner_of
from app.games.empires.plan import hex_id
from app.table.model import Id, Piece
from art.empires.styles import Owner
from rules.empires.state import Slot

if TYPE_CHECKING:
    from rules.empires.sight.seen import GroupSeen, OwnGroup, TableSeen

WIDTHS = {1: 0.68}  # of a counter, as a share of its hex's width, by how many owners meet there
WIDTH = 0.48
# The shape of a counter for clicks and marks: narrow above, its foot below.
SHAPE = ((0.2, 0.02), (0.8, 0.02), (0.94, 0.7), (0.94, 0.99), (0.06, 0.99), (0.06, 0.7))
LOW = 0.6  # where counters stand, as a share of the hex's height
SPOTS = {1: (0.5,), 2: (0.26, 0.74), 3: (0.22, 0.5, 0.78), 4: (0.2, 0.4, 0.6, 0.8)}  # by how many owners meet


class ShipArt(NamedTuple):
    """The picture of a counter that the viewer knows."""

    kind: str
    unit: str
    owner: Owner
    ships: int
    covered: bool = False  # others see its shield
    damage: int = 0
    load: str = ""
    banner: int | None = None  # the fleet marker that it stands under (UI-13)
    builder: Owner | None = None  # whose ship it was before it was captured (CL-4.4)
    false: bool = False  # a group of Shape Shifters with nothing inside, which its owner alone knows (CL-E55)


class UnitArt(NamedTuple):
    """The picture of a unit or ground unit alone, as lists show it."""

    kind: str
    unit: str
    owner: Owner


class WorldArt(NamedTuple):
    """The picture of a world alone."""

    kind: str
    marker: str


class ShieldArt(NamedTuple):
    """The picture of any closed counter of an owner."""

    kind: str
    owner: Owner


class FlagArt(NamedTuple):
    """The picture of a fleet marker."""

    kind: str
    owner: Owner
    number: int


class Counter(NamedTuple):
    """One counter in a hex, before it has a place."""

    id: Id
    owner: int
    art: ShipArt | ShieldArt
    name: str = ""


def group_id(slot: int) -> str:
    """The piece of an own group."""
    return f"group:{slot}"


def slot_of(thing: object) -> Slot | None:
    """The own group that a piece stands for; None for anything else."""
    kind, _, number = str(thing).partition(":")
    return Slot(int(number)) if kind == "group" else None


def counters(
    seen: TableSeen, seat: int | None, rank: Mapping[str, int], asked: Container[int] = ()
) -> dict[int, list[Counter]]:
    """All counters of a view by hex. `rank`: the order of units in an own heap, the last on top; `asked`: own groups
    that somebody chooses among."""
    found: dict[int, list[Counter]] = defaultdict(list)
    seats = len(seen["seats"])
    movers = frozenset(seen.get("movers") or ())
    for owner, fleet in enumerate(seen["counters"]):
        who = owner_of(seats, owner)
        if fleet["own"] is not None:
            for group in sorted(fleet["own"], key=lambda group: _depth(group, rank, movers, asked)):
                found[group["hex"]].append(
                    Counter(group_id(group["slot"]), owner, _ship(group, who, seats, not group["up"]))
                )
            continue
        opened, laid = _opened(fleet["open"], owner, seats)
        for at, pipelines in laid.items():
            found[at] += pipelines
        for hex, count in fleet["closed"].items():
            shield = ShieldArt("shield", who)
            found[int(hex)] += [Counter(f"closed:{owner}:{hex}:{n}", owner, shield) for n in range(count)]
        for at, ships in opened.items():
            found[at] += ships
    return found


def _depth(
    group: OwnGroup, rank: Mapping[str, int], movers: Container[int], asked: Container[int]
) -> tuple[bool, bool, bool, bool, int, int]:
    """Pipelines lie at the bottom of a heap: their lines are painted anyway. Above them the order of the units, but
    whoever can still go somewhere lies above those who cannot, and whoever is asked about above all: a heap is clicked
    and dragged by its top."""
    able, slot = bool(group["left"]), group["slot"]
    return group["unit"] != PIPELINE, slot in asked, able, able and slot in movers, -rank.get(group["unit"], 0), slot


def _opened(
    groups: Sequence[GroupSeen], owner: int, seats: int
) -> tuple[dict[int, list[Counter]], dict[int, list[Counter]]]:
    """The open counters of somebody else by hex: ships, and pipelines apart."""
    ships: dict[int, list[Counter]] = defaultdict(list)
    laid: dict[int, list[Counter]] = defaultdict(list)
    told: dict[int, int] = defaultdict(int)
    who = owner_of(seats, owner)
    for group in groups:
        at = group["hex"]
        heap = laid if group["unit"] == PIPELINE else ships
        heap[at].append(Counter(f"open:{owner}:{at}:{told[at]}", owner, _ship(group, who, seats, False)))
        told[at] += 1
    return ships, laid


def _ship(group: GroupSeen, owner: Owner, seats: int, covered: bool) -> ShipArt:
    builder = None if group["builder"] is None else owner_of(seats, group["builder"])
    return ShipArt(
        "ship", group["unit"], owner, group["count"], covered, group["damage"], group["load"] or "", group["banner"],
        builder, bool(group.get("false")),
    )  # fmt: skip


def pieces(
    found: Mapping[int, Sequence[Counter]], wide: float, names: Mapping[Id, str], told_beside: bool = False
) -> Iterator[Piece]:
    """Every counter in its heap; `wide`: the width of a hex; `told_beside`: the panel tells what is pointed at."""
    for hex in sorted(found):
        here = found[hex]
        owners = sorted({counter.owner for counter in here})
        across = wide * WIDTHS.get(len(owners), WIDTH)
        size = (across, across * 1.2)
        spots = SPOTS[min(len(owners), len(SPOTS))]
        for counter in here:
            x = spots[min(owners.index(counter.owner), len(spots) - 1)]
            yield Piece(
                counter.id, hex_id(hex), counter.art, names.get(counter.id, ""), kind="token", size=size, at=(x, LOW),
                owner=counter.owner, says_all=told_beside, side=counter.art.kind, outline=SHAPE,
            )  # fmt: skip
