"""Settings of the whole suite: random examples are the same in every run unless asked otherwise."""

from __future__ import annotations

import os

from hypothesis import settings

# `HYPOTHESIS_PROFILE=explore` looks for new counter-examples; a red run must mean a change, not luck.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
