"""Draft and sealed runs: packs, a deck from them, and the other drafters one after the other."""

import pytest

from app.games.kaosz.packs.evenings import sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED, PackEvent
from app.games.kaosz.packs.runs import LEVELS, NEEDED, SEATS, begin, rivals, steps, table
from app.match.runs import RunFiles, RunGame
from app.scenes import run_play
from app.scenes.run_page import RunScene
from rules.kaosz.ai.drafting import drafted_deck, pick
from rules.kaosz.decks import OFFICIAL_SIZE
from rules.kaosz.limited.pool import pooled
from saves.decks import DeckFiles
from saves.people import FIRST

GAME = "kaosz"


def new_run(app, kind):
    made = run_play.begin(app, GAME, kind, FIRST)
    assert made is not None and made.needed == NEEDED == 5
    return made


def drafted(app, run):
    """The person drafts as a computer player would."""
    event, faces = PackEvent.decode(run.own, sold_faces()), sold_faces()
    while (seat := event.asked()) is not None:
        event.choose(seat, pick(event.draft.sight(seat), faces), faces)
    run_play.keep_own(app, run, event.encode())
    return event


def build(app, event):
    from app.games.kaosz.decks.model import DeckList
    from app.games.kaosz.decks.toml_form import values_of

    faces = sold_faces()
    cards = drafted_deck(event.cards(0), faces)
    deck = DeckList("Mine", cards=pooled(cards), pool=event.pool(0, faces))
    DeckFiles(app.places, GAME).add(deck.name, values_of(deck))
    return cards


def test_eight_draft_and_seven_of_them_are_rivals_with_what_they_drafted(app, folder):
    run = new_run(app, DRAFT)
    assert [step.id for step in steps(app, run, lambda own: None) if step.needed] == ["draft"]
    event = drafted(app, run)
    assert len(event.guests) == SEATS == 8
    assert [step.id for step in steps(app, run, lambda own: None) if step.needed] == ["build"]
    mine = build(app, event)
    assert not [step for step in steps(app, run, lambda own: None) if step.needed]
    met = set()
    for number in range(len(LEVELS)):
        draft = table(app, run)
        assert draft.trouble() is None
        person, rival = draft.chairs
        assert sorted(person.own["deck"]) == sorted(mine) and len(mine) == OFFICIAL_SIZE
        assert rival.own["deck"] == event.built(1 + number, sold_faces())
        assert (rival.name, rival.kind) == rivals(app, run)[0] and rival.kind == LEVELS[number]
        met.add(tuple(rival.own["deck"]))
        run.rounds.append(RunGame(True, f"m{number}"))
    assert len(met) == len(LEVELS)


def test_the_levels_rise():
    order = ("cadet", "pilot", "captain", "admiral")
    found = [order.index(level) for level in LEVELS]
    assert found == sorted(found) and len(LEVELS) == NEEDED + 1


def test_a_draft_survives_a_kill_in_the_middle(app, drive, folder):
    run = new_run(app, DRAFT)
    event = PackEvent.decode(run.own, sold_faces())
    for _ in range(5):
        event.choose(0, pick(event.draft.sight(0), sold_faces()), sold_faces())
    run_play.keep_own(app, run, event.encode())
    again = RunFiles(folder, GAME).find(run.key)
    assert len(PackEvent.decode(again.own, sold_faces()).cards(0)) == len(event.cards(0)) > 0
    app.push(RunScene(app, again))
    drive.click("default-next")
    assert app.scene.name == "draft"


def test_sealed_is_the_other_kind(app, drive, folder):
    run = new_run(app, SEALED)
    (step,) = steps(app, run, lambda own: None)
    assert (step.id, step.needed) == ("open", True)
    event = PackEvent.decode(run.own, sold_faces())
    event.guests[0].opened = len(event.sealed[0])
    run_play.keep_own(app, run, event.encode())
    build(app, event)
    assert table(app, run).trouble() is None


def test_the_deck_can_be_altered_between_games(app, drive, folder):
    run = new_run(app, DRAFT)
    build(app, drafted(app, run))
    app.push(RunScene(app, run))
    drive.click("step-build")
    assert app.scene.name == "deck-builder"


def test_packs_that_nobody_sells_are_told_and_the_run_can_be_ended(app, drive, folder):
    run = new_run(app, SEALED)
    run.own["sealed"][0][0][0] = "no_such_card"
    run_play.keep_own(app, run, run.own)
    app.push(RunScene(app, run))
    app.step(16.0)
    assert app.scene.host.top.root.find("default-next") is None
    drive.find("give-up")


@pytest.mark.parametrize("kind", [DRAFT, SEALED])
def test_two_runs_are_dealt_differently(app, kind):
    assert begin(app, kind) != begin(app, kind)


def test_the_first_match_is_played_with_the_drafted_decks_and_counts(app, drive, folder):
    run = new_run(app, DRAFT)
    event = drafted(app, run)
    mine = build(app, event)
    app.push(RunScene(app, run))
    drive.click("default-next")
    match = app.scene.match
    decks = [sorted(seat["deck"]) for seat in match.session.setup.seats]
    assert decks == [sorted(mine), sorted(event.built(1, sold_faces()))]
    assert [match.seats[seat].kind for seat in range(2)] == ["human", LEVELS[0]]
    match.people.concede(0)
    app.step(16.0)
    from app.scenes.result import result_of

    result_of(app, match)
    assert RunFiles(folder, GAME).find(run.key).losses == 1
