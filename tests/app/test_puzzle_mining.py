"""Looking for puzzles: what counts as clearly best, and that a killed search goes on to the same end."""

import json
from dataclasses import replace

import pytest

from app.match.puzzles import read, written
from app.shell.cli import main
from app.tools.puzzling import mining
from app.tools.puzzling.mining import Mine, is_new, mine, puzzle_of
from app.tools.puzzling.sifting import HOPELESS, LEAD, STAGES, WORLDS, GameTask, ProofTask, Trying, _figures, sift
from rules import Chance, Setup, encode, find
from rules.ai.levels import QUICK
from rules.content.shapes import Translation
from tests.support.choices import at_a_choice
from tests.support.games import ANY


class Told(Trying):
    """Answers that end as a test says, without a game."""

    def __init__(self, *chances):
        names = [f"answer {i}" for i in range(len(chances))]
        super().__init__(names, lambda i, future: float(Chance(future).below(1000) < 1000 * chances[i]))


def test_answers_that_are_clearly_behind_drop_out_and_the_others_are_tried_to_the_end():
    found = Told(0.2, 0.9, 0.1, 0.88)
    assert found.race(STAGES) == [1, 3]
    assert [len(ends) for ends in found.ends][1::2] == [STAGES[-1], STAGES[-1]]
    assert max(len(ends) for ends in found.ends[::2]) <= STAGES[1]


def test_where_most_answers_are_as_good_nothing_more_is_spent():
    found = Told(0.5, 0.5, 0.5, 0.5)
    assert len(found.race(STAGES)) == 4 and len(found.ends[0]) == HOPELESS


@pytest.mark.parametrize(
    "best, other, is_one", [(0.9, 0.2, True), (0.9, 0.9 - LEAD / 2, False), (0.1, 0.0, False), (1.0, 0.98, False)]
)
def test_a_puzzle_needs_a_sure_lead_and_something_at_stake(best, other, is_one):
    found = Told(best, other)
    found.until(STAGES[-1], [0, 1])
    figures = _figures(found, 0, 1)
    assert (figures is not None) == is_one
    if figures is not None:
        assert figures["worlds"] == figures["agree"] == WORLDS and figures["trials"] == STAGES[-1]


def test_a_world_in_which_another_answer_is_better_speaks_against_it():
    found = Told(0.9, 0.5)
    found.until(STAGES[-1], [0, 1])
    for future in range(STAGES[-1]):
        if future % WORLDS < WORLDS // 4:
            found.ends[0][future], found.ends[1][future] = 0.0, 1.0
    assert _figures(found, 0, 1) is None


# --- a whole search, with games that tell what a test wants


@pytest.fixture
def asked():
    """A real question of a game, with what a proof would tell of it."""
    session, decision = at_a_choice()
    log = [answer.encode() for answer in session.log]
    values = decision.first(3)
    figures = {
        "best": values[:1], "tempting": values[1], "weighed": [[values[i], 700 - 200 * i] for i in range(3)],
        "found": ["captain"], "thought": 900, "difficulty": 3, "trials": 192, "worlds": 16, "agree": 16, "noise": 0.02,
    }  # fmt: skip
    return session.setup, {"seat": decision.seat, "prompt": str(decision.prompt), "lead": 0.3, "log": log}, figures


@pytest.fixture
def searched(asked, monkeypatch, tmp_path):
    """Makes a search with faked games, and counts what was played and proved."""
    setup, question, figures = asked
    counted = {"sifted": 0, "proved": 0}

    def sifts(task):
        counted["sifted"] += 1
        if counted["sifted"] == counted.get("dies"):
            raise KeyboardInterrupt
        return [{"at": 10 * number, **question} for number in range(2)]

    def proves(task):
        counted["proved"] += 1
        return None if counted["proved"] % 2 else figures

    monkeypatch.setattr(mining, "sift", sifts)
    monkeypatch.setattr(mining, "prove", proves)

    def search(name="one", make=4):
        looked_for = Mine(ANY, (setup,), "admiral", make, 12, 1, "orrery puzzles")
        return mine(looked_for, tmp_path / f"{name}.jsonl", tmp_path / name, 1, lambda done, of: None)

    return search, counted, tmp_path


