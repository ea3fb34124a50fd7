"""The production sheet as a page of a ledger (UI-11): prices, a running total, and as last time."""

from contextlib import closing
from types import SimpleNamespace

import pygame
import pytest

from app.games.empires.ledger.leaves import TwoColumns
from app.games.empires.ledger.page import Ledger
from app.games.empires.ledger.sheet import Sheet
from app.games.empires.ledger.treasury import earned
from app.games.empires.pages.rows import ArtView
from app.match.lessons.guide import guide
from app.scenes.guided import GuidedScene
from app.table.log import told_lines, worded
from app.table.measure import covered
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.labels import Label, Paragraph
from app.ui.tooltip import draw_tooltip
from rules import Event, Session, view
from tests.app.windows import each_window
from tests.games.empires.advantages import table
from tests.games.empires.hands import empires_match, sit_down
from tests.games.empires.support import galaxy


def economic_phase(saved=30, levels=(), **options):
    t = galaxy(options=options)
    t.red.has("SY", 2, at=(3, 5))
    t.red.has("SC", 3, at=(3, 5))
    t.red.settles_at((4, 6), 5)
    t.red.knows(ship_size=2)
    if levels:
        t.red.knows(**dict(levels))
    t.economy(saved=saved)
    return t


def labels(scene):
    """All words of the page."""
    found, open_ = [], [scene.module.pages.panel(scene.desk)]
    while open_:
        widget = open_.pop()
        found.append(getattr(widget, "text", "").replace("\xa0", " "))  # a price is not torn from its unit
        open_ += list(widget.children())
    return found


@pytest.fixture
def scene(sits):
    return sits(economic_phase())


def bought(scene, name, number):
    sheet = scene.module.ledger.sheet
    sheet.set("build", next(i for i, slot in enumerate(sheet.slots("build")) if slot.startswith(name)), number)
    scene.desk.arrange()


def test_a_recap_stands_below_the_treasury_and_covers_nothing(scene):
    """look.md: what opens by itself does not cover what is needed for the answer."""
    scene.reading.show_recap(["Béla has moved."] * 3, 9000.0, lambda: None)
    scene.app.step(20.0)
    recap, page = scene.reading.layer.recap.rect, scene.parts.panel
    shown = [part.rect for part in page.walk() if isinstance(part, (Label, Paragraph)) or part.focusable]
    assert page.rect.contains(recap) and recap.collidelist([box for box in shown if box.size != page.rect.size]) < 0


def test_a_long_recap_takes_what_two_columns_of_the_page_leave(scene):
    scene.reading.show_recap(["Béla moves a counter from E4 to F4."] * 14, 9000.0, lambda: None)
    scene.app.step(20.0)
    recap, purse = scene.reading.layer.recap.rect, scene.module.ledger.purse(scene.parts.panel).rect
    assert recap.width > 1.5 * purse.width and scene.parts.panel.rect.contains(recap)


@pytest.mark.parametrize(
    ("phases", "cycle", "turn", "last"),
    [(0, 3, "Cycle 3", False), (8, 7, "Cycle 7 of 8", False), (8, 8, "Cycle 8 of 8", True)],
)
def test_a_game_of_so_many_phases_says_how_many_are_left(sits, phases, cycle, turn, last):
    """UI-1: and in the last one that nothing bought counts any more."""
    t = economic_phase(phases=phases)
    t.state.cycle, t.state.turn = cycle, 0
    status = sits(t).module._status()
    assert status.turn == turn and ("no longer counts" in status.ends) is last


def test_the_shop_shows_a_picture_of_every_unit_and_ground_unit(program):
    """UI-11, look.md: silhouettes in the empire's own hull language."""
    scene = sit_down(program, economic_phase(ground="on"))
    arts = [widget._art for widget in scene.module.pages.panel(scene.desk).walk() if isinstance(widget, ArtView)]
    program.pop()
    assert {("unit", "scout", 0), ("unit", "transport", 0), ("unit", "infantry", 0)} <= set(arts)


