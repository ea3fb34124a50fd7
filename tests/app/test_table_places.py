"""Nothing covers the hand, and nothing moves under the pointer: over the questions of all games (look.md, UX-5, UX-23,
UX-31).

The positions come from games played by chance; every control that does not answer yet is pressed, and what is in the
window is compared before and after.
"""

from __future__ import annotations

from contextlib import closing
from functools import cache

import pygame
import pytest

from app.match import Match, PlaySettings, Seats
from app.match.thoughts import Nobody
from app.table.choose import BLOCKED, LEGAL, SomeChoice
from app.table.choose import TARGET as TARGET_MARK
from app.table.desk import Desk
from app.table.measure import covered, cut_names, measure
from app.table.painter import captions
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.buttons import Pressable
from app.ui.focus import focusables
from app.ui.input import PointerEvent
from app.ui.widget import TARGET
from rules import Chance, Session, answer_at_random, clone, find, view, waiting
from rules.core.refusals import FIRST
from tests.support.games import TABLES, setup_of
from tests.support.thorough import THOROUGH, some

NAMES = ("Anna", "Bence", "Vega", "Rigel", "Altair", "Mira")
WINDOWS = [
    ((1024, 640), 150, "hu"),
    ((1280, 720), 100, "hu"),
    ((1280, 720), 150, "en"),
    ((1920, 1080), 100, "en"),
    ((3840, 2160), 100, "hu"),
    ((1024, 640), 200, "hu"),
]
LONGEST = 700 if THOROUGH else 320  # answers of a game in which questions are looked for


@cache
def positions(game: str) -> dict[str, Session]:
    """A position for each question that some games put, with few and with many players."""
    found: dict[str, Session] = {}
    low, high = find(game).seats
    for seats in sorted({low, min(high, 4)}):
        session, rng = Session.start(game, setup_of(game, seats), 3), Chance(3)
        for _ in range(LONGEST):
            if not waiting(session.state):
                break
            decision = waiting(session.state)[0]
            if decision.prompt not in found:
                found[decision.prompt] = Session(clone(session.state), 3)
            session.answer(answer_at_random(session.state, decision, rng))
    return found


def sit_at(app, session: Session, pointer: tuple[int, int] = (-1, -1)) -> TableScene:
    people = Seats([(name, "human") for name in NAMES[: len(session.setup.seats)]])
    match = Match(
        Session(clone(session.state), 3), people, opponents=Nobody(), settings=PlaySettings(trust=True, hide_after_s=0)
    )
    app.settings["speed"] = 0
    scene = TableScene(app, match)
    scene.top.pointer = pointer
    app.push(scene)
    settle(app)
    return scene


def settle(app) -> None:
    for _ in range(4):
        app.step(60.0)


@pytest.mark.parametrize("window", some(WINDOWS, 3), ids=lambda window: f"{window[0][0]}x{window[0][1]}-{window[1]}")
@pytest.mark.parametrize("game", TABLES)
def test_no_question_lies_over_the_hand_or_the_board(game, window):
    """UX-5, UX-31: neither a strip, nor some rows, nor a page at the board's side."""
    size, text_size, language = window
    wrong = []
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for prompt, session in positions(game).items():
            scene = sit_at(app, session)
            whole, bar = pygame.Rect(0, 0, *size), scene.prompt.rect
            if scene.desk.decision is not None:
                held = [one.piece.name for one in scene.desk.stage.shown if one.hand and one.box.colliderect(bar)]
                wrong += [f"{prompt} lies over {name}" for name in held]
                if bar.colliderect(scene.panels.divide().board.inflate(-8, -8)):
                    wrong.append(f"{prompt} lies over the board: {bar}")
                if not whole.contains(bar):
                    wrong.append(f"{prompt} leaves the window: {bar}")
            app.scenes.pop().left()
    assert wrong == []


