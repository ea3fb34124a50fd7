"""The user's settings: what exists, what is allowed, and how they are kept (UX-75 to UX-83)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from app.notes import warn

SPEEDS = (0.5, 1, 2, 4, 0)  # 0 means: at once
TEXT_SIZES = (100, 125, 150, 175, 200)
GRACES = (0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 0)  # seconds; 0 means: until a key
UI_SCALES = (0, 75, 100, 125, 150, 175, 200, 250, 300)  # 0 means: by the window


class SettingItem(NamedTuple):
    """One setting: its page, its kind of control and what it may hold.

    Its label is the message `setting-<name>`, its explanation `setting-<name>-help`; the values of a choice are
    worded by `setting-<name>-<value>` unless they are numbers.
    """

    name: str
    page: str
    kind: str  # choice, toggle, level, hidden
    default: Any
    choices: tuple[Any, ...] = ()
    low: float = 0
    high: float = 100
    step: float = 1
    unit: str = ""  # message that words a number: percent, milliseconds
    zero: str = ""  # message that words a zero instead: never, automatic
    action: str = ""  # the action that switches it anywhere; its explanation names the keys as $keys


ITEMS: dict[str, SettingItem] = {}
PAGES = ("general", "display", "motion", "sound", "keys")


def declare(item: SettingItem) -> None:
    """Add a setting; it appears on its page by itself."""
    ITEMS[item.name] = item


for _item in (
    SettingItem("language", "general", "choice", "", ("hu", "en")),
    SettingItem("one_click", "general", "toggle", False),
    SettingItem("double_click", "general", "toggle", True),
    SettingItem("ask_before_end", "general", "toggle", True),
    SettingItem("trust", "general", "toggle", False),
    SettingItem("long_hold", "general", "toggle", False),
    SettingItem("opposite", "general", "toggle", False),
    SettingItem("hide_hand_after", "general", "choice", 60, (0, 30, 60, 120, 300), unit="seconds", zero="never"),
    SettingItem("theme", "display", "choice", "midnight", ("midnight", "parchment", "high-contrast")),
    SettingItem("text_size", "display", "choice", 100, TEXT_SIZES, unit="percent"),
    SettingItem("ui_scale", "display", "choice", 0, UI_SCALES, unit="percent", zero="automatic"),
    SettingItem(
        "palette",
        "display",
        "choice",
        "default",
        ("default", "deuteranopia", "protanopia", "tritanopia", "high-contrast"),
    ),
    SettingItem("full_screen", "display", "toggle", False, action="fullscreen"),
    SettingItem("monitor", "display", "choice", 0, (0, 1, 2, 3, 4, 5), unit="monitor"),
    SettingItem("highlight", "display", "level", 70, low=30, high=100, step=10, unit="percent"),
    SettingItem("reduced_motion", "motion", "toggle", False),
    SettingItem("speed", "motion", "choice", 1, SPEEDS, unit="speed", zero="instant"),
    SettingItem("ai_pace", "motion", "level", 700, low=0, high=3000, step=100, unit="milliseconds"),
    SettingItem("ai_step", "motion", "toggle", False),
    SettingItem("ai_time", "motion", "level", 2, low=1, high=10, step=1, unit="seconds"),
    SettingItem("ai_cores", "motion", "choice", 0, (0, 1, 2, 3), unit="cores", zero="automatic"),
    SettingItem("grace", "motion", "choice", 2, GRACES, unit="seconds", zero="until-key"),
    SettingItem("sound_on", "sound", "toggle", True),
    SettingItem("sound_level", "sound", "level", 80, high=100, step=5, unit="percent"),
    SettingItem("music_on", "sound", "toggle", True),
    SettingItem("music_level", "sound", "level", 50, high=100, step=5, unit="percent"),
    SettingItem("muted", "sound", "toggle", False),
    SettingItem("keys", "keys", "hidden", {}),
    SettingItem("pad", "keys", "hidden", {}),
    SettingItem("window", "display", "hidden", [1280, 720]),
    SettingItem("place", "display", "hidden", []),
    SettingItem("log_panel", "display", "hidden", "auto"),  # auto: as the window allows; open or folded: by hand
    SettingItem("first_run_done", "general", "hidden", False),
    SettingItem("unasked", "general", "hidden", {}),  # by question: matches with seats not asked it any more
):
    declare(_item)


class SettingsKeeper(Protocol):
    """Where settings outlive the process."""

    def read(self) -> dict[str, Any]: ...
    def write(self, values: Mapping[str, Any]) -> None: ...


class Settings:
    """The present values; a change is announced at once and written a moment later."""

    def __init__(self, keeper: SettingsKeeper | None = None) -> None:
        self._keeper = keeper
        self._listeners: list[Callable[[str], None]] = []
        self.unsaved = False
        self.refused: list[str] = []  # names of values in the file that could not be used
        self._values = {name: _copy(item.default) for name, item in ITEMS.items()}
        self._foreign: dict[str, Any] = {}  # entries of other modules or later versions, kept as they are
        self.broken = False  # the file could not be read and was set aside
        if keeper:
            self._take(keeper.read())
            self.broken = getattr(keeper, "notice", None) is not None

    def _take(self, found: Mapping[str, Any]) -> None:
        for name, value in found.items():
            if name not in ITEMS:
                self._foreign[name] = value
            elif allowed(ITEMS[name], value):
                self._values[name] = _copy(value)
            else:
                self.refused.append(name)

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __setitem__(self, name: str, value: Any) -> None:
        item = ITEMS[name]
        if not allowed(item, value):
            raise ValueError(f"{name} cannot be {value!r}")
        if self._values[name] == value:
            return
        self._values[name] = _copy(value)
        self.unsaved = True
        for listener in list(self._listeners):
            listener(name)

    def listen(self, listener: Callable[[str], None]) -> None:
        self._listeners.append(listener)

    def reset(self, names: Iterable[str]) -> None:
        """Back to the defaults; the chosen language stays, for nobody wants to lose that."""
        for name in names:
            if name not in ("language", "first_run_done", "window", "place"):
                self[name] = ITEMS[name].default

    def reset_page(self, page: str) -> None:
        self.reset(item.name for item in ITEMS.values() if item.page == page)

    def reset_all(self) -> None:
        self.reset(list(ITEMS))

    def save(self) -> str:
        """Write what changed; the answer is empty or names why it could not be written (UX-98)."""
        if not self.unsaved or not self._keeper:
            return ""
        self.unsaved = False
        changed = {name: value for name, value in self._values.items() if value != ITEMS[name].default}
        try:
            self._keeper.write({**self._foreign, **changed})
        except Exception as error:  # a full or read-only disk must not stop play
            warn("settings were not written: %s", error)
            return type(error).__name__
        return ""


def allowed(item: SettingItem, value: Any) -> bool:
    """Whether a value from outside may be used."""
    if item.kind == "toggle":
        return isinstance(value, bool)
    if item.kind == "choice":
        return value in item.choices or value == item.default
    if item.kind == "level":
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return number and item.low <= value <= item.high
    if isinstance(item.default, dict):
        return isinstance(value, dict) and all(
            isinstance(key, str) and isinstance(chords, list) and all(isinstance(chord, str) for chord in chords)
            for key, chords in value.items()
        )
    if isinstance(item.default, list):
        return isinstance(value, list) and (value == item.default or _is_pair(value, 200 if item.default else 0))
    return isinstance(value, type(item.default))


def _is_pair(value: list[Any], least: int) -> bool:
    return len(value) == 2 and all(isinstance(side, int) and least <= side <= 30000 for side in value)


def _copy(value: Any) -> Any:
    """Own copies of the few containers, so that no default is ever changed."""
    if isinstance(value, dict):
        return {key: list(chords) for key, chords in value.items()}
    return list(value) if isinstance(value, list) else value
