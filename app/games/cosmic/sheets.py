"""What can be read about the things on the table of Cosmic Encounter (UX-51, UX-52): only what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.games.cosmic import faces
from app.games.cosmic.pieces import WINNER
from app.table.model import FactSheet, Id, ShownValue
from app.ui.lettering import escape
from rules.cosmic.printed.kinds import Alien, Flare, Technology, Text
from rules.cosmic.printed.words import ALL_PHASES

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable

SQUARE = (200.0, 200.0)
SHEET = (210.0, 280.0)


class FactSheets:
    """Makes the sheets of one table."""

    def __init__(self, table: CosmicTable) -> None:
        self.table = table

    @property
    def words(self) -> Any:
        return self.table.wording

    def sheet(self, id: Id) -> FactSheet | None:
        if isinstance(id, int):
            art = next((piece.art for piece in self.table.lying if piece.id == id), None)
            # A flare that stands for its alien is read as that.
            return self._alien(art[1]) if isinstance(art, tuple) and art[0] == faces.ALIEN else self._card(id)
        kind, _, rest = id.partition(":")
        made = _SHEETS.get(kind)
        return made(self, rest) if made is not None else None

    def say(self, name: str, **values: object) -> str:
        return self.table.say(name, **values)

    # --- cards and aliens

    def _card(self, card: int) -> FactSheet | None:
        design = self.words.design(card)
        if design is None:
            return FactSheet(_upper(self.words.texts("cosmic-hidden-card")), art=(faces.BACK, "cosmic"))
        made_of = self.words.content[design]
        kind = self.table.pictures.kind(made_of)
        art = self.table.maker.card_art(card)
        if isinstance(made_of, Flare):
            sides = tuple(
                (self.words.word("side", side), self.words.translated(text.words))
                for side, text in (("wild", made_of.wild), ("super", made_of.super))
            )
            return FactSheet(self.words.piece(design), kind, art, keywords=(*sides, *self._phases(made_of.wild)))
        text = escape(self.table.pictures.text(made_of))
        values: tuple[ShownValue, ...] = ()
        if isinstance(made_of, Technology) and made_of.value:
            values = (ShownValue("cosmic_technology", made_of.value, self.say("research")),)
        keywords = self._phases(made_of.text) if isinstance(made_of.text, Text) else ()
        return FactSheet(self.words.piece(design), kind, art, text=text, values=values, keywords=keywords)

    def _phases(self, text: Text) -> tuple[tuple[str, str], ...]:
        """When and by whom it can be used."""
        phases = text.phases or (ALL_PHASES,)
        named = [(self.words.word("phase", phase), self.words.word("phase", f"{phase}-help")) for phase in phases]
        return ((self.say("who"), self.words.word("role", text.role)), *named)

    def _alien(self, alien: str) -> FactSheet:
        made_of: Alien = self.words.content[alien]
        mandatory = self.words.texts("cosmic-mandatory" if made_of.mandatory else "cosmic-optional")
        kind = " · ".join((self.words.alien_title(alien), mandatory))
        text = f"{escape(self.words.translated(made_of.text.words))}\n<i>{escape(self._flavour(made_of))}</i>"
        return FactSheet(
            self.words.piece(alien), kind, (faces.ALIEN, alien), size=SHEET, text=text,
            keywords=self._phases(made_of.text),
        )  # fmt: skip

    def _flavour(self, made_of: Alien) -> str:
        flavour: str = self.words.translated(made_of.flavour)
        return flavour

    def _sheet(self, number: str) -> FactSheet:
        """An alien in play, with what has become of its power and what lies on it."""
        sheet = self.table.seen["sheets"][int(number)]
        if sheet["alien"] is None:
            title = _upper(self.words.texts("cosmic-hidden-alien"))
            return FactSheet(title, self.words.seat(sheet["holder"]), text=escape(self.say("hidden-alien")))
        made = self._alien(sheet["alien"])
        states = [self.say("held", seat=self.words.seat(sheet["holder"]))]
        if sheet["zapped"]:
            states.append(self.say("zapped"))
        elif not sheet["works"]:
            states.append(self.say("lost"))
        if not sheet["face_up"]:
            states.append(self.say("face-down"))
        effects = self.words.effects(self.table.seen["encounter"])
        states += [words for design, _, words in effects if design == sheet["alien"]]
        attached = tuple(self.words.card(card) for card in sheet["hoard"])
        hidden = sheet["cards"] - len(attached)
        if hidden > 0:
            attached += (self.say("cards-on-sheet", count=hidden),)
        return FactSheet(
            made.title, made.kind, made.art, size=SHEET, text=made.text, states=tuple(states), attached=attached,
            keywords=made.keywords,
        )  # fmt: skip

    # --- the board

    def _planet(self, number: str) -> FactSheet:
        planet = int(number)
        seen = self.table.seen["planets"][planet]
        art = next((piece.art for piece in self.table.lying if piece.id == f"planet:{planet}"), None)
        there = self._present(seen["ships"])
        states = [self.say("destroyed")] if seen["destroyed"] else []
        met = self.table.seen["encounter"]
        if met is not None and met["planet"] == planet:
            states.append(self.say("aimed"))
        return FactSheet(
            self.words.planet(planet), self.say("system", seat=self.words.seat(seen["home"])), art, size=SQUARE,
            text=escape(self.say("planet-help")), states=tuple(states), keywords=there,
            attached=tuple(self.words.card(card) for card in seen["cards"]),
        )  # fmt: skip

    def _present(self, ships: list[int]) -> tuple[tuple[str, str], ...]:
        return tuple((self.words.seat(seat), self.words.ships(count)) for seat, count in enumerate(ships) if count)

    def _ships(self, rest: str) -> FactSheet | None:
        place = rest.rpartition(":")[0]
        piece = next((piece for piece in self.table.lying if piece.id == f"ships:{rest}"), None)
        if piece is None:
            return None
        where = _upper(self.words.place(place))
        return FactSheet(_upper(piece.name), where, piece.art, size=SQUARE, text=escape(self.say("ships-help")))

    def _warp(self, rest: str) -> FactSheet:
        return FactSheet(
            self.say("warp"), text=escape(self.say("warp-help")), keywords=self._present(self.table.seen["warp"])
        )

    def _gate(self, rest: str) -> FactSheet:
        return FactSheet(
            self.say("gate"), text=escape(self.say("gate-help")), keywords=self._present(self.table.seen["gate"])
        )

    def _laid(self, slot: str) -> FactSheet | None:
        laid = (self.table.seen["encounter"] or {"laid": (None, None)})["laid"][int(slot)]
        return self._card(laid) if isinstance(laid, int) else None

    def _total(self, slot: str) -> FactSheet | None:
        """Where a total comes from, part by part."""
        met = self.table.seen["encounter"]
        if not met or met["defense"] < 0:
            return None
        main = met["defense" if int(slot) else "offense"]
        return FactSheet(
            self.say(("offense", "defense")[int(slot)], seat=self.words.seat(main)),
            text=escape(self.say("total-help")), keywords=self.table.maker.parts(int(slot)),
            states=tuple(words for _, changed, words in self.words.effects(met) if WINNER in changed),
        )  # fmt: skip

    def _seat(self, number: str) -> FactSheet:
        """What everybody may know of a player."""
        seat = int(number)
        mine = self.table.seen["seats"][seat]
        values = (
            ShownValue("cosmic_colony", mine["foreign"], self.say("foreign")),
            ShownValue("cosmic_home", mine["home"], self.say("home")),
            ShownValue("card", mine["cards"], self.say("cards")),
            ShownValue("cosmic_warp", self.table.seen["warp"][seat], self.say("in-warp")),
        )
        sheets = [n for n, sheet in enumerate(self.table.seen["sheets"]) if sheet["holder"] == seat]
        kind = ", ".join(self.words.sheet(sheet) for sheet in sheets)
        keywords: tuple[tuple[str, str], ...] = ()
        if mine["hand"] and seat != self.table.viewer:  # laid open, or in a recording where everything is open
            keywords = ((self.say("hand"), ", ".join(self.words.card(card) for card in mine["hand"])),)
        return FactSheet(self.words.seat(seat), kind, values=values, keywords=keywords)

    def _colony(self, number: str) -> FactSheet:
        return self._seat(number)

    def _aside(self, rest: str) -> FactSheet:
        """A card that lies there face down."""
        title = _upper(self.words.texts("cosmic-hidden-card"))
        holder = self.words.seat(int(rest.partition(":")[0]))
        return FactSheet(title, holder, art=(faces.BACK, "cosmic"), text=escape(self.say("aside-help")))

    def _token(self, rest: str) -> FactSheet | None:
        return self._card(int(rest.partition(":")[0]))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


_SHEETS: dict[str, Callable[[FactSheets, str], FactSheet | None]] = {
    "alien": FactSheets._alien, "sheet": FactSheets._sheet, "planet": FactSheets._planet, "ships": FactSheets._ships,
    "warp": FactSheets._warp, "gate": FactSheets._gate, "laid": FactSheets._laid, "total": FactSheets._total,
    "seat": FactSheets._seat, "colony": FactSheets._colony, "token": FactSheets._token, "aside": FactSheets._aside,
}  # fmt: skip
