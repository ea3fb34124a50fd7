"""What never changes during a game: the printed content, and the tables derived from it and from the switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.content.loading import Content, made_once
from rules.core.decisions import Option
from rules.core.state import Setup

from .kinds import BUILDINGS, CARD, COURSE, EMPIRE, PIECE, PIECES, PLANET, TILE, UNDEFENDED, UNITS, Card, Tile

DICE = 3
SKULL = 0  # OV-2.9
DIE = (SKULL, 2, 3, 4, 5, 6)  # OV-2.8
INFANTRY, TANK, CRUISER = range(3)
FACTORY, MINE = 3, 4  # behind the units in the columns of the supply
ALIEN = -1  # stands for the alien's tile, which is not one of the bag (OV-2.17)
DEFAULT_SET = "base"

# Section 10. Whoever is asked only while holding the card gives it away, to people by the question and to a single
# person by the pause in which a computer player thinks: so everybody is asked, unless the table wants it otherwise.
SWITCHES: Mapping[str, tuple[Any, ...]] = {
    "moon_link": ("between", "spur"),
    "mercury_tiles_2p": (2, 1),
    "open_money": (True, False),
    "interrupt_prompt": ("holders", "always"),
}

DEFAULTS: Mapping[str, Any] = {name: values[0] for name, values in SWITCHES.items()} | {"interrupt_prompt": "always"}


class Claim(NamedTuple):
    """How a tile can be claimed."""

    design: str
    piece: int | None  # must be in supply, to take the tile's place (OV-5.27, OV-5.35)
    landings: list[Option] | None  # of an undefended tile, by unit
    attempt: Option | None  # of a defended tile; a tension is aimed at a building


def _claim(number: int, tile: Tile) -> Claim:
    piece = {"factory": FACTORY, "mine": MINE}.get(tile.kind)
    if tile.kind in UNDEFENDED:
        return Claim(tile.id, piece, [("claim", number, unit) for unit in UNITS], None)
    return Claim(tile.id, piece, None, None if tile.kind == "tension" else ("attempt", number))


class Facts:
    """The tables of one game: content and switches turned into what the steps look up."""

    __slots__ = (
        "always", "cards", "claims", "cost", "course", "deck", "distance", "empires", "hexes", "home", "income",
        "index", "levels", "moves", "n", "names", "open_money", "planets", "points", "raises", "supply", "tile_counts",
        "tiles", "undefended", "within",
    )  # fmt: skip

    def __init__(self, content: Content, setup: Setup) -> None:
        chosen = {name: setup.options.get(name, default) for name, default in DEFAULTS.items()}
        self.n = n = len(setup.seats)
        self.course = content.find(COURSE, "course")
        self.empires = content.table(EMPIRE)
        self.planets = sorted(content.table(PLANET).values(), key=lambda planet: planet.place)
        self.names: tuple[str, ...] = tuple(planet.id for planet in self.planets)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.home = self.index[self.course.home]
        self.hexes = [planet.hexes for planet in self.planets]
        self.levels = [planet.levels for planet in self.planets]
        self.tile_counts = [planet.tiles[n - 2] for planet in self.planets]
        if n == 2:
            self.tile_counts[0] = min(self.tile_counts[0], chosen["mercury_tiles_2p"])
        self.always = chosen["interrupt_prompt"] == "always"
        self.open_money = chosen["open_money"]
        self._count_pieces(content)
        self.distance = self._measure(chosen["moon_link"] == "spur")
        self._list_options()

    def _count_pieces(self, content: Content) -> None:
        pieces = [content.find(PIECE, name) for name in PIECES]
        self.points = [piece.points for piece in pieces[:3]]
        self.cost = [piece.cost for piece in pieces[:3]]
        self.income = [piece.income for piece in pieces[3:]]
        self.supply = [piece.supply for piece in pieces]
        self.tiles: list[Tile] = [tile for tile in content.table(TILE).values() for _ in range(tile.copies)]
        self.undefended = [tile.kind in UNDEFENDED for tile in self.tiles]
        self.cards: Mapping[str, Card] = dict(content.table(CARD))
        self.deck = [card.id for card in self.cards.values() for _ in range(card.copies)]

    def _measure(self, spur: bool) -> list[list[int]]:
        """Shortest ways (OV-2.2); with the Moon as a spur it lies beside Earth only."""
        near: list[set[int]] = [{self.index[name] for name in planet.next_to} for planet in self.planets]
        for i, planet in enumerate(self.planets):
            if spur and planet.spur is not None:
                kept = self.index[planet.spur]
                for other in near[i] - {kept}:
                    near[other].discard(i)
                near[i] = {kept}
        table = []
        for start in range(len(self.planets)):
            row, edge, steps = {start: 0}, [start], 0
            while edge:
                steps += 1
                edge = sorted({j for i in edge for j in near[i]} - set(row))
                row.update(dict.fromkeys(edge, steps))
            table.append([row.get(i, 99) for i in range(len(self.planets))])
        return table

    def _list_options(self) -> None:
        """All options there can be, so that a question only joins ready pieces."""
        names = self.names
        # moves[origin]: (distance, option), nearest first
        self.moves: list[list[tuple[int, Option]]] = [
            sorted((self.distance[i][j], ("move", a, b)) for j, b in enumerate(names) if i != j)
            for i, a in enumerate(names)
        ]
        # within[reach][origin]: the ways that are not longer, as far as any way leads
        self.within: list[list[list[Option]]] = [
            [[option for distance, option in ways if distance <= reach] for ways in self.moves]
            for reach in range(len(names))
        ]
        self.raises: list[list[Option]] = [[("raise", unit, name) for unit in UNITS] for name in names]
        self.claims = [_claim(number, tile) for number, tile in enumerate(self.tiles)]

    def piece(self, kind: int) -> str:
        """The name of a kind of piece."""
        return PIECES[kind]


facts_of = made_once(Facts, SWITCHES, 100)


def building_kind(name: str) -> int:
    """The column of a factory or mine in the supply."""
    return FACTORY + BUILDINGS.index(name)
