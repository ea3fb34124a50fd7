"""What a screen reader says of a thing on the table: its name, its numbers, where it lies and whose it is (UX-84)."""

from __future__ import annotations

from collections.abc import Callable

from app.table.arrange import Shown
from app.table.model import Id, Place
from app.table.stage import Stage


def heard(stage: Stage, thing: Id, seat_name: Callable[[int], str]) -> str:
    """Whoever looks sees where a piece lies and in whose colour; whoever listens is told."""
    shown, place = stage.of(thing), stage.places.get(thing)
    if shown is None:
        return "" if place is None else _told([name_of_place(place)], _owner(place, seat_name))
    piece, place = shown.piece, stage.places[shown.piece.place]
    where = name_of_place(place) or _beneath(stage, shown)
    numbers = [f"{value.name} {value.amount}" for value in piece.values if value.name]
    several = str(shown.count) if shown.count > 1 and not shown.heap else ""
    whose = seat_name(piece.owner) if piece.owner is not None else _owner(place, seat_name)
    name = f"{piece.name} {piece.tip}".strip()
    return _told([name or where, several, *numbers, where], whose)


def _told(parts: list[str], whose: str) -> str:
    """Said in one line, nothing twice."""
    said = ""
    for part in [*parts, whose]:
        if part and part not in said:
            said = f"{said.removesuffix('.')}, {part}" if said else part
    return said


def name_of_place(place: Place) -> str:
    return place.name or place.heard or place.tip


def _owner(place: Place, seat_name: Callable[[int], str]) -> str:
    return seat_name(place.owner) if place.owner is not None else ""


def _beneath(stage: Stage, shown: Shown) -> str:
    """The name of the smallest place, or else of the smallest larger piece, on which this one lies."""
    centre = shown.box.center
    boxes = [
        (rect, name_of_place(place))
        for id, rect in stage.rects.items()
        if id != shown.piece.place and (place := stage.places[id]).form == "free" and name_of_place(place)
    ]
    boxes += [
        (other.box, other.piece.name)
        for other in stage.shown
        if other.piece.name and min(other.box.size) > max(shown.box.size)
    ]
    under = [(rect.width * rect.height, name) for rect, name in boxes if rect.collidepoint(centre)]
    return min(under)[1] if under else ""
