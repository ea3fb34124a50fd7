"""What has been announced and may be answered, as everybody at the table sees it (CE-5.36)."""

from __future__ import annotations

from rules.core.decisions import PASS, Decision, One, Option
from rules.core.occasion import occasion

from . import questions
from .state.cosmos import LABS, Cosmos, Seat, facts
from .state.moments import is_past, standings, told_of
from .state.pieces import fits, is_spent, tech_uses
from .state.verbs import SHEET

TOTALS = "totals"
Thing = tuple[str, int, int]  # a sheet or a technology that lies open: its kind and number, and which entry of its text


def announcer(g: Cosmos) -> int | None:
    """Whose power, card or technology waits for answers."""
    return g.stack[-1].seat if g.stack else None


def attacked(g: Cosmos, seat: int) -> bool:
    """Whether this player is the defense."""
    return bool(g.encounters) and g.encounters[-1].defense == seat


def is_bare(g: Cosmos) -> bool:
    """Whether a window belongs to a step of the encounter only: nothing was announced in it."""
    return not g.stack


def acting(g: Cosmos) -> int | None:
    """Whose turn it is; below zero nobody's."""
    return g.active


def in_the_open(g: Cosmos, decision: Decision) -> bool:
    """Whether a question is only about what everybody sees."""
    return decision.prompt in questions.IN_THE_OPEN


def moment(g: Cosmos, decision: Decision) -> str:
    """The window that is open; reinforcing is a round of replies, too (CE-4.67)."""
    now = occasion(g)
    return (
        TOTALS
        if decision.prompt == questions.REINFORCING
        else (now.moment if now is not None else "") or decision.prompt
    )


def in_sight(g: Cosmos, seat: Seat, decision: Decision) -> tuple[Thing, ...]:
    """What a seat may use now that lies face up: its power and its technologies, as far as everybody can see.

    Only open conditions count; whether the player can use it, which may depend on the hand, is not looked at.
    """
    now, when = occasion(g), moment(g, decision)
    means = standings(g)[seat][when]
    if means is None or now is None:
        return ()
    told = told_of(g, when, {} if when == TOTALS else now.about)
    if is_past(g, when, told):
        return ()
    found = [use for use in means.powers if fits(g, use, when, told) and not is_spent(g, use, told)]
    for card in g.pile(LABS[seat]) if means.laboratory else ():
        if g.cards.face_up[card]:
            tech = facts(g).technologies[g.cards.design[card]]
            found += [use for use in tech_uses(g, seat, card, tech, when, told) if not use.use.mandatory]
    return tuple((str(use.source[0]), int(use.source[1]), use.entry) for use in found)


def matters(g: Cosmos, seat: Seat, decision: Decision) -> bool:
    """Whether some reply could be wanted. Hardly anybody zaps the own power: for those who mean to there are stops."""
    item = g.stack[-1] if g.stack else None
    if item is None or item.seat != seat or item.source[0] != SHEET or not isinstance(decision, One):
        return True
    return any(option != PASS and not _zaps(g, option) for option in decision.options)


def _zaps(g: Cosmos, option: Option) -> bool:
    """Whether a reply cancels a power, and does nothing else."""
    word, number, entry = option[:3]
    known, design = facts(g), g.cards.design[number] if word in ("play", "tech") else ""
    piece = known.artifacts.get(design) or (known.technologies[design].text if word == "tech" else None)
    return piece is not None and piece.uses[entry].do.verb == "zap"
