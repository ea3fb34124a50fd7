"""Run the suite in a copy of the tree without a game: `python -m tests.without GAME [arguments of pytest]`."""

import sys

from tests.support.trees import ROOT, folders_of, suite_without

if __name__ == "__main__":
    if len(sys.argv) < 2 or not any((ROOT / folder).is_dir() for folder in folders_of(sys.argv[1])):
        sys.exit(__doc__)
    sys.exit(suite_without(sys.argv[1], sys.argv[2:]))
