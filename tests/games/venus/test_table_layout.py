"""The table of Onward to Venus fits every window, text size, language and number of players, and tells no secret."""

from contextlib import closing
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from app.games.venus.attempt_draw import PANEL
from app.games.venus.faces import fact_px
from app.games.venus.pieces import supply_id
from app.games.venus.plan import BUILDINGS, DOWN, UNITS, orbit_spots, plan, surface_spots
from app.games.venus.routes import label_place
from app.table.measure import cut_names
from app.table.overlay import _draw_float
from app.table.performer import Floating
from app.table.regions import status_height
from app.tools.shot import headless_app, settle
from rules import Chance, Session, Setup, clone, fingerprint, imagine
from rules.venus.game import content_of
from rules.venus.setup import position
from tests.games.venus.fitting import sit_at
from tests.games.venus.hands import TURN, asked, match_of, played_on, sit_down

ROOMS = ((1008, 243), (974, 455), (975, 584), (1000, 280), (3200, 1900))


@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_question_covers_no_planet_and_no_unit(language):
    """UX-31, look.md: a choice among five empires is one slim strip; that of an attempt stays below the board."""
    with closing(headless_app((1280, 720), language, "midnight")) as app:
        scene = sit_down(app, match_of(5))
        assert scene.desk.decision.prompt == "venus.game.empire" and len(scene.desk.decision.options) == 5
        assert scene.prompt.rect.height <= 56
        app.scenes.pop().left()
        scene = sit_at(3, "attempt.act", app)
        for _ in range(4):
            app.step(200.0)
        under = [shown for shown in scene.desk.stage.shown if not shown.hand and shown.piece.id != PANEL]
        assert scene.prompt.rect.collidelist([shown.box for shown in under]) < 0
        assert scene.prompt.rect.top >= scene.panels.divide().board.bottom - 8


# --- the plan


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("own", [0, 1, None])
def test_planets_plates_and_common_things_have_places_of_their_own(seats, own):
    """1.2: all on the board, none on another."""
    for room in ROOMS:
        laid = plan(room, seats, own)
        assert sorted(laid.plates) == list(range(seats)) and len(laid.worlds) == 8
        boxes = [world.cell for world in laid.worlds.values()] + list(laid.plates.values())
        boxes += [box for name, box in laid.strip.items() if name != "ground"]
        board = pygame.Rect(0, 0, *room).inflate(4, 4)
        rects = [pygame.Rect(box) for box in boxes]
        for place, box in enumerate(rects):
            assert board.contains(box), (room, box)
            assert not any(box.inflate(-3, -3).colliderect(other.inflate(-3, -3)) for other in rects[place + 1 :])


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_counts_of_the_piles_stay_on_their_panel(seats):
    """look.md: the number of a pile hangs over its lower edge, and the panel reaches further."""
    for room in ROOMS:
        for em in (16.0, 24.0):
            laid = plan(room, seats, 0, em)
            _, top, _, high = laid.strip["draw"]
            ground = laid.strip["ground"]
            assert ground[1] + ground[3] - (top + high) >= min(em * 0.45, high * 0.25), (room, em)


