"""The replay viewer: steps, jumps, marks, eyes, and playing on from a recording (UX-62)."""

from itertools import pairwise

import msgspec
import pygame
import pytest

from app.match.reel import EVERY, Mark, Reel
from app.match.scenarios import scenario, scenarios
from app.scenes import launch
from app.table.replay import ReplayScene, Scrubber
from app.table.replay_match import EVERYONE, allowed_viewers
from rules import Chance, Session, answer_at_random, fingerprint, new_game, result, view, waiting
from saves.document import SeatInfo
from tests.app.around import played, saved
from tests.app.tiny_table import TinyTable
from tests.support.games import FOR_TWO, SECRET_HANDS, WITH_SCENARIOS, beside


@pytest.fixture(scope="module")
def recording():
    return played("tiny", seats=2, seed=5)


@pytest.fixture
def scene(app, recording):
    app.settings["speed"] = 0
    app.push(ReplayScene(app, saved(recording), TinyTable))
    for _ in range(20):
        app.step(30.0)
    return app.scene


def test_the_board_keeps_its_height_beside_the_bar(scene, app):
    """look.md: four fifths of the window at least; the tools stand beside the rail where there is room."""
    app.step(16.0)
    assert scene.top.board.height >= 0.8 * app.ctx.size[1]


def test_every_position_of_the_reel_is_the_position_of_the_game(recording):
    reel = Reel(recording.setup, recording.seed, recording.log)
    game = Session(new_game("tiny", recording.setup, recording.seed), recording.seed)
    for number, answer in enumerate(recording.log):
        if number % 7 == 0:
            assert fingerprint(reel.at(number)) == game.fingerprint()
        game.answer(answer)
    assert fingerprint(reel.at(len(recording.log))) == recording.fingerprint()


def test_positions_can_be_had_in_any_order(recording):
    reel = Reel(recording.setup, recording.seed, recording.log)
    late = fingerprint(reel.at(len(recording.log)))
    early = fingerprint(reel.at(EVERY + 3))
    assert fingerprint(reel.at(len(recording.log))) == late
    assert fingerprint(reel.at(EVERY + 3)) == early


def test_reading_takes_no_longer_than_it_may_at_once(recording):
    reel = Reel(recording.setup, recording.seed, recording.log)
    ticks = iter(range(10**6))
    assert reel.read_on(3.0, clock=lambda: next(ticks) / 1000)
    assert 0 < reel.read < 6
    assert not reel.is_read


def test_turns_and_reveals_are_marked(recording):
    reel = Reel(recording.setup, recording.seed, recording.log)
    reel.at(len(recording.log))
    assert {mark.kind for mark in reel.marks} == {"turn", "reveal"}
    assert [mark.answers for mark in reel.marks] == sorted(mark.answers for mark in reel.marks)


def test_a_log_that_no_longer_fits_the_rules_ends_where_it_parts(recording):
    wrong = [*recording.log[:9], recording.log[9]._replace(value="nonsense"), *recording.log[10:]]
    reel = Reel(recording.setup, recording.seed, wrong)
    reel.at(len(wrong))
    assert reel.parted == 9
    assert reel.length == 9


def test_stepping_goes_on_and_back_by_buttons(scene, drive):
    drive.click("replay-step")
    assert scene.show.position >= 1
    drive.click("replay-step")
    before = scene.show.position
    drive.click("replay-back")
    assert scene.show.position == before - 1
    assert fingerprint(scene.match.session.state) == fingerprint(scene.reel.at(before - 1))


def test_a_click_on_the_bar_jumps_there_and_nothing_opens(scene, drive, app):
    bar = drive.find("replay-scrub")
    drive.click((bar.rect.centerx, bar.rect.centery))
    assert abs(scene.show.position - scene.reel.length / 2) <= 6
    drive.click((bar.rect.right - 4, bar.rect.centery))
    assert scene.show.position == scene.reel.length
    assert result(scene.match.session.state) is not None
    assert app.scene is scene and len(scene.host.layers) == 1


def test_playing_reaches_the_end_by_itself_and_faster_at_higher_speed(scene, app):
    def frames(speed):
        scene.jump(0)
        scene._set_speed(speed)
        scene.toggle()
        count = 0
        while scene.playing and count < 5000:
            app.step(100.0)
            count += 1
        return count

    slow, fast = frames(1), frames(8)
    assert scene.show.position == scene.reel.length
    assert fast < slow


