"""What is kept about the cards in play is never out of date, whatever an atom has just changed."""

from __future__ import annotations

import pytest

from rules import Chance, clone, find, new_game, play_on


@pytest.mark.parametrize("seed", (0, 1, 3, 8))
def test_what_is_kept_is_what_would_be_found_now(seed):
    game = find("kaosz")
    g = new_game("kaosz", game.random_setup(2 + seed % 2, Chance(seed)), seed)
    rng = Chance(seed)
    compared = 0
    for _ in range(1500):
        if not play_on(g, rng):
            break
        kept = g.kept
        if kept is not None:
            fresh = clone(g)
            found = fresh.look_round()._replace(backs={})
            assert kept._replace(backs={}) == found
            assert kept.backs == {seat: fresh.payable_backs(seat) for seat in kept.backs}
            compared += bool(kept.backs) and bool(kept.ruling or kept.hearing)
    assert compared > 20  # the seeds are games with texts in play
