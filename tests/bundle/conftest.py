"""The modules of packaging/ are found beside its scripts, not in an installed package."""

import sys
from pathlib import Path

PACKAGING = str(Path(__file__).parents[2] / "packaging")
if PACKAGING not in sys.path:
    sys.path.append(PACKAGING)
