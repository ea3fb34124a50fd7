"""What is in force: sheets, cards, technologies and declared effects as sources of uses and changes.

A source names a piece in play: ("sheet", 3), ("card", 17, "wild") or ("tech", 31). What is written there is looked up
in the state, so a power that is copied, exchanged, lent, hidden or lost needs no bookkeeping (CE-H4); what was found is
kept until an atom changes what it follows from (see `core.derived`). What was declared
stays in force for the encounter even if its piece is gone, so an effect remembers the printed text itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from rules.core.derived import derived, derived_for, derived_of, is_outdated
from rules.core.hooks import CHANGE, Hook, Hooks, Source
from rules.core.lean import dataclass
from rules.core.records import Json

from ..printed.facts import Facts, Written
from ..printed.kinds import AGAIN, CHANGES, EVENT, SECRET, Technology, Use
from ..printed.words import (
    ALL_PHASES,
    ALLY,
    ANNOUNCEMENTS,
    ANY,
    DEFENSE,
    FLARE,
    LAYERS,
    MAIN,
    MAIN_ALLY,
    NOT_MAIN,
    NOT_OFFENSE,
    OFFENSE,
    OFFENSIVE_ALLY,
    OUTSIDE,
    TECHNOLOGY_COMPLETED,
    WINDOWS,
)
from .cosmos import (
    CHANCES,
    DEFENSIVE,
    HANDS,
    LABS,
    NEITHER,
    OFFENSIVE,
    ORDER,
    SIDES,
    TEXTS,
    Cosmos,
    Seat,
    at_tech,
    encounter,
    facts,
    forget_powers,
    timing_order,
)
from .ships import all_home_colonies, ships_at
from .verbs import CARD, SHEET, SUPER, TECH, WILD, Ability, About, deed_of, printed, text_of, text_printed


@derived
def touched_values(g: Cosmos) -> frozenset[str]:
    """All values that a sheet, a technology or a declared effect may change now; perhaps some that none does."""
    known = facts(g)
    texts = [known.aliens[sheet.alien].text for sheet in g.sheets if sheet.holder >= 0]
    for seat in g.seats() if known.technologies else ():
        texts += [known.technologies[g.cards.design[card]].text for card in g.pile(LABS[seat]) if g.cards.face_up[card]]
    texts += [text_printed(g, effect.data["text"]) for effect in (g.encounters[-1].effects if g.encounters else ())]
    return frozenset([change.value for text in texts for change in text.changes])


hooks = Hooks(LAYERS, keeps=ORDER, touched=touched_values)


# -- powers


def held(g: Cosmos, seat: Seat) -> Sequence[int]:
    """The sheets whose power a player has, face up or not: his own and further ones, or the one lent to him."""
    return _held(g)[seat]


@derived
def _held(g: Cosmos) -> list[list[int]]:
    mine: list[list[int]] = [[] for _ in g.seats()]
    for number, sheet in enumerate(g.sheets):
        if sheet.holder >= 0:
            mine[sheet.holder].append(number)
    return [[i for i in own if g.sheets[i].lender >= 0] or own for own in mine]


def home_needed(g: Cosmos, seat: Seat) -> int:
    """CE-5.10: with fewer home colonies a player loses what he can lose."""
    return max([_needed_for(g, sheet) for sheet in held(g, seat)], default=facts(g).home_needed)


def _needed_for(g: Cosmos, sheet: int) -> int:
    """CE-A23, CE-E43: a power that is spared is spared alone. Asked of sheets whether or not they are lost, or none
    could ever be spared; not of one that is put aside for a lent one (CE-E42)."""
    needed: int = hooks.ask(g, "home_needed", facts(g).home_needed, sheet)
    return needed


def has_power(g: Cosmos, seat: Seat) -> bool:
    """CE-5.10: enough home colonies, counted afresh each time, except in the middle of a step (CE-5.57)."""
    return powers(g)[seat]


@derived
def powers(g: Cosmos) -> list[bool]:
    """Who has his power, or all of them, by seat; for whoever has lent his only sheet all stays as it was (CE-F33)."""
    if g.kept_powers:
        return list(g.kept_powers)
    counts = all_home_colonies(g)
    return [count >= home_needed(g, seat) if held(g, seat) else g.powered[seat] for seat, count in enumerate(counts)]


def is_spared(g: Cosmos, sheet: int) -> bool:
    """CE-A23: whether this power stays, however few home colonies its holder has."""
    return not _needed_for(g, sheet)


def recount_powers(g: Cosmos) -> None:
    """Home colonies were founded or given up: if that gives or takes anybody's power, much else is forgotten, too."""
    if is_outdated(g, powers):
        forget_powers(g)


