"""What stays in sight at the table of Cosmic Encounter: aliens to choose from, announcements, hoards, destiny."""

import pygame
import pytest

from app.games.cosmic import faces
from app.games.cosmic.words import Words
from app.match.happenings import Hinted
from app.table import inscribe
from app.table.card_words import put_name_strip
from app.table.inscribe import paragraph_height, put_paragraph
from app.table.roles.layout import Look
from app.text.texts import Texts
from app.tools.shot import headless_app
from app.ui.fonts import font
from rules import Event, Session, view
from rules.core.zones import move_card
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, DESTINY
from rules.cosmic.state.cosmos import beside_planet
from tests.app.conftest import Driver
from tests.games.cosmic.hands import played_on, sit_down
from tests.games.cosmic.support import table as laid_out


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "hu")
    yield program
    program.close()


@pytest.fixture
def seated(app):
    yield lambda session: sit_down(app, session)
    while len(app.scenes) > 1:
        app.scenes.pop().left()


def test_no_sheet_opens_over_the_other_alien_to_choose_from(app, seated):
    """Board first: what can be read on the piece itself opens nothing over its neighbour; a key still does."""
    scene = seated(played_on("game.alien"))
    offered = [piece for piece in scene.desk.tableau.pieces if piece.art[0] == faces.ALIEN]
    assert len(offered) == 2 and all(piece.says_all for piece in offered)
    Driver(app).move(scene.desk.stage.rect(offered[0].id).center)
    for _ in range(20):
        app.step(100.0)
    assert scene.reading.layer.open is None
    scene.reading.toggle(offered[0].id)
    assert scene.reading.layer.open is not None


def at_rest():
    t = laid_out("red", "blue", "green", powers={"red": "miser", "blue": "sorcerer", "green": "cudgel"})
    t.red.holds("attack_08", "attack_10")
    t.begins("red", "blue")
    return t


def test_cards_on_a_sheet_are_counted_on_its_portrait(seated):
    t = at_rest()
    before = seated(Session(t.state, 1)).desk.tableau.piece("sheet:0").art
    t.move_card(t.red.card("attack_10"), "sheet:0")
    after = seated(Session(t.state, 1)).desk.tableau.piece("sheet:0").art
    assert (before[4], after[4]) == (0, 1)


def test_destiny_is_shown_large_to_everybody(seated):
    scene = seated(Session(at_rest().state, 1))
    design = next(iter(scene.module.wording.content.table(DESTINY)))
    shown = scene.module.motion.played(Event("destiny", {"card": 0, "design": design}), 0)
    assert shown is not None and shown.art[:2] == (faces.CARD, design)


def test_what_everybody_looks_at_is_kept_free_of_announcements(seated):
    scene = seated(Session(at_rest().state, 1))
    every, most = scene.module.pages.uncovered(scene.desk)
    rects = [scene.desk.stage.rect(thing) for thing in ("seat:1", "slot:1", "warp", "planet:0")]
    assert all(any(one.contains(rect) for one in most) for rect in rects)
    assert all(shown.box in every for shown in scene.desk.stage.shown)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_list_of_announcements_covers_no_card_that_it_names(app, seated, seats):
    """Board first, UX-36: it has its own place beside the planets, the decks and the card that was played."""
    t = laid_out(*("red", "blue", "green", "yellow", "purple")[:seats])
    t.red.holds("attack_08", "mobius_tubes")
    t.blue.holds("attack_20", "card_zap")
    t.begins("red", "blue").uses("mobius_tubes")
    scene = seated(Session(t.state, 1))
    for _ in range(3):
        app.step(60.0)
    lies = [shown.box for shown in scene.desk.stage.shown if not shown.hand]
    assert scene.panels.stack is not None and scene.panels.stack.rect.collidelist(lies) < 0


def test_the_floating_lines_leave_out_phases_and_keep_off_the_gate(app, seated):
    """Board first: the status line tells the phase; the gate takes only the room that it is drawn in."""
    t = laid_out("red", "blue", "green", red=["attack_08"])
    t.begins("red", "blue")
    scene = seated(Session(t.state, 1))
    lines = scene.parts.last_lines
    for value in (7, (1, 0, 0, 0, 0)):
        scene.desk.answer(scene.desk.decision, value)
        app.step(50.0)
        app.step(50.0)
    phases = [row for row in scene.reading.log.rows if row.plain.startswith("Fázis")]
    assert phases and not any(row.floats for row in phases)
    assert lines.texts and not any(text.startswith("Fázis") for text in lines.texts)
    gate = scene.desk.stage.of("gate")
    assert gate.covered_box.width < 0.8 * gate.box.width and not lines.rect.colliderect(gate.covered_box)


