"""Chance: fair, repeatable, and streams that do not touch each other."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance, stream


def test_the_generator_is_the_same_everywhere_and_forever():
    """These numbers are part of every saved game's replay."""
    rng = Chance(7)
    assert [rng.below(100) for _ in range(6)] == [38, 1, 90, 58, 45, 24]
    assert stream(7, "deck") == 0x18E76075F311090F


def test_dice_are_fair_enough():
    rng = Chance(1)
    counts = Counter(rng.roll(6) for _ in range(12_000))
    assert set(counts) == set(range(1, 7))
    assert all(1_800 < n < 2_200 for n in counts.values())


def test_every_order_of_a_shuffle_comes_up():
    rng = Chance(2)
    seen = set()
    for _ in range(500):
        pile = [1, 2, 3, 4]
        rng.shuffle(pile)
        seen.add(tuple(pile))
    assert len(seen) == 24


def test_skipped_draws_leave_the_same_numbers_to_come():
    drawn, skipped = Chance(7), Chance(7)
    for sides in (1, 6, 4):
        drawn.below(sides)
    skipped.skip(3)
    assert drawn.below(1000) == skipped.below(1000)


def test_nothing_can_be_drawn_from_nothing():
    with pytest.raises(ValueError, match="nothing to draw"):
        Chance(1).below(0)
