"""Random armies land, fight and capture with random answers: nothing breaks, nothing is lost, no secret shows."""

import pytest

from rules import Chance, answer_at_random, apply, violations, waiting
from rules.core.running import checked
from rules.empires.printed.troops import packed
from rules.empires.state import facts
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE
from tests.support.playout import no_leak, through_json
from tests.support.thorough import some

PLANETS = ("planet", "barren")
ESCORT = ("SC", "DD", "CA", "DN", "CV", "Mine", "SW", "R", "Decoy", "BD", "TN")


def random_troops(t, rng, most):
    known = facts(t.state)
    return packed({kind: rng.below(most + 1) for kind in known.bought})


def campaign(seed):
    """Transports of both over a colony of one of them, or of aliens, with ships of all kinds about."""
    rng = Chance(seed)
    screening = ("off", "on")[seed % 2]
    options = {"ground": "on", "ground_screening": screening, "centres": "on", "boarding": "on", "titans": "on"}
    t = galaxy(options=options, seed=seed)
    planet, whose = PLANETS[rng.below(2)], rng.below(4)
    known = facts(t.state)
    for player in (t.red, t.blue):
        player.knows(
            ship_size=7, boarding=1, fighter=1 + rng.below(2), cloaking=rng.below(3), mines=1, minesweep=rng.below(3),
            ground_combat=1 + rng.below(3), terraforming=rng.below(2), tactics=rng.below(3),
        )  # fmt: skip
        player.settles_at((5, 3) if player is t.red else (6, 4))
    if whose == 3:
        t.marker(HERE, "barren", up=True)
        t.aliens_at(HERE, "alien_d")
    else:
        owner = t.red if whose == 2 else t.blue
        owner.settles_at(HERE, rng.choice((0, 1, 3, 5)), planet)
        t.state.garrison[t.hex(HERE)] = random_troops(t, rng, 2)
    for player in (t.red,) if whose == 3 else (t.red, t.blue):
        for _ in range(1 + rng.below(2)):
            ships = 1 + rng.below(3)
            slot = player.has("T", ships, ground_combat=1 + rng.below(3))
            hold, left = 0, 6 * ships
            for kind in known.bought:
                some_ = rng.below(min(3, left) + 1)
                hold += packed({kind: some_})
                left -= some_
            player.fleet.hold[slot] = hold
        for _ in range(rng.below(3)):
            code = rng.choice(ESCORT)
            if code != "Mine" or t.state.colony[t.hex(HERE)] == player.seat:
                player.has(code, 1 + rng.below(2))
    return t


@pytest.mark.parametrize("seed", some(range(60), 6))
def test_any_armies_fight_to_an_end(seed):
    """CL-14.8.2: every landing ends, sound after every answer; no secret shows while it lasts."""
    t, rng = campaign(seed), Chance(seed + 500)
    t.knowing()
    t.begins("red").ends()
    g = t.state
    with checked():
        for number in range(900):
            if g.phase != "combat" or not waiting(g):
                break
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
            assert violations(g) == []
            if number % 12 == 4 and waiting(g):
                no_leak(g, number, worlds=1)
                assert through_json(g) == g
        else:
            raise AssertionError("it never ended")
    assert g.battle is None and g.assault is None
