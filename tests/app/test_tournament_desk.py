"""The tournament desk at the screen: entering, pairing, results, corrections, clock, hall, exports (UX-105)."""

import csv
import io
import subprocess
import sys
from contextlib import closing
from html.parser import HTMLParser

import pygame
import pytest

from app.scenes.draft import STARS
from app.scenes.tournament import desk as desk_module
from app.scenes.tournament import lists as lists_module
from app.scenes.tournament import moment as clock_of_the_hall
from app.scenes.tournament.desk import DeskScene
from app.scenes.tournament.exports import as_csv, as_html
from app.scenes.tournament.lists import NewTournamentScene, TournamentsScene, open_named, open_tournaments
from app.scenes.tournament.projector import LINES, ProjectorScene, pages_of
from rules.tournament import (
    Changed,
    Corrected,
    Entered,
    Opened,
    Reported,
    champion,
    final_order,
    next_round,
)
from rules.tournament.formats import format_named, formats_of
from rules.tournament.simulation import next_entry
from rules.tournament.tournament import Origin
from saves.errors import CannotWrite
from saves.tournament_lines import START, encode_entry
from saves.tournaments import TournamentFile, copy_of, folder_of, listed
from tests.app.around import with_folder
from tests.support.games import PAIRED, PLACED


@pytest.fixture
def now(monkeypatch):
    """The hall's clock, set by hand."""
    time = [1_000_000]
    for module in (desk_module, clock_of_the_hall, lists_module):
        monkeypatch.setattr(module, "moment", lambda: time[0])
    monkeypatch.setattr(clock_of_the_hall, "steady", lambda: (time[0], "boot"))
    monkeypatch.setattr(desk_module, "steady", lambda: (time[0], "boot"))
    return time


@pytest.fixture
def desk(app, tmp_path, now):
    return make(app, tmp_path)


def make(app, folder, players=6, game=PAIRED, format="swiss"):
    with_folder(app, folder)
    file = TournamentFile.create(folder_of(app.places), Opened("Kupa", game, format, 3, minutes=60), 0)
    for number in range(players):
        file.enter(Entered(number, f"P{number}"), 0)
    scene = DeskScene(app, file)
    app.push(scene)
    app.step(16.0)
    return scene


def play_on(file, players, until):
    while not until(file.tournament):
        file.enter(next_entry(file.tournament, players), 0)


def shown(desk):
    return " ".join(mark.text for widget in desk.host.top.root.walk() for mark in widget.marks())


def on_disk(desk):
    return TournamentFile(desk.file.path).tournament


def test_a_first_tournament_is_begun_and_its_players_typed_one_after_the_other(app, drive, tmp_path, now):
    """From the menu to the first round with the keyboard alone (UX-79)."""
    with_folder(app, tmp_path)
    open_tournaments(app)
    assert isinstance(app.scene, NewTournamentScene)
    drive.type("Tavaszi kupa")
    drive.key(pygame.K_RETURN)
    assert isinstance(app.scene, DeskScene)
    for name in ("Anna", "Bence", "Űrhegyi Ödön", "Dóra"):
        assert drive.focused == "player-name"
        drive.type(name)
        drive.key(pygame.K_RETURN)
    drive.click("next")
    kept = on_disk(app.scene)
    assert [player.name for player in kept.players] == ["Anna", "Bence", "Űrhegyi Ödön", "Dóra"]
    assert (kept.opened.name, len(kept.rounds), app.scene.page) == ("Tavaszi kupa", 1, "round")


def test_computer_players_may_enter_and_are_named_after_stars(app, drive, desk):
    """UX-105: people and computer players mixed."""
    desk.kind = "captain"
    drive.click("add-player")
    kept = on_disk(desk).players[6]
    assert (kept.kind, kept.name) == ("captain", f"{STARS[6 % len(STARS)]} 7")


def test_a_name_that_is_refused_stays_in_the_field(app, drive, desk):
    drive.type("p3")
    drive.key(pygame.K_RETURN)
    assert app.notices.shown.warns
    assert drive.find("player-name").text == "p3"
    assert len(on_disk(desk).players) == 6


def test_a_disk_that_refuses_is_told_and_what_was_typed_stays(app, drive, desk, monkeypatch):
    """UX-98: a folder that becomes read-only."""

    def refuse(entry, at):
        raise CannotWrite("x", "disk-read-only")

    monkeypatch.setattr(desk.file, "enter", refuse)
    drive.type("Heten")
    drive.key(pygame.K_RETURN)
    assert app.notices.shown.text == app.texts("tournament-disk-read-only")
    assert drive.find("player-name").text == "Heten"
    assert len(desk.t.players) == 6


