"""Small TOML documents such as the settings: read strictly, written atomically, comments kept (UX-75)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves import locks
from saves.bounded import read_bytes
from saves.disk import Disk, set_aside, write_atomically
from saves.errors import BadSave, CannotWrite

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

MAX_SETTINGS = 64 * 1024
_MAX_DEPTH = 16
_MAX_BRACKETS = 4096


class SettingsFile:
    """One TOML file of plain tables and values.

    A broken file is set aside under another name, and `notice` says so once; then the defaults hold.
    """

    def __init__(self, path: Path, disk: Disk | None = None, lock_folder: Path | None = None) -> None:
        self.path = path
        self.notice: BadSave | None = None
        self.kept_as: Path | None = None
        self._disk = disk or Disk()
        self._locks = lock_folder or path.parent

    def read(self) -> dict[str, Any]:
        """The values, empty if there is no file or only a broken one."""
        try:
            return self._values(self._text())
        except BadSave as bad:
            if bad.reason_id != "save-missing":
                self._set_aside(bad)
            return {}

    def write(self, values: Mapping[str, Any]) -> None:
        """Make the file hold exactly these values; unchanged lines and comments stay as the user wrote them."""
        with locks.turn(self._locks, self.path.name):
            document = self._commented()
            _update(document, values)
            write_atomically(self._disk, self.path, document.as_string().encode("utf-8"))

    def _text(self) -> str:
        data = read_bytes(self.path, MAX_SETTINGS)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            from saves.parse import place_of  # late: only a broken file needs it

            raise BadSave(self.path, place_of(data, error.start), "save-not-utf8") from None
        if data.count(b"[") > _MAX_BRACKETS or data.count(b"{") > _MAX_BRACKETS or _dotted(text):
            raise BadSave(self.path, "", "save-too-deep", {"limit": _MAX_DEPTH})
        return text

    def _values(self, text: str) -> dict[str, Any]:
        plain = plain_values(text)
        if plain is not None:
            return plain
        import tomli  # late: most settings are plain, and the menu waits for them (P12)

        try:
            return tomli.loads(text)
        except tomli.TOMLDecodeError as error:
            place = f"{getattr(error, 'lineno', 1)}:{getattr(error, 'colno', 1)}"
            raise BadSave(self.path, place, "save-not-json", {"detail": "TOML"}) from None
        except (ValueError, RecursionError, TypeError) as error:
            raise BadSave(self.path, "", "save-not-json", {"detail": type(error).__name__}) from None

    def _commented(self) -> TOMLDocument:
        """The file as it was written, comments and all."""
        import tomlkit  # late: only a change needs it
        from tomlkit.exceptions import TOMLKitError

        try:
            text = self._text()
            self._values(text)
            return tomlkit.parse(text)
        except (TOMLKitError, ValueError, TypeError, AttributeError, LookupError, RecursionError) as error:
            detail = type(error).__name__
            self._set_aside(BadSave(self.path, "", "save-not-json", {"detail": detail}))
        except BadSave as bad:
            if bad.reason_id != "save-missing":
                self._set_aside(bad)
        return tomlkit.document()

    def _set_aside(self, bad: BadSave) -> None:
        self.notice = bad.in_file(self.path)
        try:
            self.kept_as = set_aside(self._disk, self.path)
        except CannotWrite:
            self.kept_as = None  # a read-only place: the notice is all there can be


def plain_values(text: str) -> dict[str, Any] | None:
    """The values of a file in which every line is `name = value`, a remark or empty, and every value a switch, a whole
    number, a simple text or a list of whole numbers; None for any other file, which is for the library to read."""
    found: dict[str, Any] = {}
    for line in text.split("\n"):
        name, equals, said = (part.strip(" ") for part in line.partition("="))
        if not equals and (not name or name.startswith("#")) and line.isprintable():
            continue
        value = _plain_value(said)
        if value is None or name in found or not (name.isascii() and name.replace("_", "").isalpha()):
            return None
        found[name] = value
    return found


def _plain_value(said: str) -> bool | int | str | list[int] | None:
    if said in ("true", "false"):
        return said == "true"
    if said[:1] == said[-1:] == '"' and len(said) > 1:
        return said[1:-1] if said.isprintable() and "\\" not in said and '"' not in said[1:-1] else None
    if said[:1] == "[" and said[-1:] == "]":
        numbers = [_whole(part.strip(" ")) for part in said[1:-1].split(",")]
        return None if None in numbers else [number for number in numbers if number is not None]
    return _whole(said)


def _whole(said: str) -> int | None:
    """At most nine digits, and no zero before others."""
    is_one = said.isascii() and said.isdecimal() and len(said) < 10 and (said == "0" or said[0] != "0")
    return int(said) if is_one else None


def _dotted(text: str) -> bool:
    """Whether any line nests deeper than settings ever do."""
    return any(
        line.count("[") + line.count("{") + line.partition("=")[0].count(".") > _MAX_DEPTH for line in text.splitlines()
    )


def _update(table: Any, values: Mapping[str, Any]) -> None:
    for key in [key for key in table if key not in values]:
        del table[key]
    for key, value in values.items():
        if isinstance(value, Mapping) and isinstance(table.get(key), Mapping):
            _update(table[key], value)
        elif key not in table or not _is_same(table[key], value):
            table[key] = value


def _is_same(old: Any, value: Any) -> bool:
    # In Python 1 == True, in a settings file they differ.
    plain = old.unwrap() if hasattr(old, "unwrap") else old
    return type(plain) is type(value) and bool(plain == value)
