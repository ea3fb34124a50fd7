"""Grounds of card pictures: quiet, darker than what stands before them."""

from __future__ import annotations

from collections.abc import Callable

from art.backdrops import BACKDROPS, NIGHT, draw_backdrop
from art.geometry import around, regular
from art.palette import darken, lighten, mix
from art.scenery.notation import PartLine
from art.scenery.pen import Pen
from art.svg import num, points_path

Ground = Callable[[Pen, PartLine], None]


def draw_ground(pen: Pen, line: PartLine) -> None:
    """Fill the whole picture; `tint` colours it, by default with the species' accent."""
    GROUNDS[line.part](pen, line)
    w, h = pen.canvas.width, pen.canvas.height
    edge = pen.canvas.radial([(0, NIGHT, 0), (0.6, NIGHT, 0), (1, NIGHT, 0.62)], (0.5, 0.46), 0.78)
    pen.canvas.rect(0, 0, w, h, 0, edge)


def _tint(pen: Pen, line: PartLine, default: str = "accent") -> str:
    return pen.colour(line.word("tint", default))


def _shared(pen: Pen, line: PartLine) -> None:
    draw_backdrop(pen.canvas, line.part, _tint(pen, line, "hull" if pen.dice.below(2) else "accent"), pen.dice)


def _stars(pen: Pen, count: int, low: float = 1) -> None:
    w, h = pen.canvas.width, pen.canvas.height
    for _ in range(count if pen.fine else count // 3):
        x, y = pen.dice.between(0, w), pen.dice.between(0, h * low)
        pen.canvas.circle(x, y, pen.dice.between(0.18, 0.5), "#FFFDF2", pen.dice.between(0.3, 0.9))


def _void(pen: Pen, line: PartLine) -> None:
    """Deep space with one far light."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = _tint(pen, line)
    top = mix(NIGHT, tint, 0.16)
    pen.canvas.rect(0, 0, w, h, 0, pen.canvas.linear([(0, top), (1, darken(NIGHT, 0.3))], (0, 0), (0.6, 1)))
    x, y = w * line.num("gx", 0.7), h * line.num("gy", 0.35)
    pen.canvas.glow(x, y, w * 0.55, h * 0.6, tint, 0.34)
    _stars(pen, 34)


def _surface(pen: Pen, line: PartLine) -> None:
    """A planet's ground under its sky; `soil` colours the ground, `level` is the horizon."""
    w, h = pen.canvas.width, pen.canvas.height
    tint, soil = _tint(pen, line, "hull"), pen.colour(line.word("soil", "hull"))
    level = h * line.num("level", 0.64)
    sky = [(0, mix(NIGHT, tint, 0.12)), (0.6, mix(NIGHT, tint, 0.42)), (1, mix(NIGHT, lighten(tint, 0.3), 0.62))]
    pen.canvas.rect(0, 0, w, level + 4, 0, pen.canvas.linear(sky))
    _stars(pen, 22, 0.4)
    if not line.says("plain"):
        x = w * pen.dice.between(0.1, 0.9)
        moon = pen.canvas.radial([(0, lighten(tint, 0.55)), (0.6, tint), (1, darken(tint, 0.5))])
        pen.canvas.circle(x, h * 0.17, w * 0.05, moon, 0.8)
    for row, share in enumerate((0.34, 0.55, 0.78)):
        base = level + (h - level) * 0.42 * row
        tone = mix(darken(tint, 0.5), darken(soil, 0.2 + 0.12 * row), share)
        crest = [(0.0, h), (0.0, base)]
        crest += [(w * i / 6, base - h * pen.dice.between(0, 0.075 - 0.022 * row)) for i in range(7)]
        pen.canvas.polygon([*crest, (w, h)], tone)
        ridge = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in crest[1:])
        pen.canvas.path(ridge, stroke=lighten(tone, 0.25), width=0.6, stroke_alpha=0.6)


