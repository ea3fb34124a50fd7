"""What must hold in every card set (KG-C20, C21, C23): prices, texts, loops. Part of reading a set."""

from __future__ import annotations

import re

from rules.content.designs import Complain, Content
from rules.content.problems import describe_reason

from .faces import LIMIT_UNKNOWN, LIMIT_X, Effect, Face, Selector, calls_in, nesting, numbers_in, selectors_in
from .prices import MAX_X_VALUE, asked, price

describe_reason("kaosz-price", "the formula gives {formula}, the card asks {asked}; only one more or less is allowed")
describe_reason("kaosz-x-value", "one development is worth {worth}/100 credits, at most {most}/100 are allowed")
describe_reason("kaosz-no-text", "a card with effects or abilities needs a text in both languages")
describe_reason("kaosz-number-in-text", "the {language} text does not mention the number {number} of its effects")
describe_reason("kaosz-free-ability", "an ability needs a cost that uses something up, or a once-per limit")
describe_reason("kaosz-endless", "this trigger can set itself off again; it needs a once-per limit")
describe_reason("kaosz-ship-armor", "a ship needs at least 1 armor")
describe_reason("kaosz-base-armor", "{subtype}: armor {armor} does not fit (buildings and bunkers 1 or more, others 0)")
describe_reason("kaosz-limit", "{subtype}: this development limit does not fit (? is for traps and only for them)")
describe_reason("kaosz-trap-effect", "a trap needs an effect of the kind trap, and only traps have one")
describe_reason("kaosz-x-cost", "a cost of X needs an effect with x, and x needs a cost of X")
describe_reason("kaosz-target-word", "the text speaks of a target, but no selector is targeted")
describe_reason("kaosz-clan", "no effect of the base edition may depend on clans")

describe_reason("kaosz-many-calls", "a card may hold {most} operations, amounts and conditions, this one has {found}")
describe_reason("kaosz-nested", "a selector may hold others, but not more than {most} inside each other")

# Three times what the largest printed card needs: each is looked at again and again while the card is in play.
MOST_CALLS = 24
MOST_NESTED = 2  # a selector asks for every card whether it fits; one inside another asks for every pair

_WORDS = {
    "en": ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "hu": ("", "egy", "két", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc", "tíz"),
}
# Which trigger an operation can set off.
CAUSES = {
    "gain_credits": "credits_gained", "transfer_credits": "credits_gained", "draw": "card_drawn",
    "discard": "hq_discarded", "mill": "colony_milled", "damage": "ship_hit", "destroy": "ship_destroyed",
    "turn_used": "turned_used", "turn_damaged": "turned_damaged", "turn_active": "turned_active",
    "turn_back": "turned_active", "add_development": "development_added", "move_development": "development_added",
    "take_control": "control_changed", "negate": "negated", "to_hq": "left_play", "to_trash": "left_play",
    "to_ruin": "left_play", "to_colony": "left_play", "pay_free": "card_paid", "board": "crew_boarded",
    "optional": "credits_spent",
}  # fmt: skip


def check_set(content: Content, own: str, complain: Complain) -> None:
    """The rules for the cards of one set."""
    for design in content:
        face = content[design]
        if isinstance(face, Face) and content.set_of(design).id == own:
            check_face(face, complain)


def check_face(face: Face, complain: Complain) -> None:
    """Everything that can be wrong with one card beyond its form."""
    _check_form(face, complain)
    _check_loops(face, complain)
    if not face.fixture_only:
        _check_price(face, complain)
        _check_text(face, complain)


def _check_form(face: Face, complain: Complain) -> None:
    if face.type == "ship" and face.stats[2] < 1:
        complain(face.id, "stats", "kaosz-ship-armor")
    if face.type == "base":
        stays = face.subtype in ("building", "bunker")
        if (face.stats[2] >= 1) != stays:
            complain(face.id, "armor", "kaosz-base-armor", subtype=face.subtype, armor=face.stats[2])
        if (face.development == LIMIT_UNKNOWN) != (face.subtype == "trap"):
            complain(face.id, "development", "kaosz-limit", subtype=face.subtype)
        if bool(face.trap) != (face.subtype == "trap"):
            complain(face.id, "effect", "kaosz-trap-effect")
    played_x = any(e.x is not None for e in face.effects if e.kind == "on_play")
    if played_x != (face.cost < 0):
        complain(face.id, "cost", "kaosz-x-cost")
    calls = len(calls_in(face.effects))
    if calls > MOST_CALLS:
        complain(face.id, "effect", "kaosz-many-calls", most=MOST_CALLS, found=calls)
    if nesting(face.effects, Selector) > MOST_NESTED:
        complain(face.id, "effect", "kaosz-nested", most=MOST_NESTED)
    if any(sel.clan for sel in selectors_in(face.effects)):
        complain(face.id, "effect", "kaosz-clan")  # KG-C7


def _check_loops(face: Face, complain: Complain) -> None:
    """KG-C23."""
    for effect in face.effects:
        if effect.limit:
            continue
        if effect.kind == "activated" and (effect.cost is None or not effect.cost.is_real):
            complain(face.id, "effect", "kaosz-free-ability")
        if effect.kind == "triggered" and effect.when in _caused(effect):
            complain(face.id, "effect", "kaosz-endless")


def _caused(effect: Effect) -> set[str]:
    return {CAUSES[call.verb] for call in calls_in(effect.modes) if call.verb in CAUSES}


def _check_price(face: Face, complain: Complain) -> None:
    if face.development == LIMIT_X:
        if face.text_value > MAX_X_VALUE:
            complain(face.id, "text_value", "kaosz-x-value", worth=face.text_value, most=MAX_X_VALUE)
        return
    formula = price(face)
    if formula is not None and abs(formula - asked(face)) > 1:
        complain(face.id, "cost", "kaosz-price", formula=formula, asked=asked(face))


def _check_text(face: Face, complain: Complain) -> None:
    if face.text is None:
        if face.effects or face.keywords:
            complain(face.id, "text", "kaosz-no-text")
        return
    needed = sorted({abs(n) for n in numbers_in(face.effects) if abs(n) >= 2})
    for language, text in (("en", face.text.en), ("hu", face.text.hu)):
        for number in needed:
            if not mentions(text, number, language):
                complain(face.id, "text", "kaosz-number-in-text", language=language, number=number)
    if re.search(r"\btarget", face.text.en) and not any(sel.targeted for sel in selectors_in(face.effects)):
        complain(face.id, "text", "kaosz-target-word")


def mentions(text: str, number: int, language: str) -> bool:
    """Whether a text names a number, in figures or in words.

    >>> mentions("Draw two cards.", 2, "en"), mentions("Húzz 3 lapot.", 2, "hu"), mentions("Kettő közül", 2, "hu")
    (True, False, True)
    """
    if re.search(rf"(?<!\d){number}(?!\d)", text):
        return True
    names = _WORDS[language]
    said = text.lower()
    if number < len(names) and re.search(rf"\b{names[number]}", said):
        return True
    return language == "hu" and number == 2 and "kett" in said