def is_active(g: Cosmos, sheet: int) -> bool:
    """Whether the power of a sheet works now but for a zap: face up, not lost, not put aside for a lent one."""
    return sheet in lineup(g).numbers


class ActiveSheet(NamedTuple):
    """A sheet whose power works: which one, who holds it, what is printed on it, whether it is zapped."""

    number: int
    holder: Seat
    alien: str
    zapped: bool


ActiveSheets = tuple[tuple[ActiveSheet, ...], ...]  # by seat


@dataclass(slots=True)
class Lineup:
    """All powers that work, and what follows from them alone. The same ones come up again and again."""

    sheets: ActiveSheets
    numbers: frozenset[int]  # of these sheets
    usable: list[frozenset[str]]  # by seat: the aliens whose powers it can use
    uses: list[Mapping[str, Sequence[Ability]]]  # by seat and moment: what is written and no zap prevents
    duties: Mapping[str, Sequence[Seat]]  # by moment: the seats that must use something if its conditions hold


@derived
def lineup(g: Cosmos) -> Lineup:
    found: list[tuple[ActiveSheet, ...]] = []
    for seat, (own, has) in enumerate(zip(_held(g), powers(g), strict=True)):
        sheets = [(i, g.sheets[i]) for i in own if (has or is_spared(g, i)) and g.sheets[i].face_up]
        found.append(tuple([ActiveSheet(i, seat, sheet.alien, is_zapped(g, i)) for i, sheet in sheets]))
    return _lineup_of(facts(g), tuple(found))


@lru_cache(maxsize=4000)
def _lineup_of(known: Facts, sheets: ActiveSheets) -> Lineup:
    return Lineup(
        sheets,
        frozenset([sheet.number for own in sheets for sheet in own]),
        [frozenset([sheet.alien for sheet in own if not sheet.zapped]) for own in sheets],
        [uses_by_moment(known, own) for own in sheets],
        _duties(known, sheets),
    )


def is_zapped(g: Cosmos, sheet: int) -> bool:
    return bool(g.encounters) and sheet in g.encounters[-1].zapped


def is_usable(g: Cosmos, sheet: int) -> bool:
    """CE-5.15: active and not zapped."""
    return is_active(g, sheet) and not is_zapped(g, sheet)


def sheets_of(g: Cosmos, alien: str) -> Sequence[int]:
    """The sheets of an alien that somebody has."""
    return _sheets_by_alien(g).get(alien, ())


@derived
def _sheets_by_alien(g: Cosmos) -> Mapping[str, Sequence[int]]:
    found: dict[str, list[int]] = {}
    for number, sheet in enumerate(g.sheets):
        if sheet.holder >= 0:
            found.setdefault(sheet.alien, []).append(number)
    return found


def side_of_flare(g: Cosmos, seat: Seat, design: str) -> str:
    """CE-5.25, CE-5.26, CE-9.13: super for whoever has the matching power, as long as it works."""
    return SUPER if facts(g).flares[design].alien in lineup(g).usable[seat] else WILD


# -- roles


def has_role(g: Cosmos, seat: Seat, role: str) -> bool:
    """CE-5.13."""
    return role == ANY or role in roles(g)[seat]


@derived_of(SIDES)
def roles(g: Cosmos) -> list[frozenset[str]]:
    """CE-5.13, by seat."""
    if not g.encounters:
        return [frozenset()] * len(g.setup.seats)
    e = encounter(g)
    return _roles_on(e.offense, e.defense, tuple(e.sides))


