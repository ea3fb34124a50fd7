"""The first run: language with a live preview and an offer of reduced motion, nothing more (UX-29, UX-92)."""

from __future__ import annotations

from app.settings import TEXT_SIZES
from app.text.texts import LANGUAGES
from app.ui.buttons import Button
from app.ui.context import DIM, HERO, LEAD, STRONG
from app.ui.controls import Pair, Picker, Toggle
from app.ui.dialog import Panel
from app.ui.labels import Divider, Label, Paragraph
from app.ui.layout import Anchor, Column, Pad, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget


class FirstRunScene(Scene):
    """Everything on it changes at once; one button leads to the menu."""

    name = "first-run"
    back = False

    def entered(self) -> None:
        if not self.app.settings["language"]:
            self.app.settings["language"] = system_language()

    def build(self) -> Widget:
        settings = self.app.settings
        languages = Picker(
            [(name, self.texts(f"language-{name}")) for name in LANGUAGES],
            settings["language"],
            self._choose_language,
            id="language",
        )
        sizes = Picker(
            [(size, self.texts("unit-percent", value=size)) for size in TEXT_SIZES],
            settings["text_size"],
            lambda value: settings.__setitem__("text_size", value),
            id="text-size",
        )
        motion = Toggle(settings["reduced_motion"], lambda on: settings.__setitem__("reduced_motion", on), id="motion")
        rows = Column(
            [
                Label(self.texts("program-name"), HERO, align="center"),
                Paragraph(self.texts("first-run-welcome"), LEAD, align="center", prefer=520),
                Divider(),
                Pair(Label(self.texts("first-run-language"), STRONG), languages),
                Pair(self._described("setting-text-size", "setting-text-size-help"), sizes),
                Pair(self._described("setting-reduced-motion", "setting-reduced-motion-help"), motion),
            ],
            gap=18,
        )
        go = Wrap(
            [Button(self.texts("first-run-go"), self._go, kind="main", size="lead", icon="play", id="go")],
            align="center",
        )
        body = Column([ScrollArea(rows, id="first-run"), go], gap=18, flex={0: 1}, region=True)
        return Pad(Anchor(Panel(body, x=40, y=30), width=720), x=16, y=16)

    def _described(self, label: str, line: str) -> Widget:
        return Column([Label(self.texts(label), STRONG), Paragraph(self.texts(line), DIM, prefer=320)], gap=2)

    def _choose_language(self, value: object) -> None:
        self.app.settings["language"] = value

    def _go(self) -> None:
        self.app.settings["first_run_done"] = True
        self.app.pop()


def system_language() -> str:
    """Hungarian for a Hungarian system, English for all others."""
    import pygame.system

    preferred = pygame.system.get_pref_locales()
    return "hu" if preferred and preferred[0].get("language") == "hu" else "en"
