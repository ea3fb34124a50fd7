"""Using a power, a card or a technology: announce, let others answer, carry out, put away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import SEAT, WORD
from rules.core.records import Json
from rules.core.windows import announce, open_window

from ..atoms import cards, course, powers, ships
from ..printed.kinds import KEEP, PASSED
from ..printed.words import ARTIFACT_PLAYED, FLARE, FLARE_PLAYED, POWER_USED, TECHNOLOGY_USED
from ..state.cosmos import (
    HANDS,
    PLAY,
    Cheat,
    Cosmos,
    Seat,
    at_tech,
    encounter,
    facts,
    hand,
    owner_of_place,
    timing_order,
    type_of,
)
from ..state.cosmos import SHEET as SHEET_RANGE
from ..state.pieces import mark_of, play_zones
from ..state.ships import ships_at
from ..state.verbs import CARD as CARD_SOURCE
from ..state.verbs import SHEET, USE_TOLD, Ability, deed_of, text_of
from .losing import lose_some, return_ships

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


def do(ability: Ability, moment: str, about: Mapping[str, Json], aim: Sequence[Json]) -> Call:
    """The call that carries an ability out."""
    flow = power if ability.source[0] == SHEET else playing if ability.source[0] == CARD_SOURCE else technology
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
    if g.cards.place[card] != PLAY or type_of(g, card) == FLARE:
        return None
    return open_window("artifact_spent", [f.seat], {"only": f.seat, "seat": f.seat, "card": card, "zone": f.zone})


@playing.step
def put_away(g: Cosmos, f: Frame) -> None:
    """CE-5.20, CE-5.23: artifacts are discarded, flares return to where they came from, unless they have gone. A sheet
    may be somebody else's by now, or in the box, after an encounter inside the use: then to the hand."""
    card = int(f.source[1])
    if g.cards.place[card] != PLAY:
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
    powers.turn_sheet(g, f.sheet)


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
