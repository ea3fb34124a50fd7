"""Swing, steady hand and the aim of an AI (SM-6.60 to 6.64)."""

from __future__ import annotations

from random import Random

import pytest

from app.games.smugglers.aim import Swing, clamp_aim, gauss, nearest, steady_aim, swing_period


class Seeded:
    """A stream for tests that also counts what was drawn."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.random.randrange(n)


class Always:
    """A stream that always gives the same share of the range."""

    def __init__(self, share: float) -> None:
        self.share = share

    def below(self, n: int) -> int:
        return int(n * self.share)


def test_the_swing_is_a_triangle_wave_of_amplitude_40_around_the_card_centre() -> None:
    """SM-6.61."""
    swing = Swing(start_ms=500, phase=0, dice=0)
    quarters = [swing.aim(500 + t) for t in (0, 200, 400, 600, 800, 1000, 1200, 1400, 1600)]
    assert quarters == [0, 20, 40, 20, 0, -20, -40, -20, 0]
    everywhere = [swing.aim(t) for t in range(500, 2100)]
    assert (min(everywhere), max(everywhere)) == (-40, 40)
    assert sum(everywhere) == 0


def test_the_swing_gets_faster_with_every_die_of_the_tower() -> None:
    """SM-6.61: 1600 - 120 k."""
    assert [swing_period(k) for k in range(6)] == [1600, 1480, 1360, 1240, 1120, 1000]
    for k in range(6):
        swing = Swing(0, 0, k)
        assert swing.aim(swing_period(k) // 4) == 40
        assert swing.place(swing_period(k)) == swing.place(0) == 0


def test_the_drawn_place_and_the_aim_agree() -> None:
    swing = Swing(3, 777, 4)
    for now in range(0, 3000, 7):
        assert abs(swing.place(now) - swing.aim(now)) <= 0.5


def test_the_start_phase_comes_from_the_seats_stream() -> None:
    """SM-6.61."""
    stream = Seeded(5)
    phases = {Swing.begin(stream, 3, 0).phase for _ in range(50)}
    assert stream.drawn == 50
    assert len(phases) > 30
    assert all(0 <= p < swing_period(3) for p in phases)
    assert Swing.begin(Seeded(9), 2, 10) == Swing.begin(Seeded(9), 2, 10)


def test_rounding_treats_left_and_right_alike() -> None:
    assert [nearest(n, 2) for n in (-3, -1, 0, 1, 3)] == [-2, -1, 0, 1, 2]


def test_gauss_has_the_wanted_spread_and_uses_a_fixed_number_of_draws() -> None:
    stream = Seeded(1)
    values = [gauss(stream, 7) for _ in range(4000)]
    mean = sum(values) / len(values)
    spread = (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5
    assert abs(mean) < 0.4
    assert spread == pytest.approx(7, rel=0.05)
    within = sum(abs(v) < 7 for v in values) / len(values)
    assert within == pytest.approx(0.683, abs=0.03)
    assert stream.drawn == 4 * 4000


def test_gauss_survives_the_ends_of_the_range() -> None:
    assert gauss(Always(0), 7) == pytest.approx(7 * (2 * 53 * 0.6931471805599453) ** 0.5)
    assert abs(gauss(Always(1 - 1e-12), 7)) < 1e-3


def test_the_steady_hand_trembles_around_the_slider_and_stays_in_range() -> None:
    """SM-6.63."""
    aims = [steady_aim(Seeded(seed), 20) for seed in range(300)]
    assert sum(aims) / len(aims) == pytest.approx(20, abs=1.5)
    assert len(set(aims)) > 15
    edge = [steady_aim(Seeded(seed), 60) for seed in range(50)]
    assert max(edge) == 60
    assert all(type(a) is int for a in aims + edge)


def test_aims_are_clamped() -> None:
    """SM-6.60."""
    assert [clamp_aim(a) for a in (-999, -60, 0, 60, 61)] == [-60, -60, 0, 60, 60]
