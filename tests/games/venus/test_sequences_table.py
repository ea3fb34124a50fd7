"""Onward to Venus over time at a real table: pages that wait, motion, sheets; nothing hidden, nothing cut."""

from contextlib import closing

import pygame
import pytest

from app.games.venus.crisis import INVASION
from app.games.venus.crisis_panel import Story
from app.games.venus.crisis_words import RULES
from app.games.venus.faces import LABEL, WORLD
from app.games.venus.scoring import ScoreTally
from app.table.scene import TableScene
from app.text.rulebook import open_book
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import Session, clone, result, view, waiting
from rules.venus.kinds import CRISES as CRISIS_NAMES
from rules.venus.kinds import PIECES
from tests.app.card_hands import sit_down
from tests.app.windows import SIZES, each_window
from tests.games.venus.hands import match_of
from tests.games.venus.support import SKULL, table
from tests.support.thorough import THOROUGH

TURN, ATTEMPT = "venus.turn.act", "venus.attempt.act"
CRISES = {"mars": "crisis_1 crisis_2", "titan": "crisis_1", "venus": "crisis_1 crisis_2 crisis_3"}


def last_marker(**given):
    """Everything that follows when red takes the last marker of the period."""
    given = {"tiles": CRISES, "buildings": {"mars": "red 1 mine, blue 1 factory"}, **given}
    return table("red blue", markers=1, **given)


def seated(app, t, humans=2, speed=1, **settings):
    """At the table, with motion."""
    scene = sit_down(app, match_of(humans, 2 - humans, session=Session(clone(t.state), 1)))
    for name, value in {"speed": speed, **settings}.items():
        app.settings[name] = value
    app.step(2000.0)
    scene.use_settings()
    return scene


def pages(app, scene):
    """Waits for the next layer over the table; None if the table comes to rest without one."""
    for _ in range(400):
        if len(scene.host.layers) > 1:
            return scene.host.top.root
        for _ in range(3):
            app.step(50.0)
        if len(scene.host.layers) == 1 and not scene.timeline.busy and scene.desk.decision is not None:
            return None
        if app.scene is not scene:
            return None
    raise AssertionError("the table never comes to rest")


def turn_page(app):
    app.step(200.0)
    app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)])


def read_all(app, scene):
    titles = []
    while (page := pages(app, scene)) is not None:
        titles.append(page.page.title if isinstance(page, Story) else type(page).__name__)
        turn_page(app)
    return titles


def venus_is_dead(scene):
    """As it is drawn, with its name."""
    arts = [art for art, _ in scene.desk.tableau.ground] + [piece.art for piece in scene.desk.tableau.pieces]
    worlds = {art[2] for art in arts if art[:2] == (WORLD, "venus")}
    return worlds.pop() if worlds == {art[4] for art in arts if art[:2] == (LABEL, "Venus")} else None


# -- crises


def test_crises_are_read_planet_by_planet_at_leisure(app):
    """OV-7.5: nothing goes on before a page has been turned; then come income and the next period."""
    scene = seated(app, last_marker())
    scene.match.answer("marker", seat=0)
    first = pages(app, scene)
    assert first.page.title == "Crises of period 1" and scene.timeline.holding == "levels"
    for _ in range(200):
        app.step(100.0)
    assert scene.host.top.root is first and scene.timeline.busy
    assert venus_is_dead(scene) is False  # although it will be: that is told two pages later
    assert scene.desk.decision is None  # the next turn is not asked for yet, although red has it again
    assert scene.panels.status.status.parts()[:2] == ("Period 1 of 3", "Crises")
    assert read_all(app, scene) == [
        "Crises of period 1", "Venus: The Venusian Uprising", "Mars: The Martian Campaign",
    ]  # fmt: skip
    assert scene.match.session.state.period == 2 and not scene.timeline.busy
    assert venus_is_dead(scene) is True
    assert scene.panels.status.status.parts()[:2] == ("Period 2 of 3", "Actions")
    assert scene.desk.decision.prompt == TURN