def _room(pen: Pen, line: PartLine) -> None:
    """An inside wall with panels and a floor."""
    w, h = pen.canvas.width, pen.canvas.height
    wall = mix("#262C46", _tint(pen, line), 0.24)
    level = h * line.num("level", 0.74)
    pen.canvas.rect(0, 0, w, h, 0, pen.canvas.linear([(0, darken(wall, 0.45)), (0.7, wall)], (0.3, 0), (0.5, 1)))
    count = max(3, round(w / 26))
    for i in range(count):
        x = w * (i + 0.12) / count
        pen.canvas.rect(x, h * 0.08, w * 0.76 / count, level - h * 0.2, 2, darken(wall, 0.22), 0.8)
        pen.canvas.path(
            f"M{num(x + 1)} {num(h * 0.08)}H{num(x + w * 0.7 / count)}", stroke=lighten(wall, 0.2), width=0.5
        )
    pen.canvas.glow(w * 0.3, h * 0.2, w * 0.5, h * 0.5, lighten(_tint(pen, line), 0.3), 0.3)
    pen.canvas.rect(0, level, w, h - level, 0, darken(wall, 0.42))
    pen.canvas.path(f"M0 {num(level)}H{num(w)}", stroke=lighten(wall, 0.22), width=0.9)


def _cave(pen: Pen, line: PartLine) -> None:
    """A cut through the ground."""
    w, h = pen.canvas.width, pen.canvas.height
    soil = mix("#3A2A24", _tint(pen, line, "hull"), 0.25)
    pen.canvas.rect(0, 0, w, h, 0, pen.canvas.linear([(0, soil), (1, darken(soil, 0.6))]))
    for i in range(5):
        y = h * (0.12 + 0.2 * i)
        bend = pen.dice.between(-6, 6)
        pen.canvas.path(
            f"M0 {num(y)}Q{num(w / 2)} {num(y + bend)} {num(w)} {num(y)}", stroke=darken(soil, 0.3), width=1.6
        )
    for _ in range(26 if pen.fine else 8):
        x, y = pen.dice.between(0, w), pen.dice.between(0, h)
        pen.canvas.circle(x, y, pen.dice.between(0.5, 1.8), lighten(soil, 0.16), 0.7)


def _sea(pen: Pen, line: PartLine) -> None:
    """Water up to `level`, sky above."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = _tint(pen, line, "blue")
    level = h * line.num("level", 0.45)
    pen.canvas.rect(0, 0, w, h, 0, pen.canvas.linear([(0, mix(NIGHT, tint, 0.2)), (1, mix(NIGHT, tint, 0.65))]))
    _stars(pen, 20, 0.35)
    deep = pen.canvas.linear([(0, mix(NIGHT, tint, 0.72)), (1, darken(tint, 0.72))])
    pen.canvas.rect(0, level, w, h - level, 0, deep)
    for row in range(4):
        y = level + (h - level) * 0.2 * row
        waves = f"M-6 {num(y)}" + f"q5 {num(-2.4 - row * 0.5)} 10 0t10 0" * (int(w / 20) + 2)
        pen.canvas.path(waves, stroke=lighten(tint, 0.4), width=0.8, stroke_alpha=0.55 - 0.1 * row)


def _desk(pen: Pen, line: PartLine) -> None:
    """A table top under a lamp, seen from above."""
    w, h = pen.canvas.width, pen.canvas.height
    wood = mix("#3A2C2A", _tint(pen, line), 0.16)
    pen.canvas.rect(0, 0, w, h, 0, darken(wood, 0.3))
    for i in range(1, 6):
        y = h * i / 6 + pen.dice.between(-2, 2)
        bend = pen.dice.between(-3, 3)
        pen.canvas.path(
            f"M0 {num(y)}Q{num(w / 2)} {num(y + bend)} {num(w)} {num(y)}", stroke=darken(wood, 0.6), width=0.9
        )
    pen.canvas.glow(w * 0.34, h * 0.3, w * 0.62, h * 0.8, lighten(wood, 0.5), 0.5)


def _burst(pen: Pen, line: PartLine) -> None:
    """Rays from the middle of something that happens at once."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = _tint(pen, line)
    pen.canvas.rect(0, 0, w, h, 0, mix(NIGHT, tint, 0.22))
    x, y = w * line.num("gx", 0.5), h * line.num("gy", 0.5)
    start = pen.dice.between(0, 20)
    for i in range(14):
        turn = start + 360 * i / 14
        rays = [(x, y), around(x, y, w + h, turn), around(x, y, w + h, turn + pen.dice.between(7, 16))]
        pen.canvas.polygon(rays, mix(NIGHT, tint, 0.42), 0.8)
    pen.canvas.glow(x, y, w * 0.42, h * 0.52, lighten(tint, 0.4), 0.55)


