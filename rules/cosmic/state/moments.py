"""What everybody must reckon with: who could do something at a moment, as far as it lies open.

A seat is asked in a window if it could have something, whether or not it has; who cannot, for all to see, is passed
over. What a seat could do follows from its roles and powers and from whether it has cards at all. That is the same in
many positions, so it is listed once for each such `Standing` of a seat and each moment; only what depends on the
discard pile or on what a moment is about is looked up each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.core.derived import derived, derived_of
from rules.core.lean import dataclass
from rules.core.windows import item_of

from ..printed.facts import Facts
from ..printed.kinds import SECRET, Technology
from ..printed.words import ANNOUNCEMENTS, ANY, ENCOUNTER_TYPES, FLARE, LOSS_STEPS, RESOLUTION, WINDOWS, phase_of
from .cosmos import CHANCES, DISCARD, HANDS, LABS, LAID, OUT, PLAY, STANDINGS, TECH_DISCARD, Cosmos, Seat, facts
from .pieces import (
    ActiveSheet,
    ActiveSheets,
    fits,
    flares_left,
    has_power,
    held,
    is_always_in_time,
    is_in_time,
    is_spent,
    lineup,
    play_zones,
    roles,
    suffices,
    tech_uses,
    uses_by_moment,
)
from .verbs import CARD, SHEET, SUPER, WILD, Ability, About, Condition, deed_of, is_unconditional, text_of

KEPT = 4000  # standings; a game meets some hundred


# Uses of cards that have a condition: their designs, the condition, and whether their time must be looked at, too.
Conditional = tuple[tuple[str, Ability, Condition, bool], ...]


@dataclass(slots=True)
class Means:
    """What one seat could do at one moment, whatever the moment is about.

    Never changed once made. Like a `Decision` it is not frozen, because it is made and read very often.
    """

    seat: Seat
    always: bool  # it can turn up a sheet or accuse somebody
    hidden: bool  # it has a face-down sheet, which might have a use at this moment outside windows
    surely: frozenset[str]  # cards that it may play without a further condition, if it has one of them
    perhaps: Conditional  # cards that it may play if the condition holds and it has them
    powers: Sequence[Ability]  # what its sheets may do
    laboratory: bool  # it has technologies, and some may do something at this moment
    depends: bool  # there is something in the last three, or it is hidden


# What decides about the means of a seat, besides who it is and which sheets it has: its roles, whether it has cards,
# whether it may use a flare in this encounter, can do something in every window, has a face-down sheet, technologies.
Stand = tuple[frozenset[str], bool, bool, bool, bool, bool]


class Standing(dict[str, "Means | None"]):
    """By moment: what a seat could do as it stands now, None if nothing at all; filled when asked for.

    Sheets come and go, and each matters at few moments: at all others a seat could do what it could without them.
    """

    def __init__(self, known: Facts, seat: Seat, sheets: tuple[ActiveSheet, ...], stand: Stand) -> None:
        roles, has_cards, flares, self.always, self._hidden, self._laboratory = stand
        self._made_of = known, seat, sheets, stand
        self._plain = _stands_of(known, seat, ())[stand] if sheets else None
        self._own = _moments_of(known, sheets)
        if self._plain is not None:
            self.update(self._plain)
            for moment in self._own.intersection(self):
                del self[moment]
        # With a power that works its flare is used in another way; who may use none plays artifacts only.
        usable = frozenset(sheet.alien for sheet in sheets if not sheet.zapped) if flares else None
        self._plays = _plays_of(known, seat, roles, usable) if has_cards else None
        self._uses = uses_by_moment(known, sheets)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self._made_of == other._made_of

    def __missing__(self, moment: str) -> Means | None:
        if self._plain is not None and moment not in self._own:
            made = self[moment] = self._plain[moment]
            return made
        surely, perhaps = _NO_PLAYS if self._plays is None else self._plays[moment]
        may = self._uses.get(moment, ())
        if may:
            may = tuple([ability for ability in may if not ability.use.mandatory])
        always = self.always and moment in WINDOWS
        hidden = self._hidden and moment in self._made_of[0].hidden_uses
        laboratory = self._laboratory and moment in self._made_of[0].tech_moments
        depends = bool(perhaps or may or laboratory or hidden)
        if not (surely or always or depends):
            self[moment] = None
            return None
        made = self[moment] = Means(self._made_of[1], always, hidden, surely, perhaps, may, laboratory, depends)
        return made


_NO_PLAYS: tuple[frozenset[str], Conditional] = frozenset(), ()


@lru_cache(maxsize=KEPT)
def _moments_of(known: Facts, sheets: tuple[ActiveSheet, ...]) -> frozenset[str]:
    """The moments at which these sheets matter: for themselves, or for the flares of their aliens."""
    flares = [known.flare_of[sheet.alien] for sheet in sheets if sheet.alien in known.flare_of]
    return frozenset(uses_by_moment(known, sheets)).union(*[known.moments_of.get(flare, ()) for flare in flares])


class _Plays(dict[str, tuple[frozenset[str], Conditional]]):
    """By moment: what a seat may play if it has it, without a further condition and with one; filled when asked for.

    It is the same in many standings, and there are many flares to look at.
    """

    def __init__(self, known: Facts, seat: Seat, roles: frozenset[str], usable: frozenset[str] | None) -> None:
        self._made_of = known, seat, roles, usable

    def __missing__(self, moment: str) -> tuple[frozenset[str], Conditional]:
        known, seat, roles, usable = self._made_of
        if usable and usable.isdisjoint(
            known.flare_aliens.get(moment, ())
        ):  # then it does not matter whose power works
            made = self[moment] = _plays_of(known, seat, roles, frozenset())[moment]
            return made
        surely, perhaps = set(), []
        for each in known.written.get(moment, ()):
            if each.use.role != ANY and each.use.role not in roles:
                continue
            if each.kind == FLARE:
                side = None if usable is None else SUPER if known.flares[each.design].alien in usable else WILD
                if each.side != side:
                    continue
            timed = not is_always_in_time(each.use, moment)
            if not timed and is_unconditional(each.use.do, moment):
                surely.add(each.design)
            else:
                ability = Ability((CARD, -1, each.side, each.design), seat, each.entry, each.use)
                perhaps.append((each.design, ability, deed_of(each.use.do).is_needed, timed))
        made = self[moment] = frozenset(surely), tuple(perhaps)
        return made


_plays_of = lru_cache(maxsize=KEPT)(_Plays)


class _Stands(dict[Stand, Standing]):
    """The standings that a seat with certain sheets comes to have; filled when asked for."""

    def __init__(self, known: Facts, seat: Seat, sheets: tuple[ActiveSheet, ...]) -> None:
        self._made_of = known, seat, sheets

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Stands) and self._made_of == other._made_of

    def __missing__(self, stand: Stand) -> Standing:
        made = self[stand] = Standing(*self._made_of, stand)
        return made


_stands_of = lru_cache(maxsize=KEPT)(_Stands)


@lru_cache(maxsize=KEPT)
def _stands_by_seat(known: Facts, sheets: ActiveSheets) -> list[_Stands]:
    return [_stands_of(known, seat, own) for seat, own in enumerate(sheets)]


@derived
def _stands(g: Cosmos) -> list[tuple[_Stands, list[str], bool]]:
    """By seat: its standings, the places it plays cards from, and whether it can turn up a sheet."""
    stands = _stands_by_seat(facts(g), lineup(g).sheets)
    return [
        (mine, zones, bool(hidden_sheets(g, seat)))
        for seat, (mine, zones) in enumerate(zip(stands, play_zones(g), strict=True))
    ]


@derived_of(STANDINGS)
def standings(g: Cosmos) -> list[Standing]:
    """By seat: what it could do at each moment, for all to see."""
    look, found = g.cards.piles.get, []
    for (stands, zones, hidden), mine, flares, accuses, laboratory in zip(
        _stands(g), roles(g), flares_left(g), _accusing(g), LABS, strict=False
    ):
        has_cards = any(map(look, zones))
        always = accuses or hidden
        found.append(stands[mine, has_cards, has_cards and flares, always, hidden, bool(look(laboratory))])
    return found


# -- whether a seat could do something


def could_act(g: Cosmos, means: Means, gone: frozenset[str], moment: str, about: About) -> bool:
    """Whether anybody may think that this seat can do something now that depends on the position: it tells nothing
    about the hand. `gone` are the designs of which no card is left (`all_laid`)."""
    for design, use, is_needed, timed in means.perhaps:
        if design not in gone and (not timed or is_in_time(g, use, moment, about)) and is_needed(g, use, about):
            return True
    for use in means.powers:
        if fits(g, use, moment, about) and not is_spent(g, use, about):
            return True
    if means.hidden and could_turn_up(g, means.seat, moment, about):
        return True
    return means.laboratory and could_use_tech(g, means.seat, moment, about)


@derived_of(LAID)
def all_laid(g: Cosmos) -> frozenset[str]:
    """The designs of which no card is left."""
    copies, laid = facts(g).copies, laid_open(g)
    return frozenset([design for design in laid if laid[design] >= copies[design]])


@derived_of(LAID)
def laid_open(g: Cosmos) -> Mapping[str, int]:
    """How many cards of each design are discarded or out of the game: nobody can hold these. No encounter cards."""
    types, laid = facts(g).types, Counter(map(g.cards.design.__getitem__, (*g.pile(DISCARD), *g.pile(OUT))))
    return {design: count for design, count in laid.items() if types[design] not in ENCOUNTER_TYPES}


def could_use_tech(g: Cosmos, seat: Seat, moment: str, about: About) -> bool:
    """The same for technologies: which one lies face down with ships on it is nobody's business."""
    known = facts(g).technologies
    users = facts(g).users.get(moment, frozenset()) if known else ()
    if not users:
        return False
    for card in g.pile(LABS[seat]):
        lies_open = g.cards.face_up[card]
        for tech in [known[g.cards.design[card]]] if lies_open else _secret_techs(g):
            if tech.id not in users or not (lies_open or suffices(g, seat, card, tech)):
                continue
            if any(not each.use.mandatory for each in tech_uses(g, seat, card, tech, moment, about)):
                return True
    return False


