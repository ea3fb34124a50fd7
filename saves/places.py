"""Where things live: the user's folders, or one portable folder beside the program (UX-106)."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

APP = "orrery"
PORTABLE_MARK = "portable.txt"
HOME_VARIABLE = "ORRERY_HOME"
# Saves and reports tell what their player holds and does: where the system knows owners, only they may look.
OWN_FILE, OWN_FOLDER = 0o600, 0o700
_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}


@dataclass(frozen=True, slots=True)
class Places:
    """Every folder the program may use. Folders are made when something is first written into them."""

    data: Path
    settings: Path
    logs: Path
    portable: bool
    writable: bool
    full: bool = False  # no room at present, which may change: everything is tried all the same

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def autosaves(self) -> Path:
        return self.data / "autosaves"

    @property
    def trash(self) -> Path:
        return self.data / "trash"

    @property
    def locks(self) -> Path:
        return self.data / "locks"

    @property
    def reports(self) -> Path:
        return self.logs / "reports"

    @property
    def screenshots(self) -> Path:
        return self.data / "screenshots"

    @property
    def statistics(self) -> Path:
        return self.data / "statistics"

    def has_matches(self) -> bool:
        """Whether any match has left files: a look at one folder, without loading what reads them."""
        try:
            return any(self.autosaves.iterdir())
        except OSError:
            return False

    def sets(self, game: str) -> Path:
        """The user's own content sets for one game."""
        return self.data / "sets" / game

    def decks(self, game: str) -> Path:
        return self.data / "decks" / game


def program_folder(environ: Mapping[str, str] | None = None) -> Path:
    """The folder a player would call "where the program is"."""
    env = os.environ if environ is None else environ
    if _named(env):
        return Path(env[HOME_VARIABLE]).absolute()
    if not getattr(sys, "frozen", False):
        return Path(__file__).absolute().parent.parent
    if env.get("APPIMAGE"):
        return Path(env["APPIMAGE"]).absolute().parent
    folder = Path(sys.executable).absolute().parent
    # On a Mac the program lies inside Orrery.app/Contents/MacOS; the player sees the folder of Orrery.app.
    if folder.name == "MacOS" and folder.parent.name == "Contents":
        return folder.parent.parent.parent
    return folder


def find_places(environ: Mapping[str, str] | None = None) -> Places:
    """The folders of this copy of the program, and whether they can be written (said once by the app).

    Everything is kept in the folder `data` of the one that ORRERY_HOME names, or of the program's own if it is marked
    as portable (its mark may name another one: `_portable_folder`); otherwise where the system keeps such things.
    """
    program = program_folder(environ)
    if _named(os.environ if environ is None else environ) or _has_mark(program):
        return in_folder(_portable_folder(program), portable=True)
    import platformdirs  # a portable copy starts without it (P12)

    data = Path(platformdirs.user_data_dir(APP, appauthor=False, roaming=False))
    settings = Path(platformdirs.user_config_dir(APP, appauthor=False, roaming=False))
    logs = Path(platformdirs.user_log_dir(APP, appauthor=False))
    # Where the platform has one folder for both (Windows, Mac), settings get a corner of their own.
    if settings == data:
        settings = data / "settings"
    return _looked_at(Places(data, settings, logs, portable=False, writable=True))


def _portable_folder(program: Path) -> Path:
    """`data` beside the program, or what the mark names from there: on a stick the programs of two systems share
    `../data`. A name that is no such way is passed over."""
    try:
        named = (program / PORTABLE_MARK).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        named = ""
    plain = bool(named) and "\n" not in named and ":" not in named and "\\" not in named and not named.startswith("/")
    return Path(os.path.normpath(program / named)) if plain else program / "data"


def in_folder(root: Path, *, portable: bool = False) -> Places:
    """Everything below one folder."""
    return _looked_at(Places(root, root / "settings", root / "logs", portable, writable=True))


def _looked_at(places: Places) -> Places:
    """The same places, with what is found out by making a file in them (permissions alone do not tell)."""
    folders = {places.data} if places.settings.is_relative_to(places.data) else {places.data, places.settings}
    found = [_refusal(folder) for folder in sorted(folders)]
    refused = any(each is not None and each not in _FULL for each in found)
    for folder in (*folders, places.logs):
        _close_to_others(folder)
    return replace(places, writable=not refused, full=any(each in _FULL for each in found))


def _refusal(folder: Path) -> int | None:
    """Why no file can be made in a folder, as the system numbers it; None: one can. Nothing is left behind."""
    probe = folder / f".probe-{os.getpid()}-{os.urandom(4).hex()}"
    try:
        make_own_folder(folder)
        probe.write_bytes(b"orrery")
    except OSError as error:
        return error.errno or errno.EIO
    finally:
        with contextlib.suppress(OSError):
            probe.unlink(missing_ok=True)
    return None


def make_own_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for this user alone."""
    if folder.is_dir():
        return
    if not folder.parent.exists():
        make_own_folder(folder.parent)
    folder.mkdir(mode=OWN_FOLDER, exist_ok=True)


def _close_to_others(folder: Path) -> None:
    """A folder that an older version made for everybody's eyes is closed to others."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):  # somebody else's, or a file system without owners
        if folder.stat().st_mode & 0o077:
            folder.chmod(OWN_FOLDER)


def _named(env: Mapping[str, str]) -> bool:
    """Whether somebody has said where everything is to be kept."""
    return bool(env.get(HOME_VARIABLE))


def _has_mark(folder: Path) -> bool:
    try:
        return (folder / PORTABLE_MARK).is_file()
    except OSError:
        return False
