"""Calculator (CE-A4): the higher attack loses what the lower one is worth; wild it bets on odd or even (CE-F4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..state.cosmos import Cosmos, slot_of
from ..state.reckoning import Account, both_attack
from ..state.verbs import Ability, About, change, deed, printed

ODD, EVEN = "odd", "even"


def reduced(value: Account, slot: int, number: int) -> Account:
    """The card of one side counts so much less."""
    return [{**side, "card": side["card"] - number} if i == slot else side for i, side in enumerate(value)]


@change("calculate")
def calculate(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    """CE-4.58 (d): equal values stay as they are."""
    ours, theirs = (side["card"] for side in value)
    if ours == theirs or not both_attack(g):
        return value
    return reduced(value, 0 if ours > theirs else 1, min(ours, theirs))


@deed("call_parity")
def call_parity(g: Cosmos, f: Frame) -> None:
    """Odd or even is named when the flare is played."""
    course.declare(
        g, "call_parity", f.seat, f.source, printed(g, f.source), parity=f.aim[0], slot=slot_of(g, f.seat)
    )  # fmt: skip


@call_parity.aims
def _parities(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return [ODD, EVEN]


@change("settle_parity")
def settle_parity(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    """Right: the opponent's card is reduced by the own one; wrong: the other way round."""
    if not both_attack(g):
        return value
    cards, slot = [side["card"] for side in value], source.text["slot"]
    right = (sum(cards) % 2 == 0) == (source.text["parity"] == EVEN)
    loser = 1 - slot if right else slot
    return reduced(value, loser, cards[1 - loser])
