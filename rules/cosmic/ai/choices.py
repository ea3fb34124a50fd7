"""All other questions, those of single pieces too, by what is asked for: cards, ships, planets, seats, numbers.

Nothing here knows a piece by its name. What is a plain matter of taste is judged by worth; where only what follows
can tell, the answers are tried out (`Mind.trial`), if the level does that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.decisions import PASS, Amount, Decision, One, Option, Order, Some, Split, Value
from rules.core.forms import Form

from .. import questions
from ..flows.technology import COMPLETE, RESEARCH
from ..flows.turn import NEW, OLD
from ..printed.kinds import SECRET
from ..state.cosmos import HANDS, Planet, Seat, at_tech, cards_at, facts, hand, value_of
from ..state.ships import in_warp, ships_at
from . import fleets as ships
from . import worth
from .alliances import PER_SHIP
from .outlook import Outlook
from .skill import Mind
from .stakes import swing

PUTTING = questions.RETURNS | {questions.SHIFT_SHIPS_WITHDRAW}
JUNK = 0.55  # cards worth less are better thrown away
MOST_TRIED = 8


def other(look: Outlook, asked: Decision, mind: Mind) -> Value:
    """An answer to any question."""
    if isinstance(asked, Split):
        return split(look, asked)
    if isinstance(asked, Some):
        return some(look, asked, mind)
    if isinstance(asked, Amount):
        return amount(look, asked, mind)
    if isinstance(asked, Form):
        return form(look, asked)
    if isinstance(asked, Order):
        return tuple(asked.items)
    assert isinstance(asked, One)
    return one(look, asked, mind)


# -- ships


def split(look: Outlook, asked: Split) -> Value:
    if all(type(slot) is int for slot in asked.slots):
        return _harm(look, asked)
    owner = _owner(asked, look.seat)
    if asked.prompt in PUTTING:
        return ships.put(look, asked, owner) if asked.low == asked.high else _few(asked)
    if asked.low == asked.high:
        return ships.take(look, asked, asked.low, owner)
    if asked.prompt in questions.SETTLERS:
        return ships.take(look, asked, 2)
    gain = abs(swing(look)) * PER_SHIP * 2 if look.g.encounters and look.g.encounters[-1].defense >= 0 else 0.0
    return ships.take(look, asked, max(asked.low, ships.how_many(look, asked, gain, 0.5)))


def _owner(asked: Decision, seat: Seat) -> Seat:
    """Whose ships are asked about."""
    source = asked.source
    return int(source[1]) if type(source) is tuple and source[0] == "seat" else seat


def _few(asked: Split) -> Value:
    """As little as possible."""
    parts, left = [asked.floor(i) for i in range(len(asked.slots))], asked.low
    for i, cap in enumerate(asked.caps):
        more = min(cap - parts[i], max(0, left - sum(parts)))
        parts[i] += more
    return tuple(parts)


def _harm(look: Outlook, asked: Split) -> Value:
    """Numbers by seat: as many as possible, of the most dangerous players first."""
    parts, left = [0] * len(asked.slots), asked.high
    for i in sorted(range(len(parts)), key=lambda i: -look.weight[asked.slots[i]]):
        if asked.slots[i] == look.seat:
            continue
        parts[i] = min(asked.caps[i], left)
        left -= parts[i]
    return tuple(parts)


# -- several things


def some(look: Outlook, asked: Some, mind: Mind) -> Value:
    g, items = look.g, asked.items
    if asked.prompt in questions.WHICH_PLAYERS:
        return _enemies(look, asked)
    by_worth = sorted(items, key=lambda card: worth.card_worth(g, card, look.seat))
    if not items or g.cards.place[items[0]] != HANDS[look.seat]:
        return tuple(by_worth[::-1][: asked.high])  # there is something to gain
    if asked.prompt in questions.KEPT_CARDS:
        return tuple(by_worth[::-1][: asked.high])
    junk = [card for card in by_worth if worth.card_worth(g, card, look.seat) < JUNK]
    plain = tuple(by_worth[: max(asked.low, min(len(junk), asked.high))])
    if mind.trial is None or asked.low == asked.high:
        return plain
    highest = tuple(by_worth[::-1][: asked.high])
    values = list(dict.fromkeys([plain, tuple(by_worth[: asked.low]), highest, *((card,) for card in by_worth[-3:])]))
    return _tried(asked, [v for v in values if asked.low <= len(v) <= asked.high], mind)


def _enemies(look: Outlook, asked: Some) -> Value:
    """Allies of the other side, or those that are feared most."""
    g = look.g
    own = g.encounters[-1].sides[look.seat] if g.encounters else 0
    bad = [seat for seat in asked.items if seat != look.seat and (not own or g.encounters[-1].sides[seat] != own)]
    if not own:
        bad = [seat for seat in bad if look.weight[seat] > 0.5]
    bad.sort(key=lambda seat: -look.weight[seat])
    rest = [seat for seat in asked.items if seat not in bad]
    return tuple((bad + rest[: max(0, asked.low - len(bad))])[: asked.high])


def amount(look: Outlook, asked: Amount, mind: Mind) -> Value:
    if asked.slots:
        return tuple(low for _, low, _ in asked.slots)
    if asked.prompt == questions.REWARD_SHIPS:  # CE-D26: cards are worth more, unless ships are scarce
        scarce = in_warp(look.g, look.seat) - 6
        return max(asked.low, min(asked.high, scarce))
    if asked.prompt == questions.CLAIM_FURTHER:  # cards of somebody else
        return asked.high
    values = sorted({asked.low, (asked.low + asked.high) // 2, asked.high, min(asked.high, asked.low + 3)})
    return _tried(asked, values, mind)


def form(look: Outlook, asked: Form) -> Value:
    """Of each part the least useful card."""
    filled = asked.opening()
    for name, field in asked.fields:
        if isinstance(field, One) and all(type(option) is int for option in field.options):
            filled[name] = min(field.options, key=lambda card: worth.card_worth(look.g, card, look.seat))
    return tuple(filled.items()) if asked.fits is None or asked.fits(filled) is None else asked.first(1)[0]


# -- one thing


def one(look: Outlook, asked: One, mind: Mind) -> Value:
    options = asked.options
    if len(options) == 1:
        return options[0]
    weigh = _WEIGHTS.get(asked.prompt)
    if weigh is not None:
        return mind.best(options, lambda option: weigh(look, asked, option), 0.3)
    if all(type(option) is int for option in options):
        return _one_card(look, asked, mind)
    if all(type(option) is str and ships_at(look.g, option, _owner(asked, look.seat)) for option in options):
        return _one_place(look, asked, mind)
    if all(type(option) is tuple and option[1:] in ((0,), (1,)) for option in options):
        return _for_a_side(look, asked)
    if mind.trial is not None:
        return _tried(asked, list(options), mind)
    return PASS if PASS in options else options[0]


def _one_card(look: Outlook, asked: One, mind: Mind) -> Value:
    """A card: the worst of the own ones to give, the best of others to take."""
    g = look.g
    own = all(g.cards.place[card] == HANDS[look.seat] for card in asked.options)
    sign = -1.0 if own else 1.0
    return mind.best(asked.options, lambda card: sign * worth.card_worth(g, card, look.seat), 0.1)


def _one_place(look: Outlook, asked: One, mind: Mind) -> Value:
    """A ship: of one's own where it is missed least, of another player where it hurts most."""
    owner = _owner(asked, look.seat)
    cost = ships.taking_cost(look, owner)
    sign = -1.0 if owner == look.seat else 1.0
    return mind.best(asked.options, lambda place: sign * cost(place, ships_at(look.g, place, owner)), 0.1)


