"""Collect the licence of everything that is bundled, from the packages installed in this environment."""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path

NOT_BUNDLED = {"pip", "setuptools", "pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging", "wheel"}
WORDS = ("licen", "copying", "notice", "ofl", "authors")


def main() -> int:
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    bare = []
    for found in sorted(metadata.distributions(), key=lambda d: d.metadata["Name"].lower()):
        name = found.metadata["Name"]
        if name.lower() in NOT_BUNDLED or name.lower() == "orrery":
            continue
        texts = [
            path.read_text(encoding="utf-8", errors="replace")
            for file in found.files or ()
            if any(word in file.name.lower() for word in WORDS)
            and (path := Path(str(file.locate()))).is_file()
            and path.suffix.lower() not in {".py", ".pyc"}
        ]
        said = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
        classifiers = [c.split("::")[-1].strip() for c in found.metadata.get_all("Classifier") or () if "License" in c]
        home = found.metadata.get("Home-page") or ""
        head = f"{name} {found.version}\n{home}\nLicence: {said or ', '.join(classifiers)}\n"
        if not texts and not said and not classifiers:
            bare.append(name)
        clean = re.sub(r"[^A-Za-z0-9._-]", "_", name)
        (target / f"{clean}.txt").write_text(head + "\n" + "\n\n".join(texts), encoding="utf-8")
    python = Path(sys.base_prefix) / "LICENSE.txt"
    text = python.read_text(encoding="utf-8") if python.exists() else "Python Software Foundation License Version 2\n"
    (target / "Python.txt").write_text(f"Python {sys.version.split()[0]}\n\n{text}", encoding="utf-8")
    if bare:
        print(f"no licence found for: {', '.join(bare)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
