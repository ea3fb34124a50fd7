"""The fleet of the lance: long plated prows, and spars at their sides that point ahead."""

from __future__ import annotations

from art.empires.shipwright import DARK, GOLD, METAL, TONE, Corners, Shipwright


def _spars(s: Shipwright, x: float, top: float, low: float, wide: float = 3.0, of: str = METAL) -> None:
    """Lances along the hull."""
    s.pair([(x, top, 0), (x + wide, top + 12), (x + wide, low - 2), (x + wide / 2, low), (x - wide, low - 2),
            (x - wide, top + 14)], of)  # fmt: skip


def scout(s: Shipwright) -> None:
    s.engine(0, 30, 9, 12)
    s.pair([(5, 2), (17, 22), (17, 33, 0), (12, 27), (5, 25)], METAL)
    s.hull([(0, -38, 0), (5, -16), (8, 8), (7, 26), (4, 30)])
    s.edge([(3, -22), (5, 6)])
    s.bridge(2, 3.4, 7)


def destroyer(s: Shipwright) -> None:
    s.engine(5, 35, 8, 12)
    _spars(s, 15, -22, 30, 2.6)
    s.pair([(6, 6), (17, 12), (17, 22), (6, 26)], METAL)
    s.hull([(0, -18, 0), (4, -43, 0), (9, -36), (10, -8), (10, 22), (13, 30), (9, 36)])
    s.edge([(6, -34), (7, -6), (7, 20)])
    s.bridge(14, 3.8, 6)
    s.turret(0, 0, 4.8)


def cruiser(s: Shipwright) -> None:
    s.engines((0, 38, 8, 12), (10, 34, 7, 10))
    _spars(s, 20, -20, 32, 3)
    s.pair([(8, 0), (22, 8), (22, 20), (8, 26)], METAL)
    s.hull([(0, -46, 0), (6, -26), (8, -10), (12, -2), (13, 26), (9, 38)])
    s.seams([(8, -10), (0, -8)], [(12, 8), (4, 8)])
    s.edge([(4, -28), (7, -4), (9, 20)])
    s.turrets((0, -12, 4.6), (0, 4, 4.8))
    s.bridge(22, 4.4, 6)


def battlecruiser(s: Shipwright) -> None:
    s.engines((7, 41, 10, 14), (21, 38, 8, 12))
    s.pair([(10, 8), (25, 12), (26, 36), (22, 39), (14, 36), (10, 30)], METAL)
    s.hull([(0, -49, 0), (5, -34), (6, -14), (11, -6), (12, 14), (14, 22), (14, 38), (10, 42)])
    s.seams([(6, -14), (0, -12)], [(25, 22), (15, 22)])
    s.edge([(3, -34), (4, -12), (8, 0), (8, 30)])
    s.lamps(20, 18, 3)
    s.turrets((0, -16, 4.2, 11), (0, 2, 5, 11))
    s.bridge(22, 4.4, 7)


def battleship(s: Shipwright) -> None:
    s.engines((0, 42, 9, 12), (12, 40, 9, 12))
    _spars(s, 28, -26, 34, 3.4)
    s.pair([(12, -4), (30, 4), (30, 24), (12, 32)], METAL)
    s.hull([(0, -47, 0), (9, -34), (13, -16), (18, -8), (19, 26), (15, 40), (6, 43)])
    s.seams([(13, -16), (0, -14)], [(18, 12), (6, 12)], [(28, 14), (20, 14)])
    s.edge([(6, -34), (9, -14), (14, -2), (14, 24)])
    s.turrets((0, -22, 5), (10, 0, 4.8), (0, 12, 5.4))
    s.bridge(28, 5.4, 7)
    s.lamps(24, 10, 3)


def dreadnought(s: Shipwright) -> None:
    s.engines((7, 44, 10, 12), (22, 41, 9, 12))
    _spars(s, 36, -30, 34, 3.6)
    s.pair([(16, -10), (38, 0), (38, 26), (30, 40), (14, 40)], METAL)
    s.hull([(0, -49, 0), (10, -40), (14, -22), (21, -14), (22, 28), (16, 44), (6, 46)])
    s.pair([(21, 6), (30, 10), (30, 34), (22, 36)], TONE)
    s.seams([(14, -22), (0, -20)], [(21, 0), (8, 0)], [(21, 20), (8, 20)])
    s.edge([(6, -40), (10, -20), (16, -10), (16, 26)])
    s.turrets((0, -28, 5.4), (12, -6, 5), (0, 4, 6), (14, 22, 5))
    s.bridge(30, 6, 8)
    s.lamps(34, 8, 4)


