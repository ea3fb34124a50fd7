"""Where pieces lie: rows, piles, fans, collapsing alike ones, attached cards (UX-4, UX-5, UX-7, UX-16)."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from app.table.camera import Camera
from app.table.model import DAMAGED, USED, Piece, Place, Tableau
from app.table.painter import caption, tag_of_place
from app.table.stage import Stage
from art.pieces import draw_zone

BOARD = pygame.Rect(100, 50, 1000, 500)
HAND = pygame.Rect(100, 560, 1000, 140)


@pytest.fixture
def stage(app):
    def make(places, pieces, **more):
        camera = Camera()
        camera.region = pygame.Rect(BOARD)
        for _ in range(more.pop("zoom", 0)):
            camera.zoom_by(1)
        return Stage(app.ctx, Tableau(tuple(places), tuple(pieces)), camera, pygame.Rect(HAND), **more)

    return make


ROW = Place("row", (0, 0, 1000, 160), "row", "Row", size=(100, 140))
FAN = Place("hand", (0, 0, 1, 1), "fan", "Hand", size=(100, 140), hand=True)


def pieces(count, place="row", **more):
    return [Piece(n, place, "art", f"Piece {n}", **more) for n in range(count)]


def test_a_row_stays_inside_its_place_however_full(stage):
    for count in (1, 5, 30):
        lies = stage([ROW], pieces(count))
        rect = lies.rects["row"]
        assert all(rect.left <= shown.box.left and shown.box.right <= rect.right for shown in lies.shown)
        centres = [shown.centre[0] for shown in lies.shown]
        assert centres == sorted(centres) and len(set(centres)) == count


def test_the_count_of_a_narrow_place_leaves_its_name_readable(app):
    """UX-1: where both do not fit on the upper edge, the count goes to the lower one."""
    place = Place("row", (0, 0, 1, 1), "row", "Surface", count=3)
    for wide in (70, 400):
        rect = pygame.Rect(40, 60, wide, 150)
        name, tag = caption(app.ctx, place.name, rect)[2], tag_of_place(app.ctx, place, rect)
        assert (tag[1] == rect.top) == (wide == 400)
        assert not pygame.Rect(tag[0] - 12, tag[1] - 9, 24, 18).colliderect(name)


def test_four_alike_become_a_pile_with_a_count(stage):
    lies = stage([ROW], pieces(4, alike="ship"))
    assert [(shown.count, shown.members) for shown in lies.shown] == [(4, (0, 1, 2, 3))]
    assert len(stage([ROW], pieces(3, alike="ship")).shown) == 3


def test_a_member_in_another_state_leaves_the_pile(stage):
    used = Piece(9, "row", "art", "Piece", alike="ship", angle=USED, states=("used",))
    lies = stage([ROW], [*pieces(5, alike="ship"), used])
    assert sorted(shown.count for shown in lies.shown) == [1, 5]


def test_a_chosen_member_leaves_the_pile(stage):
    lies = stage([ROW], pieces(6, alike="ship"), apart=[2])
    assert sorted(shown.count for shown in lies.shown) == [1, 5]
    assert lies.of(2).members == (2,)


def test_a_used_card_lies_across_and_a_damaged_one_upside_down(stage):
    cards = [Piece(0, "row", "art", angle=USED), Piece(1, "row", "art", angle=DAMAGED)]
    lies = stage([ROW], cards)
    assert lies.of(0).box.size == (140, 100) and lies.of(1).box.size == (100, 140)


def test_a_pile_shows_its_top_and_counts_all(stage):
    place = Place("trash", (0, 0, 120, 160), "pile", size=(100, 140))
    lies = stage([place], pieces(7, "trash"))
    assert [(shown.piece.id, shown.count) for shown in lies.shown] == [(6, 7)]


def test_a_pile_of_unknown_cards_needs_only_a_count(stage):
    place = Place("deck", (0, 0, 120, 160), "pile", size=(100, 140), count=31, back="back")
    lies = stage([place], [])
    assert lies.shown[0].count == 31 and lies.shown[0].piece.art == "back" and not lies.shown[0].piece.facts


def test_the_name_of_a_narrow_place_shrinks_before_it_is_cut(app):
    """UX-1: with large text the letters become as small as they are at 100 %, then the name ends with dots."""
    app.ctx.text_scale = 2.0
    wide, narrow = (caption(app.ctx, "Gyorsaságjelzők", pygame.Rect(0, 0, width, 300)) for width in (600, 220))
    assert wide[1] == narrow[1] == "Gyorsaságjelzők" and 1.0 <= narrow[0].text_scale < wide[0].text_scale
    assert narrow[2].right <= 220


def test_a_full_hand_scrolls_and_every_card_shows_a_quarter(stage):
    """UX-5."""
    lies = stage([FAN], pieces(80, "hand"))
    assert lies.over > 0
    steps = [b.centre[0] - a.centre[0] for a, b in pairwise(lies.shown)]
    wide = lies.shown[0].size[0]
    spread = [step >= wide / 4 for step in steps]
    assert spread == sorted(spread, reverse=True) and sum(spread) >= 4  # the others wait in a pile at the right end
    assert all(HAND.left <= one.box.left and one.box.right <= HAND.right for one in lies.shown)
    scrolled = stage([FAN], pieces(80, "hand"), scroll=10_000)
    assert scrolled.shown[-1].box.right <= HAND.right
    steps = [b.centre[0] - a.centre[0] for a, b in pairwise(scrolled.shown)]
    assert steps[-1] >= wide / 4 > steps[0]


def test_a_hand_leaves_each_name_the_room_that_it_needs(stage):
    """UX-5: where cards overlap, one with a longer name shows more of itself, and its name keeps to that."""

    class Names:
        def name_strip(self, art, size, ctx):
            return 90 if art == "long" else 40

        def narrowed(self, art, strip):
            return (art, strip)

    cards = [Piece(n, "hand", "long" if n == 3 else "short") for n in range(14)]
    lies = stage([FAN], cards, names=Names())
    strips = [shown.strip for shown in lies.shown]
    assert not lies.over and strips[3] >= 90 and min(strips[:-1]) >= 40 and strips[-1] == 0
    assert lies.shown[3].arts == (("long", strips[3]), "long") and lies.shown[-1].arts == ("short",)


def test_attached_cards_peep_out_behind_their_carrier(stage):
    lies = stage([ROW], [Piece(0, "row", "ship"), Piece(1, "row", "gun", on=0), Piece(2, "row", "crew", on=0)])
    order = [shown.piece.id for shown in lies.shown]
    assert order == [2, 1, 0]
    assert lies.of(1).centre[0] == lies.of(0).centre[0] and lies.of(1).centre[1] != lies.of(0).centre[1]
    assert lies.piece_at((round(lies.of(0).centre[0]), round(lies.of(0).centre[1]))).piece.id == 0


def test_free_places_take_pieces_where_they_say(stage):
    place = Place("sector", (200, 100, 200, 200), "free", size=(40, 40), round=True)
    lies = stage([place], [Piece(0, "sector", "die", at=(0.25, 0.75), kind="token")])
    assert lies.of(0).centre == (100 + 250, 50 + 250)


def test_zoom_makes_pieces_larger_and_keeps_them_in_their_places(stage):
    plain, near = stage([ROW], pieces(3)), stage([ROW], pieces(3), zoom=2)
    assert near.of(0).size[0] > plain.of(0).size[0]
    assert near.rects["row"].inflate(2, 2).contains(near.of(0).box)


def test_near_targets_are_found_within_half_a_piece(stage):
    lies = stage([ROW, Place("far", (0, 300, 200, 160))], pieces(1))
    row = lies.rects["row"]
    assert lies.near((row.centerx, row.bottom + 40), (100, 140), ["row", "far"]) == "row"
    assert lies.near((row.centerx, row.bottom + 90), (100, 140), ["row"]) is None


def test_a_piece_wins_over_the_place_around_it(stage):
    lies = stage([ROW], pieces(1))
    x, y = lies.of(0).centre
    assert lies.near((x + 3, y + 3), (100, 140), ["row", 0]) in (0, "row")
    assert lies.near((x + 3, y + 3), (100, 140), [0]) == 0


def test_a_drop_in_a_gap_goes_to_the_nearest_edge_or_nowhere(stage):
    """UX-16: half a piece in every direction, the corners included; a small far target never wins."""
    wide = Place("wide", (0, 0, 400, 160), "row", "Wide", size=(100, 140))
    small = Place("small", (430, 60, 20, 40), "slot", "Small", size=(20, 40))
    lies = stage([wide, small], [])
    edge, top = lies.rects["wide"].right, lies.rects["wide"].centery
    both = ("wide", "small")
    assert lies.near((edge + 5, top), (100, 140), both) == "wide"
    assert lies.near((edge + 25, top), (100, 140), both) == "small"
    assert lies.near((edge + 49, top), (100, 140), ("wide",)) == "wide"
    assert lies.near((edge + 51, top), (100, 140), ("wide",)) is None
    corner = (edge + 45, lies.rects["wide"].bottom + 63)
    assert lies.near(corner, (100, 140), ("wide",)) is None


def test_a_zone_drawn_again_darkens_nothing_outside_the_part_that_is_drawn():
    """A zone's frame is drawn anew in one area at a time; what is outside it must not get a second veil."""
    surface = pygame.Surface((400, 300))
    surface.fill((90, 90, 120))
    before = surface.copy()
    surface.set_clip((0, 0, 42, 300))
    draw_zone(surface, pygame.Rect(40, 20, 300, 200))
    outside = pygame.Rect(42, 0, 358, 300)
    surface.set_clip(None)
    assert surface.subsurface(outside).copy().get_buffer().raw == before.subsurface(outside).copy().get_buffer().raw
    assert surface.get_buffer().raw != before.get_buffer().raw


