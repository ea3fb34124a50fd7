"""The drawing board of unique ships at the table (CL-19, D-05): values, abilities, and the price part by part."""

from contextlib import closing

import pytest

from app.games.empires.pages.empire_page import empire_page
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import Answer, Setup, apply, new_game, view, waiting
from rules.empires.printed.designs import unpacked
from tests.app.windows import each_window
from tests.games.empires.hands import sit_down
from tests.games.empires.support import Space, galaxy
from tests.games.empires.test_table_ledger import bought, labels
from tests.games.empires.test_unique_battle import SHIELD, convoy

UNIQUE = {"unique_ships": "on"}


def before_the_game():
    g = new_game("empires", Setup("empires", [{}, {}], {"map": "small", **UNIQUE}), 1)
    while waiting(g)[0].prompt == "empires.game.home":
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, asked.opening()))
    return Space(g, ["red", "blue"])


@pytest.fixture
def scene(sits):
    return sits(before_the_game())


def button(scene, id):
    return next(widget for widget in scene.module.pages.panel(scene.desk).walk() if widget.id == id)


def press(scene, id):
    found = button(scene, id)
    assert found.focusable and found.enabled  # it can be reached by keys (UX-16)
    found.action()


def test_the_page_tells_the_price_part_by_part(scene):
    """CL-19.2.1: every part, the sum, and the Ship Size that it needs."""
    said = labels(scene)
    assert {"Class D", "Attack 4", "Defence 1", "Hull 2", "12 CP", "D4-1-×2"} <= set(said)
    assert "It can be built from Ship Size 3 on." in said
    press(scene, "design-hull-3")
    press(scene, "design-ability-tractor_beam")
    said = labels(scene)
    assert {"Hull 3", "Tractor beam", "17 CP"} <= set(said)
    assert "Each round it keeps one enemy ship from retreating." in said


def test_the_page_takes_the_whole_window_and_tells_what_every_ability_does(scene, program):
    """look.md: no empty panel beside it; UX-19: nobody has to point at twelve buttons one after the other."""
    program.step(16.0)
    page = scene.parts.panel.rect
    assert page.width > 0.95 * program.ctx.size[0]
    helps = [scene.module.designer.table.texts("empires-ability-tractor-beam-help")]
    assert set(helps) <= set(labels(scene)) and not button(scene, "design-ability-tractor_beam").tooltip()


def test_values_and_abilities_stand_there_with_their_prices(scene):
    """CL-19.2.13, CL-19.3."""
    said = labels(scene)
    assert {"A · 6 CP", "8 · 14 CP", "3 · 5 CP", "Warp gates · 5 CP", "Design weakness · −1 CP"} <= set(said)


def test_a_class_that_must_rise_is_raised_and_told(scene):
    """CL-19.2.10, EC-41."""
    press(scene, "design-weapon-E")
    said = labels(scene)
    assert "Class E" in said and "Raised to class D for its price" in said and "D4-1-×2" in said


def test_no_third_ability_can_be_chosen(scene):
    """CL-19.2.2."""
    press(scene, "design-ability-scanners")
    press(scene, "design-ability-exploration")
    assert not button(scene, "design-ability-warp_gates").enabled
    press(scene, "design-ability-scanners")
    assert button(scene, "design-ability-warp_gates").enabled


def test_a_design_that_is_too_expensive_says_why(scene):
    """CL-19.2.5, UX-19."""
    for id in ("design-weapon-A", "design-attack-8", "design-defence-3", "design-hull-3"):
        press(scene, id)
    assert any(said.startswith("This design costs 32 CP") for said in labels(scene))


def test_a_change_can_be_taken_back_and_the_design_is_handed_in(scene):
    """UX-20."""
    assert scene.module.designer.controls(scene.desk) == []
    press(scene, "design-attack-5")
    back = scene.module.designer.controls(scene.desk)[0]
    back.action()
    assert "Attack 4" in labels(scene)
    press(scene, "design-attack-5")
    scene.desk.confirm()
    press(scene, "design-attack-3")
    scene.desk.confirm()
    assert [unpacked(each).attack for each in scene.match.session.state.design] == [5, 3]


# --- in the ledger, on the panel, on the battle board


def test_the_ledger_puts_the_ship_on_the_drawing_board(program):
    """CL-19.2.3: 5 CP for a new design, which counts at once."""
    t = galaxy(options=UNIQUE)
    t.red.has("SY", 2, at=(3, 5))
    t.red.knows(ship_size=3)
    t.economy(saved=30)
    scene = sit_down(program, t)
    assert "D4-1-×2 · 12 CP" in labels(scene)
    press(scene, "ledger-redesign")
    press(scene, "design-attack-3")
    bought(scene, "unique_ship@", 1)
    said = labels(scene)
    program.pop()
    assert {"New design of the unique ship", "D3-1-×2 · 10 CP"} <= set(said) and "−5" in said


def test_the_shop_tells_what_the_design_still_needs(program):
    """CL-19.2.5, CL-19.2.6."""
    t = galaxy(options=UNIQUE)
    t.red.designs("D4-1-x2", "scanners")
    t.red.has("SY", 2, at=(3, 5))
    t.economy(saved=30)
    scene = sit_down(program, t)
    said = next(words for words in labels(scene) if words.startswith("Unique Ship · 13 CP"))
    program.pop()
    assert "Ship Size 4" in said and "Scanner 1" in said


def test_the_panel_tells_own_designs_and_what_was_seen_of_others(program):
    """CL-19.2.4: values after a battle, abilities only where they were used."""
    t, _, _, _, _ = convoy()
    t.fight()
    asked = t.blue.decision(SHIELD)
    t.blue.answers(SHIELD, tuple(int(i == 0) for i in range(len(asked.slots))))
    scene = sit_down(program, t)
    told = [list(lines) for lines in empire_page(scene.module).content()]
    lines = [each for each in scene.module.seen["battle"]["lines"] if each["shielded"]]
    program.pop()
    assert "Unique ship: D3-0-×2 (Shield projector)" in told[1] and len(lines) == 1
    assert view(t.state, 0)["table"]["designs"][1]["price"] == []


@each_window(100, 200)
def test_the_page_fits_every_window(size, text_size):
    """UX-1, UX-90."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, before_the_game())
        program.step(60.0)
        wrong = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
        assert wrong == []
