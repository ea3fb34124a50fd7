"""The fleet of the crescent: smooth bodies like drops, and horns that sweep ahead."""

from __future__ import annotations

from art.empires.shipwright import DARK, GOLD, METAL, OUTLINE, TONE, Corners, Shipwright


def _horns(s: Shipwright, x: float, top: float, low: float, thick: float = 8.0, of: str = METAL) -> None:
    """A sickle at each side: its tip ahead at (x - 4, top), its root at the hull at `low`."""
    outer: Corners = [(x - 5, top, 0), (x + 2, top + 12), (x + 3, low - 10), (x - 8, low + 6), (2, low + 6, 0.3)]
    inner: Corners = [(2, low - thick * 0.7, 0.3), (x - thick - 3, low - thick * 0.5), (x - thick + 1, low - 18)]
    s.pair([*outer, *inner], of)


def _drop(s: Shipwright, wide: float, top: float, low: float, of: str = TONE) -> None:
    """A body, widest behind its middle."""
    tall = low - top
    s.hull([(0, top), (wide * 0.4, top + 1), (wide * 0.9, top + tall * 0.36), (wide * 1.2, top + tall * 0.74),
            (wide * 0.4, low), (0, low, 0.2)], of)  # fmt: skip


def scout(s: Shipwright) -> None:
    s.engine(0, 26, 9, 14)
    _horns(s, 23, -30, 18, 7)
    _drop(s, 10, -36, 30)
    s.bridge(-8, 4.4, 8)


def destroyer(s: Shipwright) -> None:
    s.engine(5, 30, 8, 13)
    _horns(s, 27, -26, 22, 8)
    s.hull([(0, -16, 0.2), (3, -30, 0.2), (9, -48), (12, -16), (17, 12), (8, 38), (0, 36, 0.2)])
    s.edge([(7, -30), (8, 0)])
    s.turret(0, -4, 4.8)
    s.bridge(14, 4.6, 7)


def cruiser(s: Shipwright) -> None:
    s.engines((0, 36, 8, 12), (11, 32, 7, 11))
    _horns(s, 31, -40, 24, 9)
    _drop(s, 15, -42, 40)
    s.edge([(7, -30), (11, -4)])
    s.turrets((0, -16, 4.8), (0, 2, 5))
    s.bridge(22, 5.4, 7)


def battlecruiser(s: Shipwright) -> None:
    s.engines((5, 44, 9, 12), (19, 38, 8, 12))
    _horns(s, 26, -14, 34, 8)
    _horns(s, 19, -48, 4, 6)
    _drop(s, 14, -48, 48)
    s.edge([(6, -34), (10, -4)])
    s.turrets((0, -20, 4.4, 11), (0, 0, 5, 11))
    s.bridge(24, 5, 8)


def battleship(s: Shipwright) -> None:
    s.engines((0, 42, 9, 12), (14, 39, 8, 11))
    _horns(s, 38, -40, 28, 11)
    _drop(s, 21, -46, 46)
    s.seams([(18, -6), (0, -2)], [(21, 18), (0, 22)])
    s.edge([(9, -34), (16, -6)])
    s.turrets((0, -26, 5), (11, -6, 4.8), (0, 6, 5.4))
    s.bridge(28, 6, 7)
    s.lamps(30, 2, 3)


def dreadnought(s: Shipwright) -> None:
    s.engines((8, 46, 9, 10), (22, 41, 8, 10))
    _horns(s, 44, -36, 30, 12)
    _horns(s, 31, -46, 10, 9, TONE)
    _drop(s, 26, -48, 50)
    s.seams([(22, -4), (0, 0)], [(26, 20), (0, 26)])
    s.edge([(11, -36), (20, -6)])
    s.turrets((0, -30, 5.2), (12, -12, 5), (0, 2, 6), (16, 14, 5))
    s.bridge(30, 7, 8)
    s.lamps(38, 0, 3)