def _streaks(pen: Pen, line: PartLine) -> None:
    """Stars drawn long by speed."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = _tint(pen, line)
    pen.canvas.rect(0, 0, w, h, 0, pen.canvas.linear([(0, mix(NIGHT, tint, 0.3)), (1, NIGHT)], (0, 0), (0.5, 1)))
    slope = line.num("slope", -0.36)
    for _ in range(26):
        x, y, run = pen.dice.between(-20, w), pen.dice.between(0, h * 1.3), pen.dice.between(8, 34)
        pen.canvas.path(
            f"M{num(x)} {num(y)}l{num(run)} {num(run * slope)}",
            stroke=lighten(tint, 0.55), width=pen.dice.between(0.3, 1), stroke_alpha=pen.dice.between(0.25, 0.7),
        )  # fmt: skip


def _clouds(pen: Pen, line: PartLine) -> None:
    """Above the weather of a planet."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = _tint(pen, line, "blue")
    pen.canvas.rect(0, 0, w, h, 0, pen.canvas.linear([(0, mix(NIGHT, tint, 0.2)), (1, mix(NIGHT, tint, 0.7))]))
    _stars(pen, 20, 0.4)
    for row in range(3):
        tone = mix(mix(NIGHT, tint, 0.5), "#F4F0FF", 0.12 + 0.14 * row)
        y = h * (0.66 + 0.14 * row)
        x = -10.0
        while x < w + 10:
            r = pen.dice.between(9, 16)
            pen.canvas.circle(x, y + r * 0.5, r, tone)
            x += r
        pen.canvas.rect(0, y + 10, w, h, 0, tone)


def _cells(pen: Pen, line: PartLine) -> None:
    """A wall of honeycomb."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = mix("#3A2A18", _tint(pen, line), 0.24)
    pen.canvas.rect(0, 0, w, h, 0, darken(tint, 0.35))
    r = 11.0
    for j in range(int(h / (r * 1.5)) + 2):
        for i in range(int(w / (r * 1.74)) + 2):
            x, y = i * r * 1.74 + (r * 0.87 if j % 2 else 0), j * r * 1.5
            tone = pen.dice.pick((darken(tint, 0.5), darken(tint, 0.2), tint))
            pen.canvas.path(points_path(regular(x, y, r * 0.92, 6)), tone, stroke=darken(tint, 0.7), width=0.8)
    pen.canvas.glow(w * 0.3, h * 0.25, w * 0.5, h * 0.6, lighten(tint, 0.4), 0.45)


def _plain(pen: Pen, line: PartLine) -> None:
    """One soft light on a dark wall."""
    w, h = pen.canvas.width, pen.canvas.height
    tint = _tint(pen, line)
    pen.canvas.rect(0, 0, w, h, 0, mix(NIGHT, tint, 0.26))
    pen.canvas.glow(
        w * line.num("gx", 0.4), h * line.num("gy", 0.4), w * 0.6, h * 0.75, mix(tint, "#8890B0", 0.3), 0.55
    )


GROUNDS: dict[str, Ground] = {
    **dict.fromkeys(BACKDROPS, _shared),
    "void": _void, "surface": _surface, "room": _room, "cave": _cave, "sea": _sea, "desk": _desk, "burst": _burst,
    "streaks": _streaks, "clouds": _clouds, "cells": _cells, "plain": _plain,
}  # fmt: skip
