"""What Windows shows about the program: name and version in the properties of orrery.exe, and its manifest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

NAME, FILE = "Orrery", "orrery.exe"
ABOUT = "Orrery"  # also the name beside its volume
NEUTRAL, UNICODE = 0, 1200


def numbers(version: str) -> tuple[int, int, int, int]:
    """Windows wants four; what a version does not say is 0."""
    found = [int(part) for part in version.split(".") if part.isdigit()][:4]
    one, two, three, four = [*found, 0, 0, 0, 0][:4]
    return one, two, three, four


def version_resource(version: str) -> Any:
    """For PyInstaller's EXE; only a Windows Python can make it."""
    from PyInstaller.utils.win32.versioninfo import (  # type: ignore[import-not-found]
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    said = {
        "FileDescription": ABOUT,  # the name in the task manager and under "Open with"
        "ProductName": NAME,
        "FileVersion": version,
        "ProductVersion": version,
        "OriginalFilename": FILE,
        "InternalName": NAME,
    }
    table = StringTable(f"{NEUTRAL:04x}{UNICODE:04x}", [StringStruct(key, value) for key, value in said.items()])
    return VSVersionInfo(
        FixedFileInfo(filevers=numbers(version), prodvers=numbers(version)),
        [StringFileInfo([table]), VarFileInfo([VarStruct("Translation", [NEUTRAL, UNICODE])])],
    )


def manifest(folder: Path) -> str:
    """Sharp on every monitor, by its own scale; long names of folders are no fault."""
    return (folder / "orrery.manifest").read_text(encoding="utf-8")
