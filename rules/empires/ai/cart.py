"""The sheet of the Economic Phase while it is being filled in: whatever does not fit is left out."""

from __future__ import annotations

from rules.core.decisions import Value

from ..economy.berths import Berth
from ..economy.checks import wrong
from ..economy.ledger import Ledger
from ..economy.parts import BUILD, GRANTS, RESEARCH, SCUTTLE
from ..state import Hex, Slot, equipped
from .might import force_of, might_of
from .outlook import Outlook

BEARABLE, EASY = 0.85, 0.7  # of the income: with more maintenance ships are scuttled, until it is easy to bear


class Cart:
    """What has been written so far."""

    def __init__(self, look: Outlook, ledger: Ledger) -> None:
        self.look, self.ledger, self.known = look, ledger, look.known
        self.filled = ledger.start()
        comes_in = sum(look.g.value[hex] for hex in look.colonies)
        self.income = max(comes_in, (comes_in + ledger.have) // 2)  # whoever has saved bears more for a while
        self.bearable = self.income  # the maintenance up to which ships are bought

    @property
    def left(self) -> int:
        return self.ledger.left(self.filled)

    @property
    def levels(self) -> int:
        return self.ledger.with_research(self.filled.get(RESEARCH, ()))

    @property
    def grants(self) -> bool:
        """SE-19.1: dice are bought instead of levels."""
        return GRANTS in self.filled

    @property
    def upkeep(self) -> int:
        """SE-7.3.1: maintenance from the next phase on."""
        gone = self.ledger.scuttled(self.filled)
        return self.ledger.maintenance.after(gone) + sum(
            count * self._hulls(berth.unit) for berth, count in self.ledger.built(self.filled)
        )

    def _hulls(self, unit: int) -> int:
        """What a new unit of a kind costs in each phase."""
        return self.ledger.halves(unit, self.filled) // 2 if self.known.units[unit].upkeep else 0

    def overlooks(self) -> bool:
        """Whether this level does not think of something."""
        return self.look.mind.happens(self.look.skill.waste)

    def room(self, hex: Hex) -> int:
        """Half hulls that the shipyards of a hex can still build."""
        used = sum(
            count * self.ledger.halves(berth.unit, self.filled)
            for berth, count in self.ledger.built(self.filled)
            if berth.hex == hex and self.known.units[berth.unit].uses_yard
        )
        return self.ledger.capacity(hex, self.levels, {}) - used

    def write(self, name: str, value: Value) -> bool:
        """Write a value into the sheet if the whole still fits."""
        before = self.filled[name]
        self.filled[name] = value
        if wrong(self.ledger, self.filled) is None:
            return True
        self.filled[name] = before
        return False

    def learn(self, technology: str) -> bool:
        if self.grants:
            return self._grant(technology)
        bought = self.filled.get(RESEARCH, ())
        on_sale = technology in self.ledger.technologies and technology not in bought
        return on_sale and self.write(RESEARCH, (*bought, technology))

    def _grant(self, technology: str) -> bool:
        """SE-19.1: one die more for a technology."""
        numbers = [
            n + (name == technology) for name, n in zip(self.ledger.technologies, self.filled[GRANTS], strict=True)
        ]
        return technology in self.ledger.technologies and self.write(GRANTS, tuple(numbers))

    def buy(self, code: str, most: int, at: Hex | None = None) -> int:
        """So many units of a kind, as far as they can be built and paid; near the Homeworld first."""
        return self.order(self.known.code[code], most, at) if code in self.known.code else 0

    def order(self, unit: int, most: int, at: Hex | None = None) -> int:
        if BUILD not in self.filled:
            return 0
        far = self.look.far[self.look.home]
        places = [i for i, berth in enumerate(self.ledger.berths) if berth.unit == unit and at in (None, berth.hex)]
        places.sort(key=lambda i: (far[self.ledger.berths[i].hex], self._age(self.ledger.berths[i]), i))
        bought = 0
        for i in places:
            while bought < most and self._one_more(i, self.ledger.berths[i]):
                bought += 1
        return bought

    def _age(self, berth: Berth) -> int:
        """First a group of the newest technology, then a new one, then groups that the new units would share old
        technology with (SE-7.5.3, SE-7.5.5)."""
        if berth.like is not None:
            return 3
        if berth.joins is None:
            return 1
        newest = equipped(self.look.g, self.look.seat, berth.unit, self.levels)
        return 0 if self.known.newest[berth.unit] or self.look.fleet.tech[berth.joins] == newest else 2

    def scuttle(self) -> None:
        """SE-7.3.3: what fights worst for its maintenance goes, as long as that takes most of the income; but nobody
        who is on the way."""
        look, maintenance = self.look, self.ledger.maintenance
        if SCUTTLE not in self.filled or self.upkeep <= BEARABLE * self.income:
            return
        groups = self.ledger.groups
        resting = [
            slot for slot in groups if maintenance.upkeep[slot] and look.g.colony[look.fleet.hex[slot]] == look.seat
        ]

        def use(slot: Slot) -> float:
            return might_of(look.g, force_of(look.g, look.seat, slot, 1)) / maintenance.upkeep[slot]

        numbers = list(self.filled[SCUTTLE])
        for slot in sorted(resting, key=lambda each: (use(each), each)):
            while numbers[groups.index(slot)] < look.fleet.count[slot] and self.upkeep > EASY * self.income:
                numbers[groups.index(slot)] += 1
                self.write(SCUTTLE, tuple(numbers))

    def _one_more(self, i: int, berth: Berth) -> bool:
        hulls = self._hulls(berth.unit)
        if hulls and self.upkeep + hulls > self.bearable:
            return False
        numbers = list(self.filled[BUILD])
        numbers[i] += 1
        return numbers[i] <= self.ledger.most(berth) and self.write(BUILD, tuple(numbers))
