"""Pictures of any screen without a display: `shot("menu", size=(1280, 720), lang="hu", out=...)`.

Others add their own with `@shot_of("table")` on a function that gets the app and the extra words and opens its scene.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.shell.main import App

Opener = Callable[..., None]
SHOTS: dict[str, Opener] = {}
WHEN: dict[str, Callable[[], bool]] = {}  # only then there is something to show
SETTLE_MS = 4000.0


def shot_of(name: str, when: Callable[[], bool] | None = None) -> Callable[[Opener], Opener]:
    """Register a named picture; it is offered while `when` holds."""

    def keep(opener: Opener) -> Opener:
        SHOTS[name] = opener
        if when is not None:
            WHEN[name] = when
        return opener

    return keep


def names() -> list[str]:
    """What can be shown now: by the program itself, and by the games that are there."""
    from app.games import manifests

    _gather()
    homes = tuple(f"{package}." for package in ("app.tools", *(game.package for game in manifests())))
    return sorted(
        name
        for name, opener in SHOTS.items()
        if opener.__module__.startswith(homes) and (name not in WHEN or WHEN[name]())
    )


def _gather() -> None:
    """Modules add their pictures when they are imported: those of the shell, and those of the games."""
    from importlib import import_module

    from app.games import manifests

    games = (game.module(shots) for game in manifests() for shots in game.shots)
    for source in ("app.tools.screen_shots", *games):
        import_module(source)


def headless_app(
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    theme: str = "midnight",
    text_size: int = 100,
    **settings: Any,
) -> App:
    """A program without a display, for pictures and tests; frames are advanced by hand."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from app.settings import TEXT_SIZES, Settings
    from app.shell.main import App

    chosen = Settings()
    known = "en" if lang == "pseudo" else lang
    text_size = min(TEXT_SIZES, key=lambda size: abs(size - text_size))
    for name, value in {
        "language": known,
        "theme": theme,
        "text_size": text_size,
        "first_run_done": True,
        **settings,
    }.items():
        chosen[name] = value
    app = App(chosen, size=size, shown=False)
    if lang != known:
        app.use_language(lang)
    return app


def settle(app: App) -> None:
    """Let everything that moves come to rest, and draw the last frame."""
    app.step(0.0)
    for _ in range(3):
        app.finish_chores()
        app.step(SETTLE_MS)
    app.dirty = True
    app.step(0.0)


@contextmanager
def drawn(
    what: str,
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    theme: str = "midnight",
    text_size: int = 100,
    **more: Any,
) -> Iterator[App]:
    """The program with a named screen drawn and at rest."""
    _gather()
    if what not in SHOTS:
        raise KeyError(what)
    app = headless_app(size, lang, theme, text_size)
    try:
        SHOTS[what](app, **more)
        settle(app)
        yield app
    finally:
        app.close()


def png_of(app: App) -> bytes:
    """What the window shows."""
    import io

    import pygame

    png = io.BytesIO()
    pygame.image.save(app.surface, png, "shot.png")
    return png.getvalue()


def shot(
    what: str,
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    out: str | Path | None = None,
    theme: str = "midnight",
    text_size: int = 100,
    **more: Any,
) -> bytes:
    """Render a named screen; the PNG goes to `out` (if given) and is returned."""
    with drawn(what, size, lang, theme, text_size, **more) as app:
        png = png_of(app)
    if out is not None:
        Path(out).write_bytes(png)
    return png


@shot_of("menu")
def _menu(app: App, **_more: Any) -> None:
    from app.shell.opening import open_shell

    open_shell(app)


@shot_of("first-run")
def _first_run(app: App, **_more: Any) -> None:
    from app.scenes.first_run import FirstRunScene

    app.push(FirstRunScene(app))


@shot_of("settings")
def _settings(app: App, page: str | int = "general", **_more: Any) -> None:
    from app.scenes.options import OptionsScene
    from app.settings import PAGES

    name = page if isinstance(page, str) else PAGES[min(page, len(PAGES)) - 1]
    app.push(OptionsScene(app, name))


@shot_of("credits")
def _credits(app: App, **_more: Any) -> None:
    from app.scenes.credits import CreditsScene

    app.push(CreditsScene(app))


@shot_of("error")
def _error(app: App, **_more: Any) -> None:
    from app.scenes.error import ErrorScene
    from app.scenes.menu import MenuScene

    app.push(MenuScene(app))
    app.push(ErrorScene(app, RuntimeError("a fault to look at"), None))


for _page in ("general", "display", "motion", "sound", "keys"):
    SHOTS[f"settings-{_page}"] = lambda app, page=_page, **more: _settings(app, page)