@pytest.mark.parametrize("window", [((1024, 640), 150, "hu"), ((1024, 640), 200, "hu"), ((1280, 720), 100, "en")])
@pytest.mark.parametrize("game", TABLES)
def test_one_line_always_says_where_the_game_is(game, window):
    """UX-9: never empty, never cut, from the set-up on."""
    size, text_size, language = window
    wrong = []
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for prompt, session in positions(game).items():
            scene = sit_at(app, session)
            told = scene.panels.status.marks()
            if not told or any(mark.cut for mark in told):
                wrong.append((prompt, [mark.text for mark in told]))
            asked = scene.desk.decision
            if asked is not None and scene.module.seat_name(asked.seat) not in scene.panels.status.text:
                wrong.append((prompt, "does not tell whom it asks"))
            app.scenes.pop().left()
    assert wrong == []


@cache
def announced(game: str) -> list[Session]:
    """Positions in which something waits to be carried out."""
    session, rng, found = Session.start(game, setup_of(game, 4), 3), Chance(3), []
    for number in range(LONGEST):
        asked = waiting(session.state)
        if not asked or len(found) >= 4:
            break
        if number % 3 == 0 and view(session.state, None)["table"].get("stack"):
            found.append(Session(clone(session.state), 3))
        session.answer(answer_at_random(session.state, asked[0], rng))
    return found


@pytest.mark.parametrize("window", WINDOWS[:3], ids=lambda window: f"{window[0][0]}x{window[0][1]}-{window[1]}")
@pytest.mark.parametrize("game", [game for game in TABLES if announced(game)])
def test_waiting_actions_cover_no_name_of_a_place_and_nothing_that_is_asked_for(game, window):
    """UX-36."""
    size, text_size, language = window
    seen, wrong = 0, []
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for session in announced(game):
            scene = sit_at(app, session)
            stack, desk = scene.panels.stack, scene.desk
            if stack is not None and scene.panels.log is None:
                seen += 1
                names = {words: spot for words, _, spot in captions(app.ctx, desk.stage)}
                wrong += [str(words) for words, spot in names.items() if spot.colliderect(stack.rect)]
                wrong += [
                    str(rect) for rect in (*desk.offered_boxes(), scene.prompt.rect) if rect.colliderect(stack.rect)
                ]
            app.scenes.pop().left()
    assert seen and wrong == []


def controls(scene: TableScene) -> dict[str, pygame.Rect]:
    """Where each control of the question is, as far as it can be seen; the handle to move the bar is none."""
    parts = [scene.prompt, *([scene.parts.panel] if scene.parts.panel is not None else [])]
    found = [one for part in parts for one in focusables(part) if one.id and one.seen().width and one.seen().height]
    if scene.prompt._scroll.most:  # what is scrolled goes on to where there is something new
        found = [one for one in found if scene.prompt._scroll not in one.ancestors()]
    return {one.id + (one.spoken() if one.id.startswith("chip-") else ""): pygame.Rect(one.rect) for one in found}


def presses(app, scene: TableScene, rng: Chance) -> str:
    """Press one control or touch one thing that does not answer at once; its name, or nothing if there is none."""
    desk = scene.desk
    ends = ("end", "confirm", "only", "rule")
    buttons = [
        one
        for part in (scene.prompt, scene.parts.panel)
        if part is not None
        for one in focusables(part)
        if one.enabled and one.id not in ends and one.seen().width > 4 and one.seen().height > 4
    ]
    steppers = [one for one in buttons if not isinstance(one, Pressable)]
    tried = [*buttons, *steppers, *desk.marks()]
    if not tried:
        return ""
    chosen = tried[rng.below(len(tried))]
    if chosen in buttons:
        box = chosen.seen()
        chosen.on_click(app.ctx, (box.right - 8, box.centery))
        return chosen.id or str(chosen)
    desk.touch(chosen)
    return str(chosen)


