"""Inspect for Káosz: everything the viewer may know about a card, a pile or a player, as text (UX-49 to UX-53)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.games.kaosz import faces
from app.games.kaosz.pieces import COIN, MARKER, SORT, VALUES
from app.games.kaosz.sight import count_in
from app.table.model import FactSheet, Id, ShownValue
from app.text.texts import message_id
from app.ui.lettering import escape
from rules.kaosz.faces import COST_X, Face
from rules.kaosz.words import BIT, KEYWORDS, STATS

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable
    from rules.kaosz.seen import CardSeen


class FactSheets:
    """Makes the sheets of one table."""

    def __init__(self, table: KaoszTable) -> None:
        self.table, self.maker = table, table.maker

    def say(self, *parts: str, **values: object) -> str:
        return self.table.texts(self.table.wording.fitting(message_id("kaosz", *parts)), **values)

    def sheet(self, id: Id) -> FactSheet | None:
        if isinstance(id, int):
            seen = self.maker.cards.get(id)
            return self._card(seen) if seen is not None else None
        if id == MARKER:
            return FactSheet(self.say("table-marker"), text=self.say("table-marker-tip"))
        if id == COIN:
            return FactSheet(self.say("table-coin"), text=self.say("table-coin-tip"))
        if id == SORT:
            return FactSheet(self.say(f"table-sort-{self.maker.sort}"), text=self.say("table-sort-tip"))
        kind, _, rest = id.partition(":")
        if kind == "seat":
            return self._seat(int(rest))
        if kind == "pile":
            kind, _, rest = rest.partition(":")
        return self._zone(kind, int(rest.partition(":")[0])) if rest and kind in _ZONES else None

    # --- cards

    def _card(self, seen: CardSeen) -> FactSheet:
        face = self.maker.face(seen)
        if face is None:
            return FactSheet(
                self.maker.title(seen), self._place(seen), faces.back_art(seen.get("developments", 0)),
                text=escape(self.say("unknown-help")), states=self._states(seen),
            )  # fmt: skip
        down = "state" in seen and not seen["paid"]
        art = faces.card_art(face.id, self.maker.shown(face, seen), developments=seen.get("developments", 0))
        return FactSheet(
            self.table.card_name(face.id), self.kind_line(face), art, faces.back_art() if down else None,
            text=self.text(face), values=self._values(face, seen), states=self._states(seen, face),
            attached=tuple(self.maker.title(each) for each in seen.get("carries", ())),
            keywords=self._keywords(face, seen),
        )  # fmt: skip

    def kind_line(self, face: Face) -> str:
        """Type, subtype, species, clan and rarity."""
        parts = [self.say("type", face.type), self.say("subtype", face.type, face.subtype)]
        parts.append(self.say("species", face.species))
        if face.clan:
            parts.append(self.say("clan", face.clan))
        return " · ".join([*parts, self.say("rarity", face.rarity)])

    def text(self, face: Face) -> str:
        text = face.text
        return escape(self.table.texts.translated(text))

    def _place(self, seen: CardSeen) -> str:
        place = self.maker.where.get(seen["card"], "")
        zone, _, seat = place.partition(":")
        return self.say("zone-of", zone=self.say("zone", zone), seat=self.table.seat_name(int(seat))) if seat else ""

    def _values(self, face: Face, seen: CardSeen) -> tuple[ShownValue, ...]:
        made = [] if face.cost == COST_X else [ShownValue("credit", face.cost, self.say("value-cost"))]
        if face.type == "ship":
            made += [self._stat(face, seen, number) for number in range(len(STATS))]
            if self.table.has_limits:
                made.append(ShownValue("hangar", face.hangar_size, self.say("value-size")))
            return tuple(made)
        for icon, amount, role in self.maker.shown(face, seen):
            name = self.say(VALUES[icon])
            number = amount.replace("−", "-").lstrip("+")
            if number.lstrip("-").isdecimal():
                made.append(ShownValue(icon, int(number), name, "harm_text" if role == "harm" else role))
        return tuple(made)

    def _stat(self, face: Face, seen: CardSeen, number: int) -> ShownValue:
        """A value of a ship with its sources: "5 = 3 printed + 2 from …" (UX-51)."""
        word, printed = STATS[number], face.stats[number]
        name = self.say("value", word)
        icon = faces.ICONS[number]
        if "values" not in seen:
            return ShownValue(icon, printed, name)
        full = seen["values"][word]
        now = seen["armor"] if word == "armor" else full
        role = "good" if now > printed else "harm_text" if now < printed else "ink"
        changes = seen.get("sources", {}).get(word, ())
        told: list[str] = []
        if changes or now != full:
            told.append(self.say("value-printed", amount=printed))
            told += [self._change(change) for change in changes]
            if now != full:
                told.append(self.say("value-lost", amount=faces.number(now - full)))
        return ShownValue(icon, now, name, role, tuple(told))

    def _change(self, change: Sequence[Any]) -> str:
        _, design, how, by = change
        card = self.table.card_name(design) if design else self.say("unknown-card")
        return self.say("value-from", amount=str(by) if how == "set" else faces.number(by, True), card=card)

    def _states(self, seen: CardSeen, face: Face | None = None) -> tuple[str, ...]:
        if "state" not in seen:
            return ()
        said = []
        if seen["state"] != "active":
            said.append(self._first_upper(self.say("state", seen["state"])) + ": " + self._state_help(seen))
        if not seen["paid"]:
            said.append(self._first_upper(self.say("unpaid")) + ": " + self.say("unpaid-help"))
        if seen.get("developments") or (face is not None and face.type == "base" and not seen["paid"]):
            count = seen.get("developments", 0)
            known = face is not None and face.type == "base"
            limit = faces.limit_text(face) if known and face is not None else ""
            said.append(self.say("developments-of", count=count, limit=limit) if known
                        else self._first_upper(self.say("developments", count=count)))  # fmt: skip
        return tuple(said)

    def _state_help(self, seen: CardSeen) -> str:
        return self.say(f"state-{seen['state']}-help")

    @staticmethod
    def _first_upper(text: str) -> str:
        return text[:1].upper() + text[1:]

    def _keywords(self, face: Face, seen: CardSeen) -> tuple[tuple[str, str], ...]:
        """Abilities, then what type and subtype mean."""
        words = seen.get("abilities")
        if words is None:
            words = [word for word in KEYWORDS if face.keywords & BIT[word]]
        made = [(self.say("keyword", word), self.say("keyword", word, "help")) for word in words]
        if self.table.facts.level == 1:
            made = []  # KG-11.7: texts do not count
        if seen.get("state") == "active" and face.type == "ship":  # nothing to warn of
            made.append((self._first_upper(self.say("state", "active")), self._state_help(seen)))
        if "carries" in seen and self.table.facts.level != 1:
            made.append((self.say("count-carried", count=len(seen["carries"]), limit=face.size), ""))
        made.append((self._first_upper(self.say("subtype", face.type, face.subtype)),
                     self.say("subtype", face.type, face.subtype, "help")))  # fmt: skip
        return tuple(made)

    # --- piles and players

    def _zone(self, zone: str, seat: int) -> FactSheet:
        player = self.table.seen["players"][seat]
        count = count_in(player, zone)
        title = self.say("zone-of", zone=self.say("zone", zone), seat=self.table.seat_name(seat))
        values = (ShownValue(_ZONES[zone], count, self.say("cards", count=count)),)
        return FactSheet(title, text=escape(self.say("zone", zone, "help")), values=values)

    def _seat(self, seat: int) -> FactSheet:
        player = self.table.seen["players"][seat]
        hand = count_in(player, "hq")
        values = [
            ShownValue("credit", player["credits"], self.say("value-credits")),
            ShownValue("headquarters", hand, self.say("count-hand", count=hand, limit=player["limits"]["hand"])),
        ]
        if self.table.has_limits:
            size = player["hangar_size"]
            values.append(
                ShownValue("hangar", size, self.say("count-hangar", size=size, limit=player["limits"]["hangar"]))
            )
        for zone in ("colony", "trash", "ruin"):
            values.append(ShownValue(_ZONES[zone], count_in(player, zone), self.say("zone", zone)))
        return FactSheet(self.table.seat_name(seat), text=escape(self.say("value-credits-help")), values=tuple(values))


_ZONES = {"colony": "colony", "trash": "trash", "ruin": "ruin", "hq": "headquarters", "hangar": "hangar",
          "cantina": "cantina", "surface": "surface"}  # fmt: skip