def test_ground_units_have_their_price_and_tell_what_they_need(program):
    """CL-14.2.2, CL-14.3.1."""
    scene = sit_down(program, economic_phase(ground="on"))
    said = labels(scene)
    program.pop()
    assert "Infantry · 2 CP" in said
    assert any(each.startswith("Heavy Infantry · ") and each.endswith("(Ground Combat 2)") for each in said), said


def test_the_shop_begins_where_ships_are_built(program):
    """UI-11: colonies without a shipyard come after it, wherever they are on the map."""
    t = galaxy()
    t.red.has("SY", 2, at=(3, 5))
    t.red.settles_at((3, 3), 5)
    t.economy()
    scene = sit_down(program, t)
    said = [widget.text for widget in scene.module.pages.panel(scene.desk).walk() if isinstance(widget, Paragraph)]
    program.pop()
    assert said.index("Colony C3") > next(place for place, words in enumerate(said) if words.startswith("Shipyards"))


def test_where_frames_are_watched_a_new_page_is_made_ready_first(scene, program):
    """P10: it is not shown before its words are drawn; once it lies there, a change of it is shown at once."""
    table = scene.module
    scene.host.patient, table.page_shown = True, ""
    scene.updater.words()
    program.step(16.0)
    assert table.page_shown == ""
    for _ in range(100):
        program.step(16.0)
        if table.page_shown:
            break
    assert table.page_shown == "ledger"
    page = scene.parts.panel
    scene.updater.words()
    assert scene.parts.panel is not page and scene.parts.panel.rect == page.rect


def test_the_page_tells_prices_levels_and_free_capacity(scene):
    """UI-11."""
    said = labels(scene)
    assert "Attack 0" in said and "Ship Size 2" in said and {"20 CP", "15 CP"} <= set(said)
    assert "Shipyards at C5: 2 of 2 hulls free" in said and "Colony Ship · 8 CP" in said
    bought(scene, "destroyer@", 1)
    assert "Shipyards at C5: 1 of 2 hulls free" in labels(scene)


def test_the_capacity_counts_technology_of_the_same_sheet_and_ships_that_join_a_group(scene):
    """SE-7.5.1: technology bought now already applies to units bought now, so also to the shipyards (SE-9.6)."""
    sheet = scene.module.ledger.sheet
    bought(scene, "scout+", 1)
    assert "Shipyards at C5: 1 of 2 hulls free" in labels(scene)
    sheet.toggle("research", "shipyard")
    scene.desk.arrange()
    assert "Shipyards at C5: 2 of 3 hulls free" in labels(scene)


def test_the_shop_tells_what_a_ship_is_worth_with_the_own_technology(program):
    """As the printed card says it: class and Attack, Defence, hull, movement; what is pointed at is told in words."""
    told = {}
    for levels in ({}, {"attack": 2, "movement": 3, "ship_size": 3}):
        scene = sit_down(program, economic_phase(levels=levels.items()))
        program.step(16.0)
        page = scene.host.top.root.find("ledger-page")
        full = [one.tip for one in page.walk() if isinstance(one, Paragraph) and "Attack" in one.tip]
        told[bool(levels)] = labels(scene), full
        program.pop()
    assert "D4 D0 H1 M1" in told[False][0] and "D5 D0 H1 M1-2-2" in told[True][0]
    assert "Attack E3 · Defence 0 · Hull 1 · Moves 1" in told[False][1]
    assert "Attack E4 · Defence 0 · Hull 1 · Moves 1-2-2" in told[True][1]  # a hull of one carries one level (SE-9.3)


def test_nobody_seals_by_accident_what_nobody_has_touched(program):
    """UX-39."""
    scene = sit_down(program, economic_phase(saved=5))
    program.step(16.0)
    choice, ledger = scene.desk.choice, scene.module.ledger
    assert str(Sheet(choice).left()) in ledger.warning(choice)
    bought(scene, "scout", 1)
    assert not ledger.warning(scene.desk.choice)
    program.pop()


