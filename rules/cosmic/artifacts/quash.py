"""Quash (CE-R8): a deal that was agreed is void."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import course
from ..state import Cosmos
from ..verbs import deed
from ..words import NO_DEAL


@deed("quash")
def quash(g: Cosmos, f: Frame) -> None:
    course.decide(g, NO_DEAL, "quashed")
