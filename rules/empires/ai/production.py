"""The sheet of the Economic Phase: what to expand, to arm, to answer with (AI-1, AI-3, AI-8, AI-9)."""

from __future__ import annotations

from rules.core.decisions import Decision, Value
from rules.core.forms import Form

from ..battle.odds import Force
from ..economy.ledger import BID, BUILD, GRANTS, RESEARCH, Berth, Ledger, ledger_of
from ..flows.orders import ore_at
from ..levels import level
from ..previews import unseen_kinds
from ..state import Hex
from ..words import NOTHING, NOWHERE
from . import army
from .errands import free_planets, missing_links
from .might import might, might_of
from .outlook import Outlook, Passable
from .research import invested, wanted

SETTLING = 7  # planets farther from the Homeworld are not settled from there
SCOUTED = 5  # about so many hexes are explored before new Colony Ships arrive
MINERS = 2
TECH_FIRST, TECH_SHARE = 35, 0.7  # technology is bought up to so much, and this share of what the fleet has cost
NEAR = 4  # enemies so near to the Homeworld are a threat
MOST_BID = 2
LINKS = 3  # pipelines in one phase
SETTLED = 5  # so many colonies are worth a chain of pipelines
DECOYS = 2
PER_HULL = 10  # CP for which one hull of a shipyard is needed


class Cart:
    """A sheet that is being filled in; whatever does not fit is left out."""

    def __init__(self, look: Outlook, ledger: Ledger) -> None:
        self.look, self.ledger, self.known = look, ledger, look.known
        self.filled = ledger.start()

    @property
    def left(self) -> int:
        return self.ledger.left(self.filled)

    @property
    def levels(self) -> int:
        return self.ledger.with_research(self.filled.get(RESEARCH, ()))

    def room(self, hex: Hex) -> int:
        """Half hulls that the shipyards of a hex can still build."""
        used = sum(
            2 * count * self.known.hull[berth.unit]
            for berth, count in self.ledger.built(self.filled)
            if berth.hex == hex and self.known.units[berth.unit].uses_yard
        )
        return self.ledger.capacity(hex, self.levels, {}) - used

    def write(self, name: str, value: Value) -> bool:
        """Write a value into the sheet if the whole still fits."""
        before = self.filled[name]
        self.filled[name] = value
        if self.ledger.fits(self.filled) is None:
            return True
        self.filled[name] = before
        return False

    def learn(self, technology: str) -> bool:
        if GRANTS in self.filled:
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
        if BUILD not in self.filled or code not in self.known.code:
            return 0
        unit, far = self.known.code[code], self.look.far[self.look.home]
        places = [i for i, berth in enumerate(self.ledger.berths) if berth.unit == unit and at in (None, berth.hex)]
        places.sort(key=lambda i: (far[self.ledger.berths[i].hex], self.ledger.berths[i].joins is not None, i))
        bought = 0
        for i in places:
            while bought < most and self._one_more(i, self.ledger.berths[i]):
                bought += 1
        return bought

    def _one_more(self, i: int, berth: Berth) -> bool:
        numbers = list(self.filled[BUILD])
        numbers[i] += 1
        return numbers[i] <= self.ledger.most(berth) and self.write(BUILD, tuple(numbers))


def sheet(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, Form)
    cart = Cart(look, ledger_of(look.g, look.seat))
    threat = _threat(look)
    if look.home != NOWHERE and threat > _guard(look):
        _arm(cart)
    _expand(cart)
    army.fill_in(cart)
    _link(cart)
    _research_and_arm(cart)
    _improve(cart)
    cart.write(BID, min(cart.left, cart.ledger.highest_bid, look.mind.rng.below(MOST_BID + 1)))
    return tuple(cart.filled.items())


# -- what for


def _threat(look: Outlook) -> float:
    """Strength of rivals that could soon be over the Homeworld."""
    near = [hex for hex in look.foes if look.far[hex][look.home] <= NEAR]
    return sum(look.menace(hex) for hex in near if any(owner < len(look.g.cp) for owner, _ in look.foes[hex]))


def _guard(look: Outlook) -> float:
    near = [slot for slot in look.mine if look.far[look.fleet.hex[slot]][look.home] <= 2]
    return might(look.g, look.seat, near)


def _overlooked(cart: Cart) -> bool:
    return cart.look.mind.happens(cart.look.skill.waste)


