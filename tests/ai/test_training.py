"""Training: lessons from played games, weights that tell who wins, a diary that goes on, and a verdict that counts."""

from __future__ import annotations

import json
from functools import partial

import pytest

from app.tools.training.course import Course, Verdict, is_kept, run, written
from app.tools.training.diary import Diary
from rules import Setup
from rules.ai.arena import Ahead, spread
from rules.ai.judgement import load
from rules.ai.learning import GameLesson, Learned, learn, lesson_from, lesson_of, loss_of, told
from tests.ai.games import TAUGHT_BY

SETUP = Setup("taught", [{}, {}])


def course(**changed) -> Course:
    made = Course("taught", (SETUP,), "random", games=30, matches=4, seed=5, effort=None, command="as always")
    return made._replace(**changed)


def test_a_lesson_holds_every_turn_of_a_game_and_who_won():
    lesson = lesson_of("taught", SETUP, ("quick", "random"), 3)
    assert lesson is not None and lesson.table == "2"
    assert len(lesson.positions) > 5 and sum(lesson.shares) == pytest.approx(1.0)
    assert all(len(position) == 2 and len(position[0]) == len(TAUGHT_BY) for position in lesson.positions)
    assert lesson_from(json.loads(json.dumps(told(lesson)))) == lesson


def test_weights_tell_who_wins():
    """Who has more wins; the other feature is noise."""
    lessons = []
    for i in range(120):
        lead, noise = (i % 7) - 3.2, (i * 37 % 11) - 5.0
        lessons.append(GameLesson("2", [[[lead, noise], [0.0, 0.0]]], [1.0, 0.0] if lead > 0 else [0.0, 1.0]))
    found = learn(lessons, ("lead", "noise"), 1)["2"]
    assert found.weights["lead"] > 0.5 > abs(found.weights["noise"])
    assert found.loss < 0.3 < loss_of(lessons, [0.0, 0.0])
    assert learn(lessons, ("lead", "noise"), 1) == {"2": found}


def test_tables_learn_apart():
    """What helps at the one table harms at the other."""
    lessons = [GameLesson("23"[i % 2], [[[1.0], [0.0]]], [1.0, 0.0] if i % 2 else [0.0, 1.0]) for i in range(60)]
    found = learn(lessons, ("lead",), 1)
    assert found["2"].weights["lead"] < 0 < found["3"].weights["lead"]


# -- the diary


def test_a_killed_training_goes_on_where_it_was_and_ends_alike(tmp_path):
    whole, cut, worked = tmp_path / "whole", tmp_path / "cut", []
    assert Diary(whole, {"seed": 1}).through("a", abs, [-1, -2, -3], _one_by_one, _told) == [1, 2, 3]
    cut.write_text(whole.read_text()[:-3])  # the last line was cut off
    noted = partial(_noted, worked)
    assert Diary(cut, {"seed": 1}).through("a", noted, [-1, -2, -3], _one_by_one, _told) == [1, 2, 3]
    assert worked == [-3]
    assert cut.read_text() == whole.read_text()


def test_the_diary_of_another_training_is_not_used(tmp_path):
    worked: list[int] = []
    for seed in (1, 2):
        found = Diary(tmp_path / "d", {"seed": seed}).through("a", partial(_noted, worked), [-7], _one_by_one, _told)
        assert found == [7]
    assert worked == [-7, -7]


def _one_by_one(work, tasks):
    return map(work, tasks)


def _told(done, of):
    assert done <= of


def _noted(worked, number):
    worked.append(number)
    return abs(number)


# -- the course


def test_equal_courses_end_alike_with_any_number_of_processes(tmp_path):
    found = [run(course(), tmp_path / f"{jobs}.jsonl", jobs) for jobs in (1, 2)]
    assert found[0] == found[1]
    assert (tmp_path / "1.jsonl").read_text() == (tmp_path / "2.jsonl").read_text()


def test_a_judge_is_kept_only_if_it_is_surely_stronger(tmp_path):
    """Two judges who are equal, or nearly: four games prove nothing; only the first weights need not be stronger."""
    verdict = run(course(seed=1), tmp_path / "diary.jsonl", 1)["2"]
    assert verdict.ahead.comparisons == 4 and verdict.kept == is_kept(verdict.ahead, True)
    assert verdict.learned.weights["points"] > 0 and not is_kept(verdict.ahead, False)
    weaker = Ahead("admiral", "reference", 0.4, 0.2, 0.6, 20)
    assert not is_kept(weaker, True) and is_kept(Ahead("admiral", "reference", 0.7, 0.6, 0.8, 50), False)


def test_kept_weights_are_written_beside_those_of_other_tables(tmp_path):
    path = tmp_path / "judgement.toml"
    learned, ahead = Learned({"points": 0.25, "seat": -1.0}, 0.5, 100), Ahead("admiral", "reference", 0.7, 0.6, 0.8, 50)
    path.write_text(written(path, "first", {"2": Verdict(learned, ahead, True)}))
    other = Learned({"points": 9.0, "seat": 9.0}, 0.5, 100)
    path.write_text(written(path, "second", {"3": Verdict(learned, ahead, True), "2": Verdict(other, ahead, False)}))
    assert load(path, ("seat", "points")) == {"2": (-1.0, 0.25), "3": (-1.0, 0.25)}
    assert 'command = "first"' in path.read_text() and "70%" in path.read_text()


def test_a_dask_cluster_finds_the_same(tmp_path):
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:
        over = run(course(), tmp_path / "dask.jsonl", 1, cluster.scheduler_address)
    assert over == run(course(), tmp_path / "here.jsonl", 1)


def test_the_tasks_keep_their_order():
    assert list(spread(abs, [-3, -1, -2], 2)) == [3, 1, 2]
