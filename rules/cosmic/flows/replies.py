"""Powers, cards and technologies: what a seat can use at a moment, how that is announced, answered and carried out,
and why something cannot be used now. This is how the game fills in the core's windows (chapter 5f).

Every seat that could have something is asked, whether or not it has: being asked tells nothing. Who cannot, for all to
see (no cards, no power for this moment, the wrong role), is passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.questions import Question
from rules.core.questions import explains as core_explains
from rules.core.ranges import SEAT, WORD
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.refusals import offered as offered_now
from rules.core.windows import REPLY_RULES, ReplyRules, announce, open_window

from ..atoms import cards, course, ships
from ..atoms.powers import turn_sheet
from ..printed.kinds import KEEP, PASSED, SECRET, Text
from ..printed.words import (
    ALL_PHASES,
    ARTIFACT,
    ARTIFACT_PLAYED,
    FLARE,
    FLARE_PLAYED,
    MOMENTS,
    POWER_USED,
    TECHNOLOGY_USED,
)
from ..questions import REINFORCING
from ..state.cosmos import (
    HANDS,
    LABS,
    Cheat,
    Cosmos,
    Seat,
    at_tech,
    encounter,
    facts,
    hand,
    in_timing_order,
    owner_of_place,
    timing_order,
    type_of,
)
from ..state.cosmos import PLAY as PLAY_ZONE
from ..state.cosmos import SHEET as SHEET_RANGE
from ..state.moments import Means, able, is_past, standings, suspects, told_of, turned_up_for
from ..state.pieces import (
    card_abilities,
    duties,
    fits,
    flares_left,
    has_power,
    has_role,
    held,
    is_spared,
    is_spent,
    is_zapped,
    mark_of,
    may_use_flare,
    obligations,
    play_zones,
    playable,
    possible,
    powers,
    side_of_flare,
    tech_abilities,
    texts_in_hand,
)
from ..state.ships import ships_at
from ..state.verbs import CARD, SHEET, USE_TOLD, Ability, About, deed_of, text_of
from .losing import lose_some, return_ships
from .settling import settling

if TYPE_CHECKING:
    from rules.core.questions import Why

POWER, PLAY, TECH, FLIP, ACCUSE = "power", "play", "tech", "flip", "accuse"
RULE = "CE-5.38"


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
    if g.news or (g.powered != powers(g) and g.encounters):
        return [call(settling, event=g.events)]
    obliged = duties(g, moment)
    if not obliged:
        return []
    told = told_of(g, moment, about)
    if is_past(g, moment, told):
        return []
    seats = [seat for seat in in_timing_order(g) if seat in obliged]
    return [use_ability(ability, moment, told, ()) for seat in seats for ability in obligations(g, seat, moment, told)]


def enact(g: Cosmos, seat: Seat, option: Option, moment: str, about: dict[str, Json]) -> Call:
    word, number = option[0], option[1]
    if word == FLIP:
        return call(flipping, sheet=number)
    if word == ACCUSE:
        return call(accusing, seat=seat, accused=number)
    told, means = told_of(g, moment, about), standings(g)[seat][moment]
    for ability in () if means is None else _abilities(g, seat, means, moment, told):
        if (
            ability.source[1] == number
            and ability.entry == option[2]
            and (ability.source[0] == SHEET) == (word == POWER)
        ):
            return use_ability(ability, moment, told, option[3:])
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


# -- using it: announce, let others answer, carry out, put away


_TOLD = {**USE_TOLD, "mark": WORD}
power = Flow("cosmic.power", params=_TOLD)
playing = Flow("cosmic.playing", params=_TOLD, locals={"zone": WORD}, set_from={"play": ("zone",)})
technology = Flow("cosmic.technology", params=_TOLD)
secretly = Flow("cosmic.secretly", params=_TOLD)
flipping = Flow("cosmic.flipping", params={"sheet": SHEET_RANGE})


def _call(flow: Flow, ability: Ability, moment: str, about: Mapping[str, Json], aim: Sequence[Json]) -> Call:
    return call(
        flow, seat=ability.seat, source=list(ability.source), entry=ability.entry, when=moment, about=dict(about),
        aim=list(aim), mark=mark_of(ability, about),
    )  # fmt: skip


def use_power(ability: Ability, moment: str, about: Mapping[str, Json], aim: Sequence[Json]) -> Call:
    return _call(power, ability, moment, about, aim)


def use_ability(ability: Ability, moment: str, about: Mapping[str, Json], aim: Sequence[Json]) -> Call:
    """The call that carries an ability out."""
    flow = power if ability.source[0] == SHEET else playing if ability.source[0] == CARD else technology
    if ability.use.secret:
        flow = secretly
    return _call(flow, ability, moment, about, aim)


def _announced(g: Cosmos, f: Frame, moment: str) -> Call:
    deed = deed_of(text_of(g, f.source).uses[f.entry].do)
    return announce(
        moment, f.seat, deed.flow, timing_order(g), source=f.source, entry=f.entry, when=f.when, about=f.about,
        aim=f.aim,
    )  # fmt: skip


# -- powers


@power.step
def use(g: Cosmos, f: Frame) -> Call:
    """CE-5.15: announced, unless its text does not say "use" (CE-5.16)."""
    course.mark_used(g, f.mark)
    entry = text_of(g, f.source).uses[f.entry]
    return _announced(g, f, POWER_USED) if entry.use else _unannounced(g, f)


def _unannounced(g: Cosmos, f: Frame) -> Call:
    return call(
        deed_of(text_of(g, f.source).uses[f.entry].do).flow, item=0, seat=f.seat, source=f.source, entry=f.entry,
        when=f.when, about=f.about, aim=f.aim,
    )  # fmt: skip


# -- artifacts and flares


def from_sheet(g: Cosmos, seat: int, zone: str) -> Call | None:
    """A card that is not in the hand is played by the power on whose sheet it lies: this can be zapped."""
    if zone == HANDS[seat]:
        return None
    about = {"only": seat, "seat": seat, "sheet": int(zone.partition(":")[2]), "event": course.new_event(g)}
    return open_window("card_from_sheet", [], about)


@playing.step
def reach(g: Cosmos, f: Frame) -> Call | None:
    f.zone = g.cards.place[int(f.source[1])]
    return from_sheet(g, f.seat, f.zone)


@playing.step
def play(g: Cosmos, f: Frame) -> Next:
    """CE-5.20, CE-5.28: the card lies open while it is answered and carried out."""
    card = int(f.source[1])
    if f.zone not in play_zones(g)[f.seat]:
        return done()
    flare = type_of(g, card) == FLARE
    cards.put_in_play(g, f.seat, card, flare)
    return _announced(g, f, FLARE_PLAYED if flare else ARTIFACT_PLAYED)


@playing.step
def spend(g: Cosmos, f: Frame) -> Call | None:
    """Its player may keep an artifact from being discarded."""
    card = int(f.source[1])
    if g.cards.place[card] != PLAY_ZONE or type_of(g, card) == FLARE:
        return None
    return open_window("artifact_spent", [f.seat], {"only": f.seat, "seat": f.seat, "card": card, "zone": f.zone})


@playing.step
def put_away(g: Cosmos, f: Frame) -> None:
    """CE-5.20, CE-5.23: artifacts are discarded, flares return to where they came from, unless they have gone. A sheet
    may be somebody else's by now, or in the box, after an encounter inside the use: then to the hand."""
    card = int(f.source[1])
    if g.cards.place[card] != PLAY_ZONE:
        return
    if type_of(g, card) == FLARE:
        cards.return_card(g, f.seat, card, f.zone if owner_of_place(g, f.zone) == f.seat else HANDS[f.seat])
    else:
        cards.discard(g, f.seat, [card], "played")


