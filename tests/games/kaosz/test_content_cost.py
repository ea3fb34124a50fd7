"""Checking a set costs little, however much is wrong with it (UX-69): time is that of the processor."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

from app.games.kaosz.decks.text_form import MOST_LINES, read_text
from rules import find
from rules.content.limits import MAX_FILE, MAX_FILES
from rules.content.loading import Problem, check_path, load, shipped_folder, unpack
from rules.content.problems import MAX_PROBLEMS, MAX_SUGGESTIONS, nearest
from rules.kaosz import game as kaosz_game
from rules.kaosz.library import faces, shipped_content
from tests.content.demo_content import BASE, SCHEMA, write

SECONDS = 8.0  # on a machine that may be busy; without the limits it is minutes. `orrery fuzz sets` holds to two
KAOSZ = find("kaosz").schema
HEADER = '[set]\nid = "hostile"\ngame = "kaosz"\nversion = 1\nname = { en = "A", hu = "B" }\n'
CARD = (
    'name = { en = "A", hu = "B" }\ntype = "event"\nspecies = "human"\nsubtype = "special"\nrarity = "moon"\ncost = 1\n'
)


def filled(head: str, piece: Callable[[int], str], tail: str = "") -> str:
    """As many pieces as a file may hold."""
    made, size, number = [head], len(head) + len(tail), 0
    while size + len(piece(number)) < MAX_FILE:
        made.append(piece(number))
        size += len(made[-1])
        number += 1
    return "".join(made) + tail


def deck(number: int) -> str:
    cards = ", ".join(f"unheard_of_{number}_{n}_card = 1" for n in range(60))
    return f'[[deck]]\nid = "d{number}"\nname = {{ en = "A", hu = "B" }}\ncards = {{ {cards} }}\n'


HOSTILE = {
    "references": filled(HEADER, deck),
    "verbs": filled(f"{HEADER}[[card]]\nid = 'c'\n{CARD}[[card.effect]]\nkind = 'on_play'\ndo = [",
                    lambda n: f"{{op = 'dra{n}'}},", "]"),
    "numbers": filled(f"{HEADER}[[card]]\nid = 'c'\n{CARD}text = {{en = 'A', hu = 'B'}}\n"
                      "[[card.effect]]\nkind = 'on_play'\ndo = [",
                      lambda n: f"{{op = 'gain_credits', by = {n % 990 + 9}}},", "]"),
    "tables": filled("", lambda n: f"[t{n}]\n"),
    "keys": filled("", lambda n: f"se{n} = 1\n"),
    "escaped keys": filled("", lambda n: f'"\\u0061{n}" = 1\n'),
    "nested headers": filled("", lambda n: f"[a.b.c.d.e.f.g.h.i.j.k.l.m.n{n}]\n"),
    "cards": filled(HEADER, lambda n: f'[[card]]\nid = "c{n}"\n{CARD}'),
}  # fmt: skip


def checked(path: Path) -> tuple[Problem, ...]:
    begun = process_time()
    problems = check_path(path, {"kaosz": KAOSZ}, [shipped_folder(kaosz_game.__file__)])
    assert process_time() - begun < SECONDS
    return problems


@pytest.mark.parametrize("name", HOSTILE)
def test_any_file_is_checked_in_seconds(name: str, tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(HOSTILE[name])
    assert 0 < len(checked(tmp_path / "set.toml")) <= MAX_PROBLEMS


def test_a_game_is_started_quickly_beside_a_set_of_unknown_cards(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(HOSTILE["references"])
    begun = process_time()
    content, problems = load(KAOSZ, [tmp_path], beside=kaosz_game.__file__)
    assert process_time() - begun < SECONDS
    assert "hostile" not in {info.id for info in content.sets} and len(problems) == MAX_PROBLEMS


def test_content_in_a_save_that_names_unknown_cards_is_refused_quickly() -> None:
    decks = [{"id": f"d{n}", "name": {"en": "A", "hu": "B"}, "cards": {f"unheard_{n}_{i}": 1 for i in range(60)}}
             for n in range(600)]  # fmt: skip
    own = {"id": "hostile", "name": {"en": "A", "hu": "B"}, "game": "kaosz", "version": 1}
    begun = process_time()
    _, problems = unpack(KAOSZ, {"game": "kaosz", "sets": [{"set": own, "deck": decks}]})
    assert process_time() - begun < SECONDS
    assert {problem.reason_id for problem in problems} == {"content-unknown-id"}
    _, problems = unpack(KAOSZ, {"game": "kaosz", "sets": [{"se": 1}] * (MAX_FILES + 1)})
    assert [problem.reason_id for problem in problems] == ["content-too-many-files"]


def test_the_first_unknown_cards_come_with_a_suggestion(tmp_path: Path) -> None:
    cards = ", ".join(f"prob{n} = 1" for n in range(MAX_SUGGESTIONS + 5))
    write(tmp_path, base=f'{BASE}\n[[deck]]\nid = "unheard_of"\ncards = {{ {cards} }}\n')
    _, problems = load(SCHEMA, [tmp_path])
    told = [problem for problem in problems if problem.reason_id == "content-unknown-id"]
    assert [bool(problem.params["nearest"]) for problem in told] == [True] * MAX_SUGGESTIONS + [False] * 5


def test_wrong_sets_do_not_make_each_other_be_checked_again(tmp_path: Path) -> None:
    """Two hundred sets that are all wrong are each looked at once."""
    for number in range(MAX_FILES):
        text = HEADER.replace("hostile", f"hostile_{number}") + deck(number)
        (tmp_path / f"s{number}.toml").write_text(text)
    begun = process_time()
    content, problems = load(KAOSZ, [tmp_path], beside=kaosz_game.__file__)
    assert process_time() - begun < 2 * SECONDS
    assert not any(info.id.startswith("hostile") for info in content.sets)
    assert len({problem.file for problem in problems}) == MAX_FILES


def test_the_nearest_of_very_many_words_is_the_same_as_of_few() -> None:
    many = [f"word_{n}_{'xyz'[n % 3]}" for n in range(5000)]
    assert nearest("exaust", [*many, "exhaust"]) == nearest("exaust", ["exhaust"]) == "exhaust"


def test_a_deck_list_of_nothing_but_unknown_names_is_read_quickly() -> None:
    known = faces(shipped_content()[0])
    text = "Deck\n" + "".join(f"3 Starhammer Mk {n}\n" for n in range(MOST_LINES))
    begun = process_time()
    reading = read_text(text, known)
    assert process_time() - begun < SECONDS and len(reading.unread) == MOST_LINES - 1