def titan(s: Shipwright) -> None:
    s.engines((0, 47, 11, 10), (14, 46, 10, 10), (28, 43, 9, 10))
    _spars(s, 43, -36, 38, 3.8)
    s.pair([(18, -14), (45, 0), (46, 26), (36, 44), (14, 46)], METAL)
    s.hull([(3, -50), (14, -42), (16, -22), (25, -14), (27, 30), (20, 46), (6, 49)])
    s.canvas.rect(-2.6, -49, 5.2, 42, 1.6, s.shades[DARK].deep)
    s.canvas.line([(0, -46), (0, -10)], s.glow, 2.2)
    s.pair([(26, 2), (38, 8), (38, 36), (28, 40)], TONE)
    s.deck(22, 6, 24, 33)
    s.seams([(16, -22), (4, -20)], [(25, 16), (10, 16)])
    s.edge([(10, -40), (12, -20), (20, -10), (21, 28)])
    s.turrets((10, -28, 4.6), (17, -2, 5.2), (0, 6, 6.4, 10), (16, 24, 5.2))
    s.bridge(30, 7, 9)


def carrier(s: Shipwright) -> None:
    s.engines((7, 40, 8, 11), (22, 37, 7, 10))
    _spars(s, 30, -26, 32, 2.8)
    s.pair([(12, -26), (24, -20), (28, 8), (26, 36), (12, 38)], METAL)
    s.hull([(0, -42), (10, -40), (14, -30), (14, 32), (10, 41)])
    s.deck(-4, 13, 62)
    s.deck(8, 6.4, 34, 20)
    s.bridge(32, 3.6, 5)


def raider(s: Shipwright) -> None:
    s.pair([(4, -12), (14, -4), (40, 30, 0), (36, 34, 0), (22, 22), (12, 28), (4, 22)], DARK)
    s.pair([(20, 4, 0), (24, -14, 0), (27, 12, 0)], DARK)
    s.hull([(0, -44, 0), (5, -20), (8, 0), (7, 24), (3, 34, 0)], DARK)
    s.edge([(3, -26), (5, 0)], [(14, 0), (36, 29)], of=TONE, width=1.8)
    s.bridge(-6, 2.8, 7)


def minesweeper(s: Shipwright) -> None:
    s.net(-30, 24, 8)
    s.engine(5, 34, 7, 11)
    _spars(s, 24, -34, 24, 2.6)
    s.spar([(6, 10), (24, 2)], 4)
    s.spar([(6, 22), (24, 14)], 4)
    s.hull([(0, -24), (8, -16), (11, 0), (11, 26), (8, 35)])
    s.edge([(7, -8), (8, 22)])
    s.bridge(0, 4.6, 7)
    s.ball(0, 20, 4.4, GOLD)


def boarding_ship(s: Shipwright) -> None:
    s.engine(7, 37, 8, 12)
    _spars(s, 22, -10, 32, 2.8)
    s.claws(9, -20, 15)
    s.pair([(8, 4), (23, 10), (23, 22), (8, 28)], METAL)
    s.hull([(0, -26), (9, -24), (12, -8), (12, 28), (9, 38)])
    s.canvas.circle(0, -17, 5, s.shades[DARK].deep, stroke=s.shades[GOLD].tone, width=2)
    s.seams([(12, 2), (0, 2)])
    s.bridge(16, 4.6, 7)


def transport(s: Shipwright) -> None:
    s.engines((0, 40, 8, 11), (14, 38, 7, 10))
    s.crates(15, -24, 4, 14, 13)
    s.hull([(0, -44, 0), (6, -34), (8, -24), (8, 34), (5, 40)])
    s.edge([(4, -34), (5, 30)])
    s.bridge(-24, 3.4, 6)
    s.lamps(0, -8, 6, 7, 1.4)


def flagship(s: Shipwright) -> None:
    s.engines((0, 43, 9, 13), (14, 40, 8, 12))
    _spars(s, 24, -34, 32, 2.8, GOLD)
    _spars(s, 34, -14, 36, 2.6, GOLD)
    s.pair([(10, -6), (36, 12), (36, 22), (20, 38), (10, 34)], METAL)
    s.hull([(0, -49, 0), (8, -32), (11, -12), (17, -4), (17, 30), (12, 42), (5, 44)])
    s.edge([(5, -32), (8, -10), (12, 0), (12, 28)], of=GOLD, width=2)
    s.turret(0, -20, 5)
    s.crown(0, 6, 10)
    s.bridge(28, 5, 7)


def unique_ship(s: Shipwright) -> None:
    s.engine(6, 42, 8, 12)
    _spars(s, 12, -44, 10, 2.8)
    _spars(s, 30, -18, 36, 2.8)
    s.pair([(6, 14), (32, 8), (32, 20), (14, 38), (6, 36)], METAL)
    s.hull([(0, -20), (10, -14), (15, 4), (11, 20), (12, 36), (8, 42)])
    s.gem(0, 2, 9)
    s.seams([(11, 22), (0, 22)])
    s.bridge(30, 4, 5.4)