def test_the_map_is_seen_below_the_ledger_while_a_key_is_held(program):
    """UX-11."""
    scene = sit_down(program, economic_phase())
    program.step(16.0)
    assert scene.host.top.root.find("ledger-page") is not None
    scene.commands.do("bare")
    program.step(16.0)
    program.step(16.0)
    assert scene.host.top.root.find("ledger-page") is None
    scene.commands.released("bare")
    program.step(16.0)
    program.step(16.0)
    assert scene.host.top.root.find("ledger-page") is not None
    program.pop()


def test_the_overview_uncovers_the_map_until_another_page_comes(program):
    """UX-3: entered and left with one key, while the sheet stays as it is."""
    scene = sit_down(program, economic_phase())
    bought(scene, "destroyer", 1)
    for shown in (False, True):
        scene.commands.do("overview")
        program.step(16.0)
        assert (scene.host.top.root.find("ledger-page") is not None) == shown
    scene.commands.do("overview")
    scene.module._looked_below = "battle"
    assert scene.module.pages.panel(scene.desk) is not None, "a page that comes meanwhile is shown"
    scene.commands.do("overview")
    assert scene.module.ledger.sheet.written()["build"]
    program.pop()


def test_more_is_greyed_with_its_reason_when_no_counter_is_free(program):
    """SE-7.5.6, UX-19: a click on it changes nothing."""
    for groups in (3, 6):
        t = galaxy()
        t.red.has("SY", 2, at=(3, 5))
        for _ in range(groups):
            t.red.has("SC", 1, at=(3, 5))
        t.red.saves(30)
        t.economy()
        scene = sit_down(program, t)
        program.step(16.0)
        sheet = scene.module.ledger.follow(scene.desk)
        place = next(n for n, slot in enumerate(sheet.slots("build")) if slot.startswith("scout@"))
        step = scene.host.top.root.find(f"build-{place}")
        assert ("counter" in step.refused()) == ("counter" in step.tooltip()) == (groups == 6)
        step.on_click(program.ctx, (step.rect.right - 4, step.rect.centery))
        assert sheet.number("build", place) == (groups == 3)
        program.pop()


def test_the_page_takes_the_whole_window(program):
    """Nothing is scrolled to while there is room beside it; the panel can still be opened by hand."""
    scene = sit_down(program, economic_phase())
    program.step(16.0)
    page = scene.host.top.root.find("ledger-page")
    assert page.most == 0 and scene.panels.log is None
    scene.commands.toggle_log()
    program.step(16.0)
    assert scene.panels.log is not None
    program.settings["log_panel"] = "auto"
    program.pop()


def test_no_strip_of_the_map_peeks_out_above_the_page(scene, program):
    """look.md: either enough of the map to see something on it, or none of it."""
    program.step(16.0)
    page = scene.parts.panel
    assert page.rect.top - scene.parts.panels.status.rect.bottom <= program.ctx.px(10)
    assert page.rect.bottom <= scene.prompt.rect.top


def test_a_first_game_has_the_whole_page_too_when_its_tip_is_gone(program):
    """The right panel stands beside the page only for as long as a tip does."""
    program.settings["speed"] = 0
    scene = GuidedScene(program, empires_match(Session(economic_phase().state, 1)), guide("empires"))
    program.push(scene)
    for _ in range(2):
        program.step(16.0)
    beside = scene.panel is not None and scene.panels.log is not None
    scene.never()
    program.step(16.0)
    program.pop()
    assert beside and scene.panels.log is None


def test_lines_of_the_shop_lie_in_two_columns_where_there_is_room(program):
    lines = TwoColumns([Label(name) for name in "abcde"], least=100)
    places = {}
    for wide in (150, 300):
        lines.place(program.ctx, pygame.Rect(0, 0, wide, 500))
        places[wide] = [line.rect.x for line in lines.children()]
    assert places[150] == [0] * 5 and places[300][:3] == [0] * 3 and places[300][3] == places[300][4] > 100


