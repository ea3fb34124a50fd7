"""The sheet of the Economic Phase: what to expand, to arm, to answer with (AI-1, AI-8, AI-9)."""

from __future__ import annotations

from rules.core.decisions import Decision, Value
from rules.core.forms import Form

from ..battle.forces import Force
from ..economy.ledger import ledger_of
from ..economy.parts import BID
from ..printed.constants import NOWHERE
from ..printed.facts import SAVED
from ..printed.levels import level
from ..printed.powers import TRADES
from ..printed.switches import GEARED
from ..sight.previews import unseen_kinds
from ..state import Hex, Owner, Slot
from ..state.holding import has
from . import army, captives, cards, designs
from .armament import carry_idle, rearm
from .cart import BEARABLE, Cart
from .errands import free_planets, is_refiner, missing_links, nebulae, ores
from .fortress import fortify, meet_raiders
from .might import force_of
from .outlook import Outlook
from .research import wanted
from .squads import squads_of

SETTLING = 9  # planets that are more steps away from the Homeworld are not settled from there
MORE_SCOUTS = 2  # for the ways to alien empires, which grow stronger from phase to phase
SCOUTED = 5  # about so many hexes are explored before new Colony Ships arrive
MINERS = 3
NEAR = 4  # enemies who could be over the Homeworld in so many turns are a threat
CONTACT = 2  # fleets so near to each other may fight in the next turn: who moves first matters
HIGH_BID, LOW_BID, STAKE, PART = 12, 1, 6, 6  # the most, the least, the part of what is at stake, and of all CP
LINKS = 3  # pipelines in one phase
SETTLED, TRADED = 5, 3  # so many colonies are worth a chain of pipelines; for Traders (CL-E49)
DECOYS = 2
PRETENDERS = 3  # false groups of Shape Shifters (CL-E55)
ARMED = 4  # from this cycle on


def sheet(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, Form)
    cart = Cart(look, ledger_of(look.g, look.seat))
    if look.skill.prospers:
        cart.scuttle()
    if look.home != NOWHERE:
        foe, theirs = _threat(look)
        if theirs:
            fortify(cart, theirs, foe)
    _bid(cart, _stake(look))  # before the rest is spent
    carry_idle(cart)
    meet_raiders(cart)
    cart.bearable = round(BEARABLE * cart.income)
    _expand(cart)
    _use_cards(cart)
    _keep_learning(cart)
    army.fill_in(cart)
    cards.pay(cart)
    designs.redraw(cart)
    rearm(cart)
    army.study(cart)
    if look.skill.pipelines:
        _link(cart, SETTLED)  # shipyards are for warships first
    _improve(cart)
    if not cart.filled[BID]:
        cart.write(BID, min(cart.left, cart.ledger.highest_bid, look.mind.rng.below(LOW_BID + 1)))
    captives.learn_at_leisure(cart)
    captives.scrap(cart)
    return tuple(cart.filled.items())


# -- what for


def _keep_learning(cart: Cart) -> None:
    """SE-18.1: whoever researches nothing now may hardly research anything in the next phase."""
    if cart.ledger.way == GEARED and not cart.look.mind.happens(cart.look.skill.waste):
        for name in wanted(cart.look, cart.levels):
            if cart.learn(name):
                return


def _threat(look: Outlook) -> tuple[Owner, list[Force]]:
    """The strongest enemy who could soon be over the Homeworld, and what he has."""
    found: dict[Owner, list[tuple[Owner, Slot]]] = {}
    for hex in look.raiders:
        if look.turns(hex, look.home) <= NEAR:
            for owner, slot in look.sailing(hex):
                found.setdefault(owner, []).append((owner, slot))
    if not found:
        return look.seat, []
    return max(
        ((owner, look.coming(look.g, coming)) for owner, coming in found.items()),
        key=lambda each: sum(look.known.price_with(force.unit, force.tech) * force.units for force in each[1]),
    )