def _for_a_side(look: Outlook, asked: One) -> Value:
    """(card, slot): the strongest card for the side that ought to win."""
    slot = 0 if swing(look) > 0 else 1
    fitting = [option for option in asked.options if option[1] == slot]
    return max(fitting or asked.options, key=lambda option: value_of(look.g, option[0]))


def _tried(asked: Decision, values: Sequence[Value], mind: Mind) -> Value:
    """The answer that ended best when it was tried out."""
    if mind.trial is None or len(values) < 2:
        return values[0]
    picked = values if len(values) <= MOST_TRIED else [values[i * len(values) // MOST_TRIED] for i in range(MOST_TRIED)]
    return mind.trial(asked, picked)


# -- questions of the game itself


def _alien(look: Outlook, asked: One, option: Option) -> float:
    """CE-D2: the stronger power; flares stand for their aliens."""
    known = facts(look.g)
    name = option if type(option) is str else known.flares[look.g.cards.design[option]].alien
    return 10.0 * worth.strength(known.aliens[name])


def _new_power(look: Outlook, asked: One, option: Option) -> float:
    """CE-D5: a stronger power; what lies on the old one counts."""
    known = facts(look.g).aliens
    if option == NEW and type(asked.source) is tuple:
        return worth.POWER * worth.strength(known[asked.source[1]])
    return worth.power_worth(look.g, look.seat) + 1.0 if option == OLD else 0.0


def _keeping(look: Outlook, asked: One, option: Option) -> float:
    """Keeping a card or a sheet: whether it is better than what may come instead."""
    if option in (OLD, NEW):
        return _new_power(look, asked, option)
    source = asked.source
    card = worth.card_worth(look.g, source[1], look.seat) if type(source) is tuple and source[0] == "card" else 1.0
    return card if option == "keep" else worth.UNKNOWN_CARD


def _technology(look: Outlook, asked: One, option: Option) -> float:
    """CE-D4: much for little research."""
    tech = facts(look.g).technologies[look.g.cards.design[option]]
    return tech.ai.get("worth", 80) / worth.TENTHS - 0.8 * (tech.value or 3)


def _research(look: Outlook, asked: One, option: Option) -> float:
    """CE-D7: a spare ship for a technology that pays; complete as soon as there are enough."""
    if option == PASS:
        return 0.0
    g, card = look.g, option[1]
    tech = facts(g).technologies[g.cards.design[card]]
    there, pays = ships_at(g, at_tech(card), look.seat), tech.ai.get("worth", 80) / worth.TENTHS
    wanted = tech.value or 3
    if option[0] == COMPLETE:
        return pays if tech.kind != SECRET and there >= wanted else -pays - there
    if option[0] == RESEARCH and there < wanted and look.ships[look.seat] > 12:
        left = ships_at(g, option[2], look.seat)
        return 0.35 * pays - ships.taking_cost(look, look.seat)(option[2], left) - 0.25 * (wanted - there)
    return -1.0


def _hoard(look: Outlook, asked: One, option: Option) -> float:
    """CE-D3: the better cards where nobody can take them."""
    return sum(worth.card_worth(look.g, card, look.seat) for card in cards_at(look.g, option))


def _new_hand(look: Outlook, asked: One, option: Option) -> float:
    lost = sum(worth.card_worth(look.g, card, look.seat) for card in hand(look.g, look.seat))
    return 8 * worth.UNKNOWN_CARD - lost if option == "draw" else 0.0


def _beside(look: Outlook, asked: One, option: Option) -> float:
    """A planet to strengthen: an own home that is worth defending."""
    if type(option) is not int:
        return 0.0
    g = look.g
    guarded = 0.2 * len(cards_at(g, f"citadel:{option}"))
    return look.unsettling(look.seat, Planet(option)) * (1.0 if g.home[option] == look.seat else 0.3) - guarded


_WEIGHTS: Mapping[str, Callable[[Outlook, One, Option], float]] = {
    **dict.fromkeys(questions.ALIENS, _alien), **dict.fromkeys(questions.TECHNOLOGIES, _technology),
    **dict.fromkeys(questions.NEW_HANDS, _new_hand), questions.KEEP_POWER: _keeping, questions.PICK_OVER_KEEP: _keeping,
    questions.TECH_ACTION: _research, questions.DEAL_HOARD: _hoard, questions.RAISE_CITADEL_PLANET: _beside,
}  # fmt: skip
