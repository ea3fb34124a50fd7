"""What only one artifact can do."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Decision, One, Option
from rules.core.flow import Call, Next, done
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.under_way import TO_BE_ASKED

from .atoms import cards, course
from .flows.losing import dismiss, lose_some, retrieve
from .printed.words import ATTACK, CARD_TYPES, NEGOTIATE, NO_DEAL
from .questions import INFECT_GIVE_UP, SEND_ALLIES_HOME
from .state.cosmos import Cosmos, Seat, all_allies, hand, timing_order, type_of
from .state.ships import in_warp
from .state.verbs import Ability, About, change, deed

# -- Emotion Control (CE-R3): every revealed attack counts as a negotiate


@change("all_negotiate")
def all_negotiate(g: Cosmos, source: Source, value: tuple[str, int], about: object) -> tuple[str, int]:
    """CE-4.57: also a card that is brought in later."""
    return (NEGOTIATE, 0) if value[0] == ATTACK else value


# -- Force Field (CE-R4): allies are sent home


@deed("send_allies_home")
def send_allies_home(g: Cosmos, f: Frame) -> Call:
    """They cease to be allies and put their ships on any of their colonies."""
    chosen = f.some(SEND_ALLIES_HOME, f.seat, all_allies(g), 1, rule="CE-R4")
    return dismiss([seat for seat in all_allies(g) if seat in chosen], "force_field")


@send_allies_home.needs
def _has_allies(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(all_allies(g))


# -- Mobius Tubes (CE-R6): everybody's ships leave the warp


@deed("empty_warp", locals={"queue": TO_BE_ASKED})
def empty_warp(g: Cosmos, f: Frame) -> None:
    f.queue = [seat for seat in timing_order(g) if in_warp(g, seat)]


@empty_warp.step
def next_owner(g: Cosmos, f: Frame) -> Next:
    """Each to colonies of his choice; without any they stay (CE-5.7)."""
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    return retrieve(seat, in_warp(g, seat), "mobius_tubes", "next_owner")


# -- Plague (CE-R7): three ships, and a card of each type


SHIPS = 3


@deed("infect")
def infect(g: Cosmos, f: Frame) -> Call:
    return lose_some(f.aim[0], SHIPS, "plague")


@infect.step
def give_up_cards(g: Cosmos, f: Frame) -> None:
    """One of each type that the player holds, of his choice; a hoard is no hand (CE-E49).

    All at once and in secret: whoever is asked for one type after the other tells which types he holds.
    """
    seat = f.aim[0]
    if hand(g, seat):
        chosen = f.form(INFECT_GIVE_UP, seat, lambda: _by_type(g, seat), secret=True, blank=True, rule="CE-R7")
        cards.discard(g, seat, [int(str(card)) for card in chosen.values()], "plague")


def _by_type(g: Cosmos, seat: Seat) -> dict[str, Decision]:
    """A question for each type in the hand; of equal cards one is named."""
    found: dict[str, dict[str, int]] = {}
    for card in hand(g, seat):
        found.setdefault(type_of(g, card), {}).setdefault(g.cards.design[card], card)
    return {kind: One(seat, "", options=tuple(found[kind].values())) for kind in CARD_TYPES if kind in found}


@infect.aims
def _anybody(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return timing_order(g)


# -- Quash (CE-R8): a deal that was agreed is void


@deed("quash")
def quash(g: Cosmos, f: Frame) -> None:
    course.decide(g, NO_DEAL, "quashed")
