"""Settings: checked, effective at once, reset, kept; the settings screen and the keys page (UX-75 to UX-81)."""

import re
from pathlib import Path

import pygame
import pytest

from app.scenes.keys_page import declare_all
from app.scenes.options import OptionsScene
from app.settings import ITEMS, PAGES, Settings, allowed
from app.text.texts import message_id
from app.tools.shot import settle
from app.ui.input import ACTIONS, PAD_BUTTONS, Act, Bindings, Input


class Keeper:
    """A settings file in memory."""

    def __init__(self, values=None, refuses=False):
        self.values, self.refuses = dict(values or {}), refuses
        self.notice = None

    def read(self):
        return dict(self.values)

    def write(self, values):
        if self.refuses:
            raise OSError("read-only")
        self.values = dict(values)


def test_only_changed_values_are_kept():
    keeper = Keeper()
    settings = Settings(keeper)
    settings["theme"] = "parchment"
    assert settings.save() == ""
    assert keeper.values == {"theme": "parchment"}
    assert Settings(keeper)["theme"] == "parchment"


def test_values_that_cannot_be_used_are_refused_one_by_one():
    keeper = Keeper({"theme": "neon", "text_size": 150, "muted": "yes", "ai_pace": 99999, "window": [1, 2, 3]})
    settings = Settings(keeper)
    assert settings["theme"] == "midnight"
    assert settings["text_size"] == 150
    assert set(settings.refused) == {"theme", "muted", "ai_pace", "window"}


def test_entries_of_a_later_version_are_kept():
    keeper = Keeper({"future": {"a": 1}})
    settings = Settings(keeper)
    settings["muted"] = True
    settings.save()
    assert keeper.values == {"future": {"a": 1}, "muted": True}


def test_a_disk_that_refuses_is_named_and_survived():
    """UX-98."""
    settings = Settings(Keeper(refuses=True))
    settings["muted"] = True
    assert settings.save() == "OSError"


def test_a_wrong_value_is_not_taken():
    settings = Settings()
    with pytest.raises(ValueError, match="theme"):
        settings["theme"] = "neon"
    assert settings["theme"] == "midnight"


def test_resetting_keeps_the_language():
    settings = Settings()
    settings["language"] = "hu"
    settings["theme"] = "parchment"
    settings["keys"] = {"mute": ["x"]}
    settings.reset_page("display")
    assert settings["theme"] == "midnight"
    assert settings["keys"] == {"mute": ["x"]}
    settings.reset_all()
    assert settings["keys"] == {}
    assert settings["language"] == "hu"


def test_every_default_is_allowed_and_every_setting_is_worded(app):
    for item in ITEMS.values():
        assert allowed(item, item.default), item.name
        assert item.page in PAGES
        if item.kind != "hidden":
            name = message_id("setting", item.name)
            assert app.ctx.texts.has(name) and app.ctx.texts.has(f"{name}-help"), item.name


def test_settings_live_through_the_real_file(tmp_path):
    from saves.settings_file import SettingsFile

    path = tmp_path / "settings.toml"
    settings = Settings(SettingsFile(path))
    settings["keys"] = {"mute": ["ctrl+m"]}
    settings["text_size"] = 175
    assert settings.save() == ""
    again = Settings(SettingsFile(path))
    assert again["keys"] == {"mute": ["ctrl+m"]}
    assert again["text_size"] == 175


def test_a_broken_file_is_set_aside_with_a_notice(tmp_path):
    from saves.settings_file import SettingsFile

    path = tmp_path / "settings.toml"
    path.write_text("theme = [broken", encoding="utf-8")
    settings = Settings(SettingsFile(path))
    assert settings.broken
    assert settings["theme"] == "midnight"


