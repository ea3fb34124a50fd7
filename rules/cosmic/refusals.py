"""Why a wish cannot be had: cards and technologies that do not fit the moment or the role."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Decision, Option, Value
from rules.core.reasons import Reason

from .kinds import Text
from .pieces import TECH, About, flares_left, has_role, may_use_flare, playable, side_of_flare, text_of
from .state import LABS, Cosmos, Seat, cards_at, type_of
from .words import ARTIFACT, FLARE, MOMENTS


def blocked_cards(g: Cosmos, seat: Seat, moment: str, about: About) -> Iterator[tuple[Option, Reason]]:
    """Artifacts and flares of a hand that cannot be played now, each with its reason."""
    for card in playable(g, seat):
        reason = why_not_card(g, seat, card, moment)
        if reason is not None:
            yield ("play", card), reason


def blocked_technologies(g: Cosmos, seat: Seat, moment: str) -> Iterator[tuple[Option, Reason]]:
    """Completed technologies of a player that cannot be used now."""
    for card in completed(g, seat):
        reason = why_not_text(g, seat, text_of(g, (TECH, card)), moment, "CE-9.46")
        if reason is not None:
            yield (TECH, card), reason


def completed(g: Cosmos, seat: Seat) -> list[int]:
    return [card for card in cards_at(g, LABS[seat]) if g.cards.face_up[card]]


def why_not_card(g: Cosmos, seat: Seat, card: int, moment: str) -> Reason | None:
    """CE-5.13, CE-5.20, CE-5.24; None if nothing that everybody can see speaks against it."""
    kind, design = type_of(g, card), g.cards.design[card]
    if kind not in (ARTIFACT, FLARE):
        return Reason("cosmic.no_action_card", {"card": card}, "CE-2.3")
    rule = "CE-5.20"
    if kind == FLARE:
        rule = "CE-5.23"
        if g.encounters and not flares_left(g, seat):
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


def refusal(g: Cosmos, decision: Decision, wish: Value) -> Reason | None:
    """A card of the own hand, or a technology, that was brought somewhere; other wishes belong to other moments."""
    if not (isinstance(wish, tuple) and len(wish) >= 2 and wish[0] in ("play", "card", TECH) and type(wish[1]) is int):
        return None
    word, card, seat = wish[0], wish[1], decision.seat
    if seat < 0 or card not in (completed(g, seat) if word == TECH else playable(g, seat)):
        return None
    found = next((frame.locals["moment"] for frame in reversed(g.frames) if "moment" in frame.locals), "")
    moment = found if found in MOMENTS else ""
    if word == TECH:
        return why_not_text(g, seat, text_of(g, (TECH, card)), moment, "CE-9.46")
    return why_not_card(g, seat, card, moment)
