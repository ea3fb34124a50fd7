"""Reads every file of a folder as a save and as a journal, and tells what each cost. Run as a program."""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path

from saves.document import load_document, read_head
from saves.errors import BadSave
from saves.journal import journal_head, recover
from saves.settings_file import SettingsFile

HEADS = ("long_meta", "most_objects", "brackets", "journal_lines", "journal_long", "journal_line", "journal_deep")


def peak_megabytes() -> int:
    """The most memory this process has had; the system's usage counters would include its parent's."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main() -> None:
    told = {}
    for path in sorted(Path(sys.argv[1]).iterdir()):
        # A list looks only at beginnings; where that is not enough it does the same as a full read.
        heads = (read_head, journal_head) if path.name in HEADS else ()
        for look in (load_document, recover, *heads):
            began = time.process_time()
            try:
                look(path)
                reason = "accepted"
            except BadSave as bad:
                reason = bad.reason_id
            told[f"{path.name} {look.__name__}"] = [reason, time.process_time() - began]
        began = time.process_time()
        settings = SettingsFile(path)
        settings.read()
        told[f"{path.name} settings"] = ["read", time.process_time() - began]
    print(json.dumps({"told": told, "peak": peak_megabytes()}))


if __name__ == "__main__":
    main()
