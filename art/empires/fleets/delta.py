"""The fleet of the delta: flying wings, chevron upon chevron, all edges sharp."""

from __future__ import annotations

from art.empires.shipwright import DARK, GOLD, METAL, OUTLINE, TONE, Corners, Shipwright


def _wing(s: Shipwright, span: float, top: float, low: float, cut: float = 12.0, of: str = TONE) -> None:
    """One broad chevron across the whole ship: its tips swept back, a notch in its stern."""
    s.hull(
        [
            (0, top),
            (span, low - 6),
            (span, low),
            (span * 0.5, low - cut * 0.5),
            (span * 0.22, low - cut),
            (0, low - cut),
        ],
        of,
    )


def _fins(s: Shipwright, x: float, top: float, low: float, of: str = METAL) -> None:
    s.pair([(x, top), (x + 4, low - 6), (x + 2, low), (x - 4, low - 4)], of)


def scout(s: Shipwright) -> None:
    s.engine(0, 16, 9, 14)
    _wing(s, 24, -32, 30, 14, METAL)
    s.hull([(0, -36), (10, 14), (0, 20)])
    s.bridge(-2, 3.2, 7)


def destroyer(s: Shipwright) -> None:
    s.engine(5, 22, 8, 13)
    _wing(s, 30, -30, 34, 14, METAL)
    _fins(s, 21, -10, 34, TONE)
    s.hull([(0, -16), (5, -42), (11, -12), (15, 14), (10, 26), (0, 22)])
    s.edge([(5, -34), (8, -10), (11, 10)])
    s.turret(0, 0, 4.6)
    s.bridge(13, 3.6, 5)


def cruiser(s: Shipwright) -> None:
    s.engines((0, 28, 8, 12), (11, 27, 7, 12))
    _wing(s, 37, -28, 36, 16, METAL)
    s.pair([(26, 4), (37, 24), (36, 40), (28, 34)], TONE)
    s.hull([(0, -46), (18, 16), (14, 30), (0, 26)])
    s.edge([(2, -34), (13, 12)])
    s.turrets((0, -12, 4.6), (0, 4, 4.8))
    s.bridge(18, 4.4, 5)


def battlecruiser(s: Shipwright) -> None:
    s.engines((6, 40, 9, 12), (21, 36, 8, 14))
    s.pair([(6, 6), (34, 26), (34, 36), (14, 38), (6, 34)], METAL)
    s.pair([(18, 10), (23, 4), (27, 34), (21, 40), (16, 34)], TONE)
    s.hull([(0, -50), (9, -8), (16, 22), (10, 42), (0, 38)])
    s.edge([(2, -38), (6, -8), (11, 20)])
    s.turrets((0, -12, 4.2, 11), (0, 4, 5, 11))
    s.bridge(24, 4.2, 7)


def battleship(s: Shipwright) -> None:
    s.engines((0, 36, 9, 12), (15, 35, 8, 12))
    _wing(s, 44, -24, 40, 14, METAL)
    s.pair([(28, 0), (44, 26), (43, 44), (31, 36)], TONE)
    s.hull([(0, -47), (12, -18), (26, 20), (20, 38), (0, 34)])
    s.seams([(9, -18), (0, -22)], [(20, 12), (0, 4)])
    s.edge([(3, -36), (9, -18), (20, 18)])
    s.turrets((0, -20, 5), (11, 6, 4.8), (0, 6, 5.4))
    s.bridge(24, 5.6, 6)
    s.lamps(36, 18, 3)


def dreadnought(s: Shipwright) -> None:
    s.engines((8, 42, 9, 10), (23, 40, 8, 10))
    _wing(s, 48, -34, 44, 10, METAL)
    s.pair([(28, -6), (48, 22), (48, 46), (34, 40)], TONE)
    s.hull([(0, -49), (14, -26), (32, 24), (26, 44), (0, 40)])
    s.pair([(4, -30), (8, -24), (22, 18), (6, 8)], TONE, line=1.4)
    s.edge([(3, -40), (10, -26), (25, 22)])
    s.turrets((0, -28, 5.2), (9, -8, 5), (0, 6, 6), (18, 20, 5))
    s.bridge(28, 6.4, 7)
    s.lamps(41, 16, 4)


