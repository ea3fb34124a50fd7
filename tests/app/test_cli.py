"""The commands: what they print, their exit codes, and that they work without a window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from app.scenes.lobby import presets_of
from app.shell.cli import COMMANDS, main, parser
from app.shell.devices import fitting
from app.shell.streams import open_streams
from tests.support.games import ANY, WITH_SETS, calm, setup_of

ROOT = Path(__file__).parents[2]
SIMULATE = ["simulate", ANY, "--seats", "random,random,random", "--games", "3", "--seed", "5"]
SIMULATE += [word for name, value in calm(ANY).items() for word in ("--variant", f"{name}={value}")]


def run(capsys, *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    out = capsys.readouterr()
    return code, out.out, out.err


def test_every_command_has_help(capsys):
    for command in COMMANDS:
        with pytest.raises(SystemExit) as ended:
            parser().parse_args([command, "--help"])
        assert ended.value.code == 0
        assert command in capsys.readouterr().out


def test_simulate_gives_the_promised_figures(capsys):
    code, out, _ = run(capsys, *SIMULATE, "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["game"], found["seed"], found["faults"]) == (ANY, 5, [])
    assert [seat["kind"] for seat in found["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(3)
    assert {"score", "wins"} <= set(found["seats"][0])
    assert found["decisions"] > 50
    assert found["decisions_per_second"] > 0
    assert found["length"] > 10
    assert all(game["fingerprint"] and game["result"]["scores"] for game in found["games"])


def test_a_tournament_of_64_is_played_without_a_window(capsys):
    """Six rounds as KG-11.76 has them, semi-finals and finals as KG-11.71 does."""
    code, out, _ = run(capsys, "tournament", "--simulate", "64", "--seed", "3", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["champion"] == found["standings"][0]["player"]
    assert [len(one["pairings"]) for one in found["rounds"]] == [32] * 6 + [2, 2]
    assert sorted(line["player"] for line in found["standings"]) == sorted(found["players"])
    assert json.loads(run(capsys, "tournament", "--simulate", "64", "--seed", "3", "--json")[1]) == found


def test_the_games_of_a_simulated_tournament_can_really_be_played(capsys):
    words = ["--simulate", "4", "--play", "random", "--game", ANY, "--json"]
    found = json.loads(run(capsys, "tournament", *words)[1])
    assert found["format"] == "placing"
    assert found["champion"]


def test_figures_of_a_preset_are_nothing_but_json():
    """The presets are the new-game screen's, whose library would greet first."""
    words = [
        "simulate",
        ANY,
        "--seats",
        "random,random,random",
        "--variant",
        f"preset={presets_of(ANY)[0].id}",
        "--json",
    ]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYGAME_")}
    done = subprocess.run(
        [sys.executable, "-m", "app", *words], check=True, cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert json.loads(done.stdout)["game"] == ANY


def test_simulate_is_repeatable_and_independent_of_the_number_of_processes(capsys):
    prints = []
    for jobs in ("1", "2"):
        _, out, _ = run(capsys, *SIMULATE, "--json", "--jobs", jobs)
        prints.append([game["fingerprint"] for game in json.loads(out)["games"]])
    assert prints[0] == prints[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", ANY[:-1], "--seats", "random,random"], f"did you mean {ANY!r}"),
        (["simulate", ANY, "--seats", "random,captan"], "did you mean 'captain'"),
        (["simulate", ANY, "--seats", "random"], "core.seats"),
        (["tournament", "--simulate", "8", "--format", "swis"], "did you mean 'swiss'"),
        (["tournament", "--simulate", "8", "--play", "captan"], "did you mean 'captain'"),
    ],
)
def test_a_mistake_in_the_command_is_named_with_the_nearest_word(capsys, words, said):
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_check_accepts_the_shipped_sets(capsys):
    code, out, _ = run(capsys, "check", str(ROOT / "rules" / WITH_SETS[0] / "content"))
    assert code == 0, out
    assert "all right" in out


def test_check_spells_out_what_a_terminal_would_obey(capsys, tmp_path):
    """A file name can hold control codes and turn the direction of writing."""
    code, out, err = run(capsys, "check", str(tmp_path / "mine\x1b[2J\u202e.toml"))
    assert code == 2
    assert not {"\x1b", "\u202e"} & {*out, *err}
    assert r"\x1b[2J\u202e" in err


def test_check_of_nothing_is_a_failure(capsys, tmp_path):
    code, _, err = run(capsys, "check", str(tmp_path / "nowhere"))
    assert code == 2
    assert "no such file" in err


@pytest.fixture
def saved(tmp_path) -> Path:
    from rules import Chance, Session, answer_at_random, waiting
    from saves.document import SeatInfo, encode_document
    from saves.games import SaveFacts, document_of, now
    from saves.running import new_match_id

    session = Session.start(ANY, setup_of(ANY, 2), 9)
    rng = Chance(1)
    for _ in range(30):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    path = tmp_path / "game.json"
    path.write_bytes(
        encode_document(
            document_of(session, SaveFacts(new_match_id(), now(), [SeatInfo("A", "human"), SeatInfo("B", "cadet")]))
        )
    )
    return path


