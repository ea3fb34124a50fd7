"""`orrery shot aliens`: the aliens to look through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.scenes.catalogue import open_catalogue
from app.tools.shot import shot_of

if TYPE_CHECKING:
    from app.ui.program import Program


@shot_of("aliens")
def _aliens(app: Program, **_more: Any) -> None:
    open_catalogue(app, "cosmic")