def test_pages_can_be_skipped_and_closed(app, drive):
    scene = seated(app, last_marker())
    scene.match.answer("marker", seat=0)
    pages(app, scene)
    drive.click("skip")
    assert pages(app, scene) is None and scene.desk.decision.prompt == TURN
    other = seated(app, last_marker())
    other.match.answer("marker", seat=0)
    assert pages(app, other).page.title.startswith("Crises")
    drive.wait()
    drive.key(pygame.K_ESCAPE)
    assert pages(app, other).page.title.startswith("Venus")
    drive.wait()
    drive.press((5, 5))
    drive.release((5, 5))
    assert pages(app, other).page.title.startswith("Mars")


def test_why_is_told_before_somebody_is_asked(app):
    """OV-7.14: the question comes after its cause."""
    t = last_marker(
        tiles={"venus": "crisis_1 crisis_2"},
        orbit={"venus": "red 1 infantry, red 1 tank, red 1 cruiser, blue 2 tank"},
    )
    scene = seated(app, t)
    scene.match.answer("marker", seat=0)
    assert pages(app, scene).page.title.startswith("Crises")
    turn_page(app)
    page = pages(app, scene)
    assert page.page.title.startswith("Venus")
    assert waiting(scene.match.session.state)[0].prompt == "venus.uprising.remove"
    turn_page(app)
    assert pages(app, scene) is None and scene.desk.decision.prompt == "venus.uprising.remove"
    for unit in ("infantry", "tank"):
        assert pages(app, scene) is None
        scene.match.answer(("lose", unit, "orbit"), seat=0)
    page = pages(app, scene)
    assert dict(page.page.rows)[1] == "loses 2 tanks"  # what came of it for the others


def test_f1_explains_the_crisis_that_is_read(app, drive):
    """UX-94: not the question that waits behind the page; back from the rules the page is still there."""
    scene = seated(app, last_marker())
    scene.match.answer("marker", seat=0)
    for title, rule in (("Crises", "OV-7.1"), ("Venus", "OV-7.15"), ("Mars", "OV-7.21")):
        assert pages(app, scene).page.title.startswith(title)
        drive.wait()
        drive.key(pygame.K_F1)
        assert app.scene.name == "rules" and app.scene.wanted == rule and app.scene.lit is not None
        drive.key(pygame.K_ESCAPE)
        assert app.scene is scene and pages(app, scene).page.title.startswith(title)
        turn_page(app)
    assert pages(app, scene) is None
    drive.key(pygame.K_F1)
    assert app.scene.wanted == "OV-5.2"


def test_every_effect_of_a_crisis_leads_to_its_rule():
    """UX-94."""
    assert set(RULES) == {*CRISIS_NAMES, "landed", INVASION} - {"none"}
    for language in ("en", "hu"):
        book = open_book("venus", language)
        wanted = (*RULES.values(), "OV-7.1", "OV-7.7", "OV-9.3", "OV-1.4")
        assert all(book.place_of(rule) is not None for rule in wanted)


def test_a_saboteur_is_not_said_to_be_turned_away_before_somebody_is_asked(app):
    """OV-7.9 to OV-7.13: first who may hire him, and only then what came of it."""
    given = {"tiles": {"mercury": "crisis_1 crisis_2"}, "orbit": {"mars": "blue 2 tank"}}
    scene = seated(app, last_marker(**given, buildings={"mercury": "red 1 mine"}, money={"red": 3}))
    scene.match.answer("marker", seat=0)
    pages(app, scene)
    turn_page(app)
    page = pages(app, scene).page
    assert page.title.startswith("Mercury") and page.lines[-1].endswith("decides whether to pay the saboteur.")
    turn_page(app)
    assert pages(app, scene) is None and scene.desk.decision.prompt == "venus.saboteur.hire"