def titan(s: Shipwright) -> None:
    s.engines((0, 47, 9, 8), (15, 46, 9, 8), (31, 42, 8, 8))
    s.pair([(20, -46), (27, -40), (50, 26), (49, 48), (38, 42), (14, -10)], METAL)
    s.hull([(4, -50), (10, -42), (14, -24), (38, 30), (30, 48), (0, 46)])
    s.canvas.polygon([(-3, -49), (3, -49), (5, -4), (-5, -4)], s.shades[DARK].deep)
    s.canvas.line([(0, -46), (0, -8)], s.glow, 2.2)
    s.pair([(12, -14), (16, -10), (30, 26), (12, 12)], TONE, line=1.6)
    s.edge([(8, -40), (10, -24), (30, 28)])
    s.deck(30, 6, 18, 24)
    s.turrets((13, -2, 5), (0, 8, 6.4, 10), (18, 16, 4.6))
    s.bridge(30, 7, 8)
    s.lamps(44, 18, 4)


def carrier(s: Shipwright) -> None:
    s.engines((7, 38, 8, 11), (24, 36, 7, 10))
    s.pair([(8, -34), (40, 20), (40, 34), (30, 40), (8, 38)], METAL)
    s.hull([(6, -46), (14, -34), (16, 34), (10, 40)])
    s.deck(-4, 13, 64)
    with s.canvas.moved(-25, 16, turn=24):
        s.deck(0, 7.4, 30)
    with s.canvas.moved(25, 16, turn=-24):
        s.deck(0, 7.4, 30)
    s.bridge(33, 3.8, 4.6)


def raider(s: Shipwright) -> None:
    s.hull([(0, -34), (48, 24), (40, 22), (31, 32), (22, 22), (13, 34), (6, 24), (0, 32)], DARK)
    s.edge([(2, -30), (44, 22)], [(0, -18), (24, 18)], of=TONE, width=1.8)
    s.bridge(-10, 3, 7)


def minesweeper(s: Shipwright) -> None:
    s.net(-28, 26, 8)
    s.engine(0, 30, 9, 12)
    s.pair([(8, 8), (26, -34), (31, -30), (30, 26), (24, 34), (8, 30)], METAL)
    s.hull([(0, -30), (18, 22), (10, 36), (0, 30)])
    s.bridge(0, 4.4, 7)
    s.ball(0, 19, 4.4, GOLD)


def boarding_ship(s: Shipwright) -> None:
    s.engine(7, 32, 8, 12)
    s.claws(9, -16, 15)
    _wing(s, 32, -10, 38, 12, METAL)
    s.hull([(0, -26), (11, -24), (18, 18), (12, 36), (0, 30)])
    s.canvas.circle(0, -15, 5.2, s.shades[DARK].deep, stroke=s.shades[GOLD].tone, width=2)
    s.bridge(13, 4.4, 6)


def transport(s: Shipwright) -> None:
    s.engines((0, 40, 8, 10), (16, 40, 7, 10))
    s.crates(13, -12, 1, 10, 14)
    s.crates(16, 3, 1, 17, 15)
    s.crates(19, 20, 1, 24, 16)
    s.hull([(0, -48), (10, -16), (7, -10), (7, 38), (0, 42)])
    s.bridge(-22, 3.6, 6)
    s.lamps(0, -4, 6, 7, 1.4)


def flagship(s: Shipwright) -> None:
    s.engines((0, 38, 9, 13), (14, 36, 8, 12))
    _wing(s, 46, -14, 40, 16, METAL)
    _wing(s, 34, -36, 26, 8, GOLD)
    s.pair([(36, 4), (46, 24), (45, 46), (38, 34)], GOLD)
    s.hull([(0, -49), (12, -16), (20, 22), (14, 40), (0, 36)])
    s.edge([(2, -38), (8, -16), (15, 20)], of=GOLD, width=2)
    s.turret(0, -18, 4.6)
    s.crown(0, 6, 9.4)
    s.bridge(25, 5, 6)


def unique_ship(s: Shipwright) -> None:
    s.engine(6, 40, 8, 12)
    s.pair([(10, -46), (16, -30), (40, 4), (42, 20), (12, 2)], METAL)
    s.pair([(6, 14), (30, 34), (26, 44), (6, 36)], METAL)
    s.hull([(0, -24), (16, 2), (8, 18), (13, 36), (7, 42)])
    s.gem(0, 0, 8.6)
    s.bridge(30, 4, 6)


def colony_ship(s: Shipwright) -> None:
    s.engine(8, 38, 8, 11)
    _wing(s, 34, -6, 40, 10, METAL)
    s.hull([(0, -48), (20, 20), (14, 40), (0, 36)])
    s.garden(0, -12, 8.6)
    s.garden(0, 15, 13)
    s.bridge(-27, 2.4, 4)


