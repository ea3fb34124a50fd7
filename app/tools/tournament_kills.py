"""A tournament whose writing process is ended again and again at random moments; nothing that was confirmed may go."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from rules.tournament import Opened, Tournament
from rules.tournament.simulation import next_entry, report, simulated
from saves.tournaments import TournamentFile, copy_of

# The child says the number of entries on the disk after each one.
CHILD = """
import sys
from pathlib import Path
from app.tools.tournament_kills import write_on
write_on(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "1")
"""
# A line that was being written when the writer ended lies in none of the copies, or in one of them.
UNCONFIRMED = ("tournament-torn", "tournament-restored")
MOST_ENTRIES, LONGEST = 6, 0.01  # a writer lives for so many entries, and so many seconds more


def write_on(path: Path, players: int, drop_outs: bool) -> None:
    """Take a tournament up where its file ends and write it to its end, telling of each entry when it is safe."""
    file = TournamentFile(path)
    print(file.entries, flush=True)
    while (entry := next_entry(file.tournament, players, drop_outs)) is not None:
        file.enter(entry, 0)
        print(file.entries, flush=True)


def killed_simulation(opened: Opened, players: int, drop_outs: bool, kills: int, seed: int = 1) -> dict[str, Any]:
    """Write a tournament, ending the writer so many times; `lost` lists every confirmed entry that was gone afterwards.

    A tournament that comes to its end before the last kill is begun again.
    """
    expected = Tournament(opened)
    for _ in simulated(expected, players, drop_outs):
        pass
    luck = Random(seed)
    lost: list[str] = []
    done = entries = 0
    with tempfile.TemporaryDirectory() as home:
        file = TournamentFile.create(Path(home), opened, 0)
        while done < kills:
            confirmed, ended = _kill_once(file.path, players, drop_outs, luck)
            found = TournamentFile(file.path)
            entries = max(entries, found.entries)
            bad = [remark for remark in found.remarks if remark.id not in UNCONFIRMED]
            if found.entries < confirmed or bad:
                lost.append(f"kill {done + 1}: {confirmed} confirmed, {found.entries} found, {bad}")
            if ended:
                if report(found.tournament) != report(expected):
                    lost.append(f"kill {done + 1}: the tournament ended differently")
                file.path.unlink()
                copy_of(file.path).unlink()
                file = TournamentFile.create(Path(home), opened, 0)
            else:
                done += 1
        write_on_quietly(file.path, players, drop_outs)
        if report(TournamentFile(file.path).tournament) != report(expected):
            lost.append("the tournament ended differently")
    return {
        "kills": kills,
        "entries": entries,
        "lost": lost,
        "champion": report(expected)["champion"],
        "standings": report(expected)["standings"],
    }


def write_on_quietly(path: Path, players: int, drop_outs: bool) -> None:
    file = TournamentFile(path)
    while (entry := next_entry(file.tournament, players, drop_outs)) is not None:
        file.enter(entry, 0)


def _kill_once(path: Path, players: int, drop_outs: bool, luck: Random) -> tuple[int, bool]:
    """Start a writer and end it at a random moment; how much it has confirmed, and whether it was done."""
    words = [sys.executable, "-c", CHILD, str(path), str(players), str(int(drop_outs))]
    home = Path(__file__).parents[2]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=home) as child:
        assert child.stdout is not None
        told = "".join(child.stdout.readline() for _ in range(luck.randint(1, 1 + MOST_ENTRIES)))
        time.sleep(luck.uniform(0, LONGEST))
        ended = child.poll() is not None
        child.kill()
        told += child.stdout.read()
    whole = [line for line in told.splitlines(keepends=True) if line.endswith("\n")]
    return int(whole[-1]) if whole else 0, ended
