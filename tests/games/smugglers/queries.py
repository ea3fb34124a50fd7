"""How the table asks the rules (see `tests/app/test_queries.py`)."""

from rules.smugglers.state import facts
from tests.support.glimpse import Samples, once

SAMPLES: Samples = {facts: once}
