"""Whose game it was, who sits where, and a page for each person."""

import csv
import io
from contextlib import closing

import pygame
import pytest

from app.match import statistics
from app.match.people import FIRST, NOBODY, Record, games_of, marks_of, owners, record, seated_by
from app.match.person_figures import as_csv, by_level, elo_course, favourites, longest_streak, win_rates
from app.match.statistics import PlayedGame, Player
from app.scenes import launch
from app.scenes.draft import Chair, Draft
from app.scenes.people import PeopleScene
from app.scenes.person_page import PersonScene
from app.scenes.seated_people import name_chairs, seat_person, seated
from app.scenes.setup import SetupScene
from app.scenes.wording import game_name
from app.tools.people_shots import with_people
from app.tools.shot import headless_app
from app.ui.check import problems
from saves.people import PeopleFiles, Person
from tests.app.windows import each_window
from tests.support.games import ANY

ANNA, BENCE = Person(FIRST, "Anna"), Person("b0b0", "Bence", 1)


def game(*who, marks=(), match="", name=ANY):
    """A finished game; each of `who` is (name, kind, place) and perhaps what they brought."""
    players = tuple(Player(n, k, p, 10 - p, *more) for n, k, p, *more in who)
    return PlayedGame("2026-03-14", name, 7, 6, players, tuple(marks), match=match)


def test_marks_tell_who_sat_where():
    marks = marks_of({1: BENCE.id, 0: NOBODY})
    assert seated_by(("casual", *marks)) == {0: NOBODY, 1: BENCE.id}


def test_a_game_counts_for_whom_it_was_begun():
    played = game(("X", "human", 1), ("Y", "human", 2), ("V", "pilot", 3), marks=marks_of({0: NOBODY, 1: BENCE.id}))
    assert owners(played, {"x": FIRST}) == {1: BENCE.id}


def test_old_games_belong_to_the_first_player_unless_the_name_is_somebody_elses():
    names = {"bence": BENCE.id}
    assert owners(game(("Player 1", "human", 1), ("V", "pilot", 2)), names) == {0: FIRST}
    assert owners(game(("Player 1", "human", 1), ("Zoli", "human", 2)), names) == {0: FIRST}
    assert owners(game(("Bence", "human", 1), ("Zoli", "human", 2)), names) == {0: BENCE.id, 1: FIRST}
    assert owners(game(("Vega", "pilot", 1), ("Mira", "cadet", 2)), names) == {}


def test_the_record_of_a_person_at_a_level(folder):
    """What a fair match follows."""
    for number, (place, level) in enumerate(((1, "pilot"), (2, "pilot"), (1, "captain"), (1, "pilot"))):
        played = game(("A", "human", place), ("V", level, 3 - place), ("W", "cadet", 3), match=str(number))
        statistics.keep(folder, played)
    assert record(folder, FIRST, ANY, "pilot") == Record((True, False, True))
    assert (record(folder, FIRST, ANY).won, record(folder, FIRST, ANY).lost) == (3, 1)
    assert record(folder, FIRST, "no-such-game") == record(None, FIRST, ANY) == Record()
    assert record(folder, "b0b0", ANY) == Record()


# --- figures


def own(*results, level="pilot"):
    games = [game(("A", "human", 1 if won else 2), ("V", level, 2 if won else 1)) for won in results]
    return games_of(games, [Person(FIRST)], FIRST)


def test_win_rate_streak_and_levels():
    found = own(True, True, False, True)
    assert win_rates(found) == [1, 1, 2 / 3, 0.75]
    assert longest_streak(found) == 2
    assert [(line.name, line.record.won) for line in by_level([*found, *own(False, level="cadet")])] == [
        ("cadet", 0),
        ("pilot", 3),
    ]


def test_the_win_rate_forgets_what_is_long_ago():
    assert win_rates(own(*[False] * 10, *[True] * 10))[-1] == 1


def test_elo_rises_more_by_a_win_over_a_stronger_level():
    over_admiral, over_cadet = elo_course(own(True, level="admiral"))[0], elo_course(own(True, level="cadet"))[0]
    assert 1000 < over_cadet < over_admiral <= 1032
    assert elo_course(own(False, level="cadet"))[0] < elo_course(own(False, level="admiral"))[0] < 1000
    people = games_of([game(("A", "human", 1), ("B", "human", 2))], [Person(FIRST)], FIRST)
    assert elo_course(people) == []


def test_favourites_are_what_was_brought_most_often():
    games = [game(("A", "human", place, brought), ("V", "pilot", 3 - place)) for place, brought in
             ((1, "one"), (2, "two"), (2, "two"), (1, ""))]  # fmt: skip
    found = favourites(games_of(games, [Person(FIRST)], FIRST))
    assert [(line.name, line.record.won, line.record.lost) for line in found] == [("two", 0, 2), ("one", 1, 0)]


def test_the_table_has_one_line_for_each_game():
    rows = list(csv.DictReader(io.StringIO(as_csv(own(True, False)))))
    assert [row["won"] for row in rows] == ["1", "0"] and int(rows[0]["elo"]) > 1000


# --- who sits where


def draft_of(*chairs):
    return Draft(ANY, [Chair(*each) for each in chairs])


def test_whoever_does_not_care_plays_as_the_first_player():
    draft = draft_of(("human",), ("pilot",), ("human", "Zoli"))
    assert seated(draft, [Person(FIRST)]) == {0: FIRST, 2: NOBODY}


