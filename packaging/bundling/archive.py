"""The last step of every build: what a person looks for beside the program, and one file to hand on."""

from __future__ import annotations

import hashlib
import os
import shutil
import tarfile
import zipfile
from pathlib import Path

from licences import SHORTEST

from bundling import libraries
from bundling.ground import BUILD, DIST, PACKAGING, ROOT, Stop, run, this_system

COMMIT = "commit.txt"  # where app/version.py looks for it


def dress(folder: Path, parts: Path, system: str) -> None:
    """Licences, read-me, and on Linux the icon, a desktop entry and a start script."""
    if this_system() == "linux":  # the texts come from Debian's packages
        libraries.collect(folder, parts / "licences", BUILD / "debian")
    check_licences(parts / "licences")
    shutil.copytree(parts / "licences", folder / "licences", dirs_exist_ok=True)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(ROOT / "CHANGES.md", folder / "CHANGES.txt")
    (folder / "_internal" / "app" / COMMIT).write_text(commit(), encoding="ascii")
    shutil.copy(PACKAGING / "READ ME.txt", folder / "READ ME.txt")
    if system == "linux":
        shutil.copy(parts / "orrery.png", folder / "orrery.png")
        for name in ("start-orrery", "orrery.desktop"):
            shutil.copy(PACKAGING / "linux" / name, folder / name)
            (folder / name).chmod(0o755)


def commit() -> str:
    """What this is built from, for `orrery --version`; nothing where this is no checkout."""
    try:
        return run("git", "rev-parse", "--short=10", "HEAD")
    except (Stop, OSError):
        return ""


def check_licences(folder: Path) -> None:
    """A stop if one of them is only the name of a licence."""
    short = [path.stem for path in sorted(folder.iterdir()) if path.stat().st_size < SHORTEST]
    if short:
        raise Stop(f"no whole licence text: {', '.join(short)}")


def pack(folder: Path, system: str, machine: str) -> Path:
    """dist/orrery-<system>-<machine>, as a zip file for Windows: whole, or not there at all."""
    kind = "zip" if system == "windows" else "tar.gz"
    archive = DIST / f"orrery-{system}-{machine}.{kind}"
    part = archive.with_name(archive.name + ".part")
    DIST.mkdir(parents=True, exist_ok=True)
    try:
        (_zip if kind == "zip" else _tar)(folder, part)
        os.replace(part, archive)
    finally:
        part.unlink(missing_ok=True)
    note_sum(archive)
    return archive


def note_sum(archive: Path) -> None:
    """The checksum beside it, as `sha256sum --check` reads it."""
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{found}  {archive.name}\n", encoding="ascii")


def _tar(folder: Path, target: Path) -> None:
    with tarfile.open(target, "w:gz", compresslevel=6) as tar:
        tar.add(folder, arcname="orrery")


def _zip(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            packed.write(path, Path("orrery") / path.relative_to(folder))