@pytest.mark.parametrize("window", some(WINDOWS[:4], 2), ids=lambda window: f"{window[0][0]}x{window[0][1]}")
@pytest.mark.parametrize("game", TABLES)
def test_no_control_moves_while_its_question_is_open(game, window, monkeypatch):
    """UX-23, look.md: whatever is touched, what can be pressed stays where it is."""
    size, text_size, language = window
    monkeypatch.setattr(Desk, "confirm", lambda self: True)  # no answer: the question stays open
    monkeypatch.setattr(Desk, "double", lambda self, *rest: True, raising=False)
    moved: dict[str, str] = {}
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for prompt, session in positions(game).items():
            scene, rng = sit_at(app, session), Chance(5)
            decision = scene.desk.decision
            for _ in range(6):
                if decision is None or scene.desk.decision is not decision or app.scene is not scene:
                    break
                scene.host.layers = scene.host.layers[:1]
                before = controls(scene)
                pressed = presses(app, scene, rng)
                settle(app)
                if scene.desk.decision is not decision:
                    break
                now = controls(scene)
                for name in before.keys() & now.keys():
                    if before[name] != now[name]:
                        moved.setdefault(f"{prompt} {name}", f"{before[name]} → {now[name]} after {pressed}")
            del app.scenes[app.scenes.index(scene) + 1 :]
            app.scenes.pop().left()
    assert not moved, "\n".join(f"{name}: {how}" for name, how in moved.items())


@pytest.mark.parametrize("window", some(WINDOWS[:4], 2), ids=lambda window: f"{window[0][0]}x{window[0][1]}")
@pytest.mark.parametrize("game", TABLES)
def test_the_next_question_puts_nothing_else_where_the_last_click_was(game, window):
    """UX-23, look.md: neither at a strip nor on a page; End alone keeps its place."""
    size, text_size, language = window
    wrong, clicks = [], 0
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for prompt, session in positions(game).items():
            for number in range(3):
                scene = sit_at(app, session)
                asked, bar = scene.desk.answered, scene.prompt
                buttons = [one for one in focusables(bar) if isinstance(one, Pressable) and one.enabled]
                buttons = [one for one in buttons if one.id not in ("rule", "end", "prompt-grip") and one.seen().width]
                if scene.desk.decision is not None and number < len(buttons):
                    button = buttons[-1 - number]
                    pos, said = button.seen().center, button.spoken()
                    scene.top.pointer, app.ctx.device = pos, "mouse"
                    button.on_click(app.ctx, pos)
                    settle(app)
                    if app.scene is scene and scene.desk.decision is not None and scene.desk.answered != asked:
                        clicks += 1
                        under = [one for one in focusables(bar) if isinstance(one, Pressable) and one.id != "end"]
                        wrong += [
                            f"{prompt}: {one.spoken()} lies where {said} was"
                            for one in under
                            if one.enabled and one.seen().collidepoint(pos) and one.spoken() != said
                        ]
                del app.scenes[app.scenes.index(scene) + 1 :]
                app.scenes.pop().left()
    assert clicks > 0 and not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", TABLES)
def test_a_pointer_that_only_rests_moves_no_button(game):
    """Before anything was pressed nobody can press again by mistake."""
    with closing(headless_app((1280, 720), "hu")) as app:
        app.ctx.device = "mouse"
        for session in list(positions(game).values())[:3]:
            places = controls(sit_at(app, session))
            app.scenes.pop().left()
            for spot in places.values():
                assert controls(sit_at(app, session, spot.center)) == places
                app.scenes.pop().left()


@pytest.mark.parametrize("window", some(WINDOWS, 2), ids=lambda window: f"{window[0][0]}x{window[0][1]}-{window[1]}")
def test_cards_that_alone_are_asked_for_stand_up_whole(window):
    """look.md: a hand that can be read; where something else is asked as well it stays low, off the board."""
    size, text_size, language = window
    stood = 0
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for prompt, session in ((prompt, one) for game in TABLES for prompt, one in positions(game).items()):
            scene = sit_at(app, session)
            desk, hand = scene.desk, scene.panels.divide().hand
            stage, choice = desk.stage, desk.choice
            if stage is not None and choice is not None and hand.width:
                things = [thing for thing, mark in choice.marks().items() if mark in (LEGAL, TARGET_MARK)]
                held = [one for one in stage.shown if one.hand and not stage.places[one.piece.place].raised]
                alone = bool(things) and all((one := stage.of(thing)) is not None and one.hand for thing in things)
                if held and stage.stands:
                    stood += 1
                    assert alone and all(one.box.bottom <= size[1] for one in held), prompt
                    assert stage.piece_at(held[-1].box.center) is held[-1], f"{prompt}: the board lies over the hand"
                elif held and isinstance(choice, SomeChoice):
                    assert not alone, f"{prompt}: asks for the hand alone, which hangs over the edge"
            app.scenes.pop().left()
    assert stood


