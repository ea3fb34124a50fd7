"""What the recipe decides by name: which collected files are needed. Windows writes paths with the other separator."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

LANGUAGES = {"root", "en", "en_001", "en_GB", "en_US", "hu", "hu_HU"}
HYPHENS = ("hyph_en", "hyph_hu")
NEVER = ("pygame/docs/", "pygame/examples/", "pygame/tests/", "pytz/zoneinfo/", "setuptools/")

DATA = {".toml", ".ftl", ".svg", ".json"}

Entry = tuple[str, str, str]  # where it goes, where it comes from, what it is


def plain(path: str) -> PurePosixPath:
    return PurePosixPath(path.replace("\\", "/"))


def is_own_data(path: str) -> bool:
    """Texts, card sets, scenarios, pictures; of the documents only the rulebooks that the program shows."""
    name = plain(path)
    return name.suffix in DATA or (name.suffix == ".md" and name.parent.name == "rulebook")


def is_needed(path: str) -> bool:
    """Dates, numbers and hyphens of two languages, not of eight hundred; no examples, no time zones."""
    name = plain(path)
    if "locale-data" in name.parts and name.name.split(".")[0] not in LANGUAGES:
        return False
    if name.suffix == ".dic" and not name.name.startswith(HYPHENS):
        return False
    return not f"{name}".startswith(NEVER)


def once(binaries: Iterable[Entry]) -> list[Entry]:
    """Without the second copy of a library, at the top, of one that lies beside the module that loads it."""
    found = list(binaries)
    beside = {source for target, source, _ in found if len(plain(target).parts) > 1}
    return [entry for entry in found if len(plain(entry[0]).parts) > 1 or entry[1] not in beside]
