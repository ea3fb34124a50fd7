"""The fleet of the star: globes, rings and lamps upon struts that reach out from a middle."""

from __future__ import annotations

from art.empires.shipwright import DARK, GOLD, METAL, OUTLINE, TONE, Corners, Shipwright
from art.geometry import regular


def _arm(s: Shipwright, start: tuple[float, float], end: tuple[float, float], r: float = 5.0, of: str = TONE) -> None:
    """A strut with a globe at its end."""
    s.spar([start, end], 4.4)
    s.ball(end[0], end[1], r, of)
    if s.fine:
        for side in (1, -1) if end[0] else (1,):
            s.canvas.circle(side * end[0], end[1], r * 0.34, s.glow)


def _needle(s: Shipwright, top: float, low: float, wide: float = 4.0) -> None:
    """The axis that everything hangs on."""
    s.hull([(0, top, 0), (wide, top + 16), (wide, low - 4), (0, low, 0.2)], METAL)


def scout(s: Shipwright) -> None:
    s.engine(0, 26, 8, 14)
    _arm(s, (0, 8), (20, 18), 6)
    _needle(s, -40, 28, 5)
    s.ball(0, 2, 14.4)
    s.bridge(0, 6, 6)


def destroyer(s: Shipwright) -> None:
    s.engine(5, 32, 7, 12)
    _arm(s, (0, 4), (24, -10), 5.4, METAL)
    _arm(s, (0, 12), (22, 28), 6.4)
    _needle(s, -46, 34, 6)
    s.ball(0, 8, 15.4)
    s.turret(0, -16, 4.4)
    s.bridge(8, 5.4, 5.4)


def cruiser(s: Shipwright) -> None:
    s.engine(0, 38, 8, 11)
    _arm(s, (0, 6), (28, -14), 5.6, METAL)
    _arm(s, (0, 6), (30, 22), 7)
    s.engine(30, 30, 7, 10)
    _needle(s, -47, 38, 6)
    s.ball(0, -14, 10.4)
    s.ball(0, 12, 17)
    s.turrets((0, -14, 4.6), (0, 4, 4.6))
    s.bridge(17, 5, 5)


def battlecruiser(s: Shipwright) -> None:
    s.engines((0, 42, 8, 12), (20, 40, 9, 13))
    s.spar([(0, 20), (20, 28)], 5)
    s.ball(20, 30, 9.4, METAL, tall=1.3)
    _needle(s, -50, 42, 6)
    s.ball(0, -22, 8)
    s.ball(0, -3, 10.4)
    s.ball(0, 20, 13)
    s.turrets((0, -20, 4.2, 10), (0, -2, 4.6, 10))
    s.bridge(22, 5, 6)


def battleship(s: Shipwright) -> None:
    s.engines((0, 43, 9, 10), (16, 40, 8, 10))
    _arm(s, (0, 8), (36, -18), 5, METAL)
    _arm(s, (0, 8), (41, 12), 6.4)
    _arm(s, (0, 12), (32, 36), 5, METAL)
    s.hoop(0, 10, 28, 6)
    _needle(s, -48, 42, 6)
    s.ball(0, 10, 18)
    s.ball(0, -20, 9.4)
    s.turrets((0, -20, 4.8), (11, 4, 4.4), (0, 2, 4.8))
    s.bridge(17, 6, 6)


def dreadnought(s: Shipwright) -> None:
    s.engines((9, 46, 9, 8), (25, 42, 8, 8))
    _arm(s, (0, 6), (38, -28), 6)
    _arm(s, (0, 6), (45, 8), 6, METAL)
    _arm(s, (0, 6), (38, 38), 6.4)
    s.hoop(0, 6, 34, 7)
    _needle(s, -49, 46, 7)
    s.ball(0, -24, 11)
    s.ball(0, 8, 23)
    s.hoop(0, 8, 14.6, 2.6, GOLD)
    s.turrets((0, -24, 5), (14, -1, 4.8), (0, -7, 5), (12, 21, 4.8))
    s.bridge(9, 7, 7)


def titan(s: Shipwright) -> None:
    s.engines((0, 47, 9, 7), (18, 45, 8, 8))
    _arm(s, (0, 0), (31, -37), 6.4)
    _arm(s, (0, 0), (44, -12), 5.4, METAL)
    _arm(s, (0, 0), (44, 16), 5.4, METAL)
    _arm(s, (0, 0), (33, 38), 6.4)
    s.hoop(0, 0, 41, 6)
    s.hoop(0, 0, 29, 5, GOLD)
    s.spar([(0, -48), (0, 44)], 9)
    s.canvas.line([(0, -47), (0, -26)], s.glow, 2.4)
    s.ball(0, 0, 24)
    s.deck(0, 6, 18, 15)
    s.turrets((0, -18, 5), (0, 20, 5))
    s.ball(0, 2, 8.4, DARK)
    s.canvas.glow(0, 2, 9, 9, s.glow, 1, 0.2)