@pytest.mark.parametrize(
    ("name", "value", "seen"),
    [
        ("theme", "parchment", lambda ctx: ctx.theme.name == "parchment"),
        ("text_size", 200, lambda ctx: ctx.text_scale == 2.0),
        ("ui_scale", 150, lambda ctx: ctx.scale == 1.5),
        ("language", "hu", lambda ctx: ctx.texts.language == "hu"),
        ("reduced_motion", True, lambda ctx: ctx.reduced_motion),
        ("palette", "tritanopia", lambda ctx: ctx.seats[0].colour != (230, 159, 0)),
    ],
)
def test_a_change_is_effective_at_once(app, drive, name, value, seen):
    """UX-75."""
    app.push(OptionsScene(app, ITEMS[name].page))
    app.settings[name] = value
    assert seen(app.ctx)
    assert app.step(16.0)
    assert app.scene.host.layers


def test_the_focus_stays_on_the_control_that_was_changed(app, drive):
    app.push(OptionsScene(app, "display"))
    drive.wait()
    app.scene.host.focus_on(drive.find("setting-theme"))
    drive.key(pygame.K_RIGHT)
    assert app.settings["theme"] == "parchment"
    assert drive.focused == "setting-theme"
    drive.key(pygame.K_RIGHT)
    assert app.settings["theme"] == "high-contrast"


def test_pages_are_turned_by_click(app, drive):
    app.push(OptionsScene(app))
    drive.click("tabs-sound")
    assert app.scene.page == "sound"
    drive.click("setting-muted")
    assert app.settings["muted"]


def test_one_page_and_the_whole_can_be_reset(app, drive):
    app.push(OptionsScene(app, "sound"))
    app.settings["muted"] = True
    app.settings["theme"] = "parchment"
    drive.click("reset-page")
    assert not app.settings["muted"]
    assert app.settings["theme"] == "parchment"
    drive.click("reset-all")
    drive.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert app.settings["theme"] == "midnight"


def test_the_key_m_mutes_everywhere_and_says_so(app, drive):
    """UX-76."""
    app.push(OptionsScene(app))
    drive.key(pygame.K_m)
    assert app.settings["muted"]
    assert app.notices.items


def test_full_screen_by_both_keys(app, drive):
    """UX-77."""
    app.push(OptionsScene(app))
    drive.key(pygame.K_F11)
    assert app.settings["full_screen"]
    drive.key(pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert not app.settings["full_screen"]


def test_a_key_is_changed_by_pressing_the_new_one(app, drive):
    """UX-78."""
    app.push(OptionsScene(app, "keys"))
    drive.wait()
    app.scene.host.focus_on(drive.find("keyboard-mute"))
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_k, mod=pygame.KMOD_CTRL)
    assert app.settings["keys"] == {"mute": ["ctrl+k"]}
    drive.key(pygame.K_k, mod=pygame.KMOD_CTRL)
    assert app.settings["muted"]
    drive.click("reset-mute")
    assert app.settings["keys"] == {}


def test_esc_keeps_the_old_key(app, drive):
    app.push(OptionsScene(app, "keys"))
    drive.wait()
    app.scene.host.focus_on(drive.find("keyboard-mute"))
    drive.key(pygame.K_RETURN, pygame.K_ESCAPE)
    assert app.settings["keys"] == {}
    assert app.scene.name == "settings"


def test_a_shared_key_is_warned_about(app, drive):
    app.push(OptionsScene(app, "keys"))
    drive.wait()
    app.scene.host.focus_on(drive.find("keyboard-mute"))
    drive.key(pygame.K_RETURN, pygame.K_F12)
    assert Bindings(app.settings["keys"]).conflicts("mute") == ["screenshot"]
    assert drive.find("keyboard-mute").warn
    assert app.notices.items[-1].role == "warn"


def test_a_pad_button_is_changed_with_the_pad(app, drive):
    app.push(OptionsScene(app, "keys"))
    drive.wait()
    app.scene.host.focus_on(drive.find("gamepad-mute"))
    drive.pad(0)
    drive.pad(4)
    assert app.settings["pad"] == {"mute": ["back"]}