@pytest.mark.parametrize(("aliens", "end"), [("titan kuiper", "Kuiper belt"), ("titan kuiper ganymede", "Shared")])
def test_an_invasion_is_told_once_for_all_planets(app, aliens, end):
    """OV-7.30, OV-7.33: however many aliens go on; before a common defeat, too."""
    tiles = {"kuiper": "crisis_1 crisis_2 crisis_3"}
    scene = seated(app, last_marker(tiles=tiles, aliens=aliens, landed=True, period=2))
    scene.match.answer("marker", seat=0)
    titles = []
    while (page := pages(app, scene)) is not None:
        titles.append(page.page.title)
        now = "Crises" if not titles[-1].startswith("Shared") else "Period 2 of 3"
        assert now in scene.panels.status.status.parts()
        turn_page(app)
    assert titles[0] == "Crises of period 2" and titles[1] == "The invasion continues"
    assert len(titles) == 3 and titles[2].startswith(end)


@pytest.mark.parametrize("how", ["instant", "fast", "machines"])
def test_who_hurries_reads_no_pages(app, how):
    """UX-25, UX-71: at once, with the key of the fast-forward held, or with nobody to read."""
    scene = seated(app, last_marker(), humans=0 if how == "machines" else 2, speed=0 if how == "instant" else 1)
    if how == "fast":
        scene.commands.fast(True)
    if how != "machines":
        scene.match.answer("marker", seat=0)
    for _ in range(100):
        app.step(50.0)
        assert len(scene.host.layers) == 1 and (scene.timeline.holding or "play:").startswith("play:")
    assert scene.match.session.state.period >= 2


def test_the_fast_forward_key_takes_an_open_page_along(app):
    """UX-71."""
    scene = seated(app, last_marker())
    scene.match.answer("marker", seat=0)
    assert pages(app, scene) is not None
    scene.commands.fast(True)
    app.step(50.0)
    assert read_all(app, scene) == [] and scene.desk.decision.prompt == TURN


def test_reduced_motion_keeps_the_pages(app):
    """UX-29: what is read stays, what moves fades."""
    scene = seated(app, last_marker(), reduced_motion=True)
    app.ctx.reduced_motion = True
    scene.match.answer("marker", seat=0)
    assert len(read_all(app, scene)) == 3


def test_a_page_hides_as_little_as_it_can_of_what_it_is_about(app):
    scene = seated(app, last_marker())
    scene.match.answer("marker", seat=0)
    for _ in range(3):
        page = pages(app, scene)
        rects = scene.module.show.worlds_at(page.page.planets)
        if page.page.picture:
            assert rects and not any(page.panel.rect.collidepoint(rect.center) for rect in rects)
        turn_page(app)


def test_another_pair_of_eyes_finds_no_page_of_the_last(app):
    """UX-41: the cover takes everything away, and the game goes on behind it."""
    scene = seated(app, last_marker())
    scene.match.answer("marker", seat=0)
    pages(app, scene)
    scene.host.layers = scene.host.layers[:1]
    scene.conceal()
    assert not scene.timeline.busy and scene.timeline.holding is None
    app.step(50.0)
    assert not scene.module.devices.holds()


# -- the end


def test_the_last_reckoning_counts_planet_by_planet(app):
    """OV-9.3: the totals grow, and the result follows when it is closed."""
    t = last_marker(period=3, tiles={}, kept={"blue": "crisis_1"}, buildings={"mars": "red 1 mine, blue 1 factory"})
    scene = seated(app, t)
    scene.match.answer("marker", seat=0)
    tally = pages(app, scene)
    assert isinstance(tally, ScoreTally)
    totals = []
    for _ in range(200):
        app.step(100.0)
        totals.append(tally.grid._total(0))
        if tally.is_over:
            break
    assert totals == sorted(totals) and totals[-1] == 10
    assert [tally.grid._total(seat) for seat in (0, 1)] == result(scene.match.session.state).scores == [10, 7]
    app.step(5000.0)
    assert app.scene is scene  # nobody is hurried
    turn_page(app)
    for _ in range(200):
        app.step(50.0)
        if app.scene.name == "result":
            break
    assert app.scene.name == "result"