def rewrite(path: Path, **changes) -> None:
    """A save with other members and a checksum that fits again."""
    import msgspec

    from saves.document import encode_document, load_document

    path.write_bytes(encode_document(msgspec.structs.replace(load_document(path), **changes)))


def test_replay_verifies_a_good_save(capsys, saved):
    code, out, _ = run(capsys, "replay", str(saved), "--verify", "--json")
    assert code == 0
    assert json.loads(out)["verified"] is True


def test_replay_says_where_a_log_and_its_save_part(capsys, saved):
    """A save whose log belongs to another shuffle: every answer may still fit, but the end differs."""
    rewrite(saved, seed=10)
    code, out, _ = run(capsys, "replay", str(saved), "--verify")
    assert code == 1
    assert "differs at" in out or "part at answer" in out
    assert run(capsys, "replay", str(saved))[0] == 0  # without --verify it only tells


def test_replay_of_a_damaged_file_is_refused_with_its_place(capsys, saved):
    saved.write_bytes(saved.read_bytes()[:-200])
    code, out, err = run(capsys, "replay", str(saved), "--verify")
    assert (code, out) == (2, "")
    assert "game.json" in err
    code, out, err = run(capsys, "replay", str(saved), "--json")
    assert code == 2
    assert json.loads(out)["error"] == err.strip()


def test_replay_of_a_folder_says_what_it_was_given(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, "replay", ".", "--json")
    assert code == 2
    assert err.startswith(".: ")
    assert json.loads(out)["error"] == err.strip()


def test_replay_names_the_answer_at_which_the_rules_fail(capsys, monkeypatch, saved):
    from rules.core import session

    def failing(state, answer, listen=True):
        raise ZeroDivisionError("by design")

    monkeypatch.setattr(session, "apply", failing)
    code, out, _ = run(capsys, "replay", str(saved))
    assert code == 2
    assert "the rules fail at answer 0" in out
    code, out, _ = run(capsys, "replay", str(saved), "--json")
    assert code == 2
    found = json.loads(out)
    assert (found["parted_at"], found["error"]) == (0, "ZeroDivisionError: by design")


def test_replay_mentions_rules_of_another_version(capsys, saved):
    rewrite(saved, rules="0")
    code, out, _ = run(capsys, "replay", str(saved), "--verify")
    assert code == 0
    assert "saved by rules 0, played by rules 1" in out
    rewrite(saved, rules="2")
    code, _, err = run(capsys, "replay", str(saved))
    assert code == 2
    assert "version 2" in err
    assert "version 1" in err


