"""From the pairing to a match on this laptop and back, and results that come on a stick."""

from dataclasses import replace

import pygame
import pytest

from app.match import Match, PlaySettings, resuming
from app.match.thoughts import Nobody
from app.scenes import launch
from app.scenes.finished import finished_of
from app.scenes.result import result_of
from app.scenes.tournament.desk import DeskScene
from app.scenes.tournament.files import found_files, take_result
from app.scenes.tournament.proof import doubts_about, entry_of
from app.scenes.tournament.seating import Ticket, report_match, ticket_of
from rules import CONCEDE, END, Answer, Chance, Setup, answer_at_random, result, waiting
from rules.tournament import Changed, Entered, Opened
from rules.tournament.formats import format_named
from saves.document import SeatInfo
from saves.games import SaveFacts, document_of
from saves.recovery import resume, unfinished
from saves.results import BadResult, ProvenResult, read_result, write_result
from saves.store import Store
from saves.tournaments import TournamentFile, folder_of
from tests.app.around import played, with_folder
from tests.support.games import ANY, OTHER, PAIRED

NAMES = ("Anna", "Bence", "Csaba", "Dóra")
GAME, FORMAT = ANY, "placing"


@pytest.fixture(scope="module")
def session():
    """A whole game of four."""
    return played(GAME, seats=4)


@pytest.fixture
def desk(app, tmp_path):
    return at_desk(app, tmp_path, GAME, FORMAT)


def at_desk(app, folder, game, format):
    with_folder(app, folder)
    file = TournamentFile.create(folder_of(app.places), Opened("Kupa", game, format, 77), 0)
    for number, name in enumerate(NAMES):
        file.enter(Entered(number, name), 0)
    scene = DeskScene(app, file)
    app.push(scene)
    scene.pair()
    app.step(16.0)
    return scene


def document(session, names=NAMES, marks=(), kinds=("human",) * 4):
    seats = [SeatInfo(name, kind) for name, kind in zip(names, kinds, strict=False)]
    about = SaveFacts("here", "2026-03-14T18:20:00.000000Z", seats, program="0.1.0", marks=marks)
    return document_of(session, about)


def taken(app, desk, path):
    take_result(desk, path)
    for _ in range(50):
        app.finish_chores()
        app.step(16.0)
        if not desk.checked:
            break
    return app.notices.items


# -- at this laptop


def test_the_players_of_a_pairing_sit_down_with_their_names_and_the_rules_of_the_tournament(
    app, drive, tmp_path, monkeypatch
):
    """KG-11.62, KG-11.73: the game has its hour."""
    desk = at_desk(app, tmp_path, PAIRED, "swiss")
    begun = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras: begun.append(match))
    seated = [desk.t.name(player) for player in desk.t.current.tables[0].players]
    drive.click("seat")
    match = begun[0]
    assert [match.seats[seat].name for seat in range(2)] == seated
    assert match.session.setup.options == dict(format_named(PAIRED, "swiss").options)
    assert ticket_of(match.files.marks) == Ticket(77, 0, 0, 0, desk.t.current.tables[0].players)


def finished(app, session, marks):
    """A match of this tournament that has come to its end."""
    store = launch.store_of(app)
    return resuming.loaded(document(session, marks=marks), store, opponents=Nobody(), settings=PlaySettings(trust=True))


def test_the_end_of_such_a_match_is_entered_once_and_its_button_leads_back(app, drive, desk, session):
    match = finished(app, session, (Ticket(77, 0, 0, 0, desk.t.current.tables[0].players).mark,))
    scene = result_of(app, match)
    result_of(app, match)  # looked at again
    table = TournamentFile(desk.file.path).tournament.rounds[0].tables[0]
    order = table.players
    assert [origin.source for origin in table.origins] == ["table"]
    assert table.places == tuple(tuple(order[seat] for seat in group) for group in match.result().places if group)
    app.push(scene)
    scene.tell_all()
    drive.wait(400)
    drive.click("default-desk")
    assert isinstance(app.scene, DeskScene)
    assert app.scene.t.open_tables == []


