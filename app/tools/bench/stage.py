"""One stage as a process. Python compiles what it is started with anew each time: so this is as short as BARE."""

import sys

from app.tools.bench.stages import STAGES

if __name__ == "__main__":
    STAGES[sys.argv[1]](*sys.argv[2:])
