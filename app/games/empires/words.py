"""Űrbirodalmak in words: hexes, units, technologies, options, prompts, reasons (UX-34, UX-51, UX-88).

`see` tells it what one viewer sees; what lies face down has no name in it. How the parts of an option are called
is in `option_words`, the lines of the log are in `log_words`. A new prompt, option, reason or event mostly needs its
messages only; `tests/app/test_words_of_games.py` says which are missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from app.games.empires import log_words, option_words
from app.games.empires.card_faces import card_name, card_text
from app.text.speech import Speech, capital, signed
from app.text.texts import Texts, message_id
from rules.core.decisions import Decision, Option
from rules.core.events import Event
from rules.empires.printed.constants import MONSTERS, NEUTRALS
from rules.empires.printed.facts import Facts
from rules.empires.printed.kinds import AMOEBAS, Card
from rules.empires.printed.levels import level
from rules.empires.printed.switches import ON
from rules.empires.questions import ROUND_FIRE

if TYPE_CHECKING:
    from rules.empires.sight.seen import TableSeen

Values = dict[str, object]


BESIDE = "\u00a0· "  # between two things in a row: a new line never begins with the dot


def unbroken(text: str) -> str:
    """A number is not torn from what it counts; a long name still breaks, else it is cut with a hyphen."""
    return re.sub(r" (?=\d)|(?<=\d) ", "\u00a0", text)


class Words(Speech):
    """The wording of one game at one table."""

    def __init__(self, texts: Texts, names: Sequence[str], facts: Facts) -> None:
        super().__init__(texts, names)
        self.facts = facts
        self.table = cast("TableSeen", {})

    def word(self, area: str, name: str, **values: object) -> str:
        return self.texts(message_id("empires", area, name), **values)

    def see(self, table: TableSeen) -> None:
        """What is seen now: `view(state, seat)["table"]`."""
        self.table = table

    def printed(self, id: str) -> Card:
        """An alien technology card or an Empire Advantage as it is printed."""
        return self.facts.cards[self.facts.card[id]]

    def card(self, id: str) -> str:
        """An alien technology card or an Empire Advantage."""
        return card_name(self.texts, self.printed(id))

    def card_text(self, id: str) -> str:
        """What a card does."""
        return card_text(self.texts, self.printed(id))

    def percent(self, share: float) -> str:
        """A chance: nothing that may happen is told as 0 %, nothing that may fail as 100 %."""
        rounded = round(100 * share)
        if rounded == 0 and share > 0:
            return self.word("percent", "low")
        if rounded == 100 and share < 1:
            return self.word("percent", "high")
        return self.word("percent", "plain", percent=rounded)

    # --- owners and places

    def owner(self, owner: int) -> str:
        """A player by name; whoever else has pieces on the map with the article: "the alien fleet"."""
        seats = self.facts.seats
        if owner < seats:
            return self.seat(owner)
        neutral = owner - seats
        if neutral >= NEUTRALS:
            return self.word("owner", "rival", number=neutral - NEUTRALS + 1)
        return self.word("owner", "aliens" if neutral != MONSTERS else self._monsters())

    def _monsters(self) -> str:
        """Machines and amoebas have one owner; where both may come it has a name for both."""
        options = self.facts.options
        if self.facts.map.rival == AMOEBAS or (options["amoebas"] == ON and not options["machines"]):
            return "amoebas"
        return "monsters" if options["amoebas"] == ON else "machines"

    def owners(self, owners: Sequence[int]) -> str:
        return self.listed([self.owner(owner) for owner in owners])

    def banner(self, seat: int, number: int) -> str:
        """CL-7.3: the name of a fleet marker."""
        return self.facts.banners[seat][number]

    def own_banner(self, number: int) -> str:
        """The fleet marker of the viewer."""
        mine = [seat for seat, counters in enumerate(self.table.get("counters", ())) if counters["own"] is not None]
        return self.banner(mine[0], number) if mine else ""

    def hex(self, hex: int) -> str:
        """The letter of the row and the place in it."""
        row, column = self.facts.chart.rows[hex]
        return f"{chr(ord('A') + row - 1)}{column}"

    def hexes(self, hexes: Sequence[int]) -> str:
        return self.listed([self.linked(hex) for hex in hexes])

    def linked(self, hex: int) -> str:
        return f"<link:hex:{hex}>{self.hex(hex)}</link>"

    # --- things

    def unit(self, unit: str, count: int = 1) -> str:
        """Units of a kind: "3 Scouts"; a single one without its number."""
        own = message_id("empires-unit", unit)
        if self.texts.has(own):
            return self.texts(own, count=count)
        return self.texts("empires-unit-other", count=count, name=self.unit_name(unit))

    def unit_name(self, unit: str) -> str:
        """What is printed for a kind of unit."""
        return self.texts.translated(self.facts.units[self.facts.unit[unit]].name)

    def kind(self, code: str) -> str:
        """A kind of unit by the code on its counters."""
        return self.unit_name(self.facts.units[self.facts.code[code]].id)

    def thing(self, id: str) -> str:
        """A single unit, ground unit or centre by its id."""
        if id in self.facts.unit:
            return self.unit(id)
        return self.troops({id: 1}) if any(id == one.id for one in self.facts.troops) else self.word("centre", id)

    def troops(self, troops: Mapping[str, int]) -> str:
        """Ground units by kind: "2 Infantry and 1 Grav Armor"."""
        return self.listed([self._troop(id, count) for id, count in troops.items()])

    def _troop(self, id: str, count: int) -> str:
        own = message_id("empires-troop", id)
        if self.texts.has(own):
            return self.texts(own, count=count)
        name = next(one.name for one in self.facts.troops if one.id == id)
        return self.texts("empires-unit-other", count=count, name=self.texts.translated(name))

    def strain(self, strain: str) -> str:
        """What a type of amoeba has turned out to be."""
        return self.texts.translated(self.facts.strain[strain].name)

    def marker(self, marker: str) -> str:
        return self.texts.translated(next(one.name for one in self.facts.markers if one.id == marker))

    def markers(self, markers: Sequence[str]) -> str:
        return self.listed([self.marker(marker) for marker in markers])

    def technology(self, technology: str) -> str:
        return self.texts.translated(self.facts.technologies[self.facts.technology[technology]].name)

    def levels(self, levels: int | Mapping[str, int], above_start: bool = False) -> str:
        """Technology with its levels; nothing where there is none, or nothing better than everybody begins with."""
        known = self.facts.technologies
        if isinstance(levels, int):
            levels = {each.id: level(levels, place) for place, each in enumerate(known)}
        least = {each.id: each.start if above_start else 0 for each in known}
        better = {name: to for name, to in levels.items() if to > least[name]}
        return ", ".join(
            self.word("level", "of", technology=self.technology(name), level=to) for name, to in better.items()
        )

    def design(self, design: Mapping[str, Any]) -> str:
        """A unique ship: "D4-1-×2 (Tractor beam)", as far as it is known."""
        values = {
            name: design[name] if design[name] is not None else "?" for name in ("class", "attack", "defence", "hull")
        }
        said = self.word("design", "values", **values)
        if design["abilities"]:
            abilities = self.listed([self.word("ability", name) for name in design["abilities"]])
            said = self.word("design", "with", values=said, abilities=abilities)
        if design["flaw"]:
            said = self.word("design", "flawed", values=said, units=self.kind(design["flaw"]))
        return said

    def group(self, slot: int) -> str:
        """A group of the viewer by its slot: what it is and where."""
        for counters in self.table.get("counters", ()):
            for group in counters["own"] or ():
                if group["slot"] == slot:
                    return self.word(
                        "group", "at", units=self.unit(_kind(group), group["count"]), hex=self.hex(group["hex"])
                    )
        return self.word("group", "gone")

    def line_of(self, line: int, owned: bool = True) -> str:
        """The units of a line of the battle, with their owner or without."""
        battle = self.table.get("battle")
        for each in battle["lines"] if battle else ():
            if each["line"] == line:
                units = self.unit(_kind(each), each["count"])
                return self.owned(each["seat"], units) if owned else units
        return self.word("group", "gone")

    def owned(self, owner: int, units: str) -> str:
        """Units with their owner; machines and aliens are called by their kind alone."""
        return units if self.is_neutral(owner) else self.word("line", "of", seat=self.owner(owner), units=units)

    def is_neutral(self, owner: int) -> bool:
        """Aliens, machines and amoebas: nobody plays them."""
        return 0 <= owner - self.facts.seats < NEUTRALS

    def soldiers(self, line: int) -> str:
        """The ground units of a line of the fight for a colony, with their owner."""
        assault = self.table.get("assault")
        for each in assault["lines"] if assault else ():
            if each["line"] == line:
                units = self.troops({each["troop"]: each["count"]})
                told = self.word("line", "of", seat=self.owner(each["seat"]), units=units)
                return self.word("line", "supported", soldiers=told) if each["supported"] else told
        return self.word("group", "gone")

    # --- numbers with their reasons

    def cause(self, cause: str) -> str:
        """What changes a number of a unit, by the name that the rules give it."""
        return self.word("cause", cause)

    def why(self, steps: Sequence[Sequence[Any]]) -> str:
        """How a number comes about, from `view["numbers"]`: "Attack +4, Defence −1", no number on a line of its own."""
        return ", ".join(f"{self.cause(cause)}\u00a0{signed(by, plus=True)}" for cause, by in steps if by)

    def phase(self, phase: str) -> str:
        return self.word("phase", phase)

    # --- questions

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence; where somebody is only asked because others must not know that he has no
        choice, it says so (UI-7)."""
        nothing = message_id("empires-nothing", decision.prompt.removeprefix("empires."))
        own = nothing if self.texts.has(nothing) and len(decision.first(2)) == 1 else ""
        return self.texts(own or message_id("prompt", decision.prompt), **self.asked(decision))

    def rule(self, decision: Decision) -> str:
        """The rule behind a question, in one sentence (UX-31)."""
        return self.texts(message_id("prompt", decision.prompt, "rule"))

    def field(self, decision: Decision) -> str:
        """The heading of a form's field."""
        return self.texts(message_id("field", decision.prompt), **self.asked(decision))

    def place_of(self, decision: Decision) -> int | None:
        """The hex that a question is about: that of a battle, or where somebody stands who goes on by himself."""
        battle = self.table.get("battle")
        if battle:
            return int(battle["hex"])
        return decision.source if decision.prompt in option_words.WAYS and isinstance(decision.source, int) else None

    def asked(self, decision: Decision) -> Values:
        """What the sentence may need to know: the hex, the enemy, the group under orders."""
        seen = self.table
        battle = seen.get("battle")
        marching = seen.get("marching")
        own = seen.get("seats") or ()
        cp = own[decision.seat].get("cp") if 0 <= decision.seat < len(own) else None
        hex = self.place_of(decision)
        values: Values = {
            "seat": self.seat(decision.seat),
            "hex": self.hex(hex) if hex is not None else "",
            "round": battle["round"] if battle else 0,
            "group": self.group(marching) if isinstance(marching, int) and marching >= 0 else "",
            "cp": cp or 0,
            "turn": seen.get("turn", 0),
        }
        values["won"] = _won([seat.get("bid") or 0 for seat in own])
        may = option_words.may(decision)
        values["may"] = f"board-{may}" if self._boards(decision, battle["lines"] if battle else ()) else may
        for name in ("low", "high"):
            if isinstance(getattr(decision, name, None), int):
                values[name] = getattr(decision, name)
        return values

    def _boards(self, decision: Decision, lines: Sequence[Mapping[str, Any]]) -> bool:
        """Whether only Boarding Ships have their moment, which do not fire (CL-4.1.1)."""
        known, options = self.facts, getattr(decision, "options", ())
        acting = (
            {option[1] for option in options if isinstance(option, tuple)} if decision.prompt == ROUND_FIRE else set()
        )
        units = [each["unit"] for each in lines if each["line"] in acting]
        return bool(units) and all(unit in known.unit and known.boards[known.unit[unit]] for unit in units)

    def label(self, decision: Decision, option: Option) -> str:
        """An option as "verb + object" (UX-34)."""
        said = option_words.label(self, decision, option)
        return capital(said)

    def slot(self, decision: Decision, slot: Any) -> str:
        """What is counted or shared out in a question."""
        said = option_words.part(self, option_words.bare(decision.prompt), slot)
        return capital(said)

    # --- reasons and the log

    def reason_value(self, name: str, value: Any) -> object:
        said = _REASON_VALUES.get(name)
        return super().reason_value(name, value) if said is None else said(self, value)

    def line(self, event: Event) -> str:
        """An event as a line of the log with links; empty where another line tells it."""
        return log_words.line(self, event)


_REASON_VALUES: Mapping[str, Callable[[Words, Any], object]] = {
    "hex": lambda words, value: words.hex(value),
    "unit": lambda words, value: words.thing(value),
    "line": lambda words, value: words.line_of(value),
    "target": lambda words, value: words.unit(value),
    "technology": lambda words, value: words.technology(value),
    "marker": lambda words, value: words.marker(value),
    "owner": lambda words, value: words.owner(value),
}


def _won(bids: Sequence[int]) -> str:
    """SE-7.4.2, SE-7.4.3: how somebody came to decide who is first."""
    if not any(bids):
        return "nobody"
    return "equal" if sum(bid == max(bids) for bid in bids) > 1 else "highest"


def _kind(group: Mapping[str, Any]) -> str:
    """The kind of a group; CL-E55: its owner is told that it is false."""
    return f"false_{group['unit']}" if group.get("false") else str(group["unit"])