@lru_cache(maxsize=4000)
def _roles_on(offense: Seat, defense: Seat, sides: tuple[int, ...]) -> list[frozenset[str]]:
    return [_roles_of(seat == offense, seat == defense, side) for seat, side in enumerate(sides)]


@cache
def _roles_of(offense: bool, defense: bool, side: int) -> frozenset[str]:
    main = offense or defense
    holds = {
        MAIN: main,
        OFFENSE: offense,
        DEFENSE: defense,
        ALLY: not main and side != NEITHER,
        MAIN_ALLY: main or side != NEITHER,
        OFFENSIVE_ALLY: not main and side == OFFENSIVE,
        NOT_OFFENSE: not offense,
        NOT_MAIN: not main,
        OUTSIDE: not main and side == NEITHER,
    }
    return frozenset(role for role, has in holds.items() if has)


def own_side(g: Cosmos, seat: Seat) -> int:
    """The slot (0 offense, 1 defense) of the side a seat fights on; -1 for neither."""
    e = encounter(g)
    if seat in (e.offense, e.defense):
        return 0 if seat == e.offense else 1
    return {OFFENSIVE: 0, DEFENSIVE: 1}.get(e.sides[seat], -1)


# -- uses


def mark_of(ability: Ability, about: About) -> str:
    """What is noted so that it is done once in an encounter, or once for each event (CE-5.19)."""
    event = f"#{about['event']}" if ability.use.once == EVENT and "event" in about else ""
    return f"{ability.source[0]}:{ability.source[1]}:{ability.entry}{event}"


def fits(g: Cosmos, ability: Ability, moment: str, about: About) -> bool:
    """The open conditions of a use at this moment: role, what the moment is about, what the deed needs."""
    _, seat, _, use = ability
    if use.role != ANY and use.role not in roles(g)[seat]:
        return False
    if moment not in WINDOWS and not is_in_time(g, ability, moment, about):
        return False
    if "only" in about and about["only"] != seat:
        return False
    if about.get("cards_only") and ability.source[0] != CARD:
        return False  # CE-D6
    return deed_of(use.do).is_needed(g, ability, about)


def is_in_time(g: Cosmos, ability: Ability, moment: str, about: About) -> bool:
    """CE-5.13, CE-5.41: at an event or announcement. The phase must be on the timing strip, as they belong to none."""
    _, seat, _, use = ability
    if use.use and ALL_PHASES not in use.phases and g.encounters and g.encounters[-1].phase not in use.phases:
        return False
    return use.own or moment not in ANNOUNCEMENTS or about.get("by") != seat


def is_always_in_time(use: Use, moment: str) -> bool:
    """Whether that holds for a use at this moment whatever happens; windows are in their own phases anyway."""
    if moment in WINDOWS:
        return True
    return (not use.use or ALL_PHASES in use.phases) and (use.own or moment not in ANNOUNCEMENTS)


