"""The program's version: in the menu, in reports, by `orrery --version`. The package takes it from here."""

from __future__ import annotations

from pathlib import Path

VERSION = "1.0.0"
COMMIT = "commit.txt"  # written beside this file when a bundle is made


def commit(beside: Path = Path(__file__).parent) -> str:
    """The commit that this copy was made from, short; empty where nobody knows."""
    noted = beside / COMMIT
    if noted.is_file():
        return noted.read_text(encoding="ascii").strip()
    git = beside.parent / ".git"
    if git.is_file():  # a further work tree names its folder there
        git = Path(git.read_text(encoding="utf-8").removeprefix("gitdir:").strip())
    head = git / "HEAD"
    if not head.is_file():
        return ""
    said = head.read_text(encoding="utf-8").strip()
    name = said.removeprefix("ref: ")
    shared = git / "commondir"
    common = git / shared.read_text(encoding="utf-8").strip() if shared.is_file() else git
    return (said if name == said else _named(common, name))[:10]


def _named(git: Path, name: str) -> str:
    """What a branch points at: a file of its own, or a line among the packed ones."""
    loose, packed = git / name, git / "packed-refs"
    if loose.is_file():
        return loose.read_text(encoding="utf-8").strip()
    lines = packed.read_text(encoding="utf-8").splitlines() if packed.is_file() else []
    return next((line.split()[0] for line in lines if line.endswith(f" {name}")), "")


def full_version() -> str:
    """1.0.0 (commit 0123456789, Linux x86_64)"""
    import platform

    made_from = commit()
    known = [f"commit {made_from}"] if made_from else []
    return f"{VERSION} ({', '.join([*known, f'{platform.system()} {platform.machine()}'])})"