def carrier(s: Shipwright) -> None:
    s.engines((0, 42, 8, 9), (22, 38, 7, 9))
    s.spar([(0, -16), (24, -16)], 5)
    s.spar([(0, 20), (24, 20)], 5)
    s.hull([(0, -45), (9, -40), (9, 36), (0, 42)], METAL)
    s.pair([(15, -30), (24, -40), (33, -30), (33, 30), (24, 38), (15, 30)])
    s.deck(0, 8, 58, 24)
    s.ball(0, 2, 13)
    s.bridge(2, 6, 6)
    s.turret(0, -26, 4)


def raider(s: Shipwright) -> None:
    s.spar([(0, 0), (36, -18)], 4, DARK)
    s.spar([(0, 0), (36, 20)], 4, DARK)
    s.pair([(30, -36, 0), (40, -18), (30, 0, 0), (34, -18)], DARK)
    s.pair([(30, 38, 0), (40, 20), (30, 2, 0), (34, 20)], DARK)
    s.hull([(0, -46, 0), (7, -10), (16, 0, 0), (7, 10), (0, 44, 0)], DARK)
    s.edge([(2, -34), (6, -8), (14, 0)], [(32, -28), (38, -18)], [(32, 12), (38, 20)], of=TONE, width=1.8)
    s.bridge(0, 4, 5)


def minesweeper(s: Shipwright) -> None:
    s.net(-28, 28, 8)
    s.engine(0, 36, 8, 11)
    s.spar([(0, 16), (28, 4), (28, -26)], 4)
    s.ball(28, -28, 6, GOLD)
    _needle(s, -20, 38, 5)
    s.ball(0, 12, 15)
    s.hoop(0, 12, 9, 2, METAL)
    s.bridge(12, 4.6, 4.6)


def boarding_ship(s: Shipwright) -> None:
    s.engine(8, 38, 8, 11)
    s.claws(9, -18, 15)
    _arm(s, (0, 14), (29, 10), 5.4, METAL)
    _needle(s, -24, 38, 8)
    s.ball(0, -12, 11, METAL)
    s.ball(0, 16, 15)
    s.canvas.circle(0, -14, 5.2, s.shades[DARK].deep, stroke=s.shades[GOLD].tone, width=2)
    s.bridge(16, 5.4, 5.4)


def transport(s: Shipwright) -> None:
    s.engine(0, 42, 8, 9)
    for y in (-22, 2, 26):
        s.spar([(0, y), (19, y)], 4)
        s.canvas.polygon(regular(19, y, 12, 6, 30), s.shades[METAL].shade, stroke=OUTLINE, width=2.4)
        s.canvas.polygon(regular(-19, y, 12, 6, 30), s.shades[METAL].tone, stroke=OUTLINE, width=2.4)
        s.ball(19, y, 5.2, TONE, 1.4)
    _needle(s, -46, 42, 6)
    s.ball(0, -28, 8)
    s.bridge(-28, 4, 4)
    s.lamps(0, -12, 6, 9, 1.6)


def flagship(s: Shipwright) -> None:
    s.engines((0, 43, 9, 11), (20, 38, 8, 11))
    _arm(s, (0, 4), (34, -26), 5, GOLD)
    _arm(s, (0, 4), (42, 6), 5.4, GOLD)
    _arm(s, (0, 4), (32, 34), 5, GOLD)
    _needle(s, -49, 44, 7)
    s.ball(0, -22, 10)
    s.ball(0, 8, 21)
    s.hoop(0, 8, 17, 2.4, GOLD)
    s.turret(0, -22, 4.8)
    s.crown(0, 8, 11)


def unique_ship(s: Shipwright) -> None:
    s.engine(0, 42, 9, 11)
    s.hoop(0, -6, 26, 5, METAL)
    _arm(s, (0, 22), (27, 34), 6)
    _arm(s, (0, -6), (26, -6), 5)
    s.hull([(0, -46, 0), (5, -32), (5, 20), (9, 38), (0, 42, 0.2)])
    s.gem(0, -6, 9.4)
    s.bridge(26, 4, 6)


def colony_ship(s: Shipwright) -> None:
    s.engine(0, 42, 8, 9)
    _arm(s, (0, 24), (24, 32), 5, METAL)
    _needle(s, -46, 42, 5)
    s.hoop(0, -2, 27, 5)
    s.garden(0, -2, 19)
    s.ball(0, 30, 7, METAL)