def test_a_game_that_is_opened_again_is_silent_and_one_with_another_end_is_told(app, desk, session):
    """The desk keeps the first result; whether it is corrected is for the judge to say."""
    from types import SimpleNamespace

    match = finished(app, session, (Ticket(77, 0, 0, 0, desk.t.current.tables[0].players).mark,))
    result_of(app, match)
    entered = TournamentFile(desk.file.path).tournament.rounds[0].tables[0].results
    told = len(app.notices.items)
    result_of(app, finished(app, session, match.files.marks))
    assert len(app.notices.items) == told
    ended = match.result()
    other = SimpleNamespace(places=list(reversed(ended.places)))
    report_match(app, replace(finished_of(match), result=other))
    assert app.notices.items[-1].text == app.texts("tournament-refused-has-result", number=1)
    assert TournamentFile(desk.file.path).tournament.rounds[0].tables[0].results == entered


def test_a_game_without_a_ticket_or_of_a_lost_tournament_harms_nothing(app, desk, session):
    for marks in (
        (),
        (Ticket(1, 0, 0, 0, (0, 1, 2, 3)).mark,),
        (Ticket(77, 9, 0, 0, (0, 1, 2, 3)).mark,),
        ("tournament:x",),
    ):
        result_of(app, finished(app, session, marks))
    assert TournamentFile(desk.file.path).tournament.open_tables == [0]


def test_the_mark_outlives_a_power_cut(app, desk):
    """The journal of the match keeps it."""
    setup = Setup(GAME, [{}] * 4, {"timing": "open"})
    store = Store(app.places)
    who = [(name, "human") for name in NAMES]
    ticket = Ticket(77, 0, 0, 0, (0, 1, 2, 3))
    match = Match.begin(GAME, setup, 7, who, opponents=Nobody(), store=store, marks=(ticket.mark,))
    match.leave()
    again = resume(store, unfinished(store)[0].match)
    assert ticket_of(tuple(again.running.about.marks)) == ticket
    again.running.leave()


def test_a_game_that_was_cut_off_is_offered_again_at_its_table(app, drive, desk, monkeypatch):
    """UX-64: the desk leads back to it, and begins a new one only if asked to."""
    resumed, begun = [], []
    monkeypatch.setattr(launch, "resume", lambda app, name: resumed.append(name))
    monkeypatch.setattr(launch, "begin", lambda app, draft, seed, marks: begun.append((seed, marks)))
    setup, who = Setup(GAME, [{}] * 4, {"timing": "open"}), [(name, "human") for name in NAMES]
    marks = (Ticket(77, 0, 0, 0, desk.t.current.tables[0].players).mark,)
    for each in (("casual",), marks):
        match = Match.begin(GAME, setup, 7, who, opponents=Nobody(), store=launch.store_of(app), marks=each)
        match.leave()
    ours = unfinished(launch.store_of(app))[0].match
    drive.click("seat")
    drive.key(pygame.K_RETURN)
    assert (resumed, begun) == ([ours], [])
    drive.click("seat")
    drive.click("seat-anew")
    seed, carried = begun[0]
    ticket = ticket_of(carried)
    assert ticket.mark == marks[0] and ticket.is_proven(seed, carried)


def test_a_game_of_a_pairing_that_was_taken_back_does_not_count_for_others(app, desk, session):
    """The round was paired anew while it was played, with others at its table or with fewer tables."""
    for ticket in (Ticket(77, 0, 0, 0, (9, 8, 7, 6)), Ticket(77, 0, 5, 0, (0, 1, 2, 3))):
        result_of(app, finished(app, session, (ticket.mark,)))
        assert TournamentFile(desk.file.path).tournament.open_tables == [0]
        assert app.notices.items[-1].text == app.texts("tournament-pairing-gone", name="Kupa")