def _bid(cart: Cart, cp: int) -> None:
    cart.write(BID, min(cart.left // PART, cart.ledger.highest_bid, cp))


def _stake(look: Outlook) -> int:
    """AI-8: what it is worth to move first: little, unless fleets of players face each other; then a part of what is
    lost by whoever is fallen upon."""
    stakes = [
        min(squad.cost, price)
        for squad in squads_of(look, set())
        for hex, price in _fleets_near(look).items()
        if look.far[hex][squad.hex] <= max(CONTACT, look.stride(hex))
    ]
    most = min(HIGH_BID, round(max(stakes, default=0) / STAKE))
    return (most + 1) // 2 + look.mind.rng.below(most // 2 + 1) if most else 0


def _fleets_near(look: Outlook) -> dict[Hex, int]:
    """What the fleets of other players have cost, by hex."""
    found = {}
    for hex in look.raiders:
        forces = [force_of(look.g, *each) for each in look.sailing(hex) if each[0] in look.rivals]
        if forces:
            found[hex] = sum(look.known.price_with(force.unit, force.tech) * force.units for force in forces)
    return found


def _expand(cart: Cart) -> None:
    """AI-1: a Colony Ship for every planet at home, Miners for what lies about, Scouts for what is unknown."""
    look = cart.look
    closed = look.closed_at_home()
    scouts = sum(look.fleet.count[slot] for slot in look.of_code("SC"))
    if not cart.overlooks():
        ships = _settlers(look, closed)
        full = cart.buy("CO", ships) < ships and cart.room(look.home) < 2 * look.hulls[look.known.code["CO"]]
        if full and look.home in cart.ledger.yards:
            cart.buy("SY", 1, look.home)  # CL-E34: settlers of giants fill the shipyards
    barred = not all(look.way(look.home, goal, look.is_open) for goal in look.fronts)
    need = 3 if len(closed) > 4 else 2 if closed or barred else 0
    need += MORE_SCOUTS if barred and look.g.rivals else 0
    if not cart.overlooks():
        cart.buy("SC", max(0, need - scouts))
    ore = sum(look.far[look.home][hex] <= SETTLING for hex in ores(look))
    if not cart.overlooks() and ore > 2 * len(look.of_code("Miner")):
        cart.buy("Miner", min(1, MINERS - len(look.of_code("Miner"))))
    if level(cart.levels, cart.known.terraforming) > 1 and not cart.overlooks():
        able = sum(is_refiner(look, slot) for slot in look.of_code("Miner"))
        cart.buy("Miner", min(1, len(nebulae(look)) - able))


def _settlers(look: Outlook, closed: list[Hex]) -> int:
    terraforming = bool(level(look.g.tech[look.seat], look.known.technology["terraforming"]))
    steps = look.spread([look.home], look.is_calm) if look.home != NOWHERE else look.far[look.home]
    free = [hex for hex in free_planets(look, terraforming) if steps[hex] <= SETTLING]
    hidden = unseen_kinds(look.g, look.seat, closed[0])["planet"] if closed else 0
    soon = hidden * min(SCOUTED, len(closed)) / len(closed) if closed else 0
    return max(0, round(len(free) + 0.8 * soon) - len(look.of_code("CO")))


def _improve(cart: Cart) -> None:
    """What is left goes for Decoys, which fool players alone, and what could not be saved for technology (SE-7.1.1)."""
    look = cart.look
    for name in wanted(look, cart.levels) if look.skill.prospers and not cart.grants else ():
        if cart.left > SAVED:
            cart.learn(name)
    if look.skill.feints and look.rivals and look.warships and look.g.cycle >= ARMED:
        cart.buy("Decoy", DECOYS - sum(look.fleet.count[slot] for slot in look.of_code("Decoy")))


def _pretend(cart: Cart) -> None:
    """CL-E55: a few false groups of the most expensive types draw fire that would cost ships."""
    known = cart.known
    there = sum(unit in known.poses for unit in cart.look.fleet.unit)
    for fake in sorted(known.poses, key=lambda each: -known.cost[known.poses[each]]):
        if there < PRETENDERS and cart.ledger.free(fake) > 0 and cart.order(fake, 1):
            there += 1


def _use_cards(cart: Cart) -> None:
    """What an Empire Advantage makes cheap or rewarding comes before warships."""
    look = cart.look
    if look.known.advantages and has(look.g, look.seat, TRADES):  # CL-E49
        _link(cart, TRADED)
    if cart.ledger.shifters and look.warships:  # CL-E55
        _pretend(cart)


def _link(cart: Cart, settled: int) -> None:
    """SE-10.4: a chain of pipelines, once there are so many colonies that it joins."""
    look = cart.look
    if len(look.colonies) >= settled:
        cart.buy("MS", min(LINKS, len(missing_links(look)) - _spare_links(look)))


def _spare_links(look: Outlook) -> int:
    places = [look.fleet.hex[slot] for slot in look.of_code("MS")]
    return len(places) - len(set(places))
