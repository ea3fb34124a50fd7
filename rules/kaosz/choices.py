"""The actions of the main phase (KG-5.9-5.21): what the active player may do, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option, Value
from rules.core.queries import query
from rules.core.reasons import Reason

from . import legal, values
from .faces import Face
from .state import CANTINA, COLONY, HANGAR, HQ, ON, PRICE_CHANGES, RUIN, SURFACE, TYPE_BY_ZONE, Kaosz
from .words import ACTIVE, UNPAID

SEARCH_COST, DRAW_COST, RECOVER_COST, DEVELOP_COST = 2, 1, 2, 1
DIG_COSTS = {"draw": DRAW_COST, "search": SEARCH_COST, "recover": RECOVER_COST}
DIG_CHANGES = frozenset(("action_tax", "forbid"))  # what may change who digs, and for how much
LAUNCH_CHANGES = PRICE_CHANGES | {"forbid"}  # without those a ship that can be paid can be played
RECOVER_COLONY = 5  # KG-5.17
DEVELOP_LIMIT = 2  # KG-3.61


HONEST, BLUFF, WASTED = "honest", "bluff", "wasted"  # what laying a card face down is worth


def laying(face: Face, place: Option) -> str:
    """KG-5.12: what a card is worth where it would be laid; only where its type belongs it can ever be paid (KG-A20).

    Ships, events and interrupts have no such place: face down they are a bluff. A base, crew or equipment has one,
    and is lost for its own use anywhere else.
    """
    if face.type == TYPE_BY_ZONE[place if isinstance(place, str) else "on"]:
        return HONEST
    return WASTED if face.type in ("base", "crew", "equipment") else BLUFF


def is_free(g: Kaosz, prompt: str, value: Value) -> bool:
    """KG-3.52, 5.9: crew boards, and cards are laid where they belong, for nothing."""
    match value:
        case ("board", *_):
            return True
        case ("lay", card, place):
            return laying(g.face(card), place) == HONEST
    return False


def actions(g: Kaosz, seat: int) -> list[Option]:
    """Every legal action. Being able to bluff, any card may be laid anywhere (KG-5.12)."""
    found: list[Option] = []
    piles = g.cards.piles
    hand = piles.get(HQ[seat])
    level = g.level
    most = g.credits[seat] if g.has_plain_prices() else legal.DEAREST
    if hand:
        places = _places(g, seat, level)
        easy = LAUNCH_CHANGES.isdisjoint(g.rulings())
        faces, design = g.all_faces(), g.cards.design
        for card in hand:
            face = faces[design[card]]
            if face.cost <= most:
                if face.type == "ship":
                    if easy or not legal.why_not_launch(g, seat, card):
                        found.append(("launch", card))
                elif face.on_play and not legal.why_not_play(g, seat, card, face):
                    found.append(("play", card))
            found += [("lay", card, place) for place in places]
    if level != 1:
        found += legal.payments(g, seat)
        if g.texts and g.tools():
            found += legal.uses(g, seat)
    if level in (0, 3):
        surface = piles.get(SURFACE[seat])
        if surface:
            if develop_cost(g, seat) <= g.credits[seat]:
                found += [("develop", card) for card in surface if g.developed[card] < DEVELOP_LIMIT]
            found += salvages(g, seat)
    if g.credits[seat]:
        found += digs(g, seat, most)
    if not why_not_attack(g, seat):
        found += attack_targets(g, seat)
        if g.attacks == 0 and values.is_forced(g, "attack", seat):
            return found
    found.append("end")
    return found


def _places(g: Kaosz, seat: int, level: int) -> list[str | int]:
    """Where a card may be laid face down: surface, cantina, own ships with room (KG-A20)."""
    if level == 1 or values.is_forbidden(g, "play", seat):
        return []
    piles = g.cards.piles
    ships: list[str | int] = [
        ship for ship in piles[HANGAR[seat]] if not piles.get(ON[ship]) or values.free_capacity(g, ship) > 0
    ]  # fmt: skip
    return ships if level == 2 else ["surface", "cantina", *ships]


@query
def develop_cost(g: Kaosz, seat: int) -> int:
    """KG-5.14."""
    return DEVELOP_COST + values.action_tax(g, seat, "develop")


def salvages(g: Kaosz, seat: int) -> list[Option]:
    """KG-5.18, D8: exactly two developments, from one or two bases."""
    developments = g.developments
    bases = [card for card in g.cards.piles[SURFACE[seat]] if developments[card]]
    if not bases:
        return []
    if g.option("refund_unpaid_only"):
        bases = [card for card in bases if g.paid[card] == UNPAID]  # KG-A7
    return [
        ("salvage", one, other)
        for i, one in enumerate(bases) for other in bases[i:] if other != one or developments[one] > 1
    ]  # fmt: skip


@query
def dig_cost(g: Kaosz, seat: int, action: str) -> int:
    return DIG_COSTS[action] + values.action_tax(g, seat, action)


def digs(g: Kaosz, seat: int, most: int) -> list[Option]:
    """The ways to cards that a player may take now, as far as the printed price is not above `most`."""
    if DIG_CHANGES.isdisjoint(g.rulings()):
        return [word for word, price in DIG_COSTS.items() if price <= most and not _why_no_card(g, seat, word)]
    return [word for word in DIG_COSTS if not why_not_dig(g, seat, word)]


def why_not_dig(g: Kaosz, seat: int, action: str) -> str:
    """Drawing, searching, recovering (KG-5.15-5.17)."""
    code = _why_no_card(g, seat, action)
    if code:
        return code
    if dig_cost(g, seat, action) > g.credits[seat]:
        return "cost"
    return "forbidden" if values.is_forbidden(g, "draw", seat) else ""


def explain_dig(g: Kaosz, seat: int, code: str) -> Reason:
    """Why there is no card to be had, whatever it costs."""
    return legal.forbidden(g, "draw", seat) if code == "forbidden" else legal.reason(code, limit=RECOVER_COLONY)


def _why_no_card(g: Kaosz, seat: int, action: str) -> str:
    """Whether there are cards to get; only drawing in the quick-start game (KG-11.9)."""
    piles = g.cards.piles
    if action != "draw" and g.level:
        return "quick"
    colony = len(piles[COLONY[seat]])
    if action == "recover":
        if colony > RECOVER_COLONY:
            return "colony_full"
        if not piles[RUIN[seat]]:
            return "ruin_empty"
    elif not colony:
        return "colony_empty"
    return ""


# -- attacking -----------------------------------------------------------------------------------------------


def able_to_attack(g: Kaosz, seat: int) -> list[int]:
    """KG-7.10: active ships that no effect holds back."""
    state = g.state
    ready = [ship for ship in g.cards.piles[HANGAR[seat]] if state[ship] == ACTIVE]
    if ready and g.in_force("forbid"):
        return [ship for ship in ready if not values.is_forbidden(g, "attack", seat, ship)]
    return ready


def why_not_attack(g: Kaosz, seat: int) -> str:
    """KG-5.19, 7.2, 7.3, 11.32."""
    first = g.turns[seat] == 1 and (g.is_multiplayer or seat == g.starter)
    if first and not values.is_allowed(g, "attack_first_turn", seat):
        return "first_turn"
    if not able_to_attack(g, seat):
        ready = any(g.state[ship] == ACTIVE for ship in g.cards.piles[HANGAR[seat]])
        return "no_attack" if ready else "no_ship"
    return "tax" if values.attack_tax(g, seat) > g.credits[seat] else ""


def explain_attack(g: Kaosz, seat: int, code: str) -> Reason:
    """Why there is no attack: its price, or the cards that hold the active ships back."""
    if code == "tax":
        return legal.reason(code, cost=values.attack_tax(g, seat), have=g.credits[seat])
    if code == "no_attack":
        ready = [ship for ship in g.cards.piles[HANGAR[seat]] if g.state[ship] == ACTIVE]
        cards = list(dict.fromkeys(values.forbidding(g, "attack", seat, ship) for ship in ready))
        return legal.reason(code, card=cards)
    return legal.reason(code)


def attack_targets(g: Kaosz, seat: int) -> list[Option]:
    """KG-7.1, D10: colony, HQ, crew in the cantina, bases; in the first lessons colony and HQ only (KG-11.10)."""
    found: list[Option] = []
    for other in g.neighbours(seat):
        found += _targets_of(g, other)
    return found


def _targets_of(g: Kaosz, other: int) -> list[Option]:
    found: list[Option] = [("attack", other, "colony"), ("attack", other, "hq")]
    if g.level in (0, 3):
        found += [("attack", other, card) for card in g.cards.piles.get(CANTINA[other], ())]
        found += [("attack", other, card) for card in g.cards.piles.get(SURFACE[other], ())]
    return found


# -- what is withheld ----------------------------------------------------------------------------------------


def no_actions(g: Kaosz, seat: int) -> Iterator[Option]:
    """Every action the player could think of that he cannot take now."""
    for card in g.cards.piles.get(HQ[seat], ()):
        if _why_not_card(g, seat, card, g.face(card)):
            yield ("launch" if g.face(card).type == "ship" else "play", card)
        if g.level != 1:
            yield from (("lay", card, ship) for ship in g.hangar(seat) if values.free_capacity(g, ship) <= 0)
    yield from legal.no_payments(g, seat)
    yield from legal.no_uses(g, seat)
    dear = develop_cost(g, seat) > g.credits[seat]
    for card in g.cards.piles.get(SURFACE[seat], ()):
        if dear or g.developed[card] >= DEVELOP_LIMIT:
            yield ("develop", card)
    yield from (action for action in DIG_COSTS if why_not_dig(g, seat, action))
    if g.cards.piles.get(SURFACE[seat]) and not salvages(g, seat):
        yield "salvage"
    for other in g.order:
        if other != seat and other not in g.neighbours(seat):
            yield from _targets_of(g, other)
    if why_not_attack(g, seat):
        yield from attack_targets(g, seat)
    elif g.attacks == 0 and values.is_forced(g, "attack", seat):
        yield "end"


def _why_not_card(g: Kaosz, seat: int, card: int, face: Face) -> str:
    if face.type == "ship":
        return legal.why_not_launch(g, seat, card)
    return legal.why_not_play(g, seat, card, face) if face.on_play else ""


def must_attack(g: Kaosz, seat: int) -> Reason:
    return legal.reason("must_attack", card=values.forcing(g, "attack", seat))
