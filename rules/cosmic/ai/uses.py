"""Windows: powers, artifacts, flares, technologies and answers to them, used when they bring more than they cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.contract import clone
from rules.core.decisions import PASS, One, Option, Value

from ..flows.hands import encounter_cards
from ..flows.replies import ACCUSE, FLIP, PLAY, POWER
from ..flows.reveal import REINFORCE
from ..printed.kinds import KEEP, PASSED
from ..printed.words import ANNOUNCEMENTS, FLARE, PLANNING
from ..questions import REINFORCING
from ..state.cosmos import HANDS, NOBODY, Cosmos, Seat, cards_at, encounter, facts, type_of
from ..state.moments import told_of
from ..state.pieces import has_role, own_side, side_of_flare
from ..state.verbs import CARD, SHEET, TECH, Ability, printed, text_of
from .cardplay import prospects, reinforce
from .features import Moment, losing, weighed
from .odds import Duel, counts
from .outlook import Outlook
from .skill import Mind
from .stakes import duel_of, expected, meaning
from .worth import TENTHS, card_worth, is_doomed, strength, weights_of

PATIENCE = 1.5  # so many times its worth an artifact must bring for those who hold back
TECHNOLOGY = 0.5  # of what a technology is worth is given up when it is used
FLARE_COST = 0.4  # a flare comes back, but only one may be used in an encounter
RISKY_ACCUSATION, SUSPICION = -1.0, 1000.0  # who has made up his mind accuses
USUAL = {SHEET: 6, CARD: 0, TECH: 10}  # tenths of a point where content says nothing
EARLY = ("before_selection", "selecting")


def window_of(g: Cosmos) -> tuple[str, dict[str, Any]]:
    """The moment that is asked about, and what it is about."""
    frame = g.frames[-1]
    return frame.locals.get("moment", "totals"), frame.locals.get("about", {})


def reply(look: Outlook, asked: One, mind: Mind) -> Value:
    """CE-D16 to D20, D28 to D30: the best use that is worth it, or none; it overlooks small ones, but no suspicion."""
    gain, best = ranked(look, asked, mind)[0]
    small = (
        best[0] != ACCUSE and gain < look.skill.notices and not (look.skill.holds_back and is_doomed(look.g, look.seat))
    )
    return PASS if small and mind.happens(look.skill.misses) else best


def ranked(look: Outlook, asked: One, mind: Mind) -> list[tuple[float, Option]]:
    """All replies with what they seem to bring, the best first; passing brings nothing."""
    moment, about = window_of(look.g)
    told = told_of(look.g, moment, about)
    found: list[tuple[float, Option]] = [(0.0, PASS)]
    if asked.prompt == REINFORCING:
        gain, option = reinforce(look, asked, mind)
        if option != PASS and gain > 0:
            found.append((gain, option))
    suspected = accused(look, mind) if any(option[0] == ACCUSE for option in asked.options) else NOBODY
    for option in asked.options:
        if option[0] == ACCUSE:
            found.append((SUSPICION if option[1] == suspected else RISKY_ACCUSATION, option))
        elif option != PASS and option[0] != REINFORCE:
            found.append((weigh(look, option, moment, told) + mind.error(0.2), option))
    return sorted(found, key=lambda item: -item[0])


def weigh(look: Outlook, option: Option, moment: str, told: Mapping[str, Any]) -> float:
    """What a reply brings, less what it costs."""
    word = option[0]
    if word == FLIP:
        return flipping(look, option[1], moment)
    ability = ability_of(look, option)
    return using(look, ability, moment, told, option[3:]) - price(look, ability)


def ability_of(look: Outlook, option: Option) -> Ability:
    """What a reply would do."""
    word, number, entry = option[:3]
    g = look.g
    source: tuple[Any, ...] = (SHEET, number) if word == POWER else (TECH, number)
    if word == PLAY:
        design = g.cards.design[number]
        source = (CARD, number, side_of_flare(g, look.seat, design) if design in facts(g).flares else "")
    return Ability(source, look.seat, entry, text_of(g, source).uses[entry])


def price(look: Outlook, ability: Ability) -> float:
    """What a use takes from the future."""
    g, kind = look.g, ability.source[0]
    if kind == SHEET:
        return 0.0
    number = ability.source[1]
    if kind == TECH:
        tech = facts(g).technologies[g.cards.design[number]]
        return 0.1 if tech.kind in (KEEP, PASSED) else TECHNOLOGY * tech.ai.get("worth", 80) / TENTHS
    if look.skill.holds_back and is_doomed(g, look.seat):
        return 0.0
    if type_of(g, number) == FLARE:
        return FLARE_COST
    held = card_worth(g, number, look.seat)
    return (PATIENCE if look.skill.holds_back else 0.3) * held


def using(look: Outlook, ability: Ability, moment: str, told: Mapping[str, Any], aim: Any) -> float:
    """What a use brings."""
    g = look.g
    if moment in ANNOUNCEMENTS:
        return countering(look, told)
    kind, design, side = printed(g, ability.source)
    table = weights_of(g, kind, design)
    verb = ability.use.do.verb
    known = counts(g, ability) and bool(g.encounters) and encounter(g).defense >= 0
    plain = 0 if known else USUAL[ability.source[0]]
    bonus = weighed(table, verb if verb in table else side or "use", Moment(look, told, aim), plain)
    return bonus + declaring(look, ability) if known else bonus


def declaring(look: Outlook, ability: Ability) -> float:
    """How much better the encounter looks with an effect than without it."""
    g, e = look.g, encounter(look.g)
    if e.phase == PLANNING and look.seat in (e.offense, e.defense) and e.laid[own_side(g, look.seat)] < 0:
        cards = encounter_cards(g, look.seat)
        return prospects(look, cards, [ability]) - prospects(look, cards)
    return expected(look, duel=Duel(g, [ability], look.skill.reckons)) - expected(look)


def countering(look: Outlook, told: Mapping[str, Any]) -> float:
    """What it brings to cancel what was announced: as much as it would harm."""
    g, source, by = look.g, told["source"], int(told["by"])
    if told.get("about", {}).get("number") is not None:
        return _turning(look, told["about"])
    kind, design, side = printed(g, source)
    table, relation = weights_of(g, kind, design), _relation(look, by)
    named = f"zap_{side}" if side else "zap"
    harm = table.get(named, table.get("zap", 20)) / TENTHS
    if harm < 0:  # whoever is cancelled gains by it
        return -harm * losing(Moment(look, told, ())) if relation < 0 else harm
    announced = Ability(tuple(source), by, int(told["entry"]), text_of(g, source).uses[told["entry"]])
    if counts(g, announced) and g.encounters and encounter(g).defense >= 0 and not encounter(g).outcome:
        return expected(look) - expected(look, duel=Duel(g, [announced], look.skill.reckons))
    return harm * relation


def _turning(look: Outlook, about: Mapping[str, Any]) -> float:
    """What it means that a reinforcement is not added: nothing unless it turns the result."""
    added = look.beside(clone(look.g))
    encounter(added.g).added.append((about["slot"], int(about["number"]), "imagined"))
    without, with_it = (meaning(each, duel_of(each).winner(*encounter(each.g).shown)) for each in (look, added))
    return without - with_it


def _relation(look: Outlook, by: int) -> float:
    """How much one minds what somebody does: most of all an opponent in the encounter."""
    if by == look.seat:
        return -1.0
    feeling = look.weight[by]
    if look.g.encounters and encounter(look.g).defense >= 0:
        own, theirs = own_side(look.g, look.seat), own_side(look.g, by)
        if own >= 0 and theirs >= 0:
            feeling += 0.7 if own != theirs else -0.8
    return feeling


def flipping(look: Outlook, sheet: int, moment: str) -> float:
    """CE-D28: when the power can be used now, or will count in an encounter that matters."""
    g = look.g
    alien = facts(g).aliens[g.sheets[sheet].alien]
    if strength(alien) < 0.6:
        return -0.5
    if any(not change.declared for change in alien.text.changes):
        return 0.5
    now = [use for use in alien.text.uses if moment in use.at and has_role(g, look.seat, use.role)]
    if now:
        return 0.5
    later = moment == "alliances_formed" and any(
        use.mandatory and "totals" in use.at and has_role(g, look.seat, use.role) for use in alien.text.uses
    )
    return 0.3 if later else -0.5


# -- accusing (CE-9.61): what was taken shows nowhere, so one can only guess who holds the card; now and then somebody
#    does, so that no cheat is ever safe


# Somebody is asked in about 27 windows of an encounter; of so many times in 10,000 he accuses in each of them, to do it
# in one of ten encounters, or in three of ten if he knows the holder.
ODDS_GUESSED, ODDS_KNOWN = 39, 131
OUT_OF = 10_000


def holder(look: Outlook) -> Seat:
    """Who is known to hold a card that is used in secret; -1 if nobody is."""
    g, secrets = look.g, facts(look.g).secrets
    for seat in look.seats:
        if any(g.cards.design[card] in secrets and g.knows(look.seat, card) for card in cards_at(g, HANDS[seat])):
            return seat
    return NOBODY


def accused(look: Outlook, mind: Mind) -> Seat:
    """Whom to accuse now; -1 for nobody, which it is nearly always."""
    known = holder(look)
    if known == look.seat or mind.rng.below(OUT_OF) >= (ODDS_GUESSED if known < 0 else ODDS_KNOWN):
        return NOBODY
    others = [seat for seat in look.seats if seat != look.seat and cards_at(look.g, HANDS[seat])]
    return known if known >= 0 else max(others, key=lambda seat: look.weight[seat], default=NOBODY)