def test_the_wheel_over_the_page_never_zooms_the_map(scene, program):
    """Not even where the page can go no further."""
    program.step(16.0)
    page = scene.host.top.root.find("ledger")
    at = page.rect.x + 4, page.rect.y + 4  # beside its controls
    for steps in (30, 3):
        program.step(16.0, [pygame.event.Event(pygame.MOUSEWHEEL, pos=at, x=0, y=steps)])
    assert scene.desk.camera.zoom == 1.0


def test_a_ladder_tells_what_its_next_level_brings(scene):
    """UI-11: in words that stand there, and in full when it is pointed at (UX-53)."""
    assert "Cruiser" in labels(scene) and "Carrier, Fighter squadron" in labels(scene)
    ladder = ladder_of(scene, "ship_size")
    assert "Cruiser" in ladder.tip
    assert ladder.spoken() == "Ship Size\N{NO-BREAK SPACE}2 › 3 · 15 CP"


def ladder_of(scene, name):
    return next(w for w in scene.module.pages.panel(scene.desk).walk() if w.id == f"research-{name}")


def test_a_ladder_is_bought_as_a_whole_and_shows_it(scene):
    assert not ladder_of(scene, "attack").chosen
    ladder_of(scene, "attack").action()
    assert scene.module.ledger.sheet.chosen("research") == ["attack"] and ladder_of(scene, "attack").chosen


def test_the_price_of_a_level_is_what_it_costs_this_empire():
    """CL-E41: scientists pay less; the page says so."""
    t = table("e41")
    t.economy(saved=30)
    sheet = view(t.state, 0)["table"]["sheet"]
    asked = dict(t.red.decision("economy.sheet").fields)["research"].items
    before = sum(line.cp for line in t.red.decision("economy.sheet").tally(t.red.filled()))
    for name in asked:
        left = sum(line.cp for line in t.red.decision("economy.sheet").tally(t.red.filled(research=(name,))))
        assert before - left == sheet["next"][name]


def test_income_is_told_by_where_it_came_from():
    """UI-11: the newest Economic Phase only."""
    said = [("phase", {}), ("cp", {"by": 20, "why": "homeworld"}), ("cp", {"by": 5, "why": "colony"})]
    said += [("cp", {"by": 10, "why": "minerals"}), ("cp", {"by": 9, "why": "gift"}), ("cp", {"by": -3, "why": "lost"})]
    events = [Event("cp", {"by": 99, "why": "colony"}), *(Event(kind, data) for kind, data in said)]
    came = {"homeworld": (1, 20), "colony": (1, 5), "minerals": (1, 10), "other": (1, 9)}
    assert earned(reversed(events)) == came


def test_the_log_tells_what_all_colonies_bring_in_one_line(scene):
    """SE-7.1, UX-54: with the sum and how many they are; each kind of income, each empire and each phase by itself."""
    came = [("colony", 5), ("pipeline", 1), ("homeworld", 20), ("minerals", 10), ("colony", 5)]
    events = [Event("cp", {"seat": 0, "by": by, "now": 99, "why": why}) for why, by in came]
    events += [Event("cp", {"seat": 1, "by": 20, "now": 20, "why": "homeworld"})]
    entry = SimpleNamespace(turn=1, seat=0, number=0, events=tuple(events))
    said = [row.plain for row in worded(scene.module, [entry]) if not row.heading]
    assert said == [
        "Anna gets 30 CP from the Homeworld and 2 colonies.",
        "Anna gets 1 CP from a Pipeline.",
        "Anna gets 10 CP for Minerals.",
        "Béla gets 20 CP from the Homeworld.",
    ]
    assert told_lines(scene.module, events) == said
    assert told_lines(scene.module, events[:1]) == ["Anna gets 5 CP from a colony."]