def miner(s: Shipwright) -> None:
    s.engine(8, 36, 8, 11)
    s.drill(-18, 22, 28)
    _arm(s, (0, -4), (28, -16), 5, GOLD)
    _arm(s, (0, 20), (28, 28), 5)
    s.hull([(0, -22), (14, -20), (20, 8), (14, 36), (0, 38)], METAL)
    s.ball(0, 10, 14, DARK)
    s.canvas.polygon([(-9, 17), (-9, 8), (-2, 1), (3, 7), (9, 5), (9, 17)], "#6FD6CF", stroke="#123A44", width=1.4)
    s.bridge(-13, 5, 4.4)


def settlers(s: Shipwright) -> None:
    for turn in range(0, 360, 60):
        with s.placed(0, 0, 1, turn):
            s.ball(0, -40, 5.4, GOLD)
    s.hoop(0, 0, 33, 4, GOLD)
    s.engine(0, 20, 8, 11)
    _needle(s, -28, 24, 5)
    s.garden(0, -2, 12)


def decoy(s: Shipwright) -> None:
    half: Corners = [
        (0, -44, 0), (5, -18), (24, -24), (24, -12), (14, 2), (26, 20), (18, 30), (6, 24), (5, 36),
    ]  # fmt: skip
    s.shell(half, [(0, -30), (0, 30)], [(-20, 4), (20, 4)])


def squadron(s: Shipwright) -> None:
    for x, y in ((0, -22), (-25, 19), (25, 19)):
        with s.placed(x, y, 0.62):
            s.engine(0, 22, 9, 14)
            s.spar([(0, 2), (27, -10)], 6)
            s.spar([(0, 2), (27, 16)], 6)
            s.ball(27, -10, 7, METAL)
            s.ball(27, 16, 7, METAL)
            s.hull([(0, -34, 0), (5, -10), (5, 24)], METAL, line=4)
            s.ball(0, 2, 15, TONE, 4)
            s.bridge(2, 6, 6)


def yard(s: Shipwright) -> None:
    for y in (-32, 0, 32):
        s.spar([(0, y), (38, y)], 4, GOLD)
    s.spar([(38, -36), (38, 36)], 6)
    for y in (-34, 0, 34):
        s.ball(38, y, 9, TONE)
    with s.placed(0, 0, 0.74):
        _needle(s, -48, 44, 6)
        s.ball(0, -16, 12, DARK)
        s.ball(0, 16, 18, DARK)
        s.seams([(18, 16), (0, 16)], [(12, -16), (0, -16)], of=METAL, width=2)
    s.lamps(38, -34, 3, 34, 2.6)


def base(s: Shipwright) -> None:
    for turn in (0, 60, 120):
        with s.placed(0, 0, 1, turn):
            s.spar([(0, -40), (0, 40)], 5)
    for turn in range(0, 360, 60):
        with s.placed(0, 0, 1, turn):
            s.ball(0, -41, 7, TONE)
    s.hoop(0, 0, 28, 6, METAL)
    s.ball(0, 0, 18, TONE, 3)
    for turn in (0, 120, 240):
        with s.placed(0, 0, 1, turn):
            s.turret(0, -28, 5)
    s.bridge(0, 8, 8)


def mine(s: Shipwright) -> None:
    for x, y, scale in ((0, -20, 1.0), (-22, 18, 0.86), (22, 18, 0.86)):
        with s.placed(x, y, scale):
            for turn in (0, 45, 90, 135):
                with s.placed(0, 0, 1, turn):
                    s.spar([(0, -20), (0, 20)], 2.6)
                    s.ball(0, -20, 3.2, METAL, 1.8)
                    s.ball(0, 20, 3.2, METAL, 1.8)
            s.ball(0, 0, 12, TONE)
            s.canvas.circle(0, 0, 4.4, "#FF6A4D", stroke=OUTLINE, width=1.6)


def pipeline(s: Shipwright) -> None:
    s.canvas.polygon(regular(0, 0, 38, 6), stroke=OUTLINE, width=8)
    s.canvas.polygon(regular(0, 0, 38, 6), stroke=s.shades[TONE].tone, width=4.4)
    for turn in range(0, 360, 60):
        with s.placed(0, 0, 1, turn):
            s.ball(0, -39, 6.4 if turn % 180 == 0 else 4.6, GOLD if turn % 180 == 0 else TONE)
    s.engine(0, 21, 7, 8)
    s.hull([(0, -25), (7, -18), (7, 16), (0, 21)], METAL)
    s.ball(0, -8, 8, TONE, 2)
    s.ball(0, 9, 8, TONE, 2)