def titan(s: Shipwright) -> None:
    s.engines((0, 48, 10, 8), (15, 46, 9, 8), (29, 41, 8, 8))
    _horns(s, 50, -42, 34, 13)
    _horns(s, 37, -48, 12, 10, TONE)
    _drop(s, 32, -46, 53)
    s.hoop(0, 6, 17, 4, GOLD)
    s.ball(0, 6, 10, DARK)
    s.canvas.glow(0, 6, 10, 10, s.glow, 1, 0.2)
    s.edge([(14, -34), (25, -4)])
    s.deck(30, 6, 16, 22)
    s.turrets((0, -30, 5.4), (14, -18, 5), (25, 8, 4.8))
    s.bridge(36, 7, 6)


def carrier(s: Shipwright) -> None:
    s.engines((6, 38, 8, 11), (22, 34, 7, 10))
    s.pair([(4, -34), (24, -36), (34, -4), (30, 36), (4, 40)], METAL)
    s.pair([(27, -26, 0), (39, -46, 0), (44, 0), (30, 14, 0)], TONE)
    s.hull([(0, -46), (14, -44), (14, 40), (0, 44, 0.3)])
    s.deck(-4, 12, 62)
    s.deck(2, 7, 36, 22)
    s.bridge(34, 3.8, 4.6)


def raider(s: Shipwright) -> None:
    s.pair([(0, -10, 0), (20, -24), (46, 0), (48, 34, 0), (32, 10), (18, 14), (6, 32), (0, 30, 0)], DARK)
    s.hull([(0, -42, 0), (10, -10), (8, 18), (0, 38, 0)], DARK)
    s.edge([(3, -28), (6, -2)], [(16, -10), (30, -6), (40, 10), (46, 28)], of=TONE, width=1.8)
    s.bridge(-6, 3.4, 7)


def minesweeper(s: Shipwright) -> None:
    s.net(-30, 26, 8)
    s.engine(0, 34, 9, 12)
    _horns(s, 33, -36, 22, 7)
    _drop(s, 14, -22, 40)
    s.bridge(-2, 5, 7)
    s.ball(0, 20, 5, GOLD)


def boarding_ship(s: Shipwright) -> None:
    s.engine(7, 36, 8, 12)
    s.claws(11, -18, 16)
    _horns(s, 29, -2, 28, 8)
    _drop(s, 15, -30, 42)
    s.canvas.circle(0, -18, 5.4, s.shades[DARK].deep, stroke=s.shades[GOLD].tone, width=2)
    s.bridge(14, 5, 7)


def transport(s: Shipwright) -> None:
    s.engines((0, 42, 8, 9), (17, 40, 7, 9))
    for y in (-26, -2, 22):
        s.ball(18, y, 12.4, METAL)
        s.ball(18, y, 5.4, TONE, 1.4)
    s.hull([(0, -48), (12, -36), (9, 0), (9, 40), (0, 46, 0.3)])
    s.bridge(-28, 4, 7)
    s.lamps(0, -10, 6, 8, 1.4)


def flagship(s: Shipwright) -> None:
    s.engines((0, 43, 9, 12), (14, 39, 8, 11))
    _horns(s, 40, -34, 32, 9, GOLD)
    _horns(s, 28, -48, 10, 8, GOLD)
    _drop(s, 19, -46, 48)
    s.edge([(9, -34), (14, -4)], of=GOLD, width=2)
    s.turret(0, -24, 5)
    s.crown(0, 2, 10)
    s.bridge(26, 5.6, 7)


def unique_ship(s: Shipwright) -> None:
    s.engine(6, 40, 8, 12)
    s.pair([(8, -44, 0), (38, -30), (42, 22), (10, 38, 0), (30, 16), (28, -20)], METAL)
    s.hull([(0, -18), (14, -14), (18, 8), (10, 18), (14, 40), (0, 44, 0.3)])
    s.gem(0, 0, 9)
    s.bridge(28, 4.4, 6)


def colony_ship(s: Shipwright) -> None:
    s.engine(8, 40, 8, 10)
    _horns(s, 28, -16, 30, 7)
    _drop(s, 19, -46, 46)
    s.garden(0, -18, 11.5)
    s.garden(0, 10, 14)
    s.bridge(33, 4, 4)