def test_a_common_defeat_shows_its_cause_first(app):
    """OV-1.4."""
    scene = seated(app, last_marker(tiles={"earth": "crisis_1 crisis_2 crisis_3 crisis_3"}))
    scene.match.answer("marker", seat=0)
    assert read_all(app, scene)[-1] == "Shared defeat"
    for _ in range(200):
        app.step(50.0)
    assert app.scene.name == "result"


# -- texts inside their boxes


@pytest.mark.parametrize("language", ["en", "hu"] if THOROUGH else ["hu"])
@each_window(100, 200, sizes=SIZES[:3])
def test_no_page_cuts_a_text(size, text_size, language):
    with closing(headless_app(size, language, "midnight", text_size)) as program:
        t = last_marker(period=3, orbit={"venus": "red 1 infantry, blue 2 tank", "earth": "red 2 tank"})
        scene = seated(program, t)
        scene.match.answer("marker", seat=0)
        seen = 0
        while (page := pages(program, scene)) is not None:
            if isinstance(page, ScoreTally):
                page.skip()
                program.step(16.0)
            assert [str(problem) for problem in problems(page, program.ctx)] == []
            assert pygame.Rect(0, 0, *size).contains(page.panel.rect)
            seen += 1
            turn_page(program)
        assert seen == 4


def attempting(dice=(SKULL, 2, 6), target=False):
    t = table(
        "red blue", orbit={"mars": "red 2 infantry, red 3 tank"}, surface={"mars": "blue 2 tank"},
        buildings={"mars": "blue 1 factory"}, tiles={"mars": "mine_3 tension"},
        hands={"red": "steam_mortar guards_regiment heavy_turret_guns grand_disintegrator"},
    )  # fmt: skip
    t.rolls(*dice)
    t.red.does(*(("tension", t.tile("tension"), 1, "factory") if target else ("attempt", t.tile("mine_3"))))
    return t


# -- sheets


@pytest.mark.parametrize("language", ["en", "hu"])
def test_everything_on_the_table_can_be_inspected(language):
    """UX-49, UX-51: every piece and every planet, in both languages, no message missing."""
    with closing(headless_app((1280, 720), language)) as program:
        scene = seated(program, attempting())
        things = [piece.id for piece in scene.desk.tableau.pieces if piece.facts]
        things += [f"world:{name}" for name in scene.module.known.names]
        for thing in things:
            sheet = scene.module.pages.inspect(thing)
            assert sheet is not None and sheet.title, thing
            said = [sheet.title, sheet.kind, sheet.text, *sheet.states, *(value.name for value in sheet.values),
                    *(part for pair in sheet.keywords for part in pair)]  # fmt: skip
            assert not any("[venus" in text for text in said), thing
            scene.reading._open(thing)
            program.step(16.0)
            assert program.scene is scene, thing


def test_sheets_tell_nothing_hidden(app):
    """1.3: other hands, and money where it is not open."""
    t = table("red blue", hands={"red": "encore", "blue": "steam_mortar"}, open_money=False)
    scene = seated(app, t)
    hidden = next(c for c in t.state.pile("hand:1"))
    assert "Steam Mortar" not in repr(scene.module.pages.inspect(hidden))
    theirs, mine = scene.module.pages.inspect("seat:1"), scene.module.pages.inspect("seat:0")
    assert len(theirs.values) == len(mine.values) - 1
    for piece in PIECES:
        assert scene.module.pages.inspect(f"supply:{piece}") is not None