def _expand(cart: Cart) -> None:
    """AI-1: a Colony Ship for every planet at home, Miners for what lies about, Scouts for what is unknown."""
    look = cart.look
    g = look.g
    closed = look.closed_at_home()
    scouts = sum(look.fleet.count[slot] for slot in look.of_code("SC"))
    if not _overlooked(cart):
        cart.buy("CO", _settlers(look, closed))
    need = 3 if len(closed) > 4 else 2 if closed or not look.way(look.home, look.front, _open(look)) else 0
    if not _overlooked(cart):
        cart.buy("SC", max(0, need - scouts))
    ore = sum(ore_at(g, hex) != NOTHING and look.far[look.home][hex] <= SETTLING for hex in look.board.played)
    if not _overlooked(cart) and ore > 2 * len(look.of_code("Miner")):
        cart.buy("Miner", min(1, MINERS - len(look.of_code("Miner"))))


def _open(look: Outlook) -> Passable:
    """Ways on which nothing unknown lies, enemies or not."""
    return lambda hex: look.is_calm(hex) or hex in look.hostile


def _settlers(look: Outlook, closed: list[Hex]) -> int:
    terraforming = bool(level(look.g.tech[look.seat], look.known.technology["terraforming"]))
    free = [hex for hex in free_planets(look, terraforming) if look.far[look.home][hex] <= SETTLING]
    hidden = unseen_kinds(look.g, look.seat, closed[0])["planet"] if closed else 0
    soon = hidden * min(SCOUTED, len(closed)) / len(closed) if closed else 0
    return max(0, round(len(free) + 0.8 * soon) - len(look.of_code("CO")))


# -- technology and warships


def _research_and_arm(cart: Cart) -> None:
    look = cart.look
    fleet = sum(look.known.cost[look.fleet.unit[slot]] * look.fleet.count[slot] for slot in look.warships)
    while invested(look, cart.levels) < TECH_FIRST + TECH_SHARE * fleet and not _overlooked(cart):
        if not next((True for name in wanted(look, cart.levels) if cart.learn(name)), False):
            break
    _base(cart)
    if not _overlooked(cart) and cart.left - PER_HULL * cart.room(look.home) // 2 > PER_HULL:
        cart.buy("SY", 1, look.home)
    if not _overlooked(cart):
        _arm(cart)


def _base(cart: Cart) -> None:
    """AI-9: a Base over the Homeworld before the first fleets arrive."""
    look = cart.look
    if look.g.cycle >= 4 and not _overlooked(cart):
        cart.buy("Base", 1, look.home)


def _arm(cart: Cart) -> None:
    """Warships for all the money: each time the kind that gives most strength with what is left."""
    look, known = cart.look, cart.known
    for hex in sorted(cart.ledger.yards, key=lambda each: look.far[each][look.home]):
        tried: set[int] = set()
        while True:
            kinds = [
                unit
                for unit in known.buildable
                if known.bombards[unit]
                and known.speed[unit] != "carried"
                and known.units[unit].code not in ("CV", "R", "SW")
                and unit not in tried
                and cart.ledger.is_known(unit, cart.levels)
                and known.cost[unit] <= cart.left
                and 2 * known.hull[unit] <= cart.room(hex)
            ]
            if not kinds:
                break
            best = max(kinds, key=lambda unit: (look.mind.judged(_worth(cart, unit, hex)), unit))
            if not cart.buy(known.units[best].code, 1, hex):
                tried.add(best)


def _worth(cart: Cart, unit: int, hex: Hex) -> float:
    """The strength of as many of a kind as money and shipyards allow."""
    known = cart.known
    many = min(cart.left // known.cost[unit], cart.room(hex) // (2 * known.hull[unit]))
    return might_of(cart.look.g, Force(unit, known.equipped(unit, cart.levels), many))


def _improve(cart: Cart) -> None:
    """What is left goes for Decoys."""
    look = cart.look
    if look.skill.feints and look.warships:
        cart.buy("Decoy", DECOYS - sum(look.fleet.count[slot] for slot in look.of_code("Decoy")))


def _link(cart: Cart) -> None:
    """SE-10.4: a chain of pipelines, once there are colonies that it joins."""
    look = cart.look
    if look.skill.pipelines and len(look.colonies) >= SETTLED:
        cart.buy("MS", min(LINKS, len(missing_links(look)) - _spare_links(look)))


def _spare_links(look: Outlook) -> int:
    places = [look.fleet.hex[slot] for slot in look.of_code("MS")]
    return len(places) - len(set(places))