def miner(s: Shipwright) -> None:
    s.engine(8, 38, 8, 11)
    s.drill(-18, 22, 28)
    s.pair([(6, -6), (26, -26), (34, -34, 0), (32, 0), (18, 20), (6, 22)], TONE)
    s.hull([(0, -26), (16, -24), (19, 8), (18, 38), (0, 42)], METAL)
    s.hull([(0, -6), (13, -4), (13, 30), (0, 32)], DARK)
    s.canvas.path("M-8 24Q-11 10 -3 8Q2 0 7 8Q11 14 8 24Z", "#6FD6CF", stroke="#123A44", width=1.4)
    s.bridge(-15, 5, 4.4)


def settlers(s: Shipwright) -> None:
    s.hoop(0, 0, 36, 5, GOLD)
    s.engine(0, 27, 8, 11)
    _drop(s, 13, -32, 32)
    s.garden(0, -4, 9, 1.3)
    s.bridge(19, 4, 4.6)


def decoy(s: Shipwright) -> None:
    half: Corners = [
        (0, -40),
        (10, -36),
        (9, 2, 0.2),
        (22, -4),
        (22, -36, 0),
        (36, -12),
        (32, 18),
        (8, 40),
        (0, 38, 0.3),
    ]
    s.shell(half, [(0, -32), (0, 28)], [(-26, 12), (26, 12)])


def squadron(s: Shipwright) -> None:
    for x, y in ((0, -24), (-25, 18), (25, 18)):
        with s.placed(x, y, 0.6):
            s.engine(0, 24, 10, 14)
            s.pair([(2, 4), (24, 12), (26, -12), (24, -34, 0), (40, -4), (28, 26), (2, 26)], METAL, line=4)
            s.hull([(0, -32), (11, -14), (10, 18), (0, 28, 0.3)], line=4.4)
            s.bridge(-6, 4.6, 8)


def yard(s: Shipwright) -> None:
    s.pair([(20, -46, 0), (46, -34), (48, 30), (22, 46), (2, 46, 0), (2, 28, 0), (22, 26), (32, 12), (32, -18)], METAL)
    s.hull([(0, 24, 0.3), (26, 24), (26, 42), (0, 48, 0.3)])
    for y in (-20, 0, 18):
        s.spar([(15, y), (32, y)], 4, GOLD)
    with s.placed(0, -6, 0.7):
        _drop(s, 18, -46, 40, DARK)
        s.seams([(12, -26), (0, -24)], [(18, -4), (0, 0)], [(18, 16), (0, 20)], of=METAL, width=2)
    s.lamps(38, -22, 5, 11, 2)
    s.bridge(35, 7, 4)


def base(s: Shipwright) -> None:
    for turn in (0, 120, 240):
        with s.placed(0, 0, 1, turn):
            s.canvas.path(
                "M-16 -18C-36 -32 -24 -54 8 -47C-10 -44 -6 -32 16 -18Z", s.shades[METAL].tone, stroke=OUTLINE, width=3
            )
    s.ball(0, 0, 27, TONE, 3.2)
    s.hoop(0, 0, 18, 3, GOLD)
    for x, y in ((0, -18), (15, 9), (-15, 9)):
        with s.placed(x, y):
            s.turret(0, 0, 5)
    s.bridge(0, 7, 7)


def mine(s: Shipwright) -> None:
    for x, y, r in ((0, -20, 14), (-22, 18, 12), (22, 18, 12)):
        with s.placed(x, y, r / 14):
            s.hoop(0, 0, 18, 3, METAL)
            for turn in (45, 135, 225, 315):
                with s.placed(0, 0, 1, turn):
                    s.hull([(0, -26, 0), (4, -14, 0)], METAL, line=2)
            s.ball(0, 0, 12, TONE)
            s.canvas.circle(0, 0, 4.4, "#FF6A4D", stroke=OUTLINE, width=1.6)


def pipeline(s: Shipwright) -> None:
    s.pair([(4, -48, 0), (44, -40), (44, 40), (4, 48, 0), (30, 28), (30, -28)], TONE)
    s.engine(0, 24, 8, 9)
    _drop(s, 12, -28, 28, METAL)
    s.ball(0, -8, 6.4, TONE, 2)
    s.ball(0, 8, 6.4, TONE, 2)
    s.pair([(2, -49, 0), (10, -40, 0), (2, -36, 0)], GOLD)
    s.pair([(2, 49, 0), (10, 40, 0), (2, 36, 0)], GOLD)
