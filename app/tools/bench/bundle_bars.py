"""P16 and P17: the packaged program beside the plain one, where packaging/build has made a bundle."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from .measure import Bar, interleaved

ROOT = Path(__file__).parents[3]
DIST = ROOT / "dist"
# From nothing to the drawn menu, the same work for both; without a display, so that no window system is measured.
MENU = ("shot", "menu", "--size", "1280x720")


def built() -> Path | None:
    """The packaged program of the last build, if there is one."""
    program = DIST / "orrery" / ("orrery.exe" if sys.platform == "win32" else "orrery")
    return program if program.exists() else None


def bundle_bars(wanted: frozenset[str]) -> Iterator[Bar]:
    program = built()
    if program is None:
        return
    if "P16" in wanted:
        with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
            out = str(Path(folder) / "menu.png")
            packed, plain = interleaved(
                [
                    lambda: _seconds(str(program), *MENU, "--out", out),
                    lambda: _seconds(sys.executable, "-m", "app", *MENU, "--out", out),
                ],
                5,
            )
        told = f"packaged {packed * 1e3:.0f} ms, plain {plain * 1e3:.0f} ms to the drawn menu"
        yield Bar("P16", "packaged start against python -m app", packed / plain, 1.4, 1.15, False, "", told)
    archives = sorted(DIST.glob("orrery-*.tar.gz"))
    if "P17" in wanted and archives:
        size = max(archive.stat().st_size for archive in archives) / 1e6
        yield Bar("P17", "bundle, packed, in MB", size, 60, 45, False, "", archives[-1].name)


def _seconds(*words: str) -> float:
    begin = perf_counter()
    subprocess.run(words, check=True, cwd=ROOT, capture_output=True)
    return perf_counter() - begin