def test_cards_laid_aside_lie_on_the_plate_of_their_player(seated):
    """CE-F26, UX-2: open to their owner, as backs to everybody else, who can count them."""
    t = laid_out("red", "blue", "green", red=["attack_08", "attack_30", "attack_40"], blue=["attack_20"])
    cards = [t.red.card(design) for design in ("attack_30", "attack_40")]
    for card in cards:
        t.move_card(card, "aside:0")
    t.begins("red", "blue")
    scene = seated(Session(t.state, 1))
    stage, plate = scene.desk.stage, scene.desk.stage.rect("seat:0")
    assert scene.desk.decision.seat == 0 and all(plate.contains(stage.rect(card)) for card in cards)
    for viewer in (None, 1):
        tableau = scene.module.layout.tableau(Look(view(t.state, viewer), viewer, (1280, 580), 1.0, 1.0, (), viewer))
        backs = [piece for piece in tableau.pieces if piece.place == "aside:0"]
        assert [piece.art for piece in backs] == [(faces.BACK, "cosmic")] * 2
        assert not {piece.id for piece in tableau.pieces} & set(cards)
        assert all(scene.module.pages.inspect(piece.id).text for piece in backs)


def test_cards_beside_a_planet_lie_inside_the_board(seated):
    """CE-A6, UX-1: citadels at the first planet of a system at the side do not hang over the status line."""
    t = laid_out("red", "blue", "green")
    cards = []
    for planet, design in ((5, "attack_06"), (10, "attack_04"), (9, "attack_10")):
        t.blue.holds(design)
        cards.append(t.blue.card(design))
        move_card(t.state, cards[-1], beside_planet(planet), face_up=True)
    t.red.holds("attack_08")
    t.begins("red", "blue")
    scene = seated(Session(t.state, 1))
    assert all(scene.top.board.contains(scene.desk.stage.rect(card)) for card in cards)


def test_names_on_tiny_sheets_are_whole_or_left_out(app):
    """look.md: names are never cut; at 48 pixels the picture alone tells."""
    short, long = (pygame.Surface((46, 60), pygame.SRCALPHA) for _ in range(2))
    put_name_strip(app.ctx, short, "Zombi")
    put_name_strip(app.ctx, long, "Szerencsejátékos")
    assert short.get_bounding_rect().width and not long.get_bounding_rect().width


@pytest.mark.parametrize("prompt", ["launch.ships", "retrieving.retrieve"])
def test_a_hint_names_the_planets_that_it_counts_ships_of(app, seated, prompt):
    """UX-61: not a list of numbers; the planets are lit."""
    scene = seated(played_on(prompt))
    decision = scene.desk.decision
    value = (2, *(0 for _ in decision.slots[1:]))
    scene.presenter._hinted(Hinted(decision.seat, decision.prompt, value, None))
    first = decision.slots[0]
    assert scene.desk.hinted == (scene.desk.choice.things[0],)
    said = scene.desk.complaint.text.split(". A ")[0]
    assert said.casefold().startswith(f"{scene.module.words.name_of(first)}: 2".casefold()) and ", 0" not in said


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_longest_powers_stand_whole_on_the_sheets_to_choose_from(app, language, monkeypatch):
    """look.md: readable letters, nothing cut; the paper grows over the picture as far as it must."""
    written = []
    monkeypatch.setattr(faces, "put_paragraph", lambda made, text, room, *more: written.append((text, room)))
    words = Words(Texts(language), (), content_of([]))
    longest = sorted(words.content.table(ALIEN).values(), key=lambda alien: -len(words.translated(alien.text.words)))
    for alien in longest[:5]:
        faces.Faces(words).alien(alien.id, (292, 389), app.ctx)
    assert len(written) == 5
    assert all(paragraph_height(text, 10, room.width) <= room.height for text, room in written)
    assert paragraph_height(*written[-1][:1], 12, written[-1][1].width) <= written[-1][1].height


def test_a_text_that_must_be_cut_says_so(app, monkeypatch):
    """UX-90: nothing is cut without an ellipsis."""
    said = []
    face = font("serif", "regular", 9)
    surface = pygame.Surface((80, 40), pygame.SRCALPHA)
    monkeypatch.setattr(inscribe, "font", lambda *sort: Written(face, said))
    put_paragraph(surface, "one two three four five six seven eight nine ten eleven twelve", surface.get_rect(), 9, 9,
                  (0, 0, 0))  # fmt: skip
    assert said[-1].endswith("…") and not said[0].endswith("…")


class Written:
    """A typeface that notes what is written with it."""

    def __init__(self, face, said):
        self.face, self.said = face, said

    def render(self, text, *how):
        self.said.append(text)
        return self.face.render(text, *how)

    def __getattr__(self, name):
        return getattr(self.face, name)