def paired(desk):
    desk.pair()
    desk.app.step(16.0)
    return desk


def test_results_come_by_click_and_by_digit_and_the_next_open_table_is_chosen(app, drive, desk):
    paired(desk)
    first, second = desk.t.current.tables[0].players, desk.t.current.tables[1].players
    drive.click("won-1")
    assert on_disk(desk).rounds[0].tables[0].places == ((first[1],), (first[0],))
    assert desk.table == 1
    drive.key(pygame.K_1)
    assert on_disk(desk).rounds[0].tables[1].places == ((second[0],), (second[1],))


def test_a_whole_round_is_entered_by_digits_from_the_list(app, drive, desk):
    """The button of the next step leads to the list of tables, whatever lies where it was."""
    drive.click("next")
    assert drive.focused == "round-list"
    second = [table.players[1] for table in desk.t.current.tables]
    drive.key(pygame.K_2, pygame.K_2, pygame.K_2)
    assert [table.places[0][0] for table in on_disk(desk).rounds[0].tables] == second


def test_the_latest_player_of_a_long_list_is_in_sight(app, drive, tmp_path, now):
    make(app, tmp_path, 30)
    drive.type("Utolsó")
    drive.key(pygame.K_RETURN)
    listing = drive.find("players-list")
    assert listing.rect.contains(listing.row_rect(app.ctx, 30))


def test_a_correction_keeps_its_reason_and_shows_in_the_trail(app, drive, desk):
    paired(desk)
    a, b = desk.t.current.tables[0].players
    drive.click("won-0")
    desk.table = 0
    desk.rebuild()
    drive.click("correct-0")
    drive.click("note")
    drive.type("elírás")
    drive.click("won-1")
    trace = on_disk(desk).trail[0]
    assert (trace.before, trace.after, trace.note) == (((a,), (b,)), ((b,), (a,)), "elírás")
    drive.click("page-trail")
    told = [mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks()]
    assert any("elírás" in line for line in told)


def test_a_result_by_mistake_is_taken_back(app, drive, desk):
    paired(desk)
    drive.click("won-0")
    desk.table = 0
    desk.rebuild()
    drive.click("correct-0")
    drive.click("take-back")
    assert 0 in on_disk(desk).open_tables


def test_a_desk_opens_at_its_first_open_table_and_asks_for_the_table_to_come_once(app, desk, monkeypatch):
    """UX-101: whoever sits down does not wait for code."""
    paired(desk)
    desk.enter(Reported(0, 0, 0, tuple((p,) for p in desk.t.current.tables[0].players)))
    asked = []
    monkeypatch.setattr("app.scenes.preparing.prepare_table", lambda app, draft: asked.append(draft))
    monkeypatch.setattr(type(app), "studio", property(lambda app: object()))
    again = DeskScene(app, TournamentFile(desk.file.path))
    for _ in range(2):
        again.entered()
    assert again.table == 1
    options = dict(format_named(PAIRED, "swiss").options)
    assert [(draft.game, len(draft.chairs), draft.options) for draft in asked] == [(PAIRED, 2, options)]


def test_dropping_out_asks_first_and_can_be_taken_back(app, drive, desk):
    drive.click("drop")
    app.step(16.0)
    assert len(desk.host.layers) == 2 and not desk.t.players[0].dropped
    drive.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert on_disk(desk).players[0].dropped
    drive.click("return")
    assert not on_disk(desk).players[0].dropped


judged = pytest.mark.skipif(not formats_of(PAIRED)[0].judge, reason="no game of this tree has a judge of its own")


@judged
def test_the_automatic_judge_counts_what_is_entered(app, drive, desk):
    """KG-11.75: equal colonies, more cards in the HQ."""
    paired(desk)
    a, b = desk.t.current.tables[0].players
    drive.click("judge")
    for field, figure in (("judge-0-0", "12"), ("judge-0-1", "12"), ("judge-1-0", "3"), ("judge-1-1", "4")):
        drive.click(field)
        drive.type(figure)
    drive.click("count")
    table = on_disk(desk).rounds[0].tables[0]
    assert (table.places, table.origins) == (((b,), (a,)), [Origin("judge", "", "12:12, 3:4, 0:0, 0:0")])
    desk.table = 0  # back from the next table: the verdict can be told to whoever asks
    desk.rebuild()
    app.step(16.0)
    assert app.texts("tournament-origin-judge-counts", counts="12:12, 3:4, 0:0, 0:0") in shown(desk)