def test_an_empire_is_chosen_by_what_it_can_do(app):
    """OV-3.2: the choice tells the four starting cards, the player's sheet names them."""
    app.settings["speed"] = 0
    scene = sit_down(app, match_of(2, seed=3))
    assert scene.desk.decision.prompt == "venus.game.empire"
    told = scene.desk.gesture("germany").preview.split("\n")
    assert len(told) == 4 and told[0].startswith("Siege Howitzer: 4 combat points")
    scene.match.answer("germany", seat=0)
    app.step(200.0)
    assert "Ordnance Works" in dict(scene.module.pages.inspect("seat:0").keywords)["Starting cards"]


def test_a_planets_sheet_has_its_standing_and_its_crisis(app):
    """OV-2.6, section 7.2."""
    scene = seated(app, last_marker())
    sheet = scene.module.pages.inspect("world:mars")
    said = dict(sheet.keywords)
    assert "10 points" in said["Anna"] and "6 points" in said["Béla"]
    assert [value.amount for value in sheet.values] == [10, 6, 3]
    assert any("level 2" in state for state in sheet.states)
    mine = view(scene.match.session.state, 0)["table"]["planets"][4]
    assert mine["points"] == [10, 6]


# -- motion


def test_a_whole_game_moves_without_a_fault(app):
    """Every kind of event of the rules is shown somewhere in it; at the end the table is at the view."""
    app.settings["speed"], app.settings["ai_pace"] = 4, 0
    scene = TableScene(app, match_of(0, 3, seed=4))
    kinds = set()
    told = scene.module.motion.steps
    scene.module.motion.steps = lambda event: (kinds.add(event.kind), told(event))[1]
    app.push(scene)
    for _ in range(6000):
        app.step(60.0)
        if app.scene is not scene:
            break
    assert app.scene.name == "result", app.scene.name
    assert {"moved", "landed", "raised", "built", "tile", "tile_away", "money", "marker", "attempt_dice", "unit_lost",
            "crisis_levels", "reset", "period", "over"} <= kinds  # fmt: skip


def covered_next(app, scene):
    """Waits for the next cover; pages on the way would be a fault."""
    for _ in range(200):
        assert len(scene.host.layers) == 1
        if app.scene is not scene:
            return scene.match.screen.covered_for
        app.step(50.0)
    raise AssertionError("no cover falls")


def test_crises_are_read_together_in_order_before_the_cover_falls(app):
    """UX-41, UX-45: nobody's hand lies open meanwhile, so that losing the focus covers nothing; nothing comes twice."""
    scene = seated(app, last_marker(hands={"red": "sharpshooter", "blue": "sharpshooter"}))
    scene.match.settings.trust = False
    scene.match.answer("marker", seat=0)
    assert pages(app, scene).page.title.startswith("Crises") and scene.match.viewer is None
    turn_page(app)
    assert pages(app, scene).page.title.startswith("Venus")
    scene.match.screen.focus_lost()
    app.step(50.0)
    assert app.scene is scene and "Crises" in scene.panels.status.status.parts()
    assert read_all(app, scene) == ["Venus: The Venusian Uprising", "Mars: The Martian Campaign"]
    seat = covered_next(app, scene)
    scene.match.screen.lift()
    for _ in range(60):
        app.step(50.0)
        assert len(scene.host.layers) == 1
    assert scene.match.viewer == seat and scene.desk.decision.prompt == TURN
    assert "Period 2 of 3" in scene.panels.status.status.parts()  # no longer that of the crises


def test_pages_that_are_never_read_are_not_spoken_of_any_more(app):
    """UX-25: whoever wants everything at once reads none, and the line above the table tells the present."""
    scene = seated(app, last_marker())
    scene.match.settings.trust = False
    scene.match.answer("marker", seat=0)
    pages(app, scene)
    app.settings["speed"] = 0
    scene.use_settings()
    scene.host.close()
    covered_next(app, scene)
    scene.match.screen.lift()
    for _ in range(4):
        app.step(50.0)
    assert len(scene.host.layers) == 1 and "Period 2 of 3" in scene.panels.status.status.parts()