def miner(s: Shipwright) -> None:
    s.engine(9, 36, 8, 11)
    s.drill(-18, 22, 28)
    s.pair([(12, -16), (34, -30), (30, 6), (34, 34), (12, 30)], TONE)
    s.hull([(0, -22), (12, -22), (20, 10), (14, 37)], METAL)
    s.hull([(0, -6), (9, -6), (14, 10), (10, 30)], DARK)
    s.canvas.polygon([(-9, 24), (-9, 12), (-3, 4), (2, 10), (8, 6), (9, 24)], "#6FD6CF", stroke="#123A44", width=1.4)
    s.bridge(-14, 4.6, 4)


def settlers(s: Shipwright) -> None:
    s.canvas.polygon([(0, -46), (44, 34), (-44, 34)], stroke=OUTLINE, width=9)
    s.canvas.polygon([(0, -46), (44, 34), (-44, 34)], stroke=s.shades[GOLD].tone, width=5)
    s.canvas.line([(-43, 34), (0, -45)], s.shades[GOLD].light, 2)
    s.engine(0, 26, 8, 11)
    s.hull([(0, -26), (14, 16), (8, 28), (0, 24)])
    s.garden(0, 4, 7, 1.4)


def decoy(s: Shipwright) -> None:
    half: Corners = [(0, -42), (13, -6), (34, 26), (33, 34), (14, 26), (8, 34), (0, 28)]
    s.shell(half, [(0, -34), (0, 26)], [(-22, 16), (22, 16)])


def squadron(s: Shipwright) -> None:
    for x, y in ((0, -22), (-25, 20), (25, 20)):
        with s.placed(x, y, 0.62):
            s.engine(0, 16, 9, 14)
            s.hull([(0, -24), (34, 20), (32, 28), (12, 18), (0, 14)], METAL, line=4)
            s.hull([(0, -34), (10, 14), (0, 20)], line=4)
            s.bridge(-4, 3.4, 8)


def yard(s: Shipwright) -> None:
    s.pair([(22, -46), (44, 40), (34, 46), (4, 46), (4, 30), (26, 28), (16, -38)], METAL)
    s.hull([(0, 24), (22, 28), (36, 44), (0, 46)])
    for x, y in ((13, -20), (18, 0), (22, 18)):
        s.spar([(x - 8, y), (x + 4, y)], 4, GOLD)
    with s.placed(0, 0, 0.64):
        s.hull([(0, -46), (18, 16), (12, 34), (0, 28)], DARK)
        s.seams([(8, -20), (0, -24)], [(13, 0), (0, -4)], [(18, 18), (0, 12)], of=METAL, width=2)
    s.lamps(33, 12, 4, 8, 2)
    s.bridge(36, 6, 4)


def base(s: Shipwright) -> None:
    for turn in (0, 120, 240):
        with s.placed(0, 2, 1, turn):
            s.hull([(0, -48), (22, -8), (0, 0)], METAL)
    for turn in (60, 180, 300):
        with s.placed(0, 2, 1, turn):
            s.hull([(0, -34), (18, -6), (0, 0)], TONE)
    for turn in (0, 120, 240):
        with s.placed(0, 2, 1, turn):
            s.turret(0, -22, 4.8)
    s.ball(0, 2, 13, DARK)
    s.canvas.polygon([(0, -9), (9.5, 7.6), (-9.5, 7.6)], s.shades[GOLD].tone, stroke=OUTLINE, width=2)
    s.bridge(2.4, 4, 4)


def mine(s: Shipwright) -> None:
    for x, y, scale in ((0, -20, 1.0), (-22, 18, 0.86), (22, 18, 0.86)):
        with s.placed(x, y, scale):
            for turn in (0, 120, 240):
                with s.placed(0, 0, 1, turn):
                    s.hull([(0, -25), (10, -5), (0, 0)], TONE, line=2.4)
                    s.hull([(0, 20), (5, 8), (0, 0)], METAL, line=2)
            s.ball(0, 0, 9, DARK)
            s.canvas.circle(0, 0, 4.4, "#FF6A4D", stroke=OUTLINE, width=1.4)


def pipeline(s: Shipwright) -> None:
    for y, turn in ((-2, 0), (2, 180)):
        with s.placed(0, y, 1, turn):
            s.hull([(0, -47), (42, -4), (32, -4), (0, -36)], TONE)
    s.engine(0, 22, 7, 8)
    s.hull([(0, -27), (10, -8), (10, 18), (0, 22)], METAL)
    s.crates(0, -8, 2, 13, 11)
