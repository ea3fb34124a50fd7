"""Totals and winners: the order of calculation (CE-4.52 to 4.65).

The account of an encounter has for each side the parts of its total: the card, the main player's ships, the allies'
ships, and what was added. Powers change it layer by layer; the total is the sum of the parts.
"""

from __future__ import annotations

from rules.core.hooks import ValueStep

from ..printed.words import ATTACK, BOTH_LOSE, LOST, MORPH, WON
from .cosmos import DEFENSIVE, OFFENSIVE, Cosmos, encounter
from .pieces import hooks
from .ships import allied_ships, in_encounter

Account = list[dict[str, int]]  # for offense and defense: card, own, allies, added


def face(g: Cosmos, slot: int) -> tuple[str, int]:
    """CE-4.57: type and value of the final card of a side."""
    found: tuple[str, int] = hooks.ask(g, "face", encounter(g).shown[slot], slot)
    return found


def both_attack(g: Cosmos) -> bool:
    return face(g, 0)[0] == ATTACK and face(g, 1)[0] == ATTACK


def _printed_account(g: Cosmos) -> Account:
    e = encounter(g)
    return [
        {
            "card": face(g, slot)[1],
            "own": in_encounter(g, seat),
            "allies": allied_ships(g, side),
            "added": sum(n for at, n, _ in e.added if at == slot),
        }
        for slot, (seat, side) in enumerate(((e.offense, OFFENSIVE), (e.defense, DEFENSIVE)))
    ]


def with_parts(account: Account, slot: int, **parts: int) -> Account:
    """The account with other parts for one side."""
    return [{**side, **parts} if at == slot else side for at, side in enumerate(account)]


def account(g: Cosmos) -> Account:
    """CE-4.58 to 4.60."""
    made: Account = hooks.ask(g, "account", _printed_account(g))
    return made


def why_totals(g: Cosmos) -> list[ValueStep]:
    """What changed the totals, step by step."""
    return hooks.why(g, "account", _printed_account(g))


def told_account(g: Cosmos) -> Account:
    """What the totals that decided were made of, once ships have begun to leave (CE-4.79); what powers changed is in
    the part that was added."""
    e = encounter(g)
    made: Account = []
    for slot, (seat, side) in enumerate(((e.offense, OFFENSIVE), (e.defense, DEFENSIVE))):
        allied = sum(n for s, n in enumerate(e.fought) if e.joined[s] == side and s != seat)
        parts = {"card": e.shown[slot][1], "own": e.fought[seat], "allies": allied}
        made.append({**parts, "added": e.totals[slot] - sum(parts.values())})
    return made


def totals(g: Cosmos) -> list[int]:
    """CE-4.52; numbers may be zero or negative (CE-4.64)."""
    return [sum(parts.values()) for parts in account(g)]


def winner(g: Cosmos, parts: Account | None = None) -> str:
    """CE-4.53, CE-4.55, CE-4.61 to 4.63; "" if a deal must be tried. `parts` is the account, if it is known already."""
    kinds, sums = [face(g, slot)[0] for slot in (0, 1)], [sum(side.values()) for side in parts or account(g)]
    if kinds == [MORPH, MORPH]:
        base = BOTH_LOSE  # CE-4.51
    elif kinds == [ATTACK, ATTACK]:
        base = WON if sums[0] > sums[1] else LOST
    elif ATTACK in kinds:
        base = WON if kinds[0] == ATTACK else LOST
    else:
        base = ""
    found: str = hooks.ask(g, "winner", base, {"totals": sums, "kinds": kinds})
    return found