def test_a_typed_name_is_whose_it_is_and_a_stranger_is_a_guest():
    assert seated(draft_of(("human", "bence"), ("human", "Zoli")), [ANNA, BENCE]) == {0: BENCE.id, 1: NOBODY}
    assert seated(draft_of(("human", "bence"), ("human",)), [ANNA, BENCE]) == {0: BENCE.id, 1: FIRST}


def test_two_who_are_seated_anew_change_places():
    draft, people = draft_of(("human",), ("human",)), [ANNA, BENCE]
    seat_person(draft, 0, ANNA.id, people)
    seat_person(draft, 1, BENCE.id, people)
    seat_person(draft, 0, BENCE.id, people)
    assert seated(draft, people) == {0: BENCE.id, 1: ANNA.id}
    assert [chair.name for chair in draft.chairs] == ["Bence", "Anna"]
    seat_person(draft, 1, NOBODY, people)
    assert draft.chairs[1].name == "" and seated(draft, people)[1] == NOBODY


def test_a_remembered_table_knows_who_sat_there_and_their_present_names():
    draft, people = draft_of(("human",), ("human",)), [ANNA, BENCE]
    seat_person(draft, 1, BENCE.id, people)
    again = Draft.decode(ANY, draft.encode())
    name_chairs(again, [ANNA, Person(BENCE.id, "Benedek")])
    assert again.chairs[1].name == "Benedek"
    name_chairs(again, [ANNA])
    assert again.chairs[1].person is None and again.chairs[1].name == ""


def test_who_sits_where_takes_one_click_and_the_game_counts_for_them(app, drive, folder, monkeypatch):
    files = PeopleFiles(folder)
    files.describe(FIRST, "Anna", 0)
    bence = files.add("Bence", 1)
    sat = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras=None: sat.append(match))
    app.push(SetupScene(app, ANY))
    assert app.scene.draft.chairs[0].name == "Anna"
    drive.click(f"person-0-{bence.id}")
    assert app.scene.draft.chairs[0].name == "Bence"
    drive.click("default-play")
    assert seated_by(sat[0].files.marks) == {0: bence.id}
    sat[0].files.close(over=False)


def test_without_a_profile_the_new_game_screen_asks_nothing(app, drive, folder):
    app.push(SetupScene(app, ANY))
    assert not [one for one in app.scene.host.top.root.walk() if one.id.startswith("person-")]


def test_visitors_of_a_stand_have_no_profile(app, folder, monkeypatch):
    from app.scenes.seated_people import files_of, seated_here

    monkeypatch.setattr(app, "kiosk", object())
    assert files_of(app) is None
    assert seated_here(app, draft_of(("human",), ("pilot",))) == {0: NOBODY}


# --- screens


def test_people_are_added_renamed_deleted_and_brought_back(app, drive, folder):
    app.push(PeopleScene(app))
    drive.click("add-person")
    drive.type("Bence")
    drive.click("colour-4")
    drive.click("keep-person")
    people = PeopleFiles(folder).everybody()[0]
    assert [(one.name, one.colour) for one in people] == [("", 0), ("Bence", 4)]
    drive.click("change-first")
    drive.type("bence")
    drive.click("keep-person")
    assert PeopleFiles(folder).everybody()[0][0].name == ""  # the name is taken
    drive.key(pygame.K_ESCAPE)
    drive.click(f"delete-{people[1].id}")
    danger = [widget for widget in app.scene.host.top.root.walk() if getattr(widget, "kind", "") == "danger"]
    drive.click(danger[0].rect.center)
    assert len(PeopleFiles(folder).everybody()[0]) == 1
    drive.click("restore-person")
    assert [one.name for one in PeopleFiles(folder).everybody()[0]] == ["", "Bence"]


def test_a_damaged_profile_is_told(app, folder):
    bence = PeopleFiles(folder).add("Bence", 1)
    (PeopleFiles(folder).folder / f"{bence.id}.json").write_text("{", encoding="utf-8")
    app.push(PeopleScene(app))
    assert bence.id in app.notices.shown.text
    assert list(PeopleFiles(folder).folder.glob("*.broken.json"))


def test_the_page_exports_a_picture_and_a_table(app, drive, folder):
    with_people(app, ANY)
    app.push(PersonScene(app, FIRST))
    drive.click("export")
    (table,) = (app.places.data / "exchange").glob("*.csv")
    assert len(table.read_text(encoding="utf-8").splitlines()) == 37
    drive.click("picture")
    assert list(app.places.screenshots.iterdir())


def test_plots_are_read_out(app, drive, folder):
    from app.shell.reader import spoken

    with_people(app, ANY)
    app.push(PersonScene(app, FIRST))
    app.step(16.0)
    told = " ".join(one.text for one in spoken(app)[0].things)
    assert (
        "Win rate after 36 games" in told and "at best" in told and f"{game_name(app.ctx.texts, ANY)}\nPilot: " in told
    )


@each_window(100, 150)
@pytest.mark.parametrize("lang", ["hu", "pseudo"])
def test_all_of_it_fits(size, text_size, lang):
    with closing(headless_app(lang=lang, size=size)) as app:
        app.settings["text_size"] = text_size
        ids = with_people(app)
        for scene in (PeopleScene(app), PersonScene(app, ids[0]), PersonScene(app, ids[1]), SetupScene(app, ANY)):
            app.push(scene)
            app.step(16.0)
            assert [str(one) for one in problems(app.scene.host.top.root, app.ctx)] == [], scene.name