# -- on a stick


@pytest.fixture(scope="module")
def from_pairing():
    """A whole game that was begun from a pairing, with its marks; the tournament's draw is always the same."""
    ticket = Ticket(77, 0, 0, 0, (0, 2, 3, 1))
    return played(GAME, seats=4, seed=ticket.seed_by("lot")), (ticket.mark, "tournament-lot:lot")


def places_by(players, session):
    return tuple(tuple(players[seat] for seat in group) for group in result(session.state).places if group)


def first_table(desk):
    return TournamentFile(desk.file.path).tournament.rounds[0].tables[0]


def said(desk):
    """What the open dialog tells the judge."""
    return " ".join(mark.text for widget in desk.host.top.root.walk() for mark in widget.marks())


def by_pairing(desk, order=(0, 2, 3, 1)):
    assert desk.t.current.tables[0].players == (0, 2, 3, 1)
    return tuple(desk.t.name(player) for player in order)


def test_a_result_file_is_played_again_and_entered(app, desk, from_pairing, tmp_path):
    """The game was begun from its pairing at another laptop: everything about it is proven."""
    session, marks = from_pairing
    taken(app, desk, write_result(tmp_path / "stick", document(session, by_pairing(desk), marks)))
    table = first_table(desk)
    assert (table.places, table.origins[0].source) == (places_by((0, 2, 3, 1), session), "file")
    assert table.origins[0].note == ""


def test_swapped_names_do_not_turn_the_winner_round_and_the_judge_is_told(app, drive, desk, from_pairing, tmp_path):
    session, marks = from_pairing
    names = by_pairing(desk, (1, 3, 2, 0))
    taken(app, desk, write_result(tmp_path / "stick", document(session, names, marks)))
    assert first_table(desk).results == []
    told = desk.texts("tournament-doubt-names", said=", ".join(names), names=" – ".join(by_pairing(desk)))
    assert told.split("(")[0] in said(desk)
    drive.click("count-it")
    table = first_table(desk)
    assert table.places == places_by((0, 2, 3, 1), session)
    assert table.origins[0].note.startswith(told[:60])


@pytest.mark.parametrize("forged", [(), ("tournament:77:0:0:0:1-3-2-0", "tournament-lot:lot"), ("tournament-lot:lot",)])
def test_a_game_that_proves_no_pairing_counts_only_by_the_judges_word(app, drive, desk, from_pairing, tmp_path, forged):
    """Somebody began it without the tournament, or has written another pairing into the file."""
    session, _ = from_pairing
    path = write_result(tmp_path / "stick", document(session, NAMES, forged))
    taken(app, desk, path)
    assert desk.texts("tournament-doubt-unproven", names="").split(".")[0] in said(desk)
    drive.click("default")
    assert first_table(desk).results == []
    taken(app, desk, path)
    drive.click("count-it")
    assert first_table(desk).places == places_by((0, 1, 2, 3), session)


def test_a_game_of_another_round_or_pairing_is_refused(app, desk, tmp_path):
    for ticket in (
        Ticket(77, 1, 0, 0, (0, 2, 3, 1)),
        Ticket(77, 0, 0, 0, (0, 4, 3, 1)),
        Ticket(77, 0, 9, 0, (0, 2, 3, 1)),
    ):
        marks = (ticket.mark, "tournament-lot:x")
        with pytest.raises(BadResult) as refused:
            entry_of(desk.t, proven(seed=ticket.seed_by("x"), marks=marks))
        assert refused.value.id == "pairing"


def doubts(app, desk, **changes):
    ticket = Ticket(77, 0, 0, 0, desk.t.current.tables[0].players)
    names = tuple(desk.t.name(player) for player in ticket.players)
    one = proven(**{"names": names, "seed": ticket.seed_by("x"), "marks": (ticket.mark, "tournament-lot:x"), **changes})
    return [(doubt.id, doubt.words.get("name")) for doubt in doubts_about(app, desk.t, one, entry_of(desk.t, one))]


