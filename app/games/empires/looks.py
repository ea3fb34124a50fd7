"""What is to be seen in each hex, read from a view; equal looks are painted equally."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from art.empires.hexes import DEEP, HOME, OUT, TERRAINS, VARIANTS
from art.empires.styles import ALIENS, MACHINES, Owner
from art.empires.worlds import has_picture
from rules.empires.printed.chart import hexed
from rules.empires.printed.constants import OUT_OF_PLAY
from rules.empires.printed.facts import Facts
from rules.empires.printed.kinds import MACHINES as COMING

if TYPE_CHECKING:
    from rules.empires.sight.seen import MarkerSeen, TableSeen

CLOSED = "closed"
PIPELINE = "pipeline"


class ColonyLook(NamedTuple):
    owner: Owner
    value: int
    homeworld: bool
    captured: bool = False  # somebody else has founded it
    centre: str = ""  # of research or industry (CL-17)


class HexLook(NamedTuple):
    """One hex as the viewer sees it."""

    variant: int
    ground: str
    home: int = -1  # the seat whose home it is
    terrain: str = ""  # an open marker that fills the hex
    lying: tuple[str, ...] = ()  # other open markers
    closed: int = 0  # how many markers lie face down
    seen: tuple[str, ...] = ()  # what the viewer alone knows of them (UI-5)
    colony: ColonyLook | None = None
    stored: tuple[str, ...] = ()  # minerals and wrecks on the colony
    gate: bool = False  # planets have gates (SE-27)
    entry: bool = False  # Doomsday Machines of a game for one player come from here (SE-24.3)
    pipes: tuple[tuple[int, Owner], ...] = ()  # neighbours that a pipeline leads to, and whose it is
    crowded: bool = False  # counters stand before what lies here


@lru_cache(maxsize=16)
def marker_pictures(known: Facts) -> Mapping[str, str]:
    """The picture of each marker: its own, or for one of an unknown set that of its kind, with its worth."""
    kinds = {each.id: f"{each.kind}_{each.value}" if each.value else each.kind for each in known.markers}
    return {id: id if has_picture(id) else kind for id, kind in kinds.items()}


def owner_of(seats: int, owner: int) -> Owner:
    """An owner of the rules as art knows it: seats, then aliens and machines, then alien empires."""
    if owner < seats:
        return owner
    return (ALIENS, MACHINES)[owner - seats] if owner < seats + 2 else owner - 2


def looks(
    known: Facts, seen: TableSeen, seat: int | None, gates: bool = False, stood: Container[int] = ()
) -> tuple[HexLook, ...]:
    """All hexes of a view. `gates`: whether planets have gates in this game (SE-27); `stood`: hexes with counters."""
    chart, pictures = known.chart, marker_pictures(known)
    laid = chart.laid(tuple(seen["extra"]))
    seats = len(seen["seats"])
    areas = [tuple(each["area"]) for each in seen["seats"]]
    home_of = {hex: each for each, area in enumerate(areas) for hex in area}
    colonies = {
        each["hex"]: ColonyLook(
            owner_of(seats, each["seat"]),
            each["value"],
            each["homeworld"],
            each["captured"] is not None,
            each["centre"] or "",
        )
        for each in seen["colonies"]
    }
    stored = {each["hex"]: tuple(each["stored"]) for each in seen["colonies"]}
    pipes = _pipes(seen, laid.around, seats)
    entries = chart.starts if chart.map.rival == COMING else ()
    found = []
    for hex, marker in hexed(seen["markers"]):
        out = laid.home_of[hex] == OUT_OF_PLAY
        home = home_of.get(hex, -1)
        look = HexLook(
            hex % VARIANTS, OUT if out else HOME if home >= 0 else DEEP, home, gate=gates, entry=hex in entries
        )
        if marker is not None:
            look = _with_marker(look, marker, pictures)
            # A colony's disc tells of its planet; anything else would be hidden by whoever stands before it.
            look = look._replace(crowded=bool(look.lying) and hex not in colonies and hex in stood)
        found.append(look._replace(colony=colonies.get(hex), stored=stored.get(hex, ()), pipes=pipes.get(hex, ())))
    return tuple(found)


def _with_marker(look: HexLook, marker: MarkerSeen, pictures: Mapping[str, str]) -> HexLook:
    lies = tuple(marker["is"])
    if marker["up"]:
        terrain = next((one for one in lies if pictures[one] in TERRAINS), "")
        return look._replace(terrain=terrain, lying=tuple(one for one in lies if one != terrain))
    seen = tuple(one for one in lies if one != CLOSED)
    return look._replace(closed=len(lies), seen=seen)


def _pipes(
    seen: TableSeen, around: tuple[tuple[int, ...], ...], seats: int
) -> dict[int, tuple[tuple[int, Owner], ...]]:
    """Which neighbours each hex with a pipeline is joined to: those with another one of its owner. A colony beside a
    chain does not belong to it (SE-10.2, SE-10.4)."""
    found: dict[int, tuple[tuple[int, Owner], ...]] = {}
    for owner, fleet in enumerate(seen["counters"]):
        laid = {group["hex"] for group in fleet["open"] if group["unit"] == PIPELINE}
        for hex in sorted(laid):
            joined = tuple((near, owner_of(seats, owner)) for near in around[hex] if near in laid)
            found[hex] = found.get(hex, ()) + joined
    return found
