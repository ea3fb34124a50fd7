"""Puzzles: what their files may hold, that each one shipped stands at its question, and which is the day's."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest

from app.games import folder
from app.match import puzzles as shelf
from app.match.puzzles import (
    NotThere,
    Puzzle,
    faults,
    own_folder,
    parse,
    puzzle,
    puzzle_of_the_day,
    puzzles,
    read,
    written,
)
from app.scenes.wording import reason_text
from app.shell.cli import main
from app.text.texts import Texts
from rules import Answer, Setup, find
from rules.ai.levels import LEVELS
from rules.content.shapes import Translation
from saves.places import in_folder
from tests.support.choices import at_a_choice
from tests.support.games import ANY, TABLES

SAID = Translation("Said", "Mondva")
SHIPPED = [
    (game, path.stem) for game in TABLES if (here := folder(game, "puzzles")) for path in sorted(here.glob("*.toml"))
]


@pytest.fixture(scope="module")
def made():
    """A puzzle from the first question of a game that has a choice."""
    session, asked = at_a_choice()
    good, other, third = asked.first(3)
    weighed = ((good, 0.7), (other, 0.4), (third, 0.2))
    return Puzzle(
        ANY, "mine", find(ANY).version, asked.seat, str(asked.prompt), (good,), other, weighed, 3, session.setup, 7,
        tuple(session.log), "orrery puzzles", SAID, SAID, (SAID, SAID), SAID, 60, 12, 12, 0.01, ("captain",), 960,
    )  # fmt: skip


@pytest.fixture
def places(tmp_path, made):
    """A person's folder with this one puzzle."""
    found = in_folder(tmp_path)
    own_folder(found, ANY).mkdir(parents=True)
    (own_folder(found, ANY) / "mine.toml").write_text(written(made), encoding="utf-8")
    return found


def mended(made, *changes):
    text = written(made)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


# --- those of the program


@pytest.mark.parametrize(("game", "id"), SHIPPED)
def test_each_stands_at_its_question_under_the_present_rules(game, id):
    """When the rules have a new version, look at each puzzle, then write their number into its file."""
    found, problems = read(folder(game, "puzzles") / f"{id}.toml")
    assert [str(one) for one in problems] == []
    assert found.rules == find(game).version and found.game == game
    asked = found.decision(found.session())
    assert [asked.check(value) for value, _ in found.weighed] == [value for value, _ in found.weighed]
    assert not found.is_draft, "no draft is shipped"


@pytest.mark.parametrize(("game", "id"), SHIPPED)
def test_each_is_clearly_solved_and_no_level_finds_all(game, id):
    found = puzzle(game, id)
    assert found.agree >= 0.9 * found.worlds >= 0.9 * 10
    assert found.chance - found.chance_of(found.tempting) > 2 * found.noise
    assert all(
        found.chance_of(value) < found.chance - found.noise for value, _ in found.weighed if not found.solves(value)
    )
    assert not set(LEVELS[:2]) <= set(found.found), "a Cadet and a Pilot see it at once"


# --- files


def test_a_puzzle_is_read_as_it_was_written(made, tmp_path):
    found, problems = parse(tmp_path / "mine.toml", written(made))
    assert problems == [] and found == made
    assert not found.is_draft and found.solves(made.best[0]) and not found.solves(made.tempting)
    session = found.session()
    assert found.decision(session).seat == made.seat and session.log == list(made.log)


def test_without_texts_it_is_a_draft_and_nobody_is_offered_it(made, places):
    assert puzzle(ANY, "mine", places) is not None
    draft = replace(made, title=None, ask=None, hints=(), why=None)
    (own_folder(places, ANY) / "mine.toml").write_text(written(draft), encoding="utf-8")
    assert puzzle(ANY, "mine", places) is None and faults(ANY, places) == []


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ("seat = ", "seta = ", "content-unknown-key"),
        ("difficulty = 3", "difficulty = 6", "content-not-whole"),
        ('found = ["captain"]', 'found = ["capitan"]', "content-not-word"),
        ("best = ['", "best = ['[[", "puzzle-answer"),
        ("best = ['", "best = ['" + "[" * 5000, "puzzle-answer"),
        ("setup = '{", "setup = '", "puzzle-answer"),
        ('setup = \'{"game": "', 'setup = \'{"game": "no_', "puzzle-setup"),
        ('"seats": [', '"seats": [{}, {}, {}, {}, {}, {}, {}, {}, {}, ', "puzzle-setup"),
        ("hints = [\n", 'hints = [\n  { en = "Three", hu = "Három" },\n', "content-list-length"),
        ('title = { en = "Said"', 'title = { en = ""', "content-empty-text"),
        ("log = [", "log = [[", "content-syntax"),
    ],
)
def test_a_fault_is_told_and_the_file_left_out(made, places, old, new, reason):
    path = own_folder(places, ANY) / "mine.toml"
    path.write_text(mended(made, (old, new)), encoding="utf-8")
    assert puzzle(ANY, "mine", places) is None
    assert reason in {fault.reason_id for fault in faults(ANY, places)}
    assert faults(ANY, places)[0].file == str(path)
    assert puzzles(ANY, places) == puzzles(ANY)


