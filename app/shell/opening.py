"""From the command line to the open window: settings, the first screen, and what is said once at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.settings import Settings
from app.shell.main import App

if TYPE_CHECKING:
    from saves.places import Places


def kept_settings() -> tuple[Settings, Places]:
    """The user's settings from where this copy of the program keeps them."""
    from saves.places import find_places
    from saves.settings_file import SettingsFile

    places = find_places()
    return Settings(SettingsFile(places.settings / "settings.toml")), places


def open_window(given: str = "", size: tuple[int, int] | None = None) -> int:
    """Open the window with the first-run screen or the menu, and what somebody gave it to open."""
    settings, places = kept_settings()
    app = App(settings, places=places, size=size)
    open_shell(app)
    tell_about_disk(app)
    if given:
        app.at_rest(lambda: app.open_file(given))  # when the menu stands as it will stay
    return app.run()


def tell_about_disk(app: App) -> None:
    """Said once, at the start: a settings file set aside, a place that cannot be written (UX-75, UX-98, UX-106)."""
    if app.settings.broken:
        app.say("notice-settings-broken", icon="warning", role="warn")
    if app.places is not None and not app.places.writable:
        app.say("notice-read-only", icon="warning", role="warn")
    elif app.places is not None and app.places.full:
        app.say("notice-no-room", icon="warning", role="warn")


def open_shell(app: App) -> None:
    from app.scenes.menu import MenuScene

    app.ctx.icons = False
    app.push(MenuScene(app))
    if not app.settings["first_run_done"]:
        from app.scenes.first_run import FirstRunScene

        app.push(FirstRunScene(app))