def test_the_judge_is_told_of_computers_and_of_conceding(app, desk):
    first, second = (desk.t.name(player) for player in desk.t.current.tables[0].players[:2])
    assert doubts(app, desk) == []
    assert doubts(app, desk, machines=(1,)) == [("computer", second)]
    assert doubts(app, desk, conceded=(0,), answers=1) == [("conceded", first)]
    desk.enter(Entered(4, "Rigel", "pilot"))
    table = desk.t.current.tables[0]
    table.players = (4, *table.players[1:])
    assert doubts(app, desk) == [("person", "Rigel")]
    assert doubts(app, desk, machines=(0,)) == []


def test_a_file_tells_who_was_a_computer_who_conceded_and_how_long_it_was(tmp_path):
    """From the answers of the game itself, whatever the file says of its seats."""
    session = played(GAME, seats=4, steps=0)
    seat = waiting(session.state)[0].seat
    session.answer(answer_at_random(session.state, waiting(session.state)[0], Chance(1))._replace(plan={"to": 1}))
    for other in range(1, 4):
        if result(session.state) is None:
            session.answer(Answer(other, CONCEDE, END))
    found = read_result(write_result(tmp_path, document(session, kinds=("human", "human", "human", "pilot"))))
    assert set(found.machines) == {seat, 3} and found.conceded and found.answers == 1
    assert len(found.switches) == 4 and found.seed == 7


def test_the_same_file_again_is_refused(app, desk, from_pairing, tmp_path):
    session, marks = from_pairing
    path = write_result(tmp_path / "stick", document(session, by_pairing(desk), marks))
    taken(app, desk, path)
    items = taken(app, desk, path)
    assert any(item.warns for item in items)
    assert len(first_table(desk).results) == 1


def test_a_damaged_file_is_told_by_name_and_enters_nothing(app, desk, session, tmp_path):
    path = write_result(tmp_path / "stick", document(session))
    path.write_bytes(path.read_bytes()[:-30] + b"\n")
    items = taken(app, desk, path)
    assert any(item.warns and path.name in item.text for item in items)
    assert TournamentFile(desk.file.path).tournament.open_tables == [0]


def proven(**changes):
    usual = {"game": GAME, "options": {}, "names": NAMES, "places": ((0,), (1,), (2,), (3,)), "proof": "f"}
    return ProvenResult(**{**usual, **changes})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": OTHER}, "other-game"),
        ({"names": ("Anna", "Bence", "Csaba", "Nobody")}, "players"),
        ({"names": NAMES[:3], "places": ((0,), (1,), (2,))}, "players"),
    ],
)
def test_a_file_of_another_game_or_other_people_fits_no_table(desk, changes, why):
    with pytest.raises(BadResult) as refused:
        entry_of(desk.t, proven(**changes))
    assert refused.value.id == why


def test_names_are_compared_as_people_read_them(desk):
    names = ("ANNA", " bence", "Csaba", "dóra")
    assert entry_of(desk.t, proven(names=names)).table == 0


def test_a_name_that_the_other_copy_has_cut_off_is_still_known(desk):
    """The new-game screen takes 24 signs of a name; two who begin alike cannot be told apart."""
    long = "Szentgyörgyi-Horváth Zsófia Magdolna"
    desk.enter(Changed(0, long))
    brought = proven(names=(long[:24], *NAMES[1:]))
    assert entry_of(desk.t, brought).table == 0
    desk.enter(Entered(4, long[:-1]))
    with pytest.raises(BadResult, match="players"):
        entry_of(desk.t, brought)


def test_files_are_found_in_folders_that_are_there(tmp_path, session):
    write_result(tmp_path / "stick", document(session))
    assert len(found_files([tmp_path / "stick", tmp_path / "gone"])) == 1
