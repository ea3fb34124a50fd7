"""Cards of Cosmic Encounter: frames and pictures without their text; `art.cards.card_areas` says what goes where.

All functions return fresh surfaces for the app to write on. From 180 pixels of width there is room for name, type
line and text, from 90 for the name; below only the picture. A card that lies half under another still shows what it
is: its sign stands in the upper left corner of the picture.
"""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cards import card_areas, card_face, crest_back, detail
from art.cosmic.colours import CARD_COLOURS, LEVEL_COLOURS, PLAYER_COLOURS
from art.cosmic.crest import CREST
from art.cosmic.encounters import (
    attack_picture,
    destiny_picture,
    heat,
    morph_picture,
    negotiate_picture,
    reinforcement_picture,
)
from art.cosmic.pictures import artifact_picture, technology_picture
from art.cosmic.portraits import portrait
from art.crest import Crest
from art.digits import draw_figures
from art.icons import draw_icon
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas, num

EDGE = "#0A0E1C"
SIGN_SHARES = {"full": 0.15, "table": 0.25, "mini": 0.4}
SEPIA, FADED = (226, 180, 112), (38, 26, 10)  # the tone of an old print, and its light


def encounter_card(width: int, palette: Palette = MIDNIGHT, *, kind: str, value: int = 0) -> pygame.Surface:
    """An attack, negotiate, morph or reinforcement card (CE-2.3)."""
    size = card_areas(width)["picture"].size
    match kind:
        case "attack":
            shown = attack_picture(size, palette, value=value)
        case "reinforcement":
            shown = reinforcement_picture(size, palette, value=value)
        case "negotiate":
            shown = negotiate_picture(size, palette)
        case "morph":
            shown = morph_picture(size, palette)
        case _:
            raise KeyError(kind)
    made = _face(width, shown, palette, kind)
    if detail(width) != "mini":
        figures = {"attack": f"{value:02}", "reinforcement": f"+{value}"}.get(kind, "")
        tone = heat(value) if kind == "attack" else CARD_COLOURS[kind]
        _sign(made, width, card_sign(_sign_size(width), palette, colour=tone, icon=f"cosmic_{kind}", figures=figures))
    return made


def artifact_card(width: int, palette: Palette = MIDNIGHT, *, artifact: str, copy: int = 0) -> pygame.Surface:
    """An artifact (2c); the copies of one name have pictures of their own."""
    shown = artifact_picture(card_areas(width)["picture"].size, palette, artifact=artifact, copy=copy)
    made = _face(width, shown, palette, "artifact")
    _sign(made, width, card_sign(_sign_size(width), palette, colour=CARD_COLOURS["artifact"], icon="cosmic_artifact"))
    return made


def technology_card(
    width: int, palette: Palette = MIDNIGHT, *, technology: str, value: int | str = ""
) -> pygame.Surface:
    """A technology with its research value, a number or "X"."""
    shown = technology_picture(card_areas(width)["picture"].size, palette, technology=technology)
    made = _face(width, shown, palette, "technology")
    tone = CARD_COLOURS["technology"]
    sign = card_sign(_sign_size(width), palette, colour=tone, icon="cosmic_technology", figures=str(value))
    _sign(made, width, sign)
    return made


def flare_card(width: int, palette: Palette = MIDNIGHT, *, alien: str, level: str, old: bool = False) -> pygame.Surface:
    """An alien's flare: its portrait over flames in the colour of its alert level (CE-2.15); `old`: an earlier edition
    of it, like a faded print seen from the other side."""
    area = card_areas(width)["picture"]
    shown = portrait(area.size, palette, alien=alien).copy()
    if old:
        shown = pygame.transform.grayscale(pygame.transform.flip(shown, True, False))
        shown.fill(SEPIA, special_flags=pygame.BLEND_RGB_MULT)
        shown.fill(FADED, special_flags=pygame.BLEND_RGB_ADD)
    shown.blit(_flames(area.size, palette, level), (0, 0))
    made = _face(width, shown, palette, "flare")
    _sign(made, width, card_sign(_sign_size(width), palette, colour=LEVEL_COLOURS[level], icon="cosmic_flare"))
    return made