def test_the_best_answer_is_weighed_and_tempts_nobody(made, tmp_path):
    for wrong in (replace(made, tempting=made.best[0]), replace(made, best=("nowhere",))):
        found, problems = parse(tmp_path / "mine.toml", written(wrong))
        assert found is None and [one.reason_id for one in problems] == ["puzzle-best"]


def test_the_command_plays_the_log_to_the_question(made, places, capsys):
    path = own_folder(places, ANY) / "mine.toml"
    assert main(["check", str(path)]) == 0 and main(["check", str(path.parent)]) == 0
    path.write_text(written(replace(made, prompt="no.such.question")), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "the question is not asked" in capsys.readouterr().out
    path.write_text(written(replace(made, weighed=(*made.weighed, (("nowhere",), 0.1)))), encoding="utf-8")
    assert main(["check", str(path)]) == 1, "nobody can give this answer, so nobody is told its chance"


def test_the_command_tells_a_puzzle_in_words(made, places, capsys):
    path = own_folder(places, ANY) / "mine.toml"
    assert main(["puzzles", ANY, "--show", str(path)]) == 0
    told = capsys.readouterr().out
    assert "best in 12 of them" in told and " 70.0% best" in told and " 40.0% tempting" in told
    assert told.count("AFTER ") == 2 and told.count(" games: ") == 2
    assert main(["puzzles", ANY]) == 0
    with pytest.raises(SystemExit):
        main(["puzzles", ANY, "--show", "no_such_puzzle"])


# --- what cannot be played


def test_one_of_other_rules_or_of_a_set_that_is_gone_has_a_reason(made, monkeypatch):
    assert made.missing() is None
    old = replace(made, rules=made.rules + 1)
    assert old.missing() is None, "the rules are others, but the question is the same"
    gone = replace(old, log=(Answer(0, "no.such.question", 1), *made.log))
    assert gone.missing().id == "puzzle.other_rules"
    with pytest.raises(NotThere):
        replace(made, prompt="no.such.question").session()
    for language in ("en", "hu"):
        assert "puzzle" not in reason_text(Texts(language), gone.missing()) or language == "en"
    lost = replace(made, setup=Setup(ANY, made.setup.seats, made.setup.options, ["gone_set"]))
    with_sets = find(ANY).schema is not None
    assert (lost.missing().id == "sets.unusable") if with_sets else lost.missing() is None


# --- the day's


def test_each_comes_once_before_one_comes_again(made, monkeypatch):
    many = [replace(made, id=f"p{number}") for number in range(5)]
    monkeypatch.setattr(shelf, "_all", lambda game, places: (many if game == ANY else [], []))
    monkeypatch.setattr(shelf, "games_with_puzzles", lambda places: [ANY])
    first = date(2026, 11, 20) - timedelta(days=date(2026, 11, 20).toordinal() % 5)
    days = [puzzle_of_the_day(ANY, first + timedelta(days=day)) for day in range(5)]
    assert sorted(one.id for one in days) == [one.id for one in many]
    assert puzzle_of_the_day(ANY, first) == days[0]
    assert puzzle_of_the_day("", first) in many
    monkeypatch.setattr(shelf, "_all", lambda game, places: ([], []))
    assert puzzle_of_the_day("", first) is None


@pytest.mark.skipif(len({game for game, _ in SHIPPED}) < 2, reason="one game's puzzles may come again on the next day")
def test_no_day_has_the_puzzle_of_the_day_before():
    days = [puzzle_of_the_day("", date(2026, 11, 20) + timedelta(days=day)) for day in range(30)]
    assert all(one is not None and one != after for one, after in pairwise(days))
