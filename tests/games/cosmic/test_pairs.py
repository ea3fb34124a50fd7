"""Every alien against every other one, and under every variant: generated encounters without a fault.

A thorough run plays all 2,450 ordered pairs; else every alien is the offense and the defense of one encounter. Where a
power was not used another encounter is tried, because a pair that never meets shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules import Chance, Illegal, Setup, new_game
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN
from tests.games.cosmic.melee import WISHES, Bout, melee
from tests.support.thorough import some

KNOWN = content_of([]).table(ALIEN)
ALIENS = sorted(KNOWN)
COUNT = len(ALIENS)
FORBIDDEN = {(a, b) for a in ALIENS for b in KNOWN[a].forbids}
TRIES = 3  # encounters of a pair, until both powers have been used
# Half of the pairs at one distance in the list of aliens; the first and the last half have everybody on both sides.
HALVES = [[(i, (i + by) % COUNT) for i in range(half, COUNT, 2)] for by in range(1, COUNT) for half in (0, 1)]
VARIANTS = (
    {"four_planets": "on"},
    {"hidden_powers": "on"},
    {"changing_powers": "on"},
    {"flares": "free"},
    {"technology": "on"},
    {"filch_flare": "classic"},
)
SWITCHED = [(alien, options) for alien in ALIENS for options in VARIANTS]


def neighbour(rng: Chance, *taken: str) -> str:
    """Another alien for this table."""
    free = [a for a in ALIENS if a not in taken and not any((a, b) in FORBIDDEN for b in taken)]
    return rng.choice(free)


def bouts_of(offense: str, defense: str, tries: int) -> Iterator[Bout]:
    first = ALIENS.index(offense) * COUNT + ALIENS.index(defense)
    for number in range(tries):
        rng = Chance(first + number * 10_000)
        table = (offense, defense, neighbour(rng, offense, defense))
        yield Bout(table, rng.below(1 << 30), wish=WISHES[(first + number) % len(WISHES)])


def used_by(bouts: Iterator[Bout], wanted: set[str]) -> set[str]:
    """Play until all of these powers have been used; those that were."""
    found: set[str] = set()
    for bout in bouts:
        melee(bout)
        found |= wanted & {alien for alien, _ in bout.used}
        if found == wanted:
            break
    return found


@pytest.mark.parametrize("pairs", some(HALVES, 2), ids=lambda half: f"{half[0][0]}-{half[0][1]}")
def test_every_alien_meets_every_other_one(pairs):
    """CE-1.3: no fault, no ship or card lost or doubled, and most powers are used."""
    used = 0
    for a, b in pairs:
        pair = ALIENS[a], ALIENS[b]
        if pair not in FORBIDDEN:
            used += len(used_by(bouts_of(*pair, TRIES), set(pair)))
    assert used > len(pairs)  # of two for each pair


@pytest.mark.parametrize("pair", sorted(FORBIDDEN), ids=" ".join)
def test_a_forbidden_pair_never_meets(pair):
    """CE-3.12."""
    with pytest.raises(Illegal) as refused:
        new_game("cosmic", Setup("cosmic", [{"alien": alien} for alien in (*pair, "human")]), 1)
    assert refused.value.reason.id == "cosmic.forbidden_pair"


def test_the_pairs_are_all_there():
    assert len({pair for half in HALVES for pair in half}) == 2450
    for role in (0, 1):
        assert len({pair[role] for half in (HALVES[0], HALVES[-1]) for pair in half}) == COUNT


def seats_for(alien: str) -> Iterator[Bout]:
    """The alien as the defense, the offense and as an ally; once without any ship."""
    rng = Chance(ALIENS.index(alien))
    for number in range(24):
        one = neighbour(rng, alien)
        table = [one, neighbour(rng, one, alien)]
        table.insert((number + 1) % 3, alien)
        stripped = table.index(alien) if number == 3 else -1
        yield Bout(tuple(table), rng.below(1 << 30), wish=WISHES[number % len(WISHES)], stripped=stripped)


@pytest.mark.parametrize("part", range(5))
def test_every_power_comes_to_use(part):
    """These encounters bring every one of the fifty powers to use."""
    for alien in ALIENS[part::5]:
        assert used_by(seats_for(alien), {alien}), alien


def fits(alien: str, options: dict[str, str]) -> bool:
    """CE-9.14: what would give a hidden power away is not in the pool."""
    return not (KNOWN[alien].setup and "hidden_powers" in options)


@pytest.mark.parametrize("part", range(3))
def test_every_alien_plays_under_every_variant(part):
    """Chapter 9: each switch alone; the alien as the offense or the defense."""
    for alien, options in some([case for case in SWITCHED if fits(*case)], 31)[part::3]:
        rng = Chance(SWITCHED.index((alien, options)))
        while not (
            fits(other := neighbour(rng, alien), options) and fits(ally := neighbour(rng, alien, other), options)
        ):
            pass
        table = (alien, other, ally) if rng.below(2) else (other, alien, ally)
        melee(Bout(table, rng.below(1 << 30), options, wish=rng.choice(WISHES)))
