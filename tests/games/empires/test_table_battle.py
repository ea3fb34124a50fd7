"""The battle board (UI-8, UI-9): both sides by class, numbers to hit with their parts, answers by touching lines."""

from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.games.empires.battle.answers import COLONY
from app.games.empires.battle.cards import NAME, Badge, CardParts, FlatBody, Pips
from app.games.empires.battle.fights import Wreck
from app.games.empires.battle.refuges import HexSpot
from app.games.empires.battle.rows import ClassSign
from app.games.empires.battle.steps import AFTER, StepLine, step_now
from app.games.empires.words import unbroken
from app.table.choose import CHOSEN, LEGAL, TARGET
from app.table.measure import covered
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.labels import Paragraph
from app.ui.tooltip import draw_tooltip
from rules import view
from rules.empires.printed.constants import CAPTURED
from tests.app.windows import each_window
from tests.games.empires.battles import theatre
from tests.games.empires.boarding import boarders
from tests.games.empires.boards import (
    before_fire,
    cards,
    cards_shown,
    fleets,
    landed,
    large,
    screening,
    second_round,
    words,
)
from tests.games.empires.hands import sit_down
from tests.games.empires.support import galaxy
from tests.games.empires.test_solo_machines import machine
from tests.games.empires.verbs import FIRE, HERE, SCREEN


def test_every_line_is_a_card_in_its_class(sits):
    """UI-8: number, hull with damage, class, round."""
    t = before_fire()
    scene = sits(t)
    found, told = cards(scene), words(scene)
    assert len(found) == 5
    signs = {widget.letter for widget in scene.module.pages.panel(scene.desk).walk() if isinstance(widget, ClassSign)}
    assert "Round 1" in told and "Battle at E4" in told and signs == {"A", "B", "C", "E"}
    assert "Battleship" in told and "2 Cruisers" in told
    hulls = [
        widget.hull for card in found.values() for widget in card.walk() if isinstance(widget, Pips)
    ]  # by class, red's line before blue's
    assert hulls == [3, 2, 2, 1, 1]


