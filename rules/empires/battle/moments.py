"""Celestial Knights (CL-E33), Immortals (CL-E44), Horsemen of the Plains (CL-E46): powers of a moment in battle.

A question that only their owner gets would betray them (UI-7): at the start of a round everybody whose secret card
could be one of them is asked the same. Rulings: the Immortals are turned up when their owner says so; from then on
he says of each hit whether he ignores a point of it (D-36), and is not asked where no other hit of the round could
follow, for then nobody would keep it. Ships do not retreat in the round of their charge. Where the Knights are said to
be exposed to every enemy ship, Bases and Shipyards are among them: the card leaves those out only where ships charge.
"""

from __future__ import annotations

from rules.core.decisions import PASS, Option
from rules.core.hooks import Source

from ..printed.powers import CHARGES, IGNORES_HITS, LEAVES_EARLY
from ..state import Galaxy, Owner, facts
from ..state.battle import Battle
from ..state.holding import could_hold, has, hides_card, knows_card
from ..state.lines import Line, count, damage, is_fake, shielded, side_of, under_way
from ..state.values import Ship, Shot, damage_of, hull, rule
from .retreat import withdrawals
from .volley import line_of, shot

CONTINUE, CHARGE, IGNORE = PASS, "charge", "ignore"
SPARE, BEAR = "spare", PASS  # D-36: a hit is ignored, or not


def is_asked(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """For all to see: he has one of them openly, or hides a card that could be one."""
    known = facts(g)
    if known.asks_needed:
        return len(options(g, b, owner)) > 1
    hides = hides_card(g, owner, known.advantages)
    for id in _playable(b):
        card = known.card[id]
        if card in known.advantages:
            if knows_card(g, None, card):
                if id != IGNORES_HITS and has(g, owner, id) and len(options(g, b, owner)) > 1:
                    return True
            elif hides and could_hold(g, owner, card):
                return True
    return False


def _playable(b: Battle) -> list[str]:
    """CL-E33: a charge once in a battle, after its first round; CL-E46, EX-12: also after the first round."""
    later = b.round > 1
    return [IGNORES_HITS, *([CHARGES] if later and not b.charged else []), *([LEAVES_EARLY] if later else [])]


def options(g: Galaxy, b: Battle, owner: Owner) -> list[Option]:
    found: list[Option] = [CONTINUE]
    if CHARGES in _playable(b) and has(g, owner, CHARGES):
        found.append(CHARGE)
    if has(g, owner, IGNORES_HITS) and not knows_card(g, None, facts(g).card[IGNORES_HITS]):
        found.append(IGNORE)
    found += leaving(g, b, owner)
    return found


def leaving(g: Galaxy, b: Battle, owner: Owner) -> dict[Option, tuple[int, int]]:
    """CL-E46: who may leave now, with how many units at least and at most."""
    return withdrawals(g, b, owner) if b.round > 1 and has(g, owner, LEAVES_EARLY) else {}


# -- Celestial Knights


def _charges(g: Galaxy, source: Source, one: Ship) -> bool:
    b = g.battle
    return b is not None and 0 < b.charged == one.round and one.owner == b.charger and facts(g).moves[one.unit]


@rule("shots", CHARGES, guard=_charges, card=CHARGES)
def _twice(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """CL-E33, CL-23.4: every ship attacks twice, not Bases and Shipyards."""
    return 2 * value


def _is_exposed(g: Galaxy, source: Source, shot: Shot) -> bool:
    b = g.battle
    if b is None or not 0 < b.charged < shot.by.round:
        return False
    return side_of(b, shot.by.owner) != side_of(b, b.charger)


@rule("to_hit", CHARGES, guard=_is_exposed, card=CHARGES)
def _exposed(g: Galaxy, source: Source, value: int, shot: Shot) -> int:
    """CL-E33: in all later rounds every enemy ship has +1 Attack, also against those who stand by the Knights."""
    return value + 1


# -- Immortals


def ignores(g: Galaxy, one: Ship) -> bool:
    """CL-E44, CL-23.3: one point in each round, once everybody knows them; captured ships keep it for hits on them.

    Ruling: whoever has captured such ships ignores a point for himself, whatever the Immortals have ignored.
    """
    known = facts(g)
    if not known.advantages or not knows_card(g, None, known.card[IGNORES_HITS]):
        return False
    if under_way(g).spared >> one.owner & 1:
        return False
    return has(g, one.owner, IGNORES_HITS) or (one.builder >= 0 and has(g, one.builder, IGNORES_HITS))


def has_choice(g: Galaxy, b: Battle, by: Line, at: Line, shot: Shot, more: bool = False) -> bool:
    """D-36: whether the owner of a ship that is hit may ignore a point, and may have reason to keep that for a later
    hit of this round; `more` shots may follow this one."""
    if shot.boards or not facts(g).advantages or not ignores(g, shot.at) or is_fake(g, b, by) or is_fake(g, b, at):
        return False
    side = side_of(b, shot.by.owner)
    ready = [line for line in map(line_of, b.queue) if b.unfired[line] and not b.screened[line]]
    return more or any(side_of(b, b.owner[line]) == side for line in ready) or any(b.dice_hit[1:])


def answers_to_hit(at: Line) -> list[Option]:
    return [(SPARE, at), BEAR]


# -- hits that are not dealt out yet, because somebody may still call for new dice (CL-A22)


def is_doomed(g: Galaxy, b: Battle, by: Line, at: Line) -> bool:
    """Whether the hits that a line has scored will leave nothing of a target: nobody need fire at it any more."""
    if at not in b.dice_at:
        return False
    if is_fake(g, b, at) or is_fake(g, b, by):
        return any(hit for each, hit in zip(b.dice_at, b.dice_hit, strict=True) if each == at)
    one = shot(g, b, by, at)
    hits = sum(hit for each, hit in zip(b.dice_at, b.dice_hit, strict=True) if each == at)
    safe = shielded(g, b, at)  # CL-19.3.7
    if one.boards:
        return hits >= count(g, b, at) - safe
    least, points, left, hurt = hull(g, one.at), damage_of(g, one), count(g, b, at), damage(g, b, at)
    spared = ignores(g, one.at)  # CL-E44: of which hit its owner has still to say (D-36)
    for number in range(hits):
        hurt += points - (spared and not number)
        if hurt >= least:
            left, hurt = left - 1, 0
    return left <= safe
