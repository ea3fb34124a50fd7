"""What opponents write into the parts of the sheet that the expansion adds: ground units (CL-14), centres (CL-17)."""

from __future__ import annotations

from ..economy.centres import CENTRES, CONVERT, CONVERTED
from ..economy.parts import RESEARCH
from ..economy.recruits import FREE, TROOPS, Billet
from ..printed.constants import CARGO, LABORATORY
from ..printed.troops import total
from ..state import facts
from ..state.barracks import at_hand
from .cart import Cart
from .research import wanted

TRANSPORTS = 2  # an army
FIRST_CYCLE = 4  # before that colonies are settled
RICH = 2  # twice so many CP as are missing for a technology are turned into RP


def fill_in(cart: Cart) -> None:
    """Whatever of it is in play."""
    if cart.ledger.centres is not None:
        _centres(cart)
    if cart.ledger.recruits is not None:
        _free_troops(cart)
        _army(cart)


# -- centres


def _centres(cart: Cart) -> None:
    """A centre on every colony: it pays for itself in one phase. As many for research as for industry."""
    g = cart.look.g
    centres = cart.ledger.centres
    assert centres is not None
    mine = [g.centre[hex] for hex in cart.look.colonies if g.centre[hex]]
    learning, making = mine.count(LABORATORY), len(mine) - mine.count(LABORATORY)
    for hex in centres.sites:
        if cart.overlooks():
            continue
        kind = "research" if learning <= making else "industry"
        if _add(cart, CENTRES, f"{kind}@{hex}"):
            learning, making = learning + (kind == "research"), making + (kind != "research")


def study(cart: Cart) -> None:
    """CL-17.1, CL-17.5: RP buy nothing but technology, so they are spent; what is missing a little is paid in CP."""
    centres = cart.ledger.centres
    if centres is None:
        return
    for name in dict.fromkeys(wanted(cart.look, cart.levels)):
        if cart.learn(name) or name not in cart.ledger.technologies or name in cart.filled[RESEARCH]:
            continue
        price = cart.ledger.technologies[name][2] + cart.ledger.researched(cart.filled)
        before = cart.filled[CONVERT]
        missing = price - centres.rp - before
        payable = 0 < missing <= CONVERTED - before and RICH * missing <= cart.left
        if payable and cart.write(CONVERT, before + missing) and not cart.learn(name):
            cart.write(CONVERT, before)


def _add(cart: Cart, name: str, slot: str, most: int = 1) -> bool:
    """One more of this in the cart."""
    names = [each for each, _, _ in cart.ledger.fields()[name].slots] if name in cart.filled else []  # type: ignore[attr-defined]
    if slot not in names:
        return False
    numbers = list(cart.filled[name])
    place = names.index(slot)
    if numbers[place] >= most:
        return False
    numbers[place] += 1
    return cart.write(name, tuple(numbers))


# -- ground units


def _free_troops(cart: Cart) -> None:
    """CL-14.5: on the Homeworld first, where Transports load."""
    recruits = cart.ledger.recruits
    assert recruits is not None
    known, far = facts(cart.look.g), cart.look.far[cart.look.home]
    places = recruits.for_nothing()
    for place in sorted(places, key=lambda each: (far[each.hex], -each.kind)):
        if recruits.is_free(place.kind, cart.levels):
            _add(cart, FREE, place.name(known))


def _army(cart: Cart) -> None:
    """Two Transports with troops for them, once there is somebody to invade."""
    look, recruits = cart.look, cart.ledger.recruits
    assert recruits is not None
    if look.g.cycle < FIRST_CYCLE or not look.targets or look.mind.happens(look.skill.waste):
        return
    cart.learn("ground_combat")
    ships = sum(look.fleet.count[slot] for slot in look.of_code("T"))
    ships += cart.buy("T", max(0, TRANSPORTS - ships))
    carried = sum(total(look.fleet.hold[slot]) for slot in look.of_code("T"))
    ready = sum(total(at_hand(look.g, look.seat, hex)) for hex in look.colonies)
    need = CARGO * ships - carried - ready
    known, far = facts(look.g), look.far[look.home]
    offers = [place for place in recruits.on_sale() if recruits.is_known(place.kind, cart.levels)]

    def worth(place: Billet) -> tuple[int, float]:
        troop = known.troops[place.kind]
        hits = troop.attacking.attack if troop.attacking is not None else 0
        return far[place.hex], -hits * troop.hull / troop.cost

    for place in sorted(offers, key=worth):
        while need > 0 and _add(cart, TROOPS, place.name(known), recruits.most(place)):
            need -= 1