@judged
def test_the_automatic_judge_does_not_count_what_is_no_number(app, drive, desk):
    """KG-11.75: a slip of the finger decides nothing, and what was typed stays."""
    paired(desk)
    drive.click("judge")
    drive.click("judge-0-0")
    drive.type("3o")
    drive.click("count")
    assert on_disk(desk).open_tables == [0, 1, 2]
    assert app.notices.items[-1].text == app.texts("tournament-judge-numbers")
    assert desk.host.top.root.find("judge-0-0").text == "3o"
    drive.click("word-0")
    assert on_disk(desk).open_tables == [1, 2]


@judged
def test_the_judges_word_needs_no_counting(app, drive, desk):
    """KG-11.74."""
    paired(desk)
    a, b = desk.t.current.tables[0].players
    drive.click("judge")
    drive.click("word-0")
    assert on_disk(desk).rounds[0].tables[0].places == ((a,), (b,))


def test_at_a_table_of_several_the_places_are_chosen_in_order(app, drive, tmp_path, now):
    desk = paired(make(app, tmp_path, 4, PLACED, "placing"))
    a, b, c, d = desk.t.current.tables[0].players
    drive.click("place-2")
    drive.click("same-0")
    drive.click("place-0")
    drive.click("place-0")
    assert on_disk(desk).rounds[0].tables[0].places == ((c, a), (b,), (d,))


def test_the_clock_starts_stands_and_says_once_that_time_is_up(app, drive, desk, now):
    """KG-11.73."""
    paired(desk)
    drive.click("clock-toggle")
    now[0] += 600
    drive.wait(1000)
    assert drive.find("clock").text == "50:00"
    drive.click("clock-toggle")
    now[0] += 600
    drive.wait(1000)
    assert drive.find("clock").text == "50:00"
    assert on_disk(desk).clock_left(now[0]) == 3000
    drive.click("clock-toggle")
    now[0] += 3000
    drive.wait(1000)
    assert app.notices.shown.text == app.texts("tournament-time-up")


@pytest.mark.parametrize("jump", [-86_400, 86_400])
def test_the_rounds_clock_does_not_follow_the_time_of_day(app, drive, desk, now, monkeypatch, jump):
    """KG-11.73: somebody sets the computer's clock in the middle of a round; a second desk and a restart agree."""
    paired(desk)
    drive.click("clock-toggle")
    now[0] += 600
    for module in (desk_module, clock_of_the_hall, lists_module):
        monkeypatch.setattr(module, "moment", lambda: now[0] + jump)
    drive.wait(1000)
    assert drive.find("clock").text == "50:00"
    assert clock_of_the_hall.time_left(on_disk(desk)) == 3000
    drive.click("clock-toggle")
    assert on_disk(desk).clock.left == 3000


def test_the_steady_clock_is_the_same_for_every_copy_of_the_program():
    script = "from app.scenes.tournament.moment import steady; print(*steady())"
    told = [subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in "ab"]
    (first, boot), (second, same) = (one.stdout.split() for one in told)
    assert 0 <= int(second) - int(first) < 600
    assert boot == same or sys.platform != "linux"


def test_what_another_desk_enters_appears_by_itself(app, drive, desk):
    other = TournamentFile(desk.file.path)
    other.enter(Entered(6, "Késő"), 5)
    drive.wait(1100)
    assert desk.t.name(6) == "Késő"


def test_an_older_file_laid_over_the_open_one_is_told_and_loses_nothing(app, drive, desk):
    whole = desk.file.path.read_bytes()
    desk.file.path.write_bytes(b"".join(whole.splitlines(keepends=True)[:3]))
    drive.wait(1100)
    assert app.notices.shown.text == app.texts("tournament-written-back")
    assert desk.file.path.read_bytes() == whole


def test_what_the_second_copy_gave_back_is_told_when_the_desk_opens(app, desk):
    whole = desk.file.path.read_bytes()
    desk.file.path.write_bytes(b"".join(whole.splitlines(keepends=True)[:3]))
    again = DeskScene(app, TournamentFile(desk.file.path))
    assert app.notices.items[-1].text == app.texts("tournament-restored", count=5)
    assert again.file.path.read_bytes() == whole