def test_the_help_of_replay_tells_its_exit_codes(capsys):
    with pytest.raises(SystemExit):
        parser().parse_args(["replay", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "Exit code: 2 if the file cannot be read" in told
    assert "Without --verify the comparison is only told" in told


def test_the_version_stands_in_one_place():
    """The package takes it from the program; nobody writes it a second time."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"] and "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "app.version.VERSION"}


def test_the_version_names_commit_and_system(capsys, tmp_path):
    import platform

    from app.version import VERSION, commit

    with pytest.raises(SystemExit):
        parser().parse_args(["--version"])
    told = capsys.readouterr().out
    assert told.startswith(f"orrery {VERSION} (") and f"{platform.system()} {platform.machine()}" in told
    program = tmp_path / "app"
    program.mkdir()
    assert commit(program) == ""
    git = tmp_path / ".git"
    git.mkdir()
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    (git / "packed-refs").write_text("# pack-refs\n0123456789abcdef refs/heads/main\n")
    assert commit(program) == "0123456789"
    (program / "commit.txt").write_text("fedcba9876\n")
    assert commit(program) == "fedcba9876"


def test_the_command_line_loads_no_window():
    code = (
        "import sys; from app.shell.cli import parser; parser();"
        "sys.exit('pygame' in sys.modules or 'pymunk' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_a_table_opened_at_once_is_drawn_with_its_icons(monkeypatch, tmp_path):
    """Only the menu's first frame goes without: what a table draws there is kept (P12)."""
    from app.shell.main import App

    for folder in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    drawn = []

    def run_one_frame(app: App) -> int:
        drawn.append((app.scene.name, app.ctx.icons))
        app.close()
        return 0

    monkeypatch.setattr(App, "run", run_one_frame)
    assert main(["play", ANY, "--seats", "human,human", "--seed", "3"]) == 0
    assert drawn == [("table", True)]


def test_bench_prints_each_bar_with_its_bounds(capsys, monkeypatch):
    from app.tools.bench import groups
    from app.tools.bench.measure import Bar

    bars = [
        Bar("P1", "speed", 0.1, 0.07, 0.2, True, ANY),
        Bar("P2", "clone", 0.5, 0.06, 0.01, False, ANY),
    ]
    group = groups.BarGroup("rules", frozenset({"P1", "P2"}), lambda wanted: iter(bars), ANY)
    monkeypatch.setattr(groups, "groups", lambda: [group])
    code, out, _ = run(capsys, "bench", "--json", "--only", ANY)
    found = json.loads(out)["bars"]
    assert code == 1  # a missed bar is a failure
    assert [(b["id"], b["ok"], b["aimed"], b["must"], b["aim"]) for b in found] == [
        ("P1", True, False, 0.07, 0.2),
        ("P2", False, False, 0.06, 0.01),
    ]
    code, out, _ = run(capsys, "bench", "--only", "p1")
    assert code == 0
    assert "P1" in out
    assert "P2" not in out
    assert run(capsys, "bench", "--only", "nothing")[0] == 2


def test_the_yardsticks_do_what_they_say():
    from random import Random

    from app.tools.bench.yardsticks import DECISIONS, card_objects, deepcopy100, standin

    assert standin(Random(1)) == DECISIONS
    zones = card_objects()
    copied = deepcopy100(zones)
    assert copied == zones
    assert copied.hands[0][0] is not zones.hands[0][0]
    assert sum(len(pile) for piles in (zones.hands, zones.decks) for pile in piles) == 100


def test_whoever_asks_for_json_gets_json_also_for_a_mistake():
    for words in (["simulate", ANY[:-1], "--seats", "random,random"], ["check", "nowhere-at-all"]):
        done = subprocess.run(
            [sys.executable, "-m", "app", *words, "--json"], capture_output=True, text=True, cwd=ROOT, check=False
        )
        assert done.returncode == 2
        assert "error" in json.dumps(json.loads(done.stdout))


def test_a_set_that_is_not_there_is_a_plain_mistake(capsys):
    with pytest.raises(SystemExit) as ended:
        main([*SIMULATE, "--set", "no_such_set"])
    assert ended.value.code == 2
    assert "no_such_set" in capsys.readouterr().err


def test_a_program_without_a_console_prints_into_nothing(monkeypatch):
    """A windowed program of Windows begins without streams; simulate, fuzz and tournament ask whether one is there."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    open_streams()
    try:
        assert not sys.stderr.isatty() and sys.stdin.read() == ""
        assert main(["simulate", ANY, "--seats", "random,random", "--games", "1"]) == 0
        print("Űrcsempészek")
    finally:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            stream.close()


def test_hungarian_letters_reach_a_pipe_of_any_alphabet():
    """Windows writes to pipes in cp1252, which has neither ő nor ű."""
    words = [sys.executable, "-c", "from app.shell.cli import main; main()", "check", "nincs ilyen: őű.toml"]
    env = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False)
    assert "őű.toml" in done.stderr.decode("utf-8") and b"UnicodeEncodeError" not in done.stderr


def test_a_worker_whose_program_was_killed_ends_without_a_word():
    """In a windowed program an error would become a dialog that nobody closes."""
    start = str(ROOT / "packaging" / "start.py")
    as_in_a_bundle = (
        "import multiprocessing, multiprocessing.spawn as spawn, runpy, sys;"
        f"multiprocessing.freeze_support = spawn.freeze_support; runpy.run_path({start!r}, run_name='__main__')"
    )
    words = [sys.executable, "-c", as_in_a_bundle, "--multiprocessing-fork", "tracker_fd=98", "pipe_handle=99"]
    done = subprocess.run(words, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_file_is_opened_in_the_window(tmp_path, monkeypatch):
    given = []
    monkeypatch.setattr("app.shell.opening.open_window", lambda *names: given.extend(names) or 0)
    save = tmp_path / "Ünnepi játszma.orrery.json"
    save.write_text("{}")
    assert main([str(save)]) == 0 and given == [str(save)]
    with pytest.raises(SystemExit):
        main([str(tmp_path / "none.orrery.json")])


def test_a_machine_without_a_screen_is_told_in_both_languages(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path))
    pygame.display.quit()
    assert main([]) == 3
    said = capsys.readouterr().err
    assert "graphics driver" in said and "illesztőprogram" in said and "Traceback" not in said


def test_a_missing_library_of_the_system_is_told(capsys, monkeypatch):
    """In a bundle only: whoever works on a checkout wants to see where an import fails."""
    monkeypatch.setattr("app.shell.cli._run", lambda words: __import__("no_such_library"))
    with pytest.raises(ImportError):
        main([])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main([]) == 3
    said = capsys.readouterr().err
    assert "Visual C++" in said and "no_such_library" in said


@pytest.mark.parametrize(
    "screen, first, size",
    [
        ((1366, 720), True, (1280, 648)),
        ((1366, 720), False, (1280, 720)),
        ((1920, 1080), True, (1280, 720)),
        ((1024, 600), True, (1024, 600)),
    ],
)
def test_the_first_window_fits_the_screen_with_its_frame(screen, first, size):
    """UX-1: title bar and task bar of a low screen cover nothing of it; later it is as it was left (UX-77)."""
    assert fitting((1280, 720), screen, first) == size


def test_the_size_of_the_window_is_a_word_of_the_command(monkeypatch):
    opened = []
    monkeypatch.setattr("app.shell.opening.open_window", lambda given="", size=None: opened.append(size) or 0)
    assert main(["--size", "1280x720"]) == 0 and opened == [(1280, 720)]
    with pytest.raises(SystemExit):
        main(["--size", "1280x720", "simulate", "nothing"])