@derived
def _secret_techs(g: Cosmos) -> list[Technology]:
    """The technologies that are turned up when they are used and that lie nowhere open."""
    labs = [card for owner in g.seats() for card in g.pile(LABS[owner]) if g.cards.face_up[card]]
    open_ = {g.cards.design[card] for card in (*labs, *g.pile(TECH_DISCARD))}
    return [tech for tech in facts(g).technologies.values() if tech.kind == SECRET and tech.id not in open_]


# -- what can be done in every window


def suspects(g: Cosmos, seat: Seat) -> list[Seat]:
    """Whom a seat may accuse (CE-9.61)."""
    return [other for other in g.seats() if other != seat] if _accusing(g)[seat] else []


@derived_of(CHANCES)
def _accusing(g: Cosmos) -> list[bool]:
    """By seat: whether it may accuse somebody: once in an encounter, with a card to lose, while the card in question
    is nowhere open."""
    if not g.encounters or not _is_secret_left(g):
        return [False] * len(g.setup.seats)
    spent, piles = g.encounters[-1].accusers, g.cards.piles
    return [seat not in spent and bool(piles.get(HANDS[seat])) for seat in g.seats()]


@derived_of(LAID)
def _is_secret_left(g: Cosmos) -> bool:
    """Whether a card that is used in secret is nowhere open."""
    designs, played = facts(g).secrets, [g.cards.design[card] for card in g.pile(PLAY)]
    return any(design not in laid_open(g) and design not in played for design in designs)


