"""Random fleets of all kinds fight each other in every terrain with random answers: nothing breaks, nothing is lost."""

import pytest

from rules import Chance, answer_at_random, apply, violations, waiting
from rules.core.running import checked
from rules.empires.printed.levels import with_level
from rules.empires.state import facts
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE
from tests.support.playout import no_leak, through_json
from tests.support.thorough import some

CODES = ("SC", "DD", "CA", "BC", "BB", "DN", "CV", "F", "R", "SW", "SY", "Base", "Mine", "Decoy", "CO", "Miner")
CLOSE = ("BD", "TN", "BD", "TN")
TERRAIN = (None, "asteroids", "nebula", "barren", "black_hole", "planet")
FIXED = ("SY", "Base")


def clash(seed):
    """Two fleets in one hex, of any kinds and technology; sometimes aliens instead of the second one."""
    rng = Chance(seed)
    close = dict.fromkeys(("experience", "boarding", "titans", "minesweep_3"), "on") if seed % 2 else {}
    t = galaxy(seed=seed, options=close)
    terrain = TERRAIN[seed % len(TERRAIN)]
    if terrain:
        t.marker(HERE, terrain, up=True)
    if terrain == "planet":
        t.blue.settles_at(HERE)
    t.red.settles_at((5, 3))
    t.blue.settles_at((6, 4))
    known = facts(t.state)
    for player in (t.red, t.blue):
        levels = known.start_levels
        for number, technology in enumerate(known.technologies):
            low = technology.start
            high = max(low, len(known.tech_costs[number]) - 1)
            levels = with_level(levels, number, low + rng.below(high - low + 1))
        for name in ("fighter", "cloaking", "minesweep", "mines", "boarding"):
            levels = with_level(levels, known.technology[name], 1 + rng.below(2) if name != "mines" else 1)
        t.state.tech[player.seat] = levels
    with_aliens = terrain == "barren"
    if with_aliens:
        t.aliens_at(HERE, "alien_b", "alien_c", "alien_d", "alien_c", up=bool(rng.below(2)))
    for player in (t.red,) if with_aliens else (t.red, t.blue):
        for _ in range(1 + rng.below(5)):
            code = rng.choice(CODES + CLOSE if close else CODES)
            home = player is t.blue and terrain == "planet"
            if (code in FIXED or code == "Mine") and not home:
                code = "SC"
            unit = known.code[code]
            used = [u for i, u in enumerate(player.fleet.unit) if player.fleet.hex[i] >= 0].count(unit)
            if used < known.counters[unit]:
                player.has(code, 1 + rng.below(4) if known.grouped[unit] and code != "Base" else 1, at=HERE)
        if "SC" not in player.codes():
            player.has("SC", at=HERE)
    return t


@pytest.mark.parametrize("seed", some(range(36), 12))
def test_any_fleets_fight_to_an_end(seed):
    """SE-5.1.1, EC-01: every battle ends, sound after every answer; no secret shows while it lasts."""
    t, rng = clash(seed), Chance(seed + 1000)
    t.begins("red").ends()
    g = t.state
    with checked():
        for number in range(600):
            if g.phase != "combat" or not waiting(g):
                break
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
            assert violations(g) == []
            if number % 9 == 4 and waiting(g):
                no_leak(g, number, worlds=1)
                assert through_json(g) == g
        else:
            raise AssertionError("the battle never ended")
    assert g.battle is None
    assert all(damage == 0 for fleet in g.fleets for damage in fleet.damage)
