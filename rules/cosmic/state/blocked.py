"""Why a card, a power or a technology cannot be used now: moment, role, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.reasons import Reason

from ..printed.kinds import SECRET, Text
from ..printed.words import ARTIFACT, FLARE
from .cosmos import LABS, Cosmos, Seat, cards_at, facts, type_of
from .pieces import (
    flares_left,
    has_power,
    has_role,
    is_spared,
    is_spent,
    is_zapped,
    may_use_flare,
    playable,
    side_of_flare,
)
from .verbs import SHEET, TECH, Ability, About, text_of


def blocked_cards(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[tuple[Option, Reason]]:
    """Artifacts and flares of a hand that cannot be played now, each with its reason."""
    for card in playable(g, seat):
        reason = why_not_card(g, seat, card, moment)
        if reason is not None:
            yield ("play", card), reason


def blocked_technologies(g: Cosmos, seat: Seat, moment: str) -> Iterator[tuple[Option, Reason]]:
    """Completed technologies of a player that cannot be used now."""
    for card in cards_at(g, LABS[seat]):
        reason = why_not_tech(g, seat, card, moment) if g.cards.face_up[card] else None
        if reason is not None:
            yield (TECH, card), reason


def why_not_card(g: Cosmos, seat: Seat, card: int, moment: str) -> Reason | None:
    """CE-5.13, CE-5.20, CE-5.24; None if nothing that everybody can see speaks against it."""
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
    return why_not_text(g, seat, text_of(g, ("card", card, side)), moment, rule)


def why_not_text(g: Cosmos, seat: Seat, text: Text, moment: str, rule: str) -> Reason | None:
    fitting = [use for use in text.uses if moment in use.at]
    if not fitting:
        return Reason("cosmic.other_moment", {"phases": ", ".join(text.phases)}, rule)
    if not any(has_role(g, seat, use.role) for use in fitting):
        return Reason("cosmic.other_role", {"role": fitting[0].role}, "CE-5.13")
    return Reason("cosmic.no_use_now", {}, rule)


def why_not_power(g: Cosmos, seat: Seat, sheet: int, moment: str) -> Reason | None:
    """CE-5.10, CE-5.13 to 5.19, CE-9.10: what speaks against using a power of one's own."""
    if not g.sheets[sheet].face_up:
        return Reason("cosmic.power_hidden", {}, "CE-9.10")
    if not has_power(g, seat) and not is_spared(g, sheet):
        return Reason("cosmic.power_lost", {}, "CE-5.10")
    if is_zapped(g, sheet):
        return Reason("cosmic.power_zapped", {}, "CE-5.15")
    text = text_of(g, (SHEET, sheet))
    fitting = [(entry, use) for entry, use in enumerate(text.uses) if moment in use.at and has_role(g, seat, use.role)]
    if fitting and all(use.mandatory for _, use in fitting):
        return Reason("cosmic.power_mandatory", {}, "CE-5.14")
    if fitting and all(is_spent(g, Ability((SHEET, sheet), seat, entry, use), {}) for entry, use in fitting):
        return Reason("cosmic.power_used", {}, "CE-5.19")
    return why_not_text(g, seat, text, moment, "CE-5.13")


def why_not_tech(g: Cosmos, seat: Seat, card: int, moment: str) -> Reason | None:
    """CE-9.46, CE-9.57: a technology of one's own."""
    if not g.cards.face_up[card] and facts(g).technologies[g.cards.design[card]].kind != SECRET:
        return Reason("cosmic.tech_unfinished", {}, "CE-9.46")
    return why_not_text(g, seat, text_of(g, (TECH, card)), moment, "CE-9.46")
