"""Energy Cloak (CE-T5): the defense does not see whom it could call for help."""

from __future__ import annotations

from typing import Any

from rules.core.hooks import Source

from ..state import Cosmos, Seat, encounter
from ..verbs import change


@change("defense_invites_nobody")
def defense_invites_nobody(g: Cosmos, source: Source, value: list[Seat], about: Any) -> list[Seat]:
    """CE-E48: it only forbids invitations."""
    return [] if about["by"] == encounter(g).defense else value
