"""Dialogs have the keyboard, F1 explains what is asked now, tooltips name the keys in use."""

from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from app.scenes.rulebook import RulebookScene
from app.settings import Settings
from app.table import menus
from app.table.commands import Commands
from app.table.desk import Desk
from app.table.roles.answers import AnswerRole
from app.table.scene import TableScene
from app.ui.controls import NameOf
from app.ui.key_names import key_label, with_key
from app.ui.labels import Paragraph
from rules import Reason
from tests.app.hands import Clicking, Typing, sit_down
from tests.app.tiny_table import TinyTable, tiny_match


@pytest.fixture
def table(app):
    return Clicking(app, sit_down(app))


@pytest.fixture
def tips(monkeypatch):
    """What the tooltips say that are drawn."""
    said = []
    monkeypatch.setattr("app.ui.scene.draw_tooltip", lambda ctx, surface, text, *rest: said.append(text))
    return said


@pytest.mark.parametrize("key, mod", [(pygame.K_e, 0), (pygame.K_z, pygame.KMOD_CTRL), (pygame.K_h, 0)])
def test_keys_of_the_table_do_nothing_behind_a_dialog(table, monkeypatch, key, mod):
    done = []
    for name in ("end", "undo", "hint"):
        monkeypatch.setattr(table.scene.commands, name, lambda: done.append(1))
    table.key(key, mod=mod)
    assert done == [1]
    menus.open_menu(table.scene)
    table.key(key, mod=mod)
    assert done == [1] and table.scene.host.is_covered


def test_a_key_let_go_behind_a_dialog_is_let_go(table):
    """A key held for the bare board must not stay down for ever because a menu came (UX-11)."""
    table.app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="")])
    menus.open_menu(table.scene)
    table.app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_b, mod=0)])
    assert not table.desk.bare


def test_the_explain_key_opens_the_rules_from_the_menu_and_comes_back_to_it(table):
    """UX-94; also where a reason could be repeated, which nobody would see behind the menu."""
    table.desk.say("Not now.", None)
    menus.open_menu(table.scene)
    table.key(pygame.K_F1)
    assert isinstance(table.app.scene, RulebookScene)
    table.key(pygame.K_ESCAPE)
    assert table.app.scene is table.scene and table.scene.host.is_covered


def test_the_explain_key_repeats_a_reason_and_then_leads_to_its_rule(table, monkeypatch):
    """UX-17, UX-94."""
    opened = []
    monkeypatch.setattr(table.app, "open_screen", lambda name: lambda app, game, rule: opened.append(rule))
    table.desk.complain(Reason("tiny.cost", {"cost": 3, "have": 1}, "T-1.2"), None)
    table.wait(9000)
    assert table.desk.complaint is None
    table.key(pygame.K_F1)
    assert table.desk.complaint is not None and not opened
    table.key(pygame.K_F1)
    assert opened == ["T-1.2"]


def test_a_reason_goes_with_the_question_it_was_about(table):
    table.desk.say("Not now.", None)
    assert table.desk.last_reason is not None
    table.play_all(seed=5, most=1)
    table.wait(20)
    assert table.desk.decision is not None and table.desk.last_reason is None


def test_keys_are_called_as_they_are_bound_and_by_the_device_in_use(app):
    """UX-78."""
    assert key_label(app.ctx, "end") == "E"
    app.settings["keys"] = {"end": ["ctrl+space"]}
    assert key_label(app.ctx, "end") == "Ctrl+Space"
    app.ctx.device = "gamepad"
    assert key_label(app.ctx, "end") == "START"
    assert key_label(app.ctx, "hint") == "BACK+A"
    assert key_label(app.ctx, "mute") == "M"  # no pad button: the key is told
    app.settings["keys"] = {"mute": []}
    assert with_key(app.ctx, "Silence", "mute") == "Silence"


def test_the_tooltip_of_a_tool_names_its_key(table, tips):
    table.app.settings["keys"] = {"hint": ["f4"]}
    table.move(table.find("hint").rect.center)
    table.wait(600)
    table.wait(20)
    assert tips and tips[-1].endswith("(F4)")


def test_without_a_mouse_a_focused_icon_says_what_it_is(app, tips):
    table = Typing(app, sit_down(app))
    table.reach("menu")
    table.wait(20)
    assert tips and tips[-1].startswith(app.texts("table-menu"))