@secretly.step
def do_secretly(g: Cosmos, f: Frame) -> Call:
    """CE-9.61: the card stays in the hand."""
    return _unannounced(g, f)


# -- technologies


@technology.step
def use_technology(g: Cosmos, f: Frame) -> Call:
    """CE-9.57: a secret one is turned up now."""
    card = int(f.source[1])
    course.mark_used(g, f.mark)
    if not g.cards.face_up[card]:
        cards.complete_tech(g, f.seat, card)
    entry = text_of(g, f.source).uses[f.entry]
    return _announced(g, f, TECHNOLOGY_USED) if entry.use else _unannounced(g, f)


@technology.step
def put_technology_away(g: Cosmos, f: Frame) -> Next:
    """CE-9.49, CE-T34: what is used up is discarded; its ships return, also if it was discarded by an answer."""
    card = int(f.source[1])
    if g.cards.place[card].startswith("lab:"):
        lasts = facts(g).technologies[g.cards.design[card]].kind in (KEEP, PASSED)
        if lasts or not text_of(g, f.source).uses[f.entry].spends:
            return done()
        cards.discard_tech(g, card)
    if ships_at(g, at_tech(card), f.seat):
        return return_ships(f.seat, at_tech(card), "technology")
    return done()


# -- hidden powers