def test_the_page_warns_of_cp_that_cannot_be_saved(scene):
    """SE-7.1.1: at most 30 are kept."""
    assert any("will be lost" in said for said in labels(scene))
    for name in ("attack", "defence"):
        scene.module.ledger.sheet.toggle("research", name)
    assert not any("will be lost" in said for said in labels(scene))


def test_a_unit_tells_which_technology_it_still_needs(scene):
    """UX-19, SE-7.5.4: until that is bought on the same sheet."""
    assert "Cruiser · 12 CP (Ship Size 3)" in labels(scene) and "Destroyer · 9 CP" in labels(scene)
    scene.module.ledger.sheet.toggle("research", "ship_size")
    assert "Cruiser · 12 CP" in labels(scene)


def test_whoever_would_lose_cp_is_asked_before_the_sheet_is_sealed(scene, program):
    """UX-39, SE-7.1.1: and what is filled in stays."""
    sheet = scene.module.ledger.sheet
    sheet.toggle("research", "tactics")
    assert not scene.desk.confirm() and len(scene.host.layers) == 2
    scene.host.close()
    assert sheet.chosen("research") == ["tactics"] and scene.match.session.log == []
    sheet.toggle("research", "attack")
    scene.desk.confirm()
    assert len(scene.host.layers) == 1 and scene.module.ledger.sheet is not sheet


def test_the_running_total_follows_every_line(scene):
    """UI-11: what there is, maintenance, and everything that is spent."""
    sheet = scene.module.ledger.sheet
    have, upkeep = (line.cp for line in sheet.lines()[:2])
    sheet.toggle("research", "attack")
    bought(scene, "scout@", 1)
    assert sum(line.cp for line in sheet.lines()) == have + upkeep - 20 - 6
    assert str(have + upkeep - 26) in labels(scene)
    scene.desk.back()
    scene.desk.back()
    assert sum(line.cp for line in sheet.lines()) == have + upkeep, "undo until it is sealed"


def label_of(scene, id):
    return next(widget.text for widget in scene.module.pages.panel(scene.desk).walk() if widget.id == id)


def test_what_can_be_spent_stands_between_what_is_owed_and_what_is_bought(scene):
    """UI-11: maintenance is paid first; the question names no other sum."""
    sheet = scene.module.ledger.sheet
    have, upkeep = (line.cp for line in sheet.lines()[:2])
    sheet.toggle("research", "attack")
    assert upkeep < 0 and label_of(scene, "ledger-free") == str(have + upkeep)
    assert label_of(scene, "ledger-left") == str(have + upkeep - 20)
    said = labels(scene)
    assert {"In the treasury", "Maintenance", "To spend", "Left"} <= set(said)
    assert str(have) not in scene.module.words.prompt(scene.desk.decision)
    assert scene.prompt.find("confirm").text == "Seal the sheet"


def test_two_lines_for_one_unit_say_how_they_differ(scene):
    """UI-11: a new counter, or more of those that are there."""
    assert {
        "Scout, new counter · 6 CP",
        "E3 D0 H1 M1",
        "Scout, joining the 3 there · 6 CP",
        "Shipyard, new counter · 6 CP",
        "Shipyard, joining the 2 there · 6 CP",
        "Colony Ship · 8 CP",
    } <= set(labels(scene))


def test_joining_older_ships_says_what_they_carry(program):
    """SE-7.5.5, UI-11: the same price would buy less; a newest group needs no such words."""
    t = galaxy()
    t.red.has("SY", 2, at=(3, 5))
    t.red.knows(ship_size=3)
    t.red.has("CA", 1, at=(3, 5))
    t.red.has("CA", 2, at=(3, 5), attack=1)
    t.red.has("CA", 3, at=(3, 5), attack=1, defence=1)
    t.economy(saved=30)
    scene = sit_down(program, t)
    said = labels(scene)
    program.pop()
    assert {each for each in said if each.startswith("Cruiser, joining")} == {
        "Cruiser, joining the 1 there, without new technology · 12 CP",
        "Cruiser, joining the 2 there (only Attack 1) · 12 CP",
        "Cruiser, joining the 3 there · 12 CP",
    }


