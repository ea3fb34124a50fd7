"""Tests that read like the rulebook: a board laid out by hand, then played with its words.

    t = galaxy()                                   # red and blue on SMALL; only the two Homeworlds are there
    scouts = t.red.has("SC", 2, at=(5, 4))
    t.marker((6, 4), "nebula", up=True)
    t.begins("red", turn=1).goes(scouts, (6, 4))
    assert t.red.at(scouts) == (6, 4)
    t.red.ends()

Hexes are (row, column) as in the rulebook. Groups are named by their slot. Levels are keywords: `attack=1`.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from rules import PASS, Answer, Event, Setup, find, new_game, waiting
from rules.core.forms import Form
from rules.core.frame import Frame
from rules.core.running import checked, run
from rules.empires.atoms import fleets, worlds
from rules.empires.economy.ledger import ledger_of
from rules.empires.printed.constants import DONE, END, NOBODY, NOTHING, NOWHERE
from rules.empires.printed.designs import Design, packed
from rules.empires.printed.kinds import CLASSES
from rules.empires.printed.levels import highest, level, with_level
from rules.empires.questions import ECONOMY_SHEET
from rules.empires.state import Fleet, Galaxy, aliens, facts, groups_at, groups_of, is_home
from tests.games.empires.verbs import Field, Fighter

GAME = find("empires")
CLAIM = "empires.battle.claim"
Place = tuple[int, int]
HOMES: dict[str, tuple[Place, Place]] = {"small": ((3, 5), (10, 4))}


class Empire(Fighter):
    """One player."""

    table: Space

    # -- laying out

    def has(self, code: str, count: int = 1, at: Place = (5, 4), up: bool = False, **levels: int) -> int:
        """A group of units; they carry what their owner knows, changed by the levels named, which he knows, too."""
        g = self.table.state
        known = facts(g)
        unit = known.code[code]
        wanted = self._levels(levels)
        drawn = g.design[self.seat] if unit == known.unique else 0
        tech = 0 if known.newest[unit] else known.equipped(unit, wanted, design=drawn)
        g.tech[self.seat] = highest(g.tech[self.seat], wanted)
        return fleets.add_group(g, self.seat, unit, count, self.table.hex(at), tech, up)

    def designs(self, values: str, *abilities: str) -> int:
        """A unique ship: "D4-1-x2", with its abilities (CL-19)."""
        weapon, attack, defence, hull = re.fullmatch(r"([A-E])(\d)-(\d)-x(\d)", values).groups()
        made = Design(CLASSES.index(weapon), int(attack), int(defence), int(hull), abilities)
        self.table.state.design[self.seat] = packed(made)
        return packed(made)

    def trains(self, slot: int, experience: int) -> int:
        """The crew of a group: 0 for Green to 4 for Legendary."""
        self.fleet.experience[slot] = experience
        return slot

    def _levels(self, levels: dict[str, int]) -> int:
        g = self.table.state
        made = g.tech[self.seat]
        for name, value in levels.items():
            made = with_level(made, facts(g).technology[name], value)
        return made

    def knows(self, **levels: int) -> None:
        """Technology that the empire has from the start."""
        self.table.state.tech[self.seat] = self._levels(levels)

    def shows(self, **levels: int) -> None:
        """Technology that everybody has seen of this empire."""
        g = self.table.state
        self.knows(**levels)
        for name, value in levels.items():
            g.seen_tech[self.seat] = with_level(g.seen_tech[self.seat], facts(g).technology[name], value)

    def saves(self, cp: int) -> None:
        self.table.state.cp[self.seat] = cp

    def earned(self, cp: int) -> None:
        """What everybody has seen come in."""
        self.table.state.earned[self.seat] = cp

    def settles_at(self, at: Place, value: int = 5, planet: str = "planet") -> None:
        """A colony on a planet that is open to all."""
        self.table.marker(at, planet, up=True)
        worlds.found_colony(self.table.state, self.seat, self.table.hex(at), value)

    # -- asking

    @property
    def fleet(self) -> Fleet:
        return self.table.state.fleets[self.seat]

    @property
    def cp(self) -> int:
        return self.table.state.cp[self.seat]

    def at(self, slot: int) -> Place | None:
        """Where a group is; None if it is no more."""
        hex = self.fleet.hex[slot] if slot < len(self.fleet.hex) else NOWHERE
        return None if hex == NOWHERE else self.table.place(hex)

    def count(self, slot: int) -> int:
        return self.fleet.count[slot]

    def level(self, technology: str, slot: int | None = None) -> int:
        """Of the empire, or of a group."""
        g = self.table.state
        levels = g.tech[self.seat] if slot is None else self.fleet.tech[slot]
        return level(levels, facts(g).technology[technology])

    def crew(self, slot: int) -> int:
        return self.fleet.experience[slot]

    def groups(self, at: Place) -> list[tuple[str, int]]:
        """Code and number of every group in a hex."""
        g = self.table.state
        slots = groups_at(g, self.seat, self.table.hex(at))
        return [(facts(g).units[self.fleet.unit[slot]].code, self.fleet.count[slot]) for slot in slots]

    def codes(self) -> list[str]:
        """The codes of all groups on the map."""
        g = self.table.state
        return [facts(g).units[self.fleet.unit[slot]].code for slot in groups_of(g, self.seat)]

    def orders(self, slot: int) -> list[Any]:
        """What a group may be ordered to do; it is taken up, and laid down again."""
        self.answers("movement.group", slot)
        found = self.offered("movement.order")
        self.answers("movement.order", DONE)
        return found

    def steps(self, slot: int) -> list[Place]:
        """The hexes that a group may enter next."""
        return sorted({self.table.place(o[1]) for o in self.orders(slot) if type(o) is tuple and o[0] == "go"})

    # -- playing

    def does(self, slot: int, *order: Any) -> list[Event]:
        """Gives a group one order; hexes in it are written as (row, column)."""
        self.answers("movement.group", slot)
        value = tuple(self.table.hex(part) if type(part) is tuple else part for part in order)
        return self.answers("movement.order", value[0] if len(value) == 1 else value)

    def goes(self, slot: int, *route: Place, count: int | None = None, verb: str = "go") -> list[Event]:
        """A group, or so many units of it, goes from hex to hex, and is laid down if it could go on."""
        if not self.is_asked("movement.order"):
            self.answers("movement.group", slot)
        number = self.count(slot) if count is None else count
        events: list[Event] = []
        for place in route:
            events += self.answers("movement.order", (verb, self.table.hex(place), number))
        if self.is_asked("movement.order"):
            self.answers("movement.order", DONE)
        return events

    def ends(self, rolls: int | tuple[int, ...] = ()) -> list[Event]:
        """The Movement phase ends."""
        return self.answers("movement.group", END, rolls=rolls)

    def sheet(self, **fields: Any) -> list[Event]:
        """The production sheet; `build` and `scuttle` name what is not nothing: {"scout@3,5": 2}."""
        asked = self.decision("economy.sheet")
        assert isinstance(asked, Form)
        return self.answers("economy.sheet", self.filled(**fields))

    def filled(self, **fields: Any) -> dict[str, Any]:
        asked = self.decision("economy.sheet")
        assert isinstance(asked, Form)
        values = asked.opening()
        for name, value in fields.items():
            if name in ("build", "scuttle", "troops", "free_troops", "centres"):
                slots: Any = dict(asked.fields)[name]
                named = {self.table.line(key): number for key, number in value.items()}
                unknown = set(named) - {slot for slot, _, _ in slots.slots}
                assert not unknown, f"{unknown} is not on the sheet: {[slot for slot, _, _ in slots.slots]}"
                value = tuple(named.get(slot, 0) for slot, _, _ in slots.slots)
            values[name] = value
        return values


class Space(Field):
    player_type = Empire
    claims = False  # whether a test answers itself what false groups claim (CL-E55.3)

    def give(self, answer: Answer) -> list[Event]:
        return [*super().give(answer), *self._claim_likely()]

    def _claim_likely(self) -> list[Event]:
        """CL-E55.3, UI-7: whoever could have Shape Shifters is asked in every battle, and says what is proposed."""
        events: list[Event] = []
        while not self.claims and self.asked() and self.asked()[0][1] == CLAIM:
            asked = waiting(self.state)[0]
            value = asked.opening() if isinstance(asked, Form) else PASS
            events += super().give(Answer(asked.seat, CLAIM, value))
        return events

    # -- laying out

    def hex(self, at: Place) -> int:
        return facts(self.state).chart.at(*at)

    def place(self, hex: int) -> Place:
        return facts(self.state).chart.rows[hex]

    def line(self, name: Any) -> str:
        """ "scout@3,5" is the line of the shop for scouts in row 3, column 5; a slot stands for itself."""
        unit, sign, where = str(name).partition("@")
        if not sign:
            return unit
        row, column = where.split(",")
        return f"{unit}@{self.hex((int(row), int(column)))}"

    def marker(self, at: Place, id: str, up: bool = False) -> None:
        g, hex = self.state, self.hex(at)
        g.marker[hex], g.also[hex], g.known[hex] = NOTHING, NOTHING, 0
        worlds.lay_marker(g, hex, facts(g).marker[id], up)

    def aliens_at(self, at: Place, *ids: str, up: bool = True) -> None:
        """Alien ships on a planet."""
        g = self.state
        for id in ids:
            unit = facts(g).unit[id]
            g.pool[unit - facts(g).first_alien] -= 1
            fleets.add_group(g, aliens(g), unit, 1, self.hex(at), up=up)

    def begins(self, player: str, turn: int = 1, cycle: int = 1) -> Empire:
        """This player's turn begins, the others' come after it; gives that player."""
        seat = next(each.seat for each in self.players if each.name == player)
        others = [each.seat for each in self.players if each.seat != seat and not self.state.out[each.seat]]
        self._at("next_player", queue=[seat, *others], turn=turn, cycle=cycle, order=[seat, *others])
        return self.players[seat]  # type: ignore[return-value]

    def economy(self, first: str = "red", cycle: int = 1, saved: int | None = None) -> None:
        """The Economic Phase begins; this player was first in the cycle. Red may have `saved` so many CP."""
        if saved is not None:
            self.state.cp[0] = saved
        seat = next(each.seat for each in self.players if each.name == first)
        others = [each.seat for each in self.players if each.seat != seat and not self.state.out[each.seat]]
        self._at("economic_phase", queue=[], turn=3, cycle=cycle, order=[seat, *others])

    def _at(self, step: str, queue: list[int], turn: int, cycle: int, order: list[int]) -> None:
        g = self.state
        g.turn, g.cycle, g.order, g.active, g.marching = turn, cycle, order, NOBODY, NOWHERE
        g.frames[:] = [Frame("empires.game", {"queue": queue}).send(step)]
        g.pending = None
        g.script, g.heard = self._script, self.events
        with checked():
            run(g)
        g.heard = None
        self._claim_likely()

    # -- asking

    def kind(self, at: Place) -> str | None:
        """The id of the marker of a hex, open or not."""
        marker = self.state.marker[self.hex(at)]
        return None if marker == NOTHING else facts(self.state).markers[marker].id

    def colony(self, at: Place) -> tuple[str, int] | None:
        """Owner and value of the colony in a hex."""
        owner = self.state.colony[self.hex(at)]
        return None if owner == NOBODY else (self.players[owner].name, self.state.value[self.hex(at)])


def galaxy(*names: str, map: str = "small", options: dict[str, Any] | None = None, seed: int = 1) -> Any:
    """A board with nothing on it but the Homeworlds; the players are attributes by name."""
    seats = list(names or ("red", "blue"))
    chosen = {**({"map": map} if len(seats) == 2 else {}), **(options or {})}
    state = new_game("empires", Setup("empires", [{} for _ in seats], chosen), seed)
    assert isinstance(state, Galaxy)
    made = Space(state, seats)
    while made.asked() and made.asked()[0][1] == "empires.advantages.keep":
        player = made.players[made.asked()[0][0]]
        dealt = player.decision("advantages.keep")
        player.answers("advantages.keep", dealt.items[: dealt.low])
    while made.asked() and made.asked()[0][1] == "empires.game.design":
        player = made.players[made.asked()[0][0]]
        player.answers("game.design", player.decision("game.design").opening())
    while made.asked() and made.asked()[0][1] == "empires.game.home":
        player: Any = made.players[made.asked()[0][0]]
        asked = player.decision("game.home")
        values = asked.opening()
        wanted = HOMES.get(map, ())
        if len(seats) == 2 and wanted:
            values["homeworld"] = made.hex(wanted[player.seat])
        player.answers("game.home", values)
    g = made.state
    for owner in range(len(g.fleets)):
        g.fleets[owner] = Fleet()
    for hex in range(len(g.marker)):
        if not is_home(g, hex):
            g.marker[hex], g.also[hex], g.up[hex], g.known[hex] = NOTHING, NOTHING, False, 0
            g.colony[hex], g.value[hex] = NOBODY, 0
    g.aside, g.frames[:] = [], []
    made.events.clear()
    return made


def told(t: Any, asked: Any, value: Any) -> str:
    """An answer in words: "learns tactics; builds scout 3, squadron 6; bids 4" for a sheet (units of all hexes
    together, a bid of one CP is none), "go 10,4 with 6" for an order."""
    if isinstance(asked, Form) and asked.prompt == ECONOMY_SHEET:
        return _sheet_told(t.state, asked.seat, dict(value))
    if isinstance(value, tuple) and value and value[0] in ("go", "carry"):
        row, column = t.place(value[1])
        return f"{value[0]} {row},{column} with {value[2]}"
    return str(value)


def _sheet_told(g: Galaxy, seat: int, filled: dict[str, Any]) -> str:
    known, ledger = facts(g), ledger_of(g, seat)
    gone = Counter[str]()
    for slot, count in ledger.scuttled(filled).items():
        gone[known.units[g.fleets[seat].unit[slot]].id] += count
    built = Counter[str]()
    for berth, count in ledger.built(filled):
        built[known.units[berth.unit].id] += count
    parts = [f"scuttles {_numbered(gone)}"] if gone else []
    parts += [f"learns {' '.join(filled['research'])}"] if filled.get("research") else []
    parts += [f"builds {_numbered(built)}"] if built else []
    parts += [f"bids {filled['bid']}"] if filled.get("bid", 0) > 1 else []
    return "; ".join(parts) or "saves everything"


def _numbered(units: Counter[str]) -> str:
    return ", ".join(f"{id} {count}" for id, count in sorted(units.items()) if count)
