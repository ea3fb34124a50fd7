"""Inspect for Onward to Venus: all the viewer may know about planets, tiles, pieces, cards and players (UX-49)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.games.venus import faces
from app.games.venus.cards import BACK, card_art
from app.games.venus.pieces import AWAY, BAG, DISCARD, DRAW, MARKERS
from app.table.model import FactSheet, Id, ShownValue
from app.ui.lettering import escape
from rules.venus.ai.odds import MOST, differences
from rules.venus.facts import ALIEN
from rules.venus.kinds import PIECES, UNITS

if TYPE_CHECKING:
    from app.games.venus.show import Show
    from rules.venus.seen import PlanetSeen

SQUARE = (200.0, 200.0)
COMMON = {MARKERS: "pass", BAG: "bag", AWAY: "tiles", DRAW: "draw", DISCARD: "discard"}


class FactSheets:
    """Makes the sheets of one table."""

    def __init__(self, show: Show) -> None:
        self.show, self.words, self.table = show, show.words, show.table

    def sheet(self, id: Id) -> FactSheet | None:
        if isinstance(id, int):
            return self._card(id)
        kind, _, rest = id.partition(":")
        if kind == "pile":
            kind, rest = rest, ""
        if kind in COMMON:
            return self._common(kind)
        made = _SHEETS.get(kind)
        return made(self, rest) if made is not None and rest else None

    def say(self, *parts: str, **values: object) -> str:
        return self.words.say("sheet", *parts, **values)

    def _first_upper(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    # --- planets

    def _view(self, planet: str) -> PlanetSeen:
        found: PlanetSeen = next(each for each in self.table.seen["planets"] if each["id"] == planet)
        return found

    def _planet(self, name: str) -> FactSheet:
        """Its crisis with the present level, what its places are worth, and who stands where (section 2.2, 7.2)."""
        words, seen = self.words, self._view(name)
        art = (faces.WORLD, name, seen["dead"], tuple(seat["empire"] for seat in self.table.seen["seats"]))
        if seen["dead"]:
            text = f"{self._first_upper(words.word('dead', 'help'))}"
            return FactSheet(words.planet(name), words.texts("venus-dead"), art, size=SQUARE, text=escape(text))
        values = tuple(
            ShownValue("venus_points", worth, self.say("place", place=place))
            for place, worth in enumerate(seen["hexes"], 1)
        )
        return FactSheet(
            words.planet(name), words.crisis(name), art, size=SQUARE, values=values, states=self._level(seen),
            keywords=(*self._standing(seen), *self._crisis_table(name)),
        )  # fmt: skip

    def _level(self, seen: PlanetSeen) -> tuple[str, ...]:
        """What the crisis tiles there would bring now, before dice are put on them."""
        words = self.words
        tiles = [tile for tile in seen["tiles"] if self._is_crisis(tile)]
        said = [words.explained("piece", "alien")] if seen["alien"] else []
        level = seen["level"] or len(tiles)
        if level and seen["levels"]:
            effect = words.effect_at(seen["levels"], level, self.table.seen["landed"])
            said.insert(0, self.say("level", level=level, effect=words.crisis_effect(effect)))
            marked = sum(self.table.tile(tile).skull for tile in tiles)
            if marked and not seen["level"]:
                said.append(self.say("marked", count=marked))
        return tuple(said)

    def _is_crisis(self, tile: int) -> bool:
        return self.table.tile(tile).kind == "crisis"

    def _standing(self, seen: PlanetSeen) -> tuple[tuple[str, str], ...]:
        """Everybody's income there, and what it would score now."""
        order = sorted(range(len(seen["income"])), key=lambda seat: (-seen["income"][seat], seat))
        return tuple(
            (self.words.seat(seat), self.say("income", income=seen["income"][seat], points=seen["points"][seat]))
            for seat in order if seen["income"][seat]
        )  # fmt: skip

    def _crisis_table(self, name: str) -> tuple[tuple[str, str], ...]:
        lines = [line.partition(": ") for line in self.words.crisis_levels(name)]
        return tuple((f"{head}:" if body else "", body or head) for head, _, body in lines)

    def _pennant(self, rest: str) -> FactSheet:
        """A player's part at a planet."""
        planet, _, number = rest.partition(":")
        words, seen, seat = self.words, self._view(planet), int(number)
        here = {**dict.fromkeys(PIECES, 0), **seen["buildings"][seat]}
        for unit in UNITS:
            here[unit] = seen["orbit"][seat][unit] + seen["surface"][seat][unit]
        values = (
            ShownValue("venus_income", seen["income"][seat], words.word("zone", "income")),
            ShownValue("venus_points", seen["points"][seat], self.say("scored-now")),
            ShownValue("venus_defence", seen["strength"][seat], self.say("strength")),
        )
        return FactSheet(
            words.seat(seat), words.planet(planet), text=escape(self._first_upper(words.pieces(here))), values=values,
            keywords=self._standing(seen),
        )  # fmt: skip

    # --- tiles

    def _tile(self, rest: str) -> FactSheet | None:
        tile = int(rest)
        planet = self.words.where(tile)
        return self._tile_sheet(tile, planet, self.table.maker.tile_art(tile))

    def _alien(self, rest: str) -> FactSheet:
        return self._tile_sheet(ALIEN, rest, self.table.maker.tile_art(None))

    def _tile_sheet(self, tile: int, planet: str, art: Any) -> FactSheet:
        words = self.words
        values: tuple[ShownValue, ...] = ()
        keywords: tuple[tuple[str, str], ...] = ()
        if planet:
            seen = self._view(planet)
            defence = seen["defences"].get(str(tile))
            if defence is not None:
                values = (
                    ShownValue("venus_defence", defence, self.say("defence"), sources=self._sources(tile, defence)),
                )
                keywords = ((self.say("chances"), self._chances(defence)),)
            elif tile != ALIEN and self.table.tile(tile).kind == "tension":
                keywords = self._targets(seen)
        name = self._first_upper(words.tile(tile))
        where = words.planet(planet) if planet else words.word("zone", "tiles")
        text = escape(words.tile_help(tile))
        return FactSheet(name, where, art, size=SQUARE, text=text, values=values, keywords=keywords)

    def _sources(self, tile: int, defence: int) -> tuple[str, ...]:
        """Turncoats make a crisis stronger (OV-6.43)."""
        printed = self.table.tile(tile).defence if tile != ALIEN else defence
        if printed == defence:
            return ()
        return (self.say("printed", amount=printed), self.say("turncoats", amount=defence - printed))

    def _chances(self, defence: int) -> str:
        """How likely so many points are to be enough; the dice add up to six."""
        parts = [
            self.say("chance", points=defence + margin, percent=round(100 * sum(differences()[: margin + 1])))
            for margin in range(2, MOST + 1)
        ]
        return ", ".join(parts)

    def _targets(self, seen: PlanetSeen) -> tuple[tuple[str, str], ...]:
        """Whose buildings could be taken over, and how strongly they are defended (OV-5.44)."""
        found = []
        for seat, built in enumerate(seen["buildings"]):
            if any(built.values()):
                pieces, strength = self.words.pieces(built), seen["strength"][seat]
                found.append((self.words.seat(seat), self.say("target", pieces=pieces, strength=strength)))
        return tuple(found)

    # --- pieces

    def _unit(self, rest: str) -> FactSheet:
        planet, seat, unit, where = rest.split(":")
        words, seen = self.words, self._view(planet)
        zone = seen["orbit"] if where == "orbit" else seen["surface"]
        count = zone[int(seat)][unit]
        art = (faces.UNIT, self._empire(int(seat)), unit, count, where, False)
        kind = " · ".join((words.seat(int(seat)), words.planet(planet), words.word("zone", where)))
        return FactSheet(
            self._first_upper(words.piece(unit)), kind, art, size=SQUARE, text=escape(words.explained("piece", unit)),
            values=(ShownValue(f"venus_{unit}", count, words.word("zone", where)),),
            keywords=((words.word("zone", where), words.explained("zone", where)),),
        )  # fmt: skip

    def _building(self, rest: str) -> FactSheet:
        planet, number, building = rest.split(":")
        words, seen, seat = self.words, self._view(planet), int(number)
        count = seen["buildings"][seat][building]
        art = (faces.BUILDING, self._empire(seat), building, count)
        return FactSheet(
            self._first_upper(words.piece(building)), f"{words.seat(seat)} · {words.planet(planet)}", art, size=SQUARE,
            text=escape(words.explained("piece", building)),
            values=(ShownValue(f"venus_{building}", count, words.planet(planet)),), keywords=self._standing(seen),
        )  # fmt: skip

    def _empire(self, seat: int) -> str:
        return str(self.table.seen["seats"][seat]["empire"])

    def _supply(self, piece: str) -> FactSheet:
        words, viewer = self.words, self.table.viewer
        held = self.table.seen["seats"][viewer or 0]["supply"][piece]
        values = [ShownValue(f"venus_{piece}", held, words.word("zone", "supply"))]
        if piece in UNITS:
            values.append(ShownValue("venus_pound", self.table.cost(piece), self.say("cost")))
        return FactSheet(
            self._first_upper(words.piece(piece)), words.word("zone", "supply"),
            text=escape(words.explained("piece", piece)), values=tuple(values),
            keywords=((words.word("zone", "supply"), words.explained("zone", "supply")),),
        )  # fmt: skip

    def _die(self, rest: str) -> FactSheet | None:
        attempt = self.table.seen.get("attempt")
        if attempt is None or int(rest) >= len(attempt["dice"]):
            return None
        face = attempt["dice"][int(rest)]
        said = "die-out" if int(rest) == attempt["excluded"] else "die-skull" if not face else "die"
        return FactSheet(self._first_upper(self.words.die(face)), text=escape(self.say(said)))

    # --- players and common things

    def _seat(self, rest: str) -> FactSheet:
        """Everything a player has; money only where it is open."""
        words, seat = self.words, int(rest)
        mine = self.table.seen["seats"][seat]
        values = [
            ShownValue("card", mine["cards"], words.word("zone", "hand")),
            ShownValue("venus_income", mine["income"], words.word("zone", "income")),
            ShownValue("venus_points", mine["points"], self.say("scored-now")),
            ShownValue("venus_marker", mine["markers"], self.say("markers")),
        ]
        if mine["money"] is not None:
            values.insert(0, ShownValue("venus_pound", mine["money"], words.word("zone", "money")))
        kept = [self._first_upper(words.tile(tile)) for tile in mine["kept"]]
        kept += [self._first_upper(words.piece("alien"))] * mine["aliens"]
        states = [words.word("zone", "first")] if self.table.seen["first"] == seat else []
        keywords = [(words.word("zone", "supply"), words.pieces(mine["supply"]))]
        if mine["hand"] and seat != self.table.viewer:  # seen by a spy, or in a recording where everything is open
            held = [self.table.card_name(self.table.seen["cards"][str(card)]) for card in mine["hand"]]
            keywords.insert(0, (words.word("zone", "hand"), ", ".join(held)))
        if kept:
            keywords.append((words.word("zone", "kept"), ", ".join(kept)))
        if mine["empire"]:
            names = [words.design_name(design) for design in self.table.known.empires[mine["empire"]].cards]
            keywords.append((self.say("starting"), ", ".join(names)))
        return FactSheet(
            words.seat(seat), words.empire(mine["empire"]), values=tuple(values), states=tuple(states),
            keywords=tuple(keywords),
        )  # fmt: skip

    def _common(self, kind: str) -> FactSheet:
        words, seen = self.words, self.table.seen
        name = COMMON[kind]
        held = {MARKERS: seen["on_card"], BAG: seen["bag"], AWAY: len(seen["tile_discard"]), DRAW: seen["draw"],
                DISCARD: len(seen["discard"])}  # fmt: skip
        values = (ShownValue({MARKERS: "venus_marker", DRAW: "card", DISCARD: "card"}.get(kind, "goods"), held[kind],
                        words.word("zone", name)),)  # fmt: skip
        keywords: tuple[tuple[str, str], ...] = ()
        if kind == AWAY:
            keywords = tuple(self._sorted_tiles(seen["tile_discard"]).items())
        art = (BACK,) if kind == DRAW else None
        text = escape(words.explained("zone", name))
        return FactSheet(words.word("zone", name), art=art, text=text, values=values, keywords=keywords)

    def _sorted_tiles(self, tiles: list[int]) -> dict[str, str]:
        counts: dict[str, int] = {}
        for tile in tiles:
            name = self._first_upper(self.words.tile(tile))
            counts[name] = counts.get(name, 0) + 1
        return {name: f"× {count}" for name, count in sorted(counts.items())}

    # --- cards

    def _card(self, card: int) -> FactSheet | None:
        words = self.words
        face = words.face(card)
        if face is None:
            return FactSheet(self._first_upper(words.texts("venus-hidden-card")), art=(BACK,))
        class_ = words.card_class(face)
        values: tuple[ShownValue, ...] = ()
        attempt = self.table.seen.get("attempt")
        if attempt is not None and str(card) in attempt["card_points"]:
            values = (ShownValue("venus_combat", attempt["card_points"][str(card)], self.say("in-attempt")),)
        return FactSheet(
            words.card(card), class_, card_art(face.id), text=escape(words.card_text(face)), values=values,
            keywords=((class_, words.explained("class", face.class_)),),
        )  # fmt: skip


_SHEETS: dict[str, Callable[[FactSheets, str], FactSheet | None]] = {
    "world": FactSheets._planet, "label": FactSheets._planet, "pennant": FactSheets._pennant, "tile": FactSheets._tile,
    "alien": FactSheets._alien, "unit": FactSheets._unit, "building": FactSheets._building,
    "supply": FactSheets._supply, "seat": FactSheets._seat, "die": FactSheets._die,
}  # fmt: skip
