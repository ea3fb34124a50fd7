"""What did I miss? The turning points of a finished game (UX-61, UX-62)."""

import pygame
import pytest

from app.match.opponent import Reply, Signs
from app.match.reel import Reel
from app.match.review import LISTED, MOVES, POINTS, GameReview
from app.scenes import launch
from app.scenes.plots import ChancePlot
from app.scenes.result import ResultScene
from app.scenes.review import ReviewScene, open_review
from app.table.replay import ReplayScene
from rules import Reason, result
from rules.ai.coach import POSITION, REVIEW
from tests.app.around import played, saved, with_folder
from tests.app.test_scene_result import over  # noqa: F401  (a fixture)


class Coach:
    """Finds every `rate`-th answer bad, the later ones worse."""

    def __init__(self, rate=2, loss=0.1):
        self.rate, self.loss = rate, loss
        self.briefs, self.cancelled, self.is_slow = [], [], False

    def ask(self, brief, seconds=0.0):
        self.briefs.append(brief)
        return brief

    def poll(self, brief):
        if self.is_slow:
            return None
        seats = len(brief.world.setup.seats)
        if brief.look == POSITION:
            return Reply(None, chances=(1 / seats,) * seats)
        number = sum(one.look == REVIEW for one in self.briefs)
        other = next((value for value in brief.decision.first(5) if value != brief.given), None)
        if number % self.rate or other is None:
            return Reply(brief.given, weighed=((brief.given, 0.5),))
        weighed = ((other, 0.9), (brief.given, 0.9 - self.loss - number / 1000))
        return Reply(other, why=Reason("ai.why.best"), weighed=weighed)

    def signs(self, ticket):
        return Signs()

    def cancel(self, ticket):
        self.cancelled.append(ticket)


@pytest.fixture(scope="module")
def session():
    return played()


def reviewed(session, coach, people=(0,), seat=0):
    review = GameReview(Reel(session.setup, session.seed, session.log), people, coach)
    review.look_for(seat)
    while not review.is_done(seat):
        review.update()
    return review


def test_three_turning_points_are_found_in_the_order_of_the_game(session):
    review = reviewed(session, Coach())
    found = review.misses(0)
    assert len(found) == 3 and [miss.at for miss in found] == sorted(miss.at for miss in found)
    assert min(miss.lost for miss in found) > 0.1
    for miss in found:
        assert session.log[miss.at].seat == 0 and session.log[miss.at].value == miss.given != miss.better
        assert miss.decision.prompt == session.log[miss.at].prompt


def test_turning_points_come_from_different_turns_where_there_are_enough(session):
    review = reviewed(session, Coach(rate=1))
    turns = {miss.turn for miss in review._found[0]}
    assert len({miss.turn for miss in review.misses(0)}) == min(3, len(turns))


def test_who_erred_nowhere_is_told_nothing(session):
    assert reviewed(session, Coach(rate=10**6)).misses(0) == []
    assert reviewed(session, Coach(loss=-0.05)).misses(0) == [], "a small loss is no turning point"


def test_a_look_back_is_bounded_and_knows_only_what_the_seat_knew(session):
    coach = Coach()
    review = reviewed(session, coach, people=(0, 1))
    looks = [brief.look for brief in coach.briefs]
    assert looks.count(POSITION) <= 2 * POINTS and looks.count(REVIEW) <= MOVES < LISTED
    assert {brief.seat for brief in coach.briefs if brief.look == REVIEW} == {0}
    assert {brief.seat for brief in coach.briefs} == {0, 1}
    for seat, line in review.courses.items():
        first = result(session.state).places[0]
        assert line[-1] == (len(session.log), 1 / len(first) if seat in first else 0.0)
        assert [given for given, _ in line] == sorted(given for given, _ in line)


def test_whoever_leaves_ends_the_thinking_and_it_goes_on_later(session):
    coach = Coach()
    review = GameReview(Reel(session.setup, session.seed, session.log), (0,), coach)
    coach.is_slow = True
    while not coach.briefs:
        review.update()
    review.stop()
    assert coach.cancelled == coach.briefs
    coach.is_slow = False
    while not review.is_charted:
        review.update()
    assert coach.briefs[1].number == coach.briefs[0].number, "the same position again"