def is_spent(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-5.19."""
    if ability.use.once == AGAIN:
        return False
    return bool(g.encounters) and mark_of(ability, about) in encounter(g).used


def sheet_abilities(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What the powers of a seat may or must do now. Everybody can see it, so nothing private is asked."""
    return (
        ability
        for ability in powers_at(g, seat, moment)
        if fits(g, ability, moment, about) and not is_spent(g, ability, about)
    )


def powers_at(g: Cosmos, seat: Seat, moment: str) -> Sequence[Ability]:
    """What active sheets of a seat have written for a moment and no zap prevents, whatever its conditions."""
    return lineup(g).uses[seat].get(moment, ())


@lru_cache(maxsize=4000)
def uses_by_moment(known: Facts, sheets: tuple[ActiveSheet, ...]) -> Mapping[str, Sequence[Ability]]:
    """What these sheets have written, by moment."""
    found: dict[str, list[Ability]] = {}
    for sheet, seat, alien, zapped in sheets:
        for entry, use in enumerate(known.aliens[alien].text.uses):
            if not (zapped and use.use):
                ability = Ability((SHEET, sheet), seat, entry, use)
                for moment in use.at:
                    found.setdefault(moment, []).append(ability)
    return found


def duties(g: Cosmos, moment: str) -> Sequence[Seat]:
    """The seats that must use something at a moment, if its conditions hold; no others."""
    return lineup(g).duties.get(moment, ())


def _duties(known: Facts, sheets: ActiveSheets) -> Mapping[str, Sequence[Seat]]:
    found: dict[str, list[Seat]] = {}
    for seat, own in enumerate(sheets):
        uses = uses_by_moment(known, own).items()
        must = {moment for moment, at in uses if any(ability.use.mandatory for ability in at)}
        for moment in known.tech_duties | must:
            found.setdefault(moment, []).append(seat)
    return found


def tech_abilities(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What completed technologies may do, and those that are turned up when they are used (CE-9.57)."""
    known = facts(g).technologies
    users = facts(g).users.get(moment, frozenset()) if known else ()
    for card in g.pile(LABS[seat]) if users else ():
        tech = known[g.cards.design[card]]
        if tech.id in users and (g.cards.face_up[card] or (tech.kind == SECRET and suffices(g, seat, card, tech))):
            yield from tech_uses(g, seat, card, tech, moment, about)


def suffices(g: Cosmos, seat: Seat, card: int, tech: Technology) -> bool:
    """CE-9.46, CE-9.56: whether there are ships enough on a card for this technology."""
    return ships_at(g, at_tech(card), seat) >= max(1, tech.value)


def tech_uses(g: Cosmos, seat: Seat, card: int, tech: Technology, moment: str, about: About) -> Iterator[Ability]:
    """What a card may do now if it is this technology; not while it is being used (in a nested encounter)."""
    own = moment != TECHNOLOGY_COMPLETED or about["card"] == card
    if not own or any(item.source[:2] == [TECH, card] for item in g.stack):
        return
    for entry, use in enumerate(tech.text.uses):
        ability = Ability((TECH, card), seat, entry, use)
        if moment in use.at and fits(g, ability, moment, about) and not is_spent(g, ability, about):
            yield ability


def obligations(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What the powers and technologies of a seat must do now (CE-5.14)."""
    for ability in (*sheet_abilities(g, seat, moment, about), *tech_abilities(g, seat, moment, about)):
        if ability.use.mandatory:
            yield ability


@derived
def play_zones(g: Cosmos) -> list[list[str]]:
    """Q-PLAYFROM: the places from which each seat may play cards."""
    return [hooks.ask(g, "play_zones", [HANDS[seat]], seat) for seat in g.seats()]


def playable(g: Cosmos, seat: Seat) -> list[int]:
    piles = g.cards.piles
    return [card for zone in play_zones(g)[seat] for card in piles.get(zone, ())]


class HeldTexts(NamedTuple):
    """The cards that a seat may play and that say themselves when; most hands have few."""

    cards: list[tuple[str, int, str]]  # where each is, which one, its design
    moments: frozenset[str]  # at which any of them may do something


def card_abilities(g: Cosmos, seat: Seat, moment: str, about: About) -> list[Ability]:
    """What the cards of a seat may do now; of equal cards one."""
    found: list[Ability] = []
    texts, moments = texts_in_hand(g, seat)
    if moment not in moments:
        return found
    written = facts(g).written_on[moment]
    seen: list[tuple[str, str]] = []
    for zone, card, design in texts:
        if design in written and (zone, design) not in seen and not is_resting(g, card):
            seen.append((zone, design))
            found += [use for use in _uses_of(g, seat, card, written[design]) if fits(g, use, moment, about)]
    return found


def _texts_in_hand(g: Cosmos, seat: Seat) -> HeldTexts:
    designs, piles, moments_of = g.cards.design, g.cards.piles, facts(g).moments_of
    cards = [
        (zone, card, designs[card])
        for zone in play_zones(g)[seat]
        for card in piles.get(zone, ())
        if designs[card] in moments_of
    ]
    return HeldTexts(cards, _NEVER.union(*[moments_of[design] for _, _, design in cards]))


_NEVER: frozenset[str] = frozenset()


texts_in_hand = derived_for(_texts_in_hand, part=TEXTS)


def _uses_of(g: Cosmos, seat: Seat, card: int, written: Sequence[Written]) -> list[Ability]:
    """What is written on a card; of a flare the side that counts for this seat."""
    side = ""
    if written[0].kind == FLARE:
        if not may_use_flare(g, seat, card):
            return []
        side = side_of_flare(g, seat, written[0].design)
    return [Ability((CARD, card, side), seat, each.entry, each.use) for each in written if each.side == side]


def is_resting(g: Cosmos, card: int) -> bool:
    """Not to be played again in this encounter, or being played already: a card from a sheet while that is answered."""
    if g.encounters and card in g.encounters[-1].resting:
        return True
    if g.cards.place[card] in HANDS:
        return False  # it lies open as soon as it is played
    return any(f.flow == "cosmic.playing" and f.source[1] == card for f in g.frames)


@derived_of(CHANCES)
def flares_left(g: Cosmos) -> list[bool]:
    """CE-5.24, CE-9.30: whether each seat may use one more flare in this encounter."""
    if not g.encounters:
        return [False for _ in g.seats()]
    known, used = facts(g), [seat for seat, _ in g.encounters[-1].flares]
    limit = len(known.flares) + 1 if known.options["flares"] == "free" else 1
    return [used.count(seat) < hooks.ask(g, "flare_limit", limit, seat) for seat in g.seats()]


def may_use_flare(g: Cosmos, seat: Seat, card: int) -> bool:
    """CE-5.24, CE-9.30; who has used one in secret knows it himself."""
    e = encounter(g) if g.encounters else None
    if e is None:
        return False
    if e.cheats and any(c.seat == seat and (c.card == card or facts(g).options["flares"] != "free") for c in e.cheats):
        return False
    return flares_left(g)[seat] and all(used != card for _, used in e.flares)


def possible(g: Cosmos, ability: Ability, about: About) -> bool:
    return deed_of(ability.use.do).is_possible(g, ability, about)


def is_declared(g: Cosmos, name: str, seat: Seat) -> bool:
    """Whether a player has declared this effect in the encounter: how a flare changes a power that works already."""
    declared = g.encounters[-1].effects if g.encounters else ()
    return any(effect.name == name and effect.seat == seat for effect in declared)


# -- values


@hooks.listing
def _changes(g: Cosmos, kind: str, name: str, about: object) -> Iterable[Hook]:
    """All changes of a value in force: of sheets, completed technologies and declared effects, in timing order."""
    if kind != CHANGE:
        return
    changers = facts(g).changers.get(name, frozenset())
    effects = g.encounters[-1].effects if g.encounters else ()
    if not changers and not effects:
        return
    order = timing_order(g)
    for number, sheet in enumerate(g.sheets) if changers else ():
        open_ = sheet.alien in changers and sheet.holder >= 0 and sheet.face_up
        if open_ and (number in held(g, sheet.holder) if name == "home_needed" else is_active(g, number)):
            yield from _listed(g, (SHEET, number), sheet.holder, name, order, "", sheet.marks)
    for seat in g.seats() if changers and facts(g).technologies else ():
        for card in g.pile(LABS[seat]):
            if g.cards.face_up[card] and g.cards.design[card] in changers:
                yield from _listed(g, (TECH, card), seat, name, order, "", {})
    for effect in effects:
        text = text_printed(g, effect.data["text"])
        for change in text.changes:
            if change.declared == effect.name and change.value == name:
                yield _hook(effect.source, effect.seat, effect.data["text"][1], order, change, effect.data)


def _listed(
    g: Cosmos, source: tuple[Any, ...], seat: Seat, name: str, order: list[Seat], declared: str, data: Json
) -> Iterator[Hook]:
    text = text_of(g, source)
    if text.changes:
        design = printed(g, source)[1]
        for change in text.changes:
            if change.declared == declared and change.value == name:
                yield _hook(source, seat, design, order, change, data)


def _hook(source: Any, seat: Seat, design: str, order: list[Seat], change: Any, data: Json) -> Hook:
    def run(g: Cosmos, by: Source, value: Any, about: object) -> Any:
        return CHANGES.run(change.do, g, by, value, about)

    return Hook(Source(source, seat, design, order.index(seat), data), run, layer=change.layer)