def test_a_tooltip_goes_with_its_widget(table, tips):
    """The controls of the prompt are made anew with every question; nothing tells about the old ones."""
    old = table.find("end")
    table.move(old.rect.center)
    table.wait(600)
    table.wait(20)
    assert tips
    table.desk.ask(None)
    table.scene.prompt.visible = False
    tips.clear()
    table.scene.host.dirty = True
    table.wait(20)
    table.wait(20)
    assert not tips and table.scene.host.hover is not old


def test_the_log_stays_as_it_was_left(app):
    """UX-77: panel layout comes back."""
    first = sit_down(app)
    shown = first.panels.shows_log()
    first.commands.toggle_log()
    app.pop()
    again = sit_down(app)
    assert again.panels.shows_log() is not shown


def test_trust_is_a_switch_that_works_in_the_middle_of_a_game(app):
    """UX-44: no cover from now on, and the corner says so."""
    app.settings["speed"] = 0
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    app.push(scene)
    app.step(16.0)
    assert scene.match.screen.covered_for is not None
    scene.match.screen.lift()
    scene.pump(0.0)
    while app.scene is not scene:
        app.pop()
    app.settings["trust"] = True
    scene.entered()
    assert scene.match.settings.trust
    Clicking(app, scene).play_all(seed=5, most=2)
    assert scene.match.screen.covered_for is None and scene.match.viewer is not None
    tips = [widget.tooltip() for widget in scene.panels.bar.walk()]
    assert app.texts("table-trust") in tips


def test_a_trusting_table_is_not_changed_by_a_setting_nobody_touched(app):
    scene = sit_down(app, tiny_match(trust=True))
    scene.entered()
    assert scene.match.settings.trust


def test_the_call_out_may_wait_for_a_key(app):
    """UX-110."""
    app.settings["grace"] = 0
    scene = sit_down(app)
    assert scene.match.settings.grace_ms is None


def test_ending_asks_unless_that_is_switched_off(table, monkeypatch):
    """UX-39."""
    monkeypatch.setattr(table.scene.module.answers, "unused", lambda decision: ["A card"], raising=False)
    monkeypatch.setattr(table.desk, "declining", lambda: "pass")
    taken = []
    monkeypatch.setattr(table.desk, "pick_option", taken.append)
    table.scene.commands.end()
    assert table.scene.host.is_covered and not taken
    table.scene.host.close()
    table.app.settings["ask_before_end"] = False
    table.scene.commands.end()
    assert taken == ["pass"]


def test_equal_lines_of_what_is_unused_are_counted_and_the_words_flip_the_switch(table, app, monkeypatch):
    """UX-39: three Colony Ships in one hex are one line; a click on "do not ask again" is a click on its switch."""
    monkeypatch.setattr(AnswerRole, "unused", lambda module, decision: ["A ship", "A ship", "A card"])
    monkeypatch.setattr(Desk, "declining", lambda desk: "pass")
    table.scene.commands.end()
    widgets = list(table.scene.host.top.root.walk())
    lines = [widget.text for widget in widgets if isinstance(widget, Paragraph) and widget.text.startswith("–")]
    assert lines == ["– A ship (2×)", "– A card"]
    switch = next(widget for widget in widgets if widget.id == "quiet")
    next(widget for widget in widgets if isinstance(widget, NameOf)).on_click(app.ctx, (0, 0))
    assert switch.value


def test_a_game_that_was_told_not_to_ask_again_does_not_ask_after_a_restart(table, app, monkeypatch):
    """UX-39: the switch counts for this game, as long as it is played, and for no other."""
    taken = []
    monkeypatch.setattr(AnswerRole, "unused", lambda module, decision: ["A card"])
    monkeypatch.setattr(Desk, "declining", lambda desk: "pass")
    monkeypatch.setattr(Desk, "pick_option", lambda desk, option: taken.append(option))
    table.scene.commands.end()
    next(widget for widget in table.scene.host.top.root.walk() if widget.id == "quiet").trigger(app.ctx)
    table.scene.host.close()
    kept = Settings(SimpleNamespace(read=lambda: {"unasked": table.app.settings["unasked"]}))
    table.app.settings["unasked"] = {}
    after = Commands(table.scene.kit, table.scene)  # nothing is left of the table but the settings
    table.app.settings["unasked"] = kept["unasked"]
    after.end()
    assert taken == ["pass"] and not table.scene.host.is_covered
    table.desk.decision = replace(table.desk.decision, seat=1)
    after.end()
    assert taken == ["pass"] and table.scene.host.is_covered, "another person at the same screen is asked"
    table.scene.host.close()
    other = sit_down(app, tiny_match())
    other.commands.end()
    assert taken == ["pass"] and other.host.is_covered