@flipping.step
def flip(g: Cosmos, f: Frame) -> None:
    """CE-9.11."""
    turn_sheet(g, f.sheet)


# -- accusations (CE-9.61): whoever suspects somebody of having taken something in secret says so


accusing = Flow("cosmic.accusing", params={"seat": SEAT, "accused": SEAT})


def _crime(g: Cosmos, seat: Seat) -> Cheat | None:
    e = encounter(g)
    return next((c for c in e.cheats if c.seat == seat and c.phase == e.phase and not c.caught), None)


@accusing.step
def accuse(g: Cosmos, f: Frame) -> Next:
    """Right: everything back, and one ship to the warp. Wrong: the accuser discards a card at random."""
    crime = _crime(g, f.accused)
    course.accuse(g, f.seat, f.accused, crime is not None)
    if crime is None:
        cards.discard(g, f.seat, [g.choice(hand(g, f.seat))], "accused")
        return done()
    ships.catch(g, crime)
    return lose_some(f.accused, 1, "caught")


# -- why a reply is not offered: looked for only in what everybody sees and what the asked seat knows


def withheld(g: Cosmos, asked: Decision) -> Iterator[Option]:
    """Artifacts and flares of a hand, and completed technologies, that cannot be used now."""
    usable = {option[:2] for option in offered_now(asked)}
    labs = [card for card in g.pile(LABS[asked.seat]) if g.cards.face_up[card]]
    for thing in (*((PLAY, card) for card in playable(g, asked.seat)), *((TECH, card) for card in labs)):
        if thing not in usable:
            yield thing


