"""Games in two worlds that one seat cannot tell apart: whatever others do in both shows the same in both."""

import pytest

from rules import Chance, Illegal, Setup, answer_at_random, apply, clone, events_for, new_game, view, waiting
from rules.empires.printed.switches import PRESETS
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.twins import twin_of

INSTANT = {"upgrades": "instant"}


def asked(g, viewer):
    return [d for d in waiting(g) if d.seat == viewer], [d.blocked for d in waiting(g, why=True) if d.seat == viewer]


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 0, {**PRESETS["standard"], **INSTANT, "map": "small"}),
        (2, 1, {**PRESETS["full"], "map": "small"}),
        (3, 0, PRESETS["standard"]),
    ],
)
def test_nobody_learns_technology_holds_advantages_or_debts_from_a_view(seats, seed, options):
    """empires.md, 1: Visibility; spectators and everything in a view, who is asked what among it."""
    state, rng = new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), seed), Chance(seed)
    log, starts, compared = [], {}, 0
    while waiting(state) and state.cycle <= 4 and len(log) < 700:
        if len(log) % 40 == 0 and not state.frames[-1].answers:
            starts[len(log)] = clone(state)
        log.append(answer_at_random(state, rng.choice(waiting(state)), rng))
        apply(state, log[-1], False)
    for first, start in starts.items():
        for seat in (*range(seats), None):
            worlds = clone(start), twin_of(start, seat, Chance(first))
            for answer in (None, *log[first : first + 20]):
                if answer is not None and not happens_alike(worlds, answer, seat):
                    break
                for viewer in {seat, None}:
                    assert view(worlds[0], viewer) == view(worlds[1], viewer), answer
                    assert asked(worlds[0], viewer) == asked(worlds[1], viewer), answer
                compared += worlds[0].tech != worlds[1].tech
    assert compared > 500


def happens_alike(worlds, answer, seat) -> bool:
    """The same answer in both; whether it was legal there and told the seat the same."""
    try:
        told = [events_for(apply(world, answer), seat) for world in worlds]
    except Illegal:
        return False
    return told[0] == told[1]


@pytest.mark.parametrize("viewer", [0, None])
def test_whether_a_closed_group_could_go_on_does_not_show(viewer):
    """SE-4.1: its owner is asked for the next order, or for the next group; others see no difference."""
    seen = []
    for movement in (1, 2):
        t = galaxy()
        slot = t.blue.has("CA", at=(8, 4), movement=movement)
        t.begins("blue", turn=3).answers("movement.group", slot)
        t.blue.answers("movement.order", ("go", t.hex((7, 4)), 1))
        assert t.blue.is_asked("movement.order") == (movement == 2)
        assert t.state.marching == (slot if movement == 2 else -1)
        seen.append(view(t.state, viewer))
    assert seen[0] == seen[1]
    assert view(t.state, 1)["deciding"] == [[1, "empires.movement.order"]]


def test_how_many_counters_under_a_fleet_marker_lie_face_down_is_told():
    """CL-7.2: everybody sees it, so the notice says it, too."""
    told = []
    for up in (False, True):
        t = galaxy(options={"fleet_markers": "on"})
        slot = t.blue.has("CA", at=(8, 4), up=up)
        t.begins("blue")
        told += [event.data for event in t.blue.does(slot, "enlist", 0) if event.kind == "banner"]
    assert [(each["now"], each["closed"]) for each in told] == [(1, 1), (1, 0)]
