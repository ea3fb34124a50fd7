"""Gambler (CE-A13) leaves its card face down and says what it is; wild it bets on the difference (CE-F13)."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.flow import Call, Next, done
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.ranges import COUNT, SEAT, WORD

from ..atoms import cards, course
from ..flows.deeds import own_ability
from ..flows.losing import lose
from ..flows.replies import use_power
from ..printed.words import ATTACK, MORPH, NEGOTIATE
from ..questions import BLUFF_CLAIM, BLUFF_JUDGE, BLUFF_PAY, CALL_SPREAD, RAISE_STAKES
from ..state.cosmos import Cosmos, encounter, facts, opponent, slot_of, type_of, value_of
from ..state.pieces import hooks, is_spent
from ..state.reckoning import Account, both_attack
from ..state.ships import idle_ships, in_encounter
from ..state.verbs import Ability, About, Selection, change, deed, printed

SHOW, CLAIM, BELIEVE, CHALLENGE = "show", "claim", "believe", "challenge"
MOST_AT_RISK, WIDEST_SPREAD = 20, 99


@deed("bluff", locals={"kind": WORD, "value": COUNT, "payer": SEAT, "due": COUNT})
def bluff(g: Cosmos, f: Frame) -> None:
    """The opponent reveals first, unless he has not laid a card yet (CE-E76)."""
    theirs = 1 - slot_of(g, f.seat)
    if encounter(g).laid[theirs] >= 0:
        cards.turn_laid(g, theirs)


@bluff.step
def claim(g: Cosmos, f: Frame) -> Next:
    """True or false: a negotiate, a morph or an attack that exists; or the card is shown like any other."""
    known = facts(g)
    values = sorted(known.values[design] for design, kind in known.types.items() if kind == ATTACK)
    claims: list[Option] = [(CLAIM, NEGOTIATE, 0), (CLAIM, MORPH, 0), *((CLAIM, ATTACK, value) for value in values)]
    said = f.pick(BLUFF_CLAIM, f.seat, [(SHOW,), *claims], rule="CE-A13")
    if said[0] == SHOW:
        cards.turn_laid(g, slot_of(g, f.seat))
        return done()
    f.kind, f.value = said[1], said[2]
    course.tell_claim(g, f.seat, f.kind, f.value)
    return None


@bluff.step
def judge(g: Cosmos, f: Frame) -> Next:
    """Believed, the card counts as what was said; challenged, it is turned up, and one of the two pays."""
    other, slot = opponent(g, f.seat), slot_of(g, f.seat)
    if f.pick(BLUFF_JUDGE, other, [BELIEVE, CHALLENGE], rule="CE-A13", source=(f.kind, f.value)) == BELIEVE:
        cards.leave_claimed(g, slot, f.kind, f.value)
        return done()
    cards.turn_laid(g, slot)
    card = encounter(g).laid[slot]
    true = type_of(g, card) == f.kind and (f.kind != ATTACK or value_of(g, card) == f.value)
    f.payer = other if true else f.seat
    f.due = in_encounter(g, f.payer) + f.about.get("stake", 0)
    return None


@bluff.step
def pay(g: Cosmos, f: Frame) -> Next:
    """As many ships as the loser of the bet has in the encounter, from outside it; with fewer, all."""
    places = idle_ships(g, f.payer)
    count = min(f.due, sum(places.values()))
    if not count:
        return done()
    parts = f.split(BLUFF_PAY, f.payer, places, count, count, rule="CE-A13")
    return lose(f.payer, {place: n for place, n in parts.items() if n}, "bluff")


@bluff.needs
def _card_is_closed(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E76: one claim, and none about a card that lies open."""
    e, slot = encounter(g), slot_of(g, ability.seat)
    if "laid" in about and (about["laid"] != ability.seat or not _covers(g, ability.seat)):
        return False
    return e.laid[slot] >= 0 and not g.cards.face_up[e.laid[slot]] and str(slot) not in e.claims


@deed("cover")
def cover(g: Cosmos, f: Frame) -> None:
    """CE-E76: a card that would have to be laid face up is laid face down, with a claim."""
    course.declare(g, "cover", f.seat, f.source, printed(g, f.source))


@cover.needs
def _must_lay_openly(g: Cosmos, ability: Ability, about: About) -> bool:
    order = hooks.ask(g, "selection", {"first": -1, "open": False})
    laid = encounter(g).laid[slot_of(g, ability.seat)] >= 0
    return order["open"] and order["first"] == ability.seat and not laid


@change("laid_closed")
def laid_closed(g: Cosmos, source: Source, value: Selection, about: object) -> Selection:
    return {**value, "open": value["open"] and value["first"] != source.seat}


def _covers(g: Cosmos, seat: int) -> bool:
    return any(effect.name == "cover" and effect.seat == seat for effect in encounter(g).effects)


@deed("raise_stakes")
def raise_stakes(g: Cosmos, f: Frame) -> Call:
    """CE-F13: so many more ships are at risk."""
    stake = f.amount(RAISE_STAKES, f.seat, 1, MOST_AT_RISK, rule="CE-F13")
    return use_power(own_ability(g, f.seat, f.source, 0), f.when, {**f.about, "stake": stake}, ())


@raise_stakes.needs
def _may_bluff(g: Cosmos, ability: Ability, about: About) -> bool:
    own = own_ability(g, ability.seat, ability.source, 0)
    return not is_spent(g, own, about) and _card_is_closed(g, own, about)


@deed("call_spread")
def call_spread(g: Cosmos, f: Frame) -> None:
    """The number is named before the cards are turned."""
    number = f.amount(CALL_SPREAD, f.seat, 1, WIDEST_SPREAD, rule="CE-F13")
    course.declare(
        g, "call_spread", f.seat, f.source, printed(g, f.source), slot=slot_of(g, f.seat), number=number
    )  # fmt: skip


@change("add_spread")
def add_spread(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    """Attacks that differ by at least the number: it is added to the own card."""
    slot, number = source.text["slot"], source.text["number"]
    if not both_attack(g) or abs(value[0]["card"] - value[1]["card"]) < number:
        return value
    return [{**side, "card": side["card"] + number} if i == slot else side for i, side in enumerate(value)]
