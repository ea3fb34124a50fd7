"""Settings of the whole suite: random examples are the same in every run unless asked otherwise."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

# `HYPOTHESIS_PROFILE=explore` looks for new counter-examples; a red run must mean a change, not luck.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Where no compiled modules are kept, every program that a test starts would compile itself: they share them here.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    COMPILED = TemporaryDirectory(prefix="orrery-compiled-", ignore_cleanup_errors=True)
    os.environ["PYTHONPYCACHEPREFIX"] = COMPILED.name


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Every process of `-n` reads all the tests; to write their assertions anew would be two thirds of that work.

    A failure shows the variables instead; the test alone, without `-n`, also shows what was compared.
    """
    os.environ["PYTEST_ADDOPTS"] = f"{os.environ.get('PYTEST_ADDOPTS', '')} --assert=plain --showlocals"


class OnlyExamples:
    """Most modules have no example in a docstring: to look for one in every function takes longer than to read them."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        collected = yield
        if collected and ">>>" not in file_path.read_text(encoding="utf-8"):
            return [one for one in collected if type(one).__name__ != "DoctestModule"]
        return collected


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(OnlyExamples())  # unlike a hook of this file it is asked about `rules`, too
    # In order of their number of tests, the files with few long ones (a real window) would come last: one core would
    # wait for the other. As they are read, the short examples of `rules` come last.
    config.option.loadscopereorder = False