def test_a_forged_file_with_a_wrong_game_is_told_at_the_list(app, drive, desk):
    """`rules.tournament.tournament` is no game; the name is looked up before anything is loaded."""
    forged = desk.file.path.with_name("forged.tournament")
    forged.write_bytes(START + encode_entry(0, 0, Opened("x", "tournament", "swiss", 1)))
    before = forged.read_bytes()
    assert not open_named(app, "forged")
    while app.scenes:
        app.scenes.pop().left()
    open_tournaments(app)
    app.step(16.0)
    assert sorted(one.error is None for one in app.scene.entries) == [False, True]
    assert forged.read_bytes() == before


def test_the_next_step_leads_from_the_first_player_to_the_prizes(app, drive, tmp_path, now):
    """A Swiss of twelve with a top four, only by the button of the next step and the winners' buttons."""
    desk = make(app, tmp_path, 12)
    clicks = 0
    while champion(desk.t) is None and clicks < 100:
        clicks += 1
        drive.click("won-0" if desk.page == "round" and desk.t.open_tables else "next")
    kept = on_disk(desk)
    assert [len(one.tables) for one in kept.rounds] == [6, 6, 6, 6, 2, 2]
    drive.click("next")
    for place in (1, 2, 3):
        drive.click(f"prize-{place}")
    assert sorted(on_disk(desk).prizes) == [1, 2, 3]


def test_the_plug_pulled_in_the_middle_the_list_leads_back_to_where_it_was(app, drive, desk):
    paired(desk)
    drive.click("won-0")
    with desk.file.path.open("ab") as file:
        file.write(b"0000 torn")
    while app.scenes:
        app.scenes.pop().left()
    open_tournaments(app)
    app.step(16.0)
    assert isinstance(app.scene, TournamentsScene)
    drive.key(pygame.K_RETURN)
    assert len(app.scene.t.open_tables) == 2
    assert any(item.text == app.texts("tournament-torn") for item in app.notices.items)


def test_a_broken_file_is_listed_and_told_and_the_others_open(app, drive, desk):
    """UX-65, UX-67."""
    (folder_of(app.places) / "zz.tournament").write_bytes(b"nothing of ours")
    scene = TournamentsScene(app)
    app.push(scene)
    app.step(16.0)
    assert sorted(entry.tournament is None for entry in scene.entries) == [False, True]
    scene.cursor = next(number for number, entry in enumerate(scene.entries) if entry.tournament is None)
    scene.rebuild()
    drive.key(pygame.K_RETURN)
    assert app.scene is scene


@pytest.mark.parametrize("projector", [False, True])
def test_a_tournament_that_cannot_be_read_is_told_at_the_desk_and_in_the_hall(app, desk, projector):
    """UX-67: by name, as the command line asks for it."""
    for path in (desk.file.path, copy_of(desk.file.path)):
        path.write_bytes(b"orrery-tournament 1\nxx\n")
    assert not open_named(app, "Kupa", projector=projector)
    app.step(16.0)
    assert app.scene is desk
    assert app.texts("load-broken") in shown(desk)


def test_a_prize_stays_with_the_one_who_got_it(app, drive, tmp_path, now):
    """KG-11.77: also where the result of the final is put right afterwards."""
    desk = make(app, tmp_path, 4)
    play_on(desk.file, 4, lambda t: champion(t) is not None)
    best, second = final_order(desk.t)[:2]
    desk.turn_to("standings")
    drive.click("prize-1")
    games = desk.t.current.tables[0].results
    for number in range(len(games)):
        desk.enter(Corrected(desk.t.current.number, 0, number, ((second,), (best,))))
    desk.rebuild()
    app.step(16.0)
    assert final_order(desk.t)[0] == second
    assert app.texts("tournament-place", place=1, name=desk.t.name(best)) in shown(desk)


# -- the hall


def test_the_hall_sees_all_pairings_all_standings_and_the_clock(app, tmp_path, now):
    desk = make(app, tmp_path, 40)
    play_on(desk.file, 40, lambda t: len(t.rounds) == 2)
    pages = pages_of(app.ctx, desk.t)
    assert all(len(page.lines) <= 2 * LINES for page in pages)
    words = " ".join(line.words for page in pages for line in page.lines)
    assert all(words.count(f"P{number}") >= 2 for number in range(40))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_letters_in_the_hall_are_a_thirtieth_of_the_picture_high(size, tmp_path, now):
    """Readable from ten metres: with usual names no line of a full page is smaller."""
    from app.tools.shot import headless_app

    with closing(headless_app(size)) as app:
        desk = make(app, tmp_path, 2 * 2 * LINES)
        play_on(desk.file, 2 * 2 * LINES, lambda t: bool(t.rounds))
        app.push(ProjectorScene(app, desk.file))
        app.step(16.0)
        board = app.scene.host.top.root.find("board")
        lines = [mark for mark in board.marks() if " – " in mark.text]
        assert len(lines) == 2 * LINES
        assert min(mark.rect.height for mark in lines) >= size[1] / 30
        assert not any(mark.cut for mark in lines)