def test_the_search_narrows_the_actions_while_typing(app, drive):
    app.settings["language"] = "hu"
    app.push(OptionsScene(app, "keys"))
    drive.wait()
    drive.click("keys-search")
    drive.type("nemit")
    assert drive.find("keys-search").text == "nemit"
    shown = [name for name in ACTIONS if app.scene.host.top.root.find(f"keyboard-{name}")]
    assert shown == ["mute"]
    drive.type("xx")
    assert not [name for name in ACTIONS if app.scene.host.top.root.find(f"keyboard-{name}")]


def test_every_action_is_worded(app):
    declare_all()
    for action in ACTIONS.values():
        assert app.ctx.texts.has(f"action-{action.name}"), action.name
        assert app.ctx.texts.has(f"action-group-{action.group}")


def test_settings_are_written_a_moment_after_the_change(app):
    keeper = Keeper()
    app.settings._keeper = keeper
    app.push(OptionsScene(app))
    settle(app)
    app.settings["muted"] = True
    app.step(100.0)
    assert "muted" not in keeper.values
    app.step(1000.0)
    assert keeper.values["muted"] is True


def test_every_switch_is_read_by_something():
    """UX-75: a setting that nothing looks at is a promise nobody keeps."""
    root = Path(__file__).parents[2] / "app"
    own = root / "settings.py"
    code = "\n".join(path.read_text(encoding="utf-8") for path in root.rglob("*.py") if path != own)
    asleep = [name for name in ITEMS if not re.search(rf'(settings|values)\["{name}"\]|"{name}"[,)]', code)]
    assert not asleep


# What the table can do besides choosing: all of it has a place on the pad (UX-80).
ON_THE_PAD = ("undo", "redo", "hint", "hide", "recap", "fast", "bare", "pin", "step-on", "all-alike", "why")


def test_every_action_of_the_table_has_a_place_on_the_pad_and_none_has_two_meanings():
    import app.table.keys  # noqa: F401  (its actions become bindable)

    bindings = Bindings()
    named = [name for name, action in ACTIONS.items() if action.group in ("table", "moving") and "call-out" not in name]
    missing = [name for name in named if not bindings.chords(name, "gamepad") and not name.startswith("page-")]
    assert missing == [] and set(ON_THE_PAD) <= set(named)
    assert [name for name in named if bindings.conflicts(name, "gamepad")] == []


def press(made, button, down, clock=0.0):
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    found = made.intents(pygame.event.Event(kind, button=PAD_BUTTONS.index(button), instance_id=0), clock)
    return [(one.action, one.released) for one in found if isinstance(one, Act)]


def test_the_shift_button_of_the_pad_gives_others_a_second_meaning():
    """Held things end when their button comes up, whichever does first; alone it means what it is bound to."""
    made = Input()
    assert press(made, "back", True) == [] and press(made, "x", True) == [("undo", False)]
    assert press(made, "x", False) == [("undo", True)]
    assert press(made, "rb", True) == [("fast", False)] and press(made, "back", False) == []
    assert press(made, "rb", False) == [("fast", True)]
    assert press(made, "rb", True) == [("next", False)] and press(made, "rb", False) == [("next", True)]
    assert press(made, "back", True) == [] and press(made, "back", False) == [("log", False), ("log", True)]


def test_the_triggers_have_a_second_meaning_too():
    made = Input()

    def pull(value):
        event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=4, value=value, instance_id=0)
        return [(one.action, one.released) for one in made.intents(event, 0.0) if isinstance(one, Act)]

    assert pull(32767) == [("zoom-out", False)] and pull(0) == [("zoom-out", True)]
    press(made, "back", True)
    assert pull(32767) == [("bare", False)] and pull(0) == [("bare", True)]
    assert press(made, "back", False) == []


def test_a_pad_chord_is_named_by_both_buttons():
    from app.ui.key_names import pad_label

    assert pad_label(lambda name: name, "back+x") == "BACK+X"