def test_each_puzzle_is_written_as_a_draft(searched):
    search, _, out = searched
    found = search()
    assert found and len({one.seed for one in found}) == len(found), "one of each game, and of its kind few"
    for one in found:
        again, problems = read(out / "one" / f"{one.id}.toml")
        assert problems == [] and again == one and again.is_draft


def test_a_killed_search_goes_on_and_finds_the_same(searched):
    search, counted, out = searched
    whole = search()
    played = counted["sifted"]
    counted.update(sifted=0, proved=0, dies=3)
    with pytest.raises(KeyboardInterrupt):
        search("two")
    counted.pop("dies")
    assert search("two") == whole
    assert counted["sifted"] == played + 1, "only the game that was cut off was played again"
    counted.update(sifted=0)
    assert search("two") == whole and counted["sifted"] == 0
    files = [sorted(path.name for path in (out / name).iterdir()) for name in ("one", "two")]
    assert files[0] == files[1]


def test_a_puzzle_is_proved_anew_and_keeps_its_words(searched, monkeypatch, capsys):
    search, _, out = searched
    one = search()[0]
    path = out / "one" / f"{one.id}.toml"
    said = Translation("Said", "Mondva")
    path.write_text(written(replace(one, title=said, ask=said, hints=(said, said), why=said)), encoding="utf-8")
    proof = {"best": [one.tempting], "tempting": one.best[0], "weighed": [[one.tempting, 900], [one.best[0], 100]]}
    figures = {"found": [], "thought": 1, "difficulty": 5, "trials": 192, "worlds": 16, "agree": 16, "noise": 0.01}
    monkeypatch.setattr(mining, "prove", lambda task: {**proof, **figures})
    assert main(["puzzles", ANY, "--prove", str(path)]) == 0
    again, _ = read(path)
    assert (again.title, again.best, again.difficulty, again.log) == (said, (one.tempting,), 5, one.log)
    monkeypatch.setattr(mining, "prove", lambda task: None)
    assert main(["puzzles", ANY, "--prove", str(path)]) == 1
    assert read(path)[0] == again, "what is no puzzle any more is for a person to take away"


def test_not_too_many_are_of_one_kind_or_one_game(asked):
    setup, question, figures = asked
    asked_of = (question["log"], question["seat"], question["prompt"])
    made = [puzzle_of(ProofTask(ANY, encode(setup), seed, *asked_of), figures, "orrery puzzles") for seed in range(9)]
    assert is_new(made[0], [], 4) and is_new(made[2], made[:2], 4)
    assert not is_new(made[3], made[:3], 4), "three quarters ask the same"
    assert not is_new(made[0], [made[0]] * mining.OF_A_GAME, 10_000)


def test_sifting_plays_a_game_and_tells_the_same_again(monkeypatch):
    """A real game; what is promising is set so low that something is."""
    from app.tools.puzzling import sifting

    monkeypatch.setattr(sifting, "LATE", 0.9)
    monkeypatch.setattr(sifting, "PROMISING", 0.0)
    monkeypatch.setattr(sifting, "LEAD", 0.0)
    task = GameTask(ANY, encode(Setup(ANY, [{} for _ in range(find(ANY).seats[0])])), QUICK, 5)
    found = sift(task)
    assert json.loads(json.dumps(found)) == json.loads(json.dumps(sift(task)))
    assert [one["lead"] for one in found] == sorted((one["lead"] for one in found), reverse=True)
    assert all(len(one["log"]) == one["at"] for one in found)


def test_the_command_wants_a_known_player(capsys):
    with pytest.raises(SystemExit):
        main(["puzzles", ANY, "--make", "1", "--play", "admirral"])
    assert "no kind of player" in capsys.readouterr().err