def colony_ship(s: Shipwright) -> None:
    s.engine(8, 40, 8, 11)
    _spars(s, 24, -8, 34, 2.6)
    s.pair([(8, 16), (25, 18), (25, 28), (8, 34)], METAL)
    s.hull([(0, -46, 0), (6, -34), (12, -30), (12, 34), (8, 41)])
    s.garden(0, -16, 13)
    s.garden(0, 14, 13)
    s.bridge(34, 3.4, 3.6)


def miner(s: Shipwright) -> None:
    s.engine(8, 36, 8, 11)
    s.drill(-20, 20, 26)
    _spars(s, 23, -24, 30, 3)
    s.spar([(8, -6), (23, -6)], 5)
    s.hull([(0, -22), (12, -22), (16, -10), (16, 28), (12, 37)], METAL)
    s.hull([(0, -4), (11, -4), (11, 26), (7, 30)], DARK)
    s.canvas.polygon([(-8, 24), (-7, 8), (-2, 2), (3, 7), (8, 4), (8, 24)], "#6FD6CF", stroke="#123A44", width=1.4)
    s.bridge(-14, 4.6, 4.4)


def settlers(s: Shipwright) -> None:
    s.pair([(14, 34), (20, 34), (34, 4), (32, -16), (26, -14), (28, 4)], GOLD)
    s.pair([(2, -46, 0), (2, -38), (18, -30), (26, -16), (31, -20), (22, -36)], GOLD)
    s.hull([(0, -26), (7, -18), (9, 20), (5, 28)])
    s.garden(0, -4, 8, 1.5)
    s.bridge(20, 3.4, 4)
    s.engine(0, 30, 8, 12)


def decoy(s: Shipwright) -> None:
    half: Corners = [(0, -43, 0), (6, -22), (9, -4), (22, 10), (22, 28), (10, 28), (8, 36)]
    s.shell(half, [(0, -24), (0, 26)], [(-20, 20), (20, 20)])


def squadron(s: Shipwright) -> None:
    for x, y in ((0, -22), (-24, 20), (24, 20)):
        with s.placed(x, y, 0.62):
            s.engine(0, 24, 8, 14)
            s.pair([(4, 0), (24, 16), (24, 26), (4, 20)], METAL, line=4)
            s.pair([(24, -6, 0), (27, 20), (21, 20)], METAL, line=4)
            s.hull([(0, -36, 0), (6, -10), (7, 20), (4, 26)], line=4.4)
            s.bridge(-2, 3.4, 8)


def yard(s: Shipwright) -> None:
    s.pair([(24, -44, 0), (30, -34), (34, -30), (34, 38), (26, 42), (20, 38), (20, -30)], METAL)
    s.hull([(0, 24), (34, 24), (34, 36), (26, 44)], TONE)
    for y in (-24, -4, 16):
        s.spar([(14, y), (24, y)], 4, GOLD)
    with s.placed(0, -4, 0.66):
        s.hull([(0, -46, 0), (6, -26), (10, -6), (14, 4), (13, 30), (8, 38)], DARK)
        s.seams([(6, -26), (0, -26)], [(10, -6), (0, -6)], [(14, 12), (0, 12)], of=METAL, width=2)
    s.lamps(29, -24, 5, 12, 2)
    s.bridge(34, 6, 4)


def base(s: Shipwright) -> None:
    for turn in (0, 90, 180, 270):
        with s.placed(0, 0, 1, turn):
            s.hull([(0, -49, 0), (4, -36), (8, -30), (8, -10)], METAL)
    for turn in (45, 135, 225, 315):
        with s.placed(0, 0, 1, turn):
            s.hull([(0, -36), (6, -32), (6, -10)], TONE)
    s.ball(0, 0, 22, TONE, 3.2)
    s.hoop(0, 0, 14, 3, GOLD)
    for x, y in ((0, -14), (12, 8), (-12, 8)):
        with s.placed(x, y):
            s.turret(0, 0, 4.6)
    s.bridge(0, 5, 5)


def mine(s: Shipwright) -> None:
    for x, y, r in ((0, -22, 13), (-22, 18, 12), (22, 18, 12)):
        with s.placed(x, y):
            for turn in (0, 60, 120, 180, 240, 300):
                with s.placed(0, 0, 1, turn):
                    s.hull([(0, -r * 1.7, 0), (r * 0.28, -r)], METAL, line=2)
            s.ball(0, 0, r, TONE)
            s.canvas.circle(0, 0, r * 0.34, "#FF6A4D", stroke="#0A0D1A", width=1.6)


def pipeline(s: Shipwright) -> None:
    for turn in (0, 180):
        with s.placed(0, 0, 1, turn):
            s.hull([(0, -49, 0), (9, -38), (9, -30)], GOLD)
    s.hoop(0, 0, 32, 6)
    s.hull([(0, -26, 0), (7, -16), (10, -14), (10, 18), (6, 22)], METAL)
    s.crates(0, -10, 2, 14, 11)
    s.engine(0, 24, 7, 8)
