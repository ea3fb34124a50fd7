"""A position that cannot be is told apart from every position of a true game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from rules import Chance, Setup, answer_at_random, apply, clone, new_game, waiting
from rules.smugglers.flows.rounds import game
from rules.smugglers.soundness import violations
from rules.smugglers.state import BIDDING, DEAL, OVER, PAYMENT, REFILL, Smuggling

Change = Callable[[Smuggling], Any]


@cache
def _positions(timing: str, stacked: bool) -> tuple[Smuggling, ...]:
    setup = Setup("smugglers", [{}, {}, {}], {"timing": timing, "stacked": stacked})
    state, rng, seen = new_game("smugglers", setup, 4), Chance(2), []
    while asked := waiting(state):
        seen.append(clone(state))
        apply(state, answer_at_random(state, rng.choice(asked), rng))
    return (*seen, state)  # type: ignore[return-value]


def at(phase: str, timing: str = "open", stacked: bool = False, flow: str = "") -> Smuggling:
    """A position of this phase from a random game, with a die on the row while bidding."""
    for state in _positions(timing, stacked):
        fits = state.phase == phase and (not flow or state.frames[-1].flow == flow)
        if fits and (phase != BIDDING or any(state.dice)):
            return clone(state)  # type: ignore[return-value]
    raise AssertionError(f"no position in the phase {phase}")


@pytest.mark.parametrize("timing", ["realtime", "open", "secret"])
@pytest.mark.parametrize("stacked", [False, True])
def test_every_position_of_a_game_is_sound(timing: str, stacked: bool) -> None:
    for state in _positions(timing, stacked):
        assert not violations(state)


def _lies(g: Smuggling) -> int:
    return next(position for position, lying in enumerate(g.dice) if lying)


def _with_die(g: Smuggling, **changes: int) -> None:
    """Change owner, face or pose of a die on the row."""
    position = _lies(g)
    owner, face, x, y, angle = g.dice[position][0]
    made = {"owner": owner, "face": face, "x": x, "y": y, "angle": angle} | changes
    g.dice[position] = (tuple(made.values()), *g.dice[position][1:])  # type: ignore[assignment]


CHANGES: dict[str, tuple[str, Change]] = {
    "SM-3.1: a seat without energy of its own": (BIDDING, lambda g: g.energy.pop()),
    "SM-3.1: a fourth pile of won cards": (BIDDING, lambda g: g.won.append(())),
    "SM-3.1: two seats of one colour": (BIDDING, lambda g: setattr(g, "colours", (g.colours[0],) * 3)),
    "SM-3.1: an unknown character": (BIDDING, lambda g: setattr(g, "colours", ("grey", *g.colours[1:]))),
    "SM-4.1: a row too short": (BIDDING, lambda g: (g.row.pop(), g.dice.pop())),
    "SM-4.1: a die's place missing": (BIDDING, lambda g: g.dice.pop()),
    "SM-4.1: a broken galaxy": (
        BIDDING,
        lambda g: (setattr(g, "unused", (*g.unused, g.deck[0])), setattr(g, "deck", g.deck[1:])),
    ),
    "SM-4.1: a round too many": (BIDDING, lambda g: setattr(g, "round", 99)),
    "SM-4.39: a wheel that is none": (BIDDING, lambda g: setattr(g, "wheel", (0, 0, 1))),
    "SM-3.7: a leader who is not there": (BIDDING, lambda g: setattr(g, "leader", 3)),
    "SM-4.151: energy from nowhere": (BIDDING, lambda g: g.energy.__setitem__(0, 50)),
    "SM-4.151: a debt": (BIDDING, lambda g: g.energy.__setitem__(0, -1) or g.energy.__setitem__(1, 99)),
    "SM-2.1: a card twice": (BIDDING, lambda g: setattr(g, "box", (*g.box, g.row[0]))),
    "SM-2.1: there is no card": (BIDDING, lambda g: setattr(g, "box", (*g.box, "sector_99"))),
    "SM-4.10: three dice": (BIDDING, lambda g: g.reserve.__setitem__(0, g.reserve[0] + 1)),
    "SM-4.10: a die of nobody": (BIDDING, lambda g: _with_die(g, owner=7)),
    "SM-4.14: a seventh face": (BIDDING, lambda g: _with_die(g, face=7)),
    "SM-4.14: no face": (BIDDING, lambda g: _with_die(g, face=0)),
    "SM-6.80: a pose without a stack": (BIDDING, lambda g: _with_die(g, x=5)),
    "SM-4.71: three HOLDs": (BIDDING, lambda g: g.holds.__setitem__(0, 3)),
    "SM-3.4: a token of another game": (BIDDING, lambda g: setattr(g, "middle", (77, *g.middle[1:]))),
    "SM-1.10: a middle out of order": (BIDDING, lambda g: setattr(g, "middle", g.middle[::-1])),
    "SM-4.3: a row face down": (BIDDING, lambda g: setattr(g, "face_up", False)),
    "SM-4.101: a gap in the row": (
        BIDDING,
        lambda g: (setattr(g, "box", (*g.box, g.row[_free(g)])), g.row.__setitem__(_free(g), "")),
    ),
    "SM-4.34: a time before the start": (BIDDING, lambda g: g.ready.__setitem__(0, -5)),
    "SM-4.34: an event without a clock": (
        BIDDING,
        lambda g: (g.due.__setitem__(0, 5), g.wish.__setitem__(0, ("take", 3))),
    ),
    "SM-4.75: a turn too many": (BIDDING, lambda g: setattr(g.frames[1], "turn", 9)),
    "SM-4.77: answers to no question": (BIDDING, lambda g: g.frames[-1]._answers.update({"act@0": "hold"})),
    "SM-4.140: nobody is left to pay": (PAYMENT, lambda g: setattr(g.frames[1], "queue", [])),
    "SM-4.140: a seat that is not there": (REFILL, lambda g: setattr(g.frames[1], "queue", [3])),
    "SM-5.7: another winner": (OVER, lambda g: g.outcome and setattr(g.outcome, "scores", [1, 2, 3])),
    "the phase": (BIDDING, lambda g: setattr(g, "phase", "noon")),
    "the phase with another flow": (BIDDING, lambda g: g.frames.pop()),
    "the phase with the game elsewhere": (BIDDING, lambda g: setattr(g.frames[0], "_step", game.first)),
}


def _free(g: Smuggling) -> int:
    return next(position for position, lying in enumerate(g.dice) if not lying)


@pytest.mark.parametrize("law", CHANGES)
def test_a_position_that_cannot_be_names_the_law_it_breaks(law: str) -> None:
    """UX-69: what a forged save may hold."""
    phase, change = CHANGES[law]
    state = at(phase)
    assert not violations(state)
    change(state)
    broken = violations(state)
    assert broken
    if law.startswith("SM-"):
        assert any(text.startswith(law.partition(":")[0]) for text in broken), broken


@pytest.mark.parametrize("choice", [("place", 99, 1), ("take", 77), ("drop", 0, 1), "pass", 5, ("place", 0, True)])
def test_a_secret_choice_that_was_never_offered_is_unsound(choice: Any) -> None:
    """SM-4.77."""
    state = at(BIDDING, "secret")
    seat = waiting(state)[0].seat
    state.frames[1]._answers[f"act@{seat}"] = choice
    assert violations(state)


@pytest.mark.parametrize(
    ("name", "value"),
    [("agenda", [[0, "take"]]), ("agenda", 5), ("event", "noon"), ("event", None), ("seat", 7), ("tick", "x"),
     ("winners", [9]), ("contested", [77]), ("timeout", 3), ("t", None)],
)  # fmt: skip
def test_a_tick_that_waits_for_a_drop_keeps_what_it_needs(name: str, value: Any) -> None:
    """SM-4.34, SM-6.65."""
    state = at(BIDDING, "realtime", True, "smugglers.drop")
    assert not violations(state)
    setattr(state.frames[1], name, value)
    assert violations(state)


@pytest.mark.parametrize(("name", "value"), [("seat", 3), ("sector", 9), ("face", 0), ("face", 7), ("aim", 61)])
def test_a_drop_that_was_not_legal_is_unsound(name: str, value: int) -> None:
    """SM-6.42, SM-6.60."""
    state = at(BIDDING, "realtime", True, "smugglers.drop")
    setattr(state.frames[2], name, value)
    assert violations(state)


def test_before_the_reveal_the_row_lies_face_down() -> None:
    """SM-4.1, SM-4.3."""
    state = at(DEAL, "realtime")
    assert not violations(state)
    state.face_up = True
    assert violations(state)