def test_what_is_too_expensive_is_told_on_the_page(scene):
    sheet = scene.module.ledger.sheet
    for name in ("attack", "defence", "movement"):
        sheet.toggle("research", name)
    scene.desk.arrange()
    said = labels(scene)
    assert any(("CP" in each and "missing" in each.lower()) or "short" in each.lower() for each in said)
    left = next(w.text for w in scene.module.pages.panel(scene.desk).walk() if w.id == "ledger-left")
    assert left.startswith("−") and left[1:].isdigit()  # a minus, not a hyphen


def test_a_sheet_can_be_filled_in_as_last_time(scene):
    """UI-11: templates; what cannot be bought any more is left out."""
    ledger = scene.module.ledger
    bought(scene, "scout@", 2)
    kept = ledger.sheet.written()
    bought(scene, "scout@", 0)
    assert not any(ledger.sheet.written().values())
    ledger.sheet.write_again(kept | {"build": kept["build"] | {"dreadnought@999": 3}}, lambda: True)
    assert ledger.sheet.written() == kept
    ledger.sheet.write_again(kept, lambda: False)
    assert not any(ledger.sheet.written().values())


def test_as_last_time_outlives_the_table(scene, program):
    """UX-95: whoever leaves the program finds it again, in this match and for this seat alone."""
    ledger, desk = scene.module.ledger, scene.desk
    bought(scene, "scout@", 2)
    kept = ledger.sheet.written()
    desk.confirm(agreed=True)
    program.step(16.0)
    ledger.follow(desk)
    later = Ledger(scene.module)
    assert later._kept() == {"0": kept}
    scene.module.match = SimpleNamespace(files=SimpleNamespace(match_id="another"))
    assert later._kept() == {}


def test_as_last_time_outlives_a_sheet_that_bought_nothing(scene, program):
    """Whoever saves in one phase still finds what he bought before."""
    ledger, desk = scene.module.ledger, scene.desk
    bought(scene, "scout@", 2)
    kept = ledger.sheet.written()
    ledger._keep(ledger.sheet)
    bought(scene, "scout@", 0)
    desk.confirm(agreed=True)
    program.step(16.0)
    ledger.follow(desk)
    assert Ledger(scene.module)._kept() == {"0": kept}


def test_enter_does_not_seal_a_sheet_on_which_nothing_is_written(scene, program):
    """UX-20: the focus begins at the first technology, and on a line Enter seals nothing."""
    program.ctx.device = "keyboard"
    scene.attention.begin()
    assert scene.host.focused.id == "research-ship_size"
    for id in ("build-0", "bid-0"):
        scene.host.focus_on(scene.parts.panel.find(id))
        program.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
        program.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)])
        assert scene.desk.decision.prompt == "empires.economy.sheet" and scene.desk.decision.seat == 0
    for part in scene.parts.panel.walk():
        part.rect = pygame.Rect(0, 0, 0, 0)  # as long as the page is being made ready
    scene.attention.begin()
    assert scene.host.focused is None
    scene.module.page_came()
    bought(scene, "scout@", 1)
    scene.attention.begin()
    assert scene.host.focused.id == "confirm"
    program.ctx.device = "mouse"


def test_the_seal_says_why_it_cannot_be_set(scene, program):
    """UX-19: with the reason of the rules, as on the page."""
    for name in ("attack", "defence", "movement"):
        scene.module.ledger.sheet.toggle("research", name)
    scene.desk.arrange()
    program.step(16.0)
    seal = scene.prompt.find("confirm")
    assert not seal.enabled and "CP" in seal.tooltip() and seal.tooltip() in labels(scene)