HEAPS = Place("hex", (300, 200, 200, 160), "heaps", "Hex", size=(60, 70))
PILE = Place("pile", (700, 300, 100, 140), "pile", "Pile", size=(100, 140))
COUNTERS = [Piece(f"c{n}", "hex", "art", "Counter", at=(0.3 + 0.4 * (n % 2), 0.37)) for n in range(5)]


def everything(laid):
    """All that a stage says of where things are."""
    shown = [(one.piece.id, one.box, one.size, one.members, one.count, one.heap) for one in laid.shown]
    found = {one.piece.id: laid.of(one.piece.id).box for one in laid.shown}
    return shown, found, laid.rects, laid.ground(), laid.scenery()


@pytest.mark.parametrize("fanned", [None, "hex"])
def test_a_board_that_was_dragged_lies_as_if_it_were_laid_out_anew(stage, fanned):
    """P22: everything moves by the same way; only a fan keeps within the window."""
    lying = [*pieces(4), *COUNTERS, *pieces(2, "pile")[:1]]
    laid = stage([ROW, HEAPS, PILE], lying, zoom=2, fanned=fanned)
    laid.tableau = replace(laid.tableau, ground=(("tile", (0, 0, 500, 500)),))
    laid = Stage(laid._ctx, laid.tableau, laid._camera, pygame.Rect(HAND), fanned=fanned)
    for way in ((13.4, -7.6), (-260.0, 90.2), (0.3, 0.2)):
        laid._camera.pan(*way)
        before, laid = laid, laid.followed()
        anew = Stage(laid._ctx, laid.tableau, laid._camera, pygame.Rect(HAND), fanned=fanned)
        assert everything(laid) == everything(anew)
        assert everything(before)[2] != laid.rects or way == (0.3, 0.2)


def test_what_does_not_move_as_one_is_laid_out_anew(stage):
    """A hand stays, a zoomed board has other sizes, attached cards lie on the side that has room."""
    plain = stage([ROW], pieces(3))
    plain._camera.pan(5, 5)
    assert plain.followed() is not None
    plain._camera.zoom_by(1)
    assert plain.followed() is None
    for laid in (stage([ROW, FAN], pieces(3)), stage([ROW], [*pieces(2), Piece("on", "row", "art", "On", on=0)])):
        laid._camera.pan(5, 5)
        assert laid.followed() is None
