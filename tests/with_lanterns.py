"""Run the suite in a copy of the tree with CONTRIBUTING's own game: `python -m tests.with_lanterns [...of pytest]`."""

import sys

from tests.support.trees import suite_with_lanterns

if __name__ == "__main__":
    sys.exit(suite_with_lanterns(sys.argv[1:]))