def test_a_tip_on_the_page_leaves_the_treasury_in_sight(scene, program):
    """look.md: one looks at what is left while reading what a technology is good for."""
    program.step(16.0)
    page = scene.parts.panel
    purse, ladder = page.find("ledger-treasury").rect, page.find("research-ship_size").rect
    away = scene.host.kept_clear()
    assert purse in away
    surface, at = pygame.Surface(program.ctx.size), (ladder.left + 5, ladder.centery)
    lies = draw_tooltip(program.ctx, surface, ladder_of(scene, "ship_size").tooltip() * 2, ladder, at, away)
    assert not lies.colliderect(purse) and not lies.colliderect(ladder)
    assert lies.left < ladder.right and lies.inflate(0, 40).colliderect(ladder)


def test_nothing_in_the_shop_moves_when_a_technology_is_ticked(scene, program):
    """UX-23: a line that no longer lacks anything stays where it is."""

    def places():
        program.step(16.0)
        shop = scene.parts.panel.find("ledger-shop")
        return {widget.id: widget.rect.copy() for widget in shop.walk() if widget.id.startswith("build-")}

    before = places()
    scene.module.ledger.sheet.toggle("research", "ship_size")
    scene.desk.arrange()
    assert places() == before


def test_as_last_time_stays_where_it_is_when_something_can_be_taken_back(scene, program):
    """UX-23."""
    ledger = scene.module.ledger
    bought(scene, "scout@", 1)
    ledger._keep(ledger.sheet)
    scene.desk.back()
    places = []
    for number in (0, 1):
        bought(scene, "scout@", number)
        program.step(16.0)
        places.append(scene.prompt.find("ledger-again").rect.copy())
        assert (scene.prompt.find("form-back") is not None) == bool(number)
    assert places[0] == places[1]


def test_cp_that_would_be_lost_are_asked_about_in_plain_words(scene):
    texts = scene.module.texts
    assert texts("table-waste-title") == "Let it go to waste?" and texts("table-waste-no") == "Go back"


@pytest.mark.parametrize(
    "switch", [{"centres": "on"}, {"ground": "on"}, {"research": "unpredictable"}, {"boarding": "on"}]
)
def test_every_field_of_the_sheet_stands_on_the_page(program, switch):
    """UI-11: nothing that can be bought or changed is left out, whatever the game is played with."""
    scene = sit_down(program, economic_phase(**switch))
    try:
        fields = {name: part.decision for name, part in scene.module.ledger.sheet.choice.parts.items()}
        wanted = [name for name, asked in fields.items() if len(asked.first(2)) > 1]
        found = {widget.id.partition("-")[0] for widget in scene.module.pages.panel(scene.desk).walk()}
        assert {"bid", "build"} <= found and [name for name in wanted if name not in found | {"scuttle"}] == []
    finally:
        program.pop()


def test_older_equipment_is_listed_when_wanted(program):
    """SE-7.5.3, D-53."""
    t = economic_phase()
    t.red.has("DD", 2, at=(5, 4))
    t.red.knows(attack=1, ship_size=2)
    t.economy()
    scene = sit_down(program, t)
    before = labels(scene)
    next(w for w in scene.module.pages.panel(scene.desk).walk() if w.id == "ledger-vintage").action()
    after = labels(scene)
    program.pop()
    like = "Destroyer, equipped like 2 Destroyers (E4) · 9 CP"
    assert like not in before and like in after and "With older equipment…" in before


def test_groups_to_be_scuttled_are_listed_when_wanted(scene):
    assert "Scuttle groups" in labels(scene) and not any(said.startswith("3 Scouts") for said in labels(scene))


@each_window(100, 200)
def test_the_page_fits_every_window(size, text_size):
    """UX-1, UX-90."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, economic_phase(ground="on"))
        program.step(60.0)
        wrong = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
        assert wrong + [f"{thing} is covered" for thing in covered(scene)] == []