def test_a_target_tells_the_number_and_its_parts(sits):
    """UI-9."""
    t = before_fire()
    scene = sits(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(card for card in cards(scene).values() if card.mark == TARGET)
    at = int(target.id.removeprefix("line-"))
    number = next(each for each in view(t.state, 0)["table"]["numbers"] if (each["by"], each["at"]) == (by, at))
    assert f"with {number['need']} or less" in target.tooltip() and "Attack\u00a0+5" in target.tooltip()


def test_a_touch_on_an_enemy_line_fires_with_all_shots(sits):
    """UI-8: the line that fires first is under orders already."""
    t = before_fire()
    scene = sits(t)
    target = next(card for card in cards(scene).values() if card.mark == TARGET)
    by = scene.module.board.answers.by(scene.desk)
    target.action()
    given = scene.match.session.log[-1]
    assert given.value == ("fire", by, int(target.id.removeprefix("line-")), 1)


def test_boarding_ships_board(sits):
    """CL-4.1.1: what they do is not called a shot."""
    t = boarders()
    t.red.has("BD", 2, boarding=1)
    t.blue.has("CA", 1)
    t.fight()
    t.calm_until(t.red, FIRE)
    scene = sits(t)
    assert "To board: Anna’s 2 Boarding Ships" in words(scene)
    assert scene.host.focused.text == "Board Cruiser"
    assert "board or wait?" in scene.panels.status.text + " ".join(part.spoken() for part in scene.prompt.walk())
    assert "Do not board" in [getattr(part, "text", "") for part in scene.prompt.walk()]
    target = next(card for card in cards(scene).values() if card.mark == TARGET)
    assert "Boarded by Anna’s 2 Boarding Ships with 3 or less" in target.tooltip()


def test_fewer_shots_can_be_named(sits):
    """SE-5.3.6: the units of a group may fire at several targets."""
    t = theatre()
    t.red.has("CA", 3, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.blue.has("DD", 1, at=HERE)
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    scene = sits(t)
    answers = scene.module.board.answers
    while scene.desk.decision.seat != 0:
        scene.desk.pick_option(next(each for each in scene.desk.choice.decision.options if each[0] == "hold"))
        scene.app.step(300.0)
    assert answers.shots(scene.desk) == (3, 3)
    assert scene.host.focused.id.startswith("option-('fire'"), "Enter fires"
    answers.take(2)
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    assert scene.match.session.log[-1].value[-1] == 2


def test_units_are_screened_by_touching_their_line(sits):
    """SE-5.5.1: one more with each touch; after the last one it begins anew."""
    t = fleets()
    t.fight()
    scene = sits(t)
    scouts = t.red.line(2)
    units = scene.desk.choice.parts["units"]
    place = units.decision.slots.index(scouts)
    assert cards(scene)[scouts].mark == LEGAL and units.numbers[place] == 0
    told = []
    for _ in range(4):
        cards(scene)[scouts].action()
        told.append(units.numbers[place])
    assert told == [1, 2, 3, 0]
    cards(scene)[scouts].action()
    assert cards(scene)[scouts].mark == CHOSEN
    scene.desk.back()
    assert units.numbers[place] == 0


def test_what_a_mine_strikes_is_touched_on_the_board(sits):
    """SE-13.4: it begins with what costs most; a touch on another ship takes the mine there, and back proposes it
    again. The numbers in the prompt follow."""
    t = theatre()
    lines = [t.red.has("SC", at=HERE), t.red.has("DD", at=HERE)]
    t.blue.has("Mine", at=HERE)
    t.fight()
    scene = sits(t)
    scout, destroyer = (t.red.line(slot) for slot in lines)
    choice = scene.desk.choice

    def struck():
        marks = {number: card.mark for number, card in cards(scene).items() if card.action}
        chosen = [number for number, mark in marks.items() if mark == CHOSEN]
        assert choice.value() == tuple(int(slot in chosen) for slot in choice.decision.slots)
        return chosen

    assert struck() == [destroyer]
    cards(scene)[scout].action()
    assert struck() == [scout]
    scene.desk.back()
    assert struck() == [destroyer]


def test_the_question_names_what_may_be_done(sits):
    """UX-31, SE-5.9.1: nobody retreats in the first round."""
    scenes = [sits(before_fire()), sits(second_round())]
    told = [scene.module.words.prompt(scene.desk.decision).partition(": ")[2] for scene in scenes]
    assert told == ["fire or hold fire?", "fire, hold fire or retreat?"]


@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_columns_are_the_classes_that_count_from_the_beginning(sits, terrain):
    """SE-5.8.1, SE-5.8.2: already while units are screened, and wrecks lie in them, too."""
    t = fleets()
    t.marker(HERE, terrain, up=True)
    t.fight()
    assert t.red.is_asked(SCREEN)
    scene = sits(t)
    panel = scene.module.pages.panel(scene.desk)
    signs = [widget.id for widget in panel.walk() if (widget.id or "").startswith("class-")]
    assert signs == ["class-E"]


def test_a_line_that_is_gone_tells_what_was_destroyed_and_what_retreated(sits):
    """UI-8: losses of earlier rounds count no more, and whoever retreats is not lost."""
    t = second_round(red=(("CA", 3), ("SC", 1)))
    scene = sits(t)
    board = scene.module.board
    fight, desk = board.fight, scene.desk
    cruisers = next(each for each in fight.lines if each.owner == 0 and each.what == "cruiser")
    left = tuple(each for each in fight.lines if each is not cruisers)
    told = []
    for lost in (0, 1, 3):
        wrecks = (Wreck(0, 0, "cruiser", cruisers.letter, lost),) if lost else ()
        made = board.field.middle(desk, replace(fight, lines=left, wrecks=wrecks))
        told.append([getattr(widget, "text", "") for widget in made.find(f"gone-{cruisers.number}").walk()])
    wanted = ["no longer here", "1 destroyed, 2 retreated", "destroyed"]
    assert [words in each for words, each in zip(wanted, told, strict=True)] == [True] * 3, told


def test_a_long_name_in_the_outlook_breaks_between_its_words():
    """Tied together as one word it would be cut with a hyphen in the narrow column; only numbers are tied."""
    assert unbroken("The Doomsday Machine 1%") == "The Doomsday Machine\u00a01%"
    assert unbroken("The Doomsday Machine 12 CP") == "The Doomsday Machine\u00a012\u00a0CP"
    assert unbroken("Player 1 99%") == "Player\u00a01\u00a099%"


def test_the_room_of_the_outlook_is_kept_while_it_is_reckoned(sits):
    """UX-40: nothing below it moves when it comes."""
    scene = sits(second_round())
    panels = [scene.module.pages.panel(scene.desk)]
    scene.app.finish_chores()
    scene.app.finish_chores()
    panels.append(scene.module.pages.panel(scene.desk))
    assert [panel.find("outlook") is not None for panel in panels] == [False, True]
    tops = []
    for panel in panels:
        panel.place(scene.app.ctx, scene.top.rect)
        tops.append(next(spot.rect.top for spot in panel.walk() if isinstance(spot, HexSpot)))
    assert tops[0] == tops[1]


def test_cloaked_ships_that_draw_a_mine_are_touched_on_the_board(sits):
    """SE-13.7."""
    t = galaxy()
    raider = t.red.has("R", at=HERE, cloaking=1)
    for player, code in ((t.red, "SC"), (t.blue, "Mine"), (t.blue, "CA")):
        player.has(code, at=HERE)
    t.fight()
    assert t.red.is_asked("battle.draw")
    scene = sits(t)
    shown = t.red.line(raider)
    cards(scene)[shown].action()
    assert scene.desk.choice.value() == (1,) and cards(scene)[shown].mark == CHOSEN


def test_the_prompt_offers_the_same_as_the_board(sits):
    """UX-14: buttons for each target of the line under orders, and for holding fire."""
    t = before_fire()
    scene = sits(t)
    by = scene.module.board.answers.by(scene.desk)
    buttons = {widget.id for widget in scene.module.pages.controls(scene.desk.decision, scene.desk)}
    offered = [option for option in scene.desk.choice.decision.options if option[1] == by]
    assert buttons == {f"option-{option}" for option in offered} and len(offered) == 3


def test_the_step_that_is_under_way_is_marked(sits):
    """UI-8, SE-5.2."""
    told = {}
    for name, t in (("screen", fleets()), ("fire", before_fire())):
        if name == "screen":
            t.fight()
        scene = sits(t)
        steps = [widget for widget in scene.module.pages.panel(scene.desk).walk() if isinstance(widget, StepLine)]
        told[name] = [widget.words for widget in steps if not widget.state]
    assert told == {"screen": ["Screening"], "fire": ["Fire by class"]}
    bombs = replace(scene.module.board.fight, bombs=True, round=0)
    assert step_now(bombs, ()) == AFTER, "also while its dice roll, when nothing is asked"


BADGES = {
    "protected": (("CV", 1), ("F", 1)),
    "stays": (("Base", 1),),
}


@pytest.mark.parametrize("badge", sorted(BADGES))
def test_badges_tell_what_is_special_about_a_line(badge, sits):
    """UI-8: carriers behind their fighters (SE-11.2), bases that cannot retreat (SE-5.9.2)."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    for code, count in BADGES[badge]:
        t.blue.has(code, count, at=HERE)
    t.fight()
    scene = sits(t)
    panel = scene.module.pages.panel(scene.desk)
    assert panel.find(f"badge-{badge}") is not None


def test_cloaked_and_captured_ships_have_their_badges(sits):
    """SE-12.6, CL-4.4.3."""
    t = galaxy(options={"boarding": "on"})
    t.red.has("R", at=HERE, cloaking=1)
    t.red.has("CA", at=HERE)
    prize = t.blue.has("CA", 1, at=HERE)
    t.blue.fleet.builder[prize], t.blue.fleet.notes[prize] = 0, t.blue.fleet.notes[prize] | CAPTURED
    t.fight()
    while t.asked()[0][1].endswith("battle.join"):
        t.players[t.asked()[0][0]].answers("battle.join", ())
    scene = sits(t)
    panel = scene.module.pages.panel(scene.desk)
    assert panel.find("badge-captured") is not None


def test_the_weakness_of_a_machine_is_told(sits):
    """SE-24.6: what is known of it."""
    t = galaxy("red", options={"solo": "machines_small", "difficulty": "easy"})
    machine(t, 1, (5, 7), "mines")
    t.red.has("CA", 3, at=(5, 7))
    t.begins("red").ends()
    told = words(sits(t))
    assert any("Mines" in text and "machine" in text.lower() for text in told), told


def test_a_ground_combat_stands_on_the_same_board(sits):
    """UI-10, CL-14.8: classes, hulls, numbers to hit with their parts, those who have just landed."""
    t = landed()
    scene = sits(t)
    found, told = cards(scene), words(scene)
    assert "Ground combat: E4" in told and "Round 1" in told and "5 Militia" in told
    assert scene.module.pages.panel(scene.desk).find("badge-late") is not None
    target = next(card for card in found.values() if card.mark == TARGET)
    assert "or less" in target.tooltip()


def test_ground_units_fire_at_what_is_touched(sits):
    """CL-14.8.1."""
    t = landed()
    scene = sits(t)
    number, target = next((number, card) for number, card in cards(scene).items() if card.mark == TARGET)
    target.action()
    assert scene.match.session.log[-1].value[:2] == ("fire", number)


def test_a_colony_is_bombarded_on_the_board(sits):
    """SE-5.12.2, D-39: own ships against the colony, each with its number; all of them fire unless fewer are named."""
    t = theatre()
    t.blue.settles_at(HERE, 5, "planet")
    ships = t.red.has("CA", 3, at=HERE, attack=1)
    t.fight()
    scene = sits(t)
    found, told = cards(scene), words(scene)
    assert "Bombardment of E4" in told and "Colony, 5 CP" in told and found[COLONY].mark == TARGET
    assert "5 or less" in found[COLONY].tooltip()
    assert "Expected hits if everyone fires: 1.5" in told
    found[COLONY].action()
    assert scene.match.session.log[-1].value == ("fire", ships, 3)


def test_nothing_of_the_enemy_is_shown_before_the_reveal(sits):
    """UI-9: while it is asked who hides, there is no board."""
    t = fleets(raiders="on")
    t.begins("red", turn=1).ends()
    assert t.state.battle is not None and not t.state.battle.revealed
    assert all(not view(t.state, seat)["table"]["battle"]["lines"] for seat in (0, 1, None))
    assert not cards(sits(t))


def test_a_hull_is_told_with_the_numbers_to_hit():
    """CL-3.3.4: a Legendary crew makes it larger, which nobody knows before it tells its level."""
    t = before_fire()
    told = {each["hull"] for each in view(t.state, 1)["table"]["battle"]["lines"]}
    t.state.battle.round = 0
    assert told == {1, 2, 3}
    assert {each["hull"] for each in view(t.state, 1)["table"]["battle"]["lines"]} == {None}


def test_the_board_takes_the_place_of_the_right_panel(sits):
    """UI-8: full screen; whoever wants the log beside it opens it, and it stays."""
    scene = sits(before_fire())
    panels, program = scene.panels, scene.app
    before = scene.host.top.root.find("battle").rect.width
    assert panels.log is None and before > 1200 and scene.top.board.width < 1000
    for opened in (True, False):
        scene.commands.toggle_log()
        program.step(16.0)
        assert (panels.log is not None, scene.host.top.root.find("battle").rect.width < 1000) == (opened, opened)
    program.settings["log_panel"] = "auto"


def test_what_has_happened_stands_on_the_board(sits):
    """The newest lines of the log: there is no room for them over the map."""
    t = before_fire()
    scene = sits(t)
    tail = scene.host.top.root.find("told-last")
    assert tail.rect.height > 60
    next(card for card in cards(scene).values() if card.mark == TARGET).action()
    scene.app.step(200.0)
    assert any("fires at" in row.plain for row in scene.reading.log.rows[-3:])


def boxes(scene):
    scene.app.step(50.0)
    return {card.id: tuple(card.rect) for card in cards_shown(scene)}


def test_cards_keep_their_size_when_the_screened_are_chosen(sits):
    """UI-8: it is chosen with the numbers on them, when a round begins."""
    scene = sits(large())
    before = boxes(scene)
    scene.desk.confirm()
    sizes = [{id: box[2:] for id, box in each.items()} for each in (before, boxes(scene))]
    assert sizes[0] == sizes[1]


def test_who_falls_leaves_a_wreck_where_it_was(sits):
    """UI-8: no card moves before the round is over."""
    t = before_fire()
    scene = sits(t)
    before = boxes(scene)
    t.rolls(1)
    scouts = t.blue.line(1)
    t.blue.fleet.count[1] = 1
    cards(scene)[scouts].action()
    for _ in range(20):
        scene.app.step(50.0)  # the loss is shown large first
    after = boxes(scene)
    assert f"gone-{scouts}" in after and f"line-{scouts}" not in after
    assert after.pop(f"gone-{scouts}") == before.pop(f"line-{scouts}") and after == before


def test_tooltips_stay_beside_what_they_speak_about(sits):
    """UX-31: on the board itself, not over the head of the window, far away."""
    scene = sits(before_fire())
    ctx, root = scene.app.ctx, scene.host.top.root
    for id in ("class-A", "class-E", "line-0", "line-1"):
        source = root.find(id).rect
        lies = draw_tooltip(
            ctx, scene.app.surface, root.find(id).tooltip(), source, source.center, scene.host.kept_clear()
        )
        near = source.inflate(2 * ctx.px(16), 2 * ctx.px(16))
        assert near.colliderect(lies) and not source.colliderect(lies), id


def test_a_tip_about_an_enemy_covers_no_card_of_ones_own(sits):
    """UX-31: numbers are changed on those, and their ships are ordered."""
    scene = sits(screening())
    ctx, root, board = scene.app.ctx, scene.host.top.root, scene.module.board
    enemies = [each.number for each in board.fight.lines if each.owner != scene.module.viewer]
    own = board.own_cards()
    assert own and enemies
    for number in enemies:
        source = root.find(f"line-{number}").rect
        tip = root.find(f"line-{number}").tooltip()
        lies = draw_tooltip(ctx, scene.app.surface, tip, source, source.center, scene.host.kept_clear())
        assert lies.collidelist(own) < 0, number


def test_nothing_told_of_one_fight_stays_on_the_board_of_the_next(sits):
    """Its tail of the log begins anew: it had shown lines from before while the first dice tumbled."""
    board = sits(before_fire()).module.board
    assert board._told is not None
    board._turn_to(None)
    assert board._told is None


def test_another_fight_in_the_same_hex_has_no_wrecks_of_the_last_one(sits):
    t = before_fire()
    scene = sits(t)
    field, desk = scene.module.board.field, scene.desk
    first = scene.module.board.fight
    field.laid(desk, first)
    lines = tuple(replace(line, what="scout", owner=1 - line.owner, side=1 - line.side) for line in first.lines[:2])
    second = replace(first, lines=lines)
    assert [line.number for line in field.laid(desk, second).lines] == [0, 1]
    assert len(field.laid(desk, first).lines) == len(first.lines)


def test_whoever_is_asked_for_the_sake_of_others_alone_is_told_that_there_is_nothing_to_decide(sits):
    """UI-7: closed counters could be Raiders, so their owner is asked; he goes on with one button."""
    t = galaxy()
    t.red.has("SC"), t.blue.has("SC")
    t.begins("red").ends()
    scene = sits(t)
    assert scene.desk.decision.prompt == "empires.declaration.cloak"
    assert "nothing to decide" in scene.module.words.prompt(scene.desk.decision)
    assert scene.prompt.find("confirm").text == "Continue"


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 150)])
def test_both_sides_are_in_sight_while_units_are_screened(size, text_size):
    """UI-8, UX-1: nothing has to be scrolled to in a battle of eight lines against eight."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, large())
        program.step(60.0)
        lines = scene.host.top.root.find("battle-lines")
        assert len(cards(scene)) == 16 and lines.most == 0
        assert all(lines.rect.contains(card.rect) for card in cards_shown(scene))
        assert [str(problem) for problem in problems(scene.host.top.root, program.ctx)] == []


POSITIONS = {"large": large, "screen": screening, "fire": before_fire, "retreat": second_round, "ground": landed}


@each_window(100, 200)
@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_the_board_fits_every_window(position, size, text_size):
    """UX-1, UX-90."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, POSITIONS[position]())
        program.step(60.0)
        assert cards(scene)
        wrong = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
        assert wrong + [f"{thing} is covered" for thing in covered(scene)] == []


SMALL_OR_LARGE_TEXT = [((1024, 640), 150), ((1024, 640), 200), ((1280, 720), 150), ((1280, 800), 200)]


@pytest.mark.parametrize(("size", "text_size"), SMALL_OR_LARGE_TEXT)
@pytest.mark.parametrize("position", ["fire", "retreat", "screen"])
def test_dice_step_odds_and_standing_orders_are_in_sight_in_small_windows(position, size, text_size):
    """UX-1: none of it has to be scrolled to, neither has the retreat."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, POSITIONS[position]())
        for _ in range(60):
            program.step(40.0)
        root = scene.host.top.root
        wanted = ["battle-tray", "steps", "policy", "resolve-round", "resolve-all"]
        wanted += ["side-chance" if root.find("side-chance") else "outlook"]
        wanted += [spot.id for spot in root.walk() if isinstance(spot, HexSpot)]
        assert len(wanted) > (8 if position == "retreat" else 5)
        for id in wanted:
            widget = root.find(id)
            assert widget.seen().height == widget.rect.height > 0, id


def test_a_retreat_with_all_its_ways_needs_no_scrolling_in_a_small_window():
    """UX-1: its map, its ways and who leaves, in the smallest window."""
    t = second_round(red=(("CA", 3), ("SC", 2)))
    ships = next(slot for slot, units in enumerate(t.state.fleets[0].count) if units == 3)
    t.state.fleets[0].damage[ships], t.state.pending = 1, None
    with closing(headless_app((1024, 640), "hu")) as small:
        scene = sit_down(small, t)
        left = scene.parts.panel.find("battle-left")
        assert scene.parts.panel.find("way-unhurt") and scene.parts.panel.find("leave-together")
        assert left.content <= left.rect.height


def test_a_long_name_is_not_squeezed_beside_badges_where_neither_way_has_room(app):
    """UX-1: a Doomsday Machine at a full board; beside two badges its name took five lines and left its card."""
    name = "1. szintű ítéletnapgép"
    parts = CardParts(Pips(6, 0, ""), name, badges=[Badge("fixed", ""), Badge("stays", "")])
    body = FlatBody(parts, [Paragraph(name, NAME)])
    body.place(app.ctx, pygame.Rect(0, 0, 150, 40))
    words = body.children()[-1]
    assert isinstance(words.children()[0], Paragraph), "the name has a line of its own"
