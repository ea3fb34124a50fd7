"""Grudge (CE-A14): whoever declined its invitation pays for it; its flare (CE-F14)."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..flows.deeds import declaring
from ..printed.words import BOTH_LOSE, DEAL, LOST, NO_DEAL, WON
from ..state.cosmos import DEFENSIVE, NEITHER, OFFENSIVE, Cosmos, Effect, encounter, opponent, slot_of, timing_order
from ..state.pieces import own_side
from ..state.ships import can_lose
from ..state.verbs import Ability, About, Penalty, change, deed, printed

GRUDGE, HARSH = "grudge", "harsh"


def _refusers(g: Cosmos, seat: int) -> list[int]:
    """Whom the owner invited and who did not join; who joined and was sent home has not refused (CE-E72)."""
    e, slot = encounter(g), slot_of(g, seat)
    return [other for other in e.invited[slot] if e.joined[other] != (OFFENSIVE, DEFENSIVE)[slot]]


def _declared(g: Cosmos, seat: int, name: str) -> list[Effect]:
    return [effect for effect in encounter(g).effects if effect.name == name and effect.seat == seat]


@deed("bear_grudges")
def bear_grudges(g: Cosmos, f: Frame, *, effect: str) -> None:
    """Each of them gets a token until the end of the encounter (CE-E72)."""
    holders = _refusers(g, f.seat)
    course.declare(g, effect, f.seat, f.source, printed(g, f.source), holders=holders)


@bear_grudges.needs
def _was_refused(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_refusers(g, ability.seat))


@change("grudge_losses")
def grudge_losses(
    g: Cosmos, source: Source, value: list[Penalty], about: object, *, good: int, bad: int
) -> list[Penalty]:
    """Tokens are discarded for ships: few after a victory or deal, more after a defeat or failed deal."""
    outcome, slot = encounter(g).outcome, slot_of(g, source.seat)
    if outcome in (DEAL, (WON, LOST)[slot]):
        count = bad if _declared(g, source.seat, HARSH) else good
    elif outcome in (NO_DEAL, BOTH_LOSE, (LOST, WON)[slot]):
        count = bad
    else:
        return value
    holders = [seat for seat in timing_order(g) if seat in source.text["holders"]]
    return [*value, *(Penalty(seat=s, count=min(count, _spared(g, s, slot)), cause=GRUDGE) for s in holders)]


def _spared(g: Cosmos, seat: int, slot: int) -> int:
    """CE-E71: ships allied with the other side that are outside the warp, or healed, are not lost."""
    e, ships = encounter(g), sum(can_lose(g, seat).values())
    if own_side(g, seat) != 1 - slot:
        return ships
    return max(0, ships - (e.fought[seat] - e.fallen[seat]))


# -- the flare


def _has_given(g: Cosmos, ability: Ability, about: About) -> bool:
    """Four ships for each token, whether the owner won or not."""
    return bool(_declared(g, ability.seat, GRUDGE))


declaring("be_harsh", _has_given)


def _opponent_wins_with_allies(g: Cosmos, ability: Ability, about: About) -> bool:
    """The winner's allies get nothing; their ships return."""
    slot = 1 - slot_of(g, ability.seat)
    return encounter(g).outcome == (WON, LOST)[slot] and any(_is_ally(g, ability.seat, s) for s in g.seats())


declaring("spoil_victory", _opponent_wins_with_allies)


def _is_ally(g: Cosmos, seat: int, other: int) -> bool:
    """Whether somebody is an ally of the opponent of `seat`."""
    e = encounter(g)
    return e.sides[other] != NEITHER and own_side(g, other) == 1 - slot_of(g, seat) and other != opponent(g, seat)


@change("not_for_allies")
def not_for_allies(g: Cosmos, source: Source, value: bool, about: int) -> bool:
    return value and not _is_ally(g, source.seat, about)


@change("nothing_for_allies")
def nothing_for_allies(g: Cosmos, source: Source, value: int, about: int) -> int:
    return 0 if _is_ally(g, source.seat, about) else value
