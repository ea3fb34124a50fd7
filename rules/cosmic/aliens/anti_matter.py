"""Anti-Matter (CE-A2) and its flare (CE-F2), which cancels flares."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.windows import negate_item

from ..pieces import Ability, About
from ..state import Cosmos
from ..verbs import deed


@deed("cancel_flare")
def cancel_flare(g: Cosmos, f: Frame, *, sides: tuple[str, ...]) -> None:
    """CE-5.30: it has no effect and returns to its player's hand."""
    negate_item(g, f.about["item"])


@cancel_flare.needs
def _that_side(g: Cosmos, ability: Ability, about: About) -> bool:
    return about["source"][2] in ability.use.do.args["sides"]
