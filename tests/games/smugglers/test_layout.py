"""Six dashboards, sectors and forms fit every window, text size and language; nothing secret is in the picture."""

from contextlib import closing
from itertools import pairwise

import pygame
import pytest

from app.games.smugglers.faces import counter_side, number_face
from app.games.smugglers.plan import STOCK, plan, small_home, token_spots
from app.match import Match, PlaySettings, Seats
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.text.texts import Texts
from app.tools.shot import headless_app, settle
from app.ui.context import Context
from rules import Chance, Session, Setup, answer_at_random, clone, fingerprint, imagine, waiting
from tests.app.match_support import InlineOpponents
from tests.app.windows import SIZES, faults
from tests.games.smugglers.fitting import POSITIONS, match_at
from tests.games.smugglers.hands import NAMES, match_of, sit_down
from tests.support.thorough import some


def texts_of(prompt):
    return [str(getattr(widget, "text", "")) for widget in prompt.walk()]


@pytest.mark.parametrize("size", some(SIZES, 3), ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_race_of_six_fits_every_window(size):
    with closing(headless_app(size, "hu", "midnight", 100)) as app:
        scene = sit_down(app, match_of(humans=4, machines=2, timing="realtime"))
        wrong = faults(app, scene)
        for seat in range(4):
            scene.match.clock.ready(seat)
        for _ in range(80):
            app.step(50.0)
        assert scene.match.clock.is_running
        wrong += faults(app, scene)
        scene.module.race.pause()
        wrong += faults(app, scene)
        assert wrong == []


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("own", [0, None])
def test_dashboards_sectors_and_strip_never_overlap(seats, own):
    for room in ((1008, 504), (975, 584), (1000, 280), (3200, 1900)):
        laid = plan(room, seats, 3 if seats < 4 else seats, own)
        boxes = [pygame.Rect(box) for box in (*laid.homes.values(), laid.tray, laid.pool, laid.galaxies, laid.box)]
        half = laid.disc / 2
        boxes += [pygame.Rect(x - half, y - half, laid.disc, laid.disc + laid.die * 0.4) for x, y in laid.sectors]
        board = pygame.Rect(0, 0, *room).inflate(4, 4)
        for place, box in enumerate(boxes):
            assert board.contains(box), (room, box)
            assert not any(box.inflate(-3, -3).colliderect(other.inflate(-3, -3)) for other in boxes[place + 1 :])
        assert sorted(laid.homes) == list(range(seats))


@pytest.mark.parametrize("seats,sectors,least", [(2, 3, 250), (3, 3, 250), (4, 4, 195), (6, 6, 190)])
def test_sectors_use_the_width_of_the_table(seats, sectors, least):
    """look.md: with few sectors the trays stand at their sides, and all that height is the sectors'."""
    assert plan((1280, 580), seats, sectors, 0).disc >= least


def test_piles_and_tokens_fill_a_tall_tray_as_well_as_a_long_one():
    for area, count in (((0, 0, 200, 160), 5), ((0, 0, 500, 60), 5), ((0, 0, 200, 160), 4)):
        spots = [pygame.Rect(x - w / 2, y - h / 2, w, h) for x, y, w, h in token_spots(area, count)]
        assert all(pygame.Rect(area).inflate(2, 2).contains(spot) for spot in spots)
        assert not any(one.colliderect(two) for one, two in pairwise(spots))
        assert spots[0].width >= 60


def test_ones_own_dashboard_is_the_largest_and_lies_below():
    laid = plan((1000, 580), 6, 6, 4)
    area = {seat: box[2] * box[3] for seat, box in laid.homes.items()}
    assert max(area, key=area.get) == 4 and laid.homes[4][1] == max(box[1] for box in laid.homes.values())
    above = sorted((seat for seat in laid.homes if seat != 4), key=lambda seat: laid.homes[seat][0])
    assert above == [5, 0, 1, 2, 3]  # clockwise from the left


# --- secrets


def secret_match(state, trust=True, humans=3):
    seats = Seats([(name, "human") for name in NAMES[:humans]])
    settings = PlaySettings(trust=trust, pace_ms=0, answer_ms=0, hide_after_s=0)
    return Match(Session(state, 3), seats, opponents=InlineOpponents(), settings=settings)


def secret_state(answers):
    session = Session.start("smugglers", Setup("smugglers", [{} for _ in range(3)], {"timing": "secret"}), 5)
    rng = Chance(5)
    for _ in range(answers):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    return session.state


def picture(state, choice=None):
    """What seat 1 sees after seat 0 has locked a choice."""
    with closing(headless_app()) as app:
        match = secret_match(state)
        app.settings["speed"] = 0
        scene = TableScene(app, match)
        app.push(scene)
        app.step(16.0)
        first = scene.desk.decision
        assert first is not None and first.prompt == "smugglers.secret.act"
        match.answer(choice or first.options[0], seat=first.seat)
        app.step(16.0)
        app.step(200.0)
        assert scene.desk.decision.seat != first.seat
        settle(app)
        return pygame.image.tobytes(app.surface, "RGB"), pygame.image.tobytes(scene.public_picture(), "RGB")


def test_a_secret_choice_of_another_changes_nothing_on_the_screen():
    """SM-4.77, UX-46: others see only that somebody is ready."""
    state = secret_state(0)
    assert picture(clone(state), ("place", 0, 6)) == picture(clone(state), ("take", 3)) == picture(clone(state), "hold")


def test_worlds_that_differ_only_in_hidden_cards_look_the_same():
    """SM-1.20: the order of the galaxies is in no picture."""
    state = secret_state(0)
    worlds = [imagine(state, 1, Chance(number)) for number in (1, 2)]
    assert len({fingerprint(world) for world in worlds}) == 2
    first = picture(clone(state), "hold")
    assert all(picture(world, "hold") == first for world in worlds)


def test_people_who_share_a_screen_choose_behind_the_curtain(app):
    """SM-4.79: a cover between secret choices; with one human there is none."""
    app.settings["speed"] = 0
    app.push(TableScene(app, secret_match(secret_state(0), trust=False)))
    app.step(16.0)
    app.step(16.0)
    assert isinstance(app.scene, HandoverScene)
    app.scenes.clear()
    alone = match_of(humans=1, machines=2, timing="secret")
    scene = TableScene(app, alone)
    app.push(scene)
    for _ in range(5):
        app.step(50.0)
    assert app.scene is scene and scene.desk.decision.prompt == "smugglers.secret.act"


@pytest.mark.parametrize("text_size", [150, 200])
def test_with_large_text_the_questions_of_the_refill_leave_the_small_window_to_the_table(text_size):
    """UX-1: buttons in rows around the end button; a note that would cost a row of its own is left out."""
    with closing(headless_app((1024, 640), "hu", "midnight", text_size)) as app:
        for prompt in ("smugglers.refill.give", "smugglers.refill.take"):
            scene = sit_down(app, match_at(POSITIONS[prompt].state))
            for _ in range(4):
                app.step(200.0)
            assert scene.prompt.rect.height <= 0.3 * 640, (prompt, scene.prompt.rect)
            seat, stage = scene.desk.decision.seat, scene.desk.stage
            stock = [stage.rect(f"stock:{seat}:{what}") for what in STOCK]
            hidden = [scene.prompt.rect.clip(rect) for rect in stock]
            assert all(lid.height <= rect.height / 4 for lid, rect in zip(hidden, stock, strict=True)), prompt
            app.scenes.pop().left()


@pytest.mark.parametrize("size, text_size", [((1280, 720), 100), ((1280, 720), 200), ((1024, 640), 200)])
def test_a_payment_leaves_ones_own_dashboard_in_sight(size, text_size):
    """SM-4.112, UX-1: its words are whole, and one's stock shows what the payment takes and leaves."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as app:
        scene = sit_down(app, match_at(POSITIONS["smugglers.payment.pay"].state))
        seat, choice = scene.desk.decision.seat, scene.desk.choice
        for ship in [thing for thing, mark in scene.desk.marks().items() if str(thing).startswith("ship:")]:
            app.step(200.0)
            stage, before = scene.desk.stage, scene.module.seen["seats"][seat]["energy"]
            stock = [stage.rect(f"stock:{seat}:{what}") for what in STOCK]
            assert scene.prompt.rect.collidelist(stock) < 0
            assert not [mark.text for part in scene.prompt.walk() for mark in part.marks() if mark.cut]
            planned = scene.module.payment.planned(seat, dict(choice.filled))
            left = scene.desk.tableau.piece(f"stock:{seat}:energy").art[2]
            wrong = scene.module.forms.form_problem(choice)
            assert wrong in texts_of(scene.prompt) if wrong else planned["energy"] < 0
            assert left == before + planned.get("energy", 0)
            scene.desk.touch(ship)
        assert wrong


def test_larger_text_makes_the_numbers_of_a_dashboard_larger():
    """UX-81: also where the dashboard itself cannot grow."""
    found = []
    for text_size in (100, 125, 150, 200):
        ctx = Context(Texts("en"), size=(1280, 720))
        ctx.text_scale = text_size / 100
        found.append(number_face(ctx, (55, 30)).point_size)
    assert found == sorted(set(found))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("room", [(1280, 520), (1024, 440)])
def test_larger_text_makes_what_is_read_on_the_others_dashboards_larger(seats, room):
    """UX-81: names and numbers grow, and no piece that shows one gets smaller than four fifths."""
    found = []
    for text in (1.0, 2.0):
        laid = plan(room, seats, max(3, seats), 0, text)
        home = small_home(laid.homes[1], False, text)
        ctx = Context(Texts("en"), size=(room[0], 720))
        ctx.text_scale = text
        wide, high = (round(length) for length in home.stock["energy"][2:])
        number = number_face(ctx, (wide - counter_side(ctx, (wide, high)), high)).point_size
        found.append((home, number, laid.disc))
    (small, number, disc), (large, larger, now) = found
    assert large.head[3] > small.head[3] and larger > number and now > disc * 0.94
    assert large.won[2] >= small.won[2] * 0.8 and large.tokens[2] >= small.won[2] * 0.8
    boxes = [pygame.Rect(x - w / 2, y - h / 2, w, h) for x, y, w, h in (*large.stock.values(), *large.dice, large.won)]
    boxes += [pygame.Rect(large.tokens), pygame.Rect(large.head)]
    for place, box in enumerate(boxes):
        assert not any(box.inflate(-4, -4).colliderect(other.inflate(-4, -4)) for other in boxes[place + 1 :])


@pytest.mark.parametrize("box", [(0.0, 0.0, 330.0, 110.0), (0.0, 0.0, 640.0, 110.0)])
def test_favourites_leave_room_for_a_token_that_can_be_read(box):
    """UX-81: the card of a favourite ship made the tokens of others a fifth as wide, at large letters above all."""
    with_cards, without = small_home(box, True, 2.0), small_home(box, False, 2.0)
    [token] = token_spots(with_cards.tokens, 1, 0.9)
    [usual] = token_spots(without.tokens, 1, 0.9)
    assert token[2] >= 0.75 * usual[2]