def test_the_keyboard_steps_on_the_bar(scene, drive):
    import pygame

    scene.jump(10)
    scene.host.focus_on(drive.find("replay-scrub"))
    drive.key(pygame.K_RIGHT)
    assert scene.show.position > 10
    here = scene.show.position
    scene.host.focus_on(drive.find("replay-scrub"))
    drive.key(pygame.K_LEFT)
    assert scene.show.position == here - 1


def test_eyes_change_what_is_shown(scene):
    scene.jump(4)
    assert scene.match.view() == view(scene.match.session.state, None)
    scene._look(1)
    assert scene.match.view() == view(scene.match.session.state, 1)
    scene._look(EVERYONE)
    assert scene.match.viewer is None


@pytest.mark.parametrize("game", SECRET_HANDS)
def test_everything_open_shows_the_cards_of_all_hands(app, game):
    """UX-62: on the table, or on the sheet of each seat."""
    app.push(ReplayScene(app, saved(played(game, steps=12))))
    scene = app.scene
    scene.jump(12)
    for eyes, open_hands in (("public", 0), (EVERYONE, 3)):
        scene._look(eyes)
        app.step(16.0)
        assert sum(beside(game, "hands").hand_lies_open(scene, seat) for seat in range(3)) == open_hands


def test_the_log_beside_the_table_ends_where_the_recording_stands(scene):
    scene.jump(8)
    assert [line.number for line in scene.match.log.lines()] == list(range(8))


def test_playing_from_here_is_a_new_game_in_that_position(scene, monkeypatch):
    begun = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras=None: begun.append(match))
    scene.jump(12)
    scene.play_from_here()
    assert begun[0].session.fingerprint() == fingerprint(scene.reel.at(12))
    assert len(begun[0].session.log) == 12
    begun[0].leave()


def test_nothing_can_be_answered_in_a_recording(scene):
    from rules import Illegal

    with pytest.raises(Illegal):
        scene.match.answer("pass")


def test_a_save_whose_beginning_makes_no_sense_is_refused_politely(recording):
    """UX-69."""
    import msgspec

    from saves.errors import BadSave

    for setup, marks in (({"game": "tiny"}, []), (saved(recording).setup, ["scenario:../../etc"])):
        with pytest.raises(BadSave):
            Reel.of(msgspec.structs.replace(saved(recording), setup=setup, marks=marks))


def test_arrows_step_the_recording_wherever_the_focus_is_on_bar_or_table(scene, drive):
    """UX-62: Left and Right never move the focus there; Tab still reaches every control."""
    import pygame

    scene.jump(10)
    for id in ("replay-play", "replay-speed", "replay-scrub"):
        before = scene.show.position
        scene.host.focus_on(drive.find(id))
        drive.key(pygame.K_RIGHT)
        assert scene.show.position > before and drive.focused == id
    here = scene.show.position
    scene.host.focus_on(next(spot for spot in scene.top.board_region.children()))
    drive.key(pygame.K_LEFT)
    assert scene.show.position == here - 1
    reached = set()
    for _ in range(30):
        drive.key(pygame.K_TAB)
        reached.add(drive.focused)
    assert {
        "replay-leave",
        "replay-back",
        "replay-play",
        "replay-step",
        "replay-scrub",
        "replay-speed",
        "replay-eyes",
        "replay-from-here",
    } <= reached


# --- playing on, and what stays hidden


def played_on(app, document, position, monkeypatch):
    """The match that "play from here" begins."""
    begun = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras=None: begun.append(match))
    app.push(ReplayScene(app, document))
    app.step(16.0)
    app.scene.jump(position)
    app.scene.play_from_here()
    return begun[0]


@pytest.mark.parametrize("game", FOR_TWO)
def test_playing_from_here_keeps_the_log_so_far(app, monkeypatch, game):
    """What happened before is still told, marks go along, and going back leads into the recording."""
    session = played(game, seats=3, steps=40)
    document = msgspec.structs.replace(saved(session), marks=["casual"])
    match = played_on(app, document, 30, monkeypatch)
    told = [line.number for line in match.log.lines()]
    assert told == list(range(30)) and any(line.events for line in match.log.lines())
    assert match.files.marks == ("casual",)
    match.session.take_back(10)
    assert match.session.log == session.log[:10]
    match.leave()