LONG = ("Szentgyörgyi-Horváth Zsófia Magdolna", "Kovács Anna Mária Erzsébet")


@pytest.mark.parametrize(("names", "height"), [(LONG, 1 / 45), (("Ő" * 58, "W" * 58), 1 / 90)])
def test_long_names_of_a_pair_can_be_read_whole_in_the_hall(names, height, tmp_path, now):
    """On a full page of two columns: they stand below each other rather than being cut."""
    from app.tools.shot import headless_app

    with closing(headless_app((1280, 720))) as app:
        desk = make(app, tmp_path, 0)
        for number in range(4 * LINES):
            desk.file.enter(Entered(number, f"{names[number % 2]}{number}"), 0)
        desk.file.enter(next_round(desk.t), 0)
        app.push(ProjectorScene(app, desk.file))
        app.step(16.0)
        board = app.scene.host.top.root.find("board")
        read = " ".join(mark.text for mark in board.marks())
        assert all(player.name in read for player in desk.t.players)
        assert not any(mark.cut for mark in board.marks())
        lines = [mark for mark in board.marks() if names[0] in mark.text]
        assert min(mark.rect.height for mark in lines) >= 720 * height


def test_pages_turn_by_themselves_by_the_arrows_and_stop_on_demand(app, drive, tmp_path, now):
    desk = make(app, tmp_path, 40)
    play_on(desk.file, 40, lambda t: len(t.rounds) == 2)
    scene = ProjectorScene(app, desk.file)
    app.push(scene)
    app.step(16.0)
    drive.wait(10_100)
    assert scene.at == 1
    drive.key(pygame.K_LEFT)
    assert scene.at == 0
    drive.key(pygame.K_SPACE)
    drive.wait(10_100)
    assert scene.at == 0
    drive.key(pygame.K_ESCAPE)
    assert app.scene is desk


def test_the_hall_follows_the_desk(app, drive, desk):
    scene = ProjectorScene(app, TournamentFile(desk.file.path))
    app.push(scene)
    desk.enter(next_round(desk.t))
    drive.wait(1100)
    assert len(scene.file.tournament.rounds) == 1


# -- exports

EVIL = "<script>alert('x')</script>"


def test_the_page_to_take_along_needs_nothing_else_and_runs_nothing(app, desk):
    desk.enter(Entered(6, EVIL))
    paired(desk)
    text = as_html(app.ctx.texts, desk.t)
    tags: list[tuple[str, dict[str, str]]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag, attrs):
            tags.append((tag, dict(attrs)))

    Reader().feed(text)
    assert "script" not in {tag for tag, _ in tags}
    assert not any(name in attributes for _, attributes in tags for name in ("src", "href"))
    assert all(player.name in text for player in desk.t.players[:6])


def test_the_table_to_take_along_has_everybody_and_no_formula(app, desk):
    desk.enter(Entered(6, "=HYPERLINK(1)"))
    desk.enter(Changed(5, "＝HYPERLINK(2)"))
    paired(desk)
    desk.enter(Reported(0, 0, 0, tuple((p,) for p in desk.t.current.tables[0].players)))
    rows = list(csv.reader(io.StringIO(as_csv(desk.t))))
    assert len(rows) == 1 + 7 + 1 + 1 + 7
    assert not any(cell[:1] in "=+-@＝＋－＠" for row in rows for cell in row if cell)


def test_exports_land_in_the_exchange_folder_under_free_names(app, drive, desk):
    for _ in range(2):
        drive.click("page-standings")
        drive.click("export-html")
        drive.click("export-csv")
    found = sorted(path.name for path in (app.places.data / "exchange").iterdir())
    assert found == ["Kupa-2.csv", "Kupa-2.html", "Kupa.csv", "Kupa.html"]


def test_the_resting_menu_has_loaded_nothing_of_tournaments():
    """P12, P14: the entry is there, its code comes when it is chosen."""
    from tests.app.test_menu import AT_REST

    found = subprocess.run([sys.executable, "-c", AT_REST], capture_output=True, text=True, check=True).stdout
    assert not [name for name in found.split() if "tournament" in name]  # the way to it is not even looked into


def test_the_list_names_what_is_there(app, desk):
    assert [one.path for one in listed(folder_of(app.places))] == [desk.file.path]
