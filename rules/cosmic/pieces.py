"""What is in force: sheets, cards, technologies and declared effects as sources of uses and changes.

A source names a piece in play: ("sheet", 3), ("card", 17, "wild") or ("tech", 31). What is written there is looked up
in the state, so a power that is copied, exchanged, lent, hidden or lost needs no bookkeeping (CE-H4); what was found is
kept until an atom changes what it follows from (see `core.worked_out`). What was declared
stays in force for the encounter even if its piece is gone, so an effect remembers the printed text itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from rules.core.hooks import CHANGE, Hook, Hooks, Source
from rules.core.records import Json
from rules.core.worked_out import worked_out, worked_out_of_cards, worked_out_of_cards_for

from .facts import NO_PLAYS, Facts, Plays
from .kinds import AGAIN, EVENT, SECRET, Technology, Text, Use
from .ships import all_home_colonies, ships_at
from .state import (
    DEFENSIVE,
    DISCARD,
    HANDS,
    LABS,
    NEITHER,
    OFFENSIVE,
    OUT,
    PLAY,
    TECH_DISCARD,
    Cosmos,
    Seat,
    at_tech,
    cards_at,
    encounter,
    facts,
    timing_order,
    type_of,
)  # fmt: skip
from .verbs import CHANGES, deed_of, is_unconditional
from .words import (
    ALL_PHASES,
    ALLY,
    ANNOUNCEMENTS,
    ANY,
    ARTIFACT,
    DEFENSE,
    ENCOUNTER_TYPES,
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
    phase_of,
)  # fmt: skip

SHEET, CARD, TECH = "sheet", "card", "tech"
WILD, SUPER = "wild", "super"
About = Mapping[str, Json]

hooks = Hooks("cosmic", None, LAYERS, keeps=True)


class Ability(NamedTuple):
    """Something that a seat could do at a moment: which entry of which piece.

    A card that a seat might hold has no number yet: ("card", -1, side, design).
    """

    source: tuple[Any, ...]
    seat: Seat
    entry: int
    use: Use


# -- texts


def printed(g: Cosmos, source: Sequence[Json]) -> list[Json]:
    """What is printed on a piece, as a name that outlives it: [kind, design, side]."""
    kind, number = source[0], int(source[1])
    if kind == SHEET:
        return ["alien", g.sheets[number].alien, ""]
    design = g.cards.design[number]
    if kind == TECH:
        return ["technology", design, ""]
    return [type_of(g, number), design, source[2]]


def text_printed(g: Cosmos, name: Sequence[Json]) -> Text:
    kind, design, side = name
    known = facts(g)
    if kind == "alien":
        return known.aliens[design].text
    if kind == "technology":
        return known.technologies[design].text
    if kind == ARTIFACT:
        return known.artifacts[design]
    flare = known.flares[design]
    return flare.super if side == SUPER else flare.wild


def text_of(g: Cosmos, source: Sequence[Json]) -> Text:
    return text_printed(g, printed(g, source))


# -- powers


def held(g: Cosmos, seat: Seat) -> Sequence[int]:
    """The sheets whose power a player has, face up or not: his own and further ones, or the one lent to him."""
    return _held(g)[seat]


@worked_out
def _held(g: Cosmos) -> list[list[int]]:
    mine: list[list[int]] = [[] for _ in g.seats()]
    for number, sheet in enumerate(g.sheets):
        if sheet.holder >= 0:
            mine[sheet.holder].append(number)
    return [[i for i in own if g.sheets[i].lender >= 0] or own for own in mine]


def home_needed(g: Cosmos, seat: Seat) -> int:
    """CE-5.10; asked of sheets whether or not they are lost, or nobody could ever be spared."""
    needed: int = hooks.ask(g, "home_needed", facts(g).home_needed, seat)
    return needed


def has_power(g: Cosmos, seat: Seat) -> bool:
    """CE-5.10: enough home colonies, counted afresh each time, except in the middle of a step (CE-5.57)."""
    return powers(g)[seat]


@worked_out
def powers(g: Cosmos) -> list[bool]:
    """Who has his power, by seat."""
    if g.kept_powers:
        return list(g.kept_powers)
    return [count >= home_needed(g, seat) for seat, count in enumerate(all_home_colonies(g))]


def is_active(g: Cosmos, sheet: int) -> bool:
    """Whether the power of a sheet works now but for a zap: face up, not lost, not put aside for a lent one."""
    return sheet in _active(g)


@worked_out
def _active(g: Cosmos) -> frozenset[int]:
    mine = zip(_held(g), powers(g), strict=True)
    return frozenset(i for own, has in mine if has for i in own if g.sheets[i].face_up)


def is_zapped(g: Cosmos, sheet: int) -> bool:
    return bool(g.encounters) and sheet in g.encounters[-1].zapped


def is_usable(g: Cosmos, sheet: int) -> bool:
    """CE-5.15: active and not zapped."""
    return is_active(g, sheet) and not is_zapped(g, sheet)


def sheets_of(g: Cosmos, alien: str) -> Iterator[int]:
    return (i for i, sheet in enumerate(g.sheets) if sheet.alien == alien and sheet.holder >= 0)


def side_of_flare(g: Cosmos, seat: Seat, design: str) -> str:
    """CE-5.25, CE-5.26, CE-9.13: super for whoever has the matching power, as long as it works."""
    return SUPER if facts(g).flares[design].alien in _usable_aliens(g)[seat] else WILD


@worked_out
def _usable_aliens(g: Cosmos) -> list[frozenset[str]]:
    return [frozenset(g.sheets[i].alien for i in own if is_usable(g, i)) for own in _held(g)]


# -- roles


def has_role(g: Cosmos, seat: Seat, role: str) -> bool:
    """CE-5.13."""
    return role == ANY or role in _roles(g)[seat]


@worked_out
def _roles(g: Cosmos) -> list[frozenset[str]]:
    if not g.encounters:
        return [frozenset()] * len(g.setup.seats)
    e = encounter(g)
    return [_roles_of(seat == e.offense, seat == e.defense, side) for seat, side in enumerate(e.sides)]


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


def _on_strip(g: Cosmos, use: Use, moment: str) -> bool:
    """CE-5.13: events and announcements belong to no phase, so the present one must be on the timing strip."""
    if phase_of(moment) or ALL_PHASES in use.phases or not g.encounters:
        return True
    return encounter(g).phase in use.phases


def _fits(g: Cosmos, ability: Ability, moment: str, about: About) -> bool:
    """The open conditions of a use at this moment: role, not yet done, what the deed needs."""
    _, seat, _, use = ability
    if use.role != ANY and use.role not in _roles(g)[seat]:
        return False
    if moment not in WINDOWS:
        if use.use and not _on_strip(g, use, moment):
            return False
        if moment in ANNOUNCEMENTS and about.get("by") == seat and not use.own:
            return False  # CE-5.41
    if "only" in about and about["only"] != seat:
        return False
    if about.get("cards_only") and ability.source[0] != CARD:
        return False  # CE-D6
    return deed_of(use.do).is_needed(g, ability, about)


def is_spent(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-5.19."""
    if ability.use.once == AGAIN:
        return False
    return bool(g.encounters) and mark_of(ability, about) in encounter(g).used


