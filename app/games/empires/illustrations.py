"""Pictures of the rulebook, from the pieces that are played with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.games.empires.card_faces import CardArt, card_art, draw_card
from app.ui.context import Context
from app.ui.illustrated import illustrated
from art.cards import card_height
from art.empires.cards import ALIEN
from art.empires.counters import counter_height, flag, shield_counter, ship_counter
from art.empires.hexes import HOME, hex_ground
from art.empires.ships import ship_picture
from art.empires.styles import ALIENS, MACHINES, Owner, colour_of
from art.empires.title import title
from art.empires.worlds import closed_marker, colony_disc, marker
from rules.empires.game import content_of

LINE = ("scout", "destroyer", "cruiser", "battlecruiser", "battleship", "dreadnought", "titan")
SPECIAL = ("carrier", "squadron", "raider", "minesweeper", "boarding_ship", "transport", "colony_ship", "miner")
SOME = ("destroyer", "cruiser", "carrier")
TERRAIN = ("nebula", "asteroids", "black_hole", "supernova")
FOUND = ("planet", "barren", "minerals_5", "wreck", "danger", "lost", "warp_point_1", "doomsday")
TROOPS = ("infantry", "marines", "heavy_infantry", "grav_armor", "militia")
STRANGERS: tuple[tuple[str, Owner], ...] = (
    ("alien_b", ALIENS),
    ("alien_c", ALIENS),
    ("machine_3", MACHINES),
    ("wanderer", MACHINES),
    ("amoeba_1", MACHINES),
)
GAP = 6


def _row(made: pygame.Surface, pictures: Sequence[pygame.Surface], middle: int) -> None:
    """Side by side across the picture, their middles at one height."""
    gap = (made.get_width() - sum(each.get_width() for each in pictures)) / (len(pictures) + 1)
    x = gap
    for each in pictures:
        made.blit(each, each.get_rect(midleft=(round(x), middle)))
        x += each.get_width() + gap


def _side(made: pygame.Surface, count: int, share: float = 1.0) -> int:
    """How large each of so many pictures in a row may be; `share`: of the picture's height."""
    return min((made.get_width() - GAP) // count - GAP, round(made.get_height() * share) - GAP)


def _fleets(made: pygame.Surface, ctx: Context, rows: Sequence[tuple[Sequence[str], Owner]]) -> None:
    high = made.get_height() / len(rows)
    for place, (units, owner) in enumerate(rows):
        side = _side(made, len(units), 1 / len(rows))
        drawn = [ship_picture(side, ctx.art, unit=unit, owner=owner) for unit in units]
        _row(made, drawn, round((place + 0.5) * high))


def _styles(made: pygame.Surface, ctx: Context) -> None:
    """Some ships of each empire, two empires in a row."""
    half = made.get_height() // 2
    side = _side(made, 2 * len(SOME), 0.5)
    for place, owners in enumerate(((0, 1), (2, 3))):
        drawn = [ship_picture(side, ctx.art, unit=unit, owner=owner) for owner in owners for unit in SOME]
        _row(made, drawn, half * place + half // 2)


def _markers(made: pygame.Surface, ctx: Context) -> None:
    """Terrain that fills its hex above, what lies in one below."""
    half = made.get_height() // 2
    tall = half - GAP
    wide = round(tall * 0.866)
    home = hex_ground((wide, tall), ctx.art, ground=HOME, tint=colour_of(0))
    grounds = [hex_ground((wide, tall), ctx.art, terrain=terrain) for terrain in TERRAIN]
    discs = [closed_marker(tall - GAP, ctx.art, home=home) for home in (True, False)]
    _row(made, [*discs, home, *grounds], half // 2)
    side = _side(made, len(FOUND), 0.5)
    _row(made, [marker(side, ctx.art, marker=name) for name in FOUND], half + half // 2)


def _colonies(made: pygame.Surface, ctx: Context) -> None:
    """A colony grows, a homeworld has its crown, one is captured."""
    side, blue, orange = _side(made, 6, 0.9), colour_of(1), colour_of(0)
    grown = [colony_disc(side, ctx.art, owner=1, colour=blue, value=value) for value in (0, 1, 3, 5)]
    home = colony_disc(side, ctx.art, owner=1, colour=blue, value=20, homeworld=True)
    lost = colony_disc(side, ctx.art, owner=0, colour=orange, value=3, captured=True)
    _row(made, [*grown, home, lost], made.get_height() // 2)


def _counters(made: pygame.Surface, ctx: Context) -> None:
    """As others see it, as its owner sees it, open; a fleet marker; a captured ship."""
    wide = round((made.get_height() - GAP) / counter_height(100) * 100)
    blue, orange = colour_of(1), colour_of(0)
    closed = shield_counter(wide, ctx.art, owner=1, colour=blue)
    own, opened = (
        ship_counter(wide, ctx.art, unit="battleship", owner=1, colour=blue, covered=covered)
        for covered in (True, False)
    )
    taken = ship_counter(wide, ctx.art, unit="battleship", owner=0, colour=orange, builder=1)
    _row(made, [closed, own, opened, flag(wide // 2, ctx.art, number=2, colour=blue), taken], made.get_height() // 2)


def _cards(made: pygame.Surface, ctx: Context) -> None:
    arts = [CardArt("card", ALIEN), *(card_art(content_of([])[card]) for card in ("a22", "a08", "e51", "e44"))]
    wide = min(_side(made, len(arts)), round(made.get_height() / card_height(1000) * 1000))
    _row(made, [draw_card(art, (wide, card_height(wide)), ctx) for art in arts], made.get_height() // 2)


PICTURES: dict[str, Callable[[pygame.Surface, Context], object]] = {
    "title": lambda made, ctx: made.blit(title(made.get_size(), ctx.art), (0, 0)),
    "units": lambda made, ctx: _fleets(made, ctx, ((LINE, 0), (SPECIAL, 0))),
    "styles": _styles,
    "markers": _markers,
    "colonies": _colonies,
    "counters": _counters,
    "troops": lambda made, ctx: _fleets(made, ctx, ((TROOPS, 2),)),
    "strangers": lambda made, ctx: _row(
        made,
        [ship_picture(_side(made, len(STRANGERS)), ctx.art, unit=unit, owner=owner) for unit, owner in STRANGERS],
        made.get_height() // 2,
    ),
    "cards": _cards,
}

illustration = illustrated(PICTURES)
