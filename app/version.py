"""The program's version: from the installed package, or from the stamp a bundle carries."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("orrery")
except PackageNotFoundError:
    VERSION = "0.1.0"
