"""Random games over all timing modes and switches: no fault, sound positions, replays."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, fingerprint, replay, result, violations, waiting
from rules.smugglers import random_policy
from rules.smugglers.facts import SWITCHES
from tests.support.playout import Playout
from tests.support.thorough import some

from .support import table

GAMES = 6  # of each timing mode; the same function serves long runs


def random_setup(timing: str, seats: int, number: int) -> Setup:
    """All switches varied by the bits of a number."""
    bits = ("stations", "fav_ships", "fav_leftover", "stacked")
    options = {name: bool(number >> i & 1) for i, name in enumerate(bits)}
    options |= {"timing": timing, "pace": SWITCHES["pace"][number % 3], "unpaid_visible": bool(number % 2)}
    return Setup("smugglers", [{} for _ in range(seats)], options)


def play(timing: str, seats: int, number: int) -> Playout:
    """One game with every position checked."""
    made = Playout(random_setup(timing, seats, number), number)

    def check(state, answer, events):
        wrong = violations(state)
        assert not wrong, (number, answer, wrong)

    final = made.run(check)
    assert result(final) is not None
    return made


@pytest.mark.parametrize("timing", SWITCHES["timing"])
@pytest.mark.parametrize("seats", some([2, 3, 4, 5, 6], 3))
def test_random_games_run_without_fault(timing, seats):
    """SM-4.151, SM-6.1: conservation after every answer, any combination of switches."""
    for number in range(GAMES):
        play(timing, seats, number * 7 + seats)


@pytest.mark.parametrize("timing", SWITCHES["timing"])
def test_random_games_replay(timing):
    """SM-4.48, SM-6.79, SM-X20: the log alone gives the same end."""
    made = play(timing, 4, 15)
    assert fingerprint(replay(made.setup, made.seed, made.log)) == fingerprint(made.state)


def test_random_play_reaches_every_corner():
    """The playouts meet fallen dice, timeouts, every code, lost sectors and refills."""
    kinds, codes = set(), set()
    wanted_kinds = {
        *(("drop", "A"), ("drop", "B"), ("drop", "C"), ("bidding_over", "tokens"), ("bidding_over", "timeout")),
        *(("lose", "energy"), ("lose", "goods"), ("refill", ""), ("give", ""), ("pause", ""), ("hold", "")),
    }
    wanted_codes = {"EARLY", "REPLACED", "CANCELLED", "LATE", "DONE", "NO_DIE", "TOO_LOW", "NOT_HIGHER", "TOKEN_GONE",
                    "CAPPED"}  # fmt: skip
    for number in range(24):
        for timing in SWITCHES["timing"]:
            made = Playout(random_setup(timing, 2 + number % 5, number), number)

            def check(state, answer, events):
                for event in events:
                    kinds.add((event.kind, event.data.get("why") or event.data.get("case") or ""))
                    codes.add(event.data.get("code"))

            made.run(check)
        if wanted_kinds <= kinds and wanted_codes <= codes:
            return
    pytest.fail(f"never met: {wanted_kinds - kinds} {wanted_codes - codes}")


def test_nature_prefers_who_can_act():
    """A scheduler for simultaneous questions: the clock or a seat that may still do something."""
    t = table("a b c d", timing="realtime", tokens={"a": 3, "b": 2})
    chosen = {random_policy.next_asked(t.state, waiting(t.state), Chance(n)).seat for n in range(60)}
    assert chosen == {2, 3, -1}
