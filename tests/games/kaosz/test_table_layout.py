"""The Káosz table fits every window, text size, language and number of players; nothing hidden is in a picture."""

from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.games.kaosz.berths import Docked, berths
from app.games.kaosz.pieces import COIN, LOOKING
from app.games.kaosz.plan import Holding, plan
from app.games.kaosz.tokens import LEAST_NAME, PLATE, _name_line, _plate_boxes, fact_px
from app.table.painter import NUMBER, Painter, _narrowed, captions, count_tags
from app.tools.shot import headless_app, settle
from app.ui import lettering
from app.ui.fonts import font
from rules import Chance, Session, clone, fingerprint, imagine
from tests.app.windows import faults
from tests.games.kaosz.fitting import sit_at
from tests.games.kaosz.hands import asked, match_of, played_on, sit_down

ROOMS = ((1008, 243), (974, 455), (975, 584), (1000, 280), (3200, 1900))
HELD = (
    Holding((Docked(False, 1, True), Docked(True, 2)), 3, 2),
    Holding((), 9, 0, frozenset(("trash",)), frozenset(("cantina",))),
    Holding(tuple(Docked(False) for _ in range(9)), 0, 0, frozenset(("ruin", "hq"))),
    Holding((Docked(True),), 0, 6),
)


@pytest.mark.parametrize("text_size", [150, 200])
def test_with_large_text_a_question_leaves_the_small_window_to_the_table(text_size):
    """UX-1, UX-31: words over the whole width, controls and note in one row beside the end button."""
    with closing(headless_app((1024, 640), "hu", "midnight", text_size)) as app:
        for name in ("combat.attackers", "combat.defenders", "shot.return", "turn.action"):
            session = played_on(60, seed=8, until=asked(name))
            scene = sit_down(app, match_of(2, session=session))
            for _ in range(3):
                app.step(600.0)
            bar, end = scene.prompt.rect, scene.prompt.find("end").rect
            rows = bar.height <= (0.16 if name == "turn.action" else 0.28) * 640
            assert rows or bar.left >= scene.panels.divide().board.right >= 0.62 * 1024, (name, bar)
            assert end.bottom < bar.bottom and end.right < bar.right
            beside = [one.rect for one in scene.prompt.find("prompt-controls").walk() if one.focusable]
            assert not any(end.colliderect(rect) for rect in beside), name
            assert scene.panels.divide().board.height >= 0.54 * 640
            app.scenes.pop().left()