def test_a_card_under_the_next_one_keeps_its_name_to_what_is_seen():
    """UX-5: in a hand of eleven each name is in sight, and whole on the card that is pointed at."""
    with closing(headless_app((1280, 720), "en")) as app:
        for game in TABLES:
            scene = sit_at(app, next(iter(positions(game).values())))
            stage, module = scene.desk.stage, scene.module
            assert stage is not None
            for one in (one for one in stage.shown if one.hand and one.strip and one.piece.facts):
                drawn = module.layout.draw(module.layout.narrowed(one.piece.art, one.strip), one.size, app.ctx)
                whole = module.layout.draw(one.piece.art, one.size, app.ctx)
                assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(whole, "RGBA"), one.piece.name
            app.scenes.pop().left()


@pytest.mark.parametrize(
    "window", some(WINDOWS[1:5], 2), ids=lambda window: f"{window[0][0]}x{window[0][1]}-{window[1]}"
)
@pytest.mark.parametrize("game", TABLES)
def test_no_word_is_cut_in_any_question(game, window):
    """UX-90, look.md: names on cards, words on buttons, beside numbers, in questions and their notes. (What the status
    line leaves out stands in its tooltip.)"""
    size, text_size, language = window
    wrong = []
    with closing(headless_app(size, language, "midnight", text_size)) as app:
        for prompt, session in positions(game).items():
            scene = sit_at(app, session)
            status = {mark.text for mark in scene.panels.status.marks()}
            wrong += [f"{prompt}: {name}" for name in cut_names(scene) if name not in status]
            wrong += [f"{prompt}: {thing} is covered" for thing in covered(scene)]
            app.scenes.pop().left()
    assert wrong == []


CLICKS = 1500 if THOROUGH else 60  # of a game that is played by the mouse


@pytest.mark.parametrize("game", TABLES)
def test_no_click_of_a_game_moves_a_control_or_brings_another_action_under_the_pointer(game):
    """UX-23, look.md: a game played by clicks at random, each of them followed by the next question as it comes."""
    wrong, clicks = [], 0
    low, high = find(game).seats
    with closing(headless_app((1280, 720), "en")) as app:
        scene = sit_at(app, Session.start(game, setup_of(game, max(low, min(high, 3))), 11))
        rng, desk = Chance(4), scene.desk
        app.ctx.device = "mouse"
        for number in range(CLICKS):
            while scene.host.is_covered:
                scene.host.close()
            if app.scene is not scene or scene.match.result() is not None:
                break
            decision, answered, before = desk.decision, desk.answered, controls(scene)
            said, at = clicked(app, scene, rng)
            settle(app)
            if decision is None or app.scene is not scene or scene.host.is_covered:
                continue
            clicks += 1
            if desk.answered == answered and desk.decision is decision:
                now = controls(scene)
                moved = [name for name in before.keys() & now.keys() if before[name] != now[name]]
                wrong += [f"{number} {decision.prompt}: {name} moved after {said}" for name in moved]
            elif desk.answered != answered and desk.decision is not None and at is not None:
                under = [one for one in focusables(scene.prompt) if isinstance(one, Pressable) and one.id != "end"]
                wrong += [
                    f"{number} {decision.prompt}: {one.spoken()} lies where {said} was"
                    for one in under
                    if one.enabled and one.seen().collidepoint(at) and one.spoken() != said
                ]
            app.step(600.0)  # a person looks before the next click
    assert clicks > 10 and not wrong, "\n".join(wrong)


