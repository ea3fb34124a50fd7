"""Each alien technology and each Empire Advantage is a card of its own: picture, name, text (look.md, CL-A, CL-E)."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from app.games.empires.card_faces import CardArt, card_art, draw_card
from app.games.empires.shots import pages
from app.table import card_words
from app.table.inscribe import halved, line_width, paragraph_height
from app.tools.shot import headless_app
from art.cards import card_areas, card_height
from art.empires.cards import ALIEN, EMPIRE, back
from art.empires.pictures import card_picture
from art.empires.scenes import scenes
from art.palette import PARCHMENT
from rules.empires.game import content_of
from rules.empires.printed.kinds import CARD, MARKER, UNIT

ALIKE = 14.0  # mean difference of a channel below which two thumbnails would be taken for the same
READABLE = 10  # pixels of the letters of a card's text at 220 pixels of width


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.fixture(scope="module", params=["en", "hu"])
def ctx(request):
    app = headless_app((1280, 720), request.param, "midnight", 100)
    yield app.ctx
    app.close()


def test_every_card_has_a_picture_and_no_picture_is_without_its_card() -> None:
    """CL-A01 to CL-A30, CL-E31 to CL-E55."""
    wanted = {f"a{number:02}" for number in range(1, 31)} | {f"e{number}" for number in range(31, 56)}
    assert set(scenes()) == wanted
    cards = content_of([]).table(CARD)
    assert set(cards) <= wanted
    assert {card.deck for card in cards.values()} == {ALIEN, EMPIRE}


@pytest.mark.parametrize("size", [(64, 39), (40, 48)])
def test_no_two_pictures_look_alike_wide_or_upright(size: tuple[int, int]) -> None:
    """Also without their colours."""
    drawn = {card: card_picture(size, card=card, deck=ALIEN if card[0] == "a" else EMPIRE) for card in scenes()}
    grey = {card: pygame.transform.grayscale(picture) for card, picture in drawn.items()}
    for pictures, least in ((drawn, ALIKE), (grey, ALIKE / 2)):
        seen = {card: pygame.image.tobytes(pygame.transform.smoothscale(one, (8, 8)), "RGB")
                for card, one in pictures.items()}  # fmt: skip
        assert [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < least] == []


def test_name_and_text_of_every_card_fit_in_letters_that_can_be_read(ctx) -> None:
    """Nothing is cut, in either language."""
    areas = card_areas(220)
    room, name_room = areas["text"].inflate(-10, -8), card_words.STRIP[1]
    for card in scenes():
        text, name = ctx.texts(f"empires-card-{card}-help"), ctx.texts(f"empires-card-{card}")
        assert paragraph_height(text, READABLE, room.width) <= room.height, card
        assert max(line_width(row, "semibold") for row in halved(name)) <= name_room, card
    assert max(line_width(ctx.texts(f"empires-deck-{deck}"), "semibold") for deck in (ALIEN, EMPIRE)) < 148


@pytest.mark.parametrize("wide", [48, 110, 220])
def test_a_card_fills_its_size_and_shows_as_many_words_as_it_holds(ctx, wide, monkeypatch) -> None:
    said: list[str] = []

    def note(surface, text, *more):
        said.append(text)

    for name in ("put_title", "put_line", "put_paragraph"):
        monkeypatch.setattr(card_words, name, note)
    size = (wide, card_height(wide))
    assert draw_card(card_art(content_of([])["e47"]), size, ctx).get_size() == size
    name, text = ctx.texts("empires-card-e47"), ctx.texts("empires-card-e47-help")
    assert said == {48: [], 110: [name], 220: [name, ctx.texts("empires-deck-empire"), text]}[wide]


def test_a_card_face_down_tells_its_deck_and_nothing_else(ctx) -> None:
    backs = [draw_card(CardArt("card", deck), (60, 84), ctx) for deck in (ALIEN, EMPIRE)]
    assert difference(*(pygame.image.tobytes(back, "RGB") for back in backs)) > 3
    for deck, card in ((ALIEN, "a01"), (EMPIRE, "e31")):
        art = card_art(content_of([])[card])
        assert draw_card(art, (60, 84), ctx).get_size() == (60, 84) and art.deck == deck


def test_the_emblem_of_a_back_is_seen_in_a_light_theme_too() -> None:
    """The back is dark in every theme."""
    for deck in (ALIEN, EMPIRE):
        drawn = pygame.transform.smoothscale(back(150, PARCHMENT, deck=deck).subsurface((55, 85, 40, 40)), (20, 20))
        tones = pygame.image.tobytes(pygame.transform.grayscale(drawn), "RGB")
        assert max(tones) - min(tones) > 140


def test_the_contact_sheet_shows_every_card_unit_and_marker() -> None:
    content = content_of([])
    shown = {drawn.id for _, page in pages() for drawn in page}
    assert shown >= {*scenes(), *content.table(UNIT), *content.table(MARKER)}