def test_plates_are_as_readable_with_large_text_as_with_normal_text():
    """UX-9: five plates, in a small window, whose board is lower with large text."""
    normal, large = plan((1008, 390), 5, 0, 16.0), plan((1008, 338), 5, 0, 24.0)
    assert large.plates[0][3] >= normal.plates[0][3] * 0.85


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("room", [(1024, 540), (1280, 620), (1366, 660)])
def test_larger_text_makes_the_numbers_of_a_plate_larger(room, seats):
    """UX-81: never smaller, also where the column is narrow."""
    facts = (("coin", "12"), ("income", "+10"), ("cards", "7"), ("points", "25"))
    found = []
    for text in (1.0, 1.25, 1.5, 2.0):
        _, _, wide, high = plan((room[0], round(room[1] - 44 * (text - 1))), seats, 0, 16 * text).plates[0]
        found.append(fact_px(facts, (round(wide) - 14, round(high) // 2 - 2), round(16 * text)))
    assert found == sorted(set(found))


def test_the_planets_lie_from_the_sun_outwards_with_earth_over_the_moon():
    """OV-2.1, OV-2.2: neighbours are next to each other."""
    laid = plan((974, 455), 3, 0)
    centre = {name: world.centre for name, world in laid.worlds.items()}
    assert centre["mercury"][0] < centre["venus"][0] < centre["earth"][0] < centre["mars"][0] < centre["ganymede"][0]
    assert centre["ganymede"][0] < centre["titan"][0] < centre["kuiper"][0]
    assert centre["earth"][1] < centre["moon"][1]


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_full_sector_holds_flag_and_all_units_without_a_collision(seats):
    """OV-5.8: four things in each sector of each planet, in every window."""
    for room in ROOMS:
        laid = plan(room, seats, 0)
        for world in laid.worlds.values():
            spots = [
                spot
                for seat in range(seats)
                for spot in orbit_spots(world, laid.sector(seat), 180.0 / seats, 4, laid.side(world, (4,) * seats))
            ]
            assert len(spots) == 4 * seats
            for place, (x, y) in enumerate(spots):
                side = laid.side(world, (4,) * seats)
                near = [(a, b) for a, b in spots[place + 1 :] if max(abs(x - a), abs(y - b)) < side * 0.99]
                assert not near, (room, world.name)


def test_ones_own_sector_lies_below():
    assert plan((974, 455), 4, 2).sector(2) == DOWN


@pytest.mark.parametrize("groups", [(3, 1), (9, 12), (0, 4), (12, 25)])
def test_a_surface_holds_everything_that_can_lie_there(groups):
    """OV-4.5: tiles are added to those of earlier periods."""
    disc = (10.0, 20.0, 110.0, 110.0)
    spots, side = surface_spots(disc, groups, 30.0)
    assert [len(group) for group in spots] == list(groups) and side >= 8
    every = [spot for group in spots for spot in group]
    for place, (x, y) in enumerate(every):
        assert ((x - 65) ** 2 + (y - 75) ** 2) ** 0.5 + side / 2 <= 58 + side * 0.3
        assert all(max(abs(x - a), abs(y - b)) >= side * 0.99 for a, b in every[place + 1 :])


# --- secrets


def picture(state, viewer):
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(session=Session(state, 1)))
        settle(app)
        assert scene.desk_seat == viewer
        return pygame.image.tobytes(app.surface, "RGB"), pygame.image.tobytes(scene.public_picture(), "RGB")


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_that_differ_only_in_hidden_cards_look_the_same(viewer):
    """1.3, UX-41: hands and the draw pile of others are in no picture."""
    state = played_on(90, seed=4, until=lambda g, asked: asked.prompt == TURN and asked.seat == viewer).state
    world = imagine(state, viewer, Chance(2))
    world.chance = state.chance
    assert fingerprint(world) != fingerprint(state)
    assert picture(clone(state), viewer) == picture(world, viewer)


def test_hidden_money_is_in_no_picture_of_another():
    """Section 10, `open_money` off."""
    state = played_on(60, seed=4, until=asked("turn.act"), open_money=False).state
    other = clone(state)
    viewer = state.active
    other.money[(viewer + 1) % 3] += 7
    assert picture(clone(state), viewer) == picture(other, viewer)


@pytest.mark.parametrize(("size", "text_size"), [((1024, 640), 100), ((1280, 720), 150)])
def test_cards_in_play_stay_on_their_place(size, text_size):
    """OV-5.41: several cards beside a move or an attempt lie in the column, not over its edge."""
    session = played_on(60, seed=8, until=asked("turn.act"))
    with closing(headless_app(size, "hu", "midnight", text_size)) as app:
        scene = sit_down(app, match_of(3, session=session))
        module, desk = scene.module, scene.desk
        look = scene.viewpoint.look(scene.viewpoint.divide())
        held = look.table["seats"][look.seat]["hand"]
        seen = {**look.table, "in_play": held[:3]}
        seen["seats"] = [{**seat, "hand": [card for card in seat["hand"] if card not in held[:3]]}
                         for seat in seen["seats"]]  # fmt: skip
        desk.tableau = module.layout.tableau(replace(look, view={**look.view, "table": seen}))
        desk.arrange()
        place = desk.stage.rects["play"]
        lying = [shown.box for shown in desk.stage.shown if shown.piece.place == "play"]
        assert len(lying) == 3 and all(place.inflate(2, 2).contains(box) for box in lying), (place, lying)


def test_a_gain_at_the_upper_edge_stays_beside_its_plate():
    """UX-29: money that is paid belongs to a plate, not to a button of the status line."""
    with closing(headless_app((1280, 720))) as app:
        scene = sit_down(app, match_of(3))
        plate = scene.desk.stage.rect("seat:0")
        clear = pygame.Surface(app.ctx.size, pygame.SRCALPHA)
        for age in (0.0, 400.0, 1000.0):
            rising = Floating("seat:0", "-3 £", "harm_text", age=age)
            _draw_float(app.ctx, clear, rising, scene.desk.stage.rect("seat:0"), [])
        drawn = clear.get_bounding_rect()
        assert drawn.left == plate.right and plate.top <= drawn.centery <= plate.bottom  # it hides no name
        assert drawn.top >= status_height(app.ctx)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_units_of_the_supply_are_large_enough_and_apart(size):
    """UX-23: each can be gripped, and their outlines do not run into each other."""
    with closing(headless_app(size)) as app:
        scene = sit_down(app, match_of(session=played_on(30)))
        boxes = [scene.desk.stage.rect(supply_id(unit)) for unit in UNITS]
        assert all(box.height >= app.ctx.px(32) and box.width >= app.ctx.px(24) for box in boxes)
        assert all(right.left - left.right >= app.ctx.px(2) for left, right in pairwise(boxes))
        others = [scene.desk.stage.rect(supply_id(building)) for building in BUILDINGS]
        assert not any(box.colliderect(other) for box, other in combinations([*boxes, *others], 2))


def test_what_passes_by_itself_stands_beside_a_full_hand():
    """UX-37, UX-90: by its icon, which a full hand does not cover."""
    with closing(headless_app((1280, 720))) as app:
        held = [*["steam_mortar"] * 4, *["aether_lances"] * 5]
        session = Session(position(Setup("venus", [{}, {}]), 5, {"hands": [held, []]}, content_of([])), 5)
        scene = sit_down(app, match_of(2, session=session))
        button = scene.panels.stops.find("stops")
        assert button.tip and not any(shown.box.colliderect(button.rect) for shown in scene.desk.stage.shown)


def test_the_table_stays_while_a_long_list_is_asked_about():
    """UX-31: seven ways to re-roll make the prompt tall; it grows over the table, which is not laid out anew."""
    app = headless_app((1024, 640))
    app.settings["text_size"] = 150
    try:
        table = {"hands": [["second_salvo"], []], "orbit": {"mars": [["tank", 0, 3]]}, "tiles": {"mars": ["mine_2"]}}
        session = Session(position(Setup("venus", [{}, {}]), 5, table, content_of([])), 5)
        scene = sit_down(app, match_of(2, session=session))
        tile = scene.module.seen["planets"][4]["tiles"][0]
        scene.match.answer(("attempt", tile), seat=0)
        heights, bars = [], []
        for touched in (None, scene.module.seen["seats"][0]["hand"][0], "answer"):
            if touched == "answer":
                scene.desk.pick_option(next(one for one in scene.desk.decision.options if one[0] == "reroll"))
            elif touched is not None:
                scene.desk.touch(touched)
            for _ in range(30):
                app.step(60.0)
            heights.append(scene.module.plan.room[1])
            bars.append(scene.prompt.rect.height)
        assert bars[1] > bars[0] and heights[0] == heights[1]
    finally:
        app.close()


def test_the_way_to_a_planet_is_labelled_off_its_units():
    """UX-31: "1/2" stands at the top of the ring, or where no piece lies."""
    ring, box = pygame.Rect(100, 100, 240, 220), pygame.Rect(0, 0, 50, 20)
    assert label_place(box, ring, [], 2).midtop == (220, 102)
    unit = pygame.Rect(190, 90, 60, 60)
    elsewhere = label_place(box, ring, [unit], 2)
    assert not elsewhere.colliderect(unit) and ring.contains(elsewhere)


@pytest.mark.parametrize("size,text_size", [((1024, 640), 100), ((1366, 768), 100), ((1024, 640), 200)])
def test_no_name_of_a_hand_is_cut(size, text_size):
    """UX-5: where cards in hand overlap, each name keeps to what is seen of its card."""
    with closing(headless_app(size, "hu", text_size=text_size)) as app:
        scene = sit_down(app, match_of(3, session=played_on(24, 3)))
        settle(app)
        hand = [shown for shown in scene.desk.stage.shown if shown.hand]
        assert any(shown.strip for shown in hand) and cut_names(scene) == []
        whole = scene.module.pictures.cards
        assert all(whole.name_strip(shown.piece.art, shown.size, app.ctx) > 0 for shown in hand)