def test_a_scenario_played_on_from_its_recording_keeps_its_beginning(app, monkeypatch):
    """Its log begins at the position, not at a deal, also after it was left and continued."""
    found = scenario(WITH_SCENARIOS[-1], scenarios(WITH_SCENARIOS[-1])[0])
    session, rng = found.session(), Chance(4)
    for _ in range(6):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    document = msgspec.structs.replace(saved(session), marks=[f"scenario:{found.name}"])
    match = played_on(app, document, 4, monkeypatch)
    assert [line.number for line in match.log.lines()] == list(range(4))
    match.leave()
    begun = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras=None: begun.append(match))
    launch.load(app, document)
    assert [line.number for line in begun[0].log.lines()] == list(range(6))
    begun[0].session.take_back(2)
    assert len(begun[0].session.log) == 2


def eyes_of(session, kinds):
    seats = [SeatInfo(f"Seat {number}", kind) for number, kind in enumerate(kinds)]
    document = saved(session)
    return allowed_viewers(msgspec.structs.replace(document, meta=msgspec.structs.replace(document.meta, seats=seats)))


def test_until_the_game_is_over_a_recording_shows_no_more_than_its_people_may_know():
    """UX-62, UX-41: several people at one screen see what lies open; one alone has their own eyes as well."""
    under_way, over = played(SECRET_HANDS[0], seats=3, steps=30), played(SECRET_HANDS[0], seats=3)
    assert eyes_of(under_way, ["human", "human", "captain"]) == ()
    assert eyes_of(under_way, ["captain", "human", "captain"]) == (1,)
    assert eyes_of(under_way, ["captain", "captain", "captain"]) == (0, 1, 2, EVERYONE)
    assert eyes_of(over, ["human", "human", "captain"]) == (0, 1, 2, EVERYONE)


def test_a_seat_that_was_given_away_still_counts_as_a_person():
    document = saved(played(SECRET_HANDS[0], seats=2, steps=30))
    seats = [SeatInfo("Anna", "human"), SeatInfo("Bence", "captain", home="human")]
    given = msgspec.structs.replace(document, meta=msgspec.structs.replace(document.meta, seats=seats))
    assert allowed_viewers(given) == ()


@pytest.mark.parametrize(("kinds", "eyes"), [(["captain", "human"], 1), (["human", "human"], None)])
def test_the_recording_of_a_single_person_begins_with_their_own_view(app, kinds, eyes):
    """UX-62: the others' things stay closed, as they were; people who shared a screen see what lay open."""
    document = saved(played(SECRET_HANDS[0], seats=2, steps=10))
    seats = [SeatInfo(f"Seat {number}", kind) for number, kind in enumerate(kinds)]
    app.push(
        ReplayScene(app, msgspec.structs.replace(document, meta=msgspec.structs.replace(document.meta, seats=seats)))
    )
    app.step(16.0)
    chosen = app.scene.host.top.root.find("replay-eyes").value
    assert (app.scene.show.seen_as, app.scene.show.viewer) == (eyes, eyes)
    assert chosen == ("public" if eyes is None else eyes)


def test_the_bar_offers_only_the_allowed_viewers(app):
    app.push(ReplayScene(app, saved(played(SECRET_HANDS[0], seats=3, steps=30))))
    app.step(16.0)
    choice = app.scene.host.top.root.find("replay-eyes")
    assert [value for value, _ in choice.options] == ["public"]
    assert choice.tooltip() == app.texts("replay-eyes-later")


def test_marks_of_a_long_game_do_not_run_into_each_other(app):
    """UX-62: every mark can be clicked on, but only those are drawn for which there is room."""
    marks = [Mark(number, kind, 1) for number in range(2000) for kind in ("turn", "fight")]
    bar = Scrubber(2000, 0, marks, lambda _: None, lambda _: None, str)
    bar.place(app.ctx, pygame.Rect(0, 0, 600, 40))
    drawn = bar.shown(app.ctx)
    for kind in ("turn", "fight"):
        places = [bar.x_of(app.ctx, mark.answers) for mark in drawn if mark.kind == kind]
        assert len(places) > 30 and all(b - a >= app.ctx.px(9) for a, b in pairwise(places))
    few = Scrubber(2000, 0, marks[:2], lambda _: None, lambda _: None, str)
    few.place(app.ctx, pygame.Rect(0, 0, 600, 40))
    assert few.shown(app.ctx) == marks[:2]