def flare_areas(width: int) -> dict[str, pygame.Rect]:
    """The areas of a card; its text box falls into `wild` above and `super` below."""
    areas = card_areas(width)
    if "text" in areas:
        text = areas["text"]
        areas["wild"] = pygame.Rect(text.topleft, (text.width, text.height // 2))
        areas["super"] = pygame.Rect(areas["wild"].bottomleft, (text.width, text.height - areas["wild"].height))
    return areas


def destiny_card(
    width: int,
    palette: Palette = MIDNIGHT,
    *,
    kind: str = "colour",
    colour: str = "red",
    symbol: str = "sun",
    hazard: bool = False,
) -> pygame.Surface:
    """A destiny card (2b): a colour with its player's symbol, wild, or one of the three specials."""
    size = card_areas(width)["picture"].size
    shown = destiny_picture(size, palette, kind=kind, colour=colour, symbol=symbol, hazard=hazard)
    tone = darken(palette.of_piece(PLAYER_COLOURS[colour]), 0.2) if kind == "colour" else CARD_COLOURS["destiny"]
    return _face(width, shown, palette, "destiny", tone)


def _face(width: int, shown: pygame.Surface, palette: Palette, kind: str, tone: str = "") -> pygame.Surface:
    return card_face(width, shown, palette, colour=tone or CARD_COLOURS[kind], icon=f"cosmic_{kind}", cost=False)


def _sign_size(width: int) -> int:
    return max(12, round(width * SIGN_SHARES[detail(width)]))


def _sign(made: pygame.Surface, width: int, sign: pygame.Surface) -> None:
    area = card_areas(width)["picture"]
    made.blit(sign, (area.left + 1, area.top + 1))


@cached
def card_sign(size: int, palette: Palette = MIDNIGHT, *, colour: str, icon: str, figures: str = "") -> pygame.Surface:
    """What a card is at a glance: its figures, or the icon of its kind, on an enamelled disc in brass."""
    canvas = Canvas(48)
    canvas.circle(24, 24, 23, EDGE)
    enamel = canvas.radial([(0, lighten(colour, 0.2)), (0.6, darken(colour, 0.12)), (1, darken(colour, 0.55))])
    canvas.circle(24, 24, 20.6, enamel, stroke=palette.brass_light, width=2.2)
    if figures:
        draw_figures(canvas, figures, 24, 24, 17 if len(figures) > 1 else 22, "#FFF8E8", EDGE)
    else:
        with canvas.moved(10.5, 10.5, scale=27 / 24):
            draw_icon(canvas, icon, "#FFF8E8", None, 1.1)
    return canvas.draw((size, size))


@cached
def _flames(size: tuple[int, int], palette: Palette, level: str) -> pygame.Surface:
    """Tongues of fire along the lower edge of a picture."""
    w, h = size
    canvas = Canvas(100 * w / h, 100)
    tone = LEVEL_COLOURS[level]
    count = max(4, round(canvas.width / 17))
    step = canvas.width / count
    for high, paint, alpha in ((30, darken(tone, 0.25), 0.85), (21, tone, 0.9), (12, lighten(tone, 0.55), 0.95)):
        data = f"M0 101V{num(100 - high * 0.5)}"
        for i in range(count):
            x, tall = i * step, high * (1, 0.7, 0.9, 0.6)[i % 4]
            data += f"Q{num(x + step * 0.2)} {num(100 - high * 0.3)} {num(x + step * 0.36)} {num(100 - tall)}"
            data += f"Q{num(x + step * 0.62)} {num(100 - tall * 0.6)} {num(x + step)} {num(100 - high * 0.5)}"
        canvas.path(f"{data}V101Z", paint, alpha)
    return canvas.draw(size)


def _destiny_emblem(canvas: Canvas, light: str, dark: str) -> None:
    with canvas.moved(-12, -12):
        draw_icon(canvas, "cosmic_destiny", light)


def _technology_emblem(canvas: Canvas, light: str, dark: str) -> None:
    with canvas.moved(-12, -12):
        draw_icon(canvas, "cosmic_technology", light)


BACKS = {
    "cosmic": CREST,
    "destiny": Crest("#C9862E", "storm", _destiny_emblem, -28, 0),
    "technology": Crest("#2E9C9C", "storm", _technology_emblem, 8, 0),
}


def back(width: int, palette: Palette = MIDNIGHT, *, deck: str = "cosmic") -> pygame.Surface:
    """The back of the cosmic, destiny or technology deck."""
    return crest_back(width, palette, name=deck, crest=BACKS[deck])
