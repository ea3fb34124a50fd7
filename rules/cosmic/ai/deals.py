"""Deals: what an offer is worth to both, which offers to make, and when to accept, to counter or to break off.

What is asked for falls from offer to offer (CE-6.39), and each own offer leaves the other more than the one before: so
two computer players meet, or part after eight offers, and never turn in a circle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.chance import RandomSource
from rules.core.contract import clone, imagine
from rules.core.decisions import Amount, One, Some, Value
from rules.core.forms import Form, FormValues
from rules.core.queries import query
from rules.core.under_way import under_way

from ..printed.facts import DEAL_OFFERS
from ..printed.words import ARTIFACT, ATTACK, FLARE, MORPH, NEGOTIATE, NO_DEAL, REINFORCEMENT
from ..state import bargains
from ..state.bargains import ACCEPT, BREAK_OFF, CHOICE, CLOSED, HIGHEST, LOWEST, NONE, PROPOSE, RANDOM, SPECS, Offer
from ..state.cosmos import Cosmos, Seat, encounter, hand, opponent, type_of
from ..state.ships import in_warp
from . import worth
from .outlook import Outlook
from .skill import Mind, Skill
from .stakes import meaning

FIRST_MARGIN = 6.0  # CE-6.39: asked for at the first offer, nothing at the last
CONCESSION = 1.2  # so much more is left to the other with each offer
RELEASED = 0.7  # a ship out of the warp
EXPECTED = {
    RANDOM: worth.UNKNOWN_CARD, CHOICE: 0.6, LOWEST: 0.6, HIGHEST: 2.6, ATTACK: 0.8, NEGOTIATE: 1.2, MORPH: 3.0,
    REINFORCEMENT: 1.4, ARTIFACT: 2.6, FLARE: 2.4,
}  # fmt: skip


# -- what an offer is worth


def gain(look: Outlook, offer: Offer, viewer: Seat) -> float:
    """What an offer brings to the seat compared with no deal, judged by what `viewer` can know."""
    return _kept(look, offer, viewer) - meaning(look, NO_DEAL)


def _kept(look: Outlook, offer: Offer, viewer: Seat) -> float:
    g, seat, e = look.g, look.seat, encounter(look.g)
    other, by = opponent(g, seat), offer["by"]
    colony = {by: offer["want_colony"], opponent(g, by): offer["give_colony"]}
    gains = {dealer: look.settling(dealer, colony[dealer]) for dealer in (seat, other)}
    winners = [dealer for dealer, brought in gains.items() if brought >= worth.VICTORY]
    if winners:
        return look.victory(winners)
    total = gains[seat] - look.weight[other] * gains[other]
    cards = _given(g, offer, other, viewer) - _given(g, offer, seat, viewer)
    total += cards + look.weight[other] * cards * 0.5
    for name, count in offer["release"].items():
        total += look.for_me(int(name), RELEASED * count)
    if e.number == 1 and not e.nested:
        total += look.for_me(e.offense, worth.NEW_TURN)
    return total


def _given(g: Cosmos, offer: Offer, giver: Seat, viewer: Seat) -> float:
    """What the cards are worth that a dealer gives."""
    exact = offer["cards"] if offer["by"] == giver else ()
    total = sum(worth.card_worth(g, c) if g.knows(viewer, c) else 0.7 * worth.UNKNOWN_CARD for c in exact)
    specs: Mapping[str, int] = bargains.specs_of(offer, giver)
    if giver != viewer:
        return total + sum(EXPECTED[spec] * n for spec, n in specs.items())
    held = sorted(worth.card_worth(g, c) for c in hand(g, giver) if c not in exact)
    for spec, n in specs.items():
        if spec == CHOICE:
            total += sum(held[:n])
        elif spec == RANDOM:
            total += n * sum(held) / max(1, len(held))
        else:
            fitting = [c for c in hand(g, giver) if type_of(g, c) == (ATTACK if spec in (LOWEST, HIGHEST) else spec)]
            values = sorted((worth.card_worth(g, c) for c in fitting), reverse=spec == HIGHEST)
            total += sum(values[:n])
    return total


# -- talking


def message(look: Outlook, asked: Form, mind: Mind) -> Value:
    """CE-D21."""
    says = dict(asked.fields)["say"]
    assert isinstance(says, One)
    talk: Any = under_way(look.g, "cosmic.deal")
    made, offer = talk.made, talk.offer
    sheet = asked.opening()
    margin = FIRST_MARGIN * max(0.0, 1 - made / (DEAL_OFFERS - 1))
    accepting = {**sheet, "say": ACCEPT}
    offered = None
    if ACCEPT in says.options and (asked.fits is None or asked.fits(accepting) is None):
        offered = gain(look, offer, look.seat)
        if offered + mind.error(0.3) >= margin and offered > 0:
            return tuple(accepting.items())
    if PROPOSE in says.options:
        made_up = proposal(look, asked, made, mind)
        if made_up is not None:
            return tuple(made_up.items())
    if offered is not None and offered > 0:
        return tuple(accepting.items())
    return tuple({**sheet, "say": BREAK_OFF}.items())


def proposal(look: Outlook, asked: Form, made: int, mind: Mind) -> FormValues | None:
    """The offer that brings most among those that the other may well accept; None if none brings anything."""
    other = Outlook(look.g, opponent(look.g, look.seat), Skill())
    left = CONCESSION * made
    best: tuple[float, FormValues] | None = None
    for sheet in _sheets(look, asked):
        offer = bargains.offer_of(look.seat, sheet)
        own, theirs = gain(look, offer, look.seat), gain(other, offer, look.seat)
        if own <= 0 or theirs <= 0 or (asked.fits is not None and asked.fits(sheet) is not None):
            continue
        score = own - 2.0 * max(0.0, 1.0 + left - theirs) + mind.error(0.3)
        if best is None or score > best[0]:
            best = score, sheet
    return None if best is None else best[1]


@query
def welcome(g: Cosmos, asked: Form, rng: RandomSource) -> FormValues | None:
    """CE-6.37: of the offers the other would accept now, the one that brings most; as far as the asked seat can know.

    None if there is none that is better than no deal.
    """
    world = clone(g)
    imagine(world, asked.seat, rng)
    look, other = Outlook(world, asked.seat, Skill()), Outlook(world, opponent(world, asked.seat), Skill())
    talk: Any = under_way(world, "cosmic.deal")
    margin = FIRST_MARGIN * max(0.0, 1 - (talk.made + 1) / (DEAL_OFFERS - 1))
    found: list[tuple[bool, float, FormValues]] = []
    for sheet in _sheets(look, asked):
        offer = bargains.offer_of(asked.seat, sheet)
        own, theirs = gain(look, offer, asked.seat), gain(other, offer, asked.seat)
        if own > 0 and theirs > 0 and (asked.fits is None or asked.fits(sheet) is None):
            found.append((theirs >= margin, own if theirs >= margin else theirs, sheet))
    return max(found, key=lambda one: one[:2])[2] if found else None


def _sheets(look: Outlook, asked: Form) -> Iterator[FormValues]:
    """Offers of the usual kinds: a colony for a colony, a colony for cards, cards for cards."""
    fields = dict(asked.fields)
    give, want, cards = fields["give_colony"], fields["want_colony"], fields["cards"]
    assert isinstance(give, One) and isinstance(want, One) and isinstance(cards, Some)
    other = opponent(look.g, look.seat)
    theirs = sorted((p for p in want.options if p != NONE), key=lambda p: -look.settling(look.seat, p))[:1]
    mine = sorted((p for p in give.options if p != NONE), key=lambda p: -look.settling(other, p))[:1]
    worst = sorted(cards.items, key=lambda c: worth.card_worth(look.g, c, look.seat))
    sheet = {**asked.opening(), "say": PROPOSE, "open": CLOSED}
    release = fields.get("release")
    if isinstance(release, Amount):
        sheet["release"] = tuple(
            high if seat in (look.seat, other) else 0 for seat, (_, _, high) in enumerate(release.slots)
        )
        assert all(in_warp(look.g, seat) >= n for seat, n in enumerate(sheet["release"]))
    for planet in (NONE, *theirs):
        for grant in (NONE, *mine):
            for given in ((), tuple(worst[:1]), tuple(worst[:2])):
                for spec, count in (("", 0), (CHOICE, 1), (RANDOM, 1), (RANDOM, 2), (HIGHEST, 1)):
                    wanted = tuple(count if name == spec else 0 for name in SPECS)
                    yield {**sheet, "cards": given, "want": wanted, "want_colony": planet, "give_colony": grant}


# -- carrying out


def cards_given(look: Outlook, asked: Form) -> Value:
    """CE-D22: of each kind the least useful ones, no card twice."""
    filled: FormValues = {}
    taken: list[int] = []
    for name, field in asked.fields:
        assert isinstance(field, Some)
        items = [c for c in field.items if c not in taken]
        items.sort(key=lambda c: worth.card_worth(look.g, c, look.seat))
        filled[name] = tuple(items[: field.low])
        taken += filled[name]
    if asked.fits is not None and asked.fits(filled) is not None:
        filled = asked.opening()
    return tuple(filled.items())