def test_a_failed_thought_is_left_out(session):
    coach = Coach()
    coach.poll = lambda brief: Reply(None, fault="gone")
    review = reviewed(session, coach)
    assert review.courses[0] == [] and review.misses(0) == []


@pytest.fixture
def coach(app, tmp_path):
    with_folder(app, tmp_path)
    found = launch._opponents[app] = Coach()
    return found


def settle(app, done):
    for _ in range(600):
        app.step(40.0)
        if done():
            return
    raise AssertionError("it does not end")


def open_it(app, session, coach):
    open_review(app, saved(session))
    scene = app.scene
    settle(app, lambda: scene.review.is_done(scene.seat))
    app.step(40.0)
    return scene


def said(scene):
    return " ".join(mark.text for widget in scene.over().walk() for mark in widget.marks())


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_result_has_the_plot_and_leads_to_the_turning_points(app, over, coach, drive, language):  # noqa: F811
    app.ctx.texts.use(language)
    app.push(ResultScene(app, over))
    scene = app.scene
    settle(app, lambda: scene.review is not None and scene.review.is_charted)
    app.step(40.0)
    assert any(isinstance(widget, ChancePlot) for widget in scene.host.top.root.walk())
    drive.click("review")
    assert isinstance(app.scene, ReviewScene) and app.scene.review is scene.review
    settle(app, lambda: scene.review.is_done(0))


def test_before_anybody_may_know_who_has_won_nothing_is_looked_at(app, over, coach):  # noqa: F811
    app.push(ResultScene(app, over))
    app.step(16.0)
    assert app.scene.review is None and not coach.briefs


def test_nobody_is_told_what_a_computer_player_missed(app, over, coach):  # noqa: F811
    from dataclasses import replace

    watched = replace(over, who=tuple((name, "captain") for name, _ in over.who))
    assert over.may_review and not watched.may_review
    app.push(ResultScene(app, watched))
    app.scene.tell_all()
    for _ in range(100):
        app.step(100.0)
    assert app.scene.host.top.root.find("review") is None and app.scene.review is None


def test_a_turning_point_is_shown_on_the_table_as_it_was(app, session, coach, drive):
    scene = open_it(app, session, coach)
    first, second, _ = found = scene.review.misses(0)
    assert scene.shown == first and scene.show.position == first.at and scene.show.viewer == 0
    words = said(scene)
    assert "1 of 3" in words and "Better:" in words and "90%" in words
    drive.click("review-next")
    assert scene.shown == second and scene.show.position == second.at and "2 of 3" in said(scene)
    drive.key(pygame.K_LEFT)
    assert scene.shown == found[0]


def test_the_words_stay_in_the_window(app, session, coach):
    scene = open_it(app, session, coach)
    assert scene.over().rect.bottom <= app.ctx.size[1] and scene.over().rect.height <= 0.45 * app.ctx.size[1]


def test_one_can_play_on_from_a_turning_point(app, session, coach, drive):
    scene = open_it(app, session, coach)
    at = scene.shown.at
    drive.click("replay-from-here")
    assert app.scene.name == "table" and len(app.scene.match.session.log) >= at
    assert app.scene.match.session.log[:at] == session.log[:at]
    assert coach.cancelled == []


def test_several_people_look_at_their_own_moves(app, session, coach):
    scene = open_it(app, session, coach)
    assert scene.review.people == (0, 1)
    scene._look(1)
    settle(app, lambda: scene.review.is_done(1))
    app.step(40.0)
    assert scene.show.viewer == 1 and session.log[scene.shown.at].seat == 1


def test_a_recording_of_a_finished_game_leads_there_too(app, session, coach, drive):
    app.push(ReplayScene(app, saved(session)))
    app.step(16.0)
    drive.click("review")
    assert isinstance(app.scene, ReviewScene)
    app.pop()
    app.push(ReplayScene(app, saved(played(steps=40))))
    app.step(16.0)
    assert app.scene.over().find("review") is None


def test_nothing_moves_by_itself_there(app, session, coach):
    scene = open_it(app, session, coach)
    at = scene.show.position
    scene.toggle()
    for _ in range(30):
        app.step(100.0)
    assert scene.show.position == at