def clicked(app, scene: TableScene, rng: Chance) -> tuple[str, tuple[int, int] | None]:
    """One click on a control of the question or on a thing; what it said and, for a button, where it was."""
    desk, parts = (
        scene.desk,
        [part for part in (scene.prompt, scene.parts.panel, scene.parts.chips) if part is not None],
    )
    named = ("rule", "prompt-grip")
    tried = [one for part in parts for one in focusables(part) if one.enabled and one.id not in named]
    tried = [one for one in tried if one.seen().width > 4 and one.seen().height > 4]
    things = [thing for thing, mark in desk.marks().items() if mark != BLOCKED]
    if not tried and not things:
        app.step(600.0)
        return "", None
    chosen = rng.below(len(tried) + len(things))
    if chosen >= len(tried):
        desk.touch(things[chosen - len(tried)])
        return str(things[chosen - len(tried)]), None
    one = tried[chosen]
    box, said = one.seen(), one.spoken()
    pos = box.center if isinstance(one, Pressable) else (box.right - 8, box.centery)
    scene.top.pointer, app.ctx.device = pos, "mouse"
    one.on_click(app.ctx, pos)
    return said, pos if isinstance(one, Pressable) else None


@pytest.mark.parametrize("game", TABLES)
def test_what_may_be_touched_is_a_target_of_32_pixels(game):
    """UX-23: also where it is drawn smaller: a click just beside it means it, and nothing that lies there."""
    with closing(headless_app((1024, 640), "hu", "midnight", 150)) as app:
        least = app.ctx.px(TARGET)
        for prompt, session in positions(game).items():
            scene = sit_at(app, session)
            desk, stage = scene.desk, scene.desk.stage
            if desk.decision is not None and stage is not None:
                targets = [thing for thing, mark in desk.marks().items() if mark in (LEGAL, TARGET_MARK)]
                for thing in targets:
                    box = stage.rect(thing)
                    if box is None or min(box.size) >= least or app.scene is not scene:
                        continue
                    spot = (box.centerx, box.bottom + (least - box.height) // 2 - 1)
                    if box.height < least and stage.piece_at(spot) is None and not scene.prompt.rect.collidepoint(spot):
                        assert scene.top._meant(app.ctx, spot, targets) in targets, f"{prompt}: {thing}"
                assert (measure(scene)["smallest_target"] or least) >= least, prompt
            app.scenes.pop().left()


@pytest.mark.parametrize("game", TABLES)
def test_a_click_on_what_is_not_asked_for_opens_its_sheet_without_a_word(game):
    """look.md: everything can be read at once, during any question; what lies on something offered means that."""
    seen = 0
    with closing(headless_app((1280, 720), "en")) as app:
        for prompt, session in positions(game).items():
            scene = sit_at(app, session)
            desk, stage = scene.desk, scene.desk.stage
            app.step(600.0)
            if stage is None or desk.choice is None or app.scene is not scene:
                app.scenes.pop().left()
                continue
            offered = desk.marks().keys() | desk.choice.starts()
            for shown in [one for one in stage.shown if offered.isdisjoint((one.piece.id, *one.members))][:12]:
                pos, thing = shown.box.center, shown.piece.id
                inside = scene.top._meant(app.ctx, pos, offered, shown)
                clear = stage.piece_at(pos) is shown and scene.host.at(pos) is scene.top
                reason = desk.why_not(thing)
                if not clear or (reason is not None and reason.id != FIRST) or stage.place_at(pos) in offered:
                    continue
                before = desk.choice.value() if inside is not None else None
                for kind in ("press", "release"):
                    scene.offer(PointerEvent(kind, pos, 1))
                if inside is not None:
                    assert desk.choice is None or desk.choice.value() != before or desk.choice.marks(), prompt
                elif shown.piece.facts and not shown.piece.says_all and scene.module.pages.inspect(thing) is not None:
                    seen += 1
                    assert desk.complaint is None, f"{prompt}: {thing} is refused"
                    assert scene.reading.layer.open is not None, f"{prompt}: {thing} has a sheet"
                    scene.reading.close()
                break
            del app.scenes[app.scenes.index(scene) :]
    assert seen