def why_no_reply(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """What a card, a power or a technology lacks that somebody tries to use, whatever is asked."""
    if not (isinstance(wish, tuple) and len(wish) >= 2 and type(wish[1]) is int and asked.seat >= 0):
        return None
    look = WHY_NO_REPLY.get(str(wish[0]))
    return None if look is None else look(g, asked.seat, wish[1])


def explains(*questions: Question) -> Callable[[Why], Why]:
    """Like the core's, but who is asked may also try to use a piece."""

    def register(why: Why) -> Why:
        core_explains(*questions)(lambda g, asked, wish: why(g, asked, wish) or why_no_reply(g, asked, wish))
        return why

    return register


def _moment(g: Cosmos) -> str:
    """The moment at which somebody is asked; "" between moments."""
    if g.frames and g.frames[-1].flow == REINFORCING.flow:
        return "totals"
    named = next((frame.locals["moment"] for frame in reversed(g.frames) if "moment" in frame.locals), "")
    return named if named in MOMENTS else ""


def _why_not_card(g: Cosmos, seat: Seat, card: int) -> Reason | None:
    """CE-5.13, CE-5.20, CE-5.24."""
    if card not in playable(g, seat):
        return None
    kind, design = type_of(g, card), g.cards.design[card]
    if kind not in (ARTIFACT, FLARE):
        return Reason("cosmic.no_action_card", {"card": card}, "CE-2.3")
    rule = "CE-5.20"
    if kind == FLARE:
        rule = "CE-5.23"
        if g.encounters and not flares_left(g)[seat]:
            return Reason("cosmic.flare_limit", {}, "CE-5.24")
        if g.encounters and not may_use_flare(g, seat, card):
            return Reason("cosmic.flare_used", {"card": card}, "CE-5.24")
    side = side_of_flare(g, seat, design) if kind == FLARE else ""
    return _why_not_text(g, seat, text_of(g, (CARD, card, side)), rule)


def _why_not_text(g: Cosmos, seat: Seat, text: Text, rule: str) -> Reason:
    """CE-5.13: its moment or its role, or what its own conditions ask for."""
    moment = _moment(g)
    fitting = [use for use in text.uses if moment in use.at]
    if not fitting and ALL_PHASES in text.phases:
        return Reason("cosmic.other_event", {}, rule)
    if not fitting:
        return Reason("cosmic.other_moment", {"phases": ", ".join(text.phases)}, rule)
    if not any(has_role(g, seat, use.role) for use in fitting):
        return Reason("cosmic.other_role", {"role": fitting[0].role}, "CE-5.13")
    return Reason("cosmic.no_use_now", {}, rule)


def _why_not_power(g: Cosmos, seat: Seat, sheet: int) -> Reason | None:
    """CE-5.10, CE-5.13 to 5.19, CE-9.10: what speaks against using a power of one's own."""
    if sheet not in held(g, seat):
        return None
    if not g.sheets[sheet].face_up:
        return Reason("cosmic.power_hidden", {}, "CE-9.10")
    if not has_power(g, seat) and not is_spared(g, sheet):
        return Reason("cosmic.power_lost", {}, "CE-5.10")
    if is_zapped(g, sheet):
        return Reason("cosmic.power_zapped", {}, "CE-5.15")
    text, moment = text_of(g, (SHEET, sheet)), _moment(g)
    fitting = [(entry, use) for entry, use in enumerate(text.uses) if moment in use.at and has_role(g, seat, use.role)]
    if fitting and all(use.mandatory for _, use in fitting):
        return Reason("cosmic.power_mandatory", {}, "CE-5.14")
    if fitting and all(is_spent(g, Ability((SHEET, sheet), seat, entry, use), {}) for entry, use in fitting):
        return Reason("cosmic.power_used", {}, "CE-5.19")
    return _why_not_text(g, seat, text, "CE-5.13")


def _why_not_tech(g: Cosmos, seat: Seat, card: int) -> Reason | None:
    """CE-9.46, CE-9.57: a technology of one's own."""
    if card not in g.pile(LABS[seat]):
        return None
    if not g.cards.face_up[card] and facts(g).technologies[g.cards.design[card]].kind != SECRET:
        return Reason("cosmic.tech_unfinished", {}, "CE-9.46")
    return _why_not_text(g, seat, text_of(g, (TECH, card)), "CE-9.46")


# By the first word of a reply.
WHY_NO_REPLY: dict[str, Callable[[Cosmos, Seat, int], Reason | None]] = {
    PLAY: _why_not_card, "card": _why_not_card, POWER: _why_not_power, TECH: _why_not_tech,
}  # fmt: skip
core_explains(REINFORCING, withheld=withheld)(why_no_reply)
REPLY_RULES["cosmic"] = ReplyRules(
    offered=offered, enact=enact, mandatory=mandatory, why=why_no_reply, withheld=withheld, rule=RULE, asked=able,
    silent=silent,
)  # fmt: skip