@pytest.mark.parametrize("size,text_size", [((1280, 720), 100), ((1024, 640), 150)])
def test_the_table_stays_while_the_questions_of_a_combat_follow_each_other(size, text_size):
    """UX-31: prompts open, grow and close; the board stays, and in a low window has room for strip, rows or page."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as app:
        scene = sit_down(app, match_of(2, session=played_on(60, seed=8, until=asked("combat.attackers"))))
        rng, boards, bars, lanes, asked_times = Chance(3), set(), set(), set(), 0
        for _ in range(40):
            for _ in range(3):
                app.step(600.0)
            decision = scene.desk.decision
            if scene.match.session.state.combat is None:
                break
            if decision is not None:
                boards.add(tuple(scene.panels.divide().board))
                lanes.add(tuple(scene.desk.stage.rect("lane")))
                bars.add(scene.prompt.rect.height)
                asked_times += 1
                scene.match.answer(decision.sample(rng), seat=decision.seat)
        assert asked_times > 3 and len(lanes) <= len(boards) <= (1 if text_size == 100 else 4)
        assert text_size > 100 or max(bars) <= 96


@pytest.mark.parametrize("seats", [2, 6])
def test_everything_on_the_own_plate_is_read_beside_the_coin(seats):
    """UX-1: with large letters in a small window neither the name is cut nor a number covered."""
    with closing(headless_app((1024, 640), "hu", "midnight", 200)) as app:
        scene = sit_at(seats, "turn.action", app)
        own = scene.match.viewer
        plate, coin = scene.desk.stage.rect(f"seat:{own}"), scene.desk.stage.rect(COIN)
        tools = scene.desk.tableau.piece(f"seat:{own}").art[-1]
        assert coin.left >= plate.right - round(plate.width * tools)
        name, room = scene.module.seat_name(own), (plate.width // 3, plate.height // 2)
        line = _name_line(app.ctx, name, room)
        assert line.get_width() <= room[0] and line.get_height() <= room[1]
        assert line.get_width() >= font("sans", "semibold", LEAST_NAME).size(name)[0]


@pytest.mark.parametrize("size, text", [((1280, 720), 100), ((1024, 640), 150)])
def test_no_name_or_count_of_a_place_is_painted_over_cards_to_choose_from(size, text):
    with closing(headless_app(size, "hu", "midnight", text)) as app:
        scene = sit_at(2, "search.take", app)
        stage = scene.desk.stage
        cards = [shown.box for shown in stage.shown if shown.piece.place == LOOKING]
        painted = [spot for _, _, spot in captions(scene.ctx, stage)]
        painted += [pygame.Rect(at, (0, 0)).inflate(24, 20) for _, at in count_tags(scene.ctx, stage)]
        counted = [place for place in stage.tableau.places if place.count and place.form == "row" and place.frame]
        assert len(cards) > 1 and counted and painted
        assert not [box for box in painted if box.collidelist(cards) >= 0]


def test_large_names_and_counts_of_the_uppermost_places_are_painted_whole(monkeypatch):
    """Half of a name lies above its frame; what is cut there would be the accents of HANGÁR and FELSZÍN."""
    painted = []

    def kept(draw):
        return lambda *args: painted.append((args[2].get_clip().top, draw(*args)))

    with closing(headless_app((1280, 720), "hu", "midnight", 200)) as app:
        scene = sit_at(2, "turn.action", app)
        for name in ("place_name", "count_tag"):
            monkeypatch.setattr(Painter, name, kept(getattr(Painter, name)))
        scene.draw(pygame.Surface((1280, 720)))
        edge = min(top for top, _ in painted)
        assert any(box.top == edge for _, box in painted) and all(box.top >= edge for _, box in painted)
        names = [spot for _, _, spot in captions(scene.ctx, scene.desk.stage)]
        assert names and all(spot in [box for _, box in painted] for spot in names)  # they are told where they are


@pytest.mark.parametrize("seats", [2, 4])
def test_no_name_of_a_zone_lies_half_under_a_card_of_an_opening_hand(seats):
    """UX-1: half a word is noise; the names come back with the first turn."""
    with closing(headless_app((1280, 720), "hu", "midnight", 100)) as app:
        scene = sit_down(app, match_of(seats, session=played_on(0, seats=seats, seed=8)))
        stage = scene.desk.stage
        cards = [shown.box for shown in stage.shown if shown.hand]
        names = [spot for _, _, spot in captions(scene.ctx, stage)]
        assert len(cards) == 5 and names and not [spot for spot in names if spot.collidelist(cards) >= 0]


def test_an_opening_hand_makes_room_for_the_log_at_once():
    """It stands in the room that is being laid out, not in the one that is still on the screen."""
    with closing(headless_app((1280, 720), "en", "midnight", 100)) as app:
        module = sit_down(app, match_of(2, session=played_on(0, seats=2, seed=8))).module
        narrower = replace(module.plan, room=(900, 600))
        hand = next(place for place in module.maker.places(narrower, module.seen) if place.raised)
        assert hand.box[0] + hand.box[2] == 900


def test_the_sheet_of_a_card_covers_no_other_card_of_an_opening_hand():
    """UX-31: whoever decides whether to keep five cards compares them."""
    with closing(headless_app((1280, 720), "en", "midnight", 100)) as app:
        scene = sit_down(app, match_of(2, session=played_on(0, seats=2, seed=8)))
        stage, layer = scene.desk.stage, scene.reading.layer
        cards = [shown for shown in stage.shown if shown.hand and stage.places[shown.piece.place].raised]
        assert len(cards) == 5
        for shown in cards:
            scene.top.pointer, scene.reading._shown = shown.box.center, None
            scene.reading._open(shown.piece.id)
            assert layer.open is not None and layer.open.rect.collidelist([one.box for one in cards]) < 0


@pytest.mark.parametrize("text", [100, 150, 200])
def test_names_of_zones_cover_no_credits(text):
    """UX-1: with several others their plates lie right above their zones."""
    with closing(headless_app((1280, 720), "hu", "midnight", text)) as app:
        scene = sit_down(app, match_of(3, session=played_on(0, seats=3, seed=8, until=asked("turn.action"))))
        names = [spot for _, _, spot in captions(scene.ctx, scene.desk.stage)]
        below = 0
        for shown in scene.desk.stage.shown:
            if shown.piece.art[0] == PLATE:
                _, body, _ = _plate_boxes(shown.piece.art, shown.size, app.ctx)
                high = round(fact_px(shown.piece.art, shown.size, app.ctx) * 1.05)  # of the coin
                facts = pygame.Rect(shown.box.x, shown.box.y + body.centery - high // 2, shown.box.width, high)
                assert facts.collidelist(names) < 0, shown.piece.name
                below += any(spot.colliderect(shown.box.inflate(0, 60)) for spot in names)
        assert below == 2


@pytest.mark.parametrize("size, text", [((1280, 720), 100), ((1024, 640), 150)])
def test_floating_lines_touch_no_name_of_a_place(size, text):
    """UX-1: where a table begins, its empty places leave room beside their names."""
    with closing(headless_app(size, "hu", "midnight", text)) as app:
        scene = sit_down(app, match_of(3, session=played_on(0, seats=3, seed=8, until=asked("turn.action"))))
        names = [spot for _, _, spot in captions(scene.ctx, scene.desk.stage)]
        for lines in (1, 2, 3):
            place = scene.notice_place((round(size[0] * 0.22), scene.ctx.em(1.7 * lines)))
            assert len(names) >= 9 and place.collidelist(names) == -1


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_notice_covers_no_card_and_no_question(size):
    """It lies where the table is free, and stays there while cards are moved below it."""
    with closing(headless_app(size, "hu", "midnight", 100)) as app:
        scene = sit_at(2, "turn.action", app)
        app.say("notice-called-out", name="Bence")
        app.step(16.0)
        place = app.notices.draw(app.ctx, app.surface, scene.notice_place)
        covered = [shown.piece.id for shown in scene.desk.stage.shown if shown.box.colliderect(place)]
        assert not covered and not place.colliderect(scene.prompt.rect)
        first = scene.desk.stage.shown[0]
        scene.desk.stage.shown[0] = first.moved(place.centerx - first.box.centerx, place.centery - first.box.centery)
        assert scene.notice_place(place.size) != place
        assert app.notices.draw(app.ctx, app.surface, scene.notice_place) == place


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_overview_gives_six_players_more_room(text_size):
    """UX-3: one key there and back; every zone of every player is on the screen."""
    with closing(headless_app((1024, 640), "hu", "midnight", text_size)) as app:
        scene = sit_at(6, "turn.action", app)
        before, board = scene.desk.stage.rect("hangar:0").height, scene.panels.divide().board.height
        scene.commands.toggle_overview()
        assert faults(app, scene) == []
        assert scene.panels.divide().board.height >= board
        assert not any(shown.hand for shown in scene.desk.stage.shown)
        places = {f"{zone}:{seat}" for zone in ("hangar", "surface", "cantina", "colony") for seat in range(6)}
        assert all(app.surface.get_rect().contains(scene.desk.stage.rect(place)) for place in places)
        scene.commands.toggle_overview()
        app.step(60.0)
        assert scene.desk.stage.rect("hangar:0").height == before


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("own", [0, 1, None])
def test_zones_never_overlap_and_lie_on_the_board(seats, own):
    """KG-1.7: every zone of every player has a place of its own."""
    for room in ROOMS:
        laid = plan(room, tuple(range(seats)), own, {seat: HELD[seat % len(HELD)] for seat in range(seats)})
        assert sorted(laid.areas) == list(range(seats))
        boxes = [pygame.Rect(box) for area in laid.areas.values() for box in (area.plate, *area.zones.values())]
        board = pygame.Rect(0, 0, *room).inflate(4, 4)
        for place, box in enumerate((*boxes, pygame.Rect(laid.lane))):
            assert board.contains(box), (room, box)
            assert not any(box.inflate(-3, -3).colliderect(other.inflate(-3, -3)) for other in boxes[place + 1 :])


def test_ones_own_side_lies_below_and_the_hangars_face_each_other():
    """KG-1.6, UX-3: clockwise from the left."""
    laid = plan((974, 455), (0, 1, 2, 3), 2, {})
    lane = laid.lane[1]
    assert [seat for seat, area in laid.areas.items() if not area.upper] == [2]
    above = sorted((seat for seat in laid.areas if seat != 2), key=lambda seat: laid.areas[seat].plate[0])
    assert above == [3, 0, 1]
    for area in laid.areas.values():
        near = {name: abs(box[1] + box[3] / 2 - lane) for name, box in area.zones.items()}
        assert near["hangar"] == min(near[name] for name in ("hangar", "cantina", "surface"))


def test_a_full_hangar_keeps_its_ships_in_their_box():
    """KG-3.21: twelve scouts, each with a card aboard."""
    laid = berths((100.0, 50.0, 500.0, 100.0), (60.0, 84.0), 44.0, [Docked(False, 1)] * 12)
    assert len(laid) == 12
    left, right = min(one.ship[0] for one in laid) - 30, max(one.aboard[0][0] for one in laid) + 22
    assert left >= 100 and right <= 605


# --- secrets


def picture(state, viewer):
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(session=Session(state, 1)))
        settle(app)
        assert scene.desk_seat == viewer
        return pygame.image.tobytes(app.surface, "RGB"), pygame.image.tobytes(scene.public_picture(), "RGB")


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_that_differ_only_in_hidden_cards_look_the_same(viewer):
    """Section 1.2, UX-41: hands, colonies, ruins and face-down cards of others are in no picture."""
    mine = lambda state, decision: decision.prompt == "kaosz.turn.action" and decision.seat == viewer  # noqa: E731
    state = played_on(170, seed=4, until=mine).state
    world = imagine(state, viewer, Chance(2))
    world.chance = state.chance
    assert fingerprint(world) != fingerprint(state)
    assert picture(clone(state), viewer) == picture(world, viewer)


def test_the_overview_shows_the_board_and_no_crumbs_of_a_hand(app):
    """UX-3, UX-6."""
    scene = sit_down(app, match_of(humans=2))
    hand = f"hq:{scene.match.viewer}"
    assert any(shown.hand for shown in scene.desk.stage.shown)
    scene.commands.toggle_overview()
    app.step(16.0)
    assert not any(shown.hand for shown in scene.desk.stage.shown)
    scene.commands.toggle_overview()
    app.step(16.0)
    assert [shown for shown in scene.desk.stage.shown if shown.piece.place == hand]


@pytest.mark.parametrize("text", ["5  1  1  1", "Útkereső"])
def test_beside_a_turned_card_large_letters_shrink_rather_than_run_together(text):
    """UX-28: the name and the values stay readable; nobody's letters become smaller than four fifths of the usual."""
    with closing(headless_app((1024, 640), "hu", "midnight", 200)) as app:
        wide = lettering.text_width(app.ctx, text, NUMBER)
        smaller = _narrowed(app.ctx, text, NUMBER, round(wide * 0.55))
        assert lettering.text_width(smaller, text, NUMBER) <= round(wide * 0.55)
        assert _narrowed(app.ctx, text, NUMBER, 1).text_scale == pytest.approx(0.8)
        assert _narrowed(app.ctx, text, NUMBER, wide) is app.ctx