def sheet_abilities(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What the powers of a seat may or must do now. Everybody can see it, so nothing private is asked."""
    return (
        ability
        for ability in powers_at(g, moment)
        if ability.seat == seat and _fits(g, ability, moment, about) and not is_spent(g, ability, about)
    )


def powers_at(g: Cosmos, moment: str) -> Sequence[Ability]:
    """What active sheets have written for a moment and are not kept from by a zap, whatever its conditions."""
    return _powers_by_moment(g).get(moment, ())


@worked_out
def _powers_by_moment(g: Cosmos) -> Mapping[str, Sequence[Ability]]:
    found: dict[str, list[Ability]] = {}
    for sheet in sorted(_active(g)):
        zapped, seat = is_zapped(g, sheet), g.sheets[sheet].holder
        for entry, use in enumerate(text_of(g, (SHEET, sheet)).uses):
            if not (zapped and use.use):
                ability = Ability((SHEET, sheet), seat, entry, use)
                for moment in use.at:
                    found.setdefault(moment, []).append(ability)
    return found


def tech_abilities(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What completed technologies may do, and those that are turned up when they are used (CE-9.57)."""
    known = facts(g).technologies
    users = facts(g).users.get(moment, frozenset()) if known else ()
    for card in g.pile(LABS[seat]) if users else ():
        tech = known[g.cards.design[card]]
        if tech.id in users and (g.cards.face_up[card] or (tech.kind == SECRET and suffices(g, seat, card, tech))):
            yield from _tech_uses(g, seat, card, tech, moment, about)


def suffices(g: Cosmos, seat: Seat, card: int, tech: Technology) -> bool:
    """CE-9.46, CE-9.56: whether there are ships enough on a card for this technology."""
    return ships_at(g, at_tech(card), seat) >= max(1, tech.value)


def _tech_uses(g: Cosmos, seat: Seat, card: int, tech: Technology, moment: str, about: About) -> Iterator[Ability]:
    """What a card may do now if it is this technology; not while it is being used (in a nested encounter)."""
    own = moment != TECHNOLOGY_COMPLETED or about["card"] == card
    if not own or any(item.source[:2] == [TECH, card] for item in g.stack):
        return
    for entry, use in enumerate(tech.text.uses):
        ability = Ability((TECH, card), seat, entry, use)
        if moment in use.at and _fits(g, ability, moment, about) and not is_spent(g, ability, about):
            yield ability


def obligations(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What the powers and technologies of a seat must do now (CE-5.14)."""
    for ability in (*sheet_abilities(g, seat, moment, about), *tech_abilities(g, seat, moment, about)):
        if ability.use.mandatory:
            yield ability


def play_zones(g: Cosmos, seat: Seat) -> list[str]:
    """Q-PLAYFROM: the places from which a seat may play cards."""
    found: list[str] = hooks.ask(g, "play_zones", [HANDS[seat]], seat)
    return found


def playable(g: Cosmos, seat: Seat) -> list[int]:
    piles = g.cards.piles
    return [card for zone in play_zones(g, seat) for card in piles.get(zone, ())]


def card_abilities(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[Ability]:
    """What the cards of a seat may do now; of equal cards one."""
    written = facts(g).written_on.get(moment)
    if not written:
        return
    designs, places = g.cards.design, g.cards.place
    cards = [card for card in playable(g, seat) if designs[card] in written]
    seen: set[tuple[str, str]] = set()
    for card in cards:
        design = designs[card]
        if (design, places[card]) in seen or is_resting(g, card):
            continue
        seen.add((design, places[card]))
        side = ""
        if written[design][0].kind == FLARE:
            side = side_of_flare(g, seat, design)
            if not may_use_flare(g, seat, card):
                continue
        for each in written[design]:
            if each.side == side:
                ability = Ability((CARD, card, side), seat, each.entry, each.use)
                if _fits(g, ability, moment, about):
                    yield ability


def is_resting(g: Cosmos, card: int) -> bool:
    """Not to be played again in this encounter, or being played already: a card from a sheet while that is answered."""
    if any(f.flow == "cosmic.playing" and f.source[1] == card for f in g.frames):
        return True
    return bool(g.encounters) and card in g.encounters[-1].resting


def flares_left(g: Cosmos, seat: Seat) -> bool:
    """CE-5.24, CE-9.30: whether the seat may use one more flare in this encounter."""
    if not g.encounters:
        return False
    limit = len(facts(g).flares) + 1 if facts(g).options["flares"] == "free" else 1
    most: int = hooks.ask(g, "flare_limit", limit, seat)
    return sum(by == seat for by, _ in encounter(g).flares) < most


def may_use_flare(g: Cosmos, seat: Seat, card: int) -> bool:
    """CE-5.24; who has used one in secret knows it himself."""
    e = encounter(g) if g.encounters else None
    if e is None or any(cheat.seat == seat for cheat in e.cheats):
        return False
    return flares_left(g, seat) and all(used != card for _, used in e.flares)


def possible(g: Cosmos, ability: Ability, about: About) -> bool:
    return deed_of(ability.use.do).is_possible(g, ability, about)


def is_declared(g: Cosmos, name: str, seat: Seat) -> bool:
    """Whether a player has declared this effect in the encounter: how a flare changes a power that works already."""
    declared = g.encounters[-1].effects if g.encounters else ()
    return any(effect.name == name and effect.seat == seat for effect in declared)


# -- what everybody must reckon with


def could_play(g: Cosmos, seat: Seat, moment: str, about: About) -> bool:
    """Whether anybody may think that this seat can play a card now: it tells nothing about the hand.

    Only what lies open is taken into account: whether there are cards at all, roles, and what is in the discard pile.
    """
    gone, (surely, perhaps) = _all_laid(g), _play_tables(g)[seat][moment]
    if not gone.issuperset(surely):
        return True
    for each in perhaps:
        if each.design not in gone:
            ability = Ability((CARD, -1, each.side, each.design), seat, each.entry, each.use)
            if _fits(g, ability, moment, about):
                return True
    return False


class PlayTable(dict[str, Plays]):
    """By moment: what somebody with these roles and usable aliens may play if he has it; filled when asked for."""

    def __init__(self, known: Facts, roles: frozenset[str], aliens: frozenset[str], flares: bool) -> None:
        self._known, self._roles, self._aliens, self._flares = known, roles, aliens, flares

    def __missing__(self, moment: str) -> Plays:
        surely, perhaps = [], []
        for each in self._known.written.get(moment, ()):
            if each.use.role != ANY and each.use.role not in self._roles:
                continue
            if each.kind == FLARE:
                side = SUPER if self._known.flares[each.design].alien in self._aliens else WILD
                if not self._flares or each.side != side:
                    continue
            if moment in WINDOWS and is_unconditional(each.use.do):
                surely.append(each.design)
            else:
                perhaps.append(each)
        found = self[moment] = Plays(tuple(surely), tuple(perhaps))
        return found


@worked_out_of_cards
def _play_tables(g: Cosmos) -> list[Mapping[str, Plays]]:
    """By seat; an empty one for a seat that everybody can see to have no cards."""
    return [
        _play_table(facts(g), _roles(g)[seat], _usable_aliens(g)[seat], flares_left(g, seat))
        if any(map(g.cards.piles.get, play_zones(g, seat)))
        else _NO_CARDS
        for seat in range(len(g.setup.seats))
    ]


_NO_CARDS: Mapping[str, Plays] = defaultdict(lambda: NO_PLAYS)


def _play_table(known: Facts, roles: frozenset[str], aliens: frozenset[str], flares: bool) -> PlayTable:
    key = roles, aliens, flares
    found: PlayTable | None = known.play_tables.get(key)
    if found is None:
        found = known.play_tables[key] = PlayTable(known, *key)
    return found


@worked_out_of_cards
def _all_laid(g: Cosmos) -> frozenset[str]:
    """The designs of which no card is left."""
    copies = facts(g).copies
    return frozenset(design for design, count in laid_open(g).items() if count >= copies[design])


@worked_out_of_cards
def laid_open(g: Cosmos) -> Mapping[str, int]:
    """How many cards of each design are discarded or out of the game: nobody can hold these. No encounter cards."""
    designs, types = g.cards.design, facts(g).types
    laid = [designs[card] for place in (DISCARD, OUT) for card in g.pile(place)]
    return Counter([design for design in laid if types[design] not in ENCOUNTER_TYPES])


def could_use_tech(g: Cosmos, seat: Seat, moment: str, about: About) -> bool:
    """The same for technologies: which one lies face down with ships on it is nobody's business."""
    known = facts(g).technologies
    users = facts(g).users.get(moment, frozenset()) if known else ()
    if not users:
        return False
    designs = g.cards.design
    labs = [card for owner in g.seats() for card in g.pile(LABS[owner]) if g.cards.face_up[card]]
    open_ = {designs[card] for card in (*labs, *g.pile(TECH_DISCARD))}
    secret = [known[name] for name in users if name in known and known[name].kind == SECRET and name not in open_]
    for card in g.pile(LABS[seat]):
        closed = [tech for tech in secret if suffices(g, seat, card, tech)]
        for tech in [known[designs[card]]] if g.cards.face_up[card] else closed:
            if any(not each.use.mandatory for each in _tech_uses(g, seat, card, tech, moment, about)):
                return True
    return False


NOTHING, PERHAPS, SURELY = 0, 1, 2


@worked_out_of_cards_for
def chances(g: Cosmos, moment: str) -> list[int]:
    """By seat: whether it can do anything at a moment, as far as everybody can see, whatever the moment is about.

    `SURELY` if it may have something that depends on no further condition, `PERHAPS` if it depends on one.
    """
    gone, using = _all_laid(g), [ability.seat for ability in powers_at(g, moment)]
    if moment in facts(g).tech_moments:
        using += _with_laboratory(g)
    known = _known_to_have(g) if moment in WINDOWS else ()
    found = []
    for seat, table in enumerate(_play_tables(g)):
        surely, perhaps = table[moment]
        if seat in known or not gone.issuperset(surely):
            found.append(SURELY)
        else:
            found.append(PERHAPS if perhaps or seat in using else NOTHING)
    return found


@worked_out_of_cards
def _known_to_have(g: Cosmos) -> list[Seat]:
    """The seats that can do something in every window: turn up a sheet, or accuse somebody."""
    return [seat for seat in g.seats() if hidden_sheets(g, seat) or suspects(g, seat)]


@worked_out
def _with_laboratory(g: Cosmos) -> list[Seat]:
    return [seat for seat in g.seats() if cards_at(g, LABS[seat])]


def has_duties(g: Cosmos, moment: str) -> bool:
    """Whether anything must be used at a moment, if its conditions hold."""
    return moment in facts(g).tech_duties or any(ability.use.mandatory for ability in powers_at(g, moment))


def suspects(g: Cosmos, seat: Seat) -> list[Seat]:
    """Whom a seat may accuse (CE-9.61): once in an encounter, with a card to lose, while the card in question is
    nowhere open."""
    if not _is_secret_left(g) or not g.encounters or seat in encounter(g).accusers or not cards_at(g, HANDS[seat]):
        return []
    return [other for other in g.seats() if other != seat]


@worked_out_of_cards
def _is_secret_left(g: Cosmos) -> bool:
    """Whether a card that is used in secret is nowhere open."""
    designs, played = facts(g).secrets, [g.cards.design[card] for card in g.pile(PLAY)]
    return any(design not in laid_open(g) and design not in played for design in designs)


def hidden_sheets(g: Cosmos, seat: Seat) -> list[int]:
    """CE-9.11: sheets that could be turned up."""
    return [i for i in held(g, seat) if not g.sheets[i].face_up]


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
        if open_ and (name == "home_needed" or is_active(g, number)):
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