def hidden_sheets(g: Cosmos, seat: Seat) -> list[int]:
    """CE-9.11: sheets that could be turned up."""
    return [i for i in held(g, seat) if not g.sheets[i].face_up]


def could_turn_up(g: Cosmos, seat: Seat, moment: str, about: About) -> bool:
    """Whether a face-down sheet, which may be any, could be used at this event or announcement."""
    return has_power(g, seat) and any(
        fits(g, Ability((SHEET, sheet), seat, entry, use), moment, about)
        for sheet in hidden_sheets(g, seat)
        for entry, use in facts(g).hidden_uses[moment]
    )


def turned_up_for(g: Cosmos, seat: Seat, moment: str, about: About) -> list[int]:
    """CE-9.11: the sheets that their owner may turn up now: in a window all of them, at other moments what he could use
    at once."""
    if moment in WINDOWS:
        return hidden_sheets(g, seat)
    texts = {sheet: text_of(g, (SHEET, sheet)) for sheet in hidden_sheets(g, seat) if has_power(g, seat)}
    return [
        sheet
        for sheet, text in texts.items()
        if any(
            moment in use.at and use.use and fits(g, Ability((SHEET, sheet), seat, entry, use), moment, about)
            for entry, use in enumerate(text.uses)
        )
    ]


# -- what the present moment is about, whether it is past already, and who is asked at it


_BEFORE_RESOLUTION = frozenset(moment for moment in WINDOWS if phase_of(moment) != RESOLUTION)


def told_of(g: Cosmos, moment: str, about: About) -> About:
    """What the moment is about; for an announcement what was announced, by whom, with which piece."""
    if moment not in ANNOUNCEMENTS:
        return about
    item = item_of(g, int(about["item"]))
    return {"item": item.id, "by": item.seat, "source": item.source, "negated": item.negated, **item.told}


def is_past(g: Cosmos, moment: str, told: About) -> bool:
    """Nothing is left to be done: what was announced is cancelled, the drawn destiny card does not count any more, the
    encounter is decided already (CE-E75), or all ships of a loss are saved (CE-E32)."""
    if moment in LOSS_STEPS:
        return not any(loss.ships for loss in g.losses if loss.id == told["loss"])
    if moment not in _BEFORE_RESOLUTION:
        return "negated" in told and bool(told["negated"])
    if not g.encounters:
        return False
    e = g.encounters[-1]
    return bool(e.outcome) or ("destiny" in told and told["destiny"] != e.destiny)


def able(g: Cosmos, seats: Sequence[Seat], moment: str, about: About) -> list[Seat]:
    """Those of these seats that could do something, as far as everybody can see."""
    could, told, found = standings(g), None, []
    for seat in seats:
        means = could[seat][moment]
        if means is None:
            continue
        if told is None:
            told = told_of(g, moment, about)
            if is_past(g, moment, told):
                break
            gone, only = all_laid(g), told.get("only")
        if only is not None and only != seat:
            continue
        # Most seats could play some card at any time, as far as others know: of these nothing else is asked.
        if means.always or not means.surely <= gone or (means.depends and could_act(g, means, gone, moment, told)):
            found.append(seat)
    return found
