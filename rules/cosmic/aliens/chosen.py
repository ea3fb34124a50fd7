"""Chosen (CE-A5) draws three cards after the reveal and may use one of them; its super flare keeps the rest (CE-F5)."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.flow import Call
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.ranges import CARD, list_of
from rules.core.windows import open_window

from ..atoms import cards, course
from ..flows.deeds import own_sheet
from ..flows.settling import settle
from ..printed.words import ATTACK, ENCOUNTER_TYPES
from ..questions import DRAW_THREE_USE
from ..state.cosmos import Cosmos, cards_at, slot_of, type_of, value_of
from ..state.reckoning import Account, face
from ..state.verbs import SHEET, Ability, About, change, deed, printed

NONE, REPLACE, ADD = "none", "replace", "add"


@deed("draw_three", locals={"drawn": list_of(CARD)})
def draw_three(g: Cosmos, f: Frame) -> Call:
    """They do not come into the hand; whoever reacts to the draw does so before one of them is used (CE-F24)."""
    f.drawn = cards.draw(g, f.seat, 3, printed(g, f.source)[1], to=f"sheet:{f.source[1]}")
    return settle(g)


@draw_three.step
def use_one(g: Cosmos, f: Frame) -> None:
    """CE-4.57, CE-4.58: one encounter card replaces the revealed one, or its value is added to it."""
    slot = slot_of(g, f.seat)
    options: list[Option] = [(NONE,)]
    for card in f.drawn:
        if type_of(g, card) in ENCOUNTER_TYPES:
            options.append((REPLACE, card))
        if type_of(g, card) == ATTACK and face(g, slot)[0] == ATTACK:
            options.append((ADD, card))
    chosen = f.pick(DRAW_THREE_USE, f.seat, options, rule="CE-A5")
    if chosen[0] == REPLACE:
        cards.replace_laid(g, f.seat, slot, chosen[1])
    elif chosen[0] == ADD:
        value = value_of(g, chosen[1])
        course.declare(g, "draw_three", f.seat, f.source, printed(g, f.source), slot=slot, value=value)


@draw_three.step
def before_discarding(g: Cosmos, f: Frame) -> Call | None:
    about = {"only": f.seat, "seat": f.seat, "source": list(f.source)}
    return open_window("drawn_aside", [f.seat], about) if _left(g, f) else None


@draw_three.step
def discard_rest(g: Cosmos, f: Frame) -> None:
    cards.discard(g, f.seat, _left(g, f), "drawn")


def _left(g: Cosmos, f: Frame) -> list[int]:
    lying = cards_at(g, f"sheet:{f.source[1]}")
    return [card for card in f.drawn if card in lying]


@change("add_drawn")
def add_drawn(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    """CE-4.58 (c): neither reversed nor divided."""
    told = source.text
    return [{**s, "card": s["card"] + told["value"]} if i == told["slot"] else s for i, s in enumerate(value)]


@deed("keep_drawn")
def keep_drawn(g: Cosmos, f: Frame) -> None:
    """The cards that are no encounter cards come into the hand."""
    for card in _keepable(g, f.about):
        cards.pass_card(g, card, f.seat)


@keep_drawn.needs
def _own_power_drew(g: Cosmos, ability: Ability, about: About) -> bool:
    return list(about["source"]) == [SHEET, own_sheet(g, ability.seat, ability.source)]


@keep_drawn.possible
def _something_to_keep(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_keepable(g, about))


def _keepable(g: Cosmos, about: About) -> list[int]:
    """What lies on the sheet; its numbers are not told with the moment, which everybody hears of."""
    lying = cards_at(g, f"sheet:{about['source'][1]}")
    return [card for card in lying if type_of(g, card) not in ENCOUNTER_TYPES]
