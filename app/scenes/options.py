"""Settings: pages made from the list of settings; every change is effective at once (UX-75 to UX-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.settings import ITEMS, PAGES, SettingItem
from app.text.texts import message_id
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Pair, Picker, Slider, Toggle
from app.ui.dialog import Panel, Tabs, confirm
from app.ui.key_names import chord_label
from app.ui.labels import Divider, Heading, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program

PAGE_ICONS = {"general": "human", "display": "eye", "motion": "clock", "sound": "sound", "keys": "keyboard"}


def open_options(app: Program) -> None:
    app.push(OptionsScene(app))


class OptionsScene(Scene):
    """Pages at the side (or on top where it is narrow), rows of description and control in the middle."""

    name = "settings"

    def __init__(self, app: Program, page: str = "general") -> None:
        super().__init__(app)
        self.page = page
        self.search = ""
        self.first_focus = f"tabs-{page}"

    # --- frame

    def build(self) -> Widget:
        narrow = self.ctx.size[0] < self.ctx.px(880 * self.ctx.text_scale)
        tabs = Tabs(
            [(page, self.texts(f"settings-page-{page}"), PAGE_ICONS[page]) for page in PAGES],
            self.page,
            self._turn_to,
            upright=not narrow,
        )
        if narrow:
            # Everything scrolls together where pages, rows and buttons cannot all stay in view.
            rows = Column([self._head(), tabs, self._page(), self._foot()], gap=14)
            return Pad(Panel(ScrollArea(rows, id=f"scroll-{self.page}"), x=22, y=16), x=12, y=12)
        area = ScrollArea(self._page(), id=f"scroll-{self.page}", region=True)
        panel = Panel(Column([area, self._foot()], gap=12, flex={0: 1}), x=28, y=20)
        middle = Row([tabs, panel], gap=24, align="stretch", flex={1: 1})
        return Pad(Column([self._head(), middle], gap=16, flex={1: 1}), x=32, y=22, most=1240)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        return Row([back, Heading(self.texts("settings-title"))], gap=16, flex={1: 1}, region=True)

    def _foot(self) -> Widget:
        page = Button(self.texts("settings-reset-page"), self._reset_page, icon="undo", id="reset-page")
        whole = Button(self.texts("settings-reset-all"), self._ask_reset_all, icon="undo", id="reset-all")
        return Wrap([page, whole], align="right", region=True)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.rebuild()

    # --- rows

    def _page(self) -> Widget:
        if self.page == "keys":
            from app.scenes.keys_page import keys_page

            return keys_page(self)
        rows: list[Widget] = []
        for item in ITEMS.values():
            if item.page == self.page and item.kind != "hidden" and len(self._choices(item)) != 1:
                rows += [self._row(item), Divider(plain=True)]
        return Column(rows[:-1], gap=12)

    def _row(self, item: SettingItem) -> Widget:
        name = message_id("setting", item.name)
        chords = self.ctx.bindings.chords(item.action) if item.action else ()
        keys = ", ".join(chord_label(self.texts, chord) for chord in chords) or "–"
        explained = self.texts(f"{name}-help", keys=keys)
        described = Column(
            [Paragraph(self.texts(name), STRONG, prefer=420), Paragraph(explained, DIM, prefer=420)], gap=2
        )
        return Pair(described, self._control(item, name))

    def _control(self, item: SettingItem, name: str) -> Widget:
        value = self.app.settings[item.name]
        if item.kind == "toggle":
            return Toggle(value, lambda on: self._set(item, on), id=name)
        if item.kind == "level":
            return Slider(
                value,
                item.low,
                item.high,
                lambda level: self._set(item, _whole(level)),
                step=item.step,
                say=lambda level: self.texts(f"unit-{item.unit}", value=_whole(level)),
                label=6,
                id=name,
            )
        options = [(choice, self._worded(item, choice)) for choice in self._choices(item)]
        return Picker(options, value, lambda choice: self._set(item, choice), id=name)

    def _choices(self, item: SettingItem) -> tuple[object, ...]:
        """What can be chosen here; a single monitor is no choice at all."""
        return item.choices[: max(1, self.app.monitors())] if item.name == "monitor" else item.choices

    def _worded(self, item: SettingItem, choice: object) -> str:
        if item.zero and choice == 0:
            return self.texts(f"unit-{item.zero}")
        if item.unit:
            counted = int(str(choice)) + 1 if item.name == "monitor" else choice  # people count from one
            return self.texts(f"unit-{item.unit}", value=counted)
        if item.name == "language":
            return self.texts(f"language-{choice}")
        return self.texts(message_id("setting", item.name, str(choice)))

    def _set(self, item: SettingItem, value: object) -> None:
        self.app.settings[item.name] = value

    # --- resetting

    def _reset_page(self) -> None:
        self.app.settings.reset_page(self.page)
        self.rebuild()
        self.app.say("notice-page-reset", icon="check", role="good")

    def _ask_reset_all(self) -> None:
        confirm(
            self.host,
            self.texts("settings-reset-all"),
            self.texts("settings-reset-question"),
            self.texts("settings-reset-yes"),
            self.texts("cancel"),
            self._reset_all,
        )

    def _reset_all(self) -> None:
        self.app.settings.reset_all()
        self.rebuild()
        self.app.say("notice-all-reset", icon="check", role="good")


def _whole(value: float) -> float:
    """2.0 is shown and kept as 2."""
    return int(value) if float(value).is_integer() else value
