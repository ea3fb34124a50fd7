"""What can be done at a moment: how this game fills in the core's windows (chapter 5f).

Every seat that could have something is asked, whether or not it has: being asked tells nothing. Who cannot, for all to
see (no cards, no power for this moment, the wrong role), is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, call
from rules.core.records import Json
from rules.core.windows import REPLY_RULES, ReplyRules, open_window

from ..state.blocked import blocked_cards, blocked_technologies
from ..state.cosmos import HANDS, Cosmos, Seat, facts, in_timing_order
from ..state.moments import Means, able, is_past, standings, suspects, told_of, turned_up_for
from ..state.pieces import (
    card_abilities,
    fits,
    is_spent,
    obligations,
    possible,
    powers_and_duties,
    side_of_flare,
    tech_abilities,
    texts_in_hand,
)
from ..state.verbs import CARD, SHEET, Ability, About, deed_of, text_of
from . import uses
from .settling import settling
from .uses import accusing

POWER, PLAY, TECH, FLIP, ACCUSE = "power", "play", "tech", "flip", "accuse"
RULE = "CE-5.38"
PASSES = 3  # in so many of four windows somebody who throws dice passes


def _abilities(g: Cosmos, seat: Seat, means: Means, moment: str, about: About) -> list[Ability]:
    """What a seat may do, as far as it lies open; whether it can is for its player to know."""
    found = []
    for use in means.powers:
        if fits(g, use, moment, about) and not is_spent(g, use, about):
            found.append(use)
    if means.surely or means.perhaps:
        found += card_abilities(g, seat, moment, about)
    if means.laboratory:
        found += [ability for ability in tech_abilities(g, seat, moment, about) if not ability.use.mandatory]
    return found


def options_of(g: Cosmos, ability: Ability, about: About) -> list[Option]:
    """The options of an ability: one, or one for each thing it can be aimed at."""
    word = {SHEET: POWER, CARD: PLAY}.get(ability.source[0], TECH)
    plain = (word, ability.source[1], ability.entry)
    aims = deed_of(ability.use.do).list_aims
    if aims is None:
        return [plain]
    return [(*plain, *(aim if isinstance(aim, tuple) else (aim,))) for aim in aims(g, ability, about)]


def offered(g: Cosmos, seat: Seat, moment: str, about: dict[str, Json]) -> Sequence[Option]:
    """What a seat may reply that is asked."""
    means = standings(g)[seat][moment]
    if means is None:
        return ()
    found: list[Option] = []
    if means.powers or means.laboratory or moment in texts_in_hand(g, seat).moments:  # most have nothing
        told = told_of(g, moment, about)
        for ability in _abilities(g, seat, means, moment, told):
            if possible(g, ability, told):
                found += options_of(g, ability, told)
    if means.always:
        found += [(ACCUSE, other) for other in suspects(g, seat)]
    if means.always or means.hidden:
        found += [(FLIP, sheet) for sheet in turned_up_for(g, seat, moment, told_of(g, moment, about))]
    return found


def mandatory(g: Cosmos, moment: str, about: dict[str, Json]) -> list[Call]:
    """First what has happened meanwhile and may be reacted to, then what must be used, in timing order (CE-5.14)."""
    now, duties = powers_and_duties(g)
    if g.news or (g.powered != now and g.encounters):
        return [call(settling, event=g.events)]
    obliged = duties.get(moment)
    if obliged is None:
        return []
    told = told_of(g, moment, about)
    if is_past(g, moment, told):
        return []
    seats = [seat for seat in in_timing_order(g) if seat in obliged]
    return [uses.do(ability, moment, told, ()) for seat in seats for ability in obligations(g, seat, moment, told)]


def enact(g: Cosmos, seat: Seat, option: Option, moment: str, about: dict[str, Json]) -> Call:
    word, number = option[0], option[1]
    if word == FLIP:
        return call(uses.flipping, sheet=number)
    if word == ACCUSE:
        return call(accusing, seat=seat, accused=number)
    told, means = told_of(g, moment, about), standings(g)[seat][moment]
    for ability in () if means is None else _abilities(g, seat, means, moment, told):
        if (
            ability.source[1] == number
            and ability.entry == option[2]
            and (ability.source[0] == SHEET) == (word == POWER)
        ):
            return uses.do(ability, moment, told, option[3:])
    raise LookupError(option)


def silent(g: Cosmos, seat: Seat, reply: Option) -> bool:
    """CE-9.61: what is done in secret from the hand."""
    return reply[0] == PLAY and g.cards.place[reply[1]] == HANDS[seat] and _is_secret(g, seat, reply)


def _is_secret(g: Cosmos, seat: Seat, reply: Option) -> bool:
    design = g.cards.design[reply[1]]
    if design not in facts(g).secrets:
        return False
    return bool(text_of(g, (CARD, reply[1], side_of_flare(g, seat, design))).uses[reply[2]].secret)


def window(g: Cosmos, moment: str, then: str | None = None, **about: Json) -> Call:
    """A window for everybody, in timing order (CE-5.38)."""
    return open_window(moment, in_timing_order(g), about, then)


def withheld(g: Cosmos, asked: Decision) -> Iterator[Option]:
    """Artifacts and flares of a hand, and completed technologies, that cannot be used now."""
    moment = asked.source or "totals"
    yield from (option for option, _ in blocked_cards(g, asked.seat, moment, {}))
    yield from (option for option, _ in blocked_technologies(g, asked.seat, moment))


REPLY_RULES["cosmic"] = ReplyRules(
    offered=offered, enact=enact, mandatory=mandatory, withheld=withheld, rule=RULE, asked=able, silent=silent,
)  # fmt: skip
